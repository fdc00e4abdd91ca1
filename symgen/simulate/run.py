"""The one verb of this stage: chooses between smooth motion and fixed steps."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from symgen.errors import ArgumentError, SimulationError
from symgen.functions import STEPS
from symgen.simulate.chain_facts import Surroundings
from symgen.simulate.smooth import simulate_smooth
from symgen.simulate.trajectory import Trajectory

if TYPE_CHECKING:
    from symgen.model.model import Model

__all__ = ["run"]

FIXED = ("interpolated", "karnopp")
METHODS = ("events", *FIXED)

STEP = 1e-3
"""Length of a fixed step that nobody chose, s."""


def run(
    model: Model, duration: float, *, around: Surroundings, method: str | None = None, **options: Any
) -> Trajectory:
    """The motion by `method`, with the options of `simulate_smooth` or of `simulate_fixed` that were given.

    None takes interpolated steps where a joint rubs, and integrates smooth motion otherwise.

    Raises:
        ArgumentError: no such method, or an option that it does not take.
        SimulationError: smooth motion is asked for, and a joint has friction.
    """
    method = method or ("interpolated" if around.rough else "events")
    if method not in METHODS:
        raise ArgumentError(f"method: {method!r} is not one of {', '.join(METHODS)}")
    _refuse_motion_without_rates(model, around, options.get("inputs"))
    _refuse_without(model, _needed(around, method))
    if method in FIXED:
        from symgen.simulate.fixed import simulate_fixed

        _refuse(options, ("rtol", "atol"), f"steps of fixed length know no tolerance; method {method!r} takes dt alone")
        return simulate_fixed(model, duration, around=around, method=method, dt=options.pop("dt", STEP), **options)
    if around.resisting:
        raise SimulationError(
            f"joint {around.resisting[0]} has friction or a drive with losses, and method 'events' integrates smooth "
            "motion only: take method 'interpolated' or 'karnopp' (--method interpolated), in which joints stick"
        )
    _refuse(options, ("mode", "dt"), "only a chain with friction has a use for it")
    return simulate_smooth(model, duration, around=around, **options)


def _needed(around: Surroundings, method: str) -> list[str]:
    """The functions that a motion is computed with."""
    fixed = method in FIXED and around.rough
    needed = [STEPS[method], "friction_dynamics", "decide"] if fixed else ["forward_dynamics"]
    if around.prescribed:
        needed.append("drive_forces" if fixed else "inverse_dynamics")
    return [*needed, "kinetic_energy", "potential_energy", *(["damping_matrix"] if around.damped else [])]


def _refuse_without(model: Model, needed: Sequence[str]) -> None:
    """Raises ArgumentError for a model that lacks some of these functions, and names them all."""
    missing = [function for function in needed if function not in model.operations]
    if missing:
        raise ArgumentError(
            f"model: a motion needs {', '.join(missing)} too; build it with build_model(chain) or with "
            f"functions={needed}"
        )


def _refuse(options: Mapping[str, Any], names: Sequence[str], why: str) -> None:
    """Raises ArgumentError when one of these options is given."""
    for name in names:
        if name in options:
            raise ArgumentError(f"{name}: {why}")


def _refuse_motion_without_rates(model: Model, around: Surroundings, inputs: Any) -> None:
    """Raises ArgumentError for a prescribed joint that is given by name, but not with both its rates.

    What is left out is zero, which suits a joint that is held at a number and no other.
    """
    if not isinstance(inputs, Mapping):
        return
    for joint, _, _ in around.signalled:
        names = [f"{model.q_names[joint]}_{kind}" for kind in ("q", "qd", "qdd")]
        missing = [name for name in names if name not in inputs]
        held = missing == names[1:] and isinstance(inputs[names[0]], int | float)
        if missing and len(missing) < len(names) and not held:
            raise ArgumentError(
                f"inputs: joint {model.q_names[joint]} is prescribed, and its motion has to be given whole, "
                f"{', '.join(names)}; {' and '.join(missing)} {'is' if len(missing) == 1 else 'are'} missing, and "
                "rates are not derived from what is given"
            )
