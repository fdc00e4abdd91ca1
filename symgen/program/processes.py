"""Independent work on several processors: Python has one a process, and what the searches do is Python.

    items --pickled--> children, each work(item) of its share --pickled--> results

A child is a bare interpreter that imports what the work needs and nothing of the caller's: a script needs no guard
around its main part, and threads of the caller are no danger, as they are to a fork. The results are those of one
process. A child that cannot be started or does not answer only costs time, for its share is then done here.
"""

from __future__ import annotations

import gc
import os
import pickle
import signal
import subprocess
import sys
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from pathlib import Path
from typing import Any, TypeVar

import symgen

__all__ = ["answer", "cores", "in_processes", "shares"]

T = TypeVar("T")
R = TypeVar("R")

BEGIN = f"import sys; sys.path.append(sys.argv[1]); from {__name__} import answer; answer()"
"""What a child runs; its argument is the folder that symgen is in, which comes after the standard library's."""


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
    parts = shares(weights, min(cores(), sum(weights) // worth))
    results: dict[int, R] = {}
    with ExitStack() as stack:
        children = [stack.enter_context(_Child(work, [items[k] for k in part])) for part in parts[1:]]
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

    def __init__(self, work: Callable[[T], R], items: Sequence[T]) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        executable = sys.executable or ""
        if not Path(executable).name.lower().startswith(("python", "pypy")):
            return  # a program with an interpreter inside would be started once more
        command = [executable, "-I", "-S", "-c", BEGIN, str(Path(symgen.__file__).parents[1])]
        pipe, nowhere = subprocess.PIPE, subprocess.DEVNULL
        try:
            self._process = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=nowhere)
            assert self._process.stdin is not None
            with self._process.stdin as line:
                pickle.dump((work, list(items)), line)
        except OSError:
            self._end()

    def __enter__(self) -> _Child:
        return self

    def __exit__(self, *_: object) -> None:
        self._end()

    def results(self) -> list[Any] | None:
        """What it made of its items, in order; None from a child that did not come to its end."""
        if self._process is None:
            return None
        assert self._process.stdout is not None
        answer = self._process.stdout.read()
        try:
            return pickle.loads(answer) if self._process.wait() == 0 else None
        except (EOFError, pickle.UnpicklingError):  # cut short, and its end is not known where nobody hears of children
            return None

    def _end(self) -> None:
        if self._process is not None:
            self._process.kill()
            assert self._process.stdout is not None
            self._process.stdout.close()
            self._process.wait()
            self._process = None


def answer() -> None:
    """Of a child: works on what it is given, and ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the caller hears it too, and ends its children
    gc.disable()
    work, items = pickle.load(sys.stdin.buffer)
    pickle.dump([work(item) for item in items], sys.stdout.buffer)
