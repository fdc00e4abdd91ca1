"""The stand-alone simulator: built by plain gcc without a warning, its rows are those of `simulate`."""

from __future__ import annotations

import csv
import subprocess

import numpy as np
import pytest

import symgen
from symgen.cli import main
from symgen.describe.assemble import assemble
from symgen.describe.load import loads_chain
from symgen.describe.plain_yaml import read_plain
from symgen.describe.scenario import simulation_arguments
from symgen.errors import ArgumentError, ChainError
from symgen.pipeline.build import Build
from symgen.products.simulator import simulator_tree
from tests.golden_examples import ROOT

pytestmark = pytest.mark.needs("gcc")

SLIDE = """\
symgen: 1
name: slide
gravity: [0, 0, -9.81]
inputs: [push]
parameters: {m: 2}
joints:
  - {name: cart, type: prismatic, place: {xyz: [0, 0, 0], axis: [1, 0, 0]}, motion: prescribed}
  - {name: x, type: prismatic, place: {xyz: [0, 0, 0], axis: [0, 1, 0]}, mass: m, friction: {coulomb: 3, static: 4}}
  - {name: swing, type: revolute, place: {xyz: [0, 0, 0]}, mass: 1, com: [0.2, 0, 0], damping: 0.1}
forces: {x: push*cos(t)}
"""
FLAGS = ["-std=c99", "-O1", "-Wall", "-Wextra", "-pedantic", "-Werror", "-ffp-contract=off"]


def built(folder, chain, *options):
    path = ROOT / "examples" / chain if chain.endswith(".yaml") else folder / "chain.yaml"
    if not chain.endswith(".yaml"):
        path.write_text(chain)
    few = ["--functions", "mass_matrix", "-o", str(folder / "c")]
    assert main(["emit", str(path), "--with", "simulator", *few, *options]) == 0
    sources = sorted(str(source) for source in (folder / "c").glob("*.c"))
    subprocess.run(["gcc", *FLAGS, *sources, "-lm", "-o", str(folder / "run")], check=True)
    return symgen.load_chain(path)


