"""`--params`: one run with other values of run-time parameters, as `params=` in Python, and what is refused of it."""

import json

import numpy as np
import pytest
from zoo import SWING

import symgen
from symgen.cli import main
from symgen.compile.c_backend import CBackend
from symgen.errors import ArgumentError
from symgen.pipeline import plan_times

ARM = """\
symgen: 1
name: swing
gravity: [9.81, 0, 0]
parameters: {m: 1.5, L: {value: 0.8, constant: true}, m_tip: m/5}
joints:
  - {name: theta, type: revolute, mass: m, com: [0.4, 0, 0], place: {xyz: [0, 0, 0]}}
  - {name: phi, type: revolute, mass: m_tip, com: [L/2, 0, 0], place: {xyz: [L, 0, 0]}}
"""
"""Two parameters for each run, the second a formula, and a constant."""

RUN = ["--duration", "0.3", "--sample", "0.1", "--q", "theta=0.3", "--target", "numpy"]


@pytest.fixture
def chain(tmp_path, monkeypatch):
    """A good chain in an empty working folder."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "swing.yaml").write_text(ARM)
    return "swing.yaml"


@pytest.mark.parametrize(
    ("words", "params"),
    [
        (["--params", "m=2"], {"m": 2.0}),
        (["--params", "m_tip=0.5, m=2e0"], {"m": 2.0, "m_tip": 0.5}),
        (["--params", "m_tip=0.5", "--params", "m=2"], {"m": 2.0, "m_tip": 0.5}),
        (["--params", "2,0.5"], {"m": 2.0, "m_tip": 0.5}),
    ],
)
@pytest.mark.parametrize("method", ["events", "interpolated"])
def test_the_motion_is_that_of_the_same_params_in_python(words, params, method, chain, tmp_path):
    if method == "interpolated":
        (tmp_path / chain).write_text(ARM.replace("mass: m_tip", "mass: m_tip, friction: {coulomb: 0.1}"))
    options = ["--method", method, "--tau", "theta=m*sin(t)", *RUN]
    assert main(["simulate", chain, *options, *words]) == 0
    model = symgen.build_model(chain, "numpy")
    chosen = {"q": {"theta": 0.3}, "tau": {"theta": "m*sin(t)"}, "sample": 0.1, "method": method}
    run, other = (symgen.simulate(model, 0.3, **chosen, params=given) for given in (params, None))
    found = np.genfromtxt("swing.csv", delimiter=",", names=True)
    for name, q, unlike in zip(("q_theta", "q_phi"), run.q.T, other.q.T, strict=True):
        np.testing.assert_array_equal(found[name], q)
        assert np.abs(q - unlike).max() > 1e-4


def test_what_differs_from_the_chain_is_told(chain, capsys):
    given = ["simulate", chain, *RUN, "--params", "m=2,m_tip=0.3"]  # the latter is what the formula gives
    assert main(given) == 0
    assert "  params: m = 2 (1.5 in the chain)\n" in capsys.readouterr().out
    assert main([*given, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["params"] == {"m": 2.0}
    assert main(["simulate", chain, *RUN]) == 0
    assert "params" not in capsys.readouterr().out


@pytest.mark.parametrize("dtype", ["float64", "float32"])
def test_bench_measures_what_was_given(dtype, chain, capsys, monkeypatch):
    prepare, last = CBackend.prepare, {}

    def spy(backend, values):
        last[backend] = values.tolist(), str(values.dtype)
        return prepare(backend, values)

    monkeypatch.setattr(CBackend, "prepare", spy)
    given = ["bench", chain, "--dtype", dtype, "--functions", "bias", "--params", "m_tip=0.5,m=1.5"]
    assert main(given) == 0
    assert "\nparams: m_tip = 0.5 (0.3 in the chain)\n" in capsys.readouterr().out
    assert list(last.values()) == [([1.5, 0.5], dtype)] * 2  # one state, batches
    assert main([*given, "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["params"] == {"m_tip": 0.5}


REFUSED = [
    ("mm=1", "--params: nothing is called 'mm' (did you mean 'm'?); there are m, m_tip"),
    ("mtip=1", "--params: nothing is called 'mtip' (did you mean 'm_tip'?); there are m, m_tip"),
    ("theta=1", "--params: nothing is called 'theta'; there are m, m_tip"),
    ("L=1", "--params: L is a constant, folded into the code; without 'constant: true' in the chain it can be given"),
    ("m=nan", "--params: m: a finite number is needed, in the units of the chain, angles in rad, not nan"),
    ("m=-inf", "not -inf"),
    ("m=30 deg", "not '30 deg'"),
    ("m=2*m_tip", "not '2*m_tip'"),
    ("m=__import__('os').mkdir('x')", """not "__import__('os').mkdir('x')"""),
    ("m=", "--params: numbers separated by commas, or NAME=VALUE, are needed, not 'm='"),
    ("", "--params: numbers separated by commas, or NAME=VALUE, are needed, not ''"),
    ("m=1,m=2", "--params: m is given twice"),
    ("m=1,2", "--params: NAME=VALUE is needed for each entry or for none, not '2'"),
    ("1", "2 finite numbers are needed (m, m_tip), not '1'; or name some, as in --params m=1, the others being as"),
    ("1,inf", "2 finite numbers are needed"),
]


