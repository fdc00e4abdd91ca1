"""Warnings that point at the line that called symgen, however deep in symgen they arise."""

from __future__ import annotations

import sys
import warnings

__all__ = ["warn"]

PACKAGE = __name__.partition(".")[0]


def warn(message: Warning) -> None:
    """Issues a warning at the nearest line outside of this package."""
    frame, level = sys._getframe(1), 2
    while frame.f_back is not None and frame.f_globals.get("__name__", "").partition(".")[0] == PACKAGE:
        frame, level = frame.f_back, level + 1
    warnings.warn(message, stacklevel=level)
