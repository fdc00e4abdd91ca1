"""Values of products' settings, read from the texts of command-line options."""

from __future__ import annotations

from typing import Any

from symgen.errors import ArgumentError

__all__ = ["listed", "scenario", "version"]


def listed(text: str) -> list[str]:
    """`a,b` as a list. Raises ArgumentError for a text without a name.

    Example:
        >>> listed("m, l")
        ['m', 'l']
    """
    found = [name.strip() for name in text.split(",")]
    if not all(found):
        raise ArgumentError(f"names separated by commas are needed, not {text!r}")
    return found


def scenario(path: str) -> dict[str, Any]:
    """Arguments of `simulate` from a file. Raises ArgumentError, ChainError."""
    from symgen.describe.plain_yaml import read_plain
    from symgen.describe.scenario import simulation_arguments

    return simulation_arguments(read_plain(path), path)


def version(text: str) -> int:
    """A whole number, such as 2 of FMI 2.0. Raises ArgumentError."""
    if not (text.isascii() and text.isdigit()):
        raise ArgumentError(f"a version is a whole number, not {text!r:.40}")
    return int(text)
