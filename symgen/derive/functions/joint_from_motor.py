"""Coordinates of a linkage from the angles of its motors, by one step of Newton's method from the last ones.

    q_new = q + J^-1 (theta - theta(q)),    J = d theta/dq

A controller calls it once or twice in each of its cycles, from the coordinates of the cycle before: the error squares
with each call, and is known before it, `off`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from symgen.derive.algebra.branches import Branches
from symgen.derive.algebra.elimination import solve_general
from symgen.derive.functions.arguments import Arguments
from symgen.derive.functions.card import Card, Declaration, Flat, Result, Signature
from symgen.derive.functions.motors import (
    drives_linkage,
    motor_angles,
    motor_argument,
    motor_jacobian,
    solution,
    symbolic_angles,
    symbolic_jacobian,
)

if TYPE_CHECKING:
    from symgen.derive.definition import Definition
    from symgen.derive.fast import Writer

__all__ = ["CARD"]


def declare(a: Arguments) -> Declaration:
    """Arguments and results."""
    found = Result("q_new", (a.n,), "coordinates after the step", "rad or m")
    off = Result("off", (a.n,), "by how much the motors' angles at q were off", "rad")
    doc = "Coordinates from the angles of the motors: a step of Newton's method from q."
    return Declaration((a.q, motor_argument(a.n)), (found, off), doc)


def definition(opinion: Definition, signature: Signature) -> Flat:
    """The step by Cramer's rule."""
    angles, n = symbolic_angles(opinion), opinion.equations.n
    off = [opinion.pool.input("motor", k) - angle for k, angle in enumerate(angles)]
    step = solution(symbolic_jacobian(opinion), off)
    return tuple(opinion.pool.input("q", k) + step[k] for k in range(n)), tuple(off)


def fast(opinion: Writer, signature: Signature) -> tuple[object, ...]:
    """The step by elimination with pivoting."""
    off = [x - y for x, y in zip(opinion.vector("motor", len(opinion.q)), motor_angles(opinion), strict=True)]
    step = solve_general(Branches(opinion.algebra), motor_jacobian(opinion), off)
    return [x + y for x, y in zip(opinion.q, step, strict=True)], off


CARD = Card(
    "joint_from_motor",
    declare,
    definition,
    fast,
    method="Newton's method",
    present=drives_linkage,
)
