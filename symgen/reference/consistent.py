"""All consistent patterns of modes of one state: every motion that the friction law allows, by enumeration.

A pattern gives each joint at rest one of the modes 0, +1, -1; a joint that moves keeps the sign of its rate. Levels
that do not depend on the accelerations leave one linear system per pattern, and all are solved at once. Where levels
depend on loads, every root that `roots` finds is a motion of its own.
"""

from __future__ import annotations

import itertools

import numpy as np
from numpy.typing import ArrayLike

from symgen.arrays import Array
from symgen.reference.friction import FrictionReference
from symgen.reference.roots import accelerations
from symgen.reference.sharing import independent
from symgen.reference.state import FrictionState

__all__ = ["consistent_motions"]


ROUNDING = 1e-12
"""A holding force may exceed its limit by this share of the forces at the joint."""


def consistent_motions(law: FrictionReference, q: ArrayLike, qd: ArrayLike, tau: ArrayLike) -> tuple[Array, ...]:
    """Modes, accelerations and friction (k, n) of all consistent patterns.

    Those with the fewest sliding joints come first, then, joint by joint, 0 before +1 before -1. Modes of joints that
    cannot stick are the sign of their rate.
    """
    state = law.state(q, qd, tau)
    resting = [j for j in law.rubbing if state.qd[j] == 0.0]
    patterns = np.array(sorted(itertools.product((0, 1, -1), repeat=len(resting)), key=np.count_nonzero), dtype=int)
    modes = np.tile(np.sign(state.qd).astype(int), (len(patterns), 1))
    modes[:, resting] = patterns
    several = law.modes > law.mechanics.n
    loaded = several or any(map(state.loaded, law.rubbing))
    motions = _rooted(law, state, modes) if loaded else _linear(law, state, modes)
    n = law.mechanics.n
    rows = [(mode, x[:n], f) for mode, x, f in motions if all(_obeys(state, j, int(mode[j]), x, f) for j in resting)]
    if several:
        rows = [row for row in rows if _can(state, row[0], resting)]
    sizes = (law.modes, law.mechanics.n, law.modes)
    mode, qdd, f = (np.array([row[k] for row in rows]).reshape(len(rows), size) for k, size in enumerate(sizes))
    return mode.astype(np.int8), qdd.astype(float), f.astype(float)


def _can(state: FrictionState, mode: Array, resting: list[int]) -> bool:
    """True when no joint slides that rests because others do."""
    G = state.modes.rows
    stuck = [j for j in resting if mode[j] == 0]
    return all(independent(G[stuck], G[j]) for j in resting if mode[j])


def _obeys(state: FrictionState, j: int, mode: int, qdd: Array, f: Array) -> bool:
    """True when a joint at rest is held within its band, or starts in its mode."""
    if mode:
        return bool(mode * state.acceleration(j, qdd) > 0.0)
    low, high = state.band(j, qdd, f[j])
    across = [f[j], *((state.tau[j], state.h[j]) if j < len(state.tau) else ())]
    slack = ROUNDING * max(abs(float(x)) for x in across)
    return bool(low - slack <= f[j] <= high + slack)


def _rooted(law: FrictionReference, state: FrictionState, modes: Array) -> list[tuple[Array, Array, Array]]:
    """Mode, qdd and f of every root of every pattern."""
    found = []
    for mode in modes:
        stuck = [j for j in law.rubbing if mode[j] == 0]
        roots = sorted(accelerations(state, mode.tolist(), stuck), key=lambda x: float(np.linalg.norm(x)))
        found += [(mode, qdd, state.friction(qdd, mode.tolist(), stuck)) for qdd in roots]
    return found


def _linear(law: FrictionReference, state: FrictionState, modes: Array) -> list[tuple[Array, Array, Array]]:
    """The same for levels that do not depend on the accelerations: all patterns in one go."""
    n, still = law.mechanics.n, np.zeros(law.mechanics.n)
    sense = {s: np.array([state.sliding(j, still, s) for j in range(n)]) for s in (-1, 0, 1)}
    given = np.zeros(n)
    for j, value in state.given.items():
        given[j] = value
    met = state.friction(given, np.zeros(n, int).tolist(), [])  # of joints that have no mode
    f = np.select([modes == 1, modes == -1], [sense[1], sense[-1]], sense[0])
    sticks = np.isin(np.arange(n), law.rubbing)
    f = np.where(sticks, f, met)
    held = sticks & (modes == 0)
    known = held | np.isin(np.arange(n), list(state.given))
    right = state.tau - state.h - f - state.M @ given
    apart = known[:, :, None] | known[:, None, :]
    systems = np.where(apart, np.eye(n), state.M)
    qdd = np.linalg.solve(systems, np.where(known, given, right)[:, :, None])[:, :, 0]
    f = np.where(held, state.tau - state.h - qdd @ state.M.T, f)
    return list(zip(modes, qdd, f, strict=True))
