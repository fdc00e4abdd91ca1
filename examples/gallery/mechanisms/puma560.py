"""The PUMA 560 against numbers printed by Corke, and Newton-Euler equations."""

from math import pi

import numpy as np

from examples.gallery.mechanism import Comparison, Mechanism, Motion
from examples.gallery.newton_euler import Link, dh, tensor
from examples.gallery.robots import against_newton_euler, model_of
from symgen import Model

POSES = {
    "stretched": ((0, 0, -pi / 2, 0, 0, 0), (0, 46.0069, 8.7722, 0, 0.0283, 0)),
    "ready": ((0, pi / 2, -pi / 2, 0, 0, 0), (0, -0.7752, 0.2489, 0, 0, 0)),
    "nominal": ((0, pi / 4, pi, 0, pi / 4, 0), (0, 31.6399, 6.0351, 0, 0.0283, 0)),
}
"""q, and the gravity torques that Corke prints for it."""

INERTIA = (
    (3.6594, -0.4044, 0.1006, -0.0025, 0, 0),
    (-0.4044, 4.4137, 0.3509, 0, 0.0024, 0),
    (0.1006, 0.3509, 0.9378, 0, 0.0015, 0),
    (-0.0025, 0, 0, 0.1925, 0, 0),
    (0, 0.0024, 0.0015, 0, 0.1713, 0),
    (0, 0, 0, 0, 0, 0.1941),
)
"""The inertia matrix that Corke prints for the nominal pose; it holds the motors' inertias G^2 Jm."""

GEARS = (-62.6111, 107.815, -53.7063, 76.0364, 71.923, 76.686)
ROTORS = (200e-6, 200e-6, 200e-6, 33e-6, 33e-6, 33e-6)

FRAMES = (
    (0, pi / 2, 0.67183), (0.4318, 0, 0), (0.0203, -pi / 2, 0.15005), (0, pi / 2, 0.4318), (0, -pi / 2, 0), (0, 0, 0),
)  # fmt: skip
"""a, alpha, d of Denavit and Hartenberg's convention."""

BODIES = (
    (0, (0, 0, 0), (0, 0.35, 0)),
    (17.4, (-0.3638, 0.006, 0.2275), (0.13, 0.524, 0.539)),
    (4.8, (-0.0203, -0.0141, 0.07), (0.066, 0.086, 0.0125)),
    (0.82, (0, 0.019, 0), (1.8e-3, 1.3e-3, 1.8e-3)),
    (0.34, (0, 0, 0), (0.3e-3, 0.4e-3, 0.3e-3)),
    (0.09, (0, 0, 0.032), (0.15e-3, 0.15e-3, 0.04e-3)),
)
"""Mass, mass centre, inertia xx yy zz about it, in Corke's link frames at the links' far ends."""


def links() -> list[Link]:
    """The table as links; the joint's motion comes before the fixed transformation."""
    z = np.array([0.0, 0.0, 1.0])
    return [
        Link(k - 1, np.eye(4), dh(a, alpha, d), z, False, mass, np.array(com, float), tensor(*inertia))
        for k, ((a, alpha, d), (mass, com, inertia)) in enumerate(zip(FRAMES, BODIES, strict=True))
    ]


def printed_numbers(model: Model) -> Comparison:
    """Largest difference from the printed gravity torques and the printed inertia matrix."""
    worst = max(float(np.abs(model.gravity(q) - torques).max()) for q, torques in POSES.values())
    motors = np.diag([gear**2 * rotor for gear, rotor in zip(GEARS, ROTORS, strict=True)])
    matrix = model.mass_matrix(POSES["nominal"][0]) + motors
    worst = max(worst, float(np.abs(matrix - INERTIA).max()))
    return Comparison(
        "numbers printed in Corke (2011), gravity torques of three poses and an inertia matrix",
        "54 values",
        worst,
        0.5e-4 * 1.01,
        "four decimals are printed",
        unit="N m, kg m^2",
    )


def compare() -> tuple[Comparison, ...]:
    """Printed numbers, and random states against the printed tables in the other convention of frames."""
    return (
        printed_numbers(model_of(MECHANISM)),
        against_newton_euler(MECHANISM, links(), (0, 0, -9.81)),
    )


MECHANISM = Mechanism(
    title="PUMA 560",
    chain="puma560.yaml",
    shows="The robot of forty years of papers; its numbers are compared with printed ones.",
    source=(
        "B. Armstrong, O. Khatib and J. Burdick, The explicit dynamic model and inertial parameters of the PUMA 560 "
        "arm, Proc. IEEE ICRA, 1986, in the frames of P. Corke, Robotics, Vision and Control, 2011."
    ),
    motion=Motion(
        "Without motors but with dampers, the arm falls from its ready pose, tilted by 0.3 rad.",
        2.5,
        (0.0, 1.27, -1.57, 0.0, 0.5, 0.0),
        tau={"waist": "-4*d(waist)", "shoulder": "-4*d(shoulder)", "elbow": "-2*d(elbow)"}
        | {name: f"-0.1*d({name})" for name in ("forearm", "wrist", "flange")},
    ),
    compare=compare,
)
