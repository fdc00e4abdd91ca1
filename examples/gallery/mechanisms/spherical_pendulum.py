"""The spherical pendulum against its textbook equations, and the conical motion against its period."""

from math import cos as cosine
from math import sqrt

from sympy import cos, sin

from examples.gallery.mechanism import Comparison, Mechanism, Motion
from examples.gallery.terms import compare_torques, symbols_of
from examples.gallery.textbook import mechanics_torques, moved_particle
from symgen import load_chain


def compare() -> tuple[Comparison, ...]:
    """d/dt(m l^2 sin^2(theta) d(phi)) = 0 and the equation of theta; a particle."""
    chain = load_chain(MECHANISM.path)
    (phi, theta), (w, v), (b, a), p = symbols_of(chain)
    m, l, g = p["m"], p["l"], p["g"]
    printed = [
        m * l**2 * (sin(theta) ** 2 * b + 2 * sin(theta) * cos(theta) * v * w),
        m * l**2 * (a - sin(theta) * cos(theta) * w**2) + m * g * l * sin(theta),
    ]

    def bodies(N, O, x):
        at = l * (sin(x[1]) * (cos(x[0]) * N.x + sin(x[0]) * N.y) - cos(x[1]) * N.z)
        return [moved_particle("bob", m, N, O, at, at.dot(N.z), g)]

    return (
        compare_torques(chain, printed, "Goldstein (1980), spherical pendulum"),
        compare_torques(chain, mechanics_torques((phi, theta), (w, v), (b, a), bodies), "sympy.physics.mechanics"),
    )


CONE = sqrt(9.81 / (0.8 * cosine(0.7)))
"""Rate of the conical motion at theta = 0.7, w^2 = g/(l cos theta)."""

MECHANISM = Mechanism(
    title="Spherical pendulum",
    chain="gallery/spherical_pendulum.yaml",
    shows="A cyclic coordinate: the momentum of phi is kept.",
    source="H. Goldstein, Classical Mechanics, 2nd edition 1980; numbers of our own.",
    motion=Motion(
        "Started at 0.7 rad with 0.7 of the speed of the conical motion.", 8.0, (0.0, 0.7), (0.7 * CONE, 0.0)
    ),
    compare=compare,
)
