"""Literals that are the rounding of zero, and literals that are one number but for rounding.

A literal is zero where it is small beside what was added up to get it, not beside other numbers.
The condition number of a sum is sum |x_i| / |sum x_i| (Higham 2002, chapter 4). Where it comes near 1/u no digit of
the sum is right, and the sum counts as zero. The numerator, here the *size*, goes along with each literal: sizes of
sums and differences add, and a product has the relative size of the factor that has the larger one. Rounding errors of
factors add, they do not multiply: the constants of a linkage are products of many sums.
"""

from __future__ import annotations

import math
from bisect import bisect_left

from symgen.program.nodes import Node, Pool

__all__ = ["Distinct", "Literals", "vanishes"]

ROUNDING = 2e-15
"""Ten units in the last place of the sum of the sizes of the summands."""

LARGE = 2.0**40
"""Below, rounding is far smaller than the distance between integers."""


def vanishes(value: float, size: float) -> bool:
    """True when a sum of literals is zero up to rounding.

    Args:
        value: the sum.
        size: the sum of the sizes of its terms.
    """
    return abs(value) <= ROUNDING * size < math.inf


class Literals:
    """Literals of a pool, and what the terms amount to that each was made of.

    A literal is a node, so one number has one size: that of a number that was given, which is exact, else the least.
    """

    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        self._sizes: dict[int, float] = {}

    def given(self, value: float) -> Node:
        """A number that is not computed."""
        node = self.pool.constant(value + 0.0)
        self._sizes[node.index] = abs(value)
        return node

    def add(self, a: Node, b: Node) -> Node:
        """The sum of two literals."""
        return self._made(a.value + b.value, self._size(a) + self._size(b))

    def sub(self, a: Node, b: Node) -> Node:
        """The difference of two literals."""
        return self._made(a.value - b.value, self._size(a) + self._size(b))

    def mul(self, a: Node, b: Node) -> Node:
        """The product of two literals."""
        x, y = abs(float(a.value)), abs(float(b.value))
        return self._made(a.value * b.value, max(self._size(a) * y, x * self._size(b)))

    def div(self, a: Node, b: Node) -> Node:
        """The quotient of two literals."""
        return self._made(a.value / b.value, self._size(a) / abs(b.value))

    def neg(self, a: Node) -> Node:
        """A literal with the other sign."""
        return self._made(0.0 - a.value, self._size(a))

    def _made(self, value: float, size: float) -> Node:
        """A number whose terms amount to a size; zero where it is their rounding."""
        if vanishes(value, size):
            return self.pool.constant(0.0)
        node = self.pool.constant(value)
        self._sizes[node.index] = min(size, self._sizes.get(node.index, size))
        return node

    def _size(self, node: Node) -> float:
        """Sum of the magnitudes of a literal's terms; the number itself for a literal that was not made here."""
        return self._sizes.get(node.index, abs(float(node.value)))


class Distinct:
    """Positive numbers that differ by more than rounding: integers, and what was asked for.

    The same length, turned by way of one joint or of two, comes out in two numbers, and what they have in common would
    not be seen. Integers stand for what is near them, whatever comes first: statuses and counts of passes are compared.
    """

    def __init__(self) -> None:
        self._ordered: list[float] = []
        self._chosen: dict[float, float] = {}

    def chosen(self, number: float) -> float:
        """The integer, or the number that is there already, that differs from this one by rounding; else this one.

        Example:
            >>> Distinct().chosen(0.7 + 0.2 + 0.1)
            1.0
        """
        chosen = self._chosen.get(number)
        if chosen is None:
            if number < LARGE and _equal(whole := float(round(number)), number):
                self._chosen[number] = whole
                return whole
            place = bisect_left(self._ordered, number)
            near = [other for other in self._ordered[max(place - 1, 0) : place + 1] if _equal(other, number)]
            if not near:
                self._ordered.insert(place, number)
            chosen = self._chosen[number] = near[0] if near else number
        return chosen


def _equal(a: float, b: float) -> bool:
    return abs(a - b) <= ROUNDING * b
