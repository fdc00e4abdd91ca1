"""Coordinates and influence coefficients of all joints of a mechanism with loops, loop by loop.

Loops and couplings are solved in the order in which their other joints are known, so that loops on loops stay small
systems of their own.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Protocol

from symgen.derive.algebra.floats import FloatAlgebra
from symgen.derive.algebra.nodes import NodeAlgebra
from symgen.derive.algebra.scalar import Algebra, Scalar
from symgen.derive.algebra.values import Values
from symgen.derive.bodies.tree import Tree, build_tree
from symgen.derive.loops.dyad import Dyad, Rate
from symgen.derive.loops.fault import LoopFault
from symgen.derive.loops.newton import Cluster, Home, settled
from symgen.derive.loops.planar import Joined, PlanarLoop, planar_loop, ways
from symgen.derive.loops.plane import CLOSING
from symgen.derive.loops.rods import Rods, rods
from symgen.derive.loops.solved import SolvedCluster, SolvedDyad, SolvedLoop
from symgen.derive.loops.spatial import SpaceLoop
from symgen.describe.derivative import derivative
from symgen.describe.evaluate import given_value, parameter_defaults
from symgen.describe.expression import Expression, Name, parts
from symgen.describe.mechanism import Closure, Follow, Mechanism
from symgen.program.nodes import Pool

__all__ = ["LoopMotion", "Mode", "Order", "assembly_mode", "default_pose", "loop_motion"]

TURN = 48
"""Poses of a whole turn at which windings are counted."""

INSIDE = 2.8
"""Largest angle of a class that needs no centre but zero, below pi."""

CLOSED = 1e-6
"""Largest change of a joint in a whole turn of a coordinate, beside whole turns of its own: rad or m."""

JOINT = -1
"""Stands for the loop of a joint's own coordinate."""

Class = tuple[int, int]
"""Position of a loop, and owner of one of its classes; or JOINT and a body."""

Angles = Mapping[Class, float]


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


class Order:
    """Joints and loops of a mechanism that can be computed next."""

    def __init__(self, mechanism: Mechanism, tree: Tree) -> None:
        self.mechanism, self.tree = mechanism, tree
        names = {name: i for i, name in enumerate(mechanism.names)}
        self.couplings = {
            i: (body.motion.expression, _joints_in(body.motion.expression, names))
            for i, body in enumerate(mechanism.bodies)
            if isinstance(body.motion, Follow)
        }
        self.closures = dict(enumerate(mechanism.closures))

    def next_coupling(self, known: Mapping[int, Scalar]) -> int | None:
        """A coupled body whose expression is known."""
        return next((i for i, (_, needs) in self.couplings.items() if all(j in known for j in needs)), None)

    def next_closures(self, known: Mapping[int, Scalar]) -> list[int]:
        """Loops whose joints but the dependent ones are known: one, or the fewest that have to be closed together.

        Raises:
            LoopFault: a loop needs a coupled joint that depends on it.
        """
        owners = {i: k for k, closure in self.closures.items() for i in closure.dependent}
        needs: dict[int, set[int]] = {}
        for k, closure in self.closures.items():
            inside = {i for way in ways(self.tree, closure) for i in way if i not in known}
            for i in inside.difference(owners):
                message = f"{self.mechanism.names[i]!r} is coupled to joints that the loop itself determines"
                raise LoopFault(k, closure.loop.name, f"{message}; couple it to other joints")
            needs[k] = {owners[i] for i in inside}
        groups = []
        for k in needs:
            group, waiting = {k}, [k]
            while waiting:
                more = needs[waiting.pop()] - group
                group |= more
                waiting += more
            groups.append(sorted(group))
        return min(groups, key=len)


