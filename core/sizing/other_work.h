// Rendering, virtual desktops, vision, simulation and power, as formulas. Source: sizing.md sections 11 and 12.
#pragma once

#include "core/sizing/model_formulas.h"

#include <optional>
#include <string_view>

namespace racktally {

/// Independent work scales with the cards: a rate of one × their number.
Expr rateOfCards(Expr perSecond, Expr cards);

/// Virtual desktops of one GPU: its memory holds so many frame buffers, at most 32. `memory` and `frameBuffer` in GB.
Expr desktopsPerGpu(Expr memory, Expr frameBuffer);

/// Dense FP64 that a solver reaches (HPL), of the peak with matrix units: 0.65, on AMD 0.36.
Expr denseFp64(Expr peak, bool isAmd);

/// Watts at the wall: GPUs × power limit × (load + what the platform adds, 30 % of the limit).
Expr wallPower(const FieldInputs<Gpu>& gpu, Expr gpus, Expr load);
/// The same as the quantity `power` of a form that works; nothing where the power limit is unknown.
std::optional<Expr> addPower(const SizingScope& scope, const FieldInputs<Gpu>& gpu, Expr gpus);

/// Speed of a card relative to another one, by a measured rate of the task where both have it, else by a figure of their data sheets.
struct RelativeSpeed {
    Expr factor;
    bool isMeasured = false;
};
std::optional<RelativeSpeed> relativeSpeed(const SizingScope& scope, const std::vector<WorkRate>& rates, std::string_view task, const Gpu& gpu, const Gpu& reference, std::optional<double> Gpu::* figure);

} // namespace racktally
