"""The equations of motion as a person reads them."""

import math
import re
from functools import cache

import pytest
import zoo
from sympy import Abs, Max, Min, Rational, Symbol, pi, sqrt

from symgen.derive.lagrange.intermediates import latex_name
from symgen.describe.load import loads_chain
from symgen.errors import ArgumentError
from symgen.pipeline import derive_equations
from symgen.report.blocks import sentence
from symgen.report.equations import format_equations
from symgen.report.formulas import formula_latex, formula_text
from symgen.report.notation import notation
from symgen.report.signs import parameter_latex


@cache
def of_zoo(name):
    """The equations of a chain of the zoo, derived once for all tests."""
    return derive_equations(zoo.CHAINS[name]())


@cache
def of_text(text):
    """Those of a chain file."""
    return derive_equations(loads_chain(text))


SHELF = """
symgen: 1
name: shelf
description: "Stands `<still>`"
joints:
  - {name: up, type: prismatic, place: {xyz: [0, 0, 0], axis: [0, 0, 1]}, mass: 1, motion: 0.4*sin(3*t)}
  - {name: turn, type: revolute, place: {dh: {a: 0.1, alpha: pi/2}}, mass: 1, com: [0.1, 0, 0]}
  - {name: out, type: prismatic, place: {xyz: [0, 0, 0], axis: [1, 0, 0]}, mass: 1}
"""


def test_tables_come_in_the_order_of_their_first_joints():
    lines = format_equations(of_text(SHELF)).splitlines()
    rows = [line.split()[:2] for line in lines[lines.index("Joints") : lines.index("Links")] if line[:1].isdigit()]
    assert rows == [["1", "up"], ["3", "out"], ["2", "turn"]]


@pytest.mark.parametrize(
    ("format", "wanted"),
    [
        ("text", "The motion of up is given: dd(up) = -3.6 sin(3 t); its force"),
        ("latex", r"The motion of up is given: $\ddot{q}_{1}$ = $- 3.6 \sin{\left(3 t \right)}$; its force"),
    ],
)
def test_sentences_have_no_blanks_before_their_marks(format, wanted):
    assert wanted in format_equations(of_text(SHELF), format)


def test_what_the_description_says_is_no_formula():
    equations = of_text(SHELF)
    assert r"Stands \`\<still\>\`" in format_equations(equations, "markdown")
    assert r"Stands `\textless{}still\textgreater{}`" in format_equations(equations, "latex")


def test_formulas_of_sentences():
    said, formula, end = sentence("so `J = R I R' + w x L + <F_k> qd` is.")
    assert (said, end) == ("so ", " is.")
    assert formula_text(formula) == "J = R I R' + w x L + F_k qd"
    assert formula_latex(formula) == (
        r"J = R \, I \, R^{\mathsf{T}} + w \, \times \, L + \mathbf{F}_{\mathrm{k}} \, \dot{q}"
    )


def test_small_chain_as_text_is_a_closed_form():
    text = format_equations(of_zoo("cart_double_pendulum"))
    lines = text.splitlines()
    assert "M[1,1] = m0 + m1 + m2" in lines
    assert any(line.split("  (")[0].rstrip() == "M[3,3] = m2 L2^2/3" for line in lines)
    assert any("[m2 L1 L2 sin(lower) d(upper)^2/2 " in line for line in lines)
    assert any("[4.905 m2 L2 sin(upper + lower) " in line for line in lines)
    assert any("[L1 sin(upper) + L2 sin(upper + lower) + cart" in line for line in lines)
    assert "Where" not in lines
    assert max(map(len, lines)) <= 120
    assert "No actuator acts across upper, lower; tau is zero there." in lines


