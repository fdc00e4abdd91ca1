"""Emitted C compiled and called as a controller does: a program of its own, which crashes and hangs alone.

    calls = call_data(interface, header, values, parameters, which)     what is called with: bytes, made once
    program = compile_program(sources, interface, build)                one executable per build, from the cache
    answers = run_program(program, interface, header, calls)            a process of some milliseconds

`compile_unit` and `link_program` are the two halves of `compile_program`, for callers that replace one unit of many.
"""

from __future__ import annotations

import os
import subprocess
import tempfile
from collections.abc import Collection, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from symgen.compile.builds import Build, builds
from symgen.compile.cache import cache_key, cached
from symgen.compile.compiler import find_compiler, run
from symgen.compile.controller_source import Declared, controller_source, declared_calls, file_arguments
from symgen.compile.declared import header_of
from symgen.compile.flags import CONTROLLER, FAST_ALLOCATION, LONG, machine
from symgen.compile.isolated import end_of
from symgen.compile.threads import cores
from symgen.emit.source import SourceFile
from symgen.errors import BuildError
from symgen.options import Options
from symgen.program.interface import Interface
from symgen.program.nodes import BOOLEAN, MODE

__all__ = [
    "Answers",
    "Calls",
    "Controller",
    "call_data",
    "compile_controller",
    "compile_program",
    "compile_unit",
    "link_program",
    "run_program",
]

Array = npt.NDArray[Any]

COUNTS = (1, 3, 8, 0, 7, 16, 2, 33, 64, 5)
"""States of the calls of batches, in turn: fewer and more than vectors and blocks have room for, and none."""

PATIENCE = 10.0
PER_STATE = 0.02
"""Time limit of a run, in s: a constant, and a part per state and asked function; usual is a ten-thousandth."""


@dataclass(frozen=True, slots=True, eq=False)
class Calls:
    """States to call functions at.

    Attributes:
        count: number of states.
        sets: number of parameter sets.
        data: input of the program.
    """

    count: int
    sets: int
    data: bytes


@dataclass(frozen=True, slots=True, eq=False)
class Answers:
    """Results of a program.

    Attributes:
        defaults: (p,), the parameters that the sources themselves fill in.
        spoiled: by declared name, and `prepare`: calls that wrote elsewhere than into outputs.
        values: by declared name, the outputs (size, count) in order.
    """

    defaults: Array
    spoiled: dict[str, int]
    values: dict[str, list[Array]]


@dataclass(frozen=True, slots=True, eq=False)
class Controller:
    """Sources, compiled in every way in which users compile them.

    Attributes:
        interface: of the sources.
        header: theirs.
        programs: by the build's name.
        sources: the compiled files.
        builds: the builds of the programs.
        never: branches of the preprocessor that no build compiles.
    """

    interface: Interface
    header: str
    programs: Mapping[str, Path]
    sources: tuple[SourceFile, ...]
    builds: tuple[Build, ...]
    never: tuple[str, ...] = ()

    def answers(self, calls: Calls, functions: Collection[str] | None = None) -> dict[str, Answers]:
        """By build; see `run_program`."""
        return {
            build: run_program(program, self.interface, self.header, calls, functions)
            for build, program in self.programs.items()
        }


def compile_controller(sources: Sequence[SourceFile], interface: Interface, options: Options) -> Controller:
    """All builds of emitted C, for the set of instructions and the level of the options; see `compile_program`."""
    found = builds(sources, options.instruction_set, options.debug)
    programs = {build.name: compile_program(sources, interface, build) for build in found.builds}
    header = header_of(sources, interface.name)
    return Controller(interface, header, programs, tuple(sources), found.builds, found.never)


def call_data(interface: Interface, values: Mapping[str, Array], parameters: Array, which: Array) -> Calls:
    """The bytes that a program reads.

    Args:
        interface: of the sources.
        values: (size, count) by name of argument, `count` (steps taken) among them where states are advanced.
        parameters: (p, sets).
        which: (count,), the set of each state.
    """
    real, count = np.dtype(interface.dtype), len(which)
    by_set = np.argsort(which, kind="stable")
    runs = np.flatnonzero(np.diff(which[by_set], prepend=-1, append=-1))
    batches = [n for first, last in pairwise(runs.tolist()) for n in _counts(last - first)]
    orders: list[tuple[Any, Array]] = [
        (np.ones(count), np.arange(count)),
        (batches, by_set),
        (_counts(count), np.arange(count)),
    ]
    parts = [np.array([count, parameters.shape[1], *(len(calls) for calls, _ in orders)]), which]
    for calls, order in orders:
        parts += [np.asarray(calls), order]
    data = b"".join(np.asarray(part, dtype=np.int64).tobytes() for part in parts)
    data += _padded(np.asarray(parameters.T, dtype=real).tobytes())
    for argument in file_arguments(interface):
        array = values.get(argument.name, np.zeros((argument.size, count)))
        data += _padded(np.asarray(array, dtype=_dtype(argument.type, real)).tobytes())
    return Calls(count, parameters.shape[1], data)


def compile_program(sources: Sequence[SourceFile], interface: Interface, build: Build) -> Path:
    """The executable of a build, compiled unless the cache has it; raises BuildError with the compiler's words."""
    units = [*build.units(sources), controller_source(interface, header_of(sources, interface.name))]
    parts = [find_compiler().key, machine(), *build.flags]
    for source in [*(s for s in sources if not s.name.endswith(".c")), *units]:
        parts += [source.name, source.text]

    def made(folder: Path) -> Path:
        with ThreadPoolExecutor(max_workers=cores()) as pool:
            objects = list(pool.map(lambda unit: compile_unit(unit, sources, build, folder), units))
        return link_program(objects, folder / "program")

    return cached(f"{interface.name}-{cache_key(parts)}.program", made)


