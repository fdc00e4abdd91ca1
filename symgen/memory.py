"""Memory that an input may take: estimated before it is taken, and refused with the estimate where it is too much.

An input may take 1 GB, or twenty times its own size where that is more, and never more than half of the memory that is
free. The environment variable `SYMGEN_MEMORY`, in GB, sets another bound.
"""

from __future__ import annotations

import os
import resource
from contextlib import suppress
from pathlib import Path

from symgen.errors import ArgumentError, SymgenError

__all__ = ["VARIABLE", "bound", "free", "require"]

VARIABLE = "SYMGEN_MEMORY"

GIGABYTE = 10**9

TIMES, SHARE = 20, 0.5
"""Memory that an input may take: a multiple of its own size, and a share of what is free."""


def require(need: int, size: int, kind: type[SymgenError], what: str, remedy: str) -> None:
    """Refuses work that needs too much memory.

    Args:
        need: estimate, bytes.
        size: of the input, bytes.
        kind: class of the error.
        what: the work, for the message.
        remedy: what to do instead of giving more memory.

    Raises:
        SymgenError: of that class, with the estimate and the bound.

    Example:
        >>> require(5 * 10**5, 100, ArgumentError, "a table", "thin it out")
    """
    most = bound(size)
    if need > most:
        raise kind(
            f"{what} needs about {_shown(need)} of memory, more than the {_shown(most)} that it may take; {remedy}, or "
            f"set the environment variable {VARIABLE} to the GB that it may take"
        )


def bound(size: int = 0) -> int:
    """Bytes that an input of a size may take.

    Raises:
        ArgumentError: the environment variable holds no positive number.
    """
    given = os.environ.get(VARIABLE)
    if given is None:
        return min(max(GIGABYTE, TIMES * size), int(SHARE * free()))
    with suppress(ValueError, OverflowError):
        if (most := int(float(given) * GIGABYTE)) > 0:
            return most
    raise ArgumentError(f"{VARIABLE}: a number of GB above zero is wanted, such as 4, not {given!r:.40}")


def free() -> int:
    """Bytes that are free for this process: of the machine, of its control group, and of its own limit."""
    found = [os.sysconf("SC_AVPHYS_PAGES") * os.sysconf("SC_PAGE_SIZE")]
    with suppress(OSError, ValueError, IndexError, StopIteration):
        lines = Path("/proc/meminfo").read_text(encoding="ascii").splitlines()
        found = [int(next(line for line in lines if line.startswith("MemAvailable")).split()[1]) * 1024]
    with suppress(OSError, ValueError):
        group = Path("/sys/fs/cgroup")
        found.append(int((group / "memory.max").read_text()) - int((group / "memory.current").read_text()))
    soft, _ = resource.getrlimit(resource.RLIMIT_AS)
    if soft != resource.RLIM_INFINITY:
        with suppress(OSError, ValueError, IndexError):
            taken = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[0])
            found.append(soft - taken * os.sysconf("SC_PAGE_SIZE"))
    return max(0, min(found))


def _shown(number: int) -> str:
    return f"{number / GIGABYTE:.2g} GB" if number >= 0.1 * GIGABYTE else f"{number / 10**6:.2g} MB"
