"""Harlecki's chain over a whole run in two formulations: joint coordinates and absolute coordinates.

The second takes from the first the instants of events and the modes between them, and nothing else: bodies, constraint
equations and multipliers (Harlecki 1995, 3.11), friction by iteration on the reactions of the pins, SciPy's DOP853.
That each instant is right shows there, too: a joint that stops has no rate, one that breaks away is at its limit.
"""

from __future__ import annotations

import sys
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest
from scipy.integrate import solve_ivp

import symgen
from symgen.reference.absolute import AbsoluteCoordinates
from tests.harlecki import harlecki

sys.path.insert(0, str(Path(__file__).resolve().parents[1] / "friction"))
from event_models import event_model
from friction_chains import two_link
from test_exact_runs import RIGID

TAU = {"th1": "where(t < 3, 40*sin(3*t), 0)", "th2": "where(t < 3, 20*sin(5*t), 0)"}
START = np.diff(RIGID["params"]["q0"], prepend=0.0)
STATIC = np.array(RIGID["params"]["mu_static"]) * RIGID["params"]["r"]
TOLERANCE = 1e-8
"""rad, rad/s; relative, of holding moments. DOP853 at rtol 3e-11 leaves 2e-9 after 20 phases."""


def phases(run):
    """(begin, end, modes) between the events."""
    begins = [run.t[0], *(event.time for event in run.events)]
    modes = [run.at(run.t[0]).mode, *(event.mode for event in run.events)]
    ends = [*begins[1:], run.t[-1]]
    return [(a, b, tuple(map(int, m))) for a, b, m in zip(begins, ends, modes, strict=True) if b > a]


@pytest.fixture(scope="module")
def run():
    return symgen.simulate(event_model(two_link()), RIGID["tend"], q=START, tau=TAU, rtol=1e-12, atol=1e-14)


@pytest.fixture(scope="module")
def absolute(run):
    """(times, states (k, 4), modes, what the constraint equations say at the end) of each phase."""
    system = AbsoluteCoordinates(two_link())
    x, before, found = np.concatenate([START, np.zeros(2)]), None, []
    for begin, end, mode in phases(run):
        moving = np.array(mode) != 0
        x[2:] = np.where(np.array(before or mode) == mode, x[2:], 0.0)  # a joint that changed mode stands: tested below
        before = mode

        def solution(t, x, mode=mode, driven=begin < 3.0 - TOLERANCE):
            tau = [40.0 * np.sin(3.0 * t), 20.0 * np.sin(5.0 * t)] if driven else [0.0, 0.0]
            return harlecki(system, x[:2], x[2:], tau, mode)

        def rates(t, x, moving=moving, solution=solution):
            return np.concatenate([x[2:], np.where(moving, solution(t, x).qdd, 0.0)])

        if np.any(moving):
            part = solve_ivp(rates, (begin, end), x, "DOP853", rtol=3e-11, atol=1e-13)
            t, states = part.t, part.y.T
        else:
            t, states = np.array([begin, end]), np.array([x, x])
        x = states[-1].copy()
        found.append((t, states, mode, solution(end, x)))
    return found


def test_states_agree_along_the_run(run, absolute):
    assert len(absolute) > 15
    for t, states, _, _ in absolute:
        before = np.append(t[:-1], np.nextafter(t[-1], 0.0))
        ours = run.at(before)
        assert np.max(np.abs(states - np.hstack([ours.q, ours.qd]))) < TOLERANCE


def test_joints_that_stop_have_no_rate_in_absolute_coordinates(absolute):
    stops = 0
    for (_, states, mode, _), (_, _, after, _) in pairwise(absolute):
        for j in range(2):
            if mode[j] not in (0, after[j]):
                assert abs(states[-1, 2 + j]) < TOLERANCE
                stops += 1
    assert stops > 10


def test_joints_break_away_at_the_limit_of_their_reactions(run, absolute):
    slips = {(event.time, name) for event in run.events if event.kind == "slip" for name in event.joints}
    assert slips
    for t, _, mode, last in absolute:
        for j, name in enumerate(run.q_names):
            share = abs(last.friction[j]) / (STATIC[j] * np.hypot(*last.reactions[j, :2]))
            if (t[-1], name) in slips:
                assert abs(share - 1.0) < TOLERANCE
            elif mode[j] == 0:
                assert share < 1.0
