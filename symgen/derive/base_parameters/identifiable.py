"""Which of the regrouped inertial parameters act, by the rank of the regressor at seeded states (Gautier 1991).

They are compared in units in which the chain's lengths are about one, so that the units that it is written in decide
nothing.
"""

from __future__ import annotations

import math
import random
from collections.abc import Mapping, Sequence
from operator import mul

from symgen.derive.algebra.scalar import Algebra, Scalar
from symgen.derive.algebra.spatial import Inertial, Matrix3, rotate_inertial, shift_inertial, transpose
from symgen.derive.base_parameters.sample import numeric_quantities, reach, resting_tree
from symgen.derive.base_parameters.turning_axes import turning_axes
from symgen.derive.bodies.tree import Link
from symgen.describe.linear_parameters import LENGTHS, NAMES
from symgen.describe.mechanism import Mechanism

__all__ = ["TOLERANCE", "Row", "acting", "directions", "inertial", "power_of_length", "regrouped"]

TURNING = ("Izz", "Ixx-Iyy", "Ixy", "Ixz", "Iyz", "mcx", "mcy")
SLIDING = ("m", "mcx", "mcy", "mcz")
TOLERANCE = 1e-9
STATES = 20
"""At which the regressor is looked at."""

Row = list[float]


def regrouped(revolute: bool, moments: int) -> tuple[str, ...]:
    """Names of the regrouped parameters of a body with the given number of identifiable first moments."""
    return TURNING if revolute else SLIDING[: 1 + moments]


def power_of_length(name: str) -> int:
    """In the units of a regrouped parameter, beside the mass; the difference of two inertias is one, too."""
    return LENGTHS.get(name, LENGTHS["Izz"])


def inertial(phi: Sequence[Scalar]) -> Inertial:
    """A body of the ten parameters, in the order of NAMES."""
    m, x, y, z, xx, xy, xz, yy, yz, zz = phi
    return Inertial(m, (x, y, z), ((xx, xy, xz), (xy, yy, yz), (xz, yz, zz)))


def acting(
    mechanism: Mechanism, moments: Sequence[int], sets: Sequence[Mapping[str, float]], seed: int
) -> tuple[list[int], list[tuple[int, Row]]]:
    """Which of the regrouped parameters act, and which of the others are felt as part of these.

    The sets take turns from state to state, so that parameters are combined with shares that suit all of them: what
    takes other shares with each set counts as acting by itself.

    Args:
        moments: per body how many first moments may act by themselves.
        sets: values of the chain's parameters.
        seed: of the states.

    Returns:
        Positions of those that act, and of each of the others that is felt its shares in these, zero where they are
        rounding.
    """
    draw = random.Random(seed)
    trees = [resting_tree(mechanism, values) for values in sets]
    length = max(map(reach, trees))
    unit = [length if joint.type == "prismatic" else 1.0 for joint in mechanism.own_joints]
    stays = [
        name for body, count in zip(trees[0].bodies, moments, strict=True) for name in regrouped(body.revolute, count)
    ]
    scale = [length ** (power_of_length(name) - 2) for name in stays]
    units = [directions(mechanism, values, moments) for values in sets]
    columns: list[Row] = [[] for _ in stays]
    for state in range(STATES):
        q, qd, qdd = ([draw.uniform(-3.0, 3.0) * x for x in unit] for _ in range(3))
        rows = _regressor(mechanism, sets[state % len(sets)], q, qd, qdd)
        for column, direction, size in zip(columns, units[state % len(sets)], scale, strict=True):
            column.extend(x * size * sum(map(mul, row, direction)) for row, x in zip(rows, unit, strict=True))
    kept, dependent = _independent(columns)
    return kept, [
        (k, [share * scale[other] / scale[k] for share, other in zip(shares, kept, strict=True)])
        for k, shares in dependent
    ]


def _regressor(mechanism: Mechanism, values: Mapping[str, float], q: Row, qd: Row, qdd: Row) -> list[Row]:
    a = numeric_quantities(mechanism, values, q, qd)
    return [[x.x for x in row] for row in a.regressor([a.algebra.constant(x) for x in qdd])]


def directions(mechanism: Mechanism, values: Mapping[str, float], moments: Sequence[int]) -> list[Row]:
    """Per parameter that stays, the links' parameters that make it one: all on the link of the body's own joint.

    Returns:
        Rows of 10 per link, for these values of the chain's parameters.
    """
    tree = resting_tree(mechanism, values)
    rows: list[Row] = []
    for body, axes, count in zip(tree.bodies, turning_axes(tree), moments, strict=True):
        place = next(k for k, link in enumerate(tree.links) if link.name == body.name)
        for unit in _units(tree.algebra, body.revolute, count):
            row = [0.0] * (len(NAMES) * len(tree.links))
            row[len(NAMES) * place : len(NAMES) * (place + 1)] = _in_link(unit, axes, tree.links[place])
            rows.append(row)
    return rows


def _units(algebra: Algebra, revolute: bool, moments: int) -> list[Inertial]:
    """One of each parameter that stays."""

    def unit(name: str) -> Inertial:
        phi = dict.fromkeys(NAMES, 0.0)
        if name == "Izz":
            phi |= {"Ixx": 0.5, "Iyy": 0.5, "Izz": 1.0}
        elif name == "Ixx-Iyy":
            phi |= {"Ixx": 0.5, "Iyy": -0.5}
        else:
            phi[name] = 1.0
        return inertial([algebra.constant(phi[part]) for part in NAMES])

    return [unit(name) for name in regrouped(revolute, moments)]


def _in_link(body: Inertial, axes: Matrix3, link: Link) -> Row:
    """The ten parameters about the link frame's origin, link axes, of a body given in the axes that turn it."""
    p = (-link.p[0], -link.p[1], -link.p[2])
    working = rotate_inertial(body, transpose(axes))
    turned = rotate_inertial(shift_inertial(working, p), transpose(link.R))
    J = turned.J
    return [x.x for x in (turned.m, *turned.h, J[0][0], J[0][1], J[0][2], J[1][1], J[1][2], J[2][2])]


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
        else:
            shares = [share if abs(share) > TOLERANCE else 0.0 for share in combination]
            if any(shares):
                dependent.append((k, shares))
    return kept, [(k, [*row, *[0.0] * (len(kept) - len(row))]) for k, row in dependent]


def _length(column: Row) -> float:
    return math.sqrt(sum(map(mul, column, column)))
