"""Hamilton's, Routh's and dimensionless equations and solved accelerations as pages print them."""

import re

import pytest
from sympy import Matrix, Symbol, cos, simplify, sin

import symgen
from symgen.describe.load import loads_chain
from symgen.errors import ArgumentError
from tests.derive.test_steps_as_objects import CART, TOP
from tests.report.example_equations import equations, plain_page
from tests.report.test_lagrange_page import SLIDER


def lines(text):
    """The lines of a page, in plain letters."""
    return [line.strip() for line in text.splitlines()]


@pytest.fixture(scope="module")
def top():
    return plain_page(symgen.derive_equations(loads_chain(TOP)), hamilton=True, dimensionless=[])


def test_the_heavy_top_is_the_textbooks(top):
    """Goldstein (1980), 5-7; with A the inertia about the mass centre."""
    found = lines(top)
    denominator = "(m s^2 + A) sin(theta)^2"
    assert f"V_r = p[3]^2/(2 C) + g m s cos(theta) + (p[1] - p[3] cos(theta))^2/(2 {denominator})" in found
    assert f"d(psi) = (p[1] - p[3] cos(theta))/({denominator})" in found
    assert "With p[1], p[3] kept, theta moves as in Routh's reduced potential" in found
    assert "d(p[1]) = 0" in found
    assert "d(p[3]) = 0" in found


def test_scales_and_groups_are_named(top):
    assert "Scales: mass m; length s; time sqrt(s/g)." in top
    assert {"Pi[1] = A/(m s^2)", "Pi[2] = C/(m s^2)"} <= {*lines(top)}
    assert "0 = Pi[2] cos(theta) dd(psi) + Pi[2] dd(phi) - Pi[2] sin(theta) d(psi) d(theta)" in lines(top)


def test_accelerations_are_solved_where_they_are_short():
    atwood = loads_chain("""
symgen: 1
name: swinging
gravity: [0, -g, 0]
parameters: {g: 9.81, m: 1, M: 2.5}
joints:
  - {name: theta, type: revolute, place: {xyz: [0, 0, 0]}, actuated: false}
  - {name: r, type: prismatic, place: {xyz: [0, 0, 0], axis: [0, -1, 0]}, mass: m, drive: {inertia: M}, actuated: false}
potential: M*g*r
""")
    found = lines(plain_page(symgen.derive_equations(atwood)))
    assert "dd(theta) = -(g sin(theta) + 2 d(theta) d(r))/r" in found
    assert "dd(r) = (g m cos(theta) - g M + m r d(theta)^2)/(m + M)" in found  # Tufillaro, Abbott, Griffiths (1984)
    assert not any(line.startswith("dd(") for line in lines(plain_page(equations("two_link"))))


def test_sums_begin_with_a_plus_and_have_no_sign_in_parentheses():
    text = plain_page(symgen.derive_equations("examples/gallery/cart_pole.yaml"))
    assert "+ (-" not in text
    assert "(-" not in text.replace("(-1", "").replace("(-g", "")


def test_reactions_are_newtons_law_in_both_frames():
    """The force in the pin of a cart's pendulum is m (a - g) of its bob, the sum of forces on the rail's too."""
    cart = symgen.derive_equations(loads_chain(CART)).closed_form()
    m, M, g = map(Symbol, ("m", "M", "g"))
    base, link = cart.bearing_reactions("base"), cart.bearing_reactions("link")
    place = cart.system.mechanism.names.index("theta")
    x, theta, L = map(Symbol, ("x", "theta", "L"))
    bob = Matrix([x + L * sin(theta), -L * cos(theta)])
    rates = dict(zip(cart.q, cart.qd, strict=True)) | dict(zip(cart.qd, cart.qdd, strict=True))

    def rate(e):
        return sum((e.diff(symbol) * rates[symbol] for symbol in rates), 0 * x)

    force = m * (bob.applyfunc(rate).applyfunc(rate) + Matrix([0, g]))
    assert simplify(base[place, :2].T - force) == Matrix.zeros(2, 1)
    assert simplify(base[0, :2].T - force - M * Matrix([Symbol("dd(x)"), g])) == Matrix.zeros(2, 1)
    # the link's x axis is along the rod, from the pin to the bob
    assert simplify(link[place, 0] - (force[0] * sin(theta) - force[1] * cos(theta))) == 0
    assert "F[2,x] = " in plain_page(cart, reactions="link")
    with pytest.raises(ArgumentError, match="axes of 'link' or 'base', not 'tip'"):
        cart.bearing_reactions("tip")


def test_reactions_of_a_linkage_name_the_closing_force():
    """The slider's guide carries what the pin brings across it; nothing acts along the pins of a plane linkage."""
    page = plain_page(symgen.derive_equations(loads_chain(SLIDER)), reactions="link")
    rows = page[page.index("What is not given is zero") :]
    assert "F[3,y] = -F[pin,y]\n" in rows
    assert "F[3,z]" not in rows
    assert "N[3,z]" not in rows
    assert not re.search(r"\b[FN]c1", page)


@pytest.mark.parametrize("part", [{"hamilton": True}, {"dimensionless": []}, {"reactions": "link"}])
def test_long_chains_refuse_parts_for_small_ones(part):
    with pytest.raises(ArgumentError, match="written for chains of at most 3 coordinates"):
        plain_page(equations("planar8"), **part)


def test_pages_tell_that_hamiltons_equations_leave_friction_out(top):
    rough = CART.replace("type: prismatic,", "type: prismatic, friction: {coulomb: 2},", 1)
    assert rough != CART
    page = plain_page(symgen.derive_equations(loads_chain(rough)), hamilton=True)
    assert "the equations that it gives, friction left out:" in page
    assert "friction left out" not in top
