"""The Franka Emika Panda against Newton-Euler equations and numbers of Pinocchio."""

from math import pi

import numpy as np

from examples.gallery.mechanism import Comparison, Mechanism, Motion
from examples.gallery.newton_euler import Link, mdh, tensor
from examples.gallery.robots import against_newton_euler, against_recorded

FRAMES = (
    (0, 0, 0.333), (0, -pi / 2, 0), (0, pi / 2, 0.316), (0.0825, pi / 2, 0), (-0.0825, -pi / 2, 0.384), (0, pi / 2, 0),
    (0.088, pi / 2, 0),
)  # fmt: skip
"""a, alpha, d of Craig's convention."""

BODIES = (
    (4.970684, (0.003875, 0.002081, -0.04762), (0.70337, 0.70661, 0.009117, -0.000139, 0.006772, 0.019169)),
    (0.646926, (-0.003141, -0.02872, 0.003495), (0.007962, 0.02811, 0.025995, -0.003925, 0.010254, 0.000704)),
    (3.228604, (0.027518, 0.039252, -0.066502), (0.037242, 0.036155, 0.01083, -0.004761, -0.011396, -0.012805)),
    (3.587895, (-0.05317, 0.104419, 0.027454), (0.025853, 0.019552, 0.028323, 0.007796, -0.001332, 0.008641)),
    (1.225946, (-0.011953, 0.041065, -0.038437), (0.035549, 0.029474, 0.008627, -0.002117, -0.004037, 0.000229)),
    (1.666555, (0.060149, -0.014117, -0.010517), (0.001964, 0.004354, 0.005433, 0.000109, -0.001158, 0.000341)),
    (
        1.495522,
        (0.0017208742976286579, 0.00136035441716123, 0.1004852811486558),
        (
            0.016529853712634626, 0.014107248642161839, 0.006676955556640956, 0.0003948922971191777,
            -0.0007066957106145017, -0.001051105327046708,
        ),
    ),
)  # fmt: skip
"""Mass, mass centre, inertia xx yy zz xy xz yz about it (Gaz et al. 2019); the last holds the hand of 0.76 kg, too."""

PINOCCHIO = {
    "tau": (
        0.2161912089754, -13.23874655203, 6.685178841348, -16.96153286932, 0.2026232195528, -0.5643843394809,
        0.01390141480306,
    ),
    "gravity": (
        0.0, -12.40469260726, 6.483840647249, -17.26550172488, 0.269003983402, -0.5529056112486, 0.01318092735808,
    ),
    "diagonal": (
        0.613394109761, 1.669580910266, 0.6504626880892, 0.9851940588393, 0.03589007143294, 0.054813737646,
        0.006684151967361,
    ),
}  # fmt: skip
"""Pinocchio 4.1.0 on the same numbers: rnea, computeGeneralizedGravity, diagonal of crba."""


def links() -> list[Link]:
    """The table as links."""
    z = np.array([0.0, 0.0, 1.0])
    return [
        Link(k - 1, mdh(a, alpha, d), np.eye(4), z, False, mass, np.array(com), tensor(*inertia))
        for k, ((a, alpha, d), (mass, com, inertia)) in enumerate(zip(FRAMES, BODIES, strict=True))
    ]


def compare() -> tuple[Comparison, ...]:
    """Random states, and the recorded one."""
    return (
        against_newton_euler(MECHANISM, links(), (0, 0, -9.81)),
        against_recorded(MECHANISM, "Pinocchio 4.1.0, recorded", PINOCCHIO),
    )


MECHANISM = Mechanism(
    title="Franka Emika Panda",
    chain="panda.yaml",
    shows="Seven joints in Craig's convention, with identified inertias.",
    source=(
        "C. Gaz, M. Cognetti, A. Oliva, P. Robuffo Giordano and A. De Luca, Dynamic identification of the Franka Emika "
        "Panda robot with retrieval of feasible parameters, IEEE RA-L 4(4), 2019."
    ),
    motion=Motion(
        "Without motors but with dampers of 5 N m s, the arm sinks from its ready pose.",
        2.0,
        (0.0, -0.785, 0.0, -2.356, 0.0, 1.571, 0.785),
        tau={f"j{k}": f"-5*d(j{k})" for k in range(1, 8)},
    ),
    compare=compare,
)
