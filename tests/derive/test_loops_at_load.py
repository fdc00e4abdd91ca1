"""Closed loops when they are loaded: what does not close, what stays open beside the default pose, freedoms."""

from __future__ import annotations

import math
import warnings
from pathlib import Path

import pytest

import symgen
from symgen.derive.feasibility import Freedoms, Reach, freedoms, loop_problems, reaches
from symgen.derive.loops.assembly import assembly_mode
from symgen.describe.assemble import assemble
from symgen.describe.load import loads_chain
from symgen.errors import ChainError, ChainWarning

FOUR_BAR = """\
symgen: 1
name: four_bar
joints:
  - {name: crank, type: revolute, place: {xyz: [0, 0, 0]}, mass: 1}
  - {name: coupler, type: revolute, place: {xyz: [0.12, 0, 0]}, mass: 1, actuated: false}
  - {name: rocker, type: revolute, parent: base, place: {xyz: [0.4, 0, 0]}, mass: 1, actuated: false}
loops:
  - {name: B, type: revolute, between: [{joint: coupler, at: [0.36, 0, 0]}, {joint: rocker, at: [0.26, 0, 0]}], branch: left}
"""  # noqa: E501


def loaded(text: str, folder: Path) -> symgen.describe.chain.Chain:
    file = folder / "linkage.yaml"
    file.write_text(text, encoding="utf-8")
    return symgen.load_chain(file)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("[0.36, 0, 0]", "[0.01, 0, 0]", r"8:5: loops\.B: the loop does not close at the default pose .* 0\.01 apart"),
        ("[0.36, 0, 0]", "[0.36, 0, 0.1]", r"8:5: loops\.B: .* default pose: 0\.1 stays open across its plane"),
        (
            "mass: 1, actuated: false}\nloops",
            "mass: 1}\nloops",
            "of a dyad two joints follow, .* and here coupler; name them",
        ),
        ("branch: left", "dependent: [crank, coupler, rocker], branch: left", "mobility-free|undetermined|no branches"),
    ],
)
def test_loops_that_cannot_close_are_refused_with_their_place(old, new, message, tmp_path):
    with pytest.raises(ChainError, match=message):
        loaded(FOUR_BAR.replace(old, new), tmp_path)


def test_over_constrained_loops_are_refused():
    """A third crank that closes at the default pose, in another place than a parallelogram's would."""
    third = (
        "  - {name: third, type: revolute, parent: base, place: {xyz: [0.2, 0.3, 0]}, mass: 1, actuated: false}\nloops"
    )
    closing = (
        "  - {name: C, type: revolute, dependent: [third], near: {third: -0.5},\n"
        "     between: [{joint: coupler, at: [0.1, 0, 0]}, {joint: third, at: [0.15, 0, 0]}]}\n"
    )
    (problem,) = loop_problems(assemble(loads_chain(FOUR_BAR.replace("loops", third, 1) + closing)))
    assert problem.path == "loops[1]"
    assert "close" in problem.message


def test_redundant_cranks_of_a_parallelogram_are_reduced():
    text = """\
symgen: 1
name: three_cranks
joints:
  - {name: one, type: revolute, place: {xyz: [0, 0, 0]}, mass: 1}
  - {name: plate, type: revolute, place: {xyz: [0.2, 0, 0]}, mass: 1, actuated: false}
  - {name: two, type: revolute, parent: base, place: {xyz: [0.5, 0, 0]}, mass: 1, actuated: false}
  - {name: three, type: revolute, parent: base, place: {xyz: [0.3, 0.1, 0]}, mass: 1, actuated: false}
loops:
  - {name: A, type: revolute, between: [{joint: plate, at: [0.5, 0, 0]}, {joint: two, at: [0.2, 0, 0]}],
     dependent: [plate, two], near: {one: 1.2, two: 1.2, plate: -1.2}}
  - {name: B, type: revolute, between: [{joint: plate, at: [0.3, 0.1, 0]}, {joint: three, at: [0.2, 0, 0]}],
     dependent: [three], near: {three: 1.2}}
"""
    chain = loads_chain(text)
    assert loop_problems(assemble(chain)) == []
    assert freedoms(assemble(chain)) == Freedoms(true=1, kutzbach=-6, gruebler=0, redundant={"B": 1})
    model = symgen.build_model(chain, "numpy", functions=["coordinates"])
    assert model.coordinates([0.7]) == pytest.approx([0.7, -0.7, 0.7, 0.7], abs=1e-12)
    assert model.coordinates([0.0]) == pytest.approx([0.0, 0.0, 0.0, 0.0], abs=1e-12)  # dyads are singular there


def test_a_parallelogram_whose_sides_are_equal_as_sums_only():
    """The palletiser's pivots are b apart as 0.2 - (0.2 - b); its joints follow through collinear poses and turns."""
    chain = symgen.load_chain(Path(__file__).parents[2] / "examples/linkages/palletiser.yaml")
    assert set(assembly_mode(assemble(chain)).parallels) == {0, 1, 2}
    model = symgen.build_model(chain, "numpy", functions=["coordinates"])
    for slew, boom, crank in ((0.4, 1.3, 0.2), (-1.2, -0.5, -2.9), (0.3, 3.0, 2.0), (0.0, 0.0, 1.0)):
        found = dict(zip(assemble(chain).names, model.coordinates([slew, boom, crank]), strict=True))
        wanted = {"forearm": crank - boom, "rod": boom - crank, "triangle": -boom, "stay": boom, "gripper": -crank}
        assert {name: found[name] for name in wanted} == pytest.approx(wanted, abs=1e-13)  # sums of angles


