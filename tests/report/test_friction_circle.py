"""A dry pin solved for its acceleration, against the implicit equation and Painleve's condition."""

import pytest
from sympy import Abs, Matrix, Symbol, cos, nsolve, simplify, sin, sqrt, symbols

from symgen.derive.equations import derive_equations
from symgen.describe.assemble import assemble
from symgen.describe.load import loads_chain
from symgen.report.equations import format_equations
from symgen.report.forms import page_forms
from symgen.report.friction_circle import solved
from symgen.report.quantities import small_quantities

PIN = """
symgen: 1
name: pin
gravity: [0, -g, 0]
parameters: {g: 9.81, m: 1, L: 0.4, J: 0.02, mu: 0.3, r: 0.05, Fc: 0.1, b: 0.02}
joints:
  - {name: phi, type: revolute, place: {xyz: [0, 0, 0]}, mass: m, com: [0, -L, 0], INERTIA actuated: false,
     friction: {coefficient: mu, normal: radial, radius: rLEVELS}}
"""

g, m, L, J, mu, r, Fc, b, phi = symbols("g m L J mu r Fc b phi")
v, s = Symbol("d(phi)"), Symbol("<s>1")


def pin(inertia="", levels=""):
    return derive_equations(assemble(loads_chain(PIN.replace("INERTIA", inertia).replace("LEVELS", levels))))


def solve(equations):
    form = page_forms(equations, equations.M, equations.velocity_terms)
    return solved(equations, small_quantities(equations, form))


@pytest.mark.filterwarnings("ignore:.*nothing uses the parameter:symgen.errors.ChainWarning")
def test_a_point_mass_has_the_textbooks_condition():
    ratio, acceleration = solve(pin())
    assert simplify(ratio - mu * r / L) == 0  # mu r < L
    wanted = -g * sin(phi) / L - s * mu * r * Abs(L * v**2 + g * cos(phi)) / (L * sqrt(L**2 - mu**2 * r**2))
    values = {g: 9.81, m: 1.3, L: 0.4, mu: 0.3, r: 0.05, phi: 0.7, v: 1.1, s: 1}
    assert abs((acceleration - wanted).subs(values)) < 1e-12  # both of some 20 rad/s^2 in double precision


@pytest.mark.parametrize("direction", [1, -1])
def test_the_acceleration_fulfils_the_implicit_equation(direction):
    """Newton's law of the body by hand: the pin's load is m (a - g), friction mu r times it, and levels beside it."""
    ratio, acceleration = solve(pin("inertia: {zz: J},", ", coulomb: Fc, viscous: b"))
    values = {g: 9.81, m: 1.3, L: 0.4, J: 0.02, mu: 0.3, r: 0.05, Fc: 0.1, b: 0.02, phi: 0.7, v: direction * 1.1}
    x = Symbol("x")
    load = Matrix([m * (L * x + g * sin(phi)), m * (L * v**2 + g * cos(phi))])
    friction = direction * (mu * r * sqrt(load.dot(load)) + Fc) + b * v
    implicit = ((m * L**2 + J) * x + m * g * L * sin(phi) + friction).subs(values)
    found = float(acceleration.subs(values | {s: direction}))
    assert found == pytest.approx(float(nsolve(implicit, x, 0.0)), rel=1e-12)
    assert simplify(ratio - mu * r * m * L / (m * L**2 + J)) == 0


@pytest.mark.filterwarnings("ignore:.*nothing uses the parameter:symgen.errors.ChainWarning")
def test_the_page_has_the_solved_form_and_its_condition():
    text = " ".join(format_equations(pin(), "latex").split())
    assert r"where $\mu r < L$. Otherwise the pin may jam" in text
