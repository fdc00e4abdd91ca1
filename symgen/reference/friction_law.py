"""The friction law of one joint in numbers: bearing load, levels, Stribeck curve, losses of the drive.

The law: F_k = coulomb + coefficient N, F_s = static + static_coefficient N (N times `radius` for pins); sliding with
mode s at rate v,

    s [F_k + (F_s - F_k) exp(-|v / v_s|^delta)] + b v,

without the exponential when there is no Stribeck velocity. Levels that differ by direction are two sets of `Levels`;
the mode chooses between them, and at rest the lower bound of the friction is that of negative rates.

Losses of a drive are k1 (driving) and k2 (backdriving), 1/eta1 = 1 + k1 and 1/eta2 = 1 - k2 (Dupont 1993, eq. 20, 21,
28). All functions take complex numbers (complex steps), and arrays over many states: numbers (count,), vectors (3,
count), those of the law itself (3, 1) or (3, count).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from symgen.arrays import Array
from symgen.describe.chain import Drive, Friction, Joint, Loop
from symgen.describe.evaluate import evaluate
from symgen.describe.expression import Expression
from symgen.describe.expression import Number as Literal
from symgen.describe.joint_records import Curve
from symgen.reference.bodies import Link, drive_ratio
from symgen.reference.kinematics import cross
from symgen.reference.rate_curve import rate_curve, table_curve

__all__ = ["RELEASED", "DriveLaw", "JointLaw", "Levels", "closing_law", "inner", "joint_law", "law_of", "size"]

Number = Callable[[Expression], Any]
ZERO = Literal(0.0)

CURVED = 1e-6
"""Relative step of differences of a curve."""

RELEASED = 1e-6
"""A joint whose limit was reached may start with an acceleration of zero; relative to the forces across it, "zero" is
what is this small, for no event is located exactly. These are its friction, its driving force, and what that and the
motion leave over."""


def size(x: Any) -> Any:
    """|x| with the derivative of the side x is on."""
    return np.where(np.real(x) >= 0.0, x, -x)


def inner(a: Array, b: Array) -> Any:
    """a . b of vectors (3, ...); `np.sum` takes ten times as long for one pair."""
    return a[0] * b[0] + a[1] * b[1] + a[2] * b[2]


def by_sign(mode: Any, forward: Any, backward: Any) -> Any:
    """The value for a direction: `backward` for negative modes."""
    return np.where(np.real(mode) < 0.0, backward, forward)


@dataclass(frozen=True, eq=False)
class Levels:
    """Levels of friction, and how they grow with a bearing's load.

    Attributes:
        lever: radius of a pin, m; 1 for a slide.
        normal: `"radial"`, `"axial"`, `"guide"`, `"hoop"`, a unit vector in the link's frame, or None without load
            dependence.
        span: distance of two bearings along the axis; None for one.
        backward: levels against negative rates, where they differ.
        curve: sliding friction by the rate's magnitude, in place of `coulomb` and `viscous`; None without.
    """

    coulomb: float = 0.0
    static: float = 0.0
    viscous: float = 0.0
    velocity: float | None = None
    exponent: float = 2.0
    coefficient: float = 0.0
    static_coefficient: float = 0.0
    lever: float = 1.0
    normal: Any = None
    span: float | None = None
    backward: Levels | None = None
    curve: Callable[[Any], Any] | None = None

    def kinetic_level(self, load: Any, mode: Any = 1) -> Any:
        """F_k for a bearing's load N against motion in a direction."""
        own = self.coulomb + self.coefficient * self.lever * load
        return own if self.backward is None else by_sign(mode, own, self.backward.kinetic_level(load))

    def static_level(self, load: Any, mode: Any = 1) -> Any:
        """F_s for a bearing's load N against motion in a direction."""
        own = self.static + self.static_coefficient * self.lever * load
        return own if self.backward is None else by_sign(mode, own, self.backward.static_level(load))

    def sliding(self, mode: Any, rate: Any, load: Any) -> Any:
        """Friction that opposes the motion, viscous part included."""
        level = self.kinetic_level(load, mode)
        if self.curve is not None:
            own = self if self.backward is None else self.backward
            own_curve, other = self.curve, own.curve or self.curve
            level = level + by_sign(mode, own_curve(rate), other(rate)) - by_sign(mode, own_curve(0.0), other(0.0))
        if self.velocity is not None:
            decay = np.exp(-(size(rate / self.velocity) ** self.exponent))
            level = level + (self.static_level(load, mode) - level) * decay
        viscous = self.viscous if self.backward is None else by_sign(mode, self.viscous, self.backward.viscous)
        return mode * level + viscous * rate

    def steepness(self, rate: Any) -> Any:
        """The larger growth with the rate of both directions, without Stribeck's decay; of curves by differences."""
        own = self.viscous
        if self.curve is not None:
            v, h = abs(rate), CURVED * max(abs(rate), 1e-3)
            own = abs(self.curve(v + h) - self.curve(max(v - h, 0.0))) / (v + h - max(v - h, 0.0))
        return own if self.backward is None else np.maximum(own, self.backward.steepness(rate))


