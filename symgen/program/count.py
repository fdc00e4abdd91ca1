"""Operation counts of functions: the cost measure of `optimise` and of the budgets in the tests.

`sub` counts as add. Sine and cosine of the same argument count as one `sincos`. Every other operation that computes
something (neg, abs, comparisons, select, min, exp, ...) is `other`; constants, inputs, parameters and items are free.
`prepare` is not counted: it runs once per parameter set; and neither is, before the pass `hoist` has run, what it will
move there: real operations on parameters (and constants) alone. A `call` adds what its body counts. An `iterate` adds
its body `bound` times: the count is then the worst case, which is what a controller has to wait for, and says so.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from symgen.program.function import Function, Program
from symgen.program.nodes import FREE, REAL, Node

__all__ = ["Operations", "count", "operations"]

NOT_OTHER = FREE | {"add", "sub", "mul", "div", "sqrt", "sin", "cos", "call", "iterate", "refined"}


@dataclass(frozen=True, slots=True)
class Operations:
    """Counts of one function; `+` adds them.

    Attributes:
        add: additions and subtractions.
        mul: multiplications.
        div: divisions.
        sqrt: square roots.
        sincos: angles whose sine, cosine or both are taken.
        other: everything else that computes.
        bound: the counts are upper bounds, usually not reached: the function has a loop that may end early.

    Example:
        >>> (Operations(add=2, mul=1) + Operations(div=1)).flops
        4
    """

    add: int = 0
    mul: int = 0
    div: int = 0
    sqrt: int = 0
    sincos: int = 0
    other: int = 0
    bound: bool = False

    @property
    def flops(self) -> int:
        """Additions, multiplications and divisions."""
        return self.add + self.mul + self.div

    @property
    def total(self) -> int:
        """Everything."""
        return self.flops + self.sqrt + self.sincos + self.other

    def __add__(self, more: Operations) -> Operations:
        return Operations(
            self.add + more.add,
            self.mul + more.mul,
            self.div + more.div,
            self.sqrt + more.sqrt,
            self.sincos + more.sincos,
            self.other + more.other,
            self.bound or more.bound,
        )

    def times(self, n: int) -> Operations:
        """The counts of n executions."""
        return Operations(
            n * self.add, n * self.mul, n * self.div, n * self.sqrt, n * self.sincos, n * self.other, self.bound
        )


def operations(program: Program) -> dict[str, Operations]:
    """The counts of every function, by name, in the program's order."""
    known: dict[int, Operations] = {}
    return {function.name: count(function, known) for function in program.functions}


def count(function: Function, known: dict[int, Operations] | None = None) -> Operations:
    """The counts of one function; `known` remembers those of bodies between calls."""
    known = {} if known is None else known
    if id(function) in known:
        return known[id(function)]
    nodes = function.nodes
    # once `hoist` has run, what is made of prepared numbers is computed in every call
    hoisted = "prepared" in [node.op for node in nodes]
    executed = nodes if hoisted else [node for node in nodes if not (node.steady and _hoisted(node))]
    found = Counter([node.op for node in executed])
    result = Operations(
        add=found["add"] + found["sub"],
        mul=found["mul"],
        div=found["div"],
        sqrt=found["sqrt"],
        sincos=len({node.args[0].index for node in executed if node.op in ("sin", "cos")}),
        other=sum(n for op, n in found.items() if op not in NOT_OTHER),
    )
    for node in executed if found["call"] or found["iterate"] else ():
        if node.op == "call":
            result += count(node.body, known)
        elif node.op == "iterate":
            result += count(node.body, known).times(node.value[1]) + Operations(bound=True)
    known[id(function)] = result
    return result


def _hoisted(node: Node) -> bool:
    """True for a steady node that `hoist` moves to `prepare`; one made of constants counts until `fold` computes it."""
    return node.type == REAL and any(argument.op != "constant" for argument in node.args)
