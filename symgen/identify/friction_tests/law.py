"""The law of one joint as a function of parameters: which of them are fitted, and the motor's torque they give.

The law is the literal one of `reference.friction_law`; parameters that are not fitted have the chain's values. Levels
belong to the joint, on the load's side of the drive, or to its motor. At a release the static values take the place of
the sliding ones, and nothing depends on the rate.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from symgen.describe.chain import Chain, Joint
from symgen.errors import IdentificationError
from symgen.identify.data import Array
from symgen.identify.friction_tests.points import BREAKAWAY, Points
from symgen.identify.friction_tests.reference_law import laws_of
from symgen.reference.bodies import drive_ratio
from symgen.reference.duals import real_part
from symgen.reference.expressions import evaluate
from symgen.reference.friction_law import DriveLaw, JointLaw, Levels

__all__ = ["PARAMETERS", "SIDES", "TERMS", "Shape", "shape_of"]

SIDES = ("joint", "motor")

TERMS: dict[str, tuple[str, ...]] = {
    "coulomb": ("coulomb",),
    "offset": ("offset",),
    "viscous": ("viscous",),
    "loss": ("k1", "k2"),
    "coefficient": ("coefficient",),
    "stribeck": ("rise", "velocity"),
    "preload": ("preload",),
}
"""Term of a law -> its parameters, as they are added to a fit; `rise` is what the static level exceeds the other by."""

PARAMETERS = tuple(name for names in TERMS.values() for name in names)


@dataclass(frozen=True, eq=False)
class Shape:
    """The law of a joint with some parameters free.

    Attributes:
        joint: its record.
        kind: of the tests, see `Points`.
        side: `"joint"` or `"motor"`, where the levels are.
        ratio: of the drive, 1 without.
        base: values of what is not free.
        free: names of the free parameters, a part of `PARAMETERS`.
    """

    joint: Joint
    kind: str
    side: str
    ratio: float
    base: JointLaw
    free: tuple[str, ...]

    def torque(self, values: Array, points: Points, load: Array | None = None) -> Array:
        """The motor's torque (m,), less tau_s, at the points; of complex values its continuation.

        Args:
            values: of the free parameters.
            load: in place of that of the points.
        """
        given = dict(zip(self.free, values, strict=True))
        law = self._law(given)
        s, v = points.direction, points.rate
        tau_l = points.load if load is None else load
        own = law.levels.sliding(s, v, points.normal)
        assert law.drive is not None
        torque = law.drive.loss(tau_l + own, s) + law.drive.motor.sliding(s, v, 0.0)
        return np.asarray(torque + given.get("offset", 0.0))

    def slopes(self, values: Array, points: Points) -> Array:
        """Derivatives (m, p) of the torque, by complex steps."""
        columns = []
        for k in range(len(values)):
            moved = np.asarray(values, dtype=np.complex128).copy()
            moved[k] += 1e-30j
            columns.append(np.imag(self.torque(moved, points)) / 1e-30)
        return np.stack(columns, axis=1) if columns else np.zeros((len(points), 0))

    def _law(self, given: dict[str, Any]) -> JointLaw:
        levels, drive = self.base.levels, self.base.drive
        assert drive is not None
        drive = replace(
            drive,
            k1=given.get("k1", drive.k1),
            k2=given.get("k2", drive.k2),
            preload=given.get("preload", drive.preload),
        )
        if "coefficient" in given:
            levels = replace(levels, coefficient=given["coefficient"], static_coefficient=given["coefficient"])
        if self.side == "joint":
            return replace(self.base, levels=_with(levels, given, 1.0), drive=drive)
        motor = _with(drive.motor, given, abs(self.ratio))
        return replace(self.base, levels=levels, drive=replace(drive, motor=motor))

    def initial(self, name: str) -> float:
        """Value of a parameter to start from: of the chain where it has one."""
        drive = self.base.drive
        assert drive is not None
        levels = self.base.levels if self.side == "joint" else drive.motor
        size = 1.0 if self.side == "joint" else abs(self.ratio)
        start = {
            "k1": drive.k1,
            "k2": drive.k2,
            "preload": drive.preload,
            "coulomb": levels.coulomb / size,
            "viscous": levels.viscous / size**2,
            "rise": (levels.static - levels.coulomb) / size,
            "velocity": 0.0 if levels.velocity is None else levels.velocity * size,
            "coefficient": self.base.levels.coefficient,
            "offset": 0.0,
        }
        return start[name]


def _with(levels: Levels, given: dict[str, Any], size: float) -> Levels:
    """Levels with given values, which are multiplied by a drive's ratio."""
    coulomb = given["coulomb"] * size if "coulomb" in given else levels.coulomb
    rise = given["rise"] * size if "rise" in given else levels.static - levels.coulomb
    return replace(
        levels,
        coulomb=coulomb,
        static=coulomb + rise,
        viscous=given["viscous"] * size**2 if "viscous" in given else levels.viscous,
        velocity=given["velocity"] / size if "velocity" in given else levels.velocity,
    )


def shape_of(chain: Chain, joint: str, kind: str, side: str | None, free: tuple[str, ...]) -> Shape:
    """The law of a chain's joint.

    Args:
        side: where the levels are; None takes the joint where its `friction` has levels, else the motor of a drive.

    Raises:
        IdentificationError: a side that is none, or that the joint does not have.
    """
    k = chain.q_names.index(joint)
    item = chain.moving[k]
    reference = laws_of(chain)
    law = reference.laws[k] or JointLaw(Levels(), None, np.zeros(3), np.zeros(3))
    ratio = 1.0
    if item.drive is not None:
        names = reference.mechanics.names
        ratio = float(drive_ratio(item.drive, lambda e: real_part(evaluate(e, names))))
    if side is None:
        side = "motor" if item.drive is not None and item.friction is None else "joint"
    if side not in SIDES:
        raise IdentificationError(f"side: {side!r:.40} is none of {', '.join(SIDES)}")
    if side == "motor" and item.drive is None:
        raise IdentificationError(f"side: {joint} has no drive, so that its friction is the joint's own")
    drive = law.drive or DriveLaw(0.0, 0.0, 0.0, 0.0, Levels(), lossy=False)
    base = replace(law, drive=drive)
    if kind == BREAKAWAY:
        base = _at_rest(base)
    return Shape(item, kind, side, ratio, base, free)


def _at_rest(law: JointLaw) -> JointLaw:
    """The law of a release: static values, and nothing that depends on the rate."""
    drive = law.drive
    assert drive is not None
    still = replace(drive, k1=drive.k1_static, k2=drive.k2_static, motor=_static(drive.motor))
    return replace(law, levels=_static(law.levels), drive=still)


def _static(levels: Levels) -> Levels:
    return replace(
        levels, coulomb=levels.static, coefficient=levels.static_coefficient, viscous=0.0, velocity=None,
    )  # fmt: skip
