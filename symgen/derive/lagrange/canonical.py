"""Hamilton's and Routh's functions of a chain in closed form (Hamilton 1835; Routh 1877).

With the momenta p = dL/dqd, those of given motions left out, and the rates u of given motions

    H = (p - M_fg u)' M_ff^-1 (p - M_fg u)/2 - u' M_gg u/2 + V,
    R = L - p_c' qd_c = (qd_r' (M_rr - M_rc M_cc^-1 M_cr) qd_r)/2 + qd_r' M_rc M_cc^-1 p_c - p_c' M_cc^-1 p_c/2 - V,

c the cyclic coordinates, r all others. Routh's reduced potential is -R with all rates zero but those that are given.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from sympy import Expr, Integer, Rational, Symbol, count_ops, factor_terms, fraction, oo, together
from sympy import ImmutableDenseMatrix as Matrix

from symgen.derive.lagrange.equations import LagrangeEquations
from symgen.derive.lagrange.readable import readable
from symgen.derive.lagrange.steps import Parts
from symgen.derive.lagrange.vectors import ZERO, total
from symgen.derive.symbols import momentum
from symgen.describe.traits import idle_joints
from symgen.errors import DerivationError

__all__ = ["Canonical", "Routh", "canonical", "cyclic_coordinates", "routh", "solved_accelerations"]

HALF = Rational(1, 2)

Slope = Callable[[Expr, int], Expr]


@dataclass(frozen=True)
class Canonical:
    """Hamilton's function and equations.

    Attributes:
        coordinates: positions of the coordinates whose motion is not given.
        momenta: their symbols p(joint), in the same order.
        function: H, in coordinates, momenta and the rates of given motions.
        rates: qd of these coordinates, dH/dp.
        gradients: dH/dq; the rate of each momentum is -dH/dq - dR/dqd + tau + loads, R Rayleigh's function.
    """

    coordinates: tuple[int, ...]
    momenta: tuple[Symbol, ...]
    function: Expr
    rates: tuple[Expr, ...]
    gradients: tuple[Expr, ...]


@dataclass(frozen=True)
class Routh:
    """Routh's function of the coordinates that are not cyclic.

    Attributes:
        cyclic: positions of the cyclic coordinates that are eliminated.
        momenta: their constant momenta p(joint).
        function: L - p qd, in the other coordinates, their rates, and p.
        potential: the reduced potential.
        rates: qd of the cyclic coordinates.
    """

    cyclic: tuple[int, ...]
    momenta: tuple[Symbol, ...]
    function: Expr
    potential: Expr
    rates: tuple[Expr, ...]


def canonical(equations: LagrangeEquations, parts: Parts, potential: Expr) -> Canonical:
    """Hamilton's function and equations.

    Args:
        equations: of the chain.
        parts: its matrices without intermediates.
        potential: its potential energy without intermediates.

    Raises:
        DerivationError: the inertia matrix is singular in every configuration.
    """
    n, M, qd, slope = equations.n, parts.M, equations.qd, equations.system.projection.slope
    given = [k for k in range(n) if k in equations.accelerations]
    free = [k for k in range(n) if k not in given]
    p = {k: momentum(equations.mechanism.q_names[k]) for k in free}
    shifted = {k: p[k] - total(M[k, g] * qd[g] for g in given) for k in free}
    blocks = _blocks(M, free)
    squares = [square for block in blocks for square in block.squares(shifted)]
    carried = readable(total(M[i, j] * qd[i] * qd[j] for i in given for j in given) * HALF)
    rates = {k: rate for block in blocks for k, rate in block.rates(shifted)}
    forms = [block.forms(shifted) for block in blocks]
    gradients = tuple(
        total([
            *(min((_slope_of(terms, k, slope) for terms in both), key=count_ops) for both in forms),
            parts.gravity[k] + parts.springs[k] - readable(slope(carried, k)),
        ])
        for k in free
    )  # fmt: skip
    whole = total([*squares, -carried, potential])
    return Canonical(tuple(free), tuple(p.values()), whole, tuple(rates[k] for k in free), gradients)


def routh(equations: LagrangeEquations, parts: Parts, potential: Expr, cyclic: Sequence[int]) -> Routh:
    """Routh's function with these cyclic coordinates eliminated.

    Args:
        equations: of the chain.
        parts: its matrices without intermediates.
        potential: its potential energy without intermediates.
        cyclic: positions of coordinates that Lagrange's function does not contain.
    """
    n, M, qd = equations.n, parts.M, equations.qd
    rest = [k for k in range(n) if k not in cyclic]
    p = {k: momentum(equations.mechanism.q_names[k]) for k in cyclic}
    shifted = {k: p[k] - total(M[k, r] * qd[r] for r in rest) for k in cyclic}
    still = {qd[k]: Integer(0) for k in rest if k not in equations.accelerations}
    kinetic = total(M[i, j] * qd[i] * qd[j] for i in rest for j in rest) * HALF
    blocks = _blocks(M, cyclic)
    resting = {k: x.xreplace(still) for k, x in shifted.items()}
    stored = [square for block in blocks for square in block.squares(resting)]
    moving = [square for block in blocks for square in block.squares(shifted)]
    rates = {k: rate for block in blocks for k, rate in block.rates(shifted)}
    return Routh(
        cyclic=tuple(cyclic),
        momenta=tuple(p.values()),
        function=total([readable(kinetic), *(-square for square in moving), -potential]),
        potential=total([*stored, -readable(kinetic.xreplace(still)), potential]),
        rates=tuple(rates[k] for k in cyclic),
    )


def solved_accelerations(equations: LagrangeEquations, parts: Parts, h: Matrix) -> Iterator[tuple[int, Expr]]:
    """Accelerations of the coordinates whose motion is not given, with their positions: M^-1 (tau - h).

    Each is solved when it is asked for: a page that prints short ones stops at the first that is long.

    Raises:
        DerivationError: the inertia matrix is singular in every configuration.
    """
    given, M = equations.accelerations, parts.M
    free = [k for k in range(equations.n) if k not in given]
    steps = zip(acting(equations), h, strict=True)
    forces = [force - bias for force, bias in steps]
    left = {k: forces[k] - total(M[k, g] * equations.qdd[g] for g in given) for k in free}
    for block in _blocks(M, free):
        yield from block.rates(left)


def acting(equations: LagrangeEquations) -> list[Expr]:
    """tau of every coordinate, zero where no actuator acts."""
    idle = idle_joints(equations.mechanism.chain)
    named = zip(equations.mechanism.q_names, equations.forces, strict=True)
    return [ZERO if name in idle else force for name, force in named]


def cyclic_coordinates(equations: LagrangeEquations, parts: Parts, potential: Expr) -> list[int]:
    """Positions of the coordinates that Lagrange's function does not contain; given motions are none."""
    feels, inside = equations.system.projection.feels, [*parts.M.flat(), potential]
    given = equations.accelerations
    return [k for k in range(equations.n) if k not in given and not any(feels(part, k) for part in inside)]