def loop_motion(
    mechanism: Mechanism,
    algebra: Algebra,
    names: Mapping[str, Scalar],
    q: Sequence[Scalar],
    choose: Choice | None = None,
    rates: bool = True,
) -> LoopMotion:
    """The motion of all joints at q.

    Args:
        names: Scalars of parameters.
        q: (n,) of the coordinates.
        choose: how loops are closed; in the chain's mode of assembly without it.
        rates: whether coefficients are wanted.
    """
    chosen = InMode(assembly_mode(mechanism), algebra, q) if choose is None else choose
    values = Values(mechanism, algebra, names)
    tree = build_tree(mechanism, values)
    found = LoopMotion({}, {}, {}, {}, [])
    for k, (place, x) in enumerate(zip(mechanism.places, q, strict=True)):
        found.q[place] = x
        found.rates[place] = Rate({k: algebra.one}, {})
    order = Order(mechanism, tree)
    while order.couplings or order.closures:
        i = order.next_coupling(found.q)
        if i is not None:
            expression, needs = order.couplings.pop(i)
            _follow(mechanism, Values(mechanism, algebra, {**names, **_named(mechanism, found.q)}),
                    found, i, expression, needs)  # fmt: skip
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
    mechanism: Mechanism, values: Values, found: LoopMotion, i: int, expression: Expression, needs: Sequence[int]
) -> None:
    """The motion of a coupled joint, by the chain rule through the joints that its expression names."""
    algebra = values.algebra
    found.q[i] = values(expression)
    first: dict[int, Scalar] = {}
    second: dict[tuple[int, int], Scalar] = {}
    slopes = {j: derivative(expression, Name(mechanism.names[j])) for j in needs}
    for j, slope in slopes.items():
        D, rate = values(slope), found.rates[j]
        for k, g in rate.first.items():
            first[k] = first.get(k, algebra.zero) + D * g
        for pair, h in rate.second.items():
            second[pair] = second.get(pair, algebra.zero) + D * h
        for m in needs:
            bend = values(derivative(slope, Name(mechanism.names[m])))
            if bend.is_zero:
                continue
            for k, g in rate.first.items():
                for el, other in found.rates[m].first.items():
                    if k <= el:
                        second[k, el] = second.get((k, el), algebra.zero) + bend * (g * other)
    found.rates[i] = Rate(first, second)


def _joints_in(expression: Expression, names: Mapping[str, int]) -> list[int]:
    return list(dict.fromkeys(names[p.name] for p in parts(expression) if isinstance(p, Name) and p.name in names))


def _named(mechanism: Mechanism, q: Mapping[int, Scalar]) -> dict[str, Scalar]:
    return {mechanism.names[i]: x for i, x in q.items()}


def default_pose(mechanism: Mechanism) -> dict[str, float]:
    """Coordinates of all joints that the loops' `near` names, by joint; others are taken as zero there."""
    known = parameter_defaults(mechanism.chain)
    return {name: given_value(value, known) for closure in mechanism.closures for name, value in closure.loop.near}


@dataclass(frozen=True)
class Winding:
    """Where the angle of a class lies: within pi of a constant and of whole turns of the coordinates.

    Attributes:
        centre: rad.
        turns: in one turn of each coordinate, by position; zeros are left out.
    """

    centre: float
    turns: dict[int, int]


@dataclass(frozen=True)
class Turning:
    """Whole turns of a coordinate that leave loops as they are.

    Attributes:
        middle: of the turn in which the loops are solved, rad.
        turns: of the joints of the loops in one turn of the coordinate, by body; zeros are left out.
    """

    middle: float
    turns: dict[int, int]


@dataclass(frozen=True)
class Mode:
    """Which of its positions every loop takes, and where its angles lie.

    Attributes:
        signs: of the roots of dyads, by loop.
        windings: by loop and owner of a class; an angle that stays within pi of zero has none.
        parallels: side that a parallelogram's first unknown one stays parallel to, by loop.
        homes: default poses of loops that close together, by the first of them.
        roots: of rods with a closed form the signs of their roots, by the first of them.
        turning: whole turns of loops that close together, by the first of them and by position of the coordinate.
    """

    signs: dict[int, float]
    windings: dict[int, dict[int, Winding]]
    parallels: dict[int, int]
    homes: dict[int, Home]
    roots: dict[int, float]
    turning: dict[int, dict[int, Turning]]

    def around(self, k: int, algebra: Algebra, q: Sequence[Scalar]) -> dict[int, Scalar]:
        """The angles that those of the classes of a loop are closest to; zero is left out."""
        found = {}
        for owner, winding in self.windings.get(k, {}).items():
            angle = algebra.constant(winding.centre)
            for coordinate, number in winding.turns.items():
                angle = angle + number * q[coordinate]
            found[owner] = angle
        return found


