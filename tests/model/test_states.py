"""Arrays of states: every layout, number and thread gives the same bits, and arguments may be single states."""

import os
import threading

import numpy as np
import pytest

from symgen.caches import LINE
from symgen.compile.adapter_calls import states_call
from symgen.compile.array_adapter import BLOCK
from symgen.compile.arrays import on_lines
from symgen.compile.backend import ANY, APART, NO_MEMORY, TOGETHER
from symgen.compile.threads import ALIGNED, on_threads, share
from symgen.errors import ArgumentError
from symgen.program.function import Argument, Function, Output, Program, RuntimeParameter, input_nodes
from symgen.program.nodes import Pool
from tests.emit.samples import blend, blended, everything, pendulum
from tests.model.agreement import draw, expected, model_of
from tests.program.random_programs import random_program


def both(results):
    return results if isinstance(results, tuple) else (results,)


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
    assert all(array.ctypes.data % LINE == 0 for array in found)
    assert found[0].shape == (5, 3)
    assert not any(np.shares_memory(found[0], array) for array in found[1:])


def divided():
    """x (2,), w -> x / 2, and w / x1 beside it; under a solver's name, whose results are tested."""
    pool = Pool()
    x, w, v = Argument("x", (2,)), Argument("w", ()), Argument("v", ())
    (a, b), (c,), (d,) = (input_nodes(pool, argument) for argument in (x, w, v))
    outputs = (Output("y", (2,), (a * 0.5, b * 0.5)), Output("e", (), (c / b,)))
    functions = (
        Function("forward_dynamics", (x, w), outputs),
        Function("kinetic_energy", (x, w), (outputs[1],)),
        Function("linearize", (x, w), outputs[::-1]),
        Function("bias", (x, w), (outputs[0],)),
        Function("two", (x, w, v), (Output("d", (), (a * c - d,)),)),
    )
    return Program("divided", functions, (), pool, q_names=("a", "b"))


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


def test_python_goes_on_while_a_batch_is_computed():
    """What it writes meanwhile, into the first state and then into the last, comes out of the last one alone."""
    pool, x = Pool(), Argument("x", (1,))
    (given,) = input_nodes(pool, x)
    late = given
    for _ in range(20):
        late = pool.sin(late)
    same = Function("same", (x,), (Output("y", (1,), (given + 0.0 * late,)),))
    model = model_of(Program("slow", (same,), (), pool), threads=1)
    for _ in range(20):  # while other processes have the processors it may not come to write
        values, results, done = np.zeros((300_000, 1)), [], threading.Event()

        def work(values=values, results=results, done=done):
            results.append(model.evaluate("same", values))
            done.set()

        worker = threading.Thread(target=work)
        worker.start()
        count = 0
        while not done.is_set():
            count += 1
            values[0] = count
            values[-1] = count
        worker.join()
        (found,) = results
        if found[-1, 0] > found[0, 0]:
            return
    pytest.fail("no state was written while others were computed")


@pytest.mark.parametrize("ensemble", [False, True])
def test_threads_do_not_change_a_bit(ensemble, monkeypatch):
    monkeypatch.setattr("symgen.compile.threads.WORTH", 1)
    program = random_program(2)
    x, y = draw(program, "f", 1111)
    params = np.random.default_rng(1).normal(size=(1111, 3)) if ensemble else None
    wanted = model_of(program, threads=1).evaluate("f", x, y, params=params)
    for threads in (2, 3, 5):
        model = model_of(program, threads=threads)
        for arrays in ((x, y), (np.asfortranarray(x), y)):
            for a, b in zip(model.evaluate("f", *arrays, params=params), wanted, strict=True):
                np.testing.assert_array_equal(a, b)


def weighted(size):
    """A number times each of so many parameters."""
    pool = Pool()
    x = Argument("x")
    (node,) = input_nodes(pool, x)
    names = [f"p{k}" for k in range(size)]
    products = tuple(node * pool.prepared(k) for k in range(size))
    prepare = tuple(pool.parameter(name) for name in names)
    parameters = tuple(RuntimeParameter(name, 1.0) for name in names)
    function = Function("f", (x,), (Output("y", (size,), products),))
    return Program("weighted", (function,), parameters, pool, prepare=prepare)


@pytest.mark.parametrize("ready", [False, True])
@pytest.mark.parametrize("size", [1, 20, 100])
def test_sets_of_many_parameters_on_several_threads(size, ready, monkeypatch):
    monkeypatch.setattr("symgen.compile.threads.WORTH", 1)
    rng = np.random.default_rng(size)
    x, sets = rng.normal(size=1111), rng.normal(size=(1111, size))
    model = model_of(weighted(size), threads=3)
    found = model.evaluate("f", x, params=model.prepared(sets) if ready else sets)
    np.testing.assert_array_equal(found, x[:, None] * sets)


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


def scaled():
    """Every entry of an array times one parameter, plus another."""
    pool = Pool()
    functions = []
    for name, shape in (("f", (2, 3)), ("g", (3,))):
        x = Argument("x", shape)
        nodes = tuple(node * pool.prepared(0) + pool.prepared(1) for node in input_nodes(pool, x))
        functions.append(Function(name, (x,), (Output("y", shape, nodes),)))
    parameters = tuple(RuntimeParameter(name, 1.0) for name in "ab")
    prepare = tuple(pool.parameter(name) for name in "ab")
    return Program("scaled", tuple(functions), parameters, pool, prepare=prepare)


