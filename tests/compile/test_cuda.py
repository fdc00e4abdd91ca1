"""Emitted CUDA: the bits of C, per-world parameters, steps in place, masked resets, registers of every kernel.

Where there is no device the same source runs on the host, every line of it. On a device, products and sums are rounded
one by one, too; functions of the math library differ in their last bits.
"""

import ctypes
import json
import subprocess
from pathlib import Path

import numpy as np
import pytest

from symgen.compile import cuda, cuda_backend
from symgen.compile.cuda import devices, find_nvcc
from symgen.describe.assemble import assemble
from symgen.describe.load import load_chain, loads_chain
from symgen.emit import emit_sources
from symgen.emit.targets import TARGETS
from symgen.errors import ArgumentError, BuildError
from symgen.evidence.report import markdown
from symgen.options import Options
from symgen.pipeline import check_model
from symgen.pipeline import emit_sources as emit_sources_of
from symgen.pipeline.build import Build
from symgen.pipeline.evidence import cuda_evidence
from symgen.pipeline.programs import optimised
from symgen.program.interface import interface
from symgen.program.nodes import MODE, REAL
from tests.friction.test_bristles import MIXED

pytestmark = pytest.mark.filterwarnings("ignore::symgen.errors.ChainWarning")  # an inertia of the PUMA, as published

OPTIONS = Options("debug", strict_fp=True)
STATES = 150  # more than a block, the last one not full

CHAINS = {
    "panda": ("examples/panda.yaml", ["mass_matrix", "forward_dynamics", "inverse_dynamics"]),
    "puma560_friction": ("examples/puma560_friction.yaml", ["mass_matrix", "inverse_dynamics", "step"]),
    "two_link": ("examples/two_link.yaml", ["forward_dynamics", "decide", "step", "step_interpolated"]),
    "dupont_shoulder": ("examples/linkages/dupont_shoulder.yaml", ["coordinates", "forward_dynamics", "step"]),
    "ankle": ("examples/linkages/ankle.yaml", ["coordinates", "forward_dynamics"]),
    "mixed": (MIXED, ["forward_dynamics", "step"]),  # bristles, an input, a joint that follows two others
}
"""Chains and functions: a serial robot, friction in six joints, parameters, loops, bristles."""


def built(name, repository, dtype, targets=("c", "cuda")):
    """The chain's interface and a backend for each target, of one Program."""
    text, functions = CHAINS[name]
    chain = loads_chain(text) if "\n" in text else load_chain(repository / text)
    program = optimised(Build(assemble(chain), tuple(functions), options=OPTIONS))
    known = interface(program, dtype)
    return known, [TARGETS[t].load(emit_sources(program, t, dtype, OPTIONS), known, OPTIONS) for t in targets]


def states(function, dtype):
    """Arguments of a function at many states: at rest in every second one, some angles far beyond the pair's range."""
    rng = np.random.default_rng(5)
    found = []
    for argument in function.inputs:
        shape = argument.size, STATES
        if argument.type == REAL:
            array = rng.normal(size=shape)
            if argument.name == "dt":
                array[:] = 1e-3
            if argument.name in ("qd", "qdd"):
                array[:, ::2] = 0.0
            if argument.name == "q":
                array[:, ::9] *= 1e6
            found.append(array.astype(dtype))
        else:
            low, kind = (-1, np.int8) if argument.type == MODE else (0, np.bool_)
            found.append(rng.integers(low, 2, shape).astype(kind))
    return found


def assert_same(found, wanted):
    """Equal bits on the host; on a device, the library's functions are some last places off."""
    for a, b in zip(found, wanted, strict=True):
        assert a.dtype == b.dtype
        if devices() and a.dtype.kind == "f":
            close = 1e-11 if a.dtype == np.float64 else 1e-3  # ill-conditioned states multiply the last bits
            np.testing.assert_allclose(a, b, rtol=close, atol=close)
        else:
            np.testing.assert_array_equal(a, b)


