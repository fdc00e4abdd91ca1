"""Dupont 1993 in numbers: everything instantaneous in `friction_cases.json`, to 1e-10, from compiled C and from NumPy.

| case | samples | events |
|---|---|---|
| X-Y table | acceleration, friction, load | accelerations before and after, jump = 2 mu ydd, breakaway, decision |
| scalar screw, paper | acceleration, load torque | the same, jumps, jerks where the load torque changes its sign |
| scalar screw, gravity | the same, band at rest (20) | the same, breakaway, decision |
| screw in a chain | accelerations, friction, energy | the same |
| breakaway instances | M, bias, stuck and sliding answers, margin, number of consistent modes | decision |
| (29) to (32) | - | accelerations and load torques before and after, corrected (31), (32) |
| efficiencies | losses from efficiencies | - |

The long run of the table and the identification data are no instantaneous quantities of a model.
"""

from __future__ import annotations

import math
from dataclasses import replace
from itertools import pairwise

import numpy as np
import pytest
from friction_chains import (
    TARGETS,
    assert_known,
    column,
    compiled,
    friction_data,
    modes,
    scalar_screw,
    spherical_screw,
    xy_table,
)

from symgen.derive.algebra.floats import FloatAlgebra
from symgen.derive.algebra.values import Values
from symgen.derive.friction.drives import drive_losses
from symgen.describe.assemble import assemble
from symgen.describe.chain import Drive, Friction, FrictionAngle
from symgen.describe.expression import Number

DATA = friction_data()
TABLE = DATA["dupont_xy"]
PAPER, GRAVITY = (DATA["dupont_screw"][name] for name in ("a_paper", "b_gravity_stiction"))
VECTOR = DATA["dupont_vector_screw"]
JUMPS = DATA["dupont_29_32"]["example"]

pytestmark = pytest.mark.parametrize("target", TARGETS)

# the X-Y table; q = (y, x)


def table_forces(t):
    return np.stack([50 * np.cos(0.8 * t), 8 * np.sin(2.4 * t)], -1)


def test_xy_table_samples(target):
    model = compiled(xy_table(), target)
    t, x, v, a, mode, friction = np.array(TABLE["samples"]).T
    both = np.stack([np.ones(len(t)), mode], 1).astype(np.int8)
    y, yd, ydd = 50 / 25.6 * (1 - np.cos(0.8 * t)), 50 / 32 * np.sin(0.8 * t), 1.25 * np.cos(0.8 * t)
    f, qdd, low, high, load, status = model.friction_limits(
        np.stack([y, x], 1), np.stack([yd, v * (mode != 0)], 1), table_forces(t), both
    )
    assert_known(qdd, np.stack([ydd, a], 1))
    assert_known(f[:, 1], friction)
    assert_known(load[:, 1], 10 * ydd)
    limit = 0.3 * 10 * np.abs(ydd)
    assert_known(high[:, 1], limit)
    assert_known(low[:, 1], -limit)
    assert not np.any(status)


@pytest.mark.parametrize("event", [*TABLE["events"], *TABLE["cos_zero_times_vs_nearest_event"].values()])
def test_xy_table_events(target, event):
    """Breakaway from rest and reversals: the jump is 2 mu |ydd|, in the direction of the motion before."""
    model = compiled(xy_table(), target)
    t, after = event["t"], event["dir"]
    q, qd, tau = [0.3, event["x"]], [0.1, 0.0], table_forces(t)
    slips = event["kind"] == "slip"
    before = 0 if slips else -after
    f, qdd, _, high, _, _ = model.friction_limits(q, qd, tau, [1, before])
    assert_known(qdd[1], event["a_before"])
    if slips:
        assert_known(f[1], high[1])
    else:
        assert_known(abs(f[1]), event["Ff"])
    mode, status = model.decide(q, qd, tau, [1, before], [False, slips])
    assert (mode[1], status) == (after, 0)
    f, qdd, _ = model.friction_dynamics(q, qd, tau, [1, after])
    assert_known(qdd[1], event["a_after"])
    if not slips:
        assert_known(qdd[1] - event["a_before"], event["jump"])
        assert_known(abs(event["jump"]), 2 * 0.3 * 1.25 * abs(math.cos(0.8 * t)))


