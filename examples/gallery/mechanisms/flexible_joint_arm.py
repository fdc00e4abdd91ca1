"""The link on a flexible joint against Spong (1987), SymPy's mechanics, and its two frequencies without gravity."""

from math import pi, sqrt

from sympy import Symbol, sin

from examples.gallery.mechanism import Comparison, Mechanism, Motion
from examples.gallery.terms import compare_torques, symbols_of
from examples.gallery.textbook import mechanics_torques, moved_body
from symgen import analyse, build_model, load_chain


def compare() -> tuple[Comparison, ...]:
    """Both equations; the elastic frequency."""
    chain = load_chain(MECHANISM.path)
    (q1, q2), qd, (a1, a2), p = symbols_of(chain)
    M, L, I, J, k, g = (p[name] for name in ("M", "L", "I", "J", "k", "g"))
    printed = [I * a1 + M * g * L * sin(q1) + k * (q1 - q2), J * a2 - k * (q1 - q2)]

    def bodies(N, O, x):
        A, B = (N.orientnew(name, "Axis", (angle, N.z)) for name, angle in zip("AB", x, strict=True))
        centre = -L * A.y
        return [
            moved_body("link", M, A, (0, 0, I - M * L**2), N, O, centre, centre.dot(N.y), g),
            moved_body("rotor", Symbol("m0"), B, (0, 0, J), N, O, 0 * N.x, 0, g),
        ]

    theirs = mechanics_torques((q1, q2), qd, (a1, a2), bodies, potential=lambda x: k * (x[0] - x[1]) ** 2 / 2)
    model = build_model(chain, optimization="debug")
    found = analyse.modes(model, [0.0, 0.0], params={"g": 0.0}).frequencies_hz[-1]
    wanted = sqrt(60 * (1 / 0.35 + 1 / 0.1)) / (2 * pi)
    return (
        compare_torques(chain, printed, "Spong (1987), both equations of the single link"),
        compare_torques(chain, theirs, "sympy.physics.mechanics"),
        Comparison(
            "w^2 = k (1/I + 1/J)", "elastic frequency", float(abs(found / wanted - 1)), allowed=1e-12, why="rounding"
        ),
    )


MECHANISM = Mechanism(
    title="Arm with a flexible joint",
    chain="gallery/flexible_joint_arm.yaml",
    shows="A spring between two coordinates (`stiffness` with a matrix), both measured from the base.",
    source=(
        "M. W. Spong, Modeling and control of elastic joint robots, ASME Journal of Dynamic Systems, Measurement, and "
        "Control 109(4), 1987; numbers of our own."
    ),
    motion=Motion("A torque step on the rotor; the link follows and vibrates.", 3.0, (0.0, 0.0), tau={"q2": "2.0"}),
    compare=compare,
)
