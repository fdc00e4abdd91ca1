"""Compiling emitted CUDA: by nvcc for the device of this machine, or for the host where there is none.

On the host the same source is compiled as C++ against `templates/cuda/host/cuda_runtime.h`, in which a kernel is a loop
over its threads. Products and sums are rounded one by one there, so that results are those of C without contraction.
"""

from __future__ import annotations

import ctypes
import os
import re
import shutil
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from symgen.compile.cache import cache_key, cached
from symgen.compile.compiler import Compiler, asked, find_compiler, run
from symgen.compile.flags import link_flags, machine
from symgen.compile.library import made, write_sources
from symgen.emit.source import SourceFile
from symgen.emit.templates import template_folder
from symgen.errors import BuildError
from symgen.options import Options

__all__ = ["MEMORY", "Usage", "compile_cuda", "devices", "find_nvcc", "usage"]

ARCHITECTURE = "native"
"""Target of nvcc: the device at hand."""

MEMORY = """
int symgen_cuda_allocate(void **address, size_t bytes);
void symgen_cuda_release(void *address);
int symgen_cuda_upload(void *device, const void *host, size_t bytes);
int symgen_cuda_download(void *host, const void *device, size_t bytes);
const char *symgen_cuda_error(int number);
"""
"""Declarations of `templates/cuda/host/memory.cu`."""


@dataclass(frozen=True, slots=True)
class Usage:
    """Registers and memory of one kernel, for each thread, as ptxas tells them.

    Attributes:
        registers: of 32 bits.
        spilled: bytes stored for want of registers.
        stack: bytes of memory of its own, those spilled included.
    """

    registers: int
    spilled: int
    stack: int


@cache
def devices() -> int:
    """Number of CUDA devices that the driver of this machine offers."""
    try:
        driver = ctypes.CDLL("libcuda.so.1")
    except OSError:
        return 0
    count = ctypes.c_int(0)
    if driver.cuInit(0) != 0 or driver.cuDeviceGetCount(ctypes.byref(count)) != 0:
        return 0
    return count.value


def find_nvcc() -> Compiler | None:
    """The compiler that `NVCC` names, else nvcc from PATH; None when there is none.

    Raises:
        BuildError: `NVCC` names no command.
    """
    chosen = os.environ.get("NVCC", "").strip()
    path = shutil.which(chosen or "nvcc")
    if path is None:
        if chosen:
            raise BuildError(f"NVCC is set to {chosen!r:.80}, and no such command is on PATH")
        return None
    return asked((path,))


def compile_cuda(sources: Sequence[SourceFile], options: Options, device: bool) -> Path:
    """The shared library of emitted CUDA with `MEMORY`, compiled unless the cache has it.

    Args:
        sources: `<model>_cuda.h` and `<model>_cuda.cu`.
        options: with `strict_fp` nothing is contracted on the device, either; `flags` are further ones.
        device: by nvcc for the device of this machine; otherwise for the host.

    Raises:
        BuildError: no compiler, or it refused, with its own words.
    """
    own = template_folder() / "cuda" / "host"
    added = ["memory.cu", *([] if device else ["cuda_runtime.h"])]
    everything = [*sources, *(SourceFile(name, (own / name).read_text(encoding="utf-8")) for name in added)]
    units = [source.name for source in everything if source.name.endswith(".cu")]
    if device:
        compiler = find_nvcc()
        if compiler is None:
            raise BuildError("there is a CUDA device, but no nvcc is on PATH, and NVCC is not set")
        flags = (*_device_flags(options), f"-arch={ARCHITECTURE}", "-shared", "-Xcompiler", "-fPIC", *options.flags)
    else:
        compiler = find_compiler()
        level = "-O0" if options.debug else "-O2"
        flags = ("-x", "c++", "-std=c++11", level, "-ffp-contract=off", "-fno-math-errno", "-Wno-unknown-pragmas")
        flags = (*flags, "-fPIC", "-I.", *link_flags(), *options.flags)
    parts = [compiler.key, machine(), *flags]
    for source in everything:
        parts += [source.name, source.text]

    def build(folder: Path) -> Path:
        write_sources(everything, folder)
        return made(folder, "library.so", [*compiler.command, *flags], [*units, *([] if device else ["-lm"])])

    return cached(f"{Path(units[0]).stem}-{cache_key(parts)}.so", build)


def usage(sources: Sequence[SourceFile], folder: Path, architecture: str = "sm_90") -> dict[str, Usage]:
    """Reports of ptxas on each kernel, by the kernel's name; compiled in the folder for an architecture.

    Raises:
        BuildError: no nvcc, or it refused.
    """
    compiler = find_nvcc()
    if compiler is None:
        raise BuildError("ptxas' report needs nvcc, which is not on PATH; NVCC names another place")
    write_sources(sources, folder)
    (unit,) = (source.name for source in sources if source.name.endswith(".cu"))
    command = [*compiler.command, *_device_flags(Options()), f"-arch={architecture}", "-cubin", "-Xptxas", "-v"]
    said = run([*command, "-o", "kernels.cubin", unit], str(folder), errors=True)
    found = {}
    for part in re.split(r"Compiling entry function ", said)[1:]:
        numbers = [
            re.search(pattern, part)
            for pattern in (r"Used (\d+) registers", r"(\d+) bytes spill stores", r"(\d+) bytes stack frame")
        ]
        name = re.match(r"'(\w+)'", part)
        if name is None or None in numbers:
            raise BuildError(f"ptxas' report is not understood: {part[:200]}")
        found[name[1]] = Usage(*(int(number[1]) for number in numbers if number))
    return found


def _device_flags(options: Options) -> tuple[str, ...]:
    contraction = ("--fmad=false",) if options.strict_fp else ()
    return ("-std=c++17", "-O3", *contraction)
