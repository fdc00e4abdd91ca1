"""Coupled joints: coordinates that are expressions of the coordinates of other joints.

A gear, a rack, a belt, a cam or a mimic joint moves as other joints do, whatever the forces. Its coordinate is given by
an expression of other coordinates and of parameters, which may name further coupled joints.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from graphlib import CycleError, TopologicalSorter
from typing import TYPE_CHECKING

from symgen.describe.expression import Expression, Name, Operation, parts
from symgen.describe.loops import bearing_joints
from symgen.describe.traits import joint_rubs

if TYPE_CHECKING:
    from symgen.describe.chain import Chain
    from symgen.describe.records import Joint

__all__ = ["RESTS", "circle", "followed", "followers", "friction_groups", "in_order", "resolved", "substituted"]

RESTS = {"float64": 1e-9, "float32": 1e-4}
"""Rate of a joint that follows several coordinates, as a part of theirs, that is rounding, by the number type."""

Coupled = Iterable[tuple[str, Expression]]
"""Joints and the expressions that their coordinates are."""


def substituted(expression: Expression, names: Mapping[str, Expression]) -> Expression:
    """The expression with names replaced by expressions."""
    match expression:
        case Name(name):
            return names.get(name, expression)
        case Operation(operator, arguments):
            return Operation(operator, tuple(substituted(argument, names) for argument in arguments))
    return expression


def in_order(coupled: Coupled) -> tuple[str, ...]:
    """The coupled joints, each behind those that its expression names.

    Raises:
        graphlib.CycleError: joints depend on one another in a circle.
    """
    given = dict(coupled)
    needs = {
        joint: [part.name for part in parts(expression) if isinstance(part, Name) and part.name in given]
        for joint, expression in given.items()
    }
    return tuple(TopologicalSorter(needs).static_order())


def circle(coupled: Coupled) -> tuple[str, ...]:
    """Coupled joints that depend on one another, the last the same as the first; empty where none do."""
    try:
        in_order(coupled)
    except CycleError as error:
        return tuple(reversed(error.args[1]))
    return ()


def resolved(coupled: Coupled) -> dict[str, Expression]:
    """Couplings with the coupled joints in them replaced by their own expressions, in the order given.

    Args:
        coupled: joints and their coordinates, without a circle.

    Example:
        >>> from symgen.describe.parse import parse
        >>> resolved([("b", parse("2*a")), ("c", parse("b + 1"))])["c"] == parse("2*a + 1")
        True
    """
    given = dict(coupled)
    found: dict[str, Expression] = {}
    for joint in in_order(given.items()):
        found[joint] = substituted(given[joint], found)
    return {joint: found[joint] for joint in given}


def followed(chain: Chain) -> dict[str, tuple[str, ...]]:
    """The coordinates that each joint without a coordinate of its own moves with, in the chain's order.

    Behind the dependent joints stand those that close loops.
    """
    names = set(chain.q_names)
    needs: dict[str, set[str]] = {}
    for joint, expression in chain.coupled:
        needs[joint] = {part.name for part in parts(expression) if isinstance(part, Name)}
    for loop in chain.loops:
        first, second = (_carriers(chain, anchor.joint) for anchor in loop.between)
        needs |= {joint: (first ^ second) - set(loop.dependent) for joint in (*loop.dependent, loop.name)}
    reach: dict[str, set[str]] = {joint: used & names for joint, used in needs.items()}
    for _ in needs:  # complete when all joints that it names are
        for joint, used in needs.items():
            reach[joint] = reach[joint].union(*(reach[other] for other in used if other in reach))
    joints = (*chain.dependent, *(loop.name for loop in chain.loops))
    return {joint: tuple(name for name in chain.q_names if name in reach[joint]) for joint in joints}


def _carriers(chain: Chain, joint: str) -> set[str]:
    """The joint, and all that carry it, to the base."""
    parents = {item.name: item.parent for item in chain.joints}
    found: set[str] = set()
    while joint in parents:
        found.add(joint)
        joint = parents[joint]
    return found


def followers(chain: Chain) -> dict[str, tuple[str, ...]]:
    """The joints that follow one coordinate alone, by that coordinate: they stick and slide with it."""
    found: dict[str, tuple[str, ...]] = {}
    for joint, names in followed(chain).items():
        if len(names) == 1:
            found[names[0]] = (*found.get(names[0], ()), joint)
    return found


def friction_groups(chain: Chain) -> tuple[tuple[Joint, ...], ...]:
    """Joints that stick and slide together, by the modes of the chain.

    For each coordinate its own joint and the joints that follow it alone, closing joints of loops among them; behind
    these, one by one, the joints with friction that follow several coordinates.
    """
    if not chain.is_coupled:
        return tuple((own,) for own in chain.moving)
    names, alone = followed(chain), followers(chain)
    joints = {joint.name: joint for joint in bearing_joints(chain)}
    groups = [(own, *(joints[name] for name in alone.get(own.name, ()))) for own in chain.moving]
    shared = [(joints[name],) for name, of in names.items() if len(of) > 1 and joint_rubs(joints[name])]
    return (*groups, *shared)