class Choice(Protocol):
    """The way in which loops are closed."""

    def dyad(self, k: int, planar: PlanarLoop) -> Dyad:
        """The position of a dyad."""

    def position(self, cluster: Cluster, known: Mapping[int, Scalar]) -> dict[int, Scalar]:
        """The dependent coordinates of loops that Newton's method closes."""


@dataclass(frozen=True)
class InMode:
    """Loops at q in a mode of assembly."""

    mode: Mode
    algebra: Algebra
    q: Sequence[Scalar]

    def dyad(self, k: int, planar: PlanarLoop) -> Dyad:
        """The position on the side of the mode."""
        around = self.mode.around(k, self.algebra, self.q)
        return planar.at(self.mode.signs[k], around, self.mode.parallels.get(k))

    def position(self, cluster: Cluster, known: Mapping[int, Scalar]) -> dict[int, Scalar]:
        """The position of rods on the side of the mode, or the position on the way from its default pose."""
        first = next(iter(cluster.loops))
        if first in self.mode.roots:
            around = self.mode.around(first, self.algebra, self.q)
            return Rods(cluster).at(known, self.mode.roots[first], around)
        whole: dict[int, Scalar] = {}
        for coordinate, turning in self.mode.turning.get(first, {}).items():
            away = self.algebra.function("round", ((self.q[coordinate] - turning.middle) * (0.5 / math.pi),))
            for i, number in turning.turns.items():
                whole[i] = whole.get(i, self.algebra.zero) + (2.0 * math.pi * number) * away
        within = {i: x - whole[i] if i in whole else x for i, x in known.items()}
        found = cluster.position(within, self.mode.homes[first])
        for i, x in {**within, **found}.items():
            if i in whole:
                far = known[i] if i in known else x + whole[i]
                self.algebra.turned(far, self.algebra.sin(x), self.algebra.cos(x))
                found |= {i: far} if i in found else {}
        return found


class Following(InMode):
    """Loops at poses one beside the other, each found from the last one.

    Attributes:
        last: default poses, moved along.
    """

    def __init__(self, mode: Mode, algebra: Algebra) -> None:
        super().__init__(mode, algebra, ())
        self.last: dict[int, Home] = dict(mode.homes)

    def position(self, cluster: Cluster, known: Mapping[int, Scalar]) -> dict[int, Scalar]:
        """The position on the way from the one before."""
        first = next(iter(cluster.loops))
        if first in self.mode.roots:
            return super().position(cluster, known)
        found = cluster.position(known, self.last[first])
        self.last[first] = cluster.moved(self.last[first], {i: float(x.x) for i, x in {**known, **found}.items()})
        return found


@lru_cache(maxsize=64)
def assembly_mode(mechanism: Mechanism) -> Mode:
    """The mode of assembly: the side of each `branch`, or the position closest to `near`, at the default pose.

    There an angle is the one closest to its value of `near`, or to zero, and from there on it is continuous.

    Raises:
        LoopFault: a loop does not close at the default pose.
    """
    algebra = FloatAlgebra()
    near = default_pose(mechanism)
    names = {name: algebra.constant(value) for name, value in parameter_defaults(mechanism.chain).items()}
    home = [near.get(name, 0.0) for name in mechanism.q_names]
    mode = Mode({}, {}, {}, {}, {}, {})

    finding = Finding(mechanism, mode, near, parallelograms(mechanism))
    motion = loop_motion(mechanism, algebra, names, [algebra.constant(x) for x in home], finding, rates=False)

    def follow() -> Callable[[Sequence[float]], dict[Class, float]]:
        """Angles of all classes and coordinates of all joints, from pose to pose."""
        following = Following(mode, algebra)

        def pose(q: Sequence[float]) -> dict[Class, float]:
            scalars = [algebra.constant(x) for x in q]
            return _angles(loop_motion(mechanism, algebra, names, scalars, following, rates=False), mode)

        return pose

    clusters = {next(iter(s.cluster.loops)): s.cluster for s in motion.solved if isinstance(s, SolvedCluster)}
    if _angles(motion, mode):
        size = finding.size
        steps = [2.0 * math.pi if joint.type == "revolute" else size for joint in mechanism.own_joints]
        classes = {key: x for key, x in _angles(motion, mode).items() if key[0] >= 0}
        paths = []
        for k, step in enumerate(steps):  # joints alone need one turn of coordinates that turn
            both: list[list[Angles]] = [[], []]
            for n, way in enumerate((1.0, -1.0)):
                if classes or (mechanism.own_joints[k].type == "revolute" and len(both[0]) < TURN):
                    both[n] = _path(follow(), home, k, way * step / TURN)
            paths.append(both)
        for (k, owner), winding in _windings(classes, home, [step / TURN for step in steps], paths).items():
            mode.windings.setdefault(k, {})[owner] = winding
        for first, cluster in clusters.items():
            if first not in mode.roots:
                mode.turning[first] = _turning(mechanism, cluster, home, paths)
    return mode


