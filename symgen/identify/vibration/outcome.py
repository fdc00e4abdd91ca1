"""Verdicts on data that were not fitted, and the tables of the report on a modal identification (Behi 1985, 5.3)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from scipy.linalg import eigh

from symgen.identify.result import Verdict
from symgen.identify.vibration.chain_terms import ChainTerms
from symgen.identify.vibration.modal_data import ModalData
from symgen.identify.vibration.modal_fit import ModalFit
from symgen.identify.vibration.responses import Responses
from symgen.identify.vibration.verification import FrequencyCheck, compare_frequencies, compare_responses

__all__ = ["few_modes", "tables", "verdicts"]

FREQUENCY_LIMIT = 0.02
"""Largest relative error of predicted frequencies, root mean square, that passes a validation."""

RESPONSE_LIMIT = 0.05
"""Root mean square error of a predicted response over its peak that passes a validation."""


def verdicts(
    terms: ChainTerms, values: Mapping[str, float], others: Sequence[Responses | ModalData]
) -> tuple[Verdict, ...]:
    """One verdict per response, and one on the frequencies of a set of modes."""
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


def tables(
    modes: Sequence[ModalData], checks: Sequence[FrequencyCheck], fits: Sequence[ModalFit]
) -> dict[str, tuple[Sequence[str], Sequence[Sequence[str]]]]:
    """Title -> head and rows: frequencies beside the model's, and modal parameters with their errors."""
    found: dict[str, tuple[Sequence[str], Sequence[Sequence[str]]]] = {}
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
        found[_free(f"Frequencies, {item.source}", found)] = (head, rows)
    for fit in fits:
        f, z = fit.standard_errors
        rows = [
            [str(r + 1), f"{fit.frequencies_hz[r]:.7g}", f"{f[r]:.2g}", f"{fit.damping_ratios[r]:.5g}", f"{z[r]:.2g}"]
            for r in range(len(fit))
        ]
        title = _free(f"Modal parameters of the responses, {fit.data.source}", found)
        found[title] = (["mode", "Hz", "standard error", "damping ratio", "standard error"], rows)
    return found


def few_modes(terms: ChainTerms, values: Mapping[str, float], fits: Sequence[ModalFit]) -> list[str]:
    """Remarks on responses that show fewer modes than the chain has."""
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


def _free(title: str, taken: Mapping[str, Any]) -> str:
    number, found = 1, title
    while found in taken:
        number += 1
        found = f"{title} ({number})"
    return found
