"""Loops solved by Newton's method, one or several together, and their influence coefficients and forces.

The mode of assembly is that of the default pose, kept by continuation: the known coordinates go from their values there
to those wanted in strides, and the dependent ones follow, in the first stride by polynomials around the default pose
(`prediction`) and then by Newton's steps, of bounded length and number.
Where the determinant of J has not the sign of the default pose, or the dependent coordinates stray, as into another
mode, the stride was too long and is halved. Where the steps do not end or do not shrink by squares, as in a singular
pose and beyond it, the dependent coordinates are no numbers.

What comes out is exact to rounding. Derivatives are those of one more step (see `Pool.refined`), whose matrix is that
of rates and forces.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cached_property

from symgen.derive.algebra.branches import Branches
from symgen.derive.algebra.floats import FloatAlgebra
from symgen.derive.algebra.nodes import NodeAlgebra
from symgen.derive.algebra.outline import loop
from symgen.derive.algebra.scalar import Scalar
from symgen.derive.algebra.spatial import dot
from symgen.derive.loops.dyad import Rate
from symgen.derive.loops.elimination import Order, best_order, determinant, solve, solve_in_order
from symgen.derive.loops.fault import LoopFault
from symgen.derive.loops.prediction import Prediction, interpolated
from symgen.derive.loops.side import Twist
from symgen.derive.loops.spatial import SpaceForce, SpaceLoop, SpacePose
from symgen.errors import DerivationError
from symgen.program.nodes import Node

__all__ = ["Cluster", "Home", "settled"]

STRIDE = 0.3
"""Change of the known coordinates in one stride: rad, or shares of the loops' size."""

LONGEST, CLOSE = 0.5, 0.1
"""Longest step of a dependent coordinate, and steps that end a stride: rad, or shares of the size."""

STRAYED = 1.0
"""Way of a dependent coordinate within a stride that was too long, as one into another mode is: rad, or shares
of the size."""

EXACT, NOISE = 1e-15, 1e-6
"""Newton's method has ended with a step d after a step c where d^2 and d^2 (d/c^2), the next step where steps shrink by
squares, are below the first, or where steps below the second shrink no longer, which is rounding. In a singular pose
they are halved and end nowhere."""

UNDECIDED = 1e-8
"""Rows of conditions below this part of the longest decide nothing that others leave open."""

PASSES = 120
"""Most steps of Newton's method."""


@dataclass(frozen=True)
class Home:
    """The default pose of a cluster.

    Attributes:
        q: coordinates of all joints on the loops, by body.
        size: m, of the loops.
        side: sign of the determinant of J.
        order: of its pivots; None where there are more conditions than dependent joints.
        prediction: of the dependent coordinates nearby.
    """

    q: Mapping[int, float]
    size: float
    side: float
    order: Order | None
    prediction: Prediction


