"""Closures as constraints between the joints of a tree: their residuals, Jacobian, velocity terms and wrenches.

A closure joins a place on link a with a place on link b. With x the places, r = x_b - x_a, E the directions e1, e2, e
of the closure's axis in a, U those in b (base frame), its rows Phi = 0 are

    ball          E' r                                   (3)
    revolute      E' r, then e1.u, e2.u                  (3 + 2; e and u stay parallel)
    prismatic     e1.r, e2.r, then e1.u2, e2.u3, e3.u1   (2 + 3; r along e, no turn)
    rod           |r| - length                           (1)

A multiplier is a force along its direction, or a moment about the normal of its two directions, on b; its opposite acts
on a. Everything is analytic in the coordinates, which may be complex (complex steps). Rows may depend on one another:
the loops of planar mechanisms in space have three that do not.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from symgen.arrays import Array
from symgen.reference.bodies import Link
from symgen.reference.kinematics import Frames, Rates, cross, frames, rates
from symgen.reference.newton_euler import Load

__all__ = ["Closure", "Closures"]


TURNS = {"ball": (), "rod": (), "revolute": ((0, 2), (1, 2)), "prismatic": ((0, 1), (1, 2), (2, 0))}
"""Directions of a and of b that stay at right angles, by kind."""

SHIFTS = {"ball": (0, 1, 2), "revolute": (0, 1, 2), "prismatic": (0, 1), "rod": ()}
"""Directions of a along which the places stay together, by kind."""


@dataclass(frozen=True, eq=False)
class Closure:
    """A joint that closes a loop, in numbers.

    Attributes:
        kind: `revolute`, `prismatic`, `ball` or `rod`.
        a, b: indices of the links, -1 for the base.
        at_a, at_b: (3,) places in their frames, m.
        turn_a, turn_b: (3, 3) columns e1, e2, e in their frames; e is the axis.
        axes: (3, 3) axes of the place on b in its frame.
        length: of a rod, m.
        dependent: positions of the joints that it determines.
        branch: wanted side, see `symgen.reference.branches`; 0 for none.
        near: rough coordinates of dependent joints, by position, at the default pose.
    """

    name: str
    kind: str
    a: int
    b: int
    at_a: Array
    at_b: Array
    turn_a: Array
    turn_b: Array
    axes: Array
    length: float = 0.0
    dependent: tuple[int, ...] = ()
    branch: int = 0
    near: Mapping[int, float] = field(default_factory=dict)


@dataclass(frozen=True, eq=False)
class Ends:
    """A closure at a pose, base frame.

    Attributes:
        x: places on a and b; r: from the first to the second.
        E, U: (3, 3) directions of the closure in a and in b.
        shifts: directions of a along which the places stay together.
        turns: directions of a and of b that stay at right angles.
        rod: unit vector along a rod, None for other kinds.
    """

    x: tuple[Array, Array]
    r: Array
    E: Array
    U: Array
    shifts: tuple[Array, ...]
    turns: tuple[tuple[Array, Array], ...]
    rod: Array | None


class Closures:
    """The rows of a chain's closures.

    Args:
        links: of the chain.
        all: its closures.
    """

    def __init__(self, links: Sequence[Link], all: Sequence[Closure]) -> None:
        self.links, self.all = links, tuple(all)
        self._last: tuple[bytes, Frames] | None = None

    def frames_at(self, q_b: Array) -> Frames:
        """The pose at q_b; of residuals, rows and wrenches asked for one after the other it is the same."""
        key = q_b.tobytes()
        if self._last is None or self._last[0] != key:
            self._last = key, frames(self.links, q_b)
        return self._last[1]

    @property
    def dependent(self) -> list[int]:
        """Positions of the joints that the closures determine."""
        return sorted({place for closure in self.all for place in closure.dependent})

    def residual(self, q_b: Array) -> Array:
        """Phi (rows,) at coordinates of all joints: m, or cosines of right angles."""
        f = self.frames_at(q_b)
        return np.array([x for c in self.all for x in _residual(c, ends_of(c, f))], q_b.dtype)

    def jacobian(self, q_b: Array) -> Array:
        """dPhi/dq_b (rows, joints)."""
        f = self.frames_at(q_b)
        return np.array([row for c in self.all for row in self._rows(c, f)], q_b.dtype).reshape(-1, len(q_b))

    def freedoms(self, q_b: Array) -> Array:
        """(closures, joints) rates of the closures' own freedoms by those of all joints; zero for balls and rods.

        Of a revolute one the turn of b against a about its axis, of a prismatic one the way of b along it.
        """
        f = self.frames_at(q_b)
        return np.array([self._freedom(c, f) for c in self.all], q_b.dtype).reshape(-1, len(q_b))

    def velocity_terms(self, q_b: Array, v_b: Array) -> Array:
        """d2Phi/dt2 (rows,) at the rates v_b, without accelerations of the joints."""
        f = self.frames_at(q_b)
        motion = rates(self.links, f, v_b, np.zeros(len(v_b)))
        return np.array([x for c in self.all for x in _velocity_terms(c, ends_of(c, f), f, motion)], motion.a.dtype)

    def aligned(self, q_b: Array) -> bool:
        """True unless a closure's directions are opposed, which solves its rows as well."""
        f = self.frames_at(q_b)
        for c in self.all:
            ends = ends_of(c, f)
            along = {"revolute": ends.E[:, 2] @ ends.U[:, 2], "prismatic": np.trace(ends.E.T @ ends.U) - 1.0}
            if np.real(along.get(c.kind, 1.0)) <= 0.0:
                return False
        return True

    def loads(self, q_b: Array, multipliers: Array) -> list[Load]:
        """Wrenches on the links by the rows' multipliers."""
        f, found, first = self.frames_at(q_b), [], 0
        for c in self.all:
            ends, count = ends_of(c, f), len(SHIFTS[c.kind]) + len(TURNS[c.kind]) or 1
            force, moment = _wrench(ends, multipliers[first : first + count])
            first += count
            # both act at b's place, wherever that is on a
            at = c.at_a if c.a < 0 else f.R[c.a].T @ (ends.x[1] - f.p[c.a])
            found += [(c.b, c.at_b, force, moment), (c.a, at, -force, -moment)]
        return found

    def wrenches(self, q_b: Array, multipliers: Array) -> Array:
        """(closures, 6): force and moment on b at its place, by a; base frame."""
        found = [np.concatenate([force, moment]) for _, _, force, moment in self.loads(q_b, multipliers)[::2]]
        return np.array(found).reshape(len(self.all), 6)

    def parted(self, q_b: Array) -> list[tuple[Array, Array, Array]]:
        """By closure its rows of lengths, its rows of right angles, and velocities (3, joints) of b's place against a.

        Of a prismatic closure they are those that a sees.
        """
        f, found = self.frames_at(q_b), []
        for c in self.all:
            rows, (ends, linear, _, turning) = np.array(self._rows(c, f)), self._relative(c, f)
            if c.kind == "prismatic":
                linear = linear - np.cross(turning, ends.r[:, None], axis=0)
            count = len(SHIFTS[c.kind]) or 1
            found.append((rows[:count], rows[count:], linear))
        return found

    def on_second(self, q_b: Array, wrenches: Array) -> Array:
        """(closures, 6) wrenches of the base frame in the axes of the places on b."""
        f, found = self.frames_at(q_b), []
        for c, wrench in zip(self.all, wrenches, strict=True):
            turned = (f.R[c.b] @ c.axes if c.b >= 0 else c.axes).T
            found.append(np.concatenate([turned @ wrench[:3], turned @ wrench[3:]]))
        return np.array(found).reshape(len(self.all), 6)

    def friction(self, q_b: Array, k: int) -> list[Load]:
        """A unit of friction in a closure, as loads on its links."""
        f, c = self.frames_at(q_b), self.all[k]
        ends = ends_of(c, f)
        against, still = -ends.E[:, 2], np.zeros(3)
        force, moment = (against, still) if c.kind == "prismatic" else (still, against)
        at = c.at_a if c.a < 0 else f.R[c.a].T @ (ends.x[1] - f.p[c.a])
        return [(c.b, c.at_b, force, moment), (c.a, at, -force, -moment)]

    def _freedom(self, c: Closure, f: Frames) -> Array:
        ends, linear, angular, turning = self._relative(c, f)
        e = ends.E[:, 2]
        if c.kind == "revolute":
            return e @ angular
        row: Array = e @ linear + cross(e, ends.r) @ turning if c.kind == "prismatic" else np.zeros_like(e @ linear)
        return row

    def _relative(self, c: Closure, f: Frames) -> tuple[Ends, Array, Array, Array]:
        """The ends, linear and angular rates of b against a, and angular ones of a, by those of the joints."""
        ends = ends_of(c, f)
        paths = [self.links[k].path if k >= 0 else () for k in (c.a, c.b)]
        (moved, turning), (linear, angular) = (_twists(f, path, x) for path, x in zip(paths, ends.x, strict=True))
        return ends, linear - moved, angular - turning, turning  # e turns with a

    def _rows(self, c: Closure, f: Frames) -> list[Array]:
        ends, linear, angular, turning = self._relative(c, f)
        if ends.rod is not None:
            return [ends.rod @ linear]
        shifts = [e @ linear + cross(e, ends.r) @ turning for e in ends.shifts]
        return shifts + [cross(u, e) @ angular for e, u in ends.turns]


