"""The C compiler of this machine: which it is, how it is asked, what it says when it fails."""

from __future__ import annotations

import contextlib
import math
import os
import shlex
import shutil
import signal
import subprocess
import threading
import time
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from typing import Any

from symgen.errors import BuildError

__all__ = ["Compiler", "accepts", "asked", "compile_timeout", "find_compiler", "run"]

WITHOUT = (
    "Install gcc or clang, or set CC to a C compiler (pip install ziglang; CC='python -m ziglang cc'). "
    "Without one, NumPy works: target='numpy', on the command line --target numpy."
)
LONGEST_MESSAGE = 4000

TIMEOUT = "SYMGEN_COMPILE_TIMEOUT"
SECONDS = 300.0
"""Seconds that one run of the compiler may take where the environment does not say otherwise."""

LONGEST = 1e6
PAUSE = 0.2
"""Seconds between looks at whether the compiler shall be stopped."""

READ = ("CPATH", "C_INCLUDE_PATH", "LIBRARY_PATH", "GCC_EXEC_PREFIX", "COMPILER_PATH")
"""Environment variables that gcc and clang read."""


class CompilerTimeout(BuildError):
    """The compiler did not end in time."""


@dataclass(frozen=True, slots=True)
class Compiler:
    """A compiler that has answered.

    Attributes:
        command: the words it is started with.
        identity: its report of version and machine.
        stamp: changes when its program is replaced, which for a script around a compiler is all that tells.
    """

    command: tuple[str, ...]
    identity: str
    stamp: tuple[int, int] = (0, 0)

    @property
    def key(self) -> str:
        """Everything that determines its output apart from sources and flags; part of every cache key."""
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
        return asked((path, *words[1:]))
    for name in ("gcc", "cc", "clang"):
        path = shutil.which(name)
        if path is not None:
            return asked((path,))
    raise BuildError(f"no C compiler: neither gcc, cc nor clang is on PATH, and CC is not set. {WITHOUT}")


def asked(command: tuple[str, ...]) -> Compiler:
    """The compiler that a command starts, its program's path first; raises BuildError when it does not answer."""
    return _asked(command, _stamp(command[0]))


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
    except CompilerTimeout:
        raise
    except BuildError:
        return False
    return True


def compile_timeout() -> float:
    """Seconds that one run may take; raises BuildError where `SYMGEN_COMPILE_TIMEOUT` is no such number."""
    given = os.environ.get(TIMEOUT, "").strip()
    try:
        seconds = float(given) if given else SECONDS
    except ValueError:
        seconds = math.nan
    if not 0.0 < seconds <= LONGEST:
        raise BuildError(f"{TIMEOUT} is set to {given!r:.40}: seconds above 0, at most {LONGEST:g}, are wanted")
    return seconds


def run(
    command: Sequence[str], folder: str | None = None, stop: threading.Event | None = None, errors: bool = False
) -> str:
    """Runs a compiler command and returns its output.

    Args:
        command: its words.
        folder: where it runs.
        stop: ends it, with everything that it has started, when set from another thread.
        errors: what it wrote to the stream of errors follows its output.

    Raises:
        BuildError: it failed, with the compiler's own words, was stopped, or took longer than `compile_timeout`.
    """
    limit = compile_timeout()
    streams: dict[str, Any] = {"stdin": subprocess.DEVNULL, "stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    try:
        process = subprocess.Popen(command, cwd=folder, text=True, errors="replace", start_new_session=True, **streams)
    except OSError as error:
        raise BuildError(f"the C compiler could not be started: {shlex.join(command)}: {error}. {WITHOUT}") from None
    try:
        said, complaint = _ended(process, limit, stop or threading.Event())
    except CompilerTimeout:
        raise CompilerTimeout(
            f"the C compiler did not end within {limit:g} s and was stopped:\n  {shlex.join(command)}\n"
            f"{TIMEOUT}=SECONDS in the environment sets another limit."
        ) from None
    finally:
        if process.returncode is None:
            _kill(process)
    if process.returncode != 0:
        words = (complaint or said).strip() or "it said nothing"
        if len(words) > LONGEST_MESSAGE:
            words = f"{words[:LONGEST_MESSAGE]}\n... ({len(words)} characters in all)"
        raise BuildError(
            f"the C compiler failed with exit code {process.returncode}:\n  {shlex.join(command)}\n{words}\n{WITHOUT}"
        )
    return said + complaint if errors else said


def _ended(process: subprocess.Popen[str], limit: float, stop: threading.Event) -> tuple[str, str]:
    """Output of a process on stdout and stderr, once it has ended."""
    end = time.monotonic() + limit
    while not stop.is_set():
        left = end - time.monotonic()
        if left <= 0.0:
            raise CompilerTimeout
        try:
            return process.communicate(timeout=min(left, PAUSE))
        except subprocess.TimeoutExpired:
            continue
    raise BuildError("the C compiler was stopped")


def _kill(process: subprocess.Popen[str]) -> None:
    """Ends a process and its whole group: the compiler behind a script, the assembler behind a compiler.

    All have gone when the pipes are at their end. A child that left the group may hold them; it is not waited for.
    """
    with contextlib.suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    with contextlib.suppress(subprocess.TimeoutExpired):
        process.communicate(timeout=2.0)
    for stream in (process.stdout, process.stderr):
        if stream is not None:
            stream.close()
    process.wait()
