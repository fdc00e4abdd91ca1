"""Friction of single joints from constant-velocity and breakaway tests (Dupont 1993, section 6)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from scipy.linalg import block_diag

from symgen.describe.chain import Chain, Drive, Friction, Joint
from symgen.describe.couplings import followed
from symgen.describe.friction_numbers import joint_numbers, varying_friction
from symgen.describe.loops import bearing_joints
from symgen.describe.nearest import nearest
from symgen.describe.traits import joint_rubs
from symgen.errors import IdentificationError
from symgen.identify.data import Array, Data, Measurements, read_measurements
from symgen.identify.friction_tests.asymmetry import asymmetries
from symgen.identify.friction_tests.breakaway import RESTING, Release, breakaway_points
from symgen.identify.friction_tests.constant_velocity import STEADY, constant_velocity_points
from symgen.identify.friction_tests.estimates import Estimates, estimates_of, key_of
from symgen.identify.friction_tests.figures import friction_figures
from symgen.identify.friction_tests.fit import Fit, fit_law
from symgen.identify.friction_tests.law import TERMS, shape_of, undirected
from symgen.identify.friction_tests.lines import Line, fit_lines
from symgen.identify.friction_tests.one_rate import at_one_rate
from symgen.identify.friction_tests.points import BREAKAWAY, CONSTANT_VELOCITY, Points
from symgen.identify.friction_tests.result import FrictionResult
from symgen.identify.friction_tests.signs import check_signs
from symgen.identify.friction_tests.tables import friction_tables
from symgen.identify.friction_tests.words import bias_sentences, fit_sentences, line_sentences
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

VARIED = 2.0
"""Largest over smallest rate from which viscous friction can be told from a level."""


@dataclass(frozen=True)
class _Wanted:
    """Choices of the caller."""

    terms: tuple[str, ...] | None
    side: str | None
    robust: bool | None
    errors_in_variables: bool


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
    wanted = _Wanted(_known_terms(terms), side, robust, errors_in_variables)
    points: list[Points] = []
    remarks: list[str] = []
    counts: dict[str, int] = {}
    released: dict[str, tuple[Release, ...]] = {}
    if data is not None:
        measured = read_measurements(data, description)
        require_memory(chain, measured)
        for joint in _tested(chain, measured, joints):
            _refuse_other_laws(chain, joint)
            some, words = constant_velocity_points(chain, measured, joint, steady)
            points.append(some)
            remarks.extend(words)
        counts[CONSTANT_VELOCITY] = len(measured)
    if breakaway is not None:
        measured = read_measurements(breakaway, breakaway_description)
        require_memory(chain, measured)
        for joint in _tested(chain, measured, joints):
            _refuse_other_laws(chain, joint)
            some, moved, words = breakaway_points(chain, measured, joint, resting)
            points.append(some)
            released[joint] = tuple(moved)
            remarks.extend(words)
        counts[BREAKAWAY] = len(measured)
    for some in points:
        remarks.extend(check_signs(some))
        remarks.extend(_moving_along(chain, some.joint))
    if errors_in_variables:
        remarks.extend(_check_noise(points))
    fits: list[Fit] = []
    lines: list[Line] = []
    for some in points:
        sliding = next((fit for fit in fits if fit.shape.joint.name == some.joint), None)
        both = errors_in_variables and _both_noises(some)
        fit = _fit(chain, some, wanted, sliding)
        fits.append(fit)
        lines.extend(fit_lines(at_one_rate(some, fit), both, fit.preload))
    estimates = [estimates_of(fit) for fit in fits]
    names, prefixes = _names(fits, estimates)
    found_asymmetries = tuple(asymmetries(lines))
    whole, words = identified_chain(as_levels(mechanism.written), _identified(fits, estimates, lines))
    predictor = _predictor(whole)
    whole, kept = with_bristles(whole, mechanism.written)
    for some, fit in zip(points, fits, strict=True):
        own = [line for line in lines if (line.joint, line.kind) == (some.joint, some.kind)]
        remarks += [*line_sentences(own, fit), *bias_sentences(own), *fit_sentences(some, fit)]
        remarks += _left_out(chain.joint(some.joint), some, fit, wanted)
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


def _moving_along(chain: Chain, tested: str) -> list[str]:
    """A remark on other joints with friction that move with a tested one: a test shows the sum."""
    moved = followed(chain) if chain.is_coupled else {}
    rubbing = {joint.name for joint in bearing_joints(chain) if joint_rubs(joint)}
    names = [name for name, with_ in moved.items() if tested in with_ and name in rubbing]
    if not names:
        return []
    return [
        f"Tests of {tested} show its friction together with that of {', '.join(names)}, which moves with it, and all "
        f"of it is taken for that of {tested}; `identify.inertial` tells them apart along motions of several of them."
    ]


def _outliers(points: Sequence[Points], fits: Sequence[Fit]) -> dict[str, list[int]]:
    """Joint -> rows, from 0, whose residual is beyond four standard deviations."""
    found: dict[str, list[int]] = {}
    for mine, fit in zip(points, fits, strict=True):
        found.setdefault(mine.joint, []).extend(mine.rows[fit.outliers].tolist())
    return found


def _known_terms(terms: Sequence[str] | None) -> tuple[str, ...] | None:
    if terms is None:
        return None
    given = (terms,) if isinstance(terms, str) else tuple(terms)
    for term in given:
        if term not in TERMS:
            raise IdentificationError(f"terms: {term!r:.40} is none of {', '.join(TERMS)}{nearest(str(term), TERMS)}")
    if not given:
        raise IdentificationError(f"terms: at least one of {', '.join(TERMS)} is wanted")
    return given


def _tested(chain: Chain, data: Measurements, joints: str | Sequence[str] | None) -> list[str]:
    """The joints that were tested."""
    if joints is not None:
        given = [joints] if isinstance(joints, str) else list(joints)
        for name in given:
            if name not in chain.q_names:
                raise IdentificationError(
                    f"joints: {chain.name} has no joint {name!r:.60}{nearest(str(name), chain.q_names)}; there are "
                    f"{', '.join(chain.q_names)}"
                )
        return given
    found = [name for k, name in enumerate(chain.q_names) if _moved(data, name, k)]
    if not found:
        raise IdentificationError(
            f"{data.source}: no joint was tested: none has a column of torque, 'tau_<joint>', and one that moves, "
            f"'qd_<joint>', 'direction_<joint>' or 'q_<joint>' with 't'; the joints are {', '.join(chain.q_names)}"
        )
    return found


def _moved(data: Measurements, name: str, k: int) -> bool:
    """True when a joint has a torque and moves in some row."""
    if f"tau_{name}" not in data.columns and "tau" not in data.columns:
        return False
    kept = ~data.missing
    for kind in ("qd", "direction", "q"):
        values = data.columns.get(f"{kind}_{name}")
        if values is None and kind in data.columns and data.columns[kind].ndim == 2:
            values = data.columns[kind][:, k] if k < data.columns[kind].shape[1] else None
        if values is None or (kind == "q" and "t" not in data.columns):
            continue
        values = values[kept]
        if kind == "q":
            return bool(np.ptp(values) > 3.0 * (data.resolution(name) or 0.0)) if len(values) else False
        return bool(np.any(values != 0.0))
    return False


def _both_noises(points: Points) -> bool:
    return points.load_noise is not None and points.torque_noise is not None


def _check_noise(points: Sequence[Points]) -> list[str]:
    """Errors in variables need both standard deviations; remarks on tests that have only one.

    Raises:
        IdentificationError: no tests have both.
    """
    lacking = [some for some in points if not _both_noises(some)]
    if len(lacking) == len(points):
        some = lacking[0]
        given = (("load", some.load_noise), ("tau", some.torque_noise))
        entries = ", ".join(f"{kind}_{some.joint}: NUMBER" for kind, x in given if x is None)
        raise IdentificationError(
            f"{some.joint}: errors in variables need the standard deviations of the load and of the torque: "
            f"`noise: {{{entries}}}` in the YAML beside the data"
        )
    return [
        f"{some.joint}, {some.kind}: by least squares, for the noise of load and torque is not given."
        for some in lacking
    ]


def _refuse_other_laws(chain: Chain, joint: str) -> None:
    """Refuse friction that no constant level describes.

    Raises:
        IdentificationError: with the joint and what to do.
    """
    item = chain.joint(joint)
    varying = {expression for _, expression in varying_friction(chain)}
    varies = not varying.isdisjoint(expression for _, expression in joint_numbers(item))
    if varies or (item.friction is not None and item.friction.law is not None):
        why = "varies with a coordinate, an input or the time" if varies else "is a law of the rate"
        raise IdentificationError(
            f"friction: that of {joint} {why}, and tests are fitted by constant levels: take identify.inertial, which "
            "estimates the parameters in such expressions, and curves"
        )


def _lossy(drive: Drive) -> bool:
    return any(x is not None for x in (drive.efficiency, drive.loss, drive.friction_angle, drive.preload))


def _left_out(joint: Joint, points: Points, fit: Fit, wanted: _Wanted) -> list[str]:
    """Sentences about terms that were not fitted, or that the data can hardly show."""
    said, free = [], fit.shape.free
    rates = np.abs(points.rate)
    narrow = points.kind == CONSTANT_VELOCITY and np.any(rates) and np.max(rates) < VARIED * np.min(rates)
    if narrow:
        what = (
            "and its errors do not show it"
            if any(undirected(name) == "viscous" for name in free)
            else "so that it is not fitted"
        )
        said.append(
            f"{joint.name}: the rates span a factor of {np.max(rates) / np.min(rates):.3g} only, which hardly tells "
            f"viscous friction from a level, {what}; test at rates that differ twofold and more."
        )
    if joint.drive is not None and not _lossy(joint.drive):
        if any(undirected(name) == "k1" for name in free):
            said.append(
                f"{joint.name}: a loss is fitted, and the chain's drive has none: it may be friction of another load."
            )
        elif wanted.terms is None:
            said.append(f"{joint.name}: the chain's drive has no losses, and none is fitted; `terms` asks for `loss`.")
    return said


def _fit(chain: Chain, points: Points, wanted: _Wanted, sliding: Fit | None) -> Fit:
    """The law of one joint; a release has the preload of the sliding law where that is known."""
    joint = chain.moving[chain.q_names.index(points.joint)]
    terms = wanted.terms
    if terms is None:
        owners = [joint.friction, None if joint.drive is None else joint.drive.motor_friction]
        rates = np.abs(points.rate)
        terms = ("coulomb", *(("offset",) if np.ptp(points.direction) and not _by_direction(owners) else ()))
        if points.kind == CONSTANT_VELOCITY and np.max(rates) > VARIED * np.min(rates):
            terms += ("viscous",)
        if joint.drive is not None and _lossy(joint.drive):
            terms += ("loss",)
            terms += ("preload",) if joint.drive.preload is not None else ()
        terms += ("stribeck",) if any(owner is not None and owner.stribeck is not None for owner in owners) else ()
        terms += ("coefficient",) if joint.friction is not None and joint.friction.coefficient is not None else ()
    if points.kind == BREAKAWAY:
        left = {"viscous", "stribeck"} | ({"preload"} if sliding is not None else set())
        terms = tuple(term for term in terms if term not in left) or ("coulomb",)
    elif not np.any(points.rate):
        terms = tuple(term for term in terms if term not in ("viscous", "stribeck")) or ("coulomb",)
    if "coefficient" in terms and (joint.friction is None or joint.friction.normal is None):
        if wanted.terms is None:
            terms = tuple(term for term in terms if term != "coefficient")
        elif not np.any(points.normal):
            raise IdentificationError(
                f"terms: 'coefficient' needs the load of {joint.name}'s bearing: write `friction: {{coefficient: 0, "
                "normal: radial, radius: ...}` at the joint"
            )
    shape = shape_of(chain, joint.name, points.kind, wanted.side, terms)
    preload = None if sliding is None else sliding.value("preload")
    if preload is not None and points.kind == BREAKAWAY and shape.base.drive is not None:
        shape = replace(shape, base=replace(shape.base, drive=replace(shape.base.drive, preload=preload)))
    return fit_law(shape, points, wanted.robust, wanted.errors_in_variables and _both_noises(points))


def _by_direction(owners: Sequence[Friction | None]) -> bool:
    """True where levels differ by direction, half of whose difference an offset is."""
    levels = [level for owner in owners if owner is not None for level in (owner.coulomb, owner.static)]
    return any(isinstance(level, tuple) for level in levels)


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
    for joint in _tested(chain, data, joints):
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
