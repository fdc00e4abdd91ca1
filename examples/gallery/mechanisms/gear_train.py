"""The hoist with two stages of gears against the equation of textbooks, and the fall of its load."""

from sympy import Rational

from examples.gallery.mechanism import Comparison, Mechanism, Motion
from examples.gallery.terms import compare_torques, symbols_of
from symgen import build_model, load_chain, simulate

DURATION = 0.5


def compare() -> tuple[Comparison, ...]:
    """Inertias by the squares of their ratios; the load that drives the motor back against the friction of all."""
    chain = load_chain(MECHANISM.path)
    _, _, (a,), p = symbols_of(chain)
    first, second = p["z1"] / p["z2"], p["z1"] * p["z3"] / (p["z2"] * p["z4"])
    lift = p["R"] * second
    torque = (p["J1"] + first**2 * p["J2"] + second**2 * p["J3"] + p["m"] * lift**2) * a + p["m"] * p["g"] * lift
    values = {p[q.name]: Rational(str(q.value.value)) for q in chain.parameters}
    friction = (p["F1"] + first * p["F2"] + second * p["F3"]).xreplace(values)
    slope = torque.coeff(a).xreplace(values)
    fall = -(torque.subs(a, 0).xreplace(values) - friction) / slope
    run = simulate(build_model(chain, optimization="debug"), DURATION, sample=DURATION)
    return (
        compare_torques(chain, [torque], "inertias and weights by their ratios, as in textbooks"),
        Comparison(
            "constant acceleration of the load that drives the motor back, less the friction of all bearings",
            "angle of the motor after 0.5 s",
            abs(float(run.q[-1, 0]) - float(fall) * DURATION**2 / 2) / abs(float(run.q[-1, 0])),
            allowed=1e-9,
            why="relative tolerance of the integrator",
        ),
    )


MECHANISM = Mechanism(
    title="Hoist with a gear train",
    chain="gallery/gear_train.yaml",
    shows="Couplings of couplings: gears, a drum and a rope, friction in each bearing, and a load that drives back.",
    source="J. E. Shigley and J. J. Uicker, Theory of Machines and Mechanisms, 1980 (gear trains); numbers of our own.",
    motion=Motion("Lifted by 3 N m, then let go.", 2.0, (0.0,), tau={"motor": "where(t < 1, 7.0, 0)"}),
    compare=compare,
)
