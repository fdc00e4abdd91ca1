"""Inertial identification: links, rotors, friction, springs, dampers and offsets from the joint forces of a motion.

Measurements --samples--> Samples --rows--> regressors --fit--> estimates --to_chain--> Chain, Result
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import ArrayLike

from symgen.arrays import Array
from symgen.describe.chain import Chain
from symgen.describe.linear_parameters import LENGTHS
from symgen.errors import IdentificationError, IdentificationWarning, warn
from symgen.identify.all_parameters import all_parameters
from symgen.identify.blocks import Blocks
from symgen.identify.bounds import bounds_of
from symgen.identify.coloured import coloured
from symgen.identify.columns import filled
from symgen.identify.data import Data, Measurements, read_measurements
from symgen.identify.doubts import doubts_of_forces
from symgen.identify.figures import force_figures
from symgen.identify.fit import Fit, far_off, fit, held, remainders, robust_fit
from symgen.identify.instruments import Loop, instrumental
from symgen.identify.parameters import Basis
from symgen.identify.problem import Problem, problem_of
from symgen.identify.refusals import refuse_forceless, refuse_poor, refuse_rest, standing_joints, warn_of_scale
from symgen.identify.result import Result, Undetermined, Verdict
from symgen.identify.rows import rows_text
from symgen.identify.samples import Samples, acting_columns, joint_samples, warn_of_zeros
from symgen.identify.steady import as_levels, with_bristles
from symgen.identify.to_chain import chain_with
from symgen.identify.undetermined import groups, loose, moving_joint, weak
from symgen.identify.unknowns import Extra
from symgen.identify.validation import LIMIT, force_verdicts
from symgen.pipeline.load import as_mechanism

__all__ = ["inertial"]


TWO_SIDED = 1.96
"""Standard errors that bound 95 % of a normal distribution."""


def inertial(
    chain: Chain | str | Path,
    data: Data,
    *,
    weights: ArrayLike | None = None,
    consistent: bool = False,
    validation: Data | float | None = None,
    limit: float = LIMIT,
    cutoff: float | None = None,
    description: Any = None,
    robust: bool | None = None,
    estimate: Sequence[str] = (),
    hold: Sequence[str] = (),
    tau: Any = None,
    inputs: Any = None,
    states: Any = None,
) -> Result:
    """Base parameters, friction, springs, dampers and offsets from the joint forces of a motion.

    The parameters are those that the chain describes: ten of each link, the inertias of its drives' rotors, the levels
    of its frictions, its springs and dampers, and an offset of each force. Coefficients of load-dependent friction and
    losses take their loads from the present estimate.

    Args:
        chain: or the path of its file; its own values stand for what the data do not determine.
        data: `q` and `tau`, with `qd` and `qdd`, or with `t` for rates and accelerations from the coordinates.
        weights: multiply residuals: one over the standard deviations of the forces, a number, (n,) or (s, n); None
            estimates them by joint from the residuals, or takes the description's `noise`.
        consistent: the estimates are those of rigid bodies: pseudo-inertias positive definite, no level negative.
            They are so as well where the description has `bounds` of masses and mass centres.
        validation: other data, or the share of the samples, from the end, that is held out.
        limit: largest root mean square error of a prediction that passes, over the largest measured force.
        cutoff: of the filter of the coordinates, Hz; None takes it from their spectra.
        description: of the data, see `symgen.identify.description`.
        robust: forces far off the model's weigh little or nothing (Tukey's bisquare), and `outliers` names the rows
            that weigh nothing; None: where some are more than ten robust standard deviations off.
        estimate: names of the parameters that are estimated, with stars for any characters; empty: all.
        hold: names of those that keep the chain's values; offsets are held at zero. Both as `elbow_coulomb`,
            `m(forearm)`, `forearm_inertia`, `*_offset`; base parameters are those of what is left.
        tau, inputs, states: the law of the controller that moved the arm, as `simulate` takes it, with its commands as
            columns named as the chain's inputs or as `inputs`. The motion that the chain makes under it is then the
            instrument, see `symgen.identify.instruments`: noise of the coordinates does not bias the estimates.

    Raises:
        IdentificationError: the data cannot be used, or determine next to nothing; the message names rows and ranks.

    Warns:
        IdentificationWarning: the data leave parameters open; `result.undetermined` names them.

    Example:
        >>> import numpy as np
        >>> from symgen import identify, load_chain
        >>> from symgen.reference.mechanics import Mechanics
        >>> arm = load_chain("examples/two_link.yaml")
        >>> q, qd, qdd = np.random.default_rng(1).uniform(-2, 2, (3, 40, 2))
        >>> tau = np.array([Mechanics(arm).inverse_dynamics(*x) for x in zip(q, qd, qdd)]) + 0.5 * np.sign(qd)
        >>> found = identify.inertial(arm, {"q": q, "qd": qd, "qdd": qdd, "tau": tau})
        >>> round(found.estimates["elbow_coulomb"], 9)
        0.5
    """
    mechanism = as_mechanism(chain)
    rigid = as_levels(mechanism.chain)
    if bending := ", ".join(j.name for j in mechanism.written.joints if j.flexible is not None):
        raise IdentificationError(
            f"{rigid.name}: the links of {bending} bend, and their deformations are not measured; `identify.modal` "
            "finds stiffnesses from vibrations"
        )
    problem = problem_of(rigid, _patterns(estimate), _patterns(hold))
    measured = read_measurements(data, description)

    def loop_of(record: Measurements) -> Loop | None:
        if tau is None and inputs is None and states is None:
            return None
        return Loop(tau, inputs, states, acting_columns(rigid, record, inputs))

    loop = other_loop = loop_of(measured)
    samples = joint_samples(rigid, measured, cutoff, loop is not None)
    other: Samples | None = None
    if isinstance(validation, float | int) and not isinstance(validation, bool):
        samples, other = _held_out(samples, float(validation), measured)
    elif validation is not None:
        beside = read_measurements(validation)
        other, other_loop = joint_samples(rigid, beside, cutoff, loop is not None), loop_of(beside)
    rows = problem.rows(samples)
    refuse_forceless(problem, rows, samples, measured)
    solved, samples, w, known, outliers = _fitted(problem, rows, samples, weights, measured, robust, loop)
    warn_of_zeros(rigid, samples.tau, measured)
    warn_of_scale(problem, samples, measured)
    consistent = consistent or bool(measured.description.bounds)
    found = _result(problem, rows, samples, other, solved, w, known, consistent, limit, measured)
    if other is not None:
        found = _compared(found, problem, other, weights, measured, robust, other_loop)
    identified, kept = with_bristles(found.chain, mechanism.chain)
    return replace(found, outliers=outliers, chain=identified, remarks=(*found.remarks, *kept))


def _compared(
    found: Result, problem: Problem, other: Samples, weights: ArrayLike | None, data: Measurements, robust: bool | None,
    loop: Loop | None,
) -> Result:  # fmt: skip
    """The result with a table of the same estimates from the other data, where those determine them."""
    per_sample = weights is not None and filled(weights).ndim == 2
    try:
        again, *_ = _fitted(problem, problem.rows(other), other, None if per_sample else weights, data, robust, loop)
    except IdentificationError:
        return replace(
            found, remarks=(*found.remarks, "The other data alone determine too little to compare estimates.")
        )
    names = [*problem.basis.names, *(extra.name for extra in problem.extras)]
    rows, beyond = [], 0
    for k in again.independent:
        value, error = found.estimates.get(names[k]), found.standard_errors.get(names[k], np.nan)
        both = float(np.hypot(error, np.sqrt(again.covariance[k, k])))
        if value is None or not both > 0.0:
            continue
        ratio = (float(again.x[k]) - value) / both
        beyond += abs(ratio) > TWO_SIDED
        rows.append([names[k], f"{value:.5g}", f"{again.x[k]:.5g}", f"{ratio:+.2f}"])
    head = ["parameter", "estimate", "of the other data", "difference / standard error"]
    words = (
        f"{beyond} of {len(rows)} estimates differ by more than {TWO_SIDED} standard errors from those of the other "
        "data; one in twenty is expected."
    )
    return replace(
        found, remarks=(*found.remarks, words), tables={**found.tables, "Agreement with the other data": (head, rows)}
    )


def _patterns(given: Sequence[str]) -> tuple[str, ...]:
    return (given,) if isinstance(given, str) else tuple(given)


def _held_out(samples: Samples, share: float, data: Measurements) -> tuple[Samples, Samples]:
    if not 0.0 < share < 1.0:
        raise IdentificationError(f"validation: a share between 0 and 1, or other data, is wanted, not {share:g}")
    first = round(len(samples) * (1.0 - share))
    if not 0 < first < len(samples):
        raise IdentificationError(f"{data.source}: {len(samples)} samples are too few to hold {share:g} of them out")
    return samples.part(slice(0, first)), samples.part(slice(first, None))


def _fitted(
    problem: Problem, rows: Blocks, samples: Samples, weights: ArrayLike | None, data: Measurements,
    robust: bool | None, loop: Loop | None,
) -> tuple[Fit, Samples, Array, bool, dict[str, list[int]]]:  # fmt: skip
    """The fit, the samples with remarks about it, the weights (s, n), whether they were known, and outliers' rows."""
    names, shape = problem.chain.q_names, samples.tau.shape
    holding, start = held(problem.basis, names), problem.start()
    refuse_rest(problem, rows, samples, data)
    given = _weights(weights, samples, data, names)
    solved = fit(rows, samples, holding, given, start)
    refuse_poor(problem, solved, samples, data)
    w = np.broadcast_to(1.0 / solved.levels, shape) if given is None else given
    said, outliers = [], dict[str, list[int]]()
    far = far_off(solved.residuals, samples.clear & (samples.mode != 0.0))
    if robust or (robust is None and far.any()):
        solved, w, none = robust_fit(rows, samples, holding, given, start, solved)
        outliers = {name: samples.rows[mine].tolist() for name, mine in zip(names, none.T, strict=True) if mine.any()}
        for name, mine in outliers.items():
            mask = np.zeros(int(samples.rows[-1]) + 1, bool)
            mask[mine] = True
            said.append(
                f"Measured forces of {name} that are far off the model's: {len(mine)} of {len(samples)} "
                f"({rows_text(mask)}) weigh nothing in the fit, by Tukey's bisquare."
            )
    other = None if loop is not None else coloured(rows, samples, holding, solved, w)
    if loop is not None:
        solved, words = instrumental(problem, samples, holding, solved, w, loop)
        said.append(words)
    elif other is not None:
        solved = replace(solved, covariance=other.covariance)
        said.append(other.remark(names))
    samples = replace(samples, remarks=(*samples.remarks, *said))
    return solved, samples, w, given is not None, outliers


