"""Switching functions: the quantities whose zeros are the events of a motion in given modes.

    rate_i = s_i qd_i                     a sliding joint comes to rest
    lower_i = f_i - low_i                 a resting joint breaks away in the negative sense
    upper_i = high_i - f_i                and in the positive sense
    load_ij                               the law of a sliding joint has a corner: load on a slide or bearing, load of a
                                          drive with losses, x = s_i tau_l + F_j; with a preload p it is |x| - p
                                          beyond p and (x^2/p - p)/2 below
    condition_k                           an expression of the chain has a corner or a jump (`where`, `sign`, `abs`,
                                          `min`, `max`)

    dead_centre_ij                        the ratio of a joint with friction to the coordinate that it follows: it
                                          turns round there, and nothing sticks
    reversal_i                            the rate of a joint with friction whose motion is given; its friction turns
                                          its sense

The motion is smooth while none of them changes its sign. Entries that do not apply (the rate of a resting joint, the
margins of a sliding one, the load of a pin, which is a length) are zero. A margin may start at zero, where a joint has
just come to rest at its limit; a rate does, where a joint has just broken away. A function counts from the instant at
which it has left zero.

Source: Dupont 1993, section 3.1.1; Karnopp 1985 for the band. The fast form: `symgen.derive.friction.switching`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from symgen.derive.functions.arguments import FORCE, Arguments
from symgen.derive.functions.card import Card, Declaration, Flat, Result, Signature
from symgen.derive.functions.statuses import of_motion
from symgen.describe.conditions import chain_conditions
from symgen.describe.mechanism import Mechanism
from symgen.describe.traits import decides

if TYPE_CHECKING:
    from symgen.derive.definition import Definition
    from symgen.derive.fast import Writer
    from symgen.program.nodes import Node

__all__ = ["CARD", "lowered_conditions", "written_conditions"]


def declare(a: Arguments) -> Declaration:
    """Arguments and results."""
    results: tuple[Result, ...] = ()
    if a.rough:
        results = (
            Result("rate", (a.modes,), "rates of sliding joints in the sense of their modes", a.qd.unit),
            Result("lower", (a.modes,), "friction of resting joints above the lowest that holds them", FORCE),
            Result("upper", (a.modes,), "friction of resting joints below the highest that holds them", FORCE),
            Result("load", (a.modes, 3), "signed loads of sliding joints: two bearings, and the drive", FORCE),
        )
    if a.conditions:
        texts = ", ".join(condition.text for condition in a.conditions)
        results = (
            *results,
            Result("condition", (len(a.conditions),), f"differences that pass through zero at: {texts}"),
        )
    if a.reversing:
        doc = f"ratios to their coordinates of joints that turn round at dead centres: {', '.join(a.reversing)}"
        results = (*results, Result("dead_centre", (a.modes, a.most_reversing), doc))
    if a.driven:
        doc = f"rates of joints with friction whose motion is given: {', '.join(a.driven)}"
        results = (*results, Result("reversal", (a.modes,), doc, a.qd.unit))
    if a.rough:
        results = (*results, of_motion())
    return Declaration((a.q, a.qd, a.tau, a.mode), results, "Quantities whose zeros are the events of a motion.")


def present(mechanism: Mechanism) -> bool:
    """True when a chain can have events."""
    return decides(mechanism.chain) or bool(chain_conditions(mechanism.chain))


def definition(opinion: Definition, signature: Signature) -> Flat:
    """All results over Lagrange's equations."""
    from symgen.derive.algebra.branches import nodes_of
    from symgen.derive.friction.switching import switching

    if decides(opinion.equations.mechanism.chain):
        return tuple(tuple(nodes_of(block)) for block in switching(opinion.friction))
    return (lowered_conditions(opinion),)


def fast(opinion: Writer, signature: Signature) -> tuple[object, ...]:
    """All results over the recursions."""
    from symgen.derive.friction.switching import switching

    return switching(opinion.friction) if decides(opinion.mechanism.chain) else (written_conditions(opinion),)


def lowered_conditions(opinion: Definition) -> tuple[Node, ...]:
    """The conditions of a chain in which nothing sticks, over Lagrange's equations."""
    from symgen.derive.symbols import translate

    chain = opinion.equations.mechanism.chain
    return opinion.lower([translate(condition.difference) for condition in chain_conditions(chain)])


def written_conditions(opinion: Writer) -> tuple[Node, ...]:
    """The conditions of a chain in which nothing sticks, over the recursions."""
    conditions = chain_conditions(opinion.mechanism.chain)
    return tuple(opinion.quantities.values(condition.difference).x for condition in conditions)


CARD = Card(
    "switching_functions",
    declare,
    definition,
    fast,
    "summand",
    "forward_dynamics",
    "rows and columns of stuck joints replaced (Karnopp 1985; Dupont 1993, section 3.1.1)",
    friction=True,
    present=present,
)
