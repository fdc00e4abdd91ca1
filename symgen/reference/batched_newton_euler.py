"""Newton and Euler over many states at once, each with its own parameters: the plain mechanics of long campaigns.

The same world-frame recursion as `Mechanics`, an array over the states in place of each number: numbers (count,),
vectors (3, count), matrices (3, 3, count). Rigid bodies, gravity and rotors only.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from symgen.arrays import Array
from symgen.describe.chain import BASE, Chain, Dh, Joint, Mdh
from symgen.describe.expand import require_rigid
from symgen.describe.expression import Expression
from symgen.reference.bodies import drive_ratio, unconstrained
from symgen.reference.friction_law import JointLaw, closing_law, inner, law_of
from symgen.reference.kinematics import cross

__all__ = ["ManyStates", "Needed", "mix"]

Place = tuple[Array, Array]
"""Rotation (3, 3, count) and shift (3, count)."""


def mix(a: Array, b: Array) -> Array:
    """a b, matrix times matrix or vector, state by state."""
    return np.asarray(np.einsum("ijs,jks->iks" if b.ndim == 3 else "ijs,js->is", a, b))


def then(first: Place, second: Place) -> Place:
    """The place of a frame that `second` describes in the frame of `first`."""
    return mix(first[0], second[0]), first[1] + mix(first[0], second[1])


def turn(axis: Array, angle: Array) -> Array:
    """Rotation (3, 3, count) about unit axes (3, count)."""
    x, y, z = axis
    zero = np.zeros_like(x)
    K = np.array([[zero, -z, y], [z, zero, -x], [-y, x, zero]])
    return np.asarray(np.eye(3)[:, :, None] + np.sin(angle) * K + (1.0 - np.cos(angle)) * mix(K, K))


@dataclass(frozen=True, eq=False)
class Needed:
    """Forces of a motion without friction: joint forces (n, count), reactions (n, 6, count), rotors' part tau_s."""

    smooth: Array
    wrench: Array
    rotor: Array


@dataclass(frozen=True, eq=False)
class _Body:
    joint: Joint
    parent: int
    coordinate: int
    before: Place
    axis: Array
    after: Place
    mass: Array
    com: Array
    inertia: Array
    rotor: tuple[Array, Array, Array, int] | None
    """J, N, the axis in the carrier's frame, and the carrier, -1 for the base."""


