"""Friction: levels and coefficients in order, and normals that suit the joint."""

from __future__ import annotations

import math

from symgen.describe.couplings import substituted
from symgen.describe.evaluate import names_in
from symgen.describe.expression import Expression, Number
from symgen.describe.joint_records import RATE
from symgen.describe.records import Dh, Friction, Joint, Stribeck
from symgen.describe.rules.bodies import joint_axis
from symgen.describe.rules.findings import Findings
from symgen.describe.rules.poses import poses, shown

__all__ = [
    "LEVELS",
    "PERPENDICULAR",
    "SIDES",
    "by_direction",
    "check_friction",
    "check_level",
    "check_levels",
    "check_order",
    "check_stribeck",
]

LEVELS = ("coulomb", "static", "viscous", "coefficient", "static_coefficient", "dead_band")
"""Keys of an entry whose values are never negative."""

SIDES = ("forward", "backward")
"""Directions of motion, as messages name them."""

ROUNDING = 1e-12
"""Static friction that is below kinetic friction by less, relatively, is equal to it."""

PERPENDICULAR = 1e-9
"""A direction of less length has none; a normal with a smaller part along the axis, relatively, is perpendicular."""

FASTEST = 1e4
"""Rates up to which a law is tried where the joint has no limit, rad/s or the chain's unit of length by s."""

NEAR = 0.05
"""A radius this near to the distance of the mass centre, relatively, may be a hoop's."""

_OTHER = {"revolute": "prismatic", "prismatic": "revolute"}


def check_friction(findings: Findings) -> None:
    """The friction of every joint that moves."""
    for path, joint in findings.joints():
        if joint.friction is not None and joint.type != "fixed":
            fastest = None if joint.limits is None else findings.value(joint.limits.velocity)
            check_levels(findings, f"{path}.friction", joint.friction, fastest)
            check_normal(findings, f"{path}.friction", joint, joint.friction)


def check_levels(findings: Findings, path: str, friction: Friction, fastest: float | None = None) -> None:
    """No negative level, and nothing breaks away more easily than it slides.

    Args:
        fastest: largest rate of the joint, where its `limits` say so.
    """
    for key in LEVELS:
        what = (
            "the dead band"
            if key == "dead_band"
            else f"the {key.replace('_', ' ')} friction".replace("coefficient friction", "coefficient of friction")
        )
        given = getattr(friction, key)
        for place, expression in by_direction(f"{path}.{key}", given):
            check_level(findings, place, expression, what)
    for kinetic, static in (("coulomb", "static"), ("coefficient", "static_coefficient")):
        pairs = [(getattr(way, kinetic), getattr(way, static)) for way in friction.ways]
        for k, (low, high) in enumerate(pairs if pairs[0] != pairs[1] else pairs[:1]):
            one_way = SIDES[k] if pairs[0] != pairs[1] else ""
            place = f"{path}.{static}" + (f"[{k}]" if isinstance(getattr(friction, static), tuple) else "")
            check_order(findings, place, low, high, kinetic, one_way)
    check_law(findings, path, friction, fastest)
    held = any(findings.value(way.static) for way in friction.ways)
    if friction.coulomb is None and friction.coefficient is None and friction.law is None and held:
        message = "'static' without 'coulomb': the joint holds, but slides without dry friction; give 'coulomb', too"
        findings.warning(f"{path}.static", message)
    falls = friction.static is not None or friction.static_coefficient is not None
    check_stribeck(findings, f"{path}.stribeck", friction.stribeck, falls)


def check_stribeck(findings: Findings, path: str, stribeck: Stribeck | None, falls: bool) -> None:
    """A positive rate and exponent, of friction that falls from a static level."""
    if stribeck is None:
        return
    findings.positive(f"{path}.velocity", stribeck.velocity, "Stribeck's velocity")
    findings.positive(f"{path}.exponent", stribeck.exponent, "Stribeck's exponent")
    if not falls:
        message = "'stribeck' has no effect: it leads from static to kinetic friction, and no static one is given"
        findings.warning(path, message)


