"""The fixed-step loop in C: `templates/simulator/fixed_steps` around the addresses of a model's functions."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from symgen.compile.callbacks import Faults
from symgen.compile.simulator import load_fixed_steps
from symgen.describe.composite import MARGIN
from symgen.errors import BuildError, SimulationError
from symgen.functions import STEPS
from symgen.simulate.chain_facts import Surroundings
from symgen.simulate.controls import Controls
from symgen.simulate.held_signals import Parts
from symgen.simulate.loop import Change, Rows
from symgen.simulate.native import Functions, functions_of
from symgen.simulate.remarks import Departures
from symgen.simulate.several import mode_signs

if TYPE_CHECKING:
    from symgen.model.model import Model

__all__ = ["HALTED", "CompiledLoop"]

Array = npt.NDArray[np.float64]
FULL, HALTED = 1, 2

EVENTS = 4096
"""Changes of mode that are kept in C before Python takes them over."""


@dataclass
class CompiledLoop:
    """One run in fixed steps, many of them per call.

    Attributes:
        model: whose functions are called.
        around: facts of its chain.
        method: `"karnopp"` or `"interpolated"`.
        params: run-time parameters as `Model` takes them, or None.
        tau: joint forces.
        inputs: external signals.
        t0: s.
        dt: s.
        q: (n,), the state.
        qd: (n,)
        mode: (modes,)
        controls: expressions and states.
        x: states of the controller, continuous ones first.
        periods: steps between two replacements of the sampled ones.
        rows: to be filled.
        departures: from the joints' limits.
        halts: statuses at which a step is not taken.
        count: steps taken.
        status: the worst of the steps taken.
        halted: the status of the step that was not taken.
        concern: position of the controller's state that is not finite there, or -1.
        changes: events, in order of time.
    """

    model: Model
    around: Surroundings
    method: str
    params: Any
    tau: Parts
    inputs: Parts
    t0: float
    dt: float
    q: npt.NDArray[Any]
    qd: npt.NDArray[Any]
    mode: npt.NDArray[np.int8]
    controls: Controls
    x: Array
    periods: tuple[int, ...]
    rows: Rows
    departures: Departures
    halts: frozenset[int]
    count: int = 0
    status: int = 0
    halted: int = 0
    concern: int = -1
    changes: list[Change] = field(default_factory=list)

    def __post_init__(self) -> None:
        n, model, around = len(self.q), self.model, self.around
        try:
            self.ffi, self.lib = load_fixed_steps(self._real)
        except BuildError as error:
            if model.target == "c":
                raise
            words = f"method {self.method!r}: fixed steps of any target need a C compiler"
            raise SimulationError(f"{words}; method 'events' runs without one ({error})") from None
        self._kept: list[Any] = []  # objects whose addresses C holds
        self._faults = Faults()
        functions = functions_of(model, self.params, self._faults)
        run = self._run = self._keep(self.ffi.new("run *"))
        modes = len(model.mode_names)
        mask = np.zeros(modes, np.uint8)
        mask[list(around.rubbing)] = 1
        free = np.array([k for k in range(n) if k not in around.prescribed], np.int32)
        run.takes_inputs, run.takes_time = len(model.input_names) > 0, model.timed
        run.n, run.modes, run.free_count, run.interpolated = n, modes, len(free), self.method == "interpolated"
        run.free_joints, run.rubbing = self._view("int32_t", free), self._view("uint8_t", mask)
        run.prepared = self._prepared(functions)
        run.step = self._address(functions, STEPS[self.method])
        run.friction = self._address(functions, "friction_dynamics")
        run.kinetic = self._address(functions, "kinetic_energy")
        if around.stops:
            self._stops(functions)
        if around.following:
            run.joints = model.whole.interface.function(around.rates).outputs[0].size
            run.rates_of = self._address(functions, around.rates)
            run.rate_places = self._view("int32_t", np.array(around.following, np.int32))
        if around.damped:
            run.damping = self._address(functions, "damping_matrix")
        if around.prescribed:
            run.drives = self._address(functions, "drive_forces")
        if around.explicit_potential:
            run.potential = self._address(functions, "potential_energy")
        if around.applied:
            run.applied = self._address(functions, "applied_forces")
        laws = self.controls.model
        self._laws = None if laws is None else functions_of(laws, self.controls.given(self.params), self._faults)
        run.tau, run.inputs = self._signal(self.tau, "forces_now"), self._signal(self.inputs, "inputs_now")
        self._controller()
        self._room()
        run.t0, run.dt = self.t0, self.dt
        real, rows = self._real, self.rows
        run.q, run.qd = self._view(real, self.q), self._view(real, self.qd)
        run.mode = self._view("signed char", self.mode)
        run.row_count, run.row_steps = len(rows.steps), self._view("int64_t", rows.steps)
        run.row_q, run.row_qd = self._view(real, rows.q), self._view(real, rows.qd)
        run.row_tau, run.row_inputs = self._view("double", rows.tau), self._view("double", rows.inputs)
        run.row_work, run.row_loss = self._view("double", rows.work), self._view("double", rows.loss)
        self._steps, self._offsets = np.zeros(EVENTS, np.int64), np.zeros(EVENTS)
        self._before, self._after = np.zeros((2, EVENTS, modes), np.int8)
        self._states = np.zeros((EVENTS, 3 * n + len(self.inputs.values)), model.dtype)
        run.event_size, run.event_steps = EVENTS, self._view("int64_t", self._steps)
        run.event_offsets = self._view("double", self._offsets)
        run.event_before, run.event_after = (self._view("signed char", x) for x in (self._before, self._after))
        self._met, self._losses = np.zeros((EVENTS, max(1, len(around.stops))), np.uint8), np.zeros(EVENTS)
        run.event_stops, run.event_losses = self._view("uint8_t", self._met), self._view("double", self._losses)
        run.event_states, run.concern = self._view(real, self._states), -1
        seen = self.departures
        run.lower, run.upper = self._view("double", seen.lower), self._view("double", seen.upper)
        run.left_times, run.left_values = self._view("double", seen.times), self._view("double", seen.values)
        if around.singular:
            run.turn_at, run.turn_margin = self._view("double", seen.turn_at), MARGIN
            run.turn_times = self._view("double", seen.turn_times)
            run.turn_values = self._view("double", seen.turn_values)

    @property
    def t(self) -> float:
        """The time, from the count."""
        return self.t0 + self.count * self.dt

    def signs(self, q: Any, qd: Any) -> npt.NDArray[np.int8]:
        """(..., modes): the signs of rates."""
        return mode_signs(self.model, self.around, q, qd, {} if self.params is None else {"params": self.params})

    def more(self, t: Any, inputs: Any = None) -> dict[str, Any]:
        """Keyword arguments of the model's methods; inputs are those of the step unless others are given."""
        given = {} if self.params is None else {"params": self.params}
        values = self.inputs.values if inputs is None else inputs
        named = {"inputs": values.astype(self.model.dtype)} if len(self.model.input_names) else {}
        return {**given, **named, "t": t}

    def run(self, steps: int) -> int:
        """Take `steps` steps; return 0 when done, HALTED when one was not taken because of its status, `halted`."""
        end = self.count + steps
        while True:
            self._ask()
            self._run.halts = sum(1 << status for status in self.halts)
            code = int(self.lib.symgen_fixed_steps(self._run, end - self.count))
            self._faults.surface()
            self.count, self.status, self.halted = self._run.count, self._run.status, self._run.halted
            self.concern = self._run.concern
            self._collect()
            if code != FULL:
                return HALTED if code == HALTED else 0

    def finish(self) -> None:
        """The signals and the row of the last state."""
        self._ask()
        self._run.last = 1
        self.lib.symgen_row(self._run)
        self._faults.surface()

    def _ask(self) -> None:
        """The answers of callables at the present state."""
        if self.tau.calls or self.inputs.calls:
            q, qd = self.q.astype(np.float64), self.qd.astype(np.float64)
            self.inputs.ask(self.count, self.t, q, qd)
            self.tau.ask(self.count, self.t, q, qd)

    def _collect(self) -> None:
        for k in range(self._run.event):
            before, after, state = self._before[k].copy(), self._after[k].copy(), self._states[k].copy()
            stops = tuple(self._met[k, : len(self.around.stops)].astype(bool).tolist())
            times = int(self._steps[k]), float(self._offsets[k])
            self.changes.append(Change(*times, before, after, state, stops, float(self._losses[k])))
        self._run.event = 0

    def _stops(self, functions: Functions) -> None:
        """Bounds of joints, and what impacts in a step are told by."""
        run, model, stops = self._run, self.model, self.around.stops
        follow = any(stop.coordinate < 0 for stop in stops)
        run.stop_count, run.loaded = len(stops), bool(self.around.loaded)
        joints = [stop.joint if follow else stop.coordinate for stop in stops]
        run.stop_joints = self._view("int32_t", np.array(joints, np.int32))
        run.stop_lower = self._view("double", np.array([stop.lower for stop in stops]))
        run.stop_upper = self._view("double", np.array([stop.upper for stop in stops]))
        run.stored = self._address(functions, "potential_energy")
        if follow:
            run.joints = model.whole.interface.function("coordinates").outputs[0].size
            run.positions = self._address(functions, "coordinates")
            run.rates_of = self._address(functions, "coordinate_rates")

    def _signal(self, parts: Parts, function: str) -> Any:
        signal = self._keep(self.ffi.new("signal *"))
        signal.size, signal.values = len(parts.values), self._view("double", parts.values)
        if parts.tables:
            tables = self._keep(self.ffi.new("table[]", len(parts.tables)))
            for table, (entry, times, values) in zip(tables, parts.tables, strict=True):
                table.entry, table.size = entry, len(times)
                table.times, table.values = self._view("double", times), self._view("double", values)
            signal.tables, signal.table_count = tables, len(parts.tables)
        signal.hold = parts.hold
        if parts.written:
            mask = np.zeros(max(1, len(parts.values)), np.uint8)
            mask[list(parts.written)] = 1
            signal.by_law = self._view("uint8_t", mask)
            signal.law = self._law(function)
        return signal

    def _controller(self) -> None:
        """Expressions and states."""
        run, controls = self._run, self.controls
        run.x = self._view("double", self.x if len(self.x) else np.zeros(1))
        run.continuous, run.sampled = controls.continuous, len(self.x) - controls.continuous
        run.x_begin = self._view("double", np.zeros(3 * len(self.x) + 1))
        run.periods = self._view("int64_t", np.array([*self.periods, 1], np.int64))
        run.due = self._view("int64_t", np.zeros(len(self.periods) + 1, np.int64))
        run.row_x = self._view("double", self.rows.x)
        if self._laws is not None:
            run.law_prepared = self._prepared(self._laws)
        if controls.has("rates_now"):
            run.rates = self._law("rates_now")
        if controls.has("next_now"):
            run.next = self._law("next_now")

    def _room(self) -> None:
        """Arrays for intermediate results."""
        sizes = self.ffi.new("int64_t[4]")
        self.lib.symgen_fixed_workspace(self._run, len(self.model.input_names), len(self.x), sizes)
        kinds = (
            (self._real, self.model.dtype),
            ("double", np.float64),
            ("int32_t", np.int32),
            ("signed char", np.int8),
        )
        arrays = [self._view(name, np.zeros(size, kind)) for (name, kind), size in zip(kinds, sizes, strict=True)]
        self.lib.symgen_fixed_place(self._run, *arrays)

    def _law(self, function: str) -> Any:
        assert self._laws is not None
        return self._address(self._laws, function)

    def _prepared(self, functions: Functions) -> Any:
        return self.ffi.cast("void *", self._keep(functions).prepared)

    def _address(self, functions: Functions, function: str) -> Any:
        return self.ffi.cast("fixed_function", functions.address(function))

    @property
    def _real(self) -> str:
        return "float" if self.model.dtype == np.float32 else "double"

    def _view(self, type_: str, array: Any) -> Any:
        return self._keep(self.ffi.from_buffer(f"{type_}[]", array))

    def _keep(self, thing: Any) -> Any:
        self._kept.append(thing)
        return thing
