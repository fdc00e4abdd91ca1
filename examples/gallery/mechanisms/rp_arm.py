"""The RP arm against Craig's equations, and SymPy's mechanics."""

from sympy import cos, sin

from examples.gallery.mechanism import Comparison, Mechanism, Motion
from examples.gallery.terms import compare_torques, symbols_of
from examples.gallery.textbook import mechanics_torques, moved_body
from symgen import load_chain


def compare() -> tuple[Comparison, ...]:
    """Craig's torques; two bodies."""
    chain = load_chain(MECHANISM.path)
    (theta, d), (w, v), (b, a), p = symbols_of(chain)
    m1, m2, l1, I1, I2, g = (p[name] for name in ("m1", "m2", "l1", "Izz1", "Izz2", "g"))
    printed = [
        (m1 * l1**2 + I1 + I2 + m2 * d**2) * b + 2 * m2 * d * w * v + (m1 * l1 + m2 * d) * g * cos(theta),
        m2 * a - m2 * d * w**2 + m2 * g * sin(theta),
    ]

    def bodies(N, O, x):
        A = N.orientnew("A", "Axis", (x[0], N.z))
        first, second = l1 * A.x, x[1] * A.x
        return [
            moved_body("turning", m1, A, (0, 0, I1), N, O, first, first.dot(N.y), g),
            moved_body("sliding", m2, A, (0, 0, I2), N, O, second, second.dot(N.y), g),
        ]

    return (
        compare_torques(chain, printed, "Craig (1989), Lagrangian example of the RP manipulator"),
        compare_torques(chain, mechanics_torques((theta, d), (w, v), (b, a), bodies), "sympy.physics.mechanics"),
    )


MECHANISM = Mechanism(
    title="RP arm",
    chain="gallery/rp_arm.yaml",
    shows="The first example of robotics courses: one turning and one sliding joint.",
    source="J. J. Craig, Introduction to Robotics, 2nd edition 1989; numbers of our own.",
    motion=Motion(
        "Held by springs and dampers of its drives, let go level.",
        3.0,
        (0.0, 0.5),
        tau={"theta": "-30*(theta - 1) - 6*d(theta)", "d1": "-200*(d1 - 0.6) - 20*d(d1)"},
    ),
    compare=compare,
)
