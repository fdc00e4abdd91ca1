"""Friction laws in numbers: the curve of `friction_cases.json`, and a mass on a moving belt, to 1e-10, C and NumPy.

| case | what |
|---|---|
| the curve | both signs of the rate; minimum, local maximum and steepest slope |
| four belts | acceleration, friction and energy of all samples; before and after all events, decision |

The belt is a joint whose motion is given; the mass rubs on it, and its coordinate is what it slid along the belt.
"""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest
from friction_chains import TARGETS, assert_known, column, compiled, e, friction_data, modes, slide, stribeck_mass, v

from symgen.describe.chain import Chain, Friction, Parameter

LAWS = friction_data()["friction_laws"]

pytestmark = pytest.mark.parametrize("target", TARGETS)


def force(model, rates):
    rates = np.asarray(rates)[:, None]
    zero = np.zeros_like(rates)
    return model.friction_dynamics(zero, rates, zero, np.sign(rates).astype(np.int8))[0][:, 0]


def test_the_curve_with_both_signs(target):
    model = compiled(stribeck_mass(), target)
    rates, known, _ = np.array(LAWS["table"]).T
    assert_known(force(model, rates), known)
    assert_known(force(model, -rates), -known)


def test_the_curve_s_extremes(target):
    """Where a slope is zero the place is worth half the digits of the value; slopes by differences of order 4."""
    model = compiled(stribeck_mass(), target)

    def slope(at, h):
        ahead = force(model, np.array([at - 2 * h, at - h, at + h, at + 2 * h]))
        return (ahead[0] - 8 * ahead[1] + 8 * ahead[2] - ahead[3]) / (12 * h)

    for name in ("minimum", "local_maximum"):
        at, known = LAWS[name]["v"], LAWS[name]["F"]
        assert_known(force(model, [at]), [known])
        assert abs(slope(at, 1e-4)) < 1e-7
    steepest = LAWS["steepest_negative_slope"]
    assert_known(slope(steepest["v"], 1e-4), steepest["slope"], 1e-8)


def belt(run) -> Chain:
    law = stribeck_mass().joints[0].friction
    if run["law"] == "static-kinetic":
        law = Friction(coulomb=e(1), static=e(1.5))
    carries = slide("belt", 0.0, motion=e("vb*t"))
    mass = slide("x", 1.0, parent="belt", friction=law)
    parameters = (Parameter("vb", e(run["vb"])),)
    return Chain("belt", (carries, mass), gravity=v(0, 0, 0), parameters=parameters)


def belt_state(run, rows, mode):
    """q, qd, tau of the belt and the mass on it; the spring of 40 N/m is fixed to the ground."""
    x, rate, t = column(rows, "q")[:, 0], column(rows, "v")[:, 0], column(rows, "t")
    vb = np.full(len(t), run["vb"])
    slip = np.where(mode[:, 0] == 0, 0.0, rate - vb)
    return np.stack([vb * t, x - vb * t], 1), np.stack([vb, slip], 1), np.stack([0 * x, -40.0 * x], 1), t


def with_belt(mode):
    return np.stack([np.ones(len(mode), np.int8), mode[:, 0]], 1)


@pytest.mark.parametrize("run", LAWS["runs"], ids=lambda run: f"{run['law']} {run['vb']}")
def test_belt_samples(target, run):
    model = compiled(belt(run), target)
    rows = run["samples"]
    mode = modes(rows)
    q, qd, tau, t = belt_state(run, rows, mode)
    f, qdd, status = model.friction_dynamics(q, qd, tau, with_belt(mode), t=t)
    assert_known(f[:, 1], column(rows, "lam")[:, 0])
    assert_known(qdd[:, 1], column(rows, "a")[:, 0])
    assert np.all(qdd[:, 0] == 0.0)
    assert not np.any(status)
    energy = model.kinetic_energy(q, qd) + 20.0 * column(rows, "q")[:, 0] ** 2
    assert_known(energy, column(rows, "E"))


@pytest.mark.parametrize("run", LAWS["runs"], ids=lambda run: f"{run['law']} {run['vb']}")
def test_belt_events(target, run):
    model = compiled(belt(run), target)
    seen = set()
    for before, event in pairwise(run["events"]):
        old, new = modes([before]), modes([event])
        kind = event["kind"].split(":")[0]
        seen.add(kind)
        q, qd, tau, t = (x[0] for x in belt_state(run, [event], np.zeros((1, 1))))
        for mode, when in ((old, "before"), (new, "after")):
            f, qdd, status = model.friction_dynamics(q, qd, tau, with_belt(mode)[0], t=t)
            assert_known(f[1:], event[f"lam_{when}"])
            assert_known(qdd[1:], event[f"a_{when}"])
            assert status == 0
        mode, status = model.decide(q, qd, tau, with_belt(old)[0], [False, kind == "slip"], t=t)
        assert (mode[1], status) == (new[0, 0], 0), event
    assert {"slip", "stick"} <= seen
