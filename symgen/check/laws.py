"""Laws of mechanics that an emitted model obeys whatever the chain: they need no second opinion.

Laws with derivatives use a central difference of fourth order along the motion; their errors, and so their
tolerances, are those of the difference, not of the code. A law is checked when the model has the functions it speaks
of and the chain has nothing that the law leaves out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace

import numpy as np

from symgen.arrays import Reals
from symgen.check.results import LawResult
from symgen.check.states import States
from symgen.check.subjects import Code
from symgen.derive.functions import Signature
from symgen.describe.mechanism import Mechanism
from symgen.describe.traits import uses_time
from symgen.reference.mobility import joints_without_inertia

__all__ = ["LAW_STATES", "check_laws"]


LAW_STATES = 60
STEPS = (1e-3, 4e-5, 2e-6)
"""Steps of differences. Linkages near their singular poses have slopes that change within the first; by the last the
rounding of functions, 1e-16 of them, is 5e-11 of their slopes."""

PACE = 5.0
ALGEBRAIC = {"float64": 1e-12, "float32": 2e-4}
DIFFERENCE = 1e-7


@dataclass(frozen=True)
class Subject:
    """A model at some states: functions by name, at the states or elsewhere.

    `states` are moderate ones; `scale` of a law is the largest number in it, state by state; `step` is that of
    differences.
    """

    mechanism: Mechanism
    emitted: Code
    signatures: dict[str, Signature]
    states: States
    step: float = STEPS[0]

    def has(self, *functions: str) -> bool:
        return all(name in self.signatures for name in functions)

    def at(self, function: str, **replaced: Reals) -> list[Reals]:
        """The outputs, reshaped to (*shape, count), with some arguments replaced."""
        signature = self.signatures[function]
        states = States(
            {**self.states.values, **replaced}, self.states.parameters, self.states.which, self.states.single
        )
        values = self.emitted.values(signature, states)
        return [v.reshape(*o.shape, self.states.count) for v, o in zip(values, signature.outputs, strict=True)]

    def along(self, function: str, direction: dict[str, Reals]) -> Reals:
        """d/ds of the first output where each named argument moves with its direction; fourth order.

        The derivative is linear in the direction, so a violent one is walked along with smaller steps.
        """
        pace = np.maximum(1.0, _largest(*direction.values()) / PACE)
        direction = {name: d / pace for name, d in direction.items()}
        total: Reals = np.zeros(1)
        for steps, weight in ((-2, 1.0), (-1, -8.0), (1, 8.0), (2, -1.0)):
            moved = {name: self.states.values[name] + steps * self.step * d for name, d in direction.items()}
            total = total + weight * self.at(function, **moved)[0]
        return np.asarray(total * pace / (12.0 * self.step))

    @property
    def exact_only(self) -> bool:
        """True when derivatives by differences make sense."""
        return self.emitted.dtype == "float64"

    @property
    def conservative(self) -> bool:
        """True when the bias at rest, without friction of bristles, is the gradient of the potential."""
        friction = not self.mechanism.states or self.has("bristles")
        return friction and not (self.mechanism.chain.loads or self.mechanism.chain.forces)

    def bias(self, **changed: Reals) -> Reals:
        """(n, count): the bias without friction of bristles."""
        h = self.at("bias", **changed)[0]
        return h - self.at("bristles", **changed)[0] if self.mechanism.states else h


Law = Callable[[Subject], Iterator[tuple[str, Reals, Reals]]]
"""Yields (name, deviation (any, count), largest number (count,)) for each law that applies."""


def check_laws(
    mechanism: Mechanism, emitted: Code, signatures: dict[str, Signature], states: States
) -> list[LawResult]:
    """Every law that applies, on the moderate states among the first ones."""
    moderate = [k for k in range(states.count) if states.kind(k) == "moderate"][:LAW_STATES]
    subject = Subject(mechanism, emitted, signatures, states.take(np.array(moderate, dtype=np.intp)))
    results = []
    for laws, tolerance in ((BITS, 0.0), (EQUALITIES, ALGEBRAIC[emitted.dtype]), (DERIVATIVES, DIFFERENCE)):
        if laws is DERIVATIVES and not subject.exact_only:
            continue
        steps = STEPS if laws is DERIVATIVES and mechanism.closures else STEPS[:1]
        for law in laws:
            least: dict[str, Reals] = {}
            for step in steps:  # a fault shows by every step
                for name, deviation, scale in law(replace(subject, step=step)):
                    apart = _relative(deviation, scale)
                    least[name] = np.minimum(least.get(name, apart), apart)
            for name, apart in least.items():
                results.append(LawResult(name, emitted.name, float(np.max(apart, initial=0.0)), tolerance))
    return results


def _relative(deviation: Reals, scale: Reals) -> Reals:
    """(count,): the largest deviation in each state as a part of the scale; infinite where it is no number."""
    apart = np.max(np.abs(deviation.reshape(-1, deviation.shape[-1])), axis=0, initial=0.0)
    with np.errstate(divide="ignore", invalid="ignore"):
        relative = np.where(apart == 0.0, 0.0, apart / scale)
    return np.asarray(np.where(np.isnan(relative), np.inf, relative))


def _largest(*arrays: Reals) -> Reals:
    """(count,): the largest magnitude over everything but the last axis."""
    return np.asarray(np.max([np.max(np.abs(a.reshape(-1, a.shape[-1])), axis=0, initial=0.0) for a in arrays], axis=0))


def _times(matrix: Reals, vector: Reals) -> Reals:
    return np.asarray(np.einsum("ijs,js->is", matrix, vector))


# to the bit


def symmetric(s: Subject) -> Iterator[tuple[str, Reals, Reals]]:
    """M = M' to the bit."""
    if s.has("mass_matrix"):
        M = s.at("mass_matrix")[0]
        yield "M is symmetric to the bit", M - M.transpose(1, 0, 2), _largest(M)


