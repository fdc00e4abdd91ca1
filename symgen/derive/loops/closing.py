"""Coordinates and influence coefficients of all joints of a mechanism with loops, loop by loop.

Loops and couplings are solved in the order in which their other joints are known, so that loops on loops stay small
systems of their own.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from symgen.derive.algebra.scalar import Algebra, Scalar
from symgen.derive.algebra.values import Values
from symgen.derive.bodies.tree import build_tree
from symgen.derive.loops.choice import Choice
from symgen.derive.loops.cluster import Cluster
from symgen.derive.loops.dyad import Dyad, Rate
from symgen.derive.loops.order import Order
from symgen.derive.loops.planar import Joined, PlanarLoop, planar_loop, ways
from symgen.derive.loops.plane import CLOSING
from symgen.derive.loops.solved import SolvedCluster, SolvedCoupling, SolvedDyad, SolvedLoop
from symgen.derive.loops.spatial import SpaceLoop
from symgen.describe.derivative import derivative
from symgen.describe.expression import Expression, Name
from symgen.describe.mechanism import Closure, Mechanism

__all__ = ["LoopMotion", "closed"]


@dataclass
class LoopMotion:
    """Motion of the joints of a mechanism with loops.

    Attributes:
        q: coordinates, by body.
        rates: influence coefficients, by body.
        joined: of dependent joints the two angles whose difference they are, by body.
        closing: coefficients of the closing joints, by loop: of the angle of the second place against the first about
            the axis, or of its distance along it.
        solved: loops at their positions, in the order in which they were solved.
    """

    q: dict[int, Scalar]
    rates: dict[int, Rate]
    joined: dict[int, Joined]
    closing: dict[int, Rate]
    solved: list[SolvedLoop]


def closed(
    mechanism: Mechanism,
    algebra: Algebra,
    names: Mapping[str, Scalar],
    q: Sequence[Scalar],
    chosen: Choice,
    rates: bool = True,
) -> LoopMotion:
    """The motion of all joints at q.

    Args:
        names: Scalars of parameters.
        q: (n,) of the coordinates.
        chosen: how loops are closed.
        rates: whether coefficients are wanted.
    """
    values = Values(mechanism, algebra, names)
    tree = build_tree(mechanism, values)
    found = LoopMotion({}, {}, {}, {}, [])
    for k, (place, x) in enumerate(zip(mechanism.places, q, strict=True)):
        found.q[place] = x
        found.rates[place] = Rate({k: algebra.one}, {})
    order = Order(mechanism, tree)
    dependent = {i for closure in mechanism.closures for i in closure.dependent}
    while order.couplings or order.closures:
        i = order.next_coupling(found.q)
        if i is not None:
            expression, needs = order.couplings.pop(i)
            here = Values(mechanism, algebra, {**names, **_named(mechanism, found.q)})
            found.q[i] = here(expression)
            if rates:
                slopes = {j: here(derivative(expression, Name(mechanism.names[j]))) for j in needs}
                found.rates[i] = _follow(mechanism, here, found.rates, expression, slopes)
                if not dependent.isdisjoint(needs):
                    found.solved.append(SolvedCoupling(i, slopes))
                    dependent.add(i)
            continue
        ready = order.next_closures(found.q)
        planar = planar_loop(tree, order.closures[ready[0]], values, found.q) if len(ready) == 1 else None
        closures = {k: order.closures.pop(k) for k in ready}
        if planar is not None:
            _close(planar, chosen.dyad(ready[0], planar), found, ready[0], closures[ready[0]], rates)
            continue
        loops = {k: SpaceLoop(tree, closure, values) for k, closure in closures.items()}
        _settle(Cluster(loops), chosen, found, rates)
    return found


def _settle(cluster: Cluster, chosen: Choice, found: LoopMotion, rates: bool) -> None:
    """The motion of the dependent joints of loops that Newton's method closes."""
    found.q |= chosen.position(cluster, {i: found.q[i] for i in cluster.known})
    q = {i: found.q[i] for i in (*cluster.known, *cluster.unknown)}
    found.solved.append(SolvedCluster(cluster, q))
    if rates:
        own, closing = cluster.rates(q, {i: found.rates[i] for i in cluster.known})
        found.rates |= own
        found.closing |= closing


def _close(planar: PlanarLoop, dyad: Dyad, found: LoopMotion, k: int, closure: Closure, rates: bool) -> None:
    solved = planar.coordinates(dyad)
    if rates:
        inside = {i: found.rates[i] for way in ways(planar.tree, closure) for i in way if i in found.rates}
        joined = planar.rates(dyad, inside)
        found.closing[k] = combined(planar.tree.algebra, joined.pop(CLOSING))
        for i, motion in joined.items():
            found.joined[i] = motion
            found.rates[i] = combined(planar.tree.algebra, motion)
    found.solved.append(SolvedDyad(k, planar, dyad))
    found.q |= solved


def combined(algebra: Algebra, joined: Joined) -> Rate:
    """The coefficients of a joint from those of the two angles that it lies between."""
    zero, after, before = algebra.zero, joined.after, joined.before

    def difference(a: Scalar, b: Scalar) -> Scalar:
        value = algebra.difference(a, b)
        return algebra.named("g", value if joined.sign > 0.0 else -value)

    first = {
        k: difference(after.first.get(k, zero), before.first.get(k, zero)) for k in {**after.first, **before.first}
    }
    second = {
        p: difference(after.second.get(p, zero), before.second.get(p, zero)) for p in {**after.second, **before.second}
    }
    return Rate(
        {k: g for k, g in first.items() if not g.is_zero}, {pair: h for pair, h in second.items() if not h.is_zero}
    )


def _follow(
    mechanism: Mechanism,
    values: Values,
    rates: Mapping[int, Rate],
    expression: Expression,
    slopes: Mapping[int, Scalar],
) -> Rate:
    """The coefficients of a coupled joint, by the chain rule through the joints that its expression names.

    Args:
        rates: coefficients of these joints, by body.
        slopes: derivatives of the expression by their coordinates, by body.
    """
    algebra = values.algebra
    first: dict[int, Scalar] = {}
    second: dict[tuple[int, int], Scalar] = {}
    for j, D in slopes.items():
        slope, rate = derivative(expression, Name(mechanism.names[j])), rates[j]
        for k, g in rate.first.items():
            first[k] = first.get(k, algebra.zero) + D * g
        for pair, h in rate.second.items():
            second[pair] = second.get(pair, algebra.zero) + D * h
        for m in slopes:
            bend = values(derivative(slope, Name(mechanism.names[m])))
            if bend.is_zero:
                continue
            for k, g in rate.first.items():
                for el, other in rates[m].first.items():
                    if k <= el:
                        second[k, el] = second.get((k, el), algebra.zero) + bend * (g * other)
    return Rate(first, second)


def _named(mechanism: Mechanism, q: Mapping[int, Scalar]) -> dict[str, Scalar]:
    return {mechanism.names[i]: x for i, x in q.items()}
