"""The reference interpreter: every operation, structure, lanes, scales, planted replacements."""

from __future__ import annotations

import math

import mpmath
import numpy as np
import pytest

from symgen.errors import ArgumentError
from symgen.program.function import Argument, Function, Output, Program, RuntimeParameter
from symgen.program.nodes import BOOLEAN, MODE, OPERATIONS, Pool
from symgen.reference.backend import InterpreterBackend
from symgen.reference.interpreter import Interpreter


def program(pool: Pool, *functions: Function, parameters=(), prepare=()) -> Program:
    return Program("demo", functions, tuple(parameters), pool, tuple(prepare))


def unary(op: str):
    pool = Pool()
    x = pool.input("x", 0)
    f = Function("f", (Argument("x"),), (Output("y", (), (pool.make(op, (x,)),)),))
    return Interpreter(program(pool, f))


def binary(op: str, type_: str = "real"):
    pool = Pool()
    a, b = pool.input("a", 0, type_), pool.input("b", 0, type_)
    f = Function(
        "f", (Argument("a", (), type_), Argument("b", (), type_)), (Output("y", (), (pool.make(op, (a, b)),)),)
    )
    return Interpreter(program(pool, f))


UNARY = {
    "neg": lambda x: -x,
    "sqrt": math.sqrt,
    "sin": math.sin,
    "cos": math.cos,
    "tan": math.tan,
    "asin": math.asin,
    "acos": math.acos,
    "atan": math.atan,
    "exp": math.exp,
    "log": math.log,
    "abs": abs,
    "round": round,
    "sign": lambda x: math.copysign(1, x) if x else 0.0,
    "mode_of": lambda x: int(math.copysign(1, x)) if x else 0,
}
BINARY = {
    "add": lambda a, b: a + b,
    "sub": lambda a, b: a - b,
    "mul": lambda a, b: a * b,
    "div": lambda a, b: a / b,
    "atan2": math.atan2,
    "pow": math.pow,
    "min": min,
    "max": max,
    "lt": lambda a, b: a < b,
    "le": lambda a, b: a <= b,
    "eq": lambda a, b: a == b,
}


@pytest.mark.parametrize("op", sorted(UNARY))
@pytest.mark.parametrize("x", [0.3, 0.75])
def test_unary(op, x):
    x = -x if op in ("abs", "sign", "mode_of", "atan") else x
    interpreter = unary(op)
    value = interpreter.float64("f", [[x]])[0][0, 0]
    assert value == pytest.approx(UNARY[op](x), rel=1e-15)
    assert float(interpreter.exact("f", [[x]])[0][0]) == pytest.approx(UNARY[op](x), rel=1e-15)


@pytest.mark.parametrize("op", sorted(BINARY))
@pytest.mark.parametrize(("a", "b"), [(0.3, 2.5), (2.5, 0.3), (0.7, 0.7)])
def test_binary(op, a, b):
    interpreter = binary(op)
    wanted = float(BINARY[op](a, b))
    assert float(interpreter.float64("f", [[a], [b]])[0][0, 0]) == pytest.approx(wanted, rel=1e-15)
    assert float(interpreter.exact("f", [[a], [b]])[0][0]) == pytest.approx(wanted, rel=1e-15)


def test_every_operation_is_known():
    from symgen.reference.arithmetic import FloatArithmetic
    from symgen.reference.exact import ExactArithmetic
    from symgen.reference.scale import ScaledArithmetic

    for arithmetic in (FloatArithmetic(), ScaledArithmetic(), ExactArithmetic(30)):
        for op in [*OPERATIONS, "select"]:
            assert callable(arithmetic.function(op))


def test_magnitudes_do_not_grow_over_passes_that_correct_themselves():
    """Newton's method for a square root: what is left of a start at 10 is nothing, and so is its rounding."""
    from symgen.reference.scale import ScaledArithmetic

    arithmetic = ScaledArithmetic()
    mul, sub, div = (arithmetic.function(op) for op in ("mul", "sub", "div"))
    two = arithmetic.constant(2.0, "real")

    def body(carried):
        (x,) = carried
        return [sub(x, div(sub(mul(x, x), two), mul(two, x))), (np.bool_(False), np.float64(0.0))]

    (value, magnitude), _ = arithmetic.loop(body, 60, [arithmetic.leaf(np.float64(10.0), "real")], [])
    assert value == pytest.approx(np.sqrt(2.0), rel=1e-15)
    assert 1.0 < magnitude < 3.0


def test_booleans_and_modes():
    for op, table in {"and": [0, 0, 0, 1], "or": [0, 1, 1, 1]}.items():
        interpreter = binary(op, BOOLEAN)
        result = interpreter.float64("f", [[False, False, True, True], [False, True, False, True]])[0]
        assert result.dtype == np.bool_
        np.testing.assert_array_equal(result[0], np.array(table, bool))
    same = binary("same", MODE)
    assert same.float64("f", [[-1, 0], [-1, 1]])[0].tolist() == [[True, False]]
    assert same.exact("f", [[-1], [1]]) == [[False]]
    modes = unary("mode_of").float64("f", [[-2.0, 0.0, 3.0]])[0]
    assert modes.dtype == np.int8
    assert modes.tolist() == [[-1, 0, 1]]


