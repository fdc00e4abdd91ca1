"""Joints made of joints: `single_joints` turns ball, universal, planar, cylindrical and floating joints into rows of
revolute and prismatic ones.

    x, y, z       slides along the axes of the joint's frame
    rx, ry, rz    turns about these axes, each about the axis as the turns before have moved it

| type | single joints, from the parent outwards | `angles` without choice |
|---|---|---|
| `ball` | three turns in the order of `angles` | zyx |
| `universal` | two turns in the order of `angles` | xy |
| `planar` | two slides, and a turn about the normal (`axis`) | |
| `cylindrical` | a slide and a turn along `axis` | |
| `floating` | slides x, y, z, and three turns in the order of `angles` | zyx |

Each single joint of the joint `hip` is called `hip_<x | ... | rz>`; of two turns about one letter (`angles: zxz`) the
first is `rz1` and the other `rz2`. The link behind, with mass, points and children, is fixed to the last one under the
joint's own name. Three turns lose a freedom where the second one makes the axes of the others parallel: at +-90 degrees
for three different letters (Tait and Bryan), at 0 and 180 degrees where the first letter comes again (Euler). Without
`angles` the order is one whose second turn keeps away from there within its `limits`, if there is one.
"""

from __future__ import annotations

import math
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, fields, replace
from itertools import pairwise
from typing import TYPE_CHECKING, Literal

from symgen.describe.bristles import with_bristle
from symgen.describe.evaluate import EvaluationError, given_value
from symgen.describe.expression import Expression, Number
from symgen.describe.records import Axis, Joint, Origin, Vector, Xyz

if TYPE_CHECKING:
    from symgen.describe.chain import Chain

__all__ = ["COMPOSITE", "MARGIN", "TURNS", "SingularPose", "axes_of", "axis_letter", "is_regular", "order_of",
           "single_joints", "single_places", "singles", "singular_poses", "without_coordinate"]  # fmt: skip

COMPOSITE = ("ball", "universal", "planar", "cylindrical", "floating")
TURNS = {"ball": 3, "universal": 2, "floating": 3}
"""Letters of `angles`, by the types that have it."""

ORDERS = {"ball": ("zyx", "zxy", "xzy"), "universal": ("xy",), "floating": ("zyx", "zxy", "xzy")}
"""Orders of turns that are tried without `angles`, each with another second turn."""

SLIDES_IN_PLANE = {"x": ("y", "z"), "y": ("z", "x"), "z": ("x", "y")}

MARGIN = math.radians(5.0)
"""Distance from a singular pose that a motion keeps without a remark."""


def axes_of(joint: Joint) -> tuple[str, ...]:
    """Names of the single joints behind the joint's own: `("x", "y", "rz")`; none for a joint that is single."""
    if joint.type == "planar":
        normal = axis_letter(joint) or "z"
        return (*SLIDES_IN_PLANE[normal], f"r{normal}")
    if joint.type == "cylindrical":
        along = axis_letter(joint) or "z"
        return (along, f"r{along}")
    if joint.type not in TURNS:
        return ()
    order = order_of(joint)
    turns = [f"r{letter}{'' if order.count(letter) == 1 else 1 + order[:k].count(letter)}"
             for k, letter in enumerate(order)]  # fmt: skip
    return (*(("x", "y", "z") if joint.type == "floating" else ()), *turns)


def order_of(joint: Joint) -> str:
    """The letters of a joint's turns: its `angles`, or the first usual order that its limits allow."""
    if joint.angles is not None and is_order(joint.angles, TURNS[joint.type]):
        return joint.angles
    orders = ORDERS[joint.type]
    return next((order for order in orders if is_regular(joint, order)), orders[0])


def is_order(letters: str, count: int) -> bool:
    """True for letters of axes where no two neighbours are the same."""
    return len(letters) == count and {*letters} <= {*"xyz"} and all(a != b for a, b in pairwise(letters))


def is_regular(joint: Joint, order: str) -> bool:
    """False where the limits of the second of three turns reach a singular pose, or come near it."""
    if len(order) < 3:
        return True
    limits = next((axis.limits for axis in joint.axes if axis.name == f"r{order[1]}"), None)
    if limits is None:
        return True
    lower, upper = (
        _literal(bound, default) for bound, default in ((limits.lower, -math.inf), (limits.upper, math.inf))
    )
    if not math.isfinite(upper - lower):
        return False
    offset = 0.0 if order[0] == order[2] else math.pi / 2.0
    nearest = offset + math.pi * math.ceil((lower - MARGIN - offset) / math.pi)
    return nearest > upper + MARGIN


def _literal(bound: Expression | None, default: float) -> float:
    try:
        return default if bound is None else given_value(bound, {})
    except EvaluationError:
        return default


def without_coordinate(chain: Chain, name: str) -> str:
    """Why the joint of that name, fixed or composite in a chain as it was written, has neither coordinate nor rate."""
    written = next((joint for joint in chain.joints if joint.name == name), None)
    names = () if written is None else axes_of(written)
    if not names:
        return f"the joint {name!r} is fixed"
    return f"the joint {name!r} stands for {', '.join(f'{name}_{axis}' for axis in names)}: name one of these; it"


