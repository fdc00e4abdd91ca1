"""Threads: they change no bit, share the states among them, and leave other threads and processes alone."""

import os
import threading

import numpy as np
import pytest

from symgen.compile.adapter_calls import states_call
from symgen.compile.array_adapter import load_states
from symgen.compile.backend import ANY, NO_MEMORY, TOGETHER
from symgen.compile.threads import ALIGNED, on_threads, share
from symgen.errors import ArgumentError
from symgen.program.function import Argument, Function, Output, Program, input_nodes
from symgen.program.nodes import Pool
from tests.emit.samples import blend
from tests.model.agreement import draw, model_of
from tests.model.small_programs import halves, weighted
from tests.program.random_programs import random_program


def test_python_goes_on_while_a_batch_is_computed():
    """Numbers written meanwhile show in the last state, which is computed after the first."""
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


@pytest.mark.parametrize("ready", [False, True])
@pytest.mark.parametrize("size", [1, 20, 100])
def test_sets_of_many_parameters_on_several_threads(size, ready, monkeypatch):
    monkeypatch.setattr("symgen.compile.threads.WORTH", 1)
    rng = np.random.default_rng(size)
    x, sets = rng.normal(size=1111), rng.normal(size=(1111, size))
    model = model_of(weighted(size), threads=3)
    found = model.evaluate("f", x, params=model.prepared(sets) if ready else sets)
    np.testing.assert_array_equal(found, x[:, None] * sets)


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

    def states(self, task, prepared, how, total, first, last, arrays):
        return self.found[first > 0]


@pytest.mark.parametrize(("found", "status"), [((0, 0), 0), ((0, 1), 1), ((1, 0), 1), ((0, -1), -1), ((-1, 1), -1)])
def test_what_one_thread_finds_is_found(found, status, monkeypatch):
    """1 for a result that is not finite, -1 for no memory, which is worse."""
    monkeypatch.setattr("symgen.compile.threads.WORTH", 1)
    model = model_of(halves(2), threads=2)
    known = model.interface.function("forward_dynamics")
    ffi, _ = load_states("float64", None)
    run = states_call(ffi, Lib(*found), 0, known, np.dtype(np.float64), 8, 2, ANY)
    x = np.ones((128, 2))
    assert run(None, TOGETHER, 128, (x, x)) == status


def test_no_memory_is_an_error_of_memory():
    model = model_of(halves(2))
    with pytest.raises(MemoryError, match="no memory for a block of states"):
        model._entry("plain").run.__self__._refuse(NO_MEMORY, [np.ones((3, 2))], [np.ones((3, 2))])


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
@pytest.mark.filterwarnings("ignore:os.fork.. was called:RuntimeWarning")  # of JAX, which other tests have imported
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