def check_law(findings: Findings, path: str, friction: Friction, fastest: float | None) -> None:
    """A law stands in place of levels, starts with a friction that is not above the static one, and is never negative.

    Rates are tried in steps of a tenth of themselves. A negative force below the joint's largest rate is an error;
    without such a limit it may never be reached, as beyond the rates to which a curve was fitted.
    """
    most = fastest if fastest is not None and 0.0 < fastest < FASTEST else FASTEST
    rates = [most * 1.1**-k for k in range(300, -1, -1)]
    if friction.law is None:
        return
    for key in ("coulomb", "viscous", "stribeck"):
        if getattr(friction, key) is not None:
            findings.error(f"{path}.{key}", f"'law' is the whole sliding friction by rate, in place of '{key}'")
    sides = friction.ways if isinstance(friction.law, tuple) or friction.directional else friction.ways[:1]
    for k, way in enumerate(sides):
        assert way.law is not None
        place = f"{path}.law" + (f"[{k}]" if isinstance(friction.law, tuple) else "")
        slowest = substituted(way.law, {RATE.name: Number(0.0)})
        start = findings.value(slowest)
        if start is None and all(name in findings.defaults for name in names_in(slowest)):
            findings.error(place, "friction has no finite value at the slowest rates")
        if start is not None and start < 0.0:
            findings.error(
                place, f"friction at the slowest rates is {start:g}; it opposes the motion, and is at least 0"
            )
        elif start is not None and (k == 0 or way.law != sides[0].law or isinstance(friction.law, tuple)):
            tried = ((rate, findings.value(substituted(way.law, {RATE.name: Number(rate)}))) for rate in rates)
            driving = next((rate for rate, value in tried if value is not None and value < 0.0), None)
            if driving is not None:
                message = f"friction is negative from a rate of about {driving:.3g} on, and drives the joint there"
                remedy = "bound the law, by max(..., 0) or a last knot, or the rate by limits: {velocity: ...}"
                report = findings.warning if fastest is None else findings.error
                report(place, f"{message}; {remedy}")
        static = findings.value(way.static)
        if start is not None and static is not None and static < start * (1.0 - ROUNDING):
            message = f"static friction {static:g} is below friction at the slowest rates, {start:g}"
            findings.error(f"{path}.static", f"{message}; a joint at rest holds at least what it costs to slide")


def by_direction(path: str, given: Expression | tuple[Expression, ...] | None) -> list[tuple[str, Expression]]:
    """The values of a level with their paths: one, or one for each direction."""
    if isinstance(given, tuple):
        return [(f"{path}[{k}]", expression) for k, expression in enumerate(given)]
    return [] if given is None else [(path, given)]


def check_level(findings: Findings, path: str, expression: Expression, what: str) -> None:
    """A level is not negative, in no pose within the declared range if it varies."""
    if findings.value(expression) is not None:
        findings.at_least(path, expression, 0.0, what)
        return
    least = min(((value, k, pose) for k, (pose, (value,)) in enumerate(poses(findings, [expression]))), default=None)
    if least is not None and least[0] < 0.0:
        where = shown(findings, least[2], [expression])
        findings.error(path, f"{what} is {least[0]:g}{where}; it must be at least 0 (write max(..., 0))")


def check_order(
    findings: Findings, path: str, kinetic: Expression | None, static: Expression | None, key: str, side: str = ""
) -> None:
    """Static friction is at least kinetic friction; levels that vary get a warning with a pose where it is not."""
    if kinetic is None or static is None:
        return
    low, high = findings.value(kinetic), findings.value(static)
    why = "a joint at rest holds at least what it costs to slide"
    if low is not None and high is not None:
        if high < low:
            where = f" ({side})" if side else ""
            message = f"static friction {high:g} is below kinetic friction {low:g} ('{key}'){where}"
            findings.error(path, f"{message}; {why}")
        return
    tried = enumerate(poses(findings, [kinetic, static]))
    least = min(((high - low, k, low, high, pose) for k, (pose, (low, high)) in tried), default=None)
    if least is not None and least[0] < -ROUNDING * abs(least[2]):
        _, _, low, high, pose = least
        where = shown(findings, pose, [kinetic, static], side)
        message = f"static friction {high:.4g} is below kinetic friction {low:.4g} ('{key}'){where}"
        findings.warning(path, f"{message}; {why}")


