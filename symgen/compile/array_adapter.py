"""C between arrays of states as Python lays them out and the batches, compiled into the same library.

`<model>_states` walks through the states in blocks that stay in the cache: it gathers a block into structures of
arrays, calls `_batch` or `_ensemble`, and puts the results where they belong; a state alone goes to the function for
one state. One call from Python then costs little more than the mechanics, and ranges of states can be given to several
threads. `<model>_states_of` finds out by itself where NumPy's arrays lie, from the address of a tuple of them; see
`symgen.compile.objects`.

`<model>_prepare_each` prepares the sets of an ensemble part by part, a part being the states that a function computes
at a time. What a part needs then fills lines of the cache that follow one another, which processors fetch ahead;
in one structure of arrays it would come from as many pages as there are prepared numbers.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection
from dataclasses import dataclass
from typing import ClassVar

from symgen.caches import LARGE, LINE, MEMORY
from symgen.emit.names import array_name
from symgen.emit.source import SourceFile
from symgen.emit.templates import render
from symgen.program.function import Argument
from symgen.program.interface import FunctionInterface, Interface, OutputInterface
from symgen.program.nodes import MODE, REAL

__all__ = ["CopiesContext", "SquaresContext", "StatesCall", "StatesContext", "declarations", "states_source"]

BLOCK = 32
"""States of a block: whole packs of every width, two abreast, and few enough that all numbers of a block stay near."""

C_TYPES = {True: ("number", "numbers"), False: ("signed char", "bytes")}
"""By whether they are real: the type in C, and how functions for it are called."""


@dataclass(frozen=True, slots=True)
class StatesCall:
    """One function: its names, how its blocks are passed, what it reads of sets of prepared numbers, and its arrays."""

    function: str
    single: str
    arguments: str
    alone: str
    parts: str
    sets: tuple[tuple[int, int], ...]
    read: int
    given: int
    checked: int
    kinds: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class StatesContext:
    """`<model>_states.c`."""

    template: ClassVar[str] = "states/states.c.j2"
    name: str
    real: str
    most: int
    axes: int
    block: int
    abreast: int
    line: int
    large: int
    memory: int
    usual: int
    parameters: int
    calls: tuple[StatesCall, ...]
    copies: str


@dataclass(frozen=True, slots=True)
class CopiesContext:
    """The functions that fill and empty blocks, of all types."""

    template: ClassVar[str] = "states/copies.c.j2"
    types: tuple[tuple[str, str], ...]


@dataclass(frozen=True, slots=True)
class SquaresContext:
    """Transposing numbers in registers: squares in the halves of packs, each of so many numbers."""

    template: ClassVar[str] = "states/squares.c.j2"
    half: int


def states_source(interface: Interface, checked: Collection[str] = (), abreast: int = 1) -> SourceFile:
    """The source for all functions of an interface, in its order.

    Args:
        interface: of the emitted functions.
        checked: names of functions whose results are tested for infinities and NaN.
        abreast: the most packs that a function takes at a time.
    """
    double = interface.dtype == "float64"
    calls = [_call(function, function.name in checked) for function in interface.functions]
    every = [item for function in interface.functions for item in _items(function)]
    types = tuple(dict.fromkeys((C_TYPES[True], *(C_TYPES[item.type == REAL] for item in every))))
    context = StatesContext(
        name=interface.name,
        real="double" if double else "float",
        most=max((len(call.kinds) for call in calls), default=1),
        axes=max((len(item.shape) for item in every), default=0) or 1,
        block=BLOCK,
        abreast=abreast,
        line=LINE,
        large=LARGE,
        memory=MEMORY,
        usual=Counter(item.size for item in every).most_common(1)[0][0] if every else 1,
        parameters=len(interface.parameters),
        calls=tuple(calls),
        copies=render(SquaresContext(half=2 if double else 4)) + render(CopiesContext(types)),
    )
    return SourceFile(f"{interface.name}_states.c", render(context))


def _items(function: FunctionInterface) -> list[Argument | OutputInterface]:
    """All arrays of a function."""
    return [*function.inputs, *function.outputs]


def _call(function: FunctionInterface, checked: bool) -> StatesCall:
    kinds, types = [], []
    for item in _items(function):
        type_, suffix = C_TYPES[item.type == REAL]
        types.append((type_, item.size))
        lengths = ", ".join(map(str, item.shape)) or "0"
        copies = f"fill_{suffix}, empty_{suffix}"
        numbers = f"{item.size}U, sizeof({type_}), {int(item.type == MODE)}"
        kinds.append(f"{{ {numbers}, {len(item.shape)}, {{ {lengths} }}, {copies} }}")
    return StatesCall(
        function=function.name,
        single=array_name(function),
        alone="".join(f", {_by_value(function, k)}block[{k}]" for k in range(len(kinds))),
        arguments="".join(f", block[{k}]" for k in range(len(kinds))),
        parts="".join(f", (void *)(({type_} *)block[{k}] + (s * {size}U))" for k, (type_, size) in enumerate(types)),
        sets=function.sets,
        read=max(1, sum(end - first for first, end in function.sets)),
        given=len(function.inputs),
        checked=int(checked),
        kinds=tuple(kinds),
    )


def _by_value(function: FunctionInterface, position: int) -> str:
    """What takes a number out of its array: the function for one state has single arguments by value."""
    inputs = function.inputs
    by_value = position < len(inputs) and not inputs[position].shape
    return f"*(const {C_TYPES[inputs[position].type == REAL][0]} *)" if by_value else ""


def declarations(interface: Interface) -> str:
    """What cffi has to know of the source."""
    name = interface.name
    real = "double" if interface.dtype == "float64" else "float"
    most = max((len(_items(function)) for function in interface.functions), default=1)
    return (
        f"typedef struct {name}_array {{ void *data; ptrdiff_t row; ptrdiff_t column; }} {name}_array;\n"
        f"int {name}_prepare_each(size_t total, const {real} *parameters, ptrdiff_t row, ptrdiff_t column,"
        f" {name}_prepared *prepared);\n"
        f"int {name}_states(size_t function, const {name}_prepared *prepared, int how, size_t total,"
        f" size_t first, size_t last, const {name}_array *arrays);\n"
        f"typedef struct {name}_range {{ size_t function; size_t count; size_t first; size_t last; int how;"
        f" size_t zeros; size_t among; const size_t *zero;"
        f" size_t fields; size_t items; uintptr_t arrays; uintptr_t types[{most}]; }} {name}_range;\n"
        f"int {name}_states_of(const {name}_range *range, const {name}_prepared *prepared, uintptr_t tuple);\n"
    )