def _twists(f: Frames, path: Sequence[int], x: Array) -> tuple[Array, Array]:
    """(3, n) velocity of a link's point at x, and angular velocity of the link, per unit rate of each joint."""
    linear, angular = np.zeros((3, len(f.axes)), f.p.dtype), np.zeros((3, len(f.axes)), f.p.dtype)
    for j in path:
        linear[:, j] = cross(f.axes[j], x - f.points[j]) if f.revolute[j] else f.axes[j]
        angular[:, j] = f.axes[j] if f.revolute[j] else 0.0
    return linear, angular


def ends_of(c: Closure, f: Frames) -> Ends:
    """A closure at a pose."""
    R_a, R_b = (f.R[k] if k >= 0 else np.eye(3) for k in (c.a, c.b))
    x_a, x_b = (at if k < 0 else f.p[k] + f.R[k] @ at for k, at in ((c.a, c.at_a), (c.b, c.at_b)))
    E, U, r = R_a @ c.turn_a, R_b @ c.turn_b, x_b - x_a
    shifts = tuple(E[:, i] for i in SHIFTS[c.kind])
    turns = tuple((E[:, i], U[:, j]) for i, j in TURNS[c.kind])
    return Ends((x_a, x_b), r, E, U, shifts, turns, r / np.sqrt(r @ r) if c.kind == "rod" else None)


