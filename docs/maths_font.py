"""Makes the maths font of HTML pages, `symgen/report/fonts/maths.woff2`, from STIX Two Math.

`python docs/maths_font.py STIXTwoMath-Regular.ttf` (https://github.com/stipub/stixfonts, SIL Open Font License 1.1);
needs fonttools and brotli. It keeps the letters and signs that pages print, and the pieces of growing brackets.
"""

from __future__ import annotations

import sys
from pathlib import Path

from fontTools import subset
from fontTools.ttLib import TTFont

TARGET = Path(__file__).parents[1] / "symgen" / "report" / "fonts" / "maths.woff2"

RANGES = (
    (0x20, 0x7E),  # Latin letters, digits, brackets
    (0x391, 0x3C9),  # Greek
    (0x1D400, 0x1D467),  # bold and italic Latin
    (0x1D49C, 0x1D4B5),  # script capitals
    (0x1D5A0, 0x1D5B9),  # sans-serif capitals
    (0x1D6E2, 0x1D755),  # italic and bold italic Greek
)

OTHERS = (
    "\u03d1\u03d5\u03f1\u03f5"  # variants of theta, phi, rho, epsilon
    "\u210b\u210e\u2110\u2112\u211b\u212c\u2130\u2131\u2133"  # letters that script and italic alphabets leave out
    "\u00a0\u00a8\u00af\u00b0\u00b1\u00b5\u00b7\u00d7\u00f7\u02c6\u02d9\u02dc\u0302\u0303\u0304\u0307\u0308\u20d7"
    "\u2013\u2016\u2026\u2032\u2033\u2061\u2062\u2063\u22ee\u22ef\u22f1\u2192\u2194\u21d2\u2202\u2207\u2208\u220f"
    "\u2211\u2212\u2213\u2215\u2217\u2218\u221a\u221d\u221e\u2220\u2225\u2227\u2228\u222b\u223c\u2248\u2260\u2261"
    "\u2264\u2265\u226a\u226b\u22a4\u22a5\u22c5\u2308\u2309\u230a\u230b\u23de\u23df\u27e8\u27e9"
)


def main(source: str) -> None:
    """Writes the subset."""
    font = TTFont(source, recalcTimestamp=False)
    options = subset.Options()
    options.layout_features = ["dtls"]
    options.hinting = False
    options.notdef_outline = True
    options.name_IDs = [0, 1, 2, 5, 13, 14]
    subsetter = subset.Subsetter(options)
    letters = {code for first, last in RANGES for code in range(first, last + 1)}
    subsetter.populate(unicodes=letters | set(map(ord, OTHERS)))
    subsetter.subset(font)
    font.flavor = "woff2"
    font.save(TARGET)
    print(f"{TARGET.name}: {TARGET.stat().st_size} bytes, {len(font.getGlyphOrder())} glyphs")


if __name__ == "__main__":
    main(sys.argv[1])
