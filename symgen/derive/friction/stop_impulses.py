"""Rigid stops in fixed steps: impacts by impulses within the step, closed stops by a force over it.

A step is taken as if there were no stops. A stop whose gap g is then beyond zero was met at the part of the step where
the parabola through g at the start with its rates at both ends is zero; its rate there is v, and after the impact -e v.
With w the direction of a gap, whose rate is u = w' qd, impulses p only push,

    p >= 0,    u' + e v >= 0,    p (u' + e v) = 0,    qd' = qd + M^-1 w p

and what is left of the step carries them into the coordinates. The least motion by M then brings these to the bounds of
closed stops and beyond none, so that stops which one impact presses together push from its instant on. A gap that is
zero and opens takes part, with v = 0. A stop from which the next flight would be shorter than the step has e = 0 and
stays closed. Closed stops have a force instead, by the same rule with u' at the step's end; the step is taken again
under it, so that the modes of other joints are decided beside it. Joints rest exactly at stops.

Source: the time stepping of Moreau (1988), here with the instant of an impact interpolated; Murty's (1974) least-index
method for the linear complementarity problems.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, cast

from symgen.derive.algebra.branches import Branches
from symgen.derive.algebra.outline import apart, loop
from symgen.derive.algebra.scalar import Scalar
from symgen.derive.algebra.values import Values
from symgen.derive.friction.modes import deciding
from symgen.derive.friction.pushes import ROUNDING, ROUNDING_SINGLE, Response, along, by_type
from symgen.describe.traits import stop_bounds
from symgen.functions import NONFINITE, OK, TIE, UNSTABLE
from symgen.program.function import Argument, Function, Output
from symgen.program.nodes import MODE, Node

if TYPE_CHECKING:
    from symgen.derive.friction.runge_kutta import RungeKutta

__all__ = ["with_stops"]

PASSES = 12
"""Times that a step is taken at most: without forces of closed stops, then with them, until they are steady."""

STEADY, STEADY_SINGLE = 1e-9, 1e-4
"""Relative change of a force that is left to impulses at the end of the step, by the number type."""

FIRST = -1.0
"""Status before the first pass."""

STIFFEST = 100.0
"""Most that a gap's rate is taken to answer more, or less, to a force than by the inertia matrix alone."""

SLACK, SLACK_SINGLE = 1e-9, 1e-4
"""Distance, relative to one and the bound, at which a joint that follows others stands at its stop, by the number type.
Joints with a coordinate of their own stand there exactly."""

Row = tuple[Scalar, ...]
Method = Callable[["RungeKutta"], tuple[object, ...]]


@dataclass(frozen=True)
class Gap:
    """The gap to the bound of a joint's stop that it is nearer to at a step's end.

    Attributes:
        side: +1 at the lower bound, -1 at the upper one: the sense in which the joint opens it.
        bound: coordinate of the joint there.
        start, end: the gap at both ends of the step.
        rate, last: its rates there.
        slack: a gap up to it is none.
        restitution: e.
    """

    side: Scalar
    bound: Scalar
    start: Scalar
    end: Scalar
    rate: Scalar
    last: Scalar
    slack: Scalar
    restitution: Scalar


@dataclass(frozen=True)
class _Stepped:
    """State carried through the passes of a step.

    Attributes:
        tau: joint forces and those of closed stops (n,).
        force: of the closed stops, along the directions of their gaps.
        force_before: theirs in the pass before.
        rates: of the gaps at the end of the pass before.
        q_next, qd_next, mode_next, status: the end of the step. Ties are reported away from stops: forces that are
            found beside the decisions of friction lead joints to their limits, exactly or not by rounding alone.
    """

    tau: Row
    force: Row
    force_before: Row
    rates: Row
    q_next: Row
    qd_next: Row
    mode_next: tuple[Node, ...]
    status: Scalar


