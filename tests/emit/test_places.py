"""Results lie where the caller has room, and packs of large ones are stored at their own places wherever that is."""

import subprocess

import numpy as np
import pytest

import symgen
from symgen.compile.backend import APART, TOGETHER
from symgen.emit import emit_sources
from symgen.emit.c import blocks, vector
from symgen.emit.c.blocks import LARGE
from symgen.emit.c.config import MANY
from symgen.program.function import Argument, Function, Output, Program, RuntimeParameter, input_nodes
from symgen.program.nodes import Pool
from tests.emit.prepared_sets import grouped, room
from tests.emit.strict import needs_gcc
from tests.model.agreement import model_of
from tests.run_time_chains import LIKE, LINKS, UNLIKE, WRIST

DTYPES = pytest.mark.parametrize("dtype", ["float64", "float32"])
TYPES = {"float64": "double[]", "float32": "float[]"}
SIZE = 20
ENOUGH = 1024
"""States whose results are many, in either type, and fill whole packs of every width."""


def scaled():
    """x (20,) -> A (4, 5), each number times a parameter: `_prepare_ensemble` has as many results."""
    pool, x = Pool(), Argument("x", (SIZE,))
    names = [f"p{k}" for k in range(SIZE)]
    nodes = tuple(node * pool.prepared(k) for k, node in enumerate(input_nodes(pool, x)))
    prepare = tuple(pool.parameter(name) * 2.0 for name in names)
    parameters = tuple(RuntimeParameter(name, 1.0) for name in names)
    return Program("scaled", (Function("f", (x,), (Output("A", (4, 5), nodes),)),), parameters, pool, prepare=prepare)


def rooms(size, dtype):
    """Flat arrays of so many numbers at every place in two lines of the cache, and the bytes that must stay."""
    wide = np.dtype(dtype).itemsize
    whole = np.empty(size * wide + 512, np.uint8)
    begin = -whole.ctypes.data % 64 + 64
    for place in range(begin, begin + 128, wide):
        whole[...] = 0x5A
        around = (whole[:place], whole[place + size * wide :])
        yield whole[place : place + size * wide].view(dtype), around


@needs_gcc
@DTYPES
@pytest.mark.parametrize("count", [1, 40, ENOUGH, ENOUGH + 1, ENOUGH + 4])
def test_results_at_every_place(dtype, count):
    """By joint and by state, of one set and of sets of their own: the products, and nothing beside them."""
    model = model_of(scaled(), "c", dtype, threads=1)
    rng = np.random.default_rng(count)
    x, sets = (rng.normal(size=(SIZE, count)).astype(dtype) for _ in range(2))
    backend, run = model.whole.backend, model.whole.backend.states("f")
    one = backend.prepare(np.ones(SIZE, dtype))

    def pointer(array):
        return backend.ffi.from_buffer(TYPES[dtype], array)

    def by_joint(A):
        assert run(one, TOGETHER + APART, count, (x, A)) == 0

    def by_state(A):
        assert run(one, TOGETHER, count, (x.T, A)) == 0

    def ready(A):
        backend.lib.scaled_prepare_ensemble(count, pointer(sets), pointer(A))

    def ensemble(A):
        backend.lib.scaled_f_ensemble(pointer(prepared), count, pointer(x), pointer(A))

    prepared = grouped(2 * sets, count, dtype)
    for call, wanted in ((by_joint, 2 * x), (by_state, (2 * x).T), (ready, prepared), (ensemble, 2 * sets * x)):
        for A, around in rooms(wanted.size, dtype):
            call(A)
            np.testing.assert_array_equal(A, wanted.ravel(), call.__name__)
            assert all((rest == 0x5A).all() for rest in around), call.__name__


