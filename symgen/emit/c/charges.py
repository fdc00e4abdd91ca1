"""Work of emitted functions in estimated instructions: the unit of the budget that bounds their loops.

    charge(f)   all that f computes whenever it is called, but for passes of loops and for calls under a condition that
                have loops; of calls without loops, all that they can compute
    most(f)     all that f can compute, every loop to its bound
    rest(f)     all that f can still compute when the budget is spent

A function that has loops, itself or in what it calls, is metered: a pass of a loop and a call under a condition are
charged before they run. No pass begins that the budget does not cover; calls under a condition run in any case.

Charges count what a scalar processor executes: an operation on values that lie in memory or registers, stores, and the
values that a loop or a call hands over.
"""

from __future__ import annotations

from symgen.emit.schedule import Invoke, Loop, Schedules
from symgen.program.function import Function
from symgen.program.nodes import FREE, Node

__all__ = ["Charges"]

COMPARED = dict.fromkeys(("lt", "le", "eq", "same"), 18)
LOGIC = dict.fromkeys(("and", "or", "not"), 3)
CHOSEN = dict.fromkeys(("min", "max"), 10)
UNARY = dict.fromkeys(("abs", "neg", "sign", "round", "mode_of", "real_of"), 13)
LIBRARY = dict.fromkeys(("tan", "asin", "acos", "atan", "atan2", "exp", "log", "pow"), 480)
QUARTERS = {"select": 1, "sin": 0, "cos": 0, **COMPARED, **LOGIC, **CHOSEN, **UNARY, **LIBRARY}
"""Quarters of an instruction of an operation: itself, its loads and stores, and the branches that compilers make of it.

Fitted to the instructions that ten chains' steps and decisions take on a Cortex-M4F, gcc 12 -O2, at 2000 states; the
work of long calls is within a fifth of their instructions.
"""

OTHERS = 5
"""The same of every other operation."""

ANGLE = 250
"""The same of a sine, a cosine, or both of one angle."""

HANDED = 1
"""The same of a value that a call or a pass takes or gives."""


class Charges:
    """Charges of the functions of one program, each computed once."""

    def __init__(self, schedules: Schedules) -> None:
        self._schedules = schedules
        self._charges: dict[int, int] = {}
        self._metered: dict[int, bool] = {}
        self._known: dict[tuple[int, bool], int] = {}

    def metered(self, function: Function) -> bool:
        """True when the function has loops, itself or in what it calls."""
        known = self._metered.get(id(function))
        if known is None:
            known = self._metered[id(function)] = any(
                isinstance(step, Loop) or (isinstance(step, Invoke) and self.metered(step.node.body))
                for step in self._schedules(function).steps
            )
        return known

    def charge(self, function: Function) -> int:
        """Work of every call: the part that is not charged on the way."""
        known = self._charges.get(id(function))
        if known is None:
            quarters = sum(map(_quarters, function.nodes)) + HANDED * len(function.output_nodes)
            angles = {node.args[0].index for node in function.nodes if node.op in ("sin", "cos")}
            total = -(-(quarters + ANGLE * len(angles)) // 4)
            for step in self._schedules(function).steps:
                if isinstance(step, Invoke) and not self.entered(function, step):
                    total += self.charge(step.node.body)
            known = self._charges[id(function)] = total
        return known

    def entered(self, function: Function, step: Invoke) -> bool:
        """True when a call in the function is charged where it runs, for it need not."""
        return self.metered(function) and step.node.index in self._schedules(function).guards

    def carried(self, body: Function) -> int:
        """Work of a pass: that of the loop's body, and of what it hands on."""
        return self.charge(body) + -(-HANDED * len(body.output_nodes) // 4)

    def most(self, function: Function) -> int:
        """All that a call can compute, with every pass of every loop."""
        return self.charge(function) + self._further(function, every=True)

    def rest(self, function: Function) -> int:
        """Calls under a condition that may still run when the budget is spent: each once, in one pass of each loop."""
        return self._further(function, every=False)

    def _further(self, function: Function, every: bool) -> int:
        """Work that is charged on the way: of conditional calls, and, with `every`, of all passes."""
        key = id(function), every
        if key not in self._known:
            total = 0
            for step in self._schedules(function).steps:
                if isinstance(step, Loop):
                    body, bound = step.node.value
                    inner = self._further(body, every)
                    total += (self.carried(body) + inner) * bound if every else inner
                elif isinstance(step, Invoke):
                    entered = self.charge(step.node.body) if self.entered(function, step) else 0
                    total += entered + self._further(step.node.body, every)
            self._known[key] = total
        return self._known[key]


def _quarters(node: Node) -> int:
    """Work of one node in quarters of an instruction."""
    if node.op in FREE:
        return 0
    if node.op in ("call", "iterate"):
        return HANDED * len(node.args)
    return QUARTERS.get(node.op, OTHERS)
