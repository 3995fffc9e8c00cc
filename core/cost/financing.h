// How the hardware is paid: at once, by a loan, or leased in place of bought.
#pragma once

#include "core/cost/option_model.h"

namespace racktally {

/// Adds the payments. Returns a factor that is 1 if the hardware is owned at the end and 0 if it goes back; nothing where
/// it is owned in any case.
std::optional<Expr> finance(OptionBuilder& builder, const OnPremises& own, Expr hardwareNet);

} // namespace racktally