class Cluster:
    """Loops that are solved together.

    Args:
        loops: with their positions in the mechanism.
    """

    def __init__(self, loops: Mapping[int, SpaceLoop]) -> None:
        self.loops = loops
        self.unknown = [i for loop in loops.values() for i in loop.closure.dependent]
        inside = dict.fromkeys(i for loop in loops.values() for way in loop.ways for i in way)
        self.known = [i for i in inside if i not in self.unknown]
        first = next(iter(loops.values()))
        self.tree, self.algebra = first.tree, first.algebra

    def at(self, q: Mapping[int, Scalar]) -> ClusterPose:
        """The loops at a position."""
        return ClusterPose(self, {k: loop.at(q) for k, loop in self.loops.items()})

    def solved(self, J: Sequence[Sequence[Scalar]], sides: Sequence[Sequence[Scalar]]) -> list[list[Scalar]]:
        """x of J x = b for several b; where conditions depend on one another, of J' J x = J' b."""
        if len(J) == len(self.unknown):
            return solve([list(row) for row in J], [list(side) for side in sides])
        normal = [self._against(J, [row[k] for row in J]) for k in range(len(self.unknown))]
        return solve(normal, [self._against(J, side) for side in sides])

    def _against(self, J: Sequence[Sequence[Scalar]], b: Sequence[Scalar]) -> list[Scalar]:
        """J' b."""
        result = [self.algebra.zero] * len(self.unknown)
        for row, x in zip(J, b, strict=True):
            result = [total + slope * x for total, slope in zip(result, row, strict=True)]
        return result

    def scales(self, home: Home) -> list[float]:
        """Lengths of one unit of each dependent coordinate."""
        return [1.0 if self.tree.bodies[i].revolute else home.size for i in self.unknown]

    # positions

    def position(self, known: Mapping[int, Scalar], home: Home) -> dict[int, Scalar]:
        """Coordinates of the dependent joints; no numbers where steps do not end in the mode of the default pose."""
        values = [known[i] for i in self.known]
        x = dict(zip(self.unknown, self._reached(values, home), strict=True))
        pose = self.at({**dict(zip(self.known, values, strict=True)), **x})
        (step,) = self.solved(pose.slopes, [pose.values])
        better = [a - b for a, b in zip(x.values(), step, strict=True)]
        algebra = self.algebra
        if not isinstance(algebra, NodeAlgebra):
            return dict(zip(self.unknown, better, strict=True))
        found = {i: algebra.refined(a, b) for (i, a), b in zip(x.items(), better, strict=True)}
        for i, a in (*found.items(), *known.items()):
            if self.tree.bodies[i].revolute:
                algebra.turned(a, algebra.sin(a), algebra.cos(a))
        return found

    def _reached(self, values: Sequence[Scalar], home: Home) -> list[Scalar]:
        """The end of the continuation."""
        algebra = self.algebra
        ahead = [x - home.q[i] for i, x in zip(self.known, values, strict=True)]
        if isinstance(algebra, NodeAlgebra):
            return self._in_nodes(algebra, ahead, home)
        if not all(x.is_constant for x in values):
            raise DerivationError("loops without a closed form have positions in numbers and in programs alone")

        def part(box: Sequence[tuple[float, float]]) -> float:
            ways = [(algebra.number(a) or 0.0) / end for a, ends in zip(ahead, box, strict=True) for end in ends]
            return 1.0 / max(1.0, *ways)

        share, s = part(self._strides(home)), part(home.prediction.box)
        x, before = home.prediction.at([algebra.constant(s) * a for a in ahead]), 1.0
        last, reached, strayed = [algebra.constant(home.q[i]) for i in self.unknown], 0.0, 0.0
        for _ in range(PASSES):
            pose = self._on_the_way(x, algebra.constant(s), ahead, home)
            (step,) = self.solved(pose.slopes, [pose.values])
            moved, found = self._moved(x, step, home)
            size = algebra.number(found) or 0.0
            strayed += min(size, LONGEST)
            other = home.order and not home.side * (algebra.number(determinant(pose.slopes)) or 0.0) > 0.0
            if other or not strayed < STRAYED:
                x, s, before, strayed = last, 0.5 * (s + reached), 1.0, 0.0
                continue
            x = moved
            squared = size * size <= EXACT and size * size * size <= EXACT * before * before
            if s == 1.0 and (squared or before <= size < NOISE):
                return x
            if size < CLOSE:
                last, reached, s, strayed = x, s, min(1.0, s + share), 0.0
            before = size
        return [algebra.constant(math.nan)] * len(x)

    def moved(self, home: Home, q: Mapping[int, float]) -> Home:
        """A pose beside another one, for those that follow the loops in short strides."""
        box = [(-STRIDE * unit, STRIDE * unit) for unit in self.units(home)]
        return replace(home, q=q, prediction=Prediction(box, [{(0,) * len(box): q[i]} for i in self.unknown]))

    def _strides(self, home: Home) -> list[tuple[float, float]]:
        """Longest strides of the known coordinates, both ways."""
        return [(-STRIDE * unit, STRIDE * unit) for unit in self.units(home)]

    def units(self, home: Home) -> list[float]:
        """Lengths of one unit of each known coordinate."""
        return [1.0 if self.tree.bodies[i].revolute else home.size for i in self.known]

    def _on_the_way(self, x: Sequence[Scalar], s: Scalar, ahead: Sequence[Scalar], home: Home) -> ClusterPose:
        """The loops with dependent coordinates x after a share of the way."""
        q = {i: self.algebra.constant(home.q[i]) + s * a for i, a in zip(self.known, ahead, strict=True)}
        return self.at({**q, **dict(zip(self.unknown, x, strict=True))})

    def _moved(self, x: Sequence[Scalar], step: Sequence[Scalar], home: Home) -> tuple[list[Scalar], Scalar]:
        """Dependent coordinates after a step, shortened where it is long, and its size."""
        algebra = self.algebra
        size = algebra.zero
        for d, w in zip(step, self.scales(home), strict=True):
            size = algebra.function("max", (size, algebra.function("abs", (d,)) * (1.0 / w)))
        part = algebra.constant(LONGEST) / algebra.function("max", (size, algebra.constant(LONGEST)))
        return [a - part * d for a, d in zip(x, step, strict=True)], size

    def _in_nodes(self, algebra: NodeAlgebra, ahead: Sequence[Scalar], home: Home) -> list[Scalar]:
        """The continuation as a loop of a program."""
        branches = Branches(algebra)
        one = algebra.one

        def part(box: Sequence[tuple[float, float]]) -> Scalar:
            ways = [branches.largest([a * (1.0 / x) for x in ends]) for a, ends in zip(ahead, box, strict=True)]
            return one / branches.largest([one, *ways])

        share, first = part(self._strides(home)), part(home.prediction.box)
        default = tuple(algebra.constant(home.q[i]) for i in self.unknown)

        def write(at: Carried, ahead: Sequence[Scalar], share: Scalar) -> tuple[Carried, Node]:
            pose = self._on_the_way(at.x, at.s, ahead, home)
            if home.order is None:
                (step,), side, small = self.solved(pose.slopes, [pose.values]), one, branches.false
            else:
                step, side, small = solve_in_order(branches, pose.slopes, pose.values, home.order)
            x, size = self._moved(at.x, step, home)
            strayed = at.strayed + branches.min(size, algebra.constant(LONGEST))
            in_mode = branches.less(branches.zero, side if home.side >= 0.0 else -side)
            kept = branches.all([in_mode, branches.less(strayed, algebra.constant(STRAYED))])
            close = branches.all([kept, branches.less(size, algebra.constant(CLOSE))])
            ahead_of = branches.where(close, branches.min(one, at.s + share), at.s)
            square, last = size * size, at.size * at.size
            exact = branches.where(small, algebra.constant(EXACT * EXACT), algebra.constant(EXACT))
            squared = [branches.at_most(square, exact), branches.at_most(square * size, exact * last)]
            stalled = [branches.at_most(at.size, size), branches.less(size, algebra.constant(NOISE))]
            ended = branches.any([branches.all(squared), branches.all(stalled)])
            going = Carried(
                branches.choose(kept, tuple(x), at.last),
                branches.where(kept, ahead_of, 0.5 * (at.s + at.reached)),
                branches.where(kept, size, one),
                branches.choose(close, tuple(x), at.last),
                branches.where(close, at.s, at.reached),
                branches.where(branches.any([close, branches.no(kept)]), branches.zero, strayed),
            )
            return going, branches.all([branches.at_most(one, at.s), kept, ended])

        found, finished = loop(
            branches,
            "close_" + "_".join(loop.closure.loop.name for loop in self.loops.values()),
            "One step of Newton's method towards the position of a loop on the way from the default pose.",
            PASSES,
            Carried(
                tuple(home.prediction.at([first * a for a in ahead])), first, one, default, algebra.zero, algebra.zero
            ),
            write,
            stationary=True,
            ahead=list(ahead),
            share=share,
        )
        # no number: the root of what is negative, as a dyad that does not close has it
        nothing = branches.sqrt(-(one + found.s * found.s))
        return [branches.where(finished, x, nothing) for x in found.x]

    # rates and forces

    def rates(self, q: Mapping[int, Scalar], joints: Mapping[int, Rate]) -> tuple[dict[int, Rate], dict[int, Rate]]:
        """Coefficients of the dependent joints, by body, and of the closing joints, by loop."""
        pose = self.at(q)
        J = pose.slopes
        coordinates = sorted({k for i in self.known for k in joints[i].first})
        columns = [{i: joints[i].first[k] for i in self.known if k in joints[i].first} for k in coordinates]
        found = self.solved(J, [[-x for x in pose.along(column)] for column in columns]) if columns else []
        rates = [
            {**column, **{i: self.algebra.named("g", g) for i, g in zip(self.unknown, x, strict=True) if not g.is_zero}}
            for column, x in zip(columns, found, strict=True)
        ]
        pairs = [(a, b) for a in range(len(coordinates)) for b in range(a, len(coordinates))]
        sides, givens, turns = [], [], []
        for a, b in pairs:
            pair = coordinates[a], coordinates[b]
            given = {i: joints[i].second[pair] for i in self.known if pair in joints[i].second}
            givens.append(given)
            bend = {k: loop.bend(rates[a], rates[b]) for k, loop in pose.loops.items()}
            turns.append(bend)
            bent = pose.bent(bend, rates[a], rates[b])
            sides.append([-(x + y) for x, y in zip(pose.along(given), bent, strict=True)])
        bends = self.solved(J, sides) if sides else []
        second = [
            {**given, **{i: h for i, h in zip(self.unknown, x, strict=True) if not h.is_zero}}
            for given, x in zip(givens, bends, strict=True)
        ]
        named = [(coordinates[a], coordinates[b]) for a, b in pairs]
        own = {
            i: Rate(
                {k: rate[i] for k, rate in zip(coordinates, rates, strict=True) if i in rate},
                {pair: bend[i] for pair, bend in zip(named, second, strict=True) if i in bend},
            )
            for i in self.unknown
        }
        closing = {
            k: Rate(
                {n: loop.turned(loop.rate(rate)) for n, rate in zip(coordinates, rates, strict=True)},
                {
                    pair: loop.turned(loop.rate(bend)) + loop.turned(turn[k])
                    for pair, bend, turn in zip(named, second, turns, strict=True)
                },
            )
            for k, loop in pose.loops.items()
            if loop.loop.has_rate
        }
        return own, closing

    def forces(self, q: Mapping[int, Scalar], lacking: dict[int, Scalar]) -> dict[int, SpaceForce]:
        """The closing forces by loop, whose part is taken off what the joints of the loops lack.

        Of forces that rigid bodies leave undetermined the smallest multipliers: J y with J' J y the forces wanted.
        """
        pose = self.at(q)
        J, wanted = pose.slopes, [lacking[i] for i in self.unknown]
        if len(J) == len(self.unknown):
            (found,) = solve([list(column) for column in zip(*J, strict=True)], [wanted])
        else:
            normal = [self._against(J, [row[k] for row in J]) for k in range(len(self.unknown))]
            (y,) = solve(normal, [wanted])
            found = [sum((a * b for a, b in zip(row, y, strict=True)), start=self.algebra.zero) for row in J]
        multipliers = iter(found)
        forces = {k: loop.force([next(multipliers) for _ in loop.conditions]) for k, loop in pose.loops.items()}
        for i in (*self.known, *self.unknown):
            for closed, force in zip(pose.loops.values(), forces.values(), strict=True):
                if i in closed.columns:
                    v, w = closed.columns[i]
                    lacking[i] = lacking[i] - (dot(force.F, v) + dot(force.m, w))
        return forces


