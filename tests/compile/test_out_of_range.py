"""States with angles out of the sines' range, in batches and ensembles: as the function for one state has them, while
their neighbours keep every bit."""

from pathlib import Path

import numpy as np
import pytest

import symgen
from symgen.emit import emit_sources
from symgen.pipeline import program
from symgen.program.function import Argument, Function, Output, Program, RuntimeParameter, input_nodes
from symgen.program.nodes import Pool
from symgen.program.passes.hoist import hoist
from tests.budgets.test_runtime_parameters import named
from tests.emit.strict import needs_gcc
from tests.model.agreement import model_of
from tests.run_time_chains import LIKE, LINKS, UNLIKE, WRIST

pytestmark = [needs_gcc, pytest.mark.filterwarnings("ignore::symgen.errors.ChainWarning")]

LONG = named(symgen.load_chain(Path(__file__).parents[2] / "examples" / "planar8.yaml"), nonzero=True)
"""An arm of which two packs are computed abreast, as of LINKS."""

CHAINS = pytest.mark.parametrize("chain", [WRIST, LINKS, LONG], ids=["wrist", "planar", "long"])
DTYPES = pytest.mark.parametrize("dtype", ["float64", "float32"])
FUNCTIONS = ["mass_matrix", "bias", "forward_dynamics"]
COUNT, FEW = 37, 7
"""Two packs abreast and more, whatever the instructions; less than a pack of AVX-512."""

BAD = {0: 1e22, 5: np.nan, 9: -1e20, 12: 3.1e5, 14: -np.inf, 33: 1e19, 36: -4e5}
"""Angles by state, in the first pack, in the second and in the last block."""


def states(chain, dtype):
    """Good states, and the same with an angle out of range in some, at a joint whose angle every form needs."""
    good = np.random.default_rng(6).uniform(-2.0, 2.0, (3, COUNT, len(chain.moving))).astype(dtype)
    bad = good.copy()
    bad[0, list(BAD), 1] = list(BAD.values())
    return good, bad


def given(name, arrays):
    return arrays[: {"mass_matrix": 1, "bias": 2}.get(name, 3)]


def sets(model, chain, dtype, count):
    """For a third of the states each: numbers like the defaults, others like them, and some that are not."""
    own = [{}, LIKE.get(chain.name, {}), UNLIKE.get(chain.name, {})]
    return np.array([[own[s % 3].get(p, v) for p, v in model.parameters.items()] for s in range(count)], dtype)


@CHAINS
@DTYPES
def test_batches(chain, dtype):
    model = symgen.build_model(chain, "c", dtype, functions=FUNCTIONS)
    good, bad = states(chain, dtype)
    kept = np.array([s not in BAD for s in range(COUNT)])
    for params in ({}, UNLIKE.get(chain.name, {})):
        for name in FUNCTIONS:
            found = model.evaluate(name, *given(name, bad), params=params)
            np.testing.assert_array_equal(
                found[kept], model.evaluate(name, *given(name, good), params=params)[kept], name
            )
            for s in BAD:
                alone = model.evaluate(name, *(x[s] for x in given(name, bad)), params=params)
                np.testing.assert_array_equal(found[s], alone, f"{name}, {s}")


