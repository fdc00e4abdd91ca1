"""Many runs in one call: closed forms, single runs, neighbours, failures, going on and beginning anew."""

from __future__ import annotations

import functools
import operator
import os
import signal
import time
import warnings

import numpy as np
import pytest

import symgen
from symgen.describe.load import loads_chain
from symgen.errors import ArgumentError, SimulationError, SimulationWarning

BLOCK = """\
symgen: 1
name: block
gravity: [0, 0, 0]
parameters: {m: 2, F: 3}
joints:
  - {name: x, type: prismatic, place: {xyz: [0, 0, 0], axis: [1, 0, 0]}, mass: m, friction: {coulomb: F, static: 1.5*F},
     limits: {upper: 100}}
"""
PUSHED = BLOCK.replace("name: block", "name: pushed") + "inputs: [push]\nforces: {x: push*cos(0*t)}\n"
FREE = """\
symgen: 1
name: free
gravity: [0, 0, 0]
parameters: {k: 2}
joints:
  - {name: x, type: prismatic, place: {xyz: [0, 0, 0], axis: [1, 0, 0]}, mass: 2, stiffness: k}
"""
METHODS = [{}, {"dt": 1e-3}, {"dt": 1e-3, "method": "karnopp"}]


@pytest.fixture(scope="module")
def block():
    return symgen.build_model(loads_chain(BLOCK))


@pytest.fixture(scope="module")
def masses():
    return symgen.build_model("examples/karnopp_masses.yaml")


@pytest.mark.parametrize("options", METHODS)
def test_blocks_stop_where_friction_has_taken_their_energy(block, options):
    v, m, F = np.linspace(0.5, 3.0, 40), np.linspace(1.0, 2.0, 40), np.linspace(4.0, 6.0, 40)
    runs = symgen.simulate_many(block, 2.0, qd=v[:, None], params={"m": m, "F": F}, **options)
    coarse = options.get("method") == "karnopp"  # stops at the end of a step
    assert np.allclose(runs.q[:, 0], m * v**2 / (2.0 * F), rtol=1e-2 if coarse else 1e-12, atol=0.0)
    assert np.all(runs.qd == 0.0)
    assert np.all(runs.mode == 0)
    assert np.all(runs.status == 0)
    stops = [events[-1] for events in runs.events]
    assert {event.kind for event in stops} == {"stick"}
    assert list(runs.events.counts) == [1] * 40
    # a mode holds from the start to the end of a step; Karnopp's stop is where the rate comes below the band
    assert np.allclose([event.time for event in stops], m * v / F, rtol=0.0, atol=2e-3 if coarse else 1e-12)
    assert list(runs.message) == [""] * 40


def test_springs_swing_as_cosines():
    runs = symgen.simulate_many(
        loads_chain(FREE), 3.0, q={"x": [1.0, 2.0, 3.0]}, params={"k": [1.0, 2.0, 8.0]}, sample=0.5
    )
    t, w = np.arange(0.0, 3.1, 0.5), np.sqrt(np.array([1.0, 2.0, 8.0]) / 2.0)
    assert np.allclose(runs.t, t, rtol=1e-12)
    expected = np.array([1.0, 2.0, 3.0])[:, None] * np.cos(np.outer(w, t))
    assert np.allclose(runs.q[:, :, 0], expected, rtol=0.0, atol=1e-8)  # rtol of the integrator is 1e-9
    assert runs.ends["q"][1] == runs.q[1, -1]


def drive(r):
    rng = np.random.default_rng(5)
    table = np.array([0.0, 0.4, 0.9]), rng.normal(size=(r, 3)) * 3.0
    states = {
        "e": {"rate": "0.3 - x2", "start": rng.normal(size=r)},
        "s": {"next": "s + h*(0.1 - r)", "hold": 0.01, "start": 0.5},
    }
    return {
        "q": rng.normal(size=(r, 2)) * 0.1, "qd": rng.normal(size=(r, 2)), "params": {"m1": rng.uniform(1.0, 3.0, r)},
        "tau": {"x2": "3*sin(4*t) - 2*x2 + e + 4*s", "r": table}, "states": states,
    }  # fmt: skip


