"""The papers' runs against their exact event-driven solutions: every event, the end, the energy; accuracy against cost.

Forces that stand in the chain are evaluated inside a step; with interpolation the error is then of order 4 in dt,
through all events. A drive's torque is `tau`, held over a step, so those runs are of order 1.
"""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path

import numpy as np
import pytest

import symgen

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "friction"))
from friction_chains import e, friction_data, relative_masses, scalar_screw, spherical_screw, two_link
from test_friction_law_cases import belt
from test_harlecki_cases import beam
from test_karnopp_cases import light_mass

NEEDED = ("step", "step_interpolated", "friction_dynamics", "decide", "kinetic_energy", "potential_energy")
DATA = friction_data()
SCREWS, VECTOR = DATA["dupont_screw"], DATA["dupont_vector_screw"]["A_spherical_one_screw"]
RIGID, BEAM = (DATA["harlecki"][name] for name in ("A_two_link", "B_flexible"))


def compiled(chain):
    """What a fixed-step run of a chain needs."""
    functions = NEEDED + ("drive_forces",) * any(joint.motion is not None for joint in chain.joints)
    return symgen.build_model(chain, functions=functions)


def driven(chain, **forces):
    """The chain with forces, expressions of time and state."""
    return replace(chain, forces=tuple((name, e(text)) for name, text in forces.items()))


def known_events(case):
    """(time, kind), the parts of what the data give; load torques through zero are no events here."""
    parts = [(x["t"], part.split(":")[0]) for x in case["events"] for part in x["kind"].split("+")]
    return sorted((t, kind) for t, kind in parts if kind in ("slip", "stick", "reversal"))


def found_events(*runs):
    """The same of runs; a joint that begins to move at the very start is no event of the data."""
    found = sorted((x.time, x.kind) for run in runs for x in run.events for _ in x.joints)
    return [x for x in found if x[0] > 2e-3 or x[1] != "slip"]


def worst_time(known, found):
    assert [x[1] for x in found] == [x[1] for x in known]
    return max(abs(a[0] - b[0]) for a, b in zip(known, found, strict=True))


def on_a_belt(k):
    case = DATA["friction_laws"]["runs"][k]
    vb, tend = case["vb"], case["tend"]
    chain = driven(belt(case), x="-40*(x + vb*t)")
    return chain, case, tend, ([0.0, 0.0], [vb, 0.0]), [vb * tend, case["qf"][0] - vb * tend]


def relative():
    case = DATA["karnopp_relative"]
    x1, x2 = case["z_final"][:2]
    chain = driven(relative_masses(), x2="12*sin(2*t) - 3", r="12*sin(2*t)")
    return chain, case, 12.0, ([0.0, 0.0], [0.0, 0.0]), [x2, x1 - x2]


def pulled():
    case = DATA["karnopp_single_mass"]["b_spring_pull"]
    return driven(light_mass(), x="25*(0.2*t - x)"), case, 20.0, ([0.0], [0.0]), case["z_final"][:1]


def flexible():
    chain = driven(beam(), th2="6*9.81*0.3*cos(-0.4) + 4*sin(12*t)*exp(-1.5*t)")
    q = np.diff(BEAM["params"]["q0"])
    return chain, BEAM, 2.5, (q, np.zeros(5)), np.diff(BEAM["qf"])


FOURTH = {
    "pulled": (pulled, 1e-3, 5e-11, 5e-10),
    "relative": (relative, 1e-3, 5e-11, 5e-10),
    "flexible link": (flexible, 1e-4, 5e-7, 1e-5),
    **{f"belt {k}": (lambda k=k: on_a_belt(k), 1e-3, 5e-11, 1e-9) for k in range(4)},
}


