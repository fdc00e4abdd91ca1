"""Morgowicz's fixed step: zero crossings of the rates by interpolation.

Joints at exactly zero rate are decided; the step is taken with these modes. When a rate changes its sign on the way, or
what holds a stuck joint leaves its band, the step is taken again up to the crossing, a joint that reached its limit is
let go, and what is left of the step begins with a decision there; a bounded number of times. Linear interpolation, as
in the papers, says where to probe, and a parabola through start, probe and end where the crossing is.

A rate that crossed zero is set to it. The interpolation leaves a rest of the order dt^4; an impulse on that joint takes
it, as in Karnopp's step (`impulses`), for to cut it off would leave the others with energy from nowhere. Joints
that stick stay at rest.

The rate of a joint that follows several coordinates may vanish because its influence coefficients turn, near its dead
centre, and not by the rates of these. No impulse along such a row could take the rest off but one far beyond
friction's. So where the row turned in the arc that gave the place (`RungeKutta.bent`), the joint keeps its rest, and is
decided from there as if it had none.

An arc on which a number is not finite tells nothing of crossings, for every comparison with NaN is false: the step ends
with it, and is refused.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from symgen.derive.algebra.elimination import factor_held
from symgen.derive.algebra.outline import apart, loop
from symgen.derive.algebra.scalar import Scalar
from symgen.derive.friction.crossings import Probe, crossings
from symgen.derive.friction.impulses import stopped
from symgen.derive.friction.modes import deciding
from symgen.derive.friction.problem import FrictionProblem, friction_problem
from symgen.derive.friction.reversals import forwards
from symgen.derive.friction.runge_kutta import Part, RungeKutta
from symgen.derive.friction.stability import turns_far, unstable
from symgen.derive.friction.stages import reals
from symgen.derive.friction.status import of_stages, worst
from symgen.functions import NONFINITE, UNSTABLE
from symgen.program.function import Argument, Function, Output
from symgen.program.nodes import MODE, Node

__all__ = ["step_interpolated"]

LANDING = "Rates after impulses on joints that come to rest."


@dataclass(frozen=True)
class _Reached:
    """State carried through the passes of a step.

    Attributes:
        q, qd, mode: the state reached and the modes on the way there (n,).
        crossing: whether the joint's rate is zero at the end of the next arc (n,).
        forced: per joint with friction the mode into which it is let go now, because it reached its limit; 0 for none.
        heading: the same at the end of the next arc.
        loose: whether the joint is decided now whatever rest of a rate it has (n,); none where each joint has its own
            coordinate.
        bent: whether the joint's influence coefficients turned in the last whole arc (n,); none likewise.
        probes: whether the next arc is a part of the last one, to see where on that something crosses.
        far: per joint with friction, its distance from a crossing at the end of the last whole arc.
        past: time since the step began, s.
        whole: length of the last whole arc, s.
        trial: length of the next arc, s.
        passes: how many there were.
        worst: gravest status so far.
    """

    q: tuple[Scalar, ...]
    qd: tuple[Scalar, ...]
    mode: tuple[Node, ...]
    crossing: tuple[Node, ...]
    forced: tuple[Node, ...]
    heading: tuple[Node, ...]
    loose: tuple[Node, ...]
    bent: tuple[Node, ...]
    probes: Node
    far: tuple[Scalar, ...]
    past: Scalar
    whole: Scalar
    trial: Scalar
    passes: Scalar
    worst: Scalar


def step_interpolated(parts: RungeKutta) -> tuple[object, ...]:
    """One step: a loop whose passes try what is left of the step, probe where something crosses, or land there.

    A landing takes three passes, and one goes to the end of the step; one is in reserve.
    """
    branches, still, landings = parts.branches, parts.algebra.pool.mode(0), _landings(parts.modes_count)
    zero, dt, no = branches.zero, parts.scalar("dt"), (branches.false,) * parts.modes_count
    rubbing = deciding(parts.mechanism)
    q, qd, mode = parts.vector("q"), parts.vector("qd"), parts.flags("mode", MODE)
    stay, far = (still,) * len(rubbing), (zero,) * len(rubbing)
    none = no if any(i >= parts.n for i in rubbing) else ()
    begin = _Reached(
        tuple(q), tuple(qd), tuple(mode), no, stay, stay, none, none, branches.false, far, zero, dt, dt, zero, zero
    )  # fmt: skip
    end, finished = loop(
        branches, "interpolated_part", "One part of an interpolated step.", _passes(landings) + 2,
        begin, lambda now: _pass(parts, now), named=(Argument("dt"), *parts.held_arguments()),
    )  # fmt: skip
    beyond = branches.equal(end.worst, branches.algebra.constant(float(UNSTABLE)))
    return parts.result(end.q, end.qd, end.mode, end.worst, finished, beyond)


def _landings(n: int) -> int:
    """Most crossings on which a step lands: each joint comes to rest or lets go once, and two do so again.

    What crosses after that is passed over, but for rates that have turned at the end of the step: they are set to zero
    there.
    """
    return n + 2


def _passes(landings: int) -> int:
    """Passes that landings take: the whole arc, the probe, the landing itself."""
    return 3 * landings


def _pass(parts: RungeKutta, now: _Reached) -> tuple[_Reached, Node]:
    """The state after one pass, and true when that is the end of the step."""
    branches, still, dt = parts.branches, parts.algebra.pool.mode(0), parts.scalar("dt")
    q, qd = parts.given(parts.held, now.q, now.qd, now.past)
    found = friction_problem(parts.mechanism, branches, parts.supply(q, qd, now.past), qd, parts.vector("tau"))
    resting = [branches.equal(found.rates[i], branches.zero) for i in found.joints]
    if now.loose:
        resting = [branches.any((rests, now.loose[i])) for rests, i in zip(resting, found.joints, strict=True)]
    factor = factor_held(branches, found.problem.M, [branches.false] * len(found.problem.right))
    start = parts.start(found, factor, resting, q, qd, now.trial, now.past, now.forced)
    arc = parts.part(found, start, "interpolated", truncates=False)
    held = parts.held_joints(found, [branches.is_mode(x, 0) for x in arc.mode])
    beyond = branches.any(
        (
            unstable(branches, parts.mechanism, found, factor, held, now.trial, "interpolated"),
            turns_far(branches, parts.mechanism, found, arc.mode, qd, arc.qdd, now.trial),
        )
    )

    lands = branches.any((*now.crossing, *(branches.no(branches.is_mode(x, 0)) for x in now.heading)))
    last = branches.at_most(branches.algebra.constant(float(_passes(_landings(parts.modes_count)))), now.passes)
    met = crossings(parts, found, start, arc, Probe(now.probes, now.trial / now.whole, now.far))
    crosses = branches.less(met.earliest, branches.one)
    tries = branches.all((crosses, branches.no(branches.any((lands, now.probes, last)))))
    again, nowhere = branches.any((tries, now.probes)), (still,) * len(resting)
    stops = [branches.any((c, t)) for c, t in zip(now.crossing, met.turned, strict=True)]
    others = [v for i, v in enumerate(arc.qd) if i not in found.joints]
    sound = branches.finite([*met.ends, *others])
    wanted = branches.all((sound, branches.no(branches.any((again, beyond)))))
    end = forwards(parts, found, start, arc, wanted, "interpolated")
    sound = branches.all((sound, branches.finite(end.qd)))
    bent = tuple(branches.any(pair) for pair in zip(now.bent, parts.bent(found, start, arc), strict=True))
    loose = tuple(branches.all(pair) for pair in zip(stops, bent, strict=False))
    end_qd = _landed(parts, found, end, stops, bent, branches.no(again), now.past + now.trial)
    turned = tuple(branches.mode_of(-branches.sign(x)) for x in arc.mode) if loose else ()
    told = [branches.all(pair) for pair in zip(loose, met.turned, strict=False)]
    end_mode = [branches.pick(t, x, y) for t, x, y in zip(told, turned, end.mode, strict=True)] if loose else end.mode
    past = branches.where(again, now.past, branches.where(lands, now.past + now.trial, dt))
    whole = branches.where(now.probes, now.whole, now.trial)
    trial = branches.where(again, met.earliest * whole, dt - past)
    limited = of_stages(branches, arc.status, end.converged)
    lost = branches.where(sound, limited, branches.algebra.constant(float(NONFINITE)))
    refused = branches.where(beyond, branches.algebra.constant(float(UNSTABLE)), lost)
    arrives = branches.all((branches.no(again), branches.at_most(trial, branches.zero)))
    reached = _Reached(
        q=branches.choose(again, tuple(q), end.q),
        qd=branches.choose(again, tuple(qd), end_qd),
        mode=tuple(end_mode),
        crossing=tuple(branches.all((now.probes, c)) for c in met.crossing),
        forced=branches.choose(again, now.forced, branches.choose(lands, now.heading, nowhere)),
        heading=branches.choose(now.probes, met.heading, nowhere),
        loose=branches.choose(again, now.loose, loose) if loose else (),
        bent=branches.choose(again, bent, (branches.false,) * len(bent)) if loose else (),
        probes=tries,
        far=met.ends,
        past=past,
        whole=branches.where(again, whole, trial),
        trial=trial,
        passes=now.passes + branches.one,
        worst=worst(branches, now.worst, arc.status, refused),
    )
    return reached, branches.any((beyond, branches.no(sound), arrives))


def _landed(
    parts: RungeKutta,
    found: FrictionProblem,
    arc: Part,
    stops: Sequence[Node],
    bent: Sequence[Node],
    ends: Node,
    since: Scalar,
) -> tuple[Scalar, ...]:
    """Rates at the end of an arc where some become zero: these joints and those that stick rest from there on.

    Impulses on them do it, with M of the start; where joints follow several coordinates, with M and the influence
    coefficients of the end, where their rates are zero; none on a joint whose coefficients turned.
    """
    branches = parts.branches
    if found.problem.along:
        still, free = parts.algebra.pool.mode(0), parts.algebra.pool.mode(1)
        mode = [branches.pick(stop, still, x) for stop, x in zip(stops, arc.mode, strict=True)]
        mode = [branches.pick(b, free, x) for b, x in zip(bent, mode, strict=True)]
        nodes = parts.call(_landing(parts), parts.held, since, q=arc.q, qd=arc.qd, mode=mode)
        some = branches.any(branches.is_mode(mode[i], 0) for i in found.joints)
        rates = tuple(parts.algebra.scalar(x) for x in nodes)
        return branches.choose(branches.all((ends, some)), rates, arc.qd)
    rests = [branches.false] * found.problem.places
    for place, i in enumerate(found.smooth.motion.free):
        rests[place] = stops[i]
    for joint, i in zip(found.problem.rubbing, found.joints, strict=True):
        rests[joint.place] = branches.any((stops[i], branches.is_mode(arc.mode[i], 0)))
    landed = apart(
        branches, "interpolated_landing", LANDING,
        lambda **inner: {"qd": tuple(stopped(branches, found.smooth.motion.free, **inner))},
        problem=found.problem, rests=tuple(rests), qd=arc.qd,
    )  # fmt: skip
    return branches.choose(branches.all((ends, branches.any(stops))), landed["qd"], arc.qd)


def _landing(parts: RungeKutta) -> Function:
    """Rates (n,) after impulses on the joints whose `mode` is 0, at the arguments q and qd."""
    found, mode = parts.problem(), parts.flags("mode", MODE)
    rests = [parts.branches.false] * found.problem.places
    for joint, i in zip(found.problem.rubbing, found.joints, strict=True):
        rests[joint.place] = parts.branches.is_mode(mode[i], 0)
    rates = stopped(parts.branches, found.smooth.motion.free, found.problem, rests, parts.vector("qd"))
    argument, output = Argument("mode", (parts.modes_count,), MODE), Output("rates", (parts.n,), tuple(reals(rates)))
    return parts.internal("interpolated_landing", [argument], [output], LANDING, __name__)
