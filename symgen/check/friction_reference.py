"""The third opinions on friction functions, state by state: the literal law, its steps, constraint equations."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from typing import Any

import numpy as np
import numpy.typing as npt

from symgen.arrays import Array
from symgen.check.friction_definition import EXPLICIT, LOST, FrictionDefinition
from symgen.functions import SEVERAL, UNPROVEN, UNSTABLE
from symgen.reference.absolute import AbsoluteCoordinates
from symgen.reference.fixed_step import FixedSteps, Stepped
from symgen.reference.friction import FrictionReference

__all__ = ["by_constraints", "by_law", "by_steps", "near_the_limit"]

CLAIMED = (0, 1, UNSTABLE)
"""Statuses of the enumeration that stand for one motion, and that of a step that is not taken."""
EDGE = 1e-4
"""A step this near to the limit of stability may be refused or taken: single precision knows eigenvalues of inertia and
friction to about as much."""
ENUMERABLE = 4
"""Largest number of joints at rest whose modes are decided by enumeration as well."""


def by_law(judge: FrictionDefinition, function: str, values: Sequence[Array], chosen: npt.NDArray[np.intp]) -> Array:
    """(len(chosen),): distance of the values from the literal law."""
    call = judge.signatures[function].call
    errors = np.zeros(len(chosen))
    told = call == "sticking_forces"  # the caller names the joints that stick, whatever the law says
    left_out, outside = (
        (judge.without_motion(chosen), judge.outside_the_law(chosen))
        if told
        else np.zeros((2, len(chosen)), dtype=bool)
    )
    for at, k in enumerate(chosen.tolist()):
        if left_out[at]:
            continue
        reference = judge.law(k)
        state = {name: array[:, k] for name, array in judge.states.values.items()}
        mine = [np.asarray(value)[:, at] for value in values]
        q, qd, tau = state["q"], state["qd"], state["tau"]
        if call in EXPLICIT:
            directed = state["direction"].tolist() if call == "friction_torque" else None
            right: tuple[Array, ...] = reference.inverse(q, qd, state["qdd"], directed)
            if call == "friction_torque":
                right = right[:1]
            if call == "drive_forces":
                right = (np.where(np.isin(np.arange(len(q)), list(reference.given)), right[0], 0.0),)
            apart = max(float(np.max(np.abs(a - b), initial=0.0)) for a, b in zip(mine, right, strict=True))
            scales = judge.definition(function)[1]
            largest = max(float(np.max(scale[:, k], initial=0.0)) for scale in scales)
            errors[at] = apart / largest if apart else 0.0
        elif call == "switching_functions":
            errors[at] = _switched(reference, state, mine, judge.least)
        elif call == "decide":
            errors[at] = _decided(judge, reference, state, mine, k)
        else:
            mode = np.where(state["stuck"], 0, np.sign(judge.rates(np.array([k]))[:, 0])) if told else state["mode"]
            if told or mine[-1][0] not in LOST:
                verdict = reference.verify(q, qd, tau, mode.tolist(), mine[0], mine[1], least=judge.least)
                parts = [verdict.equation, 0.0 if told else verdict.rest]
                if not outside[at]:
                    parts.append(verdict.law)
                errors[at] = max(parts)
    return errors / judge.states.angle[chosen]


def _switched(reference: FrictionReference, state: Any, mine: Sequence[Array], least: float) -> float:
    """The largest difference to the literal law's switching functions, by the forces at work; other motions of the
    same modes have functions of their own."""
    q, qd, tau, mode = state["q"], state["qd"], state["tau"], state["mode"].astype(int).tolist()
    apart = [_apart(mine, *found, least) for found in reference.switching(q, qd, tau, mode)]
    return min(apart, default=0.0)


def _apart(mine: Sequence[Array], right: Sequence[Array], force: float, least: float) -> float:
    worst = 0.0
    for k, (a, b) in enumerate(zip(mine[: len(right)], right, strict=True)):
        own = float(np.max(np.abs(b), initial=0.0))
        size = max(own, force if 0 < k < len(right) else 0.0, least if 0 < k < len(right) else 0.0)
        difference = float(np.max(np.abs(a - b), initial=0.0))
        worst = max(worst, difference / size if difference else 0.0)
    return worst


def _decided(
    judge: FrictionDefinition, reference: FrictionReference, state: Any, mine: Sequence[Array], k: int
) -> float:
    """Modes that break the law, or are not those that enumeration finds.

    Rounding of the forces at work, the inertial ones of light links among them, may put a joint beyond its limit that
    the enumeration finds within: modes that are tried before the enumerated ones are as wrong as they break the law,
    later ones as much as the enumerated modes are within it.

    Other modes are an answer as well where those of the enumeration have several accelerations and the status says so:
    a search may meet an acceleration that contradicts the enumerated modes.
    """
    if mine[1][0] in LOST:
        return 0.0
    q, qd, tau = state["q"], state["qd"], state["tau"]
    modes = mine[0].astype(int)
    at = np.array([k])
    f, qdd, _ = (x[:, 0] for x in judge.at("friction_dynamics", at, mode=modes[:, None].astype(np.int8)))
    worst = reference.verify(q, qd, tau, modes.tolist(), f, qdd, state["reached"].tolist(), judge.least).worst
    rates = reference.state(q, qd, tau).qd
    resting = [j for j in reference.rubbing if rates[j] == 0.0]
    if len(resting) <= ENUMERABLE:
        expected = reference.decide(q, qd, tau, list(state["mode"]), list(state["reached"]))
        told = not expected.alone and mine[1][0] in (UNPROVEN, SEVERAL)
        if any(expected.mode[j] != modes[j] for j in resting) and not told:
            # another pattern with the same friction, where nothing holds and nothing pushes, is no other decision
            size = float(np.max(np.abs(np.concatenate([f, expected.f, tau])), initial=0.0)) or 1.0
            apart = float(np.max(np.abs(f - expected.f), initial=0.0)) / size
            apart = apart if np.isfinite(apart) else np.inf
            right = np.where(np.isin(np.arange(len(modes)), resting), expected.mode, modes).astype(np.int8)[:, None]
            margin = 0.0 if judge.earlier(modes[:, None], right, at)[0] else float(judge.pattern(right, at)[1][0])
            return max(worst, min(apart, margin))
    return worst


def by_steps(judge: FrictionDefinition, function: str, chosen: npt.NDArray[np.intp]) -> tuple[list[Array], Array]:
    """The step as `reference.fixed_step` takes it: (size, len(chosen)) per output, and where it has an opinion.

    It has none where too many joints are to be decided together, or where the law allows no motion, or several, or
    other accelerations solve the modes as well: status and choice are the searcher's then. Nor has it one on a step
    within `EDGE` of the limit of stability, or through a pose where M is singular; nor, where joints with friction
    follow several coordinates, on one in which a rate turns or a limit is left, and none of those in loops.
    """
    n, count = judge.mechanism.nv, len(chosen)
    s = len(judge.decides)
    z = len(judge.mechanism.states)
    ends: list[Array] = [np.zeros((size, count)) for size in (n, n, s, *((z,) if z else ()), 1)]
    certain = np.zeros(count, bool)
    if judge.felt or (s > n and judge.mechanism.chain.loops):
        return ends, certain
    for at, k in enumerate(chosen.tolist()):
        steps = FixedSteps(judge.mechanism.chain, *judge.surroundings(k))
        q, qd, tau, dt = (judge.states.values[name][:, k] for name in ("q", "qd", "tau", "dt"))
        if s > n:
            bands = judge.signatures[function].call == "step"
            with suppress(np.linalg.LinAlgError):
                through = steps.uneventful(q, qd, tau, float(dt[0]), bands)
                if through is not None and through.status in CLAIMED and through.alone:
                    certain[at] = True
                    for end, value in zip(ends, _outputs(through, through.mode, z), strict=True):
                        end[:, at] = value
            continue
        if len(steps.slow(q, qd, tau, float(dt[0]))) > ENUMERABLE:
            continue
        step = steps.karnopp if judge.signatures[function].call == "step" else steps.interpolated
        try:
            found = step(q, qd, tau, float(dt[0]))
        except np.linalg.LinAlgError:  # a pose that is singular to the last digit
            continue
        certain[at] = found.status in CLAIMED and found.alone and abs(found.share - 1.0) > EDGE
        mode = judge.states.values["mode"][:, k] if found.status == UNSTABLE else found.mode  # the state stays
        for end, value in zip(ends, _outputs(found, mode, z), strict=True):
            end[:, at] = value
    return ends, certain


def _outputs(found: Stepped, mode: Array, states: int) -> tuple[Any, ...]:
    """A step in the order of the emitted function's outputs."""
    return (found.q, found.qd, mode, *((found.states,) if states else ()), found.status)


