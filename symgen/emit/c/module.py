"""A Program as C99: one header, one source, more sources when there is much to compile."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from typing import ClassVar

from symgen.emit.c.batch import Batches
from symgen.emit.c.body import NUMBER, Body, base_names, element
from symgen.emit.c.config import LIBM, PART, RESERVED, SPLIT, WHOLE, Config
from symgen.emit.c.contexts import (
    DeclarationContext,
    FunctionContext,
    HeaderContext,
    HelpersContext,
    ParametersContext,
    PartsContext,
    SourceContext,
)
from symgen.emit.c.joints import HUGE, joint_declarations, joint_functions
from symgen.emit.c.macros import member_names
from symgen.emit.c.sincos import CONSTANTS, four_header, sincos_choice, sincos_text
from symgen.emit.c.slots import with_names
from symgen.emit.c.state import state_declaration, state_signature, state_step
from symgen.emit.c.valid import valid_functions
from symgen.emit.c.vector import Vector
from symgen.emit.comments import description_lines, function_lines, helper_lines, paragraph, remark
from symgen.emit.functions import emitted_functions, spread
from symgen.emit.literals import literal
from symgen.emit.names import advances, array_name, check_names, output_names, stem, unused
from symgen.emit.prepared_names import prepared_names
from symgen.emit.schedule import Schedules, Step
from symgen.emit.sections import Sections
from symgen.emit.source import SourceFile
from symgen.emit.split_function import parts
from symgen.emit.templates import render
from symgen.program.function import Function, Program
from symgen.program.interface import Interface, interface
from symgen.text.prose import Prose

__all__ = ["CModule"]


class CModule:
    """Prints the files of one program."""

    BODY: ClassVar[type[Body]] = Body
    RESTRICT: ClassVar[str] = "restrict "
    STATIC: ClassVar[str] = "static "
    """Words before functions that are called within the file alone."""

    NUMBER: ClassVar[str] = NUMBER
    """Prepared number `{}` in functions."""

    PREPARES_BY_LIBRARY: ClassVar[bool] = True
    """Sines and cosines of parameters are the math library's."""

    def __init__(self, program: Program, config: Config, libm: bool, batches: bool) -> None:
        self.libm = libm
        self.program = program
        self.config = config
        self.prefix = f"{program.name}_"
        self.functions = emitted_functions(program)
        self.members = member_names(parameter.name for parameter in program.parameters)
        forms = tuple(function for function in program.functions if function.batch_of)
        check_names(program, self.functions + forms)
        self.base_names = base_names(program, self.functions + forms, self.NUMBER)
        self.prepared_size = max(1, len(self.base_names))
        self.schedules = Schedules()
        self.sections = Sections(program, self.functions)
        self.batches = batches
        self.interface: Interface = interface(program, config.dtype)

    def files(self) -> tuple[SourceFile, ...]:
        functions = self.functions
        printed = {id(function): self._function(function) for function in functions}
        lengths = {key: len(text) for key, (text, _) in printed.items()}
        called = {name for _, helpers in printed.values() for name in helpers}
        preparation, prepares = self._parameters()
        validation, validates = valid_functions(self.program, self.config, self.members)
        sources = [SourceFile(f"{self.program.name}.h", self._header(functions, called, prepares, validates))]
        groups = spread(functions, lambda function: lengths[id(function)], SPLIT) or ((),)
        for number, group in enumerate(groups, 1):
            texts = [printed[id(function)][0] for function in group]
            helpers = {name for function in group for name in printed[id(function)][1]}
            if number == 1:
                texts[:0] = [preparation, validation, joint_functions(self.program, self.config)]
                helpers |= prepares
            name = f"{self.program.name}.c" if number == 1 else f"{self.program.name}_{number}.c"
            uses_math = number == 1 and (not validates.isdisjoint(LIBM) or HUGE in texts[2])
            sources.append(SourceFile(name, self._source(texts, helpers, uses_math)))
        if self.batches:
            if "sincos" in called:
                sources.append(SourceFile(f"{self.program.name}_vector.h", four_header(self.config, self.program.name)))
            vector = Vector(self.program, self.config, functions, self.base_names, self.schedules, self.libm)
            batches = Batches(self.program, self.config, functions, self.members, self.prepared_size, vector)
            sources += [*batches.files(), *vector.files()]
        return tuple(sources)

    def _source(self, texts: Sequence[str], helpers: set[str], uses_math: bool) -> str:
        config, name = self.config, self.program.name
        zero, one = f"0.0{config.literal}", f"1.0{config.literal}"
        text = render(HelpersContext(self.prefix, config.real, zero, one, tuple(sorted(helpers))))
        if "sincos" in helpers:
            text += sincos_choice(config, name) if self.batches else sincos_text(config, self.prefix)
        uses_math = uses_math or "sincos" in helpers or not helpers.isdisjoint(LIBM)
        return render(SourceContext(name, uses_math, text, tuple(texts))).rstrip("\n") + "\n"

    def _header(
        self,
        functions: Sequence[Function],
        called: AbstractSet[str],
        prepares: AbstractSet[str],
        validates: AbstractSet[str],
    ) -> str:
        program, real = self.program, self.config.real
        members = tuple(f"{real} {name}" for name in self.members.values()) or (f"{real} reserved",)
        remarks = tuple(map(remark, program.parameters, self.members.values())) or (Prose("no parameters"),)
        name = program.name
        use = [line.format(name) for line in _OF_USE]
        library = self._library(called, prepares, validates)
        about = (*use, *library, *_NOTES)
        comment = (*description_lines(program.doc or name), Prose(), *map(Prose, about))
        declarations = tuple(self._declaration(function) for function in functions if not function.internal)
        return render(
            HeaderContext(
                name,
                f"{name.upper()}_H",
                real,
                comment,
                members,
                remarks,
                self.prepared_size,
                self._prepared(),
                joint_declarations(program),
                state_declaration(tuple(functions), name, self.config),
                declarations,
            )
        )

    def _prepared(self) -> tuple[Prose, ...]:
        """Meaning of the prepared numbers, one line for each that has a name."""
        named = [(f"k[{k}]", text) for k, text in enumerate(prepared_names(self.program)) if text]
        width = max((len(place) for place, _ in named), default=0)
        return tuple(Prose(f"{place:<{width}}  {text}") for place, text in named)

    def _library(
        self, called: AbstractSet[str], prepares: AbstractSet[str], validates: AbstractSet[str]
    ) -> tuple[str, ...]:
        """Note on the math library: its functions that are called, and their callers."""
        by_all, by_prepare = (
            ", ".join(symbol + self.config.libm for op, symbol in LIBM.items() if op in ops)
            for ops in (called, prepares)
        )
        names = [by_all] if by_all else []
        names += [f"{by_prepare} by {self.program.name}_prepare"] if by_prepare else []
        by_valid = ", ".join(symbol for op, symbol in LIBM.items() if op in validates)
        names += [f"{by_valid} by {self.program.name}_broken_rule"] if by_valid else []
        link = " (link with -lm)"
        sines = [_OF_SINES.format(CONSTANTS[self.config.dtype].limit, link)] if "sincos" in called else []
        others = [_OF_LIBRARY.format("" if sines else link, "; ".join(names))] if names else []
        return paragraph(" ".join(sines + others)) if sines + others else ()

    def _declaration(self, function: Function) -> str:
        names = output_names(function, RESERVED)
        known = next((item for item in self.interface.functions if item.name == function.name), None)
        comment = function_lines(function, names, ", ".join(self.program.q_names), known)
        signatures: tuple[str, ...] = (self._signature(function, names, ""),)
        if advances(function):
            comment += (Prose(), *self._of_steps(function))
            signatures = (state_signature(function, self.program.name, self.config), *signatures)
        return render(DeclarationContext(comment, signatures))

    def _of_steps(self, function: Function) -> tuple[Prose, ...]:
        """Notes on the struct of a state."""
        timed = self.config.dtype == "float32" and any(argument.name == "t" for argument in function.inputs)
        return tuple(map(Prose, (*_OF_STEPS, *(_OF_TIME if timed else ()))))

    def _signature(self, function: Function, names: Sequence[str], restrict: str, part: str = "") -> str:
        words = [f"{kind}{name}" for kind, name in self._leading(function)]
        return self._head(self._own_name(function) + part, function, names, restrict, words)

    def _head(
        self, own: str, function: Function, names: Sequence[str], restrict: str, leading: Sequence[str] = ()
    ) -> str:
        """The head of a C function that takes and gives what the function does, and before that `leading`."""
        types = self.config.types
        words = [f"const {self.program.name}_prepared *{restrict}prepared", *leading]
        for argument in function.inputs:
            if argument.shape:
                words.append(f"const {types[argument.type]} {argument.name}[{restrict}{max(1, argument.size)}]")
            else:
                words.append(f"{types[argument.type]} {argument.name}")
        for name, output in zip(names, function.outputs, strict=True):
            if output.shape:
                words.append(f"{types[output.type]} {name}[{restrict}{max(1, output.size)}]")
            else:
                words.append(f"{types[output.type]} *{restrict}{name}")
        return f"void {self.prefix}{own}({', '.join(words)})"

    def _function(self, function: Function) -> tuple[str, set[str]]:
        """The function's text, with its form for the struct of a state, and the helpers it needs."""
        text, helpers = self._plain(function)
        if advances(function) and not function.internal:
            text += state_step(function, self.program.name, self.config, self.RESTRICT)
        return text, helpers

    def _plain(self, function: Function) -> tuple[str, set[str]]:
        """The function by itself, and the helpers it needs."""
        names = output_names(function, RESERVED)
        readable = dict(self.base_names)
        for argument in function.inputs:
            for k in range(argument.size):
                readable[argument.name, k] = element(argument.name, argument.shape, k)
        plan = self.schedules(function)
        letter, comments = stem(function.inputs, names), self.sections(function, plan)
        body = self._body(readable, letter, comments)
        targets = [
            f"{name}[{k}]" if output.shape else f"*{name}"
            for name, output in zip(names, function.outputs, strict=True)
            for k in range(output.size)
        ]
        split = parts(plan, WHOLE, PART)
        return self._written(function, names, body.parts(split, targets), max(1, split.live)), body.printer.helpers

    def _body(self, names: dict[object, str], letter: str, comments: Mapping[Step, Prose]) -> Body:
        return self.BODY(self.config, self.prefix, names, letter, libm=self.libm, comments=comments)

    def _own_name(self, function: Function) -> str:
        """C name of the function's statements, without the model's prefix."""
        return array_name(function)

    def _leading(self, function: Function) -> tuple[tuple[str, str], ...]:
        """Type and name of arguments between the prepared set and the function's own."""
        return ()

    def _static(self, function: Function) -> bool:
        return function.internal

    def _about_helper(self, function: Function) -> tuple[Prose, ...]:
        """The comment before the function's statements; the header has that of a public function."""
        return helper_lines(function)

    def _written(self, function: Function, names: Sequence[str], bodies: Sequence[tuple[str, ...]], live: int) -> str:
        """The function; a long one as parts that read what they need and store what they can, and hand on the rest."""
        leading = [name for _, name in self._leading(function)]
        mentioned = ["prepared", *leading, *(argument.name for argument in function.inputs), *names]
        start = self.STATIC if self._static(function) else ""
        comment = self._about_helper(function)
        bodies = [with_names(function, lines) for lines in bodies]
        if len(bodies) == 1:
            signature = start + self._signature(function, names, self.RESTRICT)
            return render(FunctionContext(comment, signature, unused(mentioned, bodies[0]), bodies[0]))
        own = f"{self.prefix}{self._own_name(function)}"
        texts, calls = [], []
        for number, lines in enumerate(bodies, 1):
            signature = self._signature(function, names, self.RESTRICT, f"_part{number}")
            signature = f"{self.STATIC}{signature[:-1]}, {self.config.real} live[{self.RESTRICT}{live}])"
            about = helper_lines(function, f"part {number}")
            texts.append(render(FunctionContext(about, signature, unused([*mentioned, "live"], lines), lines)))
            calls.append(f"{own}_part{number}({', '.join([*mentioned, 'live'])});")
        signature = start + self._signature(function, names, self.RESTRICT)
        return render(PartsContext(tuple(texts), comment, signature, self.config.real, live, tuple(calls)))

    def _parameters(self) -> tuple[str, set[str]]:
        program, config = self.program, self.config
        lines, helpers = self._preparation({name: f"parameters->{of}" for name, of in self.members.items()})
        defaults = tuple(
            f"parameters->{self.members[parameter.name]} = {literal(parameter.default, config.dtype)}{config.literal};"
            for parameter in program.parameters
        ) or (f"parameters->reserved = 0.0{config.literal};",)
        return render(ParametersContext(program.name, defaults, lines)), helpers

    def _preparation(self, parameters: Mapping[str, str]) -> tuple[tuple[str, ...], set[str]]:
        """The statements of `prepare`, and the helpers they need; `parameters` says where parameters stand, by name."""
        program, config = self.program, self.config
        places = [self.base_names["prepared", k] for k in range(len(program.prepare))]
        readable: dict[object, str] = {("parameter", name): place for name, place in parameters.items()}
        readable |= {("prepared", k): place for k, place in enumerate(places)}
        body = self.BODY(config, self.prefix, readable, "v", libm=self.libm or self.PREPARES_BY_LIBRARY)
        lines = list(body.lines(program.prepare, places))
        for name, place in parameters.items():
            if ("parameter", name) in self.base_names:
                lines.append(f"{self.base_names['parameter', name]} = {place};")
        if not lines:
            lines = [f"{self.NUMBER.format(0)} = 0.0{config.literal};"]
        lines[:0] = [f"(void){name};" for name in unused(("parameters",), lines)]
        return tuple(lines), body.printer.helpers


_OF_USE = (
    "To begin, fill {0}_parameters as {0}_default_parameters does, and call {0}_prepare;",
    "functions take its result.",
)

_OF_SINES = "Sines and cosines are computed here up to {:.0f} rad; beyond, the math library's are called{}."

_OF_LIBRARY = "Called of the math library{}: {}."

_NOTES = (
    "Vectors have one entry per joint in the chain's order; matrices are stored row by row and in full.",
    "Outputs must not overlap inputs. Nothing is allocated, nothing is remembered, nothing recurses.",
)

_OF_STEPS = (
    "The first form advances a struct and returns the status; a step that fails with 6 or 7 is not taken. One with 2",
    "or 5 is: copy the struct before a step that may have to be repeated. A step takes bounded time. tau (and inputs)",
    "are held over it; time, where it matters, is the struct's count times dt. Status 0 does not say that dt is short",
    "enough: let no joint turn more than 0.1 rad in a step. q and qd may be set between steps; modes follow from them.",
)

_OF_TIME = (
    "That time is a float: from 8192 s on it has steps of 1/1024 s or more. Where motions repeat begin the count anew,",
    "or emit with double.",
)
