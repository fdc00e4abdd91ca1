"""The ten inertial parameters of a link, in the order of the regressor's columns."""

from __future__ import annotations

__all__ = ["LENGTHS", "NAMES"]

LENGTHS = {"m": 0, "mcx": 1, "mcy": 1, "mcz": 1, "Ixx": 2, "Ixy": 2, "Ixz": 2, "Iyy": 2, "Iyz": 2, "Izz": 2}
"""Mass, first moments and inertia, and the powers of a length in the units of each, beside the mass."""

NAMES = tuple(LENGTHS)
