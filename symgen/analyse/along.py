"""Deformation, displacement of a point and correction along a motion, all instants together."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

import numpy as np
from numpy.typing import ArrayLike, NDArray

from symgen.analyse.arguments import numbers
from symgen.analyse.compensation import Compensation, compensation
from symgen.analyse.deflection import Motion, deflection

if TYPE_CHECKING:
    from symgen.model.model import Model

__all__ = ["Deflected", "deflect_along"]

Array = NDArray[Any]


@dataclass(frozen=True, eq=False)
class Deflected:
    """An elastic arm along a nominal motion.

    Attributes:
        t: (s,) s.
        q: (s, n) the nominal motion.
        beta: (s, n) the deformation.
        displacement: (s, 3) of the point from its nominal place, to first order, m, base frame.
        correction: of the joints, (s, n), and what it leaves.
    """

    t: Array
    q: Array
    beta: Array
    displacement: Array
    correction: Compensation

    @property
    def deformed(self) -> list[int]:
        """Positions in q of the coordinates that deform at all."""
        return [int(k) for k in np.flatnonzero(np.any(self.beta != 0.0, axis=0))]

    @property
    def sizes(self) -> list[float]:
        """Distance of the point from its nominal place at every instant, m."""
        return [float(x) for x in np.linalg.norm(self.displacement, axis=1)]

    @property
    def left(self) -> float:
        """Largest distance that the corrections leave, m."""
        return float(np.max(np.linalg.norm(self.correction.residual, axis=1)))


def deflect_along(
    model: Model,
    motion: Motion,
    t: ArrayLike,
    point: str,
    method: Literal["dynamic", "quasi-static"] = "dynamic",
    *,
    settled: bool = False,
    params: Any = None,
    inputs: Any = None,
) -> Deflected:
    """The deformation along a motion with all that follows from it at a point; arguments as in `deflection`."""
    at = numbers("t", t)
    beta = deflection(model, motion, at, method, settled=settled, params=params, inputs=inputs)
    q = np.array([motion(float(x))[0] for x in at])
    J = np.asarray(model.jacobian(point, q, params=params, inputs=inputs), dtype=np.float64)[:, :3]
    away = np.einsum("sij,sj->si", J, beta)
    return Deflected(at, q, beta, away, compensation(model, q, beta, point, params=params, inputs=inputs))
