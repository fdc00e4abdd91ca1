"""Harlecki (1995), Figures 5 and 6: the end of a chain whose first link bends, with and without friction in its pin."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from test_exact_runs import BEAM, beam, driven

import symgen
from symgen import analyse

DRIVE = "6*9.81*0.3*cos(-0.4) + 4*sin(12*t)*exp(-1.5*t)"
START = np.diff(BEAM["params"]["q0"])
FUNCTIONS = ["mass_matrix", "stiffness_matrix", "damping_matrix", "bias", "position", "forward_dynamics"]
FUNCTIONS += ["kinetic_energy", "potential_energy"]


def moved(chain, *more):
    """The run at the instants of the data, and the end's course (s, 2)."""
    model = symgen.build_model(driven(chain, th2=DRIVE), functions=[*FUNCTIONS, *more])
    run = symgen.simulate(model, BEAM["tend"], q=START, qd=np.zeros(5), sample=0.025, rtol=1e-11, atol=1e-13)
    return run, model.position("tip", run.q)[:, :2]


@pytest.fixture(scope="module")
def rough():
    return moved(beam(), "friction_dynamics", "decide")


@pytest.fixture(scope="module")
def smooth():
    return moved(replace(beam(), joints=tuple(replace(joint, friction=None) for joint in beam().joints)))


def test_the_start_is_the_sag_under_the_weight_of_both_links():
    model = symgen.build_model(beam(), "numpy", functions=FUNCTIONS[:5])
    found = analyse.equilibrium(model, np.append(np.zeros(4), START[4]), locked=["th2"])
    np.testing.assert_allclose(found.q, START, atol=1e-12)
    np.testing.assert_allclose(model.position("tip", START)[:2], BEAM["tip_static0"], atol=1e-13)


@pytest.mark.parametrize(("name", "run"), [("tip", "rough"), ("frictionless_tip", "smooth")])
def test_the_way_of_the_end(request, name, run):
    """Figure 5, within ten times the tolerance of the integration."""
    known = np.array(BEAM[name])
    run, way = request.getfixturevalue(run)
    np.testing.assert_allclose(run.t, known[:, 0], atol=1e-12)
    np.testing.assert_allclose(way, known[:, 1:], atol=1e-10)


def test_the_relative_rate_of_the_pin(smooth):
    """Figure 6a; the rods' fastest vibration, 800 rad/s, makes an error of position that much larger as a rate."""
    np.testing.assert_allclose(smooth[0].qd[:, 4], BEAM["frictionless_relvel"], atol=1e-8)


def test_friction_takes_what_the_data_say(rough):
    """33 changes between rest and sliding, and the energy of Figure 6b."""
    run, _ = rough
    kinds = [event.kind for event in run.events if event.kind in ("slip", "stick", "reversal")]
    assert len(kinds) == len(BEAM["events"]) - 1
    assert run.dissipated[-1] == pytest.approx(BEAM["Wd"], abs=1e-10)
    assert run.work_in[-1] == pytest.approx(BEAM["Win"], abs=1e-10)