def of_run(given, k):
    states = {**given["states"], "e": {**given["states"]["e"], "start": given["states"]["e"]["start"][k]}}
    tau = {"x2": given["tau"]["x2"], "r": (given["tau"]["r"][0], given["tau"]["r"][1][k])}
    params = {"m1": given["params"]["m1"][k]}
    return {"q": given["q"][k], "qd": given["qd"][k], "params": params, "tau": tau, "states": states}


def of_runs(given, chosen):
    states = {**given["states"], "e": {**given["states"]["e"], "start": given["states"]["e"]["start"][chosen]}}
    tau = {"x2": given["tau"]["x2"], "r": (given["tau"]["r"][0], given["tau"]["r"][1][chosen])}
    params = {"m1": given["params"]["m1"][chosen]}
    return {"q": given["q"][chosen], "qd": given["qd"][chosen], "params": params, "tau": tau, "states": states}


@pytest.mark.parametrize("options", [*METHODS, {"hold": 0.02}, {"dt": 1e-3, "hold": 0.02}])
def test_each_run_is_that_of_simulate(masses, options):
    given = drive(37)
    runs = symgen.simulate_many(masses, 1.5, sample=0.25, **given, **options)
    for k in (0, 17, 36):
        one = symgen.simulate(masses, 1.5, sample=0.25, **of_run(given, k), **options)
        # batches may contract products and sums differently from functions for one state
        assert np.allclose(runs.q[k], one.q, rtol=0.0, atol=1e-13)
        assert np.allclose(runs.qd[k], one.qd, rtol=0.0, atol=1e-12)
        assert np.allclose(runs.tau[k], one.tau, rtol=0.0, atol=1e-11)
        assert np.array_equal(runs.mode[k], one.mode)
        for name, values in one.states.items():
            assert np.allclose(runs.states[name][k], values, rtol=0.0, atol=1e-13)
        assert [e.kind for e in runs.events[k]] == [e.kind for e in one.events]
        times = [[e.time for e in events] for events in (runs.events[k], one.events)]
        assert np.allclose(*times, rtol=0.0, atol=1e-12)
        assert runs.status[k] == one.status


@pytest.mark.release
@pytest.mark.parametrize("options", [*METHODS, {"dt": 1e-3, "hold": 0.02}])
def test_bits_depend_on_neither_neighbours_nor_threads(masses, options):
    given = drive(75)
    runs = symgen.simulate_many(masses, 0.5, threads=1, **given, **options)
    chosen = np.random.default_rng(1).permutation(75)[:41]
    for threads in (1, 3):
        others = symgen.simulate_many(masses, 0.5, threads=threads, **of_runs(given, chosen), **options)
        assert np.array_equal(others.q, runs.q[chosen])
        assert np.array_equal(others.qd, runs.qd[chosen])
        assert [others.events[k] for k in range(41)] == [runs.events[int(k)] for k in chosen]