def test_large_chain_as_text_names_its_intermediates():
    equations = of_zoo("puma560")
    lines = format_equations(equations, listing=True).splitlines()
    where = lines[lines.index("Where") :]
    defined = [line.split(" = ")[0] for line in where if re.match(r"\w+ = ", line)]
    wanted = equations.needed(equations.M, equations.velocity_terms, equations.gravity)
    assert len(defined) == len(set(defined)) == len(wanted)
    assert "vd2x" in defined  # b is the viscous friction
    assert not any(re.match(r"b\d", name) for name in defined)
    assert any(line.startswith("M[1,1] = ") for line in where)
    assert any(line.startswith("g[2] = ") for line in where)
    for _, right in (line.split(" = ", 1) for line in where if re.match(r"\w+ = ", line)):
        for name in re.findall(r"[A-Za-z]\w*", re.sub(r"(cos|sin|d)\(|[\d.]+e-\d+", "(", right)):
            assert name in defined or name in equations.chain.q_names, name


@pytest.mark.parametrize("name", ["pendulum", "cart_double_pendulum", "puma560", "prescribed", "tree"])
@pytest.mark.parametrize("format", ["latex", "markdown"])
def test_latex_is_balanced_and_has_no_bare_names(name, format):
    text = format_equations(of_zoo(name), format)
    assert text.count("{") == text.count("}")
    assert text.count(r"\left") == text.count(r"\right")
    assert text.count("$") % 2 == 0
    math = re.findall(r"\\begin\{align\*?e?d?\}(.*?)\\end", text, re.DOTALL)
    assert math
    for formula in (re.sub(r"\\label\{.*?\}", "", formula) for formula in math):
        bare = re.findall(r"(?<![\\A-Za-z{])[A-Za-z]{3,}", re.sub(r"\\[A-Za-z]+|_\{[^{}]*\}", "", formula))
        assert not bare, bare


def test_latex_dots_rates_and_uses_greek_letters():
    names = notation(of_zoo("pendulum").system)
    assert names.latex(Symbol("d(swing)") ** 2) == r"\dot{q}_{1}^{2}"
    assert names.latex(Symbol("dd(swing)")) == r"\ddot{q}_{1}"
    assert names.latex(Symbol("tau(swing)")) == r"\tau_{1}"
    assert parameter_latex("theta1") == r"\theta_{1}"
    assert parameter_latex("m_rod") == r"m_{\mathrm{rod}}"
    assert parameter_latex("m_c") == r"m_{\mathrm{c}}"
    assert parameter_latex("F_x") == "F_{x}"
    assert parameter_latex("mass") == r"\mathrm{mass}"
    assert latex_name("R3xz") == "R_{3xz}"
    assert latex_name("beta3x") == r"\mathrm{beta}_{3x}"


def test_numbers_read_as_they_were_written():
    names = notation(of_zoo("pendulum").system)
    L = Symbol("L")
    assert names.text(Rational(981, 200) * L) == "4.905 L"
    assert names.text(L / 3) == "L/3"
    assert names.text(-Rational(1, 10**7) * L) == "-1e-07 L"
    assert names.latex(Rational(1, 10**7) * L) == "10^{-7} L"
    assert names.latex(Rational(3, 10**7) * L) == r"3 \cdot 10^{-7} L"
    assert names.text(sqrt(3) * L / 2) == "sqrt(3) L/2"
    assert names.text(Rational(2, 25) * pi * L) == "0.08 pi L"
    assert names.latex(Rational(2, 25) * pi * L) == r"0.08 \pi L"


def test_functions_have_the_names_of_descriptions():
    names = notation(of_zoo("pendulum").system)
    L = Symbol("L")
    assert names.text(Max(L, 2) + Abs(L) * Min(L, 3)) == "abs(L) min(3, L) + max(2, L)"


def test_notebook_shows_small_chains_and_counts_large_ones():
    small = of_zoo("pendulum")._repr_latex_()
    assert small.startswith(r"$\displaystyle \begin{bmatrix}")
    assert r"\ddot{q}_{1}" in small
    assert r"n = 6, \text{" in of_zoo("puma560")._repr_latex_()


def test_an_unknown_format_is_refused():
    with pytest.raises(ArgumentError, match="'docx' is not one of text, latex, markdown, html"):
        format_equations(of_zoo("pendulum"), "docx")


