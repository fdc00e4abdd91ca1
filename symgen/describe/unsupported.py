"""Features that the format refuses by name, each with a sentence on the alternative."""

from __future__ import annotations

import re
from collections.abc import Iterable

__all__ = [
    "AS_LOOPS",
    "BRISTLES",
    "EITHER",
    "JOINT_REFUSED",
    "LOOP_KEYS",
    "NO_ROLLING",
    "UNSUPPORTED_TYPES",
    "VELOCITY_KEYS",
    "of_velocities",
]

UNSUPPORTED_TYPES = {
    **dict.fromkeys(("spherical", "socket", "ball_and_socket"), "write 'ball'"),
    **dict.fromkeys(("free", "freeflyer", "free_flyer", "6dof", "sixdof"), "write 'floating'"),
    **dict.fromkeys(("cardan", "hooke", "u_joint"), "write 'universal'"),
    "screw": "screw joints are not supported: use a prismatic joint whose 'drive' has a 'lead_per_turn'",
    "helical": "screw joints are not supported: use a prismatic joint whose 'drive' has a 'lead_per_turn'",
    "continuous": "write 'revolute': limits are data only and may be left out",
    **dict.fromkeys(("hinge", "pin", "pivot", "rotary", "rotational", "rotation", "turn"), "write 'revolute'"),
    **dict.fromkeys(("slide", "slider", "sliding", "linear", "translational", "telescope"), "write 'prismatic'"),
    **dict.fromkeys(("rigid", "weld", "welded", "static"), "write 'fixed'"),
}
AS_LOOPS = (
    "the tree is given by 'parent' alone; close a loop under 'loops', as in "
    "loops: [{name: B, type: revolute, between: [{joint: coupler, at: [b, 0, 0]}, {joint: rocker, at: [c, 0, 0]}]}]; "
    "more: docs/linkages.md"
)
LOOP_KEYS = dict.fromkeys(("constraint", "constraints"), AS_LOOPS)
JOINT_LOOP_KEYS = dict.fromkeys(
    ("loop", "loops", "closed_loop", "closed_loops", "closure", "closures", "constraint", "constraints", "cut"),
    AS_LOOPS,
)
NO_ROLLING = (
    "constraints of velocities, such as rolling without slipping, are not supported: a wheel that rolls along a "
    "straight line is a joint in 'coupled', as in coupled: {x: r*phi}; what cannot be integrated is held by a damper "
    "between the rates ('dissipation'); more: docs/peers.md"
)
VELOCITY_KEYS = dict.fromkeys(
    ("rolling", "no_slip", "nonholonomic", "velocity_constraint", "velocity_constraints", "rolling_constraints"),
    NO_ROLLING,
)
EITHER = ("constraint", "constraints")
"""Keys that may mean a constraint of positions or one of velocities."""


def of_velocities(texts: Iterable[str]) -> bool:
    """True when the words of a constraint speak of rates.

    Example:
        >>> of_velocities(["d(x) - r*d(phi)"]), of_velocities(["distance", "tip"])
        (True, False)
    """
    return any(re.search(r"\bd\(|roll|slip|holonom|veloc|\brate|\bspeed|\w_?dot\b|\bqd\b", x, re.I) for x in texts)


BRISTLES = {
    word: f"{word!r}: bristles are 'lugre', as in friction: {{lugre: {{stiffness: 1e5, damping: 300, coulomb: 1}}}}, "
    "and 'dahl'; write any other law as one of the `states` of `simulate`, with its force in `tau`; more: "
    "docs/friction.md"
    for word in ("bristle", "elasto_plastic", "leuven", "gms", "maxwell_slip", "bliman_sorine")
}
"""Keys of friction with presliding that there are no laws of."""

JOINT_REFUSED = {
    **JOINT_LOOP_KEYS,
    **VELOCITY_KEYS,
    **{
        key: f"{key!r} belongs inside 'place', as in place: {{xyz: [0, 0, 1], axis: [1, 0, 0]}}"
        for key in ("mdh", "dh", "xyz", "rpy", "axis")
    },
    "parents": AS_LOOPS,
    "child": "a joint carries the link behind it; the tree is given by 'parent' alone",
    "children": "a joint carries the link behind it; the tree is given by 'parent' alone",
}
