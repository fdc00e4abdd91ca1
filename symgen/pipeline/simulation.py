"""The motion of a model, with everything that an integrator has to know of the chain behind it."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from symgen.describe.chain import Chain
from symgen.errors import ArgumentError, DerivationError
from symgen.pipeline.mobility import idle_words, joints_without_inertia
from symgen.pipeline.models import build_model, chain_behind

if TYPE_CHECKING:
    from symgen.build.model import Model
    from symgen.simulate.trajectory import Trajectory

__all__ = ["simulate"]


def simulate(
    model: Model | Chain | str | Path,
    duration: float,
    *,
    q: Any = None,
    qd: Any = None,
    chain: Chain | None = None,
    params: Any = None,
    **options: Any,
) -> Trajectory:
    """The motion of a model from a state, with its energy ledger.

    `method="events"` integrates smooth motion (see `symgen.simulate.smooth.simulate`); `"karnopp"` and
    `"interpolated"` take fixed steps of `dt` in compiled code (`symgen.simulate.fixed.simulate_fixed`), in which joints
    stick; tau and inputs are held over each, so that a tau that varies leaves an error of position of order dt. Without
    `method` a chain with friction takes interpolated steps, any other moves smoothly. tau and inputs are numbers,
    tables, callables, or mappings from names to these or to expressions such as
    `{"x": "8*sin(2.4*t) - 3*x - 0.5*d(x)"}`, which are compiled beside the model.

    Args:
        model: from `build_model`; of a chain, or the path of its file, the model in C is built first.
        duration: s.
        q: (n,), or a mapping from names, start; entries of prescribed joints are replaced by their motion. None: zero.
        qd: likewise, rates at the start.
        chain: of the model; needed only for a model that `build_model` did not make.
        params: run-time parameters, as the model's methods take them.
        t0: time at the start, s.
        tau: joint forces over time, as above; zero when left out.
        inputs: external signals over time, likewise; zero when left out.
        method: `"events"`, `"karnopp"` or `"interpolated"`; None: what suits the chain.
        dt: step of the fixed-step methods, s, 0.001 when left out; the duration is a whole number of them.
        rtol: relative tolerance of the method "events"; the others refuse it.
        atol: absolute tolerance, likewise.
        sample: seconds between the returned rows, or the instants themselves, ascending. Fixed steps: a whole number
            of steps, and instants become the nearest step. None returns every step that was taken, thinned where
            fixed steps would be more than 100000 rows.
        hold: so many seconds the answer of a callable, or of an expression in fixed steps, is held before it is asked
            again, as a sampled controller does; fixed steps: a whole number of steps. None asks continuously, or
            before every step.
        mode: (n,) of +1, 0, -1, fixed steps only: how the joints slid before the start (0: they stuck). The motion
            does not depend on it, the list of events does: a joint that starts otherwise is an event. None: what the
            joints do at the start, so that the list begins with the first change.
        progress: called with the time reached, in s.

    Raises:
        ArgumentError: wrong shapes, names or values.
        DerivationError: a joint moves no inertia.
        SimulationError: the method does not suit the chain, which has friction or none, or the motion cannot be
            carried on.
    """
    from symgen.build.model import Model
    from symgen.build.parameters import Prepared
    from symgen.pipeline.expressions import compiled_signals
    from symgen.pipeline.motion import surroundings
    from symgen.simulate.run import run

    if not isinstance(model, Model):
        model = build_model(model)
    chain = chain or chain_behind(model)
    if chain is None:
        raise ArgumentError("chain: this model was not made by build_model; pass the chain that it belongs to")
    idle = joints_without_inertia(chain)
    if idle:
        raise DerivationError(f"simulate: {idle_words(chain, idle)}")
    if params is not None:
        prepared = model.prepared(params)
        if prepared.values.ndim != 1:
            shape = prepared.values.shape[:-1]
            raise ArgumentError(f"params: a run takes one parameter set, not sets of shape {shape}; call it for each")
        params = dict(prepared) if isinstance(params, Prepared) else params
    around = surroundings(chain, model, build_model, params)
    for what, names in (("tau", model.q_names), ("inputs", model.input_names)):
        if what in options:
            options[what] = compiled_signals(chain, options[what], names, what, model, params)
    return run(model, duration, q=q, qd=qd, params=params, around=around, **options)
