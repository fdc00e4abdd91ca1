"""Fixed steps of many runs in compiled code: `templates/simulator/many/steps.c` around a model's batches."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import numpy.typing as npt

from symgen.compile.arrays import on_lines
from symgen.compile.callbacks import Faults
from symgen.compile.simulator import load_many_steps
from symgen.compile.threads import together
from symgen.describe.composite import MARGIN
from symgen.functions import CACHE_LINE, FAILED, STEPS
from symgen.simulate.fixed import whole_steps
from symgen.simulate.many.engine import Engine, worth_threads
from symgen.simulate.many.runs import EventBlock, Plan, Runs, Stretch
from symgen.simulate.native import Functions, functions_of
from symgen.simulate.remarks import singular_turns

if TYPE_CHECKING:
    from symgen.model.model import Model

__all__ = ["StepsEngine"]

Array = npt.NDArray[Any]

LINES, LINES_OWN = 4, 2
"""Cache lines of a row of a block, with one set of parameters and with a set for each run: whole packs, two abreast."""

BLOCK_STEPS = 4096
"""Steps of a block in one call of compiled code, after which Python may interrupt."""

CHANGES = 4096
"""Steps with changes of modes that compiled code keeps at least before Python takes them over."""

LOCATED = 1024
"""Of these, those whose instants are found in one call."""

DONE, FULL = 0, 1


class Changes(NamedTuple):
    """Steps in which modes changed, and the states before them.

    Attributes:
        runs: (c,).
        times: (c,), s, of the beginning of the step.
        states: (c, 3 n + m), q, qd, tau and inputs there.
        modes: (c, 2, modes), before the step and after it.
    """

    runs: Array
    times: Array
    states: Array
    modes: Array


class _Sets(NamedTuple):
    """The functions of a model, and the sets of all runs, block by block, where each has its own."""

    functions: Functions
    own: Array | None

    @classmethod
    def of(cls, plan: Plan, model: Model, lanes: int, runs: int, faults: Faults) -> _Sets:
        functions = functions_of(model, plan.params(0), faults)
        if not plan.own or plan.values is None:
            return cls(functions, None)
        rows = np.minimum(np.arange(-(-runs // lanes) * lanes), runs - 1)
        return cls(functions, functions.prepared_lanes(plan.values[rows].astype(model.dtype), lanes))


class StepsEngine(Engine):
    """See `Engine`. The instants of events are located when they are read."""

    def __init__(self, plan: Plan, runs: Runs) -> None:
        super().__init__(plan, runs)
        self.lanes = (LINES_OWN if plan.own else LINES) * (CACHE_LINE // plan.model.dtype.itemsize)
        self.stop = np.zeros(1, np.int32)
        self._kept: list[Any] = []
        self.faults = Faults()
        self.sets: dict[Model, _Sets] = {}
        models = (plan.first, plan.model, plan.controls.model)
        for model in (model for model in models if model is not None):
            self.sets[model] = _Sets.of(plan, model, self.lanes, len(runs), self.faults)
        self.due = runs.due.astype(np.int64)
        blocks = -(-len(runs) // self.lanes)
        threads = worth_threads(plan, blocks)
        self._workers = [_Worker(self, plan, runs) for _ in range(threads)]

    def advance(self, stretch: Stretch) -> None:
        runs, plan = self.runs, self.plan
        self.stop[0] = 0
        self.due[...] = runs.due
        total = 0 if stretch.duration == 0.0 else whole_steps("duration", stretch.duration, plan.dt)
        ranges = iter(range(0, len(runs), self.lanes))
        idle = list(self._workers)
        for worker in idle:
            worker.ready(stretch, total)

        changes: list[Changes] = []

        def work() -> None:
            idle.pop().run(ranges, stretch, changes)

        def halt() -> None:
            self.stop[0] = 1

        runs.interrupted = together(work, len(self._workers), halt)
        for worker in self._workers:
            worker.collect(changes)
        runs.due[...] = self.due
        runs.t[...] = runs.t0 + runs.count * plan.dt
        runs.begun[...] = 1
        stretch.later = partial(self._located, changes)

    def _located(self, changes: list[Changes]) -> list[EventBlock]:
        """The events of a stretch; blocks that share a run stay in their order."""
        self.stop[0] = 0
        queue = iter(range(len(changes)))
        idle = list(self._workers)
        found: dict[int, list[EventBlock]] = {}

        def work() -> None:
            worker = idle.pop()
            for k in queue:
                found[k] = worker.locate(changes[k])

        together(work, len(self._workers), lambda: None)
        return [block for k in range(len(changes)) for block in found[k]]


class _Worker:
    """A thread's block."""

    def __init__(self, engine: StepsEngine, plan: Plan, runs: Runs) -> None:
        model, around, controls = plan.model, plan.around, plan.controls
        self.plan, self.runs, self.n, self.lanes, self.dtype = plan, runs, runs.q.shape[1], engine.lanes, model.dtype
        self.modes = len(model.mode_names)
        self.real = real = "float" if model.dtype == np.float32 else "double"
        self.ffi, self.lib = load_many_steps(real)
        self._kept: list[Any] = [engine.due]
        many = self.many = self._keep(self.ffi.new("many_steps *"))
        many.runs, many.n, many.modes, many.m, many.lanes = (
            len(runs),
            self.n,
            self.modes,
            len(model.input_names),
            self.lanes,
        )
        many.takes_inputs, many.takes_time = len(model.input_names) > 0, model.timed
        many.interpolated, many.own, many.dt = plan.method == "interpolated", plan.own, plan.dt
        self.engine, function, stepping = engine, STEPS[plan.method], plan.first or model
        many.prepared, many.prepared_size = self._prepared(stepping)
        many.prepared_single, many.prepared_single_size = self._prepared(model)
        many.step = self._batch(stepping, function, plan.own)
        many.repeats = 0 if plan.first is None else sum(1 << status for status in FAILED)
        many.single = self.ffi.cast("many_function", engine.sets[model].functions.address(function, plan.own))
        many.asks = bool(plan.force.calls or plan.signal.calls)
        if controls.model is not None:
            many.prepared_laws, many.prepared_laws_size = self._prepared(controls.model)
            laws = {"inputs": "inputs_now", "forces": "forces_now", "rates": "rates_now", "next": "next_now"}
            for member, name in laws.items():
                if controls.has(name):
                    setattr(many, member, self._batch(controls.model, name, plan.own))
        many.inputs_by_law = self._mask(controls.inputs, many.m)
        many.forces_by_law = self._mask(controls.tau, self.n)
        many.all_forces_by_law = len(controls.tau) == self.n
        many.hold = 1 if plan.hold is None else whole_steps("hold", plan.hold, plan.dt)
        self._tables(plan)
        many.continuous, many.sampled = controls.continuous, len(controls.states) - controls.continuous
        periods = [whole_steps("states: hold", period, plan.dt) for period in controls.periods]
        many.periods = self._view("int64_t", np.array([*periods, 1], np.int64))
        many.rough = self._mask(around.rubbing, self.modes)
        bounds = np.array(around.limits or [(-np.inf, np.inf)] * self.n, np.float64).T.copy()
        if around.singular:
            turns = singular_turns(around, plan.model.q_names)
            many.turn_at, many.turn_margin = self._view("double", turns), MARGIN
        many.bounded, many.lower, many.upper = bool(around.limits), *(self._view("double", x) for x in bounds)
        many.halts = sum(1 << status for status in FAILED)
        many.stop = self._view("int32_t", engine.stop)
        many.count, many.due = self._view("int64_t", runs.count), self._view("int64_t", engine.due)
        many.q, many.qd = self._view(real, runs.q), self._view(real, runs.qd)
        for name in ("t0", "tau", "u", "x", "several_at"):
            setattr(many, name, self._view("double", getattr(runs, name)))
        many.mode = self._view("signed char", runs.mode)
        many.status, many.concern = (self._view("int32_t", array) for array in (runs.status, runs.concern))
        many.done, many.left = self._view("unsigned char", runs.done), self._view("unsigned char", runs.left)
        room = on_lines((int(self.lib.symgen_many_room(many)),), model.dtype)
        many.room = self._view(real, room)
        modes = on_lines((int(self.lib.symgen_many_mode_room(many)),), np.dtype(np.int8))
        many.mode_room = self._view("signed char", modes)
        self._change_buffers()

    def ready(self, stretch: Stretch, steps: int) -> None:
        """Takes the length and the rows of a stretch."""
        many, rows = self.many, stretch.rows
        many.steps, many.row_count = steps, len(rows.times)
        self._stretch: list[Any] = [rows, np.ascontiguousarray(rows.times, np.int64)]

        def view(type_: str, array: Array) -> Any:
            self._stretch.append(self.ffi.from_buffer(f"{type_}[]", array))
            return self._stretch[-1]

        many.row_steps = view("int64_t", self._stretch[1])
        many.row_q, many.row_qd, many.row_tau, many.row_x = (
            view("double", array) for array in (rows.q, rows.qd, rows.tau, rows.x)
        )
        many.row_mode = view("signed char", rows.mode)

    def run(self, ranges: Iterator[int], stretch: Stretch, changes: list[Changes]) -> None:
        """Moves blocks of runs until none is left, or it is stopped; adds the steps in which modes changed."""
        many = self.many
        for first in () if many.stop[0] else ranges:
            many.first, many.last, many.taken = first, min(first + self.lanes, len(self.runs)), 0
            code = -1
            while code != DONE and not many.stop[0]:
                self._ask()
                code = int(self.lib.symgen_many_steps(many, 1 if many.asks else BLOCK_STEPS))
                self.engine.faults.surface()
                if code == FULL or 2 * many.change > many.change_size:
                    self.collect(changes)
            if many.stop[0]:
                break
            if stretch.progress is not None:
                stretch.progress(int(min(first + self.lanes, len(self.runs)) - first))

    def locate(self, changes: Changes) -> list[EventBlock]:
        """The instants at which modes changed within these steps."""
        found, most, blocks = self.ffi.new("many_events *"), LOCATED * (self.modes + 4), []
        which, times, modes = np.empty(most, np.int64), np.empty(most), np.empty((most, 2, self.modes), np.int8)
        states = np.empty((most, 2 * self.n), self.dtype)
        found.changes, found.times, found.states, found.modes = views = [
            self.ffi.from_buffer(f"{type_}[]", array)
            for type_, array in (("int64_t", which), ("double", times), (self.real, states), ("signed char", modes))
        ]
        self._show(changes)
        for first in range(0, len(changes.runs), LOCATED):
            found.first, found.last = first, min(first + LOCATED, len(changes.runs))
            self.lib.symgen_many_locate(self.many, found)
            e = found.count
            numbers = self._numbers(changes, which[:e], times[:e], states[:e], modes[:e, 1])
            kinds = np.zeros((e, self.modes), np.uint8), np.full(e, -1, np.int32), np.zeros(e)
            blocks.append(EventBlock(changes.runs[which[:e]], numbers, modes[:e].copy(), *kinds))
        del views
        self._show(Changes(*self._buffers))
        return blocks

    # the parts

    def _ask(self) -> None:
        """The answers of callables for the runs of the block, where they are due."""
        many, runs, plan = self.many, self.runs, self.plan
        for k in range(many.first, min(many.first + self.lanes, len(runs))) if many.asks else ():
            if runs.count[k] % many.hold == 0 and not runs.done[k]:
                t = float(runs.t0[k] + runs.count[k] * plan.dt)
                q, qd = runs.q[k].astype(np.float64), runs.qd[k].astype(np.float64)
                plan.signal.ask(t, q, qd, runs.u[k])
                plan.force.ask(t, q, qd, runs.tau[k])

    def _numbers(self, changes: Changes, which: Array, times: Array, states: Array, mode: Array) -> Array:
        """(e, 1 + 2 n + modes): t, q, qd and the friction in the modes after each event, of the changes `which`."""
        plan, n = self.plan, self.n
        tau, u = np.split(changes.states[which, 2 * n :], [n], axis=1)
        more: dict[str, Any] = {"t": times.astype(self.dtype)} if plan.model.timed else {}
        if plan.values is not None:
            more["params"] = plan.values[changes.runs[which]] if plan.own else plan.values
        if u.shape[1]:
            more["inputs"] = u
        if not len(which):
            return np.empty((0, 1 + 2 * n + self.modes))
        friction, _, _ = plan.model.friction_dynamics(states[:, :n], states[:, n:], tau, mode, **more)
        return np.column_stack([times, states, friction]).astype(np.float64)

    def collect(self, changes: list[Changes]) -> None:
        """Takes over the changes kept so far."""
        count, self.many.change = self.many.change, 0
        if count:
            changes.append(Changes(*(array[:count].copy() for array in self._buffers)))

    def _change_buffers(self) -> None:
        size = max(CHANGES, 4 * self.lanes)
        self._buffers = (
            np.empty(size, np.int64), np.empty(size), np.empty((size, 3 * self.n + self.many.m), self.dtype),
            np.empty((size, 2, self.modes), np.int8),
        )  # fmt: skip
        self.many.change_size = size
        self._show(Changes(*self._buffers))

    def _show(self, changes: Changes) -> None:
        """Lets compiled code see these changes."""
        many = self.many
        self._shown = [
            self.ffi.from_buffer(f"{type_}[]", array)
            for type_, array in zip(("int64_t", "double", self.real, "signed char"), changes, strict=True)
        ]
        many.change_runs, many.change_times, many.change_states, many.change_modes = self._shown

    def _prepared(self, model: Model) -> tuple[Any, int]:
        sets = self.engine.sets[model]
        address = sets.functions.prepared if sets.own is None else self._view(self.real, sets.own)
        return self.ffi.cast(f"{self.real} *", address), sets.functions.prepared_size

    def _tables(self, plan: Plan) -> None:
        found = [(1, table) for table in plan.force.tables] + [(0, table) for table in plan.signal.tables]
        if not found:
            return
        tables = self._keep(self.ffi.new("many_table[]", len(found)))
        for to, (of_tau, table) in zip(tables, found, strict=True):
            to.of_tau, to.entry, to.size = of_tau, table.entry, len(table.times)
            to.times, to.values = self._view("double", table.times), self._view("double", table.values)
            to.stride = len(table.times) if len(table.values) > 1 else 0
        self.many.tables, self.many.table_count = tables, len(found)

    def _batch(self, model: Model, function: str, own: bool) -> Any:
        return self.ffi.cast("many_function", self.engine.sets[model].functions.batch_address(function, own))

    def _mask(self, positions: tuple[int, ...], size: int) -> Any:
        mask = np.zeros(max(1, size), np.uint8)
        mask[list(positions)] = 1
        return self._view("unsigned char", mask)

    def _view(self, type_: str, array: Array) -> Any:
        self._kept.append(array)
        return self._keep(self.ffi.from_buffer(f"{type_}[]", array))

    def _keep(self, thing: Any) -> Any:
        self._kept.append(thing)
        return thing
