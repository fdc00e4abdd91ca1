"""Expressions without intermediates in the shortest of a few equal forms: for reading, not for computing."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import comb
from typing import Any

from sympy import (
    Add,
    Basic,
    Dummy,
    Expr,
    Mul,
    Pow,
    Rational,
    Symbol,
    cos,
    count_ops,
    default_sort_key,
    factor_terms,
    sin,
    sqrt,
)
from sympy import ImmutableDenseMatrix as Matrix
from sympy import ImmutableDenseNDimArray as Array
from sympy.polys import Poly, PolynomialError

from symgen.derive.lagrange.fourier import TooLarge, collected, series, squared
from symgen.derive.lagrange.vectors import ZERO, total

__all__ = ["positive_sums", "readable", "reduced", "simplified", "tree_size"]

LONGEST = 600
"""Operations above which an expanded expression is not multiplied out with its products of cosines and sines kept."""

CROWDED = 120
"""Monomials of the canonical form above which an expanded expression is left as it is."""


LONG_NUMBER = 10**6
"""Integers from which on a common fraction is left in a sum."""

LONGER = 1.25
"""Ratio of lengths up to which products of sines and cosines are preferred to multiples of an angle, as in books."""


def readable(expression: Expr) -> Expr:
    """The shortest of several forms of a polynomial in sines and cosines; all are equal to `expression`.

    One without multiples of an angle is preferred, so that the factors of an equation can be seen, and solved.
    """
    if expression.is_Atom:
        return expression
    letters = radicals(expression)
    if letters:
        masked = expression.replace(is_radical, lambda root: letters[root.base] ** (2 * root.exp))
        return readable(masked).xreplace({letter: sqrt(base) for base, letter in letters.items()})
    try:
        form = series(expression)
    except TooLarge:
        return expression
    if not form:
        return ZERO
    if form.size > CROWDED:
        return expression
    by_angles = collected(form)
    forms = [by_angles, squared(form), reduced(by_angles)]
    if tree_size(expression) < LONGEST:
        forms.append(reduced(expression))
    candidates = [candidate for candidate in dict.fromkeys(forms) if candidate is not None]
    candidates.extend([factor_terms(candidate) for candidate in candidates])
    candidates = [spread_numbers(positive_sums(candidate)) for candidate in candidates]
    shortest = min(candidates, key=length)
    plain = min((e for e in candidates if not has_multiple_angles(e)), key=length, default=shortest)
    return plain if count_ops(plain) <= LONGER * count_ops(shortest) else shortest


def radicals(expression: Expr) -> dict[Expr, Symbol]:
    """Sums below a square root, each with a letter for its root: common numbers are not to be taken out of them."""
    bases = sorted({power.base for power in expression.atoms(Pow) if is_radical(power)}, key=default_sort_key)
    return {base: Dummy(f"root{k}") for k, base in enumerate(bases)}


def is_radical(expression: Expr) -> bool:
    """True for a power of the square root of a sum."""
    return bool(expression.is_Pow and expression.base.is_Add and (2 * expression.exp).is_Integer) and (
        not expression.exp.is_Integer
    )


def spread_numbers(expression: Expr) -> Expr:
    """The expression with a fraction multiplied into a sum whose numbers it made long."""
    if not any(number.is_Integer and abs(number) >= LONG_NUMBER for number in expression.atoms(Rational)):
        return expression

    def has_long_sum(e: Expr) -> bool:
        return bool(e.is_Mul) and any(map(is_long, e.args)) and e.args[0].is_Rational and not e.args[0].is_Integer

    def is_long(e: Expr) -> bool:
        return bool(e.is_Add) and any(abs(term.as_coeff_Mul()[0]) >= LONG_NUMBER for term in e.args)

    def spread(e: Expr) -> Expr:
        number, rest = e.as_coeff_Mul()
        factors = list(Mul.make_args(rest))
        place = next(k for k, factor in enumerate(factors) if is_long(factor))
        factors[place] = Add(*(number * term for term in factors[place].args))
        return Mul(*factors)

    return expression.replace(has_long_sum, spread)


def positive_sums(expression: Expr) -> Expr:
    """The expression with the sign of a factor that is a sum outside where most of its terms are negative."""
    if expression.is_Atom:
        return expression
    arguments = [positive_sums(argument) for argument in expression.args]
    if not expression.is_Mul or (len(arguments) < 3 and any(argument.is_Number for argument in arguments)):
        return expression.func(*arguments)
    turned = 1
    for k, factor in enumerate(arguments):
        negative = sum(term.could_extract_minus_sign() for term in factor.args) if factor.is_Add else 0
        if 2 * negative > len(factor.args):
            arguments[k], turned = -factor, -turned
    return expression.func(turned, *arguments)


def length(expression: Expr) -> tuple[int, Any]:
    """Operations of an expression, then what tells expressions of one length apart."""
    return count_ops(expression), default_sort_key(expression)


def has_multiple_angles(expression: Expr) -> bool:
    """True where the sine or cosine of a multiple of an angle occurs."""
    arguments = (function.args[0].as_coefficients_dict() for function in expression.atoms(sin, cos))
    return any(abs(factor) > 1 for argument in arguments for angle, factor in argument.items() if angle != 1)


def tree_size(expression: Expr) -> int:
    """Number of operations when written out; shared parts are counted once and multiplied."""
    sizes: dict[Basic, int] = {}
    stack = [expression]
    while stack:
        e = stack[-1]
        missing = [argument for argument in e.args if argument not in sizes]
        if missing:
            stack.extend(missing)
            continue
        stack.pop()
        sizes[e] = sum(sizes[argument] for argument in e.args) + max(len(e.args) - 1, 1 if e.args else 0)
    return sizes[expression]


@lru_cache(maxsize=1000)
def reduced(expression: Expr) -> Expr | None:
    """Products of cosines and sines kept; sin(a)^2 or cos(a)^2 put for the other where that is shorter.

    None where there are no sines and cosines, or one of them is not in a polynomial. Results are kept, since a page
    weighs several styles of the same expressions.
    """
    angles = sorted({f.args[0] for f in expression.atoms(sin, cos)}, key=default_sort_key)
    if not angles:
        return None
    trigonometric = sorted([f(angle) for angle in angles for f in (sin, cos)], key=default_sort_key)
    try:
        polynomial = Poly(expression, *trigonometric)
    except PolynomialError:
        return None
    before = None
    while polynomial != before:  # what one angle leaves out may let squares of an earlier one go
        before = polynomial
        for angle in angles:
            polynomial = shortest(polynomial, angle)
    return by_monomials(polynomial)


def shortest(polynomial: Poly, angle: Expr) -> Poly:
    """The polynomial, or one with the even powers of an angle's sine or cosine put for the other's."""
    choices = [polynomial]
    for one, other in ((sin, cos), (cos, sin)):
        if polynomial.degree(one(angle)) > 1:
            choices.append(without_squares(polynomial, one(angle), other(angle)))
    least = min(len(choice.terms()) for choice in choices)
    choices = [choice for choice in choices if len(choice.terms()) == least]
    return choices[0] if len(choices) == 1 else min(choices, key=lambda choice: count_ops(by_monomials(choice)))


def by_monomials(polynomial: Poly) -> Expr:
    """A sum over monomials of the generators, with coefficients in the shorter of their sums and products."""
    return total(shorter(c) * monomial(m, polynomial.gens) for m, c in polynomial.terms())


@lru_cache(maxsize=4096)
def shorter(coefficient: Expr) -> Expr:
    """A coefficient without sines and cosines: common factors taken out, all of them where that is shorter."""
    form = series(coefficient)
    factored = factor_terms(total(form.coefficient(polynomial) for polynomial, _ in form.terms.values()))
    return min(factor_terms(coefficient), factored, key=count_ops)


def monomial(exponents: tuple[int, ...], generators: Sequence[Expr]) -> Expr:
    """Product of powers."""
    result: Expr = ZERO + 1
    for generator, exponent in zip(generators, exponents, strict=True):
        result *= generator**exponent
    return result


def without_squares(polynomial: Poly, function: Expr, other: Expr) -> Poly:
    """Even powers of a generator written with 1 - other^2."""
    place, at = polynomial.gens.index(function), polynomial.gens.index(other)
    domain = polynomial.get_domain()
    sums: dict[tuple[int, ...], Any] = {}
    for monomial, coefficient in polynomial.as_dict(native=True).items():
        half, odd = divmod(monomial[place], 2)
        for k in range(half + 1):  # (1 - other^2)^half
            exponents = list(monomial)
            exponents[place], exponents[at] = odd, monomial[at] + 2 * k
            term = coefficient * domain.convert((-1) ** k * comb(half, k))
            sums[tuple(exponents)] = sums.get(tuple(exponents), domain.zero) + term
    return Poly.from_dict({exponents: c for exponents, c in sums.items() if c}, *polynomial.gens, domain=domain)


def simplified(wanted: Any) -> Any:
    """An expression, matrix or array with every element made readable."""
    if isinstance(wanted, Basic) and not isinstance(wanted, Matrix | Array):
        return readable(wanted)
    return wanted.applyfunc(readable)
