"""Couplings as constraints between the joints of a tree: their residuals, Jacobian and velocity terms.

A coupled joint c obeys Phi_c = q_c - f_c(q_b) = 0 in the coordinates q_b of all joints. Couplings that name coupled
joints are not put into one another.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from symgen.arrays import Array
from symgen.describe.chain import Chain
from symgen.describe.expression import Expression, Name, parts
from symgen.reference.duals import STEP, Dual, Scalar
from symgen.reference.expressions import evaluate

__all__ = ["Couplings"]


APART = 0.01
"""Spacing of the central differences of order 8 that differentiate what complex steps have differentiated twice."""

WEIGHTS = (4 / 5, -1 / 5, 4 / 105, -1 / 280)


class Couplings:
    """The rows of a chain's coupled joints; none for a chain without them.

    Args:
        chain: a valid chain.
        names: values of parameters.

    Attributes:
        all: names of the joints that are not fixed.
        given: coupled joints and their expressions.
        dependent: positions of the coupled joints.
    """

    def __init__(self, chain: Chain, names: Mapping[str, Scalar]) -> None:
        self.all = chain.movable_names
        self.names = names
        self.given = dict(chain.coupled)
        self.dependent = [self.all.index(name) for name in self.given]

    def used(self) -> dict[int, set[int]]:
        """Positions of the joints that each coupling names."""
        places = {name: k for k, name in enumerate(self.all)}
        found = zip(self.dependent, self.given.values(), strict=True)
        return {place: {places[name] for name in _used(expression) if name in places} for place, expression in found}

    def followed(self, q_b: Array) -> Array:
        """(joints,) coordinates in which those of coupled joints are evaluated until none is left."""
        known: dict[str, Scalar] = dict(zip(self.all, q_b.tolist(), strict=True))
        waiting = dict(self.given)
        while waiting:
            for name, expression in list(waiting.items()):
                if not waiting.keys() & _used(expression):
                    known[name] = evaluate(expression, {**self.names, **known})
                    del waiting[name]
        return np.array([known[name] for name in self.all])

    def residual(self, q_b: Array) -> Array:
        """Phi (rows,)."""
        known = {**self.names, **dict(zip(self.all, q_b.tolist(), strict=True))}
        follow: list[Any] = [evaluate(expression, known) for expression in self.given.values()]
        rest: Array = q_b[self.dependent] - np.array(follow, q_b.dtype)
        return rest

    def jacobian(self, q_b: Array, near: Array | None = None) -> Array:
        """dPhi/dq_b (rows, joints); of splines the cubics that hold at `near`, or at q_b."""
        at = None if near is None else {**self.names, **dict(zip(self.all, near.tolist(), strict=True))}
        unit = np.eye(len(self.all))
        seeds: dict[str, Scalar] = {
            name: Dual(x, unit[k]) for k, (name, x) in enumerate(zip(self.all, q_b.tolist(), strict=True))
        }
        rows = []
        for place, expression in zip(self.dependent, self.given.values(), strict=True):
            value = evaluate(expression, {**self.names, **seeds}, near=at)
            rows.append(unit[place] - (value.gradient if isinstance(value, Dual) else 0.0))
        return np.array(rows, q_b.dtype).reshape(-1, len(self.all))

    def velocity_terms(self, q_b: Array, v_b: Array) -> Array:
        """d2Phi/dt2 (rows,) at the rates v_b, without accelerations of the joints."""
        x, v = np.real(q_b), np.real(v_b)
        found = self._bent(x, v)
        if not (np.iscomplexobj(q_b) or np.iscomplexobj(v_b)):
            return found
        y, w = np.imag(q_b) / STEP, np.imag(v_b) / STEP
        slope = np.zeros_like(found)
        for k, weight in enumerate(WEIGHTS, start=1):
            s = k * APART
            ahead, behind = self._bent(x + s * y, v + s * w, x), self._bent(x - s * y, v - s * w, x)
            slope = slope + weight / APART * (ahead - behind)
        return found + 1j * STEP * slope

    def _bent(self, x: Array, v: Array, near: Array | None = None) -> Array:
        rate: Array = np.imag(self.jacobian(x + 1j * STEP * v, near)) / STEP
        return rate @ v


def _used(expression: Expression) -> set[str]:
    return {part.name for part in parts(expression) if isinstance(part, Name)}
