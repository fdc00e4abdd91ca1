"""The chain in space for the viewer: places and axes of its links, named ends, sliders with sensible ranges."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from symgen.arrays import Reals
from symgen.describe.couplings import substituted
from symgen.describe.expression import Expression, Name, Operation, Table, parts
from symgen.describe.length_unit import length_unit
from symgen.describe.mechanism import Mechanism
from symgen.describe.spline import ARGUMENT, lowered
from symgen.viewer.scene import Closure, Link, Point, Scene, Slider, Tie

if TYPE_CHECKING:
    from symgen.describe.chain import Joint
    from symgen.describe.records import Tie as Between
    from symgen.reference.bodies import Link as Body
    from symgen.reference.poses import Poses

__all__ = ["chain_scene"]


BENT, STRETCHED, SLID = 0.3, 0.02, 1.0
"""Ranges of sliders to either side where there are no limits: rad of a deformation; shares of the chain's size of a
deformation in length and of a joint that slides. Joints that turn have half a turn."""


def chain_scene(mechanism: Mechanism, poses: Poses, q: Reals, follow: Sequence[str], size: float, view: Reals) -> Scene:
    """The scene of a chain of rigid links.

    Args:
        poses: of the chain.
        q: (f, n + m), the motion that will be played, or the start alone; sliders reach as far.
        follow: (m,), joints that depend by loops, whose coordinates are the last ones.
        size: largest extent of the chain, m.
        view: (2, 3), directions in space that point right and up in the first picture.
    """
    written = {joint.name for joint in mechanism.written.joints} - {tie.name for tie in mechanism.chain.ties}
    pseudo = {joint.name for joint in mechanism.chain.joints if joint.pseudo}
    bodies, number = poses.links, poses.number
    coordinates: dict[str, Any] = {name: k for k, name in enumerate((*mechanism.q_names, *follow))}
    coordinates |= {name: _following(value, coordinates, number) for name, value in mechanism.chain.couplings.items()}
    links = tuple(
        Link(
            name=body.name,
            type=body.type,
            parent=body.parent,
            coordinate=coordinates[body.name] if body.coordinate >= 0 else -1,
            before=_rows(body.before),
            axis=_numbers(body.axis),
            after=_rows(body.after),
            com=_numbers(body.com),
            mass=float(body.mass),
            drawn=body.name in written and body.name not in pseudo,
        )
        for body in bodies
    )
    places = {body.name: k for k, body in enumerate(bodies)}
    points = tuple(
        Point(p.name, places.get(p.joint, -1), tuple(number(c) for c in p.at)) for p in mechanism.chain.points
    )
    ranges = q[:, : mechanism.nv]
    moving = zip(mechanism.own_joints, ranges[0].tolist(), ranges.min(0).tolist(), ranges.max(0).tolist(), strict=True)
    return Scene(
        name=mechanism.name,
        links=links,
        points=points or _tips(bodies),
        gravity=tuple(number(g) for g in mechanism.chain.gravity),
        sliders=tuple(
            _slider(joint, start, low, high, size, number, joint.pseudo or joint.name not in written)
            for joint, start, low, high in moving
        ),
        view=_numbers(view.ravel()),
        length=length_unit(mechanism.chain),
        closures=tuple(
            Closure(
                kind=c.kind,
                a=c.a,
                b=c.b,
                at_a=_numbers(c.at_a),
                at_b=_numbers(c.at_b),
                turn_a=_numbers(c.turn_a.ravel()),
                turn_b=_numbers(c.turn_b.ravel()),
                length=c.length,
            )
            for c in poses.closures
        ),
        follow=_numbers(q[0, mechanism.nv :]),
        ties=tuple(_tie(tie, places, number) for tie in mechanism.chain.ties),
    )


def _tie(tie: Between, places: Mapping[str, int], number: Callable[[Any], float]) -> Tie:
    first, second = ((places.get(end.joint, -1), tuple(map(number, end.at))) for end in tie.between)
    return Tie(places[tie.name], *first, *second)


def _following(
    expression: Expression, places: Mapping[str, int], number: Callable[[Any], float]
) -> int | tuple[Any, ...]:
    """The coordinate of a coupled joint as operations on those of q and on numbers."""
    if isinstance(expression, Name) and expression.name in places:
        return places[expression.name]
    if not any(isinstance(part, Name) and part.name in places for part in parts(expression)):
        return ("number", number(expression))
    assert isinstance(expression, Operation)
    if expression.operator == "spline" and isinstance(table := expression.arguments[1], Table):
        return _following(substituted(lowered(table), {ARGUMENT.name: expression.arguments[0]}), places, number)
    return (expression.operator, *(_following(part, places, number) for part in expression.arguments))


def _tips(bodies: Sequence[Body]) -> tuple[Point, ...]:
    """Mass centres of the last links, for a chain without named points; of those that slide, their frames' origins."""
    parents = {body.parent for body in bodies}
    last = [(k, b) for k, b in enumerate(bodies) if k not in parents and (np.any(b.com) or b.type == "prismatic")]
    return tuple(
        Point(f"{body.name} {'mass centre' if np.any(body.com) else 'origin'}", k, _numbers(body.com))
        for k, body in last
    )


def _slider(
    joint: Joint, start: float, low: float, high: float, size: float, number: Callable[[Any], float], inner: bool
) -> Slider:
    """The slider of a joint: within its limits, else as far as is usual, and as far as the motion goes."""
    slides = joint.type == "prismatic"
    reach = (STRETCHED if inner else SLID) * size if slides else BENT if inner else math.pi
    if not slides and not inner:
        low, high = 0.0, 0.0  # whole turns are left out
    limits = joint.limits
    lower = None if limits is None or limits.lower is None else number(limits.lower)
    upper = None if limits is None or limits.upper is None else number(limits.upper)
    return Slider(
        name=joint.name,
        slides=slides,
        lower=lower if lower is not None else min(low, -reach if upper is None else upper - 2.0 * reach),
        upper=upper if upper is not None else max(high, reach if lower is None else lower + 2.0 * reach),
        start=start,
        limits=lower is not None and upper is not None,
        inner=inner,
        given=joint.motion is not None,
    )


def _rows(pose: Reals) -> tuple[float, ...]:
    return _numbers(pose[:3].ravel())


def _numbers(values: Reals) -> tuple[float, ...]:
    return tuple((np.asarray(values, dtype=np.float64) + 0.0).tolist())
