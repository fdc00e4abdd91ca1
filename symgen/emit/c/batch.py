"""`<model>_batch.h` and `<model>_batch.c`: the functions for many states, as C99 loops over those for one state.

Where vector code takes the place of a loop, the loop stands for compilers without vectors only.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from symgen.emit.c.config import LANE_SUFFIX, RESERVED, Config
from symgen.emit.c.contexts import (
    BatchContext,
    BatchHeaderContext,
    BatchSourceContext,
    LanesContext,
    PrepareEnsembleContext,
)
from symgen.emit.c.vector import Vector
from symgen.emit.names import array_name, output_names
from symgen.emit.source import SourceFile
from symgen.emit.templates import render
from symgen.functions import CACHE_LINE
from symgen.program.function import Argument, Function, Output, Program
from symgen.text.prose import Prose

__all__ = ["Batches"]


class Batches:
    """Prints the two files of one program.

    Args:
        program: whose functions.
        config: spelling of numbers in C.
        functions: all that are emitted; those for the user get a form for many states.
        members: names of the parameters in their struct.
        prepared_size: numbers that one set of parameters is prepared to.
        vector: which of them stand in the vector files, too.
    """

    def __init__(
        self,
        program: Program,
        config: Config,
        functions: Sequence[Function],
        members: Mapping[str, str],
        prepared_size: int,
        vector: Vector,
    ) -> None:
        self.config, self.name, self.prefix = config, program.name, f"{program.name}_"
        self.functions = [function for function in functions if not function.internal]
        self.members = members
        self.prepared_size = prepared_size
        self.vector = vector

    def files(self) -> tuple[SourceFile, SourceFile]:
        """The header and the source."""
        loops = [self._loops(function) for function in self.functions]
        text = render(BatchSourceContext(self.name, (self._lanes(), self._preparation(), *loops)))
        return (
            SourceFile(f"{self.name}_batch.h", self._header()),
            SourceFile(f"{self.name}_batch.c", text.rstrip("\n") + "\n"),
        )

    def _header(self) -> str:
        line = CACHE_LINE // (8 if self.config.dtype == "float64" else 4)  # numbers
        notes = [each.format(name=self.name, macro=self.name.upper(), line=line) for each in _NOTES]
        notes += [line.format(self.name.upper()) for line in _OF_VECTORS] if self.vector.functions else []
        signatures = [signature for function in self.functions for signature in self._signatures(function)]
        return render(
            BatchHeaderContext(
                self.name,
                f"{self.name.upper()}_BATCH_H",
                self.config.real,
                line,
                tuple(map(Prose, notes)),
                tuple(signatures),
            )
        )

    def _signatures(self, function: Function) -> tuple[str, str]:
        full, many = f"{self.prefix}{function.name}", self._parameters(function)
        return (
            f"void {full}_batch(const {self.name}_prepared *prepared, size_t count{many})",
            f"void {full}_ensemble(const {self.config.real} *prepared, size_t count{many})",
        )

    def _parameters(self, function: Function) -> str:
        types, names = self.config.types, output_names(function, RESERVED)
        words = [f"const {types[argument.type]} *{argument.name}" for argument in function.inputs]
        words += [f"{types[output.type]} *{name}" for name, output in zip(names, function.outputs, strict=True)]
        return "".join(f", {word}" for word in words)

    def _loops(self, function: Function) -> str:
        types, names = self.config.types, output_names(function, RESERVED)
        items: list[tuple[str, Argument | Output, bool]] = [(a.name, a, True) for a in function.inputs]
        items += [(name, output, False) for name, output in zip(names, function.outputs, strict=True)]
        arrays: list[str] = []
        gathers: list[str] = []
        scatters: list[str] = []
        arguments = ""
        for name, item, given in items:
            if not item.shape:
                arguments += f", {name}[lane]" if given else f", &{name}[lane]"
                continue
            arguments += f", {name}_lane"
            arrays.append(f"{types[item.type]} {name}_lane[{max(1, item.size)}];")
            verb = f"{self.prefix}{'gather' if given else 'scatter'}{LANE_SUFFIX[item.type]}"
            if given:
                gathers.append(f"{verb}({item.size}U, count, lane, {name}, {name}_lane);")
            else:
                scatters.append(f"{verb}({item.size}U, count, lane, {name}_lane, {name});")
        text = render(
            BatchContext(
                self.name,
                f"{self.prefix}{function.name}",
                f"{self.prefix}{array_name(function)}",
                self.config.real,
                self._parameters(function),
                arguments,
                tuple(arrays),
                tuple(gathers),
                tuple(scatters),
            )
        )
        if function.name in self.vector.public:
            return f"#if !defined({self.name.upper()}_VECTOR)\n\n{text.rstrip()}\n\n#endif\n\n"
        return text

    def _preparation(self) -> str:
        gathers = [
            f"parameters_lane.{member} = parameters[{f'({k}U * count) + ' if k else ''}lane];"
            for k, member in enumerate(self.members.values())
        ] or ["(void)parameters;", "(void)lane;", f"parameters_lane.reserved = 0.0{self.config.literal};"]
        macro = f"{self.name.upper()}_VECTOR"
        unless = macro if self.vector.preparation else ""
        unless_set = macro if all(f.name in self.vector.public for f in self.functions) else ""
        return render(
            PrepareEnsembleContext(
                name=self.name,
                real=self.config.real,
                gathers=tuple(gathers),
                prepared_size=self.prepared_size,
                unless=unless,
                set_unless=unless_set,
                place_unless=unless and unless_set,
            )
        )

    def _lanes(self) -> str:
        """The functions that take states out of arrays for the loops, and put their results back."""
        text = ""
        for type_, suffix in LANE_SUFFIX.items():
            for verb in ("gather", "scatter"):
                callers = [f.name for f in self.functions if (type_, verb) in _moved(f)]
                if callers:
                    always = any(name not in self.vector.public for name in callers)
                    guard = "" if always else f"{self.name.upper()}_VECTOR"
                    text += render(LanesContext(self.prefix, suffix, self.config.types[type_], verb, guard))
        return text


def _moved(function: Function) -> set[tuple[str, str]]:
    """Transfers of a loop over states, as (type, direction)."""
    taken = {(argument.type, "gather") for argument in function.inputs if argument.shape}
    return taken | {(output.type, "scatter") for output in function.outputs if output.shape}


_NOTES = (
    "The functions of {name}.h for many states. Those that end in `_batch` take structures of arrays: element k of",
    "state s at [k*count + s], outputs likewise. Those that end in `_ensemble` take one parameter set per state, as",
    "`_prepare_ensemble` prepares it from parameter i of state s at parameters[i*count + s], in the struct's order.",
    "Prepared sets lie in groups of {macro}_SETS: of K prepared numbers, i of state s is at",
    "prepared[((s/{line}*K) + i)*{line} + s%{line}]. States from one that {line} divides, the sets from there, are an",
    "ensemble again. Outputs must not overlap inputs.",
    "",
    "Multiples of {line} are the fastest counts. Parameters that change with every call are best prepared for some 64",
    "states at a time, right before use.",
)

_OF_VECTORS = (
    "",
    "Compile all sources with -D{}_VECTOR (gcc or clang, -O3 -ffp-contract=fast -march=native) and these functions",
    "compute as many states at a time as a vector of the processor holds; else they are loops in plain C99.",
    "-DSYMGEN_FUSED tells cosines that a*b + c is rounded once, as with these flags (gcc from -O2 on, clang from -O1",
    "on) on most processors: fewer operations, but up to 1.03 ULP where that is not so.",
)
