"""States drawn from the domain of a check.

A number is tried over its range, at both ends and at zero, and beyond, unless its range was declared: at magnitudes
from 1e-12 up to where the header ends its promise (angles) or far beyond all use.

    kind of state                      numbers
    over the ranges                    uniform in their ranges, dt by its logarithm
    at the ends of the ranges          at one of the ends, or zero
    one number small                   some at 1e-12 to 0.1 of their ranges
    all small                          rates, accelerations, forces and inputs at 1e-12, 1e-9, 1e-6, 1e-3 of theirs
    one number large                   some beyond their ranges, by a power of ten that is common to a group
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

import numpy as np
import numpy.typing as npt

from symgen.arrays import Reals
from symgen.check.domain import ANGLES, Domain, both
from symgen.check.longest_steps import FAR
from symgen.check.states import States, has_kinks, later
from symgen.describe.mechanism import Mechanism
from symgen.program.function import RuntimeParameter
from symgen.program.hazards import PARAMETER, Key
from symgen.program.intervals import Interval

__all__ = ["domain_states", "friction_base", "within"]


KINDS = (
    ("over its ranges", 6),
    ("at the ends of its ranges", 2),
    ("small in some numbers", 4),
    ("small", 4),
    ("large in some numbers", 4),
)
"""Kinds of states, each with its share of twenty."""

GROUPS = 4
"""Groups of small and of large states, each of one magnitude."""


def domain_states(mechanism: Mechanism, domain: Domain, count: int, seed: int) -> tuple[States, npt.NDArray[np.intp]]:
    """`count` states, and (count,) the group of each, whose numbers are of one size.

    Args:
        mechanism: its kinks keep numbers away from zero.
        domain: of the chain.
        count: of states.
        seed: of the draw.
    """
    rng = np.random.default_rng([seed, 6])
    order = [kind for kind, share in KINDS for _ in range(share)]
    kinds = np.array(order)[np.arange(count) % len(order)]
    turn = np.arange(count) // len(order) % GROUPS
    single = np.arange(count) % 2 == (np.arange(count) // len(order)) % 2
    exponent = np.array([-12.0, -9.0, -6.0, -3.0])[turn]
    smooth = not has_kinks(mechanism)
    values: dict[str, npt.NDArray[Any]] = {}
    for name, ranges in domain.arguments.items():
        low, high, largest = (np.array([[getattr(r, a)] for r in ranges]) for a in ("low", "high", "largest"))
        size, shape = np.maximum(np.abs(low), np.abs(high)), (len(ranges), count)
        uniform = rng.uniform(low, high, shape)
        if name == "dt":
            uniform = np.exp(rng.uniform(np.log(low), np.log(high), shape))
        end = np.choose(rng.integers(0, 3 if smooth and name != "dt" else 2, shape), [low + 0.0 * uniform, high, 0.0])
        sign, some = rng.choice([-1.0, 1.0], shape), rng.random(shape) < 0.4
        tiny = sign * size * 10.0 ** rng.uniform(-12.0, -1.0, shape)
        small = uniform * 10.0**exponent
        powers = np.log10(np.maximum(largest / np.where(size > 0.0, size, 1.0), 1.0))
        huge = sign * size * 10.0 ** (powers * (turn + rng.random(shape)) / GROUPS)
        if name == "q":
            huge = np.where(single & (largest > ANGLES["float32"]), np.clip(huge, *both(ANGLES["float32"])), huge)
            small = np.where(rng.random(count) < 0.5, small, uniform)
        still = name in ("t", "dt")
        chosen = np.select(
            [kinds == KINDS[1][0], (kinds == KINDS[2][0]) & some, kinds == KINDS[3][0], (kinds == KINDS[4][0]) & some],
            [end, uniform if still else tiny, uniform if still else small, uniform if name == "dt" else huge],
            uniform,
        )
        outside = np.minimum(low, -largest), np.maximum(high, largest)
        declared = np.array([[r.source == "declared"] for r in ranges])
        chosen = np.clip(chosen, np.where(declared, low, outside[0]), np.where(declared, high, outside[1]))
        if name == "t":
            chosen = np.abs(chosen)
        rounded = chosen.astype(np.float32).astype(np.float64)
        values[name] = np.ascontiguousarray(np.where(single, rounded, chosen))
    for name in ("inputs", "q", "qd", "qdd", "tau"):
        values.setdefault(name, np.zeros((0, count)))
    if domain.arguments["dt"][0].source != "declared":
        values["dt"] = np.minimum(values["dt"], _calm(domain, values))
    values["mode"] = np.sign(values["qd"]).astype(np.int8)
    values |= later(values, single, seed)
    every = domain.sets.shape[1]
    # sets far from the chain's own move the poses where large forces cancel to those where numbers are small
    which = rng.integers(0, np.where(np.isin(kinds, [KINDS[0][0], KINDS[4][0]]), every, domain.near))
    which[::3] = 0
    grouped = np.isin(kinds, [KINDS[3][0], KINDS[4][0]])
    groups = np.array([[kind for kind, _ in KINDS].index(kind) for kind in kinds]) * GROUPS + np.where(grouped, turn, 0)
    return States(values, domain.sets, which.astype(np.intp), single, tuple(kinds.tolist())), groups


def _calm(domain: Domain, values: Mapping[str, Reals]) -> Reals:
    """(1, count): steps in which no joint goes farther than about `FAR`: a longer one enlarges rounding without bound.

    Forces at the ends of their ranges are taken to give the accelerations at the ends of theirs.
    """
    count = values["dt"].shape[1]
    ends = {name: np.array([[max(r.size, 1e-300)] for r in ranges]) for name, ranges in domain.arguments.items()}
    rate = np.max(np.abs(values["qd"]), axis=0, initial=0.0)
    share = np.max(np.abs(values["tau"]) / ends["tau"], axis=0, initial=0.0) if len(values["tau"]) else np.zeros(count)
    pull = share * np.max(ends["qdd"], initial=0.0) if "qdd" in ends else np.zeros(count)
    with np.errstate(divide="ignore"):
        steps = np.minimum(FAR / rate, np.sqrt(FAR / pull))
    return np.asarray(steps[None])


def friction_base(domain: Domain, states: States, seed: int) -> tuple[States, Reals]:
    """The states and lengths of steps (1, count) to make those of joints with friction from.

    Small joint forces are drawn anew: they are added to what balances a sliding joint, where next to nothing leaves it
    to rounding whether the joint stops. Steps are powers of two, whose multiples single precision holds.
    """
    rng = np.random.default_rng([seed, 10])
    tau = np.array(states.values["tau"])
    for row, each in zip(tau, domain.arguments.get("tau", ()), strict=True):
        drawn = rng.uniform(0.01, 1.0, states.count) * np.where(rng.random(states.count) < 0.5, each.low, each.high)
        row[:] = np.where(np.abs(row) < 0.01 * each.size, drawn.astype(np.float32), row)
    steps = 2.0 ** np.round(np.log2(states.values["dt"]))
    return replace(states, values={**states.values, "tau": tau}), np.asarray(steps)


def within(
    states: States, parameters: Sequence[RuntimeParameter], declared: Mapping[Key | str, Interval], seed: int
) -> States:
    """The states with numbers outside of declared ranges drawn anew."""
    if not declared:
        return states
    rng = np.random.default_rng([seed, 8])
    values = dict(states.values)
    for name in ("q", "qd", "qdd", "tau", "inputs", "t", "dt"):
        array = np.array(values[name])
        for k in range(len(array)):
            given = declared.get((name, k), declared.get(name))
            if given is not None:
                drawn = rng.uniform(*given, states.count)
                drawn = np.where(states.single, drawn.astype(np.float32).astype(np.float64), drawn)
                outside = (array[k] < given[0]) | (array[k] > given[1])
                array[k] = np.where(outside, np.clip(drawn, *given), array[k])
        values[name] = array
    values["mode"] = np.sign(values["qd"]).astype(np.int8)
    sets = np.array(states.parameters)
    for k, parameter in enumerate(parameters):
        given = declared.get((parameter.name, PARAMETER))
        if given is not None:
            sets[k] = np.clip(sets[k], *given)
    return replace(states, values=values, parameters=sets)
