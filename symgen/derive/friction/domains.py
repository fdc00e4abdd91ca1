"""The modes that joints at rest may take, by bounds, and the patterns of them in the order of the search.

With W = M^-1 and r the right-hand side less all known friction, a stuck or sliding joint i has W_ii f_i = (W r)_i -
sum_j W_ij f_j - qdd_i with |f_j| <= F_s,j, hence

    stuck      |(W r)_i| <= sum_j |W_ij| F_s,j        slides in s    s (W r)_i > W_ii F_k,i - sum_{j != i} |W_ij| F_s,j

which leaves few patterns unless the joints are strongly coupled.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from symgen.derive.algebra.branches import HUGE, Branches
from symgen.derive.algebra.scalar import Scalar
from symgen.derive.friction.bearing import Bearing
from symgen.derive.friction.drives import Losses
from symgen.derive.friction.free_joints import Problem, component, response
from symgen.derive.friction.resistance import Rubbing
from symgen.program.nodes import Node

__all__ = ["Bounds", "Domain", "bounds", "domains", "first_pattern", "next_pattern", "restricted"]

SUBSTITUTIONS = 3
"""Times that the bounds of load-dependent friction are put into themselves."""

SLACK = 1e-4
"""Relative widening of the bounds that cut domains down, against rounding in any dtype."""


@dataclass(frozen=True)
class Bounds:
    """Domain of one joint's acceleration.

    Attributes:
        drive: (W r)_i, its acceleration without the friction of the joints at rest.
        others: what the friction of the other joints at rest can do to it, at most.
        own: W_ii.
        noise: the rounding of `drive`, amply.
        stick: whether static friction may be able to hold it.
    """

    drive: Scalar
    others: Scalar
    own: Scalar
    noise: Scalar
    stick: Node


@dataclass(frozen=True)
class Domain:
    """The modes that one joint may take."""

    stick: Node
    plus: Node
    minus: Node


def bounds(
    branches: Branches,
    problem: Problem,
    decided: Sequence[Node],
    modes: Sequence[Node],
    columns: Sequence[Sequence[Scalar]],
) -> list[Bounds]:
    """The bounds of each joint.

    Args:
        decided: per joint, true when it moves and keeps its mode.
        modes: per joint, the mode of those that keep it.
        columns: of M^-1.
    """
    m, right = len(problem.right), list(problem.right)
    known, high = [branches.zero] * problem.places, list[Scalar]()
    for joint, keeps, mode in zip(problem.rubbing, decided, modes, strict=True):
        way = joint.toward(branches, branches.sign(mode))
        sliding = branches.sign(mode) * (way.level.offset + way.motor) + way.drag + way.motor_drag
        known[joint.place] = branches.where(keeps, sliding, branches.zero)
        largest_static = branches.largest([x.breakaway.offset + x.motor_breakaway for x in joint.ways])
        high.append(branches.where(keeps, branches.zero, largest_static))
    right = [r - f for r, f in zip(right, problem.onto(known), strict=True)]
    if problem.loaded:
        largest = _largest_friction(branches, problem, columns, right)
        high = [b if joint.loaded else a for joint, a, b in zip(problem.rubbing, high, largest, strict=True)]
    wide, little = branches.algebra.constant(1.0 + SLACK), branches.algebra.constant(SLACK * SLACK)
    result = []
    for k, joint in enumerate(problem.rubbing):
        W = response(columns, joint)
        parts = [W[j] * right[j] for j in range(m)]
        if joint.along is not None:
            parts.append(joint.along.bend)
        drive, noise = branches.sum(parts), little * branches.sum([branches.abs(part) for part in parts])
        others = branches.sum(
            [branches.abs(component(o, W)) * high[i] for i, o in enumerate(problem.rubbing) if i != k]
        )
        own = component(joint, W)
        reach = wide * (others + own * high[k]) + noise
        stick = branches.all((branches.no(decided[k]), branches.at_most(branches.abs(drive), reach)))
        result.append(Bounds(drive, wide * others, own, noise, stick))
    return result


def domains(
    branches: Branches, problem: Problem, decided: Sequence[Node], modes: Sequence[Node], found: Sequence[Bounds]
) -> list[Domain]:
    """The domain of each joint; one that keeps its mode has that mode alone."""
    result = []
    for joint, keeps, mode, b in zip(problem.rubbing, decided, modes, found, strict=True):
        slides = [b.own * (way.level.offset + way.motor) - b.others - b.noise for way in joint.ways]
        plus, minus = branches.less(slides[0], b.drive), branches.less(slides[-1], -b.drive)
        result.append(
            Domain(
                b.stick,
                branches.pick(keeps, branches.is_mode(mode, 1), plus),
                branches.pick(keeps, branches.is_mode(mode, -1), minus),
            )
        )
    return result


def restricted(branches: Branches, domain: Domain, reached: Node, forced: Node) -> Domain:
    """The domain of a joint; one that reached its limit has the forced mode alone."""
    return Domain(
        branches.all((domain.stick, branches.no(reached))),
        branches.pick(reached, branches.is_mode(forced, 1), domain.plus),
        branches.pick(reached, branches.is_mode(forced, -1), domain.minus),
    )


def _largest_friction(
    branches: Branches, problem: Problem, columns: Sequence[Sequence[Scalar]], right: Sequence[Scalar]
) -> list[Scalar]:
    """Bounds of |f_i| when levels depend on loads: f <= a + B f with what other joints' friction does to the loads.

    Any f with f >= a + B f is a bound when the row sums of B are below 1; a few substitutions sharpen it. Else there is
    none, and a huge number is returned; also where loads depend on the friction of single joints.
    """
    m = len(right)
    if problem.felt:
        return [branches.algebra.constant(HUGE)] * len(problem.rubbing)
    rest = [branches.sum([columns[j][i] * right[j] for j in range(m)]) for i in range(m)]
    a: list[Scalar] = []
    B: list[list[Scalar]] = []
    for joint in problem.rubbing:
        ways = joint.ways
        offset = branches.largest([branches.max(way.level.offset, way.breakaway.offset) for way in ways])
        reach = [branches.zero] * len(problem.rubbing)
        for slope, bearing in _largest_slopes(branches, joint):
            offset = offset + slope * branches.sqrt(branches.sum([c.at(rest) * c.at(rest) for c in bearing]))
            for k, other in enumerate(problem.rubbing):
                turned = [
                    branches.sum([x * y for x, y in zip(c.row, response(columns, other), strict=True)]) for c in bearing
                ]
                reach[k] = reach[k] + slope * branches.sqrt(branches.sum([x * x for x in turned]))
        if joint.losses is not None:
            losses = joint.losses
            factor = branches.largest([_largest_loss(branches, way.losses) for way in ways if way.losses is not None])
            row = list(problem.M[joint.place])
            load = joint.tau - problem.right[joint.place]
            if joint.rotor is not None:
                row = [x - y for x, y in zip(row, joint.rotor.row, strict=True)]
                load = load - joint.rotor.offset
            load = load + branches.sum([x * y for x, y in zip(row, rest, strict=True)])
            carried = branches.abs(load) + offset + branches.largest([branches.abs(way.drag) for way in ways])
            offset = offset + factor * (carried if losses.preload is None else carried + losses.preload)
            for k, other in enumerate(problem.rubbing):
                turned = [x * y for x, y in zip(row, response(columns, other), strict=True)]
                reach[k] = reach[k] + factor * (branches.abs(branches.sum(turned)) + reach[k])
        a.append(offset + branches.largest([branches.max(way.motor, way.motor_breakaway) for way in ways]))
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


def _largest_loss(branches: Branches, losses: Losses) -> Scalar:
    """The largest of the losses in one direction."""
    return branches.max(branches.max(losses.k1, losses.k2), branches.max(losses.static_k1, losses.static_k2))


def _largest_slopes(branches: Branches, joint: Rubbing) -> list[tuple[Scalar, Bearing]]:
    """Each bearing, with the largest of its levels per load."""
    by_way = [
        [branches.max(a, b) for a, b in zip(way.level.slopes, way.breakaway.slopes, strict=True)] for way in joint.ways
    ]
    slopes = [branches.largest(of_ways) for of_ways in zip(*by_way, strict=True)]
    return [(slope, bearing) for slope, group in zip(slopes, joint.groups, strict=True) for bearing in group]


def _counts(branches: Branches, domains: Sequence[Domain]) -> tuple[list[Scalar], list[Scalar]]:
    """Least and largest number of sliding joints among joints k and after, for k = 0 to m."""
    least, most = [branches.zero], [branches.zero]
    for domain in reversed(domains):
        least.append(least[-1] + branches.indicator(branches.no(domain.stick)))
        most.append(most[-1] + branches.indicator(branches.any((domain.plus, domain.minus))))
    return least[::-1], most[::-1]


def _fits(branches: Branches, need: Scalar, least: Scalar, most: Scalar) -> Node:
    return branches.all((branches.at_most(least, need), branches.at_most(need, most)))


def first_pattern(branches: Branches, domains: Sequence[Domain]) -> tuple[list[Node], Node]:
    """The first pattern of the domains, and whether some domain is empty."""
    pool = branches.pool
    pattern = [
        branches.pick(d.stick, pool.mode(0), branches.pick(d.plus, pool.mode(1), pool.mode(-1))) for d in domains
    ]
    empty = branches.any(branches.no(branches.any((d.stick, d.plus, d.minus))) for d in domains)
    return pattern, empty


def next_pattern(
    branches: Branches, domains: Sequence[Domain], pattern: Sequence[Node]
) -> tuple[list[Node], Node, Node]:
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
