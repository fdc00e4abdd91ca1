"""Joint forces of a known motion with friction: explicit in the accelerations, nothing is solved.

tau_i = (M qdd + h)_i + f_i(s_i),    s_i = sign qd_i, and at rest the intended direction
"""

from __future__ import annotations

from collections.abc import Sequence

from symgen.derive.algebra.scalar import Scalar
from symgen.derive.friction.functions import FrictionFunctions
from symgen.program.nodes import MODE

__all__ = ["torques"]


def torques(parts: FrictionFunctions, smooth_forces: Sequence[Scalar] | None = None) -> list[Scalar]:
    """tau (n,); `smooth_forces` are M qdd + h where a form without M is known."""
    branches, qd, qdd = parts.branches, parts.vector("qd"), parts.vector("qdd")
    direction = parts.flags("direction", MODE)
    smooth = parts.supply(parts.vector("q"), qd, branches.zero)
    rates, tau, forces = parts.rates(smooth), [], []
    for i in range(parts.modes_count):
        total = smooth_forces[i] if smooth_forces is not None and i < parts.n else parts.total(smooth, i, qdd)
        # the negative sense first: on scalar cores both senses then take the same time
        forwards = branches.where(branches.less(branches.zero, rates[i]), branches.one, branches.sign(direction[i]))
        sense = branches.where(branches.less(rates[i], branches.zero), -branches.one, forwards)
        tau.append(total)
        forces.append(parts.opposing_force(smooth, i, qdd, sense, total))
    return [a + b for a, b in zip(tau, parts.onto(smooth, forces), strict=False)]