PARALLEL_GUIDES = """\
symgen: 1
name: parallel_guides
joints:
  - {name: crank, type: revolute, place: {xyz: [0, 0, 0]}, mass: 1}
  - {name: rod, type: revolute, place: {xyz: [0.1, 0, 0]}, mass: 1, actuated: false}
  - {name: slider, type: prismatic, parent: base, place: {xyz: [0, 0, 0], axis: [1, 0, 0]}, mass: 1, actuated: false,
     friction: {coefficient: 0.1, normal: [0, 1, 0]}}
  - {name: pin, type: revolute, parent: slider, place: {xyz: [0, 0, 0]}, actuated: false, friction: {coulomb: 0.1}}
  - {name: lift, type: prismatic, parent: pin, place: {xyz: [0, 0, 0], axis: [0, 1, 0]}, mass: 1, actuated: false}
loops:
  - {name: B, type: revolute, between: [{joint: rod, at: [0.4, 0, 0]}, {joint: slider}],
     dependent: [rod, slider], near: {crank: 1, rod: -1.2}}
  - {name: guide, type: prismatic, axis: [1, 0, 0], between: [{joint: base, at: [0, 0.1, 0]}, {joint: lift}],
     dependent: [pin, lift], near: {lift: 0.1}, friction: {coefficient: 0.1, normal: [0, 1, 0]}}
"""


def test_friction_of_a_pin_that_never_turns_has_no_sense():
    """Two guides are parallel: the pin between them stays still, and rounding of its rate would choose the sense."""
    (problem,) = loop_problems(assemble(loads_chain(PARALLEL_GUIDES)))
    assert problem.path == "joints[3].friction"
    assert "'pin' never turns" in problem.message
    without = PARALLEL_GUIDES.replace(", friction: {coulomb: 0.1}", "")
    assert loop_problems(assemble(loads_chain(without))) == []
    level = PARALLEL_GUIDES.replace("coefficient: 0.1, normal: [0, 1, 0]", "coulomb: 0.1")
    assert loop_problems(assemble(loads_chain(level))) == []  # no load depends on it, and the coordinate feels none


def test_singular_poses_within_limits_are_remarked(tmp_path):
    text = FOUR_BAR.replace("mass: 1, actuated: false}\nloops", "mass: 1, limits: {lower: 0, upper: 3}}\nloops")
    text = text.replace("place: {xyz: [0, 0, 0]}, mass: 1}", "place: {xyz: [0, 0, 0]}, mass: 1, actuated: false}")
    text = text.replace("branch: left", "dependent: [crank, coupler], branch: left, near: {rocker: 1.6}")
    with pytest.warns(
        ChainWarning, match=r"joints\.rocker\.limits\.\w+: a loop stops to close near rocker = .*singular"
    ):
        loaded(text, tmp_path)


def test_freedoms_of_a_four_bar():
    assert freedoms(assemble(loads_chain(FOUR_BAR))) == Freedoms(true=1, kutzbach=-2, gruebler=1, redundant={})


def test_reaches_of_coordinates_without_limits():
    """The crank of Grashof's four-bar turns; its rocker ends where crank and coupler lie in one line.

    With sides 0.12, 0.36, 0.26 and ground 0.4 the law of cosines gives the angle between ground and rocker there.
    """
    assert reaches(assemble(loads_chain(FOUR_BAR))) == {"crank": Reach(None, None)}
    driven = FOUR_BAR.replace("[0, 0, 0]}, mass: 1}", "[0, 0, 0]}, mass: 1, actuated: false}").replace(
        "[0.4, 0, 0]}, mass: 1, actuated: false}", "[0.4, 0, 0]}, mass: 1}"
    )
    near = "near: {rocker: 2.1, crank: 0.8, coupler: -0.3}"
    found = reaches(assemble(loads_chain(driven.replace("branch: left", near))))["rocker"]
    angles = [math.pi - math.acos((0.4**2 + 0.26**2 - d**2) / (2 * 0.4 * 0.26)) for d in (0.36 + 0.12, 0.36 - 0.12)]
    assert (found.lower, found.upper) == pytest.approx(sorted(angles), abs=1e-5)


def test_corners_of_limits_are_tried(tmp_path):
    """A five-bar reaches the limits of each crank alone, and not both at once: its elbows are 0.565 m apart there."""
    text = (Path(__file__).parents[2] / "examples/linkages/five_bar.yaml").read_text(encoding="utf-8")
    text = text.replace("xyz: [-w, 0, 0]}", "xyz: [-w, 0, 0]}, limits: {upper: 2.7}")
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        loaded(text, tmp_path)
    text = text.replace("xyz: [w, 0, 0]}", "xyz: [w, 0, 0]}, limits: {lower: 0.4}")
    with pytest.warns(ChainWarning, match=r"joints\.m1\.limits\.upper: a loop stops .* near m1 = 2\.\d+, m2 = 0\.\d+"):
        loaded(text, tmp_path)
