"""The constraint equations of a chain of free bodies, written row by row (Harlecki 1995, 3.8 to 3.11).

Every link has six accelerations of its own, x = (a_c, alpha). A joint adds constraint equations, differentiated twice
(3.8), and a constraint wrench; a joint whose acceleration is known adds one more equation (3.9, 3.10; its right-hand
side is psi-ddot, printed as psi) and one more unknown, the moment or force M* that holds it.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from symgen.arrays import Array
from symgen.reference.bodies import Link
from symgen.reference.closures import Closure, ends_of
from symgen.reference.kinematics import Frames, Rates, cross, skew

__all__ = ["ConstraintSystem"]


REFINEMENTS = 2
"""Steps of iterative refinement: each makes the error smaller by what least squares alone leave of a solution."""


class ConstraintSystem:
    """The matrix and right-hand side of (3.11), written row by row."""

    def __init__(self, links: Sequence[Link], pose: Frames, motion: Rates, qd: Array) -> None:
        self.links, self.pose, self.motion, self.qd = links, pose, motion, qd
        self.bodies = 6 * len(links)
        self.A = np.zeros((self.bodies, self.bodies))
        self.right = np.zeros(self.bodies)
        self.columns: list[Array] = []  # of D: a unit of each multiplier, acting on the bodies
        self.rows: list[Array] = []  # of A^c
        self.levels: list[float] = []  # -B^c
        self.owner: list[list[tuple[int, Array, bool]]] = []  # multiplier -> links, (6,) wrenches at anchors, along e?
        self.closed = False  # rows of closures may depend on those of other joints
        self.transmitted = np.zeros(len(links))
        self.c = np.array([pose.p[k] + pose.R[k] @ link.com for k, link in enumerate(links)])
        for k, link in enumerate(links):
            Pi = pose.R[k] @ link.inertia @ pose.R[k].T
            w = motion.omega[k]
            self.A[6 * k : 6 * k + 3, 6 * k : 6 * k + 3] = link.mass * np.eye(3)
            self.A[6 * k + 3 : 6 * k + 6, 6 * k + 3 : 6 * k + 6] = Pi
            self.right[6 * k + 3 : 6 * k + 6] = -cross(w, Pi @ w)

    # forces on the bodies

    def gravity(self, g: Array) -> None:
        """The weight of every link."""
        for k, link in enumerate(self.links):
            self.right[6 * k : 6 * k + 3] += link.mass * g

    def load(self, k: int, at: Array, force: Array, moment: Array) -> None:
        """A force at a point of link k, and a moment on it; base frame."""
        if k >= 0:
            point = self.pose.p[k] + self.pose.R[k] @ at
            self.right[6 * k : 6 * k + 6] += self._on(k, point, np.concatenate([force, moment]))[6 * k : 6 * k + 6]

    def _on(self, k: int, point: Array, wrench: Array) -> Array:
        """(6 links,) generalised force of a wrench on link k at a point, and its opposite on the parent."""
        result = np.zeros(self.bodies)
        for body, sign in ((k, 1.0), (self.links[k].parent, -1.0)):
            if body >= 0:
                force = sign * wrench[:3]
                result[6 * body : 6 * body + 3] = force
                result[6 * body + 3 : 6 * body + 6] = sign * wrench[3:] + cross(point - self.c[body], force)
        return result

    # constraints

    def _anchor(self, k: int) -> Array:
        """Point of the joint, fixed in the link: on the axis of a pin, the link's origin otherwise."""
        link = self.links[k]
        point: Array = self.pose.points[link.coordinate] if link.type == "revolute" else self.pose.p[k]
        return point

    def _acceleration(self, k: int, point: Array) -> tuple[Array, Array]:
        """(3, 6 links) and (3,): acceleration of a body-fixed point = matrix x + velocity terms."""
        matrix, rest = np.zeros((3, self.bodies)), np.zeros(3)
        if k >= 0:
            r, w = point - self.c[k], self.motion.omega[k]
            matrix[:, 6 * k : 6 * k + 3] = np.eye(3)
            matrix[:, 6 * k + 3 : 6 * k + 6] = -skew(r)
            rest = cross(w, cross(w, r))
        return matrix, rest

    def _spin(self, k: int) -> Array:
        matrix = np.zeros((3, self.bodies))
        if k >= 0:
            matrix[:, 6 * k + 3 : 6 * k + 6] = np.eye(3)
        return matrix

    def _relative(self, k: int) -> tuple[Array, Array]:
        """(6, 6 links) and (6,): acceleration of link k relative to its parent = matrix x + velocity terms."""
        link, i = self.links[k], self.links[k].parent
        point = self._anchor(k)
        w = self.motion.omega[i] if i >= 0 else np.zeros(3)
        own, own_rest = self._acceleration(k, point)
        parent, parent_rest = self._acceleration(i, point)
        linear = own_rest - parent_rest
        angular = np.zeros(3)
        if link.coordinate >= 0:
            step = self.pose.axes[link.coordinate] * self.qd[link.coordinate]
            if link.type == "revolute":
                angular = -cross(w, step)
            else:
                linear = linear - 2.0 * cross(w, step)
        matrix = np.vstack([own - parent, self._spin(k) - self._spin(i)])
        return matrix, np.concatenate([linear, angular])

    def _directions(self, k: int) -> tuple[list[Array], Array | None]:
        """Unit wrenches of the constraints of joint k, and the one along its motion."""
        link = self.links[k]
        units = list(np.eye(6))
        if link.coordinate < 0:
            return units, None
        e = self.pose.axes[link.coordinate]
        first = cross(e, np.eye(3)[int(np.argmin(np.abs(e)))])
        first = first / np.linalg.norm(first)
        pair = [first, cross(e, first)]
        zero = np.zeros(3)
        if link.type == "revolute":
            return [*units[:3], *(np.concatenate([zero, v]) for v in pair)], np.concatenate([zero, e])
        return [*units[3:], *(np.concatenate([v, zero]) for v in pair)], np.concatenate([e, zero])

    def joint(self, k: int, acceleration: float | None, force: float) -> None:
        """Constraints of joint k; one more when its acceleration is known, else `force` acts along its motion."""
        matrix, rest = self._relative(k)
        point = self._anchor(k)
        directions, motion = self._directions(k)
        for direction in directions:
            self._constraint(k, direction, matrix, rest, 0.0, point, False)
        if motion is None:
            return
        link = self.links[k]
        if link.rotor is not None:
            self._rotor(k, motion, matrix, rest, point, acceleration is None)
        if acceleration is not None:
            self._constraint(k, motion, matrix, rest, acceleration, point, True)
        else:
            self.right += self._on(k, point, motion * force)
            self.transmitted[k] = force

    def _constraint(
        self, k: int, direction: Array, matrix: Array, rest: Array, value: float, point: Array, along: bool
    ) -> None:
        self.rows.append(direction @ matrix)
        self.levels.append(value - float(direction @ rest))
        self.columns.append(self._on(k, point, direction))
        self.owner.append([(k, direction, along)])

    def coupling(self, shares: Array, value: float) -> None:
        """A constraint between joints: the sum of their accelerations times `shares` (joints,) has a value."""
        row, force, level, wrenches = np.zeros(self.bodies), np.zeros(self.bodies), value, []
        for k, link in enumerate(self.links):
            if link.coordinate < 0 or not shares[link.coordinate]:
                continue
            share = shares[link.coordinate]
            matrix, rest = self._relative(k)
            _, motion = self._directions(k)
            assert motion is not None
            row += share * (motion @ matrix)
            level -= share * float(motion @ rest)
            force += share * self._on(k, self._anchor(k), motion)
            wrenches.append((k, share * motion, False))
        self.rows.append(row)
        self.levels.append(level)
        self.columns.append(force)
        self.owner.append(wrenches)

    def closure(self, c: Closure) -> None:
        """Constraints of a joint that closes a loop, between two bodies."""
        self.closed = True
        ends = ends_of(c, self.pose)
        x = ends.x[1]
        (own, own_rest), (other, other_rest) = self._acceleration(c.b, x), self._acceleration(c.a, x)
        w_a, w_b = (self.motion.omega[k] if k >= 0 else np.zeros(3) for k in (c.a, c.b))
        apart = self._velocity(c.b, x) - self._velocity(c.a, x)
        linear = own_rest - other_rest - 2.0 * cross(w_a, apart)
        for e in ends.shifts:
            self._closing(c, x, np.concatenate([e, np.zeros(3)]), e @ (own - other), float(e @ linear))
        for e, u in ends.turns:
            normal = cross(u, e)
            de, du = cross(w_a, e), cross(w_b, u)
            rest = cross(w_a, de) @ u + 2.0 * (de @ du) + e @ cross(w_b, du)
            row = normal @ (self._spin(c.b) - self._spin(c.a))
            self._closing(c, x, np.concatenate([np.zeros(3), normal]), row, float(rest))
        if ends.rod is not None:
            u, size = ends.rod, float(np.linalg.norm(ends.r))
            other, other_rest = self._acceleration(c.a, ends.x[0])
            v = self._velocity(c.b, x) - self._velocity(c.a, ends.x[0])
            rest = float(u @ (own_rest - other_rest)) + (float(v @ v) - float(u @ v) ** 2) / size
            self._closing(c, x, np.concatenate([u, np.zeros(3)]), u @ (own - other), rest)

    def _velocity(self, k: int, point: Array) -> Array:
        """Velocity of the point of body k that is at a place of the base frame."""
        if k < 0:
            return np.zeros(3)
        velocity: Array = self.motion.v[k] + cross(self.motion.omega[k], point - self.pose.p[k])
        return velocity

    def _closing(self, c: Closure, point: Array, wrench: Array, row: Array, rest: float) -> None:
        force = np.zeros(self.bodies)
        for body, sign in ((c.b, 1.0), (c.a, -1.0)):
            if body >= 0:
                force[6 * body : 6 * body + 3] += sign * wrench[:3]
                force[6 * body + 3 : 6 * body + 6] += sign * (wrench[3:] + cross(point - self.c[body], wrench[:3]))
        self.rows.append(row)
        self.levels.append(-rest)
        self.columns.append(force)
        self.owner.append([])

    def _rotor(self, k: int, motion: Array, matrix: Array, rest: Array, point: Array, moves: bool) -> None:
        """Rotor of joint k: its angular momentum on its carrier, and tau_s taken from the joint's force."""
        link = self.links[k]
        row, level, u = self._rotor_rate(k, motion, matrix, rest)
        if moves:
            self.A += np.outer(self._on(k, point, motion), row)
            self.right -= self._on(k, point, motion) * level
        rotor = link.rotor
        if rotor is not None and rotor.carrier >= 0:
            i = rotor.carrier
            w = self.motion.omega[i]
            speed = u @ w + rotor.ratio * self.qd[link.coordinate]
            at = slice(6 * i + 3, 6 * i + 6)
            self.A[at] += np.outer(u, row) / rotor.ratio
            self.right[at] -= u * level / rotor.ratio + rotor.inertia * speed * cross(w, u)

    def _rotor_rate(self, k: int, motion: Array, matrix: Array, rest: Array) -> tuple[Array, float, Array]:
        """tau_s = row x + level, and the rotor's axis."""
        rotor = self.links[k].rotor
        if rotor is None:
            return np.zeros(self.bodies), 0.0, np.zeros(3)
        i = rotor.carrier
        u = (self.pose.R[i] if i >= 0 else np.eye(3)) @ rotor.axis
        factor = rotor.inertia * rotor.ratio
        row = factor * (u @ self._spin(i) + rotor.ratio * (motion @ matrix))
        return row, factor * rotor.ratio * float(motion @ rest), u

    # results

    def solve(self) -> tuple[Array, Array, Array]:
        """x; (links, 6) reactions at the links' origins in their frames; (links,) force along each joint's motion."""
        count = len(self.rows)
        big = np.zeros((self.bodies + count,) * 2)
        big[: self.bodies, : self.bodies] = self.A
        if count:
            big[: self.bodies, self.bodies :] = -np.array(self.columns).T
            big[self.bodies :, : self.bodies] = np.array(self.rows)
        right = np.concatenate([self.right, self.levels])
        solution = self._solved(big, right)
        x, multipliers = solution[: self.bodies], solution[self.bodies :]
        wrenches = np.zeros((len(self.links), 6))
        along = self.transmitted.copy()
        for owners, value in zip(self.owner, multipliers, strict=True):
            for k, direction, is_along in owners:
                wrenches[k] += direction * value
                if is_along:
                    along[k] = value
        for k, link in enumerate(self.links):
            if link.coordinate >= 0:
                _, motion = self._directions(k)
                if motion is not None and self.transmitted[k]:
                    wrenches[k] += motion * self.transmitted[k]
                if motion is not None and link.rotor is not None and not self._held(k):
                    wrenches[k] -= motion * self.rotor_force(k, x)
            force, moment = (
                wrenches[k, :3],
                wrenches[k, 3:] + cross(self._anchor(k) - self.pose.p[k], wrenches[k, :3]),
            )
            wrenches[k] = np.concatenate([self.pose.R[k].T @ force, self.pose.R[k].T @ moment])
        return x, wrenches, along

    def _solved(self, big: Array, right: Array) -> Array:
        """The solution, of closed loops the smallest.

        Its rounding by least squares is that of its largest number: near a dead centre links without mass go so fast
        that forces drown in it. Residuals know each equation to its own summands (Skeel 1980).
        """
        if not self.closed:
            return np.linalg.solve(big, right)
        solution: Array = np.linalg.lstsq(big, right, rcond=None)[0]
        for _ in range(REFINEMENTS):
            solution = solution + np.linalg.lstsq(big, right - big @ solution, rcond=None)[0]
        return solution

    def _held(self, k: int) -> bool:
        return any(owner == k and along for owners in self.owner for owner, _, along in owners)

    def relative(self, k: int, x: Array) -> float:
        """The joint's acceleration."""
        matrix, rest = self._relative(k)
        _, motion = self._directions(k)
        return 0.0 if motion is None else float(motion @ (matrix @ x + rest))

    def rotor_force(self, k: int, x: Array) -> float:
        """tau_s, the inertial force of the joint's rotor."""
        _, motion = self._directions(k)
        if motion is None:
            return 0.0
        row, level, _ = self._rotor_rate(k, motion, *self._relative(k))
        return float(row @ x + level)
