"""What a chain file may not say: every refusal with its place, what was found and what to do."""

import re
import time
import warnings
from pathlib import Path

import pytest

from symgen.describe.load import load_chain, loads_chain
from symgen.errors import ChainError, ChainWarning

GOOD = """\
symgen: 1
name: two_link
gravity: [0, -g0, 0]
parameters:
  g0: 9.81
  m1: {value: 1.2, unit: kg}
  L1: {value: 0.4, constant: true}
inputs: [v0]
joints:
  - name: shoulder
    type: revolute
    place: {mdh: {a: 0, alpha: 0, d: 0, theta: 0}}
    mass: m1
    com: [L1/2, 0, 0]
    inertia: {xx: 0.1, yy: 0.1, zz: 0.1}
  - name: slide
    type: prismatic
    place: {xyz: [L1, 0, 0], rpy: [0, 0, 0], axis: [0, 0, 1]}
    mass: 0.5
  - name: flange
    type: fixed
    place: {dh: {a: 0.1, alpha: pi/2, d: 0, theta: 0}}
points:
  tip: {joint: flange, at: [0, 0, 0.1]}
loads:
  - {point: tip, force: [v0, 0, 0]}
potential: slide**2
forces:
  slide: -d(slide)
"""


def refusal(text: str) -> str:
    """The message with which a text is refused."""
    with pytest.raises(ChainError) as caught:
        loads_chain(text, "bad.yaml")
    assert all(problem.file == "bad.yaml" for problem in caught.value.problems)
    return str(caught.value)


def test_the_good_one_is_good() -> None:
    assert loads_chain(GOOD).q_names == ("shoulder", "slide")


FRICTION = "    mass: m1\n    friction: "
SLIDING = "    mass: 0.5\n    friction: "
DRIVE = "    mass: m1\n    drive: "
BEAM = "    mass: m1\n    flexible: "

