"""Runs that cannot be carried on: the status, the time, the joint, the motion so far, exit code 1."""

from __future__ import annotations

import json

import numpy as np
import pytest

import symgen
from symgen.cli import main
from symgen.compile.numpy_backend import NumpyBackend
from symgen.describe.load import loads_chain
from symgen.errors import ArgumentError, SimulationWarning
from symgen.functions import LIMIT, NONE, NONFINITE, SEVERAL, UNSTABLE

METHODS = ["karnopp", "interpolated"]

ROLLER = """
  - {name: roller, type: prismatic, place: {xyz: [0, 0, 0], axis: [1, 0, 0]}, mass: 1, friction: {coulomb: 0.01}}
"""
PIN = f"""symgen: 1
name: jamming
gravity: [0, -9.81, 0]
joints:
{ROLLER}
  - name: pin
    type: revolute
    place: {{xyz: [0, 0, 0]}}
    parent: base
    mass: 1
    com: [0, -0.1, 0]
    inertia: {{zz: 0.001}}
    friction: {{coefficient: 1.5, normal: radial, radius: 0.1}}
"""
"""The pin's mu r = 0.15 m exceeds J/(m L) = 0.11 m: a fast one has no sliding solution."""

SCREW = f"""symgen: 1
name: screw
gravity: [0, 0, 0]
joints:
{ROLLER}
  - name: screw
    type: revolute
    place: {{xyz: [0, 0, 0]}}
    parent: base
    inertia: {{zz: 50}}
    drive: {{inertia: 5, loss: [30, 20]}}
forces: {{screw: -300}}
"""
"""Dupont's screw with losses of thirty times what it drives, k > 1 + J/(m l^2): two motions, or none."""

BLOCK = """symgen: 1
name: block
gravity: [0, 0, 0]
inputs: [wind]
joints:
  - {name: x, type: prismatic, place: {xyz: [0, 0, 0], axis: [1, 0, 0]}, mass: 2, friction: {coulomb: 1}}
  - {name: y, type: prismatic, place: {xyz: [0, 0, 0], axis: [0, 1, 0]}, parent: base, mass: 1, friction: {coulomb: 1}}
forces: {x: wind}
"""

SMOOTH = """symgen: 1
name: smooth
gravity: [0, 0, 0]
joints:
  - {name: x, type: prismatic, place: {xyz: [0, 0, 0], axis: [1, 0, 0]}, mass: 1}
  - {name: y, type: prismatic, place: {xyz: [0, 0, 0], axis: [0, 1, 0]}, mass: 1, parent: base}
"""


def model_of(text, target):
    return symgen.build_model(loads_chain(text), target)


@pytest.fixture(scope="module", params=["c", "numpy"])
def block(request):
    return model_of(BLOCK, request.param)


@pytest.mark.parametrize("target", ["c", "numpy"])
@pytest.mark.parametrize("method", METHODS)
def test_a_run_without_an_answer_ends_there(method, target):
    """A pin that cannot slide from the start, and a screw that cannot when its motor turns round at 0.05 s."""
    ended = "status (2 .*, joint {joint} at .*{joint} = .*: the mechanism jams|[45] .*, joint {joint}: )"
    turn = (np.array([0.0, 0.05, 0.05, 1.0]), np.array([400.0, 400.0, -400.0, -400.0]))
    for text, joint, qd, tau, end in ((PIN, "pin", -3.0, 0.0, 0.0), (SCREW, "screw", 1.0, turn, 0.05)):
        model = model_of(text, target)
        with pytest.warns(SimulationWarning, match=ended.format(joint=joint)) as told:
            run = symgen.simulate(
                model, 1.0, q=[0.0, 0.1], qd=[1.0, qd], tau={joint: tau}, method=method, dt=1e-3, sample=0.02
            )
        assert run.status in (NONE, LIMIT)
        assert run.message.splitlines() == [str(warning.message) for warning in told]
        assert f"status {run.status} " in run.message
        last = run.message.splitlines()[-1]
        assert f"at t = {end:g} s, joint {joint}" in last
        assert "; the run ends there: " in last
        assert run.t[-1] == pytest.approx(end)
        assert len(run.t) == (1 if end == 0.0 else 4)  # 0, 0.02, 0.04 and the end
        assert run.q[-1, 0] == pytest.approx(end - 0.005 * end**2, rel=1e-9)  # 0.01 N against 1 kg
        assert run.energy_error < 1e-6


