"""Corrections of the joints that bring a deflected hand back: J_R dPhi = -J beta (Behi 1985, 4.29 to 4.33).

J_R has the columns of the actual joints, J those of all coordinates. Of a redundant arm the correction is the shortest,
J_R'(J_R J_R')^-1; the thesis' (4.32), (J'J)^-1 J', is singular there. An arm with fewer joints than the hand has
freedoms comes as near as it can, and the residual says what is left. `deflect_along` has the deformation, the
displacement of a point and its correction at all instants of a motion.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

import numpy as np
from numpy.typing import ArrayLike

from symgen.analyse.arguments import numbers, require_double
from symgen.analyse.deflection import Motion, deflection
from symgen.analyse.inverse_kinematics import real_joints
from symgen.arrays import Array
from symgen.errors import ArgumentError

if TYPE_CHECKING:
    from symgen.model.model import Model

__all__ = ["Compensation", "Deflected", "compensation", "deflect_along"]


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


CUT_OFF = 1e-10
"""Singular values below this share of the largest count as zero."""


@dataclass(frozen=True, eq=False)
class Compensation:
    """Corrections of joints; as an array it is `change`, to be added to q.

    Attributes:
        change: (..., n) rad or m, zero at pseudo joints.
        residual: (..., 3) displacement of the point that remains, m, or (..., 6) with its rotation, rad.
    """

    change: Array
    residual: Array

    def __array__(self, dtype: Any = None, copy: bool | None = None) -> Array:
        return np.array(self.change, dtype=dtype)


def compensation(
    model: Model,
    q: ArrayLike,
    deflection: ArrayLike,
    point: str,
    *,
    rotation: bool = False,
    params: Any = None,
    inputs: Any = None,
    t: float = 0.0,
) -> Compensation:
    """The change of the actual joints that undoes a deflection at a point, to first order.

    Args:
        model: with `jacobian` of the point.
        q: (..., n) the undeflected configuration.
        deflection: (..., n) what is added to it.
        point: that shall stay where it was.
        rotation: True where its link shall keep its orientation, too.
        params, inputs, t: as the model's calls take them.
    """
    require_double(model)
    pose, beta = numbers("q", q), numbers("deflection", deflection)
    n = len(model.q_names)
    for name, array in (("q", pose), ("deflection", beta)):
        if array.shape[-1:] != (n,) or not np.all(np.isfinite(array)):
            words = f"an array of shape {array.shape}" if array.shape[-1:] != (n,) else f"{array!r:.80}"
            raise ArgumentError(f"{name}: finite numbers (..., {n}) are wanted, not {words}")
    try:
        np.broadcast_shapes(pose.shape, beta.shape)
    except ValueError:
        raise ArgumentError(f"q, deflection: shapes {pose.shape} and {beta.shape} do not fit together") from None
    real = real_joints(model)
    rows = 6 if rotation else 3
    J = np.asarray(model.jacobian(point, pose, params=params, inputs=inputs, t=t), dtype=np.float64)[..., :rows, :]
    moved = np.einsum("...ij,...j->...i", J, beta)
    inverse = np.linalg.pinv(J[..., real], rcond=CUT_OFF)
    short = -np.einsum("...ji,...i->...j", inverse, moved)
    change = np.zeros((*short.shape[:-1], n))
    change[..., real] = short
    return Compensation(change, moved + np.einsum("...ij,...j->...i", J, change))
