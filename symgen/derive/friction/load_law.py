"""The law of one load-dependent joint, affine in the friction forces u, and its smooth pieces."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from symgen.derive.algebra.branches import Branches
from symgen.derive.algebra.scalar import Scalar
from symgen.derive.friction.bearing import Affine, Bearing, Bearings, GroupLevel
from symgen.derive.friction.drives import Losses
from symgen.program.nodes import Node

__all__ = ["Loaded", "Piece", "law"]


@dataclass(frozen=True)
class Loaded:
    """One such joint.

    Attributes:
        active: true when it slides.
        s: its mode as a real number.
        level: of its own friction.
        drag, motor, motor_drag: its own viscous force, the motor's level and viscous force, referred to the joint.
        groups: bearings of each joint whose friction has a load, affine in u.
        load: tau_l, affine in u; `None` without losses.
    """

    active: Node
    s: Scalar
    level: GroupLevel
    drag: Scalar
    motor: Scalar
    motor_drag: Scalar
    losses: Losses | None
    groups: tuple[Bearings, ...]
    load: Affine | None

    @property
    def bearings(self) -> tuple[Bearing, ...]:
        """The bearings of all joints."""
        return tuple(bearing for group in self.groups for bearing in group)

    @property
    def pressed(self) -> tuple[tuple[Scalar, Bearing], ...]:
        """Each bearing, with its level of sliding friction per load."""
        return tuple((slope, b) for slope, group in zip(self.level.slopes, self.groups, strict=True) for b in group)


@dataclass(frozen=True)
class Piece:
    """A smooth piece of the law, by what is supposed at each of its corners.

    Attributes:
        negative: per joint and bearing, true where the load's component is; for a pin where it points against the
            bearing's own column.
        driving: per joint, whether the drive's motor drives; `None` without losses.
        within: per joint, whether the load is below the drive's preload; `None` without one.
        straight: pins' loads, too, are taken along a given direction, so that all is linear.
    """

    negative: tuple[tuple[Node, ...], ...]
    driving: tuple[Node | None, ...]
    within: tuple[Node | None, ...]
    straight: bool


def law(
    branches: Branches, problem: tuple[Loaded, ...], u: Sequence[Scalar], slopes: bool, piece: Piece | None = None
) -> tuple[list[Scalar], list[list[Scalar]]]:
    """Phi(u), or one piece of it, and, when asked for, its generalised Jacobian."""
    forces: list[Scalar] = []
    jacobian: list[list[Scalar]] = []
    for place, joint in enumerate(problem):
        own, gradient = joint.level.offset, [branches.zero] * len(u)
        for which, (slope, bearing) in enumerate(joint.pressed):
            y = [component.at(u) for component in bearing]
            if piece is not None and (len(y) == 1 or piece.straight):
                direction = _supposed(branches, bearing, place, piece.negative[place][which])
                size = branches.sum([a * b for a, b in zip(direction, y, strict=True)])
            elif len(y) == 1:
                size = branches.abs(y[0])
                direction = [branches.where(branches.less(y[0], branches.zero), -branches.one, branches.one)]
            else:
                size = branches.sqrt(branches.sum([a * a for a in y]))
                some = branches.less(branches.zero, size)
                inverse = branches.where(some, branches.one / branches.where(some, size, branches.one), branches.zero)
                direction = [a * inverse for a in y]
            own = own + slope * size
            if slopes:
                for k in range(len(u)):
                    change = branches.sum([d * c.row[k] for d, c in zip(direction, bearing, strict=True)])
                    gradient[k] = gradient[k] + slope * change
        force = joint.s * (own + joint.motor) + joint.drag + joint.motor_drag
        turned = [joint.s * x for x in gradient]
        if joint.losses is not None and joint.load is not None:
            x = joint.s * (joint.load.at(u) + joint.drag) + own
            supposed = None if piece is None else piece.driving[place]
            driving = branches.less(branches.zero, x) if supposed is None else supposed
            k_, standing = branches.where(driving, joint.losses.k1, -joint.losses.k2), branches.zero
            preload = joint.losses.preload
            if preload is not None:
                below = None if piece is None else piece.within[place]
                below = branches.less(branches.abs(x), preload) if below is None else below
                k_ = branches.where(below, joint.losses.shared, k_)
                standing = branches.where(below, joint.losses.standing, standing)
            force = force + joint.s * (k_ * x + standing)
            if slopes:
                turned = [
                    a + joint.s * (k_ * (joint.s * b + c))
                    for a, b, c in zip(turned, joint.load.row, gradient, strict=True)
                ]
        forces.append(branches.where(joint.active, force, branches.zero))
        if slopes:
            jacobian.append([branches.where(joint.active, x, branches.zero) for x in turned])
    return forces, jacobian


def _supposed(branches: Branches, bearing: Bearing, place: int, negative: Node) -> list[Scalar]:
    """The direction of a bearing's load: a sign; for a pin the way its joint's own friction shifts it, or against."""
    sign = branches.where(negative, -branches.one, branches.one)
    if len(bearing) == 1:
        return [sign]
    own = [component.row[place] for component in bearing]
    size = branches.sqrt(branches.sum([a * a for a in own]))
    some = branches.less(branches.zero, size)
    inverse = sign / branches.where(some, size, branches.one)
    return [branches.where(some, own[0] * inverse, sign), own[1] * inverse]
