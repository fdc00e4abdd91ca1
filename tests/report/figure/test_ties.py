"""Distances in figures: springs, dampers and cables between their places, and nothing that slides on the base."""

import pytest

from symgen.describe.load import loads_chain
from symgen.pipeline import chain_figure
from symgen.pipeline.load import as_mechanism
from symgen.report.figure.pose import geometry
from symgen.report.figure.scene import Polyline

TIES = """
symgen: 1
name: ties
parameters: {k: 40, F: 3}
joints:
  - {name: boom, type: revolute, place: {xyz: [0, 0, 0]}, mass: 2, com: [0.6, 0, 0]}
  - {name: cart, type: prismatic, parent: base, place: {xyz: [0, -1, 0], axis: [1, 0, 0]}, mass: 1,
     drive: {ratio: 2, inertia: 0.1, backlash: {gap: 0.01, restitution: 0.5}}}
points: {hook: {joint: boom, at: [1, 0, 0]}}
distances:
  spring: {between: [hook, {joint: base, at: [0, 0.9, 0]}], stiffness: k, rest: 0.5}
  rope: {between: [hook, {joint: cart}], stop: {upper: 1.5}}
loads: [{point: hook, force: [0, F, 0], frame: link}]
"""


def test_ties_are_no_joints_of_a_pose():
    """Joints behind them keep their places, and the tie has the length that its coordinate has."""
    numbers = geometry(as_mechanism(loads_chain(TIES)))
    pose = numbers.at({"boom": 0.3, "cart": 0.2})
    assert [joint.joint.name for joint in pose.joints] == ["boom", "cart", "cart_motor"]
    spring, rope = pose.ties
    assert spring.links == (0, -1)
    assert rope.links == (0, 1)
    assert spring.places[0] == pytest.approx((0.9553364891, 0.2955202067, 0))
    assert rope.places[1] == pytest.approx((0.2, -1, 0))


def test_a_spring_and_a_cable_are_drawn_between_their_places():
    scene = chain_figure(loads_chain(TIES)).scene
    lines = [part.points for part in scene.primitives if isinstance(part, Polyline)]
    assert any(len(line) > 8 for line in lines)  # the coils
    assert "of-spring" in chain_figure(loads_chain(TIES)).to_svg()
