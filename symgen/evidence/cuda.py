"""Findings of tools on emitted CUDA: a C++ compiler, which reads the same source, and ptxas of what kernels need."""

from __future__ import annotations

import shutil
import tempfile
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

from symgen.cost.tools import run_tool
from symgen.emit.source import SourceFile
from symgen.emit.templates import template_folder
from symgen.evidence.coding_rules import CodingRules, warnings_of

__all__ = ["WARNINGS", "Kernel", "cuda_warnings", "kernel_lines"]

WARNINGS = (
    "-x", "c++", "-std=c++11", "-O2", "-ffp-contract=off", "-Wall", "-Wextra", "-Wpedantic", "-Wconversion",
    "-Wdouble-promotion", "-Wshadow", "-Wcast-qual", "-Wundef", "-Wno-unknown-pragmas",
)  # fmt: skip


class Kernel(NamedTuple):
    """A kernel by name: registers of a thread, bytes spilled for want of registers, bytes of stack, those included."""

    name: str
    registers: int
    spilled: int
    stack: int


def cuda_warnings(sources: Sequence[SourceFile], compiler: str = "g++") -> CodingRules:
    """Warnings of a C++ compiler about the source as the host compiles it.

    Args:
        sources: header and source.
        compiler: to ask.

    Raises:
        BuildError: it does not compile.
    """
    if shutil.which(compiler) is None:
        return CodingRules((), {}, {compiler: f"not installed: install {compiler}"}, ())
    with tempfile.TemporaryDirectory(prefix="symgen-evidence-") as name:
        folder = Path(name)
        for source in sources:
            (folder / source.name).write_text(source.text, encoding="utf-8")
        version = run_tool([compiler, "-dumpfullversion"], folder, "asking for a version").strip()
        flags = (*WARNINGS, "-isystem", str(template_folder() / "cuda" / "host"))
        units = [source.name for source in sources if source.name.endswith(".cu")]
        found = warnings_of(compiler, flags, units, folder)
    return CodingRules(tuple(found), {compiler: version}, {}, ())


def kernel_lines(kernels: Sequence[Kernel], architecture: str) -> list[str]:
    """Markdown of what kernels need."""
    lines = ["## Kernels", ""]
    if not kernels:
        return [*lines, "nvcc is not installed: with it, ptxas tells the registers of each kernel."]
    lines += [f"By nvcc for {architecture}. So many threads live on a multiprocessor, which has 65536 registers.", ""]
    lines += ["| kernel | registers | threads | bytes spilled | stack |", "|---|---:|---:|---:|---:|"]
    return lines + [f"| `{k.name}` | {k.registers} | {_threads(k)} | {k.spilled} | {k.stack} |" for k in kernels]


def _threads(kernel: Kernel) -> int:
    """Threads of a multiprocessor, 2048 at most: registers are dealt out to warps of 32 in eights of a thread."""
    each = max(8, -(-kernel.registers // 8) * 8)
    return min(2048, 65536 // (each * 128) * 128)
