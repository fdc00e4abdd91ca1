"""The ratio of a drive between motor and joint."""

from __future__ import annotations

from symgen.derive.algebra.scalar import Scalar
from symgen.derive.algebra.values import Values
from symgen.describe.chain import Drive

__all__ = ["drive_ratio"]


def drive_ratio(drive: Drive, values: Values) -> Scalar:
    """N: motor angle per joint motion; 1/lead for a screw."""
    lead = drive.lead_per_radian
    if lead is not None:
        return values.algebra.one / values(lead)
    return values.algebra.one if drive.ratio is None else values(drive.ratio)
