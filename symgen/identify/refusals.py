"""Data that determine too little to go on: refused with their rank, and the motion that would help."""

from __future__ import annotations

from typing import NoReturn

import numpy as np

from symgen.errors import IdentificationError, IdentificationWarning, warn
from symgen.identify.blocks import Blocks
from symgen.identify.data import Measurements
from symgen.identify.fit import Fit, reduced
from symgen.identify.problem import Problem
from symgen.identify.samples import Samples

__all__ = ["refuse_forceless", "refuse_poor", "refuse_rest", "standing_joints", "warn_of_scale"]

ALIKE, FAR = 0.95, 20.0
"""Correlation of measured forces with those of the chain's own values, and their ratio that looks like another unit."""

ENOUGH = 20_000
"""Samples that a comparison of scales takes at most."""

NEARLY = 1e-3
"""Movements of a joint, rad or m, that may be noise."""


def refuse_rest(problem: Problem, rows: Blocks, samples: Samples, data: Measurements) -> None:
    """Refuse data with fewer forces of sliding joints than parameters; what is held at rest only bounds forces."""
    wanted, sliding = problem.wanted, samples.clear & (samples.mode != 0.0)
    if int(sliding.sum()) >= wanted:
        return
    n = samples.q.shape[1]
    still = len(standing_joints(problem.chain.q_names, samples, NEARLY)) == n
    R = reduced(np.concatenate([reduced(block.direct.reshape(len(block.direct), -1).T) for _, block in rows]))
    size = np.linalg.norm(R, axis=0)
    least = NEARLY if still else np.finfo(float).eps * max(len(R), n * len(samples))
    rank = int(np.linalg.matrix_rank(R / np.where(size > 0.0, size, 1.0), rtol=least)) if n else 0
    if rank <= n or still:
        _poor(problem, rank, samples, data)
    resting = int((samples.mode == 0.0).sum())
    raise IdentificationError(
        f"{data.source}: too short: {int(sliding.sum())} measured forces of sliding joints for {wanted} parameters, "
        f"rank {rank}; {resting} forces of joints at rest only bound them, for friction may hold any of them. Measure "
        "longer, with all joints moving"
    )


def refuse_forceless(problem: Problem, rows: Blocks, samples: Samples, data: Measurements) -> None:
    """Refuse data without any force: they show ratios of parameters only, unless some are held."""
    if samples.tau.any() or rows.given().any():
        return
    raise IdentificationError(
        f"{data.source}: no force was measured, and none is known: such a motion only shows ratios of parameters; "
        "measure tau, or hold a parameter that is known, as in `hold=['m(LINK)']` or `--hold 'm(LINK)'`"
    )


def refuse_poor(problem: Problem, solved: Fit, samples: Samples, data: Measurements) -> None:
    """Refuse data that show no more than one pose does."""
    if len(solved.independent) <= samples.q.shape[1] and len(solved.independent) < problem.wanted:
        _poor(problem, len(solved.independent), samples, data)


def _poor(problem: Problem, rank: int, samples: Samples, data: Measurements) -> NoReturn:
    still = standing_joints(problem.chain.q_names, samples, NEARLY)
    n = len(problem.chain.q_names)
    pose = "one pose, repeated" if len(still) == n else f"{', '.join(still)} never move" if still else "little motion"
    first, last = int(samples.rows[0]) + 1, int(samples.rows[-1]) + 1
    raise IdentificationError(
        f"{data.source}: rows {first} to {last} have rank {rank}, and {problem.wanted} parameters are wanted: "
        f"{pose}. Move all joints through their ranges, in both directions, with accelerations: "
        "`symgen.identify.excitation` plans such motions"
    )


def warn_of_scale(problem: Problem, samples: Samples, data: Measurements) -> None:
    """Warn about forces that are proportional to those of the chain's own values, and of another size."""
    samples = samples.part(slice(None, None, 1 + len(samples) // ENOUGH))
    expected = problem.rows(samples).forces(problem.start()).T
    for i, name in enumerate(problem.chain.q_names):
        used = samples.clear[:, i] & (samples.mode[:, i] != 0.0)
        a, b = expected[used, i], samples.tau[used, i]
        size = float(np.linalg.norm(a) * np.linalg.norm(b))
        if size == 0.0 or abs(float(a @ b)) < ALIKE * size:
            continue
        ratio = float(a @ b / (a @ a))
        if ratio < 0.0:
            warn(
                IdentificationWarning(
                    f"{data.source}: tau of {name} has the other sign of the force of the chain's own values in all "
                    "rows; if the drive counts the other way, give the column with the other sign"
                )
            )
        elif not 1.0 / FAR < ratio < FAR:
            warn(
                IdentificationWarning(
                    f"{data.source}: tau of {name} is {ratio:.4g} times the force of the chain's own values in all "
                    "rows; if its unit is another, say so under `units:` in the YAML beside the data"
                )
            )


def standing_joints(names: tuple[str, ...], samples: Samples, within: float = 0.0) -> list[str]:
    """Names of the joints that do not move, or not by more than noise."""
    return [name for name, span in zip(names, np.ptp(samples.q, axis=0), strict=True) if span <= within]
