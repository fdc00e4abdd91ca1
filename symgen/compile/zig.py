"""C for other platforms than this one, by the compiler of the package ziglang."""

from __future__ import annotations

import importlib.util
import subprocess
import sys
import tempfile
from collections.abc import Sequence
from pathlib import Path

from symgen.emit.source import SourceFile
from symgen.errors import BuildError

__all__ = ["has_zig", "webassembly", "zig_compiled"]


def has_zig() -> bool:
    """True if ziglang is installed."""
    return importlib.util.find_spec("ziglang") is not None


def zig_compiled(sources: Sequence[SourceFile], target: str, flags: Sequence[str], name: str) -> bytes:
    """The file that zig makes from C sources.

    Args:
        sources: C files and headers.
        target: of zig, such as `x86_64-windows-gnu`.
        flags: for its C compiler; those that follow the files begin with -l.
        name: of the file that is made.

    Raises:
        BuildError: no ziglang, or it refused.
    """
    if not has_zig():
        raise BuildError(f"{target} is another platform than this one: pip install ziglang")
    with tempfile.TemporaryDirectory() as made:
        folder = Path(made)
        for source in sources:
            (folder / source.name).write_text(source.text, encoding="utf-8", newline="\n")
        units = [source.name for source in sources if source.name.endswith(".c")]
        before, behind = ([flag for flag in flags if flag.startswith("-l") == last] for last in (False, True))
        words = [sys.executable, "-m", "ziglang", "cc", "-target", target, *before, *units, "-o", name, *behind]
        done = subprocess.run(words, cwd=folder, capture_output=True, text=True, check=False)
        if done.returncode != 0:
            raise BuildError(f"zig cannot compile for {target}: {done.stderr[-2000:]}")
        return (folder / name).read_bytes()


def webassembly(sources: Sequence[SourceFile]) -> bytes:
    """A WebAssembly module that exports what its C marks, imports nothing, and rounds as C without contraction.

    Raises:
        BuildError: as `zig_compiled`.
    """
    flags = ("-std=c99", "-O2", "-ffp-contract=off", "-mexec-model=reactor", "-s", "-lm")
    return zig_compiled(sources, "wasm32-wasi", flags, "live.wasm")
