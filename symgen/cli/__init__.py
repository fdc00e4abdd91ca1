"""The command line: one module per command, nothing imported before it is needed."""

from __future__ import annotations

from collections.abc import Sequence

__all__ = ["main"]


def main(arguments: Sequence[str] | None = None) -> int:
    """Runs one command; returns 0 when all is well, 1 when something was found wrong, 2 for wrong usage."""
    from symgen.cli.parser import run

    return run(arguments)