REPLACED = [
    # keys, types, structure
    ("mass: m1", "mas: m1", "13:5: joints.shoulder: unknown key 'mas' (did you mean 'mass'?); a joint may have name,"),
    ("gravity", "gravty", "3:1: unknown key 'gravty' (did you mean 'gravity'?)"),
    ("mass: m1", "axis: [1, 0, 0]", "13:5: joints.shoulder: 'axis' belongs inside 'place', as in place: {xyz"),
    ("mass: m1", "rpy: [1, 0, 0]", "13:5: joints.shoulder: 'rpy' belongs inside 'place'"),
    ("point: tip", "on: tip", "26:6: loads[0]: unknown key 'on'; a load may have point, joint, force, moment"),
    ("symgen: 1\n", "", "1:1: the key 'symgen' is missing"),
    ("symgen: 1", "symgen: 2", "1:9: symgen: expected format version 1, found '2'"),
    ("name: two_link\n", "", "the key 'name' is missing"),
    ("    type: prismatic\n", "", "16:5: joints.slide: the key 'type' is missing; a joint needs name, type, place"),
    ("    place: {xyz: [L1, 0, 0], rpy: [0, 0, 0], axis: [0, 0, 1]}\n", "", "the key 'place' is missing"),
    ("mass: 0.5", "mass: true", "19:11: joints.slide.mass: expected a number or an expression, found the boolean true"),
    ("mass: 0.5", "mass: .nan", "19:11: joints.slide.mass: expected a finite number, found .nan"),
    ("mass: 0.5", "mass: -.inf", "expected a finite number, found -.inf"),
    ("mass: 0.5", "mass: 1e999", "1e999 is too large: a number is at most 1e+50"),
    ("mass: 0.5", "mass:", "found nothing"),
    (
        "mass: 0.5",
        "mass: 0.5 kg",
        "unexpected 'kg': no unit but deg may follow a number; values are in the chain's own",
    ),
    ("{xx: 0.1, yy: 0.1, zz: 0.1}", "[1, 2, 3]", "an inertia, a mapping such as {xx: ..., yy: ..., zz: ...}, found"),
    ("mass: 0.5", "mass: [1]", "found a list of 1"),
    ("{xyz: [L1, 0, 0], rpy: [0, 0, 0], axis: [0, 0, 1]}", "[L1, 0, 0]", "such as {xyz: [0, 0, 0]}, found a list of 3"),
    ("mass: 0.5", "mass: {}", "found a mapping with 0 keys"),
    ("mass: 0.5", "mass: 0x10", "cannot read the number '0x10'"),
    ("gravity", 'description: "\\ud800"\ngravity', "3:14: an escape stands for half a character (a surrogate)"),
    ("mass: 0.5", "mass: 1_000", "cannot read the number '1_000'"),
    ("mass: 0.5", "mass: 0.5\n    mass: 0.6", "20:5: joints.slide: the key 'mass' comes twice (first in line 19)"),
    ("mass: 0.5", "mass: 0.5\n    pseudo: yes", "expected true or false, found 'yes'"),
    ("[L1/2, 0, 0]", "[L1/2, 0]", "14:10: joints.shoulder.com: expected a list of 3 values, found 2"),
    ("[L1/2, 0, 0]", "1", "expected a list of 3 values, found '1'"),
    (
        "type: fixed",
        "type: ball",
        "21:11: joints.flange.type: found joint type 'ball'; ball joints are not supported: put",
    ),
    ("type: fixed", "type: spherical", "ball joints are not supported"),
    ("type: fixed", "type: floating", "floating joints are not supported: use three prismatic and then three revolute"),
    ("type: fixed", "type: continuous", "write 'revolute'"),
    ("type: fixed", "type: fixd", "allowed are revolute, prismatic, fixed (did you mean 'fixed'?)"),
    ("type: fixed", "type: fixed\n    loop: tip", "22:5: joints.flange: closed loops are not supported: cut the loop"),
    ("potential:", "closures: []\npotential:", "closed loops are not supported"),
    ("type: fixed", "type: fixed\n    parent: [shoulder, slide]", "a joint has one parent, found a list of 2; closed"),
    (
        "{dh: {a: 0.1, alpha: pi/2, d: 0, theta: 0}}",
        "{}",
        "exactly one of mdh, dh, or xyz (with rpy and axis); found none",
    ),
    ("{dh: {a: 0.1,", "{xyz: [0, 0, 0], dh: {a: 0.1,", "found dh and xyz"),
    ("{dh: {a: 0.1,", "{dh: {A: 0.1,", "dh: unknown key 'A'"),
    ("joints:", "joints: 3\nx:", "joints: expected a list of joints, found '3'"),
    ("  - name: flange", "  - 7\n  - name: flange", "joints[2]: expected a joint, found '7'"),
    ("inputs: [v0]", "inputs: v0", "expected a list of names, found 'v0'"),
    ("g0: 9.81", "g0: {unit: kg}", "the key 'value' is missing; a parameter needs value"),
    # names
    ("name: two_link", "name: 2link", "name: the chain's name '2link' is no identifier"),
    ("name: two_link", "name: float", "is a keyword of C"),
    ("name: flange", "name: lambda", "20:11: joints.lambda.name: the joint name 'lambda' is a keyword of Python"),
    ("name: flange", "name: t", "'t' is the time"),
    ("name: flange", "name: sin", "'sin' is a function"),
    ("name: flange", "name: _x", "begins with an underscore"),
    ("name: flange", "name: größe", "is no identifier"),
    ("name: flange", "name: base", "is the fixed body"),
    ("name: flange", "name: m1", "the name 'm1' is already used by a parameter"),
    ("name: flange", "name: slide", "the name 'slide' is already used by a joint"),
    ("  tip:", "  v0:", "the name 'v0' is already used by an input"),
    ("  g0: 9.81", "  g0: 9.81\n  NULL: 1", "means something else in YAML"),
    ("  tip:", "  rotational_tip: {joint: flange}\n  tip:", "would both emit a function 'influence_rotational_tip'"),
    ("  tip:", "  tip_batch: {joint: flange}\n  tip:", "would both emit a function 'position_tip_batch'"),
    (
        "mass: 0.5",
        "motion: prescribed\n  - {name: slide_q, type: fixed, place: {mdh: {}}}",
        "the name 'slide_q' is reserved: it is an input of the prescribed joint 'slide'",
    ),
    (
        "  - name: flange",
        "    flexible: {elements: 2, length: 1, mass_per_length: 1, bending: 1}\n  - name: slide_e1",
        "reserved for a rigid element of the flexible link of 'slide'",
    ),
    (
        "  - name: flange",
        "    flexible: {elements: 2, length: 1, mass_per_length: 1, bending: 1}\n  - name: b\n    parent: slide_e1",
        "'slide_e1' is a rigid element of the flexible link of 'slide', which a chain cannot name",
    ),
    # references
    ("type: fixed", "type: fixed\n    parent: slid", "there is no joint 'slid' (did you mean 'slide'?)"),
    (
        "type: revolute",
        "type: revolute\n    parent: flange",
        "parents go in a circle: shoulder -> flange -> slide -> shoulder",
    ),
    ("type: revolute", "type: revolute\n    parent: shoulder", "parents go in a circle: shoulder -> shoulder"),
    ("joint: flange", "joint: flang", "24:16: points.tip.joint: there is no joint 'flang' (did you mean 'flange'?)"),
    (
        "point: tip",
        "point: top",
        "26:13: loads[0].point: there is no point 'top' (did you mean 'tip'?); declared points: tip",
    ),
    ("point: tip, force", "joint: slide, force", "a force needs a point to act at"),
    ("point: tip, force", "point: tip, joint: slide, force", "either 'point' or 'joint'"),
    ("{point: tip, force: [v0, 0, 0]}", "{point: tip}", "a load needs 'force', 'moment', or both"),
    ("  slide: -d(slide)", "  flange: 1", "29:11: forces.flange: the joint 'flange' is fixed and has no coordinate"),
    ("potential", "stiffness: [{joints: [slide], matrix: [[1, 2]]}]\npotential", "need a matrix of 1 rows of 1"),
    (
        "potential",
        "stiffness: [{joints: [shoulder, slide], matrix: [[1, 2], [3, 4]]}]\npotential",
        "a stiffness matrix is symmetric, but row 2, column 1 is 3 and its mirror 2",
    ),
    (
        "potential",
        "stiffness: [{joints: [shoulder, slide], matrix: [[1, 2], [2, 3]]}]\npotential",
        "stiffness[0].matrix: the stiffness, with the joints' own springs, is not positive semidefinite: a deformation",
    ),
    ("potential", "stiffness: [{joints: [slide, slide], matrix: [[1, 2], [2, 4]]}]\npotential", "is listed twice"),
    ("potential", "stiffness: [{joints: [slide]}]\npotential", "the key 'matrix' is missing"),
    # expressions
    ("mass: 0.5", "mass: m2", "19:11: joints.slide.mass: 'm2' is not declared (did you mean 'm1'?)"),
    ("mass: 0.5", "mass: 9,81", "unexpected ',': numbers have a decimal point"),
    ("slide: -d(slide)", "slide: -slide_dot", "'slide_dot' is not declared; the rate of slide is d(slide); declare it"),
    ("slide: -d(slide)", "slide: -slide_vel", "'slide_vel' is not declared; the rate of slide is d(slide); declare it"),
    ("slide: -d(slide)", "slide: sin(time)", "'time' is not declared; the time is t; declare it"),
    ("mass: 0.5", "mass: time", "'time' is not declared; declare it under 'parameters'"),
    (
        "rpy: [0, 0, 0]",
        "rpy: [0, 0, atan2(1, 2)]",
        "expected a list of 3 values, found 4; within [...] and {...} an expression that has a comma stands in quotes",
    ),
    ("{value: 1.2, unit: kg}", "{value: max(1, 2)}", "ends too early; found 'max(1'; within [...] and {...} an expr"),
    ("mass: 0.5", "mass: m1.real", "19:13: joints.slide.mass: unexpected character '.'"),
    ("mass: 0.5", "mass: __import__('os')", "unexpected character"),
    ("mass: 0.5", "mass: __import__(os)", "'__import__' is no known function"),
    ("mass: 0.5", "mass: m1[0]", "lists and indices are not allowed"),
    ("mass: 0.5", "mass: 'm1 if 1 else 2'", "unexpected 'if'"),
    ("mass: 0.5", "mass: 'lambda: 1'", "unexpected character ':'"),
    ("mass: 0.5", "mass: v0", "'v0' is an input and cannot occur here; this value may use parameters"),
    ("mass: 0.5", "mass: slide", "'slide' is a joint and cannot occur here"),
    ("mass: 0.5", "mass: t", "the time t cannot occur here"),
    ("mass: 0.5", "mass: m1 < 2", "conditions belong into where"),
    ("mass: 0.5", "mass: 9**9**9", "an exponent of 3.8742e+08; at most 64"),
    ("mass: 0.5", "mass: m1**65", "an exponent of 65; at most 64"),
    ("mass: 0.5", "mass: ((m1**60)**60)**60", "degree of more than 1000"),
    ("mass: 0.5", "mass: 1/0", "has no value with the parameters given"),
    ("mass: 0.5", "mass: sqrt(-m1)", "has no value with the parameters given"),
    ("mass: 0.5", "mass: " + "(" * 70 + "1" + ")" * 70, "nested more than 60 deep"),
    ("mass: 0.5", "mass: " + "-" * 70 + "1", "nested more than 60 deep"),
    ("mass: 0.5", "mass: " + "+".join("1" * 200), "more than 150 operations inside each other"),
    ("mass: 0.5", "mass: " + "1" * 10001, "at most 10000 are allowed"),
    ("slide**2", "d(slide)**2", "the rate d(slide) cannot occur here; the potential may use"),
    ("slide**2", "flange**2", "the joint 'flange' is fixed and has no coordinate"),
    ("slide**2", "where(slide, 1, 2)", "where(condition, a, b) needs a condition such as x > 0; found a number, slide"),
    (
        "slide**2",
        "where(slide < 1 and not slide, 1, 2)",
        "'not' needs a condition such as x > 0; found a number, slide",
    ),
    ("slide**2", "where(1 > (slide < 1), 1, 2)", "conditions belong into where"),
    ("slide**2", "where(slide < 1, slide > 2, 2)", "conditions belong into where"),
    ("slide**2", "(slide < 1) + 2", "conditions belong into where"),
    ("slide**2", "tip", "'tip' is a point and cannot occur here"),
    ("-d(slide)", "-d(v0)", "'v0' is no joint"),
    ("potential:", "dissipation: d(slide)\npotential:", "is a quadratic form in the rates"),
    ("potential:", "dissipation: d(slide)**2 + 1\npotential:", "is a quadratic form in the rates"),
    ("potential:", "dissipation: abs(d(slide))*d(slide)\npotential:", "is a quadratic form in the rates"),
    ("mass: 0.5", "motion: sin(shoulder)", "'shoulder' is a joint and cannot occur here; a motion may use parameters"),
    ("[v0, 0, 0]", "[t, 0, 0]", "the time t cannot occur here; a load may use parameters, inputs"),
    ("value: 0.4", "value: m1", "a constant may refer to constants only, but 'm1' is read at run time"),
    ("g0: 9.81", "g0: h0\n  h0: k0\n  k0: h0", "its value goes in a circle"),
    ("g0: 9.81", "g0: g0", "its value goes in a circle: g0 -> g0"),
    ("g0: 9.81", "g0: v0", "'v0' is an input and cannot occur here"),
    # physics
    ("mass: 0.5", "mass: -0.5", "19:11: joints.slide.mass: the mass is -0.5; it must be at least 0"),
    ("mass: 0.5", "mass: m1 - 2", "the mass is -0.8"),
    ("mass: 0.5", "damping: -1", "the damping is -1"),
    ("xx: 0.1", "xx: -0.1", "15:19: joints.shoulder.inertia.xx: the moment of inertia xx is -0.1"),
    ("xx: 0.1", "xy: 0.11, xx: 0.1", "15:14: joints.shoulder.inertia: the inertia is not positive semidefinite"),
    ("axis: [0, 0, 1]", "axis: [0, 0, 0]", "the axis has no direction"),
    ("mass: 0.5", "limits: {lower: 1, upper: 0}", "the lower limit 1 is above the upper limit 0"),
    ("type: fixed", "type: fixed\n    stiffness: 3", "a fixed joint does not move and has no stiffness"),
    ("type: fixed", "type: fixed\n    pseudo: true", "a pseudo joint is revolute or prismatic"),
    ("mass: 0.5", "pseudo: true\n    motion: t", "a pseudo joint's motion is a deformation"),
    ("mass: 0.5", "pseudo: true\n    drive: {}", "a pseudo joint has no actuator"),
    # friction
    ("    mass: m1", FRICTION + "{static: 0.5, coulomb: 0.6}", "static friction 0.5 is below kinetic friction 0.6"),
    ("    mass: m1", FRICTION + "{coulomb: -1}", "the coulomb friction is -1"),
    ("    mass: m1", FRICTION + "{viscous: -1}", "the viscous friction is -1"),
    ("    mass: m1", FRICTION + "{stribeck: {exponent: 1}}", "the key 'velocity' is missing"),
    ("    mass: m1", FRICTION + "10", "expected friction, a mapping such as {coulomb: 10}, found '10'"),
    (
        "    mass: m1",
        FRICTION + "{coulomb: 1, stribeck: 0.01}",
        "expected stribeck, a mapping such as {velocity: 0.01}, found '0.01'",
    ),
    ("    mass: m1", FRICTION + "{stribeck: {velocity: 0}}", "Stribeck's velocity is 0"),
    ("    mass: m1", FRICTION + "{coefficient: 0.1}", "needs 'normal': radial or axial for a revolute joint"),
    ("    mass: m1", FRICTION + "{coefficient: 0.1, normal: radial}", "needs 'radius'"),
    ("    mass: m1", FRICTION + "{coefficient: 0.1, normal: up, radius: 1}", "expected radial, axial or a direction"),
    (
        "    mass: m1",
        FRICTION + "{coefficient: 0.1, normal: [1, 0, 0], radius: 1}",
        "a direction is for prismatic joints",
    ),
    (
        "    mass: m1",
        FRICTION + "{coefficient: 0.2, static_coefficient: 0.1, normal: axial, radius: 1}",
        "static friction 0.1 is below kinetic friction 0.2 ('coefficient')",
    ),
    ("    mass: m1", FRICTION + "{coulomb: 1, normal: axial}", "'normal' belongs to load-dependent friction"),
    ("    mass: 0.5", SLIDING + "{coefficient: 0.1, normal: [0, 0, 2]}", "the normal lies along the joint's axis"),
    (
        "    mass: 0.5",
        SLIDING + "{coefficient: 0.1, normal: [1, 0, 2]}",
        "the normal has a part along the joint's axis",
    ),
    ("    mass: 0.5", SLIDING + "{coefficient: 0.1, normal: [0, 0, 0]}", "the normal has no direction"),
    ("    mass: 0.5", SLIDING + "{coefficient: 0.1, normal: radial}", "'radial' is for revolute joints"),
    ("    mass: 0.5", SLIDING + "{coefficient: 0.1, normal: [1, 0, 0], radius: 1}", "'radius' is for revolute joints"),
    ("    mass: 0.5", SLIDING + "{coefficient: 0.1, normal: [1, 0, 0], span: 0}", "the span between the bearings is 0"),
    ("type: fixed", "type: fixed\n    friction: {coulomb: 1}", "a fixed joint does not move and has no friction"),
    # drives
    ("    mass: m1", DRIVE + "{ratio: 0}", "the ratio is zero"),
    ("    mass: m1", DRIVE + "{ratio: 2, lead: 0.1}", "lead: give one of 'ratio', 'lead': the ratio is 2 pi/lead_per"),
    ("    mass: m1", DRIVE + "{lead_per_turn: 0.1, lead: 1}", "drive.lead: give one of 'lead_per_turn', 'lead': the"),
    ("    mass: m1", DRIVE + "{lead_per_turn: 0}", "the lead_per_turn is zero, so that motor and joint are not"),
    ("    mass: m1", DRIVE + "{lead_per_turn: 1e-60}", "the lead_per_turn is 1e-60; it is at least 1e-50, or no screw"),
    ("    mass: m1", DRIVE + "{inertia: -1}", "the rotor's inertia is -1"),
    (
        "    mass: m1",
        DRIVE + "{efficiency: [1.1, 1.2]}",
        "the driving efficiency eta1 is 1.1; it lies above 0 and is at",
    ),
    ("    mass: m1", DRIVE + "{efficiency: [0, 1.2]}", "the driving efficiency eta1 is 0"),
    ("    mass: m1", DRIVE + "{efficiency: [0.8, 0.7]}", "eta2 is 0.7; by 1/eta2 = 1 - k2"),
    ("    mass: m1", DRIVE + "{efficiency: [0.8, 0.7]}", "write 1/e for a datasheet's backdriving efficiency e"),
    ("    mass: m1", DRIVE + "{efficiency: [0.8]}", "expected a list of 2 values, found 1"),
    ("    mass: m1", DRIVE + "{loss: [0.8, -0.1]}", "the loss k2 is -0.1"),
    ("    mass: m1", DRIVE + "{loss: [0.8, 1.1], efficiency: [1, 1]}", "the losses are given twice: keep one of"),
    (
        "    mass: m1",
        DRIVE + "{loss: [0.8, 1.1], static_loss: [0.7, 1.2]}",
        "static loss k1 = 0.7 is below the kinetic",
    ),
    ("    mass: m1", DRIVE + "{static_loss: [0.7, 1.2]}", "'static_loss' goes with 'loss', which is missing"),
    (
        "    mass: m1",
        DRIVE + "{efficiency: [0.7, 1.2], static_efficiency: [0.8, 1.3]}",
        "static loss k1 = 0.25 is below",
    ),
    ("    mass: m1", DRIVE + "{friction_angle: {K: 1, d: 1}}", "needs its 'lead_per_turn' or 'lead'"),
    ("    mass: m1", DRIVE + "{motor_friction: {coefficient: 1}}", "at the motor only 'coulomb', 'static', 'viscous'"),
    ("    mass: m1", DRIVE + "{motor_friction: {static: 1, coulomb: 2}}", "static friction 1 is below"),
    ("    mass: m1", DRIVE + "{axis: [0, 0, 0]}", "the rotor's axis has no direction"),
    # flexible links
    (
        "    mass: m1",
        BEAM + "{elements: 2.5, length: 1, mass_per_length: 1, bending: 1}",
        "a whole number, found '2.5'",
    ),
    ("    mass: m1", BEAM + "{elements: 1, length: 1, mass_per_length: 1, bending: 1}", "found 1 elements; 2 to 1000"),
    ("    mass: m1", BEAM + "{elements: 3, length: 0, mass_per_length: 1, bending: 1}", "the length is 0"),
    (
        "    mass: m1",
        BEAM + "{elements: 3, length: 1, mass_per_length: 1, bending: [1, 0]}",
        "the bending stiffness is 0",
    ),
    (
        "    mass: m1",
        BEAM + "{elements: 3, length: 1, mass_per_length: 1, bending: 1, torsion: 2}",
        "'torsion' needs 'polar_inertia_per_length'",
    ),
    ("    mass: m1", BEAM + "{elements: 3, length: 1}", "the key 'bending' is missing"),
    # YAML
    ("mass: 0.5", "mass: &m 0.5", "19:11: anchors (&) and aliases (*) are not part of the chain format"),
    ("mass: 0.5", "mass: *m", "anchors (&) and aliases (*)"),
    ("mass: 0.5", "mass: !!python/object:os.system 0.5", "tags such as"),
    ("mass: 0.5", "mass: !!float 0.5", "tags such as"),
    ("mass: 0.5", "mass: 0.5\n---\nsymgen: 1", "a second document begins here"),
    ("mass: 0.5", "mass: [0.5", "this is not YAML"),
    ("joints:", "", "this is not YAML: this line does not go on with what stands above it; is it indented"),
    ("    mass: 0.5", "     mass: 0.5", "is it indented as that is, or a key left out?"),
    ("mass: 0.5", "\tmass: 0.5", "this is not YAML: a tab stands where YAML takes spaces only; indent"),
    ("mass: 0.5", "mass: \x00", "this is not YAML"),
    ("mass: 0.5", "mass: " + "[" * 40 + "]" * 40, "nested more than 16 deep"),
    ("mass: 0.5", "mass: " + "[" * 70, "more than 64 brackets are open at once"),
    ("mass: 0.5", "mass: 0.5\n    ? [a, b]\n    : 1", "a key must be a word, found a list of 2"),
]


