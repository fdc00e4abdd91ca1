"""Equality constraints of a compiled MuJoCo model as couplings of joints.

A constraint of two joints holds q_1 - ref_1 = a_0 + a_1 x + ... + a_4 x^4 with x = q_2 - ref_2: the first joint follows
the second. Where the first has an actuator, the second has none and the polynomial is linear, the second follows the
first. A constraint of one joint holds it at ref_1 + a_0. One of tendons that are sums of coordinates couples a joint of
the first tendon to the others. MuJoCo's constraints are soft; a coupling is their limit.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass

from symgen.describe.expression import Expression, Name, Number, Operation
from symgen.describe.mjcf_actuators import Actuators, fixed_tendon
from symgen.describe.mjcf_model import Compiled

__all__ = ["Coupling", "Equalities", "equalities", "places_of"]

TWICE = "the joints of this constraint are bound by other constraints already: leave out one of the constraints"
SOFT = "constraints of type {0!r} bend or stretch bodies, and mechanisms here are made of rigid ones: leave it out"
WELD = "<weld> holds two bodies together: make one body of them, or hold a point of them by <connect>"
CURVED = "a constraint of tendons is read where the tendons are sums of coordinates, and it is linear"


@dataclass(frozen=True)
class Coupling:
    """q = constant + sum of polynomials in the coordinates of other joints, about their references.

    Attributes:
        joint: number of the joint that follows.
        constant: its value where every other joint stands at its reference.
        terms: per joint that it follows, its number, its reference, and the coefficients of x, x^2, ...
        equality: number of the constraint.
    """

    joint: int
    constant: float
    terms: tuple[tuple[int, float, tuple[float, ...]], ...]
    equality: int

    @property
    def masters(self) -> frozenset[int]:
        """Numbers of the joints that it follows."""
        return frozenset(number for number, _, _ in self.terms)

    def value(self, coordinates: Mapping[int, float]) -> float:
        """The coordinate, from those of the joints that it follows."""
        found = self.constant
        for number, reference, factors in self.terms:
            x = coordinates[number] - reference
            power = 1.0
            for factor in factors:
                power *= x  # no ** of floats, which raises where the number is too large
                found += factor * power
        return found

    def expression(self, names: Mapping[int, str]) -> Expression:
        """The coordinate as an expression of names of joints."""
        constant, summands = self.constant, list[tuple[float, Expression]]()
        for number, reference, factors in self.terms:
            x: Expression = Name(names[number])
            if not any(factors[1:]):
                constant -= factors[0] * reference
            elif reference:
                x = Operation("sub", (x, Number(reference)))
            powers = (x if k == 1 else Operation("pow", (x, Number(float(k)))) for k in range(1, len(factors) + 1))
            summands += [(factor, power) for factor, power in zip(factors, powers, strict=True) if factor]
        result = _scaled(*summands[0])
        for factor, power in summands[1:]:
            result = Operation("sub" if factor < 0.0 else "add", (result, _scaled(abs(factor), power)))
        if not constant:
            return result
        return Operation("sub" if constant < 0.0 else "add", (result, Number(abs(constant))))


@dataclass(frozen=True)
class Equalities:
    """The constraints of a model.

    Attributes:
        locked: coordinates of joints that do not move, by their numbers.
        couplings: joints that follow others.
        connects: numbers of constraints that close loops (`symgen.describe.mjcf_loops`).
        faults: numbers of constraints that cannot be read, with the reasons.
        inactive: number of constraints that are switched off.
        dragged: number of constraints that drag a body after a mocap body, as users do with the mouse.
    """

    locked: Mapping[int, float]
    couplings: tuple[Coupling, ...]
    connects: tuple[int, ...]
    faults: tuple[tuple[int, str], ...]
    inactive: int
    dragged: int


def equalities(compiled: Compiled, acting: Actuators) -> Equalities:
    """The constraints of a model as couplings.

    Args:
        compiled: the model.
        acting: its actuators; a joint with one rather has the coordinate.
    """
    model, kinds = compiled.model, compiled.mujoco.mjtEq
    off = bool(int(model.opt.disableflags) & int(compiled.mujoco.mjtDisableBit.mjDSBL_EQUALITY))
    found: list[Coupling] = []
    connects: list[int] = []
    faults: list[tuple[int, str]] = []
    inactive = dragged = 0
    for number in range(model.neq):
        kind = int(model.eq_type[number])
        if off or not model.eq_active0[number]:
            inactive += 1
            continue
        if kind in (int(kinds.mjEQ_CONNECT), int(kinds.mjEQ_WELD)) and _drags(compiled, number):
            dragged += 1
            continue
        if kind == int(kinds.mjEQ_JOINT):
            options = _of_joints(compiled, number, acting)
        elif kind == int(kinds.mjEQ_TENDON):
            options = _of_tendons(compiled, number, acting)
            if not options:
                faults.append((number, CURVED))
                continue
        elif kind == int(kinds.mjEQ_CONNECT):
            connects.append(number)
            continue
        else:
            name = kinds(kind).name.removeprefix("mjEQ_").lower()
            faults.append((number, WELD if name == "weld" else SOFT.format(name)))
            continue
        taken = {coupling.joint for coupling in found}
        fitting = (o for o in options if o.joint not in taken and not _reaches(o.masters, o.joint, found))
        chosen = next(fitting, None)
        if chosen is None:
            faults.append((number, TWICE))
        else:
            found.append(chosen)
    locked: dict[int, float] = {}
    while fixed := [c for c in found if c.joint not in locked and c.masters <= locked.keys()]:
        locked |= {coupling.joint: coupling.value(locked) for coupling in fixed}
    couplings = tuple(coupling for coupling in found if coupling.joint not in locked)
    return Equalities(locked, couplings, tuple(connects), tuple(faults), inactive, dragged)


def _of_joints(compiled: Compiled, number: int, acting: Actuators) -> list[Coupling]:
    """The couplings that a constraint of joints may become, the best first."""
    model = compiled.model
    first, second = int(model.eq_obj1id[number]), int(model.eq_obj2id[number])
    a = model.eq_data[number].tolist()[:5]
    zero = _reference(compiled, first)
    if second < 0 or not any(a[1:]):
        return [Coupling(first, zero + a[0], (), number)]
    other = _reference(compiled, second)
    degree = max(k for k in range(1, 5) if a[k])
    found = [Coupling(first, zero + a[0], ((second, other, tuple(a[1 : degree + 1])),), number)]
    if degree == 1:
        found.append(Coupling(second, other - a[0] / a[1], ((first, zero, (1.0 / a[1],)),), number))
        if first in acting.at and second not in acting.at:
            found.reverse()
    return found


def _of_tendons(compiled: Compiled, number: int, acting: Actuators) -> list[Coupling]:
    """Couplings that a constraint of tendons may become, joints without actuators first; none where it is curved."""
    model = compiled.model
    first, second = int(model.eq_obj1id[number]), int(model.eq_obj2id[number])
    a = model.eq_data[number].tolist()[:5]
    left = fixed_tendon(compiled, first)
    right = fixed_tendon(compiled, second) if second >= 0 else {}
    if left is None or right is None or (second >= 0 and any(a[2:])):
        return []
    sums = {joint: left.get(joint, 0.0) - a[1] * right.get(joint, 0.0) for joint in {**left, **right}}
    sums = {joint: factor for joint, factor in sums.items() if factor}
    found = []
    for joint in sorted(sums, key=lambda joint: joint in acting.at):
        terms = tuple((k, _reference(compiled, k), (-c / sums[joint],)) for k, c in sums.items() if k != joint)
        found.append(Coupling(joint, _reference(compiled, joint) + a[0] / sums[joint], terms, number))
    return found


def _drags(compiled: Compiled, number: int) -> bool:
    """True for a constraint of two places where one is on a mocap body."""
    return any(compiled.model.body_mocapid[body] >= 0 for body in places_of(compiled, number))


def places_of(compiled: Compiled, number: int) -> list[int]:
    """The bodies that a constraint names, itself or by joints or sites; none for one of tendons."""
    model, kinds = compiled.model, compiled.mujoco.mjtObj
    named = [int(thing[number]) for thing in (model.eq_obj1id, model.eq_obj2id) if thing[number] >= 0]
    carriers = {
        int(kinds.mjOBJ_BODY): named,
        int(kinds.mjOBJ_SITE): [int(model.site_bodyid[k]) for k in named if k < model.nsite],
        int(kinds.mjOBJ_JOINT): [int(model.jnt_bodyid[k]) for k in named if k < model.njnt],
    }
    return carriers.get(int(model.eq_objtype[number]), [])


def _reference(compiled: Compiled, joint: int) -> float:
    """The coordinate of a joint in the pose that the file describes."""
    model = compiled.model
    return float(model.qpos0[int(model.jnt_qposadr[joint])])


def _reaches(start: Iterable[int], end: int, couplings: Sequence[Coupling]) -> bool:
    """True when one of some joints follows a joint, directly or by others."""
    follows: dict[int, AbstractSet[int]] = {coupling.joint: coupling.masters for coupling in couplings}
    waiting, seen = [*start], set[int]()
    while waiting:
        joint = waiting.pop()
        if joint == end:
            return True
        if joint not in seen:
            seen.add(joint)
            waiting += follows.get(joint, ())
    return False


def _scaled(factor: float, value: Expression) -> Expression:
    """A factor times a value, as a person would write it."""
    if factor in (1.0, -1.0):
        return value if factor > 0.0 else Operation("neg", (value,))
    return Operation("mul", (Number(factor), value))