def halves(size):
    """A Program whose functions halve `size` numbers; the one with the name of a solver has its results tested."""
    pool = Pool()
    x = Argument("x", (size,))
    halved = tuple(pool.constant(0.5) * node for node in input_nodes(pool, x))
    functions = tuple(Function(name, (x,), (Output("y", (size,), halved),)) for name in ("plain", "forward_dynamics"))
    return Program("halves", functions, (), pool, q_names=tuple(f"q{k}" for k in range(size)))


@pytest.mark.parametrize("dtype", ["float64", "float32"])
@pytest.mark.parametrize("size", [1, 2, 3, 4, 5, 7, 9, 30, 100])
def test_every_size_and_number_is_carried_in_and_out(size, dtype):
    model = model_of(halves(size), "c", dtype)
    for count in (*range(1, 14), BLOCK - 1, BLOCK, BLOCK + 1, 2 * BLOCK, 2 * BLOCK + 3):
        x = np.arange(count * size, dtype=dtype).reshape(count, size)
        np.testing.assert_array_equal(model.evaluate("plain", x), x / 2)
        np.testing.assert_array_equal(model.evaluate("plain", x[0]), x[0] / 2)


@pytest.mark.parametrize("count", [1, 11, 300])
@pytest.mark.parametrize("wrong", [np.nan, np.inf, -np.inf])
def test_one_result_that_is_not_finite_is_found(count, wrong):
    program = halves(3)
    model = model_of(program)
    prepared = model.prepared().ready
    solves, plain = (model.backend.states(name) for name in ("forward_dynamics", "plain"))
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


def test_more_threads_than_work_are_not_started():
    assert share(100_000_000, 100, 4) == 4
    assert share(1000, 100, 4) == 1
    assert share(0, 100, 4) == 1


@pytest.mark.parametrize("count", [1, 64, 65, 1000, 1111])
@pytest.mark.parametrize("threads", [1, 2, 3, 7])
def test_ranges_are_whole_packs_and_cover_every_state_once(count, threads):
    ranges = sorted(on_threads(lambda first, last: (first, last), count, threads))
    assert len(ranges) <= threads
    assert [first for first, _ in ranges] == [0, *(last for _, last in ranges[:-1])]
    assert ranges[-1][1] == count
    assert all(first % ALIGNED == 0 for first, _ in ranges)


class Lib:
    """Says of each range of states what it is told to say, in place of a compiled library."""

    def __init__(self, *found):
        self.found = found

    def halves_states(self, task, prepared, how, total, first, last, arrays):
        return self.found[first > 0]


@pytest.mark.parametrize(("found", "status"), [((0, 0), 0), ((0, 1), 1), ((1, 0), 1), ((0, -1), -1), ((-1, 1), -1)])
def test_what_one_thread_finds_is_found(found, status, monkeypatch):
    """1 for a result that is not finite, -1 for no memory, which is worse."""
    monkeypatch.setattr("symgen.compile.threads.WORTH", 1)
    model = model_of(halves(2), threads=2)
    known = model.interface.function("forward_dynamics")
    run = states_call(model.backend.ffi, Lib(*found), "halves", 1, known, 2, ANY)
    x = np.ones((128, 2))
    assert run(None, TOGETHER, 128, (x, x)) == status


def test_no_memory_is_an_error_of_memory():
    model = model_of(halves(2))
    with pytest.raises(MemoryError, match="no memory for a block of states"):
        model._callers["plain"]._refuse(NO_MEMORY, [np.ones((3, 2))], [np.ones((3, 2))])


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
        space = model.backend.workspace(name)
        for buffer, array in zip(space.inputs, arrays, strict=True):
            buffer[: array.size] = array.ravel()
        space.run(model.prepared().ready)
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


@pytest.mark.parametrize("threads", [0, -1, 1.5, True, "two", 65, 10**6])
def test_senseless_numbers_of_threads(threads):
    with pytest.raises(ArgumentError, match="threads"):
        model_of(random_program(2), threads=threads)


def test_many_threads_call_one_model():
    program = blend()
    model = model_of(program)
    sets = [draw(program, "f", count, seed=count) for count in (1, 2, 30, 600)]
    wanted = [model.evaluate("f", *arrays) for arrays in sets]
    wrong = []

    def work(k):
        for _ in range(200):
            for a, b in zip(model.evaluate("f", *sets[k]), wanted[k], strict=True):
                if not np.array_equal(a, b):
                    wrong.append(k)

    workers = [threading.Thread(target=work, args=(k % 4,)) for k in range(8)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()
    assert wrong == []


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork on this system")
@pytest.mark.filterwarnings("ignore::DeprecationWarning")
def test_a_forked_process_has_its_own_threads(monkeypatch):
    monkeypatch.setattr("symgen.compile.threads.WORTH", 1)
    program = random_program(2)
    x, y = draw(program, "f", 600)
    model = model_of(program, threads=2)
    wanted = model.evaluate("f", x, y)
    child = os.fork()
    if child == 0:
        same = all(np.array_equal(a, b) for a, b in zip(model.evaluate("f", x, y), wanted, strict=True))
        os._exit(0 if same else 1)
    _, status = os.waitpid(child, 0)
    assert os.waitstatus_to_exitcode(status) == 0