class ManyStates:
    """Mechanics of `count` states, and their friction laws.

    Args:
        chain: rigid bodies; springs, loads, couplings and given motions are not known here, so that every joint that
            moves counts as a coordinate.
        number: value of an expression in all states, (count,).
        count: how many states.
    """

    def __init__(self, chain: Chain, number: Callable[[Expression], ArrayLike], count: int) -> None:
        require_rigid(chain)
        loops, chain = chain.loops, unconstrained(chain)
        self.count, self.n = count, len(chain.moving)

        def value(expression: Expression | None) -> Array:
            given = 0.0 if expression is None else number(expression)
            return np.broadcast_to(np.asarray(given, dtype=float), (count,))

        self._value = value
        self.gravity = np.array([value(g) for g in chain.gravity])
        index = {BASE: -1}
        self.bodies: list[_Body] = []
        for joint in chain.joints:
            coordinate = -1 if joint.type == "fixed" else chain.q_names.index(joint.name)
            self.bodies.append(self._body(joint, index[joint.parent], coordinate))
            index[joint.name] = len(self.bodies) - 1
        self.laws: list[JointLaw | None] = [None] * self.n
        for body in self.bodies:
            if body.coordinate >= 0:
                back = body.after[0].transpose(1, 0, 2)
                self.laws[body.coordinate] = law_of(body.joint, mix(back, body.axis), -mix(back, body.after[1]), value)
        self.laws += [closing_law(loop, value) for loop in loops]

    # the numbers

    def _vector(self, expressions: Any) -> Array:
        return np.array([self._value(c) for c in expressions])

    def _unit(self, k: int) -> Array:
        result = np.zeros((3, self.count))
        result[k] = 1.0
        return result

    def _still(self) -> Place:
        return np.repeat(np.eye(3)[:, :, None], self.count, axis=2), np.zeros((3, self.count))

    def _turned(self, k: int, angle: Expression | None) -> Place:
        return turn(self._unit(k), self._value(angle)), np.zeros((3, self.count))

    def _along(self, k: int, distance: Expression | None) -> Place:
        return self._still()[0], self._unit(k) * self._value(distance)

    def _body(self, joint: Joint, parent: int, coordinate: int) -> _Body:
        place, axis, after = joint.place, self._unit(2), self._still()
        if isinstance(place, Mdh | Dh):
            bend = then(self._turned(0, place.alpha), self._along(0, place.a))
            screw = then(self._turned(2, place.theta), self._along(2, place.d))
            before = then(bend, screw) if isinstance(place, Mdh) else self._still()
            after = after if isinstance(place, Mdh) else then(screw, bend)
        else:
            roll, pitch, yaw = (self._turned(k, angle) for k, angle in enumerate(place.rpy))
            before = (then(then(yaw, pitch), roll)[0], self._vector(place.xyz))
            axis = self._vector(place.axis)
            axis = axis / np.sqrt(inner(axis, axis))
        i = joint.inertia
        xx, yy, zz, xy, xz, yz = (self._value(e) for e in (i.xx, i.yy, i.zz, i.xy, i.xz, i.yz))
        inertia = np.array([[xx, xy, xz], [xy, yy, yz], [xz, yz, zz]])
        rotor = None
        drive = joint.drive
        if joint.armature is not None:
            rotor = (self._value(joint.armature), self._value(None) + 1.0, self._unit(2), -1)
        elif drive is not None and drive.inertia is not None:
            ratio = drive_ratio(drive, self._value)
            about = mix(before[0], axis) if drive.axis is None else self._vector(drive.axis)
            rotor = (self._value(drive.inertia), ratio, about / np.sqrt(inner(about, about)), parent)
        return _Body(
            joint, parent, coordinate, before, axis, after, self._value(joint.mass), self._vector(joint.com),
            inertia, rotor,
        )  # fmt: skip

    # the recursion

    def needed(self, q: Array, qd: Array, qdd: Array) -> Needed:
        """Forces of the motion; q, qd, qdd (n, count)."""
        still = np.zeros((3, self.count))
        poses: list[Place] = []
        omega: list[Array] = []
        alpha: list[Array] = []
        a: list[Array] = []
        axes: list[Array] = []
        points: list[Array] = []
        for body in self.bodies:
            i, j = body.parent, body.coordinate
            base = poses[i] if i >= 0 else self._still()
            w0, al0, a0 = (omega[i], alpha[i], a[i]) if i >= 0 else (still, still, -self.gravity)
            seat = then(base, body.before)  # where the joint sits, before it moves
            e, s = mix(seat[0], body.axis), seat[1] - base[1]
            at_seat = a0 + cross(al0, s) + cross(w0, cross(w0, s))
            w, al, moved = w0, al0, seat
            if j >= 0 and body.joint.type == "revolute":
                w, al = w0 + e * qd[j], al0 + e * qdd[j] + cross(w0, e * qd[j])
                moved = then(seat, (turn(body.axis, q[j]), still))
            elif j >= 0:
                moved = then(seat, (self._still()[0], body.axis * q[j]))
                slid = moved[1] - seat[1]
                at_seat = at_seat + cross(al0, slid) + cross(w0, cross(w0, slid))
                at_seat = at_seat + e * qdd[j] + 2.0 * cross(w0, e * qd[j])
            pose = then(moved, body.after)
            lever = pose[1] - moved[1]
            poses.append(pose)
            omega.append(w)
            alpha.append(al)
            a.append(at_seat + cross(al, lever) + cross(w, cross(w, lever)))
            axes.append(e)
            points.append(seat[1])
        force = [still] * len(self.bodies)
        moment = [still] * len(self.bodies)
        rotor = np.zeros((self.n, self.count))
        for k, body in enumerate(self.bodies):
            R, p = poses[k]
            r = mix(R, body.com)
            Pi = mix(mix(R, body.inertia), R.transpose(1, 0, 2))
            w, al = omega[k], alpha[k]
            F = body.mass * (a[k] + cross(al, r) + cross(w, cross(w, r)))
            force[k] = force[k] + F
            moment[k] = moment[k] + mix(Pi, al) + cross(w, mix(Pi, w)) + cross(p + r, F)
            if body.rotor is not None:
                J, N, own, i = body.rotor
                j = body.coordinate
                u, w, al = (own, still, still) if i < 0 else (mix(poses[i][0], own), omega[i], alpha[i])
                rate = inner(u, al) + N * qdd[j]
                rotor[j] = J * N * rate
                if i >= 0:
                    moment[i] = moment[i] + J * (u * rate + cross(w, u) * (inner(u, w) + N * qd[j]))
        smooth, wrench = np.zeros((self.n, self.count)), np.zeros((self.n, 6, self.count))
        for k in reversed(range(len(self.bodies))):
            body, (R, p) = self.bodies[k], poses[k]
            if body.parent >= 0:
                force[body.parent] = force[body.parent] + force[k]
                moment[body.parent] = moment[body.parent] + moment[k]
            j = body.coordinate
            if j >= 0:
                back = R.transpose(1, 0, 2)
                about = moment[k] - cross(points[k], force[k])
                across = about if body.joint.type == "revolute" else force[k]
                smooth[j] = inner(axes[k], across) + rotor[j]
                wrench[j, :3], wrench[j, 3:] = mix(back, force[k]), mix(back, moment[k] - cross(p, force[k]))
        return Needed(smooth, wrench, rotor)

    def mass_matrix(self, q: Array) -> Array:
        """(n, n, count), a unit acceleration at a time."""
        zero = np.zeros_like(q)
        still = self.needed(q, zero, zero).smooth
        columns = []
        for j in range(self.n):
            unit = zero.copy()
            unit[j] = 1.0
            columns.append(self.needed(q, zero, unit).smooth - still)
        return np.stack(columns, axis=1)
