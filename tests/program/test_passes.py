"""Every pass on random programs: same values, no count rises, no dependence on anything but the program."""

import math
import random

import pytest
from evaluate import evaluate_program
from random_programs import PARAMETERS, random_program

from symgen.errors import ProgramError
from symgen.program.count import operations
from symgen.program.nodes import topological
from symgen.program.optimise import PASSES, PassRecord, Plan, optimise
from symgen.program.text import program_text

SEEDS = range(50)


def assert_same(before, after, seed, tolerance=1e-9):
    rng = random.Random(seed)
    for name in ("f", "g", "h"):
        for _ in range(3):
            flat = [rng.uniform(-1.5, 1.5) for _ in range(5)]
            old = evaluate_program(before, name, flat, PARAMETERS)
            new = evaluate_program(after, name, flat, PARAMETERS)
            scale = max(1.0, *map(abs, old))
            if not math.isfinite(scale) or scale > 1e6:
                continue
            for u, v in zip(old, new, strict=True):
                assert abs(u - v) <= tolerance * scale, (name, u, v)


@pytest.mark.parametrize("name", [name for name, _ in PASSES])
def test_values_and_counts(name):
    transform = dict(PASSES)[name]
    for seed in SEEDS:
        before = random_program(seed)
        after = transform(before)
        assert_same(before, after, seed)
        if name != "guard":
            old, new = operations(before), operations(after)
            for function in ("f", "g", "h"):
                assert new[function].flops <= old[function].flops
                assert new[function].total <= old[function].total


def test_all_together_shrink():
    saved = 0
    for seed in SEEDS:
        before = random_program(seed)
        record: list[PassRecord] = []
        after = optimise(before, explain=record)
        assert_same(before, after, seed)
        assert [entry.name for entry in record] == ["start", *(name for name, _ in PASSES)]
        saved += sum(operations(before)[f].total - operations(after)[f].total for f in ("f", "g", "h"))
        functions = [node for function in after.functions for node in function.output_nodes]
        assert not [node for node in topological(functions) if node.op == "parameter"]
    assert saved > 50 * 20


def test_passes_are_stable():
    """A pass finds nothing more in its own result."""
    for seed in range(10):
        for name, transform in PASSES:
            if name in ("hoist", "guard", "extract"):
                continue
            once = transform(random_program(seed))
            assert operations(transform(once)) == operations(once)


def test_same_text_every_time():
    assert program_text(optimise(random_program(3))) == program_text(optimise(random_program(3)))


def test_unknown_pass_is_refused():
    with pytest.raises(ProgramError, match="no pass 'flod'"):
        optimise(random_program(0), Plan(leave_out=("flod",)))