def quotient(above: Expr, below: Expr) -> Expr:
    """A fraction with the common factors of both sides taken out and cancelled; decimals stay such."""
    if above == 0:
        return ZERO
    numbers = sorted({x for e in (above, below) for x in e.atoms(Rational) if x.q % 5 == 0})
    decimals = {number: Symbol(f"_{k}") for k, number in enumerate(numbers)}
    over, under = fraction(together(above.xreplace(decimals)))
    top, bottom = fraction(together(below.xreplace(decimals)))
    found = factor_terms(readable(over * bottom)) / factor_terms(readable(under * top))
    return found.xreplace({letter: number for number, letter in decimals.items()})


@dataclass(frozen=True)
class _Block:
    """Coordinates that the inertia matrix couples: their positions, and the matrix among them."""

    rows: tuple[int, ...]
    matrix: Matrix
    determinant: Expr

    def rates(self, p: Mapping[int, Expr]) -> Iterator[tuple[int, Expr]]:
        """Positions and elements of M^-1 p."""
        own = [p[k] for k in self.rows]
        lines = self.matrix.adjugate().tolist()
        for k, line in zip(self.rows, lines, strict=True):
            yield k, quotient(total(x * y for x, y in zip(line, own, strict=True)), self.determinant)

    def squares(self, p: Mapping[int, Expr]) -> list[Expr]:
        """The terms of p' M^-1 p/2: one fraction, or the squares that elimination leaves where these are shorter."""
        return min(self.forms(p), key=lambda terms: count_ops(total(terms)))

    def forms(self, p: Mapping[int, Expr]) -> list[list[Expr]]:
        """p' M^-1 p/2 as one fraction, and as a sum of squares."""
        own = [p[k] for k in self.rows]
        lines = self.matrix.adjugate().tolist()
        whole = total(x * a * b for a, line in zip(own, lines, strict=True) for b, x in zip(own, line, strict=True))
        return [[quotient(whole * HALF, self.determinant)], _completed(self.matrix, own)]


def _blocks(M: Matrix, rows: Sequence[int]) -> list[_Block]:
    own = M.extract(list(rows), list(rows))
    found = []
    for places in sorted(map(sorted, own.connected_components())) if rows else []:
        block = own.extract(places, places)
        determinant = readable(block.det(method="berkowitz"))
        if determinant == 0:
            names = ", ".join(str(rows[k] + 1) for k in places)
            raise DerivationError(
                f"the inertia matrix of coordinates {names} is singular: rates do not follow from momenta; "
                "give their joints mass, inertia or a given motion"
            )
        found.append(_Block(tuple(rows[k] for k in places), block, determinant))
    return found


def _completed(matrix: Matrix, p: Sequence[Expr]) -> list[Expr]:
    """p' M^-1 p/2 as a sum of squares, by elimination from the shortest pivot on."""
    left, momenta, found = matrix, list(p), list[Expr]()
    while momenta:
        k = min(range(left.rows), key=lambda i: (count_ops(left[i, i]) if left[i, i] != 0 else oo, i))
        pivot, column = quotient(left[k, k], Integer(1)), [left[i, k] for i in range(left.rows)]
        if pivot == 0:
            return [oo]
        found.insert(0, HALF * factor_terms(momenta[k]) ** 2 / pivot)
        others = [i for i in range(left.rows) if i != k]
        shares = {i: quotient(column[i], pivot) for i in others}
        left = Matrix(
            len(others), len(others),
            [quotient(left[i, j] - shares[i] * column[j], Integer(1)) for i in others for j in others],
        )  # fmt: skip
        momenta = [momenta[i] - shares[i] * momenta[k] for i in others]
    return found


def _slope_of(terms: Sequence[Expr], k: int, slope: Slope) -> Expr:
    """Derivative of a sum of fractions by a coordinate."""
    found = []
    for term in terms:
        over, under = fraction(term)
        down = factor_terms(readable(slope(under, k)))
        found += [quotient(slope(over, k), under), -factor_terms(over) * down / factor_terms(under) ** 2]
    return total(found)