# the scalar screw


def paper_screw():
    return scalar_screw(0.0, static_efficiency=None)


SCREWS = {
    "paper": (PAPER, paper_screw(), lambda t: 750 * np.sin(4 * t)),
    "gravity": (GRAVITY, scalar_screw(), lambda t: 300 + 260 * np.sin(1.5 * t)),
}


@pytest.mark.parametrize("name", SCREWS)
def test_scalar_screw_samples(target, name):
    case, chain, torque = SCREWS[name]
    model = compiled(chain, target)
    t, q, v, a, mode, load = np.array(case["samples"]).T
    tau = torque(t)
    f, qdd, low, high, passes, status = model.friction_limits(
        q[:, None], (v * (mode != 0))[:, None], tau[:, None], mode[:, None].astype(np.int8)
    )
    assert_known(qdd[:, 0], a)
    assert_known(tau - 5 * qdd[:, 0] - f[:, 0], load)
    slides = mode != 0
    assert_known((mode * passes[:, 0])[slides], load[slides])
    assert not np.any(status)
    if name == "gravity":  # (20) with static efficiencies: from 300/2.4 to 300/0.6 at the motor
        assert_known(tau[~slides] - load[~slides] - low[~slides, 0], tau[~slides] - 300 / 2.4)
        assert_known(high[~slides, 0], np.full(np.sum(~slides), 300 / 0.6 - 300))


@pytest.mark.parametrize("name", SCREWS)
def test_scalar_screw_events(target, name):
    case, chain, torque = SCREWS[name]
    model = compiled(chain, target)
    for event in case["events"]:
        t, kind = event["t"], event["kind"].split(":")[0]
        tau = np.array([torque(t)])
        if kind == "normal_sign":
            # driving on one side, backdriving on the other: the acceleration is continuous, its slope is not
            s = int(math.copysign(1, event["v"]))
            rate = 4 * 750 * math.cos(4 * t)
            around = [model.friction_dynamics([0.0], [event["v"]], [step], [s])[1][0] for step in (-1.0, 1.0)]
            driving_first = s * tau[0] + s * rate * -1e-3 > 0
            slopes = (s * around[1 if s > 0 else 0], -s * around[0 if s > 0 else 1])
            before, after = slopes if driving_first else slopes[::-1]
            assert_known(before * rate, event["jerk_before"])
            assert_known(after * rate, event["jerk_after"])
            for key in ("a_before", "a_after"):
                assert_known(model.friction_dynamics([0.0], [event["v"]], tau, [s])[1][0], event[key])
            continue
        slips, q = kind == "slip", [event["q"]]
        before = 0 if slips else -int(np.sign(event["a_before"]))
        f, qdd, low, high, _, _ = model.friction_limits(q, [0.0], tau, [before])
        assert_known(qdd[0], event["a_before"])
        if slips:
            assert_known(min(f[0] - low[0], high[0] - f[0]), 0.0)
        mode, status = model.decide(q, [0.0], tau, [before], [slips])
        assert (mode[0], status) == (0 if kind == "stick" else event["dir"], 0)
        _, qdd, _ = model.friction_dynamics(q, [0.0], tau, mode)
        assert_known(qdd[0], event["a_after"])
        if "jump" in event:
            assert_known(qdd[0] - event["a_before"], event["jump"])


@pytest.mark.parametrize("load", [300.0, -300.0])
def test_dead_band_of_equation_20(target, load):
    model = compiled(scalar_screw(load=load), target)
    _, low, high = model.friction_inverse_dynamics([0.0], [0.0], [0.0])
    assert_known([low[0], high[0]], sorted((load / 2.4, load / 0.6)), 1e-14)