@pytest.mark.parametrize("dtype", ["float64", "float32"])
@pytest.mark.parametrize("name", CHAINS)
def test_bits_are_those_of_c(name, dtype, repository):
    known, (c, gpu) = built(name, repository, dtype)
    own = np.array([parameter.default for parameter in known.parameters], dtype)
    np.testing.assert_array_equal(gpu.defaults(), own)
    sets = own[:, None] * np.random.default_rng(1).uniform(0.95, 1.05, (len(own), STATES)).astype(dtype)
    for function in known.functions:
        given = states(function, dtype)
        for parameters in (own, sets):
            wanted = c.call(function.name, c.prepare(parameters), given)
            assert_same(gpu.call(function.name, gpu.prepare(parameters), given), wanted)
        assert any(np.ptp(array.astype(float), axis=1).any() for array in wanted if array.size)  # states differ
    if len(own):
        broken = np.where(np.arange(STATES) % 3 == 1, -sets, sets)
        rules = gpu.valid(broken)
        np.testing.assert_array_equal(rules, c.valid(broken))
        np.testing.assert_array_equal(gpu.valid(own), c.valid(own))
        assert (rules[::3] == 0).all()


def pointer(backend, array):
    """The address of an array, for a function of the library that runs on the host."""
    kinds = {"float64": "double *", "int8": "signed char *", "uint64": "unsigned long long *", "int32": "int *"}
    return backend.ffi.cast(kinds.get(array.dtype.name, "void *"), array.ctypes.data)


@pytest.mark.skipif(devices() > 0, reason="arrays of the host")
@pytest.mark.parametrize("name", ["two_link", "mixed"])
def test_steps_in_place_and_masked_resets(name, repository):
    """Twenty steps of states with parameters of their own; a third of them begins anew after twelve."""
    known, (c, gpu) = built(name, repository, "float64")
    step = next(function for function in known.functions if function.name == "step")
    size = {argument.name: argument.size for argument in step.inputs}
    rng = np.random.default_rng(2)
    own = np.array([parameter.default for parameter in known.parameters])
    sets = own[:, None] * rng.uniform(0.95, 1.05, (len(own), STATES))
    kept = sum(output.size for output in step.outputs if output.name == "states_next")
    now = {"q": rng.normal(size=(size["q"], STATES)), "qd": rng.normal(size=(size["q"], STATES))}
    now |= {"mode": np.zeros((size["mode"], STATES), np.int8), "states": np.zeros((kept, STATES))}
    start, mask = {k: v.copy() for k, v in now.items()}, np.arange(STATES) % 3 == 0
    here = {k: v.copy() for k, v in now.items()} | {"steps": np.zeros(STATES, np.uint64)}
    signals = rng.normal(size=(size.get("inputs", kept) - kept, STATES))
    tau = rng.normal(size=(size["tau"], STATES))
    status = np.empty(STATES, np.int32)
    state = ["q", "qd", "mode", *(["states"] if kept else [])]
    of_c, prepared = c.prepare(sets), gpu.prepare(sets)
    for k in range(20):
        if k == 12:
            given = [mask, start["q"], start["qd"], *(here[word] for word in state), here["steps"]]
            assert gpu.lib_function("reset")(gpu.ffi.NULL, STATES, *(pointer(gpu, a) for a in given)) == 0
            for word in ("q", "qd", "mode", "states"):
                now[word][:, mask] = start[word][:, mask] if word in ("q", "qd") else 0
        given = [*(here[word] for word in state), here["steps"], tau]
        held = [*(pointer(gpu, a) for a in given), 1e-3, *([pointer(gpu, signals)] if kept else [])]
        run = gpu.lib_function("step")
        assert run(gpu.ffi.NULL, STATES, STATES, prepared.address, *held, pointer(gpu, status)) == 0
        values = now | {"tau": tau, "dt": np.full((1, STATES), 1e-3)}
        values |= {"inputs": np.concatenate([signals, now["states"]])} if kept else {}
        found = c.call("step", of_c, [values[argument.name] for argument in step.inputs])
        now |= {output.name.removesuffix("_next"): a for output, a in zip(step.outputs, found, strict=True)}
        for word in state:
            np.testing.assert_array_equal(here[word], now[word])
        np.testing.assert_array_equal(status, now["status"][0])
    np.testing.assert_array_equal(here["steps"], np.where(mask, 8, 20))
    assert (now["qd"] == 0.0).any()  # something sticks: the rate is zero, not small


