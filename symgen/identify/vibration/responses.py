"""Measured frequency responses of one configuration."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace

import numpy as np
from numpy.typing import ArrayLike

from symgen.arrays import Array
from symgen.errors import IdentificationError
from symgen.identify.columns import masked_rows
from symgen.identify.data import LARGEST
from symgen.identify.rows import left_out, rows_text
from symgen.identify.vibration.noise import from_coherence

__all__ = ["POWERS", "Responses", "require_passive", "responses"]


POWERS = {"displacement": 0, "velocity": 1, "acceleration": 2}
"""Quantity -> power of i omega that makes it of a displacement."""

DEAD = 1e-12
"""A response whose magnitudes all lie below this share of the largest of all is a rounding error."""

FEWEST = 12
"""Lines below which nothing is fitted."""


@dataclass(frozen=True, eq=False)
class Responses:
    """k responses at s frequencies: output per unit of the force at the input.

    Attributes:
        hertz: (s,) rising, above zero.
        H: (s, k) complex.
        outputs: k ends, see `ends`.
        inputs: k ends.
        q: joint -> coordinate of the configuration; joints that are not named are at zero.
        quantity: "displacement", "velocity" or "acceleration".
        sigma: (s, k) standard deviation of the real, and of the imaginary part; None: taken from the scatter.
        added: point -> mass that was added there for this measurement.
        source: for messages.
        remarks: rows that were left out, and why.
    """

    hertz: Array
    H: Array
    outputs: tuple[str, ...]
    inputs: tuple[str, ...]
    q: Mapping[str, float] = field(default_factory=dict)
    quantity: str = "displacement"
    sigma: Array | None = None
    added: Mapping[str, float] = field(default_factory=dict)
    source: str = "responses"
    remarks: tuple[str, ...] = ()

    def __repr__(self) -> str:
        low, high = self.hertz[0], self.hertz[-1]
        return f"<Responses {self.source}: {self.H.shape[1]} of {len(self.hertz)} lines, {low:.6g} to {high:.6g} Hz>"

    @property
    def omega(self) -> Array:
        """(s,) rad/s."""
        return np.asarray(2.0 * np.pi * self.hertz)

    @property
    def power(self) -> int:
        """Power of i omega by which the responses differ from those of displacement."""
        return POWERS[self.quantity]

    @property
    def names(self) -> tuple[str, ...]:
        """Output over input, of each response."""
        return tuple(f"{a}/{b}" for a, b in zip(self.outputs, self.inputs, strict=True))

    def band(self, low: float, high: float) -> Responses:
        """The lines from `low` to `high` Hz.

        Raises:
            IdentificationError: fewer lines than a fit needs.
        """
        kept = (self.hertz >= low) & (self.hertz <= high)
        if kept.sum() < FEWEST:
            raise IdentificationError(
                f"{self.source}: {int(kept.sum())} lines from {low:g} to {high:g} Hz, and a fit needs {FEWEST}; "
                f"the data reach from {self.hertz[0]:g} to {self.hertz[-1]:g} Hz"
            )
        sigma = None if self.sigma is None else self.sigma[kept]
        return replace(self, hertz=self.hertz[kept], H=self.H[kept], sigma=sigma)


def require_passive(data: Responses) -> None:
    """Refuse driving-point responses that give energy back.

    Raises:
        IdentificationError: the imaginary part of a displacement under a force at the same end is positive over most of
            the band.
    """
    for k, (output, given) in enumerate(zip(data.outputs, data.inputs, strict=True)):
        if output != given:
            continue
        displacement = data.H[:, k] / (2j * np.pi * data.hertz) ** data.power
        lag = displacement.imag / np.maximum(np.abs(displacement), np.finfo(float).tiny)
        strong = np.square(np.abs(data.H[:, k]))
        if float(np.sum(strong * lag)) > 0.2 * float(np.sum(strong * np.abs(lag))):
            raise IdentificationError(
                f"{data.source}: the driving-point response {data.names[k]} gives energy back: as a displacement its "
                "imaginary part is positive. Is an end the other way round (write -END), is the `quantity` another, or "
                "are imaginary parts those of e^{-i omega t}?"
            )


def responses(
    hertz: ArrayLike,
    H: ArrayLike,
    outputs: Sequence[str],
    inputs: Sequence[str],
    *,
    q: Mapping[str, float] | None = None,
    quantity: str = "displacement",
    sigma: ArrayLike | None = None,
    coherence: ArrayLike | None = None,
    averages: int | None = None,
    added: Mapping[str, float] | None = None,
    missing: ArrayLike | None = None,
    source: str = "responses",
) -> Responses:
    """Measured responses, checked.

    Args:
        hertz: (s,) frequencies.
        H: (s, p, m) of p outputs by m inputs, or (s, k) of pairs.
        outputs: p ends, or k of pairs.
        inputs: m ends, or k of pairs.
        q: joint -> coordinate; others are zero.
        quantity: see `Responses`.
        sigma: standard deviations of the shape of H.
        coherence: of the shape of H, from 0 to 1, in the place of `sigma`: lines of low coherence weigh little.
        averages: number of records without overlap over which H and the coherence are means.
        added: point -> added mass.
        missing: (s,) true in rows that are known to be missing; their values do not matter. Rows in which H is masked
            are missing as well.
        source: for messages.

    Raises:
        IdentificationError: shapes that do not match, too few lines, frequencies that do not rise, values that are not
            finite in rows that are not named as missing, a response twice.

    Example:
        >>> found = responses(np.arange(1.0, 21.0), np.ones((20, 2, 1)), ["tip.x", "tip.z"], ["tip.z"])
        >>> found.names
        ('tip.x/tip.z', 'tip.z/tip.z')
    """
    f, values = np.asarray(hertz, dtype=np.float64), np.asarray(H, dtype=np.complex128)
    if (masked := masked_rows(H)) is not None:
        missing = masked if missing is None else masked | np.asarray(missing, dtype=bool)
    if quantity not in POWERS:
        raise IdentificationError(f"{source}: quantity: {quantity!r:.40} is none of {', '.join(POWERS)}")
    given, taken = list(outputs), list(inputs)
    if coherence is not None:
        sigma = _deviations(values, np.asarray(coherence, dtype=np.float64), averages, sigma, missing, source)
    deviations = None if sigma is None else np.asarray(sigma, dtype=np.float64)
    if values.ndim == 3 and values.shape[1:] == (len(given), len(taken)):
        given, taken = [o for o in given for _ in taken], [i for _ in given for i in taken]
        values = values.reshape(len(values), -1)
        deviations = None if deviations is None else deviations.reshape(len(values), -1)
    if values.shape != (len(f), len(given)) or len(given) != len(taken) or f.ndim != 1:
        raise IdentificationError(
            f"{source}: H has shape {np.shape(H)}, where ({f.size}, {len(given)}, {len(taken)}) is wanted: lines, "
            "outputs, inputs; or (lines, pairs) with an output and an input for each"
        )
    twice = {pair for pair in zip(given, taken, strict=True) if list(zip(given, taken, strict=True)).count(pair) > 1}
    if twice:
        raise IdentificationError(f"{source}: the response {'/'.join(min(twice))} comes twice")
    return _clean(f, values, given, taken, q, quantity, deviations, added, missing, source)


def _deviations(
    H: Array, coherence: Array, averages: int | None, sigma: ArrayLike | None, missing: ArrayLike | None, source: str
) -> Array:
    """Standard deviations of the shape of H, from its coherence."""
    if sigma is not None:
        raise IdentificationError(f"{source}: sigma or coherence, one of the two says how sure the responses are")
    if averages is None or averages < 1:
        raise IdentificationError(f"{source}: coherence needs `averages`, the number of records that were averaged")
    there = np.ones(len(H), bool) if missing is None else ~np.asarray(missing, dtype=bool)
    if coherence.shape != H.shape or not np.all((coherence[there] >= 0.0) & (coherence[there] <= 1.0)):
        raise IdentificationError(f"{source}: coherence must have the shape of H, {H.shape}, and lie between 0 and 1")
    shape = H.shape
    return from_coherence(H.reshape(len(H), -1), coherence.reshape(len(H), -1), averages).reshape(shape)


def _clean(
    f: Array,
    values: Array,
    outputs: Sequence[str],
    inputs: Sequence[str],
    q: Mapping[str, float] | None,
    quantity: str,
    sigma: Array | None,
    added: Mapping[str, float] | None,
    missing: ArrayLike | None,
    source: str,
) -> Responses:
    left = np.zeros(len(f), bool) if missing is None else np.asarray(missing, dtype=bool)
    bad = ~left & ~((np.abs(f) <= LARGEST) & (np.abs(values) <= LARGEST).all(axis=1))
    if sigma is not None:
        bad |= ~left & ~(np.isfinite(sigma) & (sigma > 0.0)).all(axis=1)
    if bad.any():
        columns = [
            f"{o}/{i}"
            for o, i, c in zip(outputs, inputs, values.T, strict=True)
            if not (np.abs(c[~left]) <= LARGEST).all()
        ]
        raise IdentificationError(
            f"{source}: {rows_text(bad)}: no finite number, or one above 1e50, in "
            f"{', '.join(columns[:6]) or 'frequency or sigma'}; measure them again, or name the rows under `missing`"
        )
    still = ~left & (f <= 0.0)
    if (f[still] < 0.0).any():
        raise IdentificationError(f"{source}: {rows_text(still & (f < 0.0))}: a frequency is below zero")
    remarks = [f"{source}: {left_out(left)}"] if left.any() else []
    if still.any():
        remarks.append(f"{source}: {rows_text(still)} at 0 Hz left out; analysers do not measure there.")
    kept = ~left & ~still
    f, values, sigma = f[kept], values[kept], None if sigma is None else sigma[kept]
    falling = np.concatenate([[False], np.diff(f) <= 0.0])
    if falling.any():
        rows = np.zeros(len(kept), bool)
        rows[np.flatnonzero(kept)[falling]] = True
        raise IdentificationError(f"{source}: {rows_text(rows)}: frequencies do not rise; sort the rows")
    if len(f) < FEWEST:
        raise IdentificationError(
            f"{source}: {len(f)} lines are too few, {FEWEST} are the least; record longer, for finer lines"
        )
    top = np.max(np.abs(values), axis=0)
    alive = top > DEAD * np.max(top, initial=0.0)
    if not alive.any():
        raise IdentificationError(f"{source}: every response is zero")
    if not alive.all():
        dead = ", ".join(f"{o}/{i}" for o, i, a in zip(outputs, inputs, alive, strict=True) if not a)
        remarks.append(f"{source}: {dead} zero, or rounding errors, throughout and left out.")
        values, sigma = values[:, alive], None if sigma is None else sigma[:, alive]
        outputs = [o for o, a in zip(outputs, alive, strict=True) if a]
        inputs = [i for i, a in zip(inputs, alive, strict=True) if a]
    return Responses(
        f,
        values,
        tuple(outputs),
        tuple(inputs),
        dict(q or {}),
        quantity,
        sigma,
        dict(added or {}),
        source,
        tuple(remarks),
    )
