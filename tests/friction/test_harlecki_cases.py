"""Harlecki 1995 in numbers: all that is instantaneous in `friction_cases.json`, to 1e-10, from compiled C and NumPy.

| case | samples | events |
|---|---|---|
| eight states of two links | accelerations, pin friction, reactions and their components, inverse dynamics | - |
| two links | accelerations, pin friction, energy | the same before and after, decision |
| flexible first link | the same | the same before and after, decision |

The data give absolute angles; a joint's coordinate is the angle between its links.
"""

from __future__ import annotations

from itertools import pairwise

import numpy as np
import pytest
from friction_chains import TARGETS, assert_known, column, compiled, e, friction_data, modes, two_link, v

from symgen.describe.chain import Chain, Flexible, Friction, Inertia, Joint, Point, Xyz

HARLECKI = friction_data()["harlecki"]
STATES, RIGID, BEAM = HARLECKI["instantaneous"], HARLECKI["A_two_link"], HARLECKI["B_flexible"]

pytestmark = pytest.mark.parametrize("target", TARGETS)


def relative(angles):
    """Joint coordinates of absolute angles, along the last axis."""
    return np.diff(np.asarray(angles), axis=-1, prepend=0.0)


def test_eight_states(target):
    model = compiled(two_link(), target)
    mode, MD = modes(STATES), column(STATES, "MD")
    q, qd = relative(column(STATES, "q")), relative(column(STATES, "v")) * (mode != 0)
    f, qdd, low, high, load, status = model.friction_limits(q, qd, MD, mode)
    assert_known(qdd, relative(column(STATES, "qdd")))
    assert_known(f, column(STATES, "M_friction"))
    assert_known(load, column(STATES, "F"))
    assert_known(high, column(STATES, "F") * 0.7 * np.array([0.1, 0.08]))
    assert np.array_equal(low, -high)
    assert not np.any(status)
    assert np.all(qdd[mode == 0] == 0.0)
    reaction = model.reactions(q, qd, qdd)
    c, s = np.cos(column(STATES, "q")), np.sin(column(STATES, "q"))
    assert_known(c * reaction[..., 0] - s * reaction[..., 1], column(STATES, "Fx"))
    assert_known(s * reaction[..., 0] + c * reaction[..., 1], column(STATES, "Fy"))
    # the moment along a pin's axis is what the drive and friction transmit
    assert_known(reaction[..., 5], MD - column(STATES, "M_friction"))
    # (3.9): a stuck joint is one more constraint, whose moment is the holding friction
    held, motion = model.sticking_forces(q, qd, MD, mode == 0)
    sticks = mode == 0
    assert_known(held[sticks], column(STATES, "M_friction")[sticks])
    assert_known(motion, relative(column(STATES, "qdd")))


def test_inverse_dynamics_gives_the_drive_moments_back(target):
    model = compiled(two_link(), target)
    rows = [row for row in STATES if 0 not in row["mode"]]
    q, qd, qdd = (relative(column(rows, key)) for key in ("q", "v", "qdd"))
    tau, low, high = model.friction_inverse_dynamics(q, qd, qdd)
    assert len(rows) == 4
    assert_known(tau, column(rows, "MD"))
    assert np.array_equal(low, tau)
    assert np.array_equal(high, tau)


def moments(t):
    """Of the two drives in the run."""
    t = np.asarray(t, dtype=float)
    return np.where((t < 3.0)[..., None], np.stack([40 * np.sin(3 * t), 20 * np.sin(5 * t)], -1), 0.0)


def test_two_link_samples(target):
    model = compiled(two_link(), target)
    rows = RIGID["samples"]
    mode, tau = modes(rows), moments(column(rows, "t"))
    q, qd = relative(column(rows, "q")), relative(column(rows, "v")) * (mode != 0)
    f, qdd, status = model.friction_dynamics(q, qd, tau, mode)
    assert_known(qdd, relative(column(rows, "a")))
    assert_known(f, column(rows, "lam"))
    assert not np.any(status)
    assert_known(model.kinetic_energy(q, qd) + model.potential_energy(q), column(rows, "E"))


def resting(event, old, new):
    """Joints at zero rate at an event: those that it names, and those that stick before and after."""
    found = (old == 0) & (new == 0)
    for part in event["kind"].split("+"):
        what, joint = part.split(":")
        found[int(joint[-1]) - 1 if len(old) > 1 else 0] = what in ("stick", "slip", "reversal")
    return found


