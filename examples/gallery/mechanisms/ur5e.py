"""The UR5e against Newton-Euler equations and numbers of Pinocchio."""

from examples.gallery.mechanism import Comparison, Mechanism, Motion
from examples.gallery.newton_euler import links_of_urdf
from examples.gallery.robots import against_newton_euler, against_recorded

PINOCCHIO = {
    "tau": (
        -1.644516112546, -50.89701043225, -16.08870440065, 1.806883298546, -0.05380603224969, 0.0001306084927801,
    ),
    "gravity": (0.0, -49.92172611317, -15.83275869404, 1.776821134109, -0.03106721424488, 0.0),
    "diagonal": (
        3.037473124032, 3.241963743953, 0.5832742871124, 0.02322080787102, 0.005349468322833, 0.00025756,
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
    title="Universal Robots UR5e",
    chain="gallery/ur5e.urdf",
    shows="Six joints read from a URDF file whose inertias stand in turned axes.",
    source=(
        "The maker's repository Universal_Robots_ROS2_Description, config/ur5e (3-clause BSD licence), after its page "
        "on DH parameters for calculations of kinematics and dynamics."
    ),
    motion=Motion(
        "Without motors but with dampers, the arm sinks from a bent pose.",
        2.0,
        (0.0, -1.2, 1.6, -2.0, -1.5708, 0.0),
        tau={name: f"-6*d({name})" for name in ("shoulder_pan", "shoulder_lift", "elbow")}
        | {f"wrist_{k}": f"-1*d(wrist_{k})" for k in (1, 2, 3)},
    ),
    compare=compare,
)