@pytest.mark.parametrize("option", ["q", "qd", "tau"])
def test_joints_of_another_name_are_refused_before_the_work(option, chain, monkeypatch, capsys):
    monkeypatch.setattr("symgen.pipeline.build_model", lambda *_, **__: pytest.fail("the work has begun"))
    assert main(["simulate", chain, f"--{option}", "theta=1,ph=2"]) == 1
    wanted = f"symgen: --{option}: nothing is called 'ph' (did you mean 'phi'?); there are theta, phi\n"
    assert capsys.readouterr().err == wanted


@pytest.mark.parametrize("command", ["simulate", "bench"])
@pytest.mark.parametrize(("text", "message"), REFUSED)
def test_what_can_be_refused_is_refused_before_the_work(command, text, message, chain, tmp_path, monkeypatch, capsys):
    def never(*_, **__):
        raise AssertionError("the work has begun")

    monkeypatch.setattr("symgen.pipeline.build_model", never)
    monkeypatch.setattr("symgen.cli.timing.stages", never)
    assert main([command, chain, "--params", text]) == 1
    assert message in capsys.readouterr().err
    assert main([command, chain, "--params", text, "--json"]) == 1
    assert message in json.loads(capsys.readouterr().out)["error"]
    assert [path.name for path in tmp_path.iterdir()] == ["swing.yaml"]


@pytest.mark.parametrize("parameters", ["", "parameters: {m: {value: 1.5, constant: true}}"])
@pytest.mark.parametrize("command", ["simulate", "bench"])
def test_a_chain_without_run_time_parameters(command, parameters, chain, tmp_path, capsys):
    text = SWING.replace("parameters:\n  m: {value: 1.5, unit: kg}", parameters)
    (tmp_path / chain).write_text(text if parameters else text.replace("mass: m", "mass: 1.5"))
    assert main([command, chain, "--params", "m=1"]) == 1
    wanted = "--params: swing has no run-time parameters; 'parameters' in the chain declares them, without 'constant: "
    assert wanted in capsys.readouterr().err


@pytest.mark.parametrize("words", [["simulate", "--target", "numpy"], ["bench", "--functions", "bias"]])
def test_rules_of_the_model_speak_as_in_python(words, chain, capsys):
    with pytest.raises(ArgumentError, match="must be at least 0") as refused:
        symgen.build_model(chain, "numpy", functions=["bias"]).prepared({"m": -2.0})
    assert main([words[0], chain, *words[1:], "--params", "m=-2"]) == 1
    assert capsys.readouterr().err == f"symgen: {refused.value}\n"


@pytest.mark.parametrize(
    ("params", "message"),
    [
        ({"m": -2.0}, "must be at least 0"),
        ({"L": 1.0}, "L is a constant, folded"),
        ({"n": 1.0}, "unknown parameter 'n'"),
    ],
)
def test_times_refuse_what_calls_refuse(params, message, chain):
    with pytest.raises(ArgumentError, match=message):
        plan_times(chain, ["bias"], params=params)
