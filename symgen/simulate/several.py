"""Modes of joints, those with friction that follow several coordinates included, from rates."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from symgen.describe.couplings import RESTS
from symgen.simulate.chain_facts import Surroundings

if TYPE_CHECKING:
    from symgen.model.model import Model

__all__ = ["mode_signs"]


def mode_signs(model: Model, around: Surroundings, q: Any, qd: Any, more: dict[str, Any]) -> npt.NDArray[np.int8]:
    """(..., modes): the signs of the rates.

    Args:
        model: whose functions are called.
        around: facts of its chain.
        q, qd: (..., n).
        more: keyword arguments of the model's methods.
    """
    signs: npt.NDArray[np.int8] = np.sign(qd).astype(np.int8)
    if not around.following or not np.size(qd):
        return signs
    rates = np.asarray(getattr(model, around.rates)(q, qd, **more))[..., list(around.following)]
    small = RESTS[model.dtype.name] * np.max(np.abs(qd), axis=-1, initial=0.0, keepdims=True)
    behind = np.sign(np.where(np.abs(rates) <= small, 0.0, rates)).astype(np.int8)
    return np.asarray(np.concatenate([signs, behind], axis=-1), dtype=np.int8)
