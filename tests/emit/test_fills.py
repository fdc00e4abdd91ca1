"""Constants side by side: one loop where they follow one another in an array, and the same stores as without."""

import random
import re

import numpy as np
import pytest

from symgen.emit import emit_sources
from symgen.emit.c.fills import Fill, filled
from symgen.emit.schedule import Assign, Store
from symgen.program.function import Argument, Function, Output, Program, input_nodes
from symgen.program.nodes import BOOLEAN, MODE, Pool
from tests.emit.strict import needs_gcc
from tests.model.agreement import draw, expected, model_of
from tests.seeds import seeds


def stored(steps, targets):
    """What is stored where, in order; a fill is carried out element by element."""
    found = []
    for step in steps:
        if isinstance(step, Fill):
            found += [(f"{step.array}[{k}]", step.node) for k in range(step.first, step.end)]
        elif isinstance(step, Store):
            found.append((targets[step.position], step.node))
        else:
            found.append((None, step.node))
    return found


@pytest.mark.parametrize("seed", seeds("test_the_same_stores_in_the_same_order", 30))
def test_the_same_stores_in_the_same_order(seed):
    """Forwards, backwards, with gaps and repetitions, over the ends of arrays, with other steps between."""
    chosen = random.Random(seed)
    pool = Pool()
    zero, one, x = pool.constant(0.0), pool.constant(1.0), pool.input("x", 0)
    targets = [f"{name}[{k}]" for name in ("A", "B") for k in range(10)] + ["*s", "*(pack *)&M[0]"]
    steps, position = [], 0
    for _ in range(200):
        position = (position + chosen.choice([1, 1, 1, 1, 1, -1, 0, 3])) % len(targets)
        steps.append(Store(position, chosen.choice([zero] * 8 + [one, x])))
        if chosen.random() < 0.05:
            steps.append(Assign(x * one))
    fills = list(filled(steps, targets))
    assert stored(fills, targets) == stored(steps, targets)
    assert len([step for step in fills if isinstance(step, Fill)]) >= 10


def sparse():
    """Zeros over the end of one output and the beginning of the next; pairs, triples; of every type."""
    pool = Pool()
    x = Argument("x", (2,))
    flag = Argument("stuck", (1,), BOOLEAN)
    a, b = input_nodes(pool, x)
    (s,) = input_nodes(pool, flag)
    zero, half, no, still = pool.constant(0.0), pool.constant(0.5), pool.boolean(False), pool.mode(0)
    outputs = (
        Output("k", (2, 4), (zero, zero, a * b, zero, zero, zero, b, zero)),
        Output("N", (7,), (zero, zero, half, half, half, half, a)),
        Output("flags", (5,), (s, no, no, no, s), BOOLEAN),
        Output("modes", (4,), (still, still, still, pool.mode(-1)), MODE),
    )
    return Program("sparse", (Function("rows", (x, flag), outputs),), (), pool)


def test_three_in_one_array_are_a_loop():
    text = emit_sources(sparse(), "c")[1].text
    body = re.search(r"void sparse_rows\(.*?\n}", text, re.DOTALL).group(0)
    loops = re.findall(r"for \(size_t k = (\d+)U; k < (\d+)U; k\+\+\) \{\s+(\w+)\[k\] = ([^;]+);\s+\}", body)
    assert sorted(loops) == [
        ("0", "3", "modes", "0"),
        ("1", "4", "flags", "false"),
        ("2", "6", "N", "0.5"),
        ("3", "6", "k_out", "0.0"),
    ]
    alone = re.findall(r"(\w+\[\d+\]) = 0\.0;", body)
    assert sorted(alone) == ["N[0]", "N[1]", "k_out[0]", "k_out[1]", "k_out[7]"]


@needs_gcc
@pytest.mark.parametrize("vector", [True, False])
@pytest.mark.parametrize("dtype", ["float64", "float32"])
def test_what_is_filled_has_its_values(dtype, vector):
    program = sparse()
    arrays = draw(program, "rows", 5, dtype)
    found = model_of(program, "c", dtype, vector=vector).evaluate("rows", *arrays)
    for lane in range(5):
        k, *others = expected(program, "rows", arrays, lane)
        assert np.allclose(found[0][lane], k, rtol=1e-6, atol=0.0)  # one product, rounded to float32
        for a, b in zip((row[lane] for row in found[1:]), others, strict=True):
            assert np.array_equal(a, b)
