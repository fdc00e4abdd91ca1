"""Parts of a sweep on the processes of one machine, or on those of a Dask cluster."""

from __future__ import annotations

import importlib
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, CancelledError, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context
from typing import Any

from symgen.compile.threads import cores
from symgen.errors import ArgumentError, SimulationError
from symgen.pipeline.sweep_job import Job, begin_worker, compute

__all__ = ["on_cluster", "on_processes", "process_count"]

Tables = dict[str, dict[str, Any]]

AHEAD = 2
"""Parts for each process that are under way or wait in its queue."""

SHORT = 2.0
"""Seconds of work for which no processes are started."""

ATTEMPTS = 3
"""Times in a row that processes may die without a part being finished."""

KEPT = "finished parts are kept, and the same command goes on from there"

PATIENCE = 10
"""Seconds in which a scheduler has to answer."""


def process_count(processes: int | None) -> int:
    """The checked number; None means one for each core. Raises ArgumentError."""
    if processes is None:
        return cores()
    if isinstance(processes, bool) or not isinstance(processes, int) or not 1 <= processes <= 1024:
        raise ArgumentError(f"processes: {processes!r} is not a whole number from 1 to 1024")
    return processes


def on_processes(job: Job, parts: Sequence[int], processes: int) -> Iterator[tuple[int, Tables]]:
    """Parts with their tables, as they are finished. One process is the calling one, which also does short sweeps.

    After an interruption from the keyboard the parts under way are still yielded; then it is raised.

    Raises:
        SimulationError: processes die again and again.
    """
    left, failures, begin = list(parts), 0, time.monotonic()
    while left:
        spent = time.monotonic() - begin
        done = len(parts) - len(left)
        if processes > 1 and done and (spent > SHORT or spent * len(left) > SHORT * done):
            break
        part = left.pop(0)
        yield part, compute(job, part)
    while left:
        before = len(left)
        try:
            for part, tables in _pooled(job, tuple(left), processes):
                left.remove(part)
                yield part, tables
        except BrokenProcessPool:
            failures = failures + 1 if len(left) == before else 0
            if failures >= ATTEMPTS:
                raise SimulationError(
                    f"the processes of the sweep died {failures} times in a row, near part {left[0]}; is there enough "
                    f"memory? {KEPT}"
                ) from None


def _pooled(job: Job, parts: Sequence[int], processes: int) -> Iterator[tuple[int, Tables]]:
    context = get_context("spawn")
    workers = min(processes, len(parts))
    with ProcessPoolExecutor(workers, context, initializer=begin_worker, initargs=(job,)) as pool:
        waiting: dict[Future[Tables], int] = {}
        next_part = iter(parts)
        interrupted = False
        while True:
            while not interrupted and len(waiting) < AHEAD * workers and (part := next(next_part, None)) is not None:
                waiting[pool.submit(compute, job, part)] = part
            if not waiting:
                break
            try:
                done, _ = wait(waiting, return_when=FIRST_COMPLETED)
            except KeyboardInterrupt:
                interrupted = True
                waiting = {future: part for future, part in waiting.items() if not future.cancel()}
                continue
            for future in done:
                yield waiting.pop(future), future.result()
        if interrupted:
            raise KeyboardInterrupt


def on_cluster(job: Job, parts: Sequence[int], address: str) -> Iterator[tuple[int, Tables]]:
    """The same on the workers of a Dask scheduler, which repeats the parts of workers that are lost.

    Raises:
        SimulationError: Dask is missing, no scheduler answers, it is lost on the way, or workers die again and again.
    """
    try:
        distributed: Any = importlib.import_module("distributed")
    except ImportError:
        raise SimulationError("--scheduler: Dask is missing: pip install 'symgen[cluster]'") from None
    try:
        client = distributed.Client(address, timeout=PATIENCE, set_as_default=False)
    except (OSError, TimeoutError, ValueError) as error:
        raise SimulationError(
            f"no scheduler answers at {address}: {error}; `dask scheduler` starts one, `dask worker {address}` a worker"
        ) from None
    with client:
        under_way: dict[str, int] = {}
        next_part = iter(parts)

        def submitted() -> list[Any]:
            part = next(next_part, None)
            if part is None:
                return []
            future = client.submit(compute, job, part, pure=False, retries=ATTEMPTS)
            under_way[future.key] = part
            return [future]

        slots = max(1, sum(client.nthreads().values()))
        queue = distributed.as_completed([f for _ in range(AHEAD * slots) for f in submitted()], loop=client.loop)
        for future in queue:
            part = under_way.pop(future.key)
            yield part, _result(future, part, address, distributed.KilledWorker)
            for new in submitted():
                queue.add(new)


def _result(future: Any, part: int, address: str, killed: type[Exception]) -> Tables:
    """The tables of a part; raises SimulationError where they were lost, and what the part itself raised."""
    try:
        found: Tables = future.result()
    except killed:
        raise SimulationError(f"workers died again and again at part {part}; is there enough memory? {KEPT}") from None
    except (CancelledError, OSError, TimeoutError) as error:
        raise SimulationError(f"the scheduler at {address} was lost ({type(error).__name__}); {KEPT}") from None
    return found