# a screw in a chain; the data's third coordinate is the screw's angle, ours the extension, lead times that

LEAD = 0.02
UNIT = np.array([1.0, 1.0, LEAD])


def controlled(t, q, v):
    """The torques of the data."""
    return np.stack(
        [
            200 * (1.2 * np.sin(1.3 * t) - q[..., 0]) - 60 * v[..., 0],
            900 * (0.4 + 0.35 * np.sin(0.9 * t) - q[..., 1]) - 250 * v[..., 1] + 330,
            3.5 + 0.6 * (15 * np.sin(1.1 * t) - q[..., 2]) - 0.1 * v[..., 2],
        ],
        -1,
    )


def with_free(mode):
    return np.concatenate([np.ones((len(mode), 2), np.int8), mode], 1)


def test_screw_in_a_chain_samples(target):
    model = compiled(spherical_screw(), target)
    rows = VECTOR["A_spherical_one_screw"]["samples"]
    t, q, v, mode = column(rows, "t"), column(rows, "q"), column(rows, "v"), with_free(modes(rows))
    f, qdd, status = model.friction_dynamics(q * UNIT, v * UNIT, controlled(t, q, v) / UNIT, mode)
    assert_known(qdd / UNIT, column(rows, "a"))
    assert_known(LEAD * f[:, 2], column(rows, "lam")[:, 0])
    assert not np.any(status)
    energy = model.kinetic_energy(q * UNIT, v * UNIT) + model.potential_energy(q * UNIT)
    assert_known(energy, column(rows, "E"))


def test_screw_in_a_chain_events(target):
    model = compiled(spherical_screw(), target)
    events = VECTOR["A_spherical_one_screw"]["events"]
    for before, event in pairwise(events):
        q, v = np.array(event["q"]), np.array(event["v"])
        tau = controlled(event["t"], q, v) / UNIT
        q, qd = q * UNIT, v * UNIT
        old, new = with_free(modes([before]))[0], with_free(modes([event]))[0]
        for mode, when in ((old, "before"), (new, "after")):
            f, qdd, status = model.friction_dynamics(q, qd, tau, mode)
            assert_known(qdd / UNIT, event[f"a_{when}"])
            assert_known(LEAD * f[2], event[f"lam_{when}"][0])
            assert status == 0
        kind = event["kind"].split(":")[0]
        if kind != "normal_sign":
            mode, status = model.decide(q, qd, tau, old, [False, False, kind == "slip"])
            assert (mode[2], status) == (new[2], 0)


@pytest.mark.parametrize("case", VECTOR["breakaway_instances"])
def test_breakaway_instances(target, case):
    model = compiled(spherical_screw(), target)
    q, qd, tau = np.array(case["q"]) * UNIT, np.array(case["v"]) * UNIT, np.array(case["tau"]) / UNIT
    assert_known(model.mass_matrix(q) * np.outer(UNIT, UNIT), case["D"])
    assert_known(model.bias(q, qd) * UNIT, case["h"])

    def answer(mode):
        f, qdd, low, high, _, status = model.friction_limits(q, qd, tau, [1, 1, mode])
        assert status == 0
        # (24): tau_s = J (the screw's own acceleration + that of the boom about the screw's axis)
        boom = math.sin(case["q"][1]) * qdd[0] + math.cos(case["q"][1]) * case["v"][0] * case["v"][1]
        return f[2], qdd, low[2], high[2], 0.008 * (qdd[2] / LEAD + boom)

    f, qdd, low, high, tau_s = answer(0)
    assert_known(qdd / UNIT, case["stuck_qdd"])
    assert_known(tau_s, case["stuck_tau_s"][0])
    assert_known(LEAD * (tau[2] - f) - tau_s, case["stuck_tau_l"][0])
    assert_known(LEAD * min(high - f, f - low), case["stuck_margin"][0])
    consistent = int(low <= f <= high) + sum(s * answer(s)[1][2] > 0 for s in (1, -1))
    assert consistent == case["n_consistent_modes"]

    mode, status = model.decide(q, qd, tau, [1, 1, 0], [False] * 3)
    assert (mode[2], status) == (case["mode"][0], 0)
    f, qdd, _, _, tau_s = answer(int(mode[2]))
    assert_known(qdd / UNIT, case["qdd"])
    load = LEAD * (tau[2] - f) - tau_s
    assert_known(load, case["tau_l"][0])
    assert np.sign(load) == case["sig"][0]


