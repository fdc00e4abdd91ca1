"""Sweeps: their values, their results against closed forms, their folders, and processes that are killed."""

from __future__ import annotations

import json
import multiprocessing
import os
import signal
import subprocess
import sys
import time

import numpy as np
import pyarrow.parquet
import pytest

from symgen.cli import main
from symgen.describe.load import loads_chain
from symgen.describe.plain_yaml import read_plain
from symgen.errors import ArgumentError, OutputError, SimulationError
from symgen.pipeline import sweep
from symgen.simulate.sweep.plan import read_sweep
from symgen.simulate.sweep.summary import summary, summary_table
from tests.golden_examples import ROOT

BLOCK = """\
symgen: 1
name: block
gravity: [0, 0, 0]
parameters: {m: 2, F: 3}
joints:
  - {name: x, type: prismatic, place: {xyz: [0, 0, 0], axis: [1, 0, 0]}, mass: m, friction: {coulomb: F, static: 1.5*F}}
"""
OVER = {
    "over": {"m": [1.0, 2.0, 4.0], "qd0_x": {"from": 0.5, "to": 2.0, "count": 4}},
    "simulate": {"duration": 3.0, "params": {"F": 5.0}},
}
LONG = {
    "over": {"m": {"from": 1.0, "to": 2.0, "count": 12}},
    "simulate": {"duration": 64.0, "hold": 1e-4, "tau": {"x": "20*sin(t)"}},
}
"""Some tenths of a second a run, each a part of its own: long enough to be killed on a fast machine."""


@pytest.fixture(scope="module")
def block():
    return loads_chain(BLOCK)


@pytest.fixture(scope="module")
def long_alone(block, tmp_path_factory):
    """The long sweep by one process."""
    folder = tmp_path_factory.mktemp("sweeps") / "alone"
    sweep(block, LONG, folder, processes=1)
    return folder


def tables(folder):
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in sorted(folder.rglob("*.parquet"))}


def test_ranges_and_random_numbers():
    def values(given):
        return read_sweep({"over": {"m": given}, "simulate": {"duration": 1}}, "s").axes[0].values.tolist()

    assert values([1, 2.5]) == [1.0, 2.5]
    assert values({"from": 0, "to": 1, "count": 5}) == [0.0, 0.25, 0.5, 0.75, 1.0]
    assert values({"from": 1, "to": 100, "count": 3, "scale": "log"}) == pytest.approx([1.0, 10.0, 100.0], rel=1e-12)
    drawn = np.array(values({"random": "uniform", "from": 2, "to": 3, "count": 2000, "seed": 1}))
    assert 2.0 <= drawn.min() < drawn.max() <= 3.0
    assert drawn.mean() == pytest.approx(2.5, abs=0.03)  # four standard errors of 1/sqrt(12 * 2000)
    normal = values({"random": "normal", "mean": 5, "std": 2, "count": 2000, "seed": 1})
    assert np.std(normal) == pytest.approx(2.0, abs=0.13)  # four standard errors
    assert normal == values({"random": "normal", "mean": 5, "std": 2, "count": 2000, "seed": 1})


def test_grids_and_pairs():
    plan = read_sweep(OVER, "s")
    assert (plan.runs, plan.part, plan.parts) == (12, 1, 12)
    found = plan.values(np.arange(12))
    assert found["m"].tolist() == [1.0] * 4 + [2.0] * 4 + [4.0] * 4
    assert found["qd0_x"].tolist() == [0.5, 1.0, 1.5, 2.0] * 3
    pairs = read_sweep({**OVER, "over": {"m": [1, 2], "F": [3, 4]}, "combine": "zip"}, "s")
    assert pairs.runs == 2
    assert {name: x.tolist() for name, x in pairs.values(np.arange(2)).items()} == {"m": [1.0, 2.0], "F": [3.0, 4.0]}
    large = read_sweep({**OVER, "over": {"m": {"from": 1, "to": 2, "count": 100_001}}}, "s")
    assert (large.part, large.parts, len(large.runs_of(97))) == (1024, 98, 100_001 - 97 * 1024)


