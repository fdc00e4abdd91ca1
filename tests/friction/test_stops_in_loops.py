"""Stops of joints that loops move beside friction by loads: rigid ones are refused, soft ones load the bearings."""

from __future__ import annotations

import numpy as np
import pytest

import symgen
from symgen.describe.load import loads_chain
from symgen.errors import ChainError
from symgen.reference.friction import FrictionReference
from tests.friction.test_loads_in_loops import FUNCTIONS, PINS, agree

LEVEL = ", friction: {coulomb: 0.01}"

GEAR = """
  - {name: gear, type: revolute, parent: base, place: {xyz: [0.9, 0, 0]}, mass: 0.2, inertia: {zz: 0.001}STOP}
coupled: {gear: 2*LEADER}
loops:"""


def with_stop(joint: str, stop: str = "{upper: 2}") -> str:
    return PINS.replace(f"{{name: {joint},", f"{{name: {joint}, stop: {stop},")


def geared(leader: str, stop: str = ", actuated: false, stop: {upper: 3}") -> str:
    """The four-bar with a wheel beside it that one of its joints turns."""
    return PINS.replace("\nloops:", GEAR.replace("LEADER", leader).replace("STOP", stop))


@pytest.mark.parametrize("text", [with_stop("rocker"), with_stop("coupler"), geared("rocker")])
def test_rigid_stops_of_joints_that_loops_move_are_refused_beside_loads(text: str) -> None:
    with pytest.raises(ChainError, match=r"a closed stop of '(rocker|coupler|gear)'") as refused:
        loads_chain(text)
    said = str(refused.value)
    assert all(path in said for path in ("joints.crank.friction", "joints.rocker.friction", "loops.B.friction"))
    assert "give the stop a stiffness" in said


@pytest.mark.parametrize("text", [with_stop("crank"), geared("crank"), geared("rocker", "")])
def test_stops_that_act_as_tau_of_a_coordinate_are_taken(text: str) -> None:
    assert loads_chain(text).loops


def test_rigid_stops_of_joints_that_loops_move_are_taken_beside_levels_and_bearings_outside() -> None:
    levels = PINS.replace("coefficient: 0.1, static_coefficient: 0.15, radius: 0.02, normal: radial", "static: 0.03")
    for mu, r in ((0.12, 0.015), (0.2, 0.02), (0.15, 0.015)):
        levels = levels.replace(f"coefficient: {mu}, radius: {r}, normal: radial", "viscous: 0.01")
    levels = levels.replace("viscous: 0.02, viscous: 0.01", "viscous: 0.02")
    rail = "friction: {coefficient: 0.1, normal: [0, 1, 0]}"
    carriage = f"{{name: carriage, type: prismatic, place: {{xyz: [0, 0, 0]}}, mass: 2, {rail}}}"
    text = levels.replace("joints:\n", f"joints:\n  - {carriage}\n")
    text = text.replace("{name: crank,", "{name: crank, parent: carriage,")
    text = text.replace(
        "{name: rocker, type: revolute, parent: base", "{name: rocker, type: revolute, parent: carriage"
    )
    text = text.replace("{name: rocker,", "{name: rocker, stop: {upper: 2},")
    assert loads_chain(text).joint("rocker").stop is not None


def test_the_force_of_a_soft_stop_on_a_rocker_presses_the_pins() -> None:
    """Beyond the bound pin B carries the stop's moment; friction as by the literal law with multipliers."""
    soft = with_stop("rocker", "{upper: 0.5, stiffness: 500, damping: 1}")
    agree(loads_chain(soft), np.array([1.1]), 0)
    free, stopped = (symgen.build_model(loads_chain(t), "numpy", functions=FUNCTIONS) for t in (PINS, soft))
    f = [model.friction_dynamics([1.1], [2.0], [0.0], [1])[0] for model in (free, stopped)]
    assert abs(f[1][0]) > 2.0 * abs(f[0][0])
    law = FrictionReference(loads_chain(soft))
    at, rates = np.array([1.1]), np.array([2.0])
    f_now, qdd, _ = stopped.friction_dynamics(at, rates, [0.0], [1])
    assert law.verify(at, rates, [0.0], [1], f_now, qdd).worst < 1e-11  # small solves, double precision
