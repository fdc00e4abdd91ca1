"""Closed loops: the joints on them, and which of these depend on the others.

A loop runs from the link where the paths from the base to its two places part, along one path to the first place,
through the closing joint, and back along the other path.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from symgen.describe.composite import single_joints
from symgen.describe.distances import between
from symgen.describe.expression import Name, parts
from symgen.describe.loop_records import Anchor, Loop
from symgen.describe.records import BASE, Joint, Xyz

if TYPE_CHECKING:
    from symgen.describe.chain import Chain

__all__ = [
    "CONSTRAINTS",
    "WITH_AXIS",
    "bearing_joint",
    "bearing_joints",
    "branches_of",
    "closing_joint",
    "feeling_joints",
    "felt_joints",
    "joints_of",
    "passive",
    "with_dependents",
]

CONSTRAINTS = {"revolute": 5, "prismatic": 5, "ball": 3, "rod": 1}
"""Conditions that a closing joint imposes in space."""

WITH_AXIS = ("revolute", "prismatic")
"""Types of closing joints that have one freedom, and friction along it."""


def branches_of(chain: Chain, loop: Loop) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The joints that are not fixed between the link where a loop parts and its two places, base to tip each."""
    joints = {joint.name: joint for joint in chain.joints}
    first, second = (_path(joints, anchor) for anchor in loop.between)
    shared = 0
    while shared < min(len(first), len(second)) and first[shared] == second[shared]:
        shared += 1
    return first[shared:], second[shared:]


def joints_of(chain: Chain, loop: Loop) -> tuple[str, ...]:
    """The joints of a loop that are not fixed, in the chain's order."""
    found = {name for branch in branches_of(chain, loop) for name in branch}
    return tuple(joint.name for joint in chain.joints if joint.name in found)


def closing_joint(loop: Loop) -> Joint:
    """The joint that closes a loop, as a joint of the second link without mass; of a rod or a ball without friction."""
    return Joint(
        loop.name,
        "prismatic" if loop.type == "prismatic" else "revolute",
        Xyz(axis=loop.axis),
        loop.between[1].joint,
        actuated=False,
        friction=loop.friction if loop.type in WITH_AXIS else None,
    )


def bearing_joints(chain: Chain) -> tuple[Joint, ...]:
    """All joints that can have friction: those that move, then those that close loops."""
    return (*chain.movable, *map(closing_joint, chain.loops))


def bearing_joint(chain: Chain, name: str) -> Joint:
    """The joint of that name, which moves or closes a loop; raises KeyError."""
    for loop in chain.loops:
        if loop.name == name:
            return closing_joint(loop)
    return chain.joint(name)


def feeling_joints(chain: Chain) -> frozenset[str]:
    """Joints in whose reactions friction of other joints counts: those of loops, closing ones too, and those that carry
    one of the two places of a distance alone."""
    found = {name for loop in chain.loops for name in (*joints_of(chain, loop), loop.name)}
    return frozenset(found | {joint.name for tie in chain.ties for joint in between(chain, *tie.between)})


def felt_joints(chain: Chain) -> frozenset[str]:
    """Joints whose friction changes reactions: those that loops move, closing ones, joints coupled to such joints, and
    distances."""
    found = {name for loop in chain.loops for name in (*loop.dependent, loop.name)}
    needs = {name: {p.name for p in parts(value) if isinstance(p, Name)} for name, value in chain.coupled}
    for _ in needs:
        found |= {name for name, used in needs.items() if used & found}
    return frozenset(found | {tie.name for tie in chain.ties})


def passive(joint: Joint) -> bool:
    """True for a joint that a loop takes along where its file does not name the dependent ones."""
    return not joint.actuated and not joint.pseudo and joint.motion is None and joint.flexible is None


def with_dependents(chain: Chain) -> Chain:
    """The chain with the dependent joints of every loop named, in the chain's order.

    A joint that follows by a coupling, or depends by a loop before, is not dependent again.
    """
    taken = {name for name, _ in chain.coupled} | {name for loop in chain.loops for name in loop.dependent}
    single = single_joints(chain)
    order = {joint.name: k for k, joint in enumerate(single.joints)}
    loops: list[Loop] = []
    for loop in chain.loops:
        names = loop.dependent
        if not names and all(anchor.joint in order or anchor.joint == BASE for anchor in loop.between):
            names = tuple(n for n in joints_of(single, loop) if n not in taken and passive(single.joint(n)))
        names = tuple(sorted(names, key=lambda name: order.get(name, -1)))
        taken |= set(names)
        loops.append(loop if names == loop.dependent else replace(loop, dependent=names))
    return chain if all(a is b for a, b in zip(loops, chain.loops, strict=True)) else replace(chain, loops=tuple(loops))


def _path(joints: Mapping[str, Joint], anchor: Anchor) -> tuple[str, ...]:
    """Joints that are not fixed from the base to a place."""
    names: list[str] = []
    name = anchor.joint
    while name in joints and len(names) <= len(joints):
        names.append(name)
        name = joints[name].parent
    return tuple(name for name in reversed(names) if joints[name].type != "fixed")
