"""Rows of measurements in words, for messages: counted from 1, neighbours as a range."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

__all__ = ["left_out", "rows_text"]

SHOWN = 4
"""Ranges of rows that a message names at most."""


def rows_text(mask: NDArray[np.bool_] | Any, before: int = 0) -> str:
    """The rows where a mask (s,) is true, counted from 1, after `before` others.

    Example:
        >>> rows_text([False, True, False, True, True, True])
        'rows 2, 4 to 6'
    """
    (found,) = np.nonzero(np.asarray(mask))
    found = found + before
    if len(found) == 0:
        return "no rows"
    if len(found) == 1:
        return f"row {found[0] + 1}"
    runs = np.split(found, np.flatnonzero(np.diff(found) > 1) + 1)
    texts = [f"{run[0] + 1}" if len(run) == 1 else f"{run[0] + 1} to {run[-1] + 1}" for run in runs[:SHOWN]]
    rest = sum(len(run) for run in runs[SHOWN:])
    return f"rows {', '.join(texts)}" + (f" and {rest} more" if rest else "")


def left_out(missing: NDArray[np.bool_], moved: bool = False) -> str:
    """A sentence on rows that are not used.

    Args:
        moved: columns were moved in time, which leaves rows at the ends without all values.

    Example:
        >>> left_out(np.array([False, True]))
        'row 2 left out: named as missing.'
    """
    cut = ", or out of the record after `delay` or `resample`"
    return f"{rows_text(missing)} left out: named as missing{cut if moved else ''}."
