"""Emitted C compiled and called as a controller does: a program of its own, which crashes and hangs alone.

    calls = call_data(interface, header, values, parameters, which)     what is called with: bytes, made once
    program = compile_program(sources, interface, build)                one executable per build, from the cache
    answers = run_program(program, interface, header, calls)            a process of some milliseconds

`compile_unit` and `link_program` are the two halves of `compile_program`, for callers that replace one unit of many.
"""

from __future__ import annotations

import json
import os
import signal
import subprocess
import tempfile
from collections.abc import Collection, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from itertools import pairwise
from pathlib import Path
from typing import Any

import numpy as np

from symgen.arrays import Array
from symgen.compile.builds import Build, builds
from symgen.compile.cache import cache_key, cached, content
from symgen.compile.compiler import find_compiler, run
from symgen.compile.controller_source import Declared, controller_source, declared_calls, file_arguments
from symgen.compile.declared import header_of
from symgen.compile.flags import CONTROLLER, FAST_ALLOCATION, LONG, machine
from symgen.compile.objects import writable_data
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


COUNTS = (1, 3, 8, 0, 7, 16, 2, 33, 64, 5)
"""States of the calls of batches, in turn: fewer and more than vectors and blocks have room for, and none."""

LAX = ("-ffast-math", "-ffinite-math-only")
"""Flags that give up IEEE arithmetic, which headers refuse."""

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
        asked: number of sets that are asked about rules.
    """

    count: int
    sets: int
    data: bytes
    asked: int = 0


@dataclass(frozen=True, slots=True, eq=False)
class Answers:
    """Results of a program.

    Attributes:
        defaults: (p,), the parameters that the sources themselves fill in.
        spoiled: by declared name, and `prepare`: calls that wrote elsewhere than into outputs.
        values: by declared name, the outputs (size, count) in order.
        apart: by declared name, outputs that two threads at once give otherwise.
        rules: (2, asked), what `valid` and `valid_ensemble` say of each set.
        texts: of the rules, from number -1 to one beyond the last two.
    """

    defaults: Array
    spoiled: dict[str, int]
    values: dict[str, list[Array]]
    apart: dict[str, int]
    rules: Array
    texts: tuple[str, ...]


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
        writable: by the build's name, writable static variables of the objects; None where no tool reads them.
        lax: headers that let `-ffast-math` and the like pass; None where the compiler does not know these.
    """

    interface: Interface
    header: str
    programs: Mapping[str, Path]
    sources: tuple[SourceFile, ...]
    builds: tuple[Build, ...]
    never: tuple[str, ...] = ()
    writable: Mapping[str, tuple[str, ...] | None] = field(default_factory=dict)
    lax: tuple[str, ...] | None = ()

    def answers(self, calls: Calls, functions: Collection[str] | None = None) -> dict[str, Answers]:
        """By build; see `run_program`."""
        return {
            build: run_program(program, self.interface, self.header, calls, functions)
            for build, program in self.programs.items()
        }


def compile_controller(
    sources: Sequence[SourceFile], interface: Interface, options: Options, every_branch: bool = True
) -> Controller:
    """All builds of emitted C, for the set of instructions and the level of the options; see `compile_program`.

    Without `every_branch` those two that users are told of, compiled with little optimisation.
    """
    found = builds(sources, options.instruction_set, options.debug or not every_branch, every_branch)
    programs = {build.name: compile_program(sources, interface, build) for build in found.builds}
    writable = {build.name: writable_of(sources, interface, build) for build in found.builds}
    header, lax = header_of(sources, interface.name), _lax_header(sources, interface.name)
    return Controller(interface, header, programs, tuple(sources), found.builds, found.never, writable, lax)


def call_data(
    interface: Interface, values: Mapping[str, Array], parameters: Array, which: Array, asked: Array | None = None
) -> Calls:
    """The bytes that a program reads.

    Args:
        interface: of the sources.
        values: (size, count) by name of argument, `count` (steps taken) among them where states are advanced.
        parameters: (p, sets).
        which: (count,), the set of each state.
        asked: (p, sets) that are asked about rules alone.
    """
    asked = np.zeros((len(parameters), 0)) if asked is None else asked
    real, count = np.dtype(interface.dtype), len(which)
    by_set = np.argsort(which, kind="stable")
    runs = np.flatnonzero(np.diff(which[by_set], prepend=-1, append=-1))
    batches = [n for first, last in pairwise(runs.tolist()) for n in _counts(last - first)]
    orders: list[tuple[Any, Array]] = [
        (np.ones(count), np.arange(count)),
        (batches, by_set),
        (_counts(count), np.arange(count)),
    ]
    sizes = [*(len(calls) for calls, _ in orders), asked.shape[1], len(interface.rules)]
    parts = [np.array([count, parameters.shape[1], *sizes]), which]
    for calls, order in orders:
        parts += [np.asarray(calls), order]
    data = b"".join(np.asarray(part, dtype=np.int64).tobytes() for part in parts)
    for sets in (parameters, asked):
        with np.errstate(over="ignore"):
            data += _padded(np.asarray(sets.T, dtype=real).tobytes())
    for argument in file_arguments(interface):
        array = values.get(argument.name, np.zeros((argument.size, count)))
        data += _padded(np.asarray(array, dtype=_dtype(argument.type, real)).tobytes())
    return Calls(count, parameters.shape[1], data, asked.shape[1])


