"""Dimensions of a chain's parameters: powers of mass, length and time that follow from where they stand.

Every field of a chain and every term of its equations has a known dimension, and the terms of a sum have the same one.
The powers of the parameters in them solve a system of linear equations. What it leaves open is taken from the
parameters' units where these agree with it, and is zero otherwise.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field

from sympy import Abs, Add, Basic, Expr, Matrix, Max, Min, Mul, Piecewise, Pow, Rational, Symbol, sign
from sympy.core.function import Function
from sympy.core.relational import Relational

from symgen.derive.lagrange.equations import LagrangeEquations
from symgen.derive.lagrange.steps import Parts
from symgen.derive.symbols import TIME, translate
from symgen.describe.chain import Dh, Joint, Mdh, Xyz
from symgen.describe.mechanism import Mechanism
from symgen.errors import DerivationError

__all__ = ["ACCELERATION", "LENGTH", "MASS", "NONE", "SECOND", "TORQUE", "Powers", "coordinate_powers", "dimensions"]

Powers = tuple[Rational, Rational, Rational]
"""Powers of mass, length and time."""

ZERO, ONE = Rational(0), Rational(1)
NONE: Powers = (ZERO, ZERO, ZERO)
MASS: Powers = (ONE, ZERO, ZERO)
LENGTH: Powers = (ZERO, ONE, ZERO)
SECOND: Powers = (ZERO, ZERO, ONE)
ACCELERATION: Powers = (ZERO, ONE, Rational(-2))
INERTIA: Powers = (ONE, Rational(2), ZERO)
TORQUE: Powers = (ONE, Rational(2), Rational(-2))
RATE: Powers = (ZERO, ZERO, Rational(-1))


def plus(a: Powers, b: Powers, times: Rational = ONE) -> Powers:
    """Powers of a product a b^times."""
    return (a[0] + times * b[0], a[1] + times * b[1], a[2] + times * b[2])


Found = tuple[dict[Symbol, Rational], Powers]
"""A dimension that is linear in those of unknown symbols: their coefficients, and the known part."""


@dataclass
class _Sheet:
    """The linear equations: of each the coefficients of unknown symbols, and powers that they add up to."""

    known: Mapping[Symbol, Powers]
    rows: list[Found] = field(default_factory=list)

    def of(self, e: Basic) -> Found | None:
        """The dimension of an expression, linear in those of unknown symbols; None for zero."""
        if e == 0:
            return None
        if isinstance(e, Symbol):
            return ({}, self.known[e]) if e in self.known else ({e: ONE}, NONE)
        if isinstance(e, Add | Max | Min):
            return self.same([self.of(term) for term in e.args])
        if isinstance(e, Piecewise):
            for _, condition in e.args:
                for relation in condition.atoms(Relational):
                    self.same([self.of(side) for side in relation.args])
            return self.same([self.of(value) for value, _ in e.args])
        if isinstance(e, Abs):
            return self.of(e.args[0])
        if isinstance(e, Mul):
            return combined((self.of(factor), ONE) for factor in e.args)
        if isinstance(e, Pow):
            if isinstance(e.exp, Rational):
                return combined([(self.of(e.base), e.exp)])
            self.plain(e.base)
            self.plain(e.exp)
            return {}, NONE
        if isinstance(e, Function):
            for argument in e.args:
                if isinstance(argument, Expr) and not isinstance(e, sign):
                    self.plain(argument)
        return {}, NONE

    def same(self, found: list[Found | None]) -> Found | None:
        """The dimension of the first that has one; the others have it too."""
        kept = [one for one in found if one is not None]
        for other in kept[1:]:
            self.equal(kept[0], other)
        return kept[0] if kept else None

    def equal(self, a: Found, b: Found) -> None:
        """Two dimensions that are the same."""
        row = dict(a[0])
        for symbol, power in b[0].items():
            row[symbol] = row.get(symbol, ZERO) - power
        self.rows.append((row, plus(b[1], a[1], -ONE)))

    def plain(self, e: Expr) -> None:
        """An expression without a dimension."""
        self.has(e, NONE)

    def has(self, e: Expr, powers: Powers) -> None:
        """An expression with this dimension."""
        if (found := self.of(e)) is not None:
            self.equal(found, ({}, powers))


UNITS: dict[str, Powers] = {
    "kg": MASS, "g": MASS, "t": MASS, "m": LENGTH, "mm": LENGTH, "cm": LENGTH, "km": LENGTH,
    "s": SECOND, "ms": SECOND, "rad": NONE, "deg": NONE, "rev": NONE, "1": NONE, "": NONE,
    "N": (ONE, ONE, Rational(-2)), "kN": (ONE, ONE, Rational(-2)), "Nm": TORQUE, "J": TORQUE, "Hz": RATE,
    "W": (ONE, Rational(2), Rational(-3)),
}  # fmt: skip
"""Units that parameters have."""

FACTOR = re.compile(r"(/?) *([A-Za-z]+|1)(?:(?:\^|\*\*)\(?(-?\d)\)?)? *[*·]? *")


def unit_powers(text: str) -> Powers | None:
    """The dimension of a unit; None for what is none.

    >>> unit_powers("kg m^2/s")
    (1, 2, -1)
    """
    powers, position = NONE, 0
    while position < len(text):
        factor = FACTOR.match(text, position)
        if factor is None or factor[2] not in UNITS:
            return None
        power = Rational(int(factor[3] or 1)) * (-1 if factor[1] else 1)
        powers, position = plus(powers, UNITS[factor[2]], power), factor.end()
    return powers if text else None


def combined(
    factors: Iterable[tuple[Found | None, Rational]],
) -> Found:
    """The dimension of a product of powers."""
    unknown: dict[Symbol, Rational] = {}
    powers = NONE
    for found, power in factors:
        if found is not None:
            for symbol, own in found[0].items():
                unknown[symbol] = unknown.get(symbol, ZERO) + power * own
            powers = plus(powers, found[1], power)
    return unknown, powers


def coordinate_powers(mechanism: Mechanism) -> list[Powers]:
    """Dimensions of the coordinates."""
    return [NONE if joint.type == "revolute" else LENGTH for joint in mechanism.own_joints]


def dimensions(equations: LagrangeEquations, parts: Parts) -> dict[Symbol, Powers]:
    """Dimensions of the parameters and inputs.

    Args:
        equations: of the chain.
        parts: its matrices without intermediates.

    Raises:
        DerivationError: terms of a sum cannot have one dimension, as where a number stands for a quantity with a unit.
    """
    mechanism, symbols = equations.mechanism, equations.system.symbols
    own = coordinate_powers(mechanism)
    known: dict[Symbol, Powers] = {TIME: (ZERO, ZERO, ONE)}
    for q, qd, qdd, powers in zip(equations.q, equations.qd, equations.qdd, own, strict=True):
        known |= {q: powers, qd: plus(powers, RATE), qdd: plus(powers, RATE, Rational(2))}
    sheet = _Sheet(known)
    try:
        for value, powers in _fields(mechanism):
            if value.free_symbols:  # numbers matter where they are in the equations
                sheet.has(value, powers)
        for i, a in enumerate(own):
            force = plus(TORQUE, a, -ONE)
            vectors = (parts.velocity_terms, parts.gravity, parts.springs, parts.dampers, parts.applied, parts.bristles)
            for vector in vectors:
                sheet.has(vector[i], force)
            for j, b in enumerate(own):
                sheet.has(parts.M[i, j], plus(plus(INERTIA, a, -ONE), b, -ONE))
        _solved(sheet, [])
    except _Contradiction:
        raise DerivationError(
            f"{mechanism.name}: its terms have no common dimensions; numbers with units, such as 9.81, need to be "
            "parameters for dimensionless equations"
        ) from None
    for parameter in mechanism.parameters:
        if (own_unit := unit_powers(parameter.unit or "")) is not None:
            sheet.has(Symbol(parameter.name), own_unit)
            try:
                _solved(sheet, [])
            except _Contradiction:
                sheet.rows.pop()
    return _solved(sheet, [*symbols.parameters, *symbols.inputs])


class _Contradiction(Exception):
    pass


def _solved(sheet: _Sheet, wanted: list[Symbol]) -> dict[Symbol, Powers]:
    """Powers of the symbols; those that stay open are zero."""
    unknown = sorted({*wanted, *(s for row, _ in sheet.rows for s in row)}, key=str)
    rows = dict.fromkeys((tuple(row.get(s, ZERO) for s in unknown), powers) for row, powers in sheet.rows)
    whole = Matrix([[*left, *powers] for left, powers in rows]) if rows else Matrix(0, len(unknown) + 3, [])
    reduced, pivots = whole.rref()
    if any(pivot >= len(unknown) for pivot in pivots):
        raise _Contradiction
    found = dict.fromkeys(unknown, NONE)
    for k, pivot in enumerate(pivots):
        x, y, z = reduced[k, len(unknown) :]
        found[unknown[pivot]] = (x, y, z)
    return found


def _fields(mechanism: Mechanism) -> Iterator[tuple[Expr, Powers]]:
    """Values of a chain with their dimensions."""
    chain = mechanism.chain
    yield from ((translate(x), ACCELERATION) for x in chain.gravity)
    for joint in chain.joints:
        yield from _of_joint(joint)
    for point in chain.points:
        yield from ((translate(x), LENGTH) for x in point.at)


def _of_joint(joint: Joint) -> Iterator[tuple[Expr, Powers]]:
    own = NONE if joint.type == "revolute" else LENGTH
    yield translate(joint.mass), MASS
    yield from ((translate(x), LENGTH) for x in joint.com)
    yield from ((translate(getattr(joint.inertia, name)), INERTIA) for name in ("xx", "yy", "zz", "xy", "xz", "yz"))
    place = joint.place
    if isinstance(place, Xyz):
        yield from ((translate(x), LENGTH) for x in place.xyz)
        yield from ((translate(x), NONE) for x in place.rpy)
    elif isinstance(place, Dh | Mdh):
        yield from ((translate(x), LENGTH) for x in (place.a, place.d))
    if joint.rest is not None:
        yield translate(joint.rest), own
    if joint.motion is not None and not isinstance(joint.motion, str):
        yield translate(joint.motion), own
