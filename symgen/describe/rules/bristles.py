"""Bristles: numbers that are positive, levels in order, and joints that can have one."""

from __future__ import annotations

from symgen.describe.bristles import bristle_key
from symgen.describe.expression import Expression
from symgen.describe.joint_records import Bristle, Friction, LuGre
from symgen.describe.records import Joint
from symgen.describe.rules.findings import Findings
from symgen.describe.rules.friction import SIDES, by_direction, check_level, check_order, check_stribeck
from symgen.describe.rules.poses import poses, shown

__all__ = ["check_bristles"]


def check_bristles(findings: Findings) -> None:
    """The bristles of joints that move; none at motors, and none at joints that close loops."""
    for path, joint in findings.joints():
        refuse_beside(findings, f"{path}.friction", joint.friction)
        if joint.drive is not None:
            refuse_elsewhere(findings, f"{path}.drive.motor_friction", joint.drive.motor_friction, "a motor")
        if joint.bristle is not None:
            check_bristle(findings, path, joint, joint.bristle)
    for k, loop in enumerate(findings.chain.loops):
        refuse_elsewhere(findings, f"loops[{k}].friction", loop.friction, "a joint that closes a loop")


def check_bristle(findings: Findings, path: str, joint: Joint, law: Bristle) -> None:
    """Numbers of one bristle."""
    place = f"{path}.friction.{bristle_key(law)}"
    if joint.type == "fixed":
        findings.error(f"{path}.friction", "a fixed joint does not move and has no friction")
        return
    check_positive(findings, f"{place}.stiffness", law.stiffness, "the bristle's stiffness")
    for where, level in by_direction(f"{place}.coulomb", law.coulomb):
        check_positive(findings, where, level, "the coulomb friction of a bristle")
    for where, level in by_direction(f"{place}.viscous", law.viscous):
        check_level(findings, where, level, "the viscous friction")
    if not isinstance(law, LuGre):
        return
    for where, level in by_direction(f"{place}.damping", law.damping):
        check_level(findings, where, level, "the bristle's damping")
    kinetic, static = (x if isinstance(x, tuple) else (x, x) for x in (law.coulomb, law.static))
    pairs = list(zip(kinetic, static, strict=True))
    for k, (low, high) in enumerate(pairs if pairs[0] != pairs[1] else pairs[:1]):
        one_way = SIDES[k] if pairs[0] != pairs[1] else ""
        where = f"{place}.static" + (f"[{k}]" if isinstance(law.static, tuple) else "")
        check_order(findings, where, low, high, "coulomb", one_way)
    if law.static is not None and law.stribeck is None:
        message = "'static' without 'stribeck': the rate over which a bristle's friction falls to 'coulomb' is missing"
        findings.error(f"{place}.static", f"{message}; give stribeck: {{velocity: ...}}")
    check_stribeck(findings, f"{place}.stribeck", law.stribeck, law.static is not None)


def check_positive(findings: Findings, path: str, expression: Expression, what: str) -> None:
    """A number that is positive, in every pose within the declared range if it varies."""
    if findings.value(expression) is not None:
        findings.positive(path, expression, what)
        return
    least = min(((value, k, pose) for k, (pose, (value,)) in enumerate(poses(findings, [expression]))), default=None)
    if least is not None and least[0] <= 0.0:
        findings.error(path, f"{what} is {least[0]:g}{shown(findings, least[2], [expression])}; it must be positive")


def refuse_beside(findings: Findings, path: str, friction: Friction | None) -> None:
    """A bristle is the whole friction of its joint."""
    if friction is None or (friction.lugre is None and friction.dahl is None):
        return
    key = "lugre" if friction.lugre is not None else "dahl"
    message = f"'{key}' is the whole friction of the joint, and stands alone"
    findings.error(f"{path}.{key}", f"{message}: its levels are its own 'coulomb', 'static' and 'viscous'")


def refuse_elsewhere(findings: Findings, path: str, friction: Friction | None, where: str) -> None:
    """Bristles belong to joints of the tree."""
    for key in ("lugre", "dahl"):
        if friction is not None and getattr(friction, key) is not None:
            message = f"{where} has no bristle: its deflection is a state of a joint of the tree"
            findings.error(f"{path}.{key}", f"{message}; give it to a joint, or write 'coulomb' and 'static' here")