def test_several_answers_are_told_of_and_the_run_goes_on():
    """While the screw is driven on, its motion is one of two."""
    for target in ("c", "numpy"):
        with pytest.warns(SimulationWarning, match="several solutions") as told:
            run = symgen.simulate(model_of(SCREW, target), 0.1, qd=[0.0, 1.0], tau={"screw": 400.0}, dt=1e-2)
        assert (run.status, run.t[-1]) == (SEVERAL, 0.1)
        assert run.message.startswith("status 4 (several) at t = 0 s, joint screw: ")
        assert [str(warning.message) for warning in told] == [run.message]


@pytest.mark.parametrize("method", METHODS)
def test_a_force_that_is_not_finite_ends_the_run(block, method):
    def law(t, q, qd):
        return [np.sqrt(0.045 - t) if t < 0.045 else np.nan, 3.0]

    for tau in ({"x": "sqrt(0.045 - t)", "y": 3.0}, law):
        with pytest.warns(SimulationWarning, match="tau of joint x is not finite"):
            run = symgen.simulate(block, 0.1, qd=[1.0, 0.0], tau=tau, method=method, dt=0.01, sample=0.03)
        assert run.status == NONFINITE
        assert run.message.startswith("status 6 (not finite) at t = 0.05 s: tau of joint x is not finite")
        assert np.allclose(run.t, [0.0, 0.03, 0.05])
        assert run.q[-1, 1] == pytest.approx(0.5 * 2.0 * 0.05**2)
        assert np.isnan(run.tau[-1, 0])
        assert run.energy_error < 1e-3  # J; tau is held over 10 ms, and its work known
    with pytest.warns(SimulationWarning, match="input wind is not finite"):
        run = symgen.simulate(block, 0.1, inputs={"wind": "log(0.045 - t)"}, method=method, dt=0.01)
    assert (run.status, run.t[-1]) == (NONFINITE, 0.05)


@pytest.mark.parametrize("method", ["events", *METHODS])
def test_what_is_not_finite_from_the_beginning_is_refused(block, method):
    model = block if method in METHODS else model_of(SMOOTH, block.target)
    for tau in ({"x": "sqrt(t - 1)"}, lambda t, q, qd: [np.inf, 0.0]):
        with pytest.raises(ArgumentError, match=r"tau: x is (nan|inf) at the start, t = 0; it must"):
            symgen.simulate(model, 0.1, tau=tau, method=method)


@pytest.mark.parametrize("status", [NONE, LIMIT, NONFINITE, UNSTABLE])
def test_a_step_with_any_such_status_is_not_taken(monkeypatch, status):
    """A step of the model that answers with the status from the sixth on, whatever else it gives."""
    model = model_of(BLOCK, "numpy")
    call, count = NumpyBackend.call_single, [0]

    def failing(self, function, *given):
        found = call(self, function, *given)
        count[0] += function == "step"
        if function != "step" or count[0] < 6:
            return found
        return [found[0] + 1.0, found[1] + 1.0, found[2], np.array([float(status)])]

    monkeypatch.setattr(NumpyBackend, "call_single", failing)
    with pytest.warns(SimulationWarning, match=f"status {status} "):
        run = symgen.simulate(model, 0.1, qd=[1.0, 0.5], method="karnopp", dt=0.01)
    assert (run.status, len(run.t)) == (status, 6)
    assert run.t[-1] == pytest.approx(0.05)
    assert run.q[-1] == pytest.approx([0.05 - 0.25 * 0.05**2, 0.025 - 0.5 * 0.05**2])
    assert "at t = 0.05 s, joint" in run.message


STIFF = """symgen: 1
name: stiff
gravity: [0, 0, 0]
joints:
  - {name: slow, type: prismatic, place: {xyz: [0, 0, 0], axis: [1, 0, 0]}, mass: 1, friction: {coulomb: 1, viscous: 1}}
  - name: light
    type: prismatic
    place: {xyz: [0, 0, 0], axis: [0, 1, 0]}
    parent: base
    mass: 1.0e-8
    friction: {coulomb: 1.0e-9, viscous: 1.0e-4}
"""


