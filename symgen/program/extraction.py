"""Greedy extraction of common products and two-term sums from a network of sums of products.

A divisor is either a pair of factors, or a pair of terms without their common factor. Its gain is the number of
operations that all its occurrences save, less what computing it costs. The largest gain is taken, the terms it touches
are replaced, and the divisors of the new terms are entered; gains are kept in a heap and checked when they come up.

Almost all pairs of terms occur once. A sum of two terms can occur again only where somebody else has the factors of
both, so a term that has a pair of factors to itself is lonely, and its sums are not entered before it has company.
"""

from __future__ import annotations

import random
from heapq import heappop, heappush
from itertools import combinations

from symgen.program.network import Cube, Network

__all__ = ["Extraction"]

WIDEST = 48
"""Terms of a sum further apart than this are not paired, so that the time stays proportional to the size."""

Key = tuple[str, Cube, Cube, int]
"""`("*", (u,), (v,), 1)` for the product u v, `("+", A, B, sign)` for the sum A + sign B."""

Occurrence = tuple[int, int, int]
"""The two terms of a sum divisor and what it saves there; a product divisor has its term twice."""


class Divisor:
    """A divisor's key, what computing it costs, where it occurs, whether its gain has to be looked at anew.

    `waiting` is the gain with which it waits in the heap, 0 where it does not.
    """

    __slots__ = ("cost", "dirty", "key", "seen", "tie", "waiting")

    def __init__(self, key: Key, cost: int) -> None:
        self.key = key
        self.cost = cost
        self.seen: list[Occurrence] = []
        self.dirty = False
        self.tie: float | None = None
        self.waiting = 0


