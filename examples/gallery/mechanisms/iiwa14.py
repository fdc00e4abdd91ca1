"""The KUKA LBR iiwa 14 against Newton-Euler equations and numbers of Pinocchio."""

from examples.gallery.mechanism import Comparison, Mechanism, Motion
from examples.gallery.newton_euler import links_of_urdf
from examples.gallery.robots import against_newton_euler, against_recorded

PINOCCHIO = {
    "tau": (
        0.3382257020443, -19.0696196103, 6.1889953023, -9.07742176163, 0.3350831815372, -0.2159815423344,
        0.0004711556767233,
    ),
    "gravity": (0.0, -17.61464445017, 5.821089061575, -9.372648782281, 0.3484672090399, -0.2216853143678, 0.0),
    "diagonal": (
        0.6741311928686, 2.304968280653, 0.4715595996836, 0.5123657803771, 0.01458067533191, 0.008760948, 0.001,
    ),
}  # fmt: skip
"""Pinocchio 4.1.0 on this URDF file: rnea, computeGeneralizedGravity, diagonal of crba."""


def compare() -> tuple[Comparison, ...]:
    """Random states, and the recorded one."""
    return (
        against_newton_euler(MECHANISM, links_of_urdf(MECHANISM.path), (0, 0, -9.80665)),
        against_recorded(MECHANISM, "Pinocchio 4.1.0, recorded", PINOCCHIO),
    )


MECHANISM = Mechanism(
    title="KUKA LBR iiwa 14",
    chain="gallery/iiwa14.urdf",
    shows="Seven joints read from a URDF file.",
    source="Package iiwa_description of the repository iiwa_stack of IFL-CAMP (2-clause BSD licence).",
    motion=Motion(
        "Without motors but with dampers of 40 N m s, the arm sinks from a bent pose.",
        1.5,
        (0.0, 0.5, 0.0, -1.2, 0.0, 0.8, 0.0),
        tau={f"joint_{k}": f"-40*d(joint_{k})" for k in range(1, 8)},
    ),
    compare=compare,
)
