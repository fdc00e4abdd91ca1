"""The disc that rolls with a weight off its centre, against its Lagrangian."""

from sympy import Rational, cos, sin

from examples.gallery.mechanism import Comparison, Mechanism, Motion
from examples.gallery.terms import compare_torques, symbols_of
from examples.gallery.textbook import from_lagrangian
from symgen import load_chain

HALF = Rational(1, 2)


def compare() -> tuple[Comparison, ...]:
    """The disc's own energy is 3 m r^2 w^2/4; the weight moves on a cycloid."""
    chain = load_chain(MECHANISM.path)
    (q,), (v,), (a,), p = symbols_of(chain)
    r, m, w, e, g, beta = (p[name] for name in ("r", "m", "w", "e", "g", "beta"))
    along, across = r * v - e * sin(q) * v, -e * cos(q) * v
    T = Rational(3, 4) * m * r**2 * v**2 + HALF * w * (along**2 + across**2)
    x, y = r * q + e * cos(q), -e * sin(q)
    V = -m * g * r * q * sin(beta) + w * g * (y * cos(beta) - x * sin(beta))
    return (compare_torques(chain, from_lagrangian(T - V, (q,), (v,), (a,)), "the Lagrangian of a rolling disc"),)


MECHANISM = Mechanism(
    title="Rolling disc",
    chain="gallery/rolling_disc.yaml",
    shows="Rolling on a line as a coupling, with a weight that makes the disc's rate rise and fall.",
    source="E. J. Routh, Dynamics of a System of Rigid Bodies, Elementary Part, 1905; numbers of our own.",
    motion=Motion("From rest.", 1.6, (0.0,)),
    compare=compare,
)