def with_stops(parts: RungeKutta, method: Method, name: str) -> tuple[object, ...]:
    """A fixed step of a chain with stops; the step itself where there are none.

    Args:
        method: writes the step without stops: coordinates, rates, modes and the status.
        name: first word of the functions' names.
    """
    stops = [i for i, joint in enumerate(parts.mechanism.joints) if joint.stop is not None]
    if not stops:
        return method(parts)
    branches, zero = parts.branches, parts.branches.zero
    q, qd, tau = (tuple(parts.vector(argument)) for argument in ("q", "qd", "tau"))
    mode = tuple(parts.flags("mode", MODE))
    named = [Argument("q", (parts.n,)), Argument("qd", (parts.n,)), Argument("mode", (parts.modes_count,), MODE),
             Argument("dt"), *(argument for argument in parts.held_arguments() if argument.name != "tau")]  # fmt: skip
    none = (zero,) * len(stops)
    end, _ = loop(
        branches, f"{name}_between_stops", "A step under the forces of closed stops, and the impacts in it.", PASSES,
        _Stepped(tau, none, none, none, q, qd, mode, parts.algebra.constant(FIRST)),
        lambda now: _pass(parts, method, stops, now, name),
        named=named,
    )  # fmt: skip
    return list(end.q_next), list(end.qd_next), list(end.mode_next), end.status


def _pass(parts: RungeKutta, method: Method, stops: Sequence[int], now: _Stepped, name: str) -> tuple[_Stepped, Node]:
    """The step under forces of stops, and true where none of these forces changes."""
    branches, zero, dt = parts.branches, parts.branches.zero, parts.scalar("dt")
    q, qd, mode, status = cast("tuple[list[Scalar], list[Scalar], list[Node], Scalar]", method(parts))
    free = parts.mechanism.free
    before = parts.given(parts.held, parts.vector("q"), parts.vector("qd"), zero)
    values = parts.supply(*before, zero).values
    ends = _positions(parts, stops, before, zero), _positions(parts, stops, (q, qd), dt)
    gaps = [_gap(parts, values, i, ends[0][k], ends[1][k]) for k, i in enumerate(stops)]
    refused = branches.any(branches.equal(status, parts.algebra.constant(float(x))) for x in (NONFINITE, UNSTABLE))
    pressed = [branches.less(zero, force) for force in now.force]  # too much where friction or losses take part of it
    touched = branches.any([*(branches.at_most(gap.end, gap.slack) for gap in gaps), *pressed])
    touched = branches.all((touched, branches.no(refused)))
    rests = [branches.all((branches.is_mode(mode[i], 0), branches.equal(qd[i], zero))) for i in free]
    held = [_held(parts, stops, now, i, rest) for i, rest in zip(free, rests, strict=True)]
    none = (zero,) * len(stops)
    kept = {"q": tuple(q), "qd": tuple(qd), "tau": now.tau, "force": none, "rates": none}
    changed = apart(
        branches, f"{name}_stopped", "The end of a step after impacts, and under forces of closed stops.",
        lambda **inner: _stopped(parts, name, stops, **inner),
        gaps=tuple(gaps), rests=tuple(held), now=now, dt=dt, q=tuple(q), qd=tuple(qd), given=parts.held,
    )  # fmt: skip
    found = branches.choose(touched, changed, kept)
    told, untouched = list(mode), branches.no(touched)  # a step that is refused keeps its modes beside a rate of NaN
    own = {parts.mechanism.places[i]: i for i in free}
    resting = {own[i]: branches.equal(found["q"][own[i]], gaps[k].bound) for k, i in enumerate(stops) if i in own}
    for i in free:
        same = branches.equal(found["qd"][i], qd[i])
        if i in resting:  # at its stop: whether friction holds it as well, or slides, is rounding
            at_rest = branches.all((resting[i], branches.equal(found["qd"][i], zero)))
            same = branches.all((same, branches.no(at_rest)))
        told[i] = branches.pick(branches.any((untouched, same)), mode[i], branches.mode_of(found["qd"][i]))
    stand = [branches.all((branches.at_most(g.start, g.slack), branches.at_most(g.rate, zero))) for g in gaps]
    at_stop = branches.any((touched, *stand, branches.no(branches.equal(now.status, parts.algebra.constant(FIRST)))))
    made = branches.all((branches.equal(status, parts.algebra.constant(float(TIE))), at_stop))
    status = branches.where(made, parts.algebra.constant(float(OK)), status)
    part = by_type(branches, dt, STEADY, STEADY_SINGLE)
    changes = [(branches.abs(a - b), part * a) for a, b in zip(found["force"], now.force, strict=True)]
    steady = branches.all(branches.at_most(change, most) for change, most in changes)
    steady = branches.any((steady, untouched))
    new = _Stepped(
        found["tau"], found["force"], now.force, found["rates"], found["q"], found["qd"], tuple(told), status
    )
    return new, steady