def test_exact_has_the_digits():
    interpreter = unary("sin")
    with mpmath.workdps(60):
        assert (
            abs(interpreter.exact("f", [[0.5]], digits=50)[0][0] - mpmath.sin(mpmath.mpf(0.5))) < mpmath.mpf(10) ** -50
        )


def test_nothing_raises_where_there_is_no_real_value():
    for op, x in (("sqrt", -1.0), ("log", -1.0), ("asin", 2.0)):
        assert math.isnan(unary(op).float64("f", [[x]])[0][0, 0])
        assert mpmath.isnan(unary(op).exact("f", [[x]])[0][0])
    assert binary("div").float64("f", [[1.0], [0.0]])[0][0, 0] == math.inf
    assert binary("div").exact("f", [[-1.0], [0.0]])[0][0] == -mpmath.inf


def newton(pool: Pool) -> Function:
    """Square root of `a` by Newton's iteration; done when the step is small."""
    x, a = pool.input("x", 0), pool.input("a", 0)
    new = (x + a / x) * 0.5
    done = pool.make("lt", (pool.make("abs", (new - x,)), pool.constant(1e-13)))
    body = Function(
        "newton_step",
        (Argument("x"), Argument("a")),
        (Output("x", (), (new,)), Output("done", (), (done,))),
        internal=True,
    )
    start = pool.input("start", 0)
    root, finished = pool.iterate(body, 20, [start], [pool.input("a", 0)])
    return Function(
        "root", (Argument("start"), Argument("a")), (Output("r", (), (root,)), Output("ok", (), (finished,)))
    )


def test_iterate_freezes_each_lane():
    pool = Pool()
    interpreter = Interpreter(program(pool, newton(pool)))
    a = np.array([[2.0, 1e8, 4.0, -1.0]])
    together = interpreter.float64("root", [np.ones((1, 4)), a])
    np.testing.assert_allclose(together[0][0, :3], [math.sqrt(2), 1e4, 2.0], rtol=1e-12)
    assert together[1][0].tolist() == [True, True, True, False]
    for k in range(4):  # a lane does not feel the others
        alone = interpreter.float64("root", [[1.0], a[:, k]])
        assert alone[0][0, 0] == together[0][0, k]
        exact = interpreter.exact("root", [[1.0], a[:, k]])
        assert exact[1] == [bool(together[1][0, k])]
        assert k == 3 or float(exact[0][0]) == pytest.approx(together[0][0, k], rel=1e-14)


def test_lanes_that_go_on_keep_their_parameters():
    pool = Pool()
    x, k, p = pool.input("x", 0), pool.parameter("k"), pool.prepared(0)
    new = x + k * p
    body = Function(
        "add",
        (Argument("x"),),
        (Output("x", (), (new,)), Output("done", (), (pool.make("lt", (pool.constant(9.0), new)),))),
    )
    (total, _) = pool.iterate(body, 50, [pool.input("x", 0)], [])
    f = Function("f", (Argument("x"),), (Output("y", (), (total,)),))
    interpreter = Interpreter(program(pool, f, parameters=[RuntimeParameter("k", 1.0)], prepare=[k + 1.0]))
    rates = np.array([0.25, 1.0, 2.0, 3.0, 0.5])  # every lane adds k (k + 1) to the first number above 9
    steps = rates * (rates + 1.0)
    wanted = steps * (np.floor(9.0 / steps) + 1.0)
    assert interpreter.float64("f", [np.zeros((1, 5))], rates[None])[0][0].tolist() == wanted.tolist()


def test_call_and_prepared_numbers():
    pool = Pool()
    x, y = pool.input("x", 0), pool.input("y", 0)
    inner = Function("inner", (Argument("x"), Argument("y")), (Output("s", (2,), (x + y, x * pool.parameter("k"))),))
    s, p = pool.call(inner, [y, x])
    outer = Function("outer", (Argument("x"), Argument("y")), (Output("r", (), (s - p * pool.prepared(0),)),))
    k = pool.parameter("k")
    interpreter = Interpreter(program(pool, inner, outer, parameters=[RuntimeParameter("k", 3.0)], prepare=[k * k]))
    assert interpreter.float64("outer", [[2.0], [5.0]])[0].tolist() == [[7.0 - 15.0 * 9.0]]
    assert interpreter.float64("outer", [[2.0], [5.0]], {"k": 1.0})[0].tolist() == [[2.0]]
    lanes = interpreter.float64("outer", [[2.0, 2.0], [5.0, 5.0]], [[3.0, 1.0]])[0]
    assert lanes.tolist() == [[-128.0, 2.0]]
    assert float(interpreter.exact("outer", [[2.0], [5.0]], [1.0])[0][0]) == 2.0
    backend = InterpreterBackend(interpreter.program)
    assert backend.call("outer", backend.prepare([1.0]), [np.array([[2.0]]), np.array([[5.0]])])[0].tolist() == [[2.0]]


