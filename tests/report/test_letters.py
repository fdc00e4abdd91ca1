"""Letters of a printed document that its chain has for something else, and what tells them apart."""

import re

import pytest

import symgen
from symgen.describe.load import loads_chain
from symgen.report.equations import format_equations
from symgen.report.notation import notation
from tests.report.example_equations import written

OWN = "nothing to do with the chain's own"
FACED = "this page's own, not the chain's"


def told(text):
    """The sentences as they are printed, each in one line."""
    paragraphs = [" ".join(part.split()) for part in text.split("\n\n")]
    return [part for part in paragraphs if OWN in part or FACED in part]


def printed(chain, format="text"):
    return told(format_equations(symgen.derive_equations(chain), format))


ENERGIES = """
symgen: 1
name: energies
gravity: [0, -9.81, 0]
parameters: {T: 2, V: 0.1, R: 0.3}
joints:
  - {name: phi, type: revolute, place: {xyz: [0, 0, 0], axis: [0, 0, 1]}, mass: T, com: [R, 0, 0], damping: V}
"""


def test_energies_are_not_masses_and_radii():
    chain = loads_chain(ENERGIES)
    assert printed(chain) == [f"𝒯, 𝒱, ℛ, in another alphabet, are {FACED} T, V, R."]
    assert printed(chain, "markdown") == [
        rf"$\mathcal{{T}}$, $\mathcal{{V}}$, $\mathcal{{R}}$, in another alphabet, are {FACED} $T$, $V$, $R$."
    ]
    text = format_equations(symgen.derive_equations(chain))
    assert "\nℛ = V d(phi)^2/2" in text  # the chain's V is a damping
    assert "dℛ/d(d(phi)) = V d(phi)" in text
    assert "with ℒ = 𝒯 - 𝒱" in text


def test_rayleighs_function_has_one_letter_everywhere():
    latex = format_equations(symgen.derive_equations(loads_chain(ENERGIES)), "latex")
    assert r"Rayleigh's function $\mathcal{R}$" in latex
    assert r"\mathcal{R} &= " in latex
    assert r"\frac{\partial \mathcal{R}}{\partial \dot{\phi}}" in latex
    assert r"\partial R" not in latex


LETTERED = """
symgen: 1
name: lettered
gravity: [0, -g, 0]
parameters: {g: 9.81, m: {value: 1, symbol: M}}
joints:
  - {name: shoulder, type: revolute, place: {xyz: [0, 0, 0]}, mass: m, com: [1, 0, 0], symbol: varphi, subscript: "1",
     actuated: false, friction: {coulomb: 0.1}}
"""


def test_sentences_have_the_authors_letters_as_formulas_have():
    equations = symgen.derive_equations(loads_chain(LETTERED))
    latex, text = format_equations(equations, "latex"), format_equations(equations)
    for words in (r"\text{Joint $\varphi_{1}$:}", r"No actuator acts across $\varphi_{1}$", r"$\varphi_{1}$ sticks:"):
        assert words in latex
    for words in ("Joint varphi1:", "No actuator acts across varphi1;", "varphi1 sticks:"):
        assert words in text


INDEXED = """
symgen: 1
name: indexed
gravity: [0, -9.81, 0]
parameters: {k_1: 2, c_1: 0.1, g2: 0.3, M_11: 2, a_1: 1, tau_phi: 0.2, tau_arm: 3, q_arm: 0.5, m1: 1, m_1: 3}
joints:
  - {name: phi, type: revolute, place: {xyz: [0, 0, 0], axis: [0, 0, 1]}, mass: M_11, com: [a_1, 0, 0],
     stiffness: k_1, damping: c_1}
  - {name: arm, type: revolute, place: {xyz: [q_arm, 0, 0], axis: [0, 0, 1]}, mass: m1 + m_1, com: [g2, 0, 0],
     inertia: {zz: tau_phi + tau_arm}}
"""


def test_indices_clash_where_latex_sets_them():
    chain = loads_chain(INDEXED)
    assert printed(chain) == []  # M[1,1] is not M_11
    assert printed(chain, "latex") == [
        r"$\mathbf{M}_{11}$, $\mathbf{c}_{1}$, $\mathbf{g}_{2}$, $\mathbf{k}_{1}$, in another alphabet, are "
        rf"{FACED} $M_{{11}}$, $c_{{1}}$, $g_{{2}}$, $k_{{1}}$.",  # no load is applied, so that a_1 is alone
        rf"$\tau_{{\phi}}$ is the force or torque across a joint and has {OWN} $\tau_{{\mathrm{{phi}}}}$.",
    ]


def test_no_two_symbols_are_one_in_latex():
    equations = symgen.derive_equations(loads_chain(INDEXED))
    names, s = notation(equations.system), equations.system.symbols
    written = [names.latex(x) for x in (*s.q, *s.qd, *s.qdd, *s.tau, *s.parameters)]
    assert len(set(written)) == len(written)
    assert r"\tau_{\mathrm{arm}}" in written  # the joint arm is q_2
    assert r"\mathrm{m\_1}" in written
    assert "m_{1}" in written


