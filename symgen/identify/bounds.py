"""Bounds of masses and mass centres, which a drawing gives and data must respect: linear inequalities.

    bounds:
      masses: 0.2                         # every mass within 20 % of the chain's own
      links:
        forearm: {mass: [1.8, 2.4], com: [[0, 0.45], [-0.1, 0.1], [-0.1, 0.1]]}    # kg; box of the mass centre, m

A box of the mass centre c = (m c)/m is linear in m and m c: lower m <= m c <= upper m.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from symgen.arrays import Array
from symgen.describe.nearest import nearest
from symgen.errors import IdentificationError
from symgen.identify.description import finite_number, known_keys
from symgen.identify.parameters import Basis
from symgen.text.visible import brief

__all__ = ["Bounds", "bounds_of"]


AXES = "xyz"

WITHIN = 1e-9
"""Share of its size by which a bound may be missed."""


@dataclass(frozen=True, eq=False)
class Bounds:
    """A theta <= b.

    Attributes:
        A: (r, columns).
        b: (r,).
        names: parameter and bound of each, for messages.
    """

    A: Array
    b: Array
    names: tuple[str, ...] = field(default=())

    def broken(self, theta: Array) -> tuple[str, ...]:
        """Names of bounds that a set does not meet."""
        size = np.abs(self.A) @ np.abs(theta) + np.abs(self.b)
        over = self.A @ theta - self.b > WITHIN * size
        return tuple(name for name, missed in zip(self.names, over, strict=True) if missed)


def bounds_of(basis: Basis, given: Mapping[str, Any] | None, nominal: Array) -> Bounds:
    """The inequalities of bounds as a description has them.

    Args:
        basis: of the chain.
        given: see above; None: no bounds.
        nominal: (columns,) the chain's own values.

    Raises:
        IdentificationError: an unknown key or link, no pair of numbers, a lower bound above the upper.
    """
    rows: list[Array] = []
    limits: list[float] = []
    names: list[str] = []
    count = len(basis.columns)
    for name, entries, limit in _inequalities(basis, given or {}, nominal):
        row = np.zeros(count)
        for column, value in entries.items():
            row[column] = value
        rows.append(row)
        limits.append(limit)
        names.append(name)
    return Bounds(np.array(rows).reshape(len(rows), count), np.array(limits), tuple(names))


def _inequalities(
    basis: Basis, given: Mapping[str, Any], nominal: Array
) -> Iterator[tuple[str, dict[int, float], float]]:
    """Name, entries of a row, and its limit."""
    known_keys(given, ("masses", "links"), "bounds")
    joints = [joint.name for joint in basis.chain.joints]
    links = given.get("links") or {}
    if not isinstance(links, Mapping):
        raise IdentificationError(f"bounds.links: links with their bounds are wanted, not {brief(links)}")
    for name in links:
        if name not in joints:
            close = nearest(str(name), joints)
            raise IdentificationError(f"bounds.links: no link {brief(name)}{close}; there are {', '.join(joints)}")
    share = None if given.get("masses") is None else finite_number(given["masses"], "bounds.masses")
    if share is not None and not 0.0 <= share < 1.0:
        raise IdentificationError(f"bounds.masses: a share from 0 to 1 is wanted, not {share:g}")
    for k, joint in enumerate(joints):
        where, own = f"bounds.links.{joint}", links.get(joint) or {}
        if not isinstance(own, Mapping):
            raise IdentificationError(f"{where}: mass and com are wanted, not {brief(own)}")
        known_keys(own, ("mass", "com"), where)
        m = 10 * k
        mass = f"m({joint})"
        if own.get("mass") is not None:
            low, high = _pair(own["mass"], f"{where}.mass")
        elif share is not None and nominal[m] > 0.0:
            low, high = nominal[m] * (1.0 - share), nominal[m] * (1.0 + share)
        else:
            low, high = 0.0, np.inf
        if low > 0.0:
            yield f"{mass} >= {low:.6g}", {m: -1.0}, -low
        if np.isfinite(high):
            yield f"{mass} <= {high:.6g}", {m: 1.0}, high
        if own.get("com") is None:
            continue
        box = own["com"]
        if not isinstance(box, list | tuple) or len(box) != 3:
            raise IdentificationError(f"{where}.com: three pairs [lower, upper] are wanted, not {brief(box)}")
        for j, (axis, sides) in enumerate(zip(AXES, box, strict=True)):
            low, high = _pair(sides, f"{where}.com.{axis}")
            yield f"com of {joint} along {axis} >= {low:.6g}", {m: low, m + 1 + j: -1.0}, 0.0
            yield f"com of {joint} along {axis} <= {high:.6g}", {m: -high, m + 1 + j: 1.0}, 0.0


def _pair(given: Any, where: str) -> tuple[float, float]:
    if not isinstance(given, list | tuple) or len(given) != 2:
        raise IdentificationError(f"{where}: a pair [lower, upper] is wanted, not {brief(given)}")
    low, high = (finite_number(x, where) for x in given)
    if low > high:
        raise IdentificationError(f"{where}: {low:g} is above {high:g}")
    return low, high
