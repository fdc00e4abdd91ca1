"""Arrays that hold what calls are given: the same values lie in one array, as far as it is seen."""

import re

import numpy as np
import pytest

from symgen.emit import emit_sources
from symgen.program.function import Argument, Function, Output, Program
from symgen.program.nodes import Pool
from symgen.reference.interpreter import Interpreter
from tests.model.agreement import model_of


def calls(kind):
    """Two calls that are given the same x: one after the other, the first under a condition, or the second."""
    pool = Pool()
    (x0, x1), (y0, y1) = ([pool.input(name, k) for k in range(2)] for name in "xy")
    z = pool.make("add", (pool.make("mul", (x0, y1)), pool.make("div", (x1, y0))))
    helper = Function("g", (Argument("x", (2,)), Argument("y", (2,))), (Output("z", (), (z,)),), internal=True)
    a, b = pool.input("a", 0), pool.input("b", 0)
    given = [pool.make("add", (a, pool.constant(3.0))), pool.make("mul", (a, a))]
    condition = pool.make("lt", (a, b))
    (value,) = pool.call(helper, [*given, pool.make("add", (b, pool.constant(5.0))), b])
    if kind == "first":
        value = pool.select(condition, value, b)
    (value,) = pool.call(helper, [*given, pool.make("add", (value, pool.constant(50.0))), a])
    if kind == "second":
        value = pool.select(condition, value, b)
    return Program("made", (Function("f", (Argument("a"), Argument("b")), (Output("r", (), (value,)),)),), (), pool)


@pytest.mark.parametrize(("kind", "arrays"), [("after", 1), ("first", 2), ("second", 1)])
def test_the_same_values_lie_in_one_array(kind, arrays):
    program = calls(kind)
    for source in emit_sources(program, "c"):
        if source.name.endswith(".c") and "_batch" not in source.name:
            assert len(re.findall(r"v\d+_of_x\[2\] = ", source.text)) == arrays
            assert len(re.findall(r"v\d+_of_y\[2\] = ", source.text)) == 2
    model = model_of(program)
    a, b = np.random.default_rng(4).uniform(-1.0, 1.0, (2, 21))
    (wanted,) = Interpreter(program).float64("f", [a[None], b[None]])
    np.testing.assert_allclose(model.evaluate("f", a, b), wanted[0], rtol=1e-14)  # products may be rounded with sums
    np.testing.assert_allclose([model.evaluate("f", *s) for s in zip(a, b, strict=True)], wanted[0], rtol=1e-14)