@pytest.mark.parametrize(("old", "new", "says"), REPLACED)
def test_refused(old: str, new: str, says: str) -> None:
    assert old in GOOD
    message = refusal(GOOD.replace(old, new, 1))
    assert says in message, message


RODS = "flexible: {elements: 3, length: 1, mass_per_length: 1, bending: 1}"


@pytest.mark.parametrize(
    ("line", "path"),
    [
        ("dissipation: d(a_e1)**2", "dissipation"),
        ("potential: a_e2**2", "potential"),
        ("forces: {a_e1: 1}", "forces.a_e1"),
        ("forces: {a: -d(a_e1)}", "forces.a"),
        ("stiffness: [{joints: [a, a_e1], matrix: [[1, 0], [0, 1]]}]", "stiffness[0].joints[1]"),
    ],
)
def test_what_names_a_rod_of_a_link_that_bends(line: str, path: str) -> None:
    joint = f"{{name: a, type: revolute, place: {{xyz: [0, 0, 0]}}, {RODS}}}"
    with pytest.raises(ChainError, match=f"{re.escape(path)}: 'a_e[12]' is a rigid element .* give it a damping_ratio"):
        loads_chain(f"symgen: 1\nname: rods\njoints:\n  - {joint}\n{line}\n")


@pytest.mark.parametrize("text", ["", "   \n", "# nothing\n", "---\n...\n", "~", "''"])
def test_empty(text: str) -> None:
    assert re.search("the file is empty|expected a chain", refusal(text))


