"""Rates that are rounding of the terms that they are the sum of: they count as zero."""

from __future__ import annotations

from collections.abc import Sequence

from symgen.derive.algebra.branches import Branches
from symgen.derive.algebra.scalar import Scalar
from symgen.describe.couplings import RESTS

__all__ = ["without_rounding"]

NEXT = 1.0 + 2.0**-30
"""A number that is one in single precision, and not in double."""


def without_rounding(branches: Branches, rate: Scalar, parts: Sequence[Scalar]) -> Scalar:
    """A rate, zero where it is rounding of its parts, by the precision that the program runs in."""
    size = branches.sum([branches.abs(part) for part in parts])
    double, single, beyond_one = (branches.algebra.constant(x) for x in (*RESTS.values(), NEXT))
    rounding = branches.where(branches.less(size, beyond_one * size), double, single)
    return branches.where(branches.at_most(branches.abs(rate), rounding * size), branches.zero, rate)