RUBBING = """
symgen: 1
name: rubbing
gravity: [0, 0, -9.81]
parameters: {f: 2, h: 0.2, s: 3, W: 3, F_s: 3, kappa: 0.2, dt: 0.1, G: 2, N: 1, J: 0.1}
joints:
  - {name: x, type: prismatic, place: {xyz: [0, 0, 0], axis: [0, 0, 1]}, mass: f + h + s + G + N,
     friction: {coulomb: F_s}, drive: {lead: dt, inertia: J, loss: [kappa, 0.3], motor_friction: {coulomb: W}}}
points: {T: {joint: x, at: [0, 0, 0]}, tip: {joint: x, at: [G, 0, 0]}}
"""


def test_letters_of_friction_and_points():
    chain = loads_chain(RUBBING)  # N is no letter of a document without bearing loads, nor J one of formulas
    assert printed(chain) == [
        "𝐆[i,j], 𝐟[i], 𝐱[i], 𝐅_s[i], 𝐡, 𝐬[i], 𝜿[i], 𝐖[i,j], in another alphabet, are "
        f"{FACED} G, f, x, F_s, h, s, kappa, W.",
        f"dt is explained below and has {OWN} dt.",
    ]


def large(parameters, joints=("one", "two", "three", "four")):
    """A chain that is shown with its intermediates."""
    first = parameters.split(":")[0]
    lines = [
        f"  - {{name: {name}, type: revolute, place: {{mdh: {{a: 0.1, alpha: 0.{k + 3}}}}}, mass: {first}, "
        f"com: [0.1, 0.2, 0.03], inertia: {{xx: 0.1, yy: 0.2, zz: 0.15}}}}\n"
        for k, name in enumerate(joints)
    ]
    head = f"symgen: 1\nname: large\ngravity: [0, 0, -9.81]\nparameters: {{{parameters}}}\njoints:\n"
    return loads_chain(head + "".join(lines))


@pytest.mark.filterwarnings("ignore:.*nothing uses the parameter:symgen.errors.ChainWarning")
def test_letters_of_intermediates():
    chain = large("L: 1, I: 2, c_1: 3, u3: 4, x: 5")
    found = told(format_equations(symgen.derive_equations(chain), listing=True))
    faced = f"𝐈[i], in another alphabet, is {FACED} I."
    assert found == [faced, f"I, L are explained below and have {OWN} I, L."]
    latex = format_equations(symgen.derive_equations(chain), "latex", listing=True)
    assert r"c_{1} &= \cos" in latex
    assert r"$\mathrm{c\_1}$ & $3$" in latex  # an intermediate is written so
    assert told(latex) == [
        rf"$\mathbf{{I}}_{{i}}$, in another alphabet, is {FACED} $I$.",
        rf"$I$, $L$ are explained below and have {OWN} $I$, $L$.",
    ]


def test_coordinates_that_are_no_letters_are_a_q():
    assert printed(large("q: 1")) == []
    assert printed(large("q: 1", ("e1", "b1", "theta", "four")), "latex") == [
        rf"$q_{{4}}$ is the coordinate of a joint and has {OWN} $q$."
    ]


EXPECTED = {
    "cart_double_pendulum": ("g[i]", "g", r"$\mathbf{c}_{1}$, $\mathbf{g}_{i}$", "$c_{1}$, $g$"),
    "karnopp_masses": ("k[i]", "k", r"$\mathbf{k}_{i}$", "$k$"),
    "pendulum": ("g[i], L", "g, L", r"$\mathbf{g}_{i}$, $\mathcal{L}$", "$g$, $L$"),
}
"""Example -> its letters that mean two things, in text and in LaTeX; no other short example has any."""

SHORT = 3
"""Joints of examples whose equations are soon derived."""


@pytest.mark.filterwarnings("ignore::symgen.errors.ChainWarning")
def test_examples_say_it_where_they_have_such_letters(repository):
    for path in sorted((repository / "examples").glob("*.yaml")):
        chain = symgen.load_chain(path)
        if len(chain.moving) > SHORT:
            assert path.stem not in EXPECTED
            continue
        found = [*told(written(path.stem)), *told(written(path.stem, "latex"))]
        found = [one for one in found if not {"L", "ℒ"} & {*one.split()[0]}]  # Lagrange's function, no length
        assert len(found) == (2 if path.stem in EXPECTED else 0), path.stem
        if path.stem in EXPECTED:
            letters, own, tex, tex_own = EXPECTED[path.stem]
            assert found[0].replace(" is ", " are ") == f"{letters}, in another alphabet, are {FACED} {own}."
            assert re.fullmatch(rf"{re.escape(tex)}, in another .* {re.escape(tex_own)}\.", found[1])


def test_eulers_number_is_upright_beside_a_parameter_e():
    given = """
symgen: 1
name: eccentric
gravity: [0, 0, 0]
parameters: {e: 0.5}
joints:
  - {name: turn, type: revolute, place: {xyz: [0, 0, 0]}, mass: 1, com: [e, 0, 0],
     friction: {coulomb: 3, static: 4, stribeck: {velocity: 0.1}}}
"""
    text = format_equations(symgen.derive_equations(loads_chain(given)), "latex")
    assert r"\mathrm{e}^{- 100 " in text
    assert "e^{2}" in text  # the parameter's square in M
    assert "e^{-" not in text.replace(r"\mathrm{e}", "")
