"""The profile `controller`: one header and one source for a microcontroller, with what was asked for and nothing else.

    Program, dtype, Options --> <model>.h, <model>.c

C99 that compiles as C++17, too: no `restrict`, no union, no table. Angles are computed in twos and only where they
are needed; constants are stored one by one, so that no compiler makes a call of them; `prepare` has the same sines.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import ClassVar

from symgen.emit.c.body import Body
from symgen.emit.c.config import LIBM, Config
from symgen.emit.c.contexts import HelpersContext, SourceContext
from symgen.emit.c.controller_contexts import ControllerHeaderContext, PairContext
from symgen.emit.c.module import CModule
from symgen.emit.c.scalar_sincos import MEMBERS, RANGES, SINCOS, scalar_sincos_text
from symgen.emit.c.state import state_declaration
from symgen.emit.c.valid import valid_functions
from symgen.emit.comments import description_lines, paragraph, remark
from symgen.emit.schedule import Assign, Invoke, Loop, Schedule, SinCos, Step, Store
from symgen.emit.source import SourceFile
from symgen.emit.templates import render
from symgen.program.function import Program
from symgen.program.nodes import Node, topological
from symgen.prose import Prose

__all__ = ["ControllerModule"]


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
        together = RANGES[self.config.dtype].together
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
        sizes = [size for size, function in SINCOS.items() if function in helpers]
        if sizes:
            before += scalar_sincos_text(config, self.prefix, sizes)
        uses_math = bool(sizes) or not (helpers | validates).isdisjoint(LIBM)
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
        turns = not helpers.isdisjoint(SINCOS.values())
        helpers = helpers | ({"abs"} if turns else set())
        called = [symbol + self.config.libm for op, symbol in LIBM.items() if op in helpers]
        called += [symbol for op, symbol in LIBM.items() if op in validates and symbol not in called]
        about = [_USE.format(name)]
        if turns:
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
