"""Karnopp 1985 in numbers: everything instantaneous in `friction_cases.json`, to 1e-10, from compiled C and from NumPy.

| case | samples | events |
|---|---|---|
| single mass, ramp | friction, acceleration, energy | breakaway, friction before and after, decision |
| single mass, pulled by a spring | the same | the same |
| relative motion | friction, both accelerations, energy, the corrected (7) | the same |
| two masses | both frictions, both accelerations, energy, bands | the same, Karnopp's cases a to d |

Accelerations are not printed; they follow from the printed friction by Newton's law for each body.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import numpy as np
import pytest
from friction_chains import (
    TARGETS,
    assert_known,
    column,
    compiled,
    friction_data,
    modes,
    relative_masses,
    single_mass,
    slide,
    two_masses,
)

from symgen.describe.chain import Chain, Friction
from symgen.describe.expression import Number

DATA = friction_data()
RAMP, PULL = (DATA["karnopp_single_mass"][name] for name in ("a_ramp", "b_spring_pull"))
RELATIVE, TWO = DATA["karnopp_relative"], DATA["karnopp_two_masses"]["main"]
JOINTS = {"mass": 0, "rel": 0, "r": 0, "2": 1}
"""Places in the data's modes."""

pytestmark = pytest.mark.parametrize("target", TARGETS)


def events(rows: list[dict[str, Any]]) -> list[tuple[dict[str, Any], np.ndarray, np.ndarray, np.ndarray, np.ndarray]]:
    """Each event with the modes before and after, whose limit was reached, and who is at rest."""
    found = []
    for before, row in pairwise(rows):
        old, new = modes([before])[0], modes([row])[0]
        reached = np.zeros(len(old), bool)
        resting = (old == 0) & (new == 0)
        for part in row["kind"].split("+"):
            what, joint = part.split(":")
            reached[JOINTS[joint]] = what == "slip"
            resting[JOINTS[joint]] = True
        found.append((row, old, new, reached, resting))
    return found


def light_mass() -> Chain:
    """The mass that a spring pulls: levels 4 and 6."""
    rubs = Friction(coulomb=Number(4.0), static=Number(6.0))
    return Chain("light", (slide("x", 1.0, friction=rubs),), gravity=(Number(0.0),) * 3)


def ramp_force(rows):
    return column(rows, "z")[:, 2]


def pull_force(rows):
    z = column(rows, "z")
    return PULL["params"]["k"] * (z[:, 2] - z[:, 0])


SINGLE = [(RAMP, single_mass(), 2.0, ramp_force, 0.0), (PULL, light_mass(), 1.0, pull_force, 25.0)]


@pytest.mark.parametrize(("case", "chain", "mass", "force", "k"), SINGLE, ids=["ramp", "spring"])
def test_single_mass_samples(target, case, chain, mass, force, k):
    model = compiled(chain, target)
    rows = case["samples"]
    z, mode, F = column(rows, "z"), modes(rows), force(rows)
    q, qd = z[:, :1], z[:, 1:2] * (mode != 0)
    f, qdd, status = model.friction_dynamics(q, qd, F[:, None], mode)
    lam = column(rows, "lam")
    assert_known(f, lam)
    assert_known(qdd[:, 0], (F - lam[:, 0]) / mass)
    assert np.all(qdd[mode == 0] == 0.0)
    assert not np.any(status)
    spring = 0.5 * k * (z[:, 2] - z[:, 0]) ** 2
    assert_known(model.kinetic_energy(q, z[:, 1:2]) + spring, column(rows, "E"))


@pytest.mark.parametrize(("case", "chain", "mass", "force", "k"), SINGLE, ids=["ramp", "spring"])
def test_single_mass_events(target, case, chain, mass, force, k):
    model = compiled(chain, target)
    for row, old, new, reached, _ in events(case["events"]):
        q, tau = row["z"][:1], force([row])
        _, _, low, high, _, _ = model.friction_limits(q, [0.0], tau, old)
        if reached[0]:  # breakaway: what holds it is the static level, to 1e-10
            assert_known(np.abs(row["lam_before"]), high)
            assert_known(-high, low)
        f, _, _ = model.friction_dynamics(q, [0.0], tau, old)
        assert_known(f, row["lam_before"])
        mode, status = model.decide(q, [0.0], tau, old, reached)
        assert (list(mode), status) == (list(new), 0)
        f, qdd, _ = model.friction_dynamics(q, [0.0], tau, mode)
        assert_known(f, row["lam_after"])
        assert_known(qdd, [(tau[0] - f[0]) / mass])


