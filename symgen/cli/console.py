"""Output of the commands: progress and problems on stderr, results on stdout.

Names, file names and texts come from people and from files: control characters and the like are written out, and a line
about what went wrong is cut where it gets too long to be read.
"""

from __future__ import annotations

import io
import json
import shutil
import sys
import textwrap
import time
import warnings
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from threading import Event, Thread
from typing import Any, Protocol

from symgen.errors import Problem
from symgen.text.tables import text_table
from symgen.text.visible import visible, visible_lines

__all__ = [
    "LONGEST",
    "Advance",
    "any_text",
    "bar",
    "line_width",
    "paragraph",
    "problem",
    "problem_fields",
    "rate_bar",
    "say",
    "say_json",
    "spinner",
    "stages",
    "table",
    "warnings_as_lines",
]

FIRST = 5.0
"""Seconds before the first line."""
APART = 60.0
"""Seconds between two lines at most."""


@contextmanager
def progress_lines(text: Callable[[], str]) -> Iterator[None]:
    """Writes lines on stderr while something goes on.

    Args:
        text: returns what is said; the time that has passed is added.
    """
    begin, ended = time.monotonic(), Event()

    def tell() -> None:
        interval = FIRST
        with suppress(OSError, ValueError):  # the reader of stderr is gone
            while not ended.wait(interval):
                sys.stderr.write(f"{text()}, {time.monotonic() - begin:.0f} s\n")
                sys.stderr.flush()
                interval = min(2.0 * interval, APART)

    thread = Thread(target=tell, daemon=True)
    thread.start()
    try:
        yield
    finally:
        ended.set()
        thread.join()


PIPE, NARROWEST = 100, 40
"""Characters of a line where there is no terminal, and on the narrowest of them."""
LONGEST, TITLE = 3000, 100
"""Characters of a line about what went wrong, and of what is said of work that goes on."""


def any_text(stream: Any) -> None:
    """Lets a stream take every text: characters that its encoding lacks become escapes such as \\xe9."""
    if isinstance(stream, io.TextIOWrapper):
        stream.reconfigure(errors="backslashreplace")


def say(text: str = "") -> None:
    """Lines of the result."""
    print(visible_lines(text))


def line_width() -> int:
    """Characters of a line of the terminal, or of a file."""
    return max(NARROWEST, shutil.get_terminal_size((PIPE, 24)).columns)


def table(head: Sequence[str], rows: Sequence[Sequence[str]], indent: int = 0) -> str:
    """A table that fits the terminal; its lines will be indented by some characters."""
    return text_table(head, rows, line_width() - indent)


def paragraph(text: str, indent: str = "") -> str:
    """A text that fits the terminal; its further lines are indented by two characters more."""
    wrapped = textwrap.wrap(text, line_width(), initial_indent=indent, subsequent_indent=f"{indent}  ")
    return "\n".join(wrapped) or indent


def say_json(data: Any) -> None:
    """The result for scripts: one JSON document."""
    print(json.dumps(data, indent=2, allow_nan=False))


def problem(text: str) -> None:
    """Lines about what went wrong."""
    print(visible_lines(text, LONGEST), file=sys.stderr)


def problem_fields(found: Problem) -> dict[str, Any]:
    """A problem of a chain for scripts; what it quotes of the file is as it would be shown."""
    fields = {name: getattr(found, name) for name in ("severity", "file", "line", "column", "path", "message")}
    return fields | {name: visible(fields[name], LONGEST) for name in ("path", "message")}


@contextmanager
def spinner(text: str) -> Iterator[None]:
    """Shows that something takes its time."""
    with stages(text):
        yield


@contextmanager
def stages(text: str) -> Iterator[Callable[[str], None]]:
    """Shows that something takes its time; yields a function that takes what is being done."""
    now = [text]

    if not sys.stderr.isatty():
        with progress_lines(lambda: now[0]):
            yield lambda what: now.__setitem__(0, f"{text}: {what}")
        return
    from rich.console import Console
    from rich.text import Text

    def shown(line: str) -> Text:
        return Text(visible(line, TITLE))

    console = Console(stderr=True)
    with console.status(shown(text), spinner="line" if console.options.ascii_only else "dots") as status:
        yield lambda what: status.update(shown(f"{text}: {what}"))


class Advance(Protocol):
    """Takes how much is done, and what is being done."""

    def __call__(self, done: float, what: str = "") -> None:
        """Shows it."""


@contextmanager
def bar(text: str, total: float, unit: str = "") -> Iterator[Advance]:
    """A progress bar that never goes back; yields a function that takes how much of `total` is done, and the work.

    Args:
        text: what is done.
        total: amount when it is finished.
        unit: of the amounts, which are shown beside the percentage; none are without a unit.
    """

    def amounts(done: float) -> str:
        return f", {done:.4g} of {total:g} {unit}" if unit else ""

    if not sys.stderr.isatty():
        reached, doing = 0.0, ""

        def update(done: float, what: str = "") -> None:
            nonlocal reached, doing
            reached, doing = max(reached, done), what

        def line() -> str:
            share = reached / total if total else 1.0
            return f"{text}: {100.0 * share:.0f} %{amounts(reached)}{f', {doing}' if doing else ''}"

        with progress_lines(line):
            yield update
        return
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

    percent = TextColumn("{task.percentage:>3.0f} %{task.fields[amounts]}")
    columns = (TextColumn("{task.description}", markup=False), BarColumn(), percent)
    with Progress(*columns, TimeRemainingColumn(), console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(visible(text, TITLE), total=total, amounts=amounts(0.0))

        def show(done: float, what: str = "") -> None:
            named = visible(f"{text}: {what}" if what else text, TITLE)
            reached = max(done, progress.tasks[0].completed)
            progress.update(task, completed=reached, amounts=amounts(reached), description=named)

        yield show


@contextmanager
def rate_bar(text: str, unit: str) -> Iterator[Callable[[int, int], None]]:
    """A progress bar with rate and remaining time; yields a function that takes how many are done, and of how many.

    The rate counts from the first call, so that work that was done before does not count.
    """
    begin: list[tuple[float, int]] = []
    now = [0, 0]

    def told() -> str:
        if not now[1]:
            return f"{text}: building and checking"
        seconds = time.monotonic() - begin[0][0] if begin else 0.0
        rate = (now[0] - begin[0][1]) / seconds if seconds > 0.0 else 0.0
        left = f", {(now[1] - now[0]) / rate:.0f} s left" if rate > 0.0 else ""
        return f"{text}: {now[0]} of {now[1]} {unit}, {rate:.3g} {unit}/s{left}"

    def update(done: int, total: int) -> None:
        now[:] = done, total
        if not begin:
            begin.append((time.monotonic(), done))

    if not sys.stderr.isatty():
        with progress_lines(told):
            yield update
        return
    from rich.console import Console
    from rich.progress import BarColumn, Progress, TextColumn

    columns = (BarColumn(), TextColumn("{task.description}", markup=False))
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(visible(text, TITLE), total=None)

        def show(done: int, total: int) -> None:
            update(done, total)
            progress.update(task, completed=done, total=total, description=visible(told(), TITLE))

        yield show


@contextmanager
def warnings_as_lines() -> Iterator[None]:
    """Prints each warning once, as a line on stderr, without the source line that raised it."""
    shown: set[str] = set()

    def show(message: Warning | str, *_: Any, **__: Any) -> None:
        if str(message) not in shown:
            shown.add(str(message))
            problem(f"warning: {message}")

    with warnings.catch_warnings():
        warnings.simplefilter("always")
        warnings.showwarning = show
        yield
