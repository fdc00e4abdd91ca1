"""Signs of what was measured: friction is against the motion, in every unit and convention."""

from __future__ import annotations

import numpy as np

from symgen.errors import IdentificationError, IdentificationWarning, warn
from symgen.identify.friction_tests.points import Points
from symgen.identify.rows import rows_text

__all__ = ["check_signs"]

MOST, SOME = 0.9, 0.5
"""Shares of points whose friction is along the motion: beyond the first nothing fits, beyond the second in one
direction something is wrong."""

REMEDY = "look at the signs and units of torque, load and rate, and at the masses of the chain"


def check_signs(points: Points) -> list[str]:
    """Remarks on directions in which most friction is along the motion, which are warnings too.

    Raises:
        IdentificationError: it is in nearly all points.
    """
    size = float(np.max(np.abs(points.torque), initial=0.0)) + float(np.max(np.abs(points.load), initial=0.0))
    along = points.friction < -1e-12 * size
    mask = np.zeros(int(points.rows.max()) + 1, dtype=bool)
    mask[points.rows[along]] = True
    if np.mean(along) > MOST:
        raise IdentificationError(
            f"{points.joint}, {points.kind}: direction (torque - load) is negative in {int(along.sum())} of "
            f"{len(points)} points, {rows_text(mask)}, as if friction pushed the joint along: {REMEDY}"
        )
    remarks = []
    for direction, word in ((1.0, "forward"), (-1.0, "backward")):
        chosen = points.direction == direction
        if chosen.any() and np.mean(along[chosen]) > SOME:
            mask = np.zeros(int(points.rows.max()) + 1, dtype=bool)
            mask[points.rows[along & chosen]] = True
            text = (
                f"{points.joint}, {points.kind}: {word}, friction is along the motion in {rows_text(mask)}: {REMEDY}, "
                "or for an offset."
            )
            warn(IdentificationWarning(text))
            remarks.append(text)
    return remarks