@dataclass(frozen=True)
class ClusterPose:
    """Loops that are solved together at a position of their joints.

    Attributes:
        loops: with their positions in the mechanism.
    """

    cluster: Cluster
    loops: Mapping[int, SpacePose]

    @property
    def values(self) -> list[Scalar]:
        """All conditions, loop by loop."""
        return [c.value for loop in self.loops.values() for c in loop.conditions]

    @cached_property
    def slopes(self) -> list[list[Scalar]]:
        """Derivatives J of the conditions by the dependent coordinates."""
        unknown = self.cluster.unknown
        return [[loop.slope(c, i) for i in unknown] for loop in self.loops.values() for c in loop.conditions]

    def along(self, rates: Mapping[int, Scalar]) -> list[Scalar]:
        """Rates of all conditions."""
        twists = {k: loop.rate(rates) for k, loop in self.loops.items()}
        return [c.along(twists[k]) for k, loop in self.loops.items() for c in loop.conditions]

    def bent(self, bend: Mapping[int, Twist], a: Mapping[int, Scalar], b: Mapping[int, Scalar]) -> list[Scalar]:
        """Second derivatives of all conditions along two rates, from the loops' bends."""
        return [loop.bent(c, bend[k], a, b) for k, loop in self.loops.items() for c in loop.conditions]


