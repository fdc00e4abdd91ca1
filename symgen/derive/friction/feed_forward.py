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
    tau = []
    for i in range(parts.n):
        total = parts.total(smooth, i, qdd) if smooth_forces is None else smooth_forces[i]
        # the negative sense first: on scalar cores both senses then take the same time
        forwards = branches.where(branches.less(branches.zero, qd[i]), branches.one, branches.sign(direction[i]))
        sense = branches.where(branches.less(qd[i], branches.zero), -branches.one, forwards)
        tau.append(total + parts.opposing_force(smooth, i, qdd, sense, total))
    return tau
