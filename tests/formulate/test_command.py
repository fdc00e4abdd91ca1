"""`symgen tune` writes a plan, `symgen emit` obeys it and explains itself."""

import json
from pathlib import Path

import pytest
from random_chains import random_chain

from symgen.cli import main

CHAIN = str(Path(__file__).parents[2] / "examples" / "two_link.yaml")


@pytest.fixture(autouse=True)
def somewhere(tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("SYMGEN_CACHE", str(tmp_path / "cache"))


def test_same_call_same_bytes(tmp_path, capsys):
    call = ["tune", CHAIN, "--trials", "40", "--seed", "2", "--functions", "bias,mass_matrix"]
    assert main(call) == 0
    assert main([*call, "-o", "again.json"]) == 0
    assert (tmp_path / "two_link.plan.json").read_bytes() == (tmp_path / "again.json").read_bytes()
    assert "flops by rules" in capsys.readouterr().out


def test_emit_takes_the_plan(tmp_path, capsys):
    chain = "arm.yaml"
    (tmp_path / chain).write_text(random_chain(1, 4, tree=False, fixed=False, parameters=False).to_yaml())
    assert main(["tune", chain, "--trials", "60", "--functions", "bias", "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    cost = found["functions"]["bias"]
    assert cost["flops"] < cost["untuned"]
    for folder, plan in (("with", ["--plan", found["file"]]), ("without", [])):
        assert main(["emit", chain, "--functions", "bias", "--output", folder, *plan]) == 0
    assert (tmp_path / "with" / "random1.c").read_bytes() != (tmp_path / "without" / "random1.c").read_bytes()


def test_sources_of_a_plan_are_checked_with_it(tmp_path, capsys):
    chain, functions = "arm.yaml", ["--functions", "bias"]
    (tmp_path / chain).write_text(random_chain(3, 4, tree=False, fixed=False).to_yaml())
    assert main(["tune", chain, "--trials", "1", *functions, "-o", "plan.json"]) == 0
    found = json.loads((tmp_path / "plan.json").read_text())
    found["functions"]["bias"]["extraction"]["moves"] = []  # no search at all writes something else than the rules
    (tmp_path / "plan.json").write_text(json.dumps(found))
    plan = ["--plan", "plan.json"]
    assert main(["emit", chain, *functions, *plan, "--output", "mine"]) == 0
    check = ["check", chain, *functions, "--source", "mine", "--samples", "10"]
    assert main([*check, *plan]) == 0
    capsys.readouterr()
    assert main(check) == 1
    assert "check with the --functions and the --plan that they were emitted with" in capsys.readouterr().err


@pytest.mark.parametrize("command", ["emit", "build", "check", "simulate", "bench"])
def test_whoever_writes_functions_takes_a_plan(command, tmp_path, capsys):
    assert main(["tune", CHAIN, "--trials", "1", "--functions", "bias", "-o", "plan.json"]) == 0
    (tmp_path / "other.yaml").write_text(random_chain(1, 2, tree=False, fixed=False).to_yaml())
    capsys.readouterr()
    assert main([command, "other.yaml", "--plan", "plan.json"]) == 1
    assert "plan" in capsys.readouterr().err


def test_bench_measures_by_the_plan(tmp_path, capsys):
    (tmp_path / "arm.yaml").write_text(random_chain(1, 4, tree=False, fixed=False, parameters=False).to_yaml())
    assert main(["tune", "arm.yaml", "--trials", "60", "--functions", "bias", "-o", "plan.json", "--json"]) == 0
    flops = json.loads(capsys.readouterr().out)["functions"]["bias"]["flops"]
    assert main(["bench", "arm.yaml", "--functions", "bias", "--plan", "plan.json", "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["functions"]["bias"]["flops"] == flops


def test_wrong_plans_and_trials_are_messages(tmp_path, capsys):
    (tmp_path / "bad.json").write_text('{"format": 1}')
    assert main(["emit", CHAIN, "--plan", "bad.json"]) == 1
    assert "bad.json: 'chain' is missing" in capsys.readouterr().err
    assert main(["emit", CHAIN, "--plan", "none.json"]) == 1
    assert "none.json" in capsys.readouterr().err
    assert main(["tune", CHAIN, "--trials", "0"]) == 1
    assert main(["tune", CHAIN, "--functions", "magic"]) == 1
    assert "Traceback" not in capsys.readouterr().err


def test_explain_prints_every_pass(capsys):
    assert main(["emit", CHAIN, "--functions", "bias", "--explain"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].split() == ["after", "add", "mul", "div", "sqrt", "sincos", "other", "nodes", "ms"]
    assert [line.split()[0] for line in lines[2:5]] == ["derive", "inline", "fold"]
    assert "1 function: bias" in lines
    passes = [line.split()[0] for line in lines[3:13]]
    assert [line.split(": ")[0] for line in lines[13:23]] == passes
    assert "commute: a + b and b + a become one node." in lines
    assert main(["emit", CHAIN, "--functions", "bias", "--explain", "--json"]) == 0
    passes = json.loads(capsys.readouterr().out)["passes"]
    assert passes[-1]["name"] == "schedule"
    assert passes[-1]["operations"]["bias"]["add"] <= passes[0]["operations"]["bias"]["add"]


def test_counts_of_loops_are_bounds(tmp_path, capsys):
    call = ["bench", CHAIN, "--functions", "mass_matrix,step"]
    assert main(call) == 0
    rows = {line.split()[0]: line for line in capsys.readouterr().out.splitlines()[1:]}
    assert "<=" in rows["step"]
    assert "<=" not in rows["mass_matrix"]
    assert main([*call, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)["functions"]
    assert (told["step"]["bound"], told["mass_matrix"]["bound"]) == (True, False)
    assert main(["emit", CHAIN, "--functions", "mass_matrix,step", "--output", "out"]) == 0
    header = (tmp_path / "out" / "two_link.h").read_text().split("void two_link_mass_matrix(")
    assert "Operations: at most" not in header[0]
    assert "Operations: at most" in header[1]


def test_several_functions_are_explained_apart(capsys):
    assert main(["emit", CHAIN, "--functions", "mass_matrix,friction_dynamics", "--explain"]) == 0
    out = capsys.readouterr().out
    assert out.index("mass_matrix:") < out.index("friction_dynamics:")
    assert out.startswith("all functions together (for the time of one, name it alone with --functions):\nafter ")
    assert out.count("after ") == 3
    assert out.count(" nodes ") == 1
    assert "2 functions: mass_matrix, friction_dynamics" in out
    mass = out[: out.index("friction_dynamics:")]
    assert "<=" not in mass


def test_measured_plans_tell_nanoseconds(capsys):
    call = ["tune", CHAIN, "--trials", "4", "--functions", "bias,mass_matrix", "--measure"]
    assert main([*call, "--json"]) == 0
    told = capsys.readouterr()
    # a slow one tells its progress besides
    done = [line.split(":")[0] for line in told.err.splitlines() if line.startswith("tuned")]
    assert done == ["tuned mass_matrix", "tuned bias"]
    for name in ("bias", "mass_matrix"):
        times = json.loads(told.out)["functions"][name]
        assert all(times[key] > 0.0 for key in ("ns_single_untuned", "ns_single", "ns_batch_untuned", "ns_batch"))
    assert main(call) == 0
    told = capsys.readouterr().out
    assert told.count("ns single by rules") == told.count("ns batch by rules") == 1
