"""Joint forces as a function of the parameters of a fit, and their derivatives: linear, and with loads and losses.

    sliding   tau = S b + (1 + k)(L b + known + s mu r N)        k = k1 when driving, -k2 when the load drives

b are base parameters, known is what loads and given forces take; S and L are the columns that losses leave alone and
those that they multiply (L is zero, and k, for joints without losses); N is the bearing's load, from all inertial
parameters: those that joint forces do not determine stay at the chain's values. Source of the laws: Dupont 1993,
equations (20), (28).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from symgen.describe.joint_records import Drive
from symgen.identify.parameters import Basis, Regressors, evaluated, nominal_values, split_rows
from symgen.identify.realise import Way
from symgen.identify.samples import Samples
from symgen.reference.friction_law import JointLaw, joint_law

__all__ = ["Extra", "Rows", "extras_of", "rows_of"]

Array = NDArray[Any]


@dataclass(frozen=True, slots=True)
class Extra:
    """A parameter that multiplies others.

    Attributes:
        name: `elbow_coefficient`, `elbow_k1`, `elbow_k2`.
        joint: position in q.
        kind: "coefficient", "static_coefficient", "k1", "k2".
        value: the chain's own.
    """

    name: str
    joint: int
    kind: str
    value: float


def extras_of(regressors: Regressors) -> tuple[Extra, ...]:
    """The load-dependent coefficients and losses of a chain."""
    chain = regressors.chain
    found: list[Extra] = []
    for i, joint in enumerate(chain.moving):
        friction = joint.friction
        if friction is not None and friction.coefficient is not None:
            own = evaluated(chain, friction.coefficient)
            found.append(Extra(f"{joint.name}_coefficient", i, "coefficient", own))
            if friction.stribeck is not None:
                static = evaluated(chain, friction.static_coefficient, own)
                found.append(Extra(f"{joint.name}_static_coefficient", i, "static_coefficient", static))
        if regressors.lossy[i] and joint.drive is not None:
            k1, k2 = losses(regressors, joint.drive)
            found += [Extra(f"{joint.name}_k1", i, "k1", k1), Extra(f"{joint.name}_k2", i, "k2", k2)]
    return tuple(found)


def losses(regressors: Regressors, drive: Drive) -> tuple[float, float]:
    """k1 and k2 of a drive, at the parameters' own values."""
    chain = regressors.chain
    if drive.loss is not None:
        return evaluated(chain, drive.loss[0]), evaluated(chain, drive.loss[1])
    if drive.efficiency is not None:
        eta1, eta2 = (evaluated(chain, e) for e in drive.efficiency)
        return 1.0 / eta1 - 1.0, 1.0 - 1.0 / eta2
    if drive.friction_angle is None:
        return 0.0, 0.0
    lead = drive.lead_per_radian
    ratio = evaluated(chain, drive.ratio, 1.0) if lead is None else 1.0 / evaluated(chain, lead)
    k = evaluated(chain, drive.friction_angle.K) * evaluated(chain, drive.friction_angle.d) * ratio
    return k, k


