"""The table of work and energy: its powers are the rate of T + V along the motion."""

from sympy import Matrix, Symbol, simplify

from symgen.derive.equations import derive_equations
from symgen.describe.assemble import assemble
from symgen.describe.load import loads_chain
from symgen.report.blocks import Table
from symgen.report.document import Wanted, equations_document
from tests.report.example_equations import plain_page

CART = """
symgen: 1
name: cart
gravity: [0, -g, 0]
parameters: {g: 9.81, M: 2, m: 0.5, L: 0.4, k: 30, b: 0.1, F: 3}
joints:
  - {name: x, type: prismatic, place: {xyz: [0, 0, 0], axis: [1, 0, 0]}, mass: M, stiffness: k}
  - {name: theta, type: revolute, place: {xyz: [0, 0, 0], rpy: [0, 0, -pi/2]}, mass: m, com: [L, 0, 0], damping: b,
     actuated: false}
points: {bob: {joint: theta, at: [L, 0, 0]}}
loads: [{point: bob, force: [F, 0, 0]}]
"""


def made(text):
    return derive_equations(assemble(loads_chain(text)))


def test_the_powers_add_up_to_the_rate_of_the_energy():
    equations = made(CART)
    tables = [block for block in equations_document(equations, Wanted(energy=True)).blocks if isinstance(block, Table)]
    (rows,) = (dict(block.rows) for block in tables if block.header[0] == ("work of",))
    assert [*rows] == ["actuators", "loads and forces", "dampers"]
    closed = equations.closed_form()
    forces = Matrix([Symbol("tau(x)"), 0])
    qdd = closed.M.LUsolve(forces - closed.h)
    energy = closed.lagrangian + 2 * closed.potential_energy
    rates = [*zip(closed.q, closed.qd, strict=True), *zip(closed.qd, qdd, strict=True)]
    change = sum(energy.diff(symbol) * rate for symbol, rate in rates)
    power = sum(rows.values()).subs(Symbol("<R>"), closed.dissipation)
    assert simplify(change - power) == 0


def test_energy_that_nothing_changes_is_constant():
    free = CART.replace("damping: b,", "").replace("loads: [{point: bob, force: [F, 0, 0]}]", "")
    free = free.replace(", b: 0.1, F: 3", "").replace("stiffness: k}", "stiffness: k, actuated: false}")
    page = " ".join(plain_page(made(free), energy=True).split())
    assert "Nothing does work: the energy T + V is constant." in page
