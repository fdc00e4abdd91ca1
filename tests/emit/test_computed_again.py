"""Ensembles compute some prepared numbers again from others: the same numbers, and fewer are read."""

import re

import numpy as np
import pytest

import symgen
from symgen.emit import emit_sources
from symgen.emit.c import vector
from symgen.pipeline import program
from symgen.program.function import Argument, Function, Output, Program, RuntimeParameter, input_nodes
from symgen.program.nodes import Pool
from symgen.program.passes.hoist import hoist
from symgen.program.prepared import computed_again, forms_for_many, numbers_read
from tests.emit.strict import needs_gcc
from tests.emit.test_out_of_range import LONG
from tests.model.agreement import model_of
from tests.run_time_chains import LINKS, UNLIKE, WRIST

pytestmark = [needs_gcc, pytest.mark.release, pytest.mark.filterwarnings("ignore::symgen.errors.ChainWarning")]
CHAINS = pytest.mark.parametrize("chain", [WRIST, LINKS, LONG], ids=["wrist", "planar", "long"])
FUNCTIONS = ["mass_matrix", "forward_dynamics"]
COUNT = 37
"""Two packs abreast and more, whatever the instructions, and a last block that begins earlier."""


def again(made, form):
    return computed_again(form, numbers_read(form, made.prepare))


@CHAINS
@pytest.mark.parametrize("parts", [False, True], ids=["whole", "parts"])
@pytest.mark.parametrize("dtype", ["float64", "float32"])
def test_the_bits_of_batches(chain, parts, dtype, monkeypatch):
    """Without contraction, which compilers do where they see a product and its sum, the operations are the same."""
    if parts:
        monkeypatch.setattr(vector, "WHOLE_PACKS", 60)
        monkeypatch.setattr(vector, "PART_PACKS", 30)
    model = symgen.build_model(chain, "c", dtype, functions=FUNCTIONS, strict_fp=True)
    rng = np.random.default_rng(4)
    states = rng.uniform(-2.0, 2.0, (3, COUNT, len(chain.moving))).astype(dtype)
    own = np.array([list(model.parameters.values())] * COUNT)
    own[::3] *= rng.uniform(1.0, 1.1, own[::3].shape)  # none like another
    own[1::3] = [UNLIKE.get(chain.name, {}).get(p, v) for p, v in model.parameters.items()]
    sets = own.astype(dtype)
    for name in FUNCTIONS:
        given = states[: 1 if name == "mass_matrix" else 3]
        each = model.evaluate(name, *given, params=sets)
        for s in range(COUNT):
            np.testing.assert_array_equal(each[s], model.evaluate(name, *given, params=sets[s])[s], f"{name}, {s}")


def chained():
    """Numbers made of numbers that are made of others, the last of them read first, and again far behind."""
    pool, x = Pool(), Argument("x", (4,))
    q = input_nodes(pool, x)
    a, b = (pool.parameter(name) for name in "ab")
    product = a * b
    total = product + b
    twice = 2.0 * total
    value = q[0] * twice
    for k in range(60):
        value = value * q[k % 4] + q[(k + 1) % 4]
    outputs = (value * twice, q[1] * total, q[2] * product, q[3] * a, q[0] * b)
    parameters = (RuntimeParameter("a", 0.7), RuntimeParameter("b", -1.3))
    return hoist(Program("chained", (Function("f", (x,), (Output("u", (5,), outputs),)),), parameters, pool))


@pytest.mark.parametrize("parts", [False, True], ids=["whole", "parts"])
def test_numbers_made_of_numbers_that_are_made_again(parts, monkeypatch):
    if parts:
        monkeypatch.setattr(vector, "WHOLE_PACKS", 60)
        monkeypatch.setattr(vector, "PART_PACKS", 30)
    made = chained()
    assert len(again(made, made.function("f"))) == 3
    model = model_of(made, strict_fp=True)
    x, sets = np.random.default_rng(1).uniform(-1.0, 1.0, (2, 25, 4))
    found = model.evaluate("f", x, params=sets[:, :2])
    assert len(np.unique(found[:, 4])) == 25
    for s in range(25):
        np.testing.assert_array_equal(found[s], model.evaluate("f", x, params=sets[s, :2])[s])


def test_what_another_function_reads_is_not_read():
    """A step on the way to a number that is computed again is itself a prepared number, of another function."""
    pool, x = Pool(), Argument("x", (4,))
    q = input_nodes(pool, x)
    a, b, c = (pool.parameter(name) for name in "abc")
    outputs = (q[0] * ((a + b) * c), q[1] * a, q[2] * b, q[3] * c)
    functions = (
        Function("f", (x,), (Output("u", (4,), outputs),)),
        Function("g", (x,), (Output("u", (1,), (q[0] * (a + b),)),)),
    )
    parameters = tuple(RuntimeParameter(name, 1.0) for name in "abc")
    made = hoist(Program("stepped", functions, parameters, pool))
    assert len(again(made, made.function("f"))) == 1
    text = "".join(s.text for s in emit_sources(made, "c") if "_vector" in s.name)
    (block,) = re.findall(r"\bstepped_pack_f_block_body\(size_t.*?\n}\n", text, re.S)
    assert len(set(re.findall(r"_number\(prepared, (\d+)U", block))) == 3
    model = model_of(made)
    x, sets = np.random.default_rng(1).uniform(0.5, 1.0, (2, 3, 4))
    a, b, c, _ = sets.T
    wanted = x * np.array([(a + b) * c, a, b, c]).T
    np.testing.assert_allclose(model.evaluate("f", x, params=sets[:, :3]), wanted, rtol=1e-15)


@CHAINS
def test_what_is_computed_again_is_not_read(chain):
    derived = program(chain, FUNCTIONS)
    texts = "".join(s.text for s in emit_sources(derived, "c") if "_vector" in s.name)
    for name, form in forms_for_many(derived):
        found_again = again(derived, form)
        assert found_again or (name, chain.name) == ("mass_matrix", "wrist")
        (block,) = re.findall(rf"\b\w+_pack_{form.name}_block_body\(size_t.*?\n}}\n", texts, re.S)
        found = {int(k) for k in re.findall(r"_number\(prepared, (\d+)U", block)}
        assert found
        assert not found & found_again.keys()
