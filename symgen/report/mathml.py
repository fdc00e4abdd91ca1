"""Formulas as MathML Core, from LaTeX, spaced as TeX spaces them.

latex2mathml converts; where browsers would show something else than TeX its tree is corrected:

- single upright and bold letters, for which MathML Core has no `mathvariant` but `normal`,
- names of functions, which are identifiers with a thin space to the letters beside them and none to a bracket,
- brackets around what is one line high, which do not grow,
- dots and bars over letters, which are accents and stand close,
- groups of one element, which stand for themselves.
"""

from __future__ import annotations

import re
import unicodedata
import xml.etree.ElementTree as tree
from html import unescape

from latex2mathml.converter import convert

__all__ = ["mathml"]

UPRIGHT = re.compile("<mi>(&#x000[4-7][0-9A-F];)</mi>")
"""An upright letter as latex2mathml writes it, which browsers show in italics."""

BOLD = re.compile('<mi mathvariant="(?:bold|bold-italic)">(&#x[0-9A-F]+;|.)</mi>')
"""A bold letter as latex2mathml writes it, which browsers show without weight."""

OPERATOR = re.compile(r"\\operatorname\{(\w+)\}")
"""The name of a function, of which latex2mathml knows some only."""

FUNCTIONS = frozenset(
    (
        "sin", "cos", "tan", "cot", "sec", "csc", "arcsin", "arccos", "arctan", "asin", "acos", "atan", "atan2", "sinh",
        "cosh", "tanh", "asinh", "acosh", "atanh", "exp", "log", "ln", "sgn", "sign", "min", "max", "det", "rank",
    )
)  # fmt: skip
"""Names of functions, upright, with a thin space to what they stand beside."""

SCRIPTS = frozenset(("msub", "msup", "msubsup"))

TALL = frozenset(("mfrac", "mtable", "msqrt", "munder", "munderover"))
"""Elements that are higher than a line."""

THIN = "0.167em"
"""TeX's thin space (D. E. Knuth, The TeXbook, 1984, chapter 18)."""


def mathml(latex: str, block: bool = False) -> str:
    """A formula as MathML Core; in the size of a displayed one when asked for."""
    found = convert(OPERATOR.sub(r"\\mathrm{\1}", latex)).replace(' xmlns="http://www.w3.org/1998/Math/MathML"', "")
    found = UPRIGHT.sub(r'<mi mathvariant="normal">\1</mi>', found)
    found = BOLD.sub(lambda letter: f"<mi>{bold(unescape(letter[1]))}</mi>", found)
    root = tree.fromstring(found)
    del root.attrib["display"]
    if block:
        root.set("displaystyle", "true")
    tidy(root)
    return tree.tostring(root, encoding="unicode", short_empty_elements=False)


def bold(letter: str) -> str:
    """The bold form of a Latin letter, the bold italic form of a Greek one; others stay."""
    name = unicodedata.name(letter, "")
    for face, script in (("BOLD", "LATIN"), ("BOLD ITALIC", "GREEK")):
        if name.startswith(script):
            words = name.replace(f"{script} ", "").replace("LETTER ", "")
            try:
                return unicodedata.lookup(f"MATHEMATICAL {face} {words}")
            except KeyError:
                return letter
    return letter


def tidy(element: tree.Element) -> None:
    """Corrects the children of an element, the innermost first."""
    for k, child in enumerate(element):
        tidy(child)
        if child.tag == "mrow" and len(child) == 1:
            element[k] = child[0]
        elif child.tag == "mrow" and is_word(child):
            element[k] = identifier("".join(part.text or "" for part in child))
        elif child.tag == "mo" and child.text in FUNCTIONS:
            element[k] = identifier(child.text)
        elif child.tag == "mover" and child[1].tag == "mo":
            child.set("accent", "true")
    if element.tag in ("math", "mrow", "mtd", "mstyle"):
        space(element)
    if not any(part.tag in TALL for part in element.iter()):
        for part in element:
            if part.get("stretchy") == "true" and part.get("fence") and not part.get("minsize"):
                part.set("stretchy", "false")


def is_word(row: tree.Element) -> bool:
    """True if a row is the upright letters and digits of one name."""
    return len(row) > 1 and all(
        (part.tag == "mi" and part.get("mathvariant") == "normal") or (k and part.tag == "mn")
        for k, part in enumerate(row)
    )


def identifier(name: str) -> tree.Element:
    """A name of several letters, which is upright by itself."""
    made = tree.Element("mi")
    made.text = name
    return made


def space(row: tree.Element) -> None:
    """Puts a thin space between names of functions and what stands beside them."""
    for k in range(len(row) - 1, 0, -1):
        before, after = row[k - 1], row[k]
        if (is_function(after) and closes(before)) or (is_function(before) and begins(after)):
            row.insert(k, tree.Element("mspace", {"width": THIN}))


def is_function(element: tree.Element) -> bool:
    """True if an element is the name of a function, with or without an exponent."""
    base = element[0] if element.tag in SCRIPTS else element
    return base.tag == "mi" and base.text in FUNCTIONS


def closes(element: tree.Element) -> bool:
    """True if an element ends a factor: no operator, no space, no opening bracket."""
    if element.tag == "mo":
        return element.get("form") == "postfix" or element.text in (")", "]", "}")
    return element.tag not in ("mspace", "mtext")


def begins(element: tree.Element) -> bool:
    """True if an element is the argument of a function without brackets."""
    first = element[0] if element.tag == "mrow" and len(element) else element
    return first.tag not in ("mo", "mspace", "mtext")
