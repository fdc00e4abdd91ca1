"""Writable static data of compiled C: what makes a function unfit for interrupts and threads."""

from __future__ import annotations

import re
import shutil
from collections.abc import Sequence
from pathlib import Path

from symgen.compile.compiler import run

__all__ = ["TOOL", "writable_data"]

TOOL = "objdump"

WRITABLE = re.compile(r"\.(?:data|bss|tdata|tbss)(?!\.rel\.ro)|\*COM\*|__DATA")

LINE = re.compile(r"^[0-9a-f]+ .{7} (?P<section>\S+)\s+(?P<size>[0-9a-f]+)\s+(?P<name>\S+)", re.MULTILINE)


def writable_data(objects: Sequence[Path]) -> tuple[str, ...] | None:
    """Names of the writable variables in objects, with their file; None where `objdump` is not installed.

    Example:
        >>> writable_data([])
        ()
    """
    found: list[str] = []
    if not objects:
        return ()
    if shutil.which(TOOL) is None:
        return None
    for path in objects:
        for match in LINE.finditer(run([TOOL, "-t", str(path)])):
            if WRITABLE.match(match["section"]) and int(match["size"], 16) > 0:
                found.append(f"{match['name'].partition('.')[0]} in {path.name.removesuffix('.o')}")
    return tuple(dict.fromkeys(found))