@pytest.mark.parametrize("text", ["3", "[1, 2]", "just words"])
def test_no_chain(text: str) -> None:
    assert "expected a chain, found" in refusal(text)


def test_all_problems_at_once_in_order() -> None:
    text = GOOD
    for old, new in (
        ("mass: m1", "mas: m1"),
        ("mass: 0.5", "mass: -1"),
        ("9.81", "true"),
        ("type: fixed", "type: ball"),
    ):
        text = text.replace(old, new, 1)
    lines = refusal(text).splitlines()
    assert [line.split(":")[1] for line in lines] == ["5", "13", "19", "21"]


def test_parents_stand_before_children() -> None:
    text = GOOD.replace("type: fixed", "type: fixed\n    parent: base").replace(
        "type: prismatic", "type: prismatic\n    parent: flange"
    )
    assert (
        "18:13: joints.slide.parent: the parent 'flange' comes later; joints stand base to tip: move it up"
        in refusal(text)
    )


def test_one_fault_is_told_once() -> None:
    """What cannot be read is not held against its users."""
    for old, new, _ in REPLACED:
        if old in ("g0: 9.81", "symgen: 1", "mass: 0.5") and "is_circle" not in new:
            message = refusal(GOOD.replace(old, new, 1))
            assert len(message.splitlines()) <= 3, message
    assert len(refusal(GOOD.replace("9.81", "[1]")).splitlines()) == 1


