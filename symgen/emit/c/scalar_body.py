"""Bodies of a controller's functions: angles in twos, and loops that draw on a budget."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import fields

from symgen.emit.c.body import Body
from symgen.emit.c.body_contexts import LoopContext
from symgen.emit.c.charges import Charges
from symgen.emit.c.controller_contexts import MeteredLoopContext, PairContext
from symgen.emit.c.scalar_sincos import MEMBERS, RANGES, SINCOS
from symgen.emit.schedule import Assign, Invoke, Loop, Schedule, SinCos, Step, Store
from symgen.emit.templates import render
from symgen.program.function import Function
from symgen.program.nodes import Node, topological

__all__ = ["WORK", "MeteredBody", "ScalarBody"]

WORK = "work"
"""Name of the pointer to what is left of the budget."""


DEFERRED = 8
"""Most outputs that wait in registers for the end of their function."""


class ScalarBody(Body):
    """A body for one state: constants stored one by one, modes read first, and few outputs stored last.

    A compiler has to assume that a store to an output changes what lies in an input, and loads that again; outputs that
    are stored last spare it. A mode that is read before it is needed takes its time whether it decides or not.
    """

    last: Store | None = None
    waiting: tuple[str, ...] = ()

    def _together(self, steps: Sequence[Step], targets: Sequence[str]) -> Iterator[Step]:
        stores = [step for step in steps if isinstance(step, Store)]
        wait = 1 < len(stores) <= DEFERRED and not any(isinstance(step, (Loop, Invoke)) for step in steps)
        self.last, self.waiting = stores[-1] if wait else None, ()
        for node in self._modes(steps) if wait else ():
            yield Assign(node)
        yield from steps

    def _modes(self, steps: Sequence[Step]) -> list[Node]:
        """Arguments that are modes, as numbers, that have no name of their own."""
        roots = [step.node for step in steps if isinstance(step, (Assign, Store))]
        numbers = (node for node in topological(roots) if node.op == "real_of" and node.args[0].op == "input")
        named = {step.node.index for step in steps if isinstance(step, Assign)}
        return [node for node in numbers if node.index not in named]

    def _step(self, step: Step, plan: Schedule, targets: Sequence[str]) -> list[str]:
        if self.last is None or not isinstance(step, Store):
            return super()._step(step, plan, targets)
        node, value, lines = step.node, self._stored(step.node), list[str]()
        if node.args and node.index not in self.names:
            name = f"{self.stem}_{re.sub(r'[^0-9A-Za-z]+', '_', targets[step.position]).strip('_')}"
            lines, value = [f"const {self.config.types[node.type]} {name} = {value};"], name
        self.waiting = (*self.waiting, f"{targets[step.position]} = {value};")
        return [*lines, *self.waiting] if step is self.last else lines

    def _define(self, node: Node, plan: Schedule) -> str:
        if node.index in plan.numbers:
            return super()._define(node, plan)
        name = f"{self.stem}_{node.args[0].value[0]}_{node.args[0].value[1]}"
        text = self.printer.expression(node, define=True)
        self.names[node.index] = name
        return f"const {self.config.types[node.type]} {name} = {text};"

    def _sincos(self, step: SinCos, plan: Schedule) -> list[str]:
        if self.libm:
            return super()._sincos(step, plan)
        lines: list[str] = []
        together = self._abreast()
        for first in range(0, len(step.angles), together):
            part = slice(first, first + together)
            group = SinCos(step.angles[part], step.sines[part], step.cosines[part])
            size, type_ = len(group.angles), "pair" if len(group.angles) == 1 else "pairs"
            stem = f"{self.stem}{plan.numbers[group.nodes[0].index]}"
            for k, (sine, cosine) in enumerate(zip(group.sines, group.cosines, strict=True)):
                pair = f"{stem}_{type_}" + (f".{MEMBERS[k]}" if size > 1 else "")
                self.names |= {n.index: f"{pair}.{w}" for n, w in ((sine, "sine"), (cosine, "cosine")) if n is not None}
            self.printer.helpers.add(SINCOS[size])
            angles = ", ".join(self.printer.expression(angle) for angle in group.angles)
            lines += render(PairContext(self.prefix, type_, SINCOS[size], stem, angles)).splitlines()
        return lines

    def _abreast(self) -> int:
        """Most angles of one call."""
        return RANGES[self.config.dtype].together


class MeteredBody(ScalarBody):
    """A body whose loops and conditional calls draw on the budget at `work`, see `symgen.emit.c.charges`.

    Attributes:
        charges: of the program's functions; set before the first line is printed.
    """

    charges: Charges

    def _written_loop(self, loop: LoopContext, body: Function) -> list[str]:
        given = {field.name: getattr(loop, field.name) for field in fields(loop)}
        draws = f"{self.prefix}draws({WORK}, {self.charges.carried(body)}L)"
        return render(MeteredLoopContext(**given, draws=draws)).splitlines()

    def _leading(self, function: Function) -> list[str]:
        return [self.CONTEXT, WORK] if self.charges.metered(function) else [self.CONTEXT]

    def _entered(self, function: Function) -> list[str]:
        return [f"{WORK}->left -= {self.charges.charge(function)}L;"]