@pytest.mark.skipif(devices() > 0, reason="arrays of the host")
def test_as_many_sets_as_states_or_one(repository):
    _, (gpu,) = built("two_link", repository, "float64", ["cuda"])
    prepared = gpu.prepare(gpu.defaults())
    q, tau = np.zeros((2, STATES)), np.zeros((2, STATES))
    numbers = [pointer(gpu, a) for a in (q, q, tau, tau)]
    run = gpu.lib_function("forward_dynamics")
    assert run(gpu.ffi.NULL, STATES, 2, prepared.address, *numbers) == 1  # cudaErrorInvalidValue
    assert run(gpu.ffi.NULL, 0, 1, prepared.address, *numbers) == 0
    assert (tau == 0.0).all()
    assert run(gpu.ffi.NULL, STATES, 1, prepared.address, *numbers) == 0
    assert (tau != 0.0).any()  # results take the place of an argument


def test_a_check_says_where_it_ran(repository):
    report = check_model(
        repository / "examples" / "pendulum.yaml", 20, targets=[("cuda", "float32")], functions=["mass_matrix"]
    )
    assert report.passed
    where = cuda_backend.ON_DEVICE if devices() and find_nvcc() else cuda_backend.ON_HOST
    assert f"cuda float32: {where}" in report.notes


@pytest.fixture
def emitted(repository, tmp_path):
    """The folder of an emission in single precision."""
    program = optimised(Build(assemble(load_chain(repository / "examples/two_link.yaml")), ("step",), options=OPTIONS))
    sources = emit_sources(program, "cuda", "float32", OPTIONS)
    for source in sources:
        (tmp_path / source.name).write_text(source.text, encoding="utf-8")
    return tmp_path, sources


def test_the_header_is_one_of_c(emitted):
    folder, _ = emitted
    (folder / "main.c").write_text('#include "two_link_cuda.h"\nint main(void) { return two_link_cuda_rule(0)[0]; }\n')
    words = ["gcc", "-std=c99", "-pedantic", "-Wall", "-Wextra", "-Werror", "-c", "main.c"]
    subprocess.run(words, cwd=folder, check=True)


def nvrtc():
    """NVIDIA's compiler at run time, if there is one; it needs no device."""
    found = sorted(Path(place) / "lib" for place in _wheels())
    names = [str(path) for folder in found for path in sorted(folder.glob("libnvrtc.so.*"))]
    for name in [*names, "libnvrtc.so", "libnvrtc.so.13", "libnvrtc.so.12"]:
        try:
            return ctypes.CDLL(name)
        except OSError:
            continue
    return None


def _wheels():
    import sysconfig

    return Path(sysconfig.get_path("purelib")).glob("nvidia/*")


@pytest.mark.skipif(nvrtc() is None, reason="nvrtc is not installed")
def test_the_source_alone_compiles_at_run_time(emitted):
    """As CuPy's RawModule compiles it: kernels by their names, without a header and without the host's side."""
    _, sources = emitted
    library, program = nvrtc(), ctypes.c_void_p()
    text = next(source.text for source in sources if source.name.endswith(".cu")).encode()
    assert library.nvrtcCreateProgram(ctypes.byref(program), text, b"two_link_cuda.cu", 0, None, None) == 0
    options = (ctypes.c_char_p * 2)(b"--std=c++17", b"--gpu-architecture=compute_90")
    failed = library.nvrtcCompileProgram(program, 2, options)
    size = ctypes.c_size_t()
    library.nvrtcGetProgramLogSize(program, ctypes.byref(size))
    log = ctypes.create_string_buffer(size.value)
    library.nvrtcGetProgramLog(program, log)
    assert failed == 0, log.value.decode()
    library.nvrtcGetPTXSize(program, ctypes.byref(size))
    code = ctypes.create_string_buffer(size.value)
    library.nvrtcGetPTX(program, code)
    for kernel in ("prepare", "broken_rule", "step", "step_arrays", "reset"):
        assert f".entry two_link_cuda_{kernel}_kernel(".encode() in code.value


