"""Every pass pays on chains that are in no example: leaving it out costs what the pass is there for."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

import numpy as np
import pytest
from zoo import random_chain

from symgen.derive.fast import fast_program
from symgen.describe.validate import validate
from symgen.program.count import operations
from symgen.program.function import Program, statements
from symgen.program.nodes import topological
from symgen.program.optimise import PASSES, Plan, optimise
from symgen.program.passes.associate import LATENCY
from symgen.program.passes.extract import Search
from symgen.program.passes.schedule import pressure
from symgen.reference.interpreter import Interpreter

FUNCTIONS = ("bias", "linearize", "stiffness_matrix")
SEEDS = range(50)


@cache
def derived(seed: int) -> Program:
    """A chain with springs, dampers, loads and expressions of its own; two or three joints keep the test quick."""
    return fast_program(validate(random_chain(seed, 2 + seed % 2, extras=True)), FUNCTIONS)


@cache
def after(seed: int, *leave_out: str) -> Program:
    """The program after the passes but some; few searches, for they take most of the time."""
    return optimise(derived(seed), Plan(leave_out, Search(effort=1)))


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
            ready[node.index] = before + LATENCY.get(node.op, 0)
        found += max(ready.values())
    return found


MEASURES: dict[str, tuple[Callable[[Program], int], tuple[str, ...]]] = {
    "fold": (total, ("extract",)),
    "commute": (total, ("extract", "order")),
    "extract": (total, ()),
    "order": (nodes, ()),
    "hoist": (executed, ("extract",)),
    "associate": (waits, ()),
    "schedule": (alive, ("extract",)),
}
"""What a pass lowers, and the passes that would do its work if it were missing; they are left out both times."""


@pytest.mark.parametrize("name", MEASURES)
def test_leaving_a_pass_out_costs(name):
    measure, others = MEASURES[name]
    with_it = sum(measure(after(seed, *others)) for seed in SEEDS)
    assert with_it < sum(measure(after(seed, *others, name)) for seed in SEEDS)


def test_the_passes_change_no_value():
    for seed in SEEDS:
        program = derived(seed)
        draw = np.random.default_rng(seed)
        before, optimised = Interpreter(program), Interpreter(after(seed))
        for name in FUNCTIONS:
            inputs = [draw.uniform(-1.0, 1.0, argument.size) for argument in program.function(name).inputs]
            for old, new in zip(before.float64(name, inputs), optimised.float64(name, inputs), strict=True):
                scale = max(1e-9, np.abs(old).max(initial=0.0))
                assert np.abs(old - new).max(initial=0.0) <= 1e-10 * scale, (seed, name)


def test_every_pass_is_proven_somewhere():
    special = {
        "reciprocal": "the recursion shares its reciprocals itself: tests/program/test_extract.py",
        "inline": "calls occur in friction and in drives: tests/program/test_pass_structure.py",
        "dead": "removes functions, not operations: tests/program/test_pass_structure.py",
        "guard": "makes selects safe and raises the count: tests/program/test_pass_structure.py",
    }
    assert {name for name, _ in PASSES} == set(MEASURES) | set(special)
