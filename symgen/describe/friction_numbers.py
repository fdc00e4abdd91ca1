"""Numbers of friction: levels, coefficients, geometry and losses, which may vary during a motion.

Any of them is an expression of coordinates, inputs, the time and parameters, but of no rate: friction at rest would
depend on the rate with which rest is reached.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TYPE_CHECKING

from symgen.describe.expression import Expression, Name, Time, parts
from symgen.describe.joint_records import RATE
from symgen.describe.loops import closing_joint
from symgen.describe.values import rebuilt

if TYPE_CHECKING:
    from symgen.describe.chain import Chain
    from symgen.describe.records import Joint

__all__ = ["friction_numbers", "is_friction", "is_law", "joint_numbers", "varying_friction"]

LOSSES = ("efficiency", "static_efficiency", "loss", "static_loss", "friction_angle", "preload", "motor_friction")
"""Keys of a drive below which numbers of friction stand."""

FRICTION = re.compile(rf"(joints|loops)\[\d+\]\.(axes\.\w+\.)?(friction\.|drive\.({'|'.join(LOSSES)})\b)")

LAW = re.compile(r"\.law(\[\d\])?$")


def is_friction(path: str) -> bool:
    """True for the path of a number of friction.

    Example:
        >>> is_friction("joints[0].friction.coulomb[1]"), is_friction("joints[0].drive.ratio")
        (True, False)
    """
    return FRICTION.match(path) is not None


def is_law(path: str) -> bool:
    """True for the path of friction as a function of the rate."""
    return is_friction(path) and LAW.search(path) is not None


def joint_numbers(joint: Joint) -> Iterator[tuple[str, Expression]]:
    """The numbers of a joint's friction and drive, with their paths from the joint."""
    found: list[tuple[str, Expression]] = []

    def collect(path: str, expression: Expression) -> Expression:
        found.append((path, expression))
        return expression

    if joint.friction is not None:
        rebuilt(joint.friction, "friction", collect)
    if joint.drive is not None:
        for key in LOSSES:
            rebuilt(getattr(joint.drive, key), f"drive.{key}", collect)
    yield from found


def friction_numbers(chain: Chain) -> Iterator[tuple[str, Expression]]:
    """The numbers of friction of all joints, those that close loops included, with their paths."""
    for k, joint in enumerate(chain.joints):
        for path, expression in joint_numbers(joint):
            yield f"joints[{k}].{path}", expression
    for k, loop in enumerate(chain.loops):
        for path, expression in joint_numbers(closing_joint(loop)):
            yield f"loops[{k}].{path}", expression


def varying_friction(chain: Chain) -> tuple[tuple[str, Expression], ...]:
    """The numbers of friction that may change during a motion: they name a coordinate, an input or the time."""
    parameters = {RATE.name, *(parameter.name for parameter in chain.parameters)}

    def changes(part: Expression) -> bool:
        return isinstance(part, Time) or (isinstance(part, Name) and part.name not in parameters)

    return tuple((path, e) for path, e in friction_numbers(chain) if any(map(changes, parts(e))))