@pytest.mark.parametrize("name", FOURTH)
def test_interpolated_runs_have_the_exact_events(name):
    """End, times and ledger at dt, and at least 100 times smaller at dt/4, down to the digits of the data."""
    made, dt, end_error, time_error = FOURTH[name]
    chain, case, tend, (q, qd), end = made()
    model = compiled(chain)
    for h, share in ((dt, 1.0), (dt / 4, 0.01)):
        run = symgen.simulate(model, tend, q=q, qd=qd, method="interpolated", dt=h)
        assert run.status == 0
        times = worst_time(known_events(case), found_events(run))
        assert times < share * time_error
        assert np.max(np.abs(run.q[-1] - end)) < max(share * end_error, 1e-11)
        work = np.max(np.abs(run.work_in))
        assert run.energy_error < max(1e-9 * share, 2e-12) * work
        if "Wd" in case:
            assert abs(run.dissipated[-1] - case["Wd"]) < 1e-8 * share * work


@pytest.mark.parametrize(("method", "errors"), [("karnopp", (1e-2, 1e-3)), ("interpolated", (5e-6, 5e-10))])
def test_two_links_accuracy_against_cost(method, errors):
    """Harlecki's run. The data's table of accuracy has 1.2e-2 and 1.7e-2 with a dead band, and 6.5e-4 and 7.3e-6 with
    linear interpolation, at dt of 1e-2 and 1e-3. The drives end at t = 3, where one run ends and the next begins.
    """
    reference = DATA["accuracy_against_cost"]["case9"]["reference_q"]
    models = [compiled(driven(two_link(), **f)) for f in ({"th1": "40*sin(3*t)", "th2": "20*sin(5*t)"}, {})]
    for dt, error in zip((1e-2, 1e-3), errors, strict=True):
        keys = {"method": method, "dt": dt}
        first = symgen.simulate(models[0], 3.0, q=np.diff(RIGID["params"]["q0"], prepend=0.0), qd=[0.0, 0.0], **keys)
        start = {"q": first.q[-1], "qd": first.qd[-1], "mode": first.mode[-1]}
        second = symgen.simulate(models[1], 5.0, t0=3.0, **start, **keys)
        assert np.max(np.abs(np.cumsum(second.q[-1]) - reference)) < error
        assert np.all(second.qd[-1] == 0.0)
        times = worst_time(known_events(RIGID), found_events(first, second))
        assert times < (3.0 * dt if method == "karnopp" else 3e-5 * (dt / 1e-2) ** 4)
        dissipated = first.dissipated[-1] + second.dissipated[-1]
        assert abs(dissipated - RIGID["Wd"]) < (dt if method == "karnopp" else dt**3) * RIGID["Wd"]


HELD = {
    "paper": (scalar_screw(0.0, static_efficiency=None), SCREWS["a_paper"], {"screw": "750*sin(4*t)"}),
    "gravity": (scalar_screw(), SCREWS["b_gravity_stiction"], {"screw": "300 + 260*sin(1.5*t)"}),
    "in a chain": (
        spherical_screw(),
        VECTOR,
        {
            "waist": "200*(1.2*sin(1.3*t) - waist) - 60*d(waist)",
            "shoulder": "900*(0.4 + 0.35*sin(0.9*t) - shoulder) - 250*d(shoulder) + 330",
            "boom": "(3.5 + 0.6*(15*sin(1.1*t) - boom/0.02) - 0.1*d(boom)/0.02)/0.02",
        },
    ),
}


@pytest.mark.parametrize("name", HELD)
def test_dupont_s_screws_with_held_torques(name):
    chain, case, tau = HELD[name]
    model = compiled(chain)
    if name == "in a chain":
        tend, q, end = case["tend"], case["q0"], np.array(case["qf"]) * [1, 1, 0.02]
    else:
        tend, q, end = case["samples"][-1][0], [0.0], [case["samples"][-1][1]]
    errors = []
    for dt in (1e-3, 1e-3 / 4):
        steps = round(tend / dt)
        run = symgen.simulate(model, steps * dt, q=q, qd=np.zeros(len(q)), tau=tau, method="interpolated", dt=dt)
        assert run.status == 0
        assert worst_time(known_events(case), found_events(run)) < 1.5 * dt
        errors.append(np.max(np.abs(run.q[-1] - end)))
        assert errors[-1] < 20 * dt
        assert run.energy_error < 1e-5 * np.max(np.abs(run.work_in)) * (dt / 1e-3)
    assert errors[1] < errors[0] / 3
