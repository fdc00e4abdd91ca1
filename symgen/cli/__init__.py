"""The command line: one module per command, nothing imported before it is needed."""

from __future__ import annotations

import atexit
import gc
from collections.abc import Sequence

__all__ = ["main"]


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one command; returns 0 when all is well, 1 when something is wrong or cannot be done, 2 for wrong usage.

    Usage is what can be judged from the command line alone: unknown commands and options, values of a wrong form.
    """
    from symgen.cli.parser import run

    atexit.register(gc.freeze)  # memory that the system takes back is not searched for cycles when the process ends
    return run(arguments)
