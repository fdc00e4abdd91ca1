"""Chains that are accepted: with a remark on what is probably a mistake, or in silence."""

import re
import warnings

import pytest

from symgen.describe.load import loads_chain
from symgen.errors import ChainWarning
from tests.describe.good_chain import BEAM, DRIVE, FRICTION, GOOD, SLIDING


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
        (
            "    mass: m1\n",
            "    mass: m1\n    limits: {lower: 0, upper: 1}\n"
            + FRICTION.replace("    mass: m1\n", "")
            + "{coulomb: [1, 0.5 + shoulder], static: 1.2}\n",
            "static friction 1.2 is below kinetic friction 1.5 ('coulomb') (backward, at shoulder = 1)",
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
    """Numbers with pi or deg, large turns of a winch or a wrist, and lengths give no remark."""
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
