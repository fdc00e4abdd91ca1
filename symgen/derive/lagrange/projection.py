"""Coupled joints in Lagrange's equations: intermediates for their motion, and the projection on the coordinates.

A coupled joint's coordinate, rate and acceleration are intermediates of the names that they would have as coordinates,
so everything before this stays what it is for a tree. With the influence coefficients g and h of the joints
(Benedict and Tesar 1978)

    qd_b = g qd,   qdd_b = g qdd + qd' h qd,   I* = g' I*_b g,   P*_ilm = g_ai g_bl g_cm P*_b,abc + g_ai I*_b,ac h_clm
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Union

from sympy import Expr, Integer, Matrix, Symbol

from symgen.derive.algebra.nodes import NodeAlgebra
from symgen.derive.algebra.scalar import Scalar
from symgen.derive.lagrange.intermediates import Intermediates
from symgen.derive.lagrange.vectors import ONE, ZERO, total
from symgen.derive.loops.motion import loop_motion
from symgen.derive.symbols import Symbols, acceleration, chain_symbols, derivative, rate, translate
from symgen.describe.mechanism import Mechanism
from symgen.program.nodes import Pool

__all__ = ["Projection", "projection"]

Rows = list[list[Expr]]
Opaque = tuple[int, ...]


class Projection:
    """g and h of all joints of a tree, and what they make of quantities over these joints.

    Args:
        symbols: of the coordinates.
        first: (n_b, n) g.
        second: by joint, (n, n) h; nothing for joints that are linear in the coordinates.
        given: symbols for what loops give: coordinate (i,), g (i, k) or h (i, k, l) of joint i; joints that close loops
            stand behind those that move.
        closing: g (n,) of the joints that close loops, by loop; those with friction.
    """

    def __init__(
        self,
        symbols: Symbols,
        first: Rows,
        second: Mapping[int, Rows],
        given: Mapping[Symbol, Opaque] | None = None,
        closing: Mapping[int, list[Expr]] | None = None,
    ) -> None:
        self.symbols = symbols
        self.first = first
        self.second = second
        self.given, self.closing = given or {}, closing or {}
        self.n, self.joints = len(symbols.q), len(first)

    @property
    def coupled(self) -> bool:
        """True where a joint follows others."""
        return self.n < self.joints

    def forces(self, forces: Sequence[Expr]) -> list[Expr]:
        """g' f: (n,)."""
        if not self.coupled:
            return list(forces)
        return list(Matrix(self.first).T * Matrix(list(forces)))

    def rows(self, matrix: Sequence[Sequence[Expr]]) -> Rows:
        """g' A: (n, m)."""
        if not self.coupled or not matrix or not matrix[0]:
            return [list(row) for row in matrix][: self.n]
        rows: Rows = (Matrix(self.first).T * Matrix([list(row) for row in matrix])).tolist()
        return rows

    def columns(self, matrix: Sequence[Sequence[Expr]]) -> Rows:
        """A g: (m, n)."""
        if not self.coupled:
            return [list(row) for row in matrix]
        rows: Rows = (Matrix([list(row) for row in matrix]) * Matrix(self.first)).tolist()
        return rows

    def matrix(self, matrix: Sequence[Sequence[Expr]]) -> Rows:
        """g' A g: (n, n)."""
        return self.rows(self.columns(matrix))

    def curvature(self, forces: Sequence[Expr]) -> Rows:
        """Sum of f_i h_i: (n, n)."""
        result = [[ZERO] * self.n for _ in range(self.n)]
        for i, h in self.second.items():
            for k in range(self.n):
                for el in range(self.n):
                    result[k][el] = result[k][el] + h[k][el] * forces[i]
        return result

    def turning(self) -> Rows:
        """dg/dt: (n_b, n), h with the rates inside."""
        rates = self.symbols.qd
        result = [[ZERO] * self.n for _ in range(self.joints)]
        for i, h in self.second.items():
            result[i] = [total([h[k][el] * rates[el] for el in range(self.n)]) for k in range(self.n)]
        return result

    def feels(self, expression: Expr, k: int) -> bool:
        """True where an expression of coordinates, and of what loops give, depends on coordinate k."""
        used = expression.free_symbols
        loops = {key[0] for symbol, key in self.given.items() if symbol in used}
        return self.symbols.q[k] in used or any(self.first[i][k] != 0 for i in loops)

    def slope(self, expression: Expr, k: int) -> Expr:
        """Derivative by coordinate k of an expression of coordinates and of what loops give, h left out."""
        none = [[ZERO] * self.n for _ in range(self.n)]
        found = derivative(expression, self.symbols.q[k])
        for symbol in sorted(expression.free_symbols.intersection(self.given), key=lambda symbol: self.given[symbol]):
            joint, *by = self.given[symbol]
            own = self.second.get(joint, none)[by[0]][k] if by else self.first[joint][k]
            found = found + own * derivative(expression, symbol)
        return found

    def second_order(self, H: Sequence[Sequence[Expr]], G: Sequence[Expr]) -> Rows:
        """g' H g + G h: (n, n), one component of second-order coefficients in all joints."""
        projected, bent = self.matrix(H), self.curvature(G)
        return [[a + b for a, b in zip(*pair, strict=True)] for pair in zip(projected, bent, strict=True)]