@dataclass(frozen=True, eq=False)
class Rows:
    """Regressors of samples.

    Attributes:
        direct, loaded: (b, n, s), S and L over base parameters, with the modes of the samples.
        known: (n, s) forces that no parameter changes.
        mode: (n, s).
        bearings: per joint with load-dependent friction, what its load needs.
        extras: the parameters besides b.
        lossy: per joint.
    """

    direct: Array
    loaded: Array
    known: Array
    mode: Array
    bearings: dict[int, Bearing]
    extras: tuple[Extra, ...]
    lossy: tuple[bool, ...]

    @cached_property
    def linear(self) -> bool:
        """True without loads and losses."""
        return not self.extras

    def holding(self, x: Array) -> Array:
        """(n, s): coefficient times load, by which static friction exceeds its level."""
        found = np.zeros(self.known.shape)
        of = {(extra.joint, extra.kind): value for extra, value in zip(self.extras, x[len(self.direct) :], strict=True)}
        for i, bearing in self.bearings.items():
            share = of.get((i, "static_coefficient"), of[i, "coefficient"])
            found[i] = bearing.lever * share * bearing.load(x[: len(self.direct)], False)[0]
        return found

    def forces(self, x: Array) -> Array:
        """(n, s) of all parameters x = (b, extras)."""
        return self._forces(x, slopes=False)[0]

    def slopes(self, x: Array) -> tuple[Array, Array]:
        """Forces (n, s) and their derivatives (b + extras, n, s)."""
        value, slope = self._forces(x, slopes=True)
        assert slope is not None
        return value, slope

    def _forces(self, x: Array, slopes: bool) -> tuple[Array, Array | None]:
        b, e = x[: len(self.direct)], dict(zip(self.extras, x[len(self.direct) :], strict=True))
        behind = np.array(self.lossy)[:, None]
        value = np.tensordot(b, self.direct, 1) + np.where(behind, 0.0, self.known)
        J = np.concatenate([self.direct, np.zeros((len(self.extras), *value.shape))]) if slopes else None
        place = {(extra.joint, extra.kind): len(self.direct) + k for k, extra in enumerate(self.extras)}
        of = {(extra.joint, extra.kind): number for extra, number in e.items()}
        for i in range(len(value)):
            if not self.lossy[i] and i not in self.bearings:
                continue
            s = self.mode[i]
            inner = b @ self.loaded[:, i] + self.known[i] if self.lossy[i] else np.zeros(value.shape[1])
            slope = self.loaded[:, i] if self.lossy[i] else 0.0
            beside: dict[int, Array] = {}
            bearing = self.bearings.get(i)
            if bearing is not None:
                mu, static = of[i, "coefficient"], of.get((i, "static_coefficient"))
                share = mu if static is None else mu + (static - mu) * bearing.decay
                load, d_load = bearing.load(b, slopes)
                unit = s * bearing.lever * load
                inner = inner + share * unit
                slope = slope + s * bearing.lever * share * d_load
                beside[place[i, "coefficient"]] = unit if static is None else unit * (1.0 - bearing.decay)
                if static is not None:
                    beside[place[i, "static_coefficient"]] = unit * bearing.decay
            factor: Any = 1.0
            if self.lossy[i]:
                driving, slides = s * inner > 0.0, s != 0.0
                factor = np.where(driving & slides, 1.0 + of[i, "k1"], 1.0 - of[i, "k2"] * slides)
                beside = {where: factor * column for where, column in beside.items()}
                beside[place[i, "k1"]] = np.where(driving & slides, inner, 0.0)
                beside[place[i, "k2"]] = np.where(~driving & slides, -inner, 0.0)
            value[i] = value[i] + factor * inner
            if J is not None:
                J[: len(b), i] += factor * slope
                for where, column in beside.items():
                    J[where, i] = column
        return value, J


@dataclass(frozen=True, eq=False)
class Bearing:
    """The load N of a joint's bearings: the sum of sizes of vectors that are affine in the base parameters.

    Attributes:
        constant: per bearing (1 or 3, s).
        slope: per bearing (1 or 3, b, s).
        lever: radius of a pin.
        decay: (s,) share of the static level; zero without Stribeck velocity.
    """

    constant: list[Array]
    slope: list[Array]
    lever: float
    decay: Array

    def load(self, b: Array, slopes: bool) -> tuple[Array, Array]:
        """N (s,), and its derivatives (b, s)."""
        total, d_total = np.zeros(self.decay.shape), np.zeros((len(b), *self.decay.shape))
        for constant, slope in zip(self.constant, self.slope, strict=True):
            force = constant + np.einsum("xbs,b->xs", slope, b)
            size = np.sqrt(np.sum(force**2, axis=0))
            total += size
            if slopes:
                direction = force / np.where(size > 0.0, size, 1.0)
                d_total += np.einsum("xs,xbs->bs", direction, slope)
        return total, d_total


