"""All positions of loops, against chains that are assembled the other way."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from linkages import four_bar, slider_crank

import symgen
from symgen.describe.load import load_chain, loads_chain
from symgen.errors import ArgumentError

EXAMPLES = Path(__file__).parents[2] / "examples"


def turned(a, b):
    """Largest difference of angles, whole turns apart."""
    return np.max(np.abs(np.exp(1j * np.array(a)) - np.exp(1j * np.array(b))))


def test_the_other_position_of_a_dyad_is_that_of_the_other_branch():
    left, right = (
        symgen.build_model(four_bar(f"branch: {side}"), "numpy", functions=["coordinates"])
        for side in ("left", "right")
    )
    for q in (0.3, 2.0, -1.4):
        both = left.branches([q])["B"]
        assert list(both) == ["left", "right"]
        assert list(right.branches([q])["B"]) == ["right", "left"]
        for side, model in (("left", left), ("right", right)):
            assert turned(list(both[side].values()), model.coordinates([q])[1:]) < 1e-14


def test_slides_have_two_positions_too():
    chain = slider_crank()
    model = symgen.build_model(chain, "numpy", functions=["coordinates"])
    (both,) = model.branches([0.7]).values()
    taken, other = both.values()
    names = [joint.name for joint in chain.movable][1:]
    assert [taken[name] for name in names] == pytest.approx(model.coordinates([0.7])[1:], abs=1e-15)
    assert abs(taken["slider"] - other["slider"]) > 0.1


def test_a_delta_robot_may_hang_or_stand():
    model = symgen.build_model(load_chain(EXAMPLES / "linkages" / "delta.yaml"), "numpy", functions=["coordinates"])
    both = model.branches([0.1, 0.2, 0.3])["rods1"]
    assert list(both) == ["default", "other"]
    r, a, b, s = 0.2, 0.25, 0.55, 0.06
    for place in both.values():
        for k, q in enumerate((0.1, 0.2, 0.3)):
            turn = 2.0 * np.pi * k / 3
            out = np.array([np.cos(turn), np.sin(turn), 0.0])
            elbow = (r + a * np.cos(q)) * out - [0.0, 0.0, a * np.sin(q)]
            end = np.array([place["x"], place["y"], place["z"]]) + s * out - [0.0, 0.0, 0.24]
            assert np.linalg.norm(end - elbow) == pytest.approx(b, abs=1e-14)


COUPLER = """
symgen: 1
name: spatial
joints:
  - {name: crank, type: revolute, place: {xyz: [0, 0, 0], axis: [0, 0, 1]}, mass: 1}
  - {name: yaw, type: revolute, actuated: false, place: {xyz: [0.1, 0, 0], axis: [0, 0, 1]}}
  - {name: pitch, type: revolute, actuated: false, place: {xyz: [0, 0, 0], axis: [0, 1, 0]}, mass: 1}
  - {name: rocker, type: revolute, parent: base, actuated: false, place: {xyz: [0.35, 0, 0.1], axis: [0, 0.6, 0.8]}}
loops:
  - {name: B, type: ball, between: [{joint: pitch, at: [0.45, 0, 0]}, {joint: rocker, at: [0, 0.3, 0]}],
     near: {yaw: 0.8, rocker: 1.2}}