def test_alias_bomb_and_large_files_cost_nothing() -> None:
    levels = "\n".join(f"x{k}: &x{k} [{', '.join([f'*x{k - 1}'] * 9)}]" for k in range(1, 20))
    begin = time.perf_counter()
    assert "aliases" in refusal(f"x0: &x0 [a]\n{levels}")
    assert "more than 524288 characters" in refusal("# " + "x" * 5_000_000)
    assert "brackets" in refusal("[" * 100_000)
    assert "nested more than" in refusal("\n".join(" " * k + "a:" for k in range(60)))
    assert time.perf_counter() - begin < 5.0


def test_files(tmp_path: Path) -> None:
    with pytest.raises(ChainError, match="cannot be read: No such file"):
        load_chain(tmp_path / "none.yaml")
    with pytest.raises(ChainError, match="cannot be read: Is a directory"):
        load_chain(tmp_path)
    for given in ("symgen: 1\nname: x\n", GOOD):
        with pytest.raises(ChainError) as refused:
            load_chain(given)
        assert str(refused.value) == (
            "a text was given in the place of a file's path: load_chain takes a path, "
            "symgen.describe.load.loads_chain takes a text"
        )
    binary = tmp_path / "binary.yaml"
    binary.write_bytes(b"symgen: 1\nname: \xff\xfe\n")
    with pytest.raises(ChainError, match="2:7: the file is not text in UTF-8"):
        load_chain(binary)
    large = tmp_path / "large.yaml"
    large.write_bytes(b"#" * 6_000_000)
    with pytest.raises(ChainError, match="more than"):
        load_chain(large)
    marked = tmp_path / "marked.yaml"
    marked.write_bytes(b"\xef\xbb\xbf" + GOOD.replace("\n", "\r\n").encode())
    assert load_chain(marked) == loads_chain(GOOD)


