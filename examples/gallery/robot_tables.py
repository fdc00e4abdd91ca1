"""Published tables of robots as links, and numbers that are compared with theirs."""

from __future__ import annotations

from math import pi

import numpy as np

from examples.gallery.newton_euler import Link, dh, mdh, tensor, transform

TORSO_BODY = 73.0
TORSO_TRUNK = (0.4346, 0.5319, 0.5514, (0.372, 0.347, 0.191))
TORSO_UPPER_ARM = (0.0271, 0.2817, 0.5772, (0.285, 0.269, 0.158))
TORSO_FOREARM = (0.0162, 0.2689, 0.4574, (0.276, 0.265, 0.121))
TORSO_HAND = (0.0061, 0.0862, 0.79, (0.628, 0.513, 0.401))
"""Share of the body's mass, length, mass centre by length, radii of gyration by length (de Leva 1996, men)."""


def torso() -> list[Link]:
    """Eight links; forearm and hand are joined here, by parallel axes."""
    share, length, centre, radii = TORSO_TRUNK
    mass = share * TORSO_BODY
    trunk = (mass, (0, 0, centre * length), [mass * (r * length) ** 2 for r in radii])
    share, length, centre, radii = TORSO_UPPER_ARM
    mass = share * TORSO_BODY
    upper = (mass, (0, 0, -centre * length), [mass * (r * length) ** 2 for r in radii])
    parts = [
        (TORSO_FOREARM[0] * TORSO_BODY, TORSO_FOREARM[2] * TORSO_FOREARM[1], TORSO_FOREARM[1], TORSO_FOREARM[3]),
        (TORSO_HAND[0] * TORSO_BODY, TORSO_FOREARM[1] + TORSO_HAND[2] * TORSO_HAND[1], TORSO_HAND[1], TORSO_HAND[3]),
    ]
    mass = sum(m for m, *_ in parts)
    below = sum(m * at for m, at, *_ in parts) / mass
    across = sum(m * ((radii[1] * size) ** 2 + (at - below) ** 2) for m, at, size, radii in parts)
    along = sum(m * (radii[2] * size) ** 2 for m, _, size, radii in parts)
    lower = (mass, (0, 0, -below), [across, across, along])
    nothing = (0.0, (0, 0, 0), [0, 0, 0])
    rows = [
        (-1, (0, 0, 0), (0, 0, 1), nothing),
        (0, (0, 0, 0), (0, 1, 0), trunk),
        (1, (0, 0.19, 0.48), (0, -1, 0), nothing),
        (2, (0, 0, 0), (1, 0, 0), upper),
        (3, (0, 0, -TORSO_UPPER_ARM[1]), (0, -1, 0), lower),
        (1, (0, -0.19, 0.48), (0, -1, 0), nothing),
        (5, (0, 0, 0), (-1, 0, 0), upper),
        (6, (0, 0, -TORSO_UPPER_ARM[1]), (0, -1, 0), lower),
    ]
    return [
        Link(
            parent, transform(p=at), np.eye(4), np.array(axis, float), False, m, np.array(com, float), tensor(*moments)
        )
        for parent, at, axis, (m, com, moments) in rows
    ]


STANFORD_ROWS = (
    (0.0, 0.412, -pi / 2, False, 9.29, (0, 0.0175, -0.1105), (0.276, 0.255, 0.071)),
    (0.0, 0.154, pi / 2, False, 5.01, (0, -0.1054, 0), (0.108, 0.018, 0.1)),
    (-pi / 2, 0.0, 0.0, True, 4.25, (0, 0, -0.6447), (2.51, 2.51, 0.006)),
    (0.0, 0.0, -pi / 2, False, 1.08, (0, 0.092, -0.0054), (0.002, 0.001, 0.001)),
    (0.0, 0.0, pi / 2, False, 0.63, (0, 0.0566, 0.003), (0.003, 0.0004, 0.003)),
    (0.0, 0.263, 0.0, False, 0.51, (0, 0, 0.1554), (0.013, 0.013, 0.0003)),
)
"""theta, d, alpha, slides or not, mass, mass centre, inertia xx yy zz about the frame's origin (Paul 1981)."""

STANFORD_CENTRAL = (3,)
"""Numbers of links whose printed inertia is less than that of the mass in its centre: it is taken about the centre."""


def stanford_arm() -> list[Link]:
    """The table as links; the parallel axes' part is taken off the moments."""
    made = []
    for k, (theta, d, alpha, slides, mass, com, moments) in enumerate(STANFORD_ROWS):
        x, y, z = com
        off = (0, 0, 0) if k in STANFORD_CENTRAL else (y * y + z * z, x * x + z * z, x * x + y * y)
        about = [moment - mass * part for moment, part in zip(moments, off, strict=True)]
        frame = dh(0, alpha, d, theta)
        e = np.array([0.0, 0.0, 1.0])
        made.append(Link(k - 1, np.eye(4), frame, e, slides, mass, np.array(com, float), tensor(*about)))
    return made