def _residual(c: Closure, ends: Ends) -> list[Any]:
    if ends.rod is not None:
        return [ends.rod @ ends.r - c.length]
    return [e @ ends.r for e in ends.shifts] + [e @ u for e, u in ends.turns]


def _velocity_terms(c: Closure, ends: Ends, f: Frames, motion: Rates) -> list[Any]:
    still = np.zeros(3)

    def point(k: int, x: Array) -> tuple[Array, Array, Array, Array]:
        """Angular velocity and acceleration of link k, velocity and acceleration of its point at x."""
        if k < 0:
            return still, still, still, still
        w, al, lever = motion.omega[k], motion.alpha[k], x - f.p[k]
        return w, al, motion.v[k] + cross(w, lever), motion.a[k] + cross(al, lever) + cross(w, cross(w, lever))

    w_a, al_a, v_a, a_a = point(c.a, ends.x[0])
    w_b, al_b, v_b, a_b = point(c.b, ends.x[1])
    v, a, r = v_b - v_a, a_b - a_a, ends.r
    if ends.rod is not None:
        u = ends.rod
        return [u @ a + (v @ v - (u @ v) ** 2) / (u @ r)]
    found: list[Any] = []
    for e in ends.shifts:
        de, dde = _turning(e, w_a, al_a)
        found.append(dde @ r + 2.0 * (de @ v) + e @ a)
    for e, u in ends.turns:
        (de, dde), (du, ddu) = _turning(e, w_a, al_a), _turning(u, w_b, al_b)
        found.append(dde @ u + 2.0 * (de @ du) + e @ ddu)
    return found


def _turning(e: Array, w: Array, al: Array) -> tuple[Array, Array]:
    """First and second time derivative of a direction fixed in a link."""
    rate = cross(w, e)
    return rate, cross(al, e) + cross(w, rate)


def _wrench(ends: Ends, multipliers: Array) -> tuple[Array, Array]:
    """Force and moment on b at its place."""
    along = [ends.rod] if ends.rod is not None else ends.shifts
    force, moment = np.zeros(3), np.zeros(3)
    for e, x in zip(along, multipliers[: len(along)], strict=True):
        force = force + e * x
    for (e, u), x in zip(ends.turns, multipliers[len(along) :], strict=True):
        moment = moment + cross(u, e) * x
    return force, moment
