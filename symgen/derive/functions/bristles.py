"""Friction of bristles, and the rates of their deflections.

    f = sum over bristles of g F,    F = s0 z + s1 dz/dt + s2 v,    dz/dt = v - s0 |v| z / g(v)

with the influence coefficients g of the joints, f against the motion of the coordinates; z stand last in `inputs`.
f is part of the bias of M qdd + h = tau.

Source: Canudas de Wit, Olsson, Astrom and Lischinsky 1995, eqs. (1) to (3); Dahl 1968. The expressions are those of
`symgen.describe.bristles`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from symgen.derive.functions.arguments import FORCE, Arguments
from symgen.derive.functions.card import Card, Declaration, Flat, Result, Signature
from symgen.describe.mechanism import Mechanism

if TYPE_CHECKING:
    from symgen.derive.definition import Definition
    from symgen.derive.fast import Writer

__all__ = ["CARD", "has_states"]


def declare(a: Arguments) -> Declaration:
    """Arguments and results."""
    return Declaration(
        (a.q, a.qd),
        (
            Result("f", (a.n,), "friction of bristles, against the motion of the coordinates", FORCE),
            Result(
                "rate", (a.states,), "rates of the bristles' deflections, in the order of the joints", "rad/s or m/s"
            ),
        ),
        "Friction of bristles, and the rates of their deflections, which stand last in `inputs`.",
    )


def has_states(mechanism: Mechanism) -> bool:
    """True for a chain with bristles."""
    return bool(mechanism.states)


def definition(opinion: Definition, signature: Signature) -> Flat:
    """Both from the chain's expressions in SymPy."""
    return opinion.lower(tuple(opinion.equations.bristles.flat())), opinion.state_rates()


def fast(opinion: Writer, signature: Signature) -> tuple[object, ...]:
    """Both from the same expressions over nodes."""
    from symgen.derive.bodies.applied_forces import bristle_forces

    quantities, mechanism = opinion.quantities, opinion.mechanism
    across = bristle_forces(mechanism, quantities.values)
    forces = [across.get(name, quantities.algebra.zero) for name in mechanism.names]
    return quantities.motion.forces(forces), [quantities.values(state.rate) for state in mechanism.states]


CARD = Card(
    "bristles", declare, definition, fast, method="the LuGre model (Canudas de Wit et al. 1995)", present=has_states
)
