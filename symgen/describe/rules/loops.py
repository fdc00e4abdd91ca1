"""Rules on closed loops: places on two links, joints that can depend, and what each closing joint has."""

from __future__ import annotations

from symgen.describe.loops import WITH_AXIS, closing_joint, joints_of, passive
from symgen.describe.records import BASE, Loop
from symgen.describe.rules.findings import Findings
from symgen.describe.rules.friction import check_levels, check_normal
from symgen.describe.rules.structure import no_coordinate, no_joint

__all__ = ["check_loops"]


def check_loops(findings: Findings) -> None:
    """Every entry of `loops`."""
    chain = findings.chain
    taken: dict[str, str] = dict.fromkeys((name for name, _ in chain.coupled), "'coupled'")
    for k, loop in enumerate(chain.loops):
        path = f"loops[{k}]"
        before = len(findings.problems)
        check_places(findings, path, loop)
        check_closing(findings, path, loop)
        if len(findings.problems) == before:
            check_dependent(findings, path, loop, taken)
        for j, (name, _) in enumerate(loop.near):
            if name not in chain.movable_names:
                findings.error(f"{path}.near[{j}]", no_coordinate(findings, name))
        taken.update(dict.fromkeys(loop.dependent, f"the loop {loop.name!r}"))


def check_places(findings: Findings, path: str, loop: Loop) -> None:
    """Two places on different links that exist."""
    chain = findings.chain
    names = dict.fromkeys(joint.name for joint in chain.joints)
    for j, anchor in enumerate(loop.between):
        if anchor.joint != BASE and anchor.joint not in names:
            findings.error(f"{path}.between[{j}].joint", no_joint(findings, anchor.joint, (BASE, *names)))
            return
    if not joints_of(chain, loop):
        a, b = (anchor.joint for anchor in loop.between)
        if a == b:
            message = f"the loop closes between the link of {a!r} and itself; name places on two links"
        else:
            message = f"nothing moves between {a!r} and {b!r}, so that there is no loop to close"
        findings.error(f"{path}.between", message)


def check_closing(findings: Findings, path: str, loop: Loop) -> None:
    """A rod has a length, the others an axis where they need one; rods and balls have no friction."""
    if (loop.length is not None) != (loop.type == "rod"):
        message = "a rod needs its 'length'" if loop.length is None else f"a {loop.type} joint has no 'length'"
        findings.error(path, message)
    findings.positive(f"{path}.length", loop.length, "the length of the rod")
    axis = findings.vector(loop.axis)
    if loop.type in WITH_AXIS and axis is not None and not any(axis):
        findings.error(f"{path}.axis", "the axis has no direction: give a vector that is not zero")
    if loop.friction is None:
        return
    if loop.type not in WITH_AXIS:
        message = f"a {loop.type} has no friction here: what it resists is no rate of one joint"
        findings.error(f"{path}.friction", f"{message}; close the loop by a revolute or prismatic joint")
        return
    check_levels(findings, f"{path}.friction", loop.friction)
    check_normal(findings, f"{path}.friction", closing_joint(loop), loop.friction)
    if loop.friction.dead_band is not None:
        findings.error(f"{path}.friction.dead_band", "a dead band belongs to a joint that has the coordinate")


def check_dependent(findings: Findings, path: str, loop: Loop, taken: dict[str, str]) -> None:
    """The dependent joints lie on the loop and nothing else moves them."""
    chain = findings.chain
    inside = joints_of(chain, loop)
    for j, name in enumerate(loop.dependent):
        where = f"{path}.dependent[{j}]"
        if name not in {joint.name for joint in chain.joints if joint.type != "fixed"}:
            findings.error(where, no_coordinate(findings, name))
            continue
        joint = chain.joint(name)
        if name not in inside:
            findings.error(where, f"{name!r} is no joint of the loop; it runs through {', '.join(inside)}")
        elif name in taken or loop.dependent.count(name) > 1:
            other = taken.get(name, "this list")
            findings.error(where, f"{name!r} follows others already, by {other}; another joint of the loop has to")
        elif joint.motion is not None or joint.pseudo or joint.flexible is not None:
            given = {"motion": joint.motion, "flexible": joint.flexible}
            key = next((name for name, value in given.items() if value is not None), "pseudo")
            findings.error(where, f"{name!r} has {key!r} and cannot depend on others; name another joint of the loop")
    if not loop.dependent:
        free = [name for name in inside if passive(chain.joint(name)) and name not in taken]
        message = "no joint of the loop depends on the others"
        remedy = f"name those that do, as in dependent: [{', '.join((free or [*inside])[:2])}]"
        findings.error(path, f"{message}: {remedy}, or write 'actuated: false' in them")