@dataclass(frozen=True, eq=False)
class DriveLaw:
    """Losses and motor friction of a drive, referred to the joint.

    `preload`: below it the load is shared by two nuts, one of them driven and the other driving. `backward`: k1, k2 and
    their static values against negative rates of the drive's joint, where they differ. `way`: the sign of the joint's
    rate along that of the mode.
    """

    k1: float
    k2: float
    k1_static: float
    k2_static: float
    motor: Levels
    lossy: bool = True
    preload: float = 0.0
    backward: tuple[float, float, float, float] | None = None
    way: Any = 1.0

    def losses(self, mode: Any) -> tuple[Any, Any, Any, Any]:
        """k1, k2 and their static values against motion in a direction."""
        own = (self.k1, self.k2, self.k1_static, self.k2_static)
        if self.backward is None:
            return own
        k1, k2, k3, k4 = (by_sign(mode * self.way, a, b) for a, b in zip(own, self.backward, strict=True))
        return k1, k2, k3, k4

    def loss(self, transmitted: Any, mode: Any) -> Any:
        """tau - tau_s - s F_m for the torque tau_l + s F_j that passes the gear; no loss without motion."""
        k1, k2, _, _ = self.losses(mode)
        along = mode * transmitted
        driving = np.real(along) > 0.0
        alone = np.where(driving, 1.0 + k1, 1.0 - np.abs(mode) * k2) * transmitted
        shared = transmitted + mode * self._of_both(along, k1, k2)
        return np.where(np.abs(np.real(along)) < np.real(self.preload), shared, alone)

    def transmitted(self, torque: Any, mode: Any) -> Any:
        """The inverse of `loss`: what passes for a torque at the motor; of a self-locking drive the driven load."""
        k1, k2, _, _ = self.losses(mode)
        pieces = [(1.0 + k1, 0.0, 0), (1.0 - abs(mode) * k2, 0.0, 1)]
        if self.preload > 0.0:
            pieces.append((1.0 + abs(mode) * (k1 - k2) / 2.0, mode * (k1 + k2) * self.preload / 2.0, 2))
        found = [((torque - rest) / factor, piece) for factor, rest, piece in pieces if factor != 0.0]
        return next((x for x, piece in found if self.piece(mode * x) == piece), found[0][0])

    def piece(self, along: float) -> int:
        """0: driven, 1: backdriven, 2: below the preload."""
        return 2 if abs(along) < self.preload else 0 if along > 0.0 else 1

    def _of_both(self, along: Any, driven: Any, driving: Any) -> Any:
        """The losses of two nuts that carry half the preload each, and half the load each, in opposite senses."""
        return driven * (self.preload + along) / 2.0 + driving * (self.preload - along) / 2.0

    def upper(self, x: Any) -> Any:
        """g_up: the largest motor torque that a load x at rest can hold."""
        _, _, k1, k2 = self.losses(1)
        alone = np.maximum((1.0 + k1) * x, (1.0 - k2) * x)
        shared = x + self._of_both(x, k1, k2)
        return np.where(np.abs(x) < np.real(self.preload), shared, alone)

    def lower(self, x: Any) -> Any:
        """g_lo: the smallest."""
        _, _, k1, k2 = self.losses(-1)
        alone = np.minimum((1.0 + k1) * x, (1.0 - k2) * x)
        shared = x - self._of_both(-x, k1, k2)
        return np.where(np.abs(x) < np.real(self.preload), shared, alone)

    def to_corner(self, x: Any) -> Any:
        """A function of the load s tau_l + F_j whose zeros are the corners of the law; see the conventions."""
        if not np.any(self.preload):
            return x
        return (x * x / self.preload - self.preload) / 2.0 if abs(x) < self.preload else abs(x) - self.preload


