"""Base parameters in symbols: the combinations of inertial parameters that joint forces depend on.

A body that turns about z can hand its mass, the first moment and the second moment along z to its parent without any
joint force changing; a sliding body its whole inertia tensor. What is left after that, from the tips to the base, spans
the joint forces of every tree of revolute and prismatic joints (Gautier and Khalil 1990; here on second moments, where
parallel axes need no case of their own). What then does not act, or not alone, because of how the first axes stand to
the base and to gravity, is found by the rank of the regressor at seeded states (Gautier 1991).
"""

from __future__ import annotations

import math
import random
from collections.abc import Sequence
from dataclasses import dataclass
from operator import mul

from sympy import Expr, Float, Integer, Rational, Symbol, expand

from symgen.derive.algebra.floats import FloatAlgebra
from symgen.derive.algebra.scalar import Algebra, Scalar
from symgen.derive.algebra.spatial import Inertial, null, rotate_inertial, shift_inertial, sub, transpose
from symgen.derive.algebra.symbolic import SymbolicAlgebra
from symgen.derive.recursive.assembly import Assembly
from symgen.derive.recursive.bodies import Link, Tree
from symgen.derive.recursive.newton_euler import body_motions
from symgen.derive.recursive.regressor import regressor
from symgen.derive.recursive.regroup import axial
from symgen.describe.chain import Chain
from symgen.describe.evaluate import parameter_defaults

__all__ = ["BaseParameters", "base_parameters", "link_parameters"]

NAMES = ("m", "mcx", "mcy", "mcz", "Ixx", "Ixy", "Ixz", "Iyy", "Iyz", "Izz")
TURNING = ("Izz", "Ixx-Iyy", "Ixy", "Ixz", "Iyz", "mcx", "mcy")
SLIDING = ("m", "mcx", "mcy", "mcz")
TOLERANCE = 1e-9

Row = list[float]


@dataclass(frozen=True, slots=True)
class BaseParameters:
    """The base parameters of a chain.

    With phi the links' inertial parameters (10 per link, in the order of the regressor's columns) and Y the regressor,
    joint forces are Y phi = (Y directions') beta, beta the values of the expressions.

    Attributes:
        names: of each, what stays of a body, `Ixx-Iyy(elbow)`, in the body's own axes, z along the joint.
        expressions: each as a linear combination of `parameters` with coefficients in the chain's geometry.
        parameters: symbols of phi, `m(elbow)`, `mcx(elbow)`, ..., `Izz(elbow)`, about the link frame's origin.
        directions: per base parameter a phi, at the chain's default geometry, that has this one equal to one and all
            others zero.
    """

    names: tuple[str, ...]
    expressions: tuple[Expr, ...]
    parameters: tuple[Symbol, ...]
    directions: tuple[tuple[float, ...], ...]

    def __len__(self) -> int:
        return len(self.names)

    def __repr__(self) -> str:
        shown = ", ".join(self.names[:3]) + (", ..." if len(self) > 3 else "")
        of = f"{len(self)} combinations of {len(self.parameters)} inertial parameters"
        return f"<BaseParameters: {of}, {shown}; print() shows all>"

    def __str__(self) -> str:
        """A line per combination, its name first."""
        return "\n".join(f"{name} = {beta}" for name, beta in zip(self.names, self.expressions, strict=True))


def link_parameters(chain: Chain) -> tuple[Symbol, ...]:
    """Symbols of the links' inertial parameters, 10 per link, fixed links included."""
    return tuple(Symbol(f"{name}({joint.name})") for joint in chain.joints for name in NAMES)


def base_parameters(chain: Chain, seed: int = 0) -> BaseParameters:
    """The base parameters of a validated chain.

    Args:
        chain: run-time parameters of the geometry stay symbols in the expressions; which parameters act is decided at
            their default values.
        seed: of the states at which the rank is looked at.
    """
    names, expressions = _regrouped(chain)
    directions = _directions(chain)
    torques = _stacked(chain, directions, seed)
    kept, dependent = _independent(torques)
    beta = [expressions[k] for k in kept]
    for k, coefficients in dependent:
        for position, coefficient in enumerate(coefficients):
            beta[position] += _readable(coefficient) * expressions[k]
    return BaseParameters(
        names=tuple(names[k] for k in kept),
        expressions=tuple(_tidied(expression) for expression in beta),
        parameters=link_parameters(chain),
        directions=tuple(tuple(directions[k]) for k in kept),
    )


