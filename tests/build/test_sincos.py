"""The emitted pair of sine and cosine: at most 1 ULP off within its range, the library's answer outside."""

import math

import mpmath
import numpy as np
import pytest

from symgen.program.function import Argument, Function, Output, Program, input_nodes
from symgen.program.nodes import Pool
from tests.build.agreement import model_of

LIMIT = {"float64": 2e5, "float32": 200.0}


def angles(dtype):
    """Small, ordinary and large angles, and those nearest to multiples of pi/2, where digits cancel."""
    rng = np.random.default_rng(0)
    limit = LIMIT[dtype]
    near = np.arange(-700, 700) * (limit / 700.0)
    near = np.round(near / (math.pi / 2)) * (math.pi / 2)
    spread = rng.uniform(-1.0, 1.0, 1000)
    parts = [near, spread * 4.0, spread * limit, spread * 10.0 ** rng.uniform(-12, 0, 1000), [0.0, math.pi / 4]]
    x = np.concatenate(parts).astype(dtype)
    x = np.concatenate([x, np.nextafter(x, x.dtype.type(np.inf)), np.nextafter(x, x.dtype.type(-np.inf))])
    return x[np.abs(x) <= limit]


def trigonometry(dtype, **options):
    pool = Pool()
    x = Argument("x", (1,))
    (angle,) = input_nodes(pool, x)
    pair = Function("pair", (x,), (Output("y", (2,), (pool.sin(angle), pool.cos(angle))),))
    alone = Function("alone", (x,), (Output("y", (1,), (pool.cos(angle),)),))
    return model_of(Program("trigonometry", (pair, alone), (), pool), "c", dtype, **options)


@pytest.mark.parametrize("dtype", ["float64", "float32"])
@pytest.mark.parametrize("strict_fp", [False, True])
def test_at_most_one_ulp(dtype, strict_fp):
    x = angles(dtype)
    model = trigonometry(dtype, strict_fp=strict_fp)
    found = model.evaluate("pair", x[:, None])
    worst = 0.0
    with mpmath.workdps(50):
        for angle, (sine, cosine) in zip(x.tolist(), found, strict=True):
            for value, exact in ((sine, mpmath.sin(angle)), (cosine, mpmath.cos(angle))):
                ulp = float(np.spacing(abs(np.dtype(dtype).type(float(exact)))))
                worst = max(worst, abs(float((mpmath.mpf(float(value)) - exact) / ulp)))
    assert worst <= 1.0
    np.testing.assert_array_equal(model.evaluate("alone", x[:, None])[:, 0], found[:, 1])


@pytest.mark.parametrize("dtype", ["float64", "float32"])
def test_the_library_answers_outside(dtype):
    model = trigonometry(dtype)
    x = np.array([2.3e5, -3e7, 1e22, 3e38], dtype)
    found = model.evaluate("pair", x[:, None])
    np.testing.assert_allclose(found[:, 0], np.sin(x.astype(float)), atol=2 * np.finfo(dtype).eps)
    np.testing.assert_allclose(found[:, 1], np.cos(x.astype(float)), atol=2 * np.finfo(dtype).eps)
    for bad in (np.nan, np.inf, -np.inf):
        assert np.isnan(model.evaluate("pair", np.array([bad], dtype))).all()


@pytest.mark.parametrize("dtype", ["float64", "float32"])
def test_an_angle_out_of_range_leaves_the_other_lanes_alone(dtype):
    model = trigonometry(dtype)
    x = angles(dtype)[:800, None]
    wanted = model.evaluate("pair", x)
    among = x.copy()
    among[3::5] = np.resize(np.array([1e22, np.nan, np.inf, -3e7], dtype), (160, 1))
    found = model.evaluate("pair", among)
    keep = np.arange(800) % 5 != 3
    np.testing.assert_array_equal(found[keep], wanted[keep])