"""


def test_a_loop_by_newtons_method_has_all_its_positions():
    """The ball lies on the rocker's circle and on a sphere about the crank's pin: A cos + B sin = C of the rocker's
    angle has two roots, and yaw and pitch reach each of both places in two ways."""
    model = symgen.build_model(loads_chain(COUPLER), "numpy", functions=["coordinates"])
    found = model.branches([0.5])
    assert found.searched == {"B": 4}
    sides = found["B"]
    assert list(sides) == ["default", "other", "other 2", "other 3"]
    assert list(sides["default"].values()) == pytest.approx(model.coordinates([0.5])[1:], abs=1e-14)

    # the rocker's ball is at centre + u cos + v sin, and 0.45 from the crank's pin
    pin, axis, y = 0.1 * np.array([np.cos(0.5), np.sin(0.5), 0.0]), np.array([0.0, 0.6, 0.8]), np.array([0.0, 1.0, 0.0])
    centre, u = np.array([0.35, 0.0, 0.1]) + 0.3 * axis * (axis @ y), 0.3 * (y - axis * (axis @ y))
    v, way = np.cross(axis, u), centre - pin
    A, B, C = 2.0 * way @ u, 2.0 * way @ v, 0.45**2 - u @ u - way @ way
    roots = np.arctan2(B, A) + np.array([1.0, -1.0]) * np.arccos(C / np.hypot(A, B))
    wanted = [centre + u * np.cos(angle) + v * np.sin(angle) for angle in np.repeat(roots, 2)]
    found, wanted = (np.array(sorted(map(tuple, np.round(x, 9)))) for x in (list(balls(sides, pin)), wanted))
    np.testing.assert_allclose(found, wanted, atol=2e-9)


def balls(sides, pin):
    """Places of the ball by the coupler's joints."""
    for place in sides.values():
        yaw, pitch = place["yaw"] + 0.5, place["pitch"]
        yield pin + 0.45 * np.array([np.cos(yaw) * np.cos(pitch), np.sin(yaw) * np.cos(pitch), -np.sin(pitch)])


def test_what_has_no_positions_is_refused():
    slide = loads_chain("symgen: 1\nname: s\njoints: [{name: x, type: prismatic, place: {xyz: [0, 0, 0]}, mass: 1}]\n")
    with pytest.raises(ArgumentError, match="s has no closed loops"):
        symgen.build_model(slide, "numpy", functions=["bias"]).branches([0.0])
    arm = symgen.build_model(load_chain(EXAMPLES / "linkages" / "five_bar.yaml"), "numpy", functions=["coordinates"])
    with pytest.raises(ArgumentError, match=r"loops\.T: the loop does not close at m1 = -3, m2 = 3"):
        arm.branches([-3.0, 3.0], params={"b": 0.1})
    with pytest.raises(ArgumentError, match="q: every entry must be finite"):
        arm.branches([float("nan"), 1.0])
    with pytest.raises(ArgumentError, match="q: numbers are wanted"):
        arm.branches(["left", 1.0])


TRIAD = """
symgen: 1
name: plate
joints:
  - {name: a1, type: revolute, place: {xyz: [0, 0, 0], axis: [0, 0, 1]}, mass: 1}
  - {name: b1, type: revolute, actuated: false, place: {xyz: [0.3, 0, 0], axis: [0, 0, 1]}, mass: 1}
  - {name: c, type: revolute, actuated: false, place: {xyz: [0.8, 0, 0], axis: [0, 0, 1]}, mass: 1}
  - {name: a2, type: revolute, parent: base, place: {xyz: [1.5, 0, 0], axis: [0, 0, 1]}, mass: 1}
  - {name: b2, type: revolute, actuated: false, place: {xyz: [0.3, 0, 0], axis: [0, 0, 1]}, mass: 1}
  - {name: a3, type: revolute, parent: base, place: {xyz: [0.7, 1.3, 0], axis: [0, 0, 1]}, mass: 1}
  - {name: b3, type: revolute, actuated: false, place: {xyz: [0.3, 0, 0], axis: [0, 0, 1]}, mass: 1}
loops:
  - {name: L2, type: revolute, axis: [0, 0, 1], dependent: [b1, b2],
     between: [{joint: c, at: [0.6, 0, 0]}, {joint: b2, at: [0.8, 0, 0]}],
     near: {a1: 1.5, a2: 1.6, a3: 4.5, b1: -1.2, b2: 1.2, c: -0.3}}
  - {name: L3, type: revolute, axis: [0, 0, 1], dependent: [c, b3],
     between: [{joint: c, at: [0.3, 0.5, 0]}, {joint: b3, at: [0.8, 0, 0]}]}
"""