@pytest.mark.needs("nvcc")
@pytest.mark.skipif(devices() > 0, reason="there is a device")
def test_the_host_side_links_and_reports_errors(emitted, monkeypatch):
    """Built by nvcc with CUDA's own runtime, which finds no device here and says so."""
    _, sources = emitted
    program = optimised(Build(assemble(load_chain("examples/two_link.yaml")), ("step",), options=OPTIONS))
    monkeypatch.setattr(cuda_backend, "devices", lambda: 1)
    monkeypatch.setattr(cuda, "ARCHITECTURE", "sm_90")
    backend = TARGETS["cuda"].load(sources, interface(program, "float32"), OPTIONS)
    assert backend.remark == cuda_backend.ON_DEVICE
    assert backend.defaults().shape == (len(interface(program, "float32").parameters),)
    with pytest.raises(BuildError, match="CUDA refused a call of two_link: "):
        backend.prepare(backend.defaults())


BUDGETS = Path(__file__).parents[1] / "budgets" / "registers.json"
"""Of every kernel, by nvcc for sm_90: registers of a thread, bytes that are spilled, bytes of stack."""


@pytest.mark.needs("nvcc")
@pytest.mark.parametrize("case", json.loads(BUDGETS.read_text(encoding="utf-8")))
def test_registers_stay_within_their_budgets(case, repository, tmp_path):
    from tests.budgets.registers import measured

    budgets = json.loads(BUDGETS.read_text(encoding="utf-8"))[case]
    found = measured(case, repository, tmp_path)
    assert found.keys() == budgets.keys()
    for kernel, (registers, spilled, stack) in budgets.items():
        own = found[kernel]
        assert own.registers <= 1.05 * registers + 2, kernel  # versions of ptxas differ a little
        assert own.spilled <= 1.1 * spilled + 8, kernel
        assert own.stack <= 1.1 * stack + 16, kernel


@pytest.fixture
def edited(repository, tmp_path):
    """CUDA of a pendulum, in whose gravity a sine has become a cosine."""
    chain = repository / "examples" / "pendulum.yaml"
    for source in emit_sources_of(chain, "cuda", functions=["mass_matrix", "gravity"]):
        text = source.text.replace("_pair.sine;", "_pair.cosine;").replace("_pair.sine)", "_pair.cosine)")
        assert (text != source.text) == source.name.endswith(".cu")
        (tmp_path / source.name).write_text(text, encoding="utf-8")
    return tmp_path


def test_edited_sources_are_told_and_checked(repository, edited):
    report = check_model(repository / "examples" / "pendulum.yaml", 20, targets=[("cuda", "float64")], source=edited)
    assert [difference.function for difference in report.text.differences] == ["pendulum_gravity"]
    assert {comparison.function for comparison in report.comparisons if not comparison.passed} == {"gravity"}
    with pytest.raises(ArgumentError, match="are cuda float64, and to be checked is cuda float32"):
        check_model(repository / "examples" / "pendulum.yaml", 20, targets=[("cuda", "float32")], source=edited)


def test_evidence_begins_with_the_text(repository, edited):
    chain = repository / "examples" / "pendulum.yaml"
    found = cuda_evidence(chain, source=edited)
    assert "pendulum_gravity" in found.differences[0]
    assert not found.proven
    fresh = cuda_evidence(chain, ["mass_matrix", "gravity"])
    assert fresh.clean
    assert fresh.proven
    assert fresh.text == ""
    page = markdown(found)
    assert page.index("## Text") < page.index("## Coding rules") < page.index("## Kernels")
    if find_nvcc() is not None:
        words = ("prepare", "broken_rule", "mass_matrix", "gravity")
        assert {kernel.name for kernel in found.kernels} == {f"pendulum_cuda_{word}_kernel" for word in words}
    else:
        assert "nvcc is not installed" in page
