"""Claimed answers of friction functions against the law, over many states at once.

A claim is a mode, a friction force and an acceleration per joint. Every number that comes out is relative to the
largest force of its state, a summand of M qdd + bias + f = tau, so 1e-16 is rounding and zero is perfect. An
acceleration against its mode counts by the force M_ii qdd_i that stands behind it.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import numpy as np

from symgen.arrays import Array
from symgen.reference.batched_newton_euler import Needed
from symgen.reference.friction_law import RELEASED
from symgen.reference.joined_law import Modes
from symgen.reference.state import mode_rates

__all__ = ["Claims", "judge"]


@dataclass(frozen=True, eq=False)
class Claims:
    """Residuals of claims against the law, (count,) each.

    Attributes:
        equation: M qdd + bias + f = tau on the joints whose motion is not given.
        law: f of joints that do not stick against the law, with their own load.
        rest: acceleration and rate of stuck joints; infinite unless both are exactly zero.
        holding: by how much f of a stuck joint lies outside of what static friction holds.
        direction: a mode against its rate, or at rest against its acceleration.
        margin: how far from changing its mode the nearest joint at rest is.
        force: the largest force.
        low, high: (s, count), what static friction holds.
    """

    equation: Array
    law: Array
    rest: Array
    holding: Array
    direction: Array
    margin: Array
    force: Array
    low: Array
    high: Array

    @property
    def motion(self) -> Array:
        """The worst of what has to hold whatever the modes are."""
        return _finite(np.max([self.equation, self.law, self.rest], axis=0))

    @property
    def worst(self) -> Array:
        """The worst of all."""
        return _finite(np.max([self.motion, self.holding, self.direction], axis=0))


def judge(
    modes: Modes,
    given: Sequence[int],
    qd: Array,
    tau: Array,
    mode: Array,
    f: Array,
    qdd: Array,
    needed: Needed,
    M: Array,
    M_scale: Array | None = None,
    held: Array | None = None,
    reached: Array | None = None,
    least: float | Array = 0.0,
) -> Claims:
    """Judges claims.

    Args:
        modes: laws, and rows (s, n, count) of the rates.
        given: coordinates whose motion is given.
        qd, tau: (n, count).
        mode, f: (s, count); qdd: (n, count), what is claimed; modes of joints that cannot stick are not read.
        needed: what the claimed motion needs without friction.
        M: (n, n, count).
        M_scale: (n, n, count), largest summands of its elements, by which inertial forces are measured; |M| without.
        held: (s, count), joints that rest whatever their mode and their friction; those are not asked to stay.
        reached: (s, count), joints whose limit was reached at this event: they may start with no acceleration.
        least: force (or (count,)) that claims are relative to where all forces are smaller, summands having cancelled.
    """
    n, count = qdd.shape
    s = len(modes.laws)
    inertial = M * qdd[None]
    bias = needed.smooth - np.sum(inertial, axis=1)
    force = np.max(np.abs(np.concatenate([bias, tau, f])), axis=0, initial=0.0)
    summands = inertial if M_scale is None else M_scale * qdd[None]
    force = np.maximum(force, np.max(np.abs(summands), axis=(0, 1), initial=0.0))
    force = np.maximum(force, least)
    force = np.where(force > 0.0, force, 1.0)
    equation, law, rest, holding, direction = np.zeros((5, count))
    margin = np.full(count, np.inf)
    low, high = np.zeros((2, s, count))
    inertia = _inertias(modes, M, given) if s > n else np.zeros((0, count))
    rates, ahead_of, onto = _motions(modes, qd, qdd, f)
    kicks = np.abs(inertia * ahead_of[n:]) / force

    def moved(j: int) -> Array:
        """Residual of the acceleration of a joint at rest: to the bit for coordinates, by its force for others."""
        return np.where(qdd[j] == 0.0, 0.0, np.inf) if j < n else kicks[j - n]

    with np.errstate(invalid="ignore", over="ignore"):
        for j, rule in enumerate(modes.laws):
            if j < n and j not in given:
                equation = np.maximum(equation, np.abs(needed.smooth[j] + onto[j] - tau[j]) / force)
            known = j in given if j < n else not np.any(np.delete(modes.rows[j], list(given), axis=0))
            fixed = np.zeros(count, bool) if held is None else held[j]
            if rule is None:
                law = np.maximum(law, np.where(fixed, 0.0, np.abs(f[j]) / force))
                rest = np.maximum(rest, np.where(fixed, moved(j), 0.0))
                continue
            load = rule.load(rule.reaction(needed.wrench, modes.places[j]))
            across = needed.smooth[j] - needed.rotor[j] + (onto[j] - f[j]) if j < n else np.zeros(count)
            decides = rule.sticks and not known
            moves = np.sign(rates[j])
            if known:
                moves = np.where(moves == 0, np.sign(ahead_of[j]), moves)
            sense = mode[j] if decides else moves
            stuck = (mode[j] == 0) & (held is None) if decides else np.zeros(count, bool)
            stuck = stuck | fixed
            should = rule.sliding(sense, rates[j], load, across)
            law = np.maximum(law, np.where(stuck, 0.0, np.abs(f[j] - should) / force))
            rest = np.maximum(rest, np.where(stuck, np.where(rates[j] == 0.0, moved(j), np.inf), 0.0))
            if not decides:
                continue
            low[j], high[j] = rule.band(load, across)
            inside = np.minimum(f[j] - low[j], high[j] - f[j]) / force
            resting = rates[j] == 0.0
            kick = sense * (M[j, j] if j < n else inertia[j - n]) * ahead_of[j]
            if reached is not None:
                largest = np.abs(f[j])
                if j < n:
                    free = [k for k in range(n) if k not in given]
                    push = tau[j] - needed.smooth[j] + np.sum(inertial[j, free], axis=0)
                    largest = np.max(np.abs([f[j], tau[j], push]), axis=0)
                kick = kick + np.where(reached[j], RELEASED * largest, 0.0)
            ahead = np.where(resting, kick / force, np.where(sense * rates[j] > 0.0, np.inf, -np.inf))
            holding = np.maximum(holding, np.where(stuck, -inside, 0.0))
            direction = np.maximum(direction, np.where(stuck, 0.0, -ahead))
            margin = np.minimum(margin, np.where(stuck, inside, ahead))
    return Claims(equation, law, rest, holding, direction, margin, force, low, high)


def _motions(modes: Modes, qd: Array, qdd: Array, f: Array) -> tuple[Array, Array, Array]:
    """Rates and accelerations (s, count) along the modes, and forces of the coordinates."""
    n, count = qdd.shape
    rows, bends = (np.broadcast_to(x, (*shape, count)) for x, shape in _shaped(modes, n))
    ahead = np.einsum("snc,nc->sc", rows, qdd) + bends
    return mode_rates(rows, qd), np.concatenate([qdd, ahead[n:]]), np.einsum("snc,sc->nc", rows, f)


def _shaped(modes: Modes, n: int) -> list[tuple[Array, tuple[int, ...]]]:
    s = len(modes.laws)
    rows = modes.rows if modes.rows.ndim == 3 else modes.rows[:, :, None]
    bends = modes.bends if modes.bends.ndim == 2 else modes.bends[:, None]
    return [(rows, (s, n)), (bends, (s,))]


def _inertias(modes: Modes, M: Array, given: Sequence[int]) -> Array:
    """(s - n, count) inertias that forces along joints of several coordinates meet, by their `shares`; 0 where nothing
    moves."""
    n = len(M)
    free = [k for k in range(n) if k not in given]
    shares = np.broadcast_to(modes.shares.reshape(len(modes.laws), -1), (len(modes.laws), M.shape[2]))[n:]
    rows = np.broadcast_to(_shaped(modes, n)[0][0], (len(modes.laws), *M.shape[1:]))[n:, free].transpose(2, 0, 1)
    columns = np.linalg.pinv(M[np.ix_(free, free)].transpose(2, 0, 1)) @ rows.transpose(0, 2, 1)
    mobility: Array = np.einsum("csn,cns->sc", rows, columns)
    found: Array = np.divide(shares, mobility, out=np.zeros_like(mobility), where=mobility > 0.0)
    return found


def _finite(errors: Array) -> Array:
    return np.where(np.isnan(errors), np.inf, errors)