@pytest.mark.parametrize("options", [{}, {"dt": 1e-3}])
def test_results_are_where_the_energy_is_spent(block, tmp_path, options):
    over = {**OVER, "simulate": {**OVER["simulate"], **options}}
    result = sweep(block, over, tmp_path / "out", processes=1)
    assert (result.runs, result.computed, result.interrupted, result.swept) == (12, 12, False, ("m", "qd0_x"))
    ends = result.ends()
    assert list(ends) == ["run", "m", "qd0_x", "status", "message", "t", "q_x", "qd_x", "mode_x"]
    assert ends["run"].tolist() == list(range(12))
    assert np.allclose(ends["q_x"], ends["m"] * ends["qd0_x"] ** 2 / (2.0 * 5.0), rtol=1e-12, atol=0.0)
    read = pyarrow.parquet.read_table(tmp_path / "out" / "ends").to_pydict()
    assert read["q_x"] == ends["q_x"].tolist()
    manifest = json.loads((tmp_path / "out" / "sweep.json").read_text())
    assert (manifest["chain"], manifest["runs"], manifest["sweep"]["over"]["m"]) == ("block", 12, [1.0, 2.0, 4.0])


def test_rows_and_events(block, tmp_path):
    rows = {**OVER, "simulate": {**OVER["simulate"], "sample": 0.1}, "keep": "rows"}
    sweep(block, rows, tmp_path / "rows", processes=1)
    table = pyarrow.parquet.read_table(tmp_path / "rows" / "rows")
    columns = {name: table[name].to_numpy() for name in ("run", "m", "qd0_x", "t", "qd_x")}
    assert len(columns["t"]) == 12 * 31
    expected = np.maximum(0.0, columns["qd0_x"] - 5.0 / columns["m"] * columns["t"])
    assert np.allclose(columns["qd_x"], expected, rtol=0.0, atol=1e-9)
    sweep(block, {**OVER, "keep": "events"}, tmp_path / "events", processes=1)
    events = pyarrow.parquet.read_table(tmp_path / "events" / "events").to_pydict()
    assert set(events["kind"]) == {"stick"}
    assert set(events["joints"]) == {"x"}
    times = np.array(events["m"]) * np.array(events["qd0_x"]) / 5.0
    assert np.allclose(events["time"], times, rtol=0.0, atol=1e-12)


def test_runs_that_fail_stand_in_the_table(block, tmp_path):
    over = {"over": {"tau_x": [0.0, 1e308]}, "simulate": {"duration": 1, "qd": {"x": 1.0}}}
    ends = sweep(block, over, tmp_path / "out", processes=1).ends()
    assert ends["status"].tolist()[0] == 0
    assert ends["status"].tolist()[1] != 0
    assert "status" in ends["message"][1]
    assert summary(ends, ("tau_x",), ["tau_x"]).failed.tolist() == [0, 1]


def test_files_do_not_depend_on_processes_nor_on_those_that_die(block, long_alone, tmp_path):
    killed = []

    def kill(done, total):
        children = multiprocessing.active_children()
        if 0 < done < total and children and len(killed) < 2:
            killed.append(children[0].pid)
            os.kill(children[0].pid, signal.SIGKILL)

    result = sweep(block, LONG, tmp_path / "two", processes=2, progress=kill)
    assert killed
    assert result.computed == 12
    assert tables(tmp_path / "two") == tables(long_alone)


def test_a_killed_sweep_goes_on_where_it_was(block, long_alone, tmp_path):
    (tmp_path / "chain.yaml").write_text(BLOCK)
    (tmp_path / "over.yaml").write_text(json.dumps(LONG))
    command = [
        "sweep",
        str(tmp_path / "chain.yaml"),
        "--over",
        str(tmp_path / "over.yaml"),
        "-o",
        str(tmp_path / "out"),
    ]
    started = subprocess.Popen([sys.executable, "-m", "symgen", *command, "--processes", "1"], cwd=ROOT)
    ends = tmp_path / "out" / "ends"
    until = time.monotonic() + 120.0
    while len(list(ends.glob("*.parquet"))) < 2 and time.monotonic() < until:
        time.sleep(0.01)
    started.kill()
    started.wait()
    kept = len(list(ends.glob("*.parquet")))
    assert 2 <= kept < 12
    assert main([*command, "--processes", "1", "--json"]) == 0
    assert tables(tmp_path / "out") == tables(long_alone)


def test_an_interrupted_sweep_keeps_what_is_finished(block, tmp_path):
    def interrupt(done, total):
        if done == 2:
            raise KeyboardInterrupt

    first = sweep(block, OVER, tmp_path / "out", processes=1, progress=interrupt)
    assert (first.interrupted, len(first.ends()["run"])) == (True, 2)
    second = sweep(block, OVER, tmp_path / "out", processes=1)
    assert (second.interrupted, second.computed, len(second.ends()["run"])) == (False, 10, 12)


