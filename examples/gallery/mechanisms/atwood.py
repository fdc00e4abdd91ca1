"""The double Atwood machine against its Lagrangian, and the tension of its ropes."""

from sympy import Rational, Symbol, simplify

from examples.gallery.mechanism import Comparison, Mechanism, Motion
from examples.gallery.terms import compare_torques, symbols_of
from examples.gallery.textbook import from_lagrangian
from symgen import derive_equations, load_chain

HALF = Rational(1, 2)


def compare() -> tuple[Comparison, ...]:
    """The Lagrangian in falls of the weights, pulleys included; the tension by Newton's law of the third weight."""
    chain = load_chain(MECHANISM.path)
    (x, y), (u, v), (a, b), p = symbols_of(chain)
    m1, m2, m3, mp, g = (p[name] for name in ("m1", "m2", "m3", "mp", "g"))
    T = HALF * (m1 * u**2 + p["I1"] * (u / p["r1"]) ** 2 + mp * u**2 + p["I2"] * (v / p["r2"]) ** 2)
    T += HALF * (m2 * (v - u) ** 2 + m3 * (-v - u) ** 2)
    V = -m1 * g * x + mp * g * x - m2 * g * (y - x) - m3 * g * (-y - x)
    theirs = from_lagrangian(T - V, (x, y), (u, v), (a, b))
    equations = derive_equations(chain)
    tension = equations.expand(equations.coupling_forces["third"]).subs(Symbol("dd(third)"), -b)
    different = simplify(tension - m3 * (-b - a - g)) != 0
    return (
        compare_torques(chain, theirs, "the Lagrangian of Goldstein (1980), section 1.6, with heavy pulleys"),
        Comparison("Newton's law of the third weight: m3 (g - its acceleration)", "tension", float(different)),
    )


MECHANISM = Mechanism(
    title="Double Atwood machine",
    chain="gallery/atwood.yaml",
    shows="Ropes over heavy pulleys as couplings; the page prints their tensions.",
    source="H. Goldstein, Classical Mechanics, 2nd edition 1980, section 1.6; numbers of our own.",
    motion=Motion("From rest.", 0.8, (0.0, 0.0)),
    compare=compare,
)
