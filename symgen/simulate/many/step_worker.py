"""A thread's block of runs in fixed steps: `templates/simulator/fixed_steps` around a model's functions."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np

from symgen.arrays import Array
from symgen.compile.arrays import on_lines
from symgen.compile.callbacks import Faults
from symgen.compile.event_table import MARKS
from symgen.compile.simulator import load_fixed_steps
from symgen.describe.composite import MARGIN
from symgen.functions import FAILED, STEPS
from symgen.simulate.many.runs import SEEN, EventBlock, Plan, Runs, Stretch
from symgen.simulate.many.step_records import Changes, Ledger
from symgen.simulate.native import Functions, functions_of
from symgen.simulate.remarks import singular_turns
from symgen.simulate.step_counts import whole_steps

if TYPE_CHECKING:
    from symgen.model.model import Model
    from symgen.simulate.many.compiled_steps import StepsEngine

__all__ = ["Sets", "Worker"]

CALL_STEPS = 2**18
"""Steps of runs in one call of compiled code, after which Python may interrupt."""

CHANGES = 4096
"""Steps with events that compiled code keeps at least before Python takes them over."""

LOCATED = 1024
"""Steps with events whose instants are found in one call."""

DONE, FULL = 0, 1


class Sets(NamedTuple):
    """The functions of a model, and the sets of all runs, block by block, where each has its own."""

    functions: Functions
    own: Array | None

    @classmethod
    def of(cls, plan: Plan, model: Model, lanes: int, runs: int, faults: Faults) -> Sets:
        laws = model is plan.controls.model
        functions = functions_of(model, plan.controls.given(plan.params(0)) if laws else plan.params(0), faults)
        if not plan.own or plan.values is None:
            return cls(functions, None)
        rows = np.minimum(np.arange(-(-runs // lanes) * lanes), runs - 1)
        values = plan.controls.rows(plan.values) if laws else plan.values
        return cls(functions, functions.prepared_lanes(values[rows].astype(model.dtype), lanes))


class Found(NamedTuple):
    """Room for events: the struct, then its arrays."""

    struct: Any
    changes: Array
    times: Array
    states: Array
    modes: Array
    stops: Array
    losses: Array


class Worker:
    """A thread's block."""

    def __init__(self, engine: StepsEngine, plan: Plan, runs: Runs) -> None:
        model, around = plan.model, plan.around
        self.plan, self.runs, self.n, self.lanes, self.dtype = plan, runs, runs.q.shape[1], engine.lanes, model.dtype
        self.modes, n, m = len(model.mode_names), runs.q.shape[1], len(model.input_names)
        self.real = real = "float" if model.dtype == np.float32 else "double"
        self.ffi, self.lib = load_fixed_steps(real)
        self._kept: list[Any] = [engine.due]
        many = self.many = self._keep(self.ffi.new("fixed_steps *"))
        many.runs, many.n, many.modes, many.m, many.lanes = len(runs), n, self.modes, m, self.lanes
        many.takes_inputs, many.takes_time = m > 0, model.timed
        many.interpolated, many.own, many.dt = plan.method == "interpolated", plan.own, plan.dt
        self.engine = engine
        many.hold = 1 if plan.hold is None else whole_steps("hold", plan.hold, plan.dt)
        many.asks = bool(plan.force.calls or plan.signal.calls)
        many.halts = sum(1 << status for status in FAILED)
        many.rough = self._mask(around.rubbing, self.modes)
        self._functions(plan)
        self._laws(plan)
        self._tables(plan)
        self._bounds(plan)
        self._arrays(runs, real)
        self._change_buffers()
        if engine.ledger is not None or around.stops:
            self._energies()
        if engine.ledger is not None:
            self._book(engine.ledger)
        if engine.kept is not None:
            many.kept = self._view(real, engine.kept.numbers)
            many.kept_modes = self._view("signed char", engine.kept.modes)
        if engine.slopes is not None:
            self._slopes = engine.slopes.struct(self.ffi, many)
            self._last = np.empty_like(self._buffers[2])
            self._slopes.change_last = self._view(real, self._last)
            if engine.ledger is not None:
                self._of_events = engine.slopes.events_room(self.ffi, self._slopes, len(self._own.times))
        self._workspace(real)

    def _functions(self, plan: Plan) -> None:
        """The step of many runs and of one, with prepared numbers."""
        many, model, function, stepping = self.many, plan.model, STEPS[plan.method], plan.first or plan.model
        many.prepared, many.prepared_size = self._prepared(stepping)
        many.prepared_single, many.prepared_single_size = self._prepared(model)
        if self.lanes > 1:
            many.step = self._function(stepping, function)
        many.repeats = 0 if plan.first is None else sum(1 << status for status in FAILED)
        many.single = self._function(model, function, single=True)

    def _laws(self, plan: Plan) -> None:
        """Expressions of tau and inputs, and states of a controller."""
        many, controls = self.many, plan.controls
        if controls.model is not None:
            many.prepared_laws, many.prepared_laws_size = self._prepared(controls.model)
            laws = {"inputs": "inputs_now", "forces": "forces_now", "rates": "rates_now", "next": "next_now"}
            for member, name in laws.items():
                if controls.has(name):
                    setattr(many, member, self._function(controls.model, name, self.lanes == 1))
        many.inputs_by_law = self._mask(controls.inputs, len(plan.model.input_names))
        many.forces_by_law = self._mask(controls.tau, self.n)
        many.all_forces_by_law = len(controls.tau) == self.n
        many.carried = controls.own
        many.continuous, many.sampled = controls.continuous, len(controls.states) - controls.continuous
        periods = [whole_steps("states: hold", period, plan.dt) for period in controls.periods]
        many.periods = self._view("int64_t", np.array([*periods, 1], np.int64))

    def _bounds(self, plan: Plan) -> None:
        """Limits of joints, and coordinates at which loops become singular."""
        many, around = self.many, plan.around
        if around.singular:
            turns = singular_turns(around, plan.model.q_names)
            many.turn_at, many.turn_margin = self._view("double", turns), MARGIN
        bounds = np.array(around.limits or [(-np.inf, np.inf)] * self.n, np.float64).T.copy()
        many.bounded = bool(around.limits)
        many.lower, many.upper = (self._view("double", x) for x in bounds)

    def _arrays(self, runs: Runs, real: str) -> None:
        """The states of all runs, which the steps change."""
        many, due = self.many, self.engine.due
        many.stop = self._view("int32_t", self.engine.stop)
        many.count, many.due = self._view("int64_t", runs.count), self._view("int64_t", due)
        many.q, many.qd = self._view(real, runs.q), self._view(real, runs.qd)
        for name in ("t0", "tau", "u", "x", "several_at", *SEEN):
            setattr(many, name, self._view("double", getattr(runs, name)))
        many.mode = self._view("signed char", runs.mode)
        many.status, many.concern = (self._view("int32_t", array) for array in (runs.status, runs.concern))
        many.done = self._view("unsigned char", runs.done)

    def _workspace(self, real: str) -> None:
        """Room for the numbers of one block."""
        sizes = self.ffi.new("int64_t[3]")
        self.lib.symgen_fixed_workspace(self.many, sizes)
        kinds = (real, self.dtype), ("double", np.float64), ("signed char", np.int8)
        room = [on_lines((size,), np.dtype(kind)) for size, (_, kind) in zip(sizes, kinds, strict=True)]
        for array in room:
            array.fill(0)
        views = [self._view(name, array) for array, (name, _) in zip(room, kinds, strict=True)]
        self.lib.symgen_fixed_place(self.many, *views)

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
        if self.engine.slopes is not None:
            self._slopes.row_slopes = view("double", self.engine.row_slopes)

    def run(self, ranges: Iterator[int], stretch: Stretch, changes: list[Changes]) -> None:
        """Moves blocks of runs until none is left, or it is stopped; adds the steps in which something happened."""
        many = self.many
        for first in () if many.stop[0] else ranges:
            many.first, many.last, many.taken = first, min(first + self.lanes, len(self.runs)), 0
            code = -1
            while code != DONE and not many.stop[0]:
                code = int(self.lib.symgen_fixed_steps(many, self._ask() if many.asks else CALL_STEPS // self.lanes))
                self.engine.faults.surface()
                if code == FULL or 2 * many.change > many.change_size:
                    self.collect(changes, stretch)
                if stretch.reached is not None:
                    stretch.reached(float(self.runs.t0[0] + self.runs.count[0] * self.plan.dt))
            if many.stop[0]:
                break
            if stretch.progress is not None:
                stretch.progress(int(min(first + self.lanes, len(self.runs)) - first))

    def locate(self, changes: Changes) -> list[EventBlock]:
        """The instants of events within these steps."""
        found, blocks = self._found(LOCATED * (self.modes + 4)), []
        self._show(changes)
        for first in range(0, len(changes.runs), LOCATED):
            found.struct.first, found.struct.last = first, min(first + LOCATED, len(changes.runs))
            self.lib.symgen_fixed_locate(self.many, found.struct)
            blocks.append(self._block(changes, found))
        self._show(Changes(*self._buffers))
        return blocks

    def back(self, weights: Array, row_steps: Array) -> Array | None:
        """See `StepsEngine.back`."""
        slopes, many, kept = self.engine.slopes, self.many, self.engine.kept
        assert slopes is not None
        assert kept is not None
        steps, given = np.ascontiguousarray(row_steps, np.int64), np.ascontiguousarray(weights)
        many.row_count, many.row_steps = len(steps), self.ffi.from_buffer("int64_t[]", steps)
        behind, room, found = np.zeros(slopes.rows), np.zeros(slopes.rows), np.zeros(slopes.named)
        views = [self.ffi.from_buffer("double[]", array) for array in (given, behind, found, room)]
        bad = self.lib.symgen_fixed_back(many, len(kept.modes) - 1, *views)
        self.engine.faults.surface()
        return None if bad else found + slopes.starts.T @ behind

    def sums(self) -> tuple[float, float]:
        """Work and losses, J."""
        return self.many.ledger.work, self.many.ledger.loss

    # the parts

    def _ask(self) -> int:
        """The answers of callables for the runs of the block, where they are due; steps to the next ones."""
        many, runs, plan = self.many, self.runs, self.plan
        waits = int(many.hold)
        for k in range(many.first, min(many.first + self.lanes, len(runs))):
            count = int(runs.count[k])
            if runs.done[k]:
                continue
            if count % many.hold == 0 and runs.asked[k] != count:
                runs.asked[k] = count
                t = float(runs.t0[k] + count * plan.dt)
                q, qd = runs.q[k].astype(np.float64), runs.qd[k].astype(np.float64)
                plan.signal.ask(t, q, qd, runs.u[k])
                plan.force.ask(t, q, qd, runs.tau[k])
            waits = min(waits, many.hold - count % many.hold)
        return waits

    def _energies(self) -> None:
        """Functions that energies and impacts are found with, and the stops."""
        many, around, model, stops = self.many, self.plan.around, self.plan.model, self.plan.around.stops
        follow = around.following_stops > 0
        rates = around.rates if around.following else "coordinate_rates" if follow else ""
        functions = {
            "friction": "friction_dynamics", "kinetic": "kinetic_energy", "stored": "potential_energy",
            "rates_of": rates,
            "positions": "coordinates" * follow, "damping": "damping_matrix" * around.damped,
            "drives": "drive_forces" * bool(around.prescribed), "applied": "applied_forces" * around.applied,
            "bristles": "bristles" * bool(around.states),
        }  # fmt: skip
        for member, function in functions.items():
            if function:
                setattr(many, member, self._function(model, function, single=True))
        sizes = [
            model.whole.interface.function(name).outputs[0].size for name in (rates, functions["positions"]) if name
        ]
        many.joints, many.explicit_work, many.loaded = (
            max(sizes, default=0),
            around.explicit_potential,
            bool(around.loaded),
        )
        many.rate_places = self._view("int32_t", np.array([*around.following, 0], np.int32))
        free = [k for k in range(self.n) if k not in around.prescribed]
        many.free_joints, many.free_count = self._view("int32_t", np.array([*free, 0], np.int32)), len(free)
        joints = [stop.joint if follow else stop.coordinate for stop in stops]
        many.stop_count, many.stop_joints = len(stops), self._view("int32_t", np.array([*joints, 0], np.int32))
        numbers = np.array([stop[4:] for stop in stops]).reshape(1, -1, 3).swapaxes(1, 2)
        if self.plan.stops is not None:
            numbers, many.stop_stride = self.plan.stops, len(stops)
        many.stop_lower = self._view("double", np.append(numbers[:, 0], 0.0))
        many.stop_upper = self._view("double", np.append(numbers[:, 1], 0.0))

    def _book(self, rows: Ledger) -> None:
        """The ledger of the only run, whose events are located at once."""
        ledger = self.many.ledger = self._keep(self.ffi.new("step_ledger *"))
        ledger.row_u, ledger.row_work, ledger.row_loss = (self._view("double", array) for array in rows)
        self._own = self._found(self.many.change_size + self.modes + 4)
        ledger.found = self._own.struct

    def _found(self, size: int) -> Found:
        """Room for a number of events."""
        stops = len(self.plan.around.stops)
        struct = self._keep(self.ffi.new("step_events *"))
        arrays = {
            "changes": ("int64_t", np.empty(size, np.int64)), "times": ("double", np.empty(size)),
            "states": (self.real, np.empty((size, 2 * self.n), self.dtype)),
            "modes": ("signed char", np.empty((size, 2, self.modes), np.int8)),
            "stops": ("unsigned char", np.empty((size, max(1, stops)), np.uint8)), "losses": ("double", np.empty(size)),
        }  # fmt: skip
        struct.size = size
        for name, (type_, array) in arrays.items():
            setattr(struct, name, self._view(type_, array))
        return Found(struct, *(array for _, array in arrays.values()))

    def _block(self, changes: Changes, found: Found) -> EventBlock:
        """Events as they were found of these changes."""
        around, e = self.plan.around, found.struct.count
        which, times, states, modes, stops, lost = (array[:e] for array in found[1:])
        marks = np.zeros((e, self.modes + around.following_stops), np.uint8)
        for k, place in enumerate(around.stop_places(self.modes)):
            marks[stops[:, k] != 0, place] |= MARKS["impact"]
        numbers = self._numbers(changes, which, times, states, modes[:, 1])
        return EventBlock(changes.runs[which], numbers, modes.copy(), marks, np.full(e, -1, np.int32), lost.copy())

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

    def collect(self, changes: list[Changes], stretch: Stretch) -> None:
        """Takes over the changes kept so far, and the events of a run with a ledger."""
        count, self.many.change = self.many.change, 0
        if count:
            changes.append(Changes(*(array[:count].copy() for array in self._buffers)))
            if self.engine.slopes is not None:
                self.engine.slopes.changed(changes[-1], self._last[:count].copy())
        if self.engine.ledger is not None and self._own.struct.count:
            stretch.events.append(self._block(Changes(*self._buffers), self._own))
            if self.engine.slopes is not None:
                count = self._own.struct.count
                self.engine.slopes.happened(self._own.times[:count].copy(), self._of_events[:count].copy())
            self._own.struct.count = 0

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
        tables = self._keep(self.ffi.new("step_table[]", len(found)))
        for to, (of_tau, table) in zip(tables, found, strict=True):
            to.of_tau, to.entry, to.size = of_tau, table.entry, len(table.times)
            to.times, to.values = self._view("double", table.times), self._view("double", table.values)
            to.stride = len(table.times) if len(table.values) > 1 else 0
        self.many.tables, self.many.table_count = tables, len(found)

    def _function(self, model: Model, function: str, single: bool = False) -> Any:
        """The function for many states, or for one."""
        functions, own = self.engine.sets[model].functions, self.plan.own
        address = functions.address(function, own) if single else functions.batch_address(function, own)
        return self.ffi.cast("fixed_function", address)

    def _mask(self, positions: tuple[int, ...], size: int) -> Any:
        mask = np.zeros(max(1, size), np.uint8)
        mask[list(positions)] = 1
        return self._view("unsigned char", mask)

    def _view(self, type_: str, array: Array) -> Any:
        self._kept.append(array)
        return self._keep(self.ffi.from_buffer(_array_type(self.ffi, type_), array))

    def _keep(self, thing: Any) -> Any:
        self._kept.append(thing)
        return thing


@cache
def _array_type(ffi: Any, number: str) -> Any:
    return ffi.typeof(f"{number}[]")