@pytest.mark.parametrize("options", METHODS)
def test_a_failing_run_has_a_sentence_and_stops_no_other(masses, options):
    tau = {"x2": "sqrt(0.5 - t)*x2", "r": "0*t"}
    q = np.array([[0.0, 0.1], [1.0, 0.1], [0.0, 0.2]])
    with pytest.warns(SimulationWarning, match=r"3 of 3 runs ended early, run 0 the first"):
        runs = symgen.simulate_many(masses, 1.0, q=q, tau=tau, sample=0.1, **options)
    assert list(runs.status) == [6, 6, 6]
    assert np.all(runs.ended)
    assert "tau of joint x2 is not finite" in runs.message[1]
    assert np.all(np.abs(runs.ends["t"] - 0.5) < 2e-3)  # to a step
    assert np.all(np.isnan(runs.q[:, 7:]))
    assert not np.any(np.isnan(runs.q[:, :5]))
    with pytest.warns(SimulationWarning, match="1 of 3 runs ended early, run 1"):
        mixed = symgen.simulate_many(masses, 1.0, q=q, tau={"x2": [0.0, 1e308, 0.0], "r": "1e10*x2*t"}, **options)
    assert list(mixed.status != 0) == [False, True, False]
    assert np.allclose(mixed.ends["t"][[0, 2]], 1.0)
    alone = symgen.simulate_many(masses, 1.0, q=q[[0, 2]], tau={"r": "1e10*x2*t"}, **options)
    assert np.array_equal(alone.q, mixed.q[[0, 2]])


@pytest.mark.parametrize("options", METHODS)
def test_motion_goes_on_where_it_stopped(masses, options):
    given = drive(9)
    whole = symgen.simulate_many(masses, 1.0, **given, **options)
    parts = symgen.simulate_many(masses, 0.0, **given, **options)
    seen = []
    for _ in range(4):
        seen += [[e.time for e in parts.advance(0.25).events[3]]]
    atol = 1e-9 if options == {} else 0.0  # the integrator begins anew; fixed steps are the same
    assert np.allclose(parts.q, whole.q, rtol=0.0, atol=atol)
    assert np.allclose(
        functools.reduce(operator.iadd, seen, []),
        [e.time for e in whole.events[3]],
        rtol=0.0,
        atol=1e-9 if options == {} else 0.0,
    )
    assert np.allclose(parts.t, 1.0)


@pytest.mark.parametrize("options", METHODS)
def test_masked_runs_begin_anew(block, options):
    runs = symgen.simulate_many(block, 1.0, qd={"x": [1.0, 2.0, 3.0, 4.0]}, **options)
    before = runs.q
    fresh = symgen.simulate_many(block, 0.5, q={"x": 5.0}, qd={"x": 4.0}, **options)
    assert runs.restart([False, True, False, True], q={"x": 5.0}) is runs
    assert list(runs.t) == [1.0, 0.0, 1.0, 0.0]
    assert list(runs.qd[[1, 3], 0]) == [2.0, 4.0]
    assert np.array_equal(runs.q[[0, 2]], before[[0, 2]])
    assert list(runs.q[[1, 3], 0]) == [5.0, 5.0]
    runs.advance(0.5)
    assert list(runs.t) == [1.5, 0.5, 1.5, 0.5]
    assert np.array_equal(runs.q[3], fresh.q[0])


def test_forces_of_an_interval_take_the_place_of_expressions(block):
    runs = symgen.simulate_many(block, 0.0, runs=3, tau={"x": "100*sin(t)"}, dt=1e-3)
    for _ in range(10):
        runs.advance(0.1, tau=np.array([[0.0], [4.0], [7.0]]))
    # F = 3 slides, 4.5 breaks away: the first two stay, x = (7 - 3)/m t^2/2
    assert np.array_equal(runs.q[:2, 0], [0.0, 0.0])
    assert runs.q[2, 0] == pytest.approx(1.0, rel=1e-12)
    assert runs.advance(0.1).q[2, 0] == pytest.approx(1.21, rel=1e-12)


def test_a_condition_ends_runs_one_by_one(block):
    runs = symgen.simulate_many(block, 5.0, qd={"x": [1.0, 4.0]}, until="x > 2")
    assert list(runs.ended) == [False, True]
    assert runs.q[1, 0] == pytest.approx(2.0, rel=1e-12)
    assert runs.ends["t"][1] == pytest.approx((4.0 - np.sqrt(4.0**2 - 2.0 * 1.5 * 2.0)) / 1.5, rel=1e-12)
    assert runs.advance(1.0).t[1] == runs.ends["t"][1] < 1.0