@dataclass(frozen=True, eq=False)
class JointLaw:
    """All friction at one joint; `axis` and `origin` of the bearing are in the link's frame.

    Attributes:
        centre: the link's mass centre, in its frame; a bead on a hoop is there.
        sticks: false for viscous friction alone, which never holds a joint.
    """

    levels: Levels
    drive: DriveLaw | None
    axis: Array
    origin: Array
    sticks: bool = True
    centre: Array | None = None

    @property
    def loses(self) -> bool:
        """True when the drive has losses, and not motor friction alone."""
        return self.drive is not None and self.drive.lossy

    def load(self, wrench: Array) -> Any:
        """N from the reaction (6, ...): force and moment at the link frame's origin, in the link's frame."""
        if self.levels.normal is None:
            return 0.0
        return sum(np.sqrt(inner(b, b)) if len(b) == 3 else size(b[0]) for b in self.bearings(wrench))

    def bearings(self, wrench: Array) -> list[Any]:
        """Forces (1 or 3, ...) of the bearings, linear in the reaction; N is the sum of their sizes."""
        kind, e = self.levels.normal, self.axis
        if kind is None:
            return []
        force = wrench[:3]
        if isinstance(kind, str) and kind == "axial":
            return [np.array([inner(e, force)])]
        if isinstance(kind, str) and kind == "hoop":
            assert self.centre is not None
            path = cross(e, self.centre - self.origin)  # the hoop leaves the bead free along its path
            return [force - path * (inner(path, force) / inner(path, path))]
        half = [force]
        if self.levels.span is not None:
            moment = wrench[3:] - cross(self.origin, force)
            couple = cross(moment, e) / self.levels.span
            half = [0.5 * force + couple, 0.5 * force - couple]
        if isinstance(kind, str):
            return [f - e * inner(e, f) for f in half]
        return [np.array([inner(kind, f)]) for f in half]

    def reaction(self, wrenches: Array, place: int) -> Array:
        """The part of all reactions (joints, 6, ...) that `load` and `bearings` read; `place` is the joint's own."""
        own: Array = wrenches[place]
        return own

    def slopes(self, mode: int, rate: float) -> list[float]:
        """Sliding friction by load, for each bearing."""
        kind = self.levels.normal
        if kind is None:
            return []
        slope = float(self.levels.sliding(mode, rate, 1.0)) - float(self.levels.sliding(mode, rate, 0.0))
        return [slope] * (1 if self.levels.span is None or (isinstance(kind, str) and kind == "axial") else 2)

    def sliding(self, mode: Any, rate: Any, load: Any, load_torque: Any) -> Any:
        """f of a sliding joint in M qdd + bias + f = tau; `load_torque` is tau_l, needed with a drive only."""
        own = self.levels.sliding(mode, rate, load)
        if self.drive is None:
            return own
        motor = self.drive.motor.sliding(mode, rate, 0.0)
        return self.drive.loss(load_torque + own, mode) + motor - load_torque

    def band(self, load: Any, load_torque: Any) -> tuple[Any, Any]:
        """[low, high] of f that static friction can hold."""
        below, above = (self.levels.static_level(load, s) for s in (-1, 1))
        if self.drive is None:
            return -below, above
        ends = (load_torque + above, load_torque - below)
        low = np.minimum(*map(self.drive.lower, ends)) - self.drive.motor.static_level(0.0, -1)
        high = np.maximum(*map(self.drive.upper, ends)) + self.drive.motor.static_level(0.0, 1)
        return low - load_torque, high - load_torque


