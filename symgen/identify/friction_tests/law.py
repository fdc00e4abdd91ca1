"""The law of one joint as a function of parameters: which of them are fitted, and the motor's torque they give.

The law is the literal one of `reference.friction_law`; parameters that are not fitted have the chain's values. Levels
belong to the joint, on the load's side of the drive, or to its motor; what the chain gives by direction has a parameter
for each. At a release the static values take the place of the sliding ones, and nothing depends on the rate.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from symgen.arrays import Array
from symgen.describe.chain import Chain, Drive, Friction, Joint
from symgen.describe.joint_records import BACKWARD, FORWARD, Curve
from symgen.describe.linear_parameters import SIDES as DIRECTIONS
from symgen.errors import IdentificationError
from symgen.identify.friction_tests.points import BREAKAWAY, Points
from symgen.identify.friction_values import Knot, curve_of, laws_by_direction
from symgen.reference.bodies import drive_ratio
from symgen.reference.duals import real_part
from symgen.reference.expressions import evaluate
from symgen.reference.friction import FrictionReference
from symgen.reference.friction_law import DriveLaw, JointLaw, Levels

__all__ = ["PARAMETERS", "SIDES", "TERMS", "Shape", "laws_of", "shape_of", "undirected"]


def laws_of(chain: Chain) -> FrictionReference:
    """The literal law; inputs, on which no law depends, are zero."""
    return FrictionReference(chain, inputs=dict.fromkeys(chain.input_names, 0.0))


SIDES = ("joint", "motor")
TERMS: dict[str, tuple[str, ...]] = {
    "coulomb": ("coulomb",),
    "offset": ("offset",),
    "viscous": ("viscous",),
    "loss": ("k1", "k2"),
    "coefficient": ("coefficient",),
    "stribeck": ("rise", "velocity"),
    "preload": ("preload",),
    "law": ("law",),
}
"""Term of a law -> its parameters, as they are added to a fit; `rise` is what the static level exceeds the other by,
`law` stands for the forces of a curve."""
STEP = 1e-6
"""Relative error of central differences by the forces of a curve."""
PARAMETERS = tuple(name for names in TERMS.values() for name in names)
KEYS = {
    "coulomb": ("coulomb",), "rise": ("static", "coulomb"), "viscous": ("viscous",), "coefficient": ("coefficient",),
    "k1": ("loss", "efficiency"), "k2": ("loss", "efficiency"),
}  # fmt: skip
"""Parameter -> keys of the chain that give it; those of a joint at rest begin with `static`."""


def undirected(name: str) -> str:
    """The name of a parameter without its direction; `law` of each force of a curve.

    Example:
        >>> undirected("coulomb_backward"), undirected("k1")
        ('coulomb', 'k1')
    """
    if name.startswith("law"):
        return "law"
    return name.removesuffix(DIRECTIONS[FORWARD]).removesuffix(DIRECTIONS[BACKWARD])


def by_direction(
    names: Sequence[str], kind: str, friction: Friction | None, owner: Any, drive: Drive | None
) -> list[str]:
    """The parameters, in the place of each that the chain gives by direction two.

    Args:
        names: a part of `PARAMETERS`.
        kind: of the tests, see `Points`.
        friction: of the joint.
        owner: of the levels, the joint's friction or its motor's.
        drive: of the joint.
    """

    def differs(name: str) -> bool:
        loss = name in ("k1", "k2")
        record = drive if loss else friction if name == "coefficient" else owner
        keys = KEYS.get(name, ())
        if kind == BREAKAWAY:
            keys = (*keys, *("static" if key == "coulomb" else f"static_{key}" for key in keys))
        pairs = [pair for key in keys if isinstance(pair := getattr(record, key, None), tuple)]
        return any(isinstance(pair[0], tuple) or not loss for pair in pairs)

    return [f"{name}{word}" for name in names for word in (DIRECTIONS.values() if differs(name) else ("",))]


@dataclass(frozen=True, eq=False)
class Shape:
    """The law of a joint with some parameters free.

    Attributes:
        joint: its record.
        kind: of the tests, see `Points`.
        side: `"joint"` or `"motor"`, where the levels are.
        ratio: of the drive, 1 without.
        base: values of what is not free.
        knots: of the joint's curves, whose forces may be free.
        free: names of the free parameters, of `PARAMETERS`, with an end such as `_forward` for one direction.
    """

    joint: Joint
    kind: str
    side: str
    ratio: float
    base: JointLaw
    free: tuple[str, ...]
    knots: tuple[Knot, ...] = ()

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
        for k, name in enumerate(self.free):
            if undirected(name) == "law":
                columns.append(self._difference(values, k, points))
                continue
            moved = np.asarray(values, dtype=np.complex128).copy()
            moved[k] += 1e-30j
            columns.append(np.imag(self.torque(moved, points)) / 1e-30)
        return np.stack(columns, axis=1) if columns else np.zeros((len(points), 0))

    def _difference(self, values: Array, k: int, points: Points) -> Array:
        """The derivative (m,) by a curve's force, in which a monotone cubic is not analytic."""
        h = STEP * (float(np.max(np.abs(values))) or 1.0)
        high, low = (self.torque(values + s * h * np.eye(len(values))[k], points) for s in (1.0, -1.0))
        return np.asarray((high - low) / (2.0 * h))

    def _curves(self, levels: Levels, given: dict[str, Any]) -> Levels:
        """The levels with given forces of curves."""
        known = {knot.name: float(np.real(given.get(knot.name, knot.value))) for knot in self.knots}
        assert self.joint.friction is not None
        assert self.joint.friction.law is not None
        found = []
        for law, side, knots in laws_by_direction(self.joint.friction.law):
            assert isinstance(law, Curve)
            curve = curve_of(law, [known[knot.name] for knot in knots], side)
            found.append(replace(levels, coulomb=curve(0.0), curve=curve, backward=None))
        return replace(found[FORWARD], backward=found[BACKWARD])

    def _law(self, given: dict[str, Any]) -> JointLaw:
        ways = [_against(given, side) for side in DIRECTIONS]
        levels, drive = self.base.levels, self.base.drive
        if self.knots:
            levels = self._curves(levels, given)
        assert drive is not None
        own = (drive.k1, drive.k2, drive.k1_static, drive.k2_static)
        losses = [
            (way.get("k1", k1), way.get("k2", k2), *static)
            for way, (k1, k2, *static) in zip(ways, (own, drive.backward or own), strict=True)
        ]
        drive = replace(
            drive, k1=losses[FORWARD][0], k2=losses[FORWARD][1],
            backward=losses[BACKWARD] if drive.backward or len(given) > len(ways[FORWARD]) else None,
            preload=given.get("preload", drive.preload),
        )  # fmt: skip
        load = [{key: way[key] for key in ("coefficient",) if key in way} for way in ways]
        if self.side == "joint":
            return replace(self.base, levels=_both(levels, ways, 1.0), drive=drive)
        turned = ways if self.ratio > 0.0 else ways[::-1]  # the directions of levels are the motor's
        motor = _both(drive.motor, turned, abs(self.ratio))
        return replace(self.base, levels=_both(levels, load, 1.0), drive=replace(drive, motor=motor))

    def initial(self, name: str) -> float:
        """Value of a parameter to start from: of the chain where it has one."""
        if undirected(name) == "law":
            return next(knot.value for knot in self.knots if knot.name == name)
        drive, back = self.base.drive, name.endswith(DIRECTIONS[BACKWARD])
        assert drive is not None
        k1, k2 = (drive.backward or (drive.k1, drive.k2))[:2] if back else (drive.k1, drive.k2)
        bearing, levels, size = self.base.levels, self.base.levels, 1.0
        if self.side == "motor":
            levels, size = drive.motor, abs(self.ratio)
        if back != (self.side == "motor" and self.ratio < 0.0):
            levels = levels.backward or levels
        start = {
            "k1": k1,
            "k2": k2,
            "preload": drive.preload,
            "coulomb": levels.coulomb / size,
            "viscous": levels.viscous / size**2,
            "rise": (levels.static - levels.coulomb) / size,
            "velocity": 0.0 if levels.velocity is None else levels.velocity * size,
            "coefficient": (bearing.backward or bearing if back else bearing).coefficient,
            "offset": 0.0,
        }
        return start[undirected(name)]


