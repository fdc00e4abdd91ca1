"""Formulas in MathML: letters, names of functions, spaces, brackets, accents."""

import xml.etree.ElementTree as tree
from base64 import b64decode

import pytest

from symgen.report.mathml import mathml
from symgen.report.style import FONT, style_sheet

THIN = "0.167em"
"""TeX's thin space (Knuth 1984, chapter 18)."""


def parts(latex):
    """Tags and texts of a formula's row, spaces as a comma."""
    row = tree.fromstring(mathml(latex))[0]
    return ["," if part.get("width") == THIN else "".join(part.itertext()) for part in row]


@pytest.mark.parametrize(
    ("latex", "wanted"),
    [
        (r"\mathbf{M}_{12}", "\N{MATHEMATICAL BOLD CAPITAL M}12"),
        (r"\mathbf{DV}", "\N{MATHEMATICAL BOLD CAPITAL D}\N{MATHEMATICAL BOLD CAPITAL V}"),
        (r"\boldsymbol{\tau}", "\N{MATHEMATICAL BOLD ITALIC SMALL TAU}"),
        (r"\tau", "\N{GREEK SMALL LETTER TAU}"),
    ],
)
def test_letters_of_matrices_are_bold_characters(latex, wanted):
    """MathML Core, 2.2.1 mathvariant: `normal` is the one value that browsers need to know."""
    assert "".join(tree.fromstring(mathml(latex)).itertext()) == wanted


def test_a_unit_of_one_letter_is_upright():
    """MathML Core, 2.2.1: a single letter is in italics unless its mathvariant is normal."""
    assert '<mi mathvariant="normal">m</mi>' in mathml(r"\mathrm{m}")
    assert "<mi>m</mi>" in mathml("m")
    assert "<mi>kg</mi>" in mathml(r"\mathrm{kg}")


@pytest.mark.parametrize(
    ("latex", "wanted"),
    [
        (r"L \sin q \cos p", ["L", ",", "sin", ",", "q", ",", "cos", ",", "p"]),
        (r"- \sin{\left(q \right)}", ["\N{MINUS SIGN}", "sin", "(q)"]),
        (r"\left(a\right) \sin^{2} q", ["(a)", ",", "sin2", ",", "q"]),
        (r"\operatorname{atan2}{\left(y,x\right)} b", ["atan2", "(y,x)", "b"]),
        (r"a \operatorname{sgn} v", ["a", ",", "sgn", ",", "v"]),
        (r"a b", ["a", "b"]),
    ],
)
def test_functions_stand_off_the_letters_beside_them(latex, wanted):
    """Knuth (1984, chapter 18): a thin space between an operator and an ordinary atom, none before a bracket."""
    assert parts(latex) == wanted


@pytest.mark.parametrize(
    ("latex", "grows"),
    [
        (r"\left(q_{1} \right)", "false"),
        (r"\left(\dot{q}_{1}^{2} + \sin{\left(q_{2} \right)}\right)", "false"),
        (r"\left(\frac{a}{b} + c\right)", "true"),
        (r"\left[\begin{matrix}a\\b\end{matrix}\right]", "true"),
    ],
)
def test_brackets_grow_around_what_is_higher_than_a_line(latex, grows):
    fences = [part for part in tree.fromstring(mathml(latex)).iter() if part.get("fence")]
    assert fences[0].get("stretchy") == fences[-1].get("stretchy") == grows


def test_dots_are_accents():
    (over,) = tree.fromstring(mathml(r"\dot{q}")).iter("mover")
    assert over.get("accent") == "true"


def test_a_page_with_formulas_brings_its_font_and_another_one_does_not():
    sheet = style_sheet("<math></math>")
    _, _, data = sheet.partition("base64,")
    assert b64decode(data.partition('"')[0]) == FONT.read_bytes()
    assert "font-face" not in style_sheet("<p>words</p>")
