"""Remarks on suspicious angles: truncated digits, or degrees in place of radians."""

from __future__ import annotations

import math

from symgen.describe.angles import exact_multiple, nearly_multiple, perhaps_degrees
from symgen.describe.evaluate import evaluate
from symgen.describe.write_expression import to_text

__all__ = ["remarkable"]


def remarkable(angle: float, turns: bool = False) -> str | None:
    """A remark on an angle that is almost but not quite a multiple of pi/12, or in degrees; None for all others.

    Args:
        angle: in radians.
        turns: true where joints may make several turns (limits, springs), which need not be exact.

    Example:
        >>> remarkable(1.5708)
        'the angle 1.5708 is almost pi/2; if that is meant, write pi/2, or 1.5707963267948966 in a URDF'
    """
    near = None if turns else nearly_multiple(angle)
    if near is not None:
        exact, digits = to_text(near), evaluate(near, {})
        message = f"the angle {angle!r} is almost {exact}; if that is meant, write {exact}"
        return message + (f", or {digits!r} in a URDF" if digits else "")
    if not perhaps_degrees(angle, turns):
        return None
    degrees = exact_multiple(math.radians(angle))
    radians = f"{angle:g}*pi/180" if degrees is None else to_text(degrees)
    return f"the angle {angle:g} rad is more than a turn; if degrees are meant, write {angle:g} deg or {radians}"
