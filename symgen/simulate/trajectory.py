"""Result of a simulation: a frozen record of arrays over time, the events on the way, and the energy ledger."""

from __future__ import annotations

import csv
import importlib
import io
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

import numpy as np
import numpy.typing as npt

from symgen.arrays import Reals
from symgen.errors import SimulationError
from symgen.output import write_files

if TYPE_CHECKING:
    from matplotlib.figure import Figure

    from symgen.simulate.interpolant import Interpolant, Moment
    from symgen.simulate.run_facts import RunFacts
    from symgen.simulate.section import Section
    from symgen.simulate.sensitivities import Adjoint, Sensitivities
    from symgen.simulate.step_adjoint import StepAdjoint

__all__ = ["OK", "Event", "Trajectory"]


OK = 0
"""Status of a run in which every instant had one consistent answer."""


class Event(NamedTuple):
    """Something that happened between two steps.

    Attributes:
        time: when, in seconds.
        kind: `slip | stick | reversal | normal_sign | dead_centre | switch | impact | release | singular`. At a
            normal_sign the load of a bearing, a slide or a drive changes its sign, at a dead_centre a joint turns round
            while its coordinate goes on; at a switch a condition changes. A joint meets its stop with an impact, and
            leaves a stop that was closed with a release. Where a loop comes to a singular pose the run ends. Of fixed
            steps Karnopp's are at the start of a step, interpolated ones where they are within it; neither has more
            than the first three kinds.
        joints: names of the joints concerned; empty for a switch.
        mode: the joints' modes after it.
        before: their modes before it.
        q: (n,) coordinates then.
        qd: (n,) rates; of a joint that sticks from then on exactly 0.
        friction: (n,) friction in the modes after it.
        condition: of a switch, the text of the condition that changed; of a singular pose, the loop; else empty.
        lost: J, kinetic energy that an impact takes.
        dtime: (p,), of a run with sensitivities: derivatives of `time`; NaN where there are none. In fixed steps zero
            where `time` is the beginning or the end of a step.
        dq: (n, p), derivatives of `q`, at the event's own instant.
    """

    time: float
    kind: str
    joints: tuple[str, ...]
    mode: tuple[int, ...]
    before: tuple[int, ...] = ()
    q: tuple[float, ...] = ()
    qd: tuple[float, ...] = ()
    friction: tuple[float, ...] = ()
    condition: str = ""
    lost: float = 0.0
    dtime: Any = ()
    dq: Any = ()