BENT = """
symgen: 1
name: bent
gravity: [0, -9.81, 0]
parameters: {k: 40.0, c: 0.7, beta: 0.3}
joints:
  - {name: one, type: revolute, place: {mdh: {alpha: 1.1, theta: 20 deg}}, mass: 1, com: [0.2, 0.03, -0.01]}
  - {name: two, type: revolute, place: {mdh: {a: 0.1, alpha: 1/110, theta: beta}}, mass: 1, com: [0.1, 0.2, 0.3]}
  - {name: far, type: revolute, place: {mdh: {a: 0.1, alpha: 3*pi/7}}, mass: 1, com: [0.1, 0.2, 0.3]}
  - {name: end, type: revolute, place: {mdh: {a: 0.1, alpha: -1.1}}, mass: 1, com: [0.1, 0.2, 0.3]}
dissipation: 0.5*c*(d(one) - d(two))**2
stiffness: [{joints: [one, two], matrix: [[k, -5], [-5, 12]]}]
"""


def test_angles_that_are_odd_numbers_have_short_names_of_their_own():
    lines = format_equations(of_text(BENT), listing=True).splitlines()
    angles = dict(line.split(" = ") for line in lines if re.match(r"c\w* = cos", line))
    numbers = {name: angle for name, angle in angles.items() if "off" in name}
    assert numbers == {
        "c_off1": "cos(1.1)",
        "c1_off2": f"cos({math.radians(20):.6g} + one)",
        "c_off3": "cos(1/110)",
    }
    assert latex_name("c1_off2") == r"c_{1,\mathrm{off}2}"
    assert latex_name("s_off1") == r"s_{\mathrm{off}1}"
    assert angles["c2_beta"] == "cos(beta + two)"
    assert angles["c_3pi7"] == "cos(3 pi/7)"
    legend = " ".join(" ".join(lines).split())
    assert "joints numbered and of the angles named, off1, off2, ... being the numbers in their lines;" in legend
    plain = " ".join(format_equations(of_zoo("puma560"), listing=True).split())
    assert "sine of the sum of the joints numbered;" in plain


def test_gradients_are_without_needless_factors():
    lines = format_equations(of_text(BENT), listing=True).splitlines()
    assert "𝐝[1] = c (d(one) - d(two))" in lines


def test_letters_that_the_chain_has_for_something_else_are_told_apart():
    lines = format_equations(of_text(BENT), listing=True).splitlines()
    assert "𝐜[i], 𝐤[i], in another alphabet, are this page's own, not the chain's c, k." in lines
    latex = format_equations(of_text(BENT), "latex", listing=True)
    assert r"$\mathbf{c}_{i}$, $\mathbf{k}_{i}$, in another alphabet, are this page's own, not the chain's" in latex
    assert not any("another alphabet" in line for line in format_equations(of_zoo("puma560")).splitlines())


def test_conditions_are_written_as_a_description_has_them():
    chain = SHELF.replace("motion: 0.4*sin(3*t)", "motion: 'where(t < 1, 0.4*t**2, 0)'")
    text = format_equations(of_text(chain))
    assert "where(t < 1, 0.8, 0)" in text
    assert "Piecewise" not in text


@pytest.mark.parametrize(
    ("mass", "length", "wanted"),
    [
        ("ml", "Lp", r"9.81 \, \mathrm{ml} \, \mathrm{Lp} \, \sin{\left(a \right)}"),
        ("m", "L", r"9.81 m L \sin{\left(a \right)}"),
        ("m_l", "L1", r"9.81 m_{\mathrm{l}} L_{1} \sin{\left(a \right)}"),
    ],
)
def test_factors_of_several_letters_stand_apart(mass, length, wanted):
    """TeX sets no space between them: ml Lp would read as one word."""
    chain = loads_chain(
        f"symgen: 1\nname: arm\nparameters: {{{mass}: 2, {length}: 0.5}}\njoints: [{{name: a, type: revolute, "
        f"place: {{mdh: {{}}}}, mass: {mass}, com: [{length}, 0, 0]}}]\ngravity: [0, -9.81, 0]\n"
    )
    assert wanted in format_equations(derive_equations(chain), "latex")
