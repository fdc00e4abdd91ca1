"""Closed loops as data: the joints that close them, and the places on the links between which they act."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from symgen.describe.expression import Expression, Number
from symgen.describe.joint_records import Friction, Vector

__all__ = ["Anchor", "Loop"]

_ZERO = Number(0.0)


@dataclass(frozen=True, slots=True)
class Anchor:
    """A place on a link, or on the base, that a closing joint holds: origin and axes in the link's frame.

    `rpy` turns the place's axes against the link's as URDF's origin does: Rz(y) Ry(p) Rx(r).
    """

    joint: str
    at: Vector = (_ZERO, _ZERO, _ZERO)
    rpy: Vector = (_ZERO, _ZERO, _ZERO)


@dataclass(frozen=True, slots=True)
class Loop:
    """A joint without mass that closes a loop between two places.

    | type | holds |
    |---|---|
    | revolute | the origins coincide, `axis` has one direction in both places |
    | prismatic | the places' axes are parallel, the second origin lies on the line along `axis` through the first |
    | ball | the origins coincide |
    | rod | the origins are `length` apart |

    `dependent` names the joints that follow the others (in the chain's order once the chain is validated; empty: the
    loop's joints without actuator). The position is the one to the `branch` side, or the one closest to `near`, joints
    that it leaves out at zero.
    """

    name: str
    type: Literal["revolute", "prismatic", "ball", "rod"]
    between: tuple[Anchor, Anchor]
    axis: Vector = (_ZERO, _ZERO, Number(1.0))
    length: Expression | None = None
    dependent: tuple[str, ...] = ()
    branch: Literal["left", "right"] | None = None
    near: tuple[tuple[str, Expression], ...] = ()
    friction: Friction | None = None
