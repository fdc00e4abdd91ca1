"""States with angles out of the sines' range, in batches and ensembles: as the function for one state has them, while
their neighbours keep every bit."""

import math
from pathlib import Path

import mpmath
import numpy as np
import pytest

import symgen
from symgen.derive.functions import signatures
from symgen.describe.assemble import assemble
from symgen.emit import emit_sources
from symgen.pipeline import program
from symgen.program.function import Argument, Function, Output, Program, RuntimeParameter, input_nodes
from symgen.program.nodes import Pool
from symgen.program.passes.hoist import hoist
from tests.budgets.test_runtime_parameters import named
from tests.emit.prepared_sets import room
from tests.emit.strict import needs_gcc
from tests.model.agreement import model_of
from tests.run_time_chains import LIKE, LINKS, UNLIKE, WRIST

pytestmark = [needs_gcc, pytest.mark.release, pytest.mark.filterwarnings("ignore::symgen.errors.ChainWarning")]

EXAMPLES = Path(__file__).parents[2] / "examples"
LONG = named(symgen.load_chain(EXAMPLES / "planar8.yaml"), nonzero=True)
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
    model = symgen.build_model(chain, "c", dtype).together(FUNCTIONS)
    backend, real = model.whole.backend, "float" if dtype == "float32" else "double"
    size, line = len(program(chain, FUNCTIONS).prepare), 64 // np.dtype(dtype).itemsize

    def columns(array):
        return np.ascontiguousarray(array.reshape(count, -1).T)

    def pointer(array):
        return backend.ffi.from_buffer(f"{real}[]", array)

    prepared = room(backend, chain.name, count, dtype)
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
            own.k[0:size] = prepared.reshape(-1, size, line)[s // line, :, s % line].tolist()
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


FAR = ["mass_matrix", "bias", "forward_dynamics", "friction_inverse_dynamics", "sticking_forces"]

sines, cosines = np.vectorize(math.sin), np.vectorize(math.cos)


def far_arms(dtype):
    """Far states (q, qd, third) of two links, third being tau or qdd, and masses of the forearm.

    One joint has turned by 10^5.5 to 10^15 rad in either direction and the other stands at zero, so that their sum has
    no rounding; float32 holds all numbers.
    """
    rng = np.random.default_rng(8)
    q = np.zeros((COUNT, 2))
    angles = 10.0 ** rng.uniform(5.5, 15.0, COUNT) * rng.choice([-1.0, 1.0], COUNT)
    q[np.arange(COUNT), rng.integers(0, 2, COUNT)] = angles
    others = rng.choice([-1.0, 1.0], (2, COUNT, 2)) * rng.uniform(0.5, 3.0, (2, COUNT, 2))
    arrays = [array.astype(np.float32).astype(dtype) for array in (q, *others)]
    return arrays, rng.uniform(0.5, 1.5, COUNT).astype(np.float32).astype(dtype)


def two_links(q, qd, third, m2):
    """Closed forms of two uniform rods (Spong, Hutchinson and Vidyasagar 2006, 7.3), the friction of the example added.

    Returns:
        By function, outputs (count, ...), sines of doubles by the math library.
    """
    q, qd, third, m2 = (np.asarray(array, np.float64) for array in (q, qd, third, m2))
    m1, l1, l2, g = 1.2, 0.4, 0.3, 9.81
    i2 = 0.8 * l2**2 / 12.0  # of the mass in the chain: a formula of other parameters is evaluated once
    c2, s2 = cosines(q[:, 1]), sines(q[:, 1])
    coupled = m2 * l1 * l2 / 2.0
    m22 = m2 * l2**2 / 4.0 + i2
    m12 = m22 + coupled * c2
    m11 = m1 * l1**2 / 3.0 + m2 * l1**2 + m22 + 2.0 * coupled * c2
    M = np.array([[m11, m12], [m12, m22 + 0.0 * m12]]).transpose(2, 0, 1)
    second = m2 * l2 / 2.0 * g * cosines(q[:, 0] + q[:, 1])
    first = (m1 * l1 / 2.0 + m2 * l1) * g * cosines(q[:, 0]) + second
    rates = coupled * s2 * np.array([-qd[:, 1] * (2.0 * qd[:, 0] + qd[:, 1]), qd[:, 0] ** 2])
    h = (rates + np.array([first, second])).T
    rubbing = np.sign(qd) * [0.6, 0.3] + qd * [0.05, 0.03]
    torque = np.einsum("sij,sj->si", M, third) + h + rubbing

    def accelerations(force):
        return np.linalg.solve(M, force[..., None])[..., 0]

    return {
        "mass_matrix": [M],
        "bias": [h],
        "forward_dynamics": [accelerations(third - h)],
        "friction_inverse_dynamics": [torque, torque, torque],
        "sticking_forces": [rubbing, accelerations(third - h - rubbing)],
    }


@DTYPES
@pytest.mark.parametrize("way", ["alone", "states", "structure of arrays", "sets"])
def test_far_angles_give_the_numbers_of_closed_forms(dtype, way):
    """All ways into smooth functions and into those of friction, whose searches call them."""
    model = symgen.build_model(EXAMPLES / "two_link.yaml", "c", dtype, functions=FAR)
    arrays, masses = far_arms(dtype)
    masses = masses if way == "sets" else np.full(COUNT, 0.8)
    wanted = two_links(*arrays, masses)
    if way == "structure of arrays":
        arrays = [np.asfortranarray(array) for array in arrays]
    params = {"m2": masses} if way == "sets" else None
    for name in FAR:
        values = list(given(name, arrays))
        if name == "sticking_forces":
            values.append(np.zeros((COUNT, 2), bool))
        if way == "alone":
            rows = [model.evaluate(name, *(value[s] for value in values)) for s in range(COUNT)]
            found = [np.array(output) for output in zip(*rows, strict=True)] if type(rows[0]) is tuple else [rows]
        else:
            found = model.evaluate(name, *values, params=params)
            found = found if type(found) is tuple else [found]
        for output, numbers in zip(found, wanted[name], strict=True):
            # some roundings of the largest term, and of M's condition of about 30 where it is solved with
            most = 400 * np.finfo(dtype).eps * np.max(np.abs(numbers))
            np.testing.assert_allclose(output, numbers, rtol=0.0, atol=most, err_msg=name)


@DTYPES
def test_whole_turns_change_no_smooth_function(dtype):
    """Linearisations, which have sines of their own, among them; angles are reduced in 50 digits."""
    chain = symgen.load_chain(EXAMPLES / "two_link.yaml")
    table = [s for s in signatures(assemble(chain)).values() if not s.friction]
    names = [s.name for s in table if "q" in [a.name for a in s.inputs] and "dt" not in [a.name for a in s.inputs]]
    assert {"linearize", "gravity", "kinetic_energy", "influence_tip"} <= set(names)
    model = symgen.build_model(chain, "c", dtype, functions=names)
    far, qd, third = far_arms(dtype)[0]
    with mpmath.workdps(50):
        turn = 2 * mpmath.pi
        reduced = np.vectorize(lambda angle: float(angle - turn * mpmath.nint(angle / turn)))(far.astype(float))
        reduced = reduced.astype(dtype)
    for name in names:
        inputs = {"qd": qd, "qdd": third, "tau": third}
        others = [inputs[argument.name] for argument in model.interface.function(name).inputs[1:]]
        wanted, found = (model.evaluate(name, q, *others) for q in (reduced, far))
        alone = [model.evaluate(name, far[s], *(x[s] for x in others)) for s in range(COUNT)]
        alone = [np.array(output) for output in zip(*alone, strict=True)] if type(found) is tuple else [np.array(alone)]
        found, wanted = (results if type(results) is tuple else (results,) for results in (found, wanted))
        for a, b, c in zip(found, alone, wanted, strict=True):
            # the reduced angle is rounded, and M's condition of about 30 enters linearisations twice
            most = 1000 * np.finfo(dtype).eps * np.max(np.abs(c))
            np.testing.assert_allclose(a, c, rtol=0.0, atol=most, err_msg=name)
            np.testing.assert_allclose(b, c, rtol=0.0, atol=most, err_msg=name)


@CHAINS
def test_blocks_have_no_branch_but_the_one_in_the_end(chain):
    """Sines are computed without asking; of functions without calls none asks the library by itself."""
    text = "".join(s.text for s in emit_sources(program(chain, FUNCTIONS), "c") if "_vector" in s.name)
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
