"""Every pass pays on chains that are in no example: leaving it out costs what the pass is there for."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import replace
from functools import cache
from typing import NamedTuple

import numpy as np
import pytest
from random_chains import random_chain
from zoo import e

from symgen.describe.assemble import assemble
from symgen.describe.chain import Chain
from symgen.describe.validate import validate
from symgen.formulate.chooser import Chooser
from symgen.formulate.program import fast_program
from symgen.formulate.rules import PLANNED, starting_plan
from symgen.program.count import operations
from symgen.program.function import Program, input_nodes, statements
from symgen.program.latency import CYCLES
from symgen.program.nodes import REAL, topological
from symgen.program.optimise import PASSES, Plan, optimise
from symgen.program.passes.extract import Search
from symgen.program.passes.schedule import pressure
from symgen.reference.interpreter import Interpreter
from tests.program.evaluate import evaluate_nodes

pytestmark = pytest.mark.release

SEEDS = range(50)
FUNCTIONS = {
    "plain": ("bias", "linearize", "stiffness_matrix"),
    "divided": ("bias",),
    "calling": ("bias", "linearize_step"),
}
"""By family of chains; `linearize_step` calls functions of its own."""


FEW = Search(effort=1)
"""Few searches, for they take most of the time."""


def chain(family: str, seed: int) -> Chain:
    """A chain with springs, dampers, loads and expressions of its own; two joints keep the test quick.

    Those but the plain ones have a potential with quotients by one divisor, and with an arm that must not be computed
    at zero.
    """
    drawn = random_chain(seed, 2, extras=True)
    if family != "plain":
        last = drawn.joints[-1].name
        text = f"u/(3 + sin({last})) + 2*{last}/(3 + sin({last})) + where({last} > 0.3, log({last}), 1.5*{last})"
        drawn = replace(drawn, potential=e(text))
    return validate(drawn)


@cache
def derived(family: str, seed: int) -> Program:
    """The program of a chain in the formulation that searches begin with: to search takes most of the time."""
    drawn = chain(family, seed)
    begin = starting_plan(Chooser(assemble(drawn)).quantities)
    return fast_program(assemble(drawn), FUNCTIONS[family], dict.fromkeys(PLANNED, begin))


@cache
def after(family: str, seed: int, *leave_out: str) -> Program:
    """The program after the passes but some."""
    return optimise(derived(family, seed), Plan(leave_out, FEW))


def total(program: Program) -> int:
    """Operations, a division for five."""
    return sum(counts.total + 4 * counts.div for counts in operations(program).values())


def executed(program: Program) -> int:
    """Operations that functions execute, those on parameters alone included."""
    return sum(1 for f in program.functions for node in topological(f.output_nodes) if node.args)


def nodes(program: Program) -> int:
    """Nodes of all functions together: what they share counts once."""
    return len(topological(node for function in program.functions for node in function.output_nodes))


def alive(program: Program) -> int:
    """Values that are kept at once, of all functions."""
    return sum(pressure(statements(function)) for function in program.functions)


def waits(program: Program) -> int:
    """Cycles from the inputs to the last result, of all functions."""
    found = 0
    for function in program.functions:
        ready: dict[int, int] = {}
        for node in topological(function.output_nodes):
            before = max((ready[argument.index] for argument in node.args), default=0)
            ready[node.index] = before + CYCLES.get(node.op, 0)
        found += max(ready.values())
    return found


def divisions(program: Program) -> int:
    """Divisions of all functions."""
    return sum(counts.div for counts in operations(program).values())


def written(program: Program) -> int:
    """Operations in the text of all functions, called or not."""
    return sum(1 for f in program.functions for node in topological(f.output_nodes) if node.args)


def undefined(program: Program) -> int:
    """Operations of the bias that are computed at zero and have no value there."""
    bias = program.function("bias")
    inputs = {node.value: 0.0 for argument in bias.inputs for node in input_nodes(program.pool, argument)}
    parameters = {p.name: p.default for p in program.parameters}
    prepared = evaluate_nodes(program.prepare, parameters=parameters)
    nodes = [node for node in topological(bias.output_nodes) if node.type == REAL]
    return sum(1 for value in evaluate_nodes(nodes, inputs, parameters, prepared) if not math.isfinite(value))


class Gain(NamedTuple):
    """What a pass lowers on a family of chains; `others` would do its work if it were missing: left out both times."""

    measure: Callable[[Program], int]
    others: tuple[str, ...] = ()
    family: str = "plain"


GAINS = {
    "inline": Gain(total, ("extract",), "calling"),
    "fold": Gain(total, ("extract",)),
    "reciprocal": Gain(divisions, family="divided"),
    "extract": Gain(total),
    "commute": Gain(nodes),
    "hoist": Gain(executed, ("extract",)),
    "dead": Gain(written, ("extract",), "calling"),
    "guard": Gain(undefined, family="divided"),
    "associate": Gain(waits),
    "schedule": Gain(alive, ("extract",)),
}


@pytest.mark.parametrize("name", [name for name, _ in PASSES])
def test_leaving_a_pass_out_costs(name: str) -> None:
    measure, others, family = GAINS[name]
    with_it = sum(measure(after(family, seed, *others)) for seed in SEEDS)
    assert with_it < sum(measure(after(family, seed, *others, name)) for seed in SEEDS)


EXACT = ("inline", "commute", "hoist", "dead", "guard", "schedule")
"""Passes that promise the same values to the bit."""


@pytest.mark.parametrize("family", ["plain", "calling"])
def test_no_pass_changes_a_value(family: str) -> None:
    """Each on what the passes before it made, by the interpreter, which knows no pass."""
    for seed in SEEDS[:15]:
        program = derived(family, seed)
        values = _values(program, family, seed)
        for name, transform in PASSES:
            program = transform(program, Plan(search=FEW))
            before, values = values, _values(program, family, seed)
            for old, new in zip(before, values, strict=True):
                scale = max(1e-9, np.abs(old).max(initial=0.0))
                limit = 0.0 if name in EXACT else 1e-10 * scale  # M of a random chain has a condition of up to 1e4
                assert np.abs(old - new).max(initial=0.0) <= limit, (seed, name)


def _values(program: Program, family: str, seed: int) -> list[np.ndarray]:
    """All outputs of the family's functions at three states."""
    draw, interpreter = np.random.default_rng(seed), Interpreter(program)
    found: list[np.ndarray] = []
    for name in FUNCTIONS[family]:
        arguments = program.function(name).inputs
        found += interpreter.float64(name, [draw.uniform(-1.0, 1.0, (argument.size, 3)) for argument in arguments])
    return found
