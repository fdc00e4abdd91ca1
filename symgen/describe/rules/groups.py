"""Rules on joints that have one mode: drives with losses among them."""

from __future__ import annotations

from symgen.describe.composite import single_joints
from symgen.describe.couplings import friction_groups
from symgen.describe.loops import feeling_joints
from symgen.describe.rules.findings import Findings
from symgen.describe.traits import frictional, is_loaded, loses

__all__ = ["check_groups"]


def check_groups(findings: Findings) -> None:
    """A drive with losses transmits the force of one coordinate, and no other does."""
    chain = findings.chain
    if not chain.is_coupled or any(problem.severity == "error" for problem in findings.problems):
        return
    groups = friction_groups(chain)
    n, feeling = len(chain.moving), feeling_joints(single_joints(chain))
    pressed = [joint.name for group in groups for joint in group if joint.name in feeling and is_loaded(joint.friction)]
    shared, resting = groups[n:], sum(any(map(frictional, group)) for group in groups)
    for (joint,) in shared:
        if loses(joint):
            message = f"the drive of {joint.name!r} has losses, and the joint follows several coordinates"
            remedy = f"give {joint.name!r} the coordinate, and let another joint follow"
            findings.error(place_of(findings, joint.name), f"{message}: {remedy}")
    for group in groups[:n]:
        lossy = [joint.name for joint in group if loses(joint)]
        if len(lossy) > 1:
            message = f"tau is one force, but {', '.join(lossy)}, which move together, have drives with losses"
            findings.error(place_of(findings, lossy[-1]), f"{message}: leave losses to the drive that transmits it")
        if lossy and shared and pressed and resting > sum(joint.motion is None for joint in chain.moving):
            message = f"the drive of {lossy[0]!r} has losses where more joints have friction than there are coordinates"
            cause = f"the load of {pressed[0]!r} depends on the share of each in what holds them"
            findings.error(place_of(findings, shared[0][0].name), f"{message}, and {cause}; give it levels")


def place_of(findings: Findings, name: str) -> str:
    """Path of the coupling, the loop or the joint of that name."""
    chain = findings.chain
    if name in dict(chain.coupled):
        return f"coupled.{name}"
    loops = [loop.name for loop in chain.loops]
    if name in loops:
        return f"loops[{loops.index(name)}].friction"
    return next(path for path, joint in findings.joints() if joint.name == name)
