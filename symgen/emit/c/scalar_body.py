"""Bodies of a controller's functions: angles one by one, and loops that draw on a budget."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import fields

from symgen.emit.c.body import Body
from symgen.emit.c.body_contexts import LoopContext
from symgen.emit.c.charges import Charges
from symgen.emit.c.controller_contexts import MeteredLoopContext, PairContext
from symgen.emit.schedule import Schedule, SinCos, Step
from symgen.emit.templates import render
from symgen.program.function import Function

__all__ = ["WORK", "MeteredBody", "ScalarBody"]

WORK = "work"
"""Name of the pointer to what is left of the budget."""


class ScalarBody(Body):
    """A body whose angles are computed one by one, and whose constants are stored one by one."""

    def _together(self, steps: Sequence[Step], targets: Sequence[str]) -> Iterator[Step]:
        return iter(steps)

    def _sincos(self, step: SinCos, plan: Schedule) -> list[str]:
        if self.libm:
            return super()._sincos(step, plan)
        self.printer.helpers.add("sincos")
        lines: list[str] = []
        for angle, sine, cosine in zip(step.angles, step.sines, step.cosines, strict=True):
            wanted = [(node, word) for node, word in ((sine, "sine"), (cosine, "cosine")) if node is not None]
            stem = f"{self.stem}{plan.numbers[wanted[0][0].index]}"
            text = self.printer.expression(angle)
            for node, word in wanted:
                self.names[node.index] = f"{stem}_pair.{word}"
            lines += render(PairContext(self.prefix, stem, text)).splitlines()
        return lines


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
