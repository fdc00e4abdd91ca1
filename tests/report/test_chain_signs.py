"""The author's letters in documents: in each format, in place of names, told apart from all others."""

import symgen
from symgen.describe.assemble import assemble
from symgen.describe.load import loads_chain
from symgen.report.equations import format_equations
from symgen.report.notation import notation
from symgen.report.signs import chain_signs

LETTERED = """
symgen: 1
name: lettered
gravity: [0, -g0, 0]
parameters:
  g0: {value: 9.81, symbol: g}
  payload: {value: 2, symbol: hat m, subscript: p, unit: kg, doc: of the load}
  length: {value: 0.5, symbol: ell, unit: m}
joints:
  - {name: swing, type: revolute, place: {xyz: [0, 0, 0]}, mass: payload, com: [length, 0, 0], symbol: vartheta}
"""


def test_letters_in_every_format():
    equations = symgen.derive_equations(loads_chain(LETTERED))
    text = format_equations(equations)
    assert "= ell^2 m_hat_p" in text
    assert "cos(vartheta)" in text
    assert "tau(vartheta)" in text
    assert "swing" not in text.split("Equations of motion\n")[1]
    for format in ("latex", "markdown"):
        assert r"\ell^{2} \hat{m}_{\mathrm{p}}" in format_equations(equations, format)
        assert r"\ddot{\vartheta}" in format_equations(equations, format)
    html = format_equations(equations, "html")
    assert "\N{GREEK THETA SYMBOL}" in html  # the other theta
    assert ">^<" in html  # the hat


def test_a_letter_stands_beside_the_name_that_code_has():
    lines = format_equations(symgen.derive_equations(loads_chain(LETTERED))).splitlines()
    assert "m_hat_p  payload  2        kg    of the load" in lines
    assert any(line.startswith("1  swing") and line.split()[2] == "vartheta" for line in lines)


CLASHING = """
symgen: 1
name: clashing
parameters: {theta1: 1, theta_1: 2, q2: {value: 3, symbol: q, subscript: 3}, x: {value: 4, symbol: theta, subscript: 9}}
joints:
  - {name: first, type: revolute, place: {xyz: [0, 0, 0]}, mass: theta1, com: [q2, 0, 0], symbol: theta, subscript: 1}
  - {name: theta9, type: revolute, place: {xyz: [x, 0, 0]}, mass: theta_1, com: [1, 0, 0]}
  - {name: third, type: revolute, place: {xyz: [x, 0, 0]}, mass: theta_1, com: [1, 0, 0]}
"""


def test_signs_differ_whatever_the_letters():
    equations = symgen.derive_equations(loads_chain(CLASHING))
    names, s = notation(equations.system), equations.system.symbols
    for written in (names.latex, names.text):
        found = [written(x) for x in (*s.q, *s.qd, *s.qdd, *s.tau, *s.parameters)]
        assert len({*found}) == len(found), found
    signs = chain_signs(assemble(equations.chain))
    assert signs["first"].latex == r"\theta_{1}"
    assert signs["first"].text == "first"  # theta1 is a parameter
    assert signs["x"].latex == r"\theta_{9}"
    assert signs["theta9"].latex == r"q_{\mathrm{theta9}}"


def test_the_figure_has_the_letters_of_the_page():
    plain = LETTERED.replace(", symbol: vartheta", "")
    page = format_equations(symgen.derive_equations(loads_chain(plain)), "latex")
    figure = page.split(r"\begin{tikzpicture}")[1].split(r"\end{tikzpicture}")[0]
    assert "$q_{1}$" in figure
    assert "swing" not in figure
