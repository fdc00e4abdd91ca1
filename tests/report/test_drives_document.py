"""What `symgen derive` writes about drives that do not rub."""

import re

import zoo

import symgen
from symgen.describe.load import loads_chain
from tests.report.example_equations import plain_page

GEARED = """
symgen: 1
name: geared
parameters: {Jr1: 1e-4, p: 0.001}
joints:
  - {name: a, type: revolute, place: {xyz: [0, 0, 0], axis: [0, 0, 1]}, mass: 1, com: [0.1, 0, 0],
     drive: {ratio: 80, inertia: Jr1}}
  - {name: b, type: prismatic, place: {xyz: [0, 0, 0], axis: [0, 1, 0]}, mass: 1, drive: {lead: p, inertia: 2e-4 AXIS}}
  - {name: c, type: revolute, place: {xyz: [0, 0, 0], axis: [0, 0, 1]}, mass: 1, drive: {ratio: 3}}
"""


def drives(text):
    """The lines on drives."""
    return text.split("\nDrives\n------\n\n")[1].split("\n---")[0].splitlines()


def test_ratios_of_drives_that_do_not_rub_are_told():
    text = plain_page(symgen.derive_equations(loads_chain(GEARED.replace(" AXIS", ""))))
    assert "6400 Jr1" in text
    lines = drives(text)
    assert lines[:9] == [
        "tau is the motor's torque referred to the joint, J the inertia of rotor and screw. tau_s is the torque that",
        "the rotor's inertia takes, part of the left sides above.",
        "",
        "joint  ratio  J",
        "a      80     Jr1",
        "b      1/p    0.0002",
        "c      3      0",
        "",
        "tau_s[1] = 6400 Jr1 dd(a)",
    ]
    assert " h" not in " ".join(lines)  # no letter that nothing explains
    for format in ("latex", "markdown"):
        assert "Drives" in plain_page(symgen.derive_equations(loads_chain(GEARED.replace(" AXIS", ""))), format)


def test_axes_of_rotors_are_told_where_they_are_not_the_joints():
    lines = drives(plain_page(symgen.derive_equations(loads_chain(GEARED.replace(" AXIS", ", axis: [0, 0, 1]")))))
    assert [line.split("  ")[-1].strip() for line in lines if line[:5].strip() in {"a", "b", "c"}] == [
        "the joint's", "0, 0, 1", "the joint's"
    ]  # fmt: skip
    assert "A rotor's axis is given in the frame of the link before the joint." in " ".join(lines)


def test_a_chain_without_drives_has_no_word_on_them():
    assert "Drives" not in plain_page(symgen.derive_equations(zoo.pendulum()))


LINK = """
  - {name: NAME, type: revolute, place: {mdh: {a: 0.1, alpha: 0.4}}, mass: m, com: [0.1, 0.2, 0.03],
     inertia: {xx: 0.1, yy: 0.2, zz: 0.15}, drive: {ratio: 50, inertia: 1e-4}}"""
LARGE = "symgen: 1\nname: large\ngravity: [0, 0, -9.81]\nparameters: {m: 1}\njoints:" + "".join(
    LINK.replace("NAME", name) for name in ("one", "two", "three", "four")
)


def test_rotors_do_not_use_the_letters_of_sines():
    text = plain_page(symgen.derive_equations(loads_chain(LARGE)), listing=True)
    sines = [line for line in text.splitlines() if re.match(r"s\d\w* = ", line)]
    assert sines
    assert all("= sin(" in line for line in sines)
    assert "wr angular velocities of rotors about their axes" in " ".join(text.split())
    assert re.search(r"^wr3 = .*50 d\(three\)", text, re.MULTILINE)
