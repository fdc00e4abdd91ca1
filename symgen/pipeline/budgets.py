"""Budgets of a controller's functions with loops: their work is counted at the hardest states that a search finds."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from typing import TYPE_CHECKING, Any

import numpy as np

from symgen.compile.cache import cache_key, kept
from symgen.describe.mechanism import Mechanism
from symgen.options import Budget
from symgen.pipeline.build import Build
from symgen.pipeline.emission import Emission, emission
from symgen.pipeline.programs import interpreted
from symgen.pipeline.source_fingerprint import own_sources

if TYPE_CHECKING:
    from symgen.check.hard_states import HardStates
    from symgen.program.function import Program

__all__ = ["MOST_JOINTS", "Searched", "budgets_of", "hardest"]

MOST_JOINTS = 4
"""Chains with more joints have no budgets: their functions with loops are told with the most that was found."""

MARGIN = 1.04
"""Budget over the most that was found."""

STATES = 600
"""States that the search begins with."""

SEED = 0

QUICKER = 5
"""A debug build searches for a fifth of the rounds."""


@dataclass(frozen=True, slots=True, eq=False)
class Searched:
    """The hardest states of a function with loops, and its bounds, see `symgen.emit.c.charges`.

    Attributes:
        hard: the states.
        most, rest: all that a call can compute, and all that it can still compute when a budget is spent.
    """

    hard: HardStates
    most: int
    rest: int


def budgets_of(mechanism: Mechanism, found: dict[str, Searched]) -> tuple[Budget, ...]:
    """The budget of each function with loops; without a size for chains of many joints."""
    return tuple(_budget(name, searched, mechanism.nv <= MOST_JOINTS) for name, searched in found.items())


def _budget(name: str, searched: Searched, limited: bool) -> Budget:
    hard = searched.hard
    size = round(hard.worst * MARGIN) if limited else None
    bound = searched.most if size is None else min(searched.most, size + searched.rest)
    return Budget(name, hard.worst, hard.tried, bound, size, _first(hard))


def _first(hard: HardStates) -> tuple[tuple[str, tuple[float, ...]], ...]:
    """The hardest state."""
    return tuple((name, tuple(float(x) for x in array[:, 0])) for name, array in hard.values.items())


def hardest(build: Build, program: Callable[[Build], Program]) -> dict[str, Searched]:
    """The hardest states of each function with loops, from the cache when they are there; arguments as of `emission`.

    Raises:
        BuildError: no C compiler.
    """
    counted = replace(build, target="c", options=replace(build.options, counting=True, validity=False, budgets=()))
    made = emission(counted, program)
    looping = tuple(function.name for function in made.interface.functions if function.operations.bound)
    if not looping:
        return {}
    own = own_sources()
    name = None if own is None else f"{cache_key([own, *counted.of_text, 'hard states'])}.json"
    return kept(
        name,
        lambda: _found(build.mechanism, made, looping, program(build), build.options.debug),
        lambda found: {key: _plain(one) for key, one in found.items()},
        lambda data: {key: _read(one) for key, one in data.items()},
    )


def _found(
    mechanism: Mechanism, made: Emission, looping: tuple[str, ...], program: Program, quick: bool
) -> dict[str, Searched]:
    from symgen.check.closing import with_motors
    from symgen.check.friction_definition import HELPERS
    from symgen.check.hard_states import ROUNDS, hard_states, parameter_sets
    from symgen.check.of_all_kinds import states_of_all_kinds
    from symgen.compile.work_counts import WorkCounts
    from symgen.derive.functions import signatures
    from symgen.emit.c.charges import Charges
    from symgen.emit.schedule import Schedules

    charges = Charges(Schedules())
    counts, table = WorkCounts(made.sources, made.interface, looping), signatures(mechanism)
    known = interpreted(mechanism, tuple(name for name in HELPERS if name in table))
    drawn = with_motors(mechanism, states_of_all_kinds(mechanism, known, table, STATES, SEED))
    parameters = made.interface.parameters
    sets = parameter_sets(mechanism, [p.name for p in parameters], np.array([p.default for p in parameters]), SEED)
    found = {}
    for name in looping:
        needed = {argument.name for argument in made.interface.function(name).inputs} | {"dt"}
        own = replace(drawn, values={key: value for key, value in drawn.values.items() if key in needed})
        function = program.function(name)
        hard = hard_states(partial(counts, name), own, sets, SEED, ROUNDS // QUICKER if quick else ROUNDS)
        found[name] = Searched(hard, charges.most(function), charges.rest(function))
    return found


def _plain(searched: Searched) -> dict[str, Any]:
    hard = searched.hard
    return {
        "work": hard.work.tolist(),
        "values": {name: [str(array.dtype), array.tolist()] for name, array in hard.values.items()},
        "parameters": hard.parameters.tolist(),
        "tried": hard.tried,
        "most": searched.most,
        "rest": searched.rest,
    }


def _read(data: dict[str, Any]) -> Searched:
    from symgen.check.hard_states import HardStates

    count = len(data["work"])
    values = {
        name: np.array(rows, dtype=kind).reshape(len(rows), count) for name, (kind, rows) in data["values"].items()
    }
    parameters = np.array(data["parameters"], dtype=float).reshape(-1, count)
    hard = HardStates(np.array(data["work"]), values, parameters, data["tried"])
    return Searched(hard, data["most"], data["rest"])
