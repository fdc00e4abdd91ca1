"""Friction and accelerations for given modes of the joints.

    M qdd + h + f = tau,   f_i = s_i [F_k + (F_s - F_k) exp(-|v/v_s|^delta)] + b v   where the mode s_i is +1 or -1,
    qdd_i = 0 where it is 0

Levels F_k and F_s may depend on the bearing's load, drives may lose power; f then follows from a bounded iteration on
signs of loads. The sign of friction is the mode's, never that of a rounded rate.

Source: Dupont 1993, eqs. (10) and (28); Karnopp 1985. The fast form: `symgen.derive.friction.mode_pattern`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from symgen.derive.functions.arguments import Arguments
from symgen.derive.functions.card import Declaration, friction_card
from symgen.derive.functions.statuses import of_motion
from symgen.derive.functions.sticking_forces import friction_and_accelerations

if TYPE_CHECKING:
    from symgen.derive.friction.runge_kutta import RungeKutta

__all__ = ["CARD"]


def declare(a: Arguments) -> Declaration:
    """Arguments and results."""
    results = (*friction_and_accelerations(a), of_motion())
    return Declaration((a.q, a.qd, a.tau, a.mode), results, "Friction and accelerations for given modes.")


def build(parts: RungeKutta) -> tuple[object, ...]:
    """f, qdd and status."""
    from symgen.derive.friction.status import motion_status

    found = parts.problem()
    motion = parts.given_motion(found, parts.flags("mode", "mode"), "dynamics_loads")
    status = motion_status(parts.branches, found.problem, motion)
    return parts.forces(found, motion), parts.accelerations(found, motion), parts.sound(status)


CARD = friction_card(
    "friction_dynamics",
    declare,
    build,
    "rows and columns of stuck joints replaced (Karnopp 1985; Dupont 1993, eqs. 10 and 28)",
)
