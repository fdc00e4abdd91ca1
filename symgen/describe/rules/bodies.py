"""Bodies and joints: masses, inertias, axes, angles, springs, limits, and what a joint of each kind may carry."""

from __future__ import annotations

import math

from symgen.describe.angles import EXACT, nearly_multiple
from symgen.describe.expression import Expression, Number
from symgen.describe.records import BASE, Dh, Flexible, Joint, Mdh, Xyz
from symgen.describe.rod_layout import LEAST
from symgen.describe.rules.angles import remarkable
from symgen.describe.rules.findings import Findings
from symgen.describe.short_forms import soft_fault
from symgen.describe.traits import stop_bounds

__all__ = ["BEAM", "ROUNDING", "TOLERANCE", "angles_of", "check_bodies", "joint_axis"]

TOLERANCE = 1e-9
"""Relative threshold: principal minors of a tensor above minus this are rounding of printed digits."""

ROUNDING = 1e-14
"""Some units in the last place of mass times squared distance: what is left of a tensor that was moved and is zero."""

BEAM = ("length", "mass_per_length", "torsion", "polar_inertia_per_length", "axial")
"""Numbers of a beam that must be positive where they are given, beside its bending stiffness."""

MOST = 1000
"""Elements of a bending link."""

LISTED = 8
"""Joints that a remark names at most."""


def check_bodies(findings: Findings) -> None:
    """Every joint and the link behind it, friction and drive excepted."""
    remark_on_lumped(findings)
    still = {BASE}
    for path, joint in findings.joints():
        findings.at_least(f"{path}.mass", joint.mass, 0.0, "the mass")
        if joint.type == "fixed" and joint.parent in still:
            still.add(joint.name)
        check_inertia(findings, f"{path}.inertia", joint, joint.name in still)
        check_place(findings, path, joint)
        check_kind(findings, path, joint)
        if joint.type == "revolute":
            remark_on(findings, f"{path}.rest", joint.rest, turns=True)
        findings.at_least(
            f"{path}.damping", joint.damping, 0.0, "the damping", "; what feeds energy in goes into 'forces'"
        )
        check_armature(findings, path, joint)
        if joint.limits is not None:
            lower, upper = findings.value(joint.limits.lower), findings.value(joint.limits.upper)
            if lower is not None and upper is not None and lower > upper:
                findings.error(f"{path}.limits.lower", f"the lower limit {lower:g} is above the upper limit {upper:g}")
            if joint.type == "revolute":
                for key in ("lower", "upper"):
                    remark_on(findings, f"{path}.limits.{key}", getattr(joint.limits, key), turns=True)
            findings.at_least(f"{path}.limits.velocity", joint.limits.velocity, 0.0, "the velocity limit")
            findings.at_least(f"{path}.limits.effort", joint.limits.effort, 0.0, "the effort limit")
        if joint.stop is not None:
            check_stop(findings, f"{path}.stop", joint)
        if joint.flexible is not None:
            check_flexible(findings, f"{path}.flexible", joint.flexible)


def check_stop(findings: Findings, path: str, joint: Joint) -> None:
    """A stop bounds a coordinate of its own, from below or above, with a restitution from 0 to 1."""
    assert joint.stop is not None
    lower, upper = stop_bounds(joint)
    if lower is None and upper is None:
        message = "the stop has no bound: give it 'lower' or 'upper', or the joint 'limits' with one of them"
        findings.error(path, message)
    low, high = findings.value(lower), findings.value(upper)
    if low is not None and high is not None and low >= high:
        findings.error(path, f"the lower bound {low:g} of the stop is not below its upper bound {high:g}")
    restitution = findings.value(joint.stop.restitution)
    if restitution is not None and not 0.0 <= restitution <= 1.0:
        findings.error(f"{path}.restitution", f"the restitution must be from 0 to 1, not {restitution:g}")
    if joint.stop.stiffness is not None or joint.stop.damping is not None:
        findings.error(path, soft_fault(findings.chain, joint.stop, (lower, upper)))
        return
    if joint.motion is not None:
        findings.error(path, f"the motion of joint '{joint.name}' is given, and a stop cannot hold it")
    if joint.type == "revolute" and joint.stop.lower is not None:
        remark_on(findings, f"{path}.lower", joint.stop.lower, turns=True)
    if joint.type == "revolute" and joint.stop.upper is not None:
        remark_on(findings, f"{path}.upper", joint.stop.upper, turns=True)


