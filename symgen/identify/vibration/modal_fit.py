"""Modal parameters from measured frequency responses (Behi 1985, 5.1 and 5.2)."""

from __future__ import annotations

from dataclasses import dataclass, replace

import numpy as np
from numpy.typing import NDArray

from symgen.arrays import Array
from symgen.errors import IdentificationError
from symgen.identify.vibration.modal_data import ModalData, modal_data
from symgen.identify.vibration.noise import from_residuals, scatter
from symgen.identify.vibration.order import FORMS, chosen_fit, standing_out
from symgen.identify.vibration.partial_fractions import UNDAMPED, PartialFractions, fit_partial_fractions
from symgen.identify.vibration.responses import Responses
from symgen.identify.vibration.shapes import driving_signs, shapes_of

__all__ = ["ModalFit", "modal_parameters"]


REWEIGHED = 2
"""Fits after the search, each with the noise of the last one's residuals."""


@dataclass(frozen=True, eq=False)
class ModalFit:
    """Modes of measured responses.

    Attributes:
        data: the responses.
        fit: the sum over modes.
        sigma: (s, k) standard deviations that weighed the residuals.
        level: chi2 per degree of freedom, by which the covariance is multiplied where no deviations were given.
    """

    data: Responses
    fit: PartialFractions
    sigma: Array
    level: float

    def __len__(self) -> int:
        return len(self.fit.omega)

    def __repr__(self) -> str:
        kind = "complex" if self.fit.form.complex_modes else "real"
        hertz = ", ".join(f"{f:.5g}" for f in self.frequencies_hz)
        return f"<ModalFit of {self.data.source}: {len(self)} {kind} modes, {hertz} Hz>"

    @property
    def frequencies_hz(self) -> Array:
        """(r,) natural frequencies |pole|/(2 pi)."""
        return np.asarray(self.fit.omega / (2.0 * np.pi))

    @property
    def damping_ratios(self) -> Array:
        """(r,)."""
        return self.fit.zeta

    @property
    def standard_errors(self) -> tuple[Array, Array]:
        """(r,) of the frequencies, Hz, and (r,) of the damping ratios."""
        sigma = np.sqrt(np.diag(self.fit.covariance) * self.level)
        r = len(self)
        return self.frequencies_hz * sigma[:r], sigma[r:]

    @property
    def residues(self) -> Array:
        """(r, k) numerators at the poles, real parts: psi_o psi_i/M_r of real modes."""
        return np.asarray(self.fit.A - (self.fit.zeta * self.fit.omega)[:, None] * self.fit.B)

    def synthesised(self) -> Array:
        """(s, k) the responses of the fit."""
        return self.fit.at(self.data.omega, self.data.power)

    def modes(self) -> ModalData:
        """Frequencies, dampings, modal masses and shapes; without a driving-point response the masses are NaN."""
        shapes = shapes_of(self.residues, self.data.outputs, self.data.inputs)
        found = modal_data(
            self.frequencies_hz,
            shapes.values,
            shapes.ends,
            ratios=self.damping_ratios,
            mass=shapes.mass,
            q=self.data.q,
            added=self.data.added,
            source=self.data.source,
        )
        sigma = np.sqrt(np.diag(self.fit.covariance) * self.level)
        return replace(found, sigma=np.concatenate([sigma[: len(self)], sigma[len(self) :] / self.damping_ratios]))


