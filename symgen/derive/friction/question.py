"""The decision at an event and its answer: shared by the search and the minimiser."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from symgen.derive.algebra.branches import Branches
from symgen.derive.algebra.elimination import Factor
from symgen.derive.algebra.scalar import Scalar
from symgen.derive.friction.constrained import Constrained
from symgen.derive.friction.free_joints import Problem
from symgen.derive.friction.impulses import changes_by_impulses
from symgen.program.nodes import Node

__all__ = ["Decision", "Question", "held_joints", "stopping_changes"]


@dataclass(frozen=True)
class Decision:
    """Modes of the joints with friction, status, accelerations of the free joints, friction of load-dependent ones.

    `change`: what stopping the stuck joints does to the rates of the others, M_RR^-1 M_RS qd_S; zero at the stuck ones.
    Empty unless rates were given.
    """

    modes: tuple[Node, ...]
    status: Scalar
    qdd: tuple[Scalar, ...]
    u: tuple[Scalar, ...]
    change: tuple[Scalar, ...]


@dataclass(frozen=True)
class Question:
    """The decision to be made.

    Attributes:
        problem: the motion.
        decided: per joint with friction, true when it moves and keeps its mode.
        modes: per joint, the mode of those that keep it.
        reached: per joint, true when its limit was reached at this event and it is to be decided.
        forced: per joint, the mode that a reached joint takes.
        rates: of the free joints, for `Decision.change`.
    """

    problem: Problem
    decided: tuple[Node, ...]
    modes: tuple[Node, ...]
    reached: tuple[Node, ...]
    forced: tuple[Node, ...]
    rates: tuple[Scalar, ...]


def held_joints(branches: Branches, problem: Problem, pattern: Sequence[Node]) -> list[Node]:
    """By place whether the pattern holds a joint."""
    held = [branches.false] * problem.places
    for joint, mode in zip(problem.rubbing, pattern, strict=True):
        held[joint.place] = branches.is_mode(mode, 0)
    return held


def stopping_changes(branches: Branches, question: Question, factor: Factor | Constrained) -> list[Scalar]:
    """M_RR^-1 M_RS qd_S, S the joints that are held in `factor`."""
    if not question.rates:
        return []
    return changes_by_impulses(branches, question.problem.M, factor, question.rates)