def definite(s: Subject) -> Iterator[tuple[str, Reals, Reals]]:
    """Positive eigenvalues of M over the joints whose motion is not given; the deviation counts states without."""
    if s.has("mass_matrix") and not joints_without_inertia(s.mechanism.chain):
        free = [k for k, joint in enumerate(s.mechanism.own_joints) if joint.motion is None]
        M = s.at("mass_matrix")[0][np.ix_(free, free)]
        smallest = np.min(np.linalg.eigvalsh(M.transpose(2, 0, 1)), axis=1, initial=np.inf)
        yield "M is positive definite", (smallest <= 0.0).astype(float)[None], np.ones(len(smallest))


def defaults(s: Subject) -> Iterator[tuple[str, Reals, Reals]]:
    """The parameters that the code fills in are the chain's."""
    found = s.emitted.defaults() if len(s.states.parameters) else None
    if found is not None:
        wanted = s.states.parameters[:, 0].astype(s.emitted.dtype).astype(np.float64)
        yield "default parameters are the chain's", (found - wanted)[:, None], np.array([1.0])


# algebra between functions


def kinetic(s: Subject) -> Iterator[tuple[str, Reals, Reals]]:
    """T = qd' M qd / 2."""
    if s.has("mass_matrix", "kinetic_energy"):
        M, T, qd = s.at("mass_matrix")[0], s.at("kinetic_energy")[0], s.states.values["qd"]
        terms = 0.5 * qd[:, None] * M * qd[None]
        yield "T = qd' M qd / 2", T - np.sum(terms, axis=(0, 1)), _largest(terms)


