"""The arguments of `simulate_many` for a part of a sweep, and its results as columns."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from symgen.arrays import Array
from symgen.describe.nearest import nearest
from symgen.errors import ArgumentError
from symgen.simulate.sweep.plan import Sweep

if TYPE_CHECKING:
    from symgen.simulate.many.trajectories import Trajectories

__all__ = ["arguments_of", "column", "columns_of", "places_of"]

Columns = dict[str, Any]

PREFIXED = {"q0": "q", "qd0": "qd", "tau": "tau"}
"""Kinds of values that are swept joint by joint, as `<kind>_<joint>`, and the arguments that they belong to."""

OWN = ("run", "status", "message", "t", "time", "kind", "joints", "condition")
"""Columns of the tables beside those of joints and states."""


def places_of(
    sweep: Sweep, parameters: Sequence[str], q_names: Sequence[str], input_names: Sequence[str], what: str
) -> dict[str, tuple[str, str]]:
    """Swept name -> the argument of `simulate_many` and the name in it.

    Args:
        sweep: with the names.
        parameters, q_names, input_names: of the model.
        what: the sweep's file, for messages.

    Raises:
        ArgumentError: a name that is neither, or that `simulate` gives as well.
    """
    known = {name: ("params", name) for name in parameters} | {name: ("inputs", name) for name in input_names}
    known |= {f"{kind}_{joint}": (to, joint) for kind, to in PREFIXED.items() for joint in q_names}
    found = {}
    for axis in sweep.axes:
        if axis.name not in known:
            kinds = [f"parameters ({', '.join(parameters) or 'none'})", f"inputs ({', '.join(input_names) or 'none'})"]
            raise ArgumentError(
                f"{what}: over: nothing is called {axis.name!r:.80}{nearest(axis.name, known)}; there are "
                f"{' and '.join(kinds)}, and q0_, qd0_ and tau_ of the joints {', '.join(q_names)}"
            )
        argument, name = found[axis.name] = known[axis.name]
        given = sweep.simulate.get(argument)
        if isinstance(given, list):
            raise ArgumentError(
                f"{what}: simulate.{argument}: by name, because over.{axis.name} gives one of its entries"
            )
        if given is not None and name in given:
            raise ArgumentError(f"{what}: {axis.name} stands in over and in simulate.{argument}")
    return found


def column(name: str) -> str:
    """Column of a swept name in the tables.

    Example:
        >>> column("m"), column("t"), column("q_x")
        ('m', 'over_t', 'over_q_x')
    """
    return f"over_{name}" if name in OWN or name.startswith(("q_", "qd_", "mode_", "tau_", "state_")) else name


def arguments_of(sweep: Sweep, part: int, places: Mapping[str, tuple[str, str]]) -> dict[str, Any]:
    """The arguments of `simulate_many` for a part, the duration included."""
    given = dict(sweep.simulate)
    for name, values in sweep.values(sweep.runs_of(part)).items():
        argument, entry = places[name]
        given[argument] = {**given.get(argument, {}), entry: values}
    return given


def columns_of(sweep: Sweep, part: int, runs: Trajectories) -> dict[str, Columns]:
    """Results of a part: `ends`, and `rows` or `events` where the sweep keeps them, as named columns."""
    numbers = sweep.runs_of(part)
    swept = {column(name): values for name, values in sweep.values(numbers).items()}
    found = {"ends": _ends(numbers, swept, runs)}
    if sweep.keep == "rows":
        found["rows"] = _rows(numbers, swept, runs)
    elif sweep.keep == "events":
        found["events"] = _events(numbers, swept, runs)
    return found


def _ends(numbers: Array, swept: Mapping[str, Array], runs: Trajectories) -> Columns:
    ends = runs.ends
    found: Columns = {"run": numbers, **swept, "status": runs.status, "message": list(runs.message), "t": ends["t"]}
    for kind in ("q", "qd", "mode"):
        found |= {f"{kind}_{name}": ends[kind][:, k].copy() for k, name in enumerate(runs.q_names)}
    return found | {f"state_{name}": values for name, values in ends["states"].items()}


def _rows(numbers: Array, swept: Mapping[str, Array], runs: Trajectories) -> Columns:
    count = len(runs.t)
    found: Columns = {"run": np.repeat(numbers, count)}
    found |= {name: np.repeat(values, count) for name, values in swept.items()}
    found["t"] = np.tile(runs.t, len(numbers))
    for kind in ("q", "qd", "tau", "mode"):
        values = getattr(runs, kind)
        found |= {f"{kind}_{name}": values[:, :, k].reshape(-1) for k, name in enumerate(runs.q_names)}
    found |= {f"state_{name}": values.reshape(-1) for name, values in runs.states.items()}
    reached = np.isfinite(found[f"q_{runs.q_names[0]}"])  # no rows after a run's own end
    return {name: values[reached] for name, values in found.items()}


def _events(numbers: Array, swept: Mapping[str, Array], runs: Trajectories) -> Columns:
    listed = [(k, event) for k in range(len(numbers)) for event in runs.events[k]]
    which = np.array([k for k, _ in listed], np.int64)
    return {
        "run": numbers[which],
        **{name: values[which] for name, values in swept.items()},
        "time": np.array([event.time for _, event in listed], np.float64),
        "kind": [event.kind for _, event in listed],
        "joints": [" ".join(event.joints) for _, event in listed],
        "condition": [event.condition for _, event in listed],
    }
