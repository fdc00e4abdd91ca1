"""Optional parts of a joint: friction, a drive, a bending link, limits.

A number of friction that differs by direction is a pair: for positive rates of the joint first, then for negative ones.
`Friction.ways` and `Drive.pair` are the only places that take such a pair apart.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Literal, Union, cast

from symgen.describe.expression import Expression, Name, Number, Operation, Table

__all__ = [
    "BACKWARD", "FORWARD", "RATE", "Backlash", "Bristle", "Curve", "Dahl", "Drive", "Flexible", "Friction",
    "FrictionAngle", "Level", "Limits", "Losses", "LuGre", "OneWay", "Pair", "RateLaw", "Stop", "Stribeck", "Vector",
]  # fmt: skip

Vector = tuple[Expression, Expression, Expression]

FORWARD, BACKWARD = 0, 1
"""Directions of motion: positive and negative rates of the joint; places in `Friction.ways`."""

Pair = tuple[Expression, Expression]
Level = Union[Expression, Pair]
"""A level for both directions, or one for each, forward first."""

Losses = Union[tuple[Pair, Pair], Pair]
"""Two efficiencies or losses for both directions, or two for each, forward first."""


@dataclass(frozen=True, slots=True)
class Stribeck:
    """Rate v_s and exponent delta of the decay from static to kinetic friction."""

    velocity: Expression
    exponent: Expression = Number(2.0)


RATE = Name("?v")
"""Stands for the magnitude of the joint's rate in a law, where people write `v`; no name that can be declared."""


@dataclass(frozen=True, slots=True)
class Curve:
    """Friction by rate as a table, between whose knots it is a monotone cubic (Fritsch and Butland 1984).

    Rates and forces are positive, or those of both signs of motion; beyond the last rate it is a straight line.
    """

    rates: tuple[Expression, ...]
    forces: tuple[Expression, ...]

    def toward(self, side: int) -> Expression:
        """The friction against motion in one direction, positive, as an expression of `RATE`."""
        pairs = [(r.value, f.value) for r, f in zip(self.rates, self.forces, strict=True)
                 if isinstance(r, Number) and isinstance(f, Number)]  # fmt: skip
        if any(r < 0.0 for r, _ in pairs):
            sign = -1.0 if side == BACKWARD else 1.0
            pairs = sorted((sign * r, sign * f) for r, f in pairs if sign * r > 0.0)
        rates, forces = (tuple(column) for column in zip(*pairs, strict=True))
        return Operation("spline", (RATE, Table("v", rates, forces, monotone=True)))


RateLaw = Union[Expression, Curve]
"""Friction as a function of the rate."""


@dataclass(frozen=True, slots=True)
class LuGre:
    """Friction of a bristle whose deflection is a state (Canudas de Wit, Olsson, Astrom and Lischinsky 1995).

    Levels may differ by direction. `static` needs `stribeck`; without it the bristle slides at `coulomb` at all rates.
    """

    stiffness: Expression
    coulomb: Level
    damping: Expression | None = None
    viscous: Level | None = None
    static: Level | None = None
    stribeck: Stribeck | None = None


@dataclass(frozen=True, slots=True)
class Dahl:
    """Friction of a bristle without damping that slides at one level (Dahl 1968)."""

    stiffness: Expression
    coulomb: Level
    viscous: Level | None = None


Bristle = Union[LuGre, Dahl]
"""Friction with a state."""


@dataclass(frozen=True, slots=True)
class OneWay:
    """Levels of a friction against motion in one direction. `None` means not given.

    `law` is an expression of `RATE`, in place of `coulomb` and `viscous`.
    """

    coulomb: Expression | None
    static: Expression | None
    viscous: Expression | None
    coefficient: Expression | None
    static_coefficient: Expression | None
    law: Expression | None


@dataclass(frozen=True, slots=True)
class Friction:
    """Friction of a joint, which opposes its rate. `None` means not given: `static` then equals `coulomb`.

    Every number may be an expression of coordinates, inputs, time and parameters; levels may differ by direction.
    `lugre` or `dahl` stand in place of all others; in a chain's normal form they are the joint's `bristle`.
    """

    coulomb: Level | None = None
    static: Level | None = None
    viscous: Level | None = None
    stribeck: Stribeck | None = None
    coefficient: Level | None = None
    static_coefficient: Level | None = None
    normal: Union[Literal["radial", "axial", "hoop", "guide"], Vector, None] = None
    radius: Expression | None = None
    span: Expression | None = None
    dead_band: Expression | None = None
    law: Union[RateLaw, tuple[RateLaw, RateLaw], None] = None
    lugre: LuGre | None = None
    dahl: Dahl | None = None

    @property
    def ways(self) -> tuple[OneWay, OneWay]:
        """The levels against positive rates, then against negative ones.

        Example:
            >>> one, two = Friction(coulomb=(Number(2.0), Number(3.0)), viscous=Number(0.1)).ways
            >>> one.coulomb, two.coulomb, one.viscous == two.viscous
            (Number(value=2.0), Number(value=3.0), True)
        """
        levels = [getattr(self, f.name) for f in fields(OneWay)]
        forward, backward = (
            OneWay(*(_one_way(x[side] if isinstance(x, tuple) else x, side) for x in levels))
            for side in (FORWARD, BACKWARD)
        )
        return forward, backward

    @property
    def directional(self) -> bool:
        """True where some level differs by direction."""
        forward, backward = self.ways
        return forward != backward