@dataclass(frozen=True, slots=True, eq=False)
class Trajectory:
    """A motion: s instants of n joints.

    Attributes:
        q_names: names of the coordinates, in the order of the columns.
        t: (s,), s.
        q: (s, n), rad or m.
        qd: (s, n), rates.
        qdd: (s, n), accelerations.
        tau: (s, n), N m or N; of a prescribed joint, the force that its drive supplies.
        friction: (s, n), opposes the rate; zero in a smooth run.
        mode: (s, n), +1, 0 or -1: the sense of the rate, 0 for a stuck joint, whose rate is exactly zero.
        events: in order of time.
        energy: (s,), J, kinetic and potential.
        work_in: (s,), J, since the start: of tau, loads, forces, prescribed drives and time-dependent potentials.
        dissipated: (s,), J, since the start: in dampers and friction.
        status: the gravest of all instants, in the order of `symgen.functions.GRAVITY`; 0 when all were ok. With 2, 5,
            6 and 7 the run ended early, at the last sound state.
        message: what happened, when, and at which joints, where the status is 2 or 4 to 7; empty when all is well. A
            run with status 4 that then ended early has a line for each.
        slides: (n,), true for prismatic joints, whose columns are in m and N.
        states: (s,) of each state of the controller, by name.
        renewals: (k,), s, instants within a run with events at which a table of `tau` or `inputs` has a knot, a held
            value is renewed, or a sampled state is replaced; they are no events. Empty in fixed steps.
        between: the motion between the rows, for `at`.
        facts: the model and the chain behind the run, for pictures.
        sensitivities: derivatives of the run, where they were asked for.
        adjoint: gradients of scalars of the run, for `gradient`.
    """

    q_names: tuple[str, ...]
    t: Reals
    q: Reals
    qd: Reals
    qdd: Reals
    tau: Reals
    friction: Reals
    mode: npt.NDArray[np.int8]
    energy: Reals
    work_in: Reals
    dissipated: Reals
    events: tuple[Event, ...] = field(default=())
    status: int = OK
    message: str = ""
    slides: tuple[bool, ...] = ()
    states: Mapping[str, Reals] = field(default_factory=dict)
    renewals: Reals = field(default_factory=lambda: np.empty(0), repr=False)
    between: Interpolant | None = field(default=None, repr=False)
    facts: RunFacts | None = field(default=None, repr=False)
    sensitivities: Sensitivities | None = field(default=None, repr=False)
    adjoint: Adjoint | StepAdjoint | None = field(default=None, repr=False)

    def gradient(self, by_q: npt.ArrayLike, by_qd: npt.ArrayLike | None = None) -> Reals:
        """(p,): derivatives of a scalar J of the rows, by one pass backwards, whatever the number of names.

        Args:
            by_q: (s, n), dJ/dq of the rows; for a sum of squares of q - measured twice that, for a terminal cost zero
                but in the last row.
            by_qd: (s, n), dJ/dqd; None: zero.

        Raises:
            ArgumentError: wrong shapes.
            SimulationError: the run was not made with `adjoint=True`, or something on the way has no derivative.
        """
        if self.adjoint is None:
            raise SimulationError("gradient: ask for it with simulate(..., sensitivities=[...], adjoint=True)")
        return self.adjoint.gradient(by_q, by_qd)

    @property
    def dq(self) -> Reals:
        """(s, n, p): derivatives of `q` by the names of `sensitivities`, at the rows' instants.

        Raises:
            SimulationError: the run has none.
        """
        return self._slopes().dq

    @property
    def dqd(self) -> Reals:
        """(s, n, p): derivatives of `qd`; see `dq`."""
        return self._slopes().dqd

    @property
    def dtau(self) -> Reals:
        """(s, n, p): derivatives of `tau`; see `dq`. Runs in fixed steps have none.

        Raises:
            SimulationError: the run has none.
        """
        found = self._slopes().dtau
        if found is None:
            raise SimulationError("dtau: runs in fixed steps have derivatives of q and qd alone")
        return found

    def _slopes(self) -> Sensitivities:
        if self.sensitivities is None:
            raise SimulationError(
                "dq, dqd: this run has no derivatives; ask for them with simulate(..., sensitivities=[...])"
            )
        return self.sensitivities

    def at(self, t: float | npt.ArrayLike) -> Moment:
        """The state at any instant of a run with events, by the integrator's own interpolant, of order 7.

        Args:
            t: s; one instant, or an array of them.

        Returns:
            t, q, qd, qdd (..., n), mode (..., n), states; after the event where one is at that instant. Signals are
            evaluated anew there, so a callable that prescribes a motion is called again.

        Raises:
            ArgumentError: an instant outside of the run.
            SimulationError: nothing was kept between the rows: fixed steps, or a run of very many steps.
        """
        if self.between is None:
            raise SimulationError(
                "at: nothing is known between the rows of this run; method 'events' keeps its interpolant up to "
                "128 MiB; fixed steps have none"
            )
        return self.between(t)

    def __repr__(self) -> str:
        joints = "1 joint" if len(self.q_names) == 1 else f"{len(self.q_names)} joints"
        events = f"{len(self.events)} event{'' if len(self.events) == 1 else 's'}"
        status = "" if self.status == OK else f", status {self.status}"
        span = f"{self.t[0]:g} to {self.t[-1]:g} s in {len(self.t)} rows"
        return f"<Trajectory of {joints}: {span}, {events}, energy error {self.energy_error:.1e} J{status}>"

    def _repr_html_(self) -> str:
        """Coordinates over time, their ends and the events, as notebooks show them."""
        from symgen.simulate.shown import trajectory_html

        return trajectory_html(self)

    @property
    def coordinates(self) -> Reals:
        """(s, joints), rad or m: of all joints that move, coupled ones too, in the chain's order."""
        facts = self.facts
        if facts is None or "coordinates" not in facts.model.functions:
            return self.q
        found: Reals = facts.model.coordinates(self.q.astype(facts.model.dtype), params=facts.params)
        return found

    @property
    def impacts(self) -> Reals:
        """(s,), J: lost in impacts since the start, a part of `dissipated`."""
        times = np.array([event.time for event in self.events])
        lost = np.concatenate([[0.0], np.cumsum([event.lost for event in self.events])])
        found: Reals = lost[np.searchsorted(times, self.t, side="right")]
        return found

    @property
    def energy_error(self) -> float:
        """Largest |energy - work_in + dissipated|, less its value in the first row, J: what the integrator lost or
        invented. Rows whose inputs are not finite do not count."""
        balance = self.energy - self.work_in + self.dissipated
        return float(np.max(np.abs(balance - balance[0])[np.isfinite(balance)], initial=0.0))

    def columns(self) -> dict[str, Reals]:
        """All arrays as named columns of length s: `t`, then `q_<joint>`, `qd_<joint>`, ... and the ledger.

        The ledger has `impacts` where joints have stops.
        """
        table: dict[str, Reals] = {"t": self.t}
        modes = self.q_names if self.facts is None else self.facts.model.mode_names
        for kind in ("q", "qd", "qdd", "tau", "friction", "mode"):
            names = modes if kind in ("friction", "mode") else self.q_names
            table |= {f"{kind}_{name}": values for name, values in zip(names, getattr(self, kind).T, strict=True)}
        table |= dict(self.states)
        table |= {"energy": self.energy, "work_in": self.work_in, "dissipated": self.dissipated}
        if self.facts is not None and self.facts.stops is not None:
            table["impacts"] = self.impacts
        return table

    def to_csv(self, path: str | Path) -> Path:
        """Writes `columns()` with a header line; numbers read back to the same doubles. Returns the path.

        The folder is made when it is not there.

        Raises:
            OutputError: the file cannot be written.
        """
        table = self.columns()
        text = io.StringIO()
        writer = csv.writer(text, lineterminator="\n")
        writer.writerow(table)
        writer.writerows(zip(*(values.tolist() for values in table.values()), strict=True))
        (target,) = write_files({Path(path): text.getvalue()})
        return target

    def to_parquet(self, path: str | Path) -> Path:
        """Writes `columns()` as Parquet, in folders that are made where they are not there. Returns the path.

        Raises:
            SimulationError: pyarrow is not installed.
            OutputError: the file cannot be written.
        """
        try:
            pyarrow = importlib.import_module("pyarrow")
            parquet = importlib.import_module("pyarrow.parquet")
        except ImportError as missing:
            raise SimulationError("to_parquet needs pyarrow: pip install 'symgen[parquet]', or use to_csv") from missing
        written = io.BytesIO()
        parquet.write_table(pyarrow.table(self.columns()), written)
        (target,) = write_files({Path(path): written.getvalue()})
        return target

    def plot(
        self,
        path: str | Path | None = None,
        *,
        joints: str | Sequence[str] | None = None,
        layout: str = "overview",
    ) -> Figure:
        """Coordinates, rates, forces, friction and ledger over time, with units; saved when a path is given.

        Stick phases are shaded, events marked, and bands of static friction drawn where the model has
        `friction_limits`. Returns the figure, which a notebook shows where it ends a cell. Needs matplotlib.

        Args:
            path: file of the picture, in the format that its name's end says.
            joints: names of those that are drawn; None draws all.
            layout: `"overview"`, or `"karnopp"`: a column for each joint with velocity, friction and force over time
                (Karnopp 1985, figure 6).
        """
        from symgen.simulate.plot import plot

        return plot(self, path, joints, layout)

    def phase_portrait(self, joint: str, path: str | Path | None = None) -> Figure:
        """Rate over coordinate of one joint, stick phases and events marked; saved when a path is given.

        Needs matplotlib.
        """
        from symgen.simulate.phase_portrait import phase_portrait

        return phase_portrait(self, joint, path)

    def section(
        self,
        *,
        period: float | None = None,
        joint: str | None = None,
        value: float = 0.0,
        rate: bool = False,
        direction: int = 0,
        after: float | None = None,
    ) -> Section:
        """The Poincare section: states once a period, or where a joint's coordinate or rate passes a value.

        Args:
            period: s, of instants from `after` on.
            joint: whose coordinate, or with `rate` whose rate, passes `value`.
            value: rad or m, rad/s or m/s.
            rate: True takes the joint's rate, whose zeros are its farthest places.
            direction: 1 for passages upwards, -1 downwards, 0 for both.
            after: s, the end of what is left out; default: the start.

        Raises:
            ArgumentError: neither period nor joint, or both; no such joint; a period that is not positive.
            SimulationError: nothing was kept between the rows: fixed steps.
        """
        from symgen.simulate.section import section

        return section(self, period=period, joint=joint, value=value, rate=rate, direction=direction, after=after)

    def animate(self, path: str | Path, *, speed: float = 1.0, fps: float = 25.0) -> Path:
        """Moving picture of the chain: a GIF, or one HTML page that needs no network. Returns the path.

        Args:
            path: file that ends in .gif, which needs matplotlib, or in .html.
            speed: simulated seconds per second of the picture; 0.1 is ten times slower than the motion.
            fps: pictures per second.
        """
        from symgen.simulate.animate import animate

        return animate(self, path, speed, fps)
