"""Expressions of a Program over arrays: elementwise, without promotion of float32.

A Python number does not promote an array, so constants are written plain where they meet an array; where all
arguments are constants, or where the library would take the type from them, they carry the type.
"""

from __future__ import annotations

from collections.abc import Mapping

from symgen.emit.arrays.config import FUNCTIONS, INFIX, Arrays
from symgen.emit.literals import literal
from symgen.emit.names import leaf_name
from symgen.errors import EmitError
from symgen.program.nodes import FREE, REAL, Node

__all__ = ["Printer"]


class Printer:
    """Prints the nodes of one function.

    Args:
        arrays: library that the text calls.
        dtype: of the literals.
        names: of each named node, argument element (`(name, position)`), parameter and prepared number.
    """

    def __init__(self, arrays: Arrays, dtype: str, names: Mapping[object, str]) -> None:
        self.arrays = arrays
        self.dtype = dtype
        self.names = names

    def expression(self, node: Node, *, define: bool = False, typed: bool = True) -> str:
        """The node's value without outer parentheses; by its name if it has one, unless it is being defined."""
        if not define and node.index in self.names:
            return self.names[node.index]
        op = node.op
        if op == "constant":
            return self._constant(node, typed)
        if op in FREE:
            return leaf_name(node, self.names)
        all_constant = all(argument.op == "constant" for argument in node.args)
        if op in INFIX:
            left, right = (self.operand(argument, typed=all_constant) for argument in node.args)
            return f"{left} {INFIX[op]} {right}"
        if op in ("neg", "not"):
            return f"{'-' if op == 'neg' else '~'}{self.operand(node.args[0])}"
        if op in FUNCTIONS:
            plain = op in ("atan2", "pow") and not all_constant
            arguments = ", ".join(self.expression(argument, typed=not plain) for argument in node.args)
            return f"{self.arrays.function(op)}({arguments})"
        raise EmitError(f"operation {op!r} has no form over arrays")

    def operand(self, node: Node, *, typed: bool = True) -> str:
        """The node's value, in parentheses where it is more than a word."""
        text = self.expression(node, typed=typed)
        simple = node.index in self.names or node.op in FREE or node.op in FUNCTIONS
        return text if simple and not text.startswith("-") else f"({text})"

    def _constant(self, node: Node, typed: bool) -> str:
        if node.type != REAL:
            return f"{self.arrays.dtype(node.type)}({node.value})"
        text = literal(node.value, self.dtype)
        return f"REAL({text})" if typed else text
