"""Numbers as people write them: degrees where angles are, no leading zeros, one remark for one kind of thing."""

import re
import warnings

import pytest

from symgen.describe.load import loads_chain
from symgen.errors import ChainError, ChainWarning

GOOD = """\
symgen: 1
name: arm
parameters: {tilt: 30 deg, m: 2}
joints:
  - name: turn
    type: revolute
    place: {xyz: [0.1*cos(30 deg), 0, 0], rpy: [90 deg, tilt, 0]}
    mass: m*sin(30 deg)
    com: [0.1, 0, 0]
    rest: 5 deg
    stiffness: 3/(1 deg)
    limits: {lower: -90 deg, upper: 90 deg, velocity: 180 deg}
    friction: {coulomb: 1, dead_band: 1e-4 deg}
  - name: slide
    type: prismatic
    place: {mdh: {alpha: -90 deg, d: 0.1}}
    mass: 1
    rest: 0.1
    stiffness: 3
"""


def refusals(old, new):
    text = GOOD.replace(old, new, 1)
    assert text != GOOD
    with pytest.raises(ChainError) as caught:
        loads_chain(text, "bad.yaml")
    return [str(problem) for problem in caught.value.problems]


def remarks(text):
    with warnings.catch_warnings(record=True) as found:
        warnings.simplefilter("always")
        loads_chain(text, "bad.yaml")
    return [str(w.message) for w in found if isinstance(w.message, ChainWarning)]


def test_degrees_where_angles_are():
    assert remarks(GOOD) == []


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("mass: 1", "mass: 30 deg", "17:11: joints.slide.mass: found '30 deg': degrees are for angles, and 'mass'"),
        ("[0.1, 0, 0]", "[0, -3 deg, 0]", "9:14: joints.turn.com[1]: found '-3 deg': degrees are for angles, and"),
        ("mass: 1", "inertia: {zz: 2*(3 deg)}", "joints.slide.inertia.zz: found '2*(3 deg)': degrees are"),
        ("d: 0.1", "d: 10 deg", "joints.slide.place.mdh.d: found '10 deg': degrees are"),
        ("coulomb: 1", "coulomb: 10 deg", "joints.turn.friction.coulomb: found '10 deg': degrees are"),
        ("rest: 0.1", "rest: 10 deg", "joints.slide.rest: found '10 deg': degrees are for angles, and a prismatic"),
        ("    rest: 0.1", "    limits: {upper: 9 deg}", "joints.slide.limits.upper: found '9 deg': degrees are"),
    ],
)
def test_degrees_where_no_angles_are(old, new, says):
    (problem,) = refusals(old, new)
    assert says in problem


@pytest.mark.parametrize(
    ("number", "wanted"), [("010", "10"), ("007", "7"), ("00.5", "0.5"), ("2*010", "10"), ("00", "0"), ("-01e2", "1e2")]
)
def test_leading_zeros(number, wanted):
    (problem,) = refusals("m: 2", f"m: {number}")
    assert re.search(
        rf"3:\d+: parameters.m.value: the number '0.*' begins with a zero.* so write {wanted}(;|$)", problem
    )


@pytest.mark.parametrize("number", ["0", "0.5", "0e1", "10", "1e05", "x + 0"])
def test_zeros_that_are_none_of_those(number):
    text = GOOD.replace("m: 2", f"m: {number}", 1).replace("{tilt", "{x: 1, tilt")
    loads_chain(text.replace("mass: m*", "mass: x + m*"))


def test_what_is_no_number_is_quoted_once():
    (problem,) = refusals("mass: 1", "mass: 3k")
    assert problem.count("3k") == 1


def test_lumped_inertias_are_remarked_on_once():
    joint = "  - {{name: j{}, type: revolute, place: {{xyz: [1, 0, 0]}}, mass: 1, inertia: {{xx: 1, yy: 1, zz: {}}}}}\n"
    head = "symgen: 1\nname: arm\njoints:\n"
    (one,) = remarks(head + joint.format(0, 2) + joint.format(1, 3))
    assert one.startswith("bad.yaml:5:")
    assert one.endswith("is it a lumped value, or mistyped?")
    (several,) = remarks(head + "".join(joint.format(k, 3) for k in range(12)))
    assert several.startswith("bad.yaml:4:")
    assert several.endswith("The inertia of j1, j2, j3, j4, j5, j6, j7, j8, ... breaks it, too.")


def test_holding_without_sliding_friction_is_remarked_on():
    (found,) = remarks(GOOD.replace("coulomb: 1", "static: 1"))
    assert "bad.yaml:13:24: joints.turn.friction.static: 'static' without 'coulomb': the joint holds" in found
    assert remarks(GOOD.replace("coulomb: 1", "static: 0")) == []
    assert remarks(GOOD.replace("coulomb: 1", "static: 1, coefficient: 0.1, normal: radial, radius: 0.02")) == []
