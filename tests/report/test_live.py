"""The motion in a report's page: its code as shared library against `simulate`, its sliders, and as WebAssembly."""

import ctypes
import json
import shutil
import subprocess

import numpy as np
import pytest

import symgen
from symgen.compile.library import compile_c
from symgen.compile.zig import has_zig, webassembly
from symgen.emit.c.live import live_file
from symgen.options import Options
from symgen.pipeline.build import build_of
from symgen.pipeline.choices import options_of
from symgen.pipeline.live import live_part
from symgen.pipeline.load import as_mechanism
from symgen.pipeline.sources import emitted
from symgen.viewer.live import LiveParameter, LivePart, live_element
from tests.viewer.browser import Page

DRY, SMOOTH, GIVEN = (
    "examples/friction/dry_pendulum.yaml",
    "examples/gallery/double_pendulum.yaml",
    "examples/gallery/kapitza_pendulum.yaml",
)


def sources(chain, function):
    made = emitted(build_of(chain, [function], "c", "float64", None, options_of(("c",), "debug")))
    return (*made.sources, live_file(made.interface, made.interface.function(function)))


class Shared:
    """The face of the module, natively compiled."""

    def __init__(self, chain, function, n, parameters):
        self.code = ctypes.CDLL(str(compile_c(sources(chain, function), Options("debug"))))
        self.code.live_step.argtypes = [ctypes.c_double]
        self.q, self.qd = (self.array(f"live_{name}", n) for name in ("q", "qd"))
        self.values = self.array("live_parameters", parameters)
        self.code.live_defaults()
        assert self.code.live_prepare() == 0

    def array(self, name, count):
        call = getattr(self.code, name)
        call.restype = ctypes.POINTER(ctypes.c_double)
        return np.ctypeslib.as_array(call(), (max(count, 1),))

    def run(self, q, qd, steps, dt):
        self.q[:], self.qd[:] = q, qd
        self.code.live_start()
        assert {self.code.live_step(dt) for _ in range(steps)} <= {0, 1, 3}
        return self.q.copy()


def test_a_step_with_friction_is_the_step_of_simulate():
    live = Shared(DRY, "step_interpolated", 1, 0)
    run = symgen.simulate(symgen.build_model(DRY, "c"), 2.0, q=[1.2], dt=1e-3, method="interpolated")
    assert live.run([1.2], [0.0], 2000, 1e-3) == pytest.approx(run.q[-1], abs=1e-12)  # same code, other flags


@pytest.mark.parametrize(("chain", "q"), [(SMOOTH, [1.0, -0.5]), (GIVEN, [0.0, 0.4])])
def test_smooth_chains_move_by_runge_and_kutta(chain, q):
    """Against exact runs, with the fourth power of the step: half of it leaves a sixteenth of the error."""
    model = symgen.build_model(chain, "c")
    live = Shared(chain, "forward_dynamics", len(q), len(model.parameters))
    exact = symgen.simulate(model, 0.5, q={model.q_names[1]: q[1]} if chain == GIVEN else q, rtol=1e-12)
    errors = [abs(live.run(exact.q[0], exact.qd[0], steps, 0.5 / steps) - exact.q[-1]).max() for steps in (100, 200)]
    assert 10 < errors[0] / errors[1] < 25
    assert errors[1] < 1e-5


def test_a_broken_rule_keeps_the_parameters_of_before():
    live = Shared(SMOOTH, "forward_dynamics", 2, 5)
    before = live.run([1.0, 0.0], [0.0, 0.0], 100, 1e-3)
    mass = list(symgen.build_model(SMOOTH, "c").parameters).index("m1")
    live.values[mass] = -1.0
    assert live.code.live_prepare() > 0
    assert np.array_equal(live.run([1.0, 0.0], [0.0, 0.0], 100, 1e-3), before)


def test_parameters_that_move_places_have_no_slider(monkeypatch):
    monkeypatch.setattr("symgen.compile.zig.has_zig", lambda: True)
    monkeypatch.setattr("symgen.compile.zig.webassembly", lambda sources: b"module")
    mechanism = as_mechanism("examples/two_link.yaml")
    values = dict(symgen.build_model("examples/two_link.yaml", "numpy").parameters)
    part = live_part(mechanism, values, [0.5, 0.5], [0.0, 1.0])
    assert [slider.name for slider in part.parameters] == ["g0", "m1", "m2", "I1", "I2"]
    assert part.rates == [0.0, 1.0]
    monkeypatch.setattr("symgen.compile.zig.has_zig", lambda: False)
    assert live_part(mechanism, values, [0.5, 0.5], [0.0, 0.0]) is None


def test_texts_are_data():
    slider = LiveParameter("m", "</script>", '"><b>doc', 0, 2.0)
    part = LivePart(b"\0asm", [2.0], [slider], [True], [0.0], ["m <must> be positive"], 1e-3)
    page = Page(f"<html><head><title>x</title></head><body>{live_element(part)}</body></html>")
    assert "b" not in page.tags
    assert json.loads(page.scripts[0])["rules"] == ["m <must> be positive"]
    assert ("max", "4.0") in page.attributes


RUN = """
const code = new WebAssembly.Instance(new WebAssembly.Module(require("fs").readFileSync(process.argv[2])), {}).exports;
code._initialize();
code.defaults();
if (code.prepare() !== 0) process.exit(1);
const q = new Float64Array(code.memory.buffer, code.q(), 1);
q[0] = 1.2;
code.start();
for (let k = 0; k < 2000; k++) code.step(0.001);
console.log(q[0]);
"""


@pytest.mark.skipif(not (has_zig() and shutil.which("node")), reason="ziglang and node are not installed")
def test_the_module_moves_as_the_library(tmp_path):
    (tmp_path / "live.wasm").write_bytes(webassembly(sources(DRY, "step_interpolated")))
    (tmp_path / "run.js").write_text(RUN)
    words = ["node", str(tmp_path / "run.js"), str(tmp_path / "live.wasm")]
    done = subprocess.run(words, capture_output=True, text=True, check=True)
    native = Shared(DRY, "step_interpolated", 1, 0).run([1.2], [0.0], 2000, 1e-3)
    assert float(done.stdout) == pytest.approx(native[0], abs=1e-12)  # other rounding of contracted products
