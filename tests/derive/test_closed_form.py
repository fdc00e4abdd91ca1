"""Closed forms: equal to the named form, short, and as textbooks have them."""

import numpy as np
import pytest
import zoo
from sympy import Rational, Symbol, cos, count_ops, expand, sin

from symgen.derive.equations import derive_equations
from symgen.derive.lagrange.fourier import series
from symgen.derive.lagrange.readable import readable, reduced
from symgen.describe.assemble import assemble

QUANTITIES = ("M", "coriolis", "velocity_terms", "gravity", "h", "tau", "kinetic_energy", "potential_energy", "damping")
a, b, L, m = (Symbol(name) for name in "abLm")


def is_zero(expression):
    """Whether a trigonometric polynomial vanishes identically."""
    return not series(expand(expression))


def elements(quantity):
    return quantity.flat() if hasattr(quantity, "flat") else [quantity]


@pytest.mark.parametrize("chain", [zoo.pendulum(), zoo.cart_double_pendulum(), zoo.planar(2)], ids=lambda c: c.name)
def test_closed_form_equals_the_named_form(chain):
    equations = derive_equations(assemble(chain))
    closed = equations.closed_form()
    rng = np.random.default_rng(3)
    for quantity in QUANTITIES:
        short = getattr(closed, quantity)
        long = equations.expand(getattr(equations, quantity))
        for x, y in zip(elements(short), elements(long), strict=True):
            assert x.free_symbols <= y.free_symbols, quantity
            at = {s: Rational(int(rng.integers(2, 99)), 31) for s in sorted(y.free_symbols, key=str)}
            assert abs((x - y).subs(at).evalf(40)) < 1e-30, quantity
            if quantity != "tau":
                assert is_zero(x - y), quantity
                assert count_ops(x) <= count_ops(y)


def test_closed_form_of_points_and_reactions():
    equations = derive_equations(assemble(zoo.cart_double_pendulum()))
    closed = equations.closed_form()
    for x, y in zip(closed.reactions, equations.expand(equations.reactions), strict=True):
        assert is_zero(x - y)
    for short, long in zip(closed.influence("tip"), equations.influence("tip"), strict=True):
        assert short.shape == long.shape
    assert closed.position("tip")[0] == Symbol("cart") + Symbol("L1") * sin(Symbol("upper")) + Symbol("L2") * sin(
        Symbol("upper") + Symbol("lower")
    )
    assert closed.intermediates == ()
    assert closed.closed_form() is closed


def test_two_links_as_in_a_textbook():
    closed = derive_equations(assemble(zoo.planar(2, constant=False))).closed_form()
    m, L = Symbol("m"), Symbol("L")
    q2, d1, d2 = closed.q[1], *closed.qd
    assert (closed.M[0, 0] - m * L**2 * (cos(q2) + Rational(5, 3))).expand() == 0
    assert (closed.M[0, 1] - m * L**2 * (cos(q2) / 2 + Rational(1, 3))).expand() == 0
    assert closed.M[1, 1] == m * L**2 / 3
    assert (closed.velocity_terms[0] + m * L**2 * sin(q2) * (2 * d1 * d2 + d2**2) / 2).expand() == 0
    assert (closed.velocity_terms[1] - m * L**2 * sin(q2) * d1**2 / 2).expand() == 0
    assert count_ops(closed.velocity_terms[0]) <= 12


@pytest.mark.parametrize(
    ("expression", "wanted"),
    [
        (cos(a) * cos(a + b) + sin(a) * sin(a + b), cos(b)),
        (sin(a) ** 2 + cos(a) ** 2, Rational(1)),
        (m * L**2 * (1 - cos(a) ** 2), m * L**2 * sin(a) ** 2),
        (sin(a) * cos(a), sin(a) * cos(a)),
        (sin(a) - sin(a), Rational(0)),
        ((sin(a) * cos(b) + cos(a) * sin(b)) * L, L * sin(a + b)),
        (a * b / L + cos(Rational(3, 10)), a * b / L + cos(Rational(3, 10))),
    ],
)
def test_readable_finds_the_short_form(expression, wanted):
    assert readable(expression) == wanted


def test_series_of_what_vanishes_is_empty():
    assert not series(cos(2 * a) - 2 * cos(a) ** 2 + 1)
    assert not is_zero(cos(2 * a) - 2 * cos(a) ** 2 + Rational(999999, 1000000))


def test_squares_go_whose_angle_comes_first():
    """What the second angle leaves out lets the squares of the first one go: 1 in the end, whatever the order."""
    a, b = Symbol("a"), Symbol("b")
    assert reduced(cos(a) ** 2 * sin(b) ** 2 + cos(a) ** 2 * cos(b) ** 2 + sin(a) ** 2) == 1
