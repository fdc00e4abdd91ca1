"""Forms of expressions on pages: squares that stay, decimals of the chain file, fractions in tables, leading words."""

import pytest
from sympy import Rational, Symbol, cos, symbols

from symgen.derive.equations import derive_equations
from symgen.derive.lagrange.fourier import collected, series
from symgen.describe.assemble import assemble
from symgen.describe.load import loads_chain
from symgen.report.equations import format_equations

a, b, length, m, n, u = symbols("a b l m n u")
q = Symbol("q")

SLIDER = """
symgen: 1
name: slider
gravity: [0, -9.81, 0]
parameters: {m: 2.0, r: 0.7, trolley_mass: 3.0}
joints:
  - {name: q1, type: revolute, place: {xyz: [0, 0, 0]}, mass: trolley_mass, com: [r/2, 0, 0], inertia: {zz: 0.75}}
  - {name: q2, type: prismatic, place: {xyz: [r, 0, 0], axis: [1, 0, 0]}, mass: m}
"""


@pytest.mark.parametrize(
    "wanted",
    [
        m * (length + u) ** 2,
        m * length**2 + n * (length + u) ** 2,
        m * (a + b) * (length + u),
        m * (length + u - Rational(1, 10)) ** 2,
        m * (length + u) ** 2 * cos(q) + n * length,
        a * length + b * length + m * u,
    ],
)
def test_factors_are_found_again(wanted):
    found = collected(series(wanted.expand()))
    assert (found - wanted).expand() == 0
    assert found.count_ops() <= wanted.count_ops()


def test_decimals_of_the_chain_stay_decimals_and_a_half_a_half():
    equations = derive_equations(assemble(loads_chain(SLIDER)))
    text, latex = (format_equations(equations, form) for form in ("text", "latex"))
    assert "0.75" in text
    assert "3/4" not in text
    assert r"\frac{3}{4}" not in latex
    assert "m (r + q2)^2" in text
    assert "m d(q2)^2/2" in text


def test_tables_have_fractions_in_one_line_and_leads_are_flush_left():
    latex = format_equations(derive_equations(assemble(loads_chain(SLIDER))), "latex")
    table = latex.split("behind joint")[1].split("Mass centres")[0]
    assert "$r / 2$" in table
    assert "frac" not in table
    assert latex.count(r"\begin{flalign*}") == 2  # a block for each joint
    assert latex.count("& \\text{Joint q1:}") == 1
    assert "with the default values" not in latex
    minus = format_equations(derive_equations(assemble(loads_chain(SLIDER.replace("-9.81", "-r")))), "latex")
    assert "with the default values ($0$, $-0.7$, $0$)" in minus