# section 5: jumps at a reversal


@pytest.mark.parametrize("row", JUMPS["rows"])
def test_dupont_31_and_32(target, row):
    """The data reverse from + to -, and tau_l > 0: driving before, backdriving after."""
    p = JUMPS["params"]
    k = Number(p["k"])
    keys = {"efficiency": None, "static_efficiency": None, "loss": (k, k), "inertia": Number(row["J"])}
    if row["eq"] == 31:
        keys["motor_friction"] = Friction(coulomb=Number(p["tau_f"]))
    chain = scalar_screw(0.0, **keys)
    if row["eq"] == 32:
        rubs = Friction(coulomb=Number(p["tau_f"] / p["N"]))
        chain = replace(chain, joints=(replace(chain.joints[0], friction=rubs),))
    model = compiled(chain, target)
    tau = 750 * math.sin(4 * row["t_reversal"])
    found = [model.friction_dynamics([0.0], [0.0], [tau], [mode])[1][0] for mode in (1, -1)]
    assert_known(found, [row["qdd_before"], row["qdd_after"]])
    assert_known(p["M"] * (found[0] - found[1]), row["delta_tau_l"])
    assert_known(p["M"] * (found[0] - found[1]), row["corrected"])


def test_screw_of_a_friction_angle(target):
    """(21): eta1 = 1/(1 + K d/l), eta2 = 1/(1 - K d/l); driven up, tau - J qdd = (1 + k) m l^2 qdd, down (1 - k)."""
    keys = {"lead": Number(0.5), "efficiency": None, "static_efficiency": None}
    angle = FrictionAngle(Number(0.6), Number(0.25))
    model = compiled(scalar_screw(0.0, friction_angle=angle, **keys), target)
    k, J = 0.6 * 0.25 / 0.5, 5 / 0.5**2
    for tau, mode, factor in ((700.0, 1, 1 + k), (-700.0, 1, 1 - k), (700.0, -1, 1 - k), (-700.0, -1, 1 + k)):
        _, qdd, _ = model.friction_dynamics([0.0], [0.0], [tau], [mode])
        assert_known(qdd[0], tau / (50 * factor + J), 1e-14)
    held = compiled(scalar_screw(300.0, friction_angle=angle, **keys), target)
    _, low, high = held.friction_inverse_dynamics([0.0], [0.0], [0.0])
    assert_known([low[0], high[0]], [300 * (1 - k), 300 * (1 + k)], 1e-14)


def test_losses_from_efficiencies(target):
    """1/eta1 = 1 + k1 and 1/eta2 = 1 - k2; Dupont's figures are consistent with two different k."""
    known = DATA["dupont_screw"]["eta_consistency"]
    algebra = FloatAlgebra()

    def losses(**keys):
        drive = Drive(**{name: tuple(Number(x) for x in pair) for name, pair in keys.items()})
        found = drive_losses(drive, Values(assemble(scalar_screw()), algebra, {}, {}, None))
        return found.k1.x, found.k2.x

    assert_known(losses(efficiency=(0.663, 1.91)), [known["k_from_eta1"], known["k_from_eta2"]])
    for k, etas in DATA["dupont_identification"]["eta_table"].items():
        assert_known(losses(efficiency=(etas["eta1"], etas["eta2"])), [float(k)] * 2)
        assert_known(losses(loss=(float(k), float(k))), [float(k)] * 2)
