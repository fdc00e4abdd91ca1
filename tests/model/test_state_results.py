"""Results of calls on states: they stay, and those that are not finite are refused where something is solved."""

import numpy as np
import pytest

from symgen.compile.backend import APART, TOGETHER
from symgen.errors import ArgumentError
from tests.emit.samples import pendulum
from tests.model.agreement import model_of
from tests.model.small_programs import both, divided, halves


@pytest.mark.parametrize("count", [None, 5, 600, 5000])
def test_results_stay_and_arguments_are_left_alone(count):
    model = model_of(divided())
    rng = np.random.default_rng(4)
    x, w = (rng.uniform(1.0, 2.0, shape if count is None else (count, *shape)) for shape in ((2,), ()))
    w = w if count else float(w)
    before = x.copy()
    for name, results in (("forward_dynamics", 2), ("kinetic_energy", 1), ("bias", 1)):
        first = both(model.evaluate(name, x, w))
        assert len(first) == results
        kept = [np.array(result) for result in first]
        model.evaluate(name, x + 1.0, w)
        np.testing.assert_array_equal(x, before)
        for a, b in zip(first, kept, strict=True):
            np.testing.assert_array_equal(a, b)
    assert count or type(model.evaluate("forward_dynamics", x, w)[1]) is np.float64
    assert count or type(model.evaluate("kinetic_energy", x, w)) is np.float64


@pytest.mark.parametrize("count", [None, 1, 7, 5000])
@pytest.mark.parametrize("target", ["c", "numpy"])
@pytest.mark.parametrize("params", [None, {}])
@pytest.mark.parametrize("name", ["forward_dynamics", "linearize"])
@pytest.mark.parametrize("order", ["C", "F"])
def test_each_of_several_results_is_looked_at(target, count, params, name, order):
    model = model_of(divided(), target)
    x = np.ones((2,) if count is None else (count, 2), order=order)
    w = 1.0 if count is None else np.ones(count)  # so that structures of arrays are taken where they lie
    model.evaluate(name, x, w, params=params)
    x[(1,) if count is None else (-1, 1)] = 0.0
    with np.errstate(divide="ignore"), pytest.raises(ArgumentError, match=r"no finite result at q = \[1.0, 0.0\]"):
        model.evaluate(name, x, w, params=params)


@pytest.mark.parametrize("count", [None, 7, 5000])
@pytest.mark.parametrize("order", ["C", "F"])
def test_results_of_what_solves_nothing_may_be_infinite(count, order):
    x = np.zeros((2,) if count is None else (count, 2), order=order)
    w = 1.0 if count is None else np.ones(count)
    assert np.all(model_of(divided()).evaluate("kinetic_energy", x, w) == np.inf)


@pytest.mark.parametrize("dtype", ["float64", "float32"])
@pytest.mark.parametrize("count", [None, 7, 5000])
@pytest.mark.parametrize("target", ["c", "numpy"])
def test_numbers_stand_for_scalars_only(target, count, dtype):
    model = model_of(divided(), target, dtype)
    x = np.ones((2,) if count is None else (count, 2), dtype)
    wanted = np.full(count or (), 0.5)
    for w in (2.0, 2, np.array(2.0, dtype), [2.0] * (count or 1)):
        result = model.evaluate("two", x, w, 1.5)
        assert result.dtype == dtype
        np.testing.assert_array_equal(result, wanted if count or np.ndim(w) == 0 else [0.5])
        np.testing.assert_array_equal(model.evaluate("two", x, 2.0, 1.5), wanted)
    for w in ("a", 1j, True, x.astype("float32" if dtype == "float64" else "float64")[..., 0]):
        with pytest.raises(ArgumentError, match="w: "):
            model.evaluate("two", x, w, 1.5)
    with pytest.raises(ArgumentError, match=r"x: shape \(\) was given"):
        model.evaluate("two", 1.0, 2.0, 1.5)
    with pytest.raises(ArgumentError, match=r"qd: shape \(\) was given"):
        model_of(pendulum(), target, dtype).bias(x, 0.5)


@pytest.mark.parametrize("count", [1, 11, 300])
@pytest.mark.parametrize("wrong", [np.nan, np.inf, -np.inf])
def test_one_result_that_is_not_finite_is_found(count, wrong):
    program = halves(3)
    model = model_of(program)
    prepared = model.ready(model.whole).default
    solves, plain = (model.whole.backend.states(name) for name in ("forward_dynamics", "plain"))
    for order in "CF":
        for lane in sorted({*range(min(count, 32)), count // 2, count - 1}):
            for entry in range(3):
                x = np.ones((count, 3), order=order)
                how, given = (TOGETHER, x) if order == "C" else (TOGETHER + APART, x.T)
                y = np.empty(given.shape)
                assert solves(prepared, how, count, (given, y)) == 0
                x[lane, entry] = wrong
                assert solves(prepared, how, count, (given, y)) == 1
                assert plain(prepared, how, count, (given, y)) == 0
        x[...] = np.finfo(float).max
        assert solves(prepared, how, count, (given, y)) == 0
