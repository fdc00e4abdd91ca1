"""Expressions of a Program as C on packs of lanes: GNU vector types, no branches.

A flag is a mask, an integer as wide as a real with all bits alike; a mode is such an integer, too. A scalar next to a
pack is spread over its lanes by the compiler, so constants are written plain there; where all arguments are
constants, or where a function takes the pack, they are spread explicitly.
"""

from __future__ import annotations

from symgen.emit.c.config import INFIX, LIBM
from symgen.emit.c.printer import Printer
from symgen.emit.literals import literal
from symgen.emit.names import leaf_name
from symgen.errors import EmitError
from symgen.program.nodes import BOOLEAN, FREE, REAL, Node

__all__ = ["VectorPrinter"]

ARITHMETIC = ("add", "sub", "mul", "div")
COMPARISONS = {"lt": "<", "le": "<=", "eq": "==", "same": "=="}
MASKS = {"and": "&", "or": "|"}
CALLED = {*LIBM, "min", "max", "sign", "mode_of", "real_of"}
SIMPLE = {*FREE, *COMPARISONS, *CALLED, "select"}


class VectorPrinter(Printer):
    """Prints the nodes of one function on packs; `prefix` ends in `_pack_`."""

    def expression(self, node: Node, *, define: bool = False, spread: bool = True) -> str:
        """The node's value without outer parentheses, constants spread over the lanes unless told otherwise."""
        if not define and node.index in self.names:
            return self.names[node.index]
        op = node.op
        if op == "constant" and node.type != REAL:
            self.helpers.add("whole")
            return f"{self.prefix}whole({-int(node.value) if node.type == BOOLEAN else node.value})"
        if op == "constant":
            text = literal(node.value, self.config.dtype) + self.config.literal
            return f"{self.prefix}splat({text})" if spread else text
        if op in FREE:
            return leaf_name(node, self.names)
        if op in ARITHMETIC:
            left, right = node.args
            constant = left.op == right.op == "constant"
            return f"{self.operand(left, spread=constant)} {INFIX[op]} {self.operand(right, spread=constant)}"
        if op in COMPARISONS:
            left, right = node.args
            return f"({self.config.flag})({self.operand(left)} {COMPARISONS[op]} {self.operand(right)})"
        if op in MASKS:
            left, right = node.args
            return f"{self.operand(left)} {MASKS[op]} {self.operand(right)}"
        if op in ("neg", "not"):
            return f"{'-' if op == 'neg' else '~'}{self.operand(node.args[0])}"
        if op == "select":
            name = "select" if node.type == REAL else "select_whole"
            self.helpers.add(name)
            return f"{self.prefix}{name}({', '.join(self.expression(argument) for argument in node.args)})"
        if op in CALLED:
            self.helpers.add(op)
            arguments = ", ".join(self.expression(argument) for argument in node.args)
            return f"{self.prefix}{op}({arguments})"
        raise EmitError(f"operation {op!r} has no vector form")

    def operand(self, node: Node, *, spread: bool = True) -> str:
        """The node's value, in parentheses where it is more than a word."""
        text = self.expression(node, spread=spread)
        simple = node.index in self.names or node.op in SIMPLE
        return text if simple and not text.startswith("-") else f"({text})"
