"""Joint forces and reactions as linear maps of a chain's parameters, in plain numbers over many states at once.

A link's own wrench at its frame's origin, in its axes, is linear in m, m c and I there; a joint feels it by the twist
that a unit of its rate gives the link. Vectors are arrays (3, count), and may be complex (complex steps). Columns are
those of `symgen.describe.linear_parameters`.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from symgen.arrays import Array
from symgen.describe.chain import Chain, Friction
from symgen.describe.expression import Expression
from symgen.describe.linear_parameters import LinearParameter, linear_parameters
from symgen.describe.loops import bearing_joint, closing_joint
from symgen.reference.bodies import Link, drive_ratio
from symgen.reference.dependent_joints import DependentJoints
from symgen.reference.kinematics import cross
from symgen.reference.newton_euler import Load
from symgen.reference.ties import Ties

__all__ = ["LinearMechanics", "Motion"]

Number = Callable[[Expression], Any]
PRODUCTS = ((0, 0), (0, 1), (0, 2), (1, 1), (1, 2), (2, 2))


@dataclass(frozen=True, eq=False)
class Motion:
    """Motion of the links at `count` states, in the base frame.

    Attributes:
        q, qd, qdd: (joints, count), of all joints that move.
        rates: (bearings, count) of the joints that can have friction: behind those that move those that close loops,
            where some of these have friction.
        N: (bearings, n, count) their rates by those of the coordinates; None without dependent joints.
        R: (3, 3, count) per link; p, omega, alpha, a: (3, count) per link, gravity taken off `a`.
        axes, points: (3, count) per joint.
    """

    q: Array
    qd: Array
    qdd: Array
    R: list[Array]
    p: list[Array]
    omega: list[Array]
    alpha: list[Array]
    a: list[Array]
    axes: list[Array]
    points: list[Array]
    rates: Array
    N: Array | None = None


class LinearMechanics:
    """Regressors of one chain with one set of parameters.

    Args:
        chain: a valid chain of rigid links.
        links: its numbers.
        gravity: (3,) base frame.
        number: value of an expression.
        dependence: of the chain's joints.
    """

    def __init__(
        self,
        chain: Chain,
        links: Sequence[Link],
        gravity: Array,
        number: Number,
        dependence: DependentJoints,
    ) -> None:
        self.chain, self.links, self.gravity, self.number = chain, links, gravity, number
        self.columns: tuple[LinearParameter, ...] = linear_parameters(chain)
        self.dependence, self.joints = dependence, dependence.all
        self.closing = any(joint.friction is not None for joint in map(closing_joint, chain.loops))
        self.bearings = [*self.joints, *(loop.name for loop in chain.loops if self.closing)]
        self.n = dependence.n
        self.ties = Ties(chain, links, number)
        self.carriers = {link.coordinate: k for k, link in enumerate(links) if link.coordinate >= 0}

    # motion

    def motion(self, q: Array, qd: Array, qdd: Array) -> Motion:
        """Velocities and accelerations of the links by recursion from the base; q, qd, qdd (n, count)."""
        if self.dependence.dependent:
            *of_joints, N = self.dependence.motions(q, qd, qdd, self.closing)
            return replace(self._of_joints(*of_joints), N=N, rates=np.einsum("jns,ns->js", N, qd))
        return self._of_joints(q, qd, qdd)

    def _of_joints(self, q: Array, qd: Array, qdd: Array) -> Motion:
        dtype, count = np.result_type(q, qd, qdd, float), q.shape[1]
        still = np.zeros((3, count), dtype)
        found = Motion(q, qd, qdd, [], [], [], [], [], [still] * len(self.joints), [still] * len(self.joints), qd)
        base = np.broadcast_to(np.eye(3)[:, :, None], (3, 3, count))
        pull = still - self.gravity[:, None]
        for link in self.links:
            i, j = link.parent, link.coordinate
            R, p, w, al, a = (
                (found.R[i], found.p[i], found.omega[i], found.alpha[i], found.a[i])
                if i >= 0
                else (base, still, still, still, pull)
            )
            s = _turned(R, link.before[:3, 3])
            a = a + cross(al, s) + cross(w, cross(w, s))
            seat, at = _times(R, link.before[:3, :3]), p + s
            if j >= 0:
                e = _turned(seat, link.axis)
                found.axes[j], found.points[j] = e, at
                if link.type == "revolute":
                    spin = e * qd[j]
                    w, al = w + spin, al + e * qdd[j] + cross(w, spin)
                    seat = _product(seat, _rotation(link.axis, q[j]))
                else:
                    slid = e * q[j]
                    a = a + cross(al, slid) + cross(w, cross(w, slid)) + e * qdd[j] + 2.0 * cross(w, e * qd[j])
                    at = at + slid
            lever = _turned(seat, link.after[:3, 3])
            a = a + cross(al, lever) + cross(w, cross(w, lever))
            found.R.append(_times(seat, link.after[:3, :3]))
            found.p.append(at + lever)
            found.omega.append(w)
            found.alpha.append(al)
            found.a.append(a)
        return found

    # joint forces

    def regressor(self, motion: Motion, number: Number | None = None) -> Array:
        """(columns, n, count): the force of each joint per unit of each parameter.

        Args:
            number: values (count,) of expressions at the states, for friction that varies.
        """
        Y = self._across(motion, number)
        return Y if motion.N is None else np.einsum("cjs,jns->cns", Y, motion.N)

    def _across(self, motion: Motion, number: Number | None = None) -> Array:
        """(columns, bearings, count): forces across the joints of the tree, and across those that close loops."""
        Y = np.zeros((len(self.columns), len(self.bearings), motion.q.shape[1]), np.result_type(motion.a[0], float))
        for k, link in enumerate(self.links):
            block = Y[10 * k : 10 * k + 10]
            if link.path:
                forces, moments = self._wrenches(motion, k)
                for i in link.path:
                    z, v = self._twist(motion, i, k)
                    block[:4, i] = _dots(forces, v)
                    if z is not None:
                        block[1:, i] += _dots(moments, z)
        for c in range(10 * len(self.links), len(self.columns)):
            for i, entry in self._entries(motion, self.columns[c], number or self.number).items():
                Y[c, i] += entry
        return Y

    def along(self, motion: Motion, joint: str, force: Array) -> Array:
        """(n, count): a force (count,) at any joint, by coordinates."""
        row = np.eye(self.n)[:, :, None] if motion.N is None else motion.N
        return np.asarray(row[self.bearings.index(joint)] * force)

    def _twist(self, motion: Motion, i: int, k: int) -> tuple[Array | None, Array]:
        """Angular velocity (None for a slide) and velocity of link k's origin per unit rate of joint i, link axes."""
        R, e = motion.R[k], motion.axes[i]
        if self.links[self.carriers[i]].type == "revolute":
            return _back(R, e), _back(R, cross(e, motion.p[k] - motion.points[i]))
        return None, _back(R, e)

    def _wrenches(self, motion: Motion, k: int) -> tuple[Array, Array]:
        """Forces (4, 3, count) per unit of m and m c, moments (9, 3, count) per unit of m c and I; link axes."""
        R = motion.R[k]
        w, al, a = _back(R, motion.omega[k]), _back(R, motion.alpha[k]), _back(R, motion.a[k])
        units = np.eye(3)[:, :, None] + np.zeros_like(a)
        forces = [a, *(cross(al, e) + cross(w, cross(w, e)) for e in units)]
        moments = [cross(e, a) for e in units]
        for x, y in PRODUCTS:
            turned, spun = np.zeros_like(a), np.zeros_like(a)
            turned[x], spun[x] = al[y], w[y]
            if x != y:
                turned[y], spun[y] = al[x], w[x]
            moments.append(turned + cross(w, spun))
        return np.array(forces), np.array(moments)

    def _entries(self, motion: Motion, parameter: LinearParameter, number: Number) -> dict[int, Any]:
        """Entries (count,) of a column that belongs to no link, by joint."""
        i = self.bearings.index(parameter.joint)
        joint, qd = bearing_joint(self.chain, parameter.joint), motion.rates[i]
        if parameter.kind == "rotor":
            return self._rotor(motion, self.carriers[i])[0]
        if parameter.kind in ("friction", "motor"):
            drive = joint.drive
            own = joint.friction if parameter.kind == "friction" else None if drive is None else drive.motor_friction
            N = 1.0 if parameter.kind == "friction" or drive is None else drive_ratio(drive, self.number)
            if own is None:
                return {}
            acts = 1.0 if parameter.side is None else (np.real(N * qd) > 0.0, np.real(N * qd) < 0.0)[parameter.side]
            return {i: acts * _level(own, parameter.which, qd, abs(N), number)}
        if parameter.other:
            j = self.joints.index(parameter.other)
            return {i: motion.q[j], j: motion.q[i]}
        return {i: {"spring": motion.q[i], "rest": -1.0, "damper": qd, "offset": 1.0}[parameter.kind]}

    # rotors and reactions

    def _rotor(self, motion: Motion, k: int) -> tuple[dict[int, Any], Array]:
        """Forces of joints, and the moment (3, count) on the link that carries it, of a rotor of unit inertia."""
        link = self.links[k]
        j, rotor = link.coordinate, link.rotor
        assert rotor is not None
        i, N = rotor.carrier, rotor.ratio
        if i < 0:
            return {j: N * N * motion.qdd[j]}, np.zeros_like(motion.a[0])
        u = _turned(motion.R[i], rotor.axis)
        spin = np.sum(u * motion.omega[i], axis=0) + N * motion.qd[j]
        rate = np.sum(u * motion.alpha[i], axis=0) + N * motion.qdd[j]
        moment = u * rate + cross(motion.omega[i], u) * spin
        felt: dict[int, Any] = {
            m: np.sum(motion.axes[m] * moment, axis=0)
            for m in self.links[i].path
            if self.links[self.carriers[m]].type == "revolute"
        }
        return {**felt, j: N * rate}, moment

    def own_rotor(self, motion: Motion, coordinate: int) -> Any:
        """(count,): tau_s of a joint per unit of its rotor's inertia (Dupont 1993, 24)."""
        place = self.dependence.coordinates[coordinate]
        return self._rotor(motion, self.carriers[place])[0][place]

    def carrier(self, coordinate: int) -> int:
        """Position of the link behind a coordinate's own joint."""
        return self.carriers[self.dependence.coordinates[coordinate]]

    def reaction(self, motion: Motion, coordinate: int) -> Array:
        """(columns, 6, count): force, then moment, on a joint's link at its frame's origin, link axes.

        Friction of a loop's joints is in the forces that close it, with the senses of the rates, and friction along
        distances in the forces on their places.
        """
        k0 = self.carrier(coordinate)
        R0, p0 = motion.R[k0], motion.p[k0]
        result = np.zeros((len(self.columns), 6, motion.q.shape[1]), motion.a[0].dtype)
        behind = {k0}
        for k, link in enumerate(self.links):
            if link.parent in behind:
                behind.add(k)
            if k not in behind:
                continue
            forces, moments = self._wrenches(motion, k)
            lever = motion.p[k] - p0
            for c in range(10):
                F = _turned_each(motion.R[k], forces[c]) if c < 4 else None
                T = _turned_each(motion.R[k], moments[c - 1]) if c > 0 else np.zeros_like(lever)
                if F is not None:
                    result[10 * k + c, :3] = _back(R0, F)
                    T = T + cross(lever, F)
                result[10 * k + c, 3:] = _back(R0, T)
        for c, parameter in enumerate(self.columns):
            if parameter.kind == "rotor":
                k = next(k for k, link in enumerate(self.links) if link.name == parameter.joint)
                rotor = self.links[k].rotor
                if rotor is not None and rotor.carrier in behind:
                    result[c, 3:] = _back(R0, self._rotor(motion, k)[1])
        if self.dependence.closures.all:
            result -= self._closing_loads(motion, k0, behind)
        return result - self._along_distances(motion, k0, behind) if self.ties.places else result

    def _load(self, motion: Motion, s: int, k0: int, behind: set[int], loads: Sequence[Load]) -> Array:
        """(6,): loads on the links `behind` at a state, at link k0's origin, its axes."""
        total, R0, p0 = np.zeros(6), motion.R[k0][..., s], motion.p[k0][:, s]
        for k, at, force, moment in loads:
            if k in behind:
                lever = motion.p[k][:, s] + motion.R[k][..., s] @ at - p0
                total[:3] += R0.T @ force
                total[3:] += R0.T @ (moment + cross(lever, force))
        return total

    def _along_distances(self, motion: Motion, k0: int, behind: set[int]) -> Array:
        """(columns, 6, count): forces along distances on the links `behind`, at link k0's origin, in its axes."""
        across, found = self._across(motion), np.zeros((len(self.columns), 6, motion.q.shape[1]))
        assert motion.N is not None
        for s, at in enumerate(motion.q.T):
            for place in self.ties.places:
                loads = self.ties.loads(at, motion.N[: len(self.joints), :, s], -np.eye(len(self.joints))[place])
                found[..., s] += np.outer(across[:, place, s], self._load(motion, s, k0, behind, loads))
        return found

    def _closing_loads(self, motion: Motion, k0: int, behind: set[int]) -> Array:
        """(columns, 6, count): wrench of closing joints on the links `behind`, at link k0's origin, its axes.

        Along the dependent joints they supply what is across these, see `DependentJoints.multipliers`.
        """
        closures, joints = self.dependence.closures, len(self.joints)
        across = self._across(motion)
        found = np.zeros((len(self.columns), 6, motion.q.shape[1]))

        for s, at in enumerate(motion.q.T):
            lacking, friction = across[:, :joints, s], across[:, joints:, s]
            if friction.shape[1]:
                lacking = lacking + friction @ closures.freedoms(at)
            multipliers = np.array([self.dependence.multipliers(at, row) for row in lacking])
            units = [
                self._load(motion, s, k0, behind, closures.loads(at, unit)) for unit in np.eye(multipliers.shape[1])
            ]
            found[..., s] = multipliers @ np.array(units)
            own = [self._load(motion, s, k0, behind, closures.friction(at, k)) for k in range(friction.shape[1])]
            found[..., s] += friction @ np.array(own) if own else 0.0
        return found