def projection(mechanism: Mechanism, names: Intermediates) -> Projection:
    """The projection of a mechanism; the motion of its coupled joints becomes intermediates."""
    symbols, joints = chain_symbols(mechanism), mechanism.names
    own = {name: k for k, name in enumerate(mechanism.q_names)}
    n = len(own)
    first, second = [], {}
    given: dict[Symbol, Opaque] = {}
    closing: dict[int, list[Expr]] = {}
    motions = _closed(mechanism, names, given, closing) if mechanism.closures else _coupled(mechanism, symbols)
    for i, joint in enumerate(joints):
        if joint in own:
            first.append([ONE if k == own[joint] else ZERO for k in range(n)])
            continue
        value, slopes, bends = motions[joint]
        if value is not None:
            names.define(Symbol(joint), value)
        row = [names.name(f"g{i + 1}_{k + 1}", slope) for k, slope in enumerate(slopes)]
        first.append(row)
        names.define(rate(joint), total([g * v for g, v in zip(row, symbols.qd, strict=True)]))
        terms = [g * a for g, a in zip(row, symbols.qdd, strict=True)]
        if any(bend != 0 for line in bends for bend in line):
            h = [[names.name(f"h{i + 1}_{k + 1}_{j + 1}", x) for j, x in enumerate(r)] for k, r in enumerate(bends)]
            second[i] = h
            terms += [h[k][j] * symbols.qd[k] * symbols.qd[j] for k in range(n) for j in range(n)]
        names.define(acceleration(joint), total(terms))
    return Projection(symbols, first, second, given, closing)


Motions = dict[str, tuple[Union[Expr, None], list[Expr], Rows]]
"""By joint its coordinate, None where a symbol of its own stands for it, g and h."""


def _coupled(mechanism: Mechanism, symbols: Symbols) -> Motions:
    """Coordinate, g and h of every coupled joint, by differentiation."""
    found: Motions = {}
    for joint, expression in mechanism.couplings.items():
        value = translate(expression)
        slopes = [derivative(value, q) for q in symbols.q]
        found[joint] = value, slopes, [[derivative(slope, q) for q in symbols.q] for slope in slopes]
    return found


def _closed(
    mechanism: Mechanism, names: Intermediates, given: dict[Symbol, Opaque], closing: dict[int, list[Expr]]
) -> Motions:
    """Symbols in the place of coordinates, g and h of the dependent joints of a mechanism with loops.

    Args:
        given: what each symbol stands for; filled.
        closing: g of the joints that close loops and have friction, by loop; filled.
    """
    pool = Pool()
    algebra, found, n = NodeAlgebra(pool), Motions(), mechanism.nv
    parameters = {p.name: algebra.scalar(pool.parameter(p.name)) for p in mechanism.parameters if not p.constant}
    motion = loop_motion(mechanism, algebra, parameters, [algebra.scalar(pool.input("q", k)) for k in range(n)])

    def symbol(stem: str, value: Scalar | None, *key: int) -> Expr:
        if value is None:
            return ZERO
        number = algebra.number(value)
        if number is not None and number == int(number):
            return Integer(int(number))
        new = names.reserve(stem)
        given[new] = key
        return new

    for i, joint in enumerate(mechanism.names):
        if i in mechanism.places:
            continue
        given[Symbol(joint)] = (i,)
        g, h = motion.rates[i].first, motion.rates[i].second
        slopes = [symbol(f"g{i + 1}_{k + 1}", g.get(k), i, k) for k in range(n)]
        bends = [[ZERO] * n for _ in range(n)]
        for (k, j), value in h.items():
            bends[k][j] = bends[j][k] = symbol(f"h{i + 1}_{k + 1}_{j + 1}", value, i, k, j)
        found[joint] = None, slopes, bends
    bodies = len(mechanism.names)
    for place, own in motion.closing.items():
        if mechanism.chain.loops[place].friction is not None:
            i = bodies + place
            closing[place] = [symbol(f"g{i + 1}_{k + 1}", own.first.get(k), i, k) for k in range(n)]
    return found
