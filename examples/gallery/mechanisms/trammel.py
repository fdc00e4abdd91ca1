"""The trammel of Archimedes against its Lagrangian, and against SymPy's mechanics."""

from sympy import Rational, cos, sin

from examples.gallery.mechanism import Comparison, Mechanism, Motion
from examples.gallery.terms import compare_torques, symbols_of
from examples.gallery.textbook import from_lagrangian, mechanics_torques, moved_body, moved_particle
from symgen import load_chain

HALF = Rational(1, 2)


def compare() -> tuple[Comparison, ...]:
    """The rod's centre moves on a circle of half its length; the sliders follow cosine and sine."""
    chain = load_chain(MECHANISM.path)
    (q,), (w,), (a,), p = symbols_of(chain)
    l, m, mx, my, g = (p[name] for name in ("l", "m", "mx", "my", "g"))
    T = HALF * (m * l**2 / 3 + mx * l**2 * sin(q) ** 2 + my * l**2 * cos(q) ** 2) * w**2
    V = (m / 2 + my) * g * l * sin(q)

    def bodies(N, O, x):
        rod = N.orientnew("R", "Axis", (-x[0], N.z))
        level, upright = l * cos(x[0]) * N.x, l * sin(x[0]) * N.y
        return [
            moved_body("rod", m, rod, (0, 0, m * l**2 / 12), N, O, (level + upright) / 2, l * sin(x[0]) / 2, g),
            moved_particle("level", mx, N, O, level, 0, g),
            moved_particle("upright", my, N, O, upright, l * sin(x[0]), g),
        ]

    return (
        compare_torques(chain, from_lagrangian(T - V, (q,), (w,), (a,)), "the Lagrangian in the angle of the rod"),
        compare_torques(chain, mechanics_torques((q,), (w,), (a,), bodies), "sympy.physics.mechanics"),
    )


MECHANISM = Mechanism(
    title="Trammel of Archimedes",
    chain="gallery/trammel.yaml",
    shows="Two sliders that follow cosine and sine of one angle: influence coefficients that depend on position.",
    source="A. Sommerfeld, Mechanics, 1952 (double slider, elliptic trammel); numbers of our own.",
    motion=Motion("Let go close to upright.", 2.0, (1.4,)),
    compare=compare,
)
