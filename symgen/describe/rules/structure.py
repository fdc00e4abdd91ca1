"""What refers to what: parents, points, loads, stiffness matrices, forces."""

from __future__ import annotations

from collections.abc import Iterable

from symgen.describe.chain import BASE, Chain, SpringMatrix
from symgen.describe.nearest import nearest
from symgen.describe.rules.findings import Findings

__all__ = ["check_structure"]


def check_structure(findings: Findings) -> None:
    """Every reference names something that exists and suits."""
    chain = findings.chain
    if not chain.joints:
        findings.error("joints", "a chain needs at least one joint")
    elif not chain.moving and all(joint.flexible is None for joint in chain.joints):
        findings.error("joints", "all joints are fixed; a chain needs at least one that moves")
    check_parents(findings)
    names = [joint.name for joint in chain.joints]
    for point in chain.points:
        if point.joint not in names:
            findings.error(f"points.{point.name}.joint", no_joint(point.joint, names_of(chain)))
    check_loads(findings)
    for k, spring in enumerate(chain.stiffness):
        check_spring_matrix(findings, f"stiffness[{k}]", spring)
    seen: set[str] = set()
    for joint, _ in chain.forces:
        path = f"forces.{joint}"
        if joint not in chain.q_names:
            findings.error(path, no_coordinate(joint, chain))
        elif joint in seen:
            findings.error(path, f"two forces on {joint!r:.80}; write their sum")
        seen.add(joint)


def check_parents(findings: Findings) -> None:
    """Every parent stands before its children, so parents cannot go in a circle."""
    chain = findings.chain
    names = [joint.name for joint in chain.joints]
    for k, (path, joint) in enumerate(findings.joints()):
        parent = joint.parent
        if parent == BASE or parent in names[:k]:
            continue
        if parent not in names:
            findings.error(f"{path}.parent", no_joint(parent, names[:k], "base"))
            continue
        circle = circle_of(joint.name, chain)
        if circle:
            message = (
                f"parents go in a circle: {' -> '.join(circle)}; closed loops are not supported: cut the loop and "
            )
            findings.error(f"{path}.parent", message + "let a spring or a force close it")
        else:
            findings.error(
                f"{path}.parent", f"the parent {parent!r:.80} comes later; joints stand base to tip: move it up"
            )


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
    points = [point.name for point in chain.points]
    for k, load in enumerate(chain.loads):
        path = f"loads[{k}]"
        if (load.point is None) == (load.joint is None):
            findings.error(path, "a load needs either 'point' or 'joint', one of the two")
        if load.force is None and load.moment is None:
            findings.error(path, "a load needs 'force', 'moment', or both")
        if load.point is not None and load.point not in points:
            known = ", ".join(points) or "none"
            hint = nearest(load.point, points)
            findings.error(f"{path}.point", f"there is no point {load.point!r:.80}{hint}; declared points: {known}")
        if load.joint is not None:
            if load.joint not in [joint.name for joint in chain.joints]:
                findings.error(f"{path}.joint", no_joint(load.joint, names_of(chain)))
            if load.force is not None:
                findings.error(f"{path}.force", "a force needs a point to act at: declare one and write 'point:'")


def check_spring_matrix(findings: Findings, path: str, spring: SpringMatrix) -> None:
    """A stiffness matrix is square, symmetric and between joints that move."""
    for k, name in enumerate(spring.joints):
        if name not in findings.chain.q_names:
            findings.error(f"{path}.joints[{k}]", no_coordinate(name, findings.chain))
        elif name in spring.joints[:k]:
            findings.error(f"{path}.joints[{k}]", f"the joint {name!r:.80} is listed twice")
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
            if a is not None and b is not None and abs(a - b) > 1e-12 * max(abs(a), abs(b)):
                message = (
                    f"a stiffness matrix is symmetric, but row {i + 1}, column {j + 1} is {a:g} and its mirror {b:g}"
                )
                findings.error(f"{path}.matrix[{i}][{j}]", message)


def names_of(chain: Chain) -> list[str]:
    """Of all joints."""
    return [joint.name for joint in chain.joints]


def no_joint(name: str, joints: Iterable[str], *others: str) -> str:
    """Says that a joint does not exist."""
    names = list(dict.fromkeys([*others, *(joint for joint in joints if not joint.startswith("_"))]))
    listed = ", ".join(names[:20]) + (", ..." if len(names) > 20 else "")
    verb = "are" if len(names) > 1 else "is"
    return f"there is no joint {name!r:.80}{nearest(name, names)}; there {verb} {listed}"


def no_coordinate(name: str, chain: Chain) -> str:
    """Says that a joint does not exist or does not move."""
    if name in [joint.name for joint in chain.joints]:
        return f"the joint {name!r} is fixed and has no coordinate"
    return no_joint(name, names_of(chain))
