"""Ranges of states on several threads; a state's result does not depend on which thread computes it."""

from __future__ import annotations

import os
import sys
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor, wait
from functools import cache

from symgen.errors import ArgumentError
from symgen.program.count import Operations

__all__ = ["cores", "cost", "few", "on_threads", "share", "thread_count", "together"]

ALIGNED = 64
"""Ranges begin at multiples of this number of states: whole packs of lanes."""

WORTH = 5_000_000
"""Operations below which another thread costs more than it saves: about 0.1 ms, several times a thread's start."""

TURN = 0.02
"""Seconds between two looks for an interruption from the keyboard."""

MOST = 64
"""Largest number of threads."""


def cores() -> int:
    """Processors that this process may use."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:
        return os.cpu_count() or 1


def thread_count(threads: int | None) -> int:
    """The checked number; None means one per core, `MOST` at most. Raises ArgumentError."""
    if threads is None:
        return min(cores(), MOST)
    if isinstance(threads, bool) or not isinstance(threads, int) or threads < 1:
        raise ArgumentError(f"threads: {threads!r} is not a whole number from 1 on, nor None")
    if threads > MOST:
        raise ArgumentError(f"threads: at most {MOST} can be used, not {threads}; None takes one per core")
    return threads


def cost(operations: Operations, numbers: int) -> int:
    """Cost of one state, in operations: arithmetic, sines and cosines, and the transfer of numbers in and out."""
    return operations.flops + 20 * (operations.sincos + operations.sqrt + operations.other) + 4 * numbers


def share(count: int, each: int, threads: int) -> int:
    """Number of threads worth starting for `count` states of `each` operations."""
    return max(1, min(threads, count * each // WORTH, count // ALIGNED))


def few(each: int, threads: int) -> int:
    """Largest number of states that one thread computes alone although `threads` may be used."""
    return sys.maxsize if threads == 1 else max(2 * ALIGNED, -(-2 * WORTH // each)) - 1


def on_threads(work: Callable[[int, int], int], count: int, threads: int) -> list[int]:
    """Results of `work(first, last)` for ranges that cover all states, the first on the calling thread."""
    length = -(-count // (threads * ALIGNED)) * ALIGNED
    ranges = [(first, min(count, first + length)) for first in range(0, count, length)]
    waiting = [_pool().submit(work, *some) for some in ranges[1:]]
    return [work(*ranges[0]), *(future.result() for future in waiting)]


def together(work: Callable[[], None], threads: int, stop: Callable[[], None]) -> bool:
    """The same work on a number of threads, which share it out among themselves.

    Args:
        work: takes what is left to do until nothing is.
        threads: 1 works on the calling thread.
        stop: makes `work` return soon.

    Returns:
        True when it was interrupted from the keyboard; `work` has then ended, on the calling thread at once.
    """
    if threads == 1:
        try:
            work()
        except KeyboardInterrupt:
            stop()
            return True
        return False
    waiting: list[Future[None]] = []

    def dispatch() -> None:  # where no interruption comes between a task and its future
        waiting.extend([_pool().submit(work) for _ in range(threads)])
        wait(waiting)

    interrupted, other = False, threading.Thread(target=dispatch)
    try:
        other.start()
        while other.is_alive():  # a signal may reach another thread, and this one with its next turn
            other.join(TURN)
    except KeyboardInterrupt:
        interrupted = True
        stop()
        time.sleep(0.001)  # a thread that is just being started
        if other.is_alive():
            other.join()
    for future in waiting:
        future.result()
    return interrupted


@cache
def _pool() -> ThreadPoolExecutor:
    """The threads of this process; they are started when they are needed first."""
    return ThreadPoolExecutor(max_workers=max(1, min(MOST, 2 * cores())), thread_name_prefix="symgen")


if hasattr(os, "register_at_fork"):  # threads do not survive a fork
    os.register_at_fork(after_in_child=_pool.cache_clear)
