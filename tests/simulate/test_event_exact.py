"""The papers' runs from event to event against their exact solutions: sequence, times, ends, ledgers.

The data print times to 15 digits and were integrated at 1e-13; their own tolerances are 1e-13 to 2.4e-10. At rtol 1e-12
event times agree to 1e-9 or the data's tolerance, ends to 1e-8, and the ledger closes to 1e-10 of the work done.
"""

from __future__ import annotations

import sys
from pathlib import Path

import numpy as np
import pytest

import symgen

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "friction"))
from event_models import event_model
from friction_chains import single_mass, two_link, two_masses, xy_table
from test_exact_runs import DATA, FOURTH, HELD, RIGID, VECTOR, driven, known_events

TIGHT = {"rtol": 1e-12, "atol": 1e-14}
PAPER = DATA["dupont_screw"]["a_paper"]


def inside(name):
    """Chains whose forces stand in them."""
    chain, case, tend, (q, qd), end = FOURTH[name][0]()
    return chain, case, tend, {"q": q, "qd": qd}, end


def screw(name):
    chain, case, tau = HELD[name]
    if case is VECTOR:
        return chain, case, case["tend"], {"q": case["q0"], "tau": tau}, np.array(case["qf"]) * [1, 1, 0.02]
    return chain, case, case["samples"][-1][0], {"tau": tau}, [case["samples"][-1][1]]


def ramp():
    """Karnopp's single mass; the force is a table."""
    case = DATA["karnopp_single_mass"]["a_ramp"]
    table = (np.array([0.0, 8.0, 16.0, 20.0]), np.array([[0.0, 24.0, -24.0, 0.0]]).T)
    return single_mass(), case, 26.0, {"tau": table}, case["z_final"][:1]


def masses():
    """Karnopp's two masses; the drive stops at t = 0.25, a corner of `min`."""
    case = DATA["karnopp_two_masses"]["main"]
    pull = "400*(min(0.5*t, 0.125) - x2 - r)"
    x1, x2 = case["z_final"][:2]
    return driven(two_masses(), x2=pull, r=f"{pull} - 500*r"), case, 2.0, {}, [x2, x1 - x2]


def table():
    """Dupont's X-Y table, whose table moves without friction: y = 50 (1 - cos 0.8 t)/(40 0.64)."""
    case = DATA["dupont_xy"]
    end = [50.0 / 25.6 * (1.0 - np.cos(8.0)), case["samples"][-1][1]]
    return xy_table(), case, 10.0, {"tau": {"x": "8*sin(2.4*t)", "y": "50*cos(0.8*t)"}}, end


def links():
    """Harlecki's two links; the drives end at t = 3, a jump of `where`."""
    tau = {"th1": "where(t < 3, 40*sin(3*t), 0)", "th2": "where(t < 3, 20*sin(5*t), 0)"}
    start = np.diff(RIGID["params"]["q0"], prepend=0.0)
    return two_link(), RIGID, RIGID["tend"], {"q": start, "tau": tau}, np.diff(RIGID["qf"], prepend=0.0)


CASES = {
    **{name: lambda name=name: inside(name) for name in FOURTH},
    **{f"screw, {name}": lambda name=name: screw(name) for name in HELD},
    "ramp": ramp,
    "two masses": masses,
    "x-y table": table,
    "two links": links,
}


def sequence(run, kinds=("slip", "stick", "reversal")):
    return sorted((event.time, event.kind) for event in run.events for _ in event.joints if event.kind in kinds)


@pytest.mark.parametrize("name", CASES)
def test_every_run_of_the_papers(name):
    chain, case, tend, given, end = CASES[name]()
    run = symgen.simulate(event_model(chain), tend, **given, **TIGHT)
    assert run.status in (0, 3)  # 3: uniqueness with loads is not shown, which is ordinary
    known, found = known_events(case), sequence(run)
    assert [kind for _, kind in found] == [kind for _, kind in known]
    tolerance = max(1e-9, case["tolerance"])
    assert max(abs(a[0] - b[0]) for a, b in zip(known, found, strict=True)) < tolerance
    assert np.max(np.abs(run.q[-1] - end)) < 1e-8
    work = np.max(np.abs(run.work_in))
    assert run.energy_error < 1e-10 * work
    if "Wd" in case:
        assert abs(run.dissipated[-1] - case["Wd"]) < 1e-9 * work
    assert np.all(run.qd[run.mode == 0] == 0.0)


@pytest.mark.parametrize("name", ["pulled", "screw, paper", "x-y table", "two masses"])
def test_the_same_without_a_compiler(name):
    chain, case, tend, given, end = CASES[name]()
    run = symgen.simulate(event_model(chain, "numpy"), tend, **given, **TIGHT)
    known, found = known_events(case), sequence(run)
    assert [kind for _, kind in found] == [kind for _, kind in known]
    assert max(abs(a[0] - b[0]) for a, b in zip(known, found, strict=True)) < max(1e-9, case["tolerance"])
    assert np.max(np.abs(run.q[-1] - end)) < 1e-8
    assert run.energy_error < 1e-10 * np.max(np.abs(run.work_in))


@pytest.mark.parametrize("target", ["c", "numpy"])
def test_loads_of_a_drive_change_sign_where_the_data_say(target):
    chain, case, tau = HELD["paper"]
    run = symgen.simulate(event_model(chain, target), case["samples"][-1][0], tau=tau, **TIGHT)
    known = [x["t"] for x in case["events"] if x["kind"] == "normal_sign"]
    found = [event.time for event in run.events if event.kind == "normal_sign"]
    assert len(found) == len(known)
    assert np.max(np.abs(np.subtract(found, known))) < 1e-9


def test_a_hundred_seconds_of_the_table():
    long = DATA["dupont_xy"]["long_run"]
    chain, _, _, given, _ = table()
    run = symgen.simulate(event_model(chain), 100.0, **given, **TIGHT)
    assert len(sequence(run)) == long["n_events"]
    assert abs(run.q[-1, 1] - long["x100"]) < 1e-8


def test_samples_and_the_interpolant_follow_the_paper():
    """101 rows of the screw of the paper, by `sample` and by `at`: positions and rates to 1e-9."""
    chain, case, tau = HELD["paper"]
    rows = np.array([row[:3] for row in case["samples"]], dtype=float)
    model = event_model(chain)
    run = symgen.simulate(model, rows[-1, 0], tau=tau, sample=rows[:, 0], **TIGHT)
    there = symgen.simulate(model, rows[-1, 0], tau=tau, **TIGHT).at(rows[:, 0])
    for found in (run, there):
        assert np.max(np.abs(found.q[:, 0] - rows[:, 1])) < 1e-9
        assert np.max(np.abs(found.qd[:, 0] - rows[:, 2])) < 1e-9
