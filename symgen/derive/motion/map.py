"""The motion of all joints of a chain from its independent coordinates.

With q of the coordinates and q_b(q) of all joints, the first- and second-order influence coefficients of the joints

    g_ik = dq_b,i / dq_k,    h_ikl = d2q_b,i / dq_k dq_l      (Benedict and Tesar 1978; Behi 1985, chapter II)

give rates and accelerations, and by virtual work the forces and the inertia matrix of the coordinates:

    qd_b = g qd,    qdd_b = g qdd + k,  k_i = qd' h_i qd,    tau = g' tau_b,    M = g' M_b g

Where no joint is coupled g is the identity and nothing is computed. A joint with a given motion keeps its place in q,
qd and qdd, which then hold the motion's values: forces move the other coordinates, `free`, and `given` is its
acceleration.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, replace
from functools import cached_property
from typing import TypeVar

from symgen.derive.algebra.affine import AffineAlgebra
from symgen.derive.algebra.scalar import Algebra, Scalar
from symgen.derive.algebra.spatial import Vector3, add, null, scale
from symgen.derive.algebra.values import Values
from symgen.derive.loops.dyad import Rate
from symgen.derive.loops.motion import loop_motion
from symgen.derive.loops.planar import Joined
from symgen.describe.derivative import derivative
from symgen.describe.expression import Expression, Name, Time
from symgen.describe.mechanism import Mechanism

__all__ = ["Coefficients", "MotionMap", "coefficients"]

Rows = list[list[Scalar]]
Key = TypeVar("Key")


@dataclass(frozen=True)
class Coefficients:
    """Influence coefficients of the coupled joints of a mechanism, as expressions; what vanishes is left out.

    Attributes:
        first: by joint, position of the coordinate -> g.
        second: by joint, positions (k, l), k <= l -> h.
    """

    first: Mapping[str, Mapping[int, Expression]]
    second: Mapping[str, Mapping[tuple[int, int], Expression]]


def coefficients(mechanism: Mechanism) -> Coefficients:
    """g and h of every coupled joint, by differentiation of its expression."""
    names = [Name(name) for name in mechanism.q_names]
    first: dict[str, dict[int, Expression]] = {}
    second: dict[str, dict[tuple[int, int], Expression]] = {}
    for joint, expression in mechanism.couplings.items():
        slopes = {k: derivative(expression, name) for k, name in enumerate(names)}
        first[joint] = {k: slope for k, slope in slopes.items() if not vanishes(slope)}
        bends = {(k, i): derivative(slope, names[i]) for k, slope in first[joint].items() for i in range(k, len(names))}
        second[joint] = {pair: bend for pair, bend in bends.items() if not vanishes(bend)}
    return Coefficients(first, second)


def vanishes(expression: Expression) -> bool:
    """True for the literal zero."""
    return getattr(expression, "value", None) == 0.0


class MotionMap:
    """Coordinates, rates and accelerations of all joints at (q, qd) of the independent coordinates.

    Args:
        algebra: what the Scalars are.
        names: Scalars of parameters.
        q, qd: (n,) of the coordinates.
        t: the time, where a given motion depends on it.

    Attributes:
        coupled: whether a joint follows others.
        q, qd: (n_b,) of all joints that are not fixed, in the chain's order.
        places: position of each coordinate's own joint among them.
        first, second: g and h by joint, what vanishes left out; empty where no joint is coupled.
        loops: the loops at q, where the mechanism has some.
        free: positions of the coordinates that forces move.
    """

    def __init__(
        self,
        mechanism: Mechanism,
        algebra: Algebra,
        names: Mapping[str, Scalar],
        q: Sequence[Scalar],
        qd: Sequence[Scalar],
        t: Scalar | None = None,
    ) -> None:
        self.mechanism = mechanism
        self.algebra = algebra
        self.free = mechanism.free
        self._names, self._time = names, t
        self.coupled = not mechanism.is_tree
        self._rates = list(qd)
        self.q, self.qd = list(q), list(qd)
        self.places = mechanism.places
        self.first: list[dict[int, Scalar]] = []
        self.second: list[dict[tuple[int, int], Scalar]] = []
        self._joined: Mapping[int, Joined] = {}
        if not self.coupled:
            return
        if mechanism.closures:
            self._close(names, q)
            self.qd = self.rates(qd)
            return
        own, joints = {name: k for k, name in enumerate(mechanism.q_names)}, mechanism.names
        values = Values(mechanism, algebra, {**names, **dict(zip(own, q, strict=True))})
        given, found = mechanism.couplings, coefficients(mechanism)
        self.q = [q[own[joint]] if joint in own else values(given[joint]) for joint in joints]
        self.first = [
            {own[joint]: algebra.one} if joint in own else _evaluated(values, found.first[joint]) for joint in joints
        ]
        self.second = [{} if joint in own else _evaluated(values, found.second[joint]) for joint in joints]
        self.qd = self.rates(qd)

    def lifted(self, lift: Callable[[Scalar], Scalar], over: AffineAlgebra) -> MotionMap:
        """This motion in numbers that are affine in something that it does not depend on."""
        found = copy(self)
        for name in ("given", "bends", "slope_rates"):  # found again where they are asked for
            found.__dict__.pop(name, None)
        found.algebra = over
        found.q, found.qd, found._rates = ([lift(x) for x in row] for row in (self.q, self.qd, self._rates))
        found.first = [{k: lift(g) for k, g in row.items()} for row in self.first]
        found.second = [{pair: lift(h) for pair, h in row.items()} for row in self.second]
        found._names = {name: lift(value) for name, value in self._names.items()}
        found._time = None if self._time is None else lift(self._time)
        found._joined = {
            i: Joined(joined.sign, *(_lifted(rate, lift) for rate in (joined.after, joined.before)))
            for i, joined in self._joined.items()
        }
        if self.mechanism.closures:
            found.loops = replace(self.loops, solved=[one.lifted(over) for one in self.loops.solved])
        return found

    def _close(self, names: Mapping[str, Scalar], q: Sequence[Scalar]) -> None:
        """The motion of joints that loops move."""
        found = loop_motion(self.mechanism, self.algebra, names, q)
        bodies = range(len(self.mechanism.bodies))
        self.q = [found.q[i] for i in bodies]
        self.first = [dict(found.rates[i].first) for i in bodies]
        self.second = [dict(found.rates[i].second) for i in bodies]
        self._joined = found.joined
        self.loops = found

    @cached_property
    def given(self) -> list[Scalar]:
        """(n,) accelerations of the coordinates with a given motion, zero elsewhere."""
        values = Values(self.mechanism, self.algebra, self._names, time=self._time)
        result = [self.algebra.zero] * len(self._rates)
        for k, motion in self.mechanism.given.items():
            if motion == "prescribed":
                result[k] = values(Name(f"{self.mechanism.q_names[k]}_qdd"))
            else:
                result[k] = values(derivative(derivative(motion, Time()), Time()))
        return result

    def rates(self, qd: Sequence[Scalar]) -> list[Scalar]:
        """g qd: (n_b,)."""
        if not self.coupled:
            return list(qd)
        return [
            self._joint(i, lambda rate: self._sum(g * qd[k] for k, g in rate.first.items()))
            if i in self._joined
            else self._sum(g * qd[k] for k, g in row.items())
            for i, row in enumerate(self.first)
        ]

    @cached_property
    def bends(self) -> list[Scalar]:
        """k: (n_b,) accelerations of all joints where those of the coordinates are zero, qd' h qd."""
        return [
            self._joint(i, lambda rate: self._bent(rate.second)) if i in self._joined else self._bent(row)
            for i, row in enumerate(self.second)
        ]

    def _bent(self, row: Mapping[tuple[int, int], Scalar]) -> Scalar:
        qd = self._rates
        return self._sum((h if k == i else 2.0 * h) * (qd[k] * qd[i]) for (k, i), h in row.items())

    def _joint(self, i: int, quantity: Callable[[Rate], Scalar]) -> Scalar:
        """A quantity of a joint of a loop, as the difference of that of the two angles that it lies between."""
        joined = self._joined[i]
        value = self.algebra.difference(quantity(joined.after), quantity(joined.before))
        return value if joined.sign > 0.0 else -value

    def bearing(self, place: int) -> tuple[dict[int, Scalar], Scalar]:
        """Row of g, and k, of a joint that can have friction: it moves, or, behind those that do, closes a loop."""
        if place < len(self.first):
            return self.first[place], self.bends[place]
        return self.bearing_row(place), self._bent(self.loops.closing[place - len(self.first)].second)

    def bearing_row(self, place: int) -> dict[int, Scalar]:
        """Row of g of such a joint."""
        if place < len(self.first):
            return self.first[place]
        return dict(self.loops.closing[place - len(self.first)].first)

    def bearing_rate(self, place: int) -> Scalar:
        """Rate of such a joint."""
        if place < len(self.q):
            return self.qd[place]
        return self._sum(g * self._rates[k] for k, g in self.bearing_row(place).items())

    @cached_property
    def slope_rates(self) -> list[dict[int, Scalar]]:
        """dg/dt: rows as `first`, sum over l of h_kl qd_l."""
        found: list[dict[int, Scalar]] = []
        for row in self.second:
            rates: dict[int, Scalar] = {}
            for (k, i), h in row.items():
                for a, b in {(k, i), (i, k)}:
                    rates[a] = rates.get(a, self.algebra.zero) + h * self._rates[b]
            found.append(rates)
        return found

    @property
    def free_rows(self) -> list[dict[int, Scalar]]:
        """Rows of g, of all joints, for the coordinates that forces move."""
        rows = self.first if self.coupled else [{i: self.algebra.one} for i in range(len(self.q))]
        return [{k: g for k, g in row.items() if k in self.free} for row in rows]

    def accelerations(self, qdd: Sequence[Scalar]) -> list[Scalar]:
        """g qdd + k: (n_b,)."""
        if not self.coupled:
            return list(qdd)
        return [a + k for a, k in zip(self.rates(qdd), self.bends, strict=True)]

    def acceleration(self, place: int, qdd: Sequence[Scalar]) -> Scalar:
        """Acceleration of a joint that can have friction, see `bearing`."""
        if place < len(self.first):
            return self.accelerations(qdd)[place]
        row, bend = self.bearing(place)
        return self._sum(g * qdd[k] for k, g in row.items()) + bend

    def forces(self, forces: Sequence[Scalar]) -> list[Scalar]:
        """g' f: (n,) generalised forces of the coordinates from forces across all joints."""
        if not self.coupled:
            return list(forces)
        result = [self.algebra.zero] * len(self._rates)
        for row, force in zip(self.first, forces, strict=True):
            for k, g in row.items():
                result[k] = result[k] + g * force
        return result

    def rows(self, matrix: Sequence[Sequence[Scalar]]) -> Rows:
        """g' A: (n, m) from a matrix with a row for each joint."""
        if not self.coupled:
            return [list(row) for row in matrix]
        columns = [self.forces(column) for column in zip(*matrix, strict=True)]
        return [list(row) for row in zip(*columns, strict=True)] if columns else [[] for _ in self._rates]

    def matrix(self, matrix: Sequence[Sequence[Scalar]]) -> Rows:
        """g' A g: (n, n) from (n_b, n_b)."""
        if not self.coupled:
            return [list(row) for row in matrix]
        return self.rows([self.forces(row) for row in matrix])

    def symmetric(self, matrix: Sequence[Sequence[Scalar]]) -> Rows:
        """g' A g of a symmetric matrix; both halves the same Scalars."""
        if not self.coupled:
            return [list(row) for row in matrix]
        half = [self.forces(row) for row in matrix]
        result = [[self.algebra.zero] * len(self._rates) for _ in self._rates]
        for a, row in enumerate(self.first):
            for k, g in row.items():
                for i in range(k + 1):
                    result[k][i] = result[k][i] + g * half[a][i]
        for k, line in enumerate(result):
            for i in range(k):
                result[i][k] = line[i]
        return result

    def vectors(self, columns: Sequence[Vector3]) -> list[Vector3]:
        """G g: (n,) vectors from one for each joint."""
        if not self.coupled:
            return list(columns)
        result = [null(self.algebra)] * len(self._rates)
        for row, column in zip(self.first, columns, strict=True):
            for k, g in row.items():
                result[k] = add(result[k], scale(g, column))
        return result

    def second_vectors(self, H: Sequence[Sequence[Vector3]], G: Sequence[Vector3]) -> list[list[Vector3]]:
        """g' H g + G h: (n, n) vectors, from second- and first-order coefficients in all joints."""
        if not self.coupled:
            return [list(row) for row in H]
        half = [self.vectors(row) for row in H]
        columns = [self.vectors([row[k] for row in half]) for k in range(len(self._rates))]
        result = [[columns[k][i] for k in range(len(columns))] for i in range(len(columns))]
        for column, row in zip(G, self.second, strict=True):
            for (k, i), h in row.items():
                for a, b in {(k, i), (i, k)}:
                    result[a][b] = add(result[a][b], scale(h, column))
        return result

    def curvature(self, forces: Sequence[Scalar]) -> Rows:
        """Sum of f_i h_i: (n, n), what forces across the joints add to the derivative of g' f by q."""
        n = len(self._rates)
        result = [[self.algebra.zero] * n for _ in range(n)]
        for force, row in zip(forces, self.second, strict=True):
            for (k, i), h in row.items():
                result[i][k] = result[i][k] + h * force
                if i != k:
                    result[k][i] = result[i][k]
        return result

    @property
    def bending(self) -> list[int]:
        """Positions of the joints whose coordinate is no linear function of the others."""
        return [a for a, row in enumerate(self.second) if row]

    def _sum(self, terms: Iterable[Scalar]) -> Scalar:
        total = self.algebra.zero
        for term in terms:
            total = total + term
        return total


def _lifted(rate: Rate, lift: Callable[[Scalar], Scalar]) -> Rate:
    first = {k: lift(g) for k, g in rate.first.items()}
    return Rate(first, {pair: lift(h) for pair, h in rate.second.items()})


def _evaluated(values: Values, expressions: Mapping[Key, Expression]) -> dict[Key, Scalar]:
    return {key: values(expression) for key, expression in expressions.items()}
