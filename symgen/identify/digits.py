"""Faults that the digits of channels show: samples that were lost and filled with the last value, and encoder steps."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

import numpy as np

from symgen.arrays import Array
from symgen.identify.data import Measurements
from symgen.identify.rows import rows_text

__all__ = ["remarks_on_digits"]


FROZEN = 10
"""Equal values in a row that may be lost samples."""
JUMP = 5.0
"""Change behind them, over the usual one of the samples that follow, from which on they are."""
WHOLE, STEPS = 1e-3, 10**6
"""Deviation of changes from whole encoder steps, and steps of the whole motion, at most."""


def remarks_on_digits(names: Sequence[str], q: Array, tau: Array, rows: Array, data: Measurements) -> list[str]:
    """Sentences about coordinates that stand still and then jump, forces that stand still while their joint moves, and
    coordinates that come in steps.

    Args:
        names: of the joints.
        q, tau: (s, n) as they were measured.
        rows: (s,) of the measurements, from 0.
        data: for what was said about encoders.
    """
    said = []
    for i, name in enumerate(names):
        x, f = q[:, i], tau[:, i]
        steps = np.abs(np.diff(x))
        lost = {
            "q": [
                (first, last)
                for first, last in _runs(x)
                if last + FROZEN < len(x) and 0.0 < JUMP * np.median(steps[last : last + FROZEN]) < steps[last - 1]
            ],
            "tau": [
                (first, last)
                for first, last in _runs(f)
                if f[first] != 0.0 and 2 * np.count_nonzero(steps[first : last - 1]) > last - first
            ],
        }
        for kind, runs in lost.items():
            mask = np.zeros(len(data), dtype=bool)
            for first, last in runs:
                mask[rows[first:last]] = True
            if runs:
                said.append(
                    f"{kind}_{name} stands still to the last digit while {name} moves, in {rows_text(mask)}: samples "
                    "that were lost? Name these rows as missing if they were."
                )
        moved = steps[steps > 0.0]
        if len(moved) and data.resolution(name) is None:
            step = float(moved.min())
            if np.ptp(x) < STEPS * step and np.all(np.abs(moved / step - np.round(moved / step)) < WHOLE):
                said.append(
                    f"q_{name} comes in steps of {step:.4g}: an encoder's? `encoder_resolution` in the YAML beside the "
                    "data tells by it when the joint rests."
                )
    return said


def _runs(x: Array) -> list[tuple[int, int]]:
    """First and behind the last of FROZEN or more equal values."""
    edges = np.flatnonzero(np.concatenate([[True], np.diff(x) != 0.0, [True]]))
    return [(int(a), int(b)) for a, b in pairwise(edges) if b - a >= FROZEN]
