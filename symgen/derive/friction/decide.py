"""The modes after an event: a bounded search through the patterns, those with the fewest sliding joints first.

All joints at zero rate are decided together. Each has a domain of modes it may take; the patterns are visited in
order of the number of sliding joints and then in joint order, each joint as 0, +1, -1. Each is tested: every stuck
joint within its band, every other accelerating in its mode. The first consistent one is the answer; the search goes
on to the end of its number of sliding joints to see whether there is a second (a tie), unless that is excluded: when
no joint slides, and when the levels do not depend on loads and no static level exceeds its kinetic one (the
accelerations then minimise a strictly convex function, so there is one pattern). A pattern always exists for level
friction: that minimiser with the kinetic levels.

Domains are cut down before the search. With W = M^-1 and r the right-hand side
less all known friction, a stuck or sliding joint i has W_ii f_i = (W r)_i - sum_j W_ij f_j - qdd_i with |f_j| <=
F_s,j, hence

    stuck      |(W r)_i| <= sum_j |W_ij| F_s,j        slides in s    s (W r)_i > W_ii F_k,i - sum_{j != i} |W_ij| F_s,j

which leaves few patterns unless the joints are strongly coupled. Joints that reached their limit have one mode in
their domain; if no pattern is consistent then, the search starts again with them as ordinary joints. If none is
consistent even so, the first pattern that violates its conditions by no more than rounding is the answer; without one
the status is NONE.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from symgen.derive.algebra.branches import HUGE, Branches, Enclosure
from symgen.derive.algebra.elimination import factor_held
from symgen.derive.algebra.scalar import Scalar
from symgen.derive.friction.patterns import Motion, Problem, band, move
from symgen.program.nodes import Node

__all__ = [
    "LIMIT", "NONE", "NONFINITE", "OK", "SEVERAL", "TIE", "UNPROVEN", "Decision", "Domain", "decide", "motion_status",
    "search_bound",
]  # fmt: skip

OK, TIE, NONE, UNPROVEN, SEVERAL, LIMIT, NONFINITE = range(7)

COMPLETE = 7
"""Up to so many joints with friction the search visits every pattern if it must."""

ROUNDING = 1e-12
"""A violation this small, relative to the forces at the joint, is rounding."""

RELEASED = 1e-6
"""The same for a joint whose limit was reached at this event: an event is located to so much, in any dtype."""

SUBSTITUTIONS = 3
"""So often the bounds of load-dependent friction are put into themselves."""

SLACK = 1e-4
"""Relative widening of the bounds that cut domains down, against rounding in any dtype."""


def search_bound(joints: int) -> int:
    """Most patterns that a search visits: all of them, twice, for up to seven joints; no more beyond."""
    return int(2 * 3 ** min(joints, COMPLETE))


@dataclass(frozen=True)
class Domain:
    """The modes that one joint may take."""

    stick: Node
    plus: Node
    minus: Node


@dataclass(frozen=True)
class Decision:
    """Modes of the joints with friction, status, accelerations of the free joints, friction of load-dependent ones.

    `change`: what stopping the stuck joints does to the rates of the others, M_RR^-1 M_RS qd_S; zero at the stuck ones.
    Empty unless rates were given.
    """

    modes: tuple[Node, ...]
    status: Scalar
    qdd: tuple[Scalar, ...]
    u: tuple[Scalar, ...]
    change: tuple[Scalar, ...]


@dataclass(frozen=True)
class _Outside:
    """What the loop reads from outside."""

    problem: Problem
    domains: tuple[Domain, ...]
    decided: tuple[Node, ...]
    reached: tuple[Node, ...]
    unique: Node
    rates: tuple[Scalar, ...]


def decide(
    branches: Branches,
    problem: Problem,
    decided: Sequence[Node],
    modes: Sequence[Node],
    reached: Sequence[Node],
    forced: Sequence[Node],
    name: str,
    rates: Sequence[Scalar] = (),
    inverse: Sequence[Sequence[Scalar]] | None = None,
    needed: Node | None = None,
) -> Decision:
    """The modes of all joints with friction.

    Args:
        decided: per joint, true when it moves and keeps its mode.
        modes: per joint, the mode of those that keep it.
        reached: per joint, true when its limit was reached at this event.
        forced: per joint, the mode that a reached joint takes.
        name: prefix of the loop bodies' names.
        rates: of the free joints, for `Decision.change`.
        inverse: M^-1 where it is known already.
        needed: false where the decision is not read, so that a target may leave the search out.
    """
    joints = len(problem.rubbing)
    domains = []
    cut = _cut(branches, problem, decided, modes, inverse)
    for k in range(joints):
        stick, plus, minus = cut[k]
        domains.append(
            Domain(
                branches.all((branches.no(decided[k]), stick)),
                branches.pick(decided[k], branches.is_mode(modes[k], 1), plus),
                branches.pick(decided[k], branches.is_mode(modes[k], -1), minus),
            )
        )
    reached = [
        branches.all((r, branches.no(d), branches.no(branches.is_mode(f, 0))))
        for r, d, f in zip(reached, decided, forced, strict=True)
    ]
    start_domains = [_restricted(branches, d, r, f) for d, r, f in zip(domains, reached, forced, strict=True)]
    pattern, _ = _first(branches, start_domains)
    outside = _Outside(
        problem, tuple(domains), tuple(decided), tuple(reached), _levels_equal(branches, problem), tuple(rates)
    )
    return _search(branches, outside, tuple(forced), pattern, name, needed)


def _restricted(branches: Branches, domain: Domain, reached: Node, forced: Node) -> Domain:
    """The domain of a joint; one that reached its limit has the forced mode alone."""
    return Domain(
        branches.all((domain.stick, branches.no(reached))),
        branches.pick(reached, branches.is_mode(forced, 1), domain.plus),
        branches.pick(reached, branches.is_mode(forced, -1), domain.minus),
    )


def _levels_equal(branches: Branches, problem: Problem) -> Node:
    """True when sticking takes no more than sliding: the accelerations then minimise a strictly convex function."""
    if problem.loaded:
        return branches.false
    return branches.all(
        branches.equal(j.breakaway.offset + j.motor_breakaway, j.level.offset + j.motor) for j in problem.rubbing
    )


def _cut(
    branches: Branches,
    problem: Problem,
    decided: Sequence[Node],
    modes: Sequence[Node],
    inverse: Sequence[Sequence[Scalar]] | None,
) -> list[tuple[Node, Node, Node]]:
    """Which modes the bounds leave to each joint."""
    m = len(problem.right)
    columns = inverse or factor_held(branches, problem.M, [branches.false] * m).inverse(branches)
    right = list(problem.right)
    high: list[Scalar] = []
    for joint, keeps, mode in zip(problem.rubbing, decided, modes, strict=True):
        sliding = branches.sign(mode) * (joint.level.offset + joint.motor) + joint.drag + joint.motor_drag
        right[joint.place] = right[joint.place] - branches.where(keeps, sliding, branches.zero)
        high.append(branches.where(keeps, branches.zero, joint.breakaway.offset + joint.motor_breakaway))
    if problem.loaded:
        known = high
        high = _largest_friction(branches, problem, columns, right)
        for k, joint in enumerate(problem.rubbing):
            if not joint.loaded:
                high[k] = known[k]
    wide = branches.algebra.constant(1.0 + SLACK)
    result = []
    for k, joint in enumerate(problem.rubbing):
        W = columns[joint.place]
        drive = branches.sum([W[j] * right[j] for j in range(m)])
        noise = branches.algebra.constant(SLACK * SLACK) * branches.sum(
            [branches.abs(W[j] * right[j]) for j in range(m)]
        )
        others = branches.sum([branches.abs(W[o.place]) * high[i] for i, o in enumerate(problem.rubbing) if i != k])
        own = W[joint.place]
        reach = wide * (others + own * high[k]) + noise
        stick = branches.at_most(branches.abs(drive), reach)
        slides = own * (joint.level.offset + joint.motor) - wide * others - noise
        plus, minus = branches.less(slides, drive), branches.less(slides, -drive)
        result.append((stick, plus, minus))
    return result


def _largest_friction(
    branches: Branches, problem: Problem, columns: Sequence[Sequence[Scalar]], right: Sequence[Scalar]
) -> list[Scalar]:
    """Bounds of |f_i| when levels depend on loads: f <= a + B f with what other joints' friction does to the loads.

    Any f with f >= a + B f is a bound when the row sums of B are below 1; a few substitutions sharpen it. Else there is
    none, and a huge number is returned.
    """
    m = len(right)
    rest = [branches.sum([columns[j][i] * right[j] for j in range(m)]) for i in range(m)]
    a: list[Scalar] = []
    B: list[list[Scalar]] = []
    for joint in problem.rubbing:
        offset = branches.max(joint.level.offset, joint.breakaway.offset)
        slope = branches.max(joint.level.slope, joint.breakaway.slope)
        reach = [branches.zero] * len(problem.rubbing)
        for bearing in joint.bearings:
            offset = offset + slope * branches.sqrt(branches.sum([c.at(rest) * c.at(rest) for c in bearing]))
            for k, other in enumerate(problem.rubbing):
                turned = [
                    branches.sum([x * y for x, y in zip(c.row, columns[other.place], strict=True)]) for c in bearing
                ]
                reach[k] = reach[k] + slope * branches.sqrt(branches.sum([x * x for x in turned]))
        if joint.losses is not None:
            losses = joint.losses
            factor = branches.max(branches.max(losses.k1, losses.k2), branches.max(losses.static_k1, losses.static_k2))
            row = list(problem.M[joint.place])
            load = joint.tau - problem.right[joint.place]
            if joint.rotor is not None:
                row = [x - y for x, y in zip(row, joint.rotor.row, strict=True)]
                load = load - joint.rotor.offset
            load = load + branches.sum([x * y for x, y in zip(row, rest, strict=True)])
            offset = offset + factor * (branches.abs(load) + offset + branches.abs(joint.drag))
            for k, other in enumerate(problem.rubbing):
                turned = [x * y for x, y in zip(row, columns[other.place], strict=True)]
                reach[k] = reach[k] + factor * (branches.abs(branches.sum(turned)) + reach[k])
        a.append(offset + branches.max(joint.motor, joint.motor_breakaway))
        B.append(reach)
    largest = branches.largest([branches.sum(row) for row in B])
    contracts = branches.less(largest, branches.one)
    room = branches.where(contracts, branches.one - largest, branches.one)
    huge = branches.algebra.constant(HUGE)
    bound = [branches.where(contracts, branches.largest(a) / room, huge)] * len(a)
    for _ in range(SUBSTITUTIONS):
        bound = [
            branches.min(x, offset + branches.sum([b * y for b, y in zip(row, bound, strict=True)]))
            for x, offset, row in zip(bound, a, B, strict=True)
        ]
    return bound


def _counts(branches: Branches, domains: Sequence[Domain]) -> tuple[list[Scalar], list[Scalar]]:
    """Least and largest number of sliding joints among joints k and after, for k = 0 to m."""
    least, most = [branches.zero], [branches.zero]
    for domain in reversed(domains):
        least.append(least[-1] + branches.indicator(branches.no(domain.stick)))
        most.append(most[-1] + branches.indicator(branches.any((domain.plus, domain.minus))))
    return least[::-1], most[::-1]


def _fits(branches: Branches, need: Scalar, least: Scalar, most: Scalar) -> Node:
    return branches.all((branches.at_most(least, need), branches.at_most(need, most)))


def _first(branches: Branches, domains: Sequence[Domain]) -> tuple[list[Node], Node]:
    """The first pattern of the domains, and whether some domain is empty."""
    pool = branches.pool
    pattern = [
        branches.pick(d.stick, pool.mode(0), branches.pick(d.plus, pool.mode(1), pool.mode(-1))) for d in domains
    ]
    empty = branches.any(branches.no(branches.any((d.stick, d.plus, d.minus))) for d in domains)
    return pattern, empty


def _next(branches: Branches, domains: Sequence[Domain], pattern: Sequence[Node]) -> tuple[list[Node], Node, Node]:
    """The pattern after `pattern`, whether it has more sliding joints, and whether there is none."""
    pool, one, zero = branches.pool, branches.one, branches.zero
    least, most = _counts(branches, domains)
    slides = [branches.indicator(branches.no(branches.is_mode(mode, 0))) for mode in pattern]
    before = [zero]
    for x in slides:
        before.append(before[-1] + x)
    count = before[-1]
    # the last joint that can take a later mode while the count stays
    steps: list[tuple[Node, Node]] = []
    for k, domain in enumerate(domains):
        stuck, forward = branches.is_mode(pattern[k], 0), branches.is_mode(pattern[k], 1)
        room = _fits(branches, count - before[k] - one, least[k + 1], most[k + 1])
        can = branches.any(
            (
                branches.all((stuck, room, branches.any((domain.plus, domain.minus)))),
                branches.all((forward, domain.minus)),
            )
        )
        to_plus = branches.all((stuck, domain.plus))
        steps.append((can, branches.pick(to_plus, pool.mode(1), pool.mode(-1))))
    later = [branches.false] * (len(domains) + 1)  # some joint after k steps
    for k in reversed(range(len(domains))):
        later[k] = branches.any((later[k + 1], steps[k][0]))
    same = later[0]
    need = branches.where(same, count, count + one)
    beyond = branches.no(branches.any((same, branches.at_most(need, most[0]))))
    result: list[Node] = []
    for k, domain in enumerate(domains):
        keep = later[k + 1]
        step = steps[k][0]
        rest = branches.all((domain.stick, _fits(branches, need, least[k + 1], most[k + 1])))
        fill = branches.pick(rest, pool.mode(0), branches.pick(domain.plus, pool.mode(1), pool.mode(-1)))
        chosen = branches.pick(keep, pattern[k], branches.pick(step, steps[k][1], fill))
        result.append(chosen)
        need = need - branches.indicator(branches.no(branches.is_mode(chosen, 0)))
    return result, branches.no(same), beyond


def _consistent(
    branches: Branches,
    problem: Problem,
    motion: Motion,
    pattern: Sequence[Node],
    decided: Sequence[Node],
    reached: Sequence[Node],
) -> tuple[Node, Node]:
    """Whether the motion obeys its pattern, and whether it does up to rounding.

    A joint that moves obeys its mode whatever its acceleration.
    """
    strict: list[Node] = [motion.converged]
    nearly: list[Node] = [motion.converged]
    rounding, located = branches.algebra.constant(ROUNDING), branches.algebra.constant(RELEASED)
    for k, joint in enumerate(problem.rubbing):
        qdd, f = motion.qdd[joint.place], motion.f[joint.place]
        stuck = branches.is_mode(pattern[k], 0)
        low, high = band(branches, joint, motion.qdd, f)
        ahead = branches.sign(pattern[k]) * qdd
        # how far inside its condition the joint is
        inside = branches.where(stuck, branches.min(f - low, high - f), ahead)
        force = branches.where(stuck, inside, problem.M[joint.place][joint.place] * inside)
        size = branches.max(branches.abs(f), branches.abs(problem.right[joint.place]))
        # a joint that was just released may start with no acceleration, which comes out a little of either sign
        released = branches.all((reached[k], branches.at_most(-(located * size), force)))
        within = branches.all((stuck, branches.at_most(branches.zero, inside)))
        holds = branches.any((branches.less(branches.zero, inside), within, released))
        strict.append(branches.any((decided[k], holds)))
        nearly.append(branches.any((decided[k], branches.at_most(-(rounding * size), force))))
    return branches.all(strict), branches.all(nearly)


def _search(
    branches: Branches,
    outside: _Outside,
    forced: tuple[Node, ...],
    pattern: list[Node],
    name: str,
    needed: Node | None,
) -> Decision:
    problem = outside.problem
    pool, joints, m = branches.pool, len(problem.rubbing), len(problem.right)
    enclosure = Enclosure(branches)
    inner: _Outside = enclosure.inside(outside)
    inner_forced = enclosure.inside(forced)
    now = [pool.input("pattern", k, "mode") for k in range(joints)]
    best = [pool.input("best", k, "mode") for k in range(joints)]
    relaxed, found, nearly, tie, limited, proven, several = (pool.input("flag", k, "boolean") for k in range(7))
    count = len(problem.loaded)
    number = [branches.algebra.scalar(pool.input("number", k)) for k in range(m + count + len(outside.rates))]
    qdd, u, change = number[:m], number[m : m + count], number[m + count :]

    held = _held(branches, inner.problem, now)
    signs = [branches.sign(x) for x in now]
    motion = move(branches, inner.problem, held, signs, u, f"{name}_loads", repeatable=True)
    free = [branches.no(relaxed)] * joints
    reached = [branches.all((r, x)) for r, x in zip(inner.reached, free, strict=True)]
    consistent, near = _consistent(branches, inner.problem, motion, now, inner.decided, reached)
    first = branches.all((consistent, branches.no(found)))
    take = branches.any((first, branches.all((near, branches.no(found), branches.no(nearly)))))
    new_tie = branches.any((tie, branches.all((consistent, found))))
    new_found = branches.any((found, consistent))
    new_nearly = branches.any((nearly, near))
    new_best = [branches.pick(take, a, b) for a, b in zip(now, best, strict=True)]
    new_numbers = [
        *[branches.where(take, a, b) for a, b in zip(motion.qdd, qdd, strict=True)],
        *motion.u,
        *[branches.where(take, a, b) for a, b in zip(_change(branches, inner, motion, held), change, strict=True)],
    ]
    new_proven = branches.pick(take, motion.proven, proven)
    new_several = branches.pick(take, motion.several, several)
    unknown = branches.all((branches.no(motion.converged), branches.no(motion.none)))
    new_limited = branches.any((limited, unknown))

    active = [_restricted(branches, d, r, f) for d, r, f in zip(inner.domains, reached, inner_forced, strict=True)]
    following, more, beyond = _next(branches, active, now)
    again, empty = _first(branches, inner.domains)
    end = branches.all((beyond, branches.no(new_found)))
    restart = branches.all((end, branches.no(relaxed), branches.any(inner.reached), branches.no(empty)))
    none_slides = branches.all(branches.is_mode(x, 0) for x in now)
    certain = branches.any((inner.unique, none_slides, more, beyond))
    done = branches.any(
        (branches.all((new_found, branches.any((new_tie, certain)))), branches.all((end, branches.no(restart))))
    )
    next_pattern = [branches.pick(restart, a, b) for a, b in zip(again, following, strict=True)]
    new_relaxed = branches.any((relaxed, restart))

    flags = [new_relaxed, new_found, new_nearly, new_tie, new_limited, new_proven, new_several]
    no = branches.false
    carried = [
        ("pattern", pattern),
        ("best", pattern),
        ("flag", [no, no, no, no, no, branches.true, no]),
        ("number", [branches.zero.x] * len(number)),
    ]
    outputs = [next_pattern, new_best, flags, [x.x for x in new_numbers]]
    (_, modes, flag, numbers), finished = enclosure.loop(
        name, search_bound(joints), carried, outputs, done, "One pattern of modes is tried, and the next one chosen."
    )
    if needed is not None:
        modes = [branches.pick(needed, mode, before) for mode, before in zip(modes, pattern, strict=True)]
        numbers = [branches.pick(needed, x, branches.zero.x) for x in numbers]
        flag = [branches.all((needed, x)) for x in flag]
        finished = branches.all((needed, finished))
    values = [branches.algebra.scalar(x) for x in numbers]
    _, found, nearly, tie, limited, proven, several = flag
    accepted = branches.any((found, nearly))
    choose = branches.algebra.constant
    status = branches.where(proven, choose(OK), choose(UNPROVEN))
    status = branches.where(tie, choose(TIE), status)
    status = branches.where(several, choose(SEVERAL), status)
    lost = branches.where(limited, choose(LIMIT), choose(NONE))
    status = branches.where(accepted, status, lost)
    status = branches.where(finished, status, choose(LIMIT))
    result = values[:m]
    status = branches.where(branches.finite([*result, *problem.right]), status, choose(NONFINITE))
    return Decision(tuple(modes), status, tuple(result), tuple(values[m : m + count]), tuple(values[m + count :]))


def _change(branches: Branches, inner: _Outside, motion: Motion, held: Sequence[Node]) -> list[Scalar]:
    """M_RR^-1 M_RS qd_S."""
    if not inner.rates:
        return []
    M, n = inner.problem.M, len(inner.rates)
    stopped = [branches.where(h, v, branches.zero) for h, v in zip(held, inner.rates, strict=True)]
    right = [branches.sum([M[a][b] * stopped[b] for b in range(n) if b != a]) for a in range(n)]
    return motion.factor.solve(branches, right)


def _held(branches: Branches, problem: Problem, pattern: Sequence[Node]) -> list[Node]:
    """Per free joint whether the pattern holds it."""
    held = [branches.false] * len(problem.right)
    for joint, mode in zip(problem.rubbing, pattern, strict=True):
        held[joint.place] = branches.is_mode(mode, 0)
    return held


def motion_status(branches: Branches, problem: Problem, motion: Motion) -> Scalar:
    """The status of a motion whose modes are given."""
    choose = branches.algebra.constant
    status = branches.where(motion.proven, choose(OK), choose(UNPROVEN))
    status = branches.where(motion.several, choose(SEVERAL), status)
    lost = branches.where(motion.none, choose(NONE), choose(LIMIT))
    status = branches.where(motion.converged, status, lost)
    return branches.where(branches.finite([*motion.qdd, *problem.right]), status, choose(NONFINITE))
