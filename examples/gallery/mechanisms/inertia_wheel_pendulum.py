"""The inertia-wheel pendulum against Spong, Corke and Lozano (2001), and SymPy's mechanics."""

from sympy import sin

from examples.gallery.mechanism import Comparison, Mechanism, Motion
from examples.gallery.terms import compare_torques, symbols_of
from examples.gallery.textbook import mechanics_torques, moved_body
from symgen import load_chain


def compare() -> tuple[Comparison, ...]:
    """A constant inertia matrix and one gravity term."""
    chain = load_chain(MECHANISM.path)
    q, qd, (a1, a2), p = symbols_of(chain)
    m1, m2, l1, lc1, I1, I2, g = (p[name] for name in ("m1", "m2", "l1", "lc1", "I1", "I2", "g"))
    printed = [
        (m1 * lc1**2 + m2 * l1**2 + I1 + I2) * a1 + I2 * a2 - (m1 * lc1 + m2 * l1) * g * sin(q[0]),
        I2 * a1 + I2 * a2,
    ]

    def bodies(N, O, x):
        A = N.orientnew("A", "Axis", (x[0], N.z))
        B = A.orientnew("B", "Axis", (x[1], A.z))
        first, second = lc1 * A.y, l1 * A.y
        return [
            moved_body("pendulum", m1, A, (0, 0, I1), N, O, first, first.dot(N.y), g),
            moved_body("wheel", m2, B, (0, 0, I2), N, O, second, second.dot(N.y), g),
        ]

    return (
        compare_torques(chain, printed, "Spong, Corke and Lozano (2001)"),
        compare_torques(chain, mechanics_torques(q, qd, (a1, a2), bodies), "sympy.physics.mechanics"),
    )


MECHANISM = Mechanism(
    title="Inertia-wheel pendulum",
    chain="gallery/inertia_wheel_pendulum.yaml",
    shows="A wheel that holds a pendulum upright; no velocity terms at all.",
    source=(
        "M. W. Spong, P. Corke and R. Lozano, Nonlinear control of the reaction wheel pendulum, Automatica 37(11), "
        "2001; numbers of our own."
    ),
    motion=Motion(
        "Held upright by the wheel: u = 8 q1 + 1 d(q1) + 0.005 d(q2).",
        4.0,
        (0.15, 0.0),
        tau={"q2": "8*q1 + d(q1) + 0.005*d(q2)"},
    ),
    compare=compare,
)
