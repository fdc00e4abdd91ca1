"""The event-driven run: the driver in C, `templates/simulator`, around the addresses of a model's functions."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from symgen.compile.callbacks import Faults
from symgen.compile.event_table import KINDS, switching_layout
from symgen.compile.simulator import load_simulator
from symgen.describe.composite import MARGIN
from symgen.simulate.controls import LAWS
from symgen.simulate.event_run import EventRun
from symgen.simulate.jump_log import JumpLog
from symgen.simulate.native import Functions, functions_of

if TYPE_CHECKING:
    from symgen.model.model import Model

__all__ = ["CompiledEvents"]

STEPS = 5000
"""Steps in one call of compiled code, after which Python may interrupt."""

ROWS, EVENTS, KEPT = 1024, 256, 512
"""Rows, events and pieces of the motion that compiled code keeps before Python takes them over."""

MORE, FULL = 1, 2
ASK = "void(void *, double, const double *, const double *, double *, double *)"


class CompiledEvents(EventRun):
    """A run in C; arguments as of `EventRun`."""

    def __post_init__(self) -> None:
        super().__post_init__()
        around = self.around
        self.ffi, self.lib = load_simulator(self.logged)
        self._kept: list[Any] = []
        self.faults = Faults(self.halt)
        self._functions: dict[Model, Functions] = {}
        run = self._run = self._keep(self.ffi.new("sim *"))
        run.plant, run.signals = self._plant(), self._signals()
        run.t0, run.end, run.rtol, run.atol = self.t0, self.end, self.rtol, self.atol
        run.rough = self._view("unsigned char", self.mask)
        run.free_joints, run.free_count = self._view("int32_t", self.free.astype(np.int32)), len(self.free)
        run.moved, run.moved_count = self._view("int32_t", np.array(around.moved, np.int32)), len(around.moved)
        given = np.array(around.signalled, np.int32).reshape(-1)
        run.signalled, run.signalled_count = self._view("int32_t", given), len(around.signalled)
        run.explicit_work = around.explicit_potential
        if any(self.controls.corners):
            run.corners = self._view("unsigned char", np.array(self.controls.corners, np.uint8))
        run.q, run.qd = self._view("double", self.q), self._view("double", self.qd)
        run.mode = self._view("signed char", self.mode)
        run.size = self.size
        if around.stops:
            self._stops()
        self.lib.symgen_lay_out(run)
        run.workspace = self._view("double", np.zeros(int(self.lib.symgen_workspace(run))))
        run.marks = self._view("unsigned char", np.zeros(int(self.lib.symgen_marks(run)), np.uint8))
        seen = self.departures
        run.lower, run.upper = self._view("double", seen.lower), self._view("double", seen.upper)
        run.left_times, run.left_values = self._view("double", seen.times), self._view("double", seen.values)
        if around.singular:
            run.turn_at, run.turn_margin = self._view("double", seen.turn_at), MARGIN
            run.turn_times = self._view("double", seen.turn_times)
            run.turn_values = self._view("double", seen.turn_values)
        if self.wanted is not None:
            run.wanted, run.wanted_count = self._view("double", self.wanted), len(self.wanted)
        self._buffers()
        self.log: JumpLog | None = None
        if self.logged:
            states = self.size + len(self.controls.states) + self.m + self.n
            modes = self.modes + (self.n + around.following_stops if around.stops else 0)
            self.log = JumpLog((states, modes, int(run.plant.first[len(KINDS)])), KEPT)
            self.log.place(run, self._view)
        self._fresh = bytes(self.ffi.buffer(run))

    def again(self, q: Any, qd: Any, mode: Any, tau: Any, inputs: Any) -> bool:
        """See `EventRun.again`."""
        self.ffi.memmove(self._run, self._fresh, len(self._fresh))
        self.q[:], self.qd[:], self.mode[:] = q, qd, mode
        self.force.values[:], self.signal.values[:] = tau, inputs
        self.force.asked = self.signal.asked = -1
        self.x[: len(self.controls.start)] = self.controls.start
        self._due[:] = 0.0
        signals = self._run.signals
        for k in range(signals.table_count):
            signals.tables[k].at = 0
        seen = self.departures
        seen.forget()
        self.rows, self.row_modes, self.events = [], [], []
        self.pieces, self.piece_modes, self.piece_held, self._numbers = [], [], [], 0
        if self.log is not None:
            self.log.forget()
        self.t, self.status, self.several_at = self.t0, 0, float("nan")
        self.failed, self.reason, self.concern = 0, 0, -1
        self.steps = self.rejected = self.evaluations = 0
        return True

    def take(self) -> bool:
        """Take further steps; True while any are left."""
        run = self._run
        code = int(self.lib.symgen_events(run, STEPS))
        self.t, self.status, self.several_at = run.t, run.status, run.several_at
        self.steps, self.rejected, self.evaluations = run.steps, run.rejected, run.evaluations
        self.faults.surface()
        goes_on = code in (MORE, FULL)
        self._collect()
        if not goes_on:
            self.failed = run.failed
            self._last_row()
            self.faults.surface()
            self._collect()
            self.failed, self.reason, self.concern = run.failed, run.reason, run.concern
        return goes_on

    def stop(self) -> None:
        """A row of the present state, where the run is broken off."""
        self._collect()
        self.faults.raised = None
        self._last_row()
        self.faults.raised = None  # a row that is not finite is left out
        self._collect()

    @property
    def struct(self) -> Any:
        """The run as compiled code sees it, complete; valid as long as this object."""
        return self._run

    # the parts

    def _last_row(self) -> None:
        asked = self.wanted is None or self._run.t >= self.wanted[-1] or self.failed or self._run.t < self.end
        if asked and not (self.rows and self.rows[-1][-1][0] == self._run.t):
            self.lib.symgen_last_row(self._run)

    def _buffers(self) -> None:
        run, n, s = self._run, self.n, self.modes
        self._rows, self._row_modes = np.empty((ROWS, self.width)), np.empty((ROWS, s), np.int8)
        run.row_size, run.rows = ROWS, self._view("double", self._rows)
        run.row_modes = self._view("signed char", self._row_modes)
        self._events, self._event_modes = np.empty((EVENTS, 1 + 2 * n + s)), np.empty((EVENTS, 2, s), np.int8)
        self._event_losses = np.zeros(EVENTS)
        run.event_losses = self._view("double", self._event_losses)
        self._event_marks, self._event_conditions = (
            np.empty((EVENTS, s + self.around.following_stops), np.uint8),
            np.empty(EVENTS, np.int32),
        )
        run.event_size, run.events = EVENTS, self._view("double", self._events)
        run.event_modes = self._view("signed char", self._event_modes)
        run.event_marks = self._view("unsigned char", self._event_marks)
        run.event_conditions = self._view("int32_t", self._event_conditions)
        self._pieces = np.empty((KEPT, 3 + 8 * self.size))
        self._piece_modes = np.empty((KEPT, s), np.int8)
        run.piece_size, run.pieces = KEPT, self._view("double", self._pieces)
        run.piece_modes = self._view("signed char", self._piece_modes)
        self._piece_held = np.zeros((KEPT, len(self.controls.states) + self.m + n))
        run.piece_held = self._view("double", self._piece_held)

    def _collect(self) -> None:
        """Takes over the contents of the buffers."""
        run = self._run
        rows, events, pieces, jumps = run.row, run.event, run.piece, run.jump
        run.row = run.event = run.piece = run.jump = 0  # first, so that nothing is taken over twice
        if self.log is not None:
            self.log.collect(jumps, pieces, rows, events)
        if rows:
            self.rows.append(self._rows[:rows].copy())
            self.row_modes.append(self._row_modes[:rows].copy())
        if events:
            conditions = self._event_conditions[:events].tolist()
            lost = self._event_losses[:events] if self.around.stops else None
            numbers, modes, marks = self._events, self._event_modes, self._event_marks
            step = events if self.log is None else 1
            for one in (slice(k, k + step) for k in range(0, events, step)):
                before, own = len(self.events), None if lost is None else lost[one]
                self.add_events(numbers[one], modes[one], marks[one], conditions[one], own)
                if self.log is not None:
                    self.log.instants.append(len(self.events) - before)
        kept = self._pieces[:pieces].copy(), self._piece_modes[:pieces].copy(), self._piece_held[:pieces].copy()
        if pieces and not self.add_pieces(*kept):
            run.piece_size = 0

    def _plant(self) -> Any:
        model, around = self.model, self.around
        plant = self._keep(self.ffi.new("sim_plant *"))
        plant.n, plant.m, plant.modes, plant.rough = self.n, self.m, self.modes, self.rough
        plant.takes_inputs, plant.takes_time = self.m > 0, model.timed
        plant.prepared = self.ffi.cast("void *", self.functions(model).prepared)
        plant.dynamics = self._address(model, "friction_dynamics" if self.rough else "forward_dynamics")
        results: list[tuple[str, int]] = []
        if self.rough or self.controls.chain_texts:
            plant.switching = self._address(model, "switching_functions")
            outputs = model.whole.interface.function("switching_functions").outputs
            results = [(output.name, output.size) for output in outputs]
        stops = self.n + around.following_stops if around.stops else 0
        kinds, counts = switching_layout(results, around.signed_loads, stops, len(around.loops))
        plant.result_count = len(kinds)
        plant.result_kind = self._view("int32_t", np.array([*kinds, -1], np.int32))
        plant.counts = self._view("int32_t", np.array(counts, np.int32))
        plant.first = self._view("int32_t", np.zeros(len(KINDS) + 1, np.int32))
        if self.rough:
            plant.decide = self._address(model, "decide")
        joints = 0
        if around.following:
            joints = model.whole.interface.function(around.rates).outputs[0].size
            plant.rates = self._address(model, around.rates)
            plant.rate_places = self._view("int32_t", np.array(around.following, np.int32))
        if around.damped:
            plant.damping = self._address(model, "damping_matrix")
        if around.prescribed:
            plant.drives = self._address(model, "drive_forces")
        if around.applied:
            plant.applied = self._address(model, "applied_forces")
        if around.states:
            plant.bristles = self._address(model, "bristles")
            plant.state_rates = self._view("double", np.zeros(len(around.states)))
        if around.stops:
            plant.mass = self._address(model, "mass_matrix")
        if around.loops:
            plant.loops = self._address(model, "loop_regularity")
            plant.passing = self._view("unsigned char", np.array([loop.passes for loop in around.loops], np.uint8))
        if around.following_stops:
            plant.coordinates = self._address(model, "coordinates")
            plant.influence = self._address(model, "coordinate_influence")
        plant.scratch = self._view("double", np.zeros(self.n * self.n + 3 * self.n + 1 + 3 * self.modes + joints))
        self.lib.symgen_chain(plant)
        return plant

    def _stops(self) -> None:
        run, n, around = self._run, self.n, self.around
        following = [stop for stop in around.stops if stop.coordinate < 0]
        count, joints = n + len(following), 0
        run.stop_count, run.following_stops = len(around.stops), len(following)
        if following:
            joints = run.all_joints = self.model.whole.interface.function("coordinates").outputs[0].size
            run.stop_joints = self._view("int32_t", np.array([stop.joint for stop in following], np.int32))
            run.stop_leads = self._view("int32_t", np.array([stop.lead for stop in following], np.int32))
        run.stop_lower, run.stop_upper, run.restitution = (
            self._view("double", row.copy()) for row in around.stop_rows(n)
        )
        run.closed = self._view("signed char", np.zeros(count, np.int8))
        run.stop_modes = self._view("signed char", np.zeros(2 * (self.modes + count), np.int8))
        run.stop_list = self._view("int32_t", np.zeros(count, np.int32))
        run.contact = self._view("double", np.zeros(count))
        room = int(self.lib.symgen_stop_room(n, self.modes, len(following), joints))
        run.stop_room = self._view("double", np.zeros(room))

    def _signals(self) -> Any:
        controls, s = self.controls, self._keep(self.ffi.new("sim_signals *"))
        tau, u = self.force.values, self.signal.values
        s.tau, s.u = self._view("double", tau), self._view("double", u if len(u) else np.zeros(1))
        found = [(1, *table) for table in self.force.tables] + [(0, *table) for table in self.signal.tables]
        if found:
            tables = self._keep(self.ffi.new("sim_table[]", len(found)))
            for table, (of_tau, entry, times, values) in zip(tables, found, strict=True):
                table.of_tau, table.entry, table.size = of_tau, entry, len(times)
                table.times, table.values = self._view("double", times), self._view("double", values)
            s.tables, s.table_count = tables, len(found)
        if controls.model is not None:
            functions = self.functions(controls.model)
            s.prepared = self.ffi.cast("void *", functions.prepared)
            for member, function in LAWS:
                if controls.has(function):
                    setattr(s, member, self.ffi.cast("sim_law", functions.address(function)))
        room = max(2 * self.n, self.m, len(controls.states), len(controls.texts), 1)
        s.values = self._view("double", np.zeros(room))
        masks = []
        for positions, size in ((controls.inputs, self.m), (controls.tau, self.n)):
            mask = np.zeros(max(1, size), np.uint8)
            mask[list(positions)] = 1
            masks.append(self._view("unsigned char", mask))
        s.inputs_by_law, s.forces_by_law = masks
        if self.force.calls or self.signal.calls:
            s.ask = self._keep(self.ffi.callback(ASK, self._ask))
        s.hold = self.hold or 0.0
        s.continuous, s.sampled = controls.continuous, len(controls.states) - controls.continuous
        s.own, s.own_scale = controls.own, self._view("double", np.array(self.around.states or (1.0,)))
        self.x = np.array(controls.start or (0.0,), np.float64)
        s.x = self._view("double", self.x)
        s.periods = self._view("double", np.array(controls.periods or (1.0,), np.float64))
        self._due = np.zeros(max(1, len(controls.periods)))
        s.due = self._view("double", self._due)
        s.condition_count, s.quiet, s.until = len(controls.texts), controls.quiet, controls.until
        return s

    def _ask(self, _: Any, t: float, q: Any, qd: Any, tau: Any, u: Any) -> None:
        """The answers of callables, written over their entries; not finite after one has raised."""
        n, faults = self.n, self.faults
        try:
            if faults.raised is not None:
                raise faults.raised
            places, rates = (np.frombuffer(self.ffi.buffer(x, 8 * n), np.float64) for x in (q, qd))
            for signal in (self.signal, self.force):
                for entries, law in signal.calls:
                    signal.values[entries] = law.value(t, places, rates)
        except BaseException as raised:  # an exception cannot pass through C
            faults.keep(raised)
            self.force.values[:] = np.nan

    def functions(self, model: Model) -> Functions:
        """The functions of the chain's model or the controller's, with the run's parameters."""
        if model not in self._functions:
            own = self.controls.given(self.params) if model is self.controls.model else self.params
            self._functions[model] = functions_of(model, own, self.faults)
        return self._functions[model]

    def _address(self, model: Model, function: str) -> Any:
        return self.ffi.cast("sim_function", self.functions(model).address(function))

    def _view(self, type_: str, array: npt.NDArray[Any]) -> Any:
        self._kept.append(array)
        return self._keep(self.ffi.from_buffer(f"{type_}[]", array))

    def _keep(self, thing: Any) -> Any:
        self._kept.append(thing)
        return thing