@dataclass(frozen=True)
class Carried:
    """A position on the way.

    Attributes:
        x: dependent coordinates.
        s: share of the way of the known ones.
        size: of the step that led there.
        last, reached: position and share at the end of the stride before.
        strayed: sum of the steps of this stride.
    """

    x: tuple[Scalar, ...]
    s: Scalar
    size: Scalar
    last: tuple[Scalar, ...]
    reached: Scalar
    strayed: Scalar


def settled(cluster: Cluster, near: Mapping[int, float], size: float, names: Sequence[str]) -> Home:
    """The default pose of a cluster over floats: the solution that Newton's method finds from `near`.

    Raises:
        LoopFault: the loops do not close there, or leave dependent joints undetermined.
    """
    q = {i: near.get(i, 0.0) for i in (*cluster.known, *cluster.unknown)}
    scales = [1.0 if cluster.tree.bodies[i].revolute else size for i in cluster.unknown]
    r, J = _numbers(cluster, q, scales)
    for _ in range(PASSES):
        rows = deciding(J)
        step = _newton_step(r, J, rows)
        longest = max(map(abs, step), default=0.0)
        tries = []
        for part in (0.5**k * min(1.0, LONGEST / max(longest, 1e-300)) for k in range(8)):
            moved = dict(q)
            for i, d, w in zip(cluster.unknown, step, scales, strict=True):
                moved[i] -= part * d * w
            tries.append((moved, *_numbers(cluster, moved, scales)))
            if math.hypot(*tries[-1][1]) < math.hypot(*r):
                break
        q, r, J = min(tries, key=lambda found: math.hypot(*found[1]))
        if longest < 1e-13:
            break
    names_of = ", ".join(loop.closure.loop.name for loop in cluster.loops.values())
    first, loop = next((k, loop.closure.loop) for k, loop in cluster.loops.items())
    apart = max(map(abs, r), default=0.0)
    rows = deciding(J)
    if len(rows) < len(cluster.unknown):
        free = ", ".join(names[i] for i in cluster.unknown)
        message = f"the conditions of the loop leave dependent joints ({free}) undetermined at the default pose"
        raise LoopFault(first, loop.name, f"{message}: fewer joints depend, or the pose is singular")
    if apart > 1e-9 * (1.0 + size):
        message = f"the loop does not close at the default pose: Newton's method stays {apart:.6g} away from closing it"
        raise LoopFault(first, loop.name, f"{message} ({names_of}); give 'near' a pose close to one in which it closes")
    side, order = 1.0, None
    if len(J) == len(cluster.unknown):
        algebra = cluster.algebra
        found = determinant([[algebra.constant(x) for x in row] for row in J])
        side, order = math.copysign(1.0, algebra.number(found) or 0.0), best_order(J)
    home = Home(q, size, side, order, Prediction([], []))
    return replace(home, prediction=_prediction(cluster, replace(home, prediction=_bends(cluster, home))))


