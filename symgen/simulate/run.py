"""The one verb of this stage: chooses between motion from event to event and fixed steps."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Protocol

from symgen.errors import ArgumentError, SimulationError
from symgen.functions import STEPS
from symgen.simulate.chain_facts import Surroundings
from symgen.simulate.controls import Controls
from symgen.simulate.events import EventsPlan
from symgen.simulate.held_signals import Parts, split, split_inputs
from symgen.simulate.sensitivities import SlopeModels
from symgen.simulate.step_counts import FIXED, STEP
from symgen.simulate.trajectory import Trajectory

if TYPE_CHECKING:
    from symgen.model.model import Model

__all__ = ["RunPlan", "chosen", "needed", "plan", "refuse_without"]

METHODS = ("events", *FIXED)


class RunPlan(Protocol):
    """A run whose model, signals and options are settled, and which can be repeated from other starts.

    Attributes:
        force, signal: tau and inputs without their expressions.
    """

    @property
    def force(self) -> Parts:
        """See above."""
        ...

    @property
    def signal(self) -> Parts:
        """See above."""
        ...

    def differentiated(self, slopes: SlopeModels, adjoint: bool = False) -> RunPlan:
        """The plan of runs with these derivatives, or with the adjoint alone."""
        ...

    def run(
        self,
        *,
        around: Surroundings,
        q: Any = None,
        qd: Any = None,
        mode: Any = None,
        params: Any = None,
        progress: Callable[[float], None] | None = None,
    ) -> Trajectory:
        """The motion; see `EventsPlan.run`."""
        ...


@dataclass(frozen=True, slots=True)
class FixedPlan:
    """A run in fixed steps; `options` are those of `simulate_fixed`."""

    model: Model
    duration: float
    options: Mapping[str, Any]

    @property
    def force(self) -> Parts:
        """tau without its expressions."""
        return split(self.options.get("tau"), self.model.q_names, "tau", 1)

    @property
    def signal(self) -> Parts:
        """Inputs, likewise."""
        return split_inputs(self.options.get("inputs"), self.model.input_names, self.options["controls"].own, 1)

    def differentiated(self, slopes: SlopeModels, adjoint: bool = False) -> FixedPlan:
        """The plan of runs that carry these derivatives with them, or with the adjoint alone."""
        return replace(self, options={**self.options, "slopes": slopes, "adjoint": adjoint})

    def run(self, *, around: Surroundings, **start: Any) -> Trajectory:
        """See `RunPlan`."""
        from symgen.simulate.fixed import simulate_fixed

        return simulate_fixed(self.model, self.duration, around=around, **self.options, **start)


def plan(
    model: Model,
    duration: float,
    *,
    around: Surroundings,
    controls: Controls | None = None,
    method: str,
    **options: Any,
) -> RunPlan:
    """A run by `method`, with the options of `EventsPlan` or of `simulate_fixed` that were given.

    Raises:
        ArgumentError: an option that the method does not take, or functions that the model lacks.
        SimulationError: fixed steps of a chain without friction.
    """
    _refuse_motion_without_rates(model, around, options.get("inputs"), controls)
    refuse_without(model, needed(around, method))
    if method in FIXED:
        _refuse(options, ("rtol", "atol"), f"steps of fixed length know no tolerance; method {method!r} takes dt alone")
        if not (around.rough or around.stops or around.states):
            raise SimulationError(f"method {method!r}: no joint of {model.name} has friction; take method 'events'")
        given = {"method": method, "dt": options.pop("dt", STEP), "controls": controls or Controls(), **options}
        return FixedPlan(model, duration, given)
    _refuse(options, ("dt",), "method 'events' chooses its steps by rtol and atol")
    return EventsPlan(model, duration, controls=controls, **options)


def chosen(method: str | None, dt: Any, single: bool = False) -> str:
    """The method of a run: without one, events; where a step is given, interpolated fixed steps.

    Args:
        method: as the user gave it, or None.
        dt: likewise.
        single: True for a model of single precision with friction, which only fixed steps integrate.

    Raises:
        ArgumentError: no such method.
    """
    method = method or ("events" if dt is None and not single else "interpolated")
    if method not in METHODS:
        raise ArgumentError(f"method: {method!r} is not one of {', '.join(METHODS)}")
    return method


def needed(around: Surroundings, method: str, ledger: bool = True) -> list[str]:
    """The functions that a motion is computed with; fixed steps without an energy ledger need few."""
    fixed = method in FIXED and bool(around.rough or around.stops or around.states)
    found = ["friction_dynamics", "decide"] if around.rough or fixed else ["forward_dynamics"]
    if fixed:
        found.insert(0, STEPS[method])
    elif around.rough or around.conditions:
        found.append("switching_functions")
    if around.following:
        found.append(around.rates)
    if around.loops and method not in FIXED:
        found.append("loop_regularity")
    if method in FIXED and not (ledger or around.stops):
        return found
    optional = {
        "mass_matrix": around.stops and method not in FIXED,
        "coordinates": around.following_stops,
        "coordinate_rates": around.following_stops and not around.following,
        "coordinate_influence": around.following_stops,
        "drive_forces": around.prescribed,
        "damping_matrix": around.damped,
        "applied_forces": around.applied,
        "bristles": bool(around.states),
    }
    energies = ["kinetic_energy", "potential_energy"] if ledger or method in FIXED else []
    return [*found, *energies, *(name for name, wanted in optional.items() if wanted)]


def refuse_without(model: Model, needed: Sequence[str]) -> None:
    """Raises ArgumentError for a model that lacks some of these functions, and names them all."""
    missing = [function for function in needed if function not in model.functions]
    if missing:
        raise ArgumentError(f"model: a motion needs {', '.join(missing)} too; build the model with build_model(chain)")


def _refuse(options: Mapping[str, Any], names: Sequence[str], why: str) -> None:
    """Raises ArgumentError when one of these options is given."""
    for name in names:
        if name in options:
            raise ArgumentError(f"{name}: {why}")


def _refuse_motion_without_rates(model: Model, around: Surroundings, inputs: Any, controls: Controls | None) -> None:
    """Raises ArgumentError for a prescribed joint that is given by name, but not with both its rates.

    Omitted entries are zero. That suits only a joint that is held at a number.
    """
    if not isinstance(inputs, Mapping) and not (controls is not None and controls.inputs):
        return
    inputs = inputs if isinstance(inputs, Mapping) else {}
    for joint, _, _ in around.signalled:
        names = [f"{model.q_names[joint]}_{kind}" for kind in ("q", "qd", "qdd")]
        written = [model.input_names[k] for k in controls.inputs] if controls is not None else []
        missing = [name for name in names if name not in inputs and name not in written]
        held = missing == names[1:] and isinstance(inputs.get(names[0]), int | float)
        if missing and len(missing) < len(names) and not held:
            raise ArgumentError(
                f"inputs: joint {model.q_names[joint]} is prescribed, and its motion has to be given whole, "
                f"{', '.join(names)}; {' and '.join(missing)} {'is' if len(missing) == 1 else 'are'} missing, and "
                "rates are not derived from what is given"
            )
