"""Ensembles: each state has its own set of parameters, in every layout, number and size."""

import numpy as np
import pytest

from symgen.compile.array_adapter import BLOCK
from tests.model.agreement import model_of
from tests.model.small_programs import scaled, weighted


@pytest.mark.parametrize("dtype", ["float64", "float32"])
@pytest.mark.parametrize("size", [1, 3, 30])
def test_every_number_of_sets(size, dtype):
    """However many states share a group of sets, each is computed with its own, by the short way and the other."""
    model = model_of(weighted(size), "c", dtype, threads=1)
    rng = np.random.default_rng(7)
    for count in (*range(1, 40), 2 * BLOCK - 1, 2 * BLOCK, 2 * BLOCK + 1, 1000):
        x, sets = (rng.normal(size=shape).astype(dtype) for shape in (count, (count, size)))
        for params in (sets, model.prepared(sets)):
            found = model.evaluate("f", x, params=params)
            assert found.dtype == dtype
            np.testing.assert_array_equal(found, x[:, None] * sets)


@pytest.mark.parametrize("count", [7, 8, 33, 1500])
@pytest.mark.parametrize("name", ["f", "g"])
def test_ensembles_in_every_layout(count, name):
    """Matrices and vectors in and out, and the same bits whether the sets were prepared before or not."""
    program = scaled()
    model = model_of(program, threads=1)
    rng = np.random.default_rng(8)
    x, sets = rng.normal(size=(count, 2, 3)), rng.normal(size=(count, 2))
    x = x if name == "f" else x[:, 0]
    ready = model.prepared(sets)
    wanted = x * sets[:, :1, None] + sets[:, 1:, None] if name == "f" else x * sets[:, :1] + sets[:, 1:]
    apart = np.moveaxis(np.ascontiguousarray(np.moveaxis(x, 0, -1)), -1, 0)
    general = model.evaluate(name, x, params=sets)
    # a product and a sum may be rounded once
    np.testing.assert_allclose(general, wanted, rtol=1e-14, atol=1e-15)
    for given in (x, apart, x[::-1].copy()[::-1], np.repeat(x, 2, axis=0)[::2]):
        np.testing.assert_array_equal(model.evaluate(name, given, params=ready), general)
    assert np.moveaxis(model.evaluate(name, apart, params=ready), 0, -1).flags.c_contiguous
