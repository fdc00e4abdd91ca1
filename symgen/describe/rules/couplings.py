"""Rules on coupled joints: each follows coordinates that exist, smoothly, and nothing else moves it."""

from __future__ import annotations

from symgen.describe.couplings import circle, in_order
from symgen.describe.expression import Expression, Name, Operation, parts
from symgen.describe.limits import MAX_NODES
from symgen.describe.records import Joint
from symgen.describe.rules.findings import Findings
from symgen.describe.rules.structure import no_coordinate
from symgen.describe.traits import joint_rubs

__all__ = ["check_couplings"]

KINKS = ("abs", "sign", "min", "max", "where")
"""Functions that have no derivative somewhere."""


def check_couplings(findings: Findings) -> None:
    """Every entry of `coupled`."""
    chain = findings.chain
    if not chain.coupled:
        return
    joints = {joint.name: joint for joint in chain.joints}
    seen: set[str] = set()
    before = len(findings.problems)
    for name, expression in chain.coupled:
        path = f"coupled.{name}"
        joint = joints.get(name)
        if joint is None or joint.type == "fixed":
            findings.error(path, no_coordinate(findings, name))
        elif name in seen:
            findings.error(path, f"two couplings of {name!r:.80}; a joint follows one expression")
        else:
            check_joint(findings, path, joint)
            check_expression(findings, path, joint, expression)
        seen.add(name)
    found = circle(chain.coupled)
    if found:
        message = (
            f"couplings go in a circle: {' -> '.join(found[:20])}; leave one of the joints a coordinate of its own"
        )
        findings.error(f"coupled.{found[0]}", message)
    elif len(findings.problems) == before:
        check_sizes(findings)


def check_joint(findings: Findings, path: str, joint: Joint) -> None:
    """A coupled joint is moved by its coupling alone."""
    if joint.motion is not None:
        findings.error(path, f"the joint {joint.name!r} has a 'motion' already; it cannot follow others as well")
    if joint.pseudo or joint.flexible is not None:
        key = "pseudo" if joint.pseudo else "flexible"
        findings.error(path, f"the joint {joint.name!r} is {key!r}; couple a joint in front of it instead")
    if joint_rubs(joint):
        message = f"the joint {joint.name!r} has friction or a drive with losses, which a coupled joint cannot have"
        findings.error(path, f"{message}; give it to the joint that it follows, times the ratio")


def check_expression(findings: Findings, path: str, joint: Joint, expression: Expression) -> None:
    """The expression depends on a coordinate, and is smooth."""
    moving = {other.name for other in findings.chain.joints if other.type != "fixed" and other.name != joint.name}
    names = {part.name for part in parts(expression) if isinstance(part, Name)}
    if joint.name in names:
        findings.error(path, f"the joint {joint.name!r} follows itself; write the coupling in other coordinates")
    elif not names & moving:
        message = "the coupling depends on no coordinate, so that nothing moves"
        findings.error(path, f"{message} {joint.name!r}: make the joint fixed, or give it a 'motion'")
    kinks = sorted({p.operator for p in parts(expression) if isinstance(p, Operation) and p.operator in KINKS})
    if kinks:
        message = f"a coupling has continuous first and second derivatives; {kinks[0]} has a corner"
        findings.error(path, f"{message}, at which the joint's rate would jump")


def check_sizes(findings: Findings) -> None:
    """Couplings of couplings stay within the size of an expression."""
    given = dict(findings.chain.coupled)
    sizes: dict[str, int] = {}
    for joint in in_order(given.items()):
        sizes[joint] = sum(sizes.get(part.name, 1) if isinstance(part, Name) else 1 for part in parts(given[joint]))
        if sizes[joint] > MAX_NODES:
            message = f"with the couplings that it names, the expression has more than {MAX_NODES} operations"
            findings.error(f"coupled.{joint}", message)
            return
