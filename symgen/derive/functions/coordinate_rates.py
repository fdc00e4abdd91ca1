"""Rates of all joints that move, of a chain with coupled joints.

    qd_b = g(q) qd

with the first-order influence coefficients g of the joints (Benedict and Tesar 1978).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from symgen.derive.functions.arguments import Arguments
from symgen.derive.functions.build import assembled, quantity
from symgen.derive.functions.card import Card, Declaration, Result
from symgen.derive.functions.coordinates import couples

if TYPE_CHECKING:
    from sympy import Expr

    from symgen.derive.lagrange.equations import LagrangeEquations

__all__ = ["CARD"]


def declare(a: Arguments) -> Declaration:
    """Arguments and results."""
    doc = "rates of all joints that move, in the chain's order"
    result = Result("qd_joints", (a.joints,), doc, "rad/s or m/s")
    return Declaration((a.q, a.qd), (result,), "Rates of all joints, of coupled ones too.")


def symbols(equations: LagrangeEquations) -> list[Expr]:
    """Rates of all joints."""
    from symgen.derive.symbols import rate

    return [rate(name) for name in equations.system.mechanism.names]


CARD = Card(
    "coordinate_rates",
    declare,
    quantity(symbols),
    assembled(lambda a: a.motion.qd),
    method="influence coefficients of the couplings (Benedict and Tesar 1978)",
    present=couples,
)
