"""Reversals of joints with friction whose motion is given: events, and friction of the other sense from then on."""

from __future__ import annotations

import numpy as np
import pytest

import symgen
from symgen.describe.load import loads_chain

CRANK = """
symgen: 1
name: crank
gravity: [0, 0, 0]
joints:
  - {name: rail, type: prismatic, place: {axis: [1, 0, 0]}, mass: 2, motion: 0.3*sin(2*t),
     friction: {static: 6, coulomb: 5, viscous: 1.5}}
"""


def test_the_force_of_a_driven_slide_jumps_at_its_reversals():
    """The published case: F = m a + 1.5 v + 5 sign v, from 2.6 N to -7.4 N at pi/4."""
    run = symgen.simulate(symgen.build_model(loads_chain(CRANK), "c"), 3.2)
    assert [(event.kind, event.joints, event.before, event.mode) for event in run.events] == [
        ("reversal", ("rail",), (1,), (-1,)),
        ("reversal", ("rail",), (-1,), (1,)),
    ]
    np.testing.assert_allclose([event.time for event in run.events], [np.pi / 4, 3 * np.pi / 4], rtol=1e-14)
    force = 2.0 * -1.2 * np.sin(2 * run.t) + run.friction[:, 0]
    np.testing.assert_allclose(run.tau[:, 0], force, atol=1e-12)
    events = [event.time for event in run.events]
    sense = np.where(np.searchsorted(events, run.t, side="right") == 1, -1, 1)
    np.testing.assert_allclose(run.friction[:, 0], 1.5 * 0.6 * np.cos(2 * run.t) + 5 * sense, atol=1e-12)
    turns = 0.3 * np.sin(2 * np.array([0.0, *events, 3.2]))
    lost = 1.5 * 0.36 * (1.6 + np.sin(12.8) / 8) + 5 * np.sum(np.abs(np.diff(turns)))
    assert run.dissipated[-1] == pytest.approx(lost, rel=1e-9)  # the tolerance of the run


BETWEEN = """
symgen: 1
name: between
gravity: [0, 0, 0]
joints:
  - {name: crank, type: revolute, place: {xyz: [0, 0, 0]}, inertia: {zz: 1}, motion: 2*t}
  - {name: left, type: revolute, parent: base, place: {xyz: [0, 0, 0]}, inertia: {zz: 1}, motion: sin(t)}
  - {name: free, type: revolute, parent: base, place: {xyz: [0, 0, 0]}, inertia: {zz: 1}, friction: {coulomb: 0.1}}
  - {name: cam, type: prismatic, parent: base, place: {xyz: [0, 0, 0]}, mass: 2, friction: {coulomb: 3}}
  - {name: belt, type: revolute, parent: base, place: {xyz: [0, 0, 0]}, friction: {coulomb: 0.5}}
coupled: {cam: 0.2*cos(crank), belt: crank - 4*left}
"""


def test_followers_of_driven_joints_turn_round():
    """A cam's follower at its dead centres 2 t = k pi, a differential where 2 - 4 cos t = 0; the free joint beside
    them comes to rest by itself."""
    chain = loads_chain(BETWEEN)
    model = symgen.build_model(chain, "c")
    run = symgen.simulate(model, 2.0, qd=[2, 1, 0.15], q=[0, 0, 0])
    found = [(event.kind, event.joints) for event in run.events]
    assert found == [("reversal", ("belt",)), ("stick", ("free",)), ("dead_centre", ("cam",))]
    wanted = [np.pi / 3, 1.5, np.pi / 2]
    np.testing.assert_allclose([event.time for event in run.events], wanted, rtol=1e-13)
    lost = 0.5 * 0.15**2 + 3 * 0.2 * (2 - (np.cos(4.0) + 1) * -1)
    way = [2 * t - 4 * np.sin(t) for t in (0.0, np.pi / 3, 2.0)]
    lost += 0.5 * np.sum(np.abs(np.diff(way)))
    assert run.dissipated[-1] == pytest.approx(lost, rel=1e-9)
    report = symgen.check_model(chain, samples=8, functions=["switching_functions"], targets=[("numpy", "float64")])
    assert [c for c in report.comparisons if not c.passed] == []
