"""Measured modes of one configuration: frequencies, dampings, modal masses and shapes."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import ArrayLike

from symgen.arrays import Array
from symgen.errors import IdentificationError
from symgen.identify.columns import filled
from symgen.identify.rows import rows_text

__all__ = ["ModalData", "modal_data"]


CLOSE = 1e-3
"""Relative difference of frequencies below which the shapes of two modes mix."""


@dataclass(frozen=True, eq=False)
class ModalData:
    """r modes, lowest first.

    Attributes:
        hertz: (r,) natural frequencies.
        ratios: (r,) damping ratios; NaN where they are not known.
        mass: (r,) modal masses of the shapes as they are scaled; NaN where they are not known.
        outputs: p ends, see `ends`; they are the rows of the shapes.
        shapes: (p, r) real.
        q: joint -> coordinate of the configuration; joints that are not named are at zero.
        sigma: (2 r,) relative standard deviations of the frequencies and of the ratios; None where they are unknown.
        added: point -> mass that was added there for this measurement.
        source: for messages.
        remarks: sentences about the data.
    """

    hertz: Array
    ratios: Array
    mass: Array
    outputs: tuple[str, ...]
    shapes: Array
    q: Mapping[str, float] = field(default_factory=dict)
    sigma: Array | None = None
    added: Mapping[str, float] = field(default_factory=dict)
    source: str = "modes"
    remarks: tuple[str, ...] = ()

    def __len__(self) -> int:
        return len(self.hertz)

    def __repr__(self) -> str:
        return f"<ModalData {self.source}: {', '.join(f'{f:.4g}' for f in self.hertz)} Hz at {', '.join(self.outputs)}>"

    @property
    def omega(self) -> Array:
        """(r,) rad/s."""
        return np.asarray(2.0 * np.pi * self.hertz)

    @property
    def stiffness(self) -> Array:
        """(r,) modal stiffnesses, omega^2 times the masses."""
        return np.asarray(np.square(self.omega) * self.mass)


def modal_data(
    hertz: ArrayLike | None,
    shapes: ArrayLike,
    outputs: Sequence[str],
    *,
    ratios: ArrayLike | None = None,
    mass: ArrayLike | None = None,
    stiffness: ArrayLike | None = None,
    q: Mapping[str, float] | None = None,
    added: Mapping[str, float] | None = None,
    source: str = "modes",
) -> ModalData:
    """Measured modes, checked and sorted.

    Args:
        hertz: (r,) natural frequencies; None takes them from stiffness and mass.
        shapes: (p, r) columns at the outputs.
        outputs: p ends.
        ratios: (r,) damping ratios.
        mass: (r,) modal masses that belong to the shapes.
        stiffness: (r,) modal stiffnesses; in the place of masses, or beside them, when frequencies follow from both.
        q, added, source: see `ModalData`.

    Raises:
        IdentificationError: shapes that do not match, numbers that are not finite or not positive, a shape of zeros.

    Example:
        >>> modal_data([10.0], [[1.0], [0.4]], ["tip.z", "elbow"], stiffness=[5e4]).mass.round(3)
        array([12.665])
    """
    columns = np.atleast_2d(filled(shapes))
    r = columns.shape[1]
    m, k = (None if x is None else filled(x) for x in (mass, stiffness))
    if hertz is None:
        if m is None or k is None:
            raise IdentificationError(f"{source}: frequencies, or modal masses and stiffnesses, are wanted")
        f = np.sqrt(k / m) / (2.0 * np.pi)
    else:
        f = filled(hertz)
        if m is None and k is not None:
            m = k / np.square(2.0 * np.pi * f)
    z = np.full(r, np.nan) if ratios is None else filled(ratios)
    m = np.full(r, np.nan) if m is None else m
    if columns.shape[0] != len(outputs) or f.shape != (r,) or z.shape != (r,) or m.shape != (r,):
        raise IdentificationError(
            f"{source}: shapes ({len(outputs)}, {f.size}) are wanted, a row for each output and a column for each "
            f"mode, with a frequency, a ratio and a mass for each; not {columns.shape}"
        )
    for name, values, low in (("frequency", f, 0.0), ("damping ratio", z, -1e-300), ("modal mass", m, 0.0)):
        bad = ~(values > low) & ~(np.isnan(values) & (name != "frequency"))
        if bad.any():
            raise IdentificationError(f"{source}: {rows_text(bad)}: the {name} is not a positive number")
    bad = ~np.isfinite(columns).all(axis=0) | ~columns.any(axis=0)
    if bad.any():
        raise IdentificationError(f"{source}: {rows_text(bad)}: the shape is not finite, or zero")
    order = np.argsort(f, kind="stable")
    f = f[order]
    close = np.flatnonzero(np.diff(f) < CLOSE * f[1:])
    remarks = tuple(
        f"{source}: the modes at {f[i]:.6g} and {f[i + 1]:.6g} Hz are nearly repeated, so their shapes may be any "
        "mixture of the two, and standard errors do not hold for them; another configuration, or a small mass added at "
        "one end, parts them."
        for i in close
    )
    return ModalData(
        f,
        z[order],
        m[order],
        tuple(outputs),
        columns[:, order],
        dict(q or {}),
        None,
        dict(added or {}),
        source,
        remarks,
    )
