"""Coordinates that several joints follow, in the recursion of articulated bodies.

A joint that follows coordinates moves by qdd_i = sum of g_ik qdd_k, so that a coordinate cannot be eliminated before
the recursion has met every joint that follows it. Until then it waits: the wrench of the bodies met so far and the
forces along the coordinates that wait are, with d a the acceleration of the body that carries them,

    (n, f) = (n0, f0) + I d a + sum of b_k qdd_k,    tau_k = c_k + b_k' d a + sum of d_kl qdd_l

where several paths meet, their terms add up. Once the last joint is met, the coordinate's own row gives

    qdd_k = (tau_k - c_k)/d_kk - b_k' d a/d_kk - sum of d_kl/d_kk qdd_l

and is put into the other rows. A ratio of 1 or -1 costs no product.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass

from symgen.derive.algebra.scalar import Scalar
from symgen.derive.algebra.spatial import Vector3, add, dot, scale, sub
from symgen.derive.bodies.turns import Wrench

__all__ = ["Cluster", "CoordinatePivot"]


@dataclass(frozen=True, slots=True)
class CoordinatePivot:
    """An eliminated coordinate: its row over the pivot.

    Attributes:
        column: force and moment.
        ratio: tau - c.
        others: d_kl, by coordinate that is eliminated later.
    """

    coordinate: int
    column: Wrench
    ratio: Scalar
    others: Mapping[int, Scalar]

    def acceleration(self, alpha: Vector3, a: Vector3, qdd: Mapping[int, Scalar]) -> Scalar:
        """Acceleration of the coordinate, with those of the body that carries it and of the others."""
        force, moment = self.column
        value = self.ratio - (dot(moment, alpha) + dot(force, a))
        for k, share in self.others.items():
            value = value - share * qdd[k]
        return value


class Cluster:
    """The coordinates that wait at a body: b, d and c of the rows above.

    Attributes:
        columns: b by coordinate, forces and moments.
    """

    def __init__(self) -> None:
        self.columns: dict[int, Wrench] = {}
        self._inertia: dict[tuple[int, int], Scalar] = {}
        self._bias: dict[int, Scalar] = {}
        self._joints: Counter[int] = Counter()

    def take(self, other: Cluster, moved: Callable[[Wrench], Wrench] | None = None) -> None:
        """Adds the rows of another path, its columns moved here; none at the base, which does not accelerate."""
        for k, column in other.columns.items():
            if moved is not None:
                self._add(k, moved(column))
        for pair, value in other._inertia.items():
            self._collect(*pair, value)
        for k, value in other._bias.items():
            self._bias[k] = self._bias[k] + value if k in self._bias else value
        self._joints.update(other._joints)

    def complete(self, joints: Mapping[int, int]) -> list[int]:
        """Coordinates whose joints, as many as given, are all among these."""
        return [k for k, count in self._joints.items() if count == joints[k]]

    def join(self, row: Mapping[int, Scalar], axis: Wrench, inertia: Scalar, along: Callable[[Wrench], Scalar],
             wrench: Wrench) -> None:  # fmt: skip
        """Lets a joint follow coordinates.

        Args:
            row: g by coordinate.
            axis: force and moment of a unit acceleration of the joint.
            inertia: its component along the joint.
            along: component of a wrench along the joint.
            wrench: of the bodies met so far, without accelerations.
        """
        before = {k: along(column) for k, column in self.columns.items()}
        for k, g in row.items():
            for el, value in before.items():
                self._collect(k, el, g * value if k != el else 2.0 * g * value)
            for el, other in row.items():
                if el >= k:
                    self._collect(k, el, g * (other * inertia))
            bias = g * along(wrench)
            self._bias[k] = self._bias[k] + bias if k in self._bias else bias
            self._add(k, (scale(g, axis[0]), scale(g, axis[1])))
            self._joints[k] += 1

    def put(self, along: Mapping[int, Scalar], column: Wrench, ratio: Scalar, reciprocal: Scalar) -> dict[int, Scalar]:
        """Puts an eliminated row into those that wait.

        Args:
            along: its entries, by coordinate that waits.
            column, ratio: its column and its right side over the pivot.
            reciprocal: 1 over the pivot.

        Returns:
            The entries over the pivot.
        """
        shares = {k: value * reciprocal for k, value in along.items()}
        for k, value in along.items():
            force, moment = self.columns[k]
            self.columns[k] = (sub(force, scale(value, column[0])), sub(moment, scale(value, column[1])))
            self._bias[k] = self._bias[k] + value * ratio
            for el, share in shares.items():
                if el >= k:
                    self._collect(k, el, -(value * share))
        return shares

    def eliminate(self, k: int, net: Scalar) -> tuple[CoordinatePivot, Wrench]:
        """Eliminates a coordinate whose joints are all met.

        Args:
            net: force along the coordinate.

        Returns:
            The pivot, and the coordinate's column.
        """
        own = self.columns.pop(k, None)
        zero = net.algebra.zero
        nothing = (zero, zero, zero)
        column = (nothing, nothing) if own is None else own
        del self._joints[k]
        reciprocal = 1.0 / self._inertia.pop((k, k))
        ratio = (net - self._bias.pop(k)) * reciprocal
        along = {sum(pair) - k: self._inertia.pop(pair) for pair in [pair for pair in self._inertia if k in pair]}
        over = (scale(reciprocal, column[0]), scale(reciprocal, column[1]))
        for el in along:
            self.columns.setdefault(el, (nothing, nothing))
        return CoordinatePivot(k, over, ratio, self.put(along, over, ratio, reciprocal)), column

    def _add(self, k: int, column: Wrench) -> None:
        known = self.columns.get(k)
        self.columns[k] = column if known is None else (add(known[0], column[0]), add(known[1], column[1]))

    def _collect(self, k: int, el: int, value: Scalar) -> None:
        pair = (min(k, el), max(k, el))
        known = self._inertia.get(pair)
        self._inertia[pair] = value if known is None else known + value