PUMA_POSES = {
    "stretched": ((0, 0, -pi / 2, 0, 0, 0), (0, 46.0069, 8.7722, 0, 0.0283, 0)),
    "ready": ((0, pi / 2, -pi / 2, 0, 0, 0), (0, -0.7752, 0.2489, 0, 0, 0)),
    "nominal": ((0, pi / 4, pi, 0, pi / 4, 0), (0, 31.6399, 6.0351, 0, 0.0283, 0)),
}
"""q, and the gravity torques that Corke prints for it."""

PUMA_INERTIA = (
    (3.6594, -0.4044, 0.1006, -0.0025, 0, 0),
    (-0.4044, 4.4137, 0.3509, 0, 0.0024, 0),
    (0.1006, 0.3509, 0.9378, 0, 0.0015, 0),
    (-0.0025, 0, 0, 0.1925, 0, 0),
    (0, 0.0024, 0.0015, 0, 0.1713, 0),
    (0, 0, 0, 0, 0, 0.1941),
)
"""The inertia matrix that Corke prints for the nominal pose; it holds the motors' inertias G^2 Jm."""

PUMA_GEARS = (-62.6111, 107.815, -53.7063, 76.0364, 71.923, 76.686)
PUMA_ROTORS = (200e-6, 200e-6, 200e-6, 33e-6, 33e-6, 33e-6)

PUMA_FRAMES = (
    (0, pi / 2, 0.67183), (0.4318, 0, 0), (0.0203, -pi / 2, 0.15005), (0, pi / 2, 0.4318), (0, -pi / 2, 0), (0, 0, 0),
)  # fmt: skip
"""a, alpha, d of Denavit and Hartenberg's convention."""

PUMA_BODIES = (
    (0, (0, 0, 0), (0, 0.35, 0)),
    (17.4, (-0.3638, 0.006, 0.2275), (0.13, 0.524, 0.539)),
    (4.8, (-0.0203, -0.0141, 0.07), (0.066, 0.086, 0.0125)),
    (0.82, (0, 0.019, 0), (1.8e-3, 1.3e-3, 1.8e-3)),
    (0.34, (0, 0, 0), (0.3e-3, 0.4e-3, 0.3e-3)),
    (0.09, (0, 0, 0.032), (0.15e-3, 0.15e-3, 0.04e-3)),
)
"""Mass, mass centre, inertia xx yy zz about it, in Corke's link frames at the links' far ends."""


def puma560() -> list[Link]:
    """The table as links; the joint's motion comes before the fixed transformation."""
    z = np.array([0.0, 0.0, 1.0])
    return [
        Link(k - 1, np.eye(4), dh(a, alpha, d), z, False, mass, np.array(com, float), tensor(*inertia))
        for k, ((a, alpha, d), (mass, com, inertia)) in enumerate(zip(PUMA_FRAMES, PUMA_BODIES, strict=True))
    ]


PANDA_FRAMES = (
    (0, 0, 0.333), (0, -pi / 2, 0), (0, pi / 2, 0.316), (0.0825, pi / 2, 0), (-0.0825, -pi / 2, 0.384), (0, pi / 2, 0),
    (0.088, pi / 2, 0),
)  # fmt: skip
"""a, alpha, d of Craig's convention."""

PANDA_BODIES = (
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

PANDA_PINOCCHIO = {
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


def panda() -> list[Link]:
    """The table as links."""
    z = np.array([0.0, 0.0, 1.0])
    return [
        Link(k - 1, mdh(a, alpha, d), np.eye(4), z, False, mass, np.array(com), tensor(*inertia))
        for k, ((a, alpha, d), (mass, com, inertia)) in enumerate(zip(PANDA_FRAMES, PANDA_BODIES, strict=True))
    ]


UR5E_PINOCCHIO = {
    "tau": (
        -1.644516112546, -50.89701043225, -16.08870440065, 1.806883298546, -0.05380603224969, 0.0001306084927801,
    ),
    "gravity": (0.0, -49.92172611317, -15.83275869404, 1.776821134109, -0.03106721424488, 0.0),
    "diagonal": (
        3.037473124032, 3.241963743953, 0.5832742871124, 0.02322080787102, 0.005349468322833, 0.00025756,
    ),
}  # fmt: skip
"""Pinocchio 4.1.0 on this URDF file: rnea, computeGeneralizedGravity, diagonal of crba."""

IIWA_PINOCCHIO = {
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
