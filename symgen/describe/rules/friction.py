"""Friction: levels and coefficients in order, and normals that suit the joint."""

from __future__ import annotations

import math

from symgen.describe.expression import Expression
from symgen.describe.records import Friction, Joint
from symgen.describe.rules.bodies import joint_axis
from symgen.describe.rules.findings import Findings

__all__ = ["LEVELS", "PERPENDICULAR", "check_friction", "check_levels"]

LEVELS = ("coulomb", "static", "viscous", "coefficient", "static_coefficient", "dead_band")
"""Keys of an entry whose values are never negative."""

PERPENDICULAR = 1e-9
"""A direction of less length has none; a normal with a smaller part along the axis, relatively, is perpendicular."""


def check_friction(findings: Findings) -> None:
    """The friction of every joint that moves."""
    for path, joint in findings.joints():
        if joint.friction is not None and joint.type != "fixed":
            check_levels(findings, f"{path}.friction", joint.friction)
            check_normal(findings, f"{path}.friction", joint, joint.friction)


def check_levels(findings: Findings, path: str, friction: Friction) -> None:
    """No negative level, and nothing breaks away more easily than it slides."""
    for key in LEVELS:
        what = (
            "the dead band"
            if key == "dead_band"
            else f"the {key.replace('_', ' ')} friction".replace("coefficient friction", "coefficient of friction")
        )
        findings.at_least(f"{path}.{key}", getattr(friction, key), 0.0, what)
    for kinetic, static in (("coulomb", "static"), ("coefficient", "static_coefficient")):
        check_order(findings, f"{path}.{static}", getattr(friction, kinetic), getattr(friction, static), kinetic)
    if friction.coulomb is None and friction.coefficient is None and findings.value(friction.static):
        message = "'static' without 'coulomb': the joint holds, but slides without dry friction; give 'coulomb', too"
        findings.warning(f"{path}.static", message)
    if friction.stribeck is not None:
        findings.positive(f"{path}.stribeck.velocity", friction.stribeck.velocity, "Stribeck's velocity")
        findings.positive(f"{path}.stribeck.exponent", friction.stribeck.exponent, "Stribeck's exponent")
        if friction.static is None and friction.static_coefficient is None:
            message = "'stribeck' has no effect: it leads from static to kinetic friction, and no static one is given"
            findings.warning(f"{path}.stribeck", message)


def check_order(findings: Findings, path: str, kinetic: Expression | None, static: Expression | None, key: str) -> None:
    """Static friction is at least kinetic friction."""
    low, high = findings.value(kinetic), findings.value(static)
    if low is not None and high is not None and high < low:
        message = f"static friction {high:g} is below kinetic friction {low:g} ('{key}')"
        findings.error(path, f"{message}; a joint at rest holds at least what it costs to slide")


def check_normal(findings: Findings, path: str, joint: Joint, friction: Friction) -> None:
    """Load-dependent friction: `radial` or `axial` with a radius for pins, a direction for slides."""
    normal = friction.normal
    if friction.coefficient is None and friction.static_coefficient is None:
        for key in ("normal", "radius", "span"):
            if getattr(friction, key) is not None:
                findings.error(f"{path}.{key}", f"'{key}' belongs to load-dependent friction: 'coefficient' is missing")
        return
    if normal is None:
        wanted = "radial or axial" if joint.type == "revolute" else "a direction [x, y, z]"
        findings.error(path, f"load-dependent friction needs 'normal': {wanted} for a {joint.type} joint")
    elif isinstance(normal, str):
        if joint.type != "revolute":
            message = f"'{normal}' is for revolute joints; give the direction [x, y, z] that the slide is pressed along"
            findings.error(f"{path}.normal", message)
    elif joint.type != "prismatic":
        findings.error(f"{path}.normal", "a direction is for prismatic joints; a revolute joint takes radial or axial")
    else:
        check_direction(findings, f"{path}.normal", joint, findings.vector(normal))
    if joint.type == "revolute":
        if friction.radius is None:
            findings.error(path, "load-dependent friction of a revolute joint needs 'radius'")
        findings.positive(f"{path}.radius", friction.radius, "the radius")
    elif friction.radius is not None:
        findings.error(f"{path}.radius", "'radius' is for revolute joints; the friction of a slide is a force")
    findings.positive(f"{path}.span", friction.span, "the span between the bearings")


def check_direction(findings: Findings, path: str, joint: Joint, normal: tuple[float, float, float] | None) -> None:
    """A slide is pressed across its axis."""
    axis = joint_axis(findings, joint)
    if normal is None or axis is None:
        return
    length = math.hypot(*normal)
    if length < PERPENDICULAR:
        findings.error(path, "the normal has no direction: give a vector that is not zero")
        return
    along = sum(n * e for n, e in zip(normal, axis, strict=True)) / length
    if abs(along) > PERPENDICULAR:
        shown = ", ".join(f"{component:g}" for component in axis)
        lies = "lies along" if abs(along) > 1.0 - PERPENDICULAR else "has a part along"
        message = f"the normal {lies} the joint's axis ({shown} in the link's frame)"
        findings.error(path, f"{message}; it must be perpendicular to it")
