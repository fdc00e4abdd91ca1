"""Drives: one way to give a ratio, one way to give losses, and losses within their ranges.

Losses are k1 when driving and k2 when the load drives: 1/eta1 = 1 + k1, 1/eta2 = 1 - k2 (Dupont 1993, after
eq. 19). So eta1 lies in (0, 1], eta2 is at least 1, and negative when the drive is self-locking (k2 > 1).
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import replace

from symgen.describe.angles import EXACT
from symgen.describe.joint_records import BACKWARD, FORWARD
from symgen.describe.limits import MAX_MAGNITUDE
from symgen.describe.records import Drive, Joint
from symgen.describe.rules.findings import Findings
from symgen.describe.rules.friction import check_levels
from symgen.describe.rules.poses import poses, shown
from symgen.describe.short_forms import backlash_fault

__all__ = ["LEADS", "SMALLEST", "STATIC", "check_drives", "losses"]

PAIRS = ("efficiency", "loss", "static_efficiency", "static_loss")
"""Losses of a drive, kinetic ones first."""

LEADS = ("lead_per_turn", "lead")
STATIC = 1e-12
"""A static loss that is below the kinetic one by less is equal to it."""

SMALLEST = 1.0 / MAX_MAGNITUDE
"""Below this a lead makes a ratio, and an efficiency a loss, that is no number of a chain."""


def check_drives(findings: Findings) -> None:
    """The drive of every joint."""
    for path, joint in findings.joints():
        if joint.drive is not None and joint.type != "fixed":
            check_drive(findings, f"{path}.drive", joint, joint.drive)


def check_drive(findings: Findings, path: str, joint: Joint, drive: Drive) -> None:
    """One drive."""
    ways = [key for key in ("ratio", *LEADS) if getattr(drive, key) is not None]
    if len(ways) > 1:
        message = f"give one of {', '.join(map(repr, ways))}: the ratio is 2 pi/lead_per_turn or 1/lead"
        findings.error(f"{path}.{ways[1]}", message)
    for key in ways:
        value = findings.value(getattr(drive, key))
        if value == 0.0:
            findings.error(f"{path}.{key}", f"the {key} is zero, so that motor and joint are not connected")
        elif key in LEADS and value is not None and -SMALLEST < value < SMALLEST:
            findings.error(f"{path}.{key}", f"the {key} is {value:g}; it is at least {SMALLEST:g}, or no screw")
    findings.at_least(f"{path}.inertia", drive.inertia, 0.0, "the rotor's inertia")
    if drive.backlash is not None:  # spelled out wherever it can be
        findings.error(f"{path}.backlash", f"no backlash: {backlash_fault(findings.chain, joint)}")
    if drive.axis is not None:
        axis = findings.vector(drive.axis)
        if axis is not None and math.hypot(*axis) < EXACT:
            findings.error(f"{path}.axis", "the rotor's axis has no direction: give a vector that is not zero")
    given = [key for key in ("efficiency", "loss", "friction_angle") if getattr(drive, key) is not None]
    if len(given) > 1:
        findings.error(f"{path}.{given[1]}", f"the losses are given twice: keep one of {', '.join(given)}")
    for static, kinetic in (("static_efficiency", "efficiency"), ("static_loss", "loss")):
        if getattr(drive, static) is not None and getattr(drive, kinetic) is None:
            findings.error(f"{path}.{static}", f"'{static}' goes with '{kinetic}', which is missing")
    check_losses(findings, path, drive)
    if drive.preload is not None:
        findings.at_least(f"{path}.preload", drive.preload, 0.0, "the preload")
        if not given:
            message = "'preload' acts through losses: give 'efficiency', 'loss' or 'friction_angle' with it"
            findings.error(f"{path}.preload", message)
    if drive.friction_angle is not None:
        findings.at_least(f"{path}.friction_angle.K", drive.friction_angle.K, 0.0, "the friction angle factor K")
        findings.positive(f"{path}.friction_angle.d", drive.friction_angle.d, "the diameter d")
        if drive.lead_per_radian is None:
            message = "'friction_angle' is a screw's (k = K d/l) and needs its 'lead_per_turn' or 'lead'"
            findings.error(f"{path}.friction_angle", message)
        for key in LEADS:
            value = findings.value(getattr(drive, key))
            if value is not None and value < 0.0:
                message = f"the {key} is {value:g}, which makes the losses k = K d/l negative"
                findings.error(f"{path}.{key}", f"{message}: for a screw of the other hand give 'loss: [k, k]'")
    if drive.motor_friction is not None:
        check_motor_friction(findings, f"{path}.motor_friction", drive)


def check_losses(findings: Findings, path: str, drive: Drive) -> None:
    """Ranges of efficiencies and losses, and static ones not below kinetic ones, in each direction.

    Losses that vary are tried over the declared range; the first pose at which one is out of its range is named.
    """
    for side in (FORWARD, BACKWARD) if drive.directional else (FORWARD,):
        given = [(key, pair) for key in PAIRS if (pair := drive.pair(key, side)) is not None]
        given = [(f"{key}[{side}]" if drive.pair(key, FORWARD) != drive.pair(key, BACKWARD) else key, pair)
                 for key, pair in given]  # fmt: skip
        before = len(findings.problems)
        for pose, values in poses(findings, [x for _, pair in given for x in pair]):
            check_pairs(findings, path, [(key, values[2 * k], values[2 * k + 1]) for k, (key, _) in enumerate(given)])
            if len(findings.problems) > before:
                where = shown(findings, pose, [x for _, pair in given for x in pair])
                found = findings.problems[before:]
                findings.problems[before:] = [replace(each, message=each.message + where) for each in found]
                break


def check_pairs(findings: Findings, path: str, given: Sequence[tuple[str, float, float]]) -> None:
    """The values of efficiencies and losses in one direction, by their keys."""
    kinetic: tuple[float, float] | None = None
    for key, first, second in given:
        found = losses(findings, f"{path}.{key}", first, second) if "efficiency" in key else (first, second)
        if "loss" in key:
            for k, loss in enumerate(found or ()):
                if loss < 0.0:
                    findings.error(f"{path}.{key}[{k}]", f"the loss k{k + 1} is {loss:g}; it cannot be negative")
                    found = None
                    break
        if not key.startswith("static"):
            kinetic = found
        elif kinetic is not None and found is not None:
            for k in range(2):
                if found[k] < kinetic[k] - STATIC:
                    message = f"static loss k{k + 1} = {found[k]:g} is below the kinetic loss {kinetic[k]:g}"
                    findings.error(f"{path}.{key}[{k}]", f"{message}; a drive at rest holds at least as well")


def losses(findings: Findings, path: str, eta1: float, eta2: float) -> tuple[float, float] | None:
    """k1 and k2 of two efficiencies; None when one of them is out of its range, which is reported."""
    good = True
    if not SMALLEST < eta1 <= 1.0:
        message = f"the driving efficiency eta1 is {eta1:g}; it lies above 0 and is at most 1 (1/eta1 = 1 + k1)"
        findings.error(f"{path}[0]", message)
        good = False
    if -SMALLEST < eta2 < 1.0:
        message = f"the backdriving efficiency eta2 is {eta2:g}; by 1/eta2 = 1 - k2 it is at least 1, or negative when"
        message += " the drive is self-locking (or give 'loss: [k1, k2]'); write 1/e for a datasheet's backdriving"
        findings.error(f"{path}[1]", f"{message} efficiency e, power at the motor by power of the load")
        good = False
    return (1.0 / eta1 - 1.0, 1.0 - 1.0 / eta2) if good else None


def check_motor_friction(findings: Findings, path: str, drive: Drive) -> None:
    """Friction at the motor has levels only: its bearing's load is not known."""
    friction = drive.motor_friction
    if friction is None:
        return
    check_levels(findings, path, friction)
    for key in ("coefficient", "static_coefficient", "normal", "radius", "span", "dead_band", "law"):
        if getattr(friction, key) is not None:
            message = "at the motor only 'coulomb', 'static', 'viscous' and 'stribeck' are possible"
            findings.error(f"{path}.{key}", f"{message}; load-dependent friction belongs to the joint's own 'friction'")
