"""Force and moment that the parent exerts on each link, at the link frame's origin and in its axes.

    F_j = sum over the links that joint j carries of  m (a - gamma) - loads,   moments likewise

The component along the joint's axis is the total that the joint transmits: motor, spring and friction.

Source: Luh, Walker and Paul 1980. The fast form is their recursion with the full inertial parameters:
`symgen.derive.recursive.newton_euler`.
"""

from __future__ import annotations

from symgen.derive.functions.arguments import Arguments
from symgen.derive.functions.build import quantity
from symgen.derive.functions.card import Card, Declaration, Result

__all__ = ["CARD"]


def declare(a: Arguments) -> Declaration:
    """Arguments and results."""
    return Declaration(
        (a.q, a.qd, a.qdd),
        (Result("F", (a.joints, 6), "force, then moment, per joint", "N and N m"),),
        "Force and moment that the parent exerts on each link at its frame's origin, in the link's frame.",
    )


CARD = Card(
    "reactions",
    declare,
    quantity(lambda e: e.reactions.flat()),
    lambda w, signature: (w.quantities.reactions(w.qdd),),
    method="Newton and Euler's recursion (Luh, Walker and Paul 1980)",
)
