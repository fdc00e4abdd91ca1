"""Stiffnesses, dampings and masses of a chain from its vibrations (Behi 1985, chapter V).

responses --modal_parameters--> modes --modal_equations--> start --grey_box--> estimates
measured modes -------------------^                                  |
                                         verification on other data --> report
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from symgen.describe.chain import Chain
from symgen.errors import ChainError, IdentificationError
from symgen.identify.result import Result, Undetermined, Verdict
from symgen.identify.vibration.advice import doubtful_units, left_open, scale_open
from symgen.identify.vibration.chain_terms import ChainTerms
from symgen.identify.vibration.ends import read_end
from symgen.identify.vibration.figures import response_figure, shape_figure
from symgen.identify.vibration.files import read_vibration
from symgen.identify.vibration.grey_box import response_problem
from symgen.identify.vibration.modal_data import ModalData
from symgen.identify.vibration.modal_equations import EQUATIONS, modal_problem
from symgen.identify.vibration.modal_fit import ModalFit, modal_parameters
from symgen.identify.vibration.noise import from_residuals
from symgen.identify.vibration.responses import Responses
from symgen.identify.vibration.solve import Solution, solve
from symgen.identify.vibration.verification import FrequencyCheck, compare_frequencies, compare_responses
from symgen.identify.write_back import Identified, with_values
from symgen.pipeline.load import as_chain

__all__ = ["ModalResult", "modal"]

Array = NDArray[Any]

Measured = Responses | ModalData | str | Path

FREQUENCY_LIMIT = 0.02
"""Largest relative error of predicted frequencies, root mean square, that passes a validation."""

STEP = 0.6
"""Largest relative step of a parameter in an iteration on responses: masses and stiffnesses keep their signs."""

RESPONSE_LIMIT = 0.05
"""Root mean square error of a predicted response over its peak that passes a validation."""


@dataclass(frozen=True, eq=False, repr=False)
class ModalResult(Result):
    """Stiffnesses, dampings and masses of a chain.

    Attributes:
        fits: modal parameters of every measured set of responses.
        measured: all modes that took part, those of `fits` among them.
        checks: the identified model's modes beside each of `measured`.
        terms: the chain with the sought parameters, for `verification`.
    """

    fits: tuple[ModalFit, ...] = ()
    measured: tuple[ModalData, ...] = ()
    checks: tuple[FrequencyCheck, ...] = ()
    terms: ChainTerms | None = None


def modal(
    chain: Chain | str | Path,
    data: Measured | Sequence[Measured],
    *,
    parameters: Sequence[str] | None = None,
    locked: Sequence[str] = (),
    band: tuple[float, float] | None = None,
    equations: str = "modal",
    validation: Measured | Sequence[Measured] = (),
    description: Any = None,
) -> ModalResult:
    """Identify a chain's parameters from measured modes or frequency responses, of any number of configurations.

    Measured modes give linear equations, solved by least squares. Responses are first turned into modes, which give a
    start; then the chain's own responses are fitted to them.

    Args:
        chain: whose values are the first guess, and those of the parameters that the data leave open.
        data: responses, modes, or their files.
        parameters: names of the sought ones, those first that are kept when two cannot be told apart; None takes all
            on which mass, damping or stiffness depend, but no lengths.
        locked: joints that do not move, such as by their brakes.
        band: lowest and highest frequency that are used of responses, Hz.
        equations: of measured modes, see `modal_equations`.
        validation: further measurements that are predicted, not fitted.
        description: of a file of data, in the place of the YAML beside it.

    Raises:
        IdentificationError: data that are too short, not finite or of unknown form, names that the chain lacks,
            outputs that do not show the motion of the free coordinates.

    Example:
        >>> import symgen
        >>> from symgen.identify import modal_data
        >>> measured = modal_data([0.6826], [[1.0]], ["swing"], mass=[1.0 / 3.0])
        >>> pendulum = symgen.load_chain("examples/pendulum.yaml")
        >>> found = symgen.identify.modal(pendulum, measured, parameters=["m"])
        >>> sorted(found.estimates)
        ['m']
    """
    chain = as_chain(chain)
    if equations not in EQUATIONS:
        raise IdentificationError(f"equations: {equations!r:.40} is none of {', '.join(EQUATIONS)}")
    given, others = _read(data, description), _read(validation, None)
    if not given:
        raise IdentificationError("data: no measurements")
    cut = [item.band(*band) if band is not None and isinstance(item, Responses) else item for item in given]
    terms = ChainTerms(chain, parameters, _points(chain, [*cut, *others]), locked)
    measured = [item for item in cut if isinstance(item, Responses)]
    count = len(terms.coordinates)
    fits = tuple(modal_parameters(item, min(count, len(item.hertz) // 4)) for item in measured)
    modes = (*(item for item in cut if isinstance(item, ModalData)), *(fit.modes() for fit in fits))
    if measured:
        solution, chi2, residuals, freedom, scaled = _from_responses(terms, measured, fits, modes, equations)
        scale_held: tuple[Undetermined, ...] = ()
    else:
        solution, scale_held = _from_modes(terms, modes, equations)
        residuals = _modal_misfit(terms, modes, solution)
        freedom = max(1, sum(_equations(item, count) for item in modes) - len(solution.names))
        chi2, scaled = solution.chi2, True
    level = chi2 / freedom if scaled else 1.0
    solution = _scaled(solution, level)
    values = terms.defaults | dict(zip(solution.names, solution.values.tolist(), strict=True))
    return _result(terms, solution, values, chi2, freedom, residuals, cut, fits, modes, others, scale_held)


def _read(data: Any, description: Any) -> list[Responses | ModalData]:
    items = [data] if isinstance(data, Responses | ModalData | str | Path) else list(data)
    return [read_vibration(item, description) if isinstance(item, str | Path) else item for item in items]


def _points(chain: Chain, data: Sequence[Responses | ModalData]) -> list[str]:
    texts = [t for item in data for t in (*item.outputs, *(item.inputs if isinstance(item, Responses) else ()))]
    named = [read_end(text, chain).point for text in texts]
    return [point for point in (*named, *(p for item in data for p in item.added)) if point]


def _from_responses(
    terms: ChainTerms,
    measured: Sequence[Responses],
    fits: Sequence[ModalFit],
    modes: Sequence[ModalData],
    equations: str,
) -> tuple[Solution, float, Array, int, bool]:
    defaults = np.array([terms.defaults[name] for name in terms.parameters])
    problem = response_problem(terms, measured, [fit.sigma for fit in fits])
    start = _better(problem, defaults, _start(terms, modes, equations))
    solution = solve(problem, terms.parameters, start, largest=STEP)
    own = [item.sigma is None for item in measured]
    if any(own):  # the fit's residuals tell more of the noise, and of the model's own error, than neighbouring lines
        values = dict(zip(solution.names, solution.values, strict=True))
        sigma = []
        for item, fit in zip(measured, fits, strict=True):
            now = compare_responses(terms, values, item)
            sigma.append(from_residuals(item.H - now, now) if item.sigma is None else fit.sigma)
        start = np.array([values.get(name, terms.defaults[name]) for name in terms.parameters])
        solution = solve(response_problem(terms, measured, sigma), terms.parameters, start, largest=STEP)
    values = dict(zip(solution.names, solution.values, strict=True))
    left = [(item.H - compare_responses(terms, values, item)).reshape(-1, 1) for item in measured]
    residuals = np.concatenate([np.concatenate([part.real, part.imag], axis=1) for part in left])
    freedom = max(1, residuals.size - len(solution.names))
    return solution, solution.chi2, residuals, freedom, all(own)


def _start(terms: ChainTerms, modes: Sequence[ModalData], equations: str) -> Array | None:
    """Values from the modes alone; None where they do not give any."""
    defaults = np.array([terms.defaults[name] for name in terms.parameters])
    try:
        solution, _ = _from_modes(terms, modes, equations)
    except IdentificationError:
        return None
    found = dict(zip(solution.names, solution.values, strict=True))
    return np.array([found.get(name, value) for name, value in zip(terms.parameters, defaults, strict=True)])


def _better(problem: Any, first: Array, second: Array | None) -> Array:
    """The start of the smaller sum of squares."""
    if second is None or np.any(np.sign(second) != np.sign(first)):
        return first
    sums = [float(np.sum(np.square(problem(values)[:, -1]))) for values in (first, second)]
    return second if sums[1] < sums[0] or not np.isfinite(sums[0]) else first


def _from_modes(
    terms: ChainTerms, modes: Sequence[ModalData], equations: str
) -> tuple[Solution, tuple[Undetermined, ...]]:
    problem = modal_problem(terms, modes, equations)
    start = np.array([terms.defaults[name] for name in terms.parameters])
    T = problem(start)
    # equations without modal masses are homogeneous in masses and stiffnesses: J p = r
    rest = np.linalg.norm(T[:, -1] - T[:, :-1] @ start)
    size = np.linalg.norm(T[:, :-1] * start)
    if not all(np.isnan(item.mass).all() for item in modes) or rest > 1e-9 * size:
        return solve(problem, terms.parameters, start), ()
    masses = [k for k, name in enumerate(terms.parameters) if np.any(terms.at({}, modes[0].q, (), {}).dM[k])]
    k = masses[0] if masses else 0
    others = [j for j in range(len(start)) if j != k]
    if not others:
        raise IdentificationError("modes without modal masses determine ratios alone, and one parameter is sought")

    def part(values: Array) -> Array:
        whole = start.copy()
        whole[others] = values
        return np.asarray(problem(whole)[:, [*others, len(start)]])

    solution = solve(part, [terms.parameters[j] for j in others], start[others])
    return solution, (scale_open(terms.parameters[k], float(start[k])),)


def _equations(item: ModalData, count: int) -> int:
    r = int(np.isfinite(item.mass).sum())
    return r * (r + 1) + int((item.ratios > 0.0).sum()) + (len(item) - r) * count


def _modal_misfit(terms: ChainTerms, modes: Sequence[ModalData], solution: Solution) -> Array:
    """(r, 1) measured less predicted frequencies of all configurations, Hz."""
    values = dict(zip(solution.names, solution.values, strict=True))
    checks = [compare_frequencies(terms, values, item) for item in modes]
    return np.concatenate([check.measured - check.predicted for check in checks])[:, None]


def _scaled(solution: Solution, level: float) -> Solution:
    return replace(solution, covariance=solution.covariance * level)


def _result(
    terms: ChainTerms,
    solution: Solution,
    values: Mapping[str, float],
    chi2: float,
    freedom: int,
    residuals: Array,
    data: Sequence[Responses | ModalData],
    fits: tuple[ModalFit, ...],
    modes: tuple[ModalData, ...],
    others: Sequence[Responses | ModalData],
    scale_held: tuple[Undetermined, ...],
) -> ModalResult:
    units = {parameter.name: parameter.unit or "" for parameter in terms.chain.parameters}
    at = terms.at(values, modes[0].q, (), {})
    checks = tuple(compare_frequencies(terms, values, item) for item in modes)
    sigma = np.sqrt(np.diag(solution.covariance))
    found = {
        f"parameters.{name}": Identified(float(value), float(s), None, "from modes")
        for name, value, s in zip(solution.names, solution.values, sigma, strict=True)
    }
    estimates = {name: values[name] for name in solution.names}
    remarks = [text for item in data for text in item.remarks]
    try:
        identified = with_values(terms.chain, found)
    except ChainError as error:
        identified = terms.chain.as_written
        remarks.append(
            f"The estimates make no valid chain ({error.problems[0].message}), so the chain keeps its values: the data "
            "do not determine them well enough, or the chain lacks a motion that was measured."
        )
    remarks += [text for fit in fits for text in fit.modes().remarks]
    remarks += _few_modes(terms, values, fits)
    first = compare_frequencies(terms, {}, modes[0])
    remarks += doubtful_units(estimates, terms.defaults, list(first.measured), list(first.predicted))
    if not solution.settled:
        remarks.append("The iteration ended without a minimum: start nearer, or seek fewer parameters.")
    measured = [item for item in data if isinstance(item, Responses)]
    return ModalResult(
        kind="modal",
        names=solution.names,
        values=solution.values,
        units=tuple(units[name] for name in solution.names),
        covariance=solution.covariance,
        condition=solution.condition,
        residuals=residuals,
        chi2=chi2,
        degrees_of_freedom=freedom,
        open=(*scale_held, *left_open(solution, terms, at)),
        chain=identified,
        remarks=tuple(remarks),
        verdicts=_verdicts(terms, values, others),
        tables=_tables(modes, checks, fits),
        figures=(
            *(shape_figure(terms, values, item) for item in modes),
            *(response_figure(item, compare_responses(terms, values, item)) for item in measured),
        ),
        fits=fits,
        measured=modes,
        checks=checks,
        terms=terms,
    )


def _few_modes(terms: ChainTerms, values: Mapping[str, float], fits: Sequence[ModalFit]) -> list[str]:
    from scipy.linalg import eigh

    remarks = []
    for fit in fits:
        if len(fit) >= len(terms.coordinates):
            continue
        at = terms.at(values, fit.data.q, (), fit.data.added)
        f = np.sqrt(np.maximum(eigh(at.K, at.M, eigvals_only=True), 0.0)) / (2.0 * np.pi)
        far = [x for x in f if not fit.data.hertz[0] <= x <= fit.data.hertz[-1]]
        words = f"{fit.data.source}: {len(fit)} modes stand out of {len(f)} that the chain has"
        if far:
            words += f"; it has some outside the band, at {', '.join(f'{x:.4g}' for x in far[:4])} Hz"
        remarks.append(words + "; responses at further points, or a wider band, show more.")
    return remarks


def _verdicts(
    terms: ChainTerms, values: Mapping[str, float], others: Sequence[Responses | ModalData]
) -> tuple[Verdict, ...]:
    found = []
    for item in others:
        if isinstance(item, ModalData):
            check = compare_frequencies(terms, values, item)
            wrong = check.predicted - check.measured
            share = float(np.sqrt(np.mean(np.square(check.errors))))
            peak = float(np.max(item.hertz))
            found.append(
                Verdict(
                    f"{item.source}: frequencies",
                    share * peak,
                    float(np.max(np.abs(wrong))),
                    peak,
                    FREQUENCY_LIMIT,
                    "Hz",
                )
            )
            continue
        left = np.abs(item.H - compare_responses(terms, values, item))
        for k, name in enumerate(item.names):
            rms = float(np.sqrt(np.mean(np.square(left[:, k]))))
            largest, peak = float(np.max(left[:, k])), float(np.max(np.abs(item.H[:, k])))
            found.append(Verdict(f"{item.source}: {name}", rms, largest, peak, RESPONSE_LIMIT))
    return tuple(found)


def _tables(
    modes: Sequence[ModalData], checks: Sequence[FrequencyCheck], fits: Sequence[ModalFit]
) -> dict[str, tuple[Sequence[str], Sequence[Sequence[str]]]]:
    tables: dict[str, tuple[Sequence[str], Sequence[Sequence[str]]]] = {}
    head = ["mode", "measured Hz", "predicted Hz", "error", "measured damping", "predicted damping", "MAC"]
    for item, check in zip(modes, checks, strict=True):
        rows = [
            [
                str(r + 1),
                f"{check.measured[r]:.6g}",
                f"{check.predicted[r]:.6g}",
                f"{100.0 * check.errors[r]:+.3g} %",
                f"{check.measured_ratios[r]:.4g}",
                f"{check.predicted_ratios[r]:.4g}",
                f"{check.mac[r]:.4f}",
            ]
            for r in range(len(item))
        ]
        tables[_free(f"Frequencies, {item.source}", tables)] = (head, rows)
    for fit in fits:
        f, z = fit.standard_errors
        rows = [
            [str(r + 1), f"{fit.frequencies_hz[r]:.7g}", f"{f[r]:.2g}", f"{fit.damping_ratios[r]:.5g}", f"{z[r]:.2g}"]
            for r in range(len(fit))
        ]
        title = _free(f"Modal parameters of the responses, {fit.data.source}", tables)
        tables[title] = (["mode", "Hz", "standard error", "damping ratio", "standard error"], rows)
    return tables


def _free(title: str, taken: Mapping[str, Any]) -> str:
    number, found = 1, title
    while found in taken:
        number += 1
        found = f"{title} ({number})"
    return found
