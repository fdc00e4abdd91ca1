"""The C compiler of this machine: which it is, how it is asked, what it says when it fails."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache

from symgen.errors import BuildError

__all__ = ["Compiler", "accepts", "find_compiler", "run"]

WITHOUT = (
    "Install gcc or clang, or set CC to a C compiler (pip install ziglang; CC='python -m ziglang cc'). "
    "Without one, NumPy works: target='numpy', on the command line --target numpy."
)
LONGEST_MESSAGE = 4000

READ = ("CPATH", "C_INCLUDE_PATH", "LIBRARY_PATH", "GCC_EXEC_PREFIX", "COMPILER_PATH")
"""What gcc and clang take from the environment."""


@dataclass(frozen=True, slots=True)
class Compiler:
    """A compiler that has answered.

    Attributes:
        command: the words it is started with.
        identity: what it says of its version and machine.
        stamp: changes when its program is replaced, which for a script around a compiler is all that tells.
    """

    command: tuple[str, ...]
    identity: str
    stamp: tuple[int, int] = (0, 0)

    @property
    def key(self) -> str:
        """What its output depends on besides sources and flags; part of every cache key."""
        return repr((self.identity, self.stamp, [os.environ.get(name, "") for name in READ]))


def find_compiler() -> Compiler:
    """The compiler that `CC` names, else gcc, cc or clang from PATH; raises BuildError when there is none."""
    chosen = os.environ.get("CC", "").strip()
    if chosen:
        try:
            words = tuple(shlex.split(chosen))
        except ValueError as error:
            raise BuildError(f"CC is set to {chosen!r}, which is not a command: {error}. {WITHOUT}") from None
        path = shutil.which(words[0]) if words else None
        if path is None:
            raise BuildError(f"CC is set to {chosen!r}, and no such command is on PATH. {WITHOUT}")
        return _asked((path, *words[1:]), _stamp(path))
    for name in ("gcc", "cc", "clang"):
        path = shutil.which(name)
        if path is not None:
            return _asked((path,), _stamp(path))
    raise BuildError(f"no C compiler: neither gcc, cc nor clang is on PATH, and CC is not set. {WITHOUT}")


def _stamp(path: str) -> tuple[int, int]:
    """Changes when the program at `path` is replaced."""
    status = os.stat(path)
    return status.st_mtime_ns, status.st_size


@lru_cache(maxsize=16)
def _asked(command: tuple[str, ...], stamp: tuple[int, int]) -> Compiler:
    version = run([*command, "--version"])
    return Compiler(command, f"{' '.join(command)}\n{version}", stamp)


@cache
def accepts(compiler: Compiler, flags: tuple[str, ...]) -> bool:
    """True when the compiler takes these flags; asked once, by preprocessing nothing."""
    try:
        run([*compiler.command, *flags, "-E", "-x", "c", os.devnull])
    except BuildError:
        return False
    return True


def run(command: Sequence[str], folder: str | None = None) -> str:
    """Runs a compiler command and returns its output; raises BuildError with the compiler's own words."""
    try:
        result = subprocess.run(command, cwd=folder, capture_output=True, text=True, errors="replace", check=False)
    except OSError as error:
        raise BuildError(f"the C compiler could not be started: {shlex.join(command)}: {error}. {WITHOUT}") from None
    if result.returncode != 0:
        words = (result.stderr or result.stdout).strip() or "it said nothing"
        if len(words) > LONGEST_MESSAGE:
            words = f"{words[:LONGEST_MESSAGE]}\n... ({len(words)} characters in all)"
        raise BuildError(
            f"the C compiler failed with exit code {result.returncode}:\n  {shlex.join(command)}\n{words}\n{WITHOUT}"
        )
    return result.stdout