def _held(parts: RungeKutta, stops: Sequence[int], now: _Stepped, coordinate: int, rests: Node) -> Node:
    """True where friction holds a joint that rests: where a force of its own stop does, this force may change."""
    branches = parts.branches
    if coordinate not in deciding(parts.mechanism):
        return branches.false
    own = [force for i, force in zip(stops, now.force, strict=True) if i == parts.mechanism.places[coordinate]]
    return branches.all((rests, *(branches.equal(force, branches.zero) for force in own)))


def _positions(
    parts: RungeKutta, stops: Sequence[int], state: tuple[Sequence[Scalar], Sequence[Scalar]], since: Scalar
) -> list[tuple[Scalar, Scalar]]:
    """Coordinates and rates of the joints with stops."""
    q, qd = state
    own = {place: k for k, place in enumerate(parts.mechanism.places)}
    if all(i in own for i in stops):
        return [(q[own[i]], qd[own[i]]) for i in stops]
    nodes = [parts.algebra.scalar(x) for x in parts.call(_stop_positions(parts), parts.held, since, q=q, qd=qd)]
    return [(q[own[i]], qd[own[i]]) if i in own else (nodes[k], nodes[len(stops) + k]) for k, i in enumerate(stops)]


def _stop_positions(parts: RungeKutta) -> Function:
    """Coordinates and rates of the joints with stops, in the chain's order."""
    motion = parts.supply(parts.vector("q"), parts.vector("qd"), parts.branches.zero).motion
    stops = [i for i, joint in enumerate(parts.mechanism.joints) if joint.stop is not None]
    outputs = [
        Output(name, (len(stops),), tuple(values[i].x for i in stops))
        for name, values in (("q_stops", motion.q), ("qd_stops", motion.qd))
    ]
    return parts.helper("stop_positions", outputs, "Coordinates and rates of the joints with stops.", __name__)


def _stop_terms(parts: RungeKutta) -> Function:
    """M of the free coordinates, and the influence coefficients of the joints with stops on them."""
    zero, free = parts.branches.zero, parts.mechanism.free
    smooth = parts.supply(parts.vector("q"), parts.vector("qd"), zero)
    stops = [i for i, joint in enumerate(parts.mechanism.joints) if joint.stop is not None]
    own = dict(zip(parts.mechanism.places, range(parts.n), strict=True))
    rows = [{own[i]: parts.branches.one} if i in own else smooth.motion.first[i] for i in stops]
    outputs = [
        Output("M_free", (len(free), len(free)), tuple(smooth.M[i][k].x for i in free for k in free)),
        Output("influence", (len(stops), len(free)), tuple(row.get(k, zero).x for row in rows for k in free)),
    ]
    doc = "Inertia matrix of the free coordinates, and influence coefficients of the joints with stops."
    return parts.helper("stop_terms", outputs, doc, __name__)


def _gap(
    parts: RungeKutta, values: Values, joint: int, before: tuple[Scalar, Scalar], after: tuple[Scalar, Scalar]
) -> Gap:
    """The gap to the bound that the joint is nearer to at the step's end."""
    branches, record = parts.branches, parts.mechanism.joints[joint]
    assert record.stop is not None
    lower, upper = (None if bound is None else values(bound) for bound in stop_bounds(record))
    if lower is None or upper is None:
        side = branches.one if upper is None else -branches.one
        bound = lower if upper is None else upper
        assert bound is not None
    else:
        above = branches.less(upper - after[0], after[0] - lower)
        side = branches.where(above, -branches.one, branches.one)
        bound = branches.where(above, upper, lower)
    slack = branches.zero
    if joint not in parts.mechanism.places:
        size = branches.one + branches.abs(bound)
        slack = size * by_type(branches, size, SLACK, SLACK_SINGLE)
    e = branches.zero if record.stop.restitution is None else values(record.stop.restitution)
    return Gap(
        side, bound, side * (before[0] - bound), side * (after[0] - bound), side * before[1], side * after[1], slack, e
    )  # fmt: skip