def test_a_platform_on_three_cranks_has_six_complex_positions():
    """Three rods to a plate in a plane, six assemblies (Hunt 1983): the loops close together only, and each pin of them
    also repeats conditions of its plane."""
    model = symgen.build_model(loads_chain(TRIAD), "numpy", functions=["coordinates"])
    found = model.branches([1.5, 1.6, 4.5])
    assert found.searched == {"L2": 6, "L3": 6}
    assert len(found["L2"]) == 2  # real ones come in pairs
    assert found["L2"] == found["L3"]

    def out(length, angle):
        return length * np.exp(1j * angle)

    for place in found["L2"].values():
        rod = 1.5 + place["b1"]
        corner, turn = out(0.3, 1.5) + out(0.8, rod), rod + place["c"]
        second, third = 1.5 + out(0.3, 1.6), 0.7 + 1.3j + out(0.3, 4.5)
        ends = [second + out(0.8, 1.6 + place["b2"]), third + out(0.8, 4.5 + place["b3"])]
        assert [corner + out(0.6, turn), corner + (0.3 + 0.5j) * out(1.0, turn)] == pytest.approx(ends, abs=1e-13)


RODS = """
symgen: 1
name: plate
joints:
  - {name: a0, type: revolute, actuated: false, place: {xyz: [0, 0, 0]}}
  - {name: s0, type: prismatic, place: {xyz: [0, 0, 0], axis: [1, 0, 0]}, mass: 1}
  - {name: c, type: revolute, actuated: false, place: {xyz: [0, 0, 0]}, mass: 1, inertia: {zz: 0.1}}
  - {name: a1, type: revolute, parent: base, actuated: false, place: {xyz: [0.95, 0.11, 0]}}
  - {name: s1, type: prismatic, place: {xyz: [0, 0, 0], axis: [1, 0, 0]}, mass: 1}
  - {name: a2, type: revolute, parent: base, actuated: false, place: {xyz: [0.63, 0.99, 0]}}
  - {name: s2, type: prismatic, place: {xyz: [0, 0, 0], axis: [1, 0, 0]}, mass: 1}
loops:
  - {name: L1, type: revolute, between: [{joint: c, at: [0.6, -0.04, 0]}, {joint: s1}], dependent: [a1, c],
     near: {s0: 0.54, s1: 0.61, s2: 0.55, a0: 1.31, a1: 1.96, a2: 2.85, c: -0.99}}
  - {name: L2, type: revolute, between: [{joint: c, at: [0.18, 0.6, 0]}, {joint: s2}], dependent: [a0, a2]}
"""


def test_positions_in_other_modes_are_listed_where_the_own_one_does_not_reach():
    """Three telescopes to a plate: at these lengths the mode of assembly has ended, and two positions are left."""
    B, C = [0.95 + 0.11j, 0.63 + 0.99j], [0.6 - 0.04j, 0.18 + 0.6j]
    model = symgen.build_model(loads_chain(RODS), "numpy", functions=["coordinates"])
    lengths = np.array([0.6, 0.5, 0.48])
    assert np.all(np.isnan(model.coordinates(lengths)[[0, 2, 3, 5]]))
    found = model.branches(lengths)
    assert list(found["L1"]) == ["other", "other 2"]
    for place in found["L1"].values():
        first, turn = lengths[0] * np.exp(1j * place["a0"]), np.exp(1j * (place["a0"] + place["c"]))
        ends = [B[k] + lengths[k + 1] * np.exp(1j * place[f"a{k + 1}"]) for k in (0, 1)]
        assert [first + turn * c for c in C] == pytest.approx(ends, abs=1e-13)
    with pytest.raises(ArgumentError, match=r"L1: the loop does not close at s0 = 0\.1"):
        model.branches([0.1, 0.1, 0.1])