def check_armature(findings: Findings, path: str, joint: Joint) -> None:
    """An armature is not negative, and no rotor that the drive gives as well."""
    findings.at_least(f"{path}.armature", joint.armature, 0.0, "the armature")
    if joint.armature is not None and joint.drive is not None and joint.drive.inertia is not None:
        message = "the rotor is given twice, by 'armature' and by the drive's 'inertia'"
        findings.error(f"{path}.armature", f"{message}: an armature is ratio**2*inertia, without what couples it to M")


def check_inertia(findings: Findings, path: str, joint: Joint, still: bool) -> None:
    """The tensor is positive semidefinite, of a link that stands still without effect.

    A point mass whose tensor was moved from the joint's frame to its centre is left with rounding of either sign.
    """
    inertia = joint.inertia
    diagonal = findings.vector((inertia.xx, inertia.yy, inertia.zz))
    products = findings.vector((inertia.xy, inertia.xz, inertia.yz))
    if diagonal is None or products is None:
        return
    if not semidefinite(diagonal, products):
        mass, com = findings.value(joint.mass), findings.vector(joint.com)
        if mass is not None and com is not None:
            moved = mass * (com[0] * com[0] + com[1] * com[1] + com[2] * com[2])
            if max(abs(element) for element in (*diagonal, *products)) <= ROUNDING * moved:
                return
        message = "the inertia is not positive semidefinite"
        if still:
            findings.warning(path, f"{message}, which has no effect on a link that stands still")
            return
        for axis, moment in zip(("xx", "yy", "zz"), diagonal, strict=True):
            if moment < 0.0:
                findings.error(f"{path}.{axis}", f"the moment of inertia {axis} is {moment:g}; it cannot be negative")
                return
        findings.error(path, f"{message}: the products are too large for the moments (products are tensor elements)")


def breaks_the_triangle_inequality(findings: Findings, joint: Joint) -> bool:
    """True for a tensor that no body has: one principal moment is above the sum of the two others.

    Planar models give one axis only, which is not worth a remark.
    """
    inertia = joint.inertia
    diagonal = findings.vector((inertia.xx, inertia.yy, inertia.zz))
    products = findings.vector((inertia.xy, inertia.xz, inertia.yz))
    if diagonal is None or products is None or not semidefinite(diagonal, products):
        return False
    if sum(moment != 0.0 for moment in diagonal) <= 1 and not any(products):
        return False
    half = sum(diagonal) / 2.0
    dual = (half - diagonal[0], half - diagonal[1], half - diagonal[2])
    return not semidefinite(dual, (-products[0], -products[1], -products[2]))


def remark_on_lumped(findings: Findings) -> None:
    """One remark for all links whose inertia breaks the triangle inequality; published robots have such values."""
    lumped = [(path, joint) for path, joint in findings.joints() if breaks_the_triangle_inequality(findings, joint)]
    if not lumped:
        return
    (path, _), *others = lumped
    message = "breaks the triangle inequality: no body has one principal moment above the sum of the two others"
    names = ", ".join(joint.name for _, joint in others[:LISTED]) + (", ..." if len(others) > LISTED else "")
    also = f" The inertia of {names} breaks it, too." if others else ""
    findings.warning(f"{path}.inertia", f"the inertia {message}; is it a lumped value, or mistyped?{also}")


def semidefinite(diagonal: tuple[float, float, float], products: tuple[float, float, float]) -> bool:
    """True when no principal minor of the symmetric matrix is negative, rounding of printed digits allowed.

    `products` are the elements xy, xz, yz.
    """
    (a, b, c), (d, e, f) = diagonal, products
    size = max(abs(element) for element in (a, b, c, d, e, f))
    if size == 0.0:
        return True
    a, b, c, d, e, f = (element / size for element in (a, b, c, d, e, f))
    pairs = (a * b - d * d, a * c - e * e, b * c - f * f)
    determinant = a * (b * c - f * f) - d * (d * c - f * e) + e * (d * f - b * e)
    return all(minor >= -TOLERANCE for minor in (a, b, c, *pairs, determinant))


