"""`<model>_vector.c`: the batches of a model, many states at a time with GNU vector extensions.

A separate file, so that the plain one stays C99; what all vector files need of types and small functions stands
once, in the private `<model>_inline.h`. Each function is written once more on packs of lanes, which it takes
out of the arrays and puts back itself. A last block that would not be full begins earlier, and some states are computed
twice; fewer states than a block has are copied into small arrays and filled up with copies of the last. So every state
passes through the same instructions, and its result does not depend on its place in the batch.

Prepared numbers are one of each for every state, those of a pack side by side (`symgen.emit.c.batch`), or the same for
all states: then `spacing` is 0, and each is read once and spread over the lanes. A function that reads some is compiled
for both, from the same text.

Sets of parameters are prepared likewise, with the library's sines and cosines as a single set is. Compilers contract
the two texts differently now and then: a set prepared alone may differ in the last bits from the same one among others.

A function whose statements wait on one another longer than they take is written for two packs abreast, statement by
statement in turn: while one waits the other computes. Forward dynamics of eight links in a plane takes 9.8 ns a state
instead of 11.5 (batches of 504, AVX-512, gcc 12); few functions are such.

Angles out of the sines' range are rare, and a question after each costs more than itself: what the answer could change
has to lie in memory. A block without loops and calls therefore goes on with what comes out and asks once,
in the end; a state with such an angle is then computed again by the function for one state. A function that others call
asks at once: it may run for unused lanes, which must change nothing.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType

from symgen.emit.c.blocks import Blocks
from symgen.emit.c.config import (
    LANE_SUFFIX,
    LONGEST_VECTOR,
    MANY,
    MOST_VECTOR,
    PART_PACKS,
    SPLIT,
    WHOLE_PACKS,
    Config,
)
from symgen.emit.c.sincos import vector_sincos_text
from symgen.emit.c.slots import with_names
from symgen.emit.c.vector_arguments import Pack, packed, strided
from symgen.emit.c.vector_body import VectorBody
from symgen.emit.c.vector_contexts import (
    VectorContext,
    VectorFunctionContext,
    VectorHelpersContext,
    VectorInlineContext,
    VectorLanesContext,
    VectorOperationsContext,
    VectorWholeContext,
)
from symgen.emit.comments import helper_lines
from symgen.emit.functions import callees, spread
from symgen.emit.names import lanes_name, unused
from symgen.emit.schedule import Schedules, SinCos
from symgen.emit.source import SourceFile
from symgen.emit.split_function import Parts, parts
from symgen.emit.templates import render
from symgen.program.function import Argument, Function, Output, Program, input_nodes, statements
from symgen.program.latency import PORTS, WINDOW, critical_path, work
from symgen.program.nodes import BOOLEAN, MODE, REAL, Pool, topological
from symgen.program.rewrite import bodies, substitute

__all__ = ["Vector"]


class Vector:
    """Prints the vector file of one program.

    Args:
        program: whose functions.
        config: spelling of scalars in C.
        functions: all that are emitted, callees first.
        prepared: names of the prepared numbers and parameters in the plain file.
        schedules: those that the plain file is printed by.
        libm: sines and cosines by the library, lane after lane, instead of the inline pair.
    """

    def __init__(
        self,
        program: Program,
        config: Config,
        functions: Sequence[Function],
        prepared: dict[object, str],
        schedules: Schedules,
        libm: bool,
    ) -> None:
        self.schedules = schedules
        self.libm = libm
        self.program = program
        self.scalar = config
        self.name = program.name
        self.prefix = f"{program.name}_pack_"
        self.config = replace(
            config, real=f"{program.name}_pack", flag=f"{program.name}_mask", mode=f"{program.name}_mask"
        )
        self.blocks = Blocks(config, self.name, self.prefix, max(1, len(prepared)))
        self.prepared = prepared
        self.positions = {key: position for position, key in enumerate(prepared)}
        self.integer = "int64_t" if config.dtype == "float64" else "int32_t"
        self.helpers: set[str] = set()
        self.forms = {f.batch_of: f for f in program.functions if f.batch_of}
        called = {id(callee) for function in functions for callee in callees(function)}
        self._texts: dict[int, str] = {}
        self._found: dict[int, set[int]] = {}
        for function in functions:
            within = all(id(callee) in self._texts for callee in callees(function))
            if not within or not all(output.size for output in function.outputs):
                continue
            packs = self._packs(function) if id(function) in called else []
            blocks = [] if function.internal else self._blocks(function)
            if _short([*packs, *blocks]):
                texts = self._function(packs) if packs else []
                texts += self._batches(function, blocks) if blocks else []
                self._texts[id(function)] = "".join(texts)
        self.functions = [f for f in functions if id(f) in self._texts]
        self.public = {function.name for function in self.functions if not function.internal}
        self.preparation = self._preparation() if self.functions else ""

    def files(self) -> tuple[SourceFile, ...]:
        """`<model>_inline.h`, `<model>_vector.c` and, when there is much, `<model>_vector_2.c` and so on; none without
        such functions."""
        groups = spread(self.functions, lambda function: 2 * len(self._texts[id(function)]), SPLIT)
        inline = (self._inline(),) if groups else ()
        return *inline, *(self._file(number, group) for number, group in enumerate(groups, 1))

    def _inline(self) -> SourceFile:
        context = VectorInlineContext(
            name=self.name,
            lanes=lanes_name(self.name),
            bytes=f"{self.name.upper()}_BYTES",
            real=self.scalar.real,
            integer=self.integer,
            helpers=self._helpers(),
        )
        return SourceFile(f"{self.name}_inline.h", render(context))

    def _file(self, number: int, functions: Sequence[Function]) -> SourceFile:
        context = VectorContext(
            name=self.name,
            macro=f"{self.name.upper()}_VECTOR",
            parts=(
                *([self.preparation] if number == 1 else []),
                *(self._texts[id(function)] for function in functions),
            ),
        )
        name = f"{self.name}_vector.c" if number == 1 else f"{self.name}_vector_{number}.c"
        return SourceFile(name, render(context))

    def _helpers(self) -> str:
        one, zero = f"1.0{self.scalar.literal}", f"0.0{self.scalar.literal}"
        mapped = ("sqrt", "tan", "asin", "acos", "atan", "exp", "log", "sin", "cos", "round")
        lanes, real = lanes_name(self.name), self.scalar.real
        text = render(VectorHelpersContext(self.name, self.prefix, lanes, real, zero, MANY, self.blocks.prepared_size))
        for type_ in (REAL, BOOLEAN, MODE):
            if type_ in self._public_types():
                suffix, element_type = LANE_SUFFIX[type_], self.scalar.types[type_]
                text += render(VectorLanesContext(self.name, self.prefix, suffix, element_type, type_ == REAL))
        text += render(
            VectorOperationsContext(
                name=self.name,
                prefix=self.prefix,
                lanes=lanes,
                real=real,
                libm=self.scalar.libm,
                zero=zero,
                one=one,
                wanted=tuple(sorted(self.helpers)),
                mapped=tuple(op for op in mapped if op in self.helpers),
                mapped_pairs=tuple(op for op in ("atan2", "pow") if op in self.helpers),
            )
        )
        wanted = tuple(sorted(self.helpers | ({"all"} if "sincos" in self.helpers else set())))
        text += render(VectorWholeContext(self.name, self.prefix, lanes, self.integer, zero, one, wanted))
        if "sincos" in self.helpers:
            text += vector_sincos_text(self.scalar, self.name, guard="sincos_guard" in self.helpers)
        return text

    def _public_types(self) -> set[str]:
        """Types of what public functions take and give; the preparation of parameters takes and gives reals."""
        public = [function for function in self.functions if not function.internal]
        real = {REAL} if self.preparation else set()
        return (
            real
            | {argument.type for f in public for argument in f.inputs}
            | {o.type for f in public for o in f.outputs}
        )

    def _packs(self, function: Function) -> list[Pack]:
        """The function that others call."""
        return [packed(self.config, self.prefix, function, self._divided(function), self.libm)]

    def _blocks(self, function: Function) -> list[Pack]:
        """The function on the arrays themselves, in its form for batches: on one pack or on two abreast."""
        return self._strided(self.forms.get(function.name, function))

    def _strided(self, form: Function) -> list[Pack]:
        split, abreast = self._divided(form), (False, True) if waits(form) else (False,)
        again = not self.libm and len(split.parts) == 1 and straight(form) and _has_angles(split)
        return [
            strided(self.scalar, self.name, form, split, self.libm, second=second, again=again) for second in abreast
        ]

    def _function(self, packs: Sequence[Pack], of: Function | None = None) -> list[str]:
        """The function of the packs, on one or on two abreast, statement by statement in turn.

        A long one as parts that hand values on in arrays `live`; see `symgen.emit.split_function`. `of`: the
        function whose arrays a block takes.
        """
        first, together = packs[0], []
        for pack in packs:
            body = VectorBody(
                self.config,
                self.prefix,
                pack.names | self._numbers(pack),
                pack.stem,
                live=pack.live,
                narrow=pack.narrow,
                libm=pack.libm,
                beyond=pack.beyond,
            )
            together.append(body.parts(pack.split, pack.targets))
            self.helpers |= body.printer.helpers
        bodies = [[line for lines in zip(*part, strict=True) for line in lines] for part in zip(*together, strict=True)]
        if len(bodies) == 1:
            begin, end = self.blocks.within(of, packs) if of else ([], [])
            return [self._written(first, [*begin, *bodies[0], *end])]
        handed = {pack.live: f"{self.config.real} *restrict {pack.live}" for pack in packs}
        given = ", ".join(["spacing", "prepared", *first.parameters, *handed])
        texts, steps = [], [f"{self.config.real} {name}[{max(1, first.split.live)}];" for name in handed]
        for number, lines in enumerate(bodies, 1):
            texts.append(self._written(first, lines, f"_part{number}", handed))
            steps.append(f"{first.function}_part{number}({given});")
        return [*texts, self._written(first, steps)]

    def _written(
        self, pack: Pack, lines: Sequence[str], part: str = "", handed: Mapping[str, str] = MappingProxyType({})
    ) -> str:
        """The function of a pack around these lines; a part of it with the arrays that are handed on."""
        parameters = {"prepared": f"const {self.scalar.real} *restrict prepared", **pack.parameters, **handed}
        lines = with_names(pack.form, lines)
        return render(
            VectorFunctionContext(
                comment=helper_lines(pack.form),
                macro=self.name.upper(),
                function=pack.function + part,
                parameters=", ".join(parameters.values()),
                arguments=", ".join(parameters),
                unused=unused(("spacing", *parameters), lines),
                steps=tuple(lines),
                both=bool(self._read(pack.form)),
            )
        )

    def _numbers(self, pack: Pack) -> dict[object, str]:
        """C expression that reads each prepared number for a pack."""
        ahead = pack.ahead or "0U"
        return {key: f"{self.prefix}number(prepared, {k}U, spacing, {ahead})" for key, k in self.positions.items()}

    def _batches(self, function: Function, packs: Sequence[Pack]) -> list[str]:
        """The function's `_batch` and `_ensemble`."""
        again = [self.blocks.again(function)] if any(pack.beyond for pack in packs) else []
        loops = self.blocks.batch(f"{self.name}_{function.name}", function, packs)
        return [*again, *self._function(packs, function), loops]

    def _preparation(self) -> str:
        """Sets of parameters prepared, many at a time; nothing where that would take too long to compile."""
        program = self.program
        if not program.prepare or len(program.prepare) < len(self.positions):
            return ""
        pool, given = Pool(), Argument("parameters", (len(program.parameters),))
        inputs = dict(zip((parameter.name for parameter in program.parameters), input_nodes(pool, given), strict=True))
        leaves = [node for node in topological(program.prepare) if node.op == "parameter"]
        nodes = substitute(pool, program.prepare, {node.index: inputs[node.value] for node in leaves})
        function = Function("prepare", (given,), (Output("ready", (len(nodes),), tuple(nodes)),))
        pack = strided(self.scalar, self.name, function, self._divided(function), libm=True)
        if not _short([pack]):
            return ""
        return "".join([*self._function([pack]), self.blocks.preparation(len(program.parameters), pack.function)])

    def _divided(self, function: Function) -> Parts:
        """The function's statements, in parts where they are many."""
        return parts(self.schedules(function), WHOLE_PACKS, PART_PACKS)

    def _read(self, function: Function) -> set[int]:
        """Positions of the prepared numbers that the function and all that it calls read."""
        if id(function) not in self._found:
            leaves = (node for node in function.nodes if node.op in ("prepared", "parameter"))
            found = {self.positions[node.op, node.value] for node in leaves}
            self._found[id(function)] = found.union(*(self._read(callee) for callee in callees(function)))
        return self._found[id(function)]


def _short(packs: Sequence[Pack]) -> bool:
    """True when compiling the functions of all these packs takes no longer than it is worth."""
    operations = [part.operations for pack in packs for part in pack.split.parts]
    return max(operations) <= LONGEST_VECTOR and sum(operations) <= MOST_VECTOR


def waits(function: Function) -> bool:
    """True when the function's statements wait longer than they take, beyond what a processor looks ahead."""
    if not straight(function):
        return False
    order = statements(function)
    cycles = work(order)
    return cycles * PORTS > WINDOW and critical_path(order) > cycles


def straight(function: Function) -> bool:
    """True for a function without loops and calls."""
    return not bodies(function.nodes)


def _has_angles(split: Parts) -> bool:
    return any(isinstance(step, SinCos) for step in split.plan.steps)