def test_inputs_differ_between_runs():
    model = symgen.build_model(loads_chain(PUSHED))
    for options in ({}, {"dt": 1e-3}):
        runs = symgen.simulate_many(model, 1.0, inputs={"push": [4.0, 5.0, 7.0]}, **options)
        assert np.allclose(runs.q[:, 0], [0.0, 0.5, 1.0], rtol=0.0, atol=1e-12)


@pytest.mark.parametrize("target", ["numpy", "reference"])
def test_other_targets_run_as_compiled_ones(masses, target):
    given = drive(2)
    plain = symgen.simulate_many(symgen.build_model("examples/karnopp_masses.yaml", target), 0.2, sample=0.1, **given)
    compiled = symgen.simulate_many(masses, 0.2, sample=0.1, **given)
    assert np.allclose(plain.q, compiled.q, rtol=0.0, atol=1e-9)
    assert np.array_equal(plain.mode, compiled.mode)


@pytest.mark.parametrize("options", [{}, {"dt": 1e-2}, {"dt": 1e-2, "method": "karnopp"}])
def test_sets_of_parameters_of_other_targets(masses, options):
    """Nine runs, more than a line of the cache holds, with a set of parameters each."""
    given = {"params": {"k": np.linspace(10.0, 30.0, 9)}, "q": {"r": 0.4}, "tau": {"x2": "9*sin(4*t)"}, **options}
    plain = symgen.simulate_many(symgen.build_model("examples/karnopp_masses.yaml", "numpy"), 0.5, **given)
    compiled = symgen.simulate_many(masses, 0.5, **given)
    assert np.ptp(compiled.q[:, 1]) > 1e-2
    assert np.allclose(plain.q, compiled.q, rtol=0.0, atol=1e-10)
    times = [[event.time for event in events] for runs in (plain, compiled) for events in runs.events]
    assert [len(found) for found in times[:9]] == [len(found) for found in times[9:]]
    assert np.allclose(np.concatenate(times[:9]), np.concatenate(times[9:]), rtol=0.0, atol=1e-7)


@pytest.mark.parametrize("options", [{}, {"hold": 0.05}, {"dt": 1e-2}, {"dt": 1e-2, "hold": 0.05}])
def test_callables_answer_for_each_run(masses, options):
    given = {"q": {"r": [0.1, 0.2]}, "sample": 0.1, **options}
    called = symgen.simulate_many(masses, 0.5, tau=lambda t, q, qd: [3.0 * np.sin(4.0 * t) - q[1], 0.0], **given)
    texts = symgen.simulate_many(masses, 0.5, tau={"x2": "3*sin(4*t) - r"}, **given)
    assert np.allclose(called.q, texts.q, rtol=0.0, atol=1e-9)
    assert np.allclose(called.tau, texts.tau, rtol=0.0, atol=1e-9)
    assert [len(events) for events in called.events] == [len(events) for events in texts.events]
    on = called.advance(0.1), texts.advance(0.1)
    assert np.allclose(on[0].q, on[1].q, rtol=0.0, atol=1e-9)


@pytest.mark.parametrize("options", [{}, {"dt": 1e-2}])
def test_an_interrupt_in_a_callable_leaves_runs_on_their_way(masses, options):
    count = [0]

    def law(t, q, qd):
        count[0] += 1
        if count[0] == 60:
            raise KeyboardInterrupt
        return [3.0 * np.sin(4.0 * t), 0.0]

    with pytest.warns(SimulationWarning, match="have not reached their end"):
        runs = symgen.simulate_many(masses, 1.0, q={"r": [0.1, 0.2]}, tau=law, **options)
    assert not runs.ended.any()
    assert np.all(np.isfinite(runs.ends["q"]))
    assert np.any(runs.ends["t"] < 1.0)
    runs.advance(1.0)
    late = symgen.simulate_many(masses, float(runs.ends["t"][0]), q={"r": [0.1, 0.2]}, tau={"x2": "3*sin(4*t)"})
    assert runs.ends["q"][0] == pytest.approx(late.ends["q"][0], abs=1e-2 if options else 1e-8)
    with pytest.raises(ZeroDivisionError):
        symgen.simulate_many(masses, 0.1, q={"r": [0.1, 0.2]}, tau=lambda t, q, qd: [1 / 0, 0], **options)


