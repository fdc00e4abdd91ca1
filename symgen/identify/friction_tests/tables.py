"""Tables of a report on friction tests: lines with efficiencies, releases."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence

from symgen.identify.friction_tests.breakaway import Release
from symgen.identify.friction_tests.lines import Line
from symgen.identify.friction_tests.points import BREAKAWAY, Points

__all__ = ["friction_tables"]

Table = tuple[Sequence[str], Sequence[Sequence[str]]]

SHOWN = 60
"""Releases that are listed."""

LINES = (
    "joint", "tests", "direction", "power", "points", "k", "error of k", "c", "error of c", "eta1", "eta2",
    "attenuation", "bias of k",
)  # fmt: skip
RELEASES = (
    "joint", "row", "direction", "load", "torque", "friction", "last row at rest", "row of arrest",
    "friction at arrest",
)  # fmt: skip


def friction_tables(
    lines: Sequence[Line], points: Sequence[Points], released: Mapping[str, Sequence[Release]]
) -> dict[str, Table]:
    """Title -> head and rows."""
    found: dict[str, Table] = {}
    if lines:
        found["Lines of friction over load"] = (LINES, [_line(line) for line in lines])
    rows = [row for some in points if some.kind == BREAKAWAY for row in _releases(some, released.get(some.joint, ()))]
    if rows:
        found["Releases"] = (RELEASES, rows[:SHOWN])
    return found


def _line(line: Line) -> list[str]:
    """Efficiencies that were not measured, but follow from k in the other sense of power, stand in parentheses."""
    first, second = f"{line.eta1:.4g}", "infinite" if math.isinf(line.eta2) else f"{line.eta2:.4g}"
    return [
        line.joint,
        line.kind,
        f"{line.direction:+d}",
        "motor drives" if line.driving else "load drives",
        str(line.count),
        f"{line.k:.5g}",
        f"{line.k_error:.2g}",
        f"{line.c:.5g}",
        f"{line.c_error:.2g}",
        first if line.driving else f"({first})",
        f"({second})" if line.driving else second,
        "" if line.attenuation is None else f"{line.attenuation:.5g}",
        "" if line.bias is None else f"{line.bias:.2g}",
    ]


def _releases(points: Points, moved: Sequence[Release]) -> list[list[str]]:
    """Of a time series; a table of measurements is not repeated."""
    return [
        [
            points.joint,
            str(int(points.rows[k]) + 1),
            f"{release.direction:+d}",
            f"{points.load[k]:.5g}",
            f"{points.torque[k]:.5g}",
            f"{points.friction[k]:.5g}",
            str(int(points.rows[k]) + 1 - (release.row - release.rested)),
            "" if release.arrest is None else str(int(points.rows[k]) + 1 + (release.arrest - release.row)),
            "" if release.arrest_friction is None else f"{release.arrest_friction:.5g}",
        ]
        for k, release in enumerate(moved)
    ]
