"""The law of one load-dependent joint, affine in the friction forces u, and its smooth pieces."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from symgen.derive.algebra.branches import Branches
from symgen.derive.algebra.scalar import Scalar
from symgen.derive.friction.bearing import Affine, Bearing, Bearings, GroupLevel
from symgen.derive.friction.drives import Losses
from symgen.program.nodes import Node

__all__ = ["Loaded", "Piece", "Shares", "Taking", "law", "pressing"]


@dataclass(frozen=True)
class Taking:
    """A drive with losses at rest among joints that share a force.

    Attributes:
        load: tau_l, affine in u.
        motor: static level of its motor, referred to the mode.
        losses: of the drive.
    """

    load: Affine
    motor: Scalar
    losses: Losses


@dataclass(frozen=True)
class Shares:
    """Friction of joints that rest together: of the force that holds them, equal fractions of their static limits.

    With T the force along their mode, f_j = sign(g_j) T F_j / sum(|g_k| F_k); T sign(g_j) / sum(|g_k|) without limits.
    With a drive that loses the fraction is that of the end of the band, T / (w F + excess(s tau_l + w F) + F_m) with
    F = sum(|g_k| F_k), s the sense of T, and w = 1, or -1 where the band's end lies there.

    Attributes:
        total: T, affine in u.
        sense: sign of this joint's g.
        sizes: |g_k| of all joints.
        levels, groups: F_k, with the bearings of its load affine in u.
        own: position of this joint among them.
        mode: position of the mode among those with friction.
        beside: whether other modes may slide meanwhile, so that T depends on their friction.
        backward: F_k against negative forces, where they differ; else empty.
        drive, drive_backward: a drive with losses, against positive and negative forces; `None` without.
    """

    total: Affine
    sense: Scalar
    sizes: tuple[Scalar, ...]
    levels: tuple[GroupLevel, ...]
    groups: tuple[tuple[Bearings, ...], ...]
    own: int
    mode: int
    beside: bool = False
    backward: tuple[GroupLevel, ...] = ()
    drive: Taking | None = None
    drive_backward: Taking | None = None

    def law(self, branches: Branches, u: Sequence[Scalar]) -> tuple[Scalar, list[Scalar]]:
        """The joint's friction at rest, and its generalised gradient."""
        total, zero, one = self.total.at(u), branches.zero, branches.one
        if len(self.sizes) == 1 and self.drive is None:
            (size,) = self.sizes
            some = branches.less(zero, size)
            part = branches.where(some, self.sense / branches.where(some, size, one), zero)
            return total * part, [slope * part for slope in self.total.row]
        down = branches.less(total, zero)
        levels, gradients = self._limits(branches, u, down)
        whole = branches.sum([size * level for size, level in zip(self.sizes, levels, strict=True)])
        rises = [
            branches.sum([size * g[k] for size, g in zip(self.sizes, gradients, strict=True)]) for k in range(len(u))
        ]
        way = one
        if self.drive is not None:
            way, whole, rises, levels, gradients = self._end(branches, u, down, whole, rises, levels, gradients)
        some = branches.less(zero, whole)
        inverse = one / branches.where(some, whole, one)
        alike = branches.sum(list(self.sizes))
        moves = branches.less(zero, alike)
        equal = branches.where(moves, one / branches.where(moves, alike, one), zero)
        part = branches.where(some, levels[self.own] * inverse, equal)
        slopes = []
        for k, slope in enumerate(self.total.row):
            change = branches.where(some, (gradients[self.own][k] - part * rises[k]) * inverse, zero)
            slopes.append(self.sense * (slope * part + total * change))
        if self.drive is None:
            return self.sense * (total * part), slopes
        return way * (self.sense * (total * part)), [way * slope for slope in slopes]

    def _limits(self, branches: Branches, u: Sequence[Scalar], down: Node) -> tuple[list[Scalar], list[list[Scalar]]]:
        """Static limits of all joints, `down` against negative forces, and their generalised gradients."""
        values, gradients = [], []
        chosen = branches.choose(down, self.backward, self.levels) if self.backward else self.levels
        for level, group in zip(chosen, self.groups, strict=True):
            pressed = [(slope, b) for slope, bearings in zip(level.slopes, group, strict=True) for b in bearings]
            value, gradient = pressing(branches, level.offset, pressed, u)
            values.append(value)
            gradients.append(gradient)
        return values, gradients

    def _end(
        self,
        branches: Branches,
        u: Sequence[Scalar],
        down: Node,
        whole: Scalar,
        rises: list[Scalar],
        levels: list[Scalar],
        gradients: list[list[Scalar]],
    ) -> tuple[Scalar, Scalar, list[Scalar], list[Scalar], list[list[Scalar]]]:
        """w, the band's end and its gradient, limits of the joints and their gradients there.

        Args:
            whole, rises, levels, gradients: F with its gradient, and F_k with theirs, against the force.
        """
        assert self.drive is not None
        drive = self.drive if self.drive_backward is None else branches.choose(down, self.drive_backward, self.drive)
        s = branches.where(down, -branches.one, branches.one)
        load, row = s * drive.load.at(u), [s * slope for slope in drive.load.row]
        against, turned = (levels, gradients)
        if self.backward:
            against, turned = self._limits(branches, u, branches.no(down))
        other = branches.sum([size * level for size, level in zip(self.sizes, against, strict=True)])
        others = [
            branches.sum([size * g[k] for size, g in zip(self.sizes, turned, strict=True)]) for k in range(len(u))
        ]
        ends, slopes = [], []
        for way, F, rise in ((branches.one, whole, rises), (-branches.one, other, others)):
            x = load + way * F
            excess, steep = drive.losses.static_excess(x), drive.losses.static_slope(branches, x)
            ends.append(way * F + excess + drive.motor)
            slopes.append([way * a + steep * (b + way * a) for a, b in zip(rise, row, strict=True)])
        turns = branches.less(ends[0], ends[1])
        w = branches.where(turns, -branches.one, branches.one)
        return (
            w,
            branches.where(turns, ends[1], ends[0]),
            [branches.where(turns, b, a) for a, b in zip(*slopes, strict=True)],
            [branches.where(turns, b, a) for a, b in zip(levels, against, strict=True)],
            [
                [branches.where(turns, b, a) for a, b in zip(g, h, strict=True)]
                for g, h in zip(gradients, turned, strict=True)
            ],
        )


