"""Poses at which numbers of friction that vary are tried: the declared range of every coordinate that they name.

A range is that of the joint's `stop` or `limits`; without one a revolute joint turns once, and a slide stays where it
is. Inputs and the time are zero.
"""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator, Mapping
from itertools import product
from typing import TYPE_CHECKING

from symgen.describe.couplings import circle, resolved
from symgen.describe.evaluate import EvaluationError, evaluate, names_in
from symgen.describe.expression import Expression, Time, parts
from symgen.describe.rules.findings import Findings
from symgen.describe.traits import stop_bounds

if TYPE_CHECKING:
    from symgen.describe.records import Joint

__all__ = ["Pose", "poses", "shown"]

POINTS = (1, 193, 33, 13, 7)
"""Values of each coordinate by the number of coordinates; of more, each has three. One more than multiples of twelve
and eight, so that ripples of few teeth are met at their extremes."""

Pose = Mapping[str, float]
"""Values of coordinates, by joint."""


def poses(findings: Findings, expressions: Iterable[Expression]) -> Iterator[tuple[Pose, tuple[float, ...]]]:
    """Poses with the values of the expressions there; poses where one of them has no value are left out.

    Nothing where the expressions name joints whose coordinates a loop gives, or nothing that is declared.
    """
    given = tuple(expressions)
    follow = {} if circle(findings.chain.coupled) else resolved(findings.chain.coupled)
    used = list(dict.fromkeys(name for expression in given for name in names_in(expression)))
    named = [*used, *(name for joint in used if joint in follow for name in names_in(follow[joint]))]
    moving = {joint.name: joint for joint in findings.chain.joints if joint.type != "fixed"}
    known = {**dict.fromkeys(findings.chain.inputs, 0.0), **findings.defaults}
    coordinates = [name for name in dict.fromkeys(named) if name in moving and name not in follow]
    if any(name not in known and name not in moving for name in named):
        return
    if {name for loop in findings.chain.loops for name in loop.dependent}.intersection(coordinates):
        return
    count = POINTS[len(coordinates)] if len(coordinates) < len(POINTS) else 3
    for place in product(*(_values(findings, moving[name], count) for name in coordinates)):
        at = dict(zip(coordinates, place, strict=True))
        try:
            names = known | at
            names |= {joint: evaluate(follow[joint], names) for joint in used if joint in follow}
            yield at, tuple(evaluate(expression, names, t=0.0) for expression in given)
        except EvaluationError:
            continue


def shown(findings: Findings, pose: Pose, expressions: Iterable[Expression], side: str = "") -> str:
    """The circumstances as messages name them, ` (forward, at elbow = 0.524, press = 0)`; empty for none.

    Inputs and the time are among them where the expressions name them.
    """
    given = tuple(expressions)
    named = {name for expression in given for name in names_in(expression)}
    zero = dict.fromkeys((name for name in findings.chain.inputs if name in named), 0.0)
    if any(Time() in parts(expression) for expression in given):
        zero["t"] = 0.0
    place = ", ".join(f"{name} = {value:.3g}" for name, value in {**pose, **zero}.items())
    words = ", ".join(filter(None, (side, place and f"at {place}")))
    return f" ({words})" if words else ""


def _values(findings: Findings, joint: Joint, count: int) -> list[float]:
    """Values over the range of a joint."""
    low, high = _range(findings, joint)
    if low == high or count == 1:
        return [low]
    return [low + (high - low) * k / (count - 1) for k in range(count)]


def _range(findings: Findings, joint: Joint) -> tuple[float, float]:
    """The declared range of a coordinate."""
    whole = (-math.pi, math.pi) if joint.type == "revolute" else (0.0, 0.0)
    bounds = stop_bounds(joint)
    if bounds == (None, None) and joint.limits is not None:
        bounds = (joint.limits.lower, joint.limits.upper)
    low, high = (findings.value(bound) for bound in bounds)
    low = min(whole[0], high if high is not None else 0.0) if low is None else low
    high = max(whole[1], low) if high is None else high
    return low, high
