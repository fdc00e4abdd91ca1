"""Bending links as rods and springs: which bodies, points, loads and names an expansion has."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

from symgen.describe.chain import Chain, Flexible, Joint, Load, Mdh, Point, Xyz
from symgen.describe.evaluate import evaluate, parameter_defaults
from symgen.describe.expand import expand
from symgen.describe.expression import Number
from symgen.describe.load import loads_chain
from symgen.describe.validate import validate
from symgen.errors import ChainError
from symgen.pipeline.load import as_mechanism
from tests.zoo import e, parameter, vector

BEAM = json.loads((Path(__file__).parents[1] / "data" / "friction_cases.json").read_text())["harlecki"]["B_flexible"]


def beam(elements=5, **more) -> Flexible:
    given = {"length": e(2), "mass_per_length": e(3), "bending": e(60)} | {key: e(value) for key, value in more.items()}
    return Flexible(elements, **given)


def arm(flexible=None, points=(), **link) -> Chain:
    joint = Joint("arm", "revolute", flexible=flexible or beam(), **link)
    return validate(Chain("bends", (joint,), points=tuple(points)))


def number(expression, chain=None):
    return evaluate(expression, parameter_defaults(chain) if chain else {})


def test_rods_of_the_literature():
    """Harlecki's numbers: lengths by the springs' distances, masses, inertia, stiffness."""
    p, rods = BEAM["params"], BEAM["params"]["beam"]
    given = Flexible(p["n_rfe"], e(p["L1"]), e(p["rhoA"]), e(p["EI"]))
    first, *others = expand(validate(Chain("h", (Joint("rod", "revolute", flexible=given),)))).joints
    *springs, end = others
    assert [joint.name for joint in others] == ["rod_e1", "rod_e2", "rod_e3", "rod_e4", "rod_e5"]
    assert end.type == "fixed"
    bodies = [first, *springs]
    assert [number(body.mass) for body in bodies] == pytest.approx(rods["rfe_masses"], rel=1e-14)
    assert [number(body.inertia.zz) for body in bodies] == pytest.approx(rods["rfe_inertia_com"], rel=1e-14)
    assert [2.0 * number(body.com[0]) for body in bodies] == pytest.approx(rods["rfe_lengths"], rel=1e-14)
    assert [number(s.stiffness) for s in springs] == pytest.approx(rods["spring"][1:5], rel=1e-14)
    assert [number(s.place.xyz[0]) for s in springs] == pytest.approx(rods["rfe_lengths"][:4], rel=1e-14)
    assert all(joint.pseudo and joint.type == "revolute" for joint in springs)


def test_rods_of_order_4():
    """Alpert (1999), Table 6, regular functions, order 4: nodes 1/5, 1, 2, ..., weights 25/48, 47/48, 1, ... of D."""
    *bodies, end = expand(arm(replace(beam(6), order=4))).joints  # D = 2/4 m
    lengths = [0.1, 0.4, 0.5, 0.5, 0.4, 0.1]
    assert [2.0 * number(body.com[0]) for body in bodies] == pytest.approx(lengths, rel=1e-14)
    assert [number(body.mass) for body in bodies] == pytest.approx([3.0 * x for x in lengths], rel=1e-14)
    assert [number(body.inertia.zz) for body in bodies] == pytest.approx([x**3 / 4 for x in lengths], rel=1e-14)
    assert [number(s.place.xyz[0]) for s in bodies[1:]] == pytest.approx(lengths[:-1], rel=1e-14)
    stretches = [25 / 96, 47 / 96, 0.5, 47 / 96, 25 / 96]
    assert sum(stretches) == pytest.approx(2.0, rel=1e-14)
    assert [number(s.stiffness) for s in bodies[1:]] == pytest.approx([60.0 / w for w in stretches], rel=1e-14)
    assert number(end.place.xyz[0]) == pytest.approx(-1.9, rel=1e-14)


def test_the_shortest_link_of_order_4():
    """Both ends share the middle spring: 1 - 2/48 of D = 1 m."""
    springs = expand(arm(replace(beam(4), order=4))).joints[1:-1]
    assert [60.0 / number(s.stiffness) for s in springs] == pytest.approx([25 / 48, 46 / 48, 25 / 48], rel=1e-14)


@pytest.mark.parametrize(("x", "joint", "at"), [(0.09, "arm", 0.09), (0.1, "arm_e1", 0.0), (1.2, "arm_e3", 0.2)])
def test_points_on_rods_of_order_4(x, joint, at):
    """Springs at 0.1, 0.5, 1, 1.5 and 1.9 m."""
    given = arm(replace(beam(6), order=4), points=[Point("p", "arm", (Number(x), Number(0.0), Number(0.0)))])
    (point,) = expand(given).points
    assert (point.joint, number(point.at[0])) == (joint, pytest.approx(at, abs=1e-15))


def test_order_is_read_and_written():
    text = arm(replace(beam(6), order=4)).to_yaml()
    assert "order: 4" in text
    assert loads_chain(text).joint("arm").flexible.order == 4
    assert "order" not in arm().to_yaml()


def test_springs_in_order_with_their_names():
    spatial = replace(beam(2, torsion=9, polar_inertia_per_length=0.2, axial=1e3), bending=(e(60), e(40)))
    springs = expand(arm(spatial)).joints[1:-1]
    assert [(s.name, s.type) for s in springs] == [
        ("arm_e1_y", "revolute"),
        ("arm_e1_z", "revolute"),
        ("arm_e1_x", "revolute"),
        ("arm_e1_a", "prismatic"),
    ]
    axes = [[number(x) for x in s.place.axis] for s in springs]
    assert axes == [[0, 1, 0], [0, 0, 1], [1, 0, 0], [1, 0, 0]]
    assert [number(s.stiffness) for s in springs] == [30.0, 20.0, 4.5, 500.0]  # over D = 2
    assert [number(s.mass) for s in springs] == [0.0, 0.0, 0.0, 3.0]
    assert [number(springs[-1].inertia.xx), number(springs[0].inertia.xx)] == [0.2, 0.0]
    assert [j.name for j in expand(arm(beam(2, axial=1))).joints] == ["arm", "arm_e1_z", "arm_e1_a", "arm_e2"]


def test_damping_is_the_ratio_of_each_first_frequency():
    """C = (2 zeta/omega_1) K, omega_1 of the whole link clamped at one end."""
    given = beam(3, torsion=9, polar_inertia_per_length=0.2, damping_ratio=0.01)
    for spring in expand(arm(given)).joints[1:3]:
        EI_or_GJ = 60.0 if spring.name.endswith("z") else 9.0
        omega = (1.8751040687 / 2) ** 2 * (60 / 3) ** 0.5 if EI_or_GJ == 60.0 else 3.14159265359 / 4 * (9 / 0.2) ** 0.5
        assert number(spring.damping) == pytest.approx(2 * 0.01 / omega * EI_or_GJ, rel=1e-10)


@pytest.mark.parametrize(
    ("x", "joint", "at"),
    [
        (0.0, "arm", 0.0),
        (0.2, "arm", 0.2),
        (0.25, "arm_e1", 0.0),  # at a spring: the outer rod
        (0.7, "arm_e1", 0.45),
        (0.75 + 1e-12, "arm_e2", 1e-12),
        (0.75 - 1e-12, "arm_e2", -1e-12),  # a rounding error before it
        (1.75, "arm_e5", 1.75),  # the last rod, in the frame of the undeformed link
        (2.0, "arm_e5", 2.0),
        (2.5, "arm_e5", 2.5),
        (-0.1, "arm_e5", -0.1),
    ],
)
def test_points_belong_to_the_rod_that_contains_them(x, joint, at):
    """Springs at 0.25, 0.75, 1.25 and 1.75 m."""
    (point,) = expand(arm(points=[Point("p", "arm", (Number(x), Number(0.3), Number(-0.2)))])).points
    assert point.joint == joint
    assert number(point.at[0]) == pytest.approx(at, abs=1e-15)
    assert [number(y) for y in point.at[1:]] == [0.3, -0.2]


def test_defaults_choose_the_rod_and_the_place_stays_a_formula():
    given = replace(beam(), length=e("L"))
    point = Point("p", "arm", (e("L/2"), Number(0.0), Number(0.0)))
    chain = Chain(
        "bends", (Joint("arm", "revolute", flexible=given),), parameters=(parameter("L", 2.0),), points=(point,)
    )
    (moved,) = expand(validate(chain)).points
    assert moved.joint == "arm_e2"
    assert [evaluate(moved.at[0], {"L": L}) for L in (2.0, 4.0)] == [0.25, 0.5]


def test_own_body_children_and_moments_go_to_the_last_rod():
    link = Joint("arm", "revolute", mass=e(7), com=vector(1.5, 0, 0), flexible=beam())
    child = Joint("hand", "revolute", Mdh(a=e(2)), "arm")
    loads = (Load(joint="arm", moment=vector(0, 0, 1)), Load(joint="hand", moment=vector(0, 0, 1)))
    chain = expand(validate(Chain("bends", (link, child), loads=loads)))
    end, hand = chain.joints[-2:]
    assert (end.name, end.type, end.parent, hand.parent) == ("arm_e5", "fixed", "arm_e4", "arm_e5")
    assert (number(end.mass), number(end.com[0]), number(end.place.xyz[0])) == (7.0, 1.5, -1.75)
    assert [load.joint for load in chain.loads] == ["arm_e5", "hand"]
    assert hand.place == child.place


def test_the_written_chain_is_what_texts_speak_of():
    text = arm().to_yaml()
    written = loads_chain(text, "beam.yaml")
    mechanism = as_mechanism(written)
    chain = mechanism.chain
    assert (mechanism.written, mechanism.authored.to_yaml()) == (written, text)
    assert validate(chain) == chain
    assert chain.place_of("arm_e3") == written.place_of("arm") == "beam.yaml:6:5"
    assert as_mechanism(chain).chain == chain
    rigid = validate(Chain("stiff", (Joint("arm", "revolute"),)))
    assert expand(rigid) is rigid


def test_a_clamped_link_bends():
    chain = expand(validate(Chain("cantilever", (Joint("beam", "fixed", Xyz(), flexible=beam(3)),))))
    assert chain.q_names == ("beam_e1", "beam_e2")


@pytest.mark.parametrize(
    ("given", "message"),
    [
        (beam(1), r"joints\.arm\.flexible\.elements: found 1 elements; 2 to 1000 are possible"),
        (replace(beam(3), order=4), r"arm\.flexible\.elements: found 3 elements of order 4; 4 to 1000 are possible"),
        (replace(beam(5), order=3), r"joints\.arm\.flexible\.order: found order 3; 2 and 4 are possible"),
        (beam(5, torsion=1), r"joints\.arm\.flexible\.torsion: 'torsion' needs 'polar_inertia_per_length'"),
        (beam(5, length=0), r"joints\.arm\.flexible\.length: the length is 0; it must be positive"),
        (beam(5, bending=-1), r"joints\.arm\.flexible\.bending: the bending stiffness is -1"),
        (beam(600, axial=1), "at most 1000 together with its joints; here it would have 1200: give the links fewer"),
    ],
)
def test_beams_that_are_refused(given, message):
    with pytest.raises(ChainError, match=message):
        as_mechanism(Chain("bends", (Joint("arm", "revolute", flexible=given),)))
