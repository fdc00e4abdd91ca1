"""The compiler flags, decided once.

`-O3 -ffp-contract=fast` are the defaults (strict: no contraction, so that equal sources give equal bits on every
machine). `-fno-math-errno` lets a square root be an instruction; it changes no value. Code is built for the
processor at hand, which is why the cache key names the processor. `-Bsymbolic` keeps libc from interposing a
function of the same name.
"""

from __future__ import annotations

import platform
from functools import cache
from pathlib import Path

__all__ = ["LONG", "compile_flags", "link_flags", "machine"]

LONG = 6000
"""Lines of a source above which it is compiled with -O1: -O3 takes twice the time and gains little in long
straight-line code."""


def compile_flags(lines: int, *, strict_fp: bool = False) -> tuple[str, ...]:
    """Flags to compile a source of so many lines."""
    contract = "off" if strict_fp else "fast"
    level = "-O1" if lines > LONG else "-O3"
    return ("-std=c99", level, f"-ffp-contract={contract}", "-fno-math-errno", *native_flags(), "-fPIC")


def link_flags() -> tuple[str, ...]:
    """Flags to link the shared library; libraries come last."""
    if platform.system() == "Darwin":
        return ("-shared",)
    return ("-shared", "-Wl,-Bsymbolic")


def native_flags() -> tuple[str, ...]:
    """What asks for the instructions of this processor."""
    return ("-march=native",) if platform.machine().lower() in ("x86_64", "amd64") else ()


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