def test_single_precision_takes_fixed_steps():
    model = symgen.build_model("examples/karnopp_masses.yaml", dtype="float32", functions=["default"])
    double = symgen.build_model("examples/karnopp_masses.yaml")
    given = {"q": {"r": np.linspace(-0.4, 0.4, 20)}, "tau": {"x2": "3*sin(4*t)"}, "dt": 1e-3}
    runs, exact = symgen.simulate_many(model, 1.0, **given), symgen.simulate_many(double, 1.0, **given)
    assert runs.q.dtype == np.float32
    assert np.allclose(runs.q, exact.q, rtol=0.0, atol=2e-5)


def test_limits_are_told_once(block):
    with pytest.warns(SimulationWarning, match=r"left by 1 of 2 runs.*x in run 1"):
        symgen.simulate_many(block, 1.0, q={"x": [0.0, 99.0]}, qd={"x": 10.0}, dt=1e-3)
    with pytest.warns(SimulationWarning, match=r"left by 1 of 2 runs"):
        symgen.simulate_many(block, 1.0, q={"x": [0.0, 99.0]}, qd={"x": 10.0})


def test_progress_counts_all_runs(block):
    told = []
    symgen.simulate_many(block, 0.1, runs=100, progress=told.append)
    assert sum(told) == 100


@pytest.mark.parametrize(
    ("given", "words"),
    [
        ({"q": np.zeros((3, 2))}, r"q: 1 number is needed \(x\), for all runs or a row for each, not shape \(3, 2\)"),
        ({"q": np.zeros((3, 1)), "qd": np.zeros((4, 1))}, "qd has 4 runs, q 3 runs"),
        ({"q": np.zeros((3, 1)), "runs": 2}, "q has 3 runs, runs 2 runs"),
        ({"q": {"y": 1.0}}, "q: no entry is called 'y'; there are x"),
        ({"q": [[0.0], [np.nan]]}, "q: x of run 1 is nan"),
        ({"params": {"mass": [1.0, 2.0]}}, "unknown parameter 'mass'"),
        ({"params": {"m": [1.0, -2.0]}}, r"mass.*\(set 1, counted from 0, of 2\)"),
        ({"params": np.ones((2, 3, 2))}, "one for each run"),
        ({"params": {"m": [1.0, 2.0]}, "qd": {"x": [1.0, 2.0, 3.0]}}, "params has 2 runs, qd 3 runs"),
        ({"tau": {"y": 1.0}}, "tau: no entry is called 'y'; there are x"),
        ({"tau": ([0.0, 1.0], np.zeros((2, 3)))}, r"tau: a table of 2 times needs values \(2, 1\) or \(runs, 2, 1\)"),
        ({"tau": {"x": ([1.0, 0.0], [0.0, 0.0])}}, "must not descend"),
        ({"tau": {"x": "sin(z)"}}, "'z'"),
        ({"inputs": {"u": 1.0}}, "no entry is called 'u'; there are none"),
        ({"runs": 0}, "runs: 0 is not a whole number"),
        ({"q": np.zeros((0, 1))}, "q has no rows; at least one run is wanted"),
        ({"threads": 0}, "threads"),
        ({"metod": "events"}, "no option 'metod' .did you mean 'method'"),
        ({"dt": 1e-3, "rtol": 1e-9}, "rtol"),
        ({"dt": 1e-3, "until": "x > 1"}, "until"),
        ({"dt": 3e-3}, "not a whole number of steps"),
        ({"mode": [2]}, "mode: 1 entries"),
        ({"states": {"e": {"rate": "x", "start": [[1.0]]}}}, "start: a finite number, or one for each run"),
        ({"sample": 1e-6, "runs": 1000}, r"sample: 1000 runs of 1000001 rows take 25 GB; at most 1 GB"),
        ({"sample": "all"}, "sample"),
    ],
)  # fmt: skip
def test_wrong_arguments_are_named(block, given, words):
    with pytest.raises(ArgumentError, match=words):
        symgen.simulate_many(block, 1.0, **given)


