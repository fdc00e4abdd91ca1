"""Parameters besides base parameters: they multiply others, or stand in expressions of friction.

    <joint>_coefficient, <joint>_k1, ...    constants in the place of the chain's numbers
    <joint>_law_1, ...                      forces of a curve over the rate
    names of the chain's parameters         in levels, coefficients and losses that vary, and in laws of the rate

A parameter that stands anywhere else too, such as in a mass, keeps the chain's value.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Union

from symgen.describe.chain import Chain, Joint
from symgen.describe.couplings import friction_groups
from symgen.describe.evaluate import names_in
from symgen.describe.expression import Expression, Name, Number, Operation
from symgen.describe.friction_numbers import is_friction, is_law, varying_friction
from symgen.describe.joint_records import BACKWARD, FORWARD, Curve, Drive
from symgen.describe.linear_parameters import SIDES
from symgen.describe.loops import bearing_joints, feeling_joints, felt_joints
from symgen.describe.traits import is_loaded, loses
from symgen.describe.values import Paths, values
from symgen.errors import IdentificationError
from symgen.identify.chain_values import evaluated, level_of
from symgen.identify.friction_values import ByMode, Formula, FrictionValue, Knots, laws_by_direction
from symgen.identify.parameters import Regressors

__all__ = ["Extra", "Unknowns", "VaryingLevel", "unknowns_of"]

SOUGHT = re.compile(r"\.(coulomb|static|viscous|coefficient|static_coefficient|law|efficiency|loss|friction_angle)\b")
"""Numbers of friction whose parameters are sought; others that vary, such as a Stribeck velocity, are known."""

ONE = Number(1.0)


@dataclass(frozen=True, slots=True)
class Extra:
    """A parameter that multiplies others, or stands in expressions of friction.

    Attributes:
        name: `elbow_coefficient`, `elbow_k1_forward`, `elbow_law_1`; of a parameter of the chain its name.
        joint: position in q; None for a parameter of the chain.
        kind: "coefficient", "static_coefficient", "k1", "k2", "law", "parameter".
        value: the chain's own.
        place: where the chain has it, see `symgen.identify.write_back`.
        unit: SI unit.
        fixed: it keeps that value.
    """

    name: str
    joint: int | None
    kind: str
    value: float
    place: str = ""
    unit: str = ""
    fixed: bool = False

    @property
    def symbol(self) -> str:
        """Its name in expressions; that of a constant can be no parameter's."""
        return self.name if self.kind == "parameter" else f"?{self.name}"

    @property
    def signed(self) -> bool:
        """True when it may be negative."""
        return self.kind == "parameter"


@dataclass(frozen=True)
class VaryingLevel:
    """A level that varies: it multiplies a column of the regressor; a law's column is the sign of its joint's rate.

    Attributes:
        column: position among the linear parameters; None for a law.
        joint: name.
        number: the level.
    """

    column: int | None
    joint: str
    number: ByMode


@dataclass(frozen=True, eq=False)
class Unknowns:
    """All that is sought besides base parameters, and the numbers of friction that it stands in.

    Attributes:
        factors: by position in q and kind, "coefficient", "static_coefficient", "k1" or "k2".
        remarks: on numbers that are taken as they are, in sentences.
    """

    extras: tuple[Extra, ...]
    factors: Mapping[tuple[int, str], ByMode]
    levels: tuple[VaryingLevel, ...]
    remarks: tuple[str, ...]

    @property
    def columns(self) -> frozenset[int]:
        """Columns of the regressor whose levels vary."""
        return frozenset(level.column for level in self.levels if level.column is not None)


Side = Union[Expression, Knots]


@dataclass
class _Found:
    """Numbers as they are collected, before it is known which names in them are sought."""

    extras: list[Extra] = field(default_factory=list)
    factors: dict[tuple[int, str], tuple[Side, Side]] = field(default_factory=dict)
    levels: list[tuple[int | None, str, tuple[Side, Side]]] = field(default_factory=list)

    def constant(self, extra: Extra) -> Expression:
        """The name that stands for a constant."""
        self.extras.append(extra)
        return Name(extra.symbol)

    @property
    def formulas(self) -> Iterator[Expression]:
        """All expressions."""
        for sides in (*self.factors.values(), *(sides for *_, sides in self.levels)):
            yield from (side for side in sides if not isinstance(side, Knots))