def near_the_limit(judge: FrictionDefinition, function: str, chosen: npt.NDArray[np.intp]) -> npt.NDArray[np.bool_]:
    """(len(chosen),): true when the step is within `EDGE` of the limit of stability, by the literal law."""
    near = np.zeros(len(chosen), bool)
    if len(judge.decides) > judge.mechanism.nv or judge.felt:
        return near
    for at, k in enumerate(chosen.tolist()):
        steps = FixedSteps(judge.mechanism.chain, *judge.surroundings(k))
        q, qd, tau, dt = (judge.states.values[name][:, k] for name in ("q", "qd", "tau", "dt"))
        step = steps.karnopp if judge.signatures[function].call == "step" else steps.interpolated
        with suppress(np.linalg.LinAlgError):
            near[at] = abs(step(q, qd, tau, float(dt[0])).share - 1.0) <= EDGE
    return near


def by_constraints(
    judge: FrictionDefinition, function: str, values: Sequence[Array], chosen: npt.NDArray[np.intp]
) -> Array:
    """(len(chosen),): accelerations and holding forces against (3.11) of Harlecki 1995, sliding friction as claimed."""
    call = judge.signatures[function].call
    errors = np.zeros(len(chosen))
    M = judge.mass(chosen)
    for at, k in enumerate(chosen.tolist()):
        f, qdd = values[0][:, at], values[1][:, at]
        if call != "sticking_forces" and values[-1][0, at] in LOST:
            continue
        parameters, inputs, t = judge.surroundings(k)
        absolute = AbsoluteCoordinates(judge.mechanism.chain, parameters, inputs, t)
        given = absolute.mechanics.prescribed_accelerations()
        state = {name: array[:, k] for name, array in judge.states.values.items()}
        if call == "sticking_forces":
            held = [j for j in np.flatnonzero(state["stuck"]).tolist() if j not in given]
        else:
            held = [j for j in judge.law(k).rubbing if state["mode"][j] == 0]
        several = len(f) > len(qdd)
        if several:  # all forces as claimed: what holds a joint at rest is judged by the motion that it leaves
            held, f = [], judge.law(k).state(state["q"], state["qd"], state["tau"]).onto(f)
        right = absolute.solve(state["q"], state["qd"], state["tau"], held, f)
        bias = absolute.mechanics.bias(state["q"], state["qd"])
        largest = np.max(np.abs([bias, state["tau"], f]), initial=0.0)
        largest = max(largest, np.max(np.abs(M[:, :, at] * qdd), initial=0.0)) or 1.0
        force = np.max(np.abs(f - right.friction), initial=0.0)
        errors[at] = max(force, np.max(np.abs(M[:, :, at] @ (qdd - right.qdd)), initial=0.0)) / largest
    return errors / judge.states.angle[chosen]