class _Geometry(SymbolicAlgebra):
    """Expressions in which functions of literals are numbers, so that sums of them stay short."""

    def function(self, name: str, arguments: Sequence[Scalar]) -> Scalar:
        result = super().function(name, arguments)
        literal = isinstance(result.x, Expr) and result.x.is_number and not result.x.is_Rational
        return Scalar(self, result.x.evalf(17)) if literal else result


def _assembly(chain: Chain, algebra: Algebra, names: dict[str, Scalar], q: Row, qd: Row) -> Assembly:
    values = [[algebra.constant(x) for x in part] for part in (q, qd, [0.0] * len(chain.input_names))]
    return Assembly(chain, algebra, names, values[0], values[1], values[2], algebra.constant(0.0))


def _handed_on(tree: Tree, inertials: Sequence[Inertial]) -> list[Inertial]:
    """What stays of each body in its working frame when the rest has gone to the parents, tips first."""
    left = list(inertials)
    zero = tree.algebra.zero
    for i in reversed(range(len(left))):
        body, own = tree.bodies[i], left[i]
        J = own.J
        if body.revolute:
            moved = axial(own.m, own.h[2], 0.5 * (J[0][0] + J[1][1] - J[2][2]))
        else:
            moved = Inertial(zero, null(tree.algebra), J)
        rows = tuple(sub(a, b) for a, b in zip(J, moved.J, strict=True))
        left[i] = Inertial(own.m - moved.m, sub(own.h, moved.h), (rows[0], rows[1], rows[2]))
        if body.parent >= 0:
            at = shift_inertial(rotate_inertial(moved, body.R), body.p)
            left[body.parent] = left[body.parent] + at
    return left


def _regrouped(chain: Chain) -> tuple[list[str], list[Expr]]:
    """What stays of each body, by name, in symbols."""
    algebra = _Geometry()
    n = len(chain.moving)
    known = {p.name: algebra.scalar(Symbol(p.name)) for p in chain.parameters if not p.constant}
    tree = _assembly(chain, algebra, known, [0.0] * n, [0.0] * n).tree
    symbols = iter(link_parameters(chain))
    rest = null(algebra)
    inertials = [Inertial(algebra.zero, rest, (rest, rest, rest))] * n
    for link in tree.links:
        here = _inertial([algebra.scalar(next(symbols)) for _ in NAMES])
        if link.body >= 0:
            inertials[link.body] += shift_inertial(rotate_inertial(here, link.R), link.p)
    names: list[str] = []
    expressions: list[Expr] = []
    for body, left in zip(tree.bodies, _handed_on(tree, inertials), strict=True):
        J = left.J
        values: tuple[Scalar, ...]
        if body.revolute:
            names += [f"{name}({body.name})" for name in TURNING]
            values = (J[0][0] + J[1][1], J[0][0] - J[1][1], J[0][1], J[0][2], J[1][2], left.h[0], left.h[1])
        else:
            names += [f"{name}({body.name})" for name in SLIDING]
            values = (left.m, *left.h)
        expressions += [expand(x.x) for x in values]
    return names, expressions


def _inertial(phi: Sequence[Scalar]) -> Inertial:
    m, x, y, z, xx, xy, xz, yy, yz, zz = phi
    return Inertial(m, (x, y, z), ((xx, xy, xz), (xy, yy, yz), (xz, yz, zz)))


def _directions(chain: Chain) -> list[Row]:
    """Per parameter that stays, the links' parameters that make it one: all on the link of the body's own joint."""
    algebra = FloatAlgebra()
    n = len(chain.moving)
    known = {name: algebra.constant(value) for name, value in parameter_defaults(chain).items()}
    tree = _assembly(chain, algebra, known, [0.0] * n, [0.0] * n).tree
    directions: list[Row] = []
    for body in tree.bodies:
        place = next(k for k, link in enumerate(tree.links) if link.name == body.name)
        for unit in _units(algebra, body.revolute):
            row = [0.0] * (len(NAMES) * len(tree.links))
            row[len(NAMES) * place : len(NAMES) * (place + 1)] = _in_link(unit, tree.links[place])
            directions.append(row)
    return directions