def newton(s: Subject) -> Iterator[tuple[str, Reals, Reals]]:
    """tau = M qdd + h, and the way back."""
    qdd = s.states.values["qdd"]
    if s.has("mass_matrix", "bias", "inverse_dynamics"):
        M, h, tau = s.at("mass_matrix")[0], s.at("bias")[0], s.at("inverse_dynamics")[0]
        yield "tau = M qdd + h", tau - _times(M, qdd) - h, _largest(M * qdd[None], h)
    free = np.array([j.motion is None for j in s.mechanism.own_joints])
    if s.has("forward_dynamics", "inverse_dynamics"):
        tau = s.states.values["tau"]
        solved = s.at("forward_dynamics")[0]
        back = s.at("inverse_dynamics", qdd=solved)[0]
        size = _largest(back, tau)
        if s.has("mass_matrix"):  # an element of M that vanishes at some pose keeps the rounding it has at others
            M = np.max(np.abs(s.at("mass_matrix")[0]), axis=2, keepdims=True)
            size = _largest(back, tau, M * solved[None])
        yield "inverse dynamics of forward dynamics", (back - tau)[free], size


def _least_sine(s: Subject) -> Reals:
    """(count,), or 1: the least sine of the angle between two links of a loop; as much less is known of M's slopes."""
    if not s.has("loop_regularity"):
        return np.ones(1)
    least = np.sqrt(np.abs(np.min(s.at("loop_regularity")[0], axis=0, initial=1.0)))
    return np.asarray(np.maximum(least, np.finfo(s.emitted.dtype).eps))


def velocity_terms(s: Subject) -> Iterator[tuple[str, Reals, Reals]]:
    """C qd = qd' P* qd, and what the bias adds to the forces at rest."""
    qd = s.states.values["qd"]
    # they are slopes of M, and are left of what is as large as it
    M = s.at("mass_matrix")[0] if s.has("mass_matrix") else np.zeros((1, 1, s.states.count))
    inertia = _largest(qd[:, None] * M * qd[None]) / _least_sine(s)
    if s.has("coriolis_matrix", "inertia_power"):
        C, P = s.at("coriolis_matrix")[0], s.at("inertia_power")[0]
        terms = qd[None, :, None] * P * qd[None, None]
        size = np.maximum(_largest(terms), inertia)
        yield "C qd = qd' P* qd", _times(C, qd) - np.sum(terms, axis=(1, 2)), size
    if s.has("coriolis_matrix", "bias", "damping_matrix") and s.conservative:
        C, D, h = s.at("coriolis_matrix")[0], s.at("damping_matrix")[0], s.bias()
        rest = s.bias(qd=np.zeros_like(qd))
        size = np.maximum(_largest(C * qd[None], D * qd[None], h, rest), inertia)
        yield "h(q, qd) - h(q, 0) = C qd + D qd", h - rest - _times(C + D, qd), size


def frames(s: Subject) -> Iterator[tuple[str, Reals, Reals]]:
    """R'R = 1; the Jacobian is G over G_r."""
    for point in (p.name for p in s.mechanism.chain.points):
        if s.has(f"rotation_{point}"):
            R = s.at(f"rotation_{point}")[0]
            yield f"R'R = 1 ({point})", np.einsum("kis,kjs->ijs", R, R) - np.eye(3)[:, :, None], np.ones(R.shape[-1])
        if s.has(f"jacobian_{point}", f"influence_{point}", f"influence_rotational_{point}"):
            J = s.at(f"jacobian_{point}")[0]
            G = np.concatenate([s.at(f"influence_{point}")[0], s.at(f"influence_rotational_{point}")[0]])
            yield f"J = (G, G_r) ({point})", J - G, np.maximum(_largest(G), 1.0)


# derivatives


def skew(s: Subject) -> Iterator[tuple[str, Reals, Reals]]:
    """dM/dt = C + C', so that dM/dt - 2 C is skew-symmetric."""
    if s.has("mass_matrix", "coriolis_matrix"):
        C = s.at("coriolis_matrix")[0]
        rate = s.along("mass_matrix", {"q": s.states.values["qd"]})
        size = _largest(C, rate, s.at("mass_matrix")[0])
        yield "dM/dt - 2 C is skew-symmetric", rate - C - C.transpose(1, 0, 2), size


