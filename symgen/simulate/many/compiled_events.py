"""Runs from event to event in compiled code: `templates/simulator/many/events.c` around one run's workspace.

Each thread has a workspace, filled in as for a single run, and takes ranges of runs one after the other.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import numpy as np

from symgen.arrays import Array
from symgen.compile.threads import together
from symgen.simulate.compiled_events import CompiledEvents
from symgen.simulate.held_signals import Parts
from symgen.simulate.many.engine import Engine, worth_threads
from symgen.simulate.many.runs import SEEN, EventBlock, Plan, Runs, Stretch
from symgen.simulate.many.signals import ManySignal
from symgen.simulate.remarks import Departures

__all__ = ["EventsEngine"]


RANGE = 32
"""Runs that a thread takes at a time."""

STEPS = 20_000
"""Steps in one call of compiled code, after which Python may interrupt."""

EVENTS = 4096
"""Instants of events that compiled code keeps before Python takes them over."""

DONE, MORE, FULL = 0, 1, 2


class EventsEngine(Engine):
    """See `Engine`."""

    def __init__(self, plan: Plan, runs: Runs) -> None:
        super().__init__(plan, runs)
        self.stop = np.zeros(1, np.int32)
        pieces = -(-len(runs) // RANGE)
        self._workers = [_Worker(plan, runs, self.stop) for _ in range(worth_threads(plan, pieces))]

    def advance(self, stretch: Stretch) -> None:
        self.stop[0] = 0
        ends = np.where(self.runs.done == 0, self.runs.t + stretch.duration, self.runs.t)
        ranges = iter(range(0, len(self.runs), RANGE))
        idle = list(self._workers)
        for worker in idle:
            worker.ready(stretch, ends)

        def work() -> None:
            worker = idle.pop()
            worker.run(ranges, stretch)

        def halt() -> None:
            self.stop[0] = 1

        self.runs.interrupted = together(work, len(self._workers), halt)
        for worker in self._workers:
            worker.settle(stretch)


class _Worker:
    """A thread's workspace."""

    def __init__(self, plan: Plan, runs: Runs, stop: Array) -> None:
        model, n = plan.model, runs.q.shape[1]
        params = plan.params(0)
        self.one = CompiledEvents(
            model=model,
            around=plan.around,
            controls=plan.controls,
            params=params,
            force=_parts(plan.force, n),
            signal=_parts(plan.signal, len(model.input_names)),
            t0=0.0,
            end=1.0,
            rtol=plan.rtol,
            atol=plan.atol,
            hold=plan.hold,
            q=np.zeros(n),
            qd=np.zeros(n),
            mode=np.zeros(len(model.mode_names), np.int8),
            wanted=np.zeros(1),
            departures=Departures.of(plan.around, model.q_names),
            halt=stop,
        )
        self.ffi, self.lib = self.one.ffi, self.one.lib
        self._kept: list[Any] = []
        self.runs, run = runs, self.one.struct
        run.piece_size = 0
        self._event_buffers(n, self.one.modes, plan.around.following_stops)
        many = self.many = self._keep(self.ffi.new("sim_many *"))
        many.run = run
        many.states = len(plan.controls.states)
        many.stop = self._view("int32_t", stop)
        self._parameters(plan)
        self._tables(plan)
        for name in ("t", "t0", "q", "qd", "x", "tau", "u", "due", "hold_due", "several_at", *SEEN):
            setattr(many, name, self._view("double", getattr(runs, name)))
        many.mode = self._view("signed char", runs.mode)
        for name in ("begun", "done"):
            setattr(many, name, self._view("unsigned char", getattr(runs, name)))
        for name in ("status", "reason", "concern"):
            setattr(many, name, self._view("int32_t", getattr(runs, name)))

    def ready(self, stretch: Stretch, ends: Array) -> None:
        """Takes the rows and the ends of a stretch."""
        many, run, rows, one = self.many, self.one.struct, stretch.rows, self.one
        s = len(rows.times)
        self._stretch: list[Any] = [ends, rows]
        wanted = np.append(self.runs.t0[:1] + rows.times, np.inf)
        buffers = np.empty((s + 2, one.width)), np.empty((s + 2, one.modes), np.int8)
        run.wanted, run.wanted_count = self._passing("double", wanted), s
        run.rows, run.row_size = self._passing("double", buffers[0]), s + 2
        run.row_modes = self._passing("signed char", buffers[1])
        many.end = self._passing("double", ends)
        many.row_q, many.row_qd, many.row_tau, many.row_x = (
            self._passing("double", array) for array in (rows.q, rows.qd, rows.tau, rows.x)
        )
        many.row_mode = self._passing("signed char", rows.mode)

    def run(self, ranges: Iterator[int], stretch: Stretch) -> None:
        """Moves ranges of runs until none is left, or it is stopped."""
        many = self.many
        for first in () if self._stopped() else ranges:
            many.first, many.last = first, min(first + RANGE, len(self.runs))
            while True:
                code = int(self.lib.symgen_many_events(many, STEPS))
                self.one.faults.surface()
                if code != DONE and self._stopped():
                    break
                if code != MORE and (code == FULL or 2 * self.one.struct.event > EVENTS):
                    stretch.events.append(self._events())
                if code == DONE:
                    break
            if self._stopped():
                break
            if stretch.progress is not None:
                stretch.progress(int(many.last - first))

    def settle(self, stretch: Stretch) -> None:
        """Leaves a run in whose middle the calling thread was interrupted, and takes over the last events."""
        if self.many.running:
            self.lib.symgen_many_events(self.many, 0)
        stretch.events.append(self._events())

    # the parts

    def _stopped(self) -> bool:
        return bool(self.many.stop[0])

    def _events(self) -> EventBlock:
        """Takes over the events kept so far."""
        count, self.one.struct.event = self.one.struct.event, 0
        return EventBlock(*(array[:count].copy() for array in self._buffers))

    def _event_buffers(self, n: int, count: int, following: int) -> None:
        run, view = self.one.struct, self.one.ffi.from_buffer
        runs, numbers = np.empty(EVENTS, np.int64), np.empty((EVENTS, 1 + 2 * n + count))
        modes, loads = np.empty((EVENTS, 2, count), np.int8), np.empty((EVENTS, count + following), np.uint8)
        conditions = np.empty(EVENTS, np.int32)
        self._losses = np.zeros(EVENTS)
        self._buffers = runs, numbers, modes, loads, conditions, self._losses
        run.event_size, run.events = EVENTS, self._keep(view("double[]", numbers))
        run.event_losses = self._keep(view("double[]", self._losses))
        run.event_modes = self._keep(view("signed char[]", modes))
        run.event_marks = self._keep(view("unsigned char[]", loads))
        run.event_conditions = self._keep(view("int32_t[]", conditions))

    def _parameters(self, plan: Plan) -> None:
        """For runs with parameters of their own: the functions that prepare them, and room for the results."""
        many, run = self.many, self.one.struct
        if plan.stops is not None and plan.stops.size:
            rows = plan.around.stop_rows(self.runs.q.shape[1], plan.stops)
            many.stops, many.stop_size = self._view("double", rows), rows.shape[-1]
        many.event_runs = self._view("int64_t", self._buffers[0])
        if not plan.own or plan.values is None:
            return
        values = plan.controls.rows(plan.values)  # those of the chain come first
        many.parameter_count = values.shape[1]
        many.parameters = self._view("double", np.ascontiguousarray(values))
        models = [(plan.model, run.plant, "prepare", "prepared")]
        if plan.controls.model is not None:
            models.append((plan.controls.model, run.signals, "prepare_laws", "prepared_laws"))
        for model, holder, function, room in models:
            functions = self.one.functions(model)
            array = np.zeros(functions.prepared_size)
            setattr(many, function, self.ffi.cast("sim_function", functions.prepare_address()))
            setattr(many, room, self._view("double", array))
            holder.prepared = self._keep(self.one.ffi.from_buffer("double[]", array))

    def _tables(self, plan: Plan) -> None:
        """Values of the tables, in the order of the workspace's own."""
        tables = [*plan.force.tables, *plan.signal.tables]
        if not tables:
            return
        views = [self._view("double", table.values) for table in tables]
        self.many.table_values = self._keep(self.ffi.new("double *[]", views))
        strides = [table.values.shape[1] if len(table.values) > 1 else 0 for table in tables]
        self.many.table_strides = self._view("int64_t", np.array(strides, np.int64))

    def _passing(self, type_: str, array: Array) -> Any:
        """An address that is valid until the next stretch."""
        view = self.ffi.from_buffer(f"{type_}[]", array)
        self._stretch += [array, view]
        return view

    def _view(self, type_: str, array: Array) -> Any:
        self._kept.append(array)
        return self._keep(self.ffi.from_buffer(f"{type_}[]", array))

    def _keep(self, thing: Any) -> Any:
        self._kept.append(thing)
        return thing


def _parts(signal: ManySignal, size: int) -> Parts:
    """The signal of the first run, as a single run takes it."""
    tables = [(table.entry, table.times, table.values[0]) for table in signal.tables]
    return Parts(np.zeros(size), tables, calls=list(signal.calls))