def _level(friction: Friction, which: str, qd: Array, N: float, number: Number) -> Any:
    if which == "viscous":
        return N * N * qd
    share: Any = 0.0 if which == "static" else 1.0
    if friction.stribeck is not None:
        velocity, exponent = number(friction.stribeck.velocity), number(friction.stribeck.exponent)
        size = np.where(np.real(qd) < 0.0, -qd, qd) * (N / velocity)
        decay = np.exp(-(size**exponent))
        share = decay if which == "static" else 1.0 - decay
    return N * share * np.sign(np.real(qd))


def _turned(R: Array, v: Array) -> Array:
    """R v (3, count) of one vector (3,)."""
    return np.asarray(np.einsum("ijs,j->is", R, v))


def _turned_each(R: Array, v: Array) -> Array:
    return np.asarray(np.einsum("ijs,js->is", R, v))


def _back(R: Array, v: Array) -> Array:
    """R' v (3, count)."""
    return np.asarray(np.einsum("jis,js->is", R, v))


def _times(R: Array, M: Array) -> Array:
    return R if np.array_equal(M, np.eye(3)) else np.asarray(np.einsum("ijs,jk->iks", R, M))


def _product(R: Array, M: Array) -> Array:
    return np.asarray(np.einsum("ijs,jks->iks", R, M))


def _rotation(axis: Array, angle: Array) -> Array:
    """(3, 3, count) about a unit axis (Rodrigues)."""
    x, y, z = axis
    K = np.array([[0.0, -z, y], [z, 0.0, -x], [-y, x, 0.0]])
    return np.asarray(np.eye(3)[:, :, None] + K[:, :, None] * np.sin(angle) + (K @ K)[:, :, None] * (1 - np.cos(angle)))


def _dots(vectors: Array, v: Array) -> Array:
    """(c, count) of (c, 3, count) and (3, count)."""
    return np.asarray(vectors[:, 0] * v[0] + vectors[:, 1] * v[1] + vectors[:, 2] * v[2])
