"""Rules on references: parents, points, loads, stiffness matrices, forces."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING

from symgen.describe.composite import without_coordinate
from symgen.describe.limits import MAX_JOINTS
from symgen.describe.records import BASE, Joint, SpringMatrix
from symgen.describe.rules.findings import Findings
from symgen.describe.rules.names import bent_links, inside_a_link

if TYPE_CHECKING:
    from symgen.describe.chain import Chain

__all__ = ["SYMMETRIC", "check_structure"]

SYMMETRIC = 1e-12
"""Relative threshold: elements of a stiffness matrix that differ by less are equal."""

ON_THE_BASE = "write a place of the base where it is used: between: [{joint: base, at: [x, y, z]}, ...]"

LISTED = 20
"""Names that a message lists, at most."""


def check_structure(findings: Findings) -> None:
    """Every reference names something that exists and suits."""
    chain = findings.chain
    if not chain.joints:
        findings.error("joints", "a chain needs at least one joint")
    elif not chain.movable and all(joint.flexible is None for joint in chain.joints):
        findings.error("joints", "all joints are fixed; a chain needs at least one that moves")
    count = sum(1 if joint.flexible is None else joint.flexible.rods for joint in chain.joints)
    if count > max(MAX_JOINTS, len(chain.joints)):
        message = f"bending links become rods and springs, of which a chain has at most {MAX_JOINTS} together with its "
        findings.error("joints", f"{message}joints; here it would have {count}: give the links fewer 'elements'")
    check_parents(findings)
    names = names_of(chain)
    for point in chain.points:
        if point.joint not in names:
            message = no_joint(findings, point.joint, names)
            if point.joint == BASE:
                message = f"a named point lies on the link of a joint; {ON_THE_BASE}"
            findings.error(f"points.{point.name}.joint", message)
    check_loads(findings)
    coordinates = frozenset(chain.movable_names)
    for k, spring in enumerate(chain.stiffness):
        check_spring_matrix(findings, f"stiffness[{k}]", spring, coordinates)
    seen: set[str] = set()
    for joint, _ in chain.forces:
        path = f"forces.{joint}"
        if joint not in coordinates:
            findings.error(path, no_coordinate(findings, joint))
        elif joint in seen:
            findings.error(path, f"two forces on {joint!r:.80}; write their sum")
        seen.add(joint)


def check_parents(findings: Findings) -> None:
    """Every parent stands before its children, so parents cannot go in a circle."""
    names, before = names_of(findings.chain), {BASE: None}
    for path, joint in findings.joints():
        if joint.parent not in before:
            findings.error(f"{path}.parent", wrong_parent(findings, joint, names, before))
        before[joint.name] = None


def wrong_parent(findings: Findings, joint: Joint, names: Collection[str], before: Iterable[str]) -> str:
    """Reason why a joint cannot hang on its parent, which is none of the joints `before` it."""
    if joint.parent not in names:
        return no_joint(findings, joint.parent, before)
    circle = circle_of(joint.name, findings.chain)
    if not circle:
        return f"the parent {joint.parent!r:.80} comes later; joints stand base to tip: move it up"
    shown = [*circle[:LISTED], "...", circle[-1]] if len(circle) > LISTED + 1 else circle
    message = f"parents go in a circle: {' -> '.join(shown)}; a tree has none: "
    return message + "let one of the joints hang on the base and close the loop under 'loops'"


def circle_of(start: str, chain: Chain) -> list[str]:
    """The joints met when following parents from a joint back to itself, or nothing."""
    parent = {joint.name: joint.parent for joint in chain.joints}
    path = [start]
    while path[-1] in parent and len(path) <= len(parent):
        path.append(parent[path[-1]])
        if path[-1] == start:
            return path
    return []


def check_loads(findings: Findings) -> None:
    """A load acts on a point, or as a moment on a joint's link."""
    chain = findings.chain
    points, joints = dict.fromkeys(point.name for point in chain.points), names_of(chain)
    for k, load in enumerate(chain.loads):
        path = f"loads[{k}]"
        if (load.point is None) == (load.joint is None):
            findings.error(path, "a load needs either 'point' or 'joint', one of the two")
        if load.force is None and load.moment is None:
            findings.error(path, "a load needs 'force', 'moment', or both")
        if load.frame not in ("base", "link"):
            words = "force and moment are in the axes of the 'base', or of the 'link', with which they turn"
            findings.error(f"{path}.frame", f"{words}; {load.frame!r:.80} is neither")
        if load.point is not None and load.point not in points:
            hint = findings.hint(load.point, points)
            known = listed(points) or "none"
            findings.error(f"{path}.point", f"there is no point {load.point!r:.80}{hint}; declared points: {known}")
        if load.joint is not None:
            if load.joint not in joints:
                findings.error(f"{path}.joint", no_joint(findings, load.joint, joints))
            if load.force is not None:
                findings.error(f"{path}.force", "a force needs a point to act at: declare one and write 'point:'")


def check_spring_matrix(findings: Findings, path: str, spring: SpringMatrix, coordinates: frozenset[str]) -> None:
    """A stiffness matrix is square, symmetric and between joints that move."""
    seen: set[str] = set()
    for k, name in enumerate(spring.joints):
        if name not in coordinates:
            findings.error(f"{path}.joints[{k}]", no_coordinate(findings, name))
        elif name in seen:
            findings.error(f"{path}.joints[{k}]", f"the joint {name!r:.80} is listed twice")
        seen.add(name)
    n = len(spring.joints)
    if n == 0:
        findings.error(f"{path}.joints", "the list of joints is empty")
    if len(spring.matrix) != n or any(len(row) != n for row in spring.matrix):
        rows = ", ".join(str(len(row)) for row in spring.matrix)
        found = f"{len(spring.matrix)} row{'' if len(spring.matrix) == 1 else 's'} of {rows or 'nothing'}"
        message = f"{n} joints need a matrix of {n} rows of {n}, found {found}"
        findings.error(f"{path}.matrix", message)
        return
    for i in range(n):
        for j in range(i):
            one, other = spring.matrix[i][j], spring.matrix[j][i]
            if one == other:
                continue
            a, b = findings.value(one), findings.value(other)
            if a is not None and b is not None and abs(a - b) > SYMMETRIC * max(abs(a), abs(b)):
                message = (
                    f"a stiffness matrix is symmetric, but row {i + 1}, column {j + 1} is {a:g} and its mirror {b:g}"
                )
                findings.error(f"{path}.matrix[{i}][{j}]", message)


def names_of(chain: Chain) -> dict[str, None]:
    """Of all joints, in order."""
    return dict.fromkeys(joint.name for joint in chain.joints)


def listed(names: Collection[str]) -> str:
    """The first names."""
    return ", ".join([*names][:LISTED]) + (", ..." if len(names) > LISTED else "")


def no_joint(findings: Findings, name: str, joints: Iterable[str]) -> str:
    """Says that a joint does not exist."""
    inside = inside_a_link(name, bent_links(findings.chain))
    if inside is not None:
        return inside
    distances = {tie.name for tie in findings.chain.ties}
    names = [joint for joint in joints if not joint.startswith("_") and joint not in distances]
    verb = "are" if len(names) > 1 else "is"
    return f"there is no joint {name!r:.80}{findings.hint(name, names)}; there {verb} {listed(names)}"


def no_coordinate(findings: Findings, name: str) -> str:
    """Says that a joint does not exist or does not move."""
    names = names_of(findings.chain)
    if name in names:
        return f"{without_coordinate(findings.written, name)} and has no coordinate"
    return no_joint(findings, name, names)
