"""Dimensionless equations of motion: parameters as scales of mass, length and time, all others as groups Pi.

Where the scales are powers of some parameters, the equations in their units are those in which these parameters are one
and every other parameter p is its group Pi = p/(its scale) (Buckingham 1914).
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from sympy import Expr, Integer, Mul, Rational, Symbol, sqrt
from sympy import ImmutableDenseMatrix as Matrix
from sympy import Matrix as Rows

from symgen.derive.lagrange.dimensions import (
    ACCELERATION,
    LENGTH,
    MASS,
    NONE,
    SECOND,
    TORQUE,
    Powers,
    coordinate_powers,
    dimensions,
    plus,
)
from symgen.derive.lagrange.equations import LagrangeEquations
from symgen.derive.lagrange.readable import readable
from symgen.derive.lagrange.steps import Parts
from symgen.derive.symbols import TIME
from symgen.errors import ArgumentError

__all__ = ["Dimensionless", "dimensionless"]

UNITS = ("mass", "length", "time")


@dataclass(frozen=True)
class Dimensionless:
    """Equations of motion in units of a chain's own parameters: M qdd + h = tau.

    Symbols of coordinates, rates, accelerations, forces and the time stand for these divided by their scales.

    Attributes:
        parameters: those that are scales.
        scales: "mass", "length", "time" -> in these parameters; units that no parameter gives are missing, and what
            has them keeps its unit.
        groups: symbol of a group -> what it is in the parameters.
        M: (n, n) inertia matrix.
        h: (n, 1) bias.
        accelerations: qdd of given motions, by position.
        restored: substitutions by which an equation in groups becomes one in parameters again, coordinates, rates,
            accelerations, forces and time included.
        forces: (n,) scales of the rows: `M qdd + h` with `restored` put in, times these, are the chain's own.
        put: substitutions that were made: parameters -> 1 or their group.
    """

    parameters: tuple[Symbol, ...]
    scales: Mapping[str, Expr]
    groups: Mapping[Symbol, Expr]
    M: Matrix
    h: Matrix
    accelerations: Mapping[int, Expr]
    restored: Mapping[Symbol, Expr]
    forces: tuple[Expr, ...]
    put: Mapping[Symbol, Expr]


def dimensionless(
    equations: LagrangeEquations, parts: Parts, h: Matrix, chosen: Sequence[str] = (), named: Sequence[Symbol] = ()
) -> Dimensionless:
    """The dimensionless equations of a chain in closed form.

    Args:
        equations: of the chain.
        parts: its matrices without intermediates.
        h: its bias without intermediates.
        chosen: names of the parameters that are scales; where empty, a mass, a length, the acceleration of gravity,
            or what there is in their place.
        named: symbols of the groups, in the order of the parameters; `Pi1`, `Pi2`, ... where they are too few.

    Raises:
        ArgumentError: a scale is no parameter, or the scales are too few, too many or depend on one another.
        DerivationError: the equations hold numbers with units.
    """
    powers = dimensions(equations, parts)
    given = equations.accelerations
    used = {*parts.M.free_symbols, *h.free_symbols, *(s for e in given.values() for s in e.free_symbols)}
    symbols = equations.system.symbols
    present = [s for s in (*symbols.parameters, *symbols.inputs) if s in used]
    rank = Rows([powers[s] for s in present]).rank() if present else 0
    scales = (
        _chosen(equations, present, powers, chosen, rank) if chosen else _preferred(symbols.parameters, present, powers)
    )
    basis = _Basis(scales, powers)
    others = [s for s in present if s not in scales and powers[s] != (0, 0, 0)]
    free = _free_names(equations, len(others), named)
    groups = {name: s * basis.scale(plus(NONE, powers[s], Rational(-1))) for name, s in zip(free, others, strict=True)}
    put: dict[Symbol, Expr] = {s: Integer(1) for s in scales} | dict(zip(others, free, strict=True))
    own = coordinate_powers(equations.mechanism)
    restored: dict[Symbol, Expr] = {**groups, TIME: TIME * basis.scale(plus(NONE, SECOND, Rational(-1)))}
    forces = []
    for k, a in enumerate(own):
        force = basis.scale(plus(TORQUE, a, Rational(-1)))
        forces.append(force)
        restored[equations.forces[k]] = equations.forces[k] * basis.scale(plus(a, TORQUE, Rational(-1)))
        for symbol, order in ((equations.q[k], 0), (equations.qd[k], 1), (equations.qdd[k], 2)):
            restored[symbol] = symbol * basis.scale(plus(plus(NONE, a, Rational(-1)), SECOND, Rational(order)))
    return Dimensionless(
        parameters=tuple(scales),
        scales={name: scale for name, scale in basis.units().items() if scale != 1},
        groups=groups,
        M=parts.M.xreplace(put).applyfunc(readable),
        h=h.xreplace(put).applyfunc(readable),
        accelerations={k: e.xreplace(put) for k, e in given.items()},
        restored=restored,
        forces=tuple(forces),
        put=put,
    )


class _Basis:
    """Scales as powers of parameters; units that these do not give stay as they are."""

    def __init__(self, scales: Sequence[Symbol], powers: Mapping[Symbol, Powers]) -> None:
        rows: list[Powers] = [powers[s] for s in scales]
        factors: list[Expr] = list(scales)
        for unit in (MASS, LENGTH, SECOND):
            if Rows([*rows, unit]).rank() > len(rows):
                rows.append(unit)
                factors.append(Integer(1))
        self.inverse, self.factors = Rows(rows).inv(), factors
        self.kept = len(scales)

    def exponents(self, powers: Powers) -> list[Expr]:
        """Dimensions of the parameters, then of units that stay."""
        return list(Rows([powers]) * self.inverse)

    def scale(self, powers: Powers) -> Expr:
        """A product of parameters that has this dimension."""
        pairs = list(zip(self.factors, self.exponents(powers), strict=True))
        halves = [(f, 2 * (y - whole(y))) for f, y in pairs]
        if any(not y.is_Integer for _, y in halves):
            return Mul(*(f**y for f, y in pairs))
        above, below = (Mul(*(f for f, y in halves if y == sign)) for sign in (1, -1))
        root = sqrt(above / below) if above != 1 else 1 / sqrt(below)
        return Mul(*(f ** whole(y) for f, y in pairs), root)

    def units(self) -> dict[str, Expr]:
        """Scales of mass, length and time that the parameters give."""
        found = {}
        for k, name in enumerate(UNITS):
            unit = plus(NONE, (MASS, LENGTH, SECOND)[k])
            if not any(self.exponents(unit)[self.kept :]):
                found[name] = self.scale(unit)
        return found


def whole(power: Expr) -> Integer:
    """The part of a power before its point."""
    return Integer(int(power))


def _chosen(
    equations: LagrangeEquations,
    present: Sequence[Symbol],
    powers: Mapping[Symbol, Powers],
    chosen: Sequence[str],
    rank: int,
) -> list[Symbol]:
    name = equations.mechanism.name
    known = [s.name for s in present if s in equations.system.symbols.parameters]
    if strange := [one for one in chosen if one not in known]:
        raise ArgumentError(
            f"{name}: {strange[0]!r} is no parameter of its equations; scales may be {', '.join(known) or 'none'}"
        )
    scales = [Symbol(one) for one in chosen]
    if len(scales) != rank or Rows([powers[s] for s in scales]).rank() != rank:
        raise ArgumentError(
            f"{name}: {', '.join(chosen)} cannot be the scales: its parameters need {rank} scales of independent "
            "dimensions"
        )
    return scales


def _preferred(
    parameters: Sequence[Symbol], present: Sequence[Symbol], powers: Mapping[Symbol, Powers]
) -> list[Symbol]:
    """A mass, a length, gravity's acceleration, then others, each the first of the chain that adds a dimension."""
    ranks = {MASS: 0, LENGTH: 1, ACCELERATION: 2}
    ordered = sorted((s for s in present if s in parameters), key=lambda s: ranks.get(powers[s], 3))
    found: list[Symbol] = []
    for s in ordered:
        if Rows([powers[x] for x in (*found, s)]).rank() > len(found):
            found.append(s)
    return found


def _free_names(equations: LagrangeEquations, count: int, named: Sequence[Symbol]) -> list[Symbol]:
    symbols = equations.system.symbols
    taken = {s.name for s in (*symbols.parameters, *symbols.inputs, *equations.q)}
    stem = next(
        stem for stem in ("Pi", "Pi_", "Pi__") if not any(name.startswith(stem) for name in taken) or stem == "Pi__"
    )
    return [named[k] if k < len(named) else Symbol(f"{stem}{k + 1}") for k in range(count)]
