"""Arrays of states: every layout and number gives the same bits, and arguments may be single states."""

import numpy as np
import pytest

from symgen.compile.array_adapter import BLOCK
from symgen.compile.arrays import on_lines
from symgen.errors import ArgumentError
from symgen.functions import CACHE_LINE
from symgen.program.function import Argument, Function, Output, Program, input_nodes
from symgen.program.nodes import Pool
from tests.emit.samples import blend, blended, everything
from tests.model.agreement import draw, expected, model_of
from tests.model.small_programs import both, halves


@pytest.mark.parametrize("dtype", ["float64", "float32"])
@pytest.mark.parametrize("count", [1, 3, 64, 512, 513, 1500])
def test_every_number_of_states(count, dtype):
    program = everything()
    model = model_of(program, "c", dtype)
    for name in ("arithmetic", "logic", "calls", "constant", "empty"):
        arrays = draw(program, name, count, dtype)
        found = both(model.evaluate(name, *arrays))
        for lane in sorted({0, count // 2, count - 1}):
            for output, value in zip(found, expected(program, name, arrays, lane), strict=True):
                np.testing.assert_allclose(output[lane], value, rtol=1e-5 if dtype == "float32" else 1e-13, atol=1e-6)


@pytest.mark.parametrize("count", [7, 700])
def test_layouts(count):
    program = blend()
    model = model_of(program)
    x, y = draw(program, "f", count)
    wanted = model.evaluate("f", x, y)
    for a, b in zip(wanted, blended(x, y), strict=True):
        np.testing.assert_allclose(a, b, rtol=1e-13, atol=1e-14)
    wide = np.zeros((count, 8))
    wide[:, ::3] = x
    others = {
        "apart": (np.asfortranarray(x), np.asfortranarray(y)),
        "mixed": (np.asfortranarray(x), y),
        "steps": (wide[:, ::3], y),
        "backwards": (x[::-1].copy()[::-1], y),
    }
    for arrays in others.values():
        for a, b in zip(model.evaluate("f", *arrays), wanted, strict=True):
            np.testing.assert_array_equal(a, b)
    single = model.evaluate("f", np.asfortranarray(x), y[0])
    one = model.evaluate("f", x, y[0])
    for a, b in zip(one, single, strict=True):
        np.testing.assert_array_equal(a, b)
    spread = model.evaluate("f", x, np.repeat(y[:1], count, axis=0))
    for a, b in zip(one, spread, strict=True):
        np.testing.assert_array_equal(a, b)


def test_copies_of_arguments_live_as_long_as_the_call():
    """Two of one size: memory that was given back too early would be used for the other."""
    pool = Pool()
    u, v = Argument("u", (3,)), Argument("v", (3,))
    nodes = tuple(a - b * 2.0 for a, b in zip(input_nodes(pool, u), input_nodes(pool, v), strict=True))
    model = model_of(Program("pair", (Function("f", (u, v), (Output("y", (3,), nodes),)),), (), pool))
    wide = np.random.default_rng(2).normal(size=(2, 4000, 6))
    a, b = wide[:, :, ::2]
    np.testing.assert_array_equal(model.evaluate("f", a, b), a - 2.0 * b)


@pytest.mark.parametrize("count", [1, 3, 5000])
def test_matrices_as_arguments(count):
    pool = Pool()
    m = Argument("m", (2, 3))
    nodes = tuple(node * float(k + 1) for k, node in enumerate(input_nodes(pool, m)))
    model = model_of(Program("matrix", (Function("f", (m,), (Output("y", (2, 3), nodes),)),), (), pool))
    apart = np.random.default_rng(3).normal(size=(2, 3, count))
    given = apart.transpose(2, 0, 1)
    wanted = given * np.arange(1.0, 7.0).reshape(2, 3)
    for array in (given, np.ascontiguousarray(given), np.asfortranarray(given)):
        np.testing.assert_array_equal(model.evaluate("f", array), wanted)
    np.testing.assert_array_equal(model.evaluate("f", given[0].T.copy().T), wanted[0])
    assert model.evaluate("f", given).transpose(1, 2, 0).flags.c_contiguous


@pytest.mark.parametrize("count", [2, 7, 1500])
def test_structures_of_arrays_are_taken_as_they_are(count):
    program = blend()
    model = model_of(program, threads=1)
    x, y = draw(program, "f", count)
    wanted = both(model.evaluate("f", x, y))
    found = both(model.evaluate("f", np.asfortranarray(x), np.asfortranarray(y)))
    for a, b in zip(found, wanted, strict=True):
        np.testing.assert_array_equal(a, b)
        assert a.transpose(*range(1, a.ndim), 0).flags.c_contiguous  # as the batch wrote it
        assert b.flags.c_contiguous
        assert a.flags.writeable


def test_arrays_on_lines_begin_there():
    found = [on_lines((5, 3), np.dtype(np.float32)) for _ in range(20)]  # so that each lies elsewhere
    assert all(array.ctypes.data % CACHE_LINE == 0 for array in found)
    assert found[0].shape == (5, 3)
    assert not any(np.shares_memory(found[0], array) for array in found[1:])


@pytest.mark.parametrize("dtype", ["float64", "float32"])
@pytest.mark.parametrize("size", [1, 2, 3, 4, 5, 7, 9, 30, 100])
def test_every_size_and_number_is_carried_in_and_out(size, dtype):
    model = model_of(halves(size), "c", dtype)
    for count in (*range(1, 14), BLOCK - 1, BLOCK, BLOCK + 1, 2 * BLOCK, 2 * BLOCK + 3):
        x = np.arange(count * size, dtype=dtype).reshape(count, size)
        np.testing.assert_array_equal(model.evaluate("plain", x), x / 2)
        np.testing.assert_array_equal(model.evaluate("plain", x[0]), x[0] / 2)


class Dressed(np.ndarray):
    """An array of another class, which may lie about anything."""


def unsuitable(x):
    """Arguments that are not as compiled code takes them, beside x (7, 2, 3), and whether they are converted."""
    wide, raw = np.zeros((7, 2, 4)), np.zeros(8 * x.size + 1, np.int8)
    wide[..., :3] = x
    shifted = np.frombuffer(raw.data, "f8", x.size, 1).reshape(x.shape)
    shifted[...] = x
    return {
        "class": (x.view(Dressed), True),
        "list": (x.tolist(), True),
        "uneven": (wide[..., :3], True),
        "shifted": (shifted, True),
        "number": (2.0, False),
        "single precision": (x.astype("f4"), False),
        "foreign order": (x.astype(">f8"), False),
        "too few": (x[:6], False),
        "too short": (x[:, :, :2], False),
        "turned": (x.transpose(0, 2, 1), False),
        "flat": (x.reshape(7, 6), False),
        "deeper": (x[:, None], None),
    }


@pytest.mark.parametrize("name", unsuitable(np.zeros((7, 2, 3))))
@pytest.mark.parametrize("place", [0, 1])
def test_unsuitable_arguments_are_converted_or_refused(name, place):
    pool = Pool()
    arguments = Argument("a", (2, 3)), Argument("b", (2, 3))
    nodes = (input_nodes(pool, argument) for argument in arguments)
    summed = tuple(a + b * 2.0 for a, b in zip(*nodes, strict=True))
    model = model_of(Program("read", (Function("f", arguments, (Output("y", (2, 3), summed),)),), (), pool))
    x = np.random.default_rng(5).normal(size=(7, 2, 3))
    value, converted = unsuitable(x)[name]
    given = [x, x]
    given[place] = value
    if converted:
        np.testing.assert_array_equal(model.evaluate("f", *given), x + 2.0 * x)
    elif converted is False:
        with pytest.raises(ArgumentError):
            model.evaluate("f", *given)


def test_a_state_alone_is_computed_by_the_function_for_one_state():
    """The form for batches is another function here, so that it shows which of the two is called."""
    pool = Pool()
    x = Argument("x", (3,))
    doubled, trebled = (tuple(node * factor for node in input_nodes(pool, x)) for factor in (2.0, 3.0))
    one = Function("f", (x,), (Output("y", (3,), doubled),))
    many = Function("f_batch", (x,), (Output("y", (3,), trebled),), internal=True, batch_of="f")
    model = model_of(Program("two", (one, many), (), pool))
    q = np.arange(3.0)
    np.testing.assert_array_equal(model.evaluate("f", q), 2 * q)
    np.testing.assert_array_equal(model.evaluate("f", q.tolist()), 2 * q)
    np.testing.assert_array_equal(model.evaluate("f", q[None]), 3 * q[None])


def test_a_state_alone_may_lie_anywhere():
    """Bit for bit, with numbers by value, modes and masks; beside a batch it is one of it."""
    program = everything()
    model = model_of(program)
    for name in model.functions:
        arrays = [array[3] for array in draw(program, name, 5)]
        space = model.whole.backend.workspace(name)
        for buffer, array in zip(space.inputs, arrays, strict=True):
            buffer[: array.size] = array.ravel()
        space.run(model.ready(model.whole).default)
        apart = [np.repeat(array, 2, axis=0)[::2] if array.ndim else array for array in arrays]
        for given in (arrays, apart, [array.tolist() for array in arrays]):
            for result, buffer in zip(both(model.evaluate(name, *given)), space.outputs, strict=True):
                np.testing.assert_array_equal(np.ravel(result), buffer[: result.size])
        beside = both(model.evaluate(name, *arrays[:-1], arrays[-1][None]))
        for result, output in zip(beside, model.interface.function(name).outputs, strict=True):
            assert result.shape == (1, *output.shape)


@pytest.mark.parametrize("count", [1, 2, 5, 40, 1500])
def test_arrays_may_lie_in_any_order(count):
    """Rows at any distance, forwards, backwards or all the same, numbers of a state apart, or axes of length one."""
    model = model_of(halves(3))
    rng = np.random.default_rng(6)
    wide = rng.normal(size=(2 * count, 9))
    for x in (
        wide[::2, 1:4],
        wide[::-2, ::3],
        wide[count::-1, 2::-1][:count],
        np.broadcast_to(wide[0, :3], (count, 3)),
        np.asfortranarray(wide)[count // 2 : count // 2 + count, :3],
        np.lib.stride_tricks.as_strided(wide, (count, 3), (72 if count > 1 else 5, 16)),
    ):
        np.testing.assert_array_equal(model.evaluate("plain", x), x / 2)
