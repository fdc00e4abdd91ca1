"""Modal parameters from measured frequency responses (Behi 1985, 5.1 and 5.2)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import numpy as np
from numpy.typing import NDArray

from symgen.errors import IdentificationError
from symgen.identify.vibration.modal_data import ModalData, modal_data
from symgen.identify.vibration.noise import from_residuals, scatter
from symgen.identify.vibration.order import FORMS, chosen_fit, standing_out
from symgen.identify.vibration.partial_fractions import PartialFractions, fit_partial_fractions
from symgen.identify.vibration.responses import Responses
from symgen.identify.vibration.shapes import shapes_of

__all__ = ["ModalFit", "modal_parameters"]

Array = NDArray[Any]

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
            few. Modes that the data do not show are left out.
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
    kept = standing_out(fit)
    if not kept.any():
        raise IdentificationError(
            f"{data.source}: no mode stands out of the noise. Average more records, or give the band of resonances; "
            "imaginary parts of the other sign (e^{-i omega t}) look like this, too"
        )
    if not kept.all():
        start = (fit.omega[kept], fit.zeta[kept])
        fit = fit_partial_fractions(data.omega, data.H, 1.0 / sigma, data.power, start, fit.form)
    if data.sigma is None:
        for _ in range(REWEIGHED):
            now = fit.at(data.omega, data.power)
            sigma = from_residuals(data.H - now, now)
            fit = fit_partial_fractions(data.omega, data.H, 1.0 / sigma, data.power, (fit.omega, fit.zeta), fit.form)
    freedom = max(1, fit.data - fit.parameters)
    return ModalFit(data, fit, sigma, 1.0 if data.sigma is not None else fit.chi2 / freedom)
