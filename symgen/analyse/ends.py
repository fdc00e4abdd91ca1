"""Loads and outputs of responses: at a named point, at a joint, or of a mode.

| load | generalised forces f (m,) on the free coordinates |
|---|---|
| `(point, force)`, `(point, force, moment)` | J_v' force + J_w' moment, base frame (Behi 1985, 3.5) |
| `joint`, `(joint, value)` | value (1 by default) at the joint, N m or N; times g of a joint that follows others |
| `("mode", r)` | the forces that excite mode r alone with modal force 1: M phi_r/m_r |

| output | rows (k, m) of the displacement |
|---|---|
| `point` | J_v, k = 3, m, base frame |
| `joint` | the joint's coordinate, k = 1, rad or m; of one that follows others, by g |
| `("mode", r)` | the modal coordinate eta_r = phi_r' M b/m_r, k = 1 |

Modes are counted from 0. A point's name comes before a joint's and both before the word `"mode"`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from symgen.analyse.arguments import number, numbers
from symgen.analyse.linear import mechanism_of
from symgen.analyse.modes import Modes
from symgen.arrays import Array
from symgen.describe.nearest import nearest
from symgen.errors import ArgumentError

if TYPE_CHECKING:
    from symgen.model.model import Model

__all__ = ["load_vector", "mode_number", "output_rows", "shaped"]


Given = dict[str, Any]
"""`params`, `inputs` and `t` of a call."""


def load_vector(model: Model, found: Modes, load: Any, given: Given) -> Array:
    """(m,) the generalised forces of a load.

    Raises:
        ArgumentError: the load is none of those above, or names what does not move.
    """
    parts: list[Any] = [load] if isinstance(load, str) or not isinstance(load, Sequence) else list(load)
    what, rest = parts[0] if parts and isinstance(parts[0], str) else None, parts[1:]
    if what in model.point_names and len(rest) in (1, 2):
        jacobian = _jacobian(model, found, what, given)
        force, moment = (_vector("load", rest[k]) if k < len(rest) else np.zeros(3) for k in range(2))
        return np.asarray(jacobian[:3].T @ force + jacobian[3:].T @ moment)
    row = _joint(model, found, what, given) if len(rest) <= 1 else None
    if row is not None:
        return row * (number("load", rest[0]) if rest else 1.0)
    if what == "mode" and len(rest) == 1:
        r = mode_number("load", rest[0], found)
        return np.asarray(found.system.M @ found.shapes[:, r] / found.modal_mass[r])
    raise ArgumentError(f"load: {_unknown(model, found, what)}; {load!r:.80} is none of (point, force), (point, force, "
                        "moment), (joint, value) and ('mode', r)")  # fmt: skip


def output_rows(model: Model, found: Modes, output: Any, given: Given) -> Array:
    """(k, m) the rows that give an output from the displacements of the free coordinates.

    Raises:
        ArgumentError: the output is none of those above, or names what does not move.
    """
    if isinstance(output, str) and output in model.point_names:
        return _jacobian(model, found, output, given)[:3]
    row = _joint(model, found, output, given)
    if row is not None:
        return row[None, :]
    if isinstance(output, Sequence) and not isinstance(output, str) and len(output) == 2 and output[0] == "mode":
        r = mode_number("output", output[1], found)
        row = found.system.M @ found.shapes[:, r] / found.modal_mass[r]
        return np.asarray(row[None, :])
    name = output if isinstance(output, str) else None
    words = f"{output!r:.80} is none of a point, a joint and ('mode', r)"
    raise ArgumentError(f"output: {_unknown(model, found, name)}; {words}")


def shaped(output: Any, model: Model, rows: Array) -> Array:
    """Responses (..., k) as they are returned: (..., 3) of a point, (...) of a joint and of a mode."""
    return rows if isinstance(output, str) and output in model.point_names else np.asarray(rows[..., 0])


def _joint(model: Model, found: Modes, name: Any, given: Given) -> Array | None:
    """(m,) the displacement of a joint by those of the free coordinates, g of one that follows; None for no joint."""
    if name in found.names:
        return np.asarray(np.eye(len(found))[found.names.index(name)])
    joints = mechanism_of(model).names
    if name not in joints or name in model.q_names:
        return None
    if "coordinate_influence" not in model.functions:
        words = f"the joint {name!r} follows others, and the model has no 'coordinate_influence'"
        raise ArgumentError(f"{words}; build it with functions=['default', 'coordinate_influence']")
    g, _ = model.coordinate_influence(found.system.q, **given)
    row: Array = np.asarray(g, dtype=np.float64)[joints.index(name), found.system.free]
    return row


def _jacobian(model: Model, found: Modes, point: str, given: Given) -> Array:
    return np.asarray(model.jacobian(point, found.system.q, **given), dtype=np.float64)[:, found.system.free]


def _vector(what: str, value: Any) -> Array:
    vector = numbers(what, value)
    if vector.shape != (3,) or not np.all(np.isfinite(vector)):
        raise ArgumentError(f"{what}: a force and a moment are three numbers in the base frame, not {value!r:.80}")
    return vector


def mode_number(what: str, r: Any, found: Modes) -> int:
    """The number of a mode, from 0; raises ArgumentError, with `what` it was given as, where there is none."""
    if isinstance(r, bool) or not isinstance(r, int | np.integer) or not 0 <= r < len(found):
        raise ArgumentError(f"{what}: mode {r!r}: there are {len(found)} modes, counted from 0")
    return int(r)


def _unknown(model: Model, found: Modes, name: Any) -> str:
    """Why a name stands for nothing here."""
    if isinstance(name, str) and name in model.q_names:
        return f"the joint {name!r} does not move here; free are {', '.join(found.names[:12])}"
    if isinstance(name, str) and name in model.point_names:
        return f"a load at the point {name!r} has a force"
    if isinstance(name, str) and name in model.description.points:
        return f"the model has no 'jacobian' of the point {name!r}; build it with functions=['default', 'jacobian']"
    if not isinstance(name, str):
        return "it names a point, a joint or a mode"
    return f"there is no point or free joint {name!r:.80}{nearest(name, [*model.point_names, *found.names])}"
