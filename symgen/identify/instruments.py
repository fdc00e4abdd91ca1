"""Instrumental variables for records of closed loops: the simulated motion is the instrument.

    sum over samples of Z' w^2 (tau - f(q, qd, qdd; x)) = 0

J are the derivatives of the forces by the parameters at the measured motion. Noise of the coordinates is in J and,
where a controller turns it into forces, in tau as well: J' (tau - f) has an expected value, and least squares is
biased whatever the number of samples. Z are the same derivatives at the motion that the chain makes with the present
estimates under the law and the commands of its controller. Noise is not in them, and they follow the measured motion
even where estimates are poor, since the controller makes them do so. Estimates and simulation take turns until both
are steady.

The coordinates are filtered with a cutoff above that of least squares, since noise now costs precision alone, and the
simulated ones with half of it, so that Z looks only at what the filter of J leaves as it is.

Source: Janot, Vandanjon and Gautier 2014 (IDIM-IV).
"""

from __future__ import annotations

import warnings
from collections.abc import Mapping
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from symgen.arrays import Array
from symgen.errors import IdentificationError, SimulationWarning, SymgenError
from symgen.identify.all_parameters import all_parameters
from symgen.identify.bounds import bounds_of
from symgen.identify.coloured import BINS, long_run
from symgen.identify.filtering import low_pass
from symgen.identify.fit import Fit, Holding, equations, remainders
from symgen.identify.problem import Problem
from symgen.identify.samples import WIDER, Samples
from symgen.identify.to_chain import chain_with
from symgen.pipeline import build_model, simulate

__all__ = ["Loop", "instrumental"]


PASSES, STEADY = 12, 0.01
"""Simulations at most, and the change of the estimates, in standard errors, below which they are steady."""
ROUNDING = 1e-8
"""Differences below this share, of the forces or of the largest parameter, come from the simulation's tolerance."""
CERTAIN = 2.0
"""Standard errors by which least squares differs where it is called biased."""


@dataclass(frozen=True, eq=False)
class Loop:
    """The law of a controller, as `simulate` takes it.

    Attributes:
        tau, inputs, states: signals; columns named as the chain's inputs act besides.
        tables: those columns, as `simulate` takes them.
    """

    tau: Any
    inputs: Any
    states: Any
    tables: Mapping[str, tuple[Array, Array]]

    @property
    def signals(self) -> dict[str, Any]:
        """Arguments of `simulate`."""
        given = {"tau": self.tau, "states": self.states, "inputs": self.inputs}
        found = {key: value for key, value in given.items() if value is not None}
        if self.tables:
            found["inputs"] = {**self.tables, **dict(self.inputs or {})}
        return found