def _angles(motion: LoopMotion, mode: Mode) -> dict[Class, float]:
    """Angles of the classes of dyads and of joints that rods turn, and coordinates of all joints, over floats.

    Joints are there where Newton's method closes loops; JOINT is the loop of theirs.
    """
    found: dict[Class, float] = {}
    for solved in motion.solved:
        if isinstance(solved, SolvedDyad):
            found |= {(solved.loop, o): float(solved.dyad.angle[o].x) for o in solved.dyad.unknown}
        elif isinstance(solved, SolvedCluster):
            first, bodies = next(iter(solved.cluster.loops)), solved.cluster.tree.bodies
            if first in mode.roots:
                found |= {(first, i): float(motion.q[i].x) for i in solved.cluster.unknown if bodies[i].revolute}
            else:
                found |= {(JOINT, i): float(x.x) for i, x in motion.q.items()}
    return found


def _turning(
    mechanism: Mechanism, cluster: Cluster, home: Sequence[float], paths: Sequence[Sequence[Sequence[Angles]]]
) -> dict[int, Turning]:
    """Whole turns of the coordinates that turn a joint of loops which Newton's method closes.

    A coordinate of less than a whole turn is solved for about the middle of its range.
    """
    inside, found = [*cluster.known, *cluster.unknown], {}
    for k, (place, (forth, back)) in enumerate(zip(mechanism.places, paths, strict=True)):
        if place not in inside or not cluster.tree.bodies[place].revolute:
            continue
        whole = len(forth) == TURN
        ways = {i: forth[-1][JOINT, i] / (2.0 * math.pi) if whole else float(i == place) for i in inside}
        turns = {i: round(way) for i, way in ways.items() if round(way)}
        followed = set(cluster.known) - set(mechanism.places)
        if whole:
            bodies = cluster.tree.bodies
            closed = all(
                abs(way - round(way)) * 2.0 * math.pi < CLOSED and (bodies[i].revolute or not round(way))
                for i, way in ways.items()
            )
            if closed:
                found[k] = Turning(home[k], turns)
        elif len(forth) + len(back) < TURN and not followed:
            found[k] = Turning(home[k] + math.pi * (len(forth) - len(back)) / TURN, turns)
    return found


