"""Assembly of closed loops: positions of the dependent joints by Newton's method on all constraints at once.

The mode of assembly is that of the default pose, kept by continuation: the coordinates go to their values in steps that
are so short that each correction of the prediction N dq is small. Where every loop has a side
(`symgen.reference.branches`) and the loops can be closed one after the other, the solution with the wanted sides is the
one, whether there is a way to it or not. Joints turn on where whole turns of coordinates turn them; a coordinate that
cannot make a whole turn is followed beyond half a turn, too.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

import numpy as np
from numpy.typing import NDArray

__all__ = ["Assembly"]

Array = NDArray[Any]

PASSES = 40
"""Most steps of Newton's method."""

CLOSED = 1e-11
"""Residual of a closed loop: m, or cosines, relative to the sizes of coordinates and lengths."""

FEW = 8
"""Most steps from a prediction."""

SHARES = (0.5 ** np.arange(12)).tolist()
"""Shares of a step of Newton's method that are tried."""

FAR = 0.7
"""Longest step of Newton's method in one coordinate: rad, or shares of the chain's size."""

STRIDE, SHORTEST = 0.2, 1e-4
"""Longest and shortest step of the continuation in one coordinate."""

STRIDE_ON_A_SIDE = 0.6
"""Longest step where sides tell branches apart, which follows whole turns only."""

TURNED = 1.5
"""Largest correction of a prediction there: less than half a turn."""

FARTHEST = 100.0
"""Way to the longest continuation, rad or shares of the chain's size."""

TURN = 2.0 * np.pi

STRAYED = 0.25
"""Largest correction of a prediction, relative to the step of the continuation plus its square."""

STARTS = 24
"""Random starts."""


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
        self._home: Array | None = None
        self._last: Array | None = None
        self._last_whole = np.zeros(len(constraints.coordinates))
        self._windings: dict[int, Array | None] = {}

    def solve(self, q: Array) -> Array | None:
        """(joints,) coordinates of all joints at q (n,), or None where nothing is found."""
        home, own = self.home(), self.constraints.coordinates
        if home is None:
            return self._any(q) if self._signed else None
        whole = np.where(np.logical_and(self.turns[own], self.periodic), np.round((q - home[own]) / TURN), 0.0)
        if self._last is not None and np.all(self._last_whole == whole):
            found = self._beside(q)  # in the same turn of every coordinate
            if found is not None:
                return found
        windings = {k: self._winding(home, k) for k in np.flatnonzero(whole).tolist()}
        turns = np.where([windings.get(k) is not None for k in range(len(q))], whole, 0.0)
        found = self._continued(home, q - TURN * turns)
        if found is None and self._signed:
            found = self._any(q - TURN * whole)
        if found is None:
            return None
        for k, winding in windings.items():
            found = found if winding is None else found + turns[k] * winding
        found[own] = q
        self._last, self._last_whole = found, whole
        return found

    def _beside(self, q: Array) -> Array | None:
        """The solution at q by one step from the last one, where its sides leave a single solution; else None.

        It is the one that the way from the default pose leads to, and is found whatever was asked for before.
        """
        if self._last is None or not self._signed:
            return None
        own, dependent = self.constraints.coordinates, self.constraints.dependent
        stride = float(np.max(np.abs((q - self._last[own]) / self.sizes[own]), initial=0.0))
        if stride > STRIDE_ON_A_SIDE:
            return None
        A, ahead = self.constraints.jacobian(self._last), self._last.copy()
        moved = A[:, own] @ (q - ahead[own])
        ahead[own] = q
        ahead[dependent] -= np.linalg.lstsq(A[:, dependent], moved, rcond=1e-13)[0]
        found = self.newton(ahead, FEW)
        if found is None or not self._follows(found, ahead, stride):
            return None
        self._last = found
        return found

    @property
    def _signed(self) -> bool:
        """True where the wanted sides leave a single solution."""
        return self.decided and all(self.wanted)

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
        return self._home

    def _winding(self, home: Array, k: int) -> Array | None:
        """(joints,) whole turns of the joints, rad, per turn of coordinate k; None where it cannot turn."""
        if k not in self._windings:
            around = home[self.constraints.coordinates].copy()
            around[k] += TURN
            found = self._continued(home, around)
            whole = None if found is None else TURN * np.round((found - home) / TURN)
            same = found is not None and np.max(np.abs(found - home - whole)) < 1e-6
            self._windings[k] = whole if same else None
        return self._windings[k]

    def _any(self, q: Array) -> Array | None:
        """A solution on the wanted sides, from the rough one first, then from random ones farther and farther away."""
        draw = np.random.default_rng(0)
        dependent = self.constraints.dependent
        for attempt in range(STARTS):
            start = self.near.copy()
            start[self.constraints.coordinates] = q
            if attempt:
                reach = np.pi if all(self.wanted) else min(np.pi, 0.1 * attempt)
                start[dependent] += reach * (self.sizes * draw.uniform(-1.0, 1.0, len(start)))[dependent]
            found = self.newton(start)
            if found is not None and self._right(found):
                return found
        return None

    def _right(self, q_b: Array) -> bool:
        sides = self.constraints.sides(q_b)
        return self.constraints.aligned(q_b) and all(w in (0, s) for w, s in zip(self.wanted, sides, strict=True))

    def newton(self, start: Array, passes: int = PASSES) -> Array | None:
        """The solution that damped steps reach by linear least squares; None where there is none, or are no numbers."""
        dependent = self.constraints.dependent
        x, size = start.copy(), self.sizes[dependent]
        r = self.constraints.residual(x)
        for _ in range(passes):
            near = np.linalg.norm(r) <= self._closed(x)  # there a step that is no improvement is rounding
            J = self.constraints.jacobian(x)[:, dependent] * size
            if not (np.all(np.isfinite(r)) and np.all(np.isfinite(J))):
                return None
            step = np.linalg.lstsq(J, -r, rcond=1e-13)[0]
            longest = float(np.max(np.abs(step), initial=0.0))
            step = size * step * min(1.0, FAR / longest if longest else 1.0)
            for share in (1.0,) if near else SHARES:
                trial = x.copy()
                trial[dependent] += share * step
                rest = self.constraints.residual(trial)
                if np.linalg.norm(rest) < np.linalg.norm(r):
                    break
            else:
                break
            x, r = trial, rest
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
        longest_step = STRIDE_ON_A_SIDE if self._signed else STRIDE
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
                if stride < SHORTEST:
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