def axis_letter(joint: Joint) -> str | None:
    """The letter of the frame's axis that `axis` points along, whichever way; None for a skew one."""
    if not isinstance(joint.place, Xyz):
        return "z"
    try:
        x, y, z = (given_value(component, {}) for component in joint.place.axis)
    except EvaluationError:
        return None
    found = [letter for letter, value in zip("xyz", (x, y, z), strict=True) if value != 0.0]
    return found[0] if len(found) == 1 else None


def singles(joint: Joint) -> tuple[Joint, ...]:
    """The single joints of a joint and the link fixed to the last; the joint alone where it is single."""
    names = axes_of(joint)
    if not names:
        return (joint,)
    given = {axis.name: axis for axis in joint.axes}
    place = joint.place if isinstance(joint.place, Xyz) else Xyz()
    own = place.axis if joint.type in ("planar", "cylindrical") else None
    result: list[Joint] = []
    parent = joint.parent
    for k, name in enumerate(names):
        at = Xyz(place.xyz, place.rpy) if k == 0 else Xyz()
        axis = own if own is not None and (name.startswith("r") or joint.type == "cylindrical") else _unit(name)
        result.append(_single(joint, given.get(name) or Axis(name), replace(at, axis=axis), parent))
        parent = result[-1].name
    link = Joint(joint.name, "fixed", Xyz(), parent, joint.mass, joint.com, joint.inertia, flexible=joint.flexible)
    return (*result, link)


def _single(joint: Joint, axis: Axis, place: Xyz, parent: str) -> Joint:
    """One of a joint's single joints, without mass."""
    entries = {f.name: getattr(axis, f.name) for f in fields(axis) if f.name not in ("name", "actuated")}
    form: Literal["revolute", "prismatic"] = "revolute" if axis.name.startswith("r") else "prismatic"
    actuated = joint.actuated and axis.actuated
    return with_bristle(Joint(f"{joint.name}_{axis.name}", form, place, parent, actuated=actuated, **entries))


def _unit(name: str) -> Vector:
    letter = name.strip("r12")
    x, y, z = (Number(float(letter == each)) for each in "xyz")
    return (x, y, z)


def single_joints(chain: Chain) -> Chain:
    """The chain with single joints in the place of composite ones; itself where it has none.

    Example:
        >>> from symgen.describe.chain import Chain
        >>> [joint.name for joint in single_joints(Chain("pole", (Joint("hip", "ball", angles="xyz"),))).joints]
        ['hip_rx', 'hip_ry', 'hip_rz', 'hip']
    """
    if all(joint.type not in COMPOSITE for joint in chain.joints):
        return chain
    rows = [(joint.name, singles(joint)) for joint in chain.joints]
    origin = chain.origin
    if origin is not None:
        where = {name: (line, column) for name, line, column in origin.joints}
        places = tuple((part.name, *where[name]) for name, row in rows for part in row if name in where)
        origin = Origin(origin.file, places)
    joints = tuple(part for _, row in rows for part in row)
    return replace(chain, joints=joints, origin=origin)


def single_places(chain: Chain) -> Callable[[str], str]:
    """From a path in the chain of single joints to the one in the chain as it was written."""
    places = [
        (k, joint.name if part.name == joint.name else f"axes.{part.name.removeprefix(f'{joint.name}_')}")
        for k, joint in enumerate(chain.joints)
        for part in singles(joint)
    ]

    def written(path: str) -> str:
        match = re.match(r"joints\[(\d+)\](\.\w+)?", path)
        if match is None or len(places) == len(chain.joints) or int(match[1]) >= len(places):
            return path
        k, own = places[int(match[1])]
        rest = path[match.end(1) + 1 :]
        if own.startswith("axes.") and match[2] not in (".name", ".place", ".parent", ".type"):
            rest = f".{own}{rest}"
        return f"joints[{k}]{rest}"

    return written


@dataclass(frozen=True, slots=True)
class SingularPose:
    """A pose in which three turns lose a freedom.

    Attributes:
        joint: the composite joint.
        coordinate: of the second turn.
        at: one of its values there, rad; the others are multiples of pi away.
        order: letters of the turns.
    """

    joint: str
    coordinate: str
    at: float
    order: str

    @property
    def remedy(self) -> str:
        """Advice to take `angles` whose turns are singular elsewhere."""
        others = [order for order in ORDERS["ball"] if order[1] != self.order[1] or self.at == 0.0]
        return f"another order of its turns is singular elsewhere, as angles: {others[0]}"

    def distance(self, angle: float) -> float:
        """Distance of an angle of the coordinate from the nearest singular one, rad."""
        return abs(math.remainder(angle - self.at, math.pi))


def singular_poses(chain: Chain) -> Iterator[SingularPose]:
    """The singular poses of the composite joints that a chain was written with."""
    for joint in chain.joints:
        if TURNS.get(joint.type) == 3:
            order, names = order_of(joint), axes_of(joint)
            at = 0.0 if order[0] == order[2] else math.pi / 2.0
            yield SingularPose(joint.name, f"{joint.name}_{names[-2]}", at, order)
