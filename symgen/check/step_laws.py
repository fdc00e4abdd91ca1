"""Laws of fixed steps that need no other step: ways and momenta change by no more than rates and forces explain.

The definition takes steps by the algorithm of the emitted code, so both may be wrong alike. With the accelerations qdd
and the friction f of the decided modes at the start, and of the modes behind the step at its end,

    |q_1 - q_0|     <= 2 (dt max |qd| + dt^2 max |qdd|)
    |M (qd_1 - qd_0)| <= 4 dt max(|tau|, |h|, |f|, |M qdd|)

max over both ends and all coordinates, the left sides of those whose motion is not given. Rates and forces between the
ends may be larger than at both, which the factors leave room for; a joint that stops or breaks away, and a step near
its longest stable length, stay well within. Karnopp's dead band takes rates off without a force: there the momenta of
steps after which a joint rests are left out.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

import numpy as np

from symgen.arrays import Array
from symgen.check.friction_definition import LOST, FrictionDefinition
from symgen.check.measure import ratio
from symgen.check.results import LawResult
from symgen.check.subjects import Code
from symgen.derive.functions import Signature
from symgen.describe.traits import has_stops
from symgen.functions import UNSTABLE

__all__ = ["NEEDED", "check_step_laws"]


NEEDED = frozenset(("friction_dynamics", "decide", "bias"))
"""Functions that tell rates and forces at both ends."""

WAY, MOMENTUM = 2.0, 4.0
"""Factors of the bounds."""


def check_step_laws(
    judge: FrictionDefinition, emitted: Code, signatures: Mapping[str, Signature], at: Callable[..., list[Array]]
) -> list[LawResult]:
    """The laws of both kinds of steps; none of chains with stops, with bristles or with dead bands of their own.

    Args:
        at: the emitted functions at the judge's states, some arguments replaced.
    """
    chain, found = judge.mechanism.chain, list[LawResult]()
    bands = any(joint.friction is not None and joint.friction.dead_band is not None for joint in chain.joints)
    if not signatures.keys() >= NEEDED or has_stops(chain) or chain.states or bands:
        return found
    states, free = judge.states.values, judge.free
    everything = np.arange(judge.states.count)
    M = judge.mass(everything)
    decided, status_0 = at("decide")
    f_0, qdd_0, _ = at("friction_dynamics", mode=decided)
    h_0 = at("bias")[0]
    for step in ("step", "step_interpolated"):
        if step not in signatures:
            continue
        q, qd, modes, *_, status = at(step)
        f_1, qdd_1, status_1 = at("friction_dynamics", q=q, qd=qd, mode=modes.astype(np.int8))
        h_1 = at("bias", q=q, qd=qd)[0]
        judged = judge.held(step, emitted.dtype)
        judged &= ~(np.isin(status, LOST) | (status == UNSTABLE) | np.isin(status_0, LOST) | np.isin(status_1, LOST))[0]
        rates, accelerations = _largest(states["qd"][free], qd[free]), _largest(qdd_0[free], qdd_1[free])
        inertial = (np.einsum("ijs,js->is", M, qdd) for qdd in (qdd_0, qdd_1))
        forces = _largest(states["tau"], h_0, h_1, f_0, f_1, *inertial)
        dt = states["dt"][0]
        with np.errstate(divide="ignore", invalid="ignore", over="ignore"):
            kick = np.einsum("ijs,js->is", M[np.ix_(free, free)], (qd - states["qd"])[free])
            way = ratio(_largest((q - states["q"])[free]), WAY * dt * (rates + dt * accelerations))
            momentum = ratio(_largest(kick), MOMENTUM * dt * forces)
        explained = judged & (np.all(modes != 0, axis=0) if step == "step" else True)
        laws = ("no joint goes farther than its rates", way, judged), ("forces explain momenta", momentum, explained)
        for law, value, where in laws:
            worst = float(np.max(np.where(where, np.nan_to_num(value, nan=np.inf), 0.0), initial=0.0))
            found.append(LawResult(f"{step}: {law}", emitted.name, worst, 1.0))
    return found


def _largest(*arrays: Array) -> Array:
    """(count,): the largest magnitude of all, numbers alone."""
    return np.asarray(np.fmax.reduce([np.fmax.reduce(np.abs(a), axis=0, initial=0.0) for a in arrays]))
