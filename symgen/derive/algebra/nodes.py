"""The algebra over Program nodes: what is emitted.

Literals fold, and one that is the rounding of what it was added up from is zero. Signs are pulled out of products and
sums, so that `a - b` and `b - a` share one node; factors and summands that depend on parameters alone are gathered, so
that `prepare` can hold their product or sum. Nothing is expanded or factored: how a formula is written stays the
recursion's decision.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from symgen.derive.algebra.scalar import IDENTICAL, Algebra, Scalar
from symgen.errors import DerivationError
from symgen.program.folding import EVEN, FUNCTIONS, ODD
from symgen.program.nodes import Node, Pool
from symgen.program.probes import agree_at_probes
from symgen.program.rounding import Literals

__all__ = ["NodeAlgebra"]


class NodeAlgebra(Algebra):
    """Scalars whose payload is a `Node` of `pool`."""

    def __init__(self, pool: Pool, arctangents: bool = True) -> None:
        self.pool = pool
        self.arctangents = arctangents
        self._literals = Literals(pool)
        self._zero = pool.constant(0.0)
        self._one = pool.constant(1.0)
        self._sums: dict[tuple[Node, Node], Node] = {}
        self._differences: dict[tuple[Node, Node], Node] = {}
        self._products: dict[tuple[Node, Node], Node] = {}
        self._turns: dict[Node, tuple[Node, Node]] = {}
        self._parts: dict[Node, tuple[Node, Node]] = {}
        self.notes: dict[int, str] = {}
        """By index of a node the quantity that it is a part of, as it was named first."""

    def scalar(self, node: Node) -> Scalar:
        """The scalar of a node."""
        return Scalar(self, node)

    def note(self, name: str, values: Scalar | Sequence[Any]) -> None:
        if isinstance(values, Scalar):
            node: Node = values.x.args[0] if values.x.op == "neg" else values.x
            if not node.steady and node.op != "input":
                self.notes.setdefault(node.index, name)
        else:
            for value in values:
                self.note(name, value)

    def constant(self, value: float) -> Scalar:
        return Scalar(self, self._literals.given(float(value)))

    @property
    def zero(self) -> Scalar:
        return Scalar(self, self._zero)

    @property
    def one(self) -> Scalar:
        return Scalar(self, self._one)

    def number(self, a: Scalar) -> float | None:
        node = a.x
        return node.value if node.op == "constant" and isinstance(node.value, float) else None

    def identical(self, a: Scalar, b: Scalar) -> bool:
        return agree_at_probes(a.x, b.x, IDENTICAL)

    def fixed(self, a: Scalar) -> bool:
        node: Node = a.x
        return node.steady

    # angles of known sine and cosine, and differences that cancel where their second part is added

    def angle(self, sine: Scalar, cosine: Scalar, around: Scalar | None = None) -> Scalar:
        return self.turned(super().angle(sine, cosine, around), sine, cosine)

    def refined(self, found: Scalar, better: Scalar) -> Scalar:
        """See `Pool.refined`."""
        return Scalar(self, self.pool.refined(found.x, better.x))

    def turned(self, angle: Scalar, sine: Scalar, cosine: Scalar) -> Scalar:
        if not angle.is_constant:
            self._turns[angle.x] = (sine.x, cosine.x)
        return angle

    def difference(self, a: Scalar, b: Scalar) -> Scalar:
        found = a - b
        if found.x.op == "sub":
            self._parts[found.x] = (a.x, b.x)
        elif found.x.op == "neg" and found.x.args[0].op == "sub":
            self._parts[found.x.args[0]] = (b.x, a.x)
        return found

    def named(self, stem: str, a: Scalar) -> Scalar:
        """A literal as one that was given: from here on it counts by itself, not by the terms that it was made of."""
        number = self.number(a)
        return a if number is None else self.constant(number)

    def sin(self, a: Scalar) -> Scalar:
        turn = self._turn(a) if self._turns else None
        return self.function("sin", (a,)) if turn is None else turn[0]

    def cos(self, a: Scalar) -> Scalar:
        turn = self._turn(a) if self._turns else None
        return self.function("cos", (a,)) if turn is None else turn[1]

    def _turn(self, a: Scalar) -> tuple[Scalar, Scalar] | None:
        """Sine and cosine of an angle made of known ones, by the addition theorems; None where it holds none."""
        node = a.x
        known = self._turns.get(node)
        if known is not None:
            return Scalar(self, known[0]), Scalar(self, known[1])
        if node.op == "neg":
            turn = self._turn(Scalar(self, node.args[0]))
            return None if turn is None else (-turn[0], turn[1])
        if node.op not in ("add", "sub"):
            return None
        first, second = (Scalar(self, argument) for argument in node.args)
        turns = self._turn(first), self._turn(second)
        if turns == (None, None):
            return None
        (s, c), (sine, cosine) = (
            turn or (self.function("sin", (part,)), self.function("cos", (part,)))
            for turn, part in zip(turns, (first, second), strict=True)
        )
        if node.op == "sub":
            sine = -sine
        return s * cosine + c * sine, c * cosine - s * sine

    def _cancelled(self, a: Node, b: Node) -> Node | None:
        """a + b where one is a remembered difference whose second part the other holds; None elsewhere."""
        for part, other in ((a, b), (b, a)):
            sign, inner = (-1, part.args[0]) if part.op == "neg" else (1, part)
            parts = self._parts.get(inner)
            if parts is None:
                continue
            kept, gone = parts if sign > 0 else (parts[1], parts[0])
            if other is gone:
                return kept
            if other.op == "add" and gone in other.args:
                rest = other.args[1] if other.args[0] is gone else other.args[0]
                return self._add(rest, kept)
        return None

    # each of these works on nodes; signs are pulled out as `neg` nodes

    def _neg(self, a: Node) -> Node:
        if a.op == "neg":
            return a.args[0]
        if a.op == "constant":
            return self._literals.neg(a)
        return self.pool.make("neg", (a,))

    def _add(self, a: Node, b: Node) -> Node:
        if a.op == "constant" and a.value == 0.0:
            return b
        if b.op == "constant" and b.value == 0.0:
            return a
        if a.op == "constant" and b.op == "constant":
            return self._literals.add(a, b)
        if self._parts:
            cancelled = self._cancelled(a, b)
            if cancelled is not None:
                return cancelled
        if a.op == "neg":
            return self._neg(self._add(a.args[0], b.args[0])) if b.op == "neg" else self._sub(b, a.args[0])
        if b.op == "neg":
            return self._sub(a, b.args[0])
        if a.index > b.index:
            a, b = b, a
        return self._gather("add", a, b)

    def _sub(self, a: Node, b: Node) -> Node:
        if b.op == "constant" and b.value == 0.0:
            return a
        if a.op == "constant" and a.value == 0.0:
            return self._neg(b)
        if a is b:
            return self.pool.constant(0.0)
        if a.op == "constant" and b.op == "constant":
            return self._literals.sub(a, b)
        if self._parts:
            cancelled = self._cancelled(a, self._neg(b))
            if cancelled is not None:
                return cancelled
        if b.op == "neg":
            return self._add(a, b.args[0])
        if a.op == "neg":
            return self._neg(self._add(a.args[0], b))
        if b.op == "constant" and b.value < 0.0:
            return self._add(a, self._neg(b))
        if a.index > b.index:
            return self._neg(self.pool.make("sub", (b, a)))
        return self.pool.make("sub", (a, b))

    def _mul(self, a: Node, b: Node) -> Node:
        if b.op == "constant":
            a, b = b, a
        if a.op == "constant":
            if b.op == "constant":
                return self._literals.mul(a, b)
            if a.value == 0.0:
                return a
            if a.value == 1.0:
                return b
            if a.value < 0.0:
                return self._neg(self._mul(self._neg(a), b))
        if a.op == "neg":
            return self._mul(a.args[0], b.args[0]) if b.op == "neg" else self._neg(self._mul(a.args[0], b))
        if b.op == "neg":
            return self._neg(self._mul(a, b.args[0]))
        if a.index > b.index:
            a, b = b, a
        return self._gather("mul", a, b)

    def _gather(self, op: str, a: Node, b: Node) -> Node:
        """`a op b` with what is steady on the inner side: k*(l*x) is (k*l)*x."""
        if b.steady:
            a, b = b, a
        if a.steady and b.op == op and not b.steady:
            for inner, rest in (b.args, b.args[::-1]):
                if inner.steady:
                    product = self._mul(a, inner) if op == "mul" else self._add(a, inner)
                    return self._mul(product, rest) if op == "mul" else self._add(product, rest)
        return self.pool.make(op, (a, b) if a.index < b.index else (b, a))

    # forms of a function have most of their operations in common: these are looked up as they were asked for

    def add(self, a: Scalar, b: Scalar) -> Scalar:
        if a.x is self._zero:
            return b
        if b.x is self._zero:
            return a
        pair = (a.x, b.x)
        total = self._sums.get(pair)
        if total is None:
            total = self._sums[pair] = self._add(*pair)
        return Scalar(self, total)

    def sub(self, a: Scalar, b: Scalar) -> Scalar:
        if b.x is self._zero:
            return a
        pair = (a.x, b.x)
        difference = self._differences.get(pair)
        if difference is None:
            difference = self._differences[pair] = self._sub(*pair)
        return Scalar(self, difference)

    def mul(self, a: Scalar, b: Scalar) -> Scalar:
        if a.x is self._zero or b.x is self._one:
            return a
        if b.x is self._zero or a.x is self._one:
            return b
        pair = (a.x, b.x)
        product = self._products.get(pair)
        if product is None:
            product = self._products[pair] = self._mul(*pair)
        return Scalar(self, product)

    def neg(self, a: Scalar) -> Scalar:
        return Scalar(self, self._neg(a.x))

    def div(self, a: Scalar, b: Scalar) -> Scalar:
        above, below = a.x, b.x
        if below.op == "constant" and below.value == 0.0:
            raise DerivationError("division by zero")
        if above.op == "constant" and above.value == 0.0:
            return a
        if below.op == "constant":
            if abs(below.value) == 1.0:
                return a if below.value > 0 else -a
            if above.op == "constant":
                return Scalar(self, self._literals.div(above, below))
            if math.frexp(float(below.value))[0] in (0.5, -0.5):
                return a * (1.0 / float(below.value))
        if above.op == "neg":
            return -self.div(-a, b)
        if below.op == "neg":
            return -self.div(a, -b)
        return Scalar(self, self.pool.make("div", (above, below)))

    def function(self, name: str, arguments: Sequence[Scalar]) -> Scalar:
        nodes = tuple(argument.x for argument in arguments)
        numbers = [self.number(argument) for argument in arguments]
        if name == "where":
            condition, chosen, otherwise = nodes
            return Scalar(self, self.pool.select(condition, chosen, otherwise))
        if name in ("gt", "ge"):
            return self.function({"gt": "lt", "ge": "le"}[name], tuple(reversed(arguments)))
        if name in ("min", "max") and len(nodes) > 2:
            return self.function(name, (self.function(name, arguments[:-1]), arguments[-1]))
        if name in FUNCTIONS and all(number is not None for number in numbers):
            try:
                return self.constant(FUNCTIONS[name](*numbers))
            except (ValueError, OverflowError, ZeroDivisionError) as error:
                raise DerivationError(f"{name}({', '.join(map(repr, numbers))}) has no value") from error
        if name in ODD and nodes[0].op == "neg":
            return -self.function(name, (Scalar(self, nodes[0].args[0]),))
        if name in EVEN and nodes[0].op == "neg":
            return self.function(name, (Scalar(self, nodes[0].args[0]),))
        return Scalar(self, self.pool.make(name, nodes))
