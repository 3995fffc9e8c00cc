// The commands of racktally-cli. Results go to standard output, messages to standard error.
#pragma once

#include <QStringList>
#include <vector>

namespace racktally::cli {

inline constexpr int done = 0;
inline constexpr int doneWithErrors = 1;      // findings of severity error
inline constexpr int unusable = 2;            // the input or the call

struct Command {
    const char* name;
    const char* usage;
    const char* purpose;
    const char* example;
    int (*run)(const QStringList& arguments);
};

/// All commands, in the order in which the help names them.
const std::vector<Command>& commands();

/// Runs what the arguments ask for (without the program's name); returns the exit code.
int run(QStringList arguments);

} // namespace racktally::cli
