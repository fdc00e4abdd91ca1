"""The trunk with two arms against Newton-Euler equations of a tree."""

import numpy as np

from examples.gallery.mechanism import Comparison, Mechanism, Motion
from examples.gallery.newton_euler import Link, tensor, transform
from examples.gallery.robots import against_newton_euler

BODY = 73.0
TRUNK = (0.4346, 0.5319, 0.5514, (0.372, 0.347, 0.191))
UPPER_ARM = (0.0271, 0.2817, 0.5772, (0.285, 0.269, 0.158))
FOREARM = (0.0162, 0.2689, 0.4574, (0.276, 0.265, 0.121))
HAND = (0.0061, 0.0862, 0.79, (0.628, 0.513, 0.401))
"""Share of the body's mass, length, mass centre by length, radii of gyration by length (de Leva 1996, men)."""


def links() -> list[Link]:
    """Eight links; forearm and hand are joined here, by parallel axes."""
    share, length, centre, radii = TRUNK
    mass = share * BODY
    trunk = (mass, (0, 0, centre * length), [mass * (r * length) ** 2 for r in radii])
    share, length, centre, radii = UPPER_ARM
    mass = share * BODY
    upper = (mass, (0, 0, -centre * length), [mass * (r * length) ** 2 for r in radii])
    parts = [
        (FOREARM[0] * BODY, FOREARM[2] * FOREARM[1], FOREARM[1], FOREARM[3]),
        (HAND[0] * BODY, FOREARM[1] + HAND[2] * HAND[1], HAND[1], HAND[3]),
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
        (3, (0, 0, -UPPER_ARM[1]), (0, -1, 0), lower),
        (1, (0, -0.19, 0.48), (0, -1, 0), nothing),
        (5, (0, 0, 0), (-1, 0, 0), upper),
        (6, (0, 0, -UPPER_ARM[1]), (0, -1, 0), lower),
    ]
    return [
        Link(
            parent, transform(p=at), np.eye(4), np.array(axis, float), False, m, np.array(com, float), tensor(*moments)
        )
        for parent, at, axis, (m, com, moments) in rows
    ]


def compare() -> tuple[Comparison, ...]:
    """Random states."""
    return (against_newton_euler(MECHANISM, links(), (0, 0, -9.81)),)


DRIVES = {"turn": 60, "bend": 900} | {f"{side}_flexion": 8 for side in ("left", "right")}
SMALL = {f"{side}_{name}": 8 for side in ("left", "right") for name in ("abduction", "elbow")}
SWING = {
    "turn": "0.25*sin(6*t)",
    "bend": "0.1",
    "left_flexion": "0.6*sin(6*t)",
    "right_flexion": "-0.6*sin(6*t)",
    "left_abduction": "0.1",
    "right_abduction": "0.1",
    "left_elbow": "0.5",
    "right_elbow": "0.5",
}

MECHANISM = Mechanism(
    title="Trunk with two arms",
    chain="gallery/torso.yaml",
    shows="A tree: two arms of three joints each on a trunk of two.",
    source=(
        "P. de Leva, Adjustments to Zatsiorsky-Seluyanov's segment inertia parameters, Journal of Biomechanics 29(9), "
        "1996, table 4, men; places of the shoulders of our own."
    ),
    motion=Motion(
        "Arms swing in turn while the trunk twists; every joint has a spring and a damper to its target.",
        3.0,
        (0.0, 0.1, 0.0, 0.1, 0.5, 0.0, 0.1, 0.5),
        tau={name: f"{k}*({SWING[name]} - {name}) - {k / 8}*d({name})" for name, k in (DRIVES | SMALL).items()},
    ),
    compare=compare,
)
