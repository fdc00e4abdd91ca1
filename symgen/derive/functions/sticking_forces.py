"""Friction that holds stuck joints at rest, and the accelerations of the others.

    M_RR qdd_R = tau_R - h_R - f_R,   f_S = tau_S - h_S - M_SR qdd_R,   qdd_S = 0

S are the joints held at rest, R the others, whose friction is that of sliding in the direction of their rates. Karnopp
1985 replaces rows and columns of M by switch variables; the fast form does so by selects
(`symgen.derive.friction.mode_pattern`), which keep NaN out.

Source: Karnopp 1985; Dupont 1993, eq. (28).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from symgen.derive.functions.arguments import ACCELERATIONS, FORCE, Arguments
from symgen.derive.functions.card import Declaration, Result, friction_card

if TYPE_CHECKING:
    from symgen.derive.friction.runge_kutta import RungeKutta

__all__ = ["CARD", "friction_and_accelerations"]


def friction_and_accelerations(a: Arguments) -> tuple[Result, Result]:
    """The results f (n,) and qdd (n,)."""
    return (
        Result("f", (a.modes,), f"friction, positive against positive rates{a.behind}", FORCE),
        Result("qdd", (a.n,), ACCELERATIONS, a.qdd.unit),
    )


def declare(a: Arguments) -> Declaration:
    """Arguments and results."""
    return Declaration(
        (a.q, a.qd, a.tau, a.stuck),
        friction_and_accelerations(a),
        "Friction that holds the stuck joints at rest, sliding friction of the others in the direction of their rates.",
    )


def build(parts: RungeKutta) -> tuple[object, ...]:
    """f and qdd."""
    from symgen.derive.friction.mode_pattern import move

    found, branches = parts.problem(), parts.branches
    stuck, rates = parts.flags("stuck", "boolean"), found.rates
    signs = [branches.algebra.function("sign", (rates[i],)) for i in found.joints]
    held = [stuck[i] for i in (*found.smooth.motion.free, *(i for i in found.joints if i >= parts.n))]
    motion = move(branches, found.problem, held, signs, None, "sticking_loads")
    results = parts.forces(found, motion), parts.accelerations(found, motion)
    if not (found.problem.loaded or found.problem.along):
        return results
    # loads are solved by an iteration, which stays where it began where they are no numbers
    used = [*parts.vector("q"), *rates, *(parts.vector("tau")[i] for i in found.smooth.motion.free), *parts.signals]
    sound, lost = branches.finite(used), branches.sum([branches.abs(x) for x in used])
    return tuple([branches.where(sound, x, lost) for x in block] for block in results)


CARD = friction_card(
    "sticking_forces", declare, build, "rows and columns of stuck joints replaced (Karnopp 1985; Dupont 1993, eq. 28)"
)