def check_normal(findings: Findings, path: str, joint: Joint, friction: Friction) -> None:
    """Load-dependent friction: `radial`, `axial` or `hoop` with a radius; `guide` or a direction for slides."""
    normal = friction.normal
    if friction.coefficient is None and friction.static_coefficient is None:
        for key in ("normal", "radius", "span"):
            if getattr(friction, key) is not None:
                findings.error(f"{path}.{key}", f"'{key}' belongs to load-dependent friction: 'coefficient' is missing")
        return
    if normal is None:
        wanted = "radial, axial or hoop" if joint.type == "revolute" else "guide or a direction [x, y, z]"
        findings.error(path, f"load-dependent friction needs 'normal': {wanted} for a {joint.type} joint")
    elif isinstance(normal, str):
        if (normal == "guide") != (joint.type == "prismatic"):
            other = (
                "give the direction [x, y, z] that the slide is pressed along, or guide for the whole side force"
                if joint.type == "prismatic"
                else "a revolute joint takes radial, axial or hoop"
            )
            findings.error(f"{path}.normal", f"'{normal}' is for {_OTHER[joint.type]} joints; {other}")
        elif normal == "hoop":
            check_hoop(findings, path, joint, friction)
        elif normal == "radial":
            warn_of_bead(findings, path, joint, friction)
    elif joint.type != "prismatic":
        findings.error(
            f"{path}.normal", "a direction is for prismatic joints; a revolute joint takes radial, axial or hoop"
        )
    else:
        check_direction(findings, f"{path}.normal", joint, findings.vector(normal))
    if joint.type == "revolute":
        if friction.radius is None:
            findings.error(path, "load-dependent friction of a revolute joint needs 'radius'")
        findings.positive(f"{path}.radius", friction.radius, "the radius")
    elif friction.radius is not None:
        findings.error(f"{path}.radius", "'radius' is for revolute joints; the friction of a slide is a force")
    findings.positive(f"{path}.span", friction.span, "the span between the bearings")


def check_hoop(findings: Findings, path: str, joint: Joint, friction: Friction) -> None:
    """A bead on a hoop is off the axis, and touches the hoop at one place."""
    far = distance_of_centre(findings, joint)
    if far is not None and far < PERPENDICULAR:
        findings.error(
            f"{path}.normal",
            "a bead on a hoop lies away from the joint's axis; its mass centre 'com' says where, and is on the axis",
        )
    if friction.span is not None:
        findings.error(
            f"{path}.span", "'span' has two bearings along the axis, and a bead touches its hoop at one place"
        )


def warn_of_bead(findings: Findings, path: str, joint: Joint, friction: Friction) -> None:
    """A point mass whose distance from the axis is the radius is no pin."""
    far, radius = distance_of_centre(findings, joint), findings.value(friction.radius)
    parts = (getattr(joint.inertia, key) for key in ("xx", "yy", "zz", "xy", "xz", "yz")) if joint.inertia else ()
    if far and radius and not any(findings.value(part) for part in parts) and abs(far - radius) < NEAR * far:
        findings.warning(
            f"{path}.normal",
            "the radius of the pin is the distance of a point mass from its axis: the load of a bead on a hoop is "
            "'normal: hoop', which has the force along the axis, and not that along the path",
        )


def distance_of_centre(findings: Findings, joint: Joint) -> float | None:
    """Distance of the mass centre from the joint's axis; None where a number is not known."""
    axis, com = joint_axis(findings, joint), findings.vector(joint.com)
    if axis is None or com is None:
        return None
    if isinstance(joint.place, Dh):
        origin = findings.value(joint.place.a)
        if origin is None:
            return None
        com = (com[0] + origin, com[1], com[2])
    along = sum(c * e for c, e in zip(com, axis, strict=True))
    return math.hypot(*(c - along * e for c, e in zip(com, axis, strict=True)))


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
