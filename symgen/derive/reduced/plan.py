"""Choices of the formulation for joint forces: what `symgen tune` searches over.

Every choice leaves the joint forces as they are and changes only how many operations they cost. A plan belongs to one
chain: its tuples have one entry per moving joint, in order; the other choices are of the whole chain.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import NamedTuple

__all__ = [
    "ARTICULATED",
    "ENTRIES",
    "FACTORED",
    "GAUGES",
    "MOMENTS",
    "OWN",
    "SHIFTS",
    "SOLVERS",
    "Form",
    "FormulationPlan",
    "batch_name",
    "plain_plan",
]

SHIFTS = ("keep", "child", "parent")
OWN = ("base", "link")
GAUGES = ("none", "x", "y", "z")
MOMENTS = ("second", "euler")
FACTORED, ARTICULATED = ("factor", "pivots"), ("articulated", "lookahead")
SOLVERS = (*FACTORED, *ARTICULATED)

ENTRIES: dict[str, tuple[object, ...]] = {
    "own": OWN,
    "shift": SHIFTS,
    "gauge": GAUGES,
    "turn": (False, True),
    "moment": MOMENTS,
    "continues": (False, True),
}
"""The fields of a plan that have an entry per joint, and what an entry may be, in the order in which it is tried."""


@dataclass(frozen=True, slots=True)
class FormulationPlan:
    """One formulation.

    Attributes:
        shift: where each joint's origin sits on its axis: as described, or at the foot of the common normal with the
            first child's or with the parent's axis.
        own: axes in which each body's own wrench is written: those before the joint's rotation (`base`), with its
            constants turned there, or the link's.
        gauge: the mass that each body keeps on its joint's axis: none, or as much as makes the parent's first moment
            zero along that axis.
        turn: joints whose link frame is turned about its axis so that the first moment has no y component.
        moment: how each body's moment about its axis is written: with second moments and U, or as Euler does.
        continues: joints that share the axes of their parent's group, where they can: revolute ones parallel to its
            axis also its rotation (sines and cosines of sums of angles), prismatic ones slide along an axis that turns
            in it. The others begin a group in their parent's link axes.
        regroup: base parameters instead of the full ones.
        symmetric_tip: a last link that is symmetric about its axis is eliminated exactly.
        upright: the axes before a rotation on the base are turned about its axis until gravity has no y component
            there; the constant angle joins q.
        solver: forward dynamics by the inertia matrix and its factors, from the tips to the base (`factor`) or the
            pivot that costs least first (`pivots`), or by articulated bodies (`articulated`), also with eliminations
            of parallel joints that look ahead (`lookahead`).
    """

    shift: tuple[str, ...]
    own: tuple[str, ...]
    gauge: tuple[str, ...]
    turn: tuple[bool, ...]
    moment: tuple[str, ...]
    continues: tuple[bool, ...]
    regroup: bool = True
    symmetric_tip: bool = True
    upright: bool = False
    solver: str = "factor"

    def changed(self, field: str, position: int | None, value: object) -> FormulationPlan:
        """The plan with one entry of one of its tuples changed, or without a position the whole choice."""
        if position is None:
            return replace(self, **{field: value})  # type: ignore[arg-type]
        entries: Sequence[object] = getattr(self, field)
        changed = (*entries[:position], value, *entries[position + 1 :])
        return replace(self, **{field: changed})  # type: ignore[arg-type]


def plain_plan(n: int) -> FormulationPlan:
    """The formulation of n joints without any choice made: full parameters, origins as described, link axes."""
    return FormulationPlan(
        ("keep",) * n, ("link",) * n, ("none",) * n, (False,) * n, ("second",) * n, (False,) * n, regroup=False
    )


class Form(NamedTuple):
    """One of the forms that a function may have.

    Attributes:
        function: whose form it is.
        batch: it is for many states at a time, where another one is for one state.
    """

    function: str
    batch: bool = False

    @property
    def name(self) -> str:
        """Under which name a plan holds it."""
        return self.function + ("_batch" if self.batch else "")


def batch_name(function: str) -> str:
    """Under which name a plan holds a function's form for many states at a time."""
    return Form(function, batch=True).name