@pytest.mark.filterwarnings("ignore")
def test_a_cluster_loses_a_worker_and_no_run(block, long_alone, tmp_path):
    import distributed

    killed = []
    with (
        distributed.LocalCluster(2, threads_per_worker=1, processes=True, dashboard_address=None) as cluster,
        distributed.Client(cluster, set_as_default=False) as client,
    ):

        def kill(done, total):
            if done and not killed:
                killed.append(next(iter(client.run(os.getpid).values())))
                os.kill(killed[0], signal.SIGKILL)

        result = sweep(block, LONG, tmp_path / "out", scheduler=cluster.scheduler_address, progress=kill)
    assert killed
    assert result.computed == 12
    assert tables(tmp_path / "out") == tables(long_alone)


@pytest.mark.filterwarnings("ignore")
def test_a_lost_scheduler_is_told(block, tmp_path):
    import distributed

    with pytest.raises(SimulationError, match=r"no scheduler answers at tcp://127.0.0.1:9.*dask scheduler"):
        sweep(block, OVER, tmp_path / "out", scheduler="tcp://127.0.0.1:9")
    with distributed.LocalCluster(1, threads_per_worker=1, processes=False, dashboard_address=None) as cluster:

        def close(done, total):
            if done == 1:
                cluster.close()

        with pytest.raises(SimulationError, match=r"the scheduler at .* was lost.*the same command goes on"):
            sweep(block, LONG, tmp_path / "lost", scheduler=cluster.scheduler_address, progress=close)
    assert 1 <= len(tables(tmp_path / "lost")) < 12


def test_other_folders_are_refused(block, tmp_path):
    sweep(block, OVER, tmp_path / "out", processes=1)
    other = {**OVER, "simulate": {**OVER["simulate"], "duration": 2.0}}
    with pytest.raises(ArgumentError, match=r"out: holds the results of another sweep \(of block\)"):
        sweep(block, other, tmp_path / "out")
    with pytest.raises(ArgumentError, match="another sweep"):
        sweep(loads_chain(BLOCK.replace("m: 2", "m: 3")), OVER, tmp_path / "out")
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine" / "letter.txt").write_text("dear")
    with pytest.raises(OutputError, match="mine: is there and holds no sweep"):
        sweep(block, OVER, tmp_path / "mine")
    (tmp_path / "out" / "sweep.json").write_text("{")
    with pytest.raises(ArgumentError, match="cannot be read as the manifest of a sweep"):
        sweep(block, OVER, tmp_path / "out")
    assert (tmp_path / "mine" / "letter.txt").read_text() == "dear"


@pytest.mark.parametrize(
    ("changes", "words"),
    [
        ({"over": {}}, "over: a mapping is wanted"),
        ({"simulate": None}, "simulate: a mapping is wanted"),
        ({"ovr": {}}, r"no key 'ovr'.*did you mean 'over'"),
        ({"combine": "all"}, "combine: 'all' is not one of grid, zip"),
        ({"keep": "all"}, "keep: 'all' is not one of end, rows, events"),
        ({"keep": "rows"}, "keep: rows needs the seconds between them"),
        ({"over": {"m": 3}}, r"over.m: a list, a range .* is wanted, not 3"),
        ({"over": {"m": []}}, "over.m: at least one value"),
        ({"over": {"m": ["heavy"]}}, "over.m: a number is wanted, not 'heavy'"),
        ({"over": {"m": [True]}}, "over.m: a number is needed"),
        ({"over": {"m": {"from": 1, "to": 2}}}, "over.m: count: a whole number"),
        ({"over": {"m": {"from": 1, "count": 2}}}, "over.m: to: a number is needed"),
        ({"over": {"m": {"from": 1, "to": 2, "count": 2, "step": 1}}}, "over.m: there is no key 'step'"),
        ({"over": {"m": {"from": 0, "to": 2, "count": 2, "scale": "log"}}}, "log needs positive ends"),
        ({"over": {"m": {"random": "uniform", "from": 0, "to": 2, "count": 2}}}, "seed: a whole number"),
        ({"over": {"m": {"random": "normal", "mean": 0, "std": -2, "count": 2, "seed": 0}}}, "std: must not be"),
        ({"over": {"m": {"random": "cauchy", "count": 2, "seed": 0}}}, "'cauchy' is not one of uniform, normal"),
        ({"combine": "zip"}, "zip needs as many values of each name; m has 3, qd0_x has 4"),
        ({"over": {"mass": [1.0]}}, r"over: nothing is called 'mass'.*parameters \(m, F\)"),
        ({"over": {"F": [1.0]}}, "F stands in over and in simulate.params"),
        ({"over": {"m": [1.0, -1.0]}}, r"runs 1 to 1: params: .*mass"),
        ({"simulate": {"duration": 0}}, "duration: must be positive"),
        ({"simulate": {"duration": 1, "sample": 0.1}}, "sample: belongs to keep: rows; this sweep keeps end"),
        ({"simulate": {"duration": 1, "tau": {"x": "sin(z)"}}}, "'z'"),
        ({"simulate": {"duration": 1, "q": [0.0], "qd": [1.0]}}, "simulate.qd: by name, because over.qd0_x"),
    ],
)
def test_wrong_sweeps_are_named(block, tmp_path, changes, words):
    with pytest.raises(ArgumentError, match=words):
        sweep(block, {**OVER, **changes}, tmp_path / "out")
    assert not (tmp_path / "out").exists()