def _weights(weights: ArrayLike | None, samples: Samples, data: Measurements, names: tuple[str, ...]) -> Array | None:
    """(s, n), or None where they are to be estimated."""
    shape = samples.tau.shape
    if weights is None:
        levels = [data.noise("tau", name) for name in names]
        if any(level is None for level in levels):
            return None
        return np.broadcast_to(1.0 / np.array(levels, dtype=float), shape)
    given = filled(weights)
    if given.ndim == 2 and given.shape[0] == len(data) != shape[0]:
        given = given[samples.rows]
    try:
        full = np.broadcast_to(given, shape)
    except ValueError:
        raise IdentificationError(
            f"weights: a number, ({shape[1]},) or ({len(data)}, {shape[1]}) is wanted, not {given.shape}"
        ) from None
    if not np.all(np.isfinite(full)) or np.any(full < 0.0):
        raise IdentificationError("weights: they must be finite and not below zero")
    return full


def _result(
    problem: Problem, rows: Blocks, samples: Samples, other: Samples | None, solved: Fit, w: Array, known: bool,
    consistent: bool, limit: float, data: Measurements,
) -> Result:  # fmt: skip
    basis, extras = problem.basis, problem.extras
    known_peak = np.abs(rows.given()).max(axis=1, initial=0.0)
    open_ = [
        *loose(basis, extras, solved, standing_joints(problem.chain.q_names, samples)),
        *weak(basis, extras, solved, np.maximum(np.abs(samples.tau).max(axis=0), known_peak)),
    ]
    if open_:
        few = ", ".join(item.name for item in open_[:4]) + (" and more" if len(open_) > 4 else "")
        warn(
            IdentificationWarning(
                f"{data.source}: rank {len(solved.independent)} of {problem.wanted}: these data do not determine {few}"
                "; `undetermined` says why, and which experiment would help"
            )
        )
    x, b = solved.x, len(basis.names)
    free = np.isnan(np.diag(solved.covariance))
    fixed = frozenset([*basis.names, *(extra.name for extra in extras)][k] for k in np.flatnonzero(free))
    covariance = np.where(np.isnan(solved.covariance), 0.0, solved.covariance)
    bounds = bounds_of(basis, data.description.bounds if consistent else None, problem.way.nominal)
    theta, active, said = all_parameters(problem, solved, consistent, bounds)
    if consistent:
        x = np.concatenate([basis.B @ theta.theta, theta.extras])
    spread = problem.way.slope @ covariance[:b, :b] @ problem.way.slope.T
    errors = np.sqrt(np.diag(covariance))[b:]
    fixed |= {basis.columns[c].name for c in basis.fixed}
    leaders = frozenset(p.name for p, is_free in zip(basis.leaders, free[:b], strict=True) if is_free)
    chain, more = chain_with(basis, problem.way, theta.theta, spread, extras, theta.extras, errors, fixed | leaders)
    _warn_of_bias(problem, samples, solved, x, data)
    keep = solved.independent
    names = [*basis.names, *(extra.name for extra in extras)]
    units = [*basis.units, *(extra.unit for extra in extras)]
    final = solved.covariance[np.ix_(keep, keep)].copy()
    if consistent:
        at_bound = [k for k, p in enumerate(keep) if _leader_name(basis, extras, int(p)) in active]
        final[at_bound, :] = final[:, at_bound] = np.nan
    residuals, chi2 = solved.residuals, solved.chi2
    if consistent:  # of the estimates that are returned
        residuals = remainders(rows, samples, held(basis, problem.chain.q_names), x)
        chi2 = float(np.sum(np.where(samples.clear, w * residuals, 0.0) ** 2))
    verdicts: tuple[Verdict, ...] = ()
    foretold: Array | None = None
    if other is not None:
        ahead = problem.rows(other)
        foretold = ahead.forces(x).T
        verdicts = force_verdicts(problem.chain, other, foretold, _holding(problem, ahead, x), limit)
    sums = [(float(np.sqrt(np.mean(residuals[:, i] ** 2))), float(np.abs(samples.tau[:, i]).max()))
            for i in range(residuals.shape[1])]  # fmt: skip
    table = [
        [name, f"{peak:.4g}", f"{rms:.3g}", f"{1.0 / w[0, i]:.3g}" if w[0, i] else ""]
        for i, (name, (rms, peak)) in enumerate(zip(problem.chain.q_names, sums, strict=True))
    ]
    predicted = samples.tau - residuals
    timed = "t" in data.columns or data.description.sample_time is not None
    return Result(
        kind="inertial",
        names=tuple(names[k] for k in keep),
        values=x[keep],
        units=tuple(units[k] for k in keep),
        covariance=final,
        condition=solved.condition,
        residuals=residuals,
        chi2=chi2,
        degrees_of_freedom=solved.equations - len(keep),
        open=(*open_, *_held_only(problem, samples, rows, x), *groups(basis)),
        chain=chain,
        predictor=lambda q, qd, qdd: problem.predict(x, q, qd, qdd),
        noise_known=known,
        remarks=(
            *samples.remarks,
            *problem.unknowns.remarks,
            *doubts_of_forces(problem, samples, residuals, timed),
            *said,
            *more,
        ),
        verdicts=verdicts,
        tables={"Forces by joint": (["joint", "peak", "rms residual", "noise assumed"], table)},
        figures=force_figures(problem.chain, samples, predicted, other, foretold),
    )


