"""Joint forces as a function of the parameters of a fit, and their derivatives: linear, and with loads and losses.

    sliding   tau = S b + (1 + k)(L b + known + s mu r N)        k = k1 when driving, -k2 when the load drives

b are base parameters, known is what loads and given forces take; S and L are the columns that losses leave alone and
those that they multiply (L is zero, and k, for joints without losses); forces of columns whose values are held are
part of what is known; N is the bearing's load, from all inertial
parameters: those that joint forces do not determine stay at the chain's values. So does a preload p, below which
k = (k1 - k2)/2 and s (k1 + k2)/2 p is added. Source of the laws: Dupont 1993,
equations (20), (28).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np

from symgen.arrays import Array
from symgen.describe.couplings import friction_groups
from symgen.describe.expression import Expression
from symgen.identify.bearings import Bearing, bearing_of, law_at
from symgen.identify.friction_values import ByMode, States
from symgen.identify.known import known_forces, known_reaction
from symgen.identify.parameters import Basis, Regressors, split_rows
from symgen.identify.realise import Way
from symgen.identify.samples import Samples
from symgen.identify.unknowns import Unknowns
from symgen.reference.identification import LinearMechanics, Motion

__all__ = ["Level", "Rows", "rows_of"]


@dataclass(frozen=True, eq=False)
class Level:
    """A level that varies, and the forces per unit of it.

    Attributes:
        direct, loaded: (n, s) of S and L, see above; `loaded` is None without losses.
        mode, rate: (s,) of its joint.
    """

    number: ByMode
    direct: Array
    loaded: Array | None
    mode: Array
    rate: Array


@dataclass(frozen=True, eq=False)
class Rows:
    """Regressors of samples.

    Attributes:
        direct, loaded: (b, n, s), S and L over base parameters, with the modes of the samples.
        known: (n, s) forces that no parameter changes, in the place of S b, or of L b in joints with losses.
        aside: (n, s) such forces in the place of S b in joints with losses.
        mode: (n, s).
        rate: (n, s).
        bearings: per joint with load-dependent friction, what its load needs.
        unknowns: the parameters besides b.
        levels: that vary.
        states: values of names.
        lossy: per joint.
        preloads: per joint, of its drive, a number or (s,); zero without.
    """

    direct: Array
    loaded: Array
    known: Array
    aside: Array
    mode: Array
    rate: Array
    bearings: dict[int, Bearing]
    unknowns: Unknowns
    levels: tuple[Level, ...]
    states: States
    lossy: tuple[bool, ...]
    preloads: tuple[Any, ...]

    def _sought(self, x: Array) -> dict[str, float]:
        values = zip(self.unknowns.extras, x[len(self.direct) :].tolist(), strict=True)
        return {extra.symbol: value for extra, value in values}

    def holding(self, x: Array) -> Array:
        """(n, s): coefficient times load, by which static friction exceeds its level."""
        found, sought = np.zeros(self.known.shape), self._sought(x)
        for i, bearing in self.bearings.items():
            number = self.unknowns.factors.get((i, "static_coefficient"), self.unknowns.factors[i, "coefficient"])
            share, _ = number.at(self.states, sought, self.mode[i], self.rate[i])
            found[i] = bearing.lever * share * bearing.load(x[: len(self.direct)], False)[0]
        return found

    def forces(self, x: Array) -> Array:
        """(n, s) of all parameters x = (b, extras)."""
        return self._forces(x, slopes=False)[0]

    def given(self) -> Array:
        """(n, s) that no parameter changes, and losses do not multiply."""
        behind = np.array(self.lossy)[:, None]
        found = np.where(behind, self.aside, 0.0) + self.known
        for level in self.levels:
            if not level.number.names:
                size, _ = level.number.at(self.states, {}, level.mode, level.rate)
                found = found + size * (level.direct if level.loaded is None else level.direct + level.loaded)
        return found

    def slopes(self, x: Array) -> tuple[Array, Array]:
        """Forces (n, s) and their derivatives (b + extras, n, s)."""
        value, slope = self._forces(x, slopes=True)
        assert slope is not None
        return value, slope

    def _forces(self, x: Array, slopes: bool) -> tuple[Array, Array | None]:
        b, sought, extras = x[: len(self.direct)], self._sought(x), self.unknowns.extras
        value = np.tensordot(b, self.direct, 1) + np.where(np.array(self.lossy)[:, None], self.aside, self.known)
        J = np.concatenate([self.direct, np.zeros((len(extras), *value.shape))]) if slopes else None
        place = {extra.symbol: len(self.direct) + k for k, extra in enumerate(extras)}
        behind: list[tuple[Array, Array, dict[str, Array]]] = []  # of levels behind losses
        for level in self.levels:
            size, slope = level.number.at(self.states, sought, level.mode, level.rate)
            value = value + size * level.direct
            if J is not None:
                for name, each in slope.items():
                    J[place[name]] += each * level.direct
            if level.loaded is not None:
                behind.append((level.loaded, size, slope))
        for i in range(len(value)):
            if self.lossy[i] or i in self.bearings:
                self._behind(i, b, sought, place, [(column[i], *more) for column, *more in behind], value, J)
        if J is not None:
            J[[place[extra.symbol] for extra in extras if extra.fixed]] = 0.0
        return value, J

    def _behind(
        self, i: int, b: Array, sought: Mapping[str, float], place: Mapping[str, int],
        levels: Sequence[tuple[Any, ...]], value: Array, J: Array | None,
    ) -> None:  # fmt: skip
        """Adds what a joint's bearing and losses multiply to the forces (n, s), and to their derivatives."""
        s, factors = self.mode[i], self.unknowns.factors
        inner = b @ self.loaded[:, i] + self.known[i] if self.lossy[i] else np.zeros(value.shape[1])
        slope = self.loaded[:, i] if self.lossy[i] else 0.0
        beside: dict[str, Array] = {}

        def along(weight: Array | float, by: Mapping[str, Array]) -> None:
            for name, each in by.items():
                beside[name] = beside.get(name, 0.0) + weight * each

        for column, size, by in levels:
            inner = inner + column * size
            along(column, by)
        bearing = self.bearings.get(i)
        if bearing is not None:
            mu, by_mu = factors[i, "coefficient"].at(self.states, sought, s, self.rate[i])
            static, by_static = mu, by_mu
            if (i, "static_coefficient") in factors:
                static, by_static = factors[i, "static_coefficient"].at(self.states, sought, s, self.rate[i])
            load, d_load = bearing.load(b, J is not None)
            share, unit = mu + (static - mu) * bearing.decay, s * bearing.lever * load
            inner = inner + share * unit
            slope = slope + s * bearing.lever * share * d_load
            along(unit * (1.0 - bearing.decay), by_mu)
            along(unit * bearing.decay, by_static)
        factor: Any = 1.0
        if self.lossy[i]:
            (k1, by_k1), (k2, by_k2) = (factors[i, k].at(self.states, sought, s, self.rate[i]) for k in ("k1", "k2"))
            driving, slides = s * inner > 0.0, s != 0.0
            factor = np.where(driving & slides, 1.0 + k1, 1.0 - k2 * slides)
            within = slides & (np.abs(inner) < self.preloads[i])
            factor = np.where(within, 1.0 + 0.5 * (k1 - k2), factor)
            beside = {name: factor * column for name, column in beside.items()}
            standing = 0.5 * s * self.preloads[i]
            value[i] += np.where(within, (k1 + k2) * standing, 0.0)
            along(np.where(within, 0.5 * inner + standing, np.where(driving & slides, inner, 0.0)), by_k1)
            along(np.where(within, -0.5 * inner + standing, np.where(~driving & slides, -inner, 0.0)), by_k2)
        value[i] = value[i] + factor * inner
        if J is not None:
            J[: len(b), i] += factor * slope
            for name, column in beside.items():
                J[place[name], i] += column


