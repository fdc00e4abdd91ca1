"""Joints that depend on others, by couplings or by closures of loops: their positions, rates and accelerations.

All constraints are rows Phi(q_b) = 0 in the coordinates q_b of all joints of a tree. With A = dPhi/dq_b, rates obey
A qd_b = 0 and accelerations A qdd_b = -gamma, gamma the velocity terms; joint forces get A' times a multiplier each. N
spans the motions that A leaves free, one column for each coordinate of the chain. Nothing of `symgen.derive` is used.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property, lru_cache

import mpmath
import numpy as np

from symgen.arrays import Array
from symgen.describe.chain import Chain
from symgen.errors import ArgumentError
from symgen.reference.assembly import Assembly
from symgen.reference.bodies import Link
from symgen.reference.bodies import links as links_of
from symgen.reference.branches import around, side
from symgen.reference.closures import Closure, Closures
from symgen.reference.couplings import Couplings
from symgen.reference.duals import STEP, Scalar, real_part
from symgen.reference.expressions import evaluate
from symgen.reference.fine_poses import DIGITS, fine_position, fine_solution, ill, least_multipliers
from symgen.reference.loops import closures_of

__all__ = ["DependentJoints", "dependent_joints"]


TINY = 1e-30
"""m^2, of the length that makes lengths of right angles, where all axes meet."""

SHORT = 1e-9
"""Part of a pose's ratio of singular values that differences reach: their error is its square, rounding 1e-20."""

MEMORY = 8192
"""Poses that are kept."""

CHAINS = 64
"""Chains with values of their parameters whose dependent joints are kept."""


