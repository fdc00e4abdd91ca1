"""Forces of the joints that close loops, under given joint forces and without friction.

    J_d' lambda = (I*_b qdd_b + bias_b - tau_b)_d

along the dependent joints d, at the accelerations of forward dynamics: what the tree's own joints lack there, the
closing joints give. J_d is the matrix of the loop's rates.

Source: Lagrange's multipliers; the fast form solves loop by loop: `symgen.derive.loops.forces`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from symgen.derive.functions.arguments import Arguments
from symgen.derive.functions.card import Card, Declaration, Flat, Result, Signature
from symgen.describe.mechanism import Mechanism

if TYPE_CHECKING:
    from symgen.derive.definition import Definition
    from symgen.derive.fast import Writer

__all__ = ["CARD", "closes"]


def closes(mechanism: Mechanism) -> bool:
    """True for a chain with closed loops."""
    return bool(mechanism.chain.loops)


def declare(a: Arguments) -> Declaration:
    """Arguments and results."""
    doc = "force, then moment, per loop, on the second link at its place, base frame"
    return Declaration(
        (a.q, a.qd, a.tau),
        (Result("F", (a.loops, 6), doc, "N and N m"),),
        f"Force and moment that the first link of each loop exerts on the second{a.smooth}.",
    )


def definition(opinion: Definition, signature: Signature) -> Flat:
    """The multipliers at the accelerations of forward dynamics."""
    nodes = opinion.lower(tuple(opinion.equations.closing_forces.flat()))
    return (opinion.accelerated(nodes),)


def fast(opinion: Writer, signature: Signature) -> tuple[object, ...]:
    """The forces of the loops at the accelerations of forward dynamics, whose terms they share."""
    form = opinion.form(opinion.plans["forward_dynamics"])
    return (opinion.quantities.closing_wrenches(form.joint_forces(form.forward_dynamics(opinion.tau))),)


CARD = Card(
    "closing_forces",
    declare,
    definition,
    fast,
    formulation="forward_dynamics",
    method="virtual work along the dependent joints of each loop",
    present=closes,
)
