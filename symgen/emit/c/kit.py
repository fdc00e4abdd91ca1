"""`<model>_kit.c`: a program that compares emitted functions with known answers, on any compiler and board.

Interface, states, expected results, bounds --> one self-contained C program
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar, Protocol

from symgen.emit.c.config import CONFIGS, Config
from symgen.emit.literals import literal, nearest_float32
from symgen.emit.names import advances, held_arguments, state_count
from symgen.emit.source import SourceFile, marked
from symgen.emit.templates import render
from symgen.program.interface import FunctionInterface, Interface
from symgen.program.nodes import REAL

__all__ = ["Answers", "kit_file"]

Table = Sequence[Sequence[float]]

TINY = 1e-30
"""Smallest bound that is written; a result that is zero to the last digit has it."""


class Answers(Protocol):
    """Known answers of one function, see `symgen.check.known_answers`: (count, size) each."""

    @property
    def inputs(self) -> Mapping[str, Table]:
        """By argument."""

    @property
    def which(self) -> Sequence[int]:
        """(count,), the set of parameters of each state."""

    @property
    def expected(self) -> Sequence[Table]:
        """Per output."""

    @property
    def bounds(self) -> Sequence[Table]:
        """Per output."""


@dataclass(frozen=True, slots=True)
class Compared:
    """An output: its size, its title in messages, the C of what was found, and the tables."""

    size: int
    title: str
    found: str
    expected: str
    bound: str


@dataclass(frozen=True, slots=True)
class Tested:
    """A function: the name of its test, the number of states, the lines that call it, what is compared."""

    name: str
    count: int
    call: tuple[str, ...]
    outputs: tuple[Compared, ...]


@dataclass(frozen=True, slots=True)
class KitContext:
    """The program."""

    template: ClassVar[str] = "c/controller/kit.c.j2"
    name: str
    real: str
    sets: tuple[str, ...]
    arrays: tuple[str, ...]
    functions: tuple[Tested, ...]
    states: int


def kit_file(interface: Interface, answers: Mapping[str, Answers], sets: Table) -> SourceFile:
    """The program `<model>_kit.c`.

    Args:
        interface: of the emitted sources.
        answers: by function.
        sets: of parameters (sets, p).
    """
    config, name = CONFIGS[interface.dtype], interface.name
    arrays: list[str] = []
    functions = [
        _tested(name, function, f"f{k}", config, answers[function.name], arrays)
        for k, function in enumerate(interface.functions)
    ]
    rows = tuple(_row(values or [0.0], REAL, config) for values in sets)
    states = sum(function.count for function in functions)
    text = render(KitContext(name, config.real, rows, tuple(arrays), tuple(functions), states))
    return marked(SourceFile(f"{name}_kit.c", text), name)


def _tested(
    model: str, function: FunctionInterface, own: str, config: Config, known: Answers, arrays: list[str]
) -> Tested:
    count = len(known.which)
    arrays.append(f"unsigned char {own}_set[{max(1, count)}] = {{{', '.join(map(str, known.which)) or '0'}}}")
    for argument in function.inputs:
        kind = config.types[argument.type]
        arrays.append(_table(f"{kind} {own}_{argument.name}", known.inputs[argument.name], argument.type, config))
    call, found = _stepping(model, function, own) if advances(function) else _calling(model, function, own, config)
    outputs = []
    for j, (output, values, bounds) in enumerate(zip(function.outputs, known.expected, known.bounds, strict=True)):
        arrays.append(_table(f"{config.real} {own}_expected{j}", values, REAL, config))
        arrays.append(_table(f"{config.real} {own}_bound{j}", _rounded_up(bounds, config), REAL, config))
        title = f"{function.name}: {output.name}"
        outputs.append(Compared(output.size, title, found[j], f"{own}_expected{j}", f"{own}_bound{j}"))
    return Tested(f"test_{function.name}", count, tuple(call), tuple(outputs))


def _calling(model: str, function: FunctionInterface, own: str, config: Config) -> tuple[list[str], list[str]]:
    """The lines that call a function at state k, and the C of each output's element i."""
    lines = [f"{config.types[output.type]} r{j}[{max(1, output.size)}];" for j, output in enumerate(function.outputs)]
    given = [f"&prepared[{own}_set[k]]"]
    given += [f"{own}_{argument.name}[k]" + ("" if argument.shape else "[0]") for argument in function.inputs]
    given += [f"r{j}" for j in range(len(function.outputs))]
    lines += ["", f"{model}_{function.name}({', '.join(given)});"]
    return lines, [f"r{j}[i]" for j in range(len(function.outputs))]


def _stepping(model: str, function: FunctionInterface, own: str) -> tuple[list[str], list[str]]:
    """The same for a function that advances a state; time, where it matters, is the count of steps times dt."""
    lines = [f"{model}_state state;", "int status[1];", ""]
    for name in ("q", "qd", "mode"):
        size = next(argument.size for argument in function.inputs if argument.name == name)
        lines.append(f"for (unsigned i = 0U; i < {size}U; i++) {{")
        lines += [f"    state.{name}[i] = {own}_{name}[k][i];", "}"]
    states, size = state_count(function), next((a.size for a in function.inputs if a.name == "inputs"), 0)
    if states:
        lines.append(f"for (unsigned i = 0U; i < {states}U; i++) {{")
        lines += [f"    state.states[i] = {own}_inputs[k][{size - states}U + i];", "}"]
    timed = any(argument.name == "t" for argument in function.inputs)
    lines.append(f"state.count = {f'(uint64_t)((2 * {own}_t[k][0] / {own}_dt[k][0]) + 1) / 2U' if timed else '0U'};")
    given = [f"&prepared[{own}_set[k]]", "&state"]
    given += [f"{own}_{a.name}[k]" + ("" if a.shape else "[0]") for a in held_arguments(function)]
    lines.append(f"status[0] = {model}_{function.name}({', '.join(given)});")
    return lines, ["state.q[i]", "state.qd[i]", "state.mode[i]", *(["state.states[i]"] if states else []), "status[i]"]


def _rounded_up(bounds: Table, config: Config) -> Table:
    """Bounds above the tiniest, a little larger so that rounding them never makes them smaller."""
    return [[max(b * 1.001, TINY) if b > 0.0 else TINY for b in row] for row in bounds]


def _table(declared: str, rows: Table, type_: str, config: Config) -> str:
    size = max(1, len(rows[0])) if rows else 1
    lines = [f"    {_row(row, type_, config)}" for row in rows] or ["    {0}"]
    return f"{declared}[{max(1, len(rows))}][{size}] = {{\n" + ",\n".join(lines) + "}"


def _row(values: Sequence[float], type_: str, config: Config) -> str:
    return "{" + (", ".join(_number(value, type_, config) for value in values) or "0") + "}"


def _number(value: float, type_: str, config: Config) -> str:
    if type_ != REAL:
        return str(int(value))
    held = value if config.dtype == "float64" else _single(value)
    return literal(held, config.dtype) + config.literal


def _single(value: float) -> float:
    """The nearest float32, zero for what is too small for one."""
    return 0.0 if abs(value) < TINY else nearest_float32(value)
