"""The bead on a rotating hoop against Strogatz (1994), and SymPy's mechanics."""

from math import acos

from sympy import cos, sin

from examples.gallery.mechanism import Comparison, Mechanism, Motion
from examples.gallery.terms import compare_torques, symbols_of
from examples.gallery.textbook import mechanics_torques, moved_particle
from symgen import build_model, load_chain, simulate


def compare() -> tuple[Comparison, ...]:
    """His force balance along the hoop, times r; the angle at which the bead comes to rest."""
    chain = load_chain(MECHANISM.path)
    (hoop, phi), (u, w), (c, b), p = symbols_of(chain)
    m, r, drag, g = p["m"], p["r"], p["b"], p["g"]
    force = m * r * b + drag * w + m * g * sin(phi) - m * r * u**2 * sin(phi) * cos(phi)

    def bodies(N, O, x):
        at = r * (sin(x[1]) * (cos(x[0]) * N.x + sin(x[0]) * N.y) - cos(x[1]) * N.z)
        return [moved_particle("bead", m, N, O, at, at.dot(N.z), g)]

    theirs = mechanics_torques((hoop, phi), (u, w), (c, b), bodies, extra={1: r * drag * w})
    run = simulate(build_model(chain, optimization="debug"), 40.0, q=[0, 0.1], qd=[12, 0], sample=40.0)
    rest = acos(9.81 / (0.2 * 12**2))
    return (
        compare_torques(chain, [r * force], "Strogatz (1994)", rows=[1]),
        compare_torques(chain, theirs, "sympy.physics.mechanics"),
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
    source="S. H. Strogatz, Nonlinear Dynamics and Chaos, 1994; numbers of our own.",
    motion=Motion("From near the bottom, at 1.7 times the critical speed.", 8.0, (0.0, 0.1), (12.0, 0.0), speed=0.5),
    compare=compare,
)