def angles_of(joint: Joint) -> list[tuple[str, Expression]]:
    """The angles of a placement with their paths behind the joint's."""
    if isinstance(joint.place, Xyz):
        return [(f"place.rpy[{k}]", angle) for k, angle in enumerate(joint.place.rpy)]
    kind = "mdh" if isinstance(joint.place, Mdh) else "dh"
    return [(f"place.{kind}.alpha", joint.place.alpha), (f"place.{kind}.theta", joint.place.theta)]


def check_place(findings: Findings, path: str, joint: Joint) -> None:
    """An axis that points somewhere; angles that are almost but not quite a multiple of pi/12, or in degrees."""
    for where, angle in angles_of(joint):
        if not (isinstance(angle, Number) and nearly_multiple(angle.value)):  # `check_rounding` has these
            remark_on(findings, f"{path}.{where}", angle)
    if isinstance(joint.place, Xyz) and joint.type != "fixed":
        axis = findings.vector(joint.place.axis)
        if axis is not None and math.hypot(*axis) < EXACT:
            findings.error(f"{path}.place.axis", "the axis has no direction: give a vector that is not zero")


def remark_on(findings: Findings, path: str, angle: Expression | None, turns: bool = False) -> None:
    """Warns of an angle whose number is remarkable."""
    value = findings.value(angle)
    remark = None if value is None else remarkable(value, turns)
    if remark is not None:
        findings.warning(path, remark)


def joint_axis(findings: Findings, joint: Joint) -> tuple[float, float, float] | None:
    """The joint's unit axis in the link's frame, where a friction normal is given; None if undefined.

    For a prismatic dh joint the axis is the previous z, seen from the link's frame behind the twist alpha.
    """
    if isinstance(joint.place, Dh):
        alpha = findings.value(joint.place.alpha)
        return None if alpha is None else (0.0, math.sin(alpha), math.cos(alpha))
    if isinstance(joint.place, Mdh):
        return (0.0, 0.0, 1.0)
    axis = findings.vector(joint.place.axis)
    length = 0.0 if axis is None else math.hypot(*axis)
    if axis is None or length < EXACT:
        return None
    return (axis[0] / length, axis[1] / length, axis[2] / length)


def check_kind(findings: Findings, path: str, joint: Joint) -> None:
    """Keys that fixed, pseudo and prescribed joints cannot have."""
    if joint.type == "fixed":
        for key in ("stiffness", "damping", "rest", "armature", "motion", "friction", "drive", "stop"):
            if getattr(joint, key) is not None:
                findings.error(f"{path}.{key}", f"a fixed joint does not move and has no {key}")
        if joint.pseudo:
            findings.error(f"{path}.pseudo", "a fixed joint does not move: a pseudo joint is revolute or prismatic")
    if joint.pseudo and joint.motion is not None:
        message = "a pseudo joint's motion is a deformation and cannot be given; drop 'pseudo' or 'motion'"
        findings.error(f"{path}.motion", message)
    if joint.pseudo and joint.drive is not None:
        findings.error(f"{path}.drive", "a pseudo joint has no actuator and so no drive; drop 'pseudo' or 'drive'")


def check_flexible(findings: Findings, path: str, flexible: Flexible) -> None:
    """A beam with a length, a mass and a stiffness."""
    if flexible.order not in LEAST:
        findings.error(f"{path}.order", f"found order {flexible.order}; 2 and 4 are possible")
    low = LEAST.get(flexible.order, min(LEAST.values()))
    if not low <= flexible.elements <= MOST:
        of = f" of order {flexible.order}" if flexible.order != 2 else ""
        message = f"found {flexible.elements} elements{of}; {low} to {MOST} are possible"
        findings.error(f"{path}.elements", message)
    for key in BEAM:
        findings.positive(f"{path}.{key}", getattr(flexible, key), f"the {key.replace('_', ' ')}")
    stiffnesses = flexible.bending if isinstance(flexible.bending, tuple) else (flexible.bending,)
    for stiffness in stiffnesses:
        findings.positive(f"{path}.bending", stiffness, "the bending stiffness")
    findings.at_least(f"{path}.damping_ratio", flexible.damping_ratio, 0.0, "the damping ratio")
    if flexible.torsion is not None and flexible.polar_inertia_per_length is None:
        findings.error(f"{path}.torsion", "'torsion' needs 'polar_inertia_per_length'")
    if flexible.torsion is None and flexible.polar_inertia_per_length is not None:
        findings.error(
            f"{path}.polar_inertia_per_length", "'polar_inertia_per_length' is for 'torsion', which is missing"
        )
