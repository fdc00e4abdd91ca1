"""Gears and wheels of figures: their radii from the couplings alone, and none where nothing rolls."""

import pytest

from symgen.describe.load import loads_chain
from symgen.pipeline import chain_figure
from symgen.pipeline.load import as_mechanism
from symgen.report.figure.pose import geometry
from symgen.report.figure.search import pose_and_view
from symgen.report.figure.wheels import wheels

GALLERY = "examples/gallery"


def found(chain):
    numbers = geometry(as_mechanism(chain))
    pose, view = pose_and_view(numbers, None)
    q = {joint.joint.name: joint.q for joint in pose.joints if joint.joint.name in numbers.default}
    name = ["base" if k < 0 else pose.joints[k].joint.name for k in range(-1, len(pose.joints))]
    return {
        (name[w.joint + 1], round(w.radius, 6), "gear" if w.toothed else name[w.slide + 1])
        for w in wheels(numbers, q, view)
    }


def test_a_train_has_pitch_circles_of_its_teeth():
    """Centres 0.12 and 0.2 m apart, teeth 18 : 54 and 20 : 80; a rope on the drum of 0.12 m."""
    assert found(f"{GALLERY}/gear_train.yaml") == {
        ("motor", 0.03, "gear"),
        ("shaft", 0.09, "gear"),
        ("shaft", 0.04, "gear"),
        ("drum", 0.16, "gear"),
        ("drum", 0.12, "load"),
    }


def test_planets_mesh_with_sun_and_ring():
    """The ring's radius is the sun's and twice the planets'."""
    radii = {name: radius for name, radius, _ in found(f"{GALLERY}/planetary_gear.yaml")}
    assert radii["ring"] == pytest.approx(radii["sun"] + 2 * radii["planet1"])
    assert set(radii) == {"sun", "ring", "planet1", "planet2", "planet3"}


def test_a_disc_rolls_on_its_way_and_ropes_touch_pulleys():
    assert found(f"{GALLERY}/rolling_disc.yaml") == {("phi", 0.2, "base")}
    assert ("upper", 0.08, "hook") in found(f"{GALLERY}/atwood.yaml")


@pytest.mark.parametrize("name", ["trammel", "cam_follower", "governor", "double_pendulum", "cart_pole"])
def test_what_does_not_roll_has_none(name):
    """Cardan's circles of a trammel are there in thought only; a cam has no radius."""
    assert found(f"{GALLERY}/{name}.yaml") == set()


BELT = """
symgen: 1
name: belt
joints:
  - {name: a, type: revolute, place: {xyz: [0, 0, 0]}, inertia: {zz: 1}}
  - {name: b, type: revolute, parent: base, place: {xyz: [1, 0, 0]}, inertia: {zz: 1}}
coupled: {b: 2*a}
"""


def test_discs_that_turn_the_same_way_do_not_mesh():
    """A belt, or a ring about a pinion: the description does not tell."""
    assert found(loads_chain(BELT)) == set()
    assert {radius for _, radius, _ in found(loads_chain(BELT.replace("2*a", "-2*a")))} == {0.666667, 0.333333}


ARMS = """
symgen: 1
name: arms
joints:
  - {name: a, type: revolute, place: {xyz: [0, 0, 0]}, mass: 1, com: [0.5, 0, 0]}
  - {name: b, type: revolute, parent: PARENT, place: {xyz: [1, 0, 0]}, mass: 1, com: [0.5, 0, 0]}
coupled: {b: RATIO*a}
"""


@pytest.mark.parametrize(("parent", "ratio"), [("base", "-1"), ("a", "-2"), ("base", "-1.0e+9")])
def test_arms_that_follow_each_other_are_no_discs(parent, ratio):
    """Pendulums moved against each other, and a knee whose foot goes along a line, turn as gears and wheels do."""
    assert found(loads_chain(ARMS.replace("PARENT", parent).replace("RATIO", ratio))) == set()


def test_teeth_and_ropes_are_drawn():
    figure = chain_figure(f"{GALLERY}/gear_train.yaml")
    assert sum(len(getattr(part, "points", ())) > 30 for part in figure.scene.primitives) == 4
