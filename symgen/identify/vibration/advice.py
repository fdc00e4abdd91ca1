"""Parameters that measured vibrations leave open, in words, with the experiment that would help; and doubtful units."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np

from symgen.identify.result import Undetermined
from symgen.identify.solve import Dependence, Solution
from symgen.identify.vibration.chain_terms import ChainTerms, Terms

__all__ = ["doubtful_units", "left_open", "scale_open"]

WEAK = 0.5
"""Standard error over estimate above which a value is reported as undetermined."""

FACTORS = {
    9.80665: "accelerations in g instead of m/s^2",
    386.0886: "accelerations in g instead of in/s^2",
    1000.0: "lengths in mm instead of m",
    25.4: "lengths in mm instead of inches",
    39.37008: "lengths in inches instead of m",
    4.448222: "forces in lbf instead of N",
}
"""Factor -> the confusion of units that makes it."""

NEAR = 0.03
"""Relative distance from a factor that raises the doubt."""


def left_open(solution: Solution, chain: ChainTerms, terms: Terms) -> tuple[Undetermined, ...]:
    """The held parameters, and those whose standard error is too large, in the order of the chain."""
    found = {item.name: _held(item, chain, terms) for item in solution.held}
    sigma = np.sqrt(np.diag(solution.covariance))
    for name, value, deviation in zip(solution.names, solution.values, sigma, strict=True):
        if deviation > WEAK * abs(value):
            reason = f"its standard error, {deviation:.3g}, is {deviation / max(abs(value), 1e-300):.2g} of its value"
            found[name] = Undetermined(name, reason, _measure(name, chain, terms))
    return tuple(found[name] for name in chain.parameters if name in found)


def scale_open(name: str, value: float) -> Undetermined:
    """The parameter that is held where only ratios of masses and stiffnesses are determined."""
    return Undetermined(
        name,
        f"frequencies and shapes determine ratios of masses and stiffnesses alone; held at {value:.6g}",
        "Measure the response at the driving point, which gives modal masses, or repeat with a known weight added",
    )


def doubtful_units(
    values: Mapping[str, float], before: Mapping[str, float], measured: Sequence[float], expected: Sequence[float]
) -> tuple[str, ...]:
    """Remarks where estimates, or frequencies, differ from the chain's own by the factor of a confusion of units."""
    remarks = []
    ratios = np.array([values[name] / before[name] for name in values if before[name] != 0.0 and name in before])
    ratios = np.abs(ratios[np.isfinite(ratios) & (ratios != 0.0)])
    if len(ratios) > 1 and np.ptp(np.log(ratios)) < 1.0:
        middle = float(np.exp(np.median(np.log(ratios))))
        for factor, words in FACTORS.items():
            if min(abs(middle / factor - 1.0), abs(middle * factor - 1.0)) < NEAR:
                remarks.append(
                    f"All estimates are about {middle:.4g} times the chain's values: {words}, or the reverse? "
                    "`scale:` in the YAML beside the data converts the responses."
                )
    if len(measured) and len(expected):
        low = float(
            np.exp(np.median(np.log(np.asarray(measured)[: len(expected)] / np.asarray(expected)[: len(measured)])))
        )
        for factor, words in ((2.0 * np.pi, "rad/s"), (60.0, "per minute"), (1000.0, "mHz"), (1e-3, "kHz")):
            if abs(low / factor - 1.0) < NEAR:
                remarks.append(
                    f"Measured frequencies are about {low:.4g} times the chain's: are they in {words} instead of Hz? "
                    "`units: {frequency_hz: ...}` in the YAML beside the data converts them."
                )
    return tuple(remarks)


def _held(item: Dependence, chain: ChainTerms, terms: Terms) -> Undetermined:
    value = chain.defaults[item.name]
    if item.collapsed:
        return Undetermined(
            item.name,
            f"its estimate runs to zero, though the chain's value fits nearly as well; held at {value:.6g}",
            _measure(item.name, chain, terms),
        )
    if not item.others:
        return Undetermined(
            item.name, f"it has no effect on these data; held at {value:.6g}", _measure(item.name, chain, terms)
        )
    return Undetermined(
        item.name,
        f"these data determine only a combination of it with {', '.join(item.others)}; held at {value:.6g}",
        f"Measure {item.name} by itself, or add a configuration, a known weight or an end at which its effect differs "
        f"from that of {item.others[0]}",
    )


def _measure(name: str, chain: ChainTerms, terms: Terms) -> str:
    """The experiment for a parameter without an effect of its own, from the coordinates on which it acts."""
    k = chain.parameters.index(name)
    for matrix, kind in ((terms.dK, "stiffness"), (terms.dC, "damping"), (terms.dM, "mass")):
        acting = [c for c, row in zip(chain.coordinates, matrix[k], strict=True) if np.any(row)]
        if acting:
            where = ", ".join(acting[:4]) + (", ..." if len(acting) > 4 else "")
            if kind == "stiffness":
                return f"Measure a mode, or a static load, that deforms {where}"
            if kind == "damping":
                return f"Measure responses over the resonance of a mode that moves {where}"
            return f"Measure modes that move {where} more, in another configuration or at higher frequencies"
    return "No motion of the free coordinates depends on it: free a joint that does, or measure it by itself"