class Finding:
    """Finds the mode of assembly at the default pose.

    Args:
        mode: filled with what is found.
        near: coordinates that the loops' `near` names, by joint.
        parallels: see `parallelograms`.

    Attributes:
        size: sum of the lengths of all sides of dyads, m.
    """

    def __init__(
        self, mechanism: Mechanism, mode: Mode, near: Mapping[str, float], parallels: Mapping[int, int]
    ) -> None:
        self.mechanism, self.mode, self.near, self.parallels = mechanism, mode, near, parallels
        self.size = 0.0

    def dyad(self, k: int, planar: PlanarLoop) -> Dyad:
        """The position on the side of the branch, or closest to `near`."""
        loop, mode, near = self.mechanism.closures[k].loop, self.mode, self.near
        self.size += planar.size()
        if k in self.parallels and self._stays_parallel(k, planar):
            mode.signs[k], mode.parallels[k] = planar.side(loop.branch), self.parallels[k]
            return planar.at(mode.signs[k], None, self.parallels[k])
        gap = planar.gap()
        if gap > 0.0:
            pose = ", ".join(f"{n} = {near.get(n, 0.0):g}" for n in self.mechanism.q_names)
            message = f"the loop does not close at the default pose ({pose}): its places stay {gap:.6g} apart"
            raise LoopFault(k, loop.name, f"{message}; give 'near' a pose in which it closes")
        if gap > -1e-13 * planar.size() and planar.kind:
            raise LoopFault(k, loop.name, "the default pose is singular; give 'near' a pose in which the sides differ")
        if loop.branch is not None and planar.kind == 0:
            message = f"two slides and a pin have one position only; there is no {loop.branch!r} branch"
            raise LoopFault(k, loop.name, f"{message}: leave 'branch' out")
        if loop.branch is not None or planar.kind == 0:
            mode.signs[k] = planar.side(loop.branch)
        else:
            away = {s: _distance(self.mechanism, planar.coordinates(planar.at(s)), near) for s in (1.0, -1.0)}
            mode.signs[k] = min(away, key=away.__getitem__)
        dyad = planar.at(mode.signs[k])
        for way in planar.branches:
            for body in way.before:
                away_from = float(planar.coordinates(dyad)[body].x) - near.get(self.mechanism.names[body], 0.0)
                whole = -way.signs[body] * round(away_from / (2.0 * math.pi))
                if whole and body in dyad.unknown:
                    mode.windings.setdefault(k, {})[body] = Winding(2.0 * math.pi * whole, {})
                    dyad = planar.at(mode.signs[k], mode.around(k, dyad.algebra, ()))
        return dyad

    def _stays_parallel(self, k: int, planar: PlanarLoop) -> bool:
        """True where the branch, or what is closest to `near`, is the parallelogram; where both positions meet, too."""
        loop, parallel = self.mechanism.closures[k].loop, self.parallels[k]
        dyad = planar.at(1.0, None, parallel)
        side = float(dyad.root.x)
        if abs(side) < 1e-9 * planar.size() ** 2:
            return True
        if loop.branch is not None:
            return side * planar.side(loop.branch) > 0.0
        other = planar.at(-math.copysign(1.0, side))
        near = [_distance(self.mechanism, planar.coordinates(found), self.near) for found in (dyad, other)]
        return near[0] <= near[1]

    def position(self, cluster: Cluster, known: Mapping[int, Scalar]) -> dict[int, Scalar]:
        """The solution that Newton's method finds from `near`."""
        near = {i: self.near.get(name, 0.0) for i, name in enumerate(self.mechanism.names)}
        first, loop = next(iter(cluster.loops.items()))
        if loop.closure.loop.branch is not None:
            followers = ", ".join(self.mechanism.names[i] for i in cluster.unknown)
            message = (
                "the loop is no planar dyad and has no branches: of a dyad two joints follow, in the plane of the "
                f"closing joint, and here {followers}; name them by 'actuated: false' or 'dependent', or choose the "
                "position by near: {joint: angle}"
            )
            raise LoopFault(first, loop.closure.loop.name, message)
        length = max((math.hypot(*(float(x.x) for x in body.p)) for body in cluster.tree.bodies), default=1.0)
        near |= {i: float(x.x) for i, x in known.items()}
        home = self.mode.homes[first] = settled(cluster, near, length or 1.0, self.mechanism.names)
        self.size += home.size
        found = rods(cluster)
        if found is not None:
            self.mode.roots[first] = found.root(home)
            for i in cluster.unknown:
                whole = round(home.q[i] / (2.0 * math.pi)) if cluster.tree.bodies[i].revolute else 0
                if whole:
                    self.mode.windings.setdefault(first, {})[i] = Winding(2.0 * math.pi * whole, {})
            return found.at(known, self.mode.roots[first], self.mode.around(first, cluster.algebra, ()))
        return cluster.position(known, home)


