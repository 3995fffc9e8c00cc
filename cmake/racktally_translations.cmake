# Catalogues: the English text is the key, resources/translations holds the others. The target "update_translations"
# collects new texts; the build turns the catalogues into resources of the target.
set(RACKTALLY_LUPDATE_OPTIONS -locations none -no-obsolete -tr-function-alias QT_TRID_NOOP=RT_TEXT -tr-function-alias qtTrId=words)

function(racktally_add_translations target)
    set(catalogue ${CMAKE_SOURCE_DIR}/resources/translations/racktally_de.ts)
    set(compiled ${CMAKE_CURRENT_BINARY_DIR}/racktally_de.qm)
    add_custom_command(OUTPUT ${compiled} DEPENDS ${catalogue}
        COMMAND Qt6::lrelease -silent -idbased ${catalogue} -qm ${compiled} VERBATIM)
    set_source_files_properties(${compiled} PROPERTIES QT_RESOURCE_ALIAS racktally_de.qm)
    qt_add_resources(${target} translations PREFIX /translations BASE ${CMAKE_CURRENT_BINARY_DIR} FILES ${compiled})
    add_custom_target(update_translations
        COMMAND Qt6::lupdate ${RACKTALLY_LUPDATE_OPTIONS} core ui app db -ts ${catalogue}
        WORKING_DIRECTORY ${CMAKE_SOURCE_DIR} VERBATIM)
endfunction()