def rows_of(regressors: Regressors, basis: Basis, way: Way, samples: Samples) -> Rows:
    """Regressors of samples, friction by their modes."""
    chain, linear = regressors.chain, regressors.linear
    motion = linear.motion(samples.q.T, samples.qd.T, samples.qdd.T)
    Y = linear.regressor(motion)
    mode, sense = samples.mode.T, np.sign(samples.qd.T)
    for c, parameter in enumerate(basis.columns):
        if parameter.kind in ("friction", "motor"):
            i = chain.q_names.index(parameter.joint)
            if parameter.which == "viscous":
                Y[c, i] *= mode[i] != 0.0
            else:
                Y[c, i] *= mode[i] * sense[i]  # the sign of the mode, not of the rate
    direct, loaded = split_rows(regressors, Y, motion)
    independent = list(basis.base.columns)
    extras = extras_of(regressors)
    bearings: dict[int, Bearing] = {}
    for extra in extras:
        if extra.kind == "coefficient":
            law = _law(regressors, extra.joint)
            wrench, loads = linear.reaction(motion, extra.joint), known_reaction(regressors, samples, extra.joint)
            bearings[extra.joint] = _bearing(law, wrench, loads, way, samples.qd[:, extra.joint])
    return Rows(
        direct[independent], loaded[independent] if any(regressors.lossy) else np.zeros((len(independent), 0, 0)),
        known_forces(regressors, samples).T, mode, bearings, extras, regressors.lossy,
    )  # fmt: skip


def _law(regressors: Regressors, joint: int) -> JointLaw:
    """The friction law of a joint, for arrays over states."""
    linear = regressors.linear
    law = joint_law(regressors.chain.moving[joint], linear.links[linear.carriers[joint]], linear.number)
    assert law is not None
    return replace(law, axis=law.axis[:, None], origin=law.origin[:, None])


def _bearing(law: JointLaw, wrench: Array, loads: Array, way: Way, rate: Array) -> Bearing:
    """What a joint's load needs, from the reaction (columns, 6, s) per unit of each parameter, and that of loads."""
    base = np.tensordot(way.constant, wrench, 1) + loads
    units = np.tensordot(way.slope.T, wrench, 1)  # (b, 6, s)
    levels = law.levels
    decay = np.zeros(len(rate))
    if levels.velocity is not None:
        decay = np.exp(-(np.abs(rate / levels.velocity) ** levels.exponent))
    per_unit = [law.bearings(unit) for unit in units]
    slopes = [np.stack([found[k] for found in per_unit], axis=1) for k in range(len(law.bearings(base)))]
    return Bearing(law.bearings(base), slopes, levels.lever, decay)


def known_reaction(regressors: Regressors, samples: Samples, joint: int) -> Array:
    """(6, s): what `loads` add to a joint's reaction."""
    chain, mechanics = regressors.chain, regressors.mechanics
    found = np.zeros((6, len(samples)))
    if chain.loads:
        theta = nominal_values(chain)
        motion = regressors.linear.motion(samples.q.T, samples.qd.T, samples.qdd.T)
        bodies = np.tensordot(theta, regressors.linear.reaction(motion, joint), 1)
        for k, state in enumerate(zip(samples.q, samples.qd, samples.qdd, strict=True)):
            found[:, k] = mechanics.reactions(*state)[joint]
        found -= bodies
    return found


def known_forces(regressors: Regressors, samples: Samples) -> Array:
    """(s, n): loads, `forces`, `potential` and `dissipation`, which no parameter of the fit changes."""
    chain = regressors.chain
    known = np.zeros(samples.q.shape)
    if chain.loads or chain.forces or chain.potential is not None or chain.dissipation is not None:
        applied = regressors.mechanics.applied
        for row, (q, qd) in enumerate(zip(samples.q, samples.qd, strict=True)):
            work, pull, _ = regressors.mechanics.applied_forces(q, qd)
            damped = applied.dissipation_gradient(q, qd) - applied.D @ qd
            known[row] = damped - work - pull
    return known
