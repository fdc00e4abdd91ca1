"""Torques of the motors of a linkage from generalised forces of its coordinates.

    J' tau_m = tau,    J = d theta/dq

Where J is singular no torques of the motors give these forces.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from symgen.derive.algebra.branches import Branches
from symgen.derive.algebra.elimination import solve_general
from symgen.derive.functions.arguments import Arguments
from symgen.derive.functions.card import Card, Declaration, Flat, Result, Signature
from symgen.derive.functions.motors import drives_linkage, motor_jacobian, solution, symbolic_jacobian

if TYPE_CHECKING:
    from symgen.derive.definition import Definition
    from symgen.derive.fast import Writer

__all__ = ["CARD"]


def declare(a: Arguments) -> Declaration:
    """Arguments and results."""
    result = Result("tau_motor", (a.n,), "torques of the motors, in the order of the joints that have drives", "N m")
    return Declaration((a.q, a.tau), (result,), "Torques of the motors from joint forces.")


def definition(opinion: Definition, signature: Signature) -> Flat:
    """The solution by Cramer's rule."""
    rows, n = symbolic_jacobian(opinion), opinion.equations.n
    turned = [[row[k] for row in rows] for k in range(n)]
    return (tuple(solution(turned, [opinion.pool.input("tau", k) for k in range(n)])),)


def fast(opinion: Writer, signature: Signature) -> tuple[object, ...]:
    """The solution by elimination with pivoting."""
    rows = motor_jacobian(opinion)
    turned = [[row[k] for row in rows] for k in range(len(rows))]
    return (solve_general(Branches(opinion.algebra), turned, opinion.tau),)


CARD = Card(
    "motor_torque_from_joint",
    declare,
    definition,
    fast,
    method="virtual work",
    present=drives_linkage,
)
