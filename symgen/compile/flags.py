"""The compiler flags, decided once.

gcc compiles emitted code with `-O2`: `-O3` takes a sixth more of its time, up to a half more for vector code, and gives
the same bits in the same time (gcc 12, a two-link arm and a PUMA 560 with friction). `-O1` saves a quarter, but
contracts other products, and steps take a quarter longer. Other compilers have `-O3`, as have loops over many states.

With `-ffp-contract=fast` (strict: no contraction, so that equal sources give equal bits on every machine) gcc makes no
vectors from straight lines: they are no faster here, contract sums beside differences even where told not to, and
compute a value anew that is stored twice, so that M would be symmetric but for rounding.
`-fno-math-errno` lets a square root be an instruction; it changes no value. Code is built for the processor at hand,
which is why the cache key names the processor. `-Bsymbolic` keeps libc from interposing a function of the same name.
"""

from __future__ import annotations

import platform
import re
from collections.abc import Iterable, Sequence
from functools import cache
from pathlib import Path

from symgen.emit.source import owner

__all__ = [
    "CONTROLLER",
    "FAST_ALLOCATION",
    "FUSED",
    "LONG",
    "compile_flags",
    "debug_flags",
    "fused_flags",
    "link_flags",
    "machine",
    "vector_flags",
]

CONTROLLER = ("-std=c99", "-O3", "-ffp-contract=fast")
"""The flags that `symgen emit` prints: plain C for any processor."""

FUSED = "-DSYMGEN_FUSED"
"""Further flag where the processor rounds a*b + c once."""

LONG = 150_000
"""Characters of a source above which compiling it fast matters more."""

FAST_ALLOCATION = "--param=ira-max-conflict-table-size=0"
"""The register allocation of a long function takes gcc quadratic time unless it is told to forgo its conflict table."""

FEW_RELOADS = "--param=lra-max-considered-reload-pseudos=100"
"""Registers of long functions are assigned in three quarters of the time; their code runs as long (gcc 12)."""


def vector_flags(names: Iterable[str], identity: str) -> tuple[str, ...]:
    """The macro that switches vector code on where there is some, for compilers with GNU vector extensions.

    Args:
        names: of the sources; `<model>_vector.c` and `<model>_vector.h` hold such code.
        identity: of the compiler.
    """
    able = any(word in identity for word in ("Free Software Foundation", "clang"))
    found = (re.fullmatch(r"(\w+_vector)\.[ch]", name) for name in names)
    stems = sorted({match[1].upper() for match in found if match})
    return (*(f"-D{stem}=1" for stem in stems), "-Wno-psabi") if able and stems else ()


def compile_flags(
    source: str, identity: str, *, strict_fp: bool = False, instructions: Sequence[str] = ()
) -> tuple[str, ...]:
    """Flags to compile a source with the compiler of that identity, for a set of instructions."""
    gnu = "Free Software Foundation" in identity
    contract: tuple[str, ...] = ("-ffp-contract=off",) if strict_fp else ("-ffp-contract=fast",)
    if gnu:
        contract += ("-fno-tree-slp-vectorize",)
    level: tuple[str, ...] = ("-O2", FEW_RELOADS) if gnu and owner(source) else ("-O3",)
    if len(source) > LONG:
        level = (*level, FAST_ALLOCATION) if gnu else ("-O1",)
    return ("-std=c99", *level, *contract, "-fno-math-errno", *instructions, "-fPIC")


def debug_flags(identity: str) -> tuple[str, ...]:
    """Extra flags of a debug build, after the others: a fifth of gcc's time to compile, 1.7 times the time to run.

    gcc's `-O1` takes twice the time of its `-Og`, for code that runs in 0.85 of it; clang's `-Og` is its `-O1`.
    """
    return ("-Og", FAST_ALLOCATION) if "Free Software Foundation" in identity else ("-O1",)


def fused_flags(flags: Sequence[str], identity: str) -> tuple[str, ...]:
    """The flag `FUSED` for sines and cosines if these flags round products and sums once; gcc needs `-O2` for that."""
    level = [flag for flag in flags if flag.startswith("-O")][-1:]
    contract = [flag for flag in flags if flag.startswith("-ffp-contract=")][-1:]
    enough = {"-O2", "-O3"} if "Free Software Foundation" in identity else {"-O1", "-O2", "-O3"}
    return (f"{FUSED}=1",) if contract == ["-ffp-contract=fast"] and enough.issuperset(level) else ()


def link_flags() -> tuple[str, ...]:
    """Flags to link the shared library; libraries come last."""
    if platform.system() == "Darwin":
        return ("-shared",)
    return ("-shared", "-Wl,-Bsymbolic")


@cache
def machine() -> str:
    """The system and processor that code is built for, part of every cache key."""
    words = [platform.system(), platform.machine()]
    try:
        for line in Path("/proc/cpuinfo").read_text(encoding="utf-8", errors="replace").splitlines():
            if line.startswith(("flags", "Features", "model name")):
                words.append(line)
            elif not line and len(words) > 2:
                break
    except OSError:
        words.append(platform.processor())
    return "\n".join(words)
