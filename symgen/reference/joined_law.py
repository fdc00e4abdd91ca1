"""Friction of joints that move together, as one law along their coordinate.

A joint whose rate is g times the coordinate's meets the friction g f(g v): its levels count |g| times, its viscous
coefficient g^2 times. Levels grow with the loads of each joint's own bearings. One drive of such a group may have
losses; what passes it then is all that the group needs.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from symgen.arrays import Array
from symgen.reference.dependent_joints import DependentJoints
from symgen.reference.friction_law import JointLaw, Levels, size

__all__ = ["Modes", "joined_laws", "tree_modes"]


ONE = 1.0
"""Ratio of a coordinate's own joint."""


@dataclass(frozen=True, eq=False)
class Modes:
    """Everything that has a mode: the coordinates, then joints with friction that follow several of them.

    Attributes:
        laws: along each of them.
        places: position of its own joint, among all that move.
        rotors: position of the joint whose drive has losses, and its ratio; 0 where none of several coordinates has.
        rows: (s, n, ...) rates by those of the coordinates.
        bends: (s, ...) accelerations where those of the coordinates are zero.
        summands: (s, n, ...) sums of sizes of the terms of `rows`, which cancel at a dead centre.
    """

    laws: list[JointLaw | None]
    places: list[int]
    rotors: list[tuple[int, Any]]
    rows: Array
    bends: Array
    summands: Array

    @property
    def shares(self) -> Array:
        """(s, ...): |row|^2 / |summands|^2, 1 where nothing cancels.

        By this factor of the inertia 1/(g M^-1 g') a force along a mode is weighed that an acceleration stands for:
        near a dead centre the inertia grows beyond bounds, and with it the rounding of an acceleration that vanishes.
        """
        own, whole = (np.sum(x**2, axis=1) for x in (self.rows, self.summands))
        share: Array = np.divide(own, whole, out=np.zeros_like(own), where=whole > 0.0)
        return share


def tree_modes(laws: Sequence[JointLaw | None]) -> Modes:
    """The modes of a chain whose joints all have coordinates."""
    n = len(laws)
    return Modes(list(laws), list(range(n)), [(k, ONE) for k in range(n)], np.eye(n), np.zeros(n), np.eye(n))


def joined_laws(
    dependence: DependentJoints, laws: Sequence[JointLaw | None], N: Array, bends: Array, summands: Array
) -> Modes:
    """The modes, from the laws of all joints that move, and of those that close loops.

    Args:
        N: (bearings, n, ...) rates of the joints by those of the coordinates.
        bends: (bearings, ...) accelerations of the joints where those of the coordinates are zero.
        summands: (bearings, n, ...) sums of sizes of the terms of N.
    """
    joined, rotors = [], []
    places = list(dependence.coordinates)
    for k, own in enumerate(dependence.coordinates):
        members = [(own, ONE), *((i, N[i, k]) for i in dependence.followers(k))]
        known = [(i, law, ratio) for i, ratio in members if (law := laws[i]) is not None]
        joined.append(_joined(known))
        rotors.append(next(((i, ratio) for i, law, ratio in known if law.loses), (own, ONE)))
    for i in dependence.followers_of_several():
        if laws[i] is not None:
            joined.append(laws[i])
            places.append(i)
            rotors.append((0, 0.0))
    return Modes(joined, places, rotors, N[places], bends[places], summands[places])


def way(g: Any) -> Any:
    """The direction, +1 or -1, in which a joint moves with ratio g while its coordinate goes forward."""
    return np.where(np.asarray(g) >= 0.0, 1.0, -1.0)


@dataclass(frozen=True, eq=False)
class JoinedLevels(Levels):
    """Levels of several joints along one coordinate; the parts stand with their ratios.

    Loads are a list, one for each part, or one number for all.
    """

    parts: tuple[tuple[Levels, Any], ...] = ()

    def _loads(self, load: Any) -> Any:
        return load if isinstance(load, list) else [load] * len(self.parts)

    def kinetic_level(self, load: Any, mode: Any = 1) -> Any:
        pairs = zip(self.parts, self._loads(load), strict=True)
        return sum(size(g) * part.kinetic_level(own, way(g) * mode) for (part, g), own in pairs)

    def static_level(self, load: Any, mode: Any = 1) -> Any:
        pairs = zip(self.parts, self._loads(load), strict=True)
        return sum(size(g) * part.static_level(own, way(g) * mode) for (part, g), own in pairs)

    def sliding(self, mode: Any, rate: Any, load: Any) -> Any:
        total: Any = 0.0
        for (part, g), own in zip(self.parts, self._loads(load), strict=True):
            total = total + g * part.sliding(way(g) * mode, g * rate, own)
        return total

    def steepness(self, rate: Any) -> Any:
        return sum(g * g * part.steepness(g * rate) for part, g in self.parts)


@dataclass(frozen=True, eq=False)
class JoinedLaw(JointLaw):
    """The law of a group; its loads are read from the reactions (joints, 6, ...) of all joints.

    `members`: position and law of each joint behind the parts of the levels, None for a part without a bearing.
    """

    members: tuple[tuple[int, JointLaw] | None, ...] = ()

    def reaction(self, wrenches: Array, place: int) -> Array:
        return wrenches

    def load(self, wrench: Array) -> Any:
        return [0.0 if member is None else member[1].load(wrench[member[0]]) for member in self.members]

    def bearings(self, wrench: Array) -> list[Any]:
        return [b for member in self.members if member is not None for b in member[1].bearings(wrench[member[0]])]

    def slopes(self, mode: int, rate: float) -> list[float]:
        assert isinstance(self.levels, JoinedLevels)
        found = []
        for member, (_, g) in zip(self.members, self.levels.parts, strict=True):
            if member is not None:
                turned = int(way(g)) * mode
                found += [float(g) * x for x in member[1].slopes(turned, float(g) * rate)]
        return found


def _joined(members: Sequence[tuple[int, JointLaw, Any]]) -> JointLaw | None:
    """The law along a coordinate; a member alone with ratio 1 is its own.

    Args:
        members: positions, laws and ratios, the coordinate's own joint first if it has friction.
    """
    if not members:
        return None
    if len(members) == 1 and members[0][2] is ONE:
        return members[0][1]
    parts: list[tuple[Levels, Any]] = []
    behind: list[tuple[int, JointLaw] | None] = []
    drive = None
    for place, law, g in members:
        parts.append((law.levels, g))
        behind.append(None if law.levels.normal is None else (place, law))
        if law.drive is not None and law.drive.lossy:
            motor = _levels(((law.drive.motor, g),))
            drive = replace(law.drive, motor=motor, preload=abs(g) * law.drive.preload, way=way(g))
        elif law.drive is not None:
            parts.append((law.drive.motor, g))
            behind.append(None)
    levels = _levels(tuple(parts), "several" if any(member is not None for member in behind) else None)
    first = members[0][1]
    sticks = any(law.sticks for _, law, _ in members)
    return JoinedLaw(levels, drive, first.axis, first.origin, sticks, members=tuple(behind))


def _levels(parts: tuple[tuple[Levels, Any], ...], normal: str | None = None) -> JoinedLevels:
    return JoinedLevels(
        coulomb=sum(abs(g) * part.coulomb for part, g in parts),
        static=sum(abs(g) * part.static for part, g in parts),
        viscous=sum(g * g * part.viscous for part, g in parts),
        velocity=next((part.velocity for part, _ in parts if part.velocity is not None), None),
        normal=normal,
        parts=parts,
    )
