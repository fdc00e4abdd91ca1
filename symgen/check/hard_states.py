"""States that take a function with loops long: a search by mutation and selection, seeded.

It begins at the states of the check (rest, breakaway of one and of several joints, dead bands, reversals, long steps)
with several parameter sets, counts the work of each, and goes on from the hardest: some of their numbers are changed
a little or a lot, set to zero, turned round, or exchanged for those of another state. Rates and forces stay within
twice the largest drawn, steps within the longest, parameters within the sets. Some islands evolve apart, so that one
hard spot does not hide another, and at last together. States without an answer, statuses 6 and 7, do not count: they
end early or are no numbers.

The work of a step is a rugged landscape: searches with other seeds end up to a third higher or lower for steps that
locate events, within a tenth for decisions.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import reduce

import numpy as np

from symgen.arrays import Array
from symgen.check.states import States, admissible
from symgen.describe.mechanism import Mechanism
from symgen.functions import NONFINITE, UNSTABLE

__all__ = ["ROUNDS", "HardStates", "hard_states", "parameter_sets"]

Count = Callable[[Mapping[str, Array], Array], tuple[Array, Array]]
"""Work and status of states: of values (size, count) by name, and of parameters (p, count)."""

ISLANDS = 8
ROUNDS = 100
CHILDREN = 250
PARENTS = 64
KEPT = 8
"""Hardest states that are told."""

SETS = 6
"""Parameter sets besides the defaults."""

REAL, FLAGS, MODES = ("q", "qd", "tau", "inputs", "t", "qdd"), ("stuck", "reached"), ("mode", "direction")


@dataclass(frozen=True, slots=True, eq=False)
class HardStates:
    """The hardest states that were found.

    Attributes:
        work: (k,), falling.
        values: (size, k) by name of argument.
        parameters: (p, k).
        tried: number of states.
    """

    work: Array
    values: Mapping[str, Array]
    parameters: Array
    tried: int

    @property
    def worst(self) -> int:
        """Most work."""
        return int(self.work[0])


def parameter_sets(mechanism: Mechanism, names: list[str], defaults: Array, seed: int) -> Array:
    """(p, sets): the defaults, and admissible sets with each number between half and twice its default."""
    rng, found = np.random.default_rng([seed, 2]), [np.asarray(defaults, dtype=float)]
    for _ in range(4 * SETS):
        tried = found[0] * 2.0 ** rng.uniform(-1.0, 1.0, len(names))
        if len(found) <= SETS and names and admissible(mechanism, names, tried):
            found.append(tried)
    return np.stack(found, axis=1)


def hard_states(count: Count, drawn: States, sets: Array, seed: int, rounds: int = ROUNDS) -> HardStates:
    """The hardest states of a search.

    Args:
        count: counts the work of the function.
        drawn: to begin with.
        sets: (p, sets), see `parameter_sets`; those of `drawn` are used, too.
        seed: of the mutations.
        rounds: of mutation and selection on each island, and at last.
    """
    sets = np.concatenate([drawn.parameters, sets], axis=1)
    limited: list[str] = [name for name in ("qd", "tau", "inputs") if name in drawn.values]
    limits = {name: 2.0 * np.max(np.abs(drawn.values[name]), axis=1, initial=0.0) for name in limited}
    longest = float(np.max(drawn.values["dt"], initial=0.0))

    def evolved(pool: _Pool, rng: np.random.Generator) -> tuple[_Pool, Array]:
        work = _counted(count, pool)
        for _ in range(rounds):
            children = _mutated(pool, sets, limits, longest, rng)
            pool, work = _selected(_joined(pool, children), np.append(work, _counted(count, children)), PARENTS)
        return pool, work

    half = max(1, drawn.count // 2)
    islands = []
    for island in range(ISLANDS):
        rng = np.random.default_rng([seed, 3, island])
        first = rng.permutation(drawn.count)[:half]
        own = _Pool({name: v[:, first] for name, v in drawn.values.items()}, sets[:, drawn.which[first]])
        islands.append(evolved(own, rng)[0])
    pool, work = evolved(reduce(_joined, islands), np.random.default_rng([seed, 4]))
    pool, work = _selected(pool, work, KEPT)
    return HardStates(work, pool.values, pool.parameters, (ISLANDS + 1) * rounds * CHILDREN + ISLANDS * half)


@dataclass(frozen=True, slots=True, eq=False)
class _Pool:
    """States, and their parameters."""

    values: Mapping[str, Array]
    parameters: Array

    def take(self, chosen: Array) -> _Pool:
        return _Pool({name: v[:, chosen] for name, v in self.values.items()}, self.parameters[:, chosen])


def _counted(count: Count, pool: _Pool) -> Array:
    """Work of states that have an answer, 0 for the others."""
    work, status = count(pool.values, pool.parameters)
    return np.where(np.isin(status, (NONFINITE, UNSTABLE)), 0, work)


def _joined(a: _Pool, b: _Pool) -> _Pool:
    values = {name: np.concatenate([v, b.values[name]], axis=1) for name, v in a.values.items()}
    return _Pool(values, np.concatenate([a.parameters, b.parameters], axis=1))


def _selected(pool: _Pool, work: Array, most: int) -> tuple[_Pool, Array]:
    """The hardest states, the hardest first; of equally hard ones, which take the same path, the first alone."""
    order = np.argsort(-work, kind="stable")
    falling = work[order]
    order = order[np.append(True, falling[1:] != falling[:-1])][:most]
    return pool.take(order), work[order]


def _mutated(pool: _Pool, sets: Array, limits: Mapping[str, Array], longest: float, rng: np.random.Generator) -> _Pool:
    """Children of the states of a pool, the harder ones having more."""
    size = pool.parameters.shape[1]
    parent = np.minimum((size * rng.random(CHILDREN) ** 2).astype(int), size - 1)
    other = rng.integers(0, size, CHILDREN)
    values = {name: array[:, parent].copy() for name, array in pool.values.items()}
    for name in REAL:
        if name in values and values[name].size:
            values[name] = _changed(values[name], pool.values[name][:, other], rng)
            if name in limits:
                values[name] = np.clip(values[name], -limits[name][:, None], limits[name][:, None])
    values["dt"] = np.where(
        rng.random((1, CHILDREN)) < 0.3, values["dt"] * 2.0 ** rng.normal(0.0, 1.0, (1, CHILDREN)), values["dt"]
    ).clip(longest * 1e-6, longest)
    for name in FLAGS:
        if name in values:
            values[name] = values[name] ^ (rng.random(values[name].shape) < 0.05)
    for name in MODES:
        if name in values:
            drawn = rng.choice(np.array([-1, 0, 1], np.int8), values[name].shape)
            values[name] = np.where(rng.random(values[name].shape) < 0.1, drawn, values[name])
    chosen = sets[:, rng.integers(0, sets.shape[1], CHILDREN)]
    renewed = rng.random(CHILDREN) < 0.1
    return _Pool(values, np.where(renewed, chosen, pool.parameters[:, parent]))


def _changed(values: Array, others: Array, rng: np.random.Generator) -> Array:
    """Real numbers with some of them changed; half of the states keep all of theirs."""
    shape = values.shape
    size = np.maximum(np.abs(values), np.max(np.abs(values), axis=0, keepdims=True, initial=0.0) * 0.1 + 1e-3)
    kinds = rng.integers(0, 8, shape)
    changed = np.select(
        [kinds == 0, kinds == 1, kinds == 2, kinds == 3, kinds == 4],
        [
            np.zeros(shape),
            -values,
            others,
            values * 2.0 ** rng.normal(0.0, 1.0, shape),
            rng.choice([-1.0, 1.0], shape) * 10.0 ** rng.uniform(-9.0, -1.0, shape),
        ],
        values + size * rng.normal(0.0, 1.0, shape) * 10.0 ** rng.uniform(-6.0, 0.0, shape),
    )
    crossed = (rng.random((1, shape[1])) < 0.15) & (rng.random(shape) < 0.5)
    touched = (rng.random(shape) < 0.4) & (rng.random((1, shape[1])) < 0.5)
    return np.where(crossed, others, np.where(touched, changed, values))
