"""Sensitivities of a run: its derivatives by parameters, starts, and times and values of tables.

    run, its pieces, what ended them --one pass in C (`templates/simulator/slopes/`)--> dq, dqd, events' dtime, dq

The pass follows the run and does not touch it: a run with sensitivities has the bits of one without.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from symgen.arrays import Reals
from symgen.compile.event_table import KINDS
from symgen.describe.evaluate import evaluate
from symgen.describe.expression import Expression
from symgen.errors import ArgumentError, SimulationError
from symgen.simulate.controls import LAWS
from symgen.simulate.native import functions_of

if TYPE_CHECKING:
    from symgen.model.model import Model
    from symgen.simulate.compiled_events import CompiledEvents
    from symgen.simulate.trajectory import Event, Trajectory

__all__ = [
    "Adjoint",
    "Sensitivities",
    "SlopeModels",
    "Start",
    "TableEntry",
    "refuse_undifferentiated",
    "row_weights",
    "sensitivities",
    "with_slopes",
]


WHY = {
    1: "it grazes: its instant has no derivative",
    2: "another event or a knot falls on the same instant, and which comes first depends on the parameters",
    3: "this kind of event has no derivative",
}
"""Status of the pass -> why there are no derivatives from that event on."""


TOUCHED = "just does not happen, and parameters decide whether it does"

SEVERAL = "several patterns of sticking and sliding are possible there"

NOWHERE = "the motion has none in the modes there"

TIED = "and rates of the two senses lead to different motions"


@dataclass(frozen=True, slots=True)
class Start:
    """A start that the run is differentiated by: `kind` is q, qd or x, of a joint or of a state of the controller."""

    kind: str
    place: int


@dataclass(frozen=True, slots=True)
class TableEntry:
    """A number in tables: its part in each time or value, (table, row, part), tables of tau before those of inputs."""

    times: tuple[tuple[int, int, float], ...] = ()
    values: tuple[tuple[int, int, float], ...] = ()


@dataclass(frozen=True)
class SlopeModels:
    """Models of the derivatives that sensitivities of runs of one chain are computed with; `pipeline` makes them.

    Attributes:
        names: as asked for.
        columns: for each name, its column: parameters of the chain, then constants, then starts and tables.
        chain_columns: number of the columns that are parameters of the chain.
        law_columns: of those, and of constants.
        motion: with the functions `motion_slopes` and, where anything switches, `switching_along`.
        laws: with the derivatives of the controller's expressions; None without any.
        others: the columns behind, in order.
        stops: derivatives of lower bound (0), upper bound (1) and restitution (2): which, stop, column, value. Stops
            are those of the coordinates, then of joints that follow others.
        knots: whether the chain has splines, the curves of friction among them.
        stages: of fixed steps, with the functions `stage_slopes` and `given_slopes`; None where no step is only Runge
            and Kutta's.
    """

    names: tuple[str, ...]
    columns: tuple[int, ...]
    chain_columns: int
    law_columns: int
    motion: Model
    laws: Model | None
    others: tuple[Start | TableEntry, ...]
    stops: tuple[tuple[int, int, int, Expression], ...] = ()
    knots: bool = False
    stages: Model | None = None


@dataclass(frozen=True, slots=True, eq=False)
class Sensitivities:
    """Derivatives of a run with s rows and n joints by p names.

    Attributes:
        names: of the columns.
        dq: (s, n, p), of the coordinates at the rows' instants, which are fixed; where `until` ended the run, the last
            row's instant is the event's and moves with it.
        dqd: (s, n, p), of the rates.
        dtau: (s, n, p), of the joint forces, those of the drives of prescribed joints among them; None in fixed steps.
            Where `until` ended the run, the last row has none of drives: NaN.
        status: 0, or 1 where something has no derivative: from an event on, or of one name; these numbers are NaN.
        message: which event or name, and why.
    """

    names: tuple[str, ...]
    dq: Reals
    dqd: Reals
    status: int = 0
    message: str = ""
    events: tuple[tuple[Reals, Reals], ...] = field(default=(), repr=False)
    dtau: Reals | None = None


def refuse_undifferentiated(force: Any, signal: Any) -> None:
    """Raises ArgumentError for runs that have no derivatives: tau and inputs that are callables have none."""
    for what, parts in (("tau", force), ("inputs", signal)):
        if parts.calls:
            words = "a callable has no derivative; give an expression, a table or numbers"
            raise ArgumentError(f"sensitivities: {what}: {words}")


def sensitivities(models: SlopeModels, run: CompiledEvents, shadow: CompiledEvents, params: Any) -> Sensitivities:
    """The derivatives of a run that is over.

    Args:
        models: of its chain.
        run: whose pieces are kept.
        shadow: a run made of the same arguments, which the pass writes over.
        params: run-time parameters of the run, as the model's methods take them.

    Raises:
        SimulationError: the run is too long for its pieces to be kept.
    """
    if run.pieces is None:
        raise SimulationError("sensitivities: the run has too many steps to be kept; shorten it, or loosen rtol")
    work = _Pass(models, shadow, params)
    return work.result(run)


@dataclass(frozen=True)
class Adjoint:
    """The gradient of scalars of one run, each by one pass backwards over its pieces.

    Attributes:
        names: by which it is differentiated.
    """

    names: tuple[str, ...]
    _models: SlopeModels
    _run: CompiledEvents
    _shadow: Callable[[], CompiledEvents]
    _params: Any

    def gradient(self, by_q: Any, by_qd: Any = None) -> Reals:
        """(p,): the derivatives of a scalar J of the rows.

        Args:
            by_q: (s, n), dJ/dq of the rows.
            by_qd: (s, n), dJ/dqd; None: zero.

        Raises:
            ArgumentError: wrong shapes.
            SimulationError: something on the way has no derivative, or `until` ended the run.
        """
        run = self._run
        weights = row_weights(by_q, by_qd, sum(map(len, run.rows)), run.n)
        if run.pieces is None:
            raise SimulationError("gradient: the run has too many steps to be kept; shorten it, or loosen rtol")
        instants = np.concatenate(run.rows)[:, 0][weights.any(axis=1)]
        last = instants[-1] if len(instants) else run.t0  # nothing later matters
        for instant, why in ((run.struct.grazes_at, f"an event {TOUCHED}"), (run.several_at, SEVERAL)):
            if instant <= last:
                raise SimulationError(f"gradient: no derivatives from t = {instant:.9g} s on: {why}")
        if run.failed or run.t < run.end:
            raise SimulationError("gradient: the run ended early; an adjoint needs one of a given length")
        backwards = _Pass(self._models, self._shadow(), self._params, backwards=True)
        found = backwards.gradient(run, weights)
        if found is None:  # of several events without derivatives, the pass forwards meets the first
            forwards = _Pass(self._models, self._shadow(), self._params)
            raise SimulationError(f"gradient: {forwards.result(run).message}")
        if self._models.knots:  # a knot of a spline between the last stage and a step's end is not seen backwards
            columns, rows = _Pass(self._models, self._shadow(), self._params).result(run), weights.any(axis=1)
            moved = np.concatenate([columns.dq, columns.dqd], axis=1)[rows]
            if np.isfinite(moved).all():
                return np.asarray(np.einsum("sk,skp->p", weights[rows], moved))
        return found


def row_weights(by_q: Any, by_qd: Any, rows: int, n: int) -> Reals:
    """(rows, 2 n): the derivatives of a scalar by q and qd of the rows of a run; arguments of `Adjoint.gradient`.

    Raises:
        ArgumentError: wrong shapes.
    """
    weights = np.zeros((rows, 2 * n))
    for place, (what, given) in enumerate((("by_q", by_q), ("by_qd", by_qd))):
        if given is not None:
            array = np.asarray(given, np.float64)
            if array.shape != (rows, n):
                raise ArgumentError(f"{what}: ({rows}, {n}) numbers are wanted, not shape {array.shape}")
            weights[:, place * n : (place + 1) * n] = array
    return weights


class _Pass:
    """One pass in C: arrays that it writes, and what it finds."""

    def __init__(self, models: SlopeModels, shadow: CompiledEvents, params: Any, backwards: bool = False) -> None:
        self.models, self.shadow = models, shadow
        self.ffi, self.lib = shadow.ffi, shadow.lib
        self._kept: list[Any] = []
        n, m, states, f = shadow.n, shadow.m, len(shadow.controls.states), len(shadow.free)
        continuous = shadow.controls.continuous
        self.total = 2 * f + states + m + n
        self.parameters = models.law_columns + len(models.others)
        self.p = self.parameters + (self.total if backwards else 0)
        g = self.g = self._keep(self.ffi.new("sim_slopes *"))
        g.run, g.columns = shadow.struct, self.p
        g.chain_columns, g.law_columns, g.knots = models.chain_columns, models.law_columns, models.knots
        functions = self._keep(functions_of(models.motion, params, shadow.faults))
        faces = {face.name: face for face in models.motion.whole.interface.functions}
        g.takes_modes = any(argument.name == "mode" for argument in faces["motion_slopes"].inputs)
        g.motion = self.ffi.cast("sim_function", functions.address("motion_slopes"))
        g.prepared = self.ffi.cast("void *", functions.prepared)
        places = np.full(len(KINDS) + 1, -1, np.int32)
        places[-1] = 1
        known = {face.name for face in shadow.model.whole.interface.functions}
        if "switching_along" in faces and "switching_functions" in known:
            g.along = self.ffi.cast("sim_function", functions.address("switching_along"))
            face, at = shadow.model.whole.interface.function("switching_functions"), 0
            for output in face.outputs:
                for k, kind in enumerate(KINDS):
                    if kind.result == output.name:
                        places[k] = at
                at += output.size if output.name != "status" else 0
            places[-1] = at
        g.along_first = self._view("int32_t", places)
        if "follower_slopes" in faces:
            g.followers = self.ffi.cast("sim_function", functions.address("follower_slopes"))
        if "drive_slopes" in faces:
            g.drives = self.ffi.cast("sim_function", functions.address("drive_slopes"))
        if "impact_slopes" in faces:
            g.impact = self.ffi.cast("sim_function", functions.address("impact_slopes"))
            g.stop_slopes = self._view("double", self._stops(params))
        if models.laws is not None:
            laws = self._keep(functions_of(models.laws, shadow.controls.given(params), shadow.faults))
            g.laws_prepared = self.ffi.cast("void *", laws.prepared)
            for member, function in LAWS:
                if shadow.controls.has(function):
                    name = f"{function.removesuffix('_now')}_slopes"
                    to = "motion_law" if member == "motion" else member
                    setattr(g, to, self.ffi.cast("sim_law", laws.address(name)))
        self._tables()
        self.starts = np.zeros((self.total, self.parameters))
        for column, start in enumerate(models.others, models.law_columns):
            if isinstance(start, Start):
                self.starts[self._row(start, f), column] = 1.0
        g.S = self._view("double", np.zeros((self.total, self.p)) if backwards else self.starts.copy())
        g.start = self._view("double", np.array(shadow.controls.start or (0.0,), np.float64))
        g.pivots = self._view("int32_t", np.zeros(6 * (f + continuous) + 1, np.int32))
        g.room = self._view("double", np.zeros(int(self.lib.symgen_slope_room(g))))
        self.n, self.size = n, shadow.size

    def gradient(self, run: CompiledEvents, weights: Reals) -> Reals | None:
        """(p,), in the order of the names: the derivatives of a scalar with these derivatives by the rows.

        None where an event on the way has no derivative.
        """
        assert run.pieces is not None
        assert run.log is not None
        g, found = self.g, np.zeros(self.p)
        t = np.ascontiguousarray(np.concatenate(run.rows)[:, 0])
        pieces = np.concatenate(run.pieces) if run.pieces else np.zeros((0, 3 + 8 * self.size))
        jumps, states, modes, hits, piece_counts = run.log.arrays
        room = np.zeros(2 * self.total + 5 * self.size + 2 * (1 + self.n) * self.p)
        self.lib.symgen_slopes_back(
            g, self.parameters, len(pieces), self._view("double", pieces), self._view("int64_t", piece_counts),
            len(jumps), self._view("sim_jump", jumps), self._view("double", states), self._view("signed char", modes),
            self._view("unsigned char", hits), len(t), self._view("double", t), self._view("double", weights),
            self._view("double", room), self._view("double", found),
        )  # fmt: skip
        self.shadow.faults.surface()
        if g.status:
            return None
        tied = [self.models.names[self.models.columns.index(k)] for k in self._tied(modes[0], states[0])]
        if tied:
            raise SimulationError(f"gradient: {', '.join(tied)}: the joint is let go at a rate of exactly zero, {TIED}")
        by_name: Reals = found[: self.parameters] + self.starts.T @ found[self.parameters :]
        return by_name[list(self.models.columns)]

    def _row(self, start: Start, f: int) -> Any:
        """Rows of S at the start; none for joints whose motion is given."""
        if start.kind == "x":
            at = 2 * f + start.place
            return [at]
        places = np.flatnonzero(self.shadow.free == start.place)
        return places + (f if start.kind == "qd" else 0)

    def _stops(self, params: Any) -> Reals:
        """(3, s, p): derivatives of lower and upper bounds and of restitutions, of coordinates, then of followers."""
        found = np.zeros((3, self.shadow.n + self.shadow.around.following_stops, self.p))
        model = self.shadow.model
        names = dict(zip(model.parameters, model.prepared(params).values.tolist(), strict=True))
        for which, place, column, value in self.models.stops:
            found[which, place, column] = evaluate(value, names)
        return found

    def _tables(self) -> None:
        shadow, g = self.shadow, self.g
        tables = [*shadow.force.tables, *shadow.signal.tables]
        if not tables:
            return
        times, values = ([np.zeros((len(table[1]), self.p)) for table in tables] for _ in range(2))
        for column, entry in enumerate(self.models.others, self.models.law_columns):
            if isinstance(entry, TableEntry):
                for found, to in ((entry.times, times), (entry.values, values)):
                    for table, row, part in found:
                        to[table][row, column] += part
        g.table_times = self._view("double", np.concatenate(times))
        g.table_values = self._view("double", np.concatenate(values))

    def result(self, run: CompiledEvents) -> Sensitivities:
        """The derivatives of the run, in the order of the names."""
        assert run.pieces is not None
        g, n, p = self.g, self.n, self.p
        t = np.ascontiguousarray(np.concatenate(run.rows)[:, 0])
        rows = np.full((len(t), 3 * n, p), np.nan)
        pieces = np.concatenate(run.pieces) if run.pieces else np.zeros((0, 3 + 8 * self.size))
        assert run.log is not None
        jumps, states, modes, hits, piece_counts = run.log.arrays
        times, slopes = np.full((len(jumps), p), np.nan), np.full((len(jumps), 2 * n, p), np.nan)
        g.ends = not run.failed and run.t < run.end
        g.row_slopes, g.jump_times = self._view("double", rows), self._view("double", times)
        g.jump_slopes = self._view("double", slopes)
        arrays = ("sim_jump", jumps), ("double", states), ("signed char", modes), ("unsigned char", hits)
        views = [self._view(name, array) for name, array in arrays]
        self.lib.symgen_slopes(
            g, len(pieces), self._view("double", pieces), self._view("int64_t", piece_counts), len(jumps), *views,
            len(t), self._view("double", t),
        )  # fmt: skip
        self.shadow.faults.surface()
        columns = list(self.models.columns)
        failed = int(g.failed) if g.status else len(jumps)
        times[failed:], slopes[failed:] = np.nan, np.nan
        of_events = []
        for k, event in enumerate(run.log.instants):
            jump = int(np.searchsorted(jumps["event"], k, side="right"))
            here = jump < len(jumps)
            dt = times[jump] if here else np.full(p, np.nan)
            dq = slopes[jump, :n] if here else np.full((n, p), np.nan)
            of_events += [(dt[columns], dq[:, columns]) for _ in range(event)]
        messages = [self._message(run, jumps, failed, int(g.status))] if g.status else []
        last = float(jumps[failed]["t"]) if g.status else np.inf
        grazed = np.isfinite(run.struct.grazes_at)
        touches = f"{self._meaning(int(run.struct.grazes))}: it {TOUCHED}" if grazed else ""
        for instant, why in ((float(run.struct.grazes_at), touches), (run.several_at, SEVERAL)):
            if not instant < last:
                continue
            last, messages = instant, [f"no derivatives from t = {instant:.9g} s on: {why}"]
            rows[t >= instant] = np.nan
            for happening, (dt, dq_of) in zip(run.events, of_events, strict=True):
                if happening.time >= instant:
                    dt[:], dq_of[:] = np.nan, np.nan
        dq, dqd, dtau = (rows[:, k * n : (k + 1) * n][:, :, columns] for k in range(3))
        lost = ~np.isfinite(dq + dqd).all(axis=(1, 2))
        if lost.any() and not messages:
            messages = [f"no derivatives from t = {t[lost.argmax()]:.9g} s on: {NOWHERE}"]
        for k in self._tied(modes[0], states[0]):
            place = columns.index(k)
            dq[..., place] = dqd[..., place] = dtau[..., place] = np.nan
            for dt, of_q in of_events:
                dt[place], of_q[:, place] = np.nan, np.nan
            messages.append(f"{self.models.names[place]}: the joint is let go at a rate of exactly zero, {TIED}")
        found = "\n".join(messages)
        return Sensitivities(self.models.names, dq, dqd, int(bool(found)), found, tuple(of_events), dtau)

    def _tied(self, modes: npt.NDArray[np.int8], state: Reals) -> list[int]:
        """Columns of rates at the start that are zero while their joints are let go."""
        found, f = [], len(self.shadow.free)
        for column, start in enumerate(self.models.others, self.models.law_columns):
            if isinstance(start, Start) and start.kind == "qd" and self.shadow.mask[start.place]:
                rates = state[f : 2 * f][self.shadow.free == start.place]
                if np.any(rates == 0.0) and modes[start.place] != 0:
                    found.append(column)
        return found

    def _message(self, run: CompiledEvents, jumps: Any, failed: int, status: int) -> str:
        """The event that has no derivative, and why."""
        assert run.log is not None
        jump, which = jumps[failed], int(jumps[failed]["which"])
        ends = np.cumsum([0, *run.log.instants])
        before = int(jumps[failed - 1]["event"]) if failed else 0
        events: Sequence[Event] = run.events[ends[before] : ends[int(jump["event"])]]
        said = " and ".join(
            f"{e.kind} of {', '.join(e.joints)}" if e.joints else f"{e.kind} {e.condition}" for e in events
        )
        if not said:
            said = self._meaning(which)
        return f"no derivatives from t = {float(jump['t']):.9g} s on: {said}: {WHY[status]}"

    def _meaning(self, which: int) -> str:
        """The event of a switching function, in words."""
        first = np.frombuffer(self.ffi.buffer(self.shadow.struct.plant.first, 4 * (len(KINDS) + 1)), np.int32)
        if which < 0:
            return "a knot or a renewal"
        kind = KINDS[int(np.searchsorted(first, which, side="right")) - 1]
        width = (int(first[KINDS.index(kind) + 1]) - int(first[KINDS.index(kind)])) // max(1, self.shadow.modes)
        names = self.shadow.model.mode_names
        place = (which - int(first[KINDS.index(kind)])) // max(1, width)
        return f"{kind.meaning} ({names[place]})" if kind.of == "joints" and place < len(names) else kind.meaning

    def _view(self, type_: str, array: npt.NDArray[Any]) -> Any:
        self._kept.append(array)
        return self._keep(self.ffi.from_buffer(f"{type_}[]", array))

    def _keep(self, thing: Any) -> Any:
        self._kept.append(thing)
        return thing


def with_slopes(trajectory: Trajectory, found: Sensitivities) -> Trajectory:
    """The trajectory with its derivatives, its events with theirs."""
    events = tuple(
        event._replace(dtime=dt, dq=dq) for event, (dt, dq) in zip(trajectory.events, found.events, strict=True)
    )
    return replace(trajectory, events=events, sensitivities=found)
