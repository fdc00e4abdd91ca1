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
    rates, n = parts.rates(smooth), parts.n
    tau = [parts.total(smooth, i, qdd) for i in range(n)] if smooth_forces is None else list(smooth_forces)

    def sense_of(i: int) -> Scalar:
        # the negative sense first: on scalar cores both senses then take the same time
        forwards = branches.where(branches.less(branches.zero, rates[i]), branches.one, branches.sign(direction[i]))
        return branches.where(branches.less(rates[i], branches.zero), -branches.one, forwards)

    felt: Sequence[Scalar] = ()
    if smooth.felt:
        felt = parts.felt(smooth, qdd, [sense_of(i) for i in range(parts.modes_count)], name="torque")[1].u

    def force(i: int, load: Scalar) -> Scalar:
        return parts.opposing_force(smooth, i, qdd, sense_of(i), load, felt)

    behind = [force(i, branches.zero) for i in range(n, parts.modes_count)]
    met = parts.onto(smooth, [*[branches.zero] * n, *behind])
    own = [force(i, total + met[i] if parts.passes_others(i) else total) for i, total in enumerate(tau)]
    return [a + b for a, b in zip(tau, parts.onto(smooth, [*own, *behind]), strict=False)]
