"""Derivatives of runs in fixed steps: arrays that `templates/simulator/fixed_steps/slopes.c` works on, and results.

They are carried beside the runs, whose bits are those of runs without derivatives.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np

from symgen.arrays import Array
from symgen.compile.arrays import on_lines
from symgen.compile.callbacks import Faults
from symgen.describe.evaluate import evaluate
from symgen.errors import ArgumentError
from symgen.functions import STEPS
from symgen.simulate.native import functions_of, prepared_for
from symgen.simulate.sensitivities import SEVERAL, TIED, SlopeModels, Start, TableEntry

if TYPE_CHECKING:
    from symgen.model.model import Model
    from symgen.simulate.many.runs import Plan, Rows, Runs
    from symgen.simulate.many.step_records import Changes

__all__ = ["AT_REST", "SlopesFound", "StepSlopes", "just_reached"]


MOST_BYTES = 10**9
"""Bytes of derivatives in rows that are kept at most."""

GROUP = 16
"""Lanes whose stages are computed together, as in `templates/simulator/fixed_steps/stages.c`."""

PACK = 8
"""Columns in a pack; rows of slopes have whole packs there."""

MARGIN = 1e-9
"""Part of the range of static friction within which a margin is zero."""

REACHED = "static friction is just reached at the beginning of a step, and in which step it lets go depends on rounding"

AT_REST = f"the joint is let go at a rate of exactly zero, {TIED}"

TOUCHES = "a rate, a margin or a gap just touches zero in a step"


@dataclass(frozen=True, eq=False)
class SlopesFound:
    """Derivatives of r runs.

    Attributes:
        names: of the columns.
        dq, dqd: (r, n, p) at the ends.
        row_dq, row_dqd: (r, s, n, p).
        message: of each run, why it has no derivatives from some instant on; empty where all is well.
        events: of an only run with a ledger, its instants (e,) and (e, 1 + n, p) derivatives of these and of q there.
    """

    names: tuple[str, ...]
    dq: Array
    dqd: Array
    row_dq: Array
    row_dqd: Array
    message: tuple[str, ...]
    events: tuple[Array, Array]


class StepSlopes:
    """Derivatives of all runs on their way.

    Args:
        plan: of the runs, its model of float64.
        models: what is differentiated, and by what.
        runs: at their start.
        faults: keeps what callbacks raise.
        back: whether there is a column for each row of S behind those of the names, for a pass backwards.

    Attributes:
        rows: of S.
        named, moved, p: columns of the names, of these and rows of S, and with those that fill packs up.
        starts: S of the first run at its start, without those columns.
    """

    def __init__(self, plan: Plan, models: SlopeModels, runs: Runs, faults: Faults, back: bool) -> None:
        if plan.model.dtype != np.float64:
            raise ArgumentError(f"sensitivities: a model of float64 is needed, not {plan.model.dtype}")
        self.plan, self.models = plan, models
        self._kept: list[Any] = []
        self._changes: list[tuple[Changes, Array]] = []
        self._events: list[tuple[Array, Array]] = []
        (count, self.n), self.m, self.states = runs.q.shape, runs.u.shape[1], runs.x.shape[1]
        self.rows = 3 * self.n + self.m + self.states
        self.named = named = models.law_columns + len(models.others)
        self.moved = named + (self.rows if back else 0)
        self.p = -(-self.moved // PACK) * PACK
        self.S = np.zeros((count, self.rows, self.p))
        self.tied = np.zeros((count, self.p), bool)
        for column, start in enumerate(models.others, models.law_columns):
            if isinstance(start, Start):
                self._begin(start, column, runs)
        self.starts = self.S[0, :, :named].copy()
        own = self._params(plan.model, 0)
        self.functions = functions_of(models.motion, own, faults)
        self.prepared = self._own(models.motion, lambda k: self._params(plan.model, k), count)
        self.laws, self.prepared_laws = None, None
        if models.laws is not None:
            given = [plan.controls.given(self._params(plan.model, k)) for k in range(count if plan.own else 1)]
            self.laws = functions_of(models.laws, given[0], faults)
            self.prepared_laws = self._own(models.laws, given.__getitem__, count)
        self.stages = None if models.stages is None else functions_of(models.stages, own, faults)
        tables = [*plan.force.tables, *plan.signal.tables]
        self.times, self.values = (np.zeros((sum(len(t.times) for t in tables) + 1, self.p)) for _ in range(2))
        knots = np.cumsum([0, *(len(table.times) for table in tables)])
        for column, entry in enumerate(models.others, models.law_columns):
            if isinstance(entry, TableEntry):
                for to, parts in ((self.times, entry.times), (self.values, entry.values)):
                    for table, row, part in parts:
                        to[knots[table] + row, column] += part

    def struct(self, ffi: Any, many: Any) -> Any:
        """The struct that a worker's loop reads, with room of its own; `ready` adds the rows."""
        g, n, m, p = ffi.new("step_slopes *"), self.n, self.m, self.p
        self._kept.append(g)

        def view(array: Array) -> Any:
            self._kept.append((array, ffi.from_buffer("double[]", array)))
            return self._kept[-1][1]

        g.columns, g.named, g.moved = p, self.named, self.moved
        g.chain_columns, g.law_columns = self.models.chain_columns, self.models.law_columns
        g.step = ffi.cast("fixed_function", self.functions.address(f"{STEPS[self.plan.method]}_along"))
        g.prepared, g.prepared_size = self._sets(ffi, view, self.prepared, self.functions)
        if self.laws is not None:
            g.prepared_laws, g.prepared_laws_size = self._sets(ffi, view, self.prepared_laws, self.laws)
            for member in ("inputs", "forces", "rates", "next"):
                if self.plan.controls.has(f"{member}_now"):
                    setattr(g, member, ffi.cast("fixed_function", self.laws.address(f"{member}_slopes")))
        g.table_times, g.table_values, g.S = view(self.times), view(self.values), view(self.S)
        states, most = max(1, self.states), max(n, m, self.states, 1)
        width = 2 * n + states + max(1, m) + 1 + self.models.law_columns
        g.last = view(np.full((len(self.S), 3 * n + m), np.nan))
        g.room = view(np.zeros(2 * n + states + max(1, m)))
        g.direction = view(np.zeros(3 * n + m + 2 + self.models.chain_columns))
        g.jacobian = view(np.zeros(max(most * width, 2 * n + states + 1)))
        g.values, g.rates_begin = (view(np.zeros(most * p)) for _ in range(2))
        if self.stages is not None:
            self._stages(ffi, view, g, many)
        if many.lanes > 1:
            self._across(ffi, view, g, many)
        g.end, g.between = view(np.zeros((2 * n + states) * p)), view(np.zeros(states * p))
        many.slopes = g
        return g

    def room(self, rows: Rows) -> Array:
        """(r, s, 2 n, p): derivatives at the rows, NaN until they are known."""
        shape = len(self.S), len(rows.times), 2 * self.n, self.named
        size = 8 * int(np.prod(shape))
        if size > MOST_BYTES:
            words = f"derivatives of {shape[0]} runs in {shape[1]} rows by {self.named} names take {size / 1e9:.3g} GB"
            raise ArgumentError(f"sample: {words}; at most {MOST_BYTES / 1e9:g} GB are kept, so sample less often")
        return np.full(shape, np.nan)

    def changed(self, changes: Changes, last: Array) -> None:
        """Takes the steps in which modes changed, and (c, 3 n + m) numbers that the steps before them began with."""
        self._changes.append((changes, last))

    def happened(self, times: Array, slopes: Array) -> None:
        """Takes events of an only run: their instants, and their derivatives (e, 1 + n, p)."""
        self._events.append((times, slopes))

    def events_room(self, ffi: Any, g: Any, size: int) -> Array:
        """(size, 1 + n, p): room for derivatives of events of an only run, with what else they need."""
        found = np.empty((size, 1 + self.n, self.p))
        around, own = self.plan.around, self.plan.model
        bounds = np.zeros((2, len(around.stops), self.p))
        values = dict(zip(own.parameters, own.prepared(self._params(own, 0)).values.tolist(), strict=True))
        for which, place, column, value in self.models.stops:
            stops = [k for k, stop in enumerate(around.stops) if stop.coordinate == place]
            if which < 2 and stops:
                bounds[which, stops[0], column] = evaluate(value, values)
        arrays = {
            "before": np.zeros((self.rows, self.p)), "event_slopes": found, "bounds": bounds.ravel(),
            "along_length": np.zeros(2 * self.n),
        }  # fmt: skip
        for name, array in arrays.items():
            self._kept.append((array, view := ffi.from_buffer("double[]", array)))
            setattr(g, name, view)
        return found

    def found(self, runs: Runs, times: Array, rows: Array) -> SlopesFound:
        """The derivatives, in the order of the names.

        Args:
            runs: at their ends.
            times: (s,), s, of the rows.
            rows: (r, s, 2 n, p).
        """
        n, columns, names = self.n, list(self.models.columns), self.models.names
        ends, rows = self.S[:, : 2 * n][:, :, columns], rows[:, :, :, columns]
        messages, lost = [], self._lost(runs)
        for k in range(len(ends)):
            told = []
            if k in lost:
                told.append(f"no derivatives from t = {lost[k][0]:.9g} s on: {lost[k][1]}")
                ends[k], rows[k, times >= lost[k][0]] = np.nan, np.nan
            elif not np.all(np.isfinite(ends[k])):
                bad = np.flatnonzero(~np.all(np.isfinite(rows[k]), axis=(1, 2)))
                when = f" from t = {times[bad[0]]:.9g} s on" if len(bad) else ""
                told.append(f"no derivatives{when}: {TOUCHES}")
            for name in self.names_tied(k):
                place = names.index(name)
                ends[k, :, place], rows[k, :, :, place] = np.nan, np.nan
                told.append(f"{name}: {AT_REST}")
            messages.append("\n".join(told))
        instants, events = np.zeros(0), np.zeros((0, 1 + n, len(columns)))
        if self._events:
            instants, events = (np.concatenate(parts) for parts in zip(*self._events, strict=True))
            events = events[:, :, columns]
            events[instants >= lost.get(0, (np.inf, ""))[0]] = np.nan
            events[:, :, [names.index(name) for name in self.names_tied(0)]] = np.nan
        of_rows = rows[:, :, :n], rows[:, :, n:]
        return SlopesFound(names, ends[:, :n], ends[:, n:], *of_rows, tuple(messages), (instants, events))

    def names_tied(self, run: int) -> list[str]:
        """The rates at the start by which a run has no derivatives."""
        return [self.models.names[place] for place in np.flatnonzero(self.tied[run, list(self.models.columns)])]

    # the parts

    def _lost(self, runs: Runs) -> dict[int, tuple[float, str]]:
        """Run -> the instant from which on it has no derivatives, and why."""
        if not self._changes:
            found: dict[int, tuple[float, str]] = {}
        else:
            parts = zip(*(changes for changes, _ in self._changes), strict=True)
            changes = tuple(np.concatenate(part) for part in parts)
            found = just_reached(self.plan, changes, np.concatenate([last for _, last in self._changes]))
        for k, several in enumerate(runs.several_at.tolist()):
            if several <= found.get(k, (np.inf, ""))[0]:
                found[k] = several, SEVERAL
        return found

    def _begin(self, start: Start, column: int, runs: Runs) -> None:
        """The derivative of the starts by one of them."""
        n, around, place = self.n, self.plan.around, start.place
        if start.kind == "x":
            self.S[:, 3 * n + self.m + place, column] = 1.0
            if place < self.plan.controls.own:  # states of the chain are inputs, too
                self.S[:, 3 * n + self.m - self.plan.controls.own + place, column] = 1.0
        elif place not in around.prescribed:
            self.S[:, place + (n if start.kind == "qd" else 0), column] = 1.0
            if start.kind == "qd" and place in around.rubbing:
                rests = runs.qd[:, place] == 0.0
                self.S[rests & (runs.mode[:, place] == 0), n + place, column] = 0.0  # static friction stops it at once
                self.tied[:, column] = rests & (runs.mode[:, place] != 0) & (self.plan.method != "karnopp")

    def _across(self, ffi: Any, view: Any, g: Any, many: Any) -> None:
        """Room for all columns of a step at once, which are the lanes of its derivative."""
        n, m, p, chain = self.n, self.m, self.p, self.models.chain_columns
        address = self.functions.batch_address(f"{STEPS[self.plan.method]}_along", False)
        g.step_across = ffi.cast("fixed_function", address)
        given = 3 * n + max(1, m) + 2
        rows, behind = given + 3 * n + 1 + m + bool(many.takes_time) + chain, 2 * n + self.states + 1
        across, ends = (on_lines((size * p,), np.dtype(np.float64)) for size in (rows, behind))
        across.fill(0.0)
        directions = across.reshape(rows, p)[rows - chain :]
        directions[:, :chain] = np.eye(chain)
        g.across, g.ends_across = view(across), view(ends)
        self._kept.append(modes := ffi.new("signed char[]", p * many.modes + 1))
        g.modes_across = modes

    def _stages(self, ffi: Any, view: Any, g: Any, many: Any) -> None:
        """Functions, sets and room of the stages of a group of lanes."""
        model, functions, n, p = self.models.stages, self.stages, self.n, self.p
        assert model is not None
        assert functions is not None
        lanes, own = min(int(many.lanes), GROUP), self.plan.own
        known = {face.name for face in model.whole.interface.functions}
        for member, name in (("stage", "stage_slopes"), ("given", "given_slopes")):
            if name in known:
                address = functions.address(name) if lanes == 1 else functions.batch_address(name, own)
                setattr(g, member, ffi.cast("fixed_function", address))
        g.prepared_stage, g.prepared_stage_size = ffi.cast("double *", functions.prepared), functions.prepared_size
        if own and self.plan.values is not None:
            rows = np.minimum(np.arange(-(-len(self.S) // many.lanes) * many.lanes), len(self.S) - 1)
            values = np.tile(np.array(list(model.parameters.values()), np.float64), (len(rows), 1))
            places = [list(model.parameters).index(name) for name in self.plan.model.parameters]
            values[:, places] = self.plan.values[rows]
            g.prepared_stage = ffi.cast("double *", view(functions.prepared_lanes(values, int(many.lanes))))
        given = sorted(self.plan.around.prescribed) if "given_slopes" in known else []
        self._kept.append(joints := ffi.new("int32_t[]", [*given, 0]))
        g.given_joints, g.given_count = joints, len(given)
        width = self.m + self.models.chain_columns
        size = 8 * n + max(1, self.m) + 3 + n * (3 * n + width) + 2 * len(given) * (1 + width)
        for member, count in (("stage_room", size), ("stage_slopes", 5 * n * p)):
            room = on_lines((lanes * count,), np.dtype(np.float64))
            room.fill(0.0)
            setattr(g, member, view(room))
        self._kept.append(modes := ffi.new("signed char[]", lanes * many.modes + 1))
        g.stage_modes = modes

    def _params(self, model: Model, k: int) -> dict[str, Any] | None:
        """Parameters of a run by name."""
        values = self.plan.params(k)
        return None if values is None else dict(zip(model.parameters, values.tolist(), strict=True))

    def _own(self, model: Model, params: Any, count: int) -> Array | None:
        """(r, size): prepared sets of all runs, where each has its own."""
        if not self.plan.own:
            return None
        backend: Any = model.whole.backend
        rows = [np.frombuffer(backend.ffi.buffer(prepared_for(model, params(k))), np.float64) for k in range(count)]
        return np.stack(rows)

    def _sets(self, ffi: Any, view: Any, own: Array | None, functions: Any) -> tuple[Any, int]:
        address = functions.prepared if own is None else view(own)
        return ffi.cast("double *", address), functions.prepared_size


def just_reached(plan: Plan, changes: Sequence[Array], last: Array) -> dict[int, tuple[float, str]]:
    """Run -> the first instant at which a joint is let go by held forces whose margin is zero, and the event's name.

    A force that jumps over the margin between two steps lets the joint go at the second one, whatever the parameters
    are, unless the margin is zero at either of them.

    Args:
        plan: of the runs.
        changes: see `Changes`: the steps in which modes changed.
        last: (c, 3 n + m), what the steps before them began with; NaN where there was none.
    """
    (runs, times, now, modes), n = changes, len(plan.model.q_names)
    slips, found = (modes[:, 0] == 0) & (modes[:, 1] != 0), dict[int, tuple[float, str]]()
    which = np.flatnonzero(np.any(slips, axis=1) & np.all(np.isfinite(last), axis=1))
    if not len(which) or "friction_limits" not in plan.model.functions:
        return found

    def zero(states: Array, since: float) -> Any:
        """(c, modes): whether the margin of a joint at rest is zero; joints that cannot stick have none."""
        q, qd, tau, u = np.split(states[which], [n, 2 * n, 3 * n], axis=1)
        more: dict[str, Any] = {"t": times[which] + since} if plan.model.timed else {}
        if plan.values is not None:
            more["params"] = plan.values[runs[which]] if plan.own else plan.values
        if u.shape[1]:
            more["inputs"] = u
        f, _, low, high, *_ = plan.model.friction_limits(q, qd, tau, modes[which, 0], **more)
        return (high > low) & (np.minimum(np.abs(f - low), np.abs(high - f)) <= MARGIN * (high - low))

    held = np.concatenate([now[:, : 2 * n], last[:, 2 * n :]], axis=1)
    jumps = ~zero(held, 0.0) if plan.method == "interpolated" else True
    tied = slips[which] & (zero(last, -plan.dt) | (zero(now, 0.0) & jumps))
    for row, place in zip(*np.nonzero(tied), strict=True):
        run, t = int(runs[which[row]]), float(times[which[row]])
        if t < found.get(run, (np.inf, ""))[0]:
            found[run] = t, f"slip of {plan.model.mode_names[place]}: {REACHED}"
    return found