def _one_way(level: RateLaw | None, side: int) -> Expression | None:
    return level.toward(side) if isinstance(level, Curve) else level


@dataclass(frozen=True, slots=True)
class FrictionAngle:
    """Loss of a screw from K and the mean diameter d (Dupont 1993, eq. 21)."""

    K: Expression
    d: Expression


@dataclass(frozen=True, slots=True)
class Backlash:
    """Play between motor and joint, measured at the joint, and the restitution of its two sides, or their spring."""

    gap: Expression
    restitution: Expression | None = None
    stiffness: Expression | None = None
    damping: Expression | None = None


@dataclass(frozen=True, slots=True)
class Drive:
    """Transmission between motor and joint: ratio or lead, rotor inertia, losses when driving and when driven.

    The losses may differ by the joint's direction, besides. `preload` is the load at which one of two nuts squeezed
    together runs free (Dupont 1993, fig. 10).
    """

    ratio: Expression | None = None
    lead_per_turn: Expression | None = None
    lead: Expression | None = None
    inertia: Expression | None = None
    axis: Vector | None = None
    efficiency: Losses | None = None
    static_efficiency: Losses | None = None
    loss: Losses | None = None
    static_loss: Losses | None = None
    friction_angle: FrictionAngle | None = None
    preload: Expression | None = None
    motor_friction: Friction | None = None
    backlash: Backlash | None = None

    def pair(self, key: str, side: int = FORWARD) -> Pair | None:
        """Two efficiencies or losses in one direction of the joint; `key` is `loss`, `static_efficiency`, ...

        Example:
            >>> one, two, three = (Number(x) for x in (1.0, 2.0, 3.0))
            >>> Drive(loss=((one, two), (three, three))).pair("loss", BACKWARD)
            (Number(value=3.0), Number(value=3.0))
        """
        given: Losses | None = getattr(self, key)
        if given is None:
            return None
        first, second = given
        if isinstance(first, tuple) and isinstance(second, tuple):
            return second if side == BACKWARD else first
        return cast("Pair", given)

    @property
    def directional(self) -> bool:
        """True where some loss differs by the joint's direction, or friction of the motor does."""
        pairs = ("efficiency", "static_efficiency", "loss", "static_loss")
        own = any(self.pair(key, FORWARD) != self.pair(key, BACKWARD) for key in pairs)
        return own or (self.motor_friction is not None and self.motor_friction.directional)

    @property
    def lead_per_radian(self) -> Expression | None:
        """Motion per radian of the motor: `lead`, or `lead_per_turn` over 2 pi; None without either."""
        if self.lead_per_turn is None:
            return self.lead
        return Operation("div", (self.lead_per_turn, Operation("mul", (Number(2.0), Operation("pi", ())))))


@dataclass(frozen=True, slots=True)
class Flexible:
    """A bending link: a beam along the link's +x that becomes rigid finite elements, which converge with `order`."""

    elements: int
    length: Expression
    mass_per_length: Expression
    bending: Union[Expression, tuple[Expression, Expression]]
    torsion: Expression | None = None
    polar_inertia_per_length: Expression | None = None
    axial: Expression | None = None
    damping_ratio: Expression | None = None
    order: int = 2

    @property
    def rods(self) -> int:
        """Number of joints that the joint becomes: its own, the pseudo joints, and the frame of the undeformed link."""
        spatial = isinstance(self.bending, tuple)
        kinds = 1 + spatial + (self.torsion is not None) + (self.axial is not None)
        return 2 + (self.elements - 1) * kinds


@dataclass(frozen=True, slots=True)
class Stop:
    """Stops of a joint; without bounds its `limits`.

    They are rigid, with Newton's restitution, 0 when left out; or, with `stiffness`, a spring and a damper that push.
    """

    lower: Expression | None = None
    upper: Expression | None = None
    restitution: Expression | None = None
    stiffness: Expression | None = None
    damping: Expression | None = None


@dataclass(frozen=True, slots=True)
class Limits:
    """Data only, kept from URDF."""

    lower: Expression | None = None
    upper: Expression | None = None
    velocity: Expression | None = None
    effort: Expression | None = None
