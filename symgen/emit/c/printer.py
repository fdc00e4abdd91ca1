"""Expressions of a Program as C: every product and sum in parentheses, literals typed, nothing promoted."""

from __future__ import annotations

import re
from collections.abc import Mapping

from symgen.emit.c.config import HELPERS, INFIX, LIBM, Config
from symgen.emit.literals import literal
from symgen.emit.names import leaf_name
from symgen.errors import EmitError
from symgen.program.nodes import BOOLEAN, FREE, MODE, Node

__all__ = ["Printer"]

PLAIN = re.compile(r"\A\(([\w.]+ [-+*/] )([\w.]+)\)\Z")
"""An operation on two words. Between `?` and `:` cppcheck takes such parentheses off, and then misses them (MISRA
C:2012, rule 12.1); it leaves them where the second word stands in parentheses, too."""


class Printer:
    """Prints the nodes of one function.

    Args:
        config: spelling of numbers in C.
        prefix: of the static helpers, the model's name and an underscore.
        names: of each named node, argument element (`(name, position)`), parameter and prepared number.

    `helpers` collects the operations for which the text needs a helper function or the library.
    """

    def __init__(self, config: Config, prefix: str, names: Mapping[object, str]) -> None:
        self.config = config
        self.prefix = prefix
        self.names = names
        self.helpers: set[str] = set()

    def expression(self, node: Node, *, define: bool = False) -> str:
        """The node's value without outer parentheses; by its name if it has one, unless it is being defined."""
        if not define and node.index in self.names:
            return self.names[node.index]
        op = node.op
        if op == "constant":
            return self._constant(node)
        if op in FREE:
            return leaf_name(node, self.names)
        if op in INFIX:
            left, right = node.args
            return f"{self.operand(left)} {INFIX[op]} {self.operand(right)}"
        if op == "neg":
            return f"-{self.operand(node.args[0])}"
        if op == "not":
            return f"!{self.operand(node.args[0])}"
        if op == "select":
            condition, chosen, otherwise = (self.operand(argument) for argument in node.args)
            chosen = PLAIN.sub(r"(\1(\2))", chosen)
            return f"{condition} ? {chosen} : {otherwise}"
        if op == "real_of":
            return f"({self.config.real}){self.operand(node.args[0])}"
        arguments = ", ".join(self.expression(argument) for argument in node.args)
        if op in LIBM:
            self.helpers.add(op)
            return f"{LIBM[op]}{self.config.libm}({arguments})"
        if op in HELPERS:
            self.helpers.add(op)
            return f"{self.prefix}{op}({arguments})"
        raise EmitError(f"operation {op!r} has no C form")

    def operand(self, node: Node) -> str:
        """The node's value, in parentheses where it is more than a word."""
        text = self.expression(node)
        simple = node.index in self.names or node.op in FREE or node.op in LIBM or node.op in HELPERS
        return text if simple and not text.startswith("-") else f"({text})"

    def _constant(self, node: Node) -> str:
        if node.type == BOOLEAN:
            return "true" if node.value else "false"
        if node.type == MODE:
            return str(node.value)
        return literal(node.value, self.config.dtype) + self.config.literal
