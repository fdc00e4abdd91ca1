"""Rates of all joints that can have friction: those that move, then those that close loops.

    v_b = g(q) qd

with the first-order influence coefficients g of the joints (Benedict and Tesar 1978), closing ones included.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from symgen.derive.functions.arguments import Arguments
from symgen.derive.functions.card import Card, Declaration, Flat, Result, Signature
from symgen.describe.couplings import friction_groups
from symgen.describe.mechanism import Mechanism

if TYPE_CHECKING:
    from symgen.derive.algebra.scalar import Scalar
    from symgen.derive.definition import Definition
    from symgen.derive.fast import Writer
    from symgen.derive.recursive.quantities import Quantities

__all__ = ["CARD", "closes_with_a_mode"]


def closes_with_a_mode(mechanism: Mechanism) -> bool:
    """True where the joint that closes a loop has friction and follows several coordinates: it has a mode."""
    closing = {loop.name for loop in mechanism.chain.loops}
    return any(group[0].name in closing for group in friction_groups(mechanism.chain)[len(mechanism.own_joints) :])


def declare(a: Arguments) -> Declaration:
    """Arguments and results."""
    doc = "rates of all joints that move, then of those that close loops: turn or way of the second link"
    result = Result("v", (a.joints + a.loops,), doc, "rad/s or m/s")
    return Declaration((a.q, a.qd), (result,), "Rates of all joints, of those that close loops too.")


def rates(quantities: Quantities) -> list[Scalar]:
    """Rates of all joints; zero at balls and rods, which have no single one."""
    motion, zero = quantities.motion, quantities.algebra.zero
    bodies, closing = len(motion.qd), motion.loops.closing
    ends = range(len(quantities.mechanism.closures))
    return [*motion.qd, *(motion.bearing_rate(bodies + k) if k in closing else zero for k in ends)]


def definition(opinion: Definition, signature: Signature) -> Flat:
    """By the loops' own motion, which is given to the definition too."""
    return (tuple(rate.x for rate in rates(opinion.quantities)),)


def fast(opinion: Writer, signature: Signature) -> tuple[object, ...]:
    """By the motion map."""
    return (rates(opinion.quantities),)


CARD = Card(
    "bearing_rates",
    declare,
    definition,
    fast,
    method="influence coefficients of the loops (Benedict and Tesar 1978)",
    present=closes_with_a_mode,
)