@dataclass(frozen=True)
class _Target:
    """Rate that a gap has behind its impact.

    Attributes:
        hit: true where an impulse acts.
        closes: true where the stop stays closed.
        aim: the rate.
        left: time from the impact to the step's end.
    """

    hit: Node
    closes: Node
    aim: Scalar
    left: Scalar


def _target(parts: RungeKutta, gap: Gap, dt: Scalar) -> _Target:
    """The impact of a gap in a step, as if it were alone."""
    branches, zero = parts.branches, parts.branches.zero
    stands = branches.all((branches.at_most(gap.start, gap.slack), branches.at_most(gap.rate, zero)))
    share, speed = _meeting(branches, gap, dt)
    stopped = branches.all((stands, branches.equal(gap.last, zero)))  # by friction, which leaves nothing to meet
    speed = branches.where(stopped, zero, branches.min(branches.where(stands, gap.rate, speed), zero))
    beyond = branches.less(gap.end, zero)
    short = branches.less(parts.algebra.constant(-2.0) * (gap.restitution * speed), gap.rate - gap.last)
    opens = branches.all((branches.at_most(gap.start, gap.slack), branches.less(zero, gap.rate)))
    opens = branches.all((opens, branches.no(beyond)))  # impacts elsewhere may push it back
    bounce = branches.one + branches.where(short, zero, gap.restitution)
    return _Target(
        branches.any((beyond, stands, opens)),
        branches.any((stands, branches.all((beyond, short)))),
        branches.where(opens, gap.rate, bounce * speed),
        branches.where(branches.any((stands, opens)), dt, (branches.one - share) * dt),
    )


def _stopped(
    parts: RungeKutta,
    name: str,
    stops: Sequence[int],
    gaps: Sequence[Gap],
    rests: Sequence[Node],
    now: _Stepped,
    dt: Scalar,
    q: Row,
    qd: Row,
    given: Mapping[str, Row],
) -> dict[str, Row]:
    """Coordinates and rates at the step's end, joint forces with those of closed stops, these, and the gaps' rates.

    Friction and losses take a part of a stop's force, or let a joint go or hold it, so that rates answer otherwise than
    by M. What they did from the last pass to this one says how much of the change by M is wanted.
    """
    branches, zero, half = parts.branches, parts.branches.zero, parts.algebra.constant(0.5)
    m, free = len(rests), parts.mechanism.free
    terms = [parts.algebra.scalar(node) for node in parts.call(_stop_terms(parts), given, dt, q=q, qd=qd)]
    M = [terms[m * k : m * k + m] for k in range(m)]
    rows = [[gap.side * g for g in terms[m * (m + k) : m * (m + k) + m]] for k, gap in enumerate(gaps)]
    targets = [_target(parts, gap, dt) for gap in gaps]
    hits, closes = [target.hit for target in targets], [target.closes for target in targets]
    aims, left = [target.aim for target in targets], [target.left for target in targets]
    impacts = Response(branches, M, [branches.false] * m, rows)
    impulses = impacts.pushes(aims, hits, f"{name}_impacts")
    change = impacts.change(impulses)
    shift = impacts.change([p * t for p, t in zip(impulses, left, strict=True)])
    contacts = Response(branches, M, rests, rows)
    known = [f * dt for f in now.force]  # impulses of the forces that tau has already
    there = [gap.last + along(branches, row, change) for gap, row in zip(gaps, rows, strict=True)]
    without = [u - x for u, x in zip(there, contacts.rates(known), strict=True)]
    total = contacts.pushes(without, closes, f"{name}_contacts")
    more = [p - x for p, x in zip(total, known, strict=True)]
    pushed = [branches.abs(p) + branches.abs(x) for p, x in zip(total, known, strict=True)]
    sizes = _sum(impacts.sizes(impulses), contacts.sizes(pushed))
    change = _sum(change, contacts.change(more))
    shift = _sum(shift, contacts.change([half * (p * t) for p, t in zip(more, left, strict=True)]))
    new_q, new_qd = list(q), list(qd)
    rounding = by_type(branches, dt, ROUNDING, ROUNDING_SINGLE)
    closed, lacks = [], []
    for k, (gap, row) in enumerate(zip(gaps, rows, strict=True)):
        cancel = [
            *(gap.rate, gap.last, there[k], without[k]),
            *(x * p for x, p in zip(contacts.matrix[k], pushed, strict=True)),
        ]
        rate = gap.last + along(branches, row, change)
        none = branches.at_most(rate, branches.sum([branches.abs(x) for x in cancel]) * rounding)
        closed.append(branches.all((closes[k], none)))
        lack = gap.end + along(branches, row, shift)
        some = branches.less((branches.one + branches.abs(gap.bound)) * rounding, branches.abs(lack))
        lacks.append(branches.where(some, lack, zero))
    back = impacts.pushes(lacks, [branches.true] * len(gaps), f"{name}_places", closed)
    shift = _sum(shift, impacts.change(back))
    for place, i in enumerate(free):
        new_q[i], rate = q[i] + shift[place], qd[i] + change[place]
        least = (branches.abs(qd[i]) + sizes[place]) * rounding
        new_qd[i] = branches.where(branches.less(branches.abs(rate), least), zero, rate)
    expected = contacts.rates([(f - x) * dt for f, x in zip(now.force, now.force_before, strict=True)])
    tau, force = list(now.tau), []
    own = dict(zip(parts.mechanism.places, range(parts.n), strict=True))
    for k, (joint, gap, row) in enumerate(zip(stops, gaps, rows, strict=True)):
        stands = branches.all((branches.at_most(gap.start, gap.slack), branches.at_most(gap.rate, zero)))
        wanted = now.force[k] + more[k] / dt * _share(branches, there[k] - now.rates[k], expected[k])
        force.append(branches.where(stands, branches.max(wanted, zero), zero))
        for place, i in enumerate(free):
            tau[i] = tau[i] + row[place] * (force[k] - now.force[k])
        if joint in own:
            at = own[joint]
            beyond = branches.less(gap.side * (new_q[at] - gap.bound), zero)
            new_q[at] = branches.where(branches.any((closed[k], beyond)), gap.bound, new_q[at])
            new_qd[at] = branches.where(closed[k], zero, new_qd[at])
    return {"q": tuple(new_q), "qd": tuple(new_qd), "tau": tuple(tau), "force": tuple(force), "rates": tuple(there)}