class DependentJoints:
    """The dependent joints of a chain; none for a chain without couplings and loops.

    Args:
        chain: a valid chain.
        names: values of parameters.

    Attributes:
        all: names of the joints that are not fixed.
        n, joints: numbers of coordinates, and of joints that move.
        coordinates, dependent: positions of the coordinates among the joints, and of the other joints.
        couplings, closures: the constraints.
    """

    def __init__(self, chain: Chain, names: Mapping[str, Scalar]) -> None:
        links = links_of(chain, lambda e: real_part(evaluate(e, names))) if chain.loops else ()
        self.couplings = Couplings(chain, names)
        self.closures = Closures(links, closures_of(chain, names, links))
        self.all = self.couplings.all
        self.n, self.joints = len(chain.moving), len(self.all)
        self.coordinates = [self.all.index(name) for name in chain.q_names]
        self.dependent = [k for k in range(self.joints) if k not in self.coordinates]
        self.turns = [link.type == "revolute" for link in links if link.coordinate >= 0]
        self._assembly = self._solver(links) if self.closures.all else None
        self._poses: dict[bytes, _Pose] = {}
        self._closing_rows, self._home = self.closures, np.zeros(self.joints)
        self._proportions = np.zeros((0, self.joints))

    def followers(self, coordinate: int) -> list[int]:
        """Positions of the joints that depend on this coordinate and on no other, closing joints of loops behind."""
        reach = self.reach()
        return [place for place in (*self.dependent, *self._closing) if reach.get(place) == {coordinate}]

    def followers_of_several(self) -> list[int]:
        """Positions of joints that depend on more than one coordinate: of couplings, of loops, then closing ones."""
        reach = self.reach()
        order = [*self.couplings.dependent, *(k for closure in self.closures.all for k in closure.dependent)]
        order += self._closing
        return [place for place in order if len(reach.get(place, set())) > 1]

    def reach(self) -> dict[int, set[int]]:
        """The coordinates that each joint depends on, by its position; closing joints stand behind those that move."""
        reach: dict[int, set[int]] = {place: {k} for k, place in enumerate(self.coordinates)}
        needs = self.couplings.used()
        for place, (closure, others) in zip(self._closing, self._inputs(), strict=True):
            needs.update(dict.fromkeys((*closure.dependent, place), others))
        for _ in needs:  # what depends on dependent joints is complete when all that it names are
            for place, used in needs.items():
                reach[place] = set().union(*(reach.get(k, set()) for k in used))
        return reach

    @property
    def _closing(self) -> range:
        """Positions of the joints that close loops, behind those that move."""
        return range(self.joints, self.joints + len(self.closures.all))

    @property
    def sizes(self) -> Array:
        """(joints,) 1 of a joint that turns, the chain's size of one that slides, for chains with loops."""
        return np.ones(self.joints) if self._assembly is None else self._assembly.sizes

    # positions

    def positions(self, q: Array) -> Array:
        """(joints,) coordinates of all joints.

        Raises:
            ArgumentError: a loop does not close there.
        """
        if not self.dependent:
            return q
        if self._assembly is None:
            whole = np.zeros(self.joints, q.dtype)
            whole[self.coordinates] = q
            return self.couplings.followed(whole)
        pose = self._pose(np.real(q))
        if not np.iscomplexobj(q):
            return pose.at.copy()
        shifted: Array = pose.at + 1j * (pose.N @ np.imag(q))
        return shifted

    def _pose(self, q: Array) -> _Pose:
        """The pose at q, which is real, found once.

        Raises:
            ArgumentError: a loop does not close there.
        """
        q = np.asarray(q, float)
        key = q.tobytes()
        if key not in self._poses:
            at = self._assembled(q) if self._assembly is not None else self.positions(q)
            while len(self._poses) >= MEMORY:
                self._poses.pop(next(iter(self._poses)))
            self._poses[key] = _Pose(self, at)
        return self._poses[key]

    def _assembled(self, q: Array) -> Array:
        found = None if self._assembly is None else self._assembly.solve(q)
        if found is None:
            raise ArgumentError(f"the loops of {', '.join(c.name for c in self.closures.all)} do not close at {q}")
        return found

    def settled(self, q: Array, default: DependentJoints) -> bool:
        """True where whole turns of angles at q are settled, with these and the default values of parameters alike.

        See `Assembly.settled`.
        """
        if self._assembly is None or default._assembly is None:
            return True
        mine, others = self._assembly.windings(q), default._assembly.windings(q)
        alike = all(
            (a is None and b is None) or (a is not None and b is not None and np.array_equal(a, b))
            for a, b in ((mine.get(k), others.get(k)) for k in mine.keys() | others.keys())
        )
        return alike and self._assembly.settled(q) and (self is default or default._assembly.settled(q))

    def _inputs(self) -> list[tuple[Closure, set[int]]]:
        """The closures, each with the positions of the joints in its loop that it does not determine."""
        found = []
        for closure in self.closures.all:
            joints = {j for j, _ in around(self.closures.links, closure) if j >= 0}
            found.append((closure, joints - set(closure.dependent)))
        return found

    def _in_order(self) -> bool:
        """True where the loops can be closed one after the other."""
        waiting = self._inputs()
        while waiting:
            open_joints = {place for closure, _ in waiting for place in closure.dependent}
            rest = [(closure, inputs) for closure, inputs in waiting if inputs & open_joints]
            if len(rest) == len(waiting):
                return False
            waiting = rest
        return True

    def sides(self, q_b: Array) -> list[int]:
        """The side on which each loop is assembled."""
        f = self.closures.frames_at(q_b)
        return [side(self.closures.links, closure, f) for closure in self.closures.all]

    def aligned(self, q_b: Array) -> bool:
        """False where a closure's directions are opposed."""
        return self.closures.aligned(q_b)

    def _solver(self, links: Sequence[Link]) -> Assembly:
        moving = [link for link in links if link.coordinate >= 0]
        size = sum(float(np.linalg.norm(link.before[:3, 3])) for link in links)
        size = max(size, *(float(np.linalg.norm(at)) for c in self.closures.all for at in (c.at_a, c.at_b)))
        near = np.zeros(self.joints)
        for closure in self.closures.all:
            for place, value in closure.near.items():
                near[place] = value
        near = self.couplings.followed(near)
        turns = np.array([link.type == "revolute" for link in moving])
        return Assembly(
            self,
            turns=turns,
            sizes=np.where(turns, 1.0, size or 1.0),
            near=near,
            wanted=[closure.branch for closure in self.closures.all],
            decided=self._in_order(),
            periodic=not self.couplings.given,
        )

    # constraints

    def residual(self, q_b: Array) -> Array:
        """Phi (rows,)."""
        along = self._proportions @ (q_b - self._home)
        return np.concatenate([self.couplings.residual(q_b), along, self._closing_rows.residual(q_b)])

    def jacobian(self, q_b: Array) -> Array:
        """A (rows, joints)."""
        return np.vstack([self.couplings.jacobian(q_b), self._proportions, self._closing_rows.jacobian(q_b)])

    def velocity_terms(self, q_b: Array, v_b: Array) -> Array:
        """gamma (rows,)."""
        straight = np.zeros(len(self._proportions))
        rest = self._closing_rows.velocity_terms(q_b, v_b)
        return np.concatenate([self.couplings.velocity_terms(q_b, v_b), straight, rest])

    def multipliers(self, q_b: Array, forces: Array) -> Array:
        """The smallest multipliers (rows,) that supply forces (joints,) at the dependent joints."""
        A = np.vstack([self.couplings.jacobian(q_b), self.closures.jacobian(q_b)])[:, self.dependent]
        first, own = len(self.couplings.dependent), forces[self.dependent]
        if self.closures.all and not np.iscomplexobj(A) and not np.iscomplexobj(own) and ill(A):
            with mpmath.workdps(DIGITS):
                at = fine_position(self.closures, q_b)
                B = np.vstack([self.couplings.jacobian(q_b), self.closures.jacobian(at)])[:, self.dependent]
                found = least_multipliers(B, own)
            if found is not None:
                return found[first:]
        smallest: Array = np.linalg.lstsq(A.T, own, rcond=1e-12)[0]
        return smallest[first:]

    def regular_at(self, q_b: Array) -> tuple[Array, Array]:
        """A of as many rows as there are dependent joints, and their positions: those that determine them best."""
        A = self.jacobian(q_b)
        rows = independent_rows(np.real(A[:, self.dependent]), len(self.dependent))
        return A[rows], rows

    # singular poses

    def together(self) -> list[list[int]]:
        """Positions of the closures that only close together, group by group."""
        inputs = self._inputs()
        owner = {place: k for k, (closure, _) in enumerate(inputs) for place in closure.dependent}
        needs = {k: {owner[place] for place in joints if place in owner} for k, (_, joints) in enumerate(inputs)}
        reach = {k: {k} for k in needs}
        for _ in needs:
            reach = {k: found.union(*(needs[other] for other in found)) for k, found in reach.items()}
        groups = {tuple(sorted(other for other in found if k in reach[other])) for k, found in reach.items()}
        return [list(group) for group in sorted(groups)]

    def regularity(self, q: Array) -> Array:
        """(closures,) det(J' J) over the squared lengths of the columns; 0 in a singular pose.

        J are the rows of the closures that close together, by their dependent joints. A column's length is made of the
        velocities of the places and, times the mean of those of joints that turn, of the rates of right angles.
        """
        pose, found = self._pose(q), np.zeros(len(self.closures.all))
        with mpmath.workdps(DIGITS):
            parts = self.closures.parted(pose.at if pose.fine is None else pose.fine)
            for group in self.together():
                own = [place for k in group for place in self.closures.all[k].dependent]
                turning = [n for n, place in enumerate(own) if self.turns[place]]
                gram, lengths = np.zeros((len(own), len(own))), np.zeros(len(own))
                for k in group:
                    shifts, turns, velocity = (part[:, own] for part in parts[k])
                    speeds = np.sum(velocity**2, axis=0)
                    unit = np.mean(speeds[turning]) + TINY if turning else 1.0
                    gram = gram + shifts.T @ shifts + unit * (turns.T @ turns)
                    lengths = lengths + speeds + unit * np.sum(turns**2, axis=0)
                found[group] = float(mpmath.det(mpmath.matrix(gram.tolist()))) / float(np.prod(lengths))
        return found

    def passing(self) -> list[bool]:
        """By closure whether it passes its singular poses, as a parallelogram does: all its rates are constant."""
        if self._assembly is None or self._assembly.home() is None:
            return [False] * len(self.closures.all)
        return [k in self._assembly.passing for k in range(len(self.closures.all))]

    def ratios(self, q_b: Array) -> list[tuple[list[int], list[int], Array]]:
        """By closure its dependent joints, the others of its loop, and (dependent, others) rates of those by these.

        NaN where the closure alone leaves them undetermined.
        """
        found = []
        for (closure, others), (shifts, turns, _) in zip(self._inputs(), self.closures.parted(q_b), strict=True):
            rows, dependent, inputs = np.vstack([shifts, turns]), list(closure.dependent), sorted(others)
            rates, _, rank, _ = np.linalg.lstsq(rows[:, dependent], -rows[:, inputs], rcond=1e-12)
            found.append((dependent, inputs, rates if rank == len(dependent) else np.full(rates.shape, np.nan)))
        return found

    def follow(self, passing: list[int], home: Array) -> None:
        """Puts proportions from a pose on in place of some closures; these determine nothing where pins lie in line."""
        ratios, rows = self.ratios(home), list[Array]()
        for k in passing:
            dependent, inputs, rates = ratios[k]
            for place, row in zip(dependent, rates, strict=True):
                unit = np.eye(self.joints)[place]
                unit[inputs] -= row
                rows.append(unit)
        rest = tuple(closure for k, closure in enumerate(self.closures.all) if k not in passing)
        self._closing_rows = Closures(self.closures.links, rest)
        self._proportions, self._home = np.array(rows).reshape(-1, self.joints), home

    # motion

    def free(self, q: Array) -> Array:
        """N (joints, n): rates of all joints by those of the coordinates."""
        if not self.dependent:
            return np.eye(self.n)
        if not np.iscomplexobj(q):
            return self._pose(q).N.copy()
        pose = self._pose(np.real(q))
        if pose.fine is not None:
            return np.asarray(pose.N + 1j * np.einsum("k,kjn->jn", np.imag(q), pose.slopes))
        return self.rates_by(self.regular_at(self.positions(q))[0])

    def rates_by(self, A: Array) -> Array:
        """N, see `free`, by `regular_at`."""
        N = np.zeros((self.joints, self.n), A.dtype)
        N[self.coordinates] = np.eye(self.n)
        N[self.dependent] = np.linalg.solve(A[:, self.dependent], -A[:, self.coordinates])
        return N

    def bearings(self, q: Array, qd: Array) -> tuple[Array, Array]:
        """Rates (joints, n) by those of the coordinates, and accelerations (joints,) where these have none.

        Behind the joints that move stand those that close loops. Accelerations at rates that are no numbers are none.
        Coordinates are real here.
        """
        N, k = self.free(q), self.bends(q, qd)
        if not self.closures.all:
            return N, k
        pose = self._pose(q)
        if not np.all(np.isfinite(qd)):
            return np.vstack([N, pose.closing]), np.concatenate([k, np.full(len(pose.closing), np.nan)])
        turned = np.einsum("kcn,k,n->c", pose.closing_slopes, qd, qd)
        return np.vstack([N, pose.closing]), np.concatenate([k, turned])

    def summands(self, q: Array) -> Array:
        """(joints, n) sums of sizes of the terms of rates of `bearings`, whose rounding is theirs."""
        if not self.dependent:
            return np.eye(self.n)
        return self._pose(q).summands.copy()

    def free_of_all(self, q: Array) -> Array:
        """N (joints, n, count) at states q (n, count), with rows of the joints that close loops behind the others."""
        found = []
        for column in q.T:
            N = self.free(column)
            found.append(np.vstack([N, self._pose(column).closing if self.closures.all else N[:0]]))
        return np.stack(found, axis=-1)

    def motions(self, q: Array, qd: Array, qdd: Array, closing: bool = False) -> tuple[Array, Array, Array, Array]:
        """(joints, count) coordinates, rates and accelerations of all joints at states (n, count), and N.

        Args:
            closing: whether the rows of N of the joints that close loops are wanted, behind the others.
        """
        found = []
        for x, v, a in zip(q.T, qd.T, qdd.T, strict=True):
            N = self.free(x)
            rows = np.vstack([N, self._pose(x).closing]) if closing else N
            found.append((self.positions(x), N @ v, N @ a + self.bends(x, v), rows))
        at, rates, accelerations, N = (np.stack(parts, axis=-1) for parts in zip(*found, strict=True))
        return at, rates, accelerations, N

    def bends(self, q: Array, qd: Array) -> Array:
        """(joints,) accelerations of all joints where the coordinates have none: dN/dt qd."""
        if not self.dependent:
            return np.zeros(self.joints, np.result_type(q, qd, float))
        if not np.iscomplexobj(q):
            return self._pose(q).bends(np.asarray(qd))
        pose = self._pose(np.real(q))
        if pose.fine is not None and np.all(np.isfinite(qd)):
            return pose.bends(np.asarray(qd)) + 1j * pose.bends_along(np.imag(q), np.real(qd))
        at = self.positions(q)
        A, rows = self.regular_at(at)
        k = np.zeros(self.joints, complex)
        k[self.dependent] = np.linalg.solve(A[:, self.dependent], -self.velocity_terms(at, self.free(q) @ qd)[rows])
        return k

    def slopes(self, q: Array) -> Array:
        """dN/dq: (n, joints, n), the first index that of the coordinate."""
        return self._pose(q).slopes.copy() if self.dependent else np.zeros((self.n, self.joints, self.n))


