"""Linkages of `examples/linkages` against closed forms of their geometry."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from symgen import build_model, load_chain
from symgen.describe.load import loads_chain
from symgen.reference.coupled_mechanics import mechanics_of
from symgen.reference.poses import Poses

FOLDER = Path(__file__).parents[2] / "examples" / "linkages"

PATHS = sorted(FOLDER.glob("*.yaml"))

EXACT = 1e-12
"""Absolute, m and rad: sines, cosines and roots of numbers of order one."""


def linkage(name):
    chain = load_chain(FOLDER / f"{name}.yaml")
    mechanics = mechanics_of(chain)
    values = {name: float(value) for name, value in mechanics.names.items()}
    return mechanics, values


def joints(mechanics, q):
    return dict(zip(mechanics.dependence.all, mechanics.coordinates(q), strict=True))


def meeting(A, a, B, b, side):
    """Corner C of a triangle with sides a from A and b from B, to the left (1) or right (-1) of the way from A to B."""
    way = np.subtract(B, A)
    far = np.hypot(*way)
    along = (far**2 + a**2 - b**2) / (2 * far)
    height = side * np.sqrt(a**2 - along**2)
    return A + (along * way + height * np.array([-way[1], way[0]])) / far


def polar(radius, angle):
    return radius * np.array([np.cos(angle), np.sin(angle)])


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_chains_round_trip_and_are_named_as_their_files(path):
    chain = load_chain(path)
    assert chain.name == path.stem
    assert loads_chain(chain.to_yaml()) == chain


@pytest.mark.parametrize("path", PATHS, ids=lambda path: path.stem)
def test_models_agree_with_multipliers(path):
    """1e-12: small linear systems, whose condition is some tens."""
    chain = load_chain(path)
    model, judge = build_model(chain, "numpy", functions=["forward_dynamics", "coordinates"]), mechanics_of(chain)
    draw = np.random.default_rng(1)
    poses = Poses(chain)
    q = poses.reached(poses.default() + draw.uniform(-0.1, 0.1, judge.n), 10.0)
    qd, tau = 0.5 * draw.normal(size=(2, judge.n))
    wanted = judge.forward_dynamics(q, qd, tau)
    assert np.max(np.abs(model.forward_dynamics(q, qd, tau) - wanted)) <= EXACT * (1.0 + np.max(np.abs(wanted)))
    assert np.max(np.abs(model.coordinates(q) - judge.coordinates(q))) <= EXACT


@pytest.mark.parametrize("q", [-2.0, 0.3, 1.9, 7.0])
def test_slider_crank(q):
    mechanics, p = linkage("slider_crank")
    wanted = p["r"] * np.cos(q) + np.sqrt(p["l"] ** 2 - (p["r"] * np.sin(q) - p["e"]) ** 2)
    assert abs(joints(mechanics, [q])["piston"] - wanted) < EXACT


@pytest.mark.parametrize("q", [-2.0, 0.3, 1.9])
def test_coupler_curve_of_the_four_bar(q):
    mechanics, p = linkage("four_bar")
    A, D = polar(p["a"], q), np.array([p["f"], 0.0])
    along = (meeting(A, p["b"], D, p["c"], 1) - A) / p["b"]
    wanted = A + 0.2 * along + 0.15 * np.array([-along[1], along[0]])
    assert np.max(np.abs(mechanics.position("C", [q])[:2] - wanted)) < EXACT


@pytest.mark.parametrize("q", [-2.0, 0.3, 1.9])
def test_quick_return(q):
    mechanics, p = linkage("quick_return")
    pin = polar(p["r"], q) + np.array([0.0, p["f"]])
    found = joints(mechanics, [q])
    lever = np.arctan2(pin[1], pin[0])
    tip = polar(p["l"], lever)
    assert abs(found["block"] - np.hypot(*pin)) < EXACT
    assert abs(np.sin(found["lever"] + np.pi / 2 - lever)) < EXACT
    assert abs(found["ram"] - tip[0] - np.sqrt(p["b"] ** 2 - (p["l"] - tip[1]) ** 2)) < EXACT


def test_the_ram_returns_faster_than_it_cuts():
    """At its ends the lever touches the crank's circle, sin(half its swing) = r/f; there the ratio of times follows."""
    mechanics, p = linkage("quick_return")
    swing = np.arcsin(p["r"] / p["f"])
    for q in (-swing, np.pi + swing):
        assert abs(mechanics.joint_rates([q])[1, 0]) < EXACT
    assert (np.pi + 2 * swing) / (np.pi - 2 * swing) > 1.7


