"""The pendubot against the five-parameter form of Spong and Block (1995), and SymPy's mechanics."""

from sympy import cos, sin

from examples.gallery.mechanism import Comparison, Mechanism, Motion
from examples.gallery.terms import compare_torques, symbols_of
from examples.gallery.textbook import mechanics_torques, two_links
from symgen import load_chain


def compare() -> tuple[Comparison, ...]:
    """D(q) qdd + C(q, qd) qd + g(q) in theta_1 to theta_5."""
    chain = load_chain(MECHANISM.path)
    (q1, q2), (v1, v2), (a1, a2), p = symbols_of(chain)
    m1, m2, l1, lc1, lc2, I1, I2, g = (p[name] for name in ("m1", "m2", "l1", "lc1", "lc2", "I1", "I2", "g"))
    t1, t2, t3 = m1 * lc1**2 + m2 * l1**2 + I1, m2 * lc2**2 + I2, m2 * l1 * lc2
    t4, t5 = m1 * lc1 + m2 * l1, m2 * lc2
    h = -t3 * sin(q2)
    printed = [
        (t1 + t2 + 2 * t3 * cos(q2)) * a1
        + (t2 + t3 * cos(q2)) * a2
        + h * v2 * v1
        + h * (v1 + v2) * v2
        + t4 * g * cos(q1)
        + t5 * g * cos(q1 + q2),
        (t2 + t3 * cos(q2)) * a1 + t2 * a2 - h * v1 * v1 + t5 * g * cos(q1 + q2),
    ]

    mechanics = mechanics_torques((q1, q2), (v1, v2), (a1, a2), two_links(p))
    return (
        compare_torques(chain, printed, "Spong and Block (1995), five parameters"),
        compare_torques(chain, mechanics, "sympy.physics.mechanics"),
    )


MECHANISM = Mechanism(
    title="Pendubot",
    chain="gallery/pendubot.yaml",
    shows="The acrobot's links with the motor at the shoulder.",
    source=(
        "M. W. Spong and D. J. Block, The pendubot: a mechatronic system for control research and education, "
        "Proc. 34th IEEE CDC, 1995; numbers of our own."
    ),
    motion=Motion(
        "Pushed from hanging by a torque that ends after 0.4 s.",
        5.0,
        (-1.5708, 0.0),
        tau={"q1": "where(t < 0.4, 1.2, 0)"},
    ),
    compare=compare,
)
