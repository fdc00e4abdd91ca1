"""Angles of the motors of a linkage that is driven at dependent joints, and their derivatives.

    theta = N q_b(q),    J = d theta/dq

with N the ratio of each drive: the actuator map of parallel wrists and ankles. Rates of motors are J qd.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from symgen.derive.functions.arguments import Arguments
from symgen.derive.functions.card import Card, Declaration, Flat, Result, Signature
from symgen.derive.functions.motors import (
    drives_linkage,
    motor_angles,
    motor_jacobian,
    symbolic_angles,
    symbolic_jacobian,
)

if TYPE_CHECKING:
    from symgen.derive.definition import Definition
    from symgen.derive.fast import Writer

__all__ = ["CARD"]


def declare(a: Arguments) -> Declaration:
    """Arguments and results."""
    angles = Result("motor", (a.n,), "angles of the motors, in the order of the joints that have drives", "rad")
    slopes = Result("J", (a.n, a.n), "their derivatives by the coordinates")
    return Declaration((a.q,), (angles, slopes), "Angles of the motors of a linkage, and their Jacobian.")


def definition(opinion: Definition, signature: Signature) -> Flat:
    """Ratios times coordinates and influence coefficients."""
    return symbolic_angles(opinion), tuple(x for row in symbolic_jacobian(opinion) for x in row)


def fast(opinion: Writer, signature: Signature) -> tuple[object, ...]:
    """Motor coordinates by the motion map."""
    return motor_angles(opinion), motor_jacobian(opinion)


CARD = Card(
    "motor_from_joint",
    declare,
    definition,
    fast,
    method="influence coefficients of the loops (Benedict and Tesar 1978)",
    present=drives_linkage,
)