class _Pose:
    """Everything that coordinates alone determine, found when it is asked for.

    Near singular poses it is found with more digits than double precision, and rounded.

    Args:
        joints: the dependent joints.
        at: (joints,) coordinates of all joints, which Newton's method found.
    """

    def __init__(self, joints: DependentJoints, at: Array) -> None:
        self.joints, self.at = joints, at
        self.fine: Array | None = None
        if joints.closures.all and not joints.couplings.given and ill(self.regular[0][:, joints.dependent]):
            with mpmath.workdps(DIGITS):
                self.fine = fine_position(joints, at)
                self.at = self.fine.astype(float)
            del self.regular

    @cached_property
    def regular(self) -> tuple[Array, Array]:
        """See `DependentJoints.regular_at`."""
        return self.joints.regular_at(self.at)

    @cached_property
    def _rates(self) -> Array:
        """N, of objects where it takes more digits."""
        if self.fine is None:
            return self.joints.rates_by(self.regular[0])
        with mpmath.workdps(DIGITS):
            return self._fine_rates(self.fine)

    def _fine_rates(self, at: Array) -> Array:
        """N, of objects, at coordinates (joints,) of objects."""
        own, A = self.joints, self.joints.jacobian(at)[self.regular[1]]
        N = np.zeros((own.joints, own.n), dtype=object)
        N[own.coordinates] = np.eye(own.n)
        N[own.dependent] = fine_solution(A[:, own.dependent], -A[:, own.coordinates])
        return N

    def _fine_bends(self, at: Array, N: Array, qd: Array) -> Array:
        """`bends` of the dependent joints, of objects, at coordinates (joints,) of objects."""
        own, rows = self.joints, self.regular[1]
        A, terms = own.jacobian(at)[rows], own.velocity_terms(at, N @ qd)[rows]
        return fine_solution(A[:, own.dependent], -terms)

    @cached_property
    def N(self) -> Array:
        """(joints, n) rates of all joints by those of the coordinates."""
        return self._rates.astype(float)

    def bends(self, qd: Array) -> Array:
        """(joints,) accelerations of all joints where the coordinates have none: dN/dt qd."""
        own, (A, rows) = self.joints, self.regular
        if self.fine is None or not np.all(np.isfinite(qd)):
            k = np.zeros(own.joints, np.result_type(qd, float))
            k[own.dependent] = np.linalg.solve(A[:, own.dependent], -own.velocity_terms(self.at, self.N @ qd)[rows])
            return k
        if np.iscomplexobj(qd):
            return np.asarray(np.einsum("kjn,k,n->j", self.slopes, qd, qd))
        k = np.zeros(own.joints)
        with mpmath.workdps(DIGITS):
            k[own.dependent] = self._fine_bends(self.fine, self._rates, qd).astype(float)
        return k

    def bends_along(self, way: Array, qd: Array) -> Array:
        """(joints,) derivative of `bends` at real rates along a way (n,) of the coordinates, near singular poses.

        Differences of many digits over a short part of the distance to the singular pose.
        """
        own, found, largest = self.joints, np.zeros(self.joints.joints), float(np.max(np.abs(way), initial=0.0))
        if self.fine is None or not largest:
            return found
        sizes = np.linalg.svd(self.regular[0][:, own.dependent], compute_uv=False)
        with mpmath.workdps(DIGITS):
            h = mpmath.mpf(SHORT * float(sizes[-1] / sizes[0]))
            ends = []
            for part in (h, -h):
                at = fine_position(own, self.fine + part * (self._rates @ (way / largest)))
                ends.append(self._fine_bends(at, self._fine_rates(at), qd))
            found[own.dependent] = ((ends[0] - ends[1]) / (2 * h)).astype(float)
        return largest * found

    @cached_property
    def closing(self) -> Array:
        """(closures, n) the same of the joints that close loops."""
        rows: Array = self.joints.closures.freedoms(self.at) @ self.N
        return rows

    @cached_property
    def slopes(self) -> Array:
        """(n, joints, n) of N by the coordinates."""
        n = self.joints.n
        if self.fine is None:
            ahead = [self.at + 1j * STEP * column for column in self.N.T]
            return np.array([np.imag(self.joints.rates_by(self.joints.regular_at(x)[0])) / STEP for x in ahead])
        units = np.eye(n)
        single = [self.bends(unit) for unit in units]
        found = np.zeros((n, self.joints.joints, n))
        for k, j in np.ndindex(n, n):  # second derivatives of positions, which dN/dt qd holds as a quadratic form
            found[k, :, j] = single[k] if k == j else 0.5 * (self.bends(units[k] + units[j]) - single[k] - single[j])
        return found

    @cached_property
    def closing_slopes(self) -> Array:
        """(n, closures, n) of the rows of closing joints by the coordinates."""
        freedoms = self.joints.closures.freedoms
        turned = [np.imag(freedoms(self.at + 1j * STEP * column)) / STEP for column in self.N.T]
        slopes: Array = np.array(turned) @ self.N + freedoms(self.at) @ self.slopes
        return slopes

    @cached_property
    def summands(self) -> Array:
        """See `DependentJoints.summands`."""
        own, A = self.joints, self.regular[0]
        N = np.zeros(self.N.shape)
        N[own.coordinates] = np.eye(own.n)
        N[own.dependent] = np.abs(np.linalg.inv(A[:, own.dependent])) @ np.abs(A[:, own.coordinates])
        if not own.closures.all:
            return N
        return np.vstack([N, np.abs(own.closures.freedoms(self.at)) @ np.abs(self.N)])


