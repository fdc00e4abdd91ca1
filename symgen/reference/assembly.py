"""Assembly of closed loops: positions of the dependent joints by Newton's method on all constraints at once.

The mode of assembly is that of the default pose, kept by continuation: the coordinates go to their values in steps that
are so short that each correction of the prediction N dq is small. Where every loop has a side
(`symgen.reference.branches`) and the loops can be closed one after the other, the solution with the wanted sides is the
one, whether there is a way to it or not. Joints turn on where whole turns of coordinates turn them; a coordinate that
cannot make a whole turn is followed beyond half a turn, too. A loop whose rates are constant, a parallelogram, changes
its side where all its pins lie in line; its joints follow in proportion.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import numpy as np

from symgen.arrays import Array

__all__ = ["Assembly"]


PASSES = 40
"""Most steps of Newton's method."""

CLOSED = 1e-11
"""Residual of a closed loop: m, or cosines, relative to the sizes of coordinates and lengths."""

FEW = 8
"""Most steps from a prediction."""

SHARES, NEAR = (0.5 ** np.arange(12)).tolist(), 4
"""Shares of a step of Newton's method that are tried, and how many of them from a prediction."""

FAR = 0.7
"""Longest step of Newton's method in one coordinate: rad, or shares of the chain's size."""

STRIDE, SHORTEST = 0.2, 1e-4
"""Longest and shortest step of the continuation in one coordinate."""

STRIDE_ON_A_SIDE, SHORTEST_ON_A_SIDE = 0.6, 5e-3
"""Longest and shortest step where sides tell branches apart, which follows whole turns only."""

TURNED = 1.5
"""Largest correction of a prediction there: less than half a turn."""

FARTHEST = 100.0
"""Way to the longest continuation, rad or shares of the chain's size."""

TURN = 2.0 * np.pi

STRAYED = 0.25
"""Largest correction of a prediction, relative to the step of the continuation plus its square."""

STARTS = 24
"""Random starts."""

SAME = 6
"""Starts that end as far from closing as one another behind which loops of sides are known not to close."""

KEPT = 2048
"""Solutions that are kept to start from: on ways from the default pose, and others."""

ALIKE = 1e-6
"""Distance of equal solutions, rad or m."""

AWAY, CONSTANT = (1e-3, 5e-3), 1e-9
"""Ways from the default pose over which rates of a parallelogram's joints are constant, and the change that is none."""

FLAT, OPEN = 1e-2, 1e-3
"""Cosine of an open residual with what joints can change below which it is at its least, singular values relative to
the largest along which joints do not move while it is open, and the least open one, in sizes of the chain."""


class Constraints(Protocol):
    """The constraints between the joints of a chain, at coordinates of all joints (joints,)."""

    coordinates: list[int]
    dependent: list[int]

    def residual(self, q_b: Array) -> Array:
        """Phi (rows,), in m and rad."""

    def jacobian(self, q_b: Array) -> Array:
        """dPhi/dq_b (rows, joints)."""

    def sides(self, q_b: Array) -> list[int]:
        """The side on which each loop is assembled; 0 where it has none."""

    def aligned(self, q_b: Array) -> bool:
        """False where a closure's directions are opposed."""

    def ratios(self, q_b: Array) -> list[tuple[list[int], list[int], Array]]:
        """By closure its dependent joints, the others of its loop, and the rates of those by these."""

    def follow(self, passing: list[int], home: Array) -> None:
        """Lets the dependent joints of some closures follow in proportion from a pose on."""


