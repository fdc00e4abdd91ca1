"""Friction of single joints from constant-velocity and breakaway tests (Dupont 1993, section 6)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
from scipy.linalg import block_diag

from symgen.arrays import Array
from symgen.describe.chain import Chain
from symgen.errors import IdentificationError
from symgen.identify.data import Data, Measurements, read_measurements
from symgen.identify.friction_tests.asymmetry import asymmetries
from symgen.identify.friction_tests.breakaway import RESTING, Release, breakaway_points
from symgen.identify.friction_tests.constant_velocity import STEADY, constant_velocity_points
from symgen.identify.friction_tests.estimates import Estimates, estimates_of, key_of
from symgen.identify.friction_tests.figures import friction_figures
from symgen.identify.friction_tests.fit import Fit
from symgen.identify.friction_tests.lines import Line, at_one_rate, fit_lines
from symgen.identify.friction_tests.points import BREAKAWAY, CONSTANT_VELOCITY, Points, check_signs
from symgen.identify.friction_tests.result import (
    FrictionResult,
    bias_sentences,
    fit_sentences,
    friction_tables,
    line_sentences,
)
from symgen.identify.friction_tests.terms import Wanted, fit_joint, known_terms, left_out_terms
from symgen.identify.friction_tests.tested import both_noises, check_noise, moving_along, refuse_other_laws, tested
from symgen.identify.friction_tests.write_back import identified_chain
from symgen.identify.result import Undetermined, Verdict
from symgen.identify.samples import require_memory
from symgen.identify.steady import as_levels, with_bristles
from symgen.identify.write_back import Identified
from symgen.pipeline import build_model
from symgen.pipeline.load import as_mechanism

__all__ = ["friction"]

LIMIT = 0.05
"""Largest rms error of a prediction that passes a validation, as a share of the peak torque."""


def friction(
    chain: Chain | Any,
    data: Data | None = None,
    *,
    breakaway: Data | None = None,
    joints: str | Sequence[str] | None = None,
    terms: Sequence[str] | None = None,
    side: str | None = None,
    robust: bool | None = None,
    errors_in_variables: bool = False,
    description: Any = None,
    breakaway_description: Any = None,
    validation: Data | None = None,
    limit: float = LIMIT,
    steady: float = STEADY,
    resting: int = RESTING,
) -> FrictionResult:
    """Friction of joints from constant-velocity tests, breakaway tests, or both.

    The load across a joint is `load_<joint>` where that column is given, else that of the chain's frictionless model
    at `q_<joint>` of all joints. Both kinds of tests are time series with `t`, or tables of one row per test without.

    Args:
        chain: a chain, or the path of its file.
        data: constant-velocity tests: `tau_<joint>`, and `qd_<joint>` or `direction_<joint>`.
        breakaway: breakaway tests: `tau_<joint>`, and `t` with `q_<joint>` and the encoder's resolution, or
            `direction_<joint>`.
        joints: that were tested; None takes those with a column of torque that moved.
        terms: of the law, among coulomb, loss, viscous, stribeck, preload, coefficient, offset; None takes coulomb,
            offset, viscous where rates vary, loss where there is a drive, and the others where the chain has them.
        side: `"joint"` or `"motor"`, where the levels are; None takes the motor of a drive whose joint has no friction.
        robust: Huber's loss; None takes it for Stribeck's curve and preloads.
        errors_in_variables: by orthogonal distances; needs the noise of `load_<joint>` and `tau_<joint>`.
        description, breakaway_description: see `read_measurements`.
        validation: constant-velocity tests that were not used for the fit.
        limit: largest rms error of their torque that passes, as a share of its peak.
        steady: see `constant_velocity_points`.
        resting: rows within one resolution that make a rest.

    Returns:
        estimates `<joint>_<key>`, `key` as in the chain, `motor_<key>` of a motor's levels, `k1` and `k2` for
        k1 and k2, `static_...` of breakaway, `offset` of the motor's torque; lines, asymmetries and a chain.

    Raises:
        IdentificationError: measurements that cannot be used; the message names rows, parameters and a remedy.

    Example:
        >>> import numpy as np
        >>> load = np.tile([100.0, 200.0, 300.0, 400.0], 2)
        >>> way = np.repeat([1.0, -1.0], 4)
        >>> tests = {"load_screw": load, "direction_screw": way, "tau_screw": load + way * (0.4 * load + 30.0)}
        >>> found = friction("examples/dupont_screw.yaml", tests)
        >>> [(line.direction, round(line.k, 6), round(line.c, 6)) for line in found.lines]
        [(1, 0.4, 30.0), (-1, 0.4, 30.0)]
    """
    mechanism = as_mechanism(chain)
    chain = as_levels(mechanism.chain)
    if data is None and breakaway is None:
        raise IdentificationError(
            "friction: measurements of constant-velocity tests, breakaway tests or both are wanted"
        )
    wanted = Wanted(known_terms(terms), side, robust, errors_in_variables)
    points, remarks, counts = list[Points](), list[str](), dict[str, int]()
    released: dict[str, tuple[Release, ...]] = {}
    if data is not None:
        measured = read_measurements(data, description)
        for joint in _joints(chain, measured, joints):
            some, words = constant_velocity_points(chain, measured, joint, steady)
            points.append(some)
            remarks.extend(words)
        counts[CONSTANT_VELOCITY] = len(measured)
    if breakaway is not None:
        measured = read_measurements(breakaway, breakaway_description)
        for joint in _joints(chain, measured, joints):
            some, moved, words = breakaway_points(chain, measured, joint, resting)
            points.append(some)
            released[joint] = tuple(moved)
            remarks.extend(words)
        counts[BREAKAWAY] = len(measured)
    for some in points:
        remarks.extend(check_signs(some))
        remarks.extend(moving_along(chain, some.joint))
    if errors_in_variables:
        remarks.extend(check_noise(points))
    fits, lines = _fitted(chain, points, wanted, errors_in_variables)
    estimates = [estimates_of(fit) for fit in fits]
    names, prefixes = _names(fits, estimates)
    found_asymmetries = tuple(asymmetries(lines))
    whole, words = identified_chain(as_levels(mechanism.written), _identified(fits, estimates, lines))
    predictor = _predictor(whole)
    whole, kept = with_bristles(whole, mechanism.written)
    for some, fit in zip(points, fits, strict=True):
        own = [line for line in lines if (line.joint, line.kind) == (some.joint, some.kind)]
        remarks += [*line_sentences(own, fit), *bias_sentences(own), *fit_sentences(some, fit)]
        remarks += left_out_terms(chain.joint(some.joint), some, fit, wanted)
    remarks += [item.sentence() for item in found_asymmetries]
    verdicts = (
        () if validation is None else _verdicts(chain, fits, read_measurements(validation), joints, limit, steady)
    )
    return FrictionResult(
        kind="friction",
        names=names,
        values=np.concatenate([e.values for e in estimates]),
        units=tuple(unit for e in estimates for unit in e.units),
        covariance=np.asarray(block_diag(*[e.covariance for e in estimates])).reshape(len(names), len(names)),
        condition=max(fit.condition for fit in fits),
        residuals=_residuals(counts, points, fits),
        chi2=float(np.sum([fit.chi2 for fit in fits])),
        degrees_of_freedom=sum(fit.degrees_of_freedom for fit in fits),
        open=_open(fits, prefixes, lines),
        chain=whole,
        predictor=predictor,
        remarks=tuple(dict.fromkeys([*remarks, *words, *kept])),
        verdicts=verdicts,
        tables=friction_tables(lines, points, released),
        figures=friction_figures(points, fits, lines),
        lines=tuple(lines),
        asymmetries=found_asymmetries,
        releases=released,
        points=tuple(points),
        fits=tuple(fits),
        outliers=_outliers(points, fits),
    )


def _joints(chain: Chain, measured: Measurements, joints: str | Sequence[str] | None) -> list[str]:
    """The joints that were tested; refuses those whose law this identification does not cover."""
    require_memory(chain, measured)
    found = list(tested(chain, measured, joints))
    for joint in found:
        refuse_other_laws(chain, joint)
    return found


def _fitted(
    chain: Chain, points: Sequence[Points], wanted: Wanted, errors_in_variables: bool
) -> tuple[list[Fit], list[Line]]:
    """The law of each set of points, and straight lines through points of one rate; breakaway follows sliding."""
    fits: list[Fit] = []
    lines: list[Line] = []
    for some in points:
        sliding = next((fit for fit in fits if fit.shape.joint.name == some.joint), None)
        both = errors_in_variables and both_noises(some)
        fit = fit_joint(chain, some, wanted, sliding)
        fits.append(fit)
        lines.extend(fit_lines(at_one_rate(some, fit), both, fit.preload))
    return fits, lines


def _outliers(points: Sequence[Points], fits: Sequence[Fit]) -> dict[str, list[int]]:
    """Joint -> rows, from 0, whose residual is beyond four standard deviations."""
    found: dict[str, list[int]] = {}
    for mine, fit in zip(points, fits, strict=True):
        found.setdefault(mine.joint, []).extend(mine.rows[fit.outliers].tolist())
    return found


def _names(fits: Sequence[Fit], estimates: Sequence[Estimates]) -> tuple[tuple[str, ...], list[str]]:
    """Names of all estimates; a static level by a curve stands aside where breakaway has one."""
    names: list[str] = []
    prefixes = []
    for fit, found in zip(fits, estimates, strict=True):
        joint = fit.shape.joint.name
        prefixes.append(joint)
        for key in found.keys:
            rival = any(
                other is not fit and other.shape.kind == BREAKAWAY and other.shape.joint.name == joint and key in e.keys
                for other, e in zip(fits, estimates, strict=True)
            )
            names.append(
                f"{joint}_{key}_of_curve" if rival and fit.shape.kind == CONSTANT_VELOCITY else f"{joint}_{key}"
            )
    return tuple(names), prefixes


def _identified(fits: Sequence[Fit], estimates: Sequence[Estimates], lines: Sequence[Line]) -> dict[str, Identified]:
    """Values at their places; of two for one place the later, which is that of breakaway."""
    found = {}
    for fit, some in zip(fits, estimates, strict=True):
        errors = np.sqrt(np.diag(some.covariance))
        for place, value, error, unit in zip(some.places, some.values, errors, some.units, strict=True):
            if place:
                sigma = float(error) if np.isfinite(error) else None
                found[place] = Identified(float(value), sigma, unit or None, f"{fit.shape.kind} tests")
    return found


def _open(fits: Sequence[Fit], prefixes: Sequence[str], lines: Sequence[Line]) -> tuple[Undetermined, ...]:
    """Parameters that were asked for and are not determined."""
    found = []
    for fit, joint in zip(fits, prefixes, strict=True):
        for gap in fit.gaps:
            others = ", ".join(f"{joint}_{key_of(fit, name)}" for name in gap.others)
            found.append(Undetermined(f"{joint}_{key_of(fit, gap.name)}", gap.reason(others), gap.experiment))
    return tuple(found)


def _residuals(counts: dict[str, int], points: Sequence[Points], fits: Sequence[Fit]) -> Array:
    """(s, j): measured minus predicted torque of each joint, NaN in rows not used; breakaway below the others."""
    joints = list(dict.fromkeys(some.joint for some in points))
    found = {kind: np.full((count, len(joints)), np.nan) for kind, count in counts.items()}
    for some, fit in zip(points, fits, strict=True):
        found[some.kind][some.rows, joints.index(some.joint)] = fit.residuals
    return np.concatenate(list(found.values()))


def _predictor(chain: Chain) -> Callable[[Array, Array, Array], Array]:
    """Forces of the identified chain, which is built when it is asked."""
    built: list[Any] = []

    def predict(q: Array, qd: Array, qdd: Array) -> Array:
        if not built:
            built.append(build_model(chain, "numpy", functions=("friction_inverse_dynamics",)))
        return np.asarray(built[0].friction_inverse_dynamics(q, qd, qdd)[0])

    return predict


def _verdicts(
    chain: Chain, fits: Sequence[Fit], data: Measurements, joints: str | Sequence[str] | None, limit: float,
    steady: float,
) -> tuple[Verdict, ...]:  # fmt: skip
    """Predicted against measured torque of constant-velocity tests that were not used."""
    if not 0.0 < limit < np.inf:
        raise IdentificationError(f"limit: a positive share of the peak torque is wanted, not {limit!r:.40}")
    known = {fit.shape.joint.name: fit for fit in fits if fit.shape.kind == CONSTANT_VELOCITY}
    found = []
    for joint in tested(chain, data, joints):
        if joint not in known:
            raise IdentificationError(f"{data.source}: {joint} was not fitted to constant-velocity tests")
        points, _ = constant_velocity_points(chain, data, joint, steady)
        errors = points.torque - known[joint].shape.torque(known[joint].values, points)
        unit = "N" if chain.moving[chain.q_names.index(joint)].type == "prismatic" else "N m"
        found.append(
            Verdict(
                joint, float(np.sqrt(np.mean(errors**2))), float(np.max(np.abs(errors))),
                float(np.max(np.abs(points.torque))), limit, unit,
            )
        )  # fmt: skip
    return tuple(found)