def test_scale_is_the_largest_summand():
    pool = Pool()
    x = pool.input("x", (0))
    cancelled = (x + 1e6) - 1e6
    f = Function("f", (Argument("x"),), (Output("y", (2,), (cancelled, cancelled * x)),))
    interpreter = Interpreter(program(pool, f))
    values, scales = interpreter.float64("f", [[3.0]], scale=True)
    assert values[0][:, 0] == pytest.approx([3.0, 9.0])
    assert scales[0][:, 0].tolist() == [1e6 + 3.0, 3.0 * (1e6 + 3.0)]  # the partial sum counts
    exact, again = interpreter.exact("f", [[3.0]], scale=True)
    assert float(exact[0][0]) == 3.0
    assert again[0] == [1e6 + 3.0, 3.0 * (1e6 + 3.0)]
    pool = Pool()
    looped = Interpreter(program(pool, newton(pool)))
    assert looped.float64("root", [[1.0], [2.0]], scale=True)[1][0][0, 0] == pytest.approx(math.sqrt(2.0))


def test_a_replaced_node_may_refer_to_itself():
    pool = Pool()
    x = pool.input("x", 0)
    square = x * x
    total = square + x
    f = Function("f", (Argument("x"),), (Output("y", (2,), (total, square - total)),))
    healthy = program(pool, f)
    assert Interpreter(healthy).float64("f", [[3.0]])[0][:, 0].tolist() == [12.0, -3.0]
    assert Interpreter(healthy, {square: -square}).float64("f", [[3.0]])[0][:, 0].tolist() == [-6.0, -3.0]
    assert Interpreter(healthy, {total: square}).float64("f", [[3.0]])[0][:, 0].tolist() == [9.0, 0.0]
    assert Interpreter(healthy, {square: total}).float64("f", [[3.0]])[0][:, 0].tolist() == [15.0, -3.0]


def test_deep_and_large():
    pool = Pool()
    x = pool.input("x", 0)
    node = x
    for k in range(50_000):
        node = node * 0.999 + float(k % 7)
    f = Function("f", (Argument("x"),), (Output("y", (), (node,)),))
    interpreter = Interpreter(program(pool, f))
    value = interpreter.float64("f", [np.ones((1, 8))])[0]
    assert value[0, 0] == value[0, 7]
    assert float(interpreter.exact("f", [[1.0]])[0][0]) == pytest.approx(value[0, 0], rel=1e-12)


def test_wrong_arguments():
    interpreter = binary("add")
    with pytest.raises(ArgumentError, match=r"arguments \['a', 'b'\]"):
        interpreter.float64("f", [[1.0]])
    with pytest.raises(ArgumentError, match="disagree"):
        interpreter.float64("f", [[1.0, 2.0], [1.0, 2.0, 3.0]])
    with pytest.raises(ArgumentError, match="unknown parameters"):
        interpreter.float64("f", [[1.0], [2.0]], {"mass": 2.0})


def test_a_finished_lane_does_not_count_on():
    pool = Pool()
    x, limit = pool.input("x", 0), pool.input("limit", 0)
    done = pool.make("le", (limit, x + 1.0))
    arguments = (Argument("x"), Argument("limit"))
    body = Function("count", arguments, (Output("x", (), (x + 1.0,)), Output("done", (), (done,))), internal=True)
    last, _ = pool.iterate(body, 9, [x], [limit])
    interpreter = Interpreter(program(pool, Function("f", arguments, (Output("n", (), (last,)),))))
    limits = [[3.0, 1.0, 7.0, 20.0]]
    assert interpreter.float64("f", [[[0.0] * 4], limits])[0].tolist() == [[3.0, 1.0, 7.0, 9.0]]
    assert interpreter.float64("f", [[[0.0] * 4], limits], scale=True)[0][0].tolist() == [[3.0, 1.0, 7.0, 9.0]]


def test_a_lane_that_a_loop_leaves_as_it_was_ends():
    from symgen.reference.arithmetic import FloatArithmetic

    calls = 0

    def halved(values, running=None):
        nonlocal calls
        calls += 1
        return [0.5 * values[0], 0.5 * values[0] < 1e-3]

    found, done = FloatArithmetic().loop(halved, 1000, [np.array([np.nan, 1.0])], [])
    assert calls == 10  # 2^-10 is the first below 1e-3
    assert math.isnan(found[0])
    assert found[1] == 2.0**-10
    assert done.tolist() == [False, True]
