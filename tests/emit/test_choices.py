"""Selects made where a guarded call is, and outputs that keep an argument: the same values, and the text expected."""

from __future__ import annotations

import numpy as np
import pytest

from symgen.emit import emit_sources
from symgen.model import load_model
from symgen.options import Options
from symgen.program.function import Argument, Function, Output, Program
from symgen.program.guards import choices, guards
from symgen.program.interface import interface
from symgen.program.nodes import Pool, topological
from symgen.reference.interpreter import Interpreter


def scaled(pool, name, factor):
    """(x, y) -> (factor x + y, x - factor y)."""
    x, y = (pool.input("v", k) for k in range(2))
    nodes = (x * factor + y, x - y * factor)
    return Function(name, (Argument("v", (2,)),), (Output("w", (2,), nodes),), internal=True)


def branching(kind):
    """Results of calls, each read under one condition."""
    pool = Pool()
    a, b = pool.input("a", 0), pool.input("b", 0)
    first, second = (pool.make("lt", (a, pool.constant(value))) for value in (0.3, -0.4))
    one, two = (pool.call(scaled(pool, name, factor), [a, b]) for name, factor in (("one", 2.0), ("two", 4.0)))
    outputs = {
        # either of two calls
        "either": [pool.select(first, x, y) for x, y in zip(one, two, strict=True)],
        # the second call's selects choose from the first's
        "chain": [
            pool.select(second, y, pool.select(first, x, z)) for x, y, z in zip(one, two, (a, b), strict=True)
        ],
        # either call's selects choose from the other's: one of them has to let go
        "cross": [
            pool.select(first, one[0], b), pool.select(second, two[0], pool.select(first, one[0], b)),
            pool.select(first, one[1], pool.select(second, two[1], a)), pool.select(second, two[1], a),
        ],
        # read by something else, too
        "read": [pool.select(first, one[0], b), pool.make("and", (first, pool.make("lt", (one[1], a))))],
        # arguments are kept where a condition fails
        "keep": [
            *(pool.select(second, x + 1.0, x) for x in (a, b)), pool.select(second, pool.select(first, one[0], b), a),
            pool.select(second, a * b, pool.constant(6.0)), pool.select(second, b, a * a),
        ],
    }[kind]  # fmt: skip
    results = tuple(Output(f"y{k}", (), (node,)) for k, node in enumerate(outputs))
    return Program("branching", (Function("f", (Argument("a"), Argument("b")), results),), (), pool)


MADE = {"either": 1, "chain": 2, "cross": 1, "read": 0, "keep": 1}
"""Calls that have selects of their own."""


@pytest.mark.parametrize("kind", MADE)
def test_the_same_values(kind):
    program = branching(kind)
    outputs = program.functions[0].output_nodes
    order = topological(outputs)
    made = choices(order, guards(outputs, order))
    assert len(made) == MADE[kind]
    assert len({select.index for selects in made.values() for select in selects}) == sum(map(len, made.values()))
    sources = emit_sources(program, "c")
    plain = next(source.text for source in sources if source.name == "branching.c")
    assert plain.count("_w[2];") == MADE[kind] + (kind == "read")  # not set to zero before
    assert ("*y0 = a;" in plain) == (kind == "keep")
    model = load_model(sources, interface(program), "c", "float64", Options(vector=True))
    rng = np.random.default_rng(3)
    a, b = rng.normal(size=(2, 37))
    expected = Interpreter(program).float64("f", [a[None], b[None]])
    for x, y in zip(model.evaluate("f", a, b), expected, strict=True):
        assert np.array_equal(x, y[0])
    for k in range(37):
        for x, y in zip(model.evaluate("f", a[k], b[k]), expected, strict=True):
            assert x == y[0, k]
