"""Measured columns beside a simulated motion: those that act on it, and those that it is compared with.

Coordinates and rates are compared. Forces act, unless something else supplies them: those of joints whose tau an
argument gives, such as a controller, and those of the drives of prescribed joints, are compared.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np

from symgen.arrays import Array
from symgen.describe.mechanism import Mechanism
from symgen.errors import IdentificationError
from symgen.identify.data import Measurements
from symgen.identify.samples import acting_columns
from symgen.identify.simulated import Column

__all__ = ["compared", "with_acting"]


def compared(
    mechanism: Mechanism, data: Measurements, tau: Any, kinds: Sequence[str] = ("q", "qd", "tau")
) -> tuple[tuple[Column, ...], Array]:
    """Columns of these kinds, c of them, that a run with this `tau` is compared with, and their values (s, c).

    Raises:
        IdentificationError: there is none.
    """
    found = {
        (kind, k): column
        for kind in kinds
        for k, column in _columns(mechanism, data, kind).items()
        if kind != "tau" or k in _supplied(mechanism, tau)
    }
    if not found:
        wanted = ", ".join(f"q_{name}" for name in mechanism.q_names)
        raise IdentificationError(
            f"{data.source}: no column of a motion; {wanted}, or rates qd_, or forces tau_ that do not act, are "
            f"wanted, and there are {', '.join(data.columns)}"
        )
    return tuple(found), np.stack(list(found.values()), axis=1)


def with_acting(mechanism: Mechanism, data: Measurements, arguments: Mapping[str, Any]) -> dict[str, Any]:
    """Arguments of `simulate` with the columns of forces and inputs that they leave to the data."""
    found = dict(arguments)
    t, there, tau, names = data.column("t"), ~data.missing, arguments.get("tau"), mechanism.q_names
    columns, supplied = _columns(mechanism, data, "tau"), _supplied(mechanism, tau)
    acting = {names[k]: (t[there], column[there]) for k, column in columns.items() if k not in supplied}
    if len(acting) == len(names):
        found["tau"] = t[there], np.stack([values for _, values in acting.values()], axis=1)
    elif acting:
        found["tau"] = {**(tau or {}), **acting}
    if late := acting_columns(mechanism.chain, data, arguments.get("inputs")):
        found["inputs"] = {**arguments.get("inputs", {}), **late}
    return found


def _supplied(mechanism: Mechanism, tau: Any) -> set[int]:
    """Positions of the joints whose forces come from `tau` or, where the motion is given, from their drives."""
    names = mechanism.q_names
    if tau is not None and not isinstance(tau, Mapping):
        return set(range(len(names)))
    return {*mechanism.given, *(k for k, name in enumerate(names) if name in (tau or {}))}


def _columns(mechanism: Mechanism, data: Measurements, kind: str) -> dict[int, Array]:
    """The columns of a kind by position of their joints."""
    names = mechanism.q_names
    if kind in data.columns:
        whole = data.per_joint(kind, names)
        assert whole is not None
        return dict(enumerate(whole.T))
    return {k: data.columns[f"{kind}_{name}"] for k, name in enumerate(names) if f"{kind}_{name}" in data.columns}
