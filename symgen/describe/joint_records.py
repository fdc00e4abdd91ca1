"""Optional parts of a joint: friction, a drive, a bending link, limits."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal, Union

from symgen.describe.expression import Expression, Number, Operation

__all__ = ["Drive", "Flexible", "Friction", "FrictionAngle", "Limits", "Stop", "Stribeck", "Vector"]

Vector = tuple[Expression, Expression, Expression]


@dataclass(frozen=True, slots=True)
class Stribeck:
    """Rate v_s and exponent delta of the decay from static to kinetic friction."""

    velocity: Expression
    exponent: Expression = Number(2.0)


@dataclass(frozen=True, slots=True)
class Friction:
    """Friction of a joint, which opposes its rate. `None` means not given: `static` then equals `coulomb`."""

    coulomb: Expression | None = None
    static: Expression | None = None
    viscous: Expression | None = None
    stribeck: Stribeck | None = None
    coefficient: Expression | None = None
    static_coefficient: Expression | None = None
    normal: Union[Literal["radial", "axial", "hoop", "guide"], Vector, None] = None
    radius: Expression | None = None
    span: Expression | None = None
    dead_band: Expression | None = None


@dataclass(frozen=True, slots=True)
class FrictionAngle:
    """Loss of a screw from K and the mean diameter d (Dupont 1993, eq. 21)."""

    K: Expression
    d: Expression


@dataclass(frozen=True, slots=True)
class Drive:
    """Transmission between motor and joint: ratio or lead, rotor inertia, directional losses.

    `preload` is the load at which one of two nuts squeezed together runs free (Dupont 1993, fig. 10).
    """

    ratio: Expression | None = None
    lead_per_turn: Expression | None = None
    lead: Expression | None = None
    inertia: Expression | None = None
    axis: Vector | None = None
    efficiency: tuple[Expression, Expression] | None = None
    static_efficiency: tuple[Expression, Expression] | None = None
    loss: tuple[Expression, Expression] | None = None
    static_loss: tuple[Expression, Expression] | None = None
    friction_angle: FrictionAngle | None = None
    preload: Expression | None = None
    motor_friction: Friction | None = None

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
    """Rigid stops of a joint, with Newton's restitution, 0 when left out; without bounds its `limits`."""

    lower: Expression | None = None
    upper: Expression | None = None
    restitution: Expression | None = None


@dataclass(frozen=True, slots=True)
class Limits:
    """Data only, kept from URDF."""

    lower: Expression | None = None
    upper: Expression | None = None
    velocity: Expression | None = None
    effort: Expression | None = None
