"""Rack and pinion against the equation of textbooks, and its frequency."""

from sympy import sin

from examples.gallery.mechanism import Comparison, Mechanism, Motion
from examples.gallery.terms import compare_torques, symbols_of
from symgen import build_model, load_chain


def compare() -> tuple[Comparison, ...]:
    """The rack's mass, spring, damper and weight at the pinion's radius."""
    chain = load_chain(MECHANISM.path)
    (x,), (v,), (a,), p = symbols_of(chain)
    r, slope = p["r"], p["m"] * p["g"] * sin(p["beta"])
    torque = (p["J"] + p["m"] * r**2) * a + r * (p["k"] * r * x + p["b"] * r * v + slope)
    model = build_model(chain, optimization="debug")
    found = model.stiffness_matrix([0.0])[0, 0] / model.mass_matrix([0.0])[0, 0]
    wanted = 400 * 0.03**2 / (0.004 + 2.5 * 0.03**2)
    return (
        compare_torques(chain, [torque], "mass, spring, damper and weight at the pitch radius, as in textbooks"),
        Comparison("k r^2/(J + m r^2)", "square of the frequency", abs(found / wanted - 1.0), 1e-12, "rounding"),
    )


MECHANISM = Mechanism(
    title="Rack and pinion",
    chain="gallery/rack_and_pinion.yaml",
    shows="A slide that follows a turning joint; its spring and damper count with the square of the radius.",
    source="J. P. Den Hartog, Mechanical Vibrations, 4th edition 1956 (reduced springs); numbers of our own.",
    motion=Motion("Let go with the spring relaxed.", 3.0, (0.0,)),
    compare=compare,
)