def _share(branches: Branches, answered: Scalar, expected: Scalar) -> Scalar:
    """The part of a change of force that is wanted, from a rate's last change and that which M gave: a secant."""
    most = branches.algebra.constant(STIFFEST)
    both = branches.less(branches.zero, answered * expected)
    share = branches.where(both, expected, branches.one) / branches.where(both, answered, branches.one)
    return branches.max(branches.min(share, most), branches.one / most)


def _meeting(branches: Branches, gap: Gap, dt: Scalar) -> tuple[Scalar, Scalar]:
    """The part of the step after which a gap g >= 0 that ends below zero is zero, and its rate there.

    Of the parabola g + b p + a p^2, with b = dt u at the start and a = dt (v - u)/2, which takes no difference of
    coordinates that all but agree; the zero is -2 g/(b - w), w^2 = b^2 - 4 a g, where it falls at the start, and
    (b + w)/(-2 a) where it rises first. It is the step's end where rates that jump leave the parabola above zero.
    """
    two = branches.algebra.constant(2.0)
    crosses = branches.less(gap.end, branches.zero)
    begin = branches.max(gap.start, branches.zero)
    b = dt * gap.rate
    a = branches.algebra.constant(0.5) * (dt * (gap.last - gap.rate))
    square = b * b - two * two * (a * begin)
    root = branches.sqrt(branches.max(square, branches.zero))
    falls = branches.less(b, branches.zero)
    above = branches.where(falls, two * begin, b + root)
    below = branches.where(falls, root - b, -two * a)
    some = branches.all((branches.less(branches.zero, below), branches.at_most(branches.zero, square)))
    place = branches.min(above / branches.where(some, below, branches.one), branches.one)
    place = branches.where(crosses, branches.where(some, place, branches.one), branches.zero)
    return place, gap.rate + place * (gap.last - gap.rate)


def _sum(a: Sequence[Scalar], b: Sequence[Scalar]) -> list[Scalar]:
    return [x + y for x, y in zip(a, b, strict=True)]
