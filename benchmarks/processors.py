"""One processor for what is measured in processor seconds: children that share the work would not be counted."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager

__all__ = ["one_processor"]


@contextmanager
def one_processor() -> Iterator[None]:
    """This thread and the processes that it starts, on the last of its processors where the system lets it choose."""
    if not hasattr(os, "sched_setaffinity"):
        yield
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(before)})
    try:
        yield
    finally:
        os.sched_setaffinity(0, before)
