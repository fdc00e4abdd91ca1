"""Couplings as constraints between the joints of a tree: their Jacobian, and what it leaves free.

A coupled joint c obeys Phi_c = q_c - f_c(q_b) = 0 in the coordinates q_b of all joints. With A = dPhi/dq_b, rates obey
A qd_b = 0 and accelerations A qdd_b = -dA/dt qd_b; joint forces get A' times a multiplier each. N spans the motions
that A leaves free, one column for each coordinate of the chain. Nothing of `symgen.derive` is used, and couplings that
name coupled joints are not put into one another.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from symgen.describe.chain import Chain
from symgen.describe.expression import Expression, Name, parts
from symgen.reference.duals import STEP, Dual, Scalar
from symgen.reference.expressions import evaluate

__all__ = ["Couplings"]

Array = NDArray[Any]

APART = 0.01
"""Spacing of the central differences of order 8 that differentiate what complex steps have differentiated twice."""

WEIGHTS = (4 / 5, -1 / 5, 4 / 105, -1 / 280)


class Couplings:
    """The constraints of a chain's coupled joints; none for a chain without them.

    Args:
        chain: a valid chain.
        names: values of parameters.

    Attributes:
        n, joints: numbers of coordinates, and of joints that move.
        coordinates: positions of the coordinates among the joints.
    """

    def __init__(self, chain: Chain, names: Mapping[str, Scalar]) -> None:
        self.all = chain.movable_names
        self.names = names
        self.given = dict(chain.coupled)
        self.n, self.joints = len(chain.moving), len(self.all)
        self.coordinates = [self.all.index(name) for name in chain.q_names]
        self.dependent = [self.all.index(name) for name in self.given]

    def followers(self, coordinate: int) -> list[int]:
        """Positions of the joints that depend on this coordinate and on no other."""
        reach = {self.all[place]: {k} for k, place in enumerate(self.coordinates)}
        for _ in self.given:  # a coupling of couplings is complete when all that it names are
            for name, expression in self.given.items():
                reach[name] = set().union(*(reach.get(used, set()) for used in _used(expression)))
        return [place for place, name in zip(self.dependent, self.given, strict=True) if reach[name] == {coordinate}]

    def positions(self, q: Array) -> Array:
        """(joints,) coordinates of all joints; couplings are evaluated until none is left."""
        if not self.given:
            return q
        known: dict[str, Scalar] = dict(zip((self.all[k] for k in self.coordinates), q.tolist(), strict=True))
        waiting = dict(self.given)
        while waiting:
            for name, expression in list(waiting.items()):
                if not waiting.keys() & _used(expression):
                    known[name] = evaluate(expression, {**self.names, **known})
                    del waiting[name]
        return np.array([known[name] for name in self.all])

    def jacobian(self, q_b: Array) -> Array:
        """A (constraints, joints)."""
        unit = np.eye(self.joints)
        seeds: dict[str, Scalar] = {
            name: Dual(x, unit[k]) for k, (name, x) in enumerate(zip(self.all, q_b.tolist(), strict=True))
        }
        rows = []
        for place, expression in zip(self.dependent, self.given.values(), strict=True):
            value = evaluate(expression, {**self.names, **seeds})
            rows.append(unit[place] - (value.gradient if isinstance(value, Dual) else 0.0))
        return np.array(rows)

    def free(self, q: Array) -> Array:
        """N (joints, n): rates of all joints by those of the coordinates."""
        if not self.given:
            return np.eye(self.n)
        A = self.jacobian(self.positions(q))
        N = np.zeros((self.joints, self.n), A.dtype)
        N[self.coordinates] = np.eye(self.n)
        N[self.dependent] = np.linalg.solve(A[:, self.dependent], -A[:, self.coordinates])
        return N

    def free_of_all(self, q: Array) -> Array:
        """N (joints, n, count) at states q (n, count)."""
        return np.stack([self.free(column) for column in q.T], axis=-1)

    def motions(self, q: Array, qd: Array, qdd: Array) -> tuple[Array, Array, Array]:
        """(joints, count) coordinates, rates and accelerations of all joints at states (n, count)."""
        found = []
        for x, v, a in zip(q.T, qd.T, qdd.T, strict=True):
            N = self.free(x)
            found.append((self.positions(x), N @ v, N @ a + self.bends(x, v)))
        at, rates, accelerations = (np.stack(parts, axis=-1) for parts in zip(*found, strict=True))
        return at, rates, accelerations

    def bends(self, q: Array, qd: Array) -> Array:
        """(joints,) accelerations of all joints where the coordinates have none: dN/dt qd."""
        if not self.given:
            return np.zeros(self.n, np.result_type(q, qd, float))
        x, v = np.real(q), np.real(qd)
        found = self._bends(x, v)
        if not (np.iscomplexobj(q) or np.iscomplexobj(qd)):
            return found
        y, w = np.imag(q) / STEP, np.imag(qd) / STEP
        slope = np.zeros_like(found)
        for k, weight in enumerate(WEIGHTS, start=1):
            s = k * APART
            slope = slope + weight / APART * (self._bends(x + s * y, v + s * w) - self._bends(x - s * y, v - s * w))
        return found + 1j * STEP * slope

    def _bends(self, x: Array, v: Array) -> Array:
        rate: Array = np.imag(self.free(x + 1j * STEP * v)) / STEP
        return rate @ v

    def slopes(self, q: Array) -> Array:
        """dN/dq: (n, joints, n), the first index that of the coordinate."""
        return np.array([np.imag(self.free(q + 1j * STEP * unit)) / STEP for unit in np.eye(self.n)])


def _used(expression: Expression) -> set[str]:
    return {part.name for part in parts(expression) if isinstance(part, Name)}