@pytest.mark.parametrize(
    ("old", "new", "says"),
    [
        ("alpha: pi/2", "alpha: 1.5708", "22:33: joints.flange.place.dh.alpha: the angle 1.5708 is almost pi/2"),
        ("alpha: pi/2", "alpha: -90.001 deg", "is almost -pi/2"),
        (
            "alpha: pi/2",
            "alpha: -90",
            "22:33: joints.flange.place.dh.alpha: the angle -90 rad is more than a turn; if "
            "degrees are meant, write -90 deg or -pi/2",
        ),
        ("rpy: [0, 0, 0]", "rpy: [0, 22.5, 0]", "joints.slide.place.rpy[1]: the angle 22.5 rad is more than a turn"),
        ("theta: 0}}\n    mass", "theta: g0}}\n    mass", "joints.shoulder.place.mdh.theta: the angle 9.81 rad"),
        (
            "    mass: m1\n",
            "    mass: m1\n    limits: {lower: -170, upper: pi}\n",
            "joints.shoulder.limits.lower: the angle -170 rad is more than a turn; if degrees are meant, write -170 "
            "deg or -170*pi/180",
        ),
        ("    mass: m1\n", "    mass: m1\n    stiffness: 1\n    rest: 45\n", "write 45 deg or pi/4"),
        ("zz: 0.1}", "zz: 0.3}", "15:14: joints.shoulder.inertia: the inertia breaks the triangle inequality"),
        ("xx: 0.1,", "xx: 0.3,", "breaks the triangle inequality"),
        (
            "    mass: m1\n",
            FRICTION + "{coulomb: 1, stribeck: {velocity: 0.1}}\n",
            "joints.shoulder.friction.stribeck: 'stribeck' has no effect",
        ),
        ("yy: 0.1,", "yy: 0.3,", "breaks the triangle inequality"),
        ("xx: 0.1,", "xz: 0.06, xx: 0.1,", "breaks the triangle inequality"),
        ("mass: m1", "mass: 1.2", "bad.yaml:6:3: parameters.m1: nothing uses the parameter 'm1'"),
        ("    mass: m1\n", "    mass: m1\n    rest: 0.5\n", "joints.shoulder.rest: 'rest' has no effect"),
        ("    mass: 0.5\n", "    com: [0, 0, 0.1]\n", "joints.slide.com: 'com' has no effect: the link has no 'mass'"),
        (
            "potential:",
            "dissipation: -m1*d(slide)**2\npotential:",
            "dissipation: the dissipation function is negative for d(slide) = 1: it feeds energy in",
        ),
        (
            "potential:",
            "dissipation: d(slide)**2 + d(shoulder)**2 + 3*d(slide)*d(shoulder)\npotential:",
            "negative for d(shoulder) = 1, d(slide) = -1.5",
        ),
        (
            "potential:",
            "dissipation: d(slide)**2 + 100*d(shoulder)**2 - 21*d(slide)*d(shoulder)\npotential:",
            "negative for d(shoulder) = 1, d(slide) = 10.5",
        ),
        (
            "potential:",
            "dissipation: d(shoulder)**2 - 0.1*d(slide)*d(shoulder)\npotential:",
            "negative for d(shoulder) = 1, d(slide) = 11",
        ),
        (
            "    mass: m1\n",
            "    mass: m1\n    damping: 1\n    friction: {viscous: 1}\n",
            "joints.shoulder.damping: the joint is damped twice",
        ),
        ("[v0, 0, 0]", "[2, 0, 0]", "8:10: inputs[0]: nothing uses the input 'v0'"),
    ],
)
def test_remarks(old: str, new: str, says: str) -> None:
    with pytest.warns(ChainWarning, match=re.escape(says)):
        loads_chain(GOOD.replace(old, new, 1), "bad.yaml")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("alpha: pi/2", "alpha: 450 deg"),
        ("alpha: pi/2", "alpha: 5*pi/2"),
        ("    mass: m1\n", "    mass: m1\n    limits: {lower: -12, upper: 20}\n"),
        ("    mass: 0.5\n", "    mass: 0.5\n    limits: {lower: -170, upper: 170}\n"),
    ],
)
def test_angles_of_several_turns(old: str, new: str) -> None:
    """What is written with pi or deg, what a winch or a wrist may do, and lengths give no remark."""
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert loads_chain(GOOD.replace(old, new, 1)) != loads_chain(GOOD)


