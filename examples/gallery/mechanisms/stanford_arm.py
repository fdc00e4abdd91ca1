"""The Stanford arm against Newton-Euler equations from the table of its links."""

from math import pi

import numpy as np

from examples.gallery.mechanism import Comparison, Mechanism, Motion
from examples.gallery.newton_euler import Link, dh, tensor
from examples.gallery.robots import against_newton_euler

ROWS = (
    (0.0, 0.412, -pi / 2, False, 9.29, (0, 0.0175, -0.1105), (0.276, 0.255, 0.071)),
    (0.0, 0.154, pi / 2, False, 5.01, (0, -0.1054, 0), (0.108, 0.018, 0.1)),
    (-pi / 2, 0.0, 0.0, True, 4.25, (0, 0, -0.6447), (2.51, 2.51, 0.006)),
    (0.0, 0.0, -pi / 2, False, 1.08, (0, 0.092, -0.0054), (0.002, 0.001, 0.001)),
    (0.0, 0.0, pi / 2, False, 0.63, (0, 0.0566, 0.003), (0.003, 0.0004, 0.003)),
    (0.0, 0.263, 0.0, False, 0.51, (0, 0, 0.1554), (0.013, 0.013, 0.0003)),
)
"""theta, d, alpha, slides or not, mass, mass centre, inertia xx yy zz about the frame's origin (Paul 1981)."""

CENTRAL = (3,)
"""Numbers of links whose printed inertia is less than that of the mass in its centre: it is taken about the centre."""


def links() -> list[Link]:
    """The table as links; the parallel axes' part is taken off the moments."""
    made = []
    for k, (theta, d, alpha, slides, mass, com, moments) in enumerate(ROWS):
        x, y, z = com
        off = (0, 0, 0) if k in CENTRAL else (y * y + z * z, x * x + z * z, x * x + y * y)
        about = [moment - mass * part for moment, part in zip(moments, off, strict=True)]
        frame = dh(0, alpha, d, theta)
        e = np.array([0.0, 0.0, 1.0])
        made.append(Link(k - 1, np.eye(4), frame, e, slides, mass, np.array(com, float), tensor(*about)))
    return made


def compare() -> tuple[Comparison, ...]:
    """Random states."""
    return (against_newton_euler(MECHANISM, links(), (0, 0, -9.81)),)


MECHANISM = Mechanism(
    title="Stanford arm",
    chain="gallery/stanford_arm.yaml",
    shows="A robot with a sliding joint, in Denavit and Hartenberg's convention.",
    source=(
        "R. P. Paul, Robot Manipulators: Mathematics, Programming, and Control, 1981, tables 6.5 and 6.6, as read in "
        "P. Corke's Robotics Toolbox, with four mass centres put into metres."
    ),
    motion=Motion(
        "The boom is driven out from 0.5 m to 0.8 m while the arm turns; gravity is carried by stiff drives.",
        2.0,
        (0.0, -1.2, 0.5, 0.0, 0.5, 0.0),
        tau={
            "theta1": "-60*(theta1 - 1) - 30*d(theta1)",
            "theta2": "-900*(theta2 + 1.2) - 120*d(theta2)",
            "d3": "-900*(d3 - 0.8) - 130*d(d3)",
            "theta4": "-30*theta4 - 3*d(theta4)",
            "theta5": "-30*(theta5 - 0.5) - 3*d(theta5)",
            "theta6": "-5*theta6 - 0.5*d(theta6)",
        },
    ),
    compare=compare,
)