def _units(algebra: Algebra, revolute: bool) -> list[Inertial]:
    """One of each parameter that stays."""

    def unit(name: str) -> Inertial:
        phi = dict.fromkeys(NAMES, 0.0)
        if name == "Izz" and revolute:
            phi |= {"Ixx": 0.5, "Iyy": 0.5, "Izz": 1.0}
        elif name == "Ixx-Iyy":
            phi |= {"Ixx": 0.5, "Iyy": -0.5}
        else:
            phi[name] = 1.0
        return _inertial([algebra.constant(phi[part]) for part in NAMES])

    return [unit(name) for name in (TURNING if revolute else SLIDING)]


def _in_link(body: Inertial, link: Link) -> Row:
    """The ten parameters about the link frame's origin, link axes, of a body given in the working frame."""
    p = (-link.p[0], -link.p[1], -link.p[2])
    turned = rotate_inertial(shift_inertial(body, p), transpose(link.R))
    J = turned.J
    return [x.x for x in (turned.m, *turned.h, J[0][0], J[0][1], J[0][2], J[1][1], J[1][2], J[2][2])]


def _stacked(chain: Chain, directions: Sequence[Row], seed: int) -> list[Row]:
    """Per direction its joint forces at all states, one after the other."""
    algebra = FloatAlgebra()
    draw = random.Random(seed)
    n = len(chain.moving)
    known = {name: algebra.constant(value) for name, value in parameter_defaults(chain).items()}
    columns: list[Row] = [[] for _ in directions]
    for _ in range(20):
        q, qd, qdd = ([draw.uniform(-3.0, 3.0) for _ in range(n)] for _ in range(3))
        a = _assembly(chain, algebra, known, q, qd)
        motions = body_motions(a.tree, a.place, a.qd, [algebra.constant(x) for x in qdd])
        for row in regressor(a.tree, a.place, motions):
            values = [x.x for x in row]
            for column, direction in zip(columns, directions, strict=True):
                column.append(sum(map(mul, values, direction)))
    return columns


def _independent(columns: Sequence[Row]) -> tuple[list[int], list[tuple[int, Row]]]:
    """The columns that are independent of those before them, and the others as combinations of these.

    Gram and Schmidt's orthogonalisation, each column twice (Kahan and Parlett), columns scaled to their lengths.
    """
    kept: list[int] = []
    dependent: list[tuple[int, Row]] = []
    basis: list[Row] = []
    mixing: list[Row] = []  # basis vector k as a combination of the kept columns
    largest = max((_length(column) for column in columns), default=0.0)
    for k, column in enumerate(columns):
        length = _length(column)
        left = list(column)
        combination = [0.0] * len(kept)
        for _ in range(2):
            for vector, mixed in zip(basis, mixing, strict=True):
                part = sum(map(mul, vector, left))
                left = [x - part * y for x, y in zip(left, vector, strict=True)]
                for position, share in enumerate(mixed):
                    combination[position] += part * share
        size = _length(left)
        if size > TOLERANCE * max(length, 1e-3 * largest):
            kept.append(k)
            basis.append([x / size for x in left])
            mixing.append([*(-share / size for share in combination), 1.0 / size])
        elif any(abs(share) > TOLERANCE for share in combination):
            dependent.append((k, combination))
    return kept, [(k, [*row, *[0.0] * (len(kept) - len(row))]) for k, row in dependent]


def _length(column: Row) -> float:
    return math.sqrt(sum(map(mul, column, column)))


def _readable(number: float) -> Expr:
    """A number as a small fraction where it is one."""
    if abs(number) < TOLERANCE:
        return Integer(0)
    near = Rational(number).limit_denominator(1000)
    return near if abs(float(near) - number) < TOLERANCE else Float(number)


def _tidied(expression: Expr) -> Expr:
    """The sum without terms that are rounding, small fractions written as such."""
    total: Expr = Integer(0)
    for term, coefficient in expand(expression).as_coefficients_dict().items():
        total += _readable(float(coefficient)) * term
    return total
