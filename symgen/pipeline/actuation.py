"""Refusal of drive torques at joints that have no actuator, before a motion begins."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np

from symgen.describe.mechanism import Mechanism
from symgen.describe.traits import idle_joints
from symgen.errors import ArgumentError

__all__ = ["refuse_idle"]


def refuse_idle(mechanism: Mechanism, tau: Any) -> None:
    """Raises ArgumentError where tau, in any form that `simulate` takes, acts on a joint without an actuator.

    A callable of all joints is known at run time only and is not looked at.
    """
    idle = idle_joints(mechanism.chain)
    if not idle or tau is None or callable(tau):
        return
    if isinstance(tau, Mapping):
        acting = [name for name in idle if name in tau and _acts(tau[name])]
    else:
        values = np.asarray(tau[1] if isinstance(tau, tuple) and len(tau) == 2 else tau)
        known = values.dtype.kind in "iuf" and values.ndim and values.shape[-1] == mechanism.nv
        acting = [name for name in idle if known and np.any(values[..., mechanism.q_names.index(name)])]
    if acting:
        raise ArgumentError(
            f"tau: joint {acting[0]} has no actuator, so its entry must be zero; external forces belong to the chain's "
            "loads and forces"
        )


def _acts(signal: Any) -> bool:
    """False for zeros, as a number, an array or a table."""
    if signal is None:
        return False
    if callable(signal) or isinstance(signal, str):
        return True
    values = np.asarray(signal[1] if isinstance(signal, tuple) and len(signal) == 2 else signal)
    return values.dtype.kind not in "iuf" or bool(np.any(values))