def instrumental(
    problem: Problem, samples: Samples, holding: Holding, first: Fit, w: Array, loop: Loop
) -> tuple[Fit, str]:
    """The estimates by instrumental variables, with errors of Newey and West, and a sentence about least squares.

    Args:
        problem: a chain and its regressors.
        samples: that were fitted.
        holding: of `symgen.identify.fit.held`.
        first: least squares, from which the iteration starts; what it does not determine is kept.
        w: (s, n) weights, which multiply residuals.
        loop: what moved the chain.

    Raises:
        IdentificationError: the chain does not follow under this law, or the iteration does not come to rest.
    """
    keep, rows = first.independent, problem.rows(samples)
    w = np.where(samples.clear, w, 0.0)
    solved, size_of_forces = first, float(np.linalg.norm(w * samples.tau))
    for _ in range(PASSES):
        instruments = problem.rows(_simulated(problem, samples, solved, loop))
        size = -(-len(samples) // BINS)
        A, scores = np.zeros((len(keep), len(keep))), np.zeros((-(-len(samples) // size), len(keep)))
        for (part, J, r), (_, block) in zip(equations(rows, samples, holding, solved.x), instruments, strict=True):
            weighed = block.slopes(solved.x)[1][keep] * w.T[:, part] ** 2
            weighed[:, ~np.any(J, axis=0)] = 0.0
            A += np.einsum("ins,jns->ij", weighed, J[keep])
            each = np.einsum("ins,ns->si", weighed, r)
            np.add.at(scores, np.arange(part.start, part.start + len(each)) // size, each)
        scale = np.sqrt(np.abs(np.diag(A)))
        if not np.all(scale > 0.0) or np.linalg.cond(A / np.outer(scale, scale)) > 1e12:
            raise IdentificationError("the simulated motion says nothing about some of the parameters that the data do")
        inverse = np.linalg.inv(A / np.outer(scale, scale)) / np.outer(scale, scale)
        S = long_run(scores) * first.equations / max(1, first.equations - len(keep))
        spread = inverse @ S @ inverse.T
        step = inverse @ scores.sum(axis=0)
        solved = _moved(solved, step, 0.5 * (spread + spread.T))
        if np.all(np.abs(step) <= STEADY * np.sqrt(np.diag(spread)) + ROUNDING * size_of_forces / scale):
            break
    else:
        raise IdentificationError(
            "estimates and simulated motions do not come to rest: the law of the controller, or its commands, may not "
            "be those of the record"
        )
    left = remainders(rows, samples, holding, solved.x)
    chi2 = float(np.sum(np.where(samples.mode != 0.0, w * left, 0.0) ** 2))
    return replace(solved, residuals=left, chi2=chi2), _verdict(problem, first, solved)


def _moved(before: Fit, step: Array, spread: Array) -> Fit:
    """A fit after a step of its determined parameters, with their covariance."""
    x, covariance = before.x.copy(), np.full(before.covariance.shape, np.nan)
    x[before.independent] += step
    covariance[np.ix_(before.independent, before.independent)] = spread
    scale = np.sqrt(np.diag(spread))
    root = np.linalg.cholesky(np.linalg.pinv(spread / np.outer(scale, scale), hermitian=True)).T / scale
    return replace(before, x=x, R=root, covariance=covariance)


def _simulated(problem: Problem, samples: Samples, solved: Fit, loop: Loop) -> Samples:
    """The samples of the motion that the chain makes with the present estimates."""
    plain, _, _ = all_parameters(problem, solved, False, bounds_of(problem.basis, None, problem.way.nominal))
    p = len(problem.way.nominal)
    no_errors = np.zeros((p, p)), np.zeros(len(problem.extras))
    chain, _ = chain_with(
        problem.basis, problem.way, plain.theta, no_errors[0], problem.extras, plain.extras, no_errors[1], frozenset()
    )
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", SimulationWarning)
        try:
            run = simulate(
                build_model(chain), float(samples.t[-1] - samples.t[0]), t0=float(samples.t[0]), sample=samples.t,
                q=samples.q[0], qd=np.where(samples.mode[0] == 0.0, 0.0, samples.qd[0]), **loop.signals,
            )  # fmt: skip
        except SymgenError as error:
            raise IdentificationError(f"the simulated motion of the loop: {error}") from error
    if len(run.t) != len(samples.t):
        raise IdentificationError(f"the simulated motion of the loop ends early: {run.message}")
    motion = [run.q, run.qd, run.qdd]
    if samples.filter is not None:
        cutoff, h = samples.filter
        ends = np.flatnonzero(np.diff(samples.t) > 1.5 * h) + 1
        spans = [part for part in np.split(np.arange(len(samples)), ends) if len(part) > 1]
        for values in motion:
            for span in spans:
                values[span] = low_pass(values[span], cutoff / WIDER, h)
    q, qd, qdd = motion
    return replace(samples, q=q, qd=qd, qdd=qdd, mode=np.sign(qd))


def _verdict(problem: Problem, first: Fit, solved: Fit) -> str:
    """True if least squares would have done."""
    names = [*problem.basis.names, *(extra.name for extra in problem.extras)]
    far = [
        f"{names[k]} {first.x[k]:.5g}"
        for k in solved.independent
        if abs(first.x[k] - solved.x[k])
        > CERTAIN * np.sqrt(solved.covariance[k, k]) + ROUNDING * np.abs(solved.x).max()
    ]
    words = "Estimates by instrumental variables, the motion simulated under the controller's law. Least squares "
    if not far:
        return words + f"behind the same filter agrees with them within {CERTAIN:g} standard errors."
    more = f" and {len(far) - 4} more" if len(far) > 4 else ""
    return words + f"behind the same filter, biased by noise of the coordinates, gives {', '.join(far[:4])}{more}."