def unknowns_of(regressors: Regressors) -> Unknowns:
    """The unknowns of a chain besides its base parameters.

    Raises:
        IdentificationError: friction of a joint without a coordinate of its own depends on loads.
    """
    chain = regressors.chain
    _refuse_followers(chain)
    varying = {expression for _, expression in varying_friction(chain)}
    found = _Found()
    for i, joint in enumerate(chain.moving):
        _coefficients(chain, i, joint, varying, found)
        if regressors.lossy[i] and joint.drive is not None:
            _losses(chain, i, joint, joint.drive, varying, found)
    for c, parameter in enumerate(regressors.columns):
        level = level_of(chain, parameter)
        if level is not None and level in varying:
            found.levels.append((c, parameter.joint, (level, level)))
    for joint in bearing_joints(chain):
        if joint.friction is not None and joint.friction.law is not None:
            found.levels.append((None, joint.name, _law(chain, joint, found)))
    _refuse_varying_loads(chain, found)
    parameters, remarks = _parameters(chain, found)
    names = {*parameters, *(extra.symbol for extra in found.extras)}
    units = {parameter.name: parameter.unit or "" for parameter in chain.parameters}
    own = (Extra(n, None, "parameter", evaluated(chain, Name(n)), f"parameters.{n}", units[n]) for n in parameters)

    def by_mode(sides: tuple[Side, Side]) -> ByMode:
        def of(side: Side) -> FrictionValue:
            return side if isinstance(side, Knots) else Formula.of(side, names)

        return ByMode(of(sides[FORWARD]), of(sides[BACKWARD]))

    return Unknowns(
        (*found.extras, *own),
        {key: by_mode(sides) for key, sides in found.factors.items()},
        tuple(VaryingLevel(column, joint, by_mode(sides)) for column, joint, sides in found.levels),
        tuple(remarks),
    )


def _refuse_followers(chain: Chain) -> None:
    """Friction of joints without a coordinate of their own is level friction here, in bearings of links.

    Raises:
        IdentificationError: it depends on loads, or is that of a drive with losses.
    """
    n = len(chain.moving)
    groups = friction_groups(chain)
    followers = [*(j for group in groups[:n] for j in group[1:]), *(j for (j,) in groups[n:])]
    loaded = [j.name for j in followers if is_loaded(j.friction) or loses(j)]
    if loaded:
        message = "friction by loads and losses of drives are identified of joints that have a coordinate"
        raise IdentificationError(f"{message}; {', '.join(loaded)} follow others")


def _refuse_varying_loads(chain: Chain, found: _Found) -> None:
    """Loads of a bearing in a loop are linear in parameters: so friction of the loop's joints has to be.

    Raises:
        IdentificationError: it varies, or is a law of the rate.
    """
    feeling, felt = feeling_joints(chain), felt_joints(chain)
    loaded = [joint.name for joint in chain.moving if joint.name in feeling and is_loaded(joint.friction)]
    varying = [joint for _, joint, _ in found.levels if joint in felt]
    if loaded and varying:
        raise IdentificationError(
            f"friction by loads of {', '.join(loaded)} is not identified beside friction of {', '.join(varying)}, "
            "which varies or is a law of the rate and changes the loop's forces; give these joints constant levels"
        )


def _coefficients(chain: Chain, i: int, joint: Joint, varying: set[Expression], found: _Found) -> None:
    """Load-dependent coefficients; the static one where Stribeck's curve shows it."""
    friction = joint.friction
    if friction is None or friction.coefficient is None:
        return
    kinds = ("coefficient", "static_coefficient") if friction.stribeck is not None else ("coefficient",)
    for kind in kinds:
        pair = isinstance(getattr(friction, kind) or friction.coefficient, tuple)
        sides: list[Side] = []
        for side, word in SIDES.items() if pair else ((FORWARD, ""),):
            way = friction.ways[side]
            given = getattr(way, kind)
            given = way.coefficient if given is None else given
            if given in varying:
                sides.append(given)
                continue
            place = f"{joint.name}.friction.{kind}" + (f".{side + 1}" if pair else "")
            name = f"{joint.name}_{kind}{word}"
            sides.append(found.constant(Extra(name, i, kind, evaluated(chain, given), place)))
        found.factors[i, kind] = (sides[0], sides[-1])


