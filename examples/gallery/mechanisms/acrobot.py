"""The acrobot against the equations of Spong (1995), and SymPy's mechanics."""

from sympy import cos, sin

from examples.gallery.mechanism import Comparison, Mechanism, Motion
from examples.gallery.terms import compare_torques, symbols_of
from examples.gallery.textbook import mechanics_torques, two_links
from symgen import load_chain


def compare() -> tuple[Comparison, ...]:
    """Spong's d_ij, h_i, phi_i; two rigid bodies."""
    chain = load_chain(MECHANISM.path)
    (q1, q2), (v1, v2), (a1, a2), p = symbols_of(chain)
    m1, m2, l1, lc1, lc2, I1, I2, g = (p[name] for name in ("m1", "m2", "l1", "lc1", "lc2", "I1", "I2", "g"))
    d11 = m1 * lc1**2 + m2 * (l1**2 + lc2**2 + 2 * l1 * lc2 * cos(q2)) + I1 + I2
    d12 = m2 * (lc2**2 + l1 * lc2 * cos(q2)) + I2
    d22 = m2 * lc2**2 + I2
    h1 = -m2 * l1 * lc2 * sin(q2) * v2**2 - 2 * m2 * l1 * lc2 * sin(q2) * v2 * v1
    h2 = m2 * l1 * lc2 * sin(q2) * v1**2
    phi1 = (m1 * lc1 + m2 * l1) * g * cos(q1) + m2 * lc2 * g * cos(q1 + q2)
    phi2 = m2 * lc2 * g * cos(q1 + q2)
    printed = [d11 * a1 + d12 * a2 + h1 + phi1, d12 * a1 + d22 * a2 + h2 + phi2]

    mechanics = mechanics_torques((q1, q2), (v1, v2), (a1, a2), two_links(p))
    return (
        compare_torques(chain, printed, "Spong (1995), his d11 to phi2"),
        compare_torques(chain, mechanics, "sympy.physics.mechanics"),
    )


MECHANISM = Mechanism(
    title="Acrobot",
    chain="gallery/acrobot.yaml",
    shows="Two links, one motor: `actuated: false` at the shoulder.",
    source="M. W. Spong, The swing up control problem for the acrobot, IEEE Control Systems Magazine 15(1), 1995.",
    motion=Motion(
        "From rest, hanging, swung by a sinusoidal torque at the elbow.",
        10.0,
        (-1.5708, 0.0),
        tau={"q2": "4*sin(2.1*t)"},
    ),
    compare=compare,
)