@pytest.mark.parametrize("q", [-0.25, 0.1, 0.2])
def test_watt_s_curve(q):
    """In polar coordinates about its middle, from the line of the fixed pins: rho^2 = l^2 - (a sin + root)^2."""
    mechanics, p = linkage("watt")
    W = mechanics.position("W", [q])[:2]
    a, c = np.hypot(p["l"], p["b"] / 2), p["b"] / 2
    line = np.arctan2(-p["b"] / 2, p["l"])
    theta = np.arctan2(W[1], W[0]) - line
    root = np.sqrt(c**2 - (a * np.cos(theta)) ** 2)
    options = [p["l"] ** 2 - (a * np.sin(theta) + side * root) ** 2 for side in (1, -1)]
    assert min(abs(W @ W - option) for option in options) < EXACT
    assert abs(W[0]) < 2e-3  # nearly straight over 0.25 m


@pytest.mark.parametrize("q", [(2.0, 1.0), (2.2, 0.8), (1.5, 1.6)])
def test_tool_of_the_five_bar(q):
    mechanics, p = linkage("five_bar")
    A, B = np.array([-p["w"], 0]) + polar(p["a"], q[0]), np.array([p["w"], 0]) + polar(p["a"], q[1])
    assert np.max(np.abs(mechanics.position("tool", q)[:2] - meeting(A, p["b"], B, p["b"], 1))) < EXACT


@pytest.mark.parametrize("q", [0.0, 0.5, -0.3])
def test_delta_with_equal_arms_goes_straight_down(q):
    mechanics, p = linkage("delta")
    wanted = -p["a"] * np.sin(q) - np.sqrt(p["b"] ** 2 - (p["R"] + p["a"] * np.cos(q) - p["s"]) ** 2)
    assert np.max(np.abs(mechanics.position("tool", [q] * 3) - [0, 0, wanted])) < EXACT


@pytest.mark.parametrize("q", [(0.3, -0.2), (-0.5, 0.25)])
def test_spindles_of_the_ankle(q):
    mechanics, p = linkage("ankle")
    found = joints(mechanics, q)
    (s1, c1), (s2, c2) = ((np.sin(x), np.cos(x)) for x in q)
    turn = np.array([[c1, 0, s1], [0, 1, 0], [-s1, 0, c1]]) @ np.array([[1, 0, 0], [0, c2, -s2], [0, s2, c2]])
    for name, side in (("s1", 1), ("s2", -1)):
        way = turn @ [-p["c"], side * p["w"], 0] - [-p["c"], side * p["w"], p["h"]]
        assert abs(found[name] - np.linalg.norm(way)) < EXACT


@pytest.mark.parametrize("q", [(0.4, 1.3, 0.2), (-1.0, 1.9, -0.3)])
def test_parallelograms_keep_the_gripper_level(q):
    mechanics, _ = linkage("palletiser")
    found = joints(mechanics, q)
    wanted = {"forearm": q[2] - q[1], "rod": q[1] - q[2], "triangle": -q[1], "stay": q[1], "gripper": -q[2]}
    assert max(abs(found[name] - value) for name, value in wanted.items()) < EXACT


@pytest.mark.parametrize("q", [1.15, 1.3])
def test_bucket_of_the_excavator(q):
    mechanics, _ = linkage("excavator")
    A = meeting(np.array([0.35, 0.3]), q, np.array([1.6, 0.0]), 0.4, 1)
    B = meeting(A, 0.45, np.array([2.0, 0.0]), np.hypot(0.1, 0.3), 1)
    bucket = np.arctan2(B[1], B[0] - 2.0) - np.arctan2(0.3, 0.1)
    assert abs(joints(mechanics, [q])["bucket"] - bucket) < EXACT