def dependent_joints(chain: Chain, names: Mapping[str, Scalar]) -> DependentJoints:
    """The dependent joints of a chain with these values of its parameters; the same object for the same numbers.

    So the default pose, whole turns and positions of loops are found once for all that ask for them.
    """
    given = [names[parameter.name] for parameter in chain.parameters]
    numbers = tuple(float(number) for number in given if isinstance(number, float | int))
    return _kept(chain, numbers) if len(numbers) == len(given) else DependentJoints(chain, names)


@lru_cache(maxsize=CHAINS)
def _kept(chain: Chain, numbers: tuple[float, ...]) -> DependentJoints:
    names = (parameter.name for parameter in chain.parameters)
    return DependentJoints(chain, dict(zip(names, numbers, strict=True)))


def independent_rows(A: Array, count: int) -> Array:
    """Positions of `count` rows of A, or of fewer: each is the one farthest from the span of those before it."""
    rest, chosen = A.copy(), []
    for _ in range(count):
        sizes = np.linalg.norm(rest, axis=1)
        k = int(np.argmax(sizes))
        if not sizes[k] > 0.0:
            break
        chosen.append(k)
        unit = rest[k] / sizes[k]
        rest = rest - np.outer(rest @ unit, unit)
    return np.array(sorted(chosen), dtype=int)
