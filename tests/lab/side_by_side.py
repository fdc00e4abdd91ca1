"""A program in C that calls two libraries of one model at the same states and tells where their results differ.

It is a process of its own, so that a crash or an endless loop leaves the caller alive. It reads its states from a file
that `states_file` writes.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields
from pathlib import Path
from typing import Any, ClassVar

import numpy as np

from symgen.compile.compiler import find_compiler, run
from symgen.emit.names import advances, array_name
from symgen.emit.templates import environment
from symgen.program.function import Argument
from symgen.program.interface import FunctionInterface, Interface, OutputInterface
from symgen.program.nodes import REAL

__all__ = [
    "BLOCK",
    "FEW",
    "Item",
    "Row",
    "SideBySideContext",
    "compiled_program",
    "public_ways",
    "states_file",
    "ways",
]

BATCHES = ("batch", "few-batch")
ENSEMBLES = ("ensemble", "few-ensemble")
WAYS = ("alone", "struct", *BATCHES, *ENSEMBLES)
"""Ways to call a function: for one state, by arrays or a struct; for a batch or an ensemble, of many states or few."""

DEFAULTS = "default_parameters:alone"

BLOCK = 509
"""States of a block: no multiple of the lanes of a vector."""

FEW = 3
"""States of a small call: fewer than a vector has lanes."""

STATE = ("q", "qd", "mode")
"""Arguments that a struct holds."""

NUDGES = {"float64": 2.0**-42, "float32": 2.0**-15}
"""Relative changes of arguments and parameters whose effects excuse a difference: larger than rounding, and far below
the distances of the states from where decisions change."""


@dataclass(frozen=True, slots=True)
class Item:
    """An argument or an output: how many elements, how wide one is in C, and whether any difference counts."""

    size: int
    wide: str
    whole: int


@dataclass(frozen=True, slots=True)
class Row:
    """A function: its name and that for a state alone, arguments as C is given them, and what it takes and gives."""

    name: str
    single: str
    alone: str
    struct: str
    state: tuple[int, ...]
    many: str
    given: tuple[int, ...]
    found: tuple[Item, ...]


@dataclass(frozen=True, slots=True)
class SideBySideContext:
    """`side_by_side.c`."""

    template: ClassVar[str] = "side_by_side.c.j2"
    name: str
    real: str
    block: int
    few: int
    most: int
    parameters: int
    coordinates: int
    tolerance: float
    nudge: float
    arguments: tuple[Item, ...]
    functions: tuple[Row, ...]


def ways(interface: Interface) -> tuple[str, ...]:
    """All that the program can call, as `function:way`."""
    found = [f"{f.name}:{way}" for f in interface.functions for way in WAYS if way != "struct" or advances(f)]
    return (*found, DEFAULTS)


def public_ways(interface: Interface) -> dict[str, tuple[str, ...]]:
    """Ways whose results come through each function that the header declares, by its name."""
    model, every = interface.name, ways(interface)
    found = {
        f"{model}_default_parameters": (DEFAULTS,),
        f"{model}_prepare": tuple(way for way in every if not way.endswith(ENSEMBLES) and way != DEFAULTS),
        f"{model}_prepare_ensemble": tuple(way for way in every if way.endswith(ENSEMBLES)),
        f"{model}_ensemble_size": (),
    }
    for f in interface.functions:
        if advances(f):
            found[f"{model}_{f.name}"] = (f"{f.name}:struct",)
        found[f"{model}_{array_name(f)}"] = (f"{f.name}:alone",)
        found[f"{model}_{f.name}_batch"] = tuple(f"{f.name}:{way}" for way in BATCHES)
        found[f"{model}_{f.name}_ensemble"] = tuple(f"{f.name}:{way}" for way in ENSEMBLES)
    return found


def compiled_program(interface: Interface, header: str, tolerance: float, folder: Path) -> Path:
    """The program, compiled in a folder.

    Args:
        interface: of the libraries.
        header: the text of theirs.
        tolerance: relative difference that counts.
        folder: where it is written.

    Raises:
        BuildError: there is no compiler, or it refused.
    """
    compiler, path = find_compiler(), folder / "side_by_side"
    source = folder / "side_by_side.c"
    source.write_text(_rendered(_context(interface, tolerance)), encoding="utf-8")
    (folder / f"{interface.name}.h").write_text(header, encoding="utf-8")
    flags = ["-std=gnu99", "-O1", "-o", path.name, source.name, "-lm", "-ldl"]
    run([*compiler.command, *flags], str(folder))
    return path


def _rendered(context: SideBySideContext) -> str:
    text = (Path(__file__).parent / context.template).read_text(encoding="utf-8")
    return (
        environment().from_string(text).render({field.name: getattr(context, field.name) for field in fields(context)})
    )


def states_file(interface: Interface, values: Mapping[str, Any], parameters: Any, which: Any, path: Path) -> None:
    """Writes states for the program; the last ones are left out so that all blocks are full.

    Args:
        interface: of the libraries.
        values: (size, count) by name of argument.
        parameters: (p, 2), two sets.
        which: (count,), the set of each state.
        path: of the file.
    """
    real = np.dtype(interface.dtype)
    arrays = [np.asarray(values[a.name], real if a.type == REAL else np.int8) for a in _arguments(interface)]
    with path.open("wb") as stream:
        stream.write(np.ascontiguousarray(np.asarray(parameters, real).T).tobytes())
        for first in range(0, len(which) - BLOCK + 1, BLOCK):
            for array in arrays:
                stream.write(np.ascontiguousarray(array[:, first : first + BLOCK]).tobytes())
            stream.write(np.asarray(which[first : first + BLOCK], np.uint8).tobytes())


def _arguments(interface: Interface) -> list[Argument]:
    """All arguments that any function takes, by name."""
    return list({a.name: a for function in interface.functions for a in function.inputs}.values())


def _context(interface: Interface, tolerance: float) -> SideBySideContext:
    arguments = _arguments(interface)
    names = [argument.name for argument in arguments]
    return SideBySideContext(
        name=interface.name,
        real="double" if interface.dtype == "float64" else "float",
        block=BLOCK,
        few=FEW,
        most=1 + max((max(len(f.inputs), len(f.outputs)) for f in interface.functions), default=0),
        parameters=len(interface.parameters),
        coordinates=names.index("q") if "q" in names else -1,
        tolerance=tolerance,
        nudge=NUDGES[interface.dtype],
        arguments=tuple(map(_item, arguments)),
        functions=tuple(_row(function, names) for function in interface.functions),
    )


def _item(item: Argument | OutputInterface) -> Item:
    real = item.type == REAL
    return Item(item.size, "sizeof(number)" if real else "1U", int(not real or item.name == "status"))


def _row(function: FunctionInterface, names: Sequence[str]) -> Row:
    given = [f"given[{k}]" if a.shape else f"*(const number *)given[{k}]" for k, a in enumerate(function.inputs)]
    found = [f"found[{k}]" for k in range(len(function.outputs))]
    taken = [argument.name for argument in function.inputs]
    held = [k for k, name in enumerate(taken) if name not in (*STATE, "t")] if advances(function) else []
    held.sort(key=lambda k: taken[k] == "dt")  # the length of a step comes last
    many = [*(f"given[{k}]" for k in range(len(given))), *found]
    return Row(
        name=function.name,
        single=array_name(function),
        alone="".join(f", {each}" for each in (*given, *found)),
        struct="".join(f", {given[k]}" for k in held),
        state=tuple(taken.index(name) for name in STATE) if held else (),
        many="".join(f", {each}" for each in many),
        given=tuple(names.index(argument.name) for argument in function.inputs),
        found=tuple(map(_item, function.outputs)),
    )
