// A project as a spreadsheet with live formulas (XLSX). Every input is a cell with a defined name, every quantity of the
// model a row; the cached values are the engine's, so that viewers show the right figures before they recalculate.
#pragma once

#include "core/analysis/evaluation.h"
#include "core/base/result.h"
#include "core/formula/spreadsheet.h"
#include "core/project/project.h"

#include <QString>
#include <functional>

namespace racktally::ui {

struct WorkbookOptions {
    QString date;                                         // shown in the document; empty: none, for reproducible files
    /// Tests of recalculation write other values than the engine's; the product never sets these.
    std::function<double(double)> cachedValue = {};
    std::function<double(const std::string& address, double)> inputValue = {};
};

std::optional<Error> writeWorkbook(const QString& path, const Project& project, const Evaluation& evaluation, const WorkbookOptions& options = {});

/// Which sheet and cell each quantity of the workbook has.
SheetLayout workbookLayout(const Project& project, const Evaluation& evaluation);

} // namespace racktally::ui