@pytest.mark.parametrize("q", [0.6, 1.1])
def test_scissors(q):
    mechanics, p = linkage("scissor_lift")
    wanted = [0.5, np.sqrt(p["l"] ** 2 - q**2) + 0.1, 0.0]
    assert np.max(np.abs(mechanics.position("load", [q]) - wanted)) < EXACT
    assert abs(joints(mechanics, [q])["roller"] - q) < EXACT


@pytest.mark.parametrize("q", [0.9, 0.2])
def test_toggles(q):
    mechanics, p = linkage("toggle_press")
    wanted = p["l"] * np.cos(q) + np.sqrt(p["l"] ** 2 - (p["l"] * np.sin(q) - p["e"]) ** 2)
    assert abs(joints(mechanics, [q])["ram"] - wanted) < EXACT


@pytest.mark.parametrize("q", [-1.0, 0.0, 0.7])
def test_peaucellier_s_line_is_straight(q):
    mechanics, p = linkage("peaucellier")
    assert abs(mechanics.position("Q", [q])[0] - (p["l"] ** 2 - p["s"] ** 2) / (2 * p["r"])) < EXACT


@pytest.mark.parametrize("q", [0.8, 1.3])
def test_jaws_stay_parallel(q):
    mechanics, p = linkage("gripper")
    tip, other = mechanics.position("tip", [q]), mechanics.position("other_tip", [q])
    assert np.max(np.abs(tip[:2] - [0.015 + p["l"] * np.cos(q), p["l"] * np.sin(q) + 0.04])) < EXACT
    assert np.max(np.abs(tip * [-1, 1, 1] - other)) < EXACT


@pytest.mark.parametrize("q", [(0.6, 0.1, -0.2), (0.7, -0.2, 0.15)])
def test_legs_of_the_platform(q):
    mechanics, p = linkage("stewart")
    found = joints(mechanics, q)
    (s1, c1), (s2, c2) = ((np.sin(x), np.cos(x)) for x in q[1:])
    turn = np.array([[1, 0, 0], [0, c1, -s1], [0, s1, c1]]) @ np.array([[c2, 0, s2], [0, 1, 0], [-s2, 0, c2]])
    for k in range(3):
        way = np.array([*polar(1.0, 2.0 * np.pi * k / 3.0), 0.0])
        assert abs(found[f"leg{k + 1}"] - np.linalg.norm([0, 0, q[0]] + turn @ (p["s"] * way) - p["R"] * way)) < EXACT


@pytest.mark.parametrize("q", [-0.5, 0.4, 1.1])
def test_shoulder_on_a_screw(q):
    """The law of cosines: s^2 = P^2 + b^2 - 2 P.Q, and g = P x Q / s."""
    mechanics, p = linkage("dupont_shoulder")
    Q = polar(p["b"], q + 0.1)
    s = np.hypot(*(Q - [0.5, -0.4]))
    assert abs(joints(mechanics, [q])["screw"] - s) < EXACT
    ratio = mechanics.motor_from_joint([q])[1][0, 0]
    assert abs(ratio - 2.0 * np.pi / 0.01 * (0.5 * Q[1] + 0.4 * Q[0]) / s) < 1e-9  # some hundred


def test_the_other_branch_of_the_four_bar():
    """B lies on the other side of the way from A to D."""
    text = (FOLDER / "four_bar.yaml").read_text().replace("branch: left", "branch: right")
    mechanics = mechanics_of(loads_chain(text))
    p = {name: float(value) for name, value in mechanics.names.items()}
    for q in (-2.0, 0.3, 1.9):
        A, D = polar(p["a"], q), np.array([p["f"], 0.0])
        B = meeting(A, p["b"], D, p["c"], -1)
        assert np.max(np.abs(D + polar(p["c"], joints(mechanics, [q])["rocker"]) - B)) < EXACT