def pressing(
    branches: Branches, offset: Scalar, pressed: Sequence[tuple[Scalar, Bearing]], u: Sequence[Scalar]
) -> tuple[Scalar, list[Scalar]]:
    """A level offset + sum of slope N, and its generalised gradient."""
    value, gradient = offset, [branches.zero] * len(u)
    for slope, bearing in pressed:
        size, direction = _load(branches, [component.at(u) for component in bearing])
        value = value + slope * size
        for k in range(len(u)):
            change = branches.sum([d * c.row[k] for d, c in zip(direction, bearing, strict=True)])
            gradient[k] = gradient[k] + slope * change
    return value, gradient


def _load(branches: Branches, y: Sequence[Scalar]) -> tuple[Scalar, list[Scalar]]:
    """The size of a bearing's force, and its direction."""
    if len(y) == 1:
        return branches.abs(y[0]), [branches.where(branches.less(y[0], branches.zero), -branches.one, branches.one)]
    size = branches.sqrt(branches.sum([a * a for a in y]))
    some = branches.less(branches.zero, size)
    inverse = branches.where(some, branches.one / branches.where(some, size, branches.one), branches.zero)
    return size, [a * inverse for a in y]


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
        shares: its friction while it does not slide, where loads depend on that; `None` elsewhere: there it is zero.
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
    shares: Shares | None = None

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
            else:
                size, direction = _load(branches, y)
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
        resting, held = branches.zero, [branches.zero] * len(u)
        if joint.shares is not None:
            resting, held = joint.shares.law(branches, u)
        forces.append(branches.where(joint.active, force, resting))
        if slopes:
            jacobian.append([branches.where(joint.active, x, y) for x, y in zip(turned, held, strict=True)])
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
