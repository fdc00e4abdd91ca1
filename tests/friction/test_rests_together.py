"""Joints of a five-bar that come to rest together: events and interpolated steps give one motion, and keep its energy.

Where the pin at the tool holds, one freedom is left, and all other joints stop at the same instant.
"""

from __future__ import annotations

import numpy as np
import pytest

import symgen
from symgen.describe.load import loads_chain

NAMES = ("m1", "arm1", "m2", "arm2", "T")

FIVE_BAR = """
symgen: 1
name: five_bar
gravity: [0, 0, -9.81]
parameters: {F1: 0.01, F2: 0.01, F3: 0.01, F4: 0.01, F5: 0.01}
joints:
  - {name: m1, type: revolute, place: {xyz: [-0.1, 0, 0]}, mass: 0.6, com: [0.09, 0, 0], inertia: {zz: 0.003},
     drive: {ratio: 20, inertia: 0.00002}, stiffness: 20, rest: 2.0944, friction: {coulomb: F1, viscous: 0.001}}
  - {name: arm1, type: revolute, actuated: false, place: {xyz: [0.2, 0, 0]}, mass: 0.3, com: [0.12, 0, 0],
     inertia: {zz: 0.0018}, friction: {coulomb: F2, viscous: 0.001}}
  - {name: m2, type: revolute, parent: base, place: {xyz: [0.1, 0, 0]}, mass: 0.6, com: [0.09, 0, 0],
     inertia: {zz: 0.003}, drive: {ratio: 20, inertia: 0.00002}, stiffness: 20, rest: 1.0472,
     friction: {coulomb: F3, viscous: 0.001}}
  - {name: arm2, type: revolute, actuated: false, place: {xyz: [0.2, 0, 0]}, mass: 0.3, com: [0.12, 0, 0],
     inertia: {zz: 0.0018}, friction: {coulomb: F4, viscous: 0.001}}
loops:
  - {name: T, type: revolute, between: [{joint: arm1, at: [0.25, 0, 0]}, {joint: arm2, at: [0.25, 0, 0]}],
     near: {m1: 120 deg, m2: 60 deg, arm1: -60 deg, arm2: 60 deg}, friction: {coulomb: F5, viscous: 0.001}}
"""

RUNS = {
    # the pin slips while the others slide: its way in a step is none of the influence coefficients at the start
    "slips": (
        [0.02470573201985301, 0.005210395844098642, 0.04100036350012029, 0.0030118758452390196, 0.18241958576982134],
        [2.013066100946897, 0.8102971677421377], [1.0328652123176738, 3.4172364245429394],
    ),
    # an arm turns, and friction brings it back to rest within the first part of the next step
    "turns_back": (
        [0.0064073868459338405, 0.002294408381892594, 0.012045212882527977, 0.0815038733991101, 0.003577184181285403],
        [1.8252127806386456, 0.9897311038929169], [-2.4118956439259573, -3.273975635047025],
    ),
}  # fmt: skip
"""Levels in the order of NAMES, N m; coordinates and rates at the start."""


@pytest.fixture(scope="module")
def five_bar():
    return symgen.build_model(loads_chain(FIVE_BAR), "c")


@pytest.mark.parametrize("run", RUNS)
def test_events_and_steps_give_one_motion(five_bar, run):
    """Two methods with nothing in common but the law: steps of 0.2 ms have errors of 1e-9 times some tens of events.

    A wrong mode of one joint for some milliseconds is 1e-4 and more; a storm of events ends the run before its time.
    """
    levels, q, qd = RUNS[run]
    params = dict(zip(("F1", "F2", "F3", "F4", "F5"), levels, strict=True))
    exact = symgen.simulate(five_bar, 2.0, q=q, qd=qd, params=params)
    assert exact.status == 0, exact.message
    balance = exact.energy - exact.energy[0] - exact.work_in + exact.dissipated
    assert np.abs(balance).max() < 1e-7 * exact.energy[0]  # rtol is 1e-9
    stepped = symgen.simulate(five_bar, 2.0, q=q, qd=qd, params=params, method="interpolated", dt=2e-4)
    assert stepped.q[-1] == pytest.approx(exact.q[-1], abs=1e-6)


def test_what_comes_to_rest_together_is_one_event(five_bar):
    """The pin holds, one freedom is left: the other four joints turn round at the same instants."""
    levels, q, qd = RUNS["slips"]
    params = dict(zip(("F1", "F2", "F3", "F4", "F5"), levels, strict=True))
    run = symgen.simulate(five_bar, 2.0, q=q, qd=qd, params=params)
    pairs = zip(run.events, run.events[1:], strict=False)
    held = [event for before, event in pairs if before.mode[4] == event.mode[4] == 0]
    assert len(held) > 5
    assert all(set(event.joints) == {"m1", "m2", "arm1", "arm2"} for event in held)
    assert all(event.qd == (0.0, 0.0) for event in held)
