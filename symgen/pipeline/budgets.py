"""Budgets of a controller's functions with loops: their work is counted at the hardest states that a search finds."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from symgen.describe.chain import Chain
from symgen.errors import BuildError
from symgen.options import Budget, Options
from symgen.pipeline.emission import Emission, emission, entry_name
from symgen.pipeline.programs import interpreted

if TYPE_CHECKING:
    from symgen.check.hard_states import HardStates
    from symgen.formulate.chain_plan import ChainPlan
    from symgen.program.function import Program

__all__ = ["MOST_JOINTS", "budgets_of", "hardest"]

MOST_JOINTS = 4
"""Chains with more joints have no budgets: their functions with loops are told with the most that was found."""

MARGIN = 1.04
"""Budget over the most that was found."""

STATES = 600
"""States that the search begins with."""

SEED = 0


def budgets_of(chain: Chain, found: dict[str, HardStates]) -> tuple[Budget, ...]:
    """The budget of each function with loops; without a size for chains of many joints."""
    limited = len(chain.moving) <= MOST_JOINTS
    return tuple(
        Budget(name, hard.worst, hard.tried, round(hard.worst * MARGIN) if limited else None, _first(hard))
        for name, hard in found.items()
    )


def _first(hard: HardStates) -> tuple[tuple[str, tuple[float, ...]], ...]:
    """The hardest state."""
    return tuple((name, tuple(float(x) for x in array[:, 0])) for name, array in hard.values.items())


def hardest(
    chain: Chain,
    functions: tuple[str, ...],
    dtype: str,
    plan: ChainPlan | None,
    options: Options,
    program: Callable[[], Program],
) -> dict[str, HardStates]:
    """The hardest states of each function with loops, from the cache when they are there.

    Args: those of `emission`.

    Raises:
        BuildError: no C compiler.
    """
    counted = replace(options, counting=True, validity=False, budgets=())
    made = emission(chain, functions, "c", dtype, plan, counted, program)
    looping = tuple(function.name for function in made.interface.functions if function.operations.bound)
    if not looping:
        return {}
    name = entry_name(chain, functions, "c", dtype, plan, counted, ("hard states",))
    if name is None:
        return _found(chain, made, looping)
    return _kept(name, lambda: _found(chain, made, looping))


def _found(chain: Chain, made: Emission, looping: tuple[str, ...]) -> dict[str, HardStates]:
    from symgen.check.friction_definition import HELPERS
    from symgen.check.hard_states import hard_states, parameter_sets
    from symgen.check.of_all_kinds import states_of_all_kinds
    from symgen.compile.work_counts import WorkCounts
    from symgen.derive.functions import signatures

    counts, table = WorkCounts(made.sources, made.interface, looping), signatures(chain)
    known = interpreted(chain, tuple(name for name in HELPERS if name in table))
    drawn = states_of_all_kinds(chain, known, table, STATES, SEED)
    parameters = made.interface.parameters
    sets = parameter_sets(chain, [p.name for p in parameters], np.array([p.default for p in parameters]), SEED)
    found = {}
    for name in looping:
        needed = {argument.name for argument in made.interface.function(name).inputs} | {"dt"}
        own = replace(drawn, values={key: value for key, value in drawn.values.items() if key in needed})
        found[name] = hard_states(partial(counts, name), own, sets, SEED)
    return found


def _kept(name: str, find: Callable[[], dict[str, HardStates]]) -> dict[str, HardStates]:
    """The states from the cache's entry of that name, which is written when it is missing."""
    from symgen.compile.cache import cached, content

    def written(folder: Path) -> Path:
        path = folder / "states.json"
        path.write_text(json.dumps({key: _plain(hard) for key, hard in find().items()}), encoding="utf-8")
        return path

    try:
        entry = cached(name, written)
    except BuildError:
        return find()
    return {key: _read(data) for key, data in json.loads((content(entry) or b"{}").decode("utf-8")).items()}


def _plain(hard: HardStates) -> dict[str, Any]:
    values = {name: [str(array.dtype), array.tolist()] for name, array in hard.values.items()}
    return {
        "work": hard.work.tolist(),
        "values": values,
        "parameters": hard.parameters.tolist(),
        "tried": hard.tried,
    }


def _read(data: dict[str, Any]) -> HardStates:
    from symgen.check.hard_states import HardStates

    count = len(data["work"])
    values = {
        name: np.array(rows, dtype=kind).reshape(len(rows), count) for name, (kind, rows) in data["values"].items()
    }
    parameters = np.array(data["parameters"], dtype=float).reshape(-1, count)
    return HardStates(np.array(data["work"]), values, parameters, data["tried"])
