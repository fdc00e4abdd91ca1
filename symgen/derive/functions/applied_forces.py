"""Generalised forces of `loads` and `forces`, and of `potential` with its value: the terms of the energy ledger.

    Q = sum over loads of G' F + G_r' T, + `forces`;   pull = -dV/dq,   V = `potential`

The work of `loads` and `forces` is the integral of Q.qd. A potential that contains the time or an input exchanges
energy besides, V(end) - V(start) + integral of pull.qd, whatever its signals are.

Source: virtual work; influence coefficients of Thomas and Tesar. The fast form: `symgen.derive.recursive.load_forces`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from symgen.derive.functions.arguments import FORCE, Arguments
from symgen.derive.functions.card import Card, Declaration, Flat, Result, Signature
from symgen.describe.mechanism import Mechanism

if TYPE_CHECKING:
    from symgen.derive.definition import Definition
    from symgen.derive.fast import Writer

__all__ = ["CARD"]


def declare(a: Arguments) -> Declaration:
    """Arguments and results."""
    return Declaration(
        (a.q, a.qd),
        (
            Result("Q", (a.n,), "generalised forces of `loads` and `forces`", FORCE),
            Result("pull", (a.n,), "generalised forces of `potential`, -dV/dq", FORCE),
            Result("V", (), "`potential` itself", "J"),
        ),
        "Generalised forces of `loads` and `forces`; those of `potential`, and its value.",
    )


def present(mechanism: Mechanism) -> bool:
    """True when a chain has any of these."""
    return bool(mechanism.chain.loads or mechanism.chain.forces) or mechanism.chain.potential is not None


def definition(opinion: Definition, signature: Signature) -> Flat:
    """Q, pull and V from Lagrange's equations."""
    from symgen.derive.lagrange.potential import own_potential

    system = opinion.equations.system
    V, gradient = own_potential(system)
    pull = [-slope for slope in system.projection.forces(gradient)]
    return opinion.lower(tuple(opinion.equations.applied.flat())), opinion.lower(pull), opinion.lower([V])


def fast(opinion: Writer, signature: Signature) -> tuple[object, ...]:
    """Q, pull and V from the recursion without mass."""
    from symgen.derive.recursive.load_forces import load_forces

    quantities = opinion.quantities
    project = quantities.motion.forces
    return (
        project(load_forces(quantities)),
        project(quantities.joint_pulls),
        [quantities.values(opinion.mechanism.chain.potential)],
    )


CARD = Card(
    "applied_forces",
    declare,
    definition,
    fast,
    method="the backward recursion of Newton and Euler over the loads (Luh, Walker and Paul 1980)",
    present=present,
)