def compile_unit(unit: SourceFile, sources: Sequence[SourceFile], build: Build, folder: Path) -> Path:
    """The object of one unit, in a folder.

    Args:
        unit: one of `build.units(sources)`, or changed; or the program of `controller_source`.
        sources: the headers are taken from them.
        build: whose flags are taken.
        folder: where the files are written.
    """
    for source in (*(s for s in sources if not s.name.endswith(".c")), unit):
        if Path(source.name).name != source.name:
            raise BuildError(f"a source file's name must be plain, not {source.name!r}")
        _write_once(folder / source.name, source.text)
    compiler = find_compiler()
    own = unit.name.endswith("_controller.c")
    flags = (*CONTROLLER, "-O1", "-fno-strict-aliasing") if own else build.flags
    if len(unit.text) > LONG and "Free Software Foundation" in compiler.identity:
        flags = (*flags, FAST_ALLOCATION)
    path = folder / f"{unit.name}.o"
    run([*compiler.command, *flags, "-c", unit.name, "-o", path.name], str(folder))
    return path


def _write_once(path: Path, text: str) -> None:
    """Writes a file that is not there with this text already; units that compile beside this one may be reading it."""
    data = text.encode("utf-8")
    if path.is_file() and path.read_bytes() == data:
        return
    with tempfile.NamedTemporaryFile(dir=path.parent, delete=False) as file:
        file.write(data)
    os.replace(file.name, path)


def link_program(objects: Sequence[Path], program: Path) -> Path:
    """The executable of objects."""
    run([*find_compiler().command, *map(str, objects), "-o", str(program), "-lm"])
    return program


def run_program(
    program: Path,
    interface: Interface,
    header: str,
    calls: Calls,
    functions: Collection[str] | None = None,
    patience: float | None = None,
) -> Answers:
    """The answers of all declared functions, or of those that compute the named ones.

    Args:
        program: of `compile_program` or `link_program`.
        interface: of the emission that it was compiled from.
        header: of its sources.
        calls: from `call_data`.
        functions: names of the interface's functions.
        patience: seconds; the default is plenty.

    Raises:
        BuildError: it crashed, or did not come back in time; with the function that it was busy with.
    """
    declared = declared_calls(interface, header)
    asked = [k for k, call in enumerate(declared) if functions is None or call.function in functions]
    limit = PATIENCE + PER_STATE * calls.count * len(asked) if patience is None else patience
    with tempfile.TemporaryDirectory(prefix="symgen-") as folder:
        given, taken, told = (Path(folder) / name for name in ("calls", "answers", "told"))
        given.write_bytes(calls.data)
        try:
            ended = subprocess.run(
                [str(program), str(given), str(taken), str(told), *map(str, asked)],
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                stderr=subprocess.DEVNULL,
                timeout=limit,
                check=False,
            )
        except subprocess.TimeoutExpired:
            raise BuildError(f"the C did not come back from {_busy(told, declared)} within {limit:g} s") from None
        if ended.returncode != 0:
            raise BuildError(f"the C {end_of(ended.returncode)} in {_busy(told, declared)}")
        return _read(np.fromfile(taken, np.uint8), interface, [declared[k] for k in asked], calls.count)


def _read(found: Array, interface: Interface, asked: Sequence[Declared], count: int) -> Answers:
    real, at = np.dtype(interface.dtype), 0

    def take(shape: tuple[int, ...], dtype: np.dtype[Any], padding: int) -> Array:
        nonlocal at
        size = int(np.prod(shape)) * dtype.itemsize
        part = found[at : at + size]
        at += -(-size // padding) * padding
        return part.view(dtype).reshape(shape)

    defaults = take((len(interface.parameters),), real, real.itemsize)
    number = np.dtype(np.int64)
    spoiled = {"prepare": int(_unaligned(found[at : at + 8]).view(number)[0])}
    found = _unaligned(found[at + 8 :])
    at = 0
    values = {}
    for call in asked:
        values[call.name] = [take((o.size, count), _dtype(o.type, real), 8) for o in call.outputs]
        spoiled[call.name] = int(take((1,), number, 8)[0])
    return Answers(defaults, spoiled, values)


def _unaligned(part: Array) -> Array:
    """A copy that begins where numbers may."""
    return np.array(part)


def _busy(told: Path, declared: Sequence[Declared]) -> str:
    """The function that a program was busy with."""
    words = told.read_text(encoding="ascii", errors="replace").split() if told.exists() else []
    if not words:
        return "its beginning"
    return declared[int(words[-1])].name if words[-1].isdigit() else words[-1]


def _counts(total: int) -> list[int]:
    """`COUNTS` in turn, the last one cut so that the sum is `total` states."""
    found: list[int] = []
    while sum(found) < total:
        found.append(min(COUNTS[len(found) % len(COUNTS)], total - sum(found)))
    return found


def _padded(data: bytes) -> bytes:
    return data + b"\0" * (-len(data) % 8)


def _dtype(type_: str, real: np.dtype[Any]) -> np.dtype[Any]:
    kinds: dict[str, Any] = {BOOLEAN: np.bool_, MODE: np.int8, "count": np.uint64}
    found: np.dtype[Any] = np.dtype(kinds.get(type_, real))
    return found
