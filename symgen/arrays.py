"""Types of arrays in signatures; their shapes and units stand in docstrings."""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

__all__ = ["Array", "Reals"]

Array = NDArray[Any]
"""An array of numbers of any type."""

Reals = NDArray[np.float64]
"""An array in double precision."""
