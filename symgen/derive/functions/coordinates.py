"""Coordinates of all joints that move, of a chain with coupled joints.

    q_b = q_b(q)

of a joint that follows others by its coupling, of any other its own coordinate.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from symgen.derive.functions.arguments import Arguments
from symgen.derive.functions.build import assembled, quantity
from symgen.derive.functions.card import Card, Declaration, Result
from symgen.describe.mechanism import Mechanism

if TYPE_CHECKING:
    from sympy import Expr

    from symgen.derive.lagrange.equations import LagrangeEquations

__all__ = ["CARD", "couples"]


def declare(a: Arguments) -> Declaration:
    """Arguments and results."""
    result = Result("q_joints", (a.joints,), "coordinates of all joints that move, in the chain's order", "rad or m")
    return Declaration((a.q,), (result,), "Coordinates of all joints, of coupled ones too.")


def couples(mechanism: Mechanism) -> bool:
    """True when a joint of the chain depends on others."""
    return not mechanism.is_tree


def symbols(equations: LagrangeEquations) -> list[Expr]:
    """Coordinates of all joints."""
    from sympy import Symbol

    return [Symbol(name) for name in equations.system.mechanism.names]


CARD = Card(
    "coordinates",
    declare,
    quantity(symbols),
    assembled(lambda a: a.motion.q),
    method="the couplings",
    present=couples,
)
