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

from dataclasses import dataclass
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

from symgen.describe.chain import Chain
from symgen.describe.couplings import friction_groups
from symgen.describe.joint_records import FORWARD, Drive
from symgen.describe.traits import is_loaded, loses
from symgen.errors import IdentificationError
from symgen.identify.bearings import Bearing, bearing_of, law_at
from symgen.identify.chain_values import evaluated
from symgen.identify.known import known_forces, known_reaction
from symgen.identify.parameters import Basis, Regressors, split_rows
from symgen.identify.realise import Way
from symgen.identify.samples import Samples

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
        fixed: it keeps that value.
    """

    name: str
    joint: int
    kind: str
    value: float
    fixed: bool = False


def extras_of(regressors: Regressors) -> tuple[Extra, ...]:
    """The load-dependent coefficients and losses of a chain."""
    chain = regressors.chain
    _refuse_followers(chain)
    found: list[Extra] = []
    for i, joint in enumerate(chain.moving):
        friction = joint.friction
        if friction is not None and friction.coefficient is not None:
            way = friction.ways[FORWARD]
            own = evaluated(chain, way.coefficient)
            found.append(Extra(f"{joint.name}_coefficient", i, "coefficient", own))
            if friction.stribeck is not None:
                static = evaluated(chain, way.static_coefficient, own)
                found.append(Extra(f"{joint.name}_static_coefficient", i, "static_coefficient", static))
        if regressors.lossy[i] and joint.drive is not None:
            k1, k2 = losses(regressors, joint.drive)
            found += [Extra(f"{joint.name}_k1", i, "k1", k1), Extra(f"{joint.name}_k2", i, "k2", k2)]
    return tuple(found)


def _refuse_followers(chain: Chain) -> None:
    """Friction of joints without a coordinate of their own is level friction here, in bearings of links.

    Raises:
        IdentificationError: it depends on loads, is that of a drive with losses, or of a joint that closes a loop.
    """
    n = len(chain.moving)
    groups = friction_groups(chain)
    closing = [loop.name for loop in chain.loops if loop.friction is not None]
    if closing:
        message = f"friction of joints that close loops is not identified: {', '.join(closing)}"
        raise IdentificationError(f"{message}; open the loops at other joints")
    followers = [*(j for group in groups[:n] for j in group[1:]), *(j for (j,) in groups[n:])]
    loaded = [j.name for j in followers if is_loaded(j.friction) or loses(j)]
    if loaded:
        message = "friction by loads and losses of drives are identified of joints that have a coordinate"
        raise IdentificationError(f"{message}; {', '.join(loaded)} follow others")


def losses(regressors: Regressors, drive: Drive) -> tuple[float, float]:
    """k1 and k2 of a drive, at the parameters' own values."""
    chain = regressors.chain
    if (pair := drive.pair("loss")) is not None:
        return evaluated(chain, pair[0]), evaluated(chain, pair[1])
    if (pair := drive.pair("efficiency")) is not None:
        eta1, eta2 = (evaluated(chain, e) for e in pair)
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
        known: (n, s) forces that no parameter changes, in the place of S b, or of L b in joints with losses.
        aside: (n, s) such forces in the place of S b in joints with losses.
        mode: (n, s).
        bearings: per joint with load-dependent friction, what its load needs.
        extras: the parameters besides b.
        lossy: per joint.
        preloads: per joint, of its drive; zero without.
    """

    direct: Array
    loaded: Array
    known: Array
    aside: Array
    mode: Array
    bearings: dict[int, Bearing]
    extras: tuple[Extra, ...]
    lossy: tuple[bool, ...]
    preloads: tuple[float, ...]

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
        value = np.tensordot(b, self.direct, 1) + np.where(behind, self.aside, self.known)
        J = np.concatenate([self.direct, np.zeros((len(self.extras), *value.shape))]) if slopes else None
        place = {(extra.joint, extra.kind): len(self.direct) + k for k, extra in enumerate(self.extras)}
        fixed = [len(self.direct) + k for k, extra in enumerate(self.extras) if extra.fixed]
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
                within = slides & (np.abs(inner) < self.preloads[i])
                factor = np.where(within, 1.0 + 0.5 * (of[i, "k1"] - of[i, "k2"]), factor)
                beside = {where: factor * column for where, column in beside.items()}
                beside[place[i, "k1"]] = np.where(driving & slides, inner, 0.0)
                beside[place[i, "k2"]] = np.where(~driving & slides, -inner, 0.0)
                if np.any(within):
                    standing = 0.5 * s * self.preloads[i]
                    value[i] += np.where(within, (of[i, "k1"] + of[i, "k2"]) * standing, 0.0)
                    for kind, half in (("k1", 0.5 * inner), ("k2", -0.5 * inner)):
                        beside[place[i, kind]] = np.where(within, half + standing, beside[place[i, kind]])
            value[i] = value[i] + factor * inner
            if J is not None:
                J[: len(b), i] += factor * slope
                for where, column in beside.items():
                    J[where, i] = column
        if J is not None:
            J[fixed] = 0.0
        return value, J


def rows_of(regressors: Regressors, basis: Basis, way: Way, samples: Samples) -> Rows:
    """Regressors of samples, friction by their modes."""
    chain, linear = regressors.chain, regressors.linear
    motion = linear.motion(samples.q.T, samples.qd.T, samples.qdd.T)
    Y = linear.regressor(motion)
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
    direct, loaded = split_rows(regressors, Y, motion)
    independent, fixed = list(basis.base.columns), list(basis.fixed)
    values = way.nominal[fixed]
    aside, given = np.tensordot(values, direct[fixed], 1), np.tensordot(values, loaded[fixed], 1)
    known = known_forces(regressors, samples).T + np.where(np.array(regressors.lossy)[:, None], given, aside)
    extras = extras_of(regressors)
    bearings: dict[int, Bearing] = {}
    for extra in extras:
        if extra.kind == "coefficient":
            law = law_at(regressors, extra.joint)
            wrench, loads = linear.reaction(motion, extra.joint), known_reaction(regressors, samples, extra.joint)
            bearings[extra.joint] = bearing_of(law, wrench, loads, way, samples.qd[:, extra.joint])
    return Rows(
        direct[independent], loaded[independent] if any(regressors.lossy) else np.zeros((len(independent), 0, 0)),
        known, aside, mode, bearings, extras, regressors.lossy,
        tuple(0.0 if j.drive is None else evaluated(chain, j.drive.preload) for j in chain.moving),
    )  # fmt: skip
