"""Joint coordinates that bring a point to a place, and its link to an orientation if one is given.

Levenberg's damped least squares on the error e = (position, rotation vector): dq = J'(J J' + lambda I)^-1 e, lambda
raised where the error grows and lowered where it falls, so that redundant arms and poses near singular ones are served
alike. From a start that leads nowhere the search begins anew at seeded random configurations.
"""

from __future__ import annotations

import math
from collections.abc import Collection
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import ArrayLike

from symgen.analyse.arguments import configuration, numbers, require_double, require_joints
from symgen.analyse.linear import mechanism_of
from symgen.arrays import Array
from symgen.errors import AnalysisError, ArgumentError

if TYPE_CHECKING:
    from symgen.model.model import Model

__all__ = ["inverse_kinematics", "real_joints", "rotation_vector"]


STEPS, STARTS = 200, 12
TOLERANCE = 1e-11
"""Of the error: of a position relative to the arm's reach, of a rotation in rad."""


def inverse_kinematics(
    model: Model,
    point: str,
    position: ArrayLike,
    rotation: ArrayLike | None = None,
    start: ArrayLike | None = None,
    *,
    locked: Collection[str] = (),
    params: Any = None,
    inputs: Any = None,
    t: float = 0.0,
) -> Array:
    """Coordinates (n,) with the point at a place; one of several solutions, near the start.

    Args:
        model: with `position`, `jacobian` and, for a rotation, `rotation` of the point.
        point: its name.
        position: (3,) m, base frame.
        rotation: (3, 3) the wanted axes of the point's link as columns, base frame; None leaves them free.
        start: (n,) where the search begins; None is zero. Pseudo joints and `locked` ones stay there.
        params, inputs, t: as the model's calls take them.

    Raises:
        ArgumentError: wrong shapes; a matrix that is no rotation.
        AnalysisError: the place is out of reach, by the distance that the message tells.

    Example:
        >>> import symgen
        >>> model = symgen.build_model("examples/two_link.yaml", "numpy")
        >>> q = symgen.analyse.inverse_kinematics(model, "tip", [0.3, 0.4, 0.0], start=[0.5, 0.5])
        >>> print(model.position("tip", q).round(9) + 0.0)
        [0.3 0.4 0. ]
    """
    require_double(model)
    goal = numbers("position", position)
    if goal.shape != (3,) or not np.all(np.isfinite(goal)):
        raise ArgumentError(f"position: three finite numbers are wanted, not {position!r:.80}")
    wanted = None if rotation is None else _rotation(rotation)
    begin = np.zeros(len(model.q_names)) if start is None else configuration(model, start, "start")
    moved = real_joints(model, locked)
    given = {"params": params, "inputs": inputs, "t": t}
    reach = max(
        1e-300, float(np.linalg.norm(np.asarray(model.position(point, begin, **given)))), float(np.linalg.norm(goal))
    )
    turns = np.array([joint.type == "revolute" for joint in mechanism_of(model).own_joints])[moved]
    generator = np.random.default_rng(0)
    best, least = begin, math.inf
    for attempt in range(STARTS):
        q = begin.copy()
        if attempt:
            spread = np.where(turns, math.pi, reach)
            q[moved] += generator.uniform(-1.0, 1.0, moved.size) * spread
        q, error = _search(model, point, goal, wanted, q, moved, reach, given)
        if error < least:
            best, least = q, error
        if least <= TOLERANCE:
            return best
    found = np.asarray(model.position(point, best, **given), dtype=np.float64)
    words = f"{np.linalg.norm(found - goal):.6g} away from it"
    if wanted is not None:
        turned = rotation_vector(wanted @ np.asarray(model.rotation(point, best, **given), dtype=np.float64).T)
        words += f" and {np.linalg.norm(turned):.6g} rad off the rotation"
    raise AnalysisError(f"{point} does not reach {goal.tolist()}: the nearest that was found is {words}; move the goal "
                        "into reach, leave the rotation free, or give another start")  # fmt: skip


def real_joints(model: Model, locked: Collection[str] = ()) -> Array:
    """Positions in q of the joints that are no deformations: all but the pseudo joints, and without `locked`."""
    require_joints(model, locked)
    moving = mechanism_of(model).own_joints
    kept = [k for k, joint in enumerate(moving) if not joint.pseudo and joint.name not in locked]
    if not kept:
        raise ArgumentError("every joint of this chain is a pseudo joint or locked, so none can be moved")
    return np.array(kept, dtype=np.intp)


def rotation_vector(R: Array) -> Array:
    """(3,) axis times angle, in [0, pi], of a rotation matrix."""
    axis = 0.5 * np.array([R[2, 1] - R[1, 2], R[0, 2] - R[2, 0], R[1, 0] - R[0, 1]])
    sine, cosine = float(np.linalg.norm(axis)), 0.5 * (float(np.trace(R)) - 1.0)
    if sine > 1e-6 or cosine > 0.0:
        return np.asarray(axis * (math.atan2(sine, cosine) / sine if sine > 0.0 else 1.0))
    square = 0.5 * (R + np.eye(3))  # half a turn: e e'
    column = square[:, int(np.argmax(np.diag(square)))]
    return np.asarray(math.pi * column / np.linalg.norm(column))


def _rotation(rotation: ArrayLike) -> Array:
    R = numbers("rotation", rotation)
    if R.shape != (3, 3) or not np.allclose(R.T @ R, np.eye(3), atol=1e-9) or not np.linalg.det(R) > 0.0:
        raise ArgumentError("rotation: a right-handed matrix (3, 3) of orthogonal unit columns is wanted")
    return R


def _search(
    model: Model,
    point: str,
    goal: Array,
    wanted: Array | None,
    q: Array,
    moved: Array,
    reach: float,
    given: dict[str, Any],
) -> tuple[Array, float]:
    """Where damped least squares ends, and the error there."""

    def error(at: Array) -> Array:
        e = (goal - np.asarray(model.position(point, at, **given), dtype=np.float64)) / reach
        if wanted is None:
            return np.asarray(e)
        turned = rotation_vector(wanted @ np.asarray(model.rotation(point, at, **given), dtype=np.float64).T)
        return np.concatenate([e, turned])

    e, damping = error(q), 1e-3
    for _ in range(STEPS):
        size = float(np.linalg.norm(e))
        if size <= 0.01 * TOLERANCE:
            break
        J = np.asarray(model.jacobian(point, q, **given), dtype=np.float64)[: 3 if wanted is None else 6, moved].copy()
        J[:3] /= reach
        scale = damping * max(1e-300, float(np.trace(J @ J.T)))
        change = J.T @ np.linalg.solve(J @ J.T + scale * np.eye(len(J)), e)
        trial = q.copy()
        trial[moved] += change * min(1.0, 1.0 / max(1e-300, float(np.max(np.abs(change)))))
        new = error(trial)
        if np.linalg.norm(new) < size:
            q, e, damping = trial, new, max(damping * 0.1, 1e-15)
        else:
            damping *= 10.0
            if damping > 1e6:
                break
    return q, float(np.linalg.norm(e))