def _against(given: dict[str, Any], side: int) -> dict[str, Any]:
    """The values against motion in one direction, by plain names."""
    other = DIRECTIONS[BACKWARD if side == FORWARD else FORWARD]
    own = {name: value for name, value in given.items() if undirected(name) != "law"}
    return {undirected(name): value for name, value in own.items() if not name.endswith(other)}


def _both(levels: Levels, ways: Sequence[dict[str, Any]], size: float) -> Levels:
    """Levels with given values in each direction."""
    forward, backward = (
        _with(own, way, size) for own, way in zip((levels, levels.backward or levels), ways, strict=True)
    )
    if levels.backward is None and ways[FORWARD] == ways[BACKWARD]:
        return forward
    return replace(forward, backward=replace(backward, backward=None))


def _with(levels: Levels, given: dict[str, Any], size: float) -> Levels:
    """Levels with given values, which are multiplied by a drive's ratio."""
    if "coefficient" in given:
        levels = replace(levels, coefficient=given["coefficient"], static_coefficient=given["coefficient"])
    coulomb = given["coulomb"] * size if "coulomb" in given else levels.coulomb
    rise = given["rise"] * size if "rise" in given else levels.static - levels.coulomb
    return replace(
        levels,
        coulomb=coulomb,
        static=coulomb + rise,
        viscous=given["viscous"] * size**2 if "viscous" in given else levels.viscous,
        velocity=given["velocity"] / size if "velocity" in given else levels.velocity,
    )


def shape_of(chain: Chain, joint: str, kind: str, side: str | None, terms: Collection[str]) -> Shape:
    """The law of a chain's joint.

    Args:
        side: where the levels are; None takes the joint where its `friction` has levels, else the motor of a drive.
        terms: names of `TERMS` that are free; what the chain gives by direction has a parameter for each.

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
    wanted = [name for term, some in TERMS.items() if term in terms for name in some]
    motor = None if item.drive is None else item.drive.motor_friction
    owner = item.friction if side == "joint" else motor
    chosen = by_direction(wanted, kind, item.friction, owner, item.drive)
    curves = None if item.friction is None or kind == BREAKAWAY else item.friction.law
    knots = () if curves is None else tuple(dict.fromkeys(k for *_, some in laws_by_direction(curves) for k in some))
    free = [name for n in chosen for name in ([knot.name for knot in knots] if n == "law" else [n])]
    return Shape(item, kind, side, ratio, base, tuple(free), knots)


def _at_rest(law: JointLaw) -> JointLaw:
    """The law of a release: static values, and nothing that depends on the rate."""
    drive = law.drive
    assert drive is not None
    back = None if drive.backward is None else (*drive.backward[2:], *drive.backward[2:])
    still = replace(drive, k1=drive.k1_static, k2=drive.k2_static, motor=_static(drive.motor), backward=back)
    return replace(law, levels=_static(law.levels), drive=still)


def _static(levels: Levels) -> Levels:
    return replace(
        levels, coulomb=levels.static, coefficient=levels.static_coefficient, viscous=0.0, velocity=None, curve=None,
        backward=None if levels.backward is None else _static(levels.backward),
    )  # fmt: skip