def modal_parameters(
    data: Responses, modes: int | None = None, *, band: tuple[float, float] | None = None, real: bool | None = None
) -> ModalFit:
    """Natural frequencies, damping ratios and residues of measured responses.

    Args:
        data: responses that share their modes, of any number of outputs and inputs.
        modes: number of modes to begin the search at, such as that of the chain's free coordinates; None searches from
            few. Modes that the data do not show are left out. So are poles that would gain energy; where noise may have
            made them so, their damping is bounded. `data.remarks` names both.
        band: lowest and highest frequency that are used, Hz.
        real: True takes real modes, whose damping is proportional, False complex ones; None lets the data choose.

    Raises:
        IdentificationError: too few lines for the modes; no mode stands out of the noise.

    Example:
        >>> from symgen.identify.vibration.responses import responses
        >>> f = np.linspace(1.0, 20.0, 400)
        >>> s = 2j * np.pi * f
        >>> H = 1.0 / (s**2 + 2.0 * 0.02 * 60.0 * s + 60.0**2)
        >>> found = modal_parameters(responses(f, H[:, None, None], ["tip.x"], ["tip.x"]))
        >>> print(found.fit.omega.round(6), found.damping_ratios.round(6))
        [60.] [0.02]
    """
    if band is not None:
        data = data.band(*band)
    if modes is not None and len(data.hertz) < 4 * modes:
        raise IdentificationError(
            f"{data.source}: {len(data.hertz)} lines are too few for {modes} modes, {4 * modes} are the least; record "
            "longer, for finer lines, or give the band of fewer modes"
        )
    sigma = scatter(data.H) if data.sigma is None else data.sigma
    forms = FORMS if real is None else tuple(form for form in FORMS if form.complex_modes != real)
    fit = chosen_fit(data.omega, data.H, sigma, data.power, modes, forms)
    dropped: list[float] = []
    while True:
        active = _gives_energy(fit, data)
        kept = standing_out(fit) & ~active
        dropped += list(fit.omega[~kept & (active | (fit.zeta < 0.0))] / (2.0 * np.pi))
        if not kept.any():
            raise IdentificationError(
                f"{data.source}: no mode stands out of the noise. Average more records, or give the band of "
                "resonances; imaginary parts of the other sign (e^{-i omega t}) look like this, too"
            )
        if kept.all() and np.all(fit.zeta >= UNDAMPED):
            break
        start = (fit.omega[kept], fit.zeta[kept])
        fit = fit_partial_fractions(data.omega, data.H, 1.0 / sigma, data.power, start, fit.form, least=UNDAMPED)
    if data.sigma is None:
        for _ in range(REWEIGHED):
            now = fit.at(data.omega, data.power)
            sigma = from_residuals(data.H - now, now)
            start = (fit.omega, fit.zeta)
            fit = fit_partial_fractions(data.omega, data.H, 1.0 / sigma, data.power, start, fit.form, least=UNDAMPED)
    freedom = max(1, fit.data - fit.parameters)
    level = 1.0 if data.sigma is not None else fit.chi2 / freedom
    return ModalFit(replace(data, remarks=(*data.remarks, *_doubts(data, fit, level, dropped))), fit, sigma, level)


def _gives_energy(fit: PartialFractions, data: Responses) -> NDArray[np.bool_]:
    """(r,) true for modes whose residues at driving points, psi^2/M of a structure, are negative altogether."""
    signs = driving_signs(data.outputs, data.inputs)
    residues = fit.A - (fit.zeta * fit.omega)[:, None] * fit.B
    return np.asarray((residues @ signs < 0.0) & np.any(signs))


def _doubts(data: Responses, fit: PartialFractions, level: float, dropped: list[float]) -> list[str]:
    """Remarks about modes whose damping the responses do not show."""
    said = []
    if dropped:
        named = ", ".join(f"{f:.5g}" for f in sorted(dropped))
        said.append(f"{data.source}: what looks like modes at {named} Hz would gain energy, and is left out.")
    for k in np.flatnonzero(fit.zeta <= UNDAMPED):
        f, sigma = fit.omega[k] / (2.0 * np.pi), float(np.sqrt(fit.covariance[len(fit.omega) + k, len(fit.omega) + k]))
        apart = float(np.min(np.abs(np.diff(data.hertz))))
        said.append(
            f"{data.source}: the responses do not show the damping of the mode at {f:.5g} Hz: it is below "
            f"{2.0 * sigma * np.sqrt(level):.2g}; lines that are closer than {apart:.3g} Hz, or less noise, would."
        )
    return said
