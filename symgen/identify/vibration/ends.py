"""Ends of responses: where a force acts or a displacement is measured, and in which direction.

| text | displacement or rotation | force |
|---|---|---|
| `hand.x`, `hand.y`, `hand.z` | of the point along an axis of the base frame, m | N |
| `hand.rx`, `hand.ry`, `hand.rz` | rotation of the point's link, rad | moment, N m |
| `elbow` | the joint's own coordinate, rad or m | N m or N |

A minus sign before it turns the direction round, as of an accelerometer that is mounted the other way.
"""

from __future__ import annotations

from dataclasses import dataclass

from symgen.describe.chain import Chain
from symgen.describe.nearest import nearest
from symgen.errors import IdentificationError

__all__ = ["AXES", "End", "read_end"]

AXES = ("x", "y", "z", "rx", "ry", "rz")
"""Rows of a point's Jacobian."""


@dataclass(frozen=True, slots=True)
class End:
    """One end of a response.

    Attributes:
        text: as it was written.
        point: name; empty for a joint.
        row: of the point's Jacobian.
        joint: name; empty for a point.
        sign: 1 or -1.
    """

    text: str
    point: str = ""
    row: int = 0
    joint: str = ""
    sign: float = 1.0


def read_end(text: str, chain: Chain) -> End:
    """An end from its text.

    Raises:
        IdentificationError: no such point, joint or axis; the message lists those that there are.

    Example:
        >>> from symgen.describe.load import load_chain
        >>> read_end("-hand.z", load_chain("examples/vibration/t3_776.yaml")).row
        2
    """
    bare = text.strip()
    sign = -1.0 if bare.startswith("-") else 1.0
    bare = bare.lstrip("+-").strip()
    if bare in chain.q_names:
        return End(text, joint=bare, sign=sign)
    name, dot, axis = bare.rpartition(".")
    points = [point.name for point in chain.points]
    if dot and name in points and axis in AXES:
        return End(text, point=name, row=AXES.index(axis), sign=sign)
    known = [*(f"{point}.z" for point in points), *chain.q_names]
    if dot and name in points:
        raise IdentificationError(f"{text!r:.60}: {axis!r:.20} is no axis; there are {', '.join(AXES)}")
    raise IdentificationError(
        f"{text!r:.60} is neither a direction at a point, such as POINT.z, nor a joint{nearest(bare, known)}; "
        f"{chain.name} has the points {', '.join(points) or '(none)'} and the joints {', '.join(chain.q_names)}"
    )