def _warn_of_bias(problem: Problem, samples: Samples, solved: Fit, x: Array, data: Measurements) -> None:
    """Warn of inertias whose predicted error, by noise of the coordinates and by the filter, is above two standard
    errors; the joint that moves a link stands for those before it."""
    if samples.bias is None:
        return
    chain, names, found = problem.chain, problem.chain.q_names, []
    for k in solved.independent[solved.independent < len(problem.basis.leaders)]:
        leader = problem.basis.leaders[k]
        mover = moving_joint(chain, leader.joint)
        if mover not in names or leader.kind not in ("link", "rotor"):
            continue
        if leader.kind == "link" and LENGTHS[leader.which] < 2 and chain.joint(mover).type != "prismatic":
            continue  # gravity shows it as well
        error = float(np.max(samples.bias[:, names.index(mover)]) * abs(x[k]))
        if error > 2.0 * np.sqrt(solved.covariance[k, k]):
            found.append(f"{problem.basis.names[k]} by {error:.2g} {problem.basis.units[k]}")
    if found:
        more = f" and {len(found) - 4} more" if len(found) > 4 else ""
        warn(
            IdentificationWarning(
                f"{data.source}: noise of the coordinates, or their filter, is expected to falsify "
                f"{', '.join(found[:4])}{more}, which standard errors do not show; give the controller's law as "
                "`tau`, whose simulated motion is an instrument, measure rates, or with a finer encoder, or along "
                "motions of larger accelerations"
            )
        )


def _leader_name(basis: Basis, extras: tuple[Extra, ...], position: int) -> str:
    return basis.leaders[position].name if position < len(basis.leaders) else extras[position - len(basis.leaders)].name


def _holding(problem: Problem, rows: Blocks, x: Array) -> Array:
    """(s, n): static levels of the estimate; infinite where the fit has none."""
    holding = held(problem.basis, problem.chain.q_names)
    return np.where(holding.free, np.inf, holding.limit(x, rows).T)


def _held_only(problem: Problem, samples: Samples, rows: Blocks, x: Array) -> list[Undetermined]:
    """Static levels that are no parameters of the fit, with the largest force that was held."""
    found = []
    free = held(problem.basis, problem.chain.q_names).free
    rests = (samples.mode == 0.0) & free
    forces = rows.forces(x).T if rests.any() else samples.tau
    for i, name in enumerate(problem.chain.q_names):
        if rests[:, i].any():
            most = float(np.abs(samples.tau[:, i] - forces[:, i])[rests[:, i]].max())
            reason = f"forces held at rest only bound it from below: {most:.4g} was held"
            test = f"Raise the force of {name} slowly until it breaks away"
            found.append(Undetermined(f"{name}_static", reason, test))
    return found
