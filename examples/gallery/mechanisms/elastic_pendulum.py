"""The elastic pendulum against its textbook equations, and SymPy's mechanics."""

from sympy import cos, sin

from examples.gallery.mechanism import Comparison, Mechanism, Motion
from examples.gallery.terms import compare_torques, symbols_of
from examples.gallery.textbook import mechanics_torques, moved_particle
from symgen import load_chain


def compare() -> tuple[Comparison, ...]:
    """Polar coordinates; a particle on a spring."""
    chain = load_chain(MECHANISM.path)
    (theta, r), (w, v), (b, a), p = symbols_of(chain)
    m, g, k, r0 = p["m"], p["g"], p["k"], p["r0"]
    printed = [
        m * r**2 * b + 2 * m * r * v * w + m * g * r * sin(theta),
        m * a - m * r * w**2 - m * g * cos(theta) + k * (r - r0),
    ]

    def bodies(N, O, x):
        at = x[1] * (sin(x[0]) * N.x - cos(x[0]) * N.y)
        return [moved_particle("bob", m, N, O, at, at.dot(N.y), g)]

    theirs = mechanics_torques((theta, r), (w, v), (b, a), bodies, potential=lambda x: k * (x[1] - r0) ** 2 / 2)
    return (
        compare_torques(chain, printed, "Vitt and Gorelik (1933), in polar coordinates"),
        compare_torques(chain, theirs, "sympy.physics.mechanics"),
    )


MECHANISM = Mechanism(
    title="Elastic pendulum",
    chain="gallery/elastic_pendulum.yaml",
    shows="A spring with its rest length; tuned two to one, bouncing turns into swinging and back.",
    source="A. Vitt and G. Gorelik, Zhurnal Tekhnicheskoi Fiziki 3, 1933; numbers of our own.",
    motion=Motion("Almost vertical bouncing turns into swinging.", 20.0, (0.05, 1.12), speed=2.0),
    compare=compare,
)