def potential(s: Subject) -> Iterator[tuple[str, Reals, Reals]]:
    """Forces at rest are the gradient of the potential; its Hessian is the stiffness."""
    n = s.mechanism.nv
    rest = np.zeros_like(s.states.values["qd"])
    if not (s.has("potential_energy", "bias") and s.conservative):
        return
    units = [np.repeat(np.eye(n)[k][:, None], s.states.count, axis=1) for k in range(n)]
    h = s.bias(qd=rest)
    slope = np.stack([s.along("potential_energy", {"q": unit}) for unit in units])
    size = np.maximum(_largest(h), _largest(s.at("potential_energy")[0][None]))
    yield "h(q, 0) = dV/dq", slope - h, size
    plain = not (
        s.mechanism.chain.potential or s.mechanism.chain.stiffness or any(j.stiffness for j in s.mechanism.chain.joints)
    )
    if s.has("gravity") and plain:
        yield "gravity = dV/dq", slope - s.at("gravity")[0], size
    if s.has("stiffness_matrix", "gravity") and plain:
        K = s.at("stiffness_matrix")[0]
        found = np.stack([s.along("gravity", {"q": unit}) for unit in units], axis=1)
        yield "stiffness = d2V/dq2", found - K, np.maximum(size, _largest(K))


def influence(s: Subject) -> Iterator[tuple[str, Reals, Reals]]:
    """G = dx/dq and H = dG/dq, along the motion."""
    qd = s.states.values["qd"]
    for point in (p.name for p in s.mechanism.chain.points):
        if s.has(f"position_{point}", f"influence_{point}"):
            G, H = s.at(f"influence_{point}")
            rate = s.along(f"position_{point}", {"q": qd})
            size = _largest(G * qd[None], s.at(f"position_{point}")[0], H)
            yield f"dx/dt = G qd ({point})", rate - _times(G, qd), size
            turned = s.along(f"influence_{point}", {"q": qd}) - np.einsum("amns,ms->ans", H, qd)
            yield f"dG/dt = H qd ({point})", turned, np.maximum(size, 1e-3)


def power(s: Subject) -> Iterator[tuple[str, Reals, Reals]]:
    """d(T + V)/dt = tau.qd - qd' D qd along the motion that tau causes."""
    needed = ("kinetic_energy", "potential_energy", "mass_matrix", "forward_dynamics", "damping_matrix")
    moved = any(joint.motion is not None for joint in s.mechanism.own_joints)  # by drives, whose power is not tau.qd
    signals = len(s.mechanism.input_names) > len(s.mechanism.states)
    plain = s.conservative and not signals and not uses_time(s.mechanism.chain) and not moved
    if not (s.has(*needed) and plain):
        return
    qd, tau = s.states.values["qd"], s.states.values["tau"]
    qdd, D = s.at("forward_dynamics")[0], s.at("damping_matrix")[0]
    # T is quadratic in qd: its slope there is M qd, and an acceleration may be any number of rates
    gained = qd[:, None] * s.at("mass_matrix")[0] * qdd[None]
    kinetic_rate = s.along("kinetic_energy", {"q": qd}) + np.sum(gained, axis=(0, 1))
    potential_rate = s.along("potential_energy", {"q": qd})
    lost = np.einsum("is,ijs,js->s", qd, D, qd)
    lost = lost + (np.sum(s.at("bristles")[0] * qd, axis=0) if s.mechanism.states else 0.0)
    given = np.sum(tau * qd, axis=0)
    T, V = s.at("kinetic_energy")[0], s.at("potential_energy")[0]
    size = _largest(gained, kinetic_rate[None], potential_rate[None], lost[None], given[None], T[None], V[None])
    yield "power balance", kinetic_rate + potential_rate - given + lost, size


BITS: tuple[Law, ...] = (symmetric, definite, defaults)
EQUALITIES: tuple[Law, ...] = (kinetic, newton, velocity_terms, frames)
DERIVATIVES: tuple[Law, ...] = (skew, potential, influence, power)