def test_wrong_times_masks_and_starts_are_named(block):
    for duration in (-1.0, np.inf, "long"):
        with pytest.raises(ArgumentError, match="duration"):
            symgen.simulate_many(block, duration)
    runs = symgen.simulate_many(block, 0.0, runs=3)
    for mask in ([True, False], np.ones((3, 1), bool), [3], "all", [0.5]):
        with pytest.raises(ArgumentError, match="mask: 3 of True and False"):
            runs.restart(mask)
    with pytest.raises(ArgumentError, match="q: a row for each of the 1 runs of the mask, or for all 3"):
        runs.restart([0], q=np.zeros((2, 1)))
    with pytest.raises(ArgumentError, match="tau has 2 runs, runs 3 runs"):
        runs.advance(0.1, tau=np.zeros((2, 1)))
    with pytest.raises(ArgumentError, match="duration: must be positive"):
        runs.advance(0.0)
    with pytest.raises(SimulationError, match="no joint of free has friction"):
        symgen.simulate_many(loads_chain(FREE), 1.0, dt=1e-3)
    runs.restart([1]).advance(0.1)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert len(runs.restart([])) == 3


@pytest.mark.parametrize("options", METHODS[:2])
@pytest.mark.parametrize("threads", [1, 2])
def test_an_interruption_keeps_what_is_finished(block, options, threads):
    told = []

    def interrupt(done):
        told.append(done)
        if len(told) == 1:
            os.kill(os.getpid(), signal.SIGINT)
        time.sleep(0.05)  # let the interruption arrive

    speeds = np.linspace(1.0, 2.0, 3000)
    with pytest.warns(SimulationWarning, match="of 3000 runs have not reached their end"):
        runs = symgen.simulate_many(block, 2.0, qd={"x": speeds}, threads=threads, progress=interrupt, **options)
    finished = runs.t == 2.0
    assert sum(told) <= finished.sum() < 3000
    assert finished.any()
    assert np.allclose(runs.q[finished, 0], speeds[finished] ** 2 / 3.0, rtol=1e-9)
    assert runs.message[int(np.flatnonzero(~finished)[0])].startswith("interrupted at t = ")
    runs.advance(2.0)
    assert np.allclose(runs.q[:, 0], speeds**2 / 3.0, rtol=1e-9)


@pytest.mark.parametrize("options", METHODS[:2])
def test_restarts_take_parameters_modes_and_states(block, options):
    """Lanes of 6 N: those of the mask slide on with another mass and friction, as fresh runs with these do."""
    states = {"goal": {"rate": "0", "start": 6.0}}
    given = {"tau": {"x": "goal"}, "states": states, **options}
    runs = symgen.simulate_many(block, 0.5, qd={"x": [1.0, 2.0, 3.0]}, params={"F": [3.0, 3.0, 3.0]}, **given)
    events = runs.events
    before = [event.time for event in events[2]]
    runs.restart([0, 2], params={"F": [1.0, 2.0], "m": 4.0}, mode=[1.0], states={"goal": [5.0, 4.0]}).advance(0.5)
    for k, F, start, goal in ((0, 1.0, 1.0, 5.0), (2, 2.0, 3.0, 4.0)):
        assert runs.q[k, 0] == pytest.approx(start * 0.5 + (goal - F) / 4.0 * 0.125, rel=1e-9)
    assert runs.t.tolist() == [0.5, 1.0, 0.5]
    assert [event.time for event in events[2]] == before
    runs.restart([2]).advance(0.5)  # parameters stay as they are, states begin as at first
    assert runs.q[2, 0] == pytest.approx(1.5 + (6.0 - 2.0) / 4.0 * 0.125, rel=1e-9)
    for wrong, words in (
        ({"params": {"mass": 1.0}}, "unknown parameter 'mass'"), ({"params": {"m": [1.0, 2.0]}}, "params: m: a row"),
        ({"params": {"m": -1.0}}, "mass"), ({"mode": [2]}, "mode: 1 entries"), ({"states": {"e": 1.0}}, "no state"),
        ({"states": {"goal": np.nan}}, "a finite number"),
    ):  # fmt: skip
        with pytest.raises(ArgumentError, match=words):
            runs.restart([0], **wrong)


