"""The bead on a rotating hoop against Strogatz (1994)."""

from math import acos

from sympy import cos, sin

from gallery.mechanism import Comparison, Mechanism, Motion
from gallery.terms import compare_torques, symbols_of
from symgen import build_model, load_chain, simulate


def compare() -> tuple[Comparison, ...]:
    """His force balance along the hoop, times r; the angle at which the bead comes to rest."""
    chain = load_chain(MECHANISM.path)
    (_, phi), (u, w), (_, b), p = symbols_of(chain)
    m, r, drag, g = p["m"], p["r"], p["b"], p["g"]
    force = m * r * b + drag * w + m * g * sin(phi) - m * r * u**2 * sin(phi) * cos(phi)
    run = simulate(build_model(chain, optimization="debug"), 40.0, q=[0, 0.1], qd=[12, 0], sample=40.0)
    rest = acos(9.81 / (0.2 * 12**2))
    return (
        compare_torques(chain, [r * force], "Strogatz (1994, section 3.5)", rows=[1]),
        Comparison(
            "the branch cos(phi) = g/(r omega^2) of his pitchfork",
            "angle after 40 s",
            float(abs(run.q[-1, 1] - rest)),
            allowed=1e-6,
            why="the slowest motion decays as exp(-t/0.8 s)",
            unit="rad",
        ),
    )


MECHANISM = Mechanism(
    title="Bead on a rotating hoop",
    chain="gallery/bead_on_hoop.yaml",
    shows="A bifurcation: above a speed of the hoop the bead leaves the bottom.",
    source="S. H. Strogatz, Nonlinear Dynamics and Chaos, 1994, section 3.5; numbers of our own.",
    motion=Motion("From near the bottom, at 1.7 times the critical speed.", 8.0, (0.0, 0.1), (12.0, 0.0), speed=0.5),
    compare=compare,
)
