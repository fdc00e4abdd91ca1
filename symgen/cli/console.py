"""What commands say: progress and problems on stderr, results on stdout."""

from __future__ import annotations

import io
import json
import sys
import warnings
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from symgen.errors import Problem

__all__ = ["any_text", "bar", "problem", "problem_fields", "say", "say_json", "spinner", "warnings_as_lines"]


def any_text(stream: Any) -> None:
    """Lets a stream take every text: characters that its encoding lacks become escapes such as \\xe9."""
    if isinstance(stream, io.TextIOWrapper):
        stream.reconfigure(errors="backslashreplace")


def say(text: str = "") -> None:
    """A line of the result."""
    print(text)


def say_json(data: Any) -> None:
    """The result for scripts: one JSON document."""
    print(json.dumps(data, indent=2, allow_nan=False))


def problem(text: str) -> None:
    """A line about what went wrong."""
    print(text, file=sys.stderr)


def problem_fields(found: Problem) -> dict[str, Any]:
    """A problem of a chain for scripts."""
    return {name: getattr(found, name) for name in ("severity", "file", "line", "column", "path", "message")}


@contextmanager
def spinner(text: str) -> Iterator[None]:
    """Shows that something takes its time; silent when stderr is no terminal."""
    if not sys.stderr.isatty():
        yield
        return
    from rich.console import Console

    console = Console(stderr=True)
    with console.status(text, spinner="line" if console.options.ascii_only else "dots"):
        yield


@contextmanager
def bar(text: str, total: float) -> Iterator[Callable[[float], None]]:
    """A progress bar; yields a function that takes how much of `total` is done. Silent when stderr is no terminal."""
    if not sys.stderr.isatty():
        yield lambda done: None
        return
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), TextColumn("{task.percentage:>3.0f} %"))
    with Progress(*columns, TimeRemainingColumn(), console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(text, total=total)
        yield lambda done: progress.update(task, completed=done)


@contextmanager
def warnings_as_lines() -> Iterator[None]:
    """Prints warnings as lines on stderr, without the source line of whoever raised them, each once."""
    shown: set[str] = set()

    def show(message: Warning | str, *_: Any, **__: Any) -> None:
        if str(message) not in shown:
            shown.add(str(message))
            problem(f"warning: {message}")

    with warnings.catch_warnings():
        warnings.simplefilter("always")
        warnings.showwarning = show
        yield