def relative_state(rows):
    """q, qd, tau with coordinates x2 and x1 - x2, and F1, F2."""
    x1, x2, v1, v2, s = column(rows, "z").T[:5]
    F1, F2 = 12 * s, np.full(len(rows), 3.0)
    return np.stack([x2, x1 - x2], 1), np.stack([v2, v1 - v2], 1), np.stack([F1 - F2, F1], 1), F1, F2


def with_free(mode):
    """Modes of x2, which nothing rubs, and of the joint between the masses."""
    return np.stack([np.ones(len(mode), np.int8), mode[:, 0]], 1)


def test_relative_motion_samples(target):
    model = compiled(relative_masses(), target)
    rows, p = RELATIVE["samples"], RELATIVE["params"]
    mode = with_free(modes(rows))
    q, qd, tau, F1, F2 = relative_state(rows)
    f, qdd, status = model.friction_dynamics(q, qd * (mode != 0), tau, mode)
    lam = column(rows, "lam")[:, 0]
    assert_known(f[:, 1], lam)
    assert np.all(f[:, 0] == 0.0)
    second = (lam - F2) / p["m2"]
    assert_known(qdd, np.stack([second, (F1 - lam) / p["m1"] - second], 1))
    assert not np.any(status)
    assert_known(model.kinetic_energy(q, qd), column(rows, "E"))
    # (11), which follows from (7) as corrected
    f, _ = model.sticking_forces(q[0], qd[0], tau[0], [False, True])
    assert_known(f[1], RELATIVE["eq7_as_printed"]["at_t0_plus_F1_0"]["correct"])


def test_relative_motion_events(target):
    model = compiled(relative_masses(), target)
    for row, old, new, reached, _ in events(RELATIVE["events"]):
        q, qd, tau, _, _ = (x[0] for x in relative_state([row]))
        qd[1] = 0.0
        for mode, key in ((old, "lam_before"), (new, "lam_after")):
            f, _, status = model.friction_dynamics(q, qd, tau, with_free(mode[None])[0])
            assert_known(f[1:], row[key])
            assert status == 0
        mode, status = model.decide(q, qd, tau, with_free(old[None])[0], [False, reached[0]])
        assert (mode[1], status) == (new[0], 0)


def two_state(rows):
    """q, qd, tau with coordinates x2 and x1 - x2: spring k1 from the moving support, spring ks between the masses."""
    x1, x2, v1, v2, u = column(rows, "z").T[:5]
    p = TWO["params"]
    F1, Fs = p["k1"] * (u - x1), p["ks"] * (x1 - x2)
    return np.stack([x2, x1 - x2], 1), np.stack([v2, v1 - v2], 1), np.stack([F1 - p["F2"], F1 - Fs], 1), F1, Fs


def test_two_masses_samples(target):
    model = compiled(two_masses(), target)
    rows, p = TWO["samples"], TWO["params"]
    mode = modes(rows)[:, ::-1]
    q, qd, tau, F1, Fs = two_state(rows)
    f, qdd, low, high, _, status = model.friction_limits(q, qd * (mode != 0), tau, mode)
    lam = column(rows, "lam")
    assert_known(f[:, ::-1], lam)
    second = (Fs + lam[:, 0] - lam[:, 1] - p["F2"]) / p["m2"]
    assert_known(qdd, np.stack([second, (F1 - Fs - lam[:, 0]) / p["m1"] - second], 1))
    assert np.all(qdd[mode == 0] == 0.0)
    assert_known(high, np.tile([p["Ff_H"], p["Fr_H"]], (len(rows), 1)), 0.0)
    assert np.array_equal(low, -high)
    assert not np.any(status)
    z = column(rows, "z")
    springs = 0.5 * (p["k1"] * (z[:, 4] - z[:, 0]) ** 2 + p["ks"] * (z[:, 0] - z[:, 1]) ** 2)
    assert_known(model.kinetic_energy(q, qd) + springs, column(rows, "E"))


def test_two_masses_events(target):
    model = compiled(two_masses(), target)
    sequence = "a"
    for row, old, new, reached, resting in events(TWO["events"]):
        q, qd, tau, _, _ = (x[0] for x in two_state([row]))
        qd = np.where(resting[::-1], 0.0, qd)
        for mode, key in ((old, "lam_before"), (new, "lam_after")):
            f, _, status = model.friction_dynamics(q, qd, tau, mode[::-1])
            assert_known(f[::-1], row[key])
            assert status == 0
        mode, status = model.decide(q, qd, tau, old[::-1], reached[::-1])
        assert (list(mode[::-1]), status) == (list(new), 0)
        sequence += {(0, 0): "a", (1, 0): "b", (0, 1): "c", (1, 1): "d"}[tuple(int(x) for x in abs(mode[::-1]))]
    assert sequence == TWO["case_sequence"]
