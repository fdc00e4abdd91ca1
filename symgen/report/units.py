"""Units of measurement in LaTeX: upright, powers raised, thin spaces between factors."""

from __future__ import annotations

import re

__all__ = ["unit_latex"]

KNOWN = frozenset((
    "m", "mm", "cm", "km", "um", "s", "ms", "us", "min", "h", "kg", "g", "t", "N", "kN", "mN", "Nm", "J", "kJ", "W",
    "kW", "Pa", "kPa", "MPa", "GPa", "bar", "Hz", "kHz", "rad", "mrad", "deg", "rev", "turn", "rpm", "A", "mA", "V",
    "mV", "K", "Ohm", "H", "F", "T", "Wb", "C", "l", "1",
))  # fmt: skip
"""Names of units that are set as such."""

FACTOR = re.compile(r"([A-Za-z]+|1)(?:(?:\^|\*\*)(\(?)(-?\d{1,2}(?:/\d)?)(\)?))?")
BETWEEN = re.compile(r" *([*·/]) *| +")


def unit_latex(text: str) -> str | None:
    r"""A unit for math mode; None for a text that is no product of known units.

    >>> unit_latex("kg m^2")
    '\\mathrm{kg\\,m^{2}}'
    >>> unit_latex("m/s^2")
    '\\mathrm{m/s^{2}}'
    >>> unit_latex("of the arm")
    """
    found, position = "", 0
    while True:
        factor = FACTOR.match(text, position)
        if factor is None or factor[1] not in KNOWN or bool(factor[2]) != bool(factor[4]):
            return None
        found += factor[1] + (f"^{{{factor[3]}}}" if factor[3] else "")
        position = factor.end()
        if position == len(text):
            return rf"\mathrm{{{found}}}"
        between = BETWEEN.match(text, position)
        if between is None:
            return None
        found += "/" if between[1] == "/" else r"\,"
        position = between.end()