@needs_gcc
@pytest.mark.filterwarnings("ignore::symgen.errors.ChainWarning")
@DTYPES
@pytest.mark.parametrize("chain", [WRIST, LINKS], ids=["wrist", "planar"])
def test_ensembles_of_two_forms_at_every_place(chain, dtype, monkeypatch):
    """One pack at a time and two abreast; a state's bits are those that it has among fewer."""
    n, count, few = len(chain.moving), 64, 16
    monkeypatch.setattr(blocks, "LARGE", n)
    monkeypatch.setattr(vector, "MANY", 200 * n)
    model = symgen.build_model(chain, "c", dtype).together(["forward_dynamics"])
    backend, rng = model.whole.backend, np.random.default_rng(2)
    own = [{}, LIKE[chain.name], UNLIKE[chain.name]]
    sorts = np.concatenate([np.zeros(32, int), rng.integers(0, 3, 32)])  # alike, then mixed
    sets = np.array([[own[k].get(p, v) for p, v in model.parameters.items()] for k in sorts], dtype).T
    arrays = rng.uniform(-2.0, 2.0, (3, n, count)).astype(dtype)

    def call(first, last, qdd):
        prepared = room(backend, chain.name, last - first, dtype)
        given = [np.ascontiguousarray(array[:, first:last]) for array in (sets, *arrays)]
        pointers = [backend.ffi.from_buffer(TYPES[dtype], array) for array in (given[0], prepared, *given[1:], qdd)]
        getattr(backend.lib, f"{chain.name}_prepare_ensemble")(last - first, *pointers[:2])
        getattr(backend.lib, f"{chain.name}_forward_dynamics_ensemble")(pointers[1], last - first, *pointers[2:])
        return qdd.reshape(n, last - first)

    wanted = np.hstack([call(k, k + few, np.empty(n * few, dtype)) for k in range(0, count, few)])
    for qdd, around in rooms(n * count, dtype):
        np.testing.assert_array_equal(call(0, count, qdd), wanted)
        assert all((rest == 0x5A).all() for rest in around)


MAIN = """
#include "scaled_vector.c"
#include <stdio.h>
int main(void)
{{
    static {real} at[64];
    for (int k = 0; k < 64; k++)
        printf("%zu %zu %zu\\n", scaled_pack_second(2U * SCALED_LANES, {many}U, {size}U, &at[k]),
               ((size_t)&at[k] / sizeof({real})) % SCALED_LANES, (size_t)SCALED_LANES);
    printf("%zu\\n", scaled_pack_second(SCALED_LANES, {many}U - SCALED_LANES, {size}U, &at[1]) - SCALED_LANES);
    printf("%zu\\n", scaled_pack_second(SCALED_LANES, {many}U + 1U, {size}U, &at[1]) - SCALED_LANES);
}}
"""


@needs_gcc
@DTYPES
@pytest.mark.parametrize("flags", ["-msse2", "-mavx2"])
def test_the_second_block_begins_with_a_packs_own_place(dtype, flags, tmp_path):
    """Where there are many results in rows of whole packs; other blocks follow one another."""
    assert SIZE >= LARGE
    real = TYPES[dtype].removesuffix("[]")
    many = MANY // np.dtype(dtype).itemsize // 16  # a result of 16 numbers has `MANY` bytes then
    for source in emit_sources(scaled(), "c", dtype):
        (tmp_path / source.name).write_text(source.text)
    (tmp_path / "main.c").write_text(MAIN.format(real=real, many=many, size=16))
    command = [
        "gcc",
        flags,
        "-O1",
        "-DSCALED_VECTOR",
        "-Wno-psabi",
        "main.c",
        "scaled.c",
        "scaled_batch.c",
        "-lm",
        "-o",
        "main",
    ]
    subprocess.run(command, cwd=tmp_path, check=True)
    lines = subprocess.run(["./main"], cwd=tmp_path, check=True, capture_output=True, text=True).stdout.split("\n")
    places = [tuple(map(int, line.split())) for line in lines[:64]]
    assert len({across for _, across, _ in places}) == places[0][2] > 1
    for second, across, lanes in places:
        assert lanes < second <= 2 * lanes
        assert (across + second) % lanes == 0
    assert lines[64:66] == ["0", "0"]
