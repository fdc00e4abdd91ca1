"""The launchers of examples/cuda, run on the host line for line: CuPy's place is taken by NumPy and a compiler of C++.

Their steps are those of C without contraction, bit for bit.
"""

import ctypes
import importlib.util
import subprocess
import sys
from types import SimpleNamespace

import numpy as np
import pytest

from symgen.describe.assemble import assemble
from symgen.describe.load import load_chain
from symgen.emit import emit_sources
from symgen.emit.targets import TARGETS
from symgen.emit.templates import template_folder
from symgen.options import Options
from symgen.pipeline.build import Build
from symgen.pipeline.programs import optimised
from symgen.program.interface import interface

OPTIONS = Options("debug", strict_fp=True)
WORLDS, STEPS = 150, 60

HOST = ["g++", "-O1", "-x", "c++", "-ffp-contract=off", "-w", "-fPIC", "-shared"]

THREAD = """
extern "C" void thread(unsigned int block, unsigned int number, unsigned int size)
{
    blockIdx.x = block;
    threadIdx.x = number;
    blockDim.x = size;
}
"""

HOST_STREAM = """
#include "xla/ffi/api/ffi.h"
struct CUstream_st;
template <> struct xla::ffi::CtxDecoding<xla::ffi::PlatformStream<CUstream_st *>> {
    using Type = CUstream_st *;
    static std::optional<Type> Decode(const XLA_FFI_Api *, XLA_FFI_ExecutionContext *, DiagnosticEngine &)
    {
        return nullptr;
    }
};
"""
"""XLA on the host has no stream to hand over."""


@pytest.fixture(scope="module")
def program(request):
    chain = load_chain(request.config.rootpath / "examples" / "two_link.yaml")
    return optimised(Build(assemble(chain), ("step",), options=OPTIONS))


@pytest.fixture(scope="module")
def folder(program, tmp_path_factory):
    """The emission, as `symgen emit` writes it."""
    place = tmp_path_factory.mktemp("cuda")
    for source in emit_sources(program, "cuda", "float64", OPTIONS):
        (place / source.name).write_text(source.text, encoding="utf-8")
    return place


def example(repository, name):
    path = repository / "examples" / "cuda" / f"{name}.py"
    spec = importlib.util.spec_from_file_location(name, path)
    made = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(made)
    return made


def wanted(program, resets):
    """The rates that C finds with the example's numbers."""
    known = interface(program, "float64")
    c = TARGETS["c"].load(emit_sources(program, "c", "float64", OPTIONS), known, OPTIONS)
    rng = np.random.default_rng(0)
    own = np.array([parameter.default for parameter in known.parameters])
    prepared = c.prepare(own[:, None] * rng.uniform(0.9, 1.1, (len(own), WORLDS)))
    start = rng.uniform(-1.0, 1.0, (2, WORLDS))
    q, qd, mode, again = start.copy(), np.zeros_like(start), np.zeros(start.shape, np.int8), 0
    for _ in range(STEPS):
        given = {"q": q, "qd": qd, "mode": mode, "tau": np.zeros_like(q), "dt": np.full((1, WORLDS), 1e-3)}
        function = next(f for f in known.functions if f.name == "step")
        q, qd, mode, _ = c.call("step", prepared, [given[argument.name] for argument in function.inputs])
        over = (abs(q) > resets).any(axis=0)
        again += over.sum()
        q[:, over], qd[:, over], mode[:, over] = start[:, over], 0.0, 0
    return qd, again


class RawModule:
    """CuPy's, on the host: kernels are called thread after thread."""

    def __init__(self, code, options):
        assert options == ("--std=c++17",)
        own = self.folder / "raw"
        own.mkdir()
        (own / "raw.cu").write_text(code + THREAD)
        words = [f"-I{template_folder() / 'cuda' / 'host'}", f"-I{self.folder}"]
        subprocess.run([*HOST, "-std=c++17", *words, "-o", "raw.so", "raw.cu"], cwd=own, check=True)
        self.library = ctypes.CDLL(str(own / "raw.so"))

    def get_function(self, name):
        kernel = getattr(self.library, name)
        kinds = {np.uint64: ctypes.c_size_t, np.float64: ctypes.c_double}

        def launch(grid, block, given):
            values = [kinds[type(x)](x) if type(x) in kinds else ctypes.c_void_p(x.ctypes.data) for x in given]
            for place in range(grid[0]):
                for thread in range(block[0]):
                    self.library.thread(place, thread, block[0])
                    kernel(*values)

        return launch


def test_worlds_of_cupy(program, folder, repository, monkeypatch):
    monkeypatch.chdir(repository)
    names = ("asarray", "empty", "zeros", "zeros_like", "int8", "int32", "uint64")
    given = {name: getattr(np, name) for name in names}
    monkeypatch.setattr(RawModule, "folder", folder, raising=False)
    monkeypatch.setitem(sys.modules, "cupy", SimpleNamespace(RawModule=RawModule, **given))
    found = example(repository, "worlds_cupy").main(folder, WORLDS, STEPS, reach=1.0)
    rates, again = wanted(program, 1.0)
    np.testing.assert_array_equal(found, rates)
    assert (found != 0.0).any()
    assert again > 0


@pytest.mark.needs("jax")
def test_worlds_of_jax(program, folder, repository, monkeypatch):
    jax = pytest.importorskip("jax", reason="jax is not installed")
    monkeypatch.chdir(repository)
    (folder / "host_stream.h").write_text(HOST_STREAM)
    sources = ["two_link_cuda.cu", str(repository / "examples" / "cuda" / "step_ffi.cu")]
    words = [f"-I{place}" for place in (".", template_folder() / "cuda" / "host", jax.ffi.include_dir())]
    command = [*HOST, "-std=c++17", *words, "-include", "host_stream.h", "-o", "two_link_ffi.so", *sources]
    subprocess.run(command, cwd=folder, check=True)
    with jax.enable_x64(True):
        found = np.asarray(example(repository, "worlds_jax").main(folder, "cpu", WORLDS, STEPS))
    np.testing.assert_array_equal(found, wanted(program, np.inf)[0])
