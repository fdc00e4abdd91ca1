"""`<model>_vector.c`: the batches of a model, many states at a time with GNU vector extensions.

A separate file, so that the plain one stays C99. Each function is written once more on packs of lanes; a block of
states is copied into local packs, computed, copied out. The last block is filled up with copies of its last state,
so every state passes through the same instructions and its result does not depend on its place in the batch.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import replace

from symgen.emit.c.config import LANE_SUFFIX, LONGEST_VECTOR, RESERVED, SPLIT, Config
from symgen.emit.c.contexts import (
    FunctionContext,
    VectorBatchContext,
    VectorContext,
    VectorHelpersContext,
    VectorLanesContext,
    VectorOperationsContext,
    VectorWholeContext,
)
from symgen.emit.c.sincos import vector_sincos_text
from symgen.emit.c.vector_body import VectorBody
from symgen.emit.c.vector_printer import vectorisable
from symgen.emit.functions import callees, spread
from symgen.emit.names import output_names, stem
from symgen.emit.source import SourceFile
from symgen.emit.templates import render
from symgen.program.function import Argument, Function, Output, Program
from symgen.program.nodes import BOOLEAN, MODE, REAL, topological

__all__ = ["Vector"]


class Vector:
    """Prints the vector file of one program.

    Args:
        program: whose functions.
        config: how scalars are written.
        functions: all that are emitted, callees first.
        prepared: what the prepared numbers and parameters are called in the plain file.
    """

    def __init__(
        self, program: Program, config: Config, functions: Sequence[Function], prepared: dict[object, str]
    ) -> None:
        self.program = program
        self.scalar = config
        self.name = program.name
        self.prefix = f"{program.name}_pack_"
        self.config = replace(
            config, real=f"{program.name}_pack", flag=f"{program.name}_mask", mode=f"{program.name}_mask"
        )
        self.prepared = {key: text.replace("prepared->k", "prepared") for key, text in prepared.items()}
        self.prepared_size = max(1, len(prepared))
        self.integer = "int64_t" if config.dtype == "float64" else "int32_t"
        self.helpers: set[str] = set()
        self._texts: dict[int, str] = {}
        for function in functions:
            within = all(id(callee) in self._texts for callee in callees(function.output_nodes))
            if within and vectorisable(function):
                text, helpers = self._function(function)
                if len(text) <= LONGEST_VECTOR:
                    self._texts[id(function)] = text
                    self.helpers |= helpers
        self.functions = [function for function in functions if id(function) in self._texts]
        needed = {id(callee) for function in self.functions for callee in callees(function.output_nodes)}
        self.functions = [f for f in self.functions if not f.internal or id(f) in needed]
        self.public = {function.name for function in self.functions if not function.internal}

    def files(self) -> tuple[SourceFile, ...]:
        """`<model>_vector.c` and, when there is much, `<model>_vector_2.c` and so on; none without such functions."""
        groups = spread(self.functions, lambda function: 2 * len(self._texts[id(function)]), SPLIT)
        return tuple(self._file(number, group) for number, group in enumerate(groups, 1))

    def _file(self, number: int, functions: Sequence[Function]) -> SourceFile:
        parts: list[str] = []
        for function in functions:
            parts.append(self._texts[id(function)])
            if not function.internal:
                parts.append(self._batch(function))
        context = VectorContext(
            name=self.name,
            macro=f"{self.name.upper()}_VECTOR",
            lanes=f"{self.name.upper()}_LANES",
            bytes=f"{self.name.upper()}_BYTES",
            real=self.scalar.real,
            integer=self.integer,
            helpers=self._helpers(),
            parts=tuple(parts),
        )
        name = f"{self.name}_vector.c" if number == 1 else f"{self.name}_vector_{number}.c"
        return SourceFile(name, render(context).rstrip("\n") + "\n")

    def _helpers(self) -> str:
        one, zero = f"1.0{self.scalar.literal}", f"0.0{self.scalar.literal}"
        mapped = ("sqrt", "tan", "asin", "acos", "atan", "exp", "log", "sin", "cos")
        lanes, real = f"{self.name.upper()}_LANES", self.scalar.real
        text = render(VectorHelpersContext(self.name, self.prefix, lanes, real, zero))
        for type_, taken, given in ((BOOLEAN, "-one[k]", "one[k] & 1"), (MODE, "", "one[k]")):
            if type_ in self._public_types():
                suffix, bytes_ = LANE_SUFFIX[type_], self.scalar.types[type_]
                text += render(VectorLanesContext(self.name, self.prefix, lanes, suffix, bytes_, taken, given))
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
            text += vector_sincos_text(self.scalar, self.name)
        return text

    def _public_types(self) -> set[str]:
        """Types of what public functions take and give."""
        public = [function for function in self.functions if not function.internal]
        return {argument.type for f in public for argument in f.inputs} | {o.type for f in public for o in f.outputs}

    def _function(self, function: Function) -> tuple[str, set[str]]:
        names = output_names(function, RESERVED)
        readable = dict(self.prepared)
        for argument in function.inputs:
            for k in range(argument.size):
                readable[argument.name, k] = f"{argument.name}[{k}]" if argument.shape else argument.name
        body = VectorBody(self.config, self.prefix, readable, stem(function.inputs, names))
        targets = [
            f"{name}[{k}]" if output.shape else f"*{name}"
            for name, output in zip(names, function.outputs, strict=True)
            for k in range(output.size)
        ]
        lines = body.lines(function.output_nodes, targets, function.order)
        words = set(re.findall(r"\b[A-Za-z_]\w*", "\n".join(lines)))
        mentioned = ["prepared", *(argument.name for argument in function.inputs), *names]
        types = self.config.types
        given = [f"const {types[REAL]} *restrict prepared"]
        given += [
            f"const {types[a.type]} *restrict {a.name}" if a.shape else f"{types[a.type]} {a.name}"
            for a in function.inputs
        ]
        given += [f"{types[o.type]} *restrict {name}" for name, o in zip(names, function.outputs, strict=True)]
        signature = f"static {self.name.upper()}_APART void {self.prefix}{function.name}({', '.join(given)})"
        unused = tuple(name for name in mentioned if name not in words)
        return render(FunctionContext(signature, unused, lines)), body.printer.helpers

    def _batch(self, function: Function) -> str:
        names = output_names(function, RESERVED)
        types, packs = self.scalar.types, self.config.types
        inputs: list[tuple[str, Argument | Output]] = [(argument.name, argument) for argument in function.inputs]
        outputs: list[tuple[str, Argument | Output]] = list(zip(names, function.outputs, strict=True))
        parameters = [f"const {types[item.type]} *{name}" for name, item in inputs]
        parameters += [f"{types[item.type]} *{name}" for name, item in outputs]
        arguments = [f"{name}_pack" if item.shape else f"{name}_pack[0]" for name, item in inputs]
        arguments += [f"{name}_pack" for name, _ in outputs]
        arrays = [f"{packs[item.type]} {name}_pack[{max(1, item.size)}];" for name, item in (*inputs, *outputs)]
        head = f"{self.prefix}{{}}({{}}U, count, first, lanes, {{}});"
        return render(
            VectorBatchContext(
                name=self.name,
                lanes=f"{self.name.upper()}_LANES",
                function=f"{self.name}_{function.name}",
                packed=f"{self.prefix}{function.name}",
                real=types[REAL],
                parameters="".join(f", {parameter}" for parameter in parameters),
                arguments="".join(f", {argument}" for argument in arguments),
                arrays=tuple(arrays),
                takes=tuple(
                    head.format(f"take{LANE_SUFFIX[item.type]}", item.size, f"{name}, {name}_pack")
                    for name, item in inputs
                ),
                gives=tuple(
                    head.format(f"give{LANE_SUFFIX[item.type]}", item.size, f"{name}_pack, {name}")
                    for name, item in outputs
                ),
                prepared_takes=self._prepared_takes(function),
                prepared_size=self.prepared_size,
            )
        )

    def _prepared_takes(self, function: Function) -> tuple[str, ...]:
        """Copies the prepared numbers that the function reads, run by run: those of an ensemble cost as much as it."""
        takes: list[str] = []
        for first, last in _runs(sorted(self._read(function))):
            many = f"&prepared[{first}U * count]" if first else "prepared"
            one = f"&prepared_pack[{first}]" if first else "prepared_pack"
            takes.append(f"{self.prefix}take({last - first}U, count, first, lanes, {many}, {one});")
        return tuple(takes) or ("(void)prepared;",)

    def _read(self, function: Function) -> set[int]:
        """Positions of the prepared numbers that the function and all that it calls read."""
        positions = {key: position for position, key in enumerate(self.prepared)}
        nodes = topological(function.output_nodes)
        found = {positions[node.op, node.value] for node in nodes if node.op in ("prepared", "parameter")}
        return found.union(*(self._read(callee) for callee in callees(function.output_nodes)))


def _runs(positions: Sequence[int]) -> list[tuple[int, int]]:
    """Neighbours together, from first to behind the last; small gaps are taken along."""
    runs: list[tuple[int, int]] = []
    for position in positions:
        if runs and position <= runs[-1][1] + 1:
            runs[-1] = (runs[-1][0], position + 1)
        else:
            runs.append((position, position + 1))
    return runs