def rows_of(folder, *words):
    done = subprocess.run([folder / "run", *words], cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return list(csv.DictReader(done.stdout.splitlines()))


def agrees(rows, run):
    columns = run.columns()
    assert list(rows[0]) == list(columns)
    assert len(rows) == len(run.t)
    for name, values in columns.items():
        found = np.array([float(row[name]) for row in rows])
        assert np.allclose(found, values, rtol=1e-9, atol=1e-9), (
            name
        )  # other contractions; the tolerance of integration


def test_expressions_tables_and_states(tmp_path):
    scenario = ROOT / "examples/many/pulled.yaml"
    chain = built(tmp_path, "karnopp_masses.yaml", "--scenario", str(scenario))
    given = simulation_arguments(read_plain(scenario), "scenario")
    run = symgen.simulate(symgen.build_model(chain), given.pop("duration"), **given)
    rows = rows_of(tmp_path, "c/scenario.txt", "rows.csv", "events.csv")
    assert rows == []
    agrees(list(csv.DictReader((tmp_path / "rows.csv").read_text().splitlines())), run)
    found = list(csv.DictReader((tmp_path / "events.csv").read_text().splitlines()))
    assert [(e["kind"], tuple(e["joints"].split())) for e in found] == [(e.kind, e.joints) for e in run.events]
    assert np.allclose([float(e["time"]) for e in found], [e.time for e in run.events], rtol=0.0, atol=1e-12)


def test_motions_as_inputs_time_and_smooth_joints(tmp_path):
    (tmp_path / "s.yaml").write_text(
        "duration: 1\nhold: 0.05\nqd: {x: 1}\n"
        "inputs: {push: 5*sin(3*t) - x, cart_q: 0.1*t, cart_qd: 0.1}\n"
        "states: {s: {next: s + h*x, hold: 0.1, start: 1}}\ntau: {swing: s}\nuntil: x > 0.2\n"
    )
    chain = built(tmp_path, SLIDE, "--scenario", str(tmp_path / "s.yaml"))
    given = simulation_arguments(read_plain(tmp_path / "s.yaml"), "scenario")
    given["inputs"] |= {"cart_qdd": 0.0}
    run = symgen.simulate(symgen.build_model(chain), given.pop("duration"), sample=0.01, **given)
    assert run.events[-1].condition
    rows = rows_of(tmp_path)
    assert float(rows[-1]["t"]) == pytest.approx(run.t[-1], abs=1e-9)
    assert float(rows[-1]["q_x"]) == pytest.approx(0.2, abs=1e-9)
    assert float(rows[-1]["tau_cart"]) == pytest.approx(run.tau[-1, 0], abs=1e-9)


def test_given_motions_and_smooth_chains(tmp_path):
    belt = built(tmp_path, "friction/belt.yaml")
    (tmp_path / "belt.txt").write_text("duration 3\nsample 0.5\n")
    agrees(rows_of(tmp_path, "belt.txt"), symgen.simulate(symgen.build_model(belt), 3.0, sample=0.5))
    (tmp_path / "smooth").mkdir()
    pendulum = built(tmp_path / "smooth", "pendulum.yaml")
    (tmp_path / "smooth" / "s.txt").write_text(
        "# heavier\nparameter m 2.5   # kg\nq swing 0.3\ntau swing table 0 0  0.5 1\n"
    )
    given = {"params": {"m": 2.5}, "q": {"swing": 0.3}, "tau": {"swing": ([0.0, 0.5], [0.0, 1.0])}, "sample": 0.01}
    agrees(rows_of(tmp_path / "smooth", "s.txt"), symgen.simulate(symgen.build_model(pendulum), 1.0, **given))


TOGETHER = """\
symgen: 1
name: together
gravity: [0, 0, 0]
joints:
  - {name: a, type: revolute, place: {xyz: [0, 0, 0]}, inertia: {zz: 2}, friction: {coulomb: 1, static: 1.5}}
  - {name: b, type: revolute, parent: base, place: {xyz: [1, 0, 0]}, inertia: {zz: 1}, friction: {coulomb: 0.7}}
  - {name: rail, type: prismatic, parent: base, place: {xyz: [0, 0, 0], axis: [1, 0, 0]}, mass: 2, motion: 0.3*sin(2*t),
     friction: {coulomb: 5}}
  - {name: crank, type: revolute, parent: base, place: {xyz: [0, 0, 0]}, inertia: {zz: 0.5}}
  - {name: slide, type: prismatic, parent: base, place: {xyz: [0, 0, 0], axis: [1, 0, 0]}, friction: {coulomb: 2}}
  - {name: sum, type: revolute, parent: base, place: {xyz: [2, 0, 0]}, friction: {coulomb: 1, static: 1.2}}
coupled: {slide: 0.3*cos(crank), sum: a + b}
"""


def test_joints_that_follow_and_joints_whose_motion_is_given(tmp_path):
    """A belt that sticks, a dead centre, reversals of a given joint: events by the names of their joints."""
    chain = built(tmp_path, TOGETHER)
    (tmp_path / "s.txt").write_text("duration 3\nsample 0.5\nqd a 2\nqd b -1\nq crank 0.3\nqd crank 3\n")
    start = {"q": {"crank": 0.3}, "qd": {"a": 2, "b": -1, "crank": 3}}
    run = symgen.simulate(symgen.build_model(chain), 3.0, sample=0.5, **start)
    assert rows_of(tmp_path, "s.txt", "rows.csv", "events.csv") == []
    agrees(list(csv.DictReader((tmp_path / "rows.csv").read_text().splitlines())), run)
    found = list(csv.DictReader((tmp_path / "events.csv").read_text().splitlines()))
    assert {e["kind"] for e in found} == {"stick", "dead_centre", "reversal"}
    assert [(e["kind"], tuple(e["joints"].split())) for e in found] == [(e.kind, e.joints) for e in run.events]
    assert np.allclose([float(e["time"]) for e in found], [e.time for e in run.events], rtol=0.0, atol=1e-12)


def test_wrong_scenarios_say_where(tmp_path):
    built(tmp_path, "friction/belt.yaml")
    for text, words in (
        ("duration two", "s.txt:1: one finite number is wanted: two"),
        ("# a comment\nq z 1", "s.txt:2: nothing is called q z; there are duration, t0"),
        ("q x", "one finite number is wanted: x"),
        ("tau", "a number is missing: tau"),
        ("q x 1 2", "one finite number is wanted"),
        ("q x nan", "one finite number is wanted: nan"),
        ("q x table 0 1", "only tau and input take tables: q"),
        ("tau x table 1 0 0 0", "the times of a table must not descend"),
        ("tau x table 1", "pairs of finite numbers"),
        ("tau x table", "at least one time"),
        ("tau x table 0 0\ntau x table 0 1", "s.txt:2: this entry has a table already"),
        ("duration -1", "duration and rtol must be positive"),
        ("sample 1e-12", "rows are more than"),
    ):
        (tmp_path / "s.txt").write_text(text)
        done = subprocess.run([tmp_path / "run", "s.txt"], cwd=tmp_path, capture_output=True, text=True, check=False)
        assert done.returncode == 2, text
        assert words in done.stderr, (text, done.stderr)
    for arguments in (["none.txt"], ["--help"], ["s.txt", "/nowhere/rows.csv"], ["a", "b", "c", "d"]):
        done = subprocess.run([tmp_path / "run", *arguments], cwd=tmp_path, capture_output=True, text=True, check=False)
        assert done.returncode == 2


def test_a_run_that_ends_early_says_why(tmp_path):
    (tmp_path / "s.yaml").write_text('duration: 1\ntau: {x2: "sqrt(0.5 - t)"}\n')
    built(tmp_path, "karnopp_masses.yaml", "--scenario", str(tmp_path / "s.yaml"))
    done = subprocess.run([tmp_path / "run"], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "status 6 at t = 0.5 s: tau is not finite, joint x2" in done.stderr
    assert float(done.stdout.splitlines()[-1].split(",")[0]) == pytest.approx(0.5, abs=1e-6)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("duration: 1\ntaus: {}", "no key 'taus'.*did you mean 'tau'"),
        ("tau: {x: 1}", "the duration is missing"),
        ("duration: 1\nq: 0.3", "q: {NAME: VALUE} is wanted"),
        ("duration: 1\ntau: {x: {time: [0], values: [0]}}", "a table is {times"),
        ("duration: 1\ndt: 0.001", "dt: the stand-alone simulator goes from event to event"),
        ("duration: -1", "duration: must be positive"),
        ("duration: 1\ntau: {x: z*t}", "'z'"),
        ("duration: 1\nparams: {z: 1}", "params: no entry is called 'z'"),
        ("duration: 1\nduration: 2", "the key 'duration' is given twice"),
        ("- 1", "a mapping is wanted"),
        ("", "the file is empty"),
    ],
)
def test_wrong_descriptions_are_refused(tmp_path, text, words):
    (tmp_path / "s.yaml").write_text(text)
    chain = symgen.load_chain(ROOT / "examples/friction/belt.yaml")
    with pytest.raises((ArgumentError, ChainError), match=words):
        simulator_tree(Build(assemble(chain), ()), (), simulation_arguments(read_plain(tmp_path / "s.yaml"), "s.yaml"))


