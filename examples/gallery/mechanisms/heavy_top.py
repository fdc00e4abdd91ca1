"""The heavy symmetric top against Goldstein's Lagrangian, and its steady precession."""

from sympy import cos, sin

from examples.gallery.mechanism import Comparison, Mechanism, Motion
from examples.gallery.terms import compare_torques, symbols_of
from examples.gallery.textbook import from_lagrangian, mechanics_torques, moved_body
from symgen import build_model, load_chain, simulate


def compare() -> tuple[Comparison, ...]:
    """The book's Lagrangian, a rigid body, and fast spin's slow precession."""
    chain = load_chain(MECHANISM.path)
    (phi, theta, psi), (u, v, w), (c, b, a), p = symbols_of(chain)
    M, l, Ic, I3, g = (p[name] for name in ("M", "l", "Ic", "I3", "g"))
    I1 = Ic + M * l**2
    L = I1 * (v**2 + u**2 * sin(theta) ** 2) / 2 + I3 * (w + u * cos(theta)) ** 2 / 2 - M * g * l * cos(theta)

    def bodies(N, O, x):
        body = N.orientnew("B", "Body", x, "ZXZ")
        at = l * body.z
        return [moved_body("top", M, body, (Ic, Ic, I3), N, O, at, at.dot(N.z), g)]

    run = simulate(build_model(chain, optimization="debug"), 1.0, q=[0, 1.0, 0], qd=[SLOW, 0, SPIN], sample=0.01)
    drift = max(abs(run.q[:, 1] - 1.0).max(), abs(run.qd[:, 0] / SLOW - 1).max())
    return (
        compare_torques(
            chain,
            from_lagrangian(L, [phi, theta, psi], [u, v, w], [c, b, a]),
            "the Lagrangian of Goldstein (1980)",
        ),
        compare_torques(
            chain, mechanics_torques((phi, theta, psi), (u, v, w), (c, b, a), bodies), "sympy.physics.mechanics"
        ),
        Comparison(
            "steady precession, the slow root of I1 u^2 cos(theta) - I3 u (w + u cos(theta)) + M g l = 0",
            "angle and rate over 1 s",
            float(drift),
            allowed=1e-6,
            why="the simulation's relative tolerance is 1e-9",
        ),
    )


SPIN = 200.0
"""Rate of spin, rad/s; steady precession u obeys I1 u^2 cos - I3 u (w + u cos) + M g l = 0."""

_I1, _I3, _PULL, _COS = 3.0e-4 + 0.5 * 0.08**2, 5.0e-4, 0.5 * 9.81 * 0.08, 0.5403023058681398
_A, _B = (_I1 - _I3) * _COS, -_I3 * SPIN
SLOW = (-_B - (_B**2 - 4 * _A * _PULL) ** 0.5) / (2 * _A)
"""The slow root at theta = 1."""

MECHANISM = Mechanism(
    title="Heavy symmetric top",
    chain="gallery/heavy_top.yaml",
    shows="Rotation in space by three joints through one point; two cyclic coordinates.",
    source="H. Goldstein, Classical Mechanics, 2nd edition 1980; numbers of our own.",
    motion=Motion(
        "Let go without precession: the axis nods in cusps.", 2.0, (0.0, 0.6, 0.0), (0.0, 0.0, SPIN), speed=0.25
    ),
    compare=compare,
)