def joint_law(joint: Joint, link: Link, number: Number) -> JointLaw | None:
    """The law of a joint, or None when it has no friction."""
    turn = link.after[:3, :3].T
    return law_of(joint, turn @ link.axis, -turn @ link.after[:3, 3], number)


def closing_law(loop: Loop, number: Number) -> JointLaw | None:
    """The law of a joint that closes a loop, in the axes of its second place; None without friction."""
    if loop.friction is None:
        return None
    axis = np.array([number(x) for x in loop.axis])
    levels = _levels(loop.friction, number, loop.type == "revolute")
    return JointLaw(levels, None, axis / np.sqrt(inner(axis, axis)), np.zeros_like(axis), _resists(loop.friction))


def law_of(joint: Joint, axis: Array, origin: Array, number: Number) -> JointLaw | None:
    """The law of a joint whose bearing lies at `origin` along `axis`, both in the link's frame."""
    if joint.friction is None and (joint.drive is None or not _lossy(joint.drive)):
        return None
    levels = _levels(joint.friction, number, joint.type == "revolute") if joint.friction is not None else Levels()
    drive = _drive(joint.drive, number) if joint.drive is not None and _lossy(joint.drive) else None
    centre = np.array([number(x) for x in joint.com])
    return JointLaw(levels, drive, axis, origin, _sticks(joint), centre)


def _lossy(drive: Drive) -> bool:
    return any(part is not None for part in (drive.efficiency, drive.loss, drive.friction_angle, drive.motor_friction))


def _sticks(joint: Joint) -> bool:
    """True unless all that is written down is viscous."""
    drive = joint.drive
    if drive is not None and any(x is not None for x in (drive.efficiency, drive.loss, drive.friction_angle)):
        return True
    rubbing = [joint.friction, None if drive is None else drive.motor_friction]
    return any(friction is not None and _resists(friction) for friction in rubbing)


def _resists(friction: Friction) -> bool:
    """True where there is more than a viscous part that is the same in both directions."""
    levels = (friction.coulomb, friction.static, friction.coefficient, friction.static_coefficient, friction.law)
    pair = friction.viscous
    corner = isinstance(pair, tuple) and pair[0] != pair[1]
    return corner or any(level not in (None, ZERO, (ZERO, ZERO)) for level in levels)


def _levels(friction: Friction, number: Number, pin: bool) -> Levels:
    """The levels; where one of them is a pair, those of both directions."""
    keys = ("coulomb", "static", "viscous", "coefficient", "static_coefficient", "law")
    pairs = {key: pair for key in keys if isinstance(pair := getattr(friction, key), tuple)}
    forward, backward = (
        _one_way(replace(friction, **{key: pair[k] for key, pair in pairs.items()}), number, pin, s)
        for k, s in enumerate((1, -1))
    )
    signed = isinstance(friction.law, Curve) and any(evaluate(rate, {}) < 0.0 for rate in friction.law.rates)
    return replace(forward, backward=backward) if pairs or signed else forward