class Extraction:
    """One greedy run over a network, which it changes."""

    def __init__(self, network: Network, seed: int = 0) -> None:
        self.network = network
        self._random = random.Random(seed) if seed else None
        self._owner: list[int] = []
        self._sign: list[int] = []
        self._cube: list[Cube] = []
        self._factors: list[frozenset[int]] = []
        self._alive: list[bool] = []
        self._steady: list[bool] = []
        self._lonely: list[int] = []
        self._first: list[int] = []
        self._terms_of: dict[int, list[int]] = {}
        self._products: dict[Cube, Divisor | int] = {}
        self._sums: dict[Key, Divisor | Occurrence] = {}
        self._heap: list[tuple[int, float, Key, Divisor]] = []
        self._dirty: list[Divisor] = []

    def run(self) -> None:
        """Extract until nothing is gained; the network's sums and products are replaced."""
        network = self.network
        for variable, terms in list(network.sums.items()):
            self._terms_of[variable] = []
            for sign, cube in terms:
                self._add_term(variable, sign, cube)
        for variable, cube in list(network.products.items()):
            self._terms_of[variable] = []
            self._add_term(variable, 1, cube)
        self._refresh()
        while self._heap:
            stored, _, key, divisor = heappop(self._heap)
            if divisor.waiting == -stored:
                divisor.waiting = 0
            gain, chosen = self._gain(divisor)
            if gain == -stored:
                self._apply(key, chosen)
                self._refresh()
            else:
                self._push(divisor, gain)
        self._store()

    # terms and divisors

    def _add_term(self, owner: int, sign: int, cube: Cube) -> None:
        """Enter a term and the divisors that it makes with the others of its owner."""
        new = len(self._owner)
        self._owner.append(owner)
        self._sign.append(sign)
        self._cube.append(cube)
        self._alive.append(True)
        factors = frozenset(cube)
        all_factors = self._factors
        all_factors.append(factors)
        steady = self.network.steady.issuperset(factors)
        self._steady.append(steady)
        lonely = self._enter_products(new, cube) if len(cube) > 1 else 0
        self._lonely.append(lonely)
        siblings = self._terms_of[owner]
        near = siblings[-WIDEST:]
        self._first.append(near[0] if near else new)
        for other in near:
            if not factors.isdisjoint(all_factors[other]) or (steady and self._steady[other]):
                self._pair(other, new)
            elif not lonely and not self._lonely[other]:
                self._plain(other, new)
        siblings.append(new)

    def _enter_products(self, new: int, cube: Cube) -> int:
        """Enter the pairs of a term's factors; how many of them no other term has."""
        lonely = 0
        products = self._products
        for pair in combinations(cube, 2):
            known = products.get(pair)
            if known is None:  # most pairs are in one term
                products[pair] = new
                lonely += 1
                continue
            if isinstance(known, Divisor):
                divisor = known
            else:
                u, v = pair
                divisor = products[pair] = Divisor(("*", (u,), (v,), 1), 1)
                divisor.seen.append((known, known, 1))
                if known == new:
                    lonely -= 1
                else:
                    self._accompany(known)
            self._occurs(divisor, (new, new, 1))
        return lonely

    def _accompany(self, term: int) -> None:
        """Another term has one more pair of this one's factors; enter its sums once others have them all."""
        self._lonely[term] -= 1
        if self._lonely[term] or not self._alive[term]:
            return
        factors = self._factors[term]
        for other in self._terms_of[self._owner[term]]:
            i, j = (other, term) if other < term else (term, other)
            near = i != j and i >= self._first[j]
            if near and not self._lonely[other] and factors.isdisjoint(self._factors[other]):
                self._plain(i, j)

    def _plain(self, i: int, j: int) -> None:
        """Enter the divisor of two terms that have nothing in common."""
        first, second = self._cube[i], self._cube[j]
        saved = (len(first) or 1) + (len(second) or 1) - 1
        pair = (first, second) if first <= second else (second, first)
        self._see(("+", *pair, self._sign[i] * self._sign[j]), (i, j, saved), saved)

    def _pair(self, i: int, j: int) -> None:
        """Enter the divisor of two terms that have something in common, or that are steady."""
        common, a, b = _common(self._cube[i], self._cube[j])
        n, of_a, of_b = len(common), len(a) or 1, len(b) or 1
        saved = (n + len(a) or 1) + (n + len(b) or 1) - 1 - n
        cost = of_a + of_b - 1
        steady = self.network.steady
        if steady.issuperset(a) and steady.issuperset(b):
            saved += 0 if not common or steady.isdisjoint(common) else 1
            cost = 0
        if saved > 0:
            key = ("+", *((a, b) if a <= b else (b, a)), self._sign[i] * self._sign[j])
            self._see(key, (i, j, saved), cost)

    def _see(self, key: Key, occurrence: Occurrence, cost: int) -> None:
        """Enter an occurrence of a sum; most occur once and gain nothing: no divisor is made before the second."""
        known = self._sums.get(key)
        if known is None and occurrence[2] <= cost:
            self._sums[key] = occurrence
            return
        if isinstance(known, Divisor):
            divisor = known
        else:
            divisor = self._sums[key] = Divisor(key, cost)
            if known is not None:
                divisor.seen.append(known)
        self._occurs(divisor, occurrence)

    def _occurs(self, divisor: Divisor, occurrence: Occurrence) -> None:
        divisor.seen.append(occurrence)
        if not divisor.dirty:
            divisor.dirty = True
            self._dirty.append(divisor)

    def _refresh(self) -> None:
        for divisor in self._dirty:
            divisor.dirty = False
            self._push(divisor, self._gain(divisor)[0])
        self._dirty.clear()

    def _push(self, divisor: Divisor, gain: int) -> None:
        """Let a divisor wait that gains something, with its gain once."""
        if gain <= 0 or gain == divisor.waiting:
            return
        divisor.waiting = gain
        if divisor.tie is None:
            divisor.tie = 0.0 if self._random is None else self._random.random()
        heappush(self._heap, (-gain, divisor.tie, divisor.key, divisor))

    # gains

    def _gain(self, divisor: Divisor) -> tuple[int, list[Occurrence]]:
        """The saving of extracting the divisor, and the occurrences that are replaced."""
        alive = self._alive
        seen = [occurrence for occurrence in divisor.seen if alive[occurrence[0]] and alive[occurrence[1]]]
        divisor.seen = seen
        gain = -divisor.cost
        if len(seen) < 2:
            return gain + (seen[0][2] if seen else 0), seen
        used: set[int] = set()
        taken: list[Occurrence] = []
        for occurrence in seen:
            i, j, saved = occurrence
            if i not in used and j not in used:
                gain += saved
                used.add(i)
                used.add(j)
                taken.append(occurrence)
        return gain, taken

    # replacing

    def _apply(self, key: Key, chosen: list[Occurrence]) -> None:
        network = self.network
        kind, a, b, sign = key
        if kind == "*":
            divisor, turn = network.product((*a, *b)), 1
        elif network.steady.issuperset(a) and network.steady.issuperset(b):
            numbers = [network.leaves[c[0]] if c else network.folding.one for c in (a, b)]
            first, second = numbers
            total = network.plus(first, second if sign > 0 else network.minus(second))
            turn, cube = network.coefficient(total)
            divisor = network.product(cube)
        else:
            turn, divisor = network.sum([(1, a), (sign, b)])
        if divisor not in self._terms_of and divisor not in network.leaves:
            self._terms_of[divisor] = []
            if kind == "*":
                self._add_term(divisor, 1, network.products[divisor])
            else:
                for term in network.sums[divisor]:
                    self._add_term(divisor, *term)
        for i, j, _ in chosen:
            if self._owner[i] != divisor:
                self._replace(i, j, a, b, divisor, turn)

    def _replace(self, i: int, j: int, a: Cube, b: Cube, divisor: int, turn: int) -> None:
        network = self.network
        sign = self._sign[i]
        if i == j:
            rest = list(self._cube[i])
            for factor in (*a, *b):
                rest.remove(factor)
        else:
            common, first, _ = _common(self._cube[i], self._cube[j])
            rest = list(common)
            if first != a:
                sign = self._sign[j]
        self._alive[i] = self._alive[j] = False
        owner = self._owner[i]
        self._terms_of[owner] = [term for term in self._terms_of[owner] if term not in (i, j)]
        if network.leaves.get(divisor) is network.folding.zero:
            return
        steady, cube = network.merged([*rest, divisor])
        self._add_term(owner, sign * turn * steady, cube)

    def _store(self) -> None:
        """Write the terms back; a sum of one term becomes a product."""
        network = self.network
        for owner, ids in self._terms_of.items():
            terms = [(self._sign[t], self._cube[t]) for t in ids]
            if owner in network.products:
                network.products[owner] = terms[0][1]
            else:
                network.sums[owner] = terms


def _common(first: Cube, second: Cube) -> tuple[Cube, Cube, Cube]:
    """Common factors with multiplicity, and what is left of each."""
    common: list[int] = []
    a: list[int] = []
    b: list[int] = []
    i = j = 0
    while i < len(first) and j < len(second):
        if first[i] == second[j]:
            common.append(first[i])
            i += 1
            j += 1
        elif first[i] < second[j]:
            a.append(first[i])
            i += 1
        else:
            b.append(second[j])
            j += 1
    return tuple(common), (*a, *first[i:]), (*b, *second[j:])