def _losses(chain: Chain, i: int, joint: Joint, drive: Drive, varying: set[Expression], found: _Found) -> None:
    """k1 and k2 of a drive, in each direction where they differ."""
    key = "efficiency" if drive.loss is None and drive.efficiency is not None else "loss"
    given = getattr(drive, key)
    pairs = given is not None and isinstance(given[0], tuple)
    for k in (0, 1):
        sides: list[Side] = []
        for side, word in SIDES.items() if pairs else ((FORWARD, ""),):
            written = drive.pair(key, side)
            number = _of_angle(chain, drive) if written is None else written[k]
            angle = drive.friction_angle
            if number in varying or (written is None and angle is not None and {angle.K, angle.d} & varying):
                sides.append(_as_loss(number, k) if key == "efficiency" else number)
                continue
            place = f"{joint.name}.drive.{key}" + (f".{side + 1}" if pairs else "") + f".{k + 1}"
            value = evaluated(chain, _as_loss(number, k) if key == "efficiency" else number)
            sides.append(found.constant(Extra(f"{joint.name}_k{k + 1}{word}", i, f"k{k + 1}", value, place)))
        found.factors[i, f"k{k + 1}"] = (sides[0], sides[-1])


def _names(expressions: set[Expression]) -> set[str]:
    return {name for expression in expressions for name in names_in(expression)}


def _as_loss(efficiency: Expression, which: int) -> Expression:
    """k1 = 1/eta1 - 1, k2 = 1 - 1/eta2."""
    inverse = Operation("div", (ONE, efficiency))
    return Operation("sub", (inverse, ONE) if which == 0 else (ONE, inverse))


def _of_angle(chain: Chain, drive: Drive) -> Expression:
    """K d N of a screw (Dupont 1993, eq. 21); zero without a loss."""
    if drive.friction_angle is None:
        return Number(0.0)
    lead = drive.lead_per_radian
    ratio = evaluated(chain, drive.ratio, 1.0) if lead is None else 1.0 / evaluated(chain, lead)
    K = Operation("mul", (drive.friction_angle.K, drive.friction_angle.d))
    return Operation("mul", (K, Number(ratio)))


def _law(chain: Chain, joint: Joint, found: _Found) -> tuple[Side, Side]:
    """Friction by rate in both directions: expressions, or curves whose forces are sought."""
    assert joint.friction is not None
    assert joint.friction.law is not None
    unit = "N" if joint.type == "prismatic" else "N m"
    sides = []
    for law, which, knots in laws_by_direction(joint.friction.law):
        for knot in knots:
            extra = Extra(f"{joint.name}_{knot.name}", None, "law", knot.value, f"{joint.name}.{knot.place}", unit)
            if extra not in found.extras:
                found.extras.append(extra)
        names = tuple(f"?{joint.name}_{knot.name}" for knot in knots)
        sides.append(Knots(law, names, which) if isinstance(law, Curve) else law)
    return sides[0], sides[1]


def _parameters(chain: Chain, found: _Found) -> tuple[list[str], list[str]]:
    """Names of the chain's parameters that are sought, and remarks on numbers that are taken as they are."""
    declared = [parameter.name for parameter in chain.parameters]
    used = _names(set(found.formulas))
    varying, shown = dict(varying_friction(chain)), Paths(chain).shown
    elsewhere: dict[str, str] = {}
    for path, expression in values(chain):
        if is_friction(path) and SOUGHT.search(path) and (path in varying or is_law(path)):
            continue
        for name in names_in(expression):
            elsewhere.setdefault(name, shown(path))
    sought = [name for name in declared if name in used and name not in elsewhere]
    remarks = [
        f"The parameter {name} stands in friction and in {elsewhere[name]}: it keeps the chain's value; give friction "
        "a parameter of its own to have it estimated."
        for name in declared
        if name in used and name in elsewhere
    ]
    known = [shown(path) for path, e in varying.items() if not set(names_in(e)) & set(sought)]
    if known:
        remarks.append(f"Friction that varies, and has no parameter that is sought, is taken as written: "
                       f"{', '.join(known)}.")  # fmt: skip
    return sought, remarks