@pytest.mark.parametrize("target", ["c", "numpy"])
def test_steps_beyond_their_stability_name_the_light_joint(target):
    """The joint of 1e-8 kg is ten times faster than the step."""
    model = model_of(STIFF, target)
    with pytest.warns(SimulationWarning, match="status 7 .*joint light"):
        run = symgen.simulate(model, 0.1, qd=[1.0, 1.0], method="karnopp", dt=1e-3)
    assert run.status == UNSTABLE
    assert "joint light: " in run.message
    assert np.all(np.isfinite(run.q))
    assert run.t[-1] < 0.1


def smooth_run(tau, **options):
    with pytest.warns(SimulationWarning) as told:
        run = symgen.simulate(model_of(SMOOTH, "numpy"), 1.0, tau=tau, qd=[0.0, 1.0], **options)
    assert run.message in [str(warning.message) for warning in told]
    return run


def test_a_smooth_motion_keeps_what_there_is():
    run = smooth_run({"x": "sqrt(0.3 - t)"})
    assert run.status == NONFINITE
    assert "tau of joint x is not finite" in run.message
    assert run.t[-1] == pytest.approx(0.3, abs=1e-6)
    assert run.q[-1] == pytest.approx([0.4 * 0.3**2.5, 0.3], abs=1e-5)
    run = smooth_run(lambda t, q, qd: [1.0 if t < 0.3 else np.nan, 0.0], hold=0.05, sample=0.04)
    assert (run.status, run.t[-1]) == (NONFINITE, pytest.approx(0.3))
    assert len(run.t) == 9
    assert np.all(np.isfinite(run.qdd))
    assert run.q[-1] == pytest.approx([0.045, 0.3])


def test_a_runaway_keeps_what_there_is():
    """x'' = 6 x^2 with x = 1/(1 - t)^2 ends at t = 1."""
    with pytest.warns(SimulationWarning, match="joint x"):
        run = symgen.simulate(model_of(SMOOTH, "numpy"), 2.0, tau={"x": "6*x**2"}, q=[1.0, 0.0], qd=[2.0, 0.0])
    assert run.status in (LIMIT, NONFINITE)
    assert run.t[-1] == pytest.approx(1.0, abs=1e-3)
    early = run.t < 0.9
    assert run.q[early, 0] == pytest.approx(1.0 / (1.0 - run.t[early]) ** 2, rel=1e-6)


@pytest.fixture
def files(tmp_path):
    chain = tmp_path / "block.yaml"
    chain.write_text(BLOCK)
    return str(chain), tmp_path / "motion.csv"


def test_the_command_exits_with_1_and_writes_what_there_is(files, capsys):
    chain, csv = files
    words = ["simulate", chain, "--qd", "x=1", "--tau", "x=sqrt(0.0455 - t)", "--duration", "0.1", "--sample", "0.001"]
    for method in METHODS:
        assert main([*words, "-o", str(csv), "--method", method]) == 1
        said = capsys.readouterr()
        assert "status 6 (not finite) at t = 0.046 s: tau of joint x is not finite" in said.err
        assert "block: 0.046 of 0.1 s in 47 rows" in said.out
        assert "status 6 (not finite): the run ended early" in said.out
        rows = csv.read_text().splitlines()
        assert len(rows) == 48
        assert float(rows[-1].split(",")[0]) == pytest.approx(0.046)
    assert main([*words, "-o", str(csv), "--json"]) == 1
    told = json.loads(capsys.readouterr().out)
    assert (told["status"], told["time"]) == (6, pytest.approx(0.0455))  # events end where the root does
    assert "joint x" in told["message"]
    assert told["rows"] == 47


def test_the_command_exits_with_0_when_all_is_well(files, capsys):
    chain, csv = files
    assert main(["simulate", chain, "--qd", "x=1", "--duration", "0.1", "-o", str(csv), "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert (told["status"], told["message"], told["time"]) == (0, "", pytest.approx(0.1))