def _prediction(cluster: Cluster, home: Home) -> Prediction:
    """Dependent coordinates near a position, by polynomials of a high degree where that is possible."""
    algebra = cluster.algebra

    def position(offsets: Sequence[float]) -> list[float]:
        at = {i: algebra.constant(home.q[i] + x) for i, x in zip(cluster.known, offsets, strict=True)}
        return [float(x.x) for x in cluster.position(at, home).values()]

    return interpolated(position, cluster.units(home), cluster.scales(home)) or home.prediction


def _bends(cluster: Cluster, home: Home) -> Prediction:
    """Dependent coordinates near a position, by influence coefficients."""
    algebra, count = cluster.algebra, len(cluster.known)
    own, _ = cluster.rates(
        {i: algebra.constant(x) for i, x in home.q.items()},
        {i: Rate({k: algebra.one}, {}) for k, i in enumerate(cluster.known)},
    )
    widths = [STRIDE * unit for unit in cluster.units(home)]
    terms = []
    for i in cluster.unknown:
        found = {(0,) * count: home.q[i]}
        for k, g in own[i].first.items():
            found[tuple(int(n == k) for n in range(count))] = float(g.x) * widths[k]
        for (k, j), h in own[i].second.items():
            powers = tuple(int(n == k) + int(n == j) for n in range(count))
            found[powers] = (0.5 if k == j else 1.0) * float(h.x) * widths[k] * widths[j]
        terms.append(found)
    return Prediction([(-width, width) for width in widths], terms)


