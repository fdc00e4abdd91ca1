"""The profile `controller`: one header and one source for a microcontroller, with what was asked for and nothing else.

    Program, dtype, Options --> <model>.h, <model>.c

C99 that compiles as C++17, too: no `restrict`, no union, no table. Angles are computed one by one and only where they
are needed; constants are stored one by one, so that no compiler makes a call of them; `prepare` has the same sines.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import ClassVar

from symgen.emit.c.body import Body
from symgen.emit.c.config import LIBM, Config
from symgen.emit.c.contexts import HelpersContext, SourceContext
from symgen.emit.c.controller_contexts import ControllerHeaderContext, PairContext
from symgen.emit.c.module import CModule
from symgen.emit.c.scalar_sincos import RANGES, scalar_sincos_text
from symgen.emit.c.state import state_declaration
from symgen.emit.c.valid import valid_functions
from symgen.emit.comments import description_lines, paragraph, remark
from symgen.emit.schedule import Schedule, SinCos, Step
from symgen.emit.source import SourceFile
from symgen.emit.templates import render
from symgen.program.function import Program
from symgen.prose import Prose

__all__ = ["ControllerModule"]


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


class ControllerModule(CModule):
    """Prints the two files; `validity` adds `<model>_valid` and `<model>_rule`."""

    BODY: ClassVar[type[Body]] = ScalarBody
    RESTRICT: ClassVar[str] = ""
    PREPARES_BY_LIBRARY: ClassVar[bool] = False

    def __init__(self, program: Program, config: Config, libm: bool, validity: bool) -> None:
        super().__init__(program, config, libm, batches=False)
        self.validity = validity

    def files(self) -> tuple[SourceFile, ...]:
        """The header, then the source."""
        printed = [self._function(function) for function in self.functions]
        preparation, prepares = self._parameters()
        helpers = set(prepares).union(*(needed for _, needed in printed))
        texts = [preparation, *(text for text, _ in printed)]
        if self.validity:
            validation, validates = valid_functions(self.program, self.config, self.members)
            texts.insert(1, validation)
        else:
            validates = set()
        name, config = self.program.name, self.config
        zero, one = f"0.0{config.literal}", f"1.0{config.literal}"
        before = render(HelpersContext(self.prefix, config.real, zero, one, tuple(sorted(helpers))))
        if "sincos" in helpers:
            before += scalar_sincos_text(config, self.prefix)
        uses_math = "sincos" in helpers or not (helpers | validates).isdisjoint(LIBM)
        source = render(SourceContext(name, uses_math, before, tuple(texts))).rstrip("\n") + "\n"
        return SourceFile(f"{name}.h", self._own_header(helpers, validates)), SourceFile(f"{name}.c", source)

    def _own_header(self, helpers: set[str], validates: set[str]) -> str:
        name, real = self.program.name, self.config.real
        members = tuple(f"{real} {member}" for member in self.members.values()) or (f"{real} reserved",)
        remarks = tuple(map(remark, self.program.parameters, self.members.values())) or (Prose("no parameters"),)
        comment = (*description_lines(self.program.doc or name), Prose(), *self._about(helpers, validates))
        public = [function for function in self.functions if not function.internal]
        return render(
            ControllerHeaderContext(
                name=name,
                guard=f"{name.upper()}_H",
                real=real,
                comment=comment,
                members=members,
                remarks=remarks,
                prepared_size=self.prepared_size,
                state=state_declaration(tuple(public), name, self.config),
                checked=self.validity,
                declarations=tuple(map(self._declaration, public)),
            )
        )

    def _about(self, helpers: set[str], validates: set[str]) -> tuple[Prose, ...]:
        """Use of the files, the range of angles, and the functions of the math library."""
        reduction, name = RANGES[self.config.dtype], self.program.name
        helpers = helpers | ({"abs"} if "sincos" in helpers else set())
        called = [symbol + self.config.libm for op, symbol in LIBM.items() if op in helpers]
        called += [symbol for op, symbol in LIBM.items() if op in validates and symbol not in called]
        about = [_USE.format(name)]
        if "sincos" in helpers:
            numbers = (f"{x:.9g}" for x in (reduction.error, reduction.exact, reduction.limit))
            about.append(_ANGLES.format(*numbers))
        about.append(f"Called of the math library: {', '.join(called) or 'nothing'}.")
        about.append(_NOTES)
        return tuple(line for text in about for line in paragraph(text))


_USE = (
    "For a controller. To begin, fill {0}_parameters as {0}_default_parameters does and call {0}_prepare; functions "
    "take its result. To change parameters while an interrupt runs, prepare a second set and exchange the pointers."
)
_ANGLES = "Sines and cosines are computed here, less than {0} off up to {1} rad; beyond {2} rad they are NaN."
_NOTES = (
    "Vectors have one entry per joint in the chain's order; matrices are stored row by row and in full. Outputs must "
    "not overlap inputs. Nothing is allocated, nothing is remembered between calls, nothing recurses."
)