def test_files_that_are_no_sweep(block, tmp_path):
    (tmp_path / "s.yaml").write_text("over: {m: [1, 2}\n")
    for path, words in ((tmp_path / "s.yaml", "this is not YAML"), (tmp_path / "none.yaml", "the file cannot be read")):
        with pytest.raises(ArgumentError, match=words):
            sweep(block, path, tmp_path / "out")
    with pytest.raises(ArgumentError, match="processes: 0"):
        sweep(block, OVER, tmp_path / "out", processes=0)
    damaged = sweep(block, OVER, tmp_path / "out", processes=1)
    (tmp_path / "out" / "ends" / "part-00003.parquet").write_bytes(b"no")
    with pytest.raises(ArgumentError, match=r"part-00003.parquet: cannot be read.*remove it, and sweep again"):
        damaged.ends()


def test_summaries():
    ends = {
        "run": np.arange(6), "a": np.array([1.0, 1.0, 2.0, 2.0, 2.0, 1.0]), "b": np.array([0.0, 1.0] * 3),
        "status": np.array([0, 0, 0, 0, 2, 0]), "message": [""] * 6, "q_x": np.array([1.0, 3.0, 5.0, 7.0, 99.0, 5.0]),
    }  # fmt: skip
    one = summary(ends, ("a", "b"), ["a"])
    assert (one.mean.tolist(), one.low.tolist(), one.high.tolist()) == ([3.0, 6.0], [1.0, 5.0], [5.0, 7.0])
    assert (one.count.tolist(), one.failed.tolist()) == ([3, 3], [0, 1])
    assert summary_table(one).splitlines()[2].split() == ["1", "3", "0", "3", "1", "5"]
    two = summary(ends, ("a", "b"), ["a", "b"], "q_x")
    assert two.mean.tolist() == [[1.0, 4.0], [5.0, 7.0]]
    many = summary({**ends, "a": np.arange(6.0)} | {"a": np.linspace(0.0, 1.0, 6)}, ("a",), ["a"])
    assert len(many.places[0]) == 6
    for by, value, words in (
        (["c"], None, "'c' is not swept"), (["a"] * 3, None, "one or two swept"), (["a"], "q_z", "no column 'q_z'"),
    ):  # fmt: skip
        with pytest.raises(ArgumentError, match=words):
            summary(ends, ("a", "b"), by, value)


def test_the_command_sums_up_and_draws(tmp_path, capsys):
    (tmp_path / "chain.yaml").write_text(BLOCK)
    (tmp_path / "over.yaml").write_text(json.dumps(OVER))
    command = [
        "sweep",
        str(tmp_path / "chain.yaml"),
        "--over",
        str(tmp_path / "over.yaml"),
        "-o",
        str(tmp_path / "out"),
    ]
    assert main([*command, "--plot", str(tmp_path / "one.png")]) == 0
    told = capsys.readouterr().out
    assert "block: 12 of 12 runs" in told
    assert "mean q_x" in told
    assert main([*command, "--by", "m,qd0_x", "--plot", str(tmp_path / "two.png"), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["there"] == 12
    assert all((tmp_path / name).read_bytes().startswith(b"\x89PNG") for name in ("one.png", "two.png"))
    assert main([*command, "--by", "n"]) == 1
    assert "by: 'n' is not swept" in capsys.readouterr().err


def test_numbers_of_a_file_are_numbers(tmp_path):
    (tmp_path / "s.yaml").write_text("a: 1\nb: 1.5\nc: '1'\nd: 1e-3\ne: x > 2\nf: [true, ~]\ng: {h: sin(t)}\n")
    assert read_plain(tmp_path / "s.yaml") == {
        "a": 1, "b": 1.5, "c": "1", "d": 1e-3, "e": "x > 2", "f": [True, None], "g": {"h": "sin(t)"},
    }  # fmt: skip


def test_values_in_place_of_the_file_of_a_sweep(capsys):
    assert main(["sweep", str(ROOT / "examples" / "karnopp_masses.yaml"), "--over", "m=1..3"]) == 1
    assert "--over: there is no file 'm=1..3'; --over takes a YAML file" in capsys.readouterr().err
