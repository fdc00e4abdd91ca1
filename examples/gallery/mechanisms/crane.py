"""The crane against the equation of its load, and the swing left by a start of one period."""

from math import pi, sqrt

from sympy import cos, sin

from examples.gallery.mechanism import Comparison, Mechanism, Motion
from examples.gallery.terms import compare_torques, symbols_of
from examples.gallery.textbook import mechanics_torques, moved_particle
from symgen import build_model, load_chain, simulate


def compare() -> tuple[Comparison, ...]:
    """The equations of Sakawa and Shindo; a particle; the swing of a start that takes one period."""
    chain = load_chain(MECHANISM.path)
    (x, theta, l), (u, w, v), (c, b, a), p = symbols_of(chain)
    m, g = p["m"], p["g"]
    printed = [
        m * l * (l * b + 2 * v * w + g * sin(theta) + c * cos(theta)),
        m * (a - l * w**2 - g * cos(theta) + c * sin(theta)),
    ]

    def bodies(N, O, q):
        at = (q[0] + q[2] * sin(q[1])) * N.x - q[2] * cos(q[1]) * N.y
        return [moved_particle("load", m, N, O, at, at.dot(N.y), g)]

    theirs = mechanics_torques((x, theta, l), (u, w, v), (c, b, a), bodies)
    model = build_model(chain, optimization="debug")
    left = {}
    for name, T in (("one period", 2 * pi * sqrt(4 / 9.81)), ("half a period", pi * sqrt(4 / 9.81))):
        run = simulate(model, 12.0, q=[0, 0, 4], params={"T": T}, tau={"hoist": HOLD}, sample=0.02)
        left[name] = abs(run.q[run.t > T + 0.1, 1]).max()
    ratio = left["one period"] / left["half a period"]
    return (
        compare_torques(chain, printed, "Sakawa and Shindo (1982), load and rope", rows=[1, 2]),
        compare_torques(chain, theirs, "sympy.physics.mechanics"),
        Comparison(
            "linear theory: a constant acceleration for one period leaves no swing",
            "swing after it, by that after half a period",
            float(ratio),
            allowed=1e-3,
            why="a swing of 0.08 rad has a period longer by 0.04 % than a small one",
        ),
    )


HOLD = "-1962 - 20000*(hoist - 4) - 8000*d(hoist)"
"""A stiff hoist that keeps the rope at 4 m."""

MECHANISM = Mechanism(
    title="Gantry crane",
    chain="gallery/crane.yaml",
    shows="A trolley whose motion is given; a start that takes one period of the load leaves no swing.",
    source=(
        "Y. Sakawa and Y. Shindo, Optimal control of container cranes, Automatica 18(3), 1982 (equations); "
        "numbers of our own."
    ),
    motion=Motion(
        "The trolley gains 1.5 m/s in one period of the load, which then hangs still.",
        8.0,
        (0.0, 0.0, 4.0),
        tau={"hoist": HOLD},
    ),
    compare=compare,
)
