"""Breakaway tests: releases from rest, and arrests (Dupont 1993, section 6.1).

The motor's torque rises slowly until the joint moves, and falls until it sticks again. A joint is released in the first
row in which it has moved more than three resolutions of its encoder from where it rested. It rests again once it has
stayed within one resolution for some rows; the first of them is the arrest.

A table has one row per release, no column `t`, and `direction_<joint>`.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np

from symgen.arrays import Array
from symgen.describe.chain import Chain
from symgen.errors import IdentificationError
from symgen.identify.data import Measurements
from symgen.identify.friction_tests.constant_velocity import without_missing
from symgen.identify.friction_tests.loads import joint_loads
from symgen.identify.friction_tests.points import BREAKAWAY, Points

__all__ = ["RELEASE", "RESTING", "Release", "breakaway_points", "releases"]

RELEASE = 3.0
"""Resolutions that a joint has moved from rest when it counts as released."""

FEWEST = 3
"""Motions whose releases and arrests are compared."""

RESTING = 10
"""Rows within one resolution after which a joint rests."""


@dataclass(frozen=True, slots=True)
class Release:
    """One release.

    Attributes:
        row: the first beyond three resolutions, from 0.
        direction: of the motion.
        rested: the last row within one resolution of the place of rest; the torque has risen since.
        arrest: the first row of the next rest; None where the record ends before.
        friction, arrest_friction: against the motion, at the release and at the arrest; where torques are known.
    """

    row: int
    direction: int
    rested: int
    arrest: int | None
    friction: float | None = None
    arrest_friction: float | None = None


def releases(q: Array, resolution: float, resting: int = RESTING) -> list[Release]:
    """The releases in positions (s,).

    Args:
        q: rad or m.
        resolution: one step of the encoder.
        resting: rows within one resolution that make a rest.

    Example:
        >>> q = np.concatenate([np.zeros(20), [0.1, 0.3, 0.5, 0.7], np.full(20, 1.0)])
        >>> [(found.row, found.direction, found.rested, found.arrest) for found in releases(q, 0.1)]
        [(22, 1, 20, 24)]
    """
    tolerance = resolution * (1.0 + 1e-9)  # positions are multiples of the resolution, but for rounding
    found: list[Release] = []
    at, count = 0, len(q)
    while True:
        rest = _next_rest(q, at, tolerance, resting)
        if rest is None:
            return found
        if found:
            last = found.pop()
            found.append(Release(last.row, last.direction, last.rested, rest))
        place = float(np.median(q[rest : rest + resting]))
        away = np.flatnonzero(np.abs(q[rest:] - place) > RELEASE * resolution * (1.0 + 1e-9))
        if not len(away):
            return found
        row = rest + int(away[0])
        rested = rest + int(np.flatnonzero(np.abs(q[rest:row] - place) <= tolerance)[-1])
        found.append(Release(row, int(np.sign(q[row] - place)), rested, None))
        at = row
        if at >= count:
            return found


def _next_rest(q: Array, at: int, tolerance: float, resting: int) -> int | None:
    """First row from `at` from which the positions stay within one resolution for some rows."""
    if len(q) - at < resting:
        return None
    windows = np.lib.stride_tricks.sliding_window_view(q[at:], resting)
    still = np.flatnonzero(np.ptp(windows, axis=1) <= tolerance)
    return None if not len(still) else at + int(still[0])


def _with_friction(release: Release, difference: Array) -> Release:
    """The release with the friction at both ends of its motion, of torque less load (s,)."""
    s, end = release.direction, release.arrest
    return replace(
        release,
        friction=float(s * difference[release.row]),
        arrest_friction=None if end is None else float(s * difference[end]),
    )


def _stiction(joint: str, found: list[Release]) -> list[str]:
    """Friction at release against that at arrest: multivalued friction (Hess and Soom 1990) would show here."""
    pairs = [(r.friction, r.arrest_friction) for r in found if r.friction is not None and r.arrest_friction is not None]
    if len(pairs) < FEWEST:
        return []
    steps = np.array([a - b for a, b in pairs])
    error = float(np.std(steps, ddof=1)) / np.sqrt(len(steps))
    return [
        f"{joint}: in {len(steps)} motions friction at release exceeds that at arrest by {float(np.mean(steps)):.4g} "
        f"± {error:.2g} in the mean."
    ]


def breakaway_points(
    chain: Chain, data: Measurements, joint: str, resting: int = RESTING
) -> tuple[Points, list[Release], list[str]]:
    """The releases of one joint as points, what was found in a time series, and remarks.

    Raises:
        IdentificationError: no resolution of the encoder, no position, no release; a table without directions.
    """
    data, rows = without_missing(data)
    if f"tau_{joint}" not in data.columns and "tau" in data.columns:
        every = data.per_joint("tau", chain.q_names)
        assert every is not None
        torque = every[:, chain.q_names.index(joint)]
    else:
        torque = data.column(f"tau_{joint}")
    loads = joint_loads(chain, data, joint, resting=True)
    found: list[Release] = []
    remarks: list[str] = []
    if "t" not in data.columns:
        direction = np.sign(data.column(f"direction_{joint}"))
        chosen = np.flatnonzero(direction != 0.0)
        direction = direction[chosen]
        if not len(chosen):
            raise IdentificationError(
                f"{data.source}: 'direction_{joint}' is zero in all rows: +1 and -1 say which way {joint} was released"
            )
    else:
        q = data.columns.get(f"q_{joint}")
        if q is None:
            every = data.per_joint("q", chain.q_names)
            q = data.column(f"q_{joint}") if every is None else every[:, chain.q_names.index(joint)]
        resolution = data.resolution(joint)
        if resolution is None or not resolution > 0.0:
            raise IdentificationError(
                f"{data.source}: a release is a motion of more than three resolutions: "
                f"`encoder_resolution: {{{joint}: NUMBER}}` in the YAML beside the data says how much that is"
            )
        found = releases(q, resolution, resting)
        if not found:
            raise IdentificationError(
                f"{data.source}: {joint} is never released: from no rest of {resting} rows does it move more than "
                f"three resolutions, {RELEASE * resolution:.3g}. Raise the torque slowly from rest until it moves"
            )
        chosen = np.array([release.row for release in found])
        direction = np.array([float(release.direction) for release in found])
        found = [_with_friction(item, torque - loads.load) for item in found]
        remarks.extend(_stiction(joint, found))
        rise = np.abs(torque[chosen] - torque[[release.rested for release in found]])
        remarks.append(
            f"{joint}: {len(found)} releases, each at the first row beyond three resolutions; since the last row at "
            f"rest the torque had risen by {float(np.max(rise)):.3g} at most, by which a level may be too large."
        )
    return (
        Points(
            joint,
            BREAKAWAY,
            loads.load[chosen],
            np.zeros(len(chosen)),
            direction,
            torque[chosen],
            loads.normal[chosen],
            rows[chosen],
            data.noise("load", joint),
            data.noise("tau", joint),
        ),
        found,
        remarks,
    )
