"""Forces predicted against forces measured, on data that were not used for the fit."""

from __future__ import annotations

import numpy as np

from symgen.arrays import Array
from symgen.describe.chain import Chain
from symgen.identify.result import Verdict
from symgen.identify.samples import Samples

__all__ = ["LIMIT", "force_verdicts", "sliding_only"]


LIMIT = 0.05
"""Largest root mean square error that passes, over the largest measured force."""


def force_verdicts(
    chain: Chain, samples: Samples, predicted: Array, holding: Array, limit: float
) -> tuple[Verdict, ...]:
    """A verdict per joint.

    Args:
        predicted: (s, n).
        holding: (s, n) static levels: of a sticking joint the error is what exceeds them.
    """
    error = samples.tau - predicted
    stuck = samples.mode == 0.0
    error = np.where(stuck, np.sign(error) * np.maximum(0.0, np.abs(error) - holding), error)
    found = []
    for i, joint in enumerate(chain.moving):
        mine = error[samples.clear[:, i], i]
        measured = samples.tau[:, i]
        rms = float(np.sqrt(np.mean(mine**2))) if len(mine) else 0.0
        largest = float(np.abs(mine).max(initial=0.0))
        peak = float(np.abs(measured).max(initial=0.0))
        found.append(Verdict(joint.name, rms, largest, peak, limit, "N m" if joint.type == "revolute" else "N"))
    return tuple(found)


def sliding_only(q: Array, qd: Array, qdd: Array, inputs: int) -> Samples:
    """Samples of a motion without forces: joints slide by the signs of their rates, inputs and the time are zero."""
    s = len(q)
    every = np.ones(q.shape, dtype=bool)
    return Samples(
        np.zeros(s),
        q,
        qd,
        qdd,
        np.zeros(q.shape),
        np.sign(qd),
        every,
        np.arange(s),
        np.zeros((s, inputs)),
    )
