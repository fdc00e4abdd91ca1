"""Shared libraries: compiled from C sources through the cache, and opened once per process."""

from __future__ import annotations

import shlex
import threading
from collections.abc import Callable, Sequence
from concurrent.futures import FIRST_EXCEPTION, ThreadPoolExecutor, wait
from functools import partial
from pathlib import Path
from typing import Any

import cffi

from symgen.compile.cache import cache_key, cached
from symgen.compile.compiler import Compiler, find_compiler, run
from symgen.compile.flags import compile_flags, debug_flags, fused_flags, link_flags, machine, vector_flags
from symgen.compile.folders import DistrustedError, trusted
from symgen.compile.instructions import chosen_set
from symgen.compile.threads import cores, thread_count
from symgen.emit.source import SourceFile
from symgen.errors import BuildError
from symgen.options import Options

__all__ = ["check_options", "compile_c", "load_native", "made", "opened", "write_sources"]

_opened: dict[str, tuple[Any, Any]] = {}
_lock = threading.Lock()


def opened(compiled: Callable[[], Path], declarations: str) -> tuple[Path, Any, Any]:
    """Path, cffi's `ffi` and `lib` of a library; one that cannot be loaded or lacks a function is compiled again.

    Args:
        compiled: puts the library into the cache, if it is not there, and says where.
        declarations: structs and functions to be called from Python.

    Raises:
        BuildError: the declarations cannot be read, or the library is of no use when it is new, either.
    """
    path = compiled()
    try:
        return path, *_loaded(path, declarations)
    except DistrustedError:  # since it was looked up; the next one is compiled elsewhere
        path = compiled()
    except (OSError, AttributeError):  # damaged, from another system, or of other sources
        path.unlink(missing_ok=True)
        path = compiled()
    try:
        return path, *_loaded(path, declarations)
    except OSError as error:
        raise BuildError(f"the compiled library {path} could not be loaded: {error}") from None
    except AttributeError as error:
        raise BuildError(f"the compiled library lacks a function: {error}") from None


def _loaded(path: Path, declarations: str) -> tuple[Any, Any]:
    """The library, with every function that is declared; raises OSError, AttributeError or BuildError."""
    with _lock:
        known = _opened.get(str(path))
        if known is None:
            ffi: Any = cffi.FFI()
            try:
                ffi.cdef(declarations)
            except (cffi.CDefError, cffi.FFIError) as error:
                raise BuildError(f"the declarations of {path.name} cannot be read: {error}") from None
            with trusted(path) as name:
                lib = ffi.dlopen(str(name))
            try:
                for function in dir(lib):
                    getattr(lib, function)
            except AttributeError:
                ffi.dlclose(lib)  # else its name would stand for it when another file has that
                raise
            known = _opened[str(path)] = ffi, lib
        return known


def load_native(
    name: str, source: str, declarations: str, flags: Sequence[str] = (), instruction_set: str | None = None
) -> tuple[Any, Any]:
    """cffi's `ffi` and `lib` of a source.

    Args:
        name: of the file, without `.c`.
        source: its text.
        declarations: structs and functions to be called from Python.
        flags: macros, part of the cache's key like the text.
        instruction_set: as in `Options`.

    Raises:
        BuildError: no compiler, or it refused.
    """
    options = Options(flags=tuple(flags), instruction_set=instruction_set)
    _, ffi, lib = opened(partial(compile_c, [SourceFile(f"{name}.c", source)], options), declarations)
    return ffi, lib


def compile_c(sources: Sequence[SourceFile], options: Options | None = None) -> Path:
    """The shared library of the sources, compiled unless the cache has it.

    Args:
        sources: headers and sources; every `.c` is one translation unit, compiled side by side.
        options: level of optimisation, contraction, further flags, vectors and set of instructions.

    Raises:
        BuildError: no compiler, or it refused, with its own words.
        ArgumentError: no such set of instructions.
    """
    options = Options() if options is None else options
    compiler = find_compiler()
    identity = compiler.identity
    instructions = chosen_set(options.instruction_set, compiler)
    units = [source for source in sources if source.name.endswith(".c")]
    if not units:
        raise BuildError(f"there is no C source among {', '.join(source.name for source in sources) or 'no files'}")
    flags = options.flags
    if options.debug:
        flags = (*debug_flags(identity), *flags)
    if options.in_vectors and instructions.vector:
        flags = (*vector_flags([source.name for source in sources], identity), *flags)
    of_unit = {}
    for unit in units:
        chosen = compile_flags(unit.text, identity, strict_fp=options.strict_fp, instructions=instructions.flags)
        of_unit[unit.name] = (*chosen, *flags, *fused_flags((*chosen, *flags), identity))
    parts = [compiler.key, machine(), *link_flags()]
    for source in sources:
        parts += [source.name, source.text, " ".join(of_unit.get(source.name, ()))]
    name = f"{Path(units[0].name).stem}-{cache_key(parts)}.so"
    return cached(name, lambda folder: _build(compiler, sources, of_unit, folder))


def check_options(options: Options) -> None:
    """Asks for a compiler and reads the options that it is started with, before anything is compiled.

    Raises:
        BuildError: no compiler.
        ArgumentError: no such set of instructions, or number of threads.
    """
    chosen_set(options.instruction_set, find_compiler())
    thread_count(options.threads)


def _build(
    compiler: Compiler, sources: Sequence[SourceFile], of_unit: dict[str, tuple[str, ...]], folder: Path
) -> Path:
    write_sources(sources, folder)
    if len(of_unit) == 1:
        ((unit, flags),) = of_unit.items()
        return made(folder, "library.so", [*compiler.command, *flags, *link_flags()], [unit, "-lm"])

    stop = threading.Event()

    def compile_unit(unit: str, flags: tuple[str, ...]) -> str:
        return made(folder, f"{unit}.o", [*compiler.command, *flags, "-c"], [unit], stop).name

    with ThreadPoolExecutor(max_workers=min(len(of_unit), cores())) as pool:
        jobs = [pool.submit(compile_unit, *item) for item in of_unit.items()]
        try:
            done, _ = wait(jobs, return_when=FIRST_EXCEPTION)
            objects = [job.result() for job in jobs if job in done]
        except BaseException:
            stop.set()
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    return made(folder, "library.so", [*compiler.command, *link_flags()], [*objects, "-lm"])


def write_sources(sources: Sequence[SourceFile], folder: Path) -> None:
    """Puts sources into a folder; raises BuildError for a name that leads elsewhere."""
    for source in sources:
        if Path(source.name).name != source.name:
            raise BuildError(f"a source file's name must be plain, not {source.name!r}")
        (folder / source.name).write_text(source.text, encoding="utf-8", newline="\n")


def made(
    folder: Path, output: str, command: Sequence[str], rest: Sequence[str], stop: threading.Event | None = None
) -> Path:
    """The file that a command writes; a compiler that claims to have succeeded and wrote none is refused."""
    words = [*command, "-o", output, *rest]
    run(words, str(folder), stop)
    path = folder / output
    if not path.is_file() or path.stat().st_size == 0:
        raise BuildError(f"the C compiler said that it succeeded but did not write {output}: {shlex.join(words)}")
    return path
