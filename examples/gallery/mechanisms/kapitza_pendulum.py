"""Kapitza's pendulum against Landau and Lifshitz, its equation and the stability of the upright position."""

from sympy import Symbol, cos, sin

from examples.gallery.mechanism import Comparison, Mechanism, Motion
from examples.gallery.terms import compare_torques, symbols_of
from examples.gallery.textbook import from_lagrangian, mechanics_torques, moved_particle
from symgen import build_model, load_chain, simulate


def compare() -> tuple[Comparison, ...]:
    """The equation of the pendulum with the pivot's motion put in; upright with a gamma above the limit, and below."""
    chain = load_chain(MECHANISM.path)
    (pivot, phi), (u, w), (c, b), p = symbols_of(chain)
    m, l, a, gamma, g, t = p["m"], p["l"], p["a"], p["gamma"], p["g"], Symbol("t")
    L = m * l**2 * w**2 / 2 + m * l * a * gamma**2 * cos(gamma * t) * cos(phi) + m * g * l * cos(phi)
    (printed,) = from_lagrangian(L, [phi], [w], [b])
    moved = {c: -a * gamma**2 * cos(gamma * t)}
    given = printed.subs(cos(gamma * t), -c / (a * gamma**2))
    assert given.subs(moved) - printed == 0

    def bodies(N, O, x):
        at = -x[0] * N.y + l * (sin(x[1]) * N.x - cos(x[1]) * N.y)
        return [moved_particle("bob", m, N, O, at, at.dot(N.y), g)]

    theirs = mechanics_torques((pivot, phi), (u, w), (c, b), bodies)
    model = build_model(chain, optimization="debug")
    limit = (2 * 9.81 * 0.2) ** 0.5 / 0.02
    tilts = {}
    for factor in (1.25, 0.8):
        run = simulate(model, 2.0, q=[0.02, 3.05], params={"gamma": factor * limit}, sample=0.01)
        tilts[factor] = abs(run.q[:, 1] - 3.14159265).max()
    stays, falls = tilts[1.25] < 0.5, tilts[0.8] > 1.5
    return (
        compare_torques(chain, [given], "the Lagrangian of Landau and Lifshitz (1976)", rows=[1]),
        compare_torques(chain, theirs, "sympy.physics.mechanics"),
        Comparison(
            "upright is stable if a^2 gamma^2 > 2 g l: 1.25 and 0.8 of the limit",
            "2 motions of 2 s",
            (not stays) + (not falls),
            why="the pendulum stays within 0.5 rad of upright, or falls beyond 1.5 rad",
            unit="motions differ",
        ),
    )


MECHANISM = Mechanism(
    title="Kapitza's pendulum",
    chain="gallery/kapitza_pendulum.yaml",
    shows="A joint with a given motion: the drive's force is an output, and an unstable position becomes stable.",
    source="L. D. Landau and E. M. Lifshitz, Mechanics, 3rd edition 1976; numbers of our own.",
    motion=Motion("Started 0.4 rad from upright, it swings about upright.", 3.0, (0.02, 2.74), speed=0.5),
    compare=compare,
)
