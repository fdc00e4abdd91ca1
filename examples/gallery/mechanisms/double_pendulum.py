"""The double pendulum against Landau and Lifshitz's Lagrangian in absolute angles, and SymPy's mechanics."""

from sympy import Symbol, cos, sin

from examples.gallery.mechanism import Comparison, Mechanism, Motion
from examples.gallery.terms import compare_torques, symbols_of
from examples.gallery.textbook import from_lagrangian, mechanics_torques, moved_particle
from symgen import load_chain


def compare() -> tuple[Comparison, ...]:
    """The Lagrangian of the book with phi1 = theta1, phi2 = theta1 + theta2; particles by position vectors."""
    chain = load_chain(MECHANISM.path)
    q, qd, qdd, p = symbols_of(chain)
    m1, m2, l1, l2, g = (p[name] for name in ("m1", "m2", "l1", "l2", "g"))
    phi1, phi2, w1, w2 = (Symbol(name) for name in ("phi1", "phi2", "w1", "w2"))
    L = (
        (m1 + m2) * l1**2 * w1**2 / 2
        + m2 * l2**2 * w2**2 / 2
        + m2 * l1 * l2 * w1 * w2 * cos(phi1 - phi2)
        + (m1 + m2) * g * l1 * cos(phi1)
        + m2 * g * l2 * cos(phi2)
    )
    book = L.subs({phi1: q[0], phi2: q[0] + q[1], w1: qd[0], w2: qd[0] + qd[1]})

    def bodies(N, O, x):
        first = l1 * (sin(x[0]) * N.x - cos(x[0]) * N.y)
        second = first + l2 * (sin(x[0] + x[1]) * N.x - cos(x[0] + x[1]) * N.y)
        return [
            moved_particle("upper", m1, N, O, first, first.dot(N.y), g),
            moved_particle("lower", m2, N, O, second, second.dot(N.y), g),
        ]

    return (
        compare_torques(
            chain,
            from_lagrangian(book, q, qd, qdd),
            "the Lagrangian of Landau and Lifshitz (1976)",
        ),
        compare_torques(chain, mechanics_torques(q, qd, qdd, bodies), "sympy.physics.mechanics"),
    )


MECHANISM = Mechanism(
    title="Double pendulum",
    chain="gallery/double_pendulum.yaml",
    shows="The smallest chain with velocity terms, and the oldest one with chaotic motion.",
    source="L. D. Landau and E. M. Lifshitz, Mechanics, 3rd edition 1976; numbers of our own.",
    motion=Motion("Released at rest with both rods level.", 6.0, (1.5708, 0.0)),
    compare=compare,
)
