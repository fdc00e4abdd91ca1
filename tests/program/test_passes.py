"""Every pass on random programs: same values, no count rises, no dependence on anything but the program."""

import os
import random
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from evaluate import evaluate_program
from random_programs import PARAMETERS, random_program

from symgen.errors import ProgramError
from symgen.program.count import operations
from symgen.program.nodes import topological
from symgen.program.optimise import PASSES, PassRecord, Plan, optimise
from symgen.program.passes.extract import Search
from symgen.program.passes.fold import fold
from tests.program.listing import program_text

SEEDS = range(50)

TOLERANCE = 1e-13
"""Of the largest output: passes write sums in another order, and 8.5e-15 was the most that this changed."""

QUICK = Plan(search=Search(effort=600))
"""Few moves."""


def assert_same(before, after, seed):
    rng = random.Random(seed)
    for name in ("f", "g", "h"):
        for _ in range(3):
            flat = [rng.uniform(-1.5, 1.5) for _ in range(5)]
            old = evaluate_program(before, name, flat, PARAMETERS)
            new = evaluate_program(after, name, flat, PARAMETERS)
            scale = max(1.0, *map(abs, old))
            assert scale < 1e6
            for u, v in zip(old, new, strict=True):
                assert abs(u - v) <= TOLERANCE * scale, (name, u, v)


def weight(operations):
    """Operations in units of an addition."""
    return operations.add + operations.mul + 4 * operations.div


@pytest.mark.parametrize("name", [name for name, _ in PASSES])
def test_values_and_counts(name):
    transform = dict(PASSES)[name]
    for seed in SEEDS:
        before = random_program(seed)
        if name in ("reciprocal", "extract", "guard"):
            before = fold(before)
        after = transform(before, QUICK)
        assert_same(before, after, seed)
        old, new = operations(before), operations(after)
        for function in ("f", "g", "h"):
            assert weight(new[function]) <= weight(old[function])
            assert new[function].div <= old[function].div
            if name != "reciprocal":
                assert new[function].flops <= old[function].flops
            if name not in ("guard", "reciprocal", "extract"):
                assert new[function].total <= old[function].total


def test_all_together_shrink():
    saved = 0
    for seed in SEEDS:
        before = random_program(seed)
        record: list[PassRecord] = []
        after = optimise(before, QUICK, explain=record)
        assert_same(before, after, seed)
        assert [entry.name for entry in record] == ["start", *(name for name, _ in PASSES)]
        saved += sum(operations(before)[f].total - operations(after)[f].total for f in ("f", "g", "h"))
        functions = [node for function in after.functions for node in function.output_nodes]
        assert not [node for node in topological(functions) if node.op == "parameter"]
    assert saved > 50 * 20


@pytest.mark.parametrize("name", ["fold", "reciprocal", "extract"])
def test_every_pass_earns_its_place(name):
    """Without it the counts of the random programs are higher."""
    costs = {(): 0, (name,): 0}
    for seed in range(12):
        before = random_program(seed)
        for leave_out in ((), (name,)):
            after = operations(optimise(before, replace(QUICK, leave_out=leave_out)))
            costs[leave_out] += sum(weight(after[f]) for f in ("f", "g", "h"))
    assert costs[()] < costs[name,]


def test_passes_are_stable():
    """A pass finds nothing more in its own result."""
    for seed in range(10):
        for name, transform in PASSES:
            if name in ("hoist", "guard", "extract", "reciprocal"):
                continue
            once = transform(random_program(seed), QUICK)
            assert operations(transform(once, QUICK)) == operations(once)


def test_same_text_every_time():
    texts = {program_text(optimise(random_program(3), QUICK)) for _ in range(2)}
    script = (
        "from random_programs import random_program as r; from symgen.program.optimise import Plan, optimise; "
        "from symgen.program.passes.extract import Search; "
        "from tests.program.listing import program_text as t; "
        "print(t(optimise(r(3), Plan(search=Search(effort=600)))), end='')"
    )
    root = Path(__file__).parents[2]
    for seed in ("0", "1", "77"):
        environment = {**os.environ, "PYTHONHASHSEED": seed, "PYTHONPATH": f"{root}{os.pathsep}{Path(__file__).parent}"}
        done = subprocess.run(
            [sys.executable, "-c", script], env=environment, capture_output=True, text=True, check=True
        )
        texts.add(done.stdout)
    assert len(texts) == 1


def test_unknown_pass_is_refused():
    with pytest.raises(ProgramError, match="no pass 'flod'"):
        optimise(random_program(0), Plan(leave_out=("flod",)))
