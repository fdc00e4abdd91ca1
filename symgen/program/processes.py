"""Independent work on several processors: Python has one a process, and what the searches do is Python.

    items --pickled--> children, each work(item) of its share --pickled--> results

A child is a bare interpreter that imports what the work needs and nothing of the caller's: a script needs no guard
around its main part, and threads of the caller are no danger, as they are to a fork. The results are those of one
process. A child that cannot be started, or ends without an answer, only costs time: its share is then done here.
"""

from __future__ import annotations

import gc
import os
import pickle
import signal
import subprocess
import sys
import threading
from collections.abc import Callable, Sequence
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any, TypeVar

import symgen

__all__ = ["answer", "cores", "in_processes", "shares"]

T = TypeVar("T")
R = TypeVar("R")

BEGIN = f"import sys; sys.path.append(sys.argv[1]); from {__name__} import answer; answer()"
"""What a child runs; its argument is the folder that symgen is in, which comes after the standard library's."""

MARK = b"symgen\n"
"""What a child's answer begins with: where an interpreter has a greeting, the answer is not read."""

MOST = 8
"""So many processes at most: what is shared has a longest piece."""


def cores() -> int:
    """Processors that this process may use."""
    try:
        return len(os.sched_getaffinity(0))
    except AttributeError:
        return os.cpu_count() or 1


def in_processes(work: Callable[[T], R], items: Sequence[T], weights: Sequence[int], worth: int) -> list[R]:
    """`[work(item) for item in items]`, on as many processors as pay.

    Args:
        work: a function of a module of symgen that needs the standard library only.
        items: what pickle takes, as are the results.
        weights: time that each item takes, in any unit.
        worth: time, in that unit, for which it is worth to start a child.
    """
    parts = shares(weights, min(cores(), MOST, sum(weights) // worth))
    results: dict[int, R] = {}
    with ExitStack() as stack:
        children = [stack.enter_context(_Child()) for _ in parts[1:]]
        for part, child in zip(parts[1:], children, strict=True):
            child.give(work, [items[k] for k in part])
        for k in parts[0]:
            results[k] = work(items[k])
        for part, child in zip(parts[1:], children, strict=True):
            found = child.results()
            if found is None:
                found = [work(items[k]) for k in part]
            results.update(zip(part, found, strict=True))
    return [results[k] for k in range(len(items))]


def shares(weights: Sequence[int], count: int) -> list[list[int]]:
    """Positions of the weights in `count` parts, one at least, none empty but the first: each the heaviest that is
    left, to the lightest part."""
    parts: list[list[int]] = [[] for _ in range(max(count, 1))]
    loads = [0] * len(parts)
    for k in sorted(range(len(weights)), key=lambda k: -weights[k]):
        lightest = loads.index(min(loads))
        parts[lightest].append(k)
        loads[lightest] += weights[k]
    return [parts[0], *filter(None, parts[1:])]


class _Child:
    """A process that works on its items while the caller does other things; it ends with the context."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        executable = sys.executable or ""
        if getattr(sys, "frozen", False) or not Path(executable).name.lower().startswith(("python", "pypy")):
            return  # a program with an interpreter inside would be started once more
        command = [executable, "-I", "-S", "-B", "-c", BEGIN, str(Path(symgen.__file__).parents[1])]
        pipe, nowhere = subprocess.PIPE, subprocess.DEVNULL
        with suppress(OSError):
            self._process = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=nowhere)

    def give(self, work: Callable[[T], R], items: Sequence[T]) -> None:
        """What it is to do."""
        process = self._process
        if process is None or process.stdin is None:
            return
        try:
            pickle.dump((work, items), process.stdin)
            process.stdin.flush()  # and left open: its end is that of the caller
        except OSError:
            self._end()

    def __enter__(self) -> _Child:
        return self

    def __exit__(self, *_: object) -> None:
        self._end()

    def results(self) -> list[Any] | None:
        """What it made of its items, in order; None from a child that did not come to its end."""
        process = self._process
        if process is None or process.stdout is None or process.stdout.read(len(MARK)) != MARK:
            return None
        try:
            found: list[Any] = pickle.load(process.stdout)  # no further: another process may hold the other end, too
        except (EOFError, pickle.UnpicklingError):  # cut short
            return None
        return found if process.wait() == 0 else None

    def _end(self) -> None:
        if self._process is not None:
            self._process.kill()
            for line in filter(None, (self._process.stdin, self._process.stdout)):
                with suppress(OSError):
                    line.close()
            self._process.wait()
            self._process = None


def answer() -> None:
    """Of a child: works on what it is given, and ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the caller hears it too, and ends its children
    gc.disable()
    work, items = pickle.load(sys.stdin.buffer)
    threading.Thread(target=_end_with_the_caller, daemon=True).start()
    results = [work(item) for item in items]
    sys.stdout.buffer.write(MARK)
    pickle.dump(results, sys.stdout.buffer)


def _end_with_the_caller() -> None:
    """Waits for the end of what the caller has to say, which comes when it closes the pipe, or dies."""
    os.read(0, 1)  # not by sys.stdin, whose lock the interpreter wants when it ends
    os._exit(1)