def compile_program(sources: Sequence[SourceFile], interface: Interface, build: Build) -> Path:
    """The executable of a build, compiled unless the cache has it; raises BuildError with the compiler's words."""
    main = controller_source(interface, header_of(sources, interface.name))
    units = [*build.units(sources), main]

    def made(folder: Path) -> Path:
        objects = _objects(units, sources, build, folder)
        _kept_data(sources, interface, build, objects[:-1])
        return link_program(objects, folder / "program")

    return cached(f"{interface.name}-{_key(sources, units, build)}.program", made)


def writable_of(sources: Sequence[SourceFile], interface: Interface, build: Build) -> tuple[str, ...] | None:
    """Writable static variables in the objects of a build, see `writable_data`."""
    data = content(_kept_data(sources, interface, build))
    found: list[str] | None = json.loads((data or b"null").decode("utf-8"))
    return None if found is None else tuple(found)


def _kept_data(
    sources: Sequence[SourceFile], interface: Interface, build: Build, objects: Sequence[Path] | None = None
) -> Path:
    """The file of the cache with the writable variables of a build, from its objects where they are at hand."""
    units = build.units(sources)

    def read(folder: Path) -> Path:
        compiled = _objects(units, sources, build, folder) if objects is None else objects
        path = folder / "writable.json"
        path.write_text(json.dumps(writable_data(compiled)), encoding="utf-8")
        return path

    return cached(f"{interface.name}-{_key(sources, units, build)}.writable", read)


def _key(sources: Sequence[SourceFile], units: Sequence[SourceFile], build: Build) -> str:
    parts = [find_compiler().key, machine(), *build.flags]
    for source in [*(s for s in sources if not s.name.endswith(".c")), *units]:
        parts += [source.name, source.text]
    return cache_key(parts)


def _objects(units: Sequence[SourceFile], sources: Sequence[SourceFile], build: Build, folder: Path) -> list[Path]:
    with ThreadPoolExecutor(max_workers=cores()) as pool:
        return list(pool.map(lambda unit: compile_unit(unit, sources, build, folder), units))


def _lax_header(sources: Sequence[SourceFile], name: str) -> tuple[str, ...] | None:
    """The flags under which the header compiles though they break IEEE arithmetic; None for unknown compilers."""
    compiler = find_compiler()
    if not any(word in compiler.identity for word in ("Free Software Foundation", "clang")):
        return None
    (text,) = (source.text for source in sources if source.name == f"{name}.h")

    def tried(folder: Path) -> Path:
        (folder / f"{name}.h").write_text(text, encoding="utf-8")
        unit, found = folder / "lax.c", []
        unit.write_text(f'#include "{name}.h"\n', encoding="utf-8")
        for flag in LAX:
            try:
                run([*compiler.command, "-std=c99", flag, "-fsyntax-only", str(unit)])
            except BuildError:
                continue
            found.append(flag)
        path = folder / "lax.json"
        path.write_text(json.dumps(found), encoding="utf-8")
        return path

    return tuple(json.loads(content(cached(f"{name}-{cache_key([compiler.key, text, *LAX])}.lax", tried)) or b"[]"))


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
    run([*find_compiler().command, *map(str, objects), "-o", str(program), "-lm", "-pthread"])
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
            raise BuildError(f"the C {_end_of(ended.returncode)} in {_busy(told, declared)}")
        return _read(np.fromfile(taken, np.uint8), interface, [declared[k] for k in asked], calls)


def _read(found: Array, interface: Interface, asked: Sequence[Declared], calls: Calls) -> Answers:
    real, at = np.dtype(interface.dtype), 0

    def take(shape: tuple[int, ...], dtype: np.dtype[Any], padding: int = 8) -> Array:
        nonlocal at
        size = int(np.prod(shape)) * dtype.itemsize
        part = found[at : at + size]
        at += -(-size // padding) * padding
        return _unaligned(part).view(dtype).reshape(shape)

    number = np.dtype(np.int64)
    defaults = take((len(interface.parameters),), real, real.itemsize)
    spoiled = {"prepare": int(take((1,), number)[0])}
    rules = take((2, calls.asked), number)
    texts = []
    for _ in range(len(interface.rules) + 3):
        length = int(take((1,), number)[0])
        texts.append(take((length,), np.dtype(np.uint8)).tobytes().decode("ascii", errors="replace"))
    values, apart = {}, {}
    for call in asked:
        values[call.name] = [take((o.size, calls.count), _dtype(o.type, real)) for o in call.outputs]
        spoiled[call.name], apart[call.name] = take((2,), number).tolist()
    return Answers(defaults, spoiled, values, apart, rules, tuple(texts))


def _unaligned(part: Array) -> Array:
    """A copy that begins where numbers may."""
    return np.array(part)


def _end_of(code: int) -> str:
    """The unexpected end of a process, in words."""
    if code >= 0:
        return f"ended the process with code {code}"
    try:
        return f"crashed ({signal.Signals(-code).name})"
    except ValueError:
        return f"crashed (signal {-code})"


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
