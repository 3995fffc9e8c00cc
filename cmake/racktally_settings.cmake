# Language, warnings, sanitizers and output folders, the same for every target.
set(CMAKE_CXX_STANDARD 20)
set(CMAKE_CXX_STANDARD_REQUIRED ON)
set(CMAKE_CXX_EXTENSIONS OFF)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)
set(CMAKE_RUNTIME_OUTPUT_DIRECTORY ${CMAKE_BINARY_DIR}/bin)
if(NOT CMAKE_BUILD_TYPE)
    set(CMAKE_BUILD_TYPE Release)
endif()

find_program(CCACHE ccache)
if(CCACHE)
    set(CMAKE_C_COMPILER_LAUNCHER ${CCACHE})
    set(CMAKE_CXX_COMPILER_LAUNCHER ${CCACHE})
endif()

add_library(racktally_options INTERFACE)
target_include_directories(racktally_options INTERFACE ${CMAKE_SOURCE_DIR})
target_compile_options(racktally_options INTERFACE
    -Wall -Wextra -Wpedantic -Wshadow -Wconversion -Werror
    # Rows of tables and values name the members they set; the others keep their initialisers.
    -Wno-missing-field-initializers
    # gcc 12 reports std::string's own operator+ (its bug 105651).
    $<$<CXX_COMPILER_ID:GNU>:-Wno-restrict>)
target_compile_definitions(racktally_options INTERFACE
    QT_NO_CAST_FROM_ASCII QT_NO_FOREACH QT_NO_NARROWING_CONVERSIONS_IN_CONNECT)
if(RACKTALLY_SANITIZE)
    target_compile_options(racktally_options INTERFACE -fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer
        $<$<CXX_COMPILER_ID:GNU>:-Wno-maybe-uninitialized>) # instrumented code makes gcc 12 see reads that are none
    target_link_options(racktally_options INTERFACE -fsanitize=address,undefined)
endif()
if(RACKTALLY_FUZZ)
    target_compile_options(racktally_options INTERFACE -fsanitize=fuzzer-no-link)
    target_link_options(racktally_options INTERFACE -fsanitize=fuzzer-no-link)
endif()
if(RACKTALLY_COVERAGE)
    target_compile_options(racktally_options INTERFACE --coverage)
    target_link_options(racktally_options INTERFACE --coverage)
endif()