@CHAINS
@DTYPES
@pytest.mark.parametrize("count", [COUNT, FEW])
def test_ensembles(chain, dtype, count):
    """Of all states at once, whose prepared numbers lie `count` apart; each alone takes its own of them."""
    model = symgen.build_model(chain, "c", dtype, functions=FUNCTIONS)
    backend, real = model.backend, "float" if dtype == "float32" else "double"
    size = len(program(chain, FUNCTIONS).prepare)

    def columns(array):
        return np.ascontiguousarray(array.reshape(count, -1).T)

    def pointer(array):
        return backend.ffi.from_buffer(f"{real}[]", array)

    prepared = np.empty((size, count), dtype)
    prepare = getattr(backend.lib, f"{chain.name}_prepare_ensemble")
    prepare(count, pointer(columns(sets(model, chain, dtype, count))), pointer(prepared))
    good, bad = (drawn[:, :count] for drawn in states(chain, dtype))
    kept = np.array([s not in BAD for s in range(count)])
    for name in FUNCTIONS:
        many, one = (getattr(backend.lib, f"{chain.name}_{name}{ending}") for ending in ("_ensemble", ""))
        rows = len(chain.moving) ** (2 if name == "mass_matrix" else 1)
        found = {}
        for sort, arrays in (("good", good), ("bad", bad)):
            found[sort] = np.empty((rows, count), dtype)
            inputs = [columns(x) for x in given(name, arrays)]
            many(pointer(prepared), count, *map(pointer, (*inputs, found[sort])))
        np.testing.assert_array_equal(found["bad"][:, kept], found["good"][:, kept], name)
        for s in np.flatnonzero(~kept):
            own = backend.ffi.new(f"{chain.name}_prepared *")
            own.k[0:size] = prepared[:, s].tolist()
            alone = np.empty(rows, dtype)
            one(own, *map(pointer, [*(np.ascontiguousarray(x[s]) for x in given(name, bad)), alone]))
            np.testing.assert_array_equal(found["bad"][:, s], alone, f"{name}, {s}")


@CHAINS
def test_ensembles_from_python(chain):
    """Their sets are prepared among others, which may differ in the last bits from a set prepared alone."""
    model = symgen.build_model(chain, "c", functions=FUNCTIONS)
    _, bad = states(chain, "float64")
    each = sets(model, chain, "float64", COUNT)
    for name in FUNCTIONS:
        found = model.evaluate(name, *given(name, bad), params=each)
        for s in BAD:
            alone = model.evaluate(name, *(x[s] for x in given(name, bad)), params=each[s])
            # 1e-12: rounding, times the condition of M of some hundreds where it is solved with
            near = 1e-12 * np.nanmax(np.abs(alone), initial=0.0)
            np.testing.assert_allclose(found[s], alone, rtol=0.0, atol=near, err_msg=f"{name}, {s}")


@CHAINS
def test_blocks_have_no_branch_but_the_one_in_the_end(chain):
    """Sines are computed without asking; of functions without calls none asks the library by itself."""
    text = "".join(s.text for s in emit_sources(program(chain, FUNCTIONS), "c", batches=True) if "_vector" in s.name)
    assert "_pack_sincos_pair(&" in text
    assert ("_pack_forward_dynamics_again(vb_beyond" in text) == (chain is not WRIST)
    assert "_pack_forward_dynamics_again(" in text
    assert "sincos_guard" not in text


@DTYPES
def test_a_form_for_batches_reads_other_parameters(dtype):
    """Those that the function for one state reads are there, too, where a last block is not full."""
    pool, x = Pool(), Argument("x", (1,))
    (angle,) = input_nodes(pool, x)
    factors = [pool.parameter(name) for name in "pqr"]
    one, many = (Output("y", (1,), (pool.sin(angle) * factor,)) for factor in (factors[0], factors[2]))
    functions = (
        Function("wave", (x,), (one,)),
        Function("wave_batch", (x,), (many,), internal=True, batch_of="wave"),
    )
    parameters = tuple(RuntimeParameter(name, 1.0) for name in "pqr")
    model = model_of(hoist(Program("made", functions, parameters, pool)), "c", dtype)
    angles = np.linspace(-1.0, 1.0, COUNT).astype(dtype)[:, None]
    angles[list(BAD), 0] = list(BAD.values())
    each = np.random.default_rng(7).uniform(1.0, 2.0, (COUNT, 3)).astype(dtype)
    factor = np.where([s in BAD for s in range(COUNT)], each[:, 0], each[:, 2])
    found = model.evaluate("wave", angles, params=each)[:, 0]
    with np.errstate(invalid="ignore"):
        wanted = np.sin(angles[:, 0].astype(float)) * factor
    # one rounding of the product and 1 ULP of the sine
    np.testing.assert_allclose(found, wanted, rtol=3 * np.finfo(dtype).eps, atol=np.finfo(dtype).eps)