def test_texts_of_people_stay_in_their_strings():
    chain = loads_chain(SLIDE.replace("name: slide", 'name: slide\ndescription: "*/ #include \\"x\\" ??/"'))
    files = simulator_tree(Build(assemble(chain), ()), (), {"duration": 1.0, "until": "x > 0.2"})
    text = "".join(source.text for source in files if source.name in ("main.c", "instance.h"))
    assert '#include "x"' not in text
    assert 'CONDITION[] = { "0.2 - x"' in text or "x > 0.2" in text


def test_wrong_options_are_refused(tmp_path, capsys):
    path = str(ROOT / "examples/pendulum.yaml")
    assert main(["emit", path, "--scenario", path]) == 1
    assert "scenario: it belongs to simulator and fmu; leave it out" in capsys.readouterr().err
    assert main(["emit", path, "--with", "simulator", "--dtype", "float32", "-o", str(tmp_path)]) == 1
    assert "dtype: simulator computes in float64, not in float32" in capsys.readouterr().err
    named = loads_chain((ROOT / "examples/pendulum.yaml").read_text().replace("name: pendulum", "name: simulator"))
    with pytest.raises(ArgumentError, match="files of the simulator have this name"):
        simulator_tree(Build(assemble(named), ()), (), {})


STOPS = """symgen: 1
name: stopped
gravity: [0, -9.81, 0]
joints:
  - {name: a, type: revolute, place: {xyz: [0, 0, 0]}, mass: 1, com: [0.3, 0, 0], stop: {lower: -1, restitution: 0.3}}
  - {name: b, type: prismatic, place: {xyz: [0.5, 0, 0], axis: [1, 0, 0]}, mass: 1, friction: {coulomb: 0.4}}
points: {tip: {joint: b}}
distances: {rope: {between: [{joint: base, at: [0, 0.1, 0]}, tip], stop: {upper: 0.8}}}
"""


def test_stops_are_those_of_simulate(tmp_path):
    """Bounds and restitution by run-time parameters too, with what impacts take and the events."""
    text = STOPS.replace("lower: -1, restitution: 0.3", "lower: low, restitution: e**2").replace(
        "upper: 0.8", "upper: l"
    )
    chain = built(tmp_path, text.replace("joints:", "parameters: {low: -1, e: 0.5, l: 0.8}\njoints:"))
    (tmp_path / "s.txt").write_text("parameter e 0.7\nparameter low -0.9\nparameter l 0.7\n")
    model = symgen.build_model(chain)
    for words, params in (((), None), (("s.txt",), {"e": 0.7, "low": -0.9, "l": 0.7})):
        run = symgen.simulate(model, 1.0, sample=0.01, params=params)
        agrees(rows_of(tmp_path, *words), run)
        assert {name for event in run.events if event.kind == "impact" for name in event.joints} == {"a", "rope"}
    assert rows_of(tmp_path, "s.txt", "rows.csv", "events.csv") == []
    found = list(csv.DictReader((tmp_path / "events.csv").read_text().splitlines()))
    assert [(e["kind"], tuple(e["joints"].split())) for e in found] == [(e.kind, e.joints) for e in run.events]
    (tmp_path / "bad.txt").write_text("parameter e 1.5\n")
    done = subprocess.run([tmp_path / "run", "bad.txt"], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.returncode == 2
    assert "stop.restitution" in done.stderr
