"""Laws of friction functions for every chain: exact rest, bands that hold, decisions that obey the law."""

from __future__ import annotations

from typing import Any

import numpy as np

from symgen.arrays import Array
from symgen.check.friction_definition import LOST, FrictionDefinition
from symgen.check.measure import TOLERANCES
from symgen.check.results import LawResult
from symgen.check.states import States
from symgen.check.step_laws import check_step_laws
from symgen.check.subjects import Code
from symgen.derive.functions import Signature
from symgen.functions import OK, STATUSES

__all__ = ["check_friction_laws"]


def check_friction_laws(judge: FrictionDefinition, emitted: Code, signatures: dict[str, Signature]) -> list[LawResult]:
    """Every law that applies to the functions of the model."""
    found: list[LawResult] = []
    states = judge.states
    everything = np.arange(states.count)
    sticks = ~judge.idle(everything)[:, None]

    def add(law: str, error: Any, tolerance: float = 0.0) -> None:
        found.append(LawResult(law, emitted.name, float(error), tolerance))

    def at(function: str, **replaced: Array) -> list[Array]:
        changed = States({**states.values, **replaced}, states.parameters, states.which, states.single, states.kinds)
        return emitted.values(signatures[function], changed)

    def add_statuses(function: str, status: Array) -> None:
        add(f"statuses of {function} are statuses", np.count_nonzero(~np.isin(status, range(len(STATUSES)))))

    mode = states.values["mode"]
    if "friction_dynamics" in signatures:
        _, qdd, status = at("friction_dynamics")
        add_statuses("friction_dynamics", status)
        stuck = sticks & (mode == 0) & ~np.isin(status, LOST) & judge.held("friction_dynamics", emitted.dtype)
        add("a stuck joint has no acceleration, to the bit", np.max(np.abs(qdd[stuck[: len(qdd)]]), initial=0.0))
    if "decide" in signatures:
        modes, status = at("decide")
        moving = sticks & (judge.rates(everything) != 0.0) & (mode != 0)
        add("a joint that moves keeps its mode", np.count_nonzero(moving & (modes != mode)))
        add_statuses("decide", status)
    for step in ("step", "step_interpolated"):
        if step in signatures:
            q, qd, modes, *_, status = at(step)
            add_statuses(step, status)
            modes, mode_there = modes[: len(q)], mode[: len(q)]  # rates of others are rounding
            known = sticks[: len(q)] & judge.held(step, emitted.dtype)
            stays = known & (states.values["qd"] == 0.0) & (modes == 0) & (mode_there == 0)
            if step == "step":
                kind = np.float32 if emitted.dtype == "float32" else np.float64
                start = states.values["q"].astype(kind).astype(float)
                moved = np.abs(q - start)[stays]
                add("a step leaves stuck joints where they are, to the bit", np.max(moved, initial=0.0))
            rates = np.abs(qd[known & (modes == 0)])
            add(f"{step}: a stuck joint has no rate, to the bit", np.max(rates, initial=0.0))
    if {"friction_inverse_dynamics", "friction_dynamics"} <= set(signatures):
        found.append(_round_trip(judge, emitted, at))
    return [*found, *check_step_laws(judge, emitted, signatures, at)]


def _round_trip(judge: FrictionDefinition, emitted: Code, at: Any) -> LawResult:
    """Torques of a sliding motion give the motion back, as the residual of the equations."""
    states = judge.states
    everything = np.arange(states.count)
    rates = judge.rates(everything)
    sliding = np.all(rates != 0.0, axis=0)
    tau = at("friction_inverse_dynamics")[0]
    mode = np.sign(rates).astype(np.int8)
    _, qdd, status = at("friction_dynamics", tau=tau, mode=mode)
    free = judge.free
    kick = np.einsum("ijs,js->is", judge.mass(everything)[np.ix_(free, free)], (qdd - states.values["qdd"])[free])
    largest = np.max(np.abs(tau), axis=0, initial=0.0) + np.max(
        np.abs(judge.mass(everything) * states.values["qdd"][None]), axis=(0, 1), initial=0.0
    )
    known = np.all([states.values["qdd"][k] == qdd[k] for k in range(len(qdd)) if k not in free], axis=0)
    with np.errstate(invalid="ignore", divide="ignore"):
        error = np.max(np.abs(kick), axis=0, initial=0.0) / (largest * states.angle)
    known &= judge.held("friction_dynamics", emitted.dtype)
    error = error[sliding & (status[0] == OK) & known & (states.single | (emitted.dtype == "float64"))]
    tolerance = 100.0 * TOLERANCES[emitted.dtype]
    worst = float(np.max(error, initial=0.0))
    return LawResult("friction dynamics of friction inverse dynamics", emitted.name, worst, tolerance)
