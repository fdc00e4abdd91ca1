"""Rules on distances of two places: those that cannot be joints, and friction that would miss forces along them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from symgen.describe.composite import single_joints
from symgen.describe.distances import between
from symgen.describe.evaluate import names_in
from symgen.describe.expression import Operation
from symgen.describe.loops import bearing_joints, joints_of
from symgen.describe.records import BASE, Joint, Tie
from symgen.describe.rules.findings import Findings
from symgen.describe.short_forms import anchors_of
from symgen.describe.traits import is_loaded

if TYPE_CHECKING:
    from symgen.describe.chain import Chain

__all__ = ["check_distances"]


def check_distances(findings: Findings) -> None:
    """Every distance that is left: its places exist, its name is its own; no bearing's friction misses its force."""
    chain = findings.chain
    joints = {joint.name for joint in chain.joints}
    for entry in chain.distances:
        places = anchors_of(chain, entry)
        path = f"distances.{entry.name}"
        if entry.name in joints:
            findings.error(path, f"the name {entry.name!r} is taken by a joint; a distance is one as well")
        elif isinstance(places, str):
            findings.error(f"{path}.between", f"there is no point {places!r:.80}; name one, or write {{joint, at}}")
        else:
            missing = [j for j, place in enumerate(places) if place.joint not in joints | {BASE}]
            if missing:
                found = f"there is no joint {places[missing[0]].joint!r:.80}"
                findings.error(f"{path}.between[{missing[0]}]", found)
            else:
                findings.error(f"{path}.between", "the two places are always equally far from each other")
    ties = {tie.name for tie in chain.ties}
    for path, joint in findings.joints():
        if joint.name in ties and is_loaded(joint.friction):
            message = f"the distance {joint.name!r} has no bearing, so that no load presses it"
            findings.error(
                f"{path}.friction", f"{message}; give levels (coulomb, static) in the place of a coefficient"
            )
    for tie in chain.ties:
        acting = unknown_force(chain, tie)
        if acting:
            _check_bearings(findings, tie, acting)


def unknown_force(chain: Chain, tie: Tie) -> str:
    """The part of the force along a distance that no function of a state gives; empty where there is none."""
    if chain.joint(tie.name).stop is not None:
        return "the force of the stop"
    following = [name for name, value in chain.coupled if tie.name in names_in(value)]
    return f"the force of {following[0]!r}, which is coupled to it," if following else ""


def _check_bearings(findings: Findings, entry: Tie, acting: str) -> None:
    """Refuses friction by the load of a bearing that carries a force along a distance which is not known there."""
    chain = single_joints(findings.chain)
    moving = between(chain, *entry.between)
    names = {joint.name for joint in moving}
    for loop in chain.loops:
        if names & {*joints_of(chain, loop)}:
            names |= {*joints_of(chain, loop), loop.name}
    along = dict(chain.coupled).get(entry.name)
    straight = not (isinstance(along, Operation) and along.operator == "sqrt")
    if straight and not chain.loops and all(_slides_along(joint) for joint in moving):
        return
    index = {joint.name: f"joints[{k}]" for k, joint in enumerate(chain.joints)}
    index |= {loop.name: f"loops[{k}]" for k, loop in enumerate(chain.loops)}
    for joint in bearing_joints(chain):
        if joint.name in names and is_loaded(joint.friction):
            message = f"the bearing carries {acting} along the distance {entry.name!r}, which its load does not count"
            remedy = "give levels (coulomb, static) in the place of a coefficient"
            findings.error(f"{index[joint.name]}.friction", f"{message}; {remedy}")


def _slides_along(joint: Joint) -> bool:
    """True of a slide without a second bearing: a force along its way is no load of it."""
    return joint.type in ("prismatic", "fixed") and (joint.friction is None or joint.friction.span is None)
