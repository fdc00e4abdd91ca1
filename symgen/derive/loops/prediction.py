"""Dependent coordinates of a cluster of loops near its default pose, as polynomials of the known ones.

With u_k the offset of a known coordinate from the middle of its box over the half-width, a coordinate is the sum of
c_ab.. u_1^a u_2^b .. up to a total degree, interpolated at the Chebyshev points of the box with the defaults of all
parameters. Newton's method starts there. Without a degree for so many known coordinates, and where loops do not close
in any box, the polynomials are those of the first- and second-order influence coefficients.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from itertools import product

from symgen.derive.algebra.scalar import Scalar

__all__ = ["Prediction", "interpolated"]

DEGREES = {1: 14, 2: 5}
"""By number of known coordinates."""

REACH = (0.5, 0.3, 0.15, 0.05)
"""Ends of boxes on either side of the default pose that are tried: rad, or shares of the loops' size."""

PARTS, TAIL = (1.0, 0.6, 0.35), 1e-6
"""Parts of a box that are tried, and the largest coefficient of the two highest degrees in one that is taken before the
last: rad, or shares of the size."""

Powers = tuple[int, ...]
"""Exponents of the known coordinates' offsets."""


@dataclass(frozen=True)
class Prediction:
    """Polynomials in a box.

    Attributes:
        box: ends of the known coordinates' offsets from the default pose, below and above zero: rad or m.
        terms: coefficients of each dependent coordinate, by powers of the offsets from the middle in half-widths.
    """

    box: Sequence[tuple[float, float]]
    terms: Sequence[Mapping[Powers, float]]

    def at(self, offsets: Sequence[Scalar]) -> list[Scalar]:
        """The dependent coordinates at offsets of the known ones from the default pose, in the box."""
        u = [(x - 0.5 * (low + high)) * (2.0 / (high - low)) for (low, high), x in zip(self.box, offsets, strict=True)]
        return [_horner(terms, u) for terms in self.terms]


def _horner(terms: Mapping[Powers, float], u: Sequence[Scalar]) -> Scalar:
    """A polynomial, in powers of the last offset with polynomials of the others."""
    algebra = u[0].algebra
    inner: dict[int, dict[Powers, float]] = {}
    for (*others, power), c in terms.items():
        inner.setdefault(power, {})[tuple(others)] = c
    total = algebra.zero
    for power in range(max(inner), -1, -1):
        rest = inner.get(power, {})
        factor = _horner(rest, u[:-1]) if u[1:] and rest else algebra.constant(rest.get((), 0.0))
        total = total * u[-1] + factor
    return total


def interpolated(
    position: Callable[[Sequence[float]], Sequence[float]], units: Sequence[float], scales: Sequence[float]
) -> Prediction | None:
    """Polynomials through positions at the Chebyshev points of the largest box of those tried in which they are good.

    Args:
        position: the dependent coordinates at offsets of the known ones; no numbers where loops do not close.
        units: of the known coordinates' offsets.
        scales: units of the dependent coordinates.
    """
    degree = DEGREES.get(len(units))
    if degree is None:
        return None

    def end(k: int, sign: float) -> float:
        """Offset of a known coordinate up to which the loops close."""
        for reach in REACH:
            x = sign * reach * units[k]
            if all(map(math.isfinite, position([x * (n == k) for n in range(len(units))]))):
                return x
        return 0.0

    ends = [(end(k, -1.0), end(k, 1.0)) for k in range(len(units))]
    if any(low == 0.0 or high == 0.0 for low, high in ends):
        return None
    for part in PARTS:
        box = [(part * low, part * high) for low, high in ends]
        found = _through(position, box, degree)
        if found is None:
            continue
        highest = [
            abs(c) / unit
            for terms, unit in zip(found, scales, strict=True)
            for powers, c in terms.items()
            if sum(powers) >= degree - 1
        ]
        if max(highest) < TAIL or part == PARTS[-1]:
            return Prediction(box, [_powers(terms) for terms in found])
    return None


def _through(
    position: Callable[[Sequence[float]], Sequence[float]], box: Sequence[tuple[float, float]], degree: int
) -> list[dict[Powers, float]] | None:
    """Chebyshev coefficients up to a total degree, by dependent coordinate; None where loops do not close."""
    count = degree + 1
    angles = [math.pi * (k + 0.5) / count for k in range(count)]
    found: dict[Powers, Sequence[float]] = {}
    for place in product(range(count), repeat=len(box)):
        ends = zip(box, place, strict=True)
        found[place] = position([0.5 * (low + high + (high - low) * math.cos(angles[k])) for (low, high), k in ends])
        if not all(map(math.isfinite, found[place])):
            return None
    every = [powers for powers in product(range(count), repeat=len(box)) if sum(powers) <= degree]
    weights = {powers: math.prod((2.0 if power else 1.0) / count for power in powers) for powers in every}
    return [
        {
            powers: weights[powers]
            * sum(
                x[n] * math.prod(math.cos(power * angles[k]) for power, k in zip(powers, place, strict=True))
                for place, x in found.items()
            )
            for powers in every
        }
        for n in range(len(next(iter(found.values()))))
    ]


def _powers(terms: Mapping[Powers, float]) -> dict[Powers, float]:
    """A polynomial in powers from one in Chebyshev polynomials."""
    found: dict[Powers, float] = {}
    for orders, c in terms.items():
        for parts in product(*(_chebyshev(order).items() for order in orders)):
            powers = tuple(power for power, _ in parts)
            found[powers] = found.get(powers, 0.0) + c * math.prod(factor for _, factor in parts)
    return {powers: float(f"{c:.12g}") for powers, c in found.items()}


def _chebyshev(order: int) -> dict[int, int]:
    """Coefficients of a Chebyshev polynomial, by power."""
    one, other = {0: 1}, {1: 1}
    for _ in range(order):
        following = {power + 1: 2 * c for power, c in other.items()}
        for power, c in one.items():
            following[power] = following.get(power, 0) - c
        one, other = other, following
    return one
