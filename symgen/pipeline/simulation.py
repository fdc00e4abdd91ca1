"""The motion of a model, with everything that an integrator has to know of the chain behind it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from inspect import signature
from pathlib import Path
from typing import TYPE_CHECKING, Any

from symgen.describe.chain import Chain
from symgen.describe.mechanism import Mechanism
from symgen.describe.nearest import nearest
from symgen.errors import ArgumentError, DerivationError
from symgen.functions import STEPS
from symgen.pipeline.load import as_mechanism
from symgen.pipeline.mobility import idle_words, joints_without_inertia
from symgen.pipeline.models import build_model

if TYPE_CHECKING:
    from symgen.model.model import Model
    from symgen.simulate.chain_facts import Surroundings
    from symgen.simulate.held_signals import Parts
    from symgen.simulate.run import RunPlan
    from symgen.simulate.trajectory import Trajectory

__all__ = ["PreparedRun", "moving", "prepare_run", "simulate", "unknown_option"]


def simulate(
    model: Model | Chain | str | Path,
    duration: float,
    *,
    q: Any = None,
    qd: Any = None,
    chain: Chain | str | Path | None = None,
    params: Any = None,
    t0: float = 0.0,
    tau: Any = None,
    inputs: Any = None,
    states: Any = None,
    until: str | None = None,
    method: str | None = None,
    dt: float | None = None,
    rtol: float | None = None,
    atol: float | None = None,
    sample: Any = None,
    hold: float | None = None,
    mode: Any = None,
    constants: Any = None,
    sensitivities: Any = None,
    adjoint: bool = False,
    progress: Callable[[float], None] | None = None,
    **unknown: Any,
) -> Trajectory:
    """The motion of a model from a state, with its energy ledger.

    `method="events"` integrates by adaptive steps of order 8 from event to event: every stick, slip and reversal, every
    corner and jump of a signal, is located to rounding. `"interpolated"` and `"karnopp"` take fixed steps of `dt`; tau
    and inputs are held over each, so that a tau that varies leaves an error of position of order dt. Interpolated steps
    find each slip, stop and reversal within the step, at the order of the step, 4. Karnopp's cost less, and where the
    dead band is wider than what a step gains at breakaway a joint is caught right after it was let go. All run in
    compiled code with target "c".

    tau and inputs, k values over time (k = n for tau), are each one of

    - k numbers, the same at all times;
    - a table, the pair (times (s,), values (s, k)), linear between its times; before the first and after the last of
      them the value there is held, and a time that stands twice makes a jump;
    - a callable of (t, q (n,), qd (n,)) that returns k numbers;
    - a mapping from names to numbers, tables (times (s,), values (s,)), callables that return a number, or expressions
      such as `{"x": "8*sin(2.4*t) - 3*x - 0.5*d(x)"}`, which are compiled beside the model; others are zero.

    Args:
        model: from `build_model`; of a chain, or the path of its file, the model in C is built first.
        duration: s.
        q: (n,), or a mapping from names, start; entries of prescribed joints are replaced by their motion. None: the
            default pose, that of the loops' `near`, else zero.
        qd: likewise, rates at the start.
        chain: of the model, or the path of its file; needed only for a model that `build_model` did not make.
        params: run-time parameters, as the model's methods take them.
        t0: time at the start, s.
        tau: joint forces over time, as above; zero when left out.
        inputs: external signals over time, likewise; zero when left out.
        states: states of a controller by name, which tau, inputs, `until` and other states may use: continuous ones
            `{"e": {"rate": "r - x", "start": 0.0}}`, sampled ones `{"e": {"next": "e + h*(r - x)", "hold": 0.001}}`,
            whose `h` is their own hold; these are replaced together at t0 + k hold, k = 0, 1, ..., from the values just
            before. `start` is 0 when left out. Their expressions may use inputs.
        until: a condition such as `"x > 0.5"`, or a value whose zero ends the run, as an event; method "events" only.
        method: `"events"`, `"karnopp"` or `"interpolated"`; None: events, or interpolated steps where `dt` is given.
        dt: step of the fixed-step methods, s, 0.001 when left out; the duration is a whole number of them.
        rtol: relative tolerance of the method "events", 1e-11 when left out; the others refuse it.
        atol: absolute tolerance, likewise, 1e-12 when left out.
        sample: seconds between the returned rows, or the instants themselves, ascending. Fixed steps: a whole number
            of steps, and instants become the nearest step. None returns every step that was taken, thinned where
            fixed steps would be more than 100000 rows.
        hold: s; period between evaluations of callables and expressions, whose values are held in between, as by a
            sampled controller. Fixed steps: a whole number of steps. None evaluates continuously, or before every step.
        mode: (n,) of +1, 0, -1: directions of sliding before the start (0: stuck), such as `run.mode[-1]` of the run
            that this one continues. With "events" a joint at rest whose mode is not 0 was just let go. In fixed steps
            the list of events alone depends on it: a joint that starts otherwise is an event. None: what the joints do
            at the start, so that the list begins with the first change.
        constants: numbers by name, `{"kp": 3.0}`, which all expressions may use.
        sensitivities: names by which the run is differentiated: run-time parameters of the chain, its fields
            (`"elbow.friction.static"`), constants, starts (`"q0.shoulder"`, `"qd0.shoulder"`, and `"x0.e"` of a state),
            times and values of tables (`"tau.x.times[1]"`). The run has `dq`, `dqd` (s, n, p), its events have
            `dtime` (p,) and `dq` (n, p). Of fixed steps they are derivatives of what the steps
            compute. The motion is the same as without, bit for bit.
        adjoint: with `sensitivities`; in place of `dq` and `dqd` the run has `gradient`, which
            differentiates a scalar of its rows by all names in one pass backwards.
        progress: called with the time reached, in s.
        unknown: nothing else; a name that is not above is refused.

    Returns:
        The trajectory. Its last instant is t0 + duration, or that at which `until` ended it. Where the motion cannot be
        carried on, or is interrupted from the keyboard, it ends at the
        last sound state, `status` is 2 (no pattern of sticking and sliding obeys every law), 5 (a bound was reached),
        6 (not finite) or 7 (dt is beyond the stability limit), and `message` says what happened, when and at which
        joint. With status 4 (several motions are possible) the run goes on, and `message` says so.

    Raises:
        ArgumentError: unknown options, wrong shapes, names or values.
        DerivationError: a joint moves no inertia.
        SimulationError: fixed steps of a chain without friction.

    Warns:
        SimulationWarning: the message of the run; joints that left their `limits`; joints that the dead band of
            `"karnopp"` caught again right after it let them go; energy that the ledger misses.
    """
    if unknown:
        raise ArgumentError(unknown_option(simulate, next(iter(unknown))))
    options = {"t0": t0, "tau": tau, "inputs": inputs, "states": states, "until": until, "method": method, "dt": dt}
    options |= {"rtol": rtol, "atol": atol, "sample": sample, "hold": hold}
    options |= {"constants": constants, "sensitivities": sensitivities, "adjoint": adjoint}
    plan = prepare_run(model, duration, chain=chain, params=params, **options)
    return plan.run(q=q, qd=qd, mode=mode, progress=progress)


def prepare_run(
    model: Model | Chain | str | Path,
    duration: float,
    *,
    chain: Chain | str | Path | None = None,
    params: Any = None,
    t0: float = 0.0,
    tau: Any = None,
    inputs: Any = None,
    states: Any = None,
    until: str | None = None,
    method: str | None = None,
    dt: float | None = None,
    rtol: float | None = None,
    atol: float | None = None,
    sample: Any = None,
    hold: float | None = None,
    constants: Any = None,
    sensitivities: Any = None,
    adjoint: bool = False,
) -> PreparedRun:
    """A run made ready once, which is repeated from other states and with other parameters at little cost.

    `plan.run(q=..., qd=..., params=..., mode=...)` gives the trajectory that `simulate` gives with these arguments and
    those of the plan, bit for bit.

    Args:
        model: from `build_model`; of a chain, or the path of its file, the model in C is built first.
        duration: s.
        chain: see `simulate`, as all others.
        params: run-time parameters of runs that are given none of their own.

    Returns:
        The plan. Several threads may run it at once.

    Raises:
        ArgumentError: wrong shapes, names or values.
        DerivationError: a joint moves no inertia.

    Example:
        >>> import symgen
        >>> plan = symgen.prepare_run("examples/two_link.yaml", 0.5, sample=[0.5])
        >>> [plan.run(q={"shoulder": q}).status for q in (0.1, 0.2)]
        [0, 0]
    """
    from symgen.pipeline.chain_facts import surroundings
    from symgen.pipeline.controls import controls, read_controller
    from symgen.pipeline.sensitivities import slope_models
    from symgen.simulate.run import chosen, needed, plan
    from symgen.simulate.sensitivities import refuse_undifferentiated
    from symgen.simulate.step_counts import FIXED

    model, mechanism = moving("simulate", model, chain)
    params = _checked(model, params)
    around = surroundings(mechanism, model, params)
    method = chosen(method, dt, bool(around.rough) and str(model.dtype) == "float32")
    written = tau, inputs, states, until, hold is not None
    kind = str(model.dtype) if method in FIXED else "float64"
    tau, inputs, own = controls(mechanism, model, *written, kind, constants=constants)
    model = model.together(needed(around, method), vectors=False)
    options = {"t0": t0, "tau": tau, "inputs": inputs, "dt": dt, "rtol": rtol, "atol": atol, "sample": sample}
    given = {name: value for name, value in (options | {"hold": hold}).items() if value is not None}
    settled = plan(model, duration, around=around, controls=own, method=method, **given)
    if sensitivities is not None:
        refuse_undifferentiated(settled.force, settled.signal)
        controller = read_controller(mechanism, *written, tuple(own.constants))[2]
        parts = {"tau": settled.force, "inputs": settled.signal}
        tables = {what: [(entry, len(times)) for entry, times, _ in part.tables] for what, part in parts.items()}
        slopes = slope_models(mechanism, sensitivities, own, controller, tables, STEPS.get(method))
        settled = settled.differentiated(slopes, adjoint)
    return PreparedRun(mechanism, model, settled, params, around)


@dataclass(frozen=True, slots=True)
class PreparedRun:
    """A run that can be repeated; made by `prepare_run`.

    Attributes:
        model: whose functions are called.
        params: run-time parameters, where `run` is given none.
    """

    _mechanism: Mechanism
    model: Model
    _plan: RunPlan
    params: Any
    _around: Surroundings

    @property
    def chain(self) -> Chain:
        """The chain of the model."""
        return self._mechanism.chain

    def driven(self, force: Parts, signal: Parts) -> PreparedRun:
        """This run driven by other constants and tables of tau and inputs; method "events" alone."""
        from symgen.simulate.events import EventsPlan

        assert isinstance(self._plan, EventsPlan)
        return replace(self, _plan=self._plan.driven(force, signal))

    def run(
        self,
        *,
        q: Any = None,
        qd: Any = None,
        params: Any = None,
        mode: Any = None,
        progress: Callable[[float], None] | None = None,
    ) -> Trajectory:
        """The motion from a state.

        Args:
            q: (n,), or a mapping from names, start; entries of prescribed joints are replaced by their motion.
                None: the default pose, that of the loops' `near`, else zero.
            qd: rates at the start, likewise.
            params: run-time parameters of this run, in place of the plan's.
            mode: (n,) of +1, 0, -1: directions of sliding before the start; see `simulate`.
            progress: called with the time reached, in s.

        Returns:
            The trajectory, as from `simulate`.

        Raises:
            ArgumentError: wrong shapes, names or values.
            SimulationError: fixed steps of a chain without friction.

        Warns:
            SimulationWarning: as of `simulate`.
        """
        around, own = self._around, self.params
        if params is not None:
            from symgen.pipeline.chain_facts import surroundings

            own = _checked(self.model, params)
            around = surroundings(self._mechanism, self.model, own)
        return self._plan.run(around=around, q=q, qd=qd, params=own, mode=mode, progress=progress)


def _checked(model: Model, params: Any) -> Any:
    """One parameter set, as the model's methods take it; None where there is none."""
    from symgen.model.parameters import Prepared

    if params is None:
        return None
    prepared = model.prepared(params)
    if prepared.values.ndim != 1:
        shape = prepared.values.shape[:-1]
        raise ArgumentError(f"params: a run takes one parameter set, not sets of shape {shape}; see simulate_many")
    if isinstance(params, Prepared):
        return dict(prepared)
    return dict(params) if isinstance(params, Mapping) else params


def moving(verb: str, model: Model | Chain | str | Path, chain: Chain | str | Path | None) -> tuple[Model, Mechanism]:
    """The model, built if need be, and its mechanism, whose accelerations exist; `verb` begins a refusal."""
    from symgen.model.model import Model

    if not isinstance(model, Model):
        model = build_model(model)
    mechanism = model.description.mechanism if chain is None else as_mechanism(chain)
    if mechanism is None:
        raise ArgumentError("chain: this model was not made by build_model; pass the chain that it belongs to")
    idle = joints_without_inertia(mechanism)
    if idle:
        raise DerivationError(f"{verb}: {idle_words(mechanism, idle)}")
    return model, mechanism


def unknown_option(function: Callable[..., Any], name: str) -> str:
    """Message that refuses an option, with the options that the function has."""
    verb = function.__name__
    known = [p.name for p in signature(function).parameters.values() if p.kind is p.KEYWORD_ONLY]
    return f"{verb}: there is no option {name!r}{nearest(name, known)}; there are {', '.join(known)}"
