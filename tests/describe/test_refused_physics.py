"""Refusals of what no mechanism is: masses, inertias, friction, drives and bending links, with their places."""

import re

import pytest

from symgen.describe.load import loads_chain
from symgen.errors import ChainError
from tests.describe.good_chain import BEAM, DRIVE, FRICTION, SLIDING, assert_refused, assert_told_once

REFUSED = [
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
    (
        "    mass: m1",
        FRICTION + "{static: [0.7, 0.5], coulomb: 0.6}",
        "is below kinetic friction 0.6 ('coulomb') (backward)",
    ),
    (
        "    mass: m1",
        FRICTION + "{coulomb: [1, -2]}",
        "joints.shoulder.friction.coulomb[1]: the coulomb friction is -2",
    ),
    ("    mass: m1", FRICTION + "{coulomb: [1, 2, 3]}", "expected a list of 2 values"),
    (
        "    mass: m1",
        FRICTION + "{coulomb: 1 + d(shoulder)}",
        "the rate d(shoulder) cannot occur here; friction may use",
    ),
    ("    mass: m1", FRICTION + "{coulomb: 1 + sin(nothing)}", "'nothing' is not declared"),
    (
        "    mass: m1",
        FRICTION + '{coulomb: "0.5 - sin(shoulder)"}',
        "the coulomb friction is -0.5 (at shoulder = 1.57); it must be at least 0 (write max(..., 0))",
    ),
    ("    mass: m1", FRICTION + "{coulomb: t - 1}", "the coulomb friction is -1 (at t = 0)"),
    (
        "    mass: m1",
        DRIVE + "{loss: [[0.1, 0.2], [0.1, -0.2]]}",
        "joints.shoulder.drive.loss[1][1]: the loss k2 is -0.2",
    ),
    ("    mass: m1", DRIVE + "{efficiency: [[0.9, 1.2], 1]}", "expected a list of 2 values"),
    (
        "    mass: m1",
        DRIVE + '{loss: ["0.1 - t", 0.1], static_loss: ["-t", 0.1]}',
        "a drive at rest holds at least as well (at t = 0)",
    ),
    # bristles
    ("    mass: m1", FRICTION + "{lugre: {stiffness: 1e5}}", "friction.lugre: the key 'coulomb' is missing"),
    ("    mass: m1", FRICTION + "{leuven: {stiffness: 1e5}}", "'leuven': bristles are 'lugre', as in friction: {lugre"),
    (
        "    mass: m1",
        FRICTION + "{lugre: {sigma0: 1e5, coulomb: 1}}",
        "friction.lugre: unknown key 'sigma0': write 'stiffness'",
    ),
    (
        "    mass: m1",
        FRICTION + "{lugre: {stiffness: 0, coulomb: 1}}",
        "14:35: joints.shoulder.friction.lugre.stiffness: the bristle's stiffness is 0; it must be positive",
    ),
    (
        "    mass: m1",
        FRICTION + "{dahl: {stiffness: 10, coulomb: [1, 0]}}",
        "joints.shoulder.friction.dahl.coulomb[1]: the coulomb friction of a bristle is 0; it must be positive",
    ),
    (
        "    mass: m1",
        FRICTION + "{lugre: {stiffness: 10, coulomb: [1, 2], static: 1.5, stribeck: {velocity: 0.1}}}",
        "static friction 1.5 is below kinetic friction 2 ('coulomb') (backward)",
    ),
    (
        "    mass: m1",
        FRICTION + "{lugre: {stiffness: 10, coulomb: 1, static: 2}}",
        "'static' without 'stribeck'",
    ),
    (
        "    mass: m1",
        FRICTION + "{lugre: {stiffness: 10, coulomb: 1}, viscous: 2}",
        "'lugre' is the whole friction of the joint, and stands alone",
    ),
    (
        "    mass: m1",
        FRICTION + "{lugre: {stiffness: 10, coulomb: 0.5 - sin(shoulder)}}",
        "the coulomb friction of a bristle is -0.5 (at shoulder = 1.57); it must be positive",
    ),
    (
        "    mass: m1",
        FRICTION + "{lugre: {stiffness: 1 + d(shoulder), coulomb: 1}}",
        "the rate d(shoulder) cannot occur",
    ),
    (
        "    mass: m1",
        DRIVE + "{motor_friction: {lugre: {stiffness: 10, coulomb: 1}}}",
        "a motor has no bristle",
    ),
    (
        "type: fixed",
        "type: fixed\n    friction: {dahl: {stiffness: 9, coulomb: 1}}",
        "a fixed joint does not move and has",
    ),
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
    ("    mass: m1", FRICTION + "{coefficient: 0.1}", "needs 'normal': radial, axial or hoop for a revolute joint"),
    ("    mass: m1", FRICTION + "{coefficient: 0.1, normal: radial}", "needs 'radius'"),
    ("    mass: m1", FRICTION + "{coefficient: 0.1, normal: up, radius: 1}", "axial, hoop, guide or a direction"),
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
    ("    mass: m1", DRIVE + "{efficiency: [0.8]}", "2 values (where the motor drives, where the load does), found 1"),
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
]


@pytest.mark.parametrize(("old", "new", "says"), REFUSED)
def test_refused(old: str, new: str, says: str) -> None:
    assert_refused(old, new, says)


def test_one_fault_is_told_once() -> None:
    assert_told_once(REFUSED)


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
