"""What gets vector code: functions that are not too long, whose callees have it, in their form for batches."""

import numpy as np
import pytest

from symgen.emit import emit_sources
from symgen.emit.c import vector
from symgen.program.function import Argument, Function, Output, Program, RuntimeParameter, input_nodes
from symgen.program.latency import PORTS, WINDOW, critical_path, work
from symgen.program.nodes import Pool, topological
from tests.emit.samples import everything, waiting
from tests.model.agreement import draw, expected, model_of


def written(program):
    """The text of the vector file."""
    return "".join(source.text for source in emit_sources(program, "c", batches=True) if "_vector" in source.name)


@pytest.mark.parametrize(("limit", "most"), [("LONGEST_VECTOR", 28), ("MOST_VECTOR", 28)])
def test_long_functions_and_their_callers_stay_plain(limit, most, monkeypatch):
    program = everything()
    monkeypatch.setattr(vector, limit, most)
    text = written(program)
    assert "void sample_constant_batch(" in text
    assert "sample_logic_batch" not in text  # too long, and so is the next
    assert "sample_arithmetic_batch" not in text
    assert "sample_calls_batch" not in text  # short, but it calls the long one
    assert "sample_pack_sqrt(" not in text  # nor what only these would use
    model = model_of(program)
    for name in ("arithmetic", "calls", "logic", "constant"):
        arrays = draw(program, name, 11)
        found = model.evaluate(name, *arrays)
        for output, wanted in zip(
            found if isinstance(found, tuple) else (found,), expected(program, name, arrays, 10), strict=True
        ):
            np.testing.assert_allclose(output[10], wanted, rtol=1e-13, atol=1e-13)


def chain_of_roots(length):
    """x -> sqrt(1 + x), again and again: nothing but waiting, two operations a step."""
    pool = Pool()
    argument = Argument("x", (1,))
    (x,) = input_nodes(pool, argument)
    for _ in range(length):
        x = pool.sqrt(pool.constant(1.0) + x)
    return Program("roots", (Function("f", (argument,), (Output("y", (), (x,)),)),), (), pool)


@pytest.mark.parametrize(("length", "abreast"), [(WINDOW // 2 - 1, False), (WINDOW // 2 + 1, True)])
def test_short_chains_are_not_written_abreast(length, abreast):
    """The processor itself overlaps what is shorter than the window that it looks ahead."""
    program = chain_of_roots(length)
    order = topological(program.functions[0].output_nodes)
    assert critical_path(order) > work(order)
    assert (work(order) * PORTS > WINDOW) == abreast
    assert ("(2U * ROOTS_LANES)" in written(program)) == abreast


def test_only_what_reads_prepared_numbers_is_compiled_for_one_set_and_for_many():
    for program, reads in ((waiting(), True), (chain_of_roots(3), False)):
        text = written(program)
        for ending in ("same", "each"):
            assert (f"_pack_f_block_{ending}(" in text) == reads


@pytest.mark.parametrize("target", ["c", "c plain", "numpy"])
def test_batches_take_their_own_form(target):
    """Told apart by values that no two forms of one quantity would have: 2 x and, for many states, 3 x."""
    pool = Pool()
    argument = Argument("x", (2,))
    nodes = input_nodes(pool, argument)
    forms = [tuple(pool.constant(factor) * node for node in nodes) for factor in (2.0, 3.0)]
    single = Function("f", (argument,), (Output("y", (2,), forms[0]),))
    many = Function("f_batch", (argument,), (Output("y", (2,), forms[1]),), internal=True, batch_of="f")
    program = Program("forms", (single, many), (), pool)
    model = model_of(program, target.split()[0], **({"vector": False} if "plain" in target else {}))
    x = np.arange(1.0, 39.0).reshape(19, 2)
    np.testing.assert_array_equal(model.evaluate("f", x[3]), 2.0 * x[3])
    np.testing.assert_array_equal(model.evaluate("f", x), (3.0 if target == "c" else 2.0) * x)


def test_parameters_are_prepared_in_vectors_where_public_functions_stay_plain(monkeypatch):
    """The internal function alone has vector code, and what copies reals is there for the sets of parameters."""
    pool = Pool()
    x = Argument("x", (1,))
    (inner,) = input_nodes(pool, x)
    helper = Function("helper", (x,), (Output("y", (), (inner * inner,)),), internal=True)
    (y,) = pool.call(helper, [inner])
    for k in range(20):
        y = y * inner + pool.prepared(k) * (y + inner)
    prepare = tuple(pool.parameter("a") * (k + 2.0) for k in range(20))
    function = Function("long", (x,), (Output("y", (), (y,)),))
    program = Program("sets", (helper, function), (RuntimeParameter("a", 1.5),), pool, prepare)
    monkeypatch.setattr(vector, "LONGEST_VECTOR", 45)
    text = written(program)
    assert "sets_prepare_ensemble(" in text
    assert "sets_long_batch(" not in text
    sets = model_of(program).prepared(np.linspace(1.0, 2.0, 11)[:, None])
    assert np.asarray(sets.values).shape[0] == 11
