"""Watt's governor against Pontryagin's equations, and SymPy's mechanics."""

from sympy import Symbol, cos, sin

from examples.gallery.mechanism import Comparison, Mechanism, Motion
from examples.gallery.terms import compare_torques, symbols_of
from examples.gallery.textbook import mechanics_torques, moved_body, moved_particle
from symgen import load_chain


def compare() -> tuple[Comparison, ...]:
    """The arms' equation in the book; the whole governor as three bodies."""
    chain = load_chain(MECHANISM.path)
    q, qd, qdd, p = symbols_of(chain)
    m, l, J, b, k, F, g = (p[name] for name in ("m", "l", "J", "b", "k", "F", "g"))
    w = qd[0]
    arms = [
        m * l**2 * (qdd[i] - w**2 * sin(q[i]) * cos(q[i]) + g / l * sin(q[i]) + b / (m * l**2) * qd[i]) for i in (1, 2)
    ]

    def bodies(N, O, x):
        A = N.orientnew("A", "Axis", (x[0], N.z))
        balls = [l * (side * sin(x[i]) * A.x - cos(x[i]) * A.z) for i, side in ((1, 1), (2, -1))]
        return [
            moved_body("spindle", Symbol("m0"), A, (0, 0, J), N, O, 0 * N.x, 0, g),
            *(moved_particle(f"ball{i}", m, N, O, at, at.dot(N.z), g) for i, at in enumerate(balls)),
        ]

    extra = {0: F - k * cos(q[1]), 1: b * qd[1], 2: b * qd[2]}
    return (
        compare_torques(chain, arms, "Pontryagin (1962, section 27), equation of the flyballs", rows=[1, 2]),
        compare_torques(chain, mechanics_torques(q, qd, qdd, bodies, extra), "sympy.physics.mechanics"),
    )


MECHANISM = Mechanism(
    title="Centrifugal governor",
    chain="gallery/governor.yaml",
    shows="A tree with two arms on a spindle, and a torque that depends on a coordinate (`forces`).",
    source="L. S. Pontryagin, Ordinary Differential Equations, 1962, section 27; numbers of our own.",
    motion=Motion(
        "The engine starts slowly; the flyballs rise and settle where k cos(left) = F.",
        12.0,
        (0.0, 0.5, 0.5),
        (2.0, 0.0, 0.0),
    ),
    compare=compare,
)
