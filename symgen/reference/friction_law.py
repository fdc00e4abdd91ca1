"""The friction law of one joint in numbers: bearing load, levels, Stribeck curve, losses of the drive.

The law: F_k = coulomb + coefficient N, F_s = static + static_coefficient N (N times `radius` for pins); sliding with
mode s at rate v,

    s [F_k + (F_s - F_k) exp(-|v / v_s|^delta)] + b v,

without the exponential when there is no Stribeck velocity. Losses of a drive are k1 (driving) and k2 (backdriving),
1/eta1 = 1 + k1 and 1/eta2 = 1 - k2 (Dupont 1993, eq. 20, 21, 28). All functions take complex numbers (complex steps),
and arrays over many states: numbers (count,), vectors (3, count), those of the law itself (3, 1) or (3, count).
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from symgen.describe.chain import Drive, Friction, Joint, Loop
from symgen.describe.expression import Expression
from symgen.describe.expression import Number as Literal
from symgen.reference.bodies import Link, drive_ratio
from symgen.reference.kinematics import cross

__all__ = ["RELEASED", "DriveLaw", "JointLaw", "Levels", "closing_law", "inner", "joint_law", "law_of", "size"]

Array = NDArray[Any]
Number = Callable[[Expression], Any]
ZERO = Literal(0.0)

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


@dataclass(frozen=True, eq=False)
class Levels:
    """Levels of friction, and how they grow with a bearing's load.

    Attributes:
        lever: radius of a pin, m; 1 for a slide.
        normal: `"radial"`, `"axial"`, `"guide"`, `"hoop"`, a unit vector in the link's frame, or None without load
            dependence.
        span: distance of two bearings along the axis; None for one.
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

    def kinetic_level(self, load: Any) -> Any:
        """F_k for a bearing's load N."""
        return self.coulomb + self.coefficient * self.lever * load

    def static_level(self, load: Any) -> Any:
        """F_s for a bearing's load N."""
        return self.static + self.static_coefficient * self.lever * load

    def sliding(self, mode: Any, rate: Any, load: Any) -> Any:
        """Friction that opposes the motion, viscous part included."""
        level = self.kinetic_level(load)
        if self.velocity is not None:
            decay = np.exp(-(size(rate / self.velocity) ** self.exponent))
            level = level + (self.static_level(load) - level) * decay
        return mode * level + self.viscous * rate


@dataclass(frozen=True, eq=False)
class DriveLaw:
    """Losses and motor friction of a drive, referred to the joint.

    `preload`: below it the load is shared by two nuts, one of them driven and the other driving.
    """

    k1: float
    k2: float
    k1_static: float
    k2_static: float
    motor: Levels
    lossy: bool = True
    preload: float = 0.0

    def loss(self, transmitted: Any, mode: Any) -> Any:
        """tau - tau_s - s F_m for the torque tau_l + s F_j that passes the gear; no loss without motion."""
        along = mode * transmitted
        driving = np.real(along) > 0.0
        alone = np.where(driving, 1.0 + self.k1, 1.0 - np.abs(mode) * self.k2) * transmitted
        shared = transmitted + mode * self._of_both(along, self.k1, self.k2)
        return np.where(np.abs(np.real(along)) < np.real(self.preload), shared, alone)

    def transmitted(self, torque: Any, mode: Any) -> Any:
        """The inverse of `loss`: what passes for a torque at the motor; of a self-locking drive the driven load."""
        pieces = [(1.0 + self.k1, 0.0, 0), (1.0 - abs(mode) * self.k2, 0.0, 1)]
        if self.preload > 0.0:
            shared = mode * (self.k1 + self.k2) * self.preload / 2.0
            pieces.append((1.0 + abs(mode) * (self.k1 - self.k2) / 2.0, shared, 2))
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
        alone = np.maximum((1.0 + self.k1_static) * x, (1.0 - self.k2_static) * x)
        shared = x + self._of_both(x, self.k1_static, self.k2_static)
        return np.where(np.abs(x) < np.real(self.preload), shared, alone)

    def lower(self, x: Any) -> Any:
        """g_lo: the smallest."""
        alone = np.minimum((1.0 + self.k1_static) * x, (1.0 - self.k2_static) * x)
        shared = x - self._of_both(-x, self.k1_static, self.k2_static)
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
        level = self.levels.static_level(load)
        if self.drive is None:
            return -level, level
        motor = self.drive.motor.static_level(0.0)
        low = np.minimum(*(self.drive.lower(load_torque + s * level) for s in (1, -1))) - motor
        high = np.maximum(*(self.drive.upper(load_torque + s * level) for s in (1, -1))) + motor
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
    resists = any(level not in (None, ZERO) for level in _resisting(loop.friction))
    levels = _levels(loop.friction, number, loop.type == "revolute")
    return JointLaw(levels, None, axis / np.sqrt(inner(axis, axis)), np.zeros_like(axis), resists)


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
    return any(
        level not in (None, ZERO) for friction in rubbing if friction is not None for level in _resisting(friction)
    )


def _resisting(friction: Friction) -> tuple[Expression | None, ...]:
    return friction.coulomb, friction.static, friction.coefficient, friction.static_coefficient


def _levels(friction: Friction, number: Number, pin: bool) -> Levels:
    def value(expression: Expression | None, otherwise: float) -> float:
        return otherwise if expression is None else number(expression)

    coulomb = value(friction.coulomb, 0.0)
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
    )


def _drive(drive: Drive, number: Number) -> DriveLaw:
    ratio = drive_ratio(drive, number)
    k1 = k2 = 0.0
    if drive.loss is not None:
        k1, k2 = map(number, drive.loss)
    elif drive.efficiency is not None:
        eta1, eta2 = map(number, drive.efficiency)
        k1, k2 = 1.0 / eta1 - 1.0, 1.0 - 1.0 / eta2
    elif drive.friction_angle is not None:
        k1 = k2 = number(drive.friction_angle.K) * number(drive.friction_angle.d) * ratio
    s1, s2 = k1, k2
    if drive.static_loss is not None:
        s1, s2 = map(number, drive.static_loss)
    elif drive.static_efficiency is not None:
        eta1, eta2 = map(number, drive.static_efficiency)
        s1, s2 = 1.0 / eta1 - 1.0, 1.0 - 1.0 / eta2
    motor = Levels()
    if drive.motor_friction is not None:
        given = _levels(drive.motor_friction, number, pin=False)
        scale = abs(ratio)
        motor = Levels(
            coulomb=scale * given.coulomb,
            static=scale * given.static,
            viscous=ratio * ratio * given.viscous,
            velocity=None if given.velocity is None else given.velocity / scale,
            exponent=given.exponent,
        )
    lossy = any(part is not None for part in (drive.efficiency, drive.loss, drive.friction_angle, drive.static_loss))
    lossy = lossy or drive.static_efficiency is not None
    preload = 0.0 if drive.preload is None else number(drive.preload)
    return DriveLaw(k1, k2, s1, s2, motor, lossy, preload)
