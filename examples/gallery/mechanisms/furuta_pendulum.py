"""The Furuta pendulum against the equations of Cazzolato and Prime (2011), and SymPy's mechanics."""

from sympy import cos, sin

from examples.gallery.mechanism import Comparison, Mechanism, Motion
from examples.gallery.terms import compare_torques, symbols_of
from examples.gallery.textbook import mechanics_torques, moved_body
from symgen import load_chain


def compare() -> tuple[Comparison, ...]:
    """Both torques with three principal moments of the pendulum; two rigid bodies."""
    chain = load_chain(MECHANISM.path)
    (q1, q2), (v1, v2), (a1, a2), p = symbols_of(chain)
    m1, m2, L1, l1, l2, g = (p[name] for name in ("m1", "m2", "L1", "l1", "l2", "g"))
    J1, Jx, Jy, Jz, b1, b2 = (p[name] for name in ("J1zz", "J2xx", "J2yy", "J2zz", "b1", "b2"))
    printed = [
        a1 * (J1 + m1 * l1**2 + m2 * L1**2 + (Jy + m2 * l2**2) * sin(q2) ** 2 + Jx * cos(q2) ** 2)
        + a2 * m2 * L1 * l2 * cos(q2)
        - m2 * L1 * l2 * sin(q2) * v2**2
        + v1 * v2 * sin(2 * q2) * (m2 * l2**2 + Jy - Jx)
        + b1 * v1,
        a1 * m2 * L1 * l2 * cos(q2)
        + a2 * (m2 * l2**2 + Jz)
        + v1**2 * sin(2 * q2) * (-m2 * l2**2 - Jy + Jx) / 2
        + b2 * v2
        + g * m2 * l2 * sin(q2),
    ]

    def bodies(N, O, x):
        A = N.orientnew("A", "Axis", (x[0], N.z))
        B = A.orientnew("B", "Axis", (x[1], A.x))
        arm, pendulum = l1 * A.x, L1 * A.x - l2 * B.z
        return [
            moved_body("arm", m1, A, (0, 0, J1), N, O, arm, 0, g),
            moved_body("pendulum", m2, B, (Jz, Jy, Jx), N, O, pendulum, pendulum.dot(N.z), g),
        ]

    theirs = mechanics_torques((q1, q2), (v1, v2), (a1, a2), bodies, extra={0: b1 * v1, 1: b2 * v2})
    return (
        compare_torques(chain, printed, "Cazzolato and Prime (2011), full inertia tensor"),
        compare_torques(chain, theirs, "sympy.physics.mechanics"),
    )


MECHANISM = Mechanism(
    title="Furuta pendulum",
    chain="gallery/furuta_pendulum.yaml",
    shows="Motion in space, dampers and products of rates; three principal moments, which many papers leave out.",
    source=(
        "B. S. Cazzolato and Z. Prime, On the dynamics of the Furuta pendulum, Journal of Control Science and "
        "Engineering, 2011; numbers of the size of their rig."
    ),
    motion=Motion("The pendulum falls from near upright; no torque acts.", 6.0, (0.0, 3.0)),
    compare=compare,
)
