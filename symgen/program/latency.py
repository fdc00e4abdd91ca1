"""Critical path of a function's statements, compared with their total work.

A processor starts several operations a cycle, but each has to wait for its arguments. Where the longest chain of
waiting exceeds the work, two states computed side by side cost little more than one. The numbers are those of recent
x86-64 cores (Fog, Instruction tables, 2022: Ice Lake and Golden Cove); only ratios matter, alike elsewhere.
"""

from __future__ import annotations

from collections.abc import Sequence

from symgen.program.nodes import FREE, Node

__all__ = ["CYCLES", "PORTS", "WINDOW", "critical_path", "fused_products", "work"]

CYCLES = {"add": 4, "sub": 4, "mul": 4, "div": 14, "sqrt": 18, "sin": 50, "cos": 50, "select": 2}
"""Cycles until an operation's result can be used; others take `OTHER`, leaves none."""

OTHER = 1

SINCOS = 15
"""Operations of a sine, or of the cosine beside it."""

PORTS = 2
"""Arithmetic operations that start in a cycle."""

WINDOW = 256
"""Operations that a processor looks ahead: shorter functions overlap with their next run by themselves."""


def fused_products(order: Sequence[Node], outputs: Sequence[Node] = ()) -> set[int]:
    """Indices of the products that are one operation with the sum that alone needs them; one in each sum.

    Args:
        order: every node of a function, arguments before users.
        outputs: what is stored besides.
    """
    uses: dict[int, int] = {}
    for node in (*(argument for user in order for argument in user.args), *outputs):
        uses[node.index] = uses.get(node.index, 0) + 1
    fused: set[int] = set()
    for node in order:
        if node.op in ("add", "sub"):
            fused.update([a.index for a in node.args if a.op == "mul" and uses[a.index] == 1][:1])
    return fused


def critical_path(order: Sequence[Node]) -> int:
    """Cycles of the longest chain of operations, each waiting for the one before; a fused product costs nothing.

    Args:
        order: every node of a function, arguments before users.
    """
    fused = fused_products(order)
    ready: dict[int, int] = {}
    for node in order:
        cycles = 0 if node.op in FREE or node.index in fused else CYCLES.get(node.op, OTHER)
        ready[node.index] = cycles + max((ready[argument.index] for argument in node.args), default=0)
    return max(ready.values(), default=0)


def work(order: Sequence[Node]) -> float:
    """Cycles that the operations take when none has to wait; a product and the sum it goes into count as two."""
    cost = {"sin": SINCOS, "cos": SINCOS}
    return sum(cost.get(node.op, 1) for node in order if node.op not in FREE) / PORTS
