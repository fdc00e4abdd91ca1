"""Loops and calls whose results are read under one condition: found, put after the condition, left out in C."""

from __future__ import annotations

import numpy as np
import pytest

from symgen.emit import emit_sources
from symgen.model import load_model
from symgen.options import Options
from symgen.program.function import Argument, Function, Output, Program
from symgen.program.guards import conditions_first, guards
from symgen.program.interface import interface
from symgen.program.nodes import Pool, topological
from symgen.reference.interpreter import Interpreter


def halving(pool):
    """A loop body that halves x until it is small."""
    x = pool.input("x", 0)
    new = pool.make("mul", (x, pool.constant(0.5)))
    done = pool.make("lt", (new, pool.constant(1.0)))
    return Function("halve", (Argument("x"),), (Output("x", (), (new,)), Output("done", (), (done,))), internal=True)


def guarded(kind):
    """y = where(a < b, the loop's result from a, b), or what must not be guarded."""
    pool = Pool()
    a, b = pool.input("a", 0), pool.input("b", 0)
    body = halving(pool)
    large = pool.make("add", (a, pool.constant(100.0)))
    if kind.startswith("call"):
        value, done = pool.call(body, [large])
    else:
        value, done = pool.iterate(body, 30, [large])
    condition = pool.make("lt", (pool.make("mul", (a, a)), pool.make("mul", (b, pool.make("add", (b, a))))))
    outputs = {
        "loop": [pool.select(condition, value, b)],
        "call": [pool.select(condition, value, b)],
        "otherwise": [pool.select(condition, b, value)],
        "and": [pool.select(pool.make("and", (condition, done)), b, a), pool.select(condition, value, b)],
        "or": [pool.select(pool.make("or", (condition, done)), b, a), pool.select(condition, b, value)],
        "read": [pool.select(condition, value, b), value],
        "both": [pool.select(condition, value, b), pool.select(condition, b, value)],
        "itself": [pool.select(pool.make("lt", (value, b)), value, b)],
        "test": [pool.select(done, a, b)],
        "twice": [pool.select(pool.make("and", (done, done)), a, b)],
    }[kind]
    function = Function(
        "f", (Argument("a"), Argument("b")), tuple(Output(f"y{k}", (), (node,)) for k, node in enumerate(outputs))
    )
    return Program("guarded", (function,), (), pool)


GUARDED = ("loop", "call", "otherwise", "and", "or")
READ = ("read", "both", "itself", "test", "twice")


@pytest.mark.parametrize("kind", GUARDED + READ)
def test_guards_change_no_value(kind):
    program = guarded(kind)
    order = topological(program.functions[0].output_nodes)
    known = guards(program.functions[0].output_nodes, order)
    assert len(known) == (kind in GUARDED)
    for index, (condition, _) in known.items():
        places = [node.index for node in conditions_first(order, known)]
        assert sorted(places) == sorted(node.index for node in order)
        assert places.index(condition.index) < places.index(index)
    sources = emit_sources(program, "c")
    plain = next(source.text for source in sources if source.name == "guarded.c")
    if kind != "call":
        assert ("_done = false;" in plain) == (not known)
    vector = next(source.text for source in sources if source.name == "guarded_vector.c")
    assert ("if (!guarded_pack_all(" in vector) == (kind == "call")  # left out when no lane wants it
    model = load_model(sources, interface(program), "c", "float64", Options(vector=True))
    rng = np.random.default_rng(3)
    a, b = rng.normal(size=(2, 37))
    expected = Interpreter(program).float64("f", [a[None], b[None]])
    found = model.evaluate("f", a, b)
    for x, y in zip(found if isinstance(found, tuple) else (found,), expected, strict=True):
        assert np.array_equal(x, y[0])
    single = [model.evaluate("f", float(x), float(y)) for x, y in zip(a, b, strict=True)]
    assert np.array_equal(np.array(single).reshape(37, -1)[:, 0], expected[0][0])
