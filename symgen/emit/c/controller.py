"""The profile `controller`: one header and one source for a microcontroller, with what was asked for and nothing else.

    Program, dtype, Options --> <model>.h, <model>.c

C99 that compiles as C++17, too: no `restrict`, no union, no table. Angles are computed in twos and only where they
are needed; constants are stored one by one, so that no compiler makes a call of them; `prepare` has the same sines.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from symgen.emit.c.body import Body
from symgen.emit.c.charges import Charges
from symgen.emit.c.config import LIBM, RESERVED, Config
from symgen.emit.c.contexts import DeclarationContext, HelpersContext, SourceContext
from symgen.emit.c.controller_contexts import ControllerHeaderContext, WorkContext
from symgen.emit.c.joints import HUGE, joint_declarations, joint_functions
from symgen.emit.c.metered import constant_step, counts, levelled_name, own_name, within
from symgen.emit.c.module import CModule
from symgen.emit.c.scalar_body import WORK, MeteredBody, ScalarBody
from symgen.emit.c.scalar_sincos import RANGES, SINCOS, scalar_sincos_text
from symgen.emit.c.state import state_declaration, state_signature
from symgen.emit.c.valid import valid_functions
from symgen.emit.comments import budget_lines, description_lines, function_lines, paragraph, remark
from symgen.emit.names import advances, array_name, output_names
from symgen.emit.schedule import Step
from symgen.emit.source import SourceFile
from symgen.emit.templates import render
from symgen.options import Options
from symgen.program.function import Function, Program
from symgen.text.prose import Prose

__all__ = ["ControllerModule"]


class ControllerModule(CModule):
    """Prints the two files; `validity` adds `<model>_broken_rule` and `<model>_rule`.

    Functions with loops draw on a budget where `options.budgets` has their sizes; a step uses all of its budget, so
    that it takes the same time for every state. With `options.counting` they are replaced by functions that count.
    """

    BODY: ClassVar[type[Body]] = ScalarBody
    RESTRICT: ClassVar[str] = ""
    PREPARES_BY_LIBRARY: ClassVar[bool] = False

    def __init__(self, program: Program, config: Config, options: Options) -> None:
        super().__init__(program, config, options.libm, batches=False)
        self.validity = options.validity
        self.counting = options.counting
        self.charges = Charges(self.schedules)
        self.budgets = {budget.function: budget for budget in options.budgets}
        self.meters = options.counting or any(budget.size is not None for budget in options.budgets)

    def files(self) -> tuple[SourceFile, ...]:
        """The header, then the source."""
        printed = [self._function(function) for function in self.functions]
        preparation, prepares = self._parameters()
        helpers = set(prepares).union(*(needed for _, needed in printed))
        texts = [preparation, joint_functions(self.program, self.config), *(text for text, _ in printed)]
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
        if any(map(self._metered, self.functions)):
            before += render(WorkContext(name))
        uses_math = (
            bool(sizes)
            or not (helpers | validates).isdisjoint(LIBM)
            or any(word in "".join(texts) for word in ("NAN", HUGE))
        )
        source = render(SourceContext(name, uses_math, before, tuple(texts))).rstrip("\n") + "\n"
        return SourceFile(f"{name}.h", self._own_header(helpers, validates)), SourceFile(f"{name}.c", source)

    def _metered(self, function: Function) -> bool:
        return self.meters and self.charges.metered(function)

    def _body(self, names: dict[object, str], letter: str, comments: Mapping[Step, Prose]) -> Body:
        if not self.meters:
            return super()._body(names, letter, comments)
        body = MeteredBody(self.config, self.prefix, names, letter, libm=self.libm, comments=comments)
        body.charges = self.charges
        return body

    def _own_name(self, function: Function) -> str:
        metered = self._metered(function) and not function.internal
        return own_name(function) if metered else super()._own_name(function)

    def _leading(self, function: Function) -> tuple[tuple[str, str], ...]:
        return ((f"{self.prefix}work *", WORK),) if self._metered(function) else ()

    def _static(self, function: Function) -> bool:
        return function.internal or self._metered(function)

    def _about_helper(self, function: Function) -> tuple[Prose, ...]:
        if self._static(function) and not function.internal:
            return paragraph(f"The statements of {function.name}, as far as `work` allows their loops to go on.")
        return super()._about_helper(function)

    def _function(self, function: Function) -> tuple[str, set[str]]:
        if function.internal or not self._metered(function):
            return super()._function(function)
        text, helpers = self._plain(function)
        name, config, charges = self.program.name, self.config, self.charges
        if self.counting:
            return text + counts(function, name, config, charges), helpers
        budget, names = self.budgets[function.name], output_names(function, RESERVED)
        if advances(function):
            arrays = self._head(array_name(function), function, names, "")
            levelled = self._head(levelled_name(function), function, names, "")
            return text + constant_step(function, name, (arrays, levelled), config, charges, budget), helpers
        head = self._head(function.name, function, names, "")
        return text + within(function, name, head, names, config, charges, budget), helpers

    def _declaration(self, function: Function) -> str:
        budget = self.budgets.get(function.name)
        if budget is None:
            return super()._declaration(function)
        names, steps = output_names(function, RESERVED), advances(function)
        comment = function_lines(function, names, ", ".join(self.program.q_names), None)
        comment += budget_lines(budget, steps)
        signatures = [self._head(array_name(function), function, names, "")]
        if steps:
            levelled = paragraph(_OF_LEVELLED) if budget.size is not None else ()
            comment += (Prose(), *(levelled or self._of_steps(function)))
            signatures.insert(0, state_signature(function, self.program.name, self.config))
        return render(DeclarationContext(comment, tuple(signatures)))

    def _own_header(self, helpers: set[str], validates: set[str]) -> str:
        name, real = self.program.name, self.config.real
        members = tuple(f"{real} {member}" for member in self.members.values()) or (f"{real} reserved",)
        remarks = tuple(map(remark, self.program.parameters, self.members.values())) or (Prose("no parameters"),)
        comment = (*description_lines(self.program.doc or name), Prose(), *self._about(helpers, validates))
        public = [function for function in self.functions if not function.internal]
        told = [function for function in public if not (self.counting and self._metered(function))]
        return render(
            ControllerHeaderContext(
                name=name,
                guard=f"{name.upper()}_H",
                real=real,
                comment=comment,
                members=members,
                remarks=remarks,
                prepared_size=self.prepared_size,
                joints=joint_declarations(self.program),
                state=state_declaration(tuple(public), name, self.config),
                checked=self.validity,
                declarations=tuple(map(self._declaration, told)),
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
_OF_LEVELLED = (
    "The first form advances a struct and returns the status; a step that fails with 6 or 7 is not taken, nor one with "
    "5 whose budget was spent. One with 2, or with 5 for another reason, is: copy the struct before a step that may "
    "have to be repeated. tau (and inputs) are held over a step; time, where it matters, is the count times dt. "
    "Status 0 does not say that dt is short enough: let no joint turn more than 0.1 rad in a step. q and qd may be set "
    "between steps; modes follow from them."
)
_ANGLES = "Sines and cosines are computed here, less than {0} off up to {1} rad; beyond {2} rad they are NaN."
_NOTES = (
    "Vectors have one entry per joint in the chain's order; matrices are stored row by row and in full. Outputs must "
    "not overlap inputs. Nothing is allocated, nothing is remembered between calls, nothing recurses."
)
