"""A start for a motion when none is chosen: the chain at rest, away from where it hangs or lies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from symgen.analyse.linear import chain_of, named_values
from symgen.reference.duals import real_part
from symgen.reference.expressions import evaluate

if TYPE_CHECKING:
    from symgen.describe.chain import Joint
    from symgen.model.model import Model

__all__ = ["release"]

TURNED, OFF_MIDDLE = 0.5, 0.25
"""rad by which joints that turn are away from zero; with limits, share of half their range away from its middle."""


def release(model: Model, params: Any = None) -> npt.NDArray[np.float64]:
    """Coordinates (n,) at which the chain is let go.

    Joints that turn are half a radian away from zero, or off the middle of their limits; others are at zero, or in the
    middle of their limits. Deformations and joints whose motion is given are at zero.
    """
    chain = chain_of(model)
    names = named_values(model, params)
    written = {joint.name for joint in chain.as_written.joints}

    def number(expression: Any) -> float:
        return float(real_part(evaluate(expression, names)))

    def start(joint: Joint) -> float:
        if joint.pseudo or joint.motion is not None or joint.name not in written:
            return 0.0
        turns, limits = joint.type == "revolute", joint.limits
        if limits is None or limits.lower is None or limits.upper is None:
            return TURNED if turns else 0.0
        lower, upper = number(limits.lower), number(limits.upper)
        return 0.5 * (lower + upper) + (0.5 * OFF_MIDDLE * (upper - lower) if turns else 0.0)

    return np.array([start(joint) for joint in chain.moving])
