"""The SCARA arm against Murray, Li and Sastry (1994), and SymPy's mechanics."""

from sympy import cos, sin

from examples.gallery.mechanism import Comparison, Mechanism, Motion
from examples.gallery.terms import compare_torques, symbols_of
from examples.gallery.textbook import mechanics_torques, moved_body
from symgen import load_chain


def compare() -> tuple[Comparison, ...]:
    """Their inertia matrix in alpha, beta, gamma and delta, its Coriolis terms, and gravity on the slide."""
    chain = load_chain(MECHANISM.path)
    q, qd, qdd, p = symbols_of(chain)
    m1, m2, m3, m4, l1, l2, r1, r2 = (p[name] for name in ("m1", "m2", "m3", "m4", "l1", "l2", "r1", "r2"))
    I1, I2, I3, I4, g = (p[name] for name in ("Iz1", "Iz2", "Iz3", "Iz4", "g"))
    alpha = I1 + r1**2 * m1 + l1**2 * (m2 + m3 + m4)
    beta = I2 + I3 + I4 + l2**2 * (m3 + m4) + m2 * r2**2
    gamma = l1 * l2 * (m3 + m4) + l1 * m2 * r2
    delta = I3 + I4
    c, s = cos(q[1]), sin(q[1])
    M = [
        [alpha + beta + 2 * gamma * c, beta + gamma * c, delta, 0],
        [beta + gamma * c, beta, delta, 0],
        [delta, delta, delta, 0],
        [0, 0, 0, m4],
    ]
    C = [
        -gamma * s * qd[1] * qd[0] - gamma * s * (qd[0] + qd[1]) * qd[1],
        gamma * s * qd[0] ** 2,
        0,
        m4 * g,
    ]
    printed = [sum(M[i][j] * qdd[j] for j in range(4)) + C[i] for i in range(4)]

    def bodies(N, O, x):
        axes = [N.orientnew(f"A{k}", "Axis", (sum(x[: k + 1]), N.z)) for k in range(3)]
        elbow = l1 * axes[0].x
        end = elbow + l2 * axes[1].x
        places = [r1 * axes[0].x, elbow + r2 * axes[1].x, end, end + x[3] * N.z]
        return [
            moved_body(f"link{k}", mass, frame, (0, 0, moment), N, O, at, at.dot(N.z), g)
            for k, (mass, frame, moment, at) in enumerate(
                zip((m1, m2, m3, m4), [*axes, axes[2]], (I1, I2, I3, I4), places, strict=True)
            )
        ]

    return (
        compare_torques(chain, printed, "Murray, Li and Sastry (1994), SCARA example"),
        compare_torques(chain, mechanics_torques(q, qd, qdd, bodies), "sympy.physics.mechanics"),
    )


MECHANISM = Mechanism(
    title="SCARA arm",
    chain="gallery/scara_arm.yaml",
    shows="Four joints along one direction: many zeros, four constants.",
    source=(
        "R. M. Murray, Z. Li and S. S. Sastry, A Mathematical Introduction to Robotic Manipulation, 1994; "
        "numbers of our own."
    ),
    motion=Motion(
        "Turned to 1 rad and -1.5 rad by its drives, the slide held.",
        2.0,
        (0.0, 0.0, 0.0, 0.0),
        tau={
            "theta1": "-40*(theta1 - 1) - 12*d(theta1)",
            "theta2": "-20*(theta2 + 1.5) - 5*d(theta2)",
            "theta3": "-0.2*theta3 - 0.04*d(theta3)",
            "d4": "7.848 - 200*(d4 + 0.05*sin(3*t)) - 25*d(d4)",
        },
    ),
    compare=compare,
)
