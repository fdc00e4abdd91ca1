"""Generalised forces of the coordinates from torques of the motors of a linkage.

tau = J' tau_m,    J = d theta/dq
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from symgen.derive.functions.arguments import FORCE, Arguments
from symgen.derive.functions.card import Card, Declaration, Flat, Result, Signature
from symgen.derive.functions.motors import drives_linkage, motor_jacobian, symbolic_jacobian

if TYPE_CHECKING:
    from symgen.derive.definition import Definition
    from symgen.derive.fast import Writer

__all__ = ["CARD"]


def declare(a: Arguments) -> Declaration:
    """Arguments and results."""
    given = replace(a.tau, doc="torques of the motors, in the order of the joints that have drives", unit="N m")
    result = Result("tau_joints", (a.n,), "generalised forces of the coordinates", FORCE)
    return Declaration((a.q, given), (result,), "Joint forces from torques of the motors.")


def definition(opinion: Definition, signature: Signature) -> Flat:
    """The transposed Jacobian times the torques."""
    rows, n = symbolic_jacobian(opinion), opinion.equations.n
    tau = [opinion.pool.input("tau", k) for k in range(n)]
    found = []
    for k in range(n):
        total = rows[0][k] * tau[0]
        for i in range(1, n):
            total = total + rows[i][k] * tau[i]
        found.append(total)
    return (tuple(found),)


def fast(opinion: Writer, signature: Signature) -> tuple[object, ...]:
    """Joint torques by the motion map."""
    rows, zero = motor_jacobian(opinion), opinion.algebra.zero
    return ([sum((row[k] * x for row, x in zip(rows, opinion.tau, strict=True)), zero) for k in range(len(rows))],)


CARD = Card(
    "joint_torque_from_motor",
    declare,
    definition,
    fast,
    method="virtual work",
    present=drives_linkage,
)
