"""Karnopp's fixed step: a dead band in the rates (Karnopp 1985, figs. 2 and 5, for coupled chains).

A joint is in its band when |qd_i| < DV_i, by default DV_i = dt F_s,i (M^-1)_ii, or at zero rate; F_s,i is half of the
range that holds. A joint that rests where those in their bands do counts as in its own. All of them are decided
together as if at rest; those that static friction holds get qd_S := 0, and the impulse that does it acts on them alone:
qd_R += M_RR^-1 M_RS qd_S (truncation without it can add energy). Then the sliding part takes one Runge-Kutta step.
A joint outside its band slides in the direction of its rate, unless
it turns within the step: see `reversals`.

The first stage of a step takes its accelerations from the decision, so its velocity terms are those before the
truncation, a difference of the size of the band.
"""

from __future__ import annotations

from symgen.derive.algebra.elimination import Factor, factor_held
from symgen.derive.friction.constrained import Constrained, vanishes
from symgen.derive.friction.free_joints import factor_at_rest
from symgen.derive.friction.problem import FrictionProblem, friction_problem
from symgen.derive.friction.resistance import band
from symgen.derive.friction.reversals import forwards
from symgen.derive.friction.runge_kutta import RungeKutta
from symgen.derive.friction.stability import unstable
from symgen.program.nodes import Node

__all__ = ["step"]


def step(parts: RungeKutta) -> tuple[object, ...]:
    """One step."""
    branches, dt, now = parts.branches, parts.scalar("dt"), parts.branches.zero
    q, qd = parts.given(parts.held, parts.vector("q"), parts.vector("qd"), now)
    smooth = parts.supply(q, qd, now)
    found = friction_problem(parts.mechanism, branches, smooth, qd, parts.vector("tau"))
    factor = factor_held(branches, found.problem.M, [branches.false] * len(found.problem.right))
    resting = _resting(parts, found, factor)
    slow = list(found.rates)  # in the band as if at rest: no viscous part, which could exceed what holds
    for rests, i in zip(resting, found.joints, strict=True):
        slow[i] = branches.where(rests, now, slow[i])
    found = friction_problem(parts.mechanism, branches, smooth, qd, parts.vector("tau"), slow)
    start = parts.start(found, factor, resting, q, qd, dt, now)
    end = parts.part(found, start, "step", truncates=True)
    held = parts.held_joints(found, [branches.is_mode(x, 0) for x in end.mode])
    beyond = unstable(branches, parts.mechanism, found, factor, held, dt, "step")
    wanted = branches.all((branches.no(beyond), branches.finite(end.qd)))
    end = forwards(parts, found, start, end, wanted, "step")
    return parts.result(end.q, end.qd, end.mode, end.status, end.converged, beyond)


def _resting(parts: RungeKutta, found: FrictionProblem, factor: Factor) -> list[Node]:
    """True for each joint with friction in its dead band: DV is `dead_band`, or dt F_s (M^-1)_ii at rest."""
    branches = parts.branches
    half, rest = branches.algebra.constant(0.5), [branches.zero] * (len(found.problem.right) + found.problem.felt)
    inverse = factor.inverse_diagonal(branches)
    result = []
    for k, (joint, i) in enumerate(zip(found.problem.rubbing, found.joints, strict=True)):
        friction = parts.mechanism.own_joints[i].friction if i < parts.n else None
        if friction is not None and friction.dead_band is not None:
            width = found.smooth.values(friction.dead_band)
        else:
            low, high = band(branches, joint, rest, joint.driven(found.problem.right))
            alike = joint.losses is None and joint.backward is None
            level = high if alike else half * (high - low)
            mobility = inverse[joint.place] if joint.along is None else found.problem.mobility[k][k]
            width = parts.scalar("dt") * level * mobility
        speed = branches.abs(found.rates[i])
        result.append(branches.any((branches.less(speed, width), branches.equal(speed, branches.zero))))
    return _beside(parts, found, result)


def _beside(parts: RungeKutta, found: FrictionProblem, resting: list[Node]) -> list[Node]:
    """The joints in their bands, with those that rest where they do: no pattern has these sliding beside them.

    Where given motions move some, these would not rest, and bands are taken as they are.
    """
    branches, problem = parts.branches, found.problem
    if not problem.along or not all(along.drift.is_zero for along in problem.along):
        return resting
    held = [branches.false] * problem.places
    for joint, rests in zip(problem.rubbing, resting, strict=True):
        held[joint.place] = rests
    factor = factor_at_rest(branches, problem, held)
    assert isinstance(factor, Constrained)
    mobile = factor.mobilities(branches)
    return [
        branches.any((rests, vanishes(branches, mobile[joint.place], row[k])))
        for k, (joint, rests, row) in enumerate(zip(problem.rubbing, resting, problem.mobility, strict=True))
    ]
