"""Closed loops in chain files: what is read, written back and refused."""

from __future__ import annotations

import pytest

from symgen.describe.chain import Anchor
from symgen.describe.expand import expand
from symgen.describe.expression import Name, Number
from symgen.describe.load import loads_chain
from symgen.errors import ChainError

FOUR_BAR = """\
symgen: 1
name: four_bar
parameters: {frame: 0.4, a: 0.12, b: 0.36, c: 0.26}
joints:
  - {name: crank, type: revolute, place: {xyz: [0, 0, 0]}, mass: 0.8}
  - {name: coupler, type: revolute, place: {xyz: [a, 0, 0]}, mass: 1.3, actuated: false}
  - {name: rocker, type: revolute, parent: base, place: {xyz: [frame, 0, 0]}, mass: 0.9, actuated: false}
  - {name: tool, type: revolute, place: {xyz: [0, 0, 0]}, mass: 0.1}
points:
  tip: {joint: coupler, at: [b, 0, 0]}
loops:
  - {name: B, type: revolute, between: [{joint: coupler, at: [b, 0, 0]}, {joint: rocker, at: [c, 0, 0]}], branch: left}
"""
ENTRY = FOUR_BAR[FOUR_BAR.index("  - {name: B") :]
PLACES = "[{joint: coupler, at: [b, 0, 0]}, {joint: rocker, at: [c, 0, 0]}]"


def test_dependent_joints_are_those_of_the_loop_without_actuator() -> None:
    chain = loads_chain(FOUR_BAR)
    assert chain.loops[0].dependent == ("coupler", "rocker")
    assert chain.q_names == ("crank", "tool")
    assert chain.movable_names == ("crank", "coupler", "rocker", "tool")


def test_loops_are_written_back() -> None:
    chain = loads_chain(FOUR_BAR)
    assert loads_chain(chain.to_yaml()) == chain
    near = loads_chain(FOUR_BAR.replace("branch: left", "near: {coupler: 25 deg}, axis: [0, 0, -1]"))
    assert loads_chain(near.to_yaml()) == near


def test_pin_joins_two_points() -> None:
    text = FOUR_BAR.replace("points:\n", "points:\n  end: {joint: rocker, at: [c, 0, 0]}\n")
    pinned = loads_chain(text.replace(ENTRY, "  - {name: B, pin: tip = end, branch: left}\n"))
    assert pinned.loops == loads_chain(FOUR_BAR).loops
    assert loads_chain(text.replace(PLACES, "[tip, end]")).loops == pinned.loops


def test_place_with_a_mistake_is_one_problem() -> None:
    with pytest.raises(ChainError) as found:
        loads_chain(FOUR_BAR.replace(PLACES, "[{joint: base}, [1]]"))
    assert [problem.path for problem in found.value.problems] == ["loops[0].between[1]"]


def test_places_on_bending_links_move_to_their_rods() -> None:
    text = FOUR_BAR.replace(
        "mass: 1.3, actuated: false", "flexible: {elements: 3, length: b, mass_per_length: 1, bending: 50}"
    ).replace("branch: left", "dependent: [rocker]")
    chain = expand(loads_chain(text))
    assert chain.loops[0].between[0] == Anchor("coupler_e3", (Name("b"), Number(0.0), Number(0.0)))


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("{joint: rocker, at: [c, 0, 0]}]", "{joint: coupler}]", r"12:\d+: loops.B.between: the loop closes .* itself"),
        ("joint: rocker, at", "joint: roker, at", r"loops.B.between\[1\].joint: there is no joint 'roker'.*'rocker'"),
        ("branch: left", "branch: middle", r"loops.B.branch: expected left or right"),
        ("branch: left", "friction: {coulomb: -1}", r"loops.B.friction.coulomb: .* at least 0"),
        ("type: revolute, between", "type: ball, friction: {coulomb: 1}, between", r"a ball has no friction"),
        ("type: revolute, between", "type: rod, between", r"loops.B: a rod needs its 'length'"),
        ("branch: left", "length: 2", r"loops.B: a revolute joint has no 'length'"),
        ("branch: left", "dependent: [tool]", r"loops.B.dependent\[0\]: 'tool' is no joint of the loop"),
        ("branch: left", "dependent: [coupler, coupler]", r"'coupler' follows others already"),
        ("branch: left", "axis: [0, 0, 0]", r"loops.B.axis: the axis has no direction"),
        ("type: revolute, between", "type: screw, between", r"loops.B.type: found 'screw'; a loop is closed by"),
        ("name: B", "name: crank", r"loops.crank.name: the name 'crank' is already used by a joint"),
        (ENTRY, ENTRY + ENTRY.replace("name: B", "name: C"), r"loops.C: no joint of the loop depends"),
        (ENTRY, "  - {pin: tip = end}\n", r"loops.*pin: there is no point 'end'"),
        (PLACES, "[tip, end]", r"12:\d+: loops.*between: there is no point 'end'.*or write {joint, at}"),
    ],
)  # fmt: skip
def test_refused(old: str, new: str, message: str) -> None:
    with pytest.raises(ChainError, match=message):
        loads_chain(FOUR_BAR.replace(old, new), "four_bar.yaml")
