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

from symgen.arrays import Array
from symgen.describe.chain import Chain
from symgen.errors import ChainError, IdentificationError
from symgen.identify.result import Result, Undetermined
from symgen.identify.solve import Solution
from symgen.identify.vibration.advice import doubtful_units, left_open
from symgen.identify.vibration.chain_terms import ChainTerms
from symgen.identify.vibration.ends import read_end
from symgen.identify.vibration.figures import response_figure, shape_figure
from symgen.identify.vibration.files import read_vibration
from symgen.identify.vibration.from_modes import frequency_residuals, from_modes, number_of_equations
from symgen.identify.vibration.from_responses import POOR, from_responses
from symgen.identify.vibration.modal_data import ModalData
from symgen.identify.vibration.modal_equations import EQUATIONS
from symgen.identify.vibration.modal_fit import ModalFit, modal_parameters
from symgen.identify.vibration.outcome import few_modes, tables, verdicts
from symgen.identify.vibration.responses import Responses, require_passive
from symgen.identify.vibration.verification import (
    FrequencyCheck,
    compare_frequencies,
    compare_responses,
    matching_modes,
)
from symgen.identify.write_back import Identified, with_values
from symgen.pipeline.load import as_mechanism

__all__ = ["ModalResult", "modal"]


Measured = Responses | ModalData | str | Path


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
    chain = as_mechanism(chain).authored
    if equations not in EQUATIONS:
        raise IdentificationError(f"equations: {equations!r:.40} is none of {', '.join(EQUATIONS)}")
    given, others = _read(data, description), _read(validation, None)
    if not given:
        raise IdentificationError("data: no measurements")
    cut = [item.band(*band) if band is not None and isinstance(item, Responses) else item for item in given]
    terms = ChainTerms(chain, parameters, _points(chain, [*cut, *others]), locked)
    measured = [item for item in cut if isinstance(item, Responses)]
    for item in measured:
        require_passive(item)
    count = len(terms.coordinates)
    fits = tuple(modal_parameters(item, min(count, len(item.hertz) // 4)) for item in measured)
    seen = (*(item for item in cut if isinstance(item, ModalData)), *(fit.modes() for fit in fits))
    matched = [matching_modes(terms, item) for item in seen]
    modes = tuple(item for item, _ in matched)
    beyond = tuple(
        f"{item.source}: the modes at {', '.join(f'{f:.5g}' for f in left)} Hz are more than the chain's {count}, and "
        "are left out: the chain lacks a motion, or the `quantity` is another."
        for item, left in matched
        if left
    )
    scale_held: tuple[Undetermined, ...] = ()
    if measured:
        found = from_responses(terms, fits, modes, equations)
        solution, residuals, freedom, misfit = found.solution, found.residuals, found.freedom, found.misfit
        level = found.level
    else:
        solution, scale_held = from_modes(terms, modes, equations)
        residuals = frequency_residuals(terms, modes, solution)
        freedom = max(1, sum(number_of_equations(item, count) for item in modes) - len(solution.names))
        level, misfit = solution.chi2 / freedom, 1.0
    solution = replace(solution, covariance=solution.covariance * level)
    values = terms.defaults | dict(zip(solution.names, solution.values.tolist(), strict=True))
    return _result(terms, solution, values, freedom, residuals, cut, fits, modes, others, scale_held, misfit, beyond)


def _read(data: Any, description: Any) -> list[Responses | ModalData]:
    items = [data] if isinstance(data, Responses | ModalData | str | Path) else list(data)
    return [read_vibration(item, description) if isinstance(item, str | Path) else item for item in items]


def _points(chain: Chain, data: Sequence[Responses | ModalData]) -> list[str]:
    texts = [t for item in data for t in (*item.outputs, *(item.inputs if isinstance(item, Responses) else ()))]
    named = [read_end(text, chain).point for text in texts]
    return [point for point in (*named, *(p for item in data for p in item.added)) if point]


def _result(
    terms: ChainTerms,
    solution: Solution,
    values: Mapping[str, float],
    freedom: int,
    residuals: Array,
    data: Sequence[Responses | ModalData],
    fits: tuple[ModalFit, ...],
    modes: tuple[ModalData, ...],
    others: Sequence[Responses | ModalData],
    scale_held: tuple[Undetermined, ...],
    misfit: float,
    beyond: tuple[str, ...],
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
    remarks = [text for item in data if isinstance(item, ModalData) for text in item.remarks]
    try:
        identified = with_values(terms.written, found)
    except ChainError as error:
        identified = terms.written
        remarks.append(
            f"The estimates make no valid chain ({error.problems[0].message}), so the chain keeps its values: the data "
            "do not determine them well enough, or the chain lacks a motion that was measured."
        )
    remarks += [text for fit in fits for text in (*fit.data.remarks, *fit.modes().remarks)]
    remarks += beyond
    remarks += few_modes(terms, values, fits)
    first = compare_frequencies(terms, {}, modes[0])
    remarks += doubtful_units(estimates, terms.defaults, list(first.measured), list(first.predicted))
    if misfit > POOR:
        times = f"{np.sqrt(misfit):.3g} times their noise"
        remarks.append(
            f"The identified chain misses the responses by {times}: it lacks a motion, or a parameter that is not "
            "sought, or the iteration ended in a local minimum. Standard errors are too small."
        )
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
        chi2=solution.chi2,
        degrees_of_freedom=freedom,
        open=(*scale_held, *left_open(solution, terms, at)),
        chain=identified,
        remarks=tuple(remarks),
        verdicts=verdicts(terms, values, others),
        tables=tables(modes, checks, fits),
        figures=(
            *(shape_figure(terms, values, item) for item in modes),
            *(response_figure(item, compare_responses(terms, values, item)) for item in measured),
        ),
        fits=fits,
        measured=modes,
        checks=checks,
        terms=terms,
    )
