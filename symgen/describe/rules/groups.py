"""Rules on joints that have one mode: drives with losses among them, and loads in closed loops."""

from __future__ import annotations

from symgen.describe.couplings import friction_groups
from symgen.describe.loops import bearing_joints, feeling_joints, felt_joints
from symgen.describe.records import Joint
from symgen.describe.rules.findings import Findings
from symgen.describe.traits import frictional, is_loaded, loses

__all__ = ["check_groups"]


def check_groups(findings: Findings) -> None:
    """A drive with losses transmits the force of one coordinate, and no other does."""
    chain = findings.chain
    if not chain.is_coupled or any(problem.severity == "error" for problem in findings.problems):
        return
    groups = friction_groups(chain)
    n = len(chain.moving)
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
        if lossy and shared and resting > sum(joint.motion is None for joint in chain.moving):
            message = f"the drive of {lossy[0]!r} has losses where more joints have friction than there are coordinates"
            where = place_of(findings, shared[0][0].name)
            findings.error(where, f"{message}; its share of what holds them is not known")
    if chain.loops:
        check_loads(findings, groups)


def check_loads(findings: Findings, groups: tuple[tuple[Joint, ...], ...]) -> None:
    """Loads in loops depend on the friction of their joints: each follows one coordinate, by a law without sides."""
    chain = findings.chain
    felt, feeling, n = felt_joints(chain), feeling_joints(chain), len(chain.moving)
    loaded = [joint.name for joint in bearing_joints(chain) if joint.name in feeling and is_loaded(joint.friction)]
    if not loaded:
        return
    why = f"the load of {loaded[0]!r} depends on the friction of all joints of its loop"
    for (joint,) in groups[n:]:
        if joint.name in felt:
            message = f"{joint.name!r} has friction and follows several coordinates, but {why}"
            findings.error(place_of(findings, joint.name), f"{message}; give this loop level friction")
    for group in groups[:n]:
        if not any(joint.name in felt and (joint.friction is not None or loses(joint)) for joint in group):
            continue
        for joint in group:
            sides = any(part is not None and part.directional for part in (joint.friction, joint.drive))
            what = "a drive with losses" if loses(joint) else "friction that differs by direction" if sides else ""
            if what:
                message = f"{joint.name!r} has {what}, but {why}"
                findings.error(place_of(findings, joint.name), f"{message}; give this loop level friction")


def place_of(findings: Findings, name: str) -> str:
    """Path of the coupling, the loop or the joint of that name."""
    chain = findings.chain
    if name in dict(chain.coupled):
        return f"coupled.{name}"
    loops = [loop.name for loop in chain.loops]
    if name in loops:
        return f"loops[{loops.index(name)}].friction"
    return next(path for path, joint in findings.joints() if joint.name == name)
