"""Rates of the generalised momenta but for joint forces and friction.

    b = C' qd - g - dV/dq - dR/dqd + loads + forces,    dp/dt = tau + b - f

with Christoffel's matrix C, gravity g, the potential V of springs and `potential`, Rayleigh's function R of dampers and
`dissipation`, and friction f. C' qd is dT/dq: dM/dt = C + C'. Bristles are part of b.

Source: De Luca and Mattone 2003. The fast form has dT/dq from the momenta that `momentum` adds up:
`symgen.derive.recursive.momentum`.
"""

from __future__ import annotations

from symgen.derive.functions.arguments import FORCE, Arguments
from symgen.derive.functions.build import assembled, quantity
from symgen.derive.functions.card import Card, Declaration, Result

__all__ = ["CARD"]


def declare(a: Arguments) -> Declaration:
    """Arguments and results."""
    return Declaration(
        (a.q, a.qd),
        (Result("b", (a.n,), "rates of the momenta without joint forces and friction", FORCE),),
        "Rates of the momenta, C' qd less gravity, springs and dampers, plus loads: dp/dt = tau + b - friction.",
    )


CARD = Card(
    "momentum_rate",
    declare,
    quantity(lambda e: e.momentum_rate.flat()),
    assembled(lambda a: [x - y for x, y in zip(a.kinetic_slopes, a.static_forces, strict=True)]),
    "joint",
    method="momenta of composite bodies, and the static part of Newton and Euler's recursion",
    asked=True,
)
