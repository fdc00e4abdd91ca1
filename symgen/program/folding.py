"""Making nodes with the obvious simplifications applied: constants, zeros, ones and signs.

`Folding` is what the pass `fold` applies to every node, and what code that generates much (differentiation, factoring)
calls instead of the pool, so that zeros do not multiply.

Allowed are only steps that cannot change a finite result by more than its rounding: operations on constants are
executed in double, `x + 0`, `1 x`, `x / 1`, `x - x = 0`, `0 x = 0` and `0 / x = 0` (which lose an infinity or NaN of x;
a program's values are finite by contract), signs are moved outwards, in a product with a constant into that constant,
division by a power of two becomes a product. Nothing is associated anew.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from symgen.program.nodes import BOOLEAN, REAL, Node, Pool

__all__ = ["EVEN", "FUNCTIONS", "ODD", "Folding"]

FUNCTIONS: dict[str, Callable[..., float]] = {
    "sqrt": math.sqrt,
    "sin": math.sin,
    "cos": math.cos,
    "tan": math.tan,
    "asin": math.asin,
    "acos": math.acos,
    "atan": math.atan,
    "atan2": math.atan2,
    "exp": math.exp,
    "log": math.log,
    "pow": math.pow,
    "abs": abs,
    "sign": lambda x: float((x > 0) - (x < 0)),
    "round": lambda x: float(round(x)),
    "min": min,
    "max": max,
}
"""Functions of plain numbers."""

ODD = frozenset({"sin", "tan", "asin", "atan", "sign", "round"})
EVEN = frozenset({"cos", "abs"})
TESTS: dict[str, Callable[[float, float], bool]] = {
    "lt": lambda a, b: a < b,
    "le": lambda a, b: a <= b,
    "eq": lambda a, b: a == b,
    "same": lambda a, b: a == b,
}


class Folding:
    """Simplifying constructors over a pool. Arguments are nodes of that pool, folded already."""

    def __init__(self, pool: Pool) -> None:
        self.pool = pool
        self.zero = pool.constant(0.0)
        self.one = pool.constant(1.0)

    def make(self, op: str, args: tuple[Node, ...]) -> Node:
        """Any operation of `OPERATIONS`, or `select`, simplified."""
        rule = RULES.get(op)
        if rule is not None:
            return rule(self, *args)
        if op in TESTS:
            return self._test(op, *args)
        return self._function(op, args)

    def real(self, value: float) -> Node:
        """A constant; -0.0 becomes 0.0."""
        return self.pool.constant(value + 0.0)

    def add(self, a: Node, b: Node) -> Node:
        if a.op == "constant" and b.op == "constant":
            return self._constant(a.value + b.value, "add", (a, b))
        if _is(a, 0.0):
            return b
        if _is(b, 0.0):
            return a
        if b.op == "neg":
            return self.sub(a, b.args[0])
        if a.op == "neg":
            return self.sub(b, a.args[0])
        return self.pool.make("add", (a, b))

    def sub(self, a: Node, b: Node) -> Node:
        if a is b:
            return self.zero
        if a.op == "constant" and b.op == "constant":
            return self._constant(a.value - b.value, "sub", (a, b))
        if _is(b, 0.0):
            return a
        if _is(a, 0.0):
            return self.neg(b)
        if b.op == "neg":
            return self.add(a, b.args[0])
        if a.op == "neg":
            return self.neg(self.add(a.args[0], b))
        return self.pool.make("sub", (a, b))

    def mul(self, a: Node, b: Node) -> Node:
        if b.op == "constant":
            if a.op == "constant":
                return self._constant(a.value * b.value, "mul", (a, b))
            a, b = b, a
        if a.op == "constant":
            if a.value == 0.0:
                return self.zero
            if a.value == 1.0:
                return b
            if a.value == -1.0:
                return self.neg(b)
            if b.op == "neg":
                return self.mul(self.real(-a.value), b.args[0])
            return self.pool.make("mul", (a, b))
        if a.op == "neg":
            return self.neg(self.mul(a.args[0], b))
        if b.op == "neg":
            return self.neg(self.mul(a, b.args[0]))
        return self.pool.make("mul", (a, b))

    def div(self, a: Node, b: Node) -> Node:
        if b.op == "constant" and b.value != 0.0:
            if a.op == "constant":
                return self._constant(a.value / b.value, "div", (a, b))
            if abs(math.frexp(b.value)[0]) == 0.5 and 1e-300 < abs(b.value) < 1e300:
                return self.mul(self.real(1.0 / b.value), a)
        if _is(a, 0.0) and not _is(b, 0.0):
            return self.zero
        if a.op == "neg":
            return self.neg(self.div(a.args[0], b))
        if b.op == "neg":
            return self.neg(self.div(a, b.args[0]))
        return self.pool.make("div", (a, b))

    def neg(self, a: Node) -> Node:
        if a.op == "constant":
            return self.real(-a.value)
        if a.op == "neg":
            return a.args[0]
        return self.pool.make("neg", (a,))

    def select(self, condition: Node, chosen: Node, otherwise: Node) -> Node:
        if condition.op == "constant":
            return chosen if condition.value else otherwise
        if chosen is otherwise:
            return chosen
        if condition.op == "not":
            return self.select(condition.args[0], otherwise, chosen)
        if chosen.op == "constant" and chosen.type == BOOLEAN and otherwise.op == "constant":
            return condition if chosen.value else self.negation(condition)
        return self.pool.select(condition, chosen, otherwise)

    def both(self, a: Node, b: Node) -> Node:
        for one, other in ((a, b), (b, a)):
            if one.op == "constant":
                return other if one.value else one
        return a if a is b else self.pool.make("and", (a, b))

    def either(self, a: Node, b: Node) -> Node:
        for one, other in ((a, b), (b, a)):
            if one.op == "constant":
                return one if one.value else other
        return a if a is b else self.pool.make("or", (a, b))

    def negation(self, a: Node) -> Node:
        if a.op == "constant":
            return self.pool.boolean(not a.value)
        return a.args[0] if a.op == "not" else self.pool.make("not", (a,))

    def _test(self, op: str, a: Node, b: Node) -> Node:
        if a.op == "constant" and b.op == "constant":
            return self.pool.boolean(TESTS[op](a.value, b.value))
        if a is b:
            return self.pool.boolean(op != "lt")
        return self.pool.make(op, (a, b))

    def _function(self, op: str, args: tuple[Node, ...]) -> Node:
        if all(a.op == "constant" for a in args):
            try:
                return self._constant(FUNCTIONS[op](*(a.value for a in args)), op, args)
            except (ArithmeticError, ValueError):
                return self.pool.make(op, args)
        first = args[0]
        if first.op == "neg" and op in EVEN:
            return self._function(op, first.args)
        if first.op == "neg" and op in ODD:
            return self.neg(self._function(op, first.args))
        if op in ("min", "max") and first is args[1]:
            return first
        if op == "abs" and first.op in ("abs", "sqrt"):
            return first
        return self.pool.make(op, args)

    def _constant(self, value: float, op: str, args: tuple[Node, ...]) -> Node:
        return self.real(value) if math.isfinite(value) else self.pool.make(op, args)

    def _mode_of(self, a: Node) -> Node:
        if a.op == "constant":
            return self.pool.mode((a.value > 0) - (a.value < 0))
        return a.args[0] if a.op == "real_of" else self.pool.make("mode_of", (a,))

    def _real_of(self, a: Node) -> Node:
        return self.real(float(a.value)) if a.op == "constant" else self.pool.make("real_of", (a,))


RULES: dict[str, Callable[..., Node]] = {
    "add": Folding.add,
    "sub": Folding.sub,
    "mul": Folding.mul,
    "div": Folding.div,
    "neg": Folding.neg,
    "and": Folding.both,
    "or": Folding.either,
    "not": Folding.negation,
    "select": Folding.select,
    "mode_of": Folding._mode_of,
    "real_of": Folding._real_of,
}


def _is(node: Node, value: float) -> bool:
    return node.op == "constant" and node.type == REAL and node.value == value