def _windings(
    start: Angles, home: Sequence[float], steps: Sequence[float], paths: Sequence[Sequence[Sequence[Angles]]]
) -> dict[Class, Winding]:
    """Where the angles of all classes lie, from turns of each coordinate both ways as far as the loops close."""
    low, high = dict.fromkeys(start, 0.0), dict.fromkeys(start, 0.0)
    turns: dict[Class, dict[int, int]] = {key: {} for key in start}
    for coordinate, (step, both) in enumerate(zip(steps, paths, strict=True)):
        for key in start:
            whole = len(both[0]) == TURN and abs(step * TURN - 2.0 * math.pi) < 1e-12
            number = round(both[0][-1][key] / (2.0 * math.pi)) if whole else 0
            if number:
                turns[key][coordinate] = number
            apart = [
                here[key] - way * number * step * (k + 1)
                for way, path in zip((1.0, -1.0), both, strict=True)
                for k, here in enumerate(path)
            ]
            low[key] += min(apart, default=0.0)
            high[key] += max(apart, default=0.0)
    found: dict[Class, Winding] = {}
    for key, angle in start.items():
        at_home = angle - sum(number * home[coordinate] for coordinate, number in turns[key].items())
        whole_turns = 2.0 * math.pi * round((at_home + 0.5 * (low[key] + high[key])) / (2.0 * math.pi))
        inside = max(abs(at_home + low[key] - whole_turns), abs(at_home + high[key] - whole_turns)) < INSIDE
        centre = whole_turns if inside else at_home + 0.5 * (low[key] + high[key])
        if turns[key] or centre:
            found[key] = Winding(centre, turns[key])
    return found


def _path(
    pose: Callable[[Sequence[float]], dict[Class, float]], home: Sequence[float], coordinate: int, step: float
) -> list[Angles]:
    """Continuous changes of all angles, step by step of one coordinate, up to where a loop does not close."""
    q, before = list(home), pose(home)
    change = dict.fromkeys(before, 0.0)
    found: list[Angles] = []
    for k in range(1, TURN + 1):
        q[coordinate] = home[coordinate] + k * step
        try:
            here = pose(q)
        except (ValueError, ZeroDivisionError):
            break
        if not all(map(math.isfinite, here.values())):
            break
        change = {key: x + math.remainder(here[key] - before[key], 2.0 * math.pi) for key, x in change.items()}
        found.append(change)
        before = here
    return found


def parallelograms(mechanism: Mechanism) -> dict[int, int]:
    """Loops whose opposite sides are equal whatever the parameters are, see `Dyad.parallel`, by loop."""
    pool = Pool()
    algebra, form = NodeAlgebra(pool), Form(pool)
    names = {p.name: algebra.scalar(pool.parameter(p.name)) for p in mechanism.parameters if not p.constant}
    loop_motion(mechanism, algebra, names, [algebra.scalar(pool.input("q", k)) for k in range(mechanism.nq)], form,
                rates=False)  # fmt: skip
    return form.parallels


class Form:
    """Looks at the form of loops alone; positions are symbols."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        self.parallels: dict[int, int] = {}

    def dyad(self, k: int, planar: PlanarLoop) -> Dyad:
        """Any position."""
        found = planar.parallel()
        if found is not None:
            self.parallels[k] = found
        dyad = planar.open()
        for n, owner in enumerate(dyad.unknown):
            angle, s, c = (Scalar(dyad.algebra, self.pool.input(f"{name}_{k}", n)) for name in ("angle", "s", "c"))
            dyad.turn[owner], dyad.angle[owner] = (c, s), dyad.algebra.turned(angle, s, c)
        for n, slide in enumerate(dyad.slides):
            dyad.length[slide.body] = Scalar(dyad.algebra, self.pool.input(f"length_{k}", n))
        return dyad

    def position(self, cluster: Cluster, known: Mapping[int, Scalar]) -> dict[int, Scalar]:
        """Any position."""
        del known
        return {i: Scalar(cluster.algebra, self.pool.input("unknown", i)) for i in cluster.unknown}


def _distance(mechanism: Mechanism, q: Mapping[int, Scalar], near: Mapping[str, float]) -> float:
    """Distance of dependent joints from where they should be close to: joints that `near` names, or all from zero."""
    named = [i for i in q if mechanism.names[i] in near] or [*q]
    total = 0.0
    for i in named:
        away = float(q[i].x) - near.get(mechanism.names[i], 0.0)
        total += 2.0 - 2.0 * math.cos(away) if mechanism.joints[i].type == "revolute" else away * away
    return total
