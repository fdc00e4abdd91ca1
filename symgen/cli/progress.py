"""Progress where no terminal shows a bar: a line now and then in a pipe or a file.

Nothing is said in the first seconds, so that short work stays silent. Each interval after that is twice the one before,
up to a minute, so that the log of hours stays short.
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from threading import Event, Thread

__all__ = ["progress_lines"]

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
