"""Sets of parameters, many at a time: prepared like one set alone, from arrays in either order."""

import numpy as np
import pytest

from symgen.emit import emit_sources
from symgen.program.function import Argument, Function, Output, Program, RuntimeParameter, input_nodes
from symgen.program.nodes import Pool
from symgen.program.passes.hoist import hoist
from tests.emit.prepared_sets import grouped, room
from tests.emit.strict import needs_gcc
from tests.model.agreement import model_of

COUNTS = (1, 3, 7, 8, 9, 16, 17, 40)
"""Of sets: less than a pack, whole packs, and a rest."""


def prepares(size=5):
    """All that is prepared: a parameter as it is, arithmetic, and functions of the library."""
    pool = Pool()
    (x,) = input_nodes(pool, Argument("x", (1,)))
    p = [pool.parameter(f"p{k}") for k in range(size)]
    steady = [p[0], p[0] * p[1] - p[2], pool.sin(p[1]), pool.cos(p[1]) / p[0], pool.sqrt(p[3]), p[4]]
    steady.append(pool.make("atan2", (p[1], p[2])))
    outputs = tuple(x * node for node in steady)
    function = Function("rows", (Argument("x", (1,)),), (Output("y", (len(outputs),), outputs),))
    parameters = tuple(RuntimeParameter(f"p{k}", 1.0 + k) for k in range(size))
    return hoist(Program("made", (function,), parameters, pool))


def sets(count, dtype):
    return np.random.default_rng(count).uniform(0.5, 2.0, (count, 5)).astype(dtype)


@needs_gcc
@pytest.mark.parametrize("vector", [True, False])
@pytest.mark.parametrize("dtype", ["float64", "float32"])
def test_each_set_is_prepared_as_if_alone(dtype, vector):
    """To the bit where nothing is contracted: the library computes sines of many sets, too."""
    program = prepares()
    assert "void made_pack_prepare_block(" in emit_sources(program, "c", dtype)[-1].text
    backend = model_of(program, "c", dtype, strict_fp=True, vector=vector).whole.backend
    real = "float" if dtype == "float32" else "double"
    for count in COUNTS:
        given = sets(count, dtype)
        together = room(backend, "made", count, dtype)
        columns = np.ascontiguousarray(given.T)
        pointers = [backend.ffi.from_buffer(f"{real}[]", array) for array in (columns, together)]
        backend.lib.made_prepare_ensemble(count, *pointers)
        alone = np.array([list(backend.prepare(one).k) for one in given])
        np.testing.assert_array_equal(together, grouped(alone.T, count, dtype))


@needs_gcc
@pytest.mark.parametrize("dtype", ["float64", "float32"])
def test_sets_lie_in_either_order(dtype):
    program = prepares()
    model = model_of(program, "c", dtype)
    for count in COUNTS:
        given = sets(count, dtype)
        rows, columns = (model.whole.backend.prepare(np.asarray(given, order=order).T) for order in "CF")
        gaps = model.whole.backend.prepare(np.repeat(given, 2, axis=0)[::2].T)
        ready = [bytes(model.whole.backend.ffi.buffer(array)) for array in (rows, columns, gaps)]
        assert ready[0] == ready[1] == ready[2]
        x = np.ones((count, 1), dtype)
        expected = [model.evaluate("rows", one, params=own) for one, own in zip(x, given, strict=True)]
        # contraction may differ between one state and a pack: a difference of products, two roundings
        assert np.allclose(model.evaluate("rows", x, params=given), expected, rtol=0.0, atol=8 * np.finfo(dtype).eps)


@needs_gcc
def test_one_set_spread_over_states():
    model = model_of(prepares())
    x = np.ones((4, 3, 1))
    given = sets(3, "float64")
    found = model.evaluate("rows", x, params=given)
    assert found.shape == (4, 3, 7)
    assert np.array_equal(found[0], found[3])
    assert np.allclose(found[1, 2], model.evaluate("rows", x[1, 2], params=given[2]), rtol=1e-14, atol=0.0)