def deciding(J: Sequence[Sequence[float]]) -> list[int]:
    """Rows of a matrix that span its row space, the longest rest first."""
    rest = [list(row) for row in J]
    found: list[int] = []
    largest = max((math.hypot(*row) for row in rest), default=0.0)
    for _ in range(len(J[0]) if J else 0):
        n = max(range(len(rest)), key=lambda k: math.hypot(*rest[k]))
        length = math.hypot(*rest[n])
        if length <= UNDECIDED * largest:
            break
        found.append(n)
        along = [x / length for x in rest[n]]
        for k, row in enumerate(rest):
            part = sum(x * y for x, y in zip(row, along, strict=True))
            rest[k] = [x - part * y for x, y in zip(row, along, strict=True)]
    return found


def _newton_step(r: Sequence[float], J: Sequence[Sequence[float]], rows: Sequence[int]) -> list[float]:
    """The shortest step that solves the deciding rows, J J' y = r along them."""
    algebra = FloatAlgebra()
    kept = [J[n] for n in rows]
    square = [[algebra.constant(sum(a * b for a, b in zip(x, y, strict=True))) for y in kept] for x in kept]
    if not square:
        return [0.0] * (len(J[0]) if J else 0)
    (y,) = solve(square, [[algebra.constant(r[n]) for n in rows]])
    return [sum(float(c.x) * row[k] for c, row in zip(y, kept, strict=True)) for k in range(len(J[0]))]


def _numbers(
    cluster: Cluster, q: Mapping[int, float], scales: Sequence[float]
) -> tuple[list[float], list[list[float]]]:
    """All conditions and their derivatives by the dependent coordinates in units of their scales."""
    algebra = cluster.algebra
    pose = cluster.at({i: algebra.constant(x) for i, x in q.items()})
    J = [[float(x.x) * w for x, w in zip(row, scales, strict=True)] for row in pose.slopes]
    return [float(x.x) for x in pose.values], J
