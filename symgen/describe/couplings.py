"""Coupled joints: coordinates that are expressions of the coordinates of other joints.

A gear, a rack, a belt, a cam or a mimic joint moves as other joints do, whatever the forces. Its coordinate is given by
an expression of other coordinates and of parameters, which may name further coupled joints.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from graphlib import CycleError, TopologicalSorter
from typing import TYPE_CHECKING

from symgen.describe.expression import Expression, Name, Operation, parts

if TYPE_CHECKING:
    from symgen.describe.chain import Chain
    from symgen.describe.records import Joint

__all__ = ["circle", "followers", "in_order", "joints_by_coordinate", "resolved", "substituted"]

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


def followers(chain: Chain) -> dict[str, tuple[str, ...]]:
    """The coupled joints that follow one coordinate alone, by that coordinate: they stick and slide with it."""
    names = frozenset(chain.q_names)
    found: dict[str, tuple[str, ...]] = {}
    for joint, expression in chain.couplings.items():
        followed = {part.name for part in parts(expression) if isinstance(part, Name)} & names
        if len(followed) == 1:
            (coordinate,) = followed
            found[coordinate] = (*found.get(coordinate, ()), joint)
    return found


def joints_by_coordinate(chain: Chain) -> tuple[tuple[Joint, ...], ...]:
    """Each coordinate's own joint, and behind it the joints that follow it alone."""
    groups = followers(chain) if chain.coupled else {}
    return tuple((own, *(chain.joint(name) for name in groups.get(own.name, ()))) for own in chain.moving)
