"""Trigonometric polynomials in a canonical form: sums of cosines and sines of sums of angles.

Every polynomial in sines and cosines has exactly one such form, so equal expressions become identical and what
cancels is gone; `cos(a) cos(a + b) + sin(a) sin(a + b)` becomes `cos(b)`.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache, reduce
from typing import Any

from sympy import (
    QQ,
    Add,
    Expr,
    Integer,
    Mul,
    Pow,
    Rational,
    Symbol,
    cos,
    count_ops,
    default_sort_key,
    factor_terms,
    sin,
)
from sympy.polys.rings import ring

__all__ = ["Series", "TooLarge", "collected", "series", "squared"]

Frequency = tuple[int | Rational, ...]
"""Numbers that multiply the angles: int where they are whole, which is nearly always and costs the least."""

FEWEST, MOST = 3, 24
"""Monomials of a polynomial that is split into factors."""

LARGEST = 3000
"""Pairs of monomials in one product above which the canonical form is given up."""


class TooLarge(Exception):
    """The canonical form would be too long to be of use to a reader."""


@dataclass(frozen=True)
class Series:
    """Sum over frequencies f of C_f cos(f . angles) + S_f sin(f . angles); C and S are polynomials.

    Attributes:
        angles: what the frequencies multiply.
        atoms: the generators of the polynomials: all that is neither sum, product, sine nor cosine.
        terms: frequency -> (C, S); the first number in a frequency that is not zero is positive.
    """

    angles: tuple[Expr, ...]
    atoms: tuple[Expr, ...]
    terms: dict[Frequency, tuple[Any, Any]]

    def __bool__(self) -> bool:
        return bool(self.terms)

    @property
    def size(self) -> int:
        """Number of monomials."""
        return monomials(self.terms)

    def argument(self, frequency: Frequency) -> Expr:
        """The angle that a frequency stands for."""
        return Add(*(f * angle for f, angle in zip(frequency, self.angles, strict=True)))

    def coefficient(self, polynomial: Any) -> Expr:
        """A polynomial as an expression: common factors taken out, and all factors where that is shorter."""
        stand_ins = {Symbol(f"_{k}"): atom for k, atom in enumerate(self.atoms)}
        return shortest(polynomial, tuple(stand_ins)).xreplace(stand_ins)


@lru_cache(maxsize=1000)
def series(expression: Expr) -> Series:
    """The canonical form of an expression that is polynomial in sines and cosines; zero has no terms.

    Results are kept, since a page weighs several styles of the same expressions.

    Raises:
        TooLarge: a product of more than `LARGEST` pairs of monomials would be needed.
    """
    leaves = sorted(found_leaves(expression), key=default_sort_key)
    trigonometric = [leaf for leaf in leaves if isinstance(leaf, sin | cos) and leaf.free_symbols]
    atoms = tuple(leaf for leaf in leaves if not (isinstance(leaf, sin | cos) and leaf.free_symbols))
    arguments = {leaf: leaf.args[0].as_coefficients_dict() for leaf in trigonometric}
    angles = tuple(sorted({key for coefficients in arguments.values() for key in coefficients}, key=default_sort_key))
    polynomials = ring([f"_{k}" for k in range(len(atoms))], QQ)[0]
    one, zero = polynomials.one, polynomials.zero
    constant: Frequency = (0,) * len(angles)
    known: dict[Expr, dict[Frequency, tuple[Any, Any]]] = {
        atom: {constant: (generator, zero)} for atom, generator in zip(atoms, polynomials.gens, strict=True)
    }
    for leaf in trigonometric:
        factors = (Rational(arguments[leaf].get(angle, 0)) for angle in angles)
        frequency = tuple(int(factor) if factor.is_Integer else factor for factor in factors)
        pair = (one, zero) if isinstance(leaf, cos) else (zero, one)
        known[leaf] = gathered([(frequency, *pair)])

    def build(e: Expr) -> dict[Frequency, tuple[Any, Any]]:
        if e in known:
            return known[e]
        if isinstance(e, Rational):
            result = gathered([(constant, polynomials.ground_new(QQ(e.p, e.q)), zero)])
        elif e.is_Add:
            result = gathered([(f, *pair) for a in e.args for f, pair in build(a).items()])
        else:
            factors = e.args if e.is_Mul else (e.base,) * int(e.exp)
            result = reduce(product, map(build, factors))
        known[e] = result
        return result

    return Series(angles, atoms, build(expression))


def found_leaves(expression: Expr) -> set[Expr]:
    """Atoms: neither sums, nor products, nor positive integer powers, nor rational numbers."""
    found: set[Expr] = set()
    stack, seen = [expression], set()
    while stack:
        e = stack.pop()
        if e in seen:
            continue
        seen.add(e)
        if e.is_Add or e.is_Mul:
            stack.extend(e.args)
        elif isinstance(e, Pow) and isinstance(e.exp, Integer) and e.exp > 0:
            stack.append(e.base)
        elif not isinstance(e, Rational):
            found.add(e)
    return found


def monomials(terms: dict[Frequency, tuple[Any, Any]]) -> int:
    """Number of monomials in all coefficients together."""
    return sum(len(c) + len(s) for c, s in terms.values())


def gathered(parts: Iterable[tuple[Frequency, Any, Any]]) -> dict[Frequency, tuple[Any, Any]]:
    """Terms of equal frequency added, frequencies made positive, zeros dropped."""
    sums: dict[Frequency, tuple[Any, Any]] = {}
    for frequency, c, s in parts:
        leading = next((f for f in frequency if f != 0), None)
        if leading is None:
            s = s * 0
        elif leading < 0:
            frequency, s = tuple(-f for f in frequency), -s
        if frequency in sums:
            sums[frequency] = (sums[frequency][0] + c, sums[frequency][1] + s)
        else:
            sums[frequency] = (c, s)
    return {frequency: pair for frequency, pair in sums.items() if pair[0] or pair[1]}


def product(a: dict[Frequency, tuple[Any, Any]], b: dict[Frequency, tuple[Any, Any]]) -> dict[Frequency, Any]:
    """Products of cosines and sines turned into sums."""
    if monomials(a) * monomials(b) > LARGEST:
        raise TooLarge
    for one, other in ((a, b), (b, a)):
        if len(one) == 1 and not any(next(iter(one))):  # a polynomial, which leaves the frequencies as they are
            ((factor, _),) = one.values()
            return {f: (factor * c, factor * s) for f, (c, s) in other.items()}
    parts: list[Any] = []
    half = QQ(1, 2)
    for fa, (ca, sa) in a.items():
        for fb, (cb, sb) in b.items():
            cc, ss, sc, cs = ca * cb, sa * sb, sa * cb, ca * sb
            total = tuple(x + y for x, y in zip(fa, fb, strict=True))
            difference = tuple(x - y for x, y in zip(fa, fb, strict=True))
            parts.append((total, (cc - ss) * half, (sc + cs) * half))
            parts.append((difference, (cc + ss) * half, (sc - cs) * half))
    return gathered(parts)


@lru_cache(maxsize=1000)
def shortest(polynomial: Any, symbols: tuple[Expr, ...]) -> Expr:
    """The shorter of a polynomial without its common factors and one that is split into factors.

    Where it has no factors, a symbol that occurs in the first power, as masses do, may be multiplied by a polynomial
    that has some: `m a^2 + n (a + b)^2`. Results are kept: coefficients recur from one expression to the next.
    """
    plain = factor_terms(polynomial.as_expr(*symbols))
    if not FEWEST <= len(polynomial) <= MOST:
        return plain
    content, factors = polynomial.factor_list()
    if len(factors) > 1 or any(power > 1 for _, power in factors):
        parts = []
        for factor, power in factors:  # 10 a + 10 b - 1 is 10 (a + b - 1/10)
            common = reduce(QQ.gcd, (c for monomial, c in factor.terms() if any(monomial)), QQ.zero)
            content *= common**power
            parts.append(factor.quo_ground(common).as_expr(*symbols) ** power)
        return min(plain, Mul(Rational(content.numerator, content.denominator), *parts), key=count_ops)
    for k, degree in enumerate(polynomial.degrees()):
        if degree != 1:
            continue
        generator = polynomial.ring.gens[k]
        inner = polynomial.diff(generator)
        rest = polynomial - inner * generator
        if rest and len(inner) >= FEWEST:
            found = symbols[k] * shortest(inner, symbols) + shortest(rest, symbols)
            if count_ops(found) < count_ops(plain):
                return found
    return plain


def ordered(terms: dict[Frequency, Any]) -> list[Frequency]:
    """Frequencies, the slow ones first."""
    return sorted(terms, key=lambda f: (sum(abs(x) for x in f), [-x for x in f]))


def collected(form: Series) -> Expr:
    """The series as an expression: one cosine and one sine per frequency, coefficients factored."""
    parts: list[Any] = []
    for frequency in ordered(form.terms):
        c, s = form.terms[frequency]
        angle = form.argument(frequency)
        parts.extend((form.coefficient(c) * cos(angle), form.coefficient(s) * sin(angle)))
    return Add(*parts)


def squared(form: Series) -> Expr:
    """The series with cos(2 a) and sin(2 a) written by squares and products of cos(a), sin(a)."""
    terms = dict(form.terms)
    constant: Frequency = (0,) * len(form.angles)
    parts: list[Any] = []
    for frequency in ordered(form.terms):
        if frequency == constant or any(f % 2 for f in frequency):
            continue
        c, s = terms.pop(frequency)
        angle = form.argument(tuple(f // 2 for f in frequency))
        base = terms[constant][0] if constant in terms else c * 0
        up, down = base + c, base - c
        if len(up.terms()) <= len(down.terms()) and c:
            terms[constant] = (up, c * 0)
            parts.append(-2 * form.coefficient(c) * sin(angle) ** 2)
        elif c:
            terms[constant] = (down, c * 0)
            parts.append(2 * form.coefficient(c) * cos(angle) ** 2)
        parts.append(2 * form.coefficient(s) * sin(angle) * cos(angle))
    rest = Series(form.angles, form.atoms, {f: p for f, p in terms.items() if p[0] or p[1]})
    return Add(collected(rest), *parts)
