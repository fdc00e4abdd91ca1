"""Consistency of a motion with its pattern: stuck joints within their bands, the others accelerating in their modes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from symgen.derive.algebra.branches import Branches
from symgen.derive.algebra.scalar import Scalar
from symgen.derive.friction.free_joints import Problem
from symgen.derive.friction.resistance import Rubbing, band
from symgen.program.nodes import Node

__all__ = ["RELEASED", "Trial", "across", "consistency", "inertia", "obeys"]

ROUNDING = 1e-12
"""A violation this small, relative to the forces at the joint, is rounding."""

RELEASED = 1e-6
"""The same for a joint whose limit was reached at this event: the accuracy of its location, in any dtype."""


@dataclass(frozen=True)
class Trial:
    """A pattern and the laws that it has to obey; `decided` and `reached` as in `Question`."""

    problem: Problem
    pattern: tuple[Node, ...]
    decided: tuple[Node, ...]
    reached: tuple[Node, ...]


def across(branches: Branches, problem: Problem, joint: Rubbing, force: Scalar) -> Scalar:
    """The largest of the forces across a joint: its friction, its driving force, and what that and the motion leave.

    The driving force is often far more than both others, and its last digit is what a location is accurate to.
    """
    if joint.along is not None:
        return branches.abs(force)
    return branches.largest([branches.abs(x) for x in (force, problem.right[joint.place], joint.tau)])


def inertia(branches: Branches, problem: Problem, k: int) -> Scalar:
    """The inertia that a force along a joint meets, others held; of one that follows several coordinates, all free."""
    joint = problem.rubbing[k]
    if joint.along is None:
        return problem.M[joint.place][joint.place]
    return branches.one / problem.mobility[k][k]


def consistency(branches: Branches, trial: Trial, qdd: Sequence[Scalar], f: Sequence[Scalar]) -> tuple[Node, Node]:
    """True when the motion obeys its pattern; and true when it does up to rounding.

    A joint that moves obeys its mode whatever its acceleration.
    """
    strict: list[Node] = []
    nearly: list[Node] = []
    problem = trial.problem
    rounding, located = branches.algebra.constant(ROUNDING), branches.algebra.constant(RELEASED)
    for k, joint in enumerate(problem.rubbing):
        own, force = joint.acceleration(qdd), f[joint.place]
        stuck = branches.is_mode(trial.pattern[k], 0)
        low, high = band(branches, joint, qdd, force)
        ahead = branches.sign(trial.pattern[k]) * own
        # how far inside its condition the joint is
        inside = branches.where(stuck, branches.min(force - low, high - force), ahead)
        margin = branches.where(stuck, inside, inertia(branches, problem, k) * inside)
        size = across(branches, problem, joint, force)
        # a joint that was just released may start with no acceleration, which comes out a little of either sign
        released = branches.all((trial.reached[k], branches.at_most(-(located * size), margin)))
        within = branches.all((stuck, branches.at_most(branches.zero, inside)))
        holds = branches.any((branches.less(branches.zero, inside), within, released))
        strict.append(branches.any((trial.decided[k], holds)))
        nearly.append(branches.any((trial.decided[k], branches.at_most(-(rounding * size), margin))))
    return branches.all(strict), branches.all(nearly)


def obeys(branches: Branches, trial: Trial, qdd: Sequence[Scalar], f: Sequence[Scalar]) -> Node:
    """True when the motion obeys its pattern up to rounding, or where it was just released."""
    return branches.any(consistency(branches, trial, qdd, f))