class Assembly:
    """Solver of the positions of one chain.

    Args:
        constraints: between its joints.
        turns: (joints,) whether a joint turns.
        sizes: (joints,) 1 of a joint that turns, the chain's size of one that slides.
        near: (joints,) a rough solution at the default pose, whose coordinates it also holds.
        wanted: sides of the loops; 0 for that of the default pose.
        decided: whether sides, where all loops have one, leave a single solution.
        periodic: whether a whole turn of a coordinate leaves all constraints as they are.

    Attributes:
        passing: positions of the loops that pass their singular poses, known with the default pose.
    """

    def __init__(
        self,
        constraints: Constraints,
        turns: Array,
        sizes: Array,
        near: Array,
        wanted: Sequence[int],
        decided: bool,
        periodic: bool,
    ) -> None:
        self.constraints, self.sizes, self.near = constraints, sizes, near
        self.wanted, self.decided = list(wanted), decided
        self.turns, self.periodic = turns, periodic
        self.passing: list[int] = []
        self._home: Array | None = None
        self._least = 0.0
        self._followed: list[Array] = []
        self._apart: list[Array] = []
        self._windings: dict[int, Array | None] = {}

    def solve(self, q: Array) -> Array | None:
        """(joints,) coordinates of all joints at q (n,), or None where nothing is found."""
        home, own = self.home(), self.constraints.coordinates
        if home is None:
            return self._any(q) if self._signed else None
        whole, windings = self._whole(home, q), self.windings(q)
        turns = np.where([windings.get(k) is not None for k in range(len(q))], whole, 0.0)
        reduced = q - TURN * turns
        found = self._beside(reduced, self._followed)
        if found is None:
            found = self._continued(home, reduced)
        if found is not None:
            self._keep(self._followed, found)
        elif self._signed:
            found = self._beside(q - TURN * whole, self._apart)
            found = self._any(q - TURN * whole) if found is None else found
            self._keep(self._apart, found)
        if found is None:
            return None
        for k, winding in windings.items():
            found = found if winding is None else found + turns[k] * winding
        found = found.copy()
        found[own] = q
        return found

    def windings(self, q: Array) -> dict[int, Array | None]:
        """Whole turns of the joints, rad, per turn of each coordinate that is a turn or more away from its default.

        None of a coordinate that cannot turn.
        """
        home = self.home()
        if home is None:
            return {}
        return {k: self._winding(home, k) for k in np.flatnonzero(self._whole(home, q)).tolist()}

    def settled(self, q: Array) -> bool:
        """True where whole turns of joints at q are the same on several ways from the default pose, which close.

        They are the straight one, and those of single coordinates one after the other, in their order and backwards;
        whole turns of coordinates that can turn are left out.
        """
        home, own = self.home(), self.constraints.coordinates
        if home is None:
            return False
        turns, ends = self._whole(home, q), []
        turns[[k for k, winding in self.windings(q).items() if winding is None]] = 0.0
        reduced = q - TURN * turns
        for way in (None, range(len(q)), reversed(range(len(q)))):
            x: Array | None = home
            stops = [reduced]
            if way is not None:
                order = list(way)
                stops = [
                    np.where(np.isin(np.arange(len(q)), order[: k + 1]), reduced, home[own]) for k in range(len(q))
                ]
            for stop in stops:
                x = x if x is None or np.all(x[own] == stop) else self._continued(x, stop)
            if x is None:
                return False
            ends.append(x)
        return all(np.max(np.abs(x - ends[0])) < ALIKE for x in ends)

    def _whole(self, home: Array, q: Array) -> Array:
        """(n,) whole turns of coordinates, 0 of those that slide."""
        own = self.constraints.coordinates
        return np.where(np.logical_and(self.turns[own], self.periodic), np.round((q - home[own]) / TURN), 0.0)

    def _keep(self, poses: list[Array], found: Array | None) -> None:
        if self._signed and found is not None and len(poses) < KEPT:
            poses.append(found)

    def _beside(self, q: Array, poses: Sequence[Array]) -> Array | None:
        """The solution at q by one step from the nearest of known ones, where sides leave a single solution; else None.

        It is the one that the way from the default pose leads to, and is found whatever was asked for before.
        """
        if not poses:
            return None
        own, dependent = self.constraints.coordinates, self.constraints.dependent
        away = np.max(np.abs((np.array(poses)[:, own] - q) / self.sizes[own]), axis=1)
        nearest = int(np.argmin(away))
        stride = float(away[nearest])
        if not stride <= STRIDE_ON_A_SIDE:
            return None
        A, ahead = self.constraints.jacobian(poses[nearest]), poses[nearest].copy()
        moved = A[:, own] @ (q - ahead[own])
        ahead[own] = q
        ahead[dependent] -= np.linalg.lstsq(A[:, dependent], moved, rcond=1e-13)[0]
        found = self.newton(ahead, FEW)
        return found if found is not None and self._follows(found, ahead, stride) else None

    @property
    def _signed(self) -> bool:
        """True where the wanted sides, and proportions, leave a single solution."""
        return self.decided and self._sided

    @property
    def _sided(self) -> bool:
        """True where every loop has a side, or joints that follow in proportion."""
        return sum(map(bool, self.wanted)) + len(self.passing) == len(self.wanted)

    def home(self) -> Array | None:
        """(joints,) the solution at the default pose that is nearest to the rough one."""
        if self._home is None:
            found = self._any(self.near[self.constraints.coordinates])
            if found is not None:
                away = found - self.near
                found = self.newton(np.where(self.turns, self.near + away - TURN * np.round(away / TURN), found))
            if found is not None and self.decided and not all(self.wanted):
                sides = self.constraints.sides(found)
                self.wanted = sides if all(sides) else self.wanted
            self._home = found
            self._pass()
        return self._home

    def _pass(self) -> None:
        """Finds the loops that pass singular poses; they have no side."""
        if self._home is None:
            return
        poses = [self._home]
        for way in AWAY:
            start = self._home.copy()
            start[self.constraints.coordinates] += way
            found = self.newton(start)
            if found is None:
                return
            poses.append(found)
        for k, (own, *others) in enumerate(zip(*map(self.constraints.ratios, poses), strict=True)):
            if all(np.max(np.abs(own[2] - other[2]), initial=0.0) < CONSTANT for other in others):
                self.wanted[k] = 0
                self.passing.append(k)
        self.constraints.follow(self.passing, self._home)

    def _winding(self, home: Array, k: int) -> Array | None:
        """(joints,) whole turns of the joints, rad, per turn of coordinate k; None where it cannot turn."""
        if k not in self._windings:
            around = home[self.constraints.coordinates].copy()
            around[k] += TURN
            found = self._continued(home, around)
            whole = None if found is None else TURN * np.round((found - home) / TURN)
            same = found is not None and np.max(np.abs(found - home - whole)) < ALIKE
            self._windings[k] = whole if same else None
        return self._windings[k]

    def _any(self, q: Array) -> Array | None:
        """A solution on the wanted sides, from the rough one first, then from random ones farther and farther away."""
        draw = np.random.default_rng(0)
        dependent = self.constraints.dependent
        open_ends: list[float] = []
        for attempt in range(STARTS):
            start = self.near.copy()
            start[self.constraints.coordinates] = q
            if attempt:
                reach = np.pi if self._sided else min(np.pi, 0.1 * attempt)
                start[dependent] += reach * (self.sizes * draw.uniform(-1.0, 1.0, len(start)))[dependent]
            found = self.newton(start)
            if found is not None and self._right(found):
                return found
            if found is None and self._signed:
                open_ends.append(self._least)
                if sum(abs(self._least - other) < FLAT * other for other in open_ends) >= SAME:
                    return None
        return None

    def _right(self, q_b: Array) -> bool:
        sides = self.constraints.sides(q_b)
        return self.constraints.aligned(q_b) and all(w in (0, s) for w, s in zip(self.wanted, sides, strict=True))

    def newton(self, start: Array, passes: int = PASSES) -> Array | None:
        """The solution that damped steps reach by linear least squares; None where there is none, or are no numbers."""
        dependent = self.constraints.dependent
        shares = SHARES if passes > FEW else SHARES[:NEAR]
        x, size, largest = start.copy(), self.sizes[dependent], float(np.max(self.sizes))
        r = self.constraints.residual(x)
        for _ in range(passes):
            near = np.linalg.norm(r) <= self._closed(x)  # there a step that is no improvement is rounding
            J = self.constraints.jacobian(x)[:, dependent] * size
            if not (np.all(np.isfinite(r)) and np.all(np.isfinite(J))):
                return None
            rest = float(np.linalg.norm(r))
            self._least = rest
            if rest > OPEN * largest and np.linalg.norm(J.T @ r) <= FLAT * rest * np.linalg.norm(J):
                return None
            step = np.linalg.lstsq(J, -r, rcond=FLAT if rest > OPEN * largest else 1e-13)[0]
            longest = float(np.max(np.abs(step), initial=0.0))
            step = size * step * min(1.0, FAR / longest if longest else 1.0)
            for share in (1.0,) if near else shares:
                trial = x.copy()
                trial[dependent] += share * step
                left = self.constraints.residual(trial)
                if np.linalg.norm(left) < rest:
                    break
            else:
                break
            x, r = trial, left
        return x if np.linalg.norm(r) <= self._closed(x) else None

    def _closed(self, x: Array) -> float:
        """Largest residual of closed loops."""
        return CLOSED * float(np.max(self.sizes)) * (1.0 + float(np.max(np.abs(x / self.sizes))))

    def _continued(self, home: Array, q: Array) -> Array | None:
        """The solution at q on the way from the default pose, in a straight line."""
        x, own, dependent = home, self.constraints.coordinates, self.constraints.dependent
        whole = q - home[own]
        longest = float(np.max(np.abs(whole / self.sizes[own]), initial=0.0))
        if not longest <= FARTHEST:  # nor where they are no numbers
            return None
        longest_step, shortest = (STRIDE_ON_A_SIDE, SHORTEST_ON_A_SIDE) if self._signed else (STRIDE, SHORTEST)
        most = longest_step / longest if longest > longest_step else 1.0
        done, share = 0.0, most
        while done < 1.0:
            share = min(share, 1.0 - done)
            stride = share * longest
            A, ahead = self.constraints.jacobian(x), x.copy()
            ahead[own] = q if done + share >= 1.0 else home[own] + (done + share) * whole
            moved = A[:, own] @ (ahead - x)[own]
            ahead[dependent] -= np.linalg.lstsq(A[:, dependent], moved, rcond=1e-13)[0]
            found = self.newton(ahead, FEW)
            if found is None or not self._follows(found, ahead, stride):
                if stride < shortest:
                    return None
                share *= 0.5
            else:
                x, done, share = found, done + share, min(most, 2.0 * share)
        return x

    def _follows(self, found: Array, ahead: Array, stride: float) -> bool:
        """True for a solution that is on the branch of the one before it, whose prediction is `ahead`."""
        corrected = float(np.max(np.abs((found - ahead) / self.sizes)))
        if self._signed:
            return corrected < TURNED and self._right(found)
        return corrected <= STRAYED * (stride + stride**2)