@pytest.mark.parametrize("options", [{}, {"dt": 1e-3}, {"hold": 0.05}])
def test_expressions_are_exchanged_under_way(block, options):
    """A law of position and rate with a goal for each run, given in the middle, is that of `simulate` from there."""
    goals = np.array([0.5, -0.5, 1.0])
    states = {"goal": {"rate": "0"}, "kp": {"rate": "0", "start": 40.0}}
    runs = symgen.simulate_many(block, 0.0, runs=3, states=states, **options)
    law = {"x": "kp*(goal - x) - 4*d(x)"}
    for _ in range(4):
        runs.advance(0.25, tau=law, states={"goal": goals})
    for k, goal in enumerate(goals):
        one = symgen.simulate(block, 1.0, tau={"x": f"40*({goal} - x) - 4*d(x)"}, **options)
        assert runs.q[k, 0] == pytest.approx(one.q[-1, 0], abs=1e-8)
    still = runs.advance(0.25, tau=np.zeros((3, 1)), states={"kp": [1.0, 2.0, 3.0]})
    assert np.all(still.tau == 0.0)
    assert np.all(runs.advance(0.25, tau={"x": "1e-3*kp"}).tau[:, 0] == [1e-3, 2e-3, 3e-3])
    with pytest.raises(ArgumentError, match="'z' is not declared"):
        runs.advance(0.1, tau={"x": "z"})


def test_results_are_to_be_read_and_a_run_that_fails_is_reported_once(block):
    runs = symgen.simulate_many(block, 0.1, runs=4, tau={"x": "log(0.25 - t)"}, dt=1e-3, sample=0.05)
    for array in (runs.t, runs.q, runs.ends["q"], runs.mode, runs.status):
        with pytest.raises(ValueError, match="read-only"):
            array[...] = 0
    with warnings.catch_warnings(record=True) as told:
        warnings.simplefilter("always")
        for _ in range(5):
            runs.advance(0.1)
    assert [str(warning.message)[:24] for warning in told] == ["4 of 4 runs ended early,"]
    with pytest.warns(SimulationWarning, match="1 of 4 runs ended early, run 2"):
        runs.restart([2]).advance(0.3)


def test_forces_may_use_inputs():
    model = symgen.build_model(loads_chain(PUSHED))
    table = ([0.0, 0.5, 0.5, 1.0], [0.0, 0.0, 1.0, 1.0])
    for options in ({}, {"dt": 1e-3}, {"hold": 0.1}):
        given = {"tau": {"x": "6*push"}, "inputs": {"push": table}, **options}
        one, many = symgen.simulate(model, 1.0, **given), symgen.simulate_many(model, 1.0, **given)
        # (6 + 1 - 3)/2 N/kg from 0.5 s on
        assert one.q[-1, 0] == pytest.approx(0.25, abs=1e-12)
        assert many.q[0, 0] == pytest.approx(0.25, abs=1e-12)
    run = symgen.simulate(model, 1.0, tau={"x": "6*push"}, inputs={"push": table}, until="push > 0.5")
    assert run.t[-1] == 0.5
