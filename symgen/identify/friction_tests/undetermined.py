"""Parameters of a law that the points do not determine: found column by column, named with their companions."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from symgen.arrays import Array
from symgen.identify.friction_tests.law import PARAMETERS, Shape, undirected
from symgen.identify.friction_tests.points import Points
from symgen.identify.solve import dependences, triangle

__all__ = ["EXPERIMENTS", "Gap", "determined"]

PRESENT = 1e-12
"""Size of a parameter's influence, over the torques, that is none."""

EXPERIMENTS = {
    "coulomb": "Measure in both directions",
    "k1": "Drive the joint against loads of several sizes",
    "k2": "Let loads of several sizes drive the joint: move it in the direction of its load",
    "viscous": "Slide at several rates, the largest at least three times the smallest",
    "coefficient": "Vary the load of the bearing at the same load torque, by another pose or payload",
    "offset": "Measure in both directions at the same loads",
    "rise": "Slide at rates below the Stribeck velocity, down to the slowest that is steady, and test breakaway",
    "velocity": "Slide at rates from far below to far above the Stribeck velocity",
    "law": "Slide at rates near it",
    "preload": "Measure at loads below and above the preload, zero load among them",
}
"""Parameter -> the experiment that would determine it."""


@dataclass(frozen=True, slots=True)
class Gap:
    """A parameter that is not determined: without influence, a combination of `others`, or of no use to the fit."""

    name: str
    others: tuple[str, ...]
    needless: bool = False

    def reason(self, others: str) -> str:
        """In words; `others` with the names of estimates."""
        if self.needless:
            return "the points are explained as well without it"
        if not self.others:
            return "it has no influence on any of these points"
        return f"its influence cannot be told from that of {others} at these points"

    @property
    def experiment(self) -> str:
        """Measurements that would help."""
        return EXPERIMENTS[undirected(self.name)]


def determined(shape: Shape, values: Array, points: Points) -> tuple[list[int], tuple[Gap, ...], float]:
    """Positions of the free parameters that the points determine, the others, and the condition number.

    Parameters are taken in the order of `PARAMETERS`; one whose column is a combination of those before is left out.
    """
    order = sorted(range(len(shape.free)), key=lambda k: PARAMETERS.index(undirected(shape.free[k])))
    names = [shape.free[k] for k in order]
    J = shape.slopes(values, points)[:, order]
    torque = float(np.max(np.abs(points.torque), initial=0.0)) or 1.0
    typical = np.array([max(abs(float(values[k])), _unit(shape.free[k], torque)) for k in order])
    T = triangle(J, points.torque)
    found = dependences(T, typical, names, least=PRESENT, whole=torque * np.sqrt(len(points)))
    missing = {item.name for item in found}
    basis = J[:, [k for k, name in enumerate(names) if name not in missing]]
    singular = np.linalg.svd(basis / np.linalg.norm(basis, axis=0), compute_uv=False) if basis.size else np.ones(1)
    kept = [k for k, name in enumerate(shape.free) if name not in missing]
    return kept, tuple(Gap(item.name, item.others) for item in found), float(singular[0] / singular[-1])


def _unit(name: str, scale: float) -> float:
    """Size of a parameter that would matter."""
    return {"k1": 1.0, "k2": 1.0, "coefficient": 1.0, "velocity": 0.0}.get(undirected(name), scale)