def test_two_link_events(target):
    model = compiled(two_link(), target)
    for before, event in pairwise(RIGID["events"]):
        old, new = modes([before])[0], modes([event])[0]
        rests = resting(event, old, new)
        q, qd = relative(event["q"]), np.where(rests, 0.0, relative(event["v"]))
        tau = moments(event["t"])
        for mode, when in ((old, "before"), (new, "after")):
            f, qdd, status = model.friction_dynamics(q, qd, tau, mode)
            assert_known(qdd, relative(event[f"a_{when}"]))
            assert_known(f, event[f"lam_{when}"])
            assert status == 0
        reached = rests & (old == 0) & (new != 0)
        mode, status = model.decide(q, qd, tau, old, reached)
        assert (list(mode), status) == (list(new), 0), event


def beam() -> Chain:
    """The first link bends: five rods, the first clamped, and four springs; the second is on a pin with friction."""
    p = BEAM["params"]
    bends = Flexible(p["n_rfe"], e(p["L1"]), e(p["rhoA"]), e(p["EI"]))
    first = Joint("rod", "fixed", Xyz(rpy=v(0, 0, p["th1"])), flexible=bends)
    pin = Friction(coefficient=e(p["mu"]), static_coefficient=e(p["mu_static"]), normal="radial", radius=e(p["r2"]))
    second = {"mass": e(p["m2"]), "com": v(p["c2"], 0, 0), "inertia": Inertia(zz=e(p["I2"]))}
    joints = (first, Joint("th2", "revolute", Xyz(v(p["L1"], 0, 0)), "rod", friction=pin, **second))
    tip = Point("tip", "th2", v(p["l2"], 0, 0))
    return Chain("beam", joints, gravity=v(0, -p["g"], 0), points=(tip,))


def bent(rows, key):
    """Joint values of absolute angles; the first rod's angle is no coordinate."""
    return relative(column(rows, key))[..., 1:]


def drive(t):
    p, t = BEAM["params"], np.asarray(t, dtype=float)
    moment = p["m2"] * p["g"] * p["c2"] * np.cos(p["q2_0"]) + 4.0 * np.sin(12 * t) * np.exp(-1.5 * t)
    return np.stack([*[np.zeros_like(t)] * 4, moment], -1)


def with_rods(mode):
    return np.concatenate([np.ones((len(mode), 4), np.int8), mode], 1)


def assert_accelerations(model, q, found, known):
    """To 1e-10 as forces, M times the difference; as accelerations to what the printed angles are worth.

    Angles of 15 digits are uncertain by 5e-16; a spring of 3000 N m between two of them by 3e-12 N m, and the rods are
    so light that this is up to 1.4e-9 rad/s^2.
    """
    M = model.mass_matrix(q)
    assert_known(np.einsum("sij,sj->si", M, found), np.einsum("sij,sj->si", M, known))
    spring = np.array([3000.0] * 4 + [0.0])
    printed = np.abs(np.linalg.inv(M)) @ (spring * 1e-15)
    assert np.all(np.abs(found - known) <= 1e-10 * np.maximum(1.0, np.abs(known)) + printed)


def test_flexible_link_samples(target):
    model = compiled(beam(), target)
    rows = BEAM["samples"]
    mode = with_rods(modes(rows))
    q, qd = bent(rows, "q"), bent(rows, "v") * (mode != 0)
    f, qdd, status = model.friction_dynamics(q, qd, drive(column(rows, "t")), mode)
    assert_known(f[:, 4], column(rows, "lam")[:, 0])
    assert_accelerations(model, q, qdd, bent(rows, "a"))
    assert not np.any(status)
    assert_known(model.kinetic_energy(q, qd) + model.potential_energy(q), column(rows, "E"))


def test_flexible_link_events(target):
    model = compiled(beam(), target)
    for before, event in pairwise(BEAM["events"]):
        old, new = (with_rods(modes([row]))[0] for row in (before, event))
        q, qd = bent([event], "q")[0], bent([event], "v")[0]
        rests = event["kind"].split(":")[0] in ("stick", "slip", "reversal")
        qd[4] = 0.0 if rests else qd[4]
        tau = drive(event["t"])
        for mode, when in ((old, "before"), (new, "after")):
            f, qdd, status = model.friction_dynamics(q, qd, tau, mode)
            assert_known(f[4], event[f"lam_{when}"][0])
            assert_accelerations(model, q[None], qdd[None], bent([event], f"a_{when}"))
            assert status == 0
        mode, status = model.decide(q, qd, tau, old, [*[False] * 4, old[4] == 0 and new[4] != 0])
        assert (mode[4], status) == (new[4], 0), event
