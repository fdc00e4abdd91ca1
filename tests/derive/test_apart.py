"""Functions of their own: they compute what the text in place would, and are handed what they read."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import pytest

from symgen.derive.algebra.branches import Branches
from symgen.derive.algebra.nodes import NodeAlgebra
from symgen.derive.algebra.outline import apart, loop
from symgen.derive.algebra.scalar import Scalar
from symgen.program.function import Argument, Function, Output, Program
from symgen.program.nodes import Node, Pool
from symgen.reference.interpreter import Interpreter


@dataclass(frozen=True)
class Seen:
    large: Node
    odd: Node


@dataclass(frozen=True)
class Carried:
    pair: tuple[Scalar, Scalar]
    nothing: tuple[Scalar, ...]
    count: Scalar
    flag: Seen


@pytest.fixture
def branches():
    return Branches(NodeAlgebra(Pool()))


def evaluated(branches, outputs, x):
    function = Function(
        "f", (Argument("x", (len(x),)),), tuple(Output(f"y{k}", (), (y,)) for k, y in enumerate(outputs))
    )
    program = Program("apart", (function,), (), branches.pool)
    return [float(np.asarray(y).ravel()[0]) for y in Interpreter(program).float64("f", [np.array(x)])]


def fibonacci(branches, bound):
    """Sums of the last two from (0, 1) on, each x[0] larger, until x[1] is passed."""
    first, last = (branches.algebra.scalar(branches.pool.input("x", k)) for k in range(2))

    def write(now, more, **_):
        a, b = now.pair
        c = a + b + more
        large = branches.less(branches.algebra.scalar(branches.pool.input("x", 1)), c)
        return Carried((b, c), (), now.count + branches.one, Seen(large, branches.no(now.flag.odd))), large

    start = Carried((branches.zero, branches.one), (), branches.zero, Seen(branches.false, branches.false))
    outside = {"more": first * branches.one, "again": first * branches.one, "unread": last + first}
    return loop(branches, "body", "", bound, start, write, named=(Argument("x", (2,)),), **outside)


def test_loop_carries_a_dataclass(branches):
    end, finished = fibonacci(branches, 20)
    outputs = [end.pair[0].x, end.pair[1].x, end.count.x, end.flag.large, end.flag.odd, finished]
    assert end.nothing == ()
    assert evaluated(branches, outputs, [0.0, 30.0]) == [21.0, 34.0, 8.0, 1.0, 0.0, 1.0]
    assert evaluated(branches, outputs, [1.0, 30.0]) == [20.0, 33.0, 6.0, 1.0, 0.0, 1.0]


def test_loop_says_that_its_bound_came_first(branches):
    end, finished = fibonacci(branches, 3)
    assert evaluated(branches, [end.pair[1].x, finished], [0.0, 30.0]) == [3.0, 0.0]


def test_body_is_declared_as_the_fields_are(branches):
    _, finished = fibonacci(branches, 3)
    body, _ = finished.args[0].value
    fields = [("pair", (2,)), ("count", ()), ("flag", (2,))]
    context = [("x", (2,)), ("context_real", (2,))]
    assert [(a.name, a.shape) for a in body.inputs] == fields + context
    assert [(o.name, o.shape) for o in body.outputs] == [*fields, ("done", ())]


def test_apart_is_what_it_would_be_in_place(branches):
    x, y, z = (branches.algebra.scalar(branches.pool.input("x", k)) for k in range(3))

    def write(pair, other):
        a, b = pair
        return {"sum": a * a + b, "order": (branches.less(a, b), a), "one": branches.one}

    outside = {"pair": (x * y, z), "other": x + z}
    called, written = apart(branches, "called", "", write, **outside), write(**outside)
    for result in (called, written):
        nodes = [result["sum"].x, result["order"][0], result["order"][1].x, result["one"].x]
        assert evaluated(branches, nodes, [2.0, 3.0, 5.0]) == [41.0, 0.0, 6.0, 1.0]
    function = called["sum"].x.args[0].value
    assert called["one"].x is branches.one.x
    assert [(a.name, a.shape) for a in function.inputs] == [("context_real", (2,))]
    assert [(o.name, o.shape) for o in function.outputs] == [("result_real", (2,)), ("result_boolean", (1,))]
