"""Joint forces of a motion with friction, and the band of forces that holds a joint at rest.

    tau = M qdd + h + f

f opposes the rate. Where the rate of joint i is zero, [low_i, high_i] is the band of motor torques with which static
friction keeps qdd_i = 0 while the other joints accelerate as given; elsewhere low = high = tau.

Source: Dupont 1993, eqs. (23) and (24), for drives; Karnopp 1985 for the band. The fast form:
`symgen.derive.friction.functions` and `symgen.derive.friction.drives`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from symgen.derive.functions.arguments import FORCE, Arguments
from symgen.derive.functions.card import Declaration, Result, friction_card

if TYPE_CHECKING:
    from symgen.derive.algebra.scalar import Scalar
    from symgen.derive.friction.runge_kutta import RungeKutta

__all__ = ["CARD", "forces_and_bands"]


def declare(a: Arguments) -> Declaration:
    """Arguments and results."""
    return Declaration(
        (a.q, a.qd, a.qdd),
        (
            Result("tau", (a.n,), a.forces, FORCE),
            Result("low", (a.n,), "lowest torque that holds a joint at rest", FORCE),
            Result("high", (a.n,), "highest torque that holds a joint at rest", FORCE),
        ),
        "Joint forces of a motion with friction; where a rate is zero the band that holds, elsewhere low = high = tau.",
    )


def forces_and_bands(parts: RungeKutta) -> tuple[list[Scalar], list[Scalar], list[Scalar]]:
    """tau, low and high, (n,) each."""
    tau, low, high = [], [], []
    branches, qd, qdd = parts.branches, parts.vector("qd"), parts.vector("qdd")
    smooth = parts.supply(parts.vector("q"), qd, branches.zero)
    met = parts.onto(smooth, [parts.met_force(smooth, i, qdd) for i in range(parts.modes_count)])
    for i in range(parts.n):
        lowest, highest = parts.holding_torques(smooth, i, qdd)
        total = parts.total(smooth, i, qdd) + met[i]
        resting = branches.equal(qd[i], branches.zero)
        tau.append(total)
        low.append(branches.where(resting, lowest, total))
        high.append(branches.where(resting, highest, total))
    if parts.signals:  # a band's end is the least of several numbers, and hides one that is none
        sound, lost = branches.finite(parts.signals), branches.sum(parts.signals)
        low, high = ([branches.where(sound, x, lost) for x in ends] for ends in (low, high))
    return tau, low, high


CARD = friction_card(
    "friction_inverse_dynamics",
    declare,
    forces_and_bands,
    "inverse dynamics and the laws of friction and of drives (Dupont 1993, eqs. 17 to 24)",
)
