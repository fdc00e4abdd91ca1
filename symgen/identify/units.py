"""Units that columns of measurements may have, and their factors to SI.

A chain is in any consistent units; columns with a unit are converted to SI, those without are taken as they are.
"""

from __future__ import annotations

import math

from symgen.describe.nearest import nearest
from symgen.errors import IdentificationError

__all__ = ["DIMENSIONS", "UNITS", "factor"]

TURN = 2.0 * math.pi

UNITS: dict[str, tuple[str, float]] = {
    "s": ("time", 1.0),
    "ms": ("time", 1e-3),
    "us": ("time", 1e-6),
    "ns": ("time", 1e-9),
    "rad": ("angle", 1.0),
    "mrad": ("angle", 1e-3),
    "deg": ("angle", TURN / 360.0),
    "turn": ("angle", TURN),
    "rad/s": ("angular rate", 1.0),
    "deg/s": ("angular rate", TURN / 360.0),
    "rpm": ("angular rate", TURN / 60.0),
    "rad/s^2": ("angular acceleration", 1.0),
    "deg/s^2": ("angular acceleration", TURN / 360.0),
    "m": ("length", 1.0),
    "mm": ("length", 1e-3),
    "um": ("length", 1e-6),
    "m/s": ("speed", 1.0),
    "mm/s": ("speed", 1e-3),
    "m/s^2": ("acceleration", 1.0),
    "mm/s^2": ("acceleration", 1e-3),
    "N m": ("torque", 1.0),
    "mN m": ("torque", 1e-3),
    "kN m": ("torque", 1e3),
    "N": ("force", 1.0),
    "kN": ("force", 1e3),
    "kg": ("mass", 1.0),
    "g": ("mass", 1e-3),
    "A": ("current", 1.0),
    "mA": ("current", 1e-3),
    "Hz": ("frequency", 1.0),
    "kHz": ("frequency", 1e3),
    "1": ("number", 1.0),
}
"""Unit -> dimension and factor to SI."""

DIMENSIONS: dict[str, tuple[str, str]] = {
    "q": ("angle", "length"),
    "qd": ("angular rate", "speed"),
    "qdd": ("angular acceleration", "acceleration"),
    "tau": ("torque", "force"),
}
"""Kind of column -> its dimension for a joint that turns, and for one that slides."""


def factor(unit: str, where: str) -> tuple[str, float]:
    """Dimension of a unit, and its factor to SI; `where` names the entry in messages.

    Raises:
        IdentificationError: the unit is not known; the known ones are listed.

    Example:
        >>> factor("mm", "units")
        ('length', 0.001)
    """
    name = " ".join(unit.replace("*", " ").replace("·", " ").replace("²", "^2").split())
    name = {"Nm": "N m", "mNm": "mN m", "kNm": "kN m", "°": "deg", "rev": "turn"}.get(name, name)
    if name not in UNITS:
        raise IdentificationError(f"{where}: no unit {unit!r:.40}{nearest(name, UNITS)}; there are {', '.join(UNITS)}")
    return UNITS[name]
