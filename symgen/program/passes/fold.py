"""fold: constants, zeros, ones and signs.

Accepts any Program. Removes operations on constants, `x + 0`, `0 x`, `1 x`, `-1 x`, `x / 1`, `x - x`, division by
powers of two, double negation, negative terms of sums (which become subtractions), selects and logic whose outcome is
known. A `refined` number becomes the one that was found, unless derivatives are to follow.
Guarantees the same values within one rounding of each operation on constants, provided that all values are finite;
run-time parameters are never folded, whatever their default; nothing is associated anew and no count rises.
"""

from __future__ import annotations

from collections.abc import Callable

from symgen.program.folding import Folding
from symgen.program.function import Program
from symgen.program.nodes import OPERATIONS, Node, Pool
from symgen.program.rewrite import Rules, rewrite

__all__ = ["fold"]


def fold(program: Program, refined: bool = False) -> Program:
    """The program with constants, zeros, ones and signs folded; `refined` numbers stay where that is asked for."""
    return rewrite(program, lambda pool: _rules(pool, refined))


def _rules(pool: Pool, refined: bool) -> Rules:
    folding = Folding(pool)

    def rule(op: str) -> Callable[[Node, tuple[Node, ...]], Node]:
        make = folding.make
        return lambda node, args: make(op, args)

    rules = {op: rule(op) for op in (*OPERATIONS, "select")}
    rules["constant"] = lambda node, args: folding.real(node.value) if node.type == "real" else pool.again(node, args)
    if not refined:
        rules["refined"] = lambda node, args: args[0]
    return rules