def _one_way(friction: Friction, number: Number, pin: bool, sign: int) -> Levels:
    """Levels that are no pairs, against rates of a sign."""

    def value(expression: Any, otherwise: float) -> float:
        return otherwise if expression is None else number(expression)

    curve = None
    if friction.law is not None:
        law: Any = friction.law
        curve = table_curve(law, sign) if isinstance(law, Curve) else rate_curve(law, number)
    coulomb = value(friction.coulomb, 0.0) if curve is None else curve(0.0)
    coefficient = value(friction.coefficient, 0.0)
    normal: Any = friction.normal
    if isinstance(normal, tuple):
        direction = np.array([number(c) for c in normal])
        normal = direction / np.linalg.norm(direction, axis=0)
    stribeck = friction.stribeck
    return Levels(
        coulomb=coulomb,
        static=value(friction.static, coulomb),
        viscous=value(friction.viscous, 0.0),
        velocity=None if stribeck is None else number(stribeck.velocity),
        exponent=2.0 if stribeck is None else number(stribeck.exponent),
        coefficient=coefficient,
        static_coefficient=value(friction.static_coefficient, coefficient),
        lever=value(friction.radius, 1.0) if pin else 1.0,
        normal=normal,
        span=None if friction.span is None else number(friction.span),
        curve=curve,
    )


def _drive(drive: Drive, number: Number) -> DriveLaw:
    ratio = drive_ratio(drive, number)
    keys = ("loss", "efficiency", "static_loss", "static_efficiency")
    pairs = {key: pair for key in keys if (pair := getattr(drive, key)) is not None and isinstance(pair[0], tuple)}
    forward, backward = (
        _factors(replace(drive, **{key: pair[k] for key, pair in pairs.items()}), ratio, number) for k in (0, 1)
    )
    motor = Levels()
    if drive.motor_friction is not None:
        motor = _at_the_joint(_levels(drive.motor_friction, number, pin=False), ratio)
    lossy = any(part is not None for part in (drive.efficiency, drive.loss, drive.friction_angle, drive.static_loss))
    lossy = lossy or drive.static_efficiency is not None
    preload = 0.0 if drive.preload is None else number(drive.preload)
    return DriveLaw(*forward, motor, lossy, preload, backward if pairs else None)


def _factors(drive: Drive, ratio: float, number: Number) -> tuple[float, float, float, float]:
    """k1, k2 and their static values, of losses that are no pairs of pairs."""

    def of(losses: Any, efficiencies: Any) -> tuple[float, float] | None:
        if losses is not None:
            return number(losses[0]), number(losses[1])
        if efficiencies is not None:
            return 1.0 / number(efficiencies[0]) - 1.0, 1.0 - 1.0 / number(efficiencies[1])
        return None

    kinetic = of(drive.loss, drive.efficiency)
    if kinetic is None and drive.friction_angle is not None:
        kinetic = (number(drive.friction_angle.K) * number(drive.friction_angle.d) * ratio,) * 2
    kinetic = kinetic or (0.0, 0.0)
    return (*kinetic, *(of(drive.static_loss, drive.static_efficiency) or kinetic))


def _at_the_joint(given: Levels, ratio: Any) -> Levels:
    """Levels of a motor referred to the joint; one that turns against it resists the other way round."""
    scale = abs(ratio)
    found, other = (
        Levels(
            coulomb=scale * way.coulomb,
            static=scale * way.static,
            viscous=ratio * ratio * way.viscous,
            velocity=None if way.velocity is None else way.velocity / scale,
            exponent=way.exponent,
        )
        for way in (given, given.backward or given)
    )
    if given.backward is None:
        return found
    pairs = {
        key: [by_sign(s * ratio, getattr(found, key), getattr(other, key)) for s in (1, -1)]
        for key in ("coulomb", "static", "viscous")
    }
    forward, backward = (replace(found, **{key: pair[k] for key, pair in pairs.items()}) for k in (0, 1))
    return replace(forward, backward=backward)
