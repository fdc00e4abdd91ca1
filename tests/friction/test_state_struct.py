"""The emitted struct and its step: the same steps as the function on arrays, the time from the count, bad steps."""

from __future__ import annotations

import subprocess

import numpy as np
import pytest
from friction_chains import e, random_arm, slide

import symgen
from symgen.compile.compiler import find_compiler
from symgen.describe.chain import Chain, Friction
from tests.emit.strict import WARNINGS, write


@pytest.mark.parametrize("dtype", ["float64", "float32"])
@pytest.mark.parametrize("function", ["step", "step_interpolated"])
def test_struct_steps_like_arrays(dtype, function):
    model = symgen.build_model(random_arm(11, 2), "c", dtype).together(["step", "step_interpolated"])
    kind = np.dtype(dtype).type
    backend = model.whole.backend
    state = backend.ffi.new("arm11_state *")
    state.q[0], state.qd[1] = 0.2, 0.5
    prepared = backend.prepare(np.zeros(0, kind))
    real = "float[2]" if dtype == "float32" else "double[2]"
    q, qd, mode = (backend.ffi.new(t) for t in (real, real, "signed char[2]"))
    q[0], qd[1] = 0.2, 0.5
    arrays = getattr(backend.lib, f"arm11_{function}_arrays")
    tau, expected = [4.0, -3.0], backend.ffi.new(real.replace("[2]", " *"))
    for _ in range(100):
        status = getattr(backend.lib, f"arm11_{function}")(prepared, state, tau, 0.01)
        later = [backend.ffi.new(t) for t in (real, real, "signed char[2]")]
        arrays(prepared, q, qd, mode, tau, 0.01, *later, expected)
        q, qd, mode = later
        assert status == expected[0]
        assert [list(state.q), list(state.qd), list(state.mode)] == [list(x) for x in later]
    assert state.count == 100
    assert list(state.qd) != [0.0, 0.0]
    state.qd[0] = float("nan")
    assert getattr(backend.lib, f"arm11_{function}")(prepared, state, [0.0, 0.0], 0.01) == 6
    assert state.count == 100


def pushed(force):
    joint = slide("x", 1.0, friction=Friction(coulomb=e(1), static=e(2)))
    return Chain("pushed", (joint,), forces=(("x", e(force)),), gravity=(e(0), e(0), e(0)))


@pytest.mark.parametrize("dtype", ["float64", "float32"])
@pytest.mark.parametrize("force", ["3*t", "3*x"])
def test_headers_tell_where_time_is_coarse(dtype, force):
    header = symgen.emit_sources(pushed(force), "c", dtype, ["step"])[0].text
    told = "That time is a float: from 8192 s on it has steps of 1/1024 s or more." in header
    assert told == (dtype == "float32" and "t" in force)
    assert np.spacing(np.float32(8191)) < np.spacing(np.float32(8192)) == 1 / 1024


def test_time_is_the_count_times_dt():
    model = symgen.build_model(pushed("3*t")).together(["step"])
    state = model.whole.backend.ffi.new("pushed_state *")
    prepared = model.whole.backend.prepare(np.zeros(0))
    moved = None
    for k in range(100):
        model.whole.backend.lib.pushed_step(prepared, state, [0.0], 0.01)
        if moved is None and state.qd[0] != 0.0:
            moved = k
    assert moved == 67  # the first step that begins after t = 2/3


@pytest.mark.parametrize("dtype", ["float64", "float32"])
def test_no_warnings(dtype, tmp_path):
    write(symgen.emit_sources(random_arm(3, 2, loaded=True), "c", dtype, ["step", "step_interpolated"]), tmp_path)
    command = [*find_compiler().command, *WARNINGS, "-c", "arm3.c"]
    result = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert (result.returncode, result.stderr) == (0, "")
