"""Loads of bearings as functions of the parameters of a fit."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from symgen.arrays import Array
from symgen.describe.expression import Expression
from symgen.identify.parameters import Regressors
from symgen.identify.realise import Way
from symgen.reference.friction_law import JointLaw, joint_law

__all__ = ["Bearing", "bearing_of", "law_at"]

Number = Callable[[Expression], Any]


@dataclass(frozen=True, eq=False)
class Bearing:
    """The load N of a joint's bearings: the sum of sizes of vectors that are affine in the base parameters.

    Attributes:
        constant: per bearing (1 or 3, s).
        slope: per bearing (1 or 3, b, s).
        lever: radius of a pin, a number or (s,).
        decay: (s,) share of the static level; zero without Stribeck velocity.
    """

    constant: list[Array]
    slope: list[Array]
    lever: Any
    decay: Array

    def load(self, b: Array, slopes: bool) -> tuple[Array, Array]:
        """N (s,), and its derivatives (b, s)."""
        total, d_total = np.zeros(self.decay.shape), np.zeros((len(b), *self.decay.shape))
        for constant, slope in zip(self.constant, self.slope, strict=True):
            force = constant + np.einsum("xbs,b->xs", slope, b)
            size = np.sqrt(np.sum(force**2, axis=0))
            total += size
            if slopes:
                direction = force / np.where(size > 0.0, size, 1.0)
                d_total += np.einsum("xs,xbs->bs", direction, slope)
        return total, d_total


def law_at(regressors: Regressors, joint: int, number: Number) -> JointLaw:
    """The friction law of a joint, for arrays over states; `number` gives the values of expressions."""
    linear = regressors.linear
    law = joint_law(regressors.chain.moving[joint], linear.links[linear.carrier(joint)], number)
    assert law is not None
    assert law.centre is not None
    return replace(law, axis=law.axis[:, None], origin=law.origin[:, None], centre=law.centre[:, None])


def bearing_of(law: JointLaw, wrench: Array, loads: Array, way: Way, rate: Array) -> Bearing:
    """Parts of a joint's load, from the reaction (columns, 6, s) per unit of each parameter, and that of loads."""
    base = np.tensordot(way.constant, wrench, 1) + loads
    units = np.tensordot(way.slope.T, wrench, 1)  # (b, 6, s)
    levels = law.levels
    decay = np.zeros(len(rate))
    if levels.velocity is not None:
        decay = np.exp(-(np.abs(rate / levels.velocity) ** levels.exponent))
    per_unit = [law.bearings(unit) for unit in units]
    slopes = [np.stack([found[k] for found in per_unit], axis=1) for k in range(len(law.bearings(base)))]
    return Bearing(law.bearings(base), slopes, levels.lever, decay)
