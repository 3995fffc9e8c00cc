#!/usr/bin/env python3
"""Makes the shipped fonts from Inter (SIL Open Font License), with figures of one width as the default.

Usage: build_fonts.py FOLDER-WITH-INTER-OTF. Needs fonttools. Run it only to move on to a newer Inter; the results are kept
in this folder, because Qt 6.4 cannot ask a font for its tabular figures.
"""
import pathlib
import sys

from fontTools import subset
from fontTools.ttLib import TTFont

FAMILY = "RackTally Sans"
RANGES = ["U+0020-017F", "U+0192", "U+02C6", "U+02DA", "U+02DC", "U+0394", "U+03A3", "U+03BC", "U+2000-200B", "U+2010-2027",
          "U+202F-203A", "U+2070-2094", "U+20AC", "U+20BF", "U+2113", "U+2122", "U+2126", "U+2150-215E", "U+2190-2199",
          "U+2202-222B", "U+2248-2265", "U+25A0-25D7", "U+2605", "U+2713", "U+2717"]


def use_tabular_figures(font):
    mapping = {}
    gsub = font["GSUB"].table
    for record in gsub.FeatureList.FeatureRecord:
        if record.FeatureTag != "tnum":
            continue
        for index in record.Feature.LookupListIndex:
            for table in gsub.LookupList.Lookup[index].SubTable:
                mapping.update(getattr(getattr(table, "ExtSubTable", table), "mapping", {}))
    wanted = {ord(digit): mapping[font.getBestCmap()[ord(digit)]] for digit in "0123456789"}
    for table in font["cmap"].tables:
        table.cmap = {code: wanted.get(code, glyph) for code, glyph in table.cmap.items()}


def rename(font, style):
    names = {1: FAMILY, 2: style, 3: f"{FAMILY} {style}", 4: f"{FAMILY} {style}", 6: f"RackTallySans-{style}", 16: None, 17: None, 21: None, 22: None, 25: None}
    table = font["name"]
    for number, text in names.items():
        table.removeNames(nameID=number)
        if text:
            table.setName(text, number, 3, 1, 0x409)
    bold = style == "Bold"
    font["OS/2"].usWeightClass = 700 if bold else 400
    font["OS/2"].fsSelection = (font["OS/2"].fsSelection & ~0x61) | (0x20 if bold else 0x40)
    font["head"].macStyle = 1 if bold else 0
    if "CFF " in font:
        cff = font["CFF "].cff
        cff.fontNames = [f"RackTallySans-{style}"]
        cff.topDictIndex[0].FamilyName = FAMILY
        cff.topDictIndex[0].FullName = f"{FAMILY} {style}"
        cff.topDictIndex[0].Weight = style


def main(folder):
    for source, style in (("Inter-Regular.otf", "Regular"), ("Inter-SemiBold.otf", "Bold")):
        font = TTFont(pathlib.Path(folder) / source, recalcTimestamp=False)
        use_tabular_figures(font)
        options = subset.Options(layout_features=["kern", "mark", "mkmk", "ccmp"], name_IDs=["*"], notdef_outline=True, hinting=True)
        chosen = subset.Subsetter(options)
        chosen.populate(unicodes=subset.parse_unicodes(",".join(RANGES)))
        chosen.subset(font)
        rename(font, style)
        font.save(pathlib.Path(__file__).parent / f"RackTallySans-{style}.otf")


main(sys.argv[1])
