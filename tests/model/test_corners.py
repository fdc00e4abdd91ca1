"""Where branches meet: zeros of both signs, equal numbers, constant flags, prepared numbers from the middle."""

import numpy as np
import pytest

from symgen.program.function import Argument, Function, Output, Program, RuntimeParameter, input_nodes
from symgen.program.nodes import BOOLEAN, MODE, Pool
from tests.model.agreement import model_of

TARGETS = {"c": ("c", {}), "c plain": ("c", {"vector": False}), "numpy": ("numpy", {})}


def corners():
    """Comparisons, signs and choices of two numbers, a flag and a mode."""
    pool = Pool()
    x, s, m = Argument("x", (2,)), Argument("s", (), BOOLEAN), Argument("m", (), MODE)
    (a, b), (flag,), (mode,) = (input_nodes(pool, argument) for argument in (x, s, m))
    make, yes, no = pool.make, pool.boolean(True), pool.boolean(False)
    numbers = [
        make("sign", (a,)),
        make("abs", (a,)),
        make("min", (a, b)),
        make("max", (a, b)),
        make("real_of", (mode,)),
    ]
    numbers += [pool.select(make("and", (flag, yes)), a, b), pool.select(make("or", (no, flag)), a, b)]
    flags = [make(op, (a, b)) for op in ("lt", "le", "eq")]
    flags += [make("and", (yes, flag)), make("or", (flag, no)), make("or", (flag, yes)), make("not", (flag,)), yes, no]
    modes = [make("mode_of", (a,)), make("mode_of", (a - b,)), pool.select(flag, mode, pool.mode(-1))]
    outputs = (
        Output("y", (len(numbers),), tuple(numbers)),
        Output("f", (len(flags),), tuple(flags)),
        Output("k", (len(modes),), tuple(modes)),
    )
    return Program("corners", (Function("f", (x, s, m), outputs),), (), pool)


@pytest.mark.parametrize("dtype", ["float64", "float32"])
@pytest.mark.parametrize(("target", "options"), TARGETS.values(), ids=TARGETS)
def test_zeros_equal_numbers_and_constant_flags(target, options, dtype):
    """NumPy's own functions say what is right."""
    model = model_of(corners(), target, dtype, **options)
    grid = [-2.0, -0.5, -0.0, 0.0, 0.5, 2.0]
    x = np.array([(a, b) for a in grid for b in grid for _ in range(6)], dtype)
    s = np.tile([True, False], len(x) // 2)
    m = np.tile(np.array([1, 1, 0, 0, -1, -1], np.int8), len(x) // 6)
    a, b = x.T
    one = np.ones(len(x), np.bool_)
    numbers = [np.sign(a), np.abs(a), np.minimum(a, b), np.maximum(a, b), m, np.where(s, a, b), np.where(s, a, b)]
    flags = [a < b, a <= b, a == b, s, s, one, ~s, one, ~one]
    modes = [np.sign(a), np.sign(a - b), np.where(s, m, -1)]
    y, f, k = model.evaluate("f", x, s, m)
    np.testing.assert_array_equal(y, np.array(numbers).T)
    np.testing.assert_array_equal(f, np.array(flags).T)
    np.testing.assert_array_equal(f.view(np.uint8), np.array(flags).T.view(np.uint8))  # a flag of C is 0 or 1
    np.testing.assert_array_equal(k, np.array(modes).T)
    for lane in range(len(x)):
        for found, wanted in zip(model.evaluate("f", x[lane], s[lane], m[lane]), (y, f, k), strict=True):
            np.testing.assert_array_equal(found, wanted[lane])


def products():
    """y_k = p_k x for the third and for the last two of eight parameters."""
    pool = Pool()
    x = Argument("x", ())
    (node,) = input_nodes(pool, x)
    nodes = tuple(pool.prepared(k) * node for k in (2, 6, 7))
    parameters = tuple(RuntimeParameter(f"p{k}", float(k)) for k in range(8))
    prepare = tuple(pool.parameter(p.name) for p in parameters)
    functions = (Function("f", (x,), (Output("y", (3,), nodes),)),)
    return Program("products", functions, parameters, pool, prepare=prepare)


@pytest.mark.parametrize("count", [1, 5, 16, 41])
@pytest.mark.parametrize("dtype", ["float64", "float32"])
@pytest.mark.parametrize(("target", "options"), TARGETS.values(), ids=TARGETS)
def test_prepared_numbers_from_the_middle(target, options, dtype, count):
    model = model_of(products(), target, dtype, **options)
    rng = np.random.default_rng(count)
    x, sets = rng.normal(size=count).astype(dtype), rng.normal(size=(count, 8)).astype(dtype)
    np.testing.assert_array_equal(model.evaluate("f", x), x[:, None] * np.array([2.0, 6.0, 7.0], dtype))
    np.testing.assert_array_equal(model.evaluate("f", x, params=sets), x[:, None] * sets[:, [2, 6, 7]])


def counting():
    """x -> x + 1, again until it meets the limit; once past it, no pass would say so again."""
    pool = Pool()
    x, limit = Argument("x"), Argument("limit")
    (a,), (b,) = input_nodes(pool, x), input_nodes(pool, limit)
    following = a + 1.0
    outputs = (Output("x", (), (following,)), Output("met", (), (pool.make("eq", (following, b)),)))
    body = Function("following", (x, limit), outputs, internal=True)
    result, met = pool.iterate(body, 9, [a], [b])
    return Program(
        "counting", (Function("f", (x, limit), (Output("y", (), (result,)), Output("d", (), (met,)))),), (), pool
    )


@pytest.mark.parametrize("dtype", ["float64", "float32"])
@pytest.mark.parametrize(("target", "options"), TARGETS.values(), ids=TARGETS)
def test_a_state_that_has_finished_stays_as_it_is(target, options, dtype):
    model = model_of(counting(), target, dtype, **options)
    limit = np.arange(37, dtype=dtype) % 13
    y, met = model.evaluate("f", np.zeros(37, dtype), limit)
    reached = (limit >= 1) & (limit <= 9)
    np.testing.assert_array_equal(met, reached)
    np.testing.assert_array_equal(y, np.where(reached, limit, 9.0))
