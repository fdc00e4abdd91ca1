"""Statuses: of a motion whose modes are given, and the worst of several."""

from __future__ import annotations

from symgen.derive.algebra.branches import Branches
from symgen.derive.algebra.scalar import Scalar
from symgen.derive.friction.free_joints import Problem
from symgen.derive.friction.mode_pattern import Motion
from symgen.functions import GRAVITY, LIMIT, NONE, NONFINITE, OK, SEVERAL, UNPROVEN
from symgen.program.nodes import Node

__all__ = ["motion_status", "of_stages", "worst"]


def motion_status(branches: Branches, problem: Problem, motion: Motion) -> Scalar:
    """The status of a motion whose modes are given."""
    choose = branches.algebra.constant
    status = branches.where(motion.proven, choose(OK), choose(UNPROVEN))
    status = branches.where(motion.several, choose(SEVERAL), status)
    lost = branches.where(motion.none, choose(NONE), choose(LIMIT))
    status = branches.where(motion.converged, status, lost)
    return branches.where(branches.finite([*motion.qdd, *problem.right]), status, choose(NONFINITE))


def of_stages(branches: Branches, decided: Scalar, converged: Node) -> Scalar:
    """LIMIT where stages ended at a bound although their decision has an answer, OK elsewhere.

    Where the decision is NONE there are no accelerations that stages could come to.
    """
    excused = branches.any((converged, branches.equal(decided, branches.algebra.constant(float(NONE)))))
    return branches.where(excused, branches.algebra.constant(float(OK)), branches.algebra.constant(float(LIMIT)))


def worst(branches: Branches, *statuses: Scalar) -> Scalar:
    """The first status of `GRAVITY` that is among `statuses`."""
    *graver, found = [branches.algebra.constant(float(status)) for status in GRAVITY]
    for status in reversed(graver):
        among = branches.any(branches.equal(status, given) for given in statuses)
        found = branches.where(among, status, found)
    return found
