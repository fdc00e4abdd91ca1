"""A bound on the time of what should never hang: `with within(10.0): ...`."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any


@contextmanager
def within(seconds: float) -> Iterator[None]:
    """Fails when the body takes longer, wherever in Python it is then."""

    def late(*_: Any) -> None:
        raise AssertionError(f"not done within {seconds:g} s")

    before = signal.signal(signal.SIGALRM, late)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0.0)
        signal.signal(signal.SIGALRM, before)