def test_what_only_an_unused_formula_needs_is_unused() -> None:
    with pytest.warns(ChainWarning) as found:
        loads_chain(GOOD.replace("  m1:", "  m2: m3\n  m3: m1\n  m1:", 1), "bad.yaml")
    assert [str(warning.message) for warning in found] == [
        "bad.yaml:6:3: parameters.m2: nothing uses the parameter 'm2'",
        "bad.yaml:7:3: parameters.m3: nothing uses the parameter 'm3'",
    ]


def test_what_a_used_formula_needs_is_used() -> None:
    loads_chain(GOOD.replace("mass: m1", "mass: m3", 1).replace("  m1:", "  m3: 2*m2\n  m2: m1\n  m1:", 1))


@pytest.mark.parametrize("new", ["{zz: 0.3}", "{xx: 1, yy: 1, zz: 2}", "{xx: 1, yy: 1, zz: 2, xy: 1}"])
def test_no_remark(new: str) -> None:
    """A planar model's single moment, and flat bodies, are in order."""
    loads_chain(GOOD.replace("{xx: 0.1, yy: 0.1, zz: 0.1}", new))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        (
            "    mass: m1",
            FRICTION + "{coulomb: 0.6, static: 0.9, viscous: 0.05, stribeck: {velocity: 0.1, exponent: 2}}",
        ),
        ("    mass: m1", FRICTION + "{coefficient: 0.1, normal: radial, radius: 0.02, span: 0.1, dead_band: 1e-6}"),
        ("    mass: 0.5", SLIDING + "{coefficient: 0.1, static_coefficient: 0.2, normal: [1, 1, 0]}"),
        (
            "    mass: m1",
            DRIVE + "{ratio: 50, inertia: 1e-4, efficiency: [0.663, 1.91], static_efficiency: [0.6, 2.4]}",
        ),
        ("    mass: m1", DRIVE + "{lead: 0.01, loss: [0.5, 1.2], static_loss: [0.6, 1.3]}"),
        ("    mass: m1", DRIVE + "{efficiency: [0.4, -3]}"),
        ("    mass: m1", DRIVE + "{lead: 0.01, friction_angle: {K: 0.1, d: 0.03}}"),
        ("    mass: m1", BEAM + "{elements: 5, length: 1, mass_per_length: 0.3, bending: [3, 4], damping_ratio: 0.01}"),
        ("mass: 0.5", "motion: prescribed"),
        ("mass: 0.5", "motion: m1*sin(3*t)"),
        ("alpha: pi/2", "alpha: 90 deg"),
        ("potential:", "dissipation: 3*(d(slide) - 2*d(shoulder))**2 + d(slide)*d(shoulder)*cos(t)/v0\npotential:"),
        ("potential:", "dissipation: 0.1*(d(slide) - 3*d(shoulder))**2\npotential:"),
        ("potential:", "dissipation: d(slide)**2 + 100*d(shoulder)**2 - 19*d(slide)*d(shoulder)\npotential:"),
        ("potential:", "dissipation: 0\npotential:"),
        ("mass: 0.5", "mass: where(m1 > 1 and not m1 > 3, m1, 2)"),
        ("rpy: [0, 0, 0]", 'rpy: [0, 0, "atan2(1, 2)"]'),
        ("loads:\n", "loads:\n  - {joint: flange, moment: [0, 0, m1]}\n"),
    ],
)
def test_accepted(old: str, new: str) -> None:
    assert old in GOOD
    loads_chain(GOOD.replace(old, new, 1))