def rows_of(regressors: Regressors, basis: Basis, way: Way, unknowns: Unknowns, samples: Samples) -> Rows:
    """Regressors of samples, friction by their modes."""
    chain, linear = regressors.chain, regressors.linear
    motion = linear.motion(samples.q.T, samples.qd.T, samples.qdd.T)
    number: Callable[[Expression], Any] = linear.number
    states = States({}, samples.t)
    if unknowns.levels or regressors.varies:
        states = regressors.states(motion, samples.t, samples.inputs)
        number = states.number
    Y = linear.regressor(motion, number)
    mode, sense = samples.mode.T, np.sign(samples.qd.T)
    place = {joint.name: k for k, group in enumerate(friction_groups(chain)[: len(mode)]) for joint in group}
    for c, parameter in enumerate(basis.columns):
        if parameter.kind in ("friction", "motor") and parameter.joint in place:  # others slide where samples are clear
            i = place[parameter.joint]
            if parameter.which == "viscous":
                Y[c, i] *= mode[i] != 0.0
            else:
                Y[c, i] *= mode[i] * sense[i]  # the sign of the mode, not of the rate
                if parameter.side is not None:
                    Y[c, i] *= mode[i] * sense[i] > 0.0
    senses = [_sense_of(level.joint, linear, motion, place, mode * sense) for level in unknowns.levels]
    laws = [
        linear.along(motion, level.joint, s)
        for level, (s, _) in zip(unknowns.levels, senses, strict=True)
        if level.column is None
    ]
    direct, loaded = split_rows(regressors, np.concatenate([Y, laws]) if laws else Y, motion)
    independent, fixed = list(basis.base.columns), list(basis.fixed)
    values = way.nominal[fixed]
    aside, given = np.tensordot(values, direct[fixed], 1), np.tensordot(values, loaded[fixed], 1)
    known = known_forces(regressors, samples).T + np.where(np.array(regressors.lossy)[:, None], given, aside)
    levels, own = [], iter(range(len(Y), len(direct)))
    for level, (s, rate) in zip(unknowns.levels, senses, strict=True):
        c = next(own) if level.column is None else level.column
        levels.append(Level(level.number, direct[c], loaded[c] if any(regressors.lossy) else None, s, rate))
    bearings: dict[int, Bearing] = {}
    for i, kind in unknowns.factors:
        if kind == "coefficient":
            law = law_at(regressors, i, number)
            wrench, loads = linear.reaction(motion, i), known_reaction(regressors, samples, i)
            bearings[i] = bearing_of(law, wrench, loads, way, samples.qd[:, i])
    preloads = [j.drive.preload if j.drive is not None else None for j in chain.moving]
    return Rows(
        direct[independent], loaded[independent] if any(regressors.lossy) else np.zeros((len(independent), 0, 0)),
        known, aside, mode, samples.qd.T, bearings, unknowns, tuple(levels), states, regressors.lossy,
        tuple(0.0 if preload is None else number(preload) for preload in preloads),
    )  # fmt: skip


def _sense_of(
    joint: str, linear: LinearMechanics, motion: Motion, place: Mapping[str, int], trust: Array
) -> tuple[Array, Array]:
    """The sign of any joint's rate, by the mode of the coordinate that it moves with, and the rate, (s,)."""
    rate = motion.rates[linear.bearings.index(joint)]
    return np.sign(rate) * (trust[place[joint]] if joint in place else 1.0), rate
