// Who sits before the computer.
#pragma once

#include <QString>

namespace racktally::ui {

/// The name by which the system knows its user.
QString systemUserName();

} // namespace racktally::ui
