"""Derivatives of single operations, shared by all sweeps."""

from __future__ import annotations

from symgen.errors import ProgramError
from symgen.program.folding import Folding
from symgen.program.nodes import Node, Pool

__all__ = ["CHOOSING", "Partials", "choice", "partials"]

Partials = list[tuple[Node, Node]]
"""Pairs of an argument and the derivative of the result with respect to it."""

CHOOSING = frozenset({"select", "min", "max"})
"""Operations whose result is one of their arguments."""


def choice(pool: Pool, node: Node) -> tuple[Node, Node, Node]:
    """A node that chooses (`CHOOSING`), as condition, first and second alternative."""
    if node.op == "select":
        condition, chosen, otherwise = node.args
        return condition, chosen, otherwise
    a, b = node.args
    return pool.make("le", (a, b) if node.op == "min" else (b, a)), a, b


def partials(f: Folding, node: Node) -> Partials:
    """Derivatives of one operation with respect to its arguments."""
    one, op = f.one, node.op
    x = node.args[0]
    if op == "neg":
        return [(x, f.real(-1.0))]
    if len(node.args) == 2:
        return _of_two(f, node)

    def square(a: Node) -> Node:
        return f.mul(a, a)

    if op == "sqrt":
        partial = f.div(f.real(0.5), node)
    elif op == "sin":
        partial = f.make("cos", (x,))
    elif op == "cos":
        partial = f.neg(f.make("sin", (x,)))
    elif op == "tan":
        partial = f.add(one, square(node))
    elif op == "asin":
        partial = f.div(one, f.make("sqrt", (f.sub(one, square(x)),)))
    elif op == "acos":
        partial = f.div(f.real(-1.0), f.make("sqrt", (f.sub(one, square(x)),)))
    elif op == "atan":
        partial = f.div(one, f.add(one, square(x)))
    elif op == "exp":
        partial = node
    elif op == "log":
        partial = f.div(one, x)
    elif op == "abs":
        partial = f.make("sign", (x,))
    else:
        raise ProgramError(f"{op} has no derivative")
    return [(x, partial)]


def _of_two(f: Folding, node: Node) -> Partials:
    one, op = f.one, node.op
    a, b = node.args
    if op == "refined":
        return [(b, one)]
    if op == "add":
        return [(a, one), (b, one)]
    if op == "sub":
        return [(a, one), (b, f.real(-1.0))]
    if op == "mul":
        return [(a, f.mul(f.real(2.0), a))] if a is b else [(a, b), (b, a)]
    if op == "div":
        reciprocal = f.div(one, b)
        return [(a, reciprocal), (b, f.neg(f.mul(node, reciprocal)))]
    if op == "atan2":
        reciprocal = f.div(one, f.add(f.mul(a, a), f.mul(b, b)))
        return [(a, f.mul(b, reciprocal)), (b, f.neg(f.mul(a, reciprocal)))]
    if op == "pow":
        below = f.make("pow", (a, f.sub(b, one)))
        return [(a, f.mul(b, below)), (b, f.mul(node, f.make("log", (a,))))]
    raise ProgramError(f"{op} has no derivative")
