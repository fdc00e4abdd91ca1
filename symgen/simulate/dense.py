"""Rows between the rows of a run, for pictures: the steps of the integrator are too far apart for straight lines."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from symgen.arrays import Reals

if TYPE_CHECKING:
    from symgen.simulate.interpolant import Interpolant
    from symgen.simulate.trajectory import Trajectory

__all__ = ["dense"]


TOTAL = 20_000
"""Rows at which pieces get no more than their ends."""

WHOLE, PIECE = 1000, 12
"""Rows that a run has at least, and a piece of it; steps of order 8 take in less than an oscillation."""


def dense(run: Trajectory) -> Trajectory:
    """The run with rows close enough for a picture, from its interpolant; the run itself where that is not known.

    Two rows stand at each end of a step, so that forces may jump at events.
    """
    if run.between is None or run.facts is None:
        return run
    between, facts = run.between, run.facts
    which, t = _places(between)
    found = between.instants(which, t)
    model, more = facts.model, between.more(t, found.signals.inputs)
    tau = found.signals.tau
    drives = list(facts.prescribed)
    if drives:
        tau[:, drives] = np.asarray(model.drive_forces(found.q, found.qd, found.qdd, **more))[:, drives]
    n = len(run.q_names)
    idle = ~np.isin(np.arange(n), facts.rubbing)
    mode = found.mode.astype(np.int8)
    mode[:, :n] = np.where(idle, np.sign(found.qd), mode[:, :n])
    energy = model.kinetic_energy(found.q, found.qd, **more) + model.potential_energy(found.q, **more)
    states = {name: found.signals.states[:, k] for k, name in enumerate(run.states)}
    return replace(
        run, t=t, q=found.q, qd=found.qd, qdd=found.qdd, tau=tau, friction=found.friction, mode=mode,
        energy=np.asarray(energy), work_in=found.power_in + _own_work(between, found.q, found.qd, more),
        dissipated=found.loss, states=states, facts=replace(facts, inputs=found.signals.inputs),
    )  # fmt: skip


def _places(between: Interpolant) -> tuple[npt.NDArray[np.intp], Reals]:
    """Pieces, and instants in them: both ends of each piece, and enough between for a curve to look round."""
    begins, ends = between.pieces[:, 0], between.pieces[:, 1]
    share = (ends - begins) / max(float(ends[-1] - begins[0]), 1e-300)
    most = max(2, TOTAL // len(begins))
    counts = np.clip(np.maximum(PIECE, np.ceil(WHOLE * share)), 2, most).astype(np.intp)
    which = np.repeat(np.arange(len(begins)), counts)
    parts = np.concatenate([np.linspace(0.0, 1.0, count) for count in counts])
    t = np.where(parts == 1.0, ends[which], begins[which] + parts * (ends - begins)[which])
    return which, t


def _own_work(between: Interpolant, q: Reals, qd: Reals, more: dict[str, Any]) -> Reals | float:
    """V(t) - V(t0) of a `potential` that changes by itself, J."""
    if not between.replay.around.explicit_potential:
        return 0.0
    value: Reals = np.asarray(between.model.applied_forces(q, qd, **more)[2])
    change: Reals = value - value[0]
    return change
