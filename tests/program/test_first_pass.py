"""Loops replaced by their first pass: equal where it was the last, and told where it was not."""

from __future__ import annotations

import numpy as np

from symgen.program.first_pass import first_pass
from symgen.program.function import Argument, Function, Output, Program
from symgen.program.interface import interface
from symgen.program.nodes import Pool, topological
from symgen.reference.backend import InterpreterBackend


def halving() -> Program:
    """x is halved until it is below 1, at most ten times; a second loop goes on from there."""
    pool = Pool()
    x = pool.input("x", 0)
    half = x * 0.5
    done = pool.make("lt", (half, pool.constant(1.0)))
    body = Function(
        "halve", (Argument("x"),), (Output("x", (), (half,)), Output("done", (), (done,))), "", internal=True
    )
    first, finished = pool.iterate(body, 10, [x])
    second, _ = pool.iterate(body, 10, [first + 6.0])
    outputs = (Output("y", (), (first,)), Output("z", (), (second,)), Output("finished", (), (finished,)))
    return Program("halving", (Function("f", (Argument("x"),), outputs, ""),), (), pool)


def values(program, x):
    found = InterpreterBackend(program).call("f", InterpreterBackend(program).prepare(np.zeros(0)), [np.array([x])])
    return [array[0].tolist() for array in found]


def test_first_passes_are_the_results_where_they_are_the_last():
    whole, once = halving(), first_pass(halving(), "once")
    assert once.name == "once"
    assert [f.name for f in interface(once).functions] == ["f"]
    assert not [node for f in once.functions for node in topological(f.output_nodes) if node.op == "iterate"]
    x = [1.0, 1.9, 5.0]
    (y, _, finished), (y_whole, *_) = values(once, x), values(whole, x)
    assert finished == [1, 1, 0]
    assert y[:2] == y_whole[:2] == [0.5, 0.95]
    assert y[2] == 2.5 != y_whole[2] == 0.625
