"""Pictures of an inertial identification: measured and predicted forces by joint, and what is left."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import NDArray

from symgen.describe.chain import Chain
from symgen.identify.result import Figure
from symgen.identify.samples import Samples

__all__ = ["force_figures"]

Array = NDArray[Any]

POINTS = 1500
"""Points that are drawn of each line."""


def force_figures(
    chain: Chain, samples: Samples, predicted: Array, other: Samples | None, foretold: Array | None
) -> tuple[Figure, ...]:
    """One picture of the fit, and one of the validation where there is one."""
    found = [_figure("Measured and fitted forces", chain, samples, predicted)]
    if other is not None and foretold is not None:
        found.append(_figure("Measured and predicted forces, data that were not fitted", chain, other, foretold))
    return tuple(found)


def _figure(title: str, chain: Chain, samples: Samples, predicted: Array) -> Figure:
    n = len(chain.moving)

    def draw(sheet: Any) -> None:
        axes = sheet.subplots(n, 1, sharex=True, squeeze=False)[:, 0]
        kept = np.linspace(0, len(samples) - 1, min(len(samples), POINTS)).astype(int)
        t = samples.t[kept]
        for i, (axis, joint) in enumerate(zip(axes, chain.moving, strict=True)):
            unit = "N m" if joint.type == "revolute" else "N"
            lines: Sequence[tuple[Array, str, str, float]] = (
                (samples.tau[:, i], "measured", "0.6", 1.8),
                (predicted[:, i], "model", "C0", 0.9),
                (samples.tau[:, i] - predicted[:, i], "difference", "C3", 0.7),
            )
            for values, label, colour, width in lines:
                axis.plot(t, values[kept], color=colour, linewidth=width, label=label)
            axis.set_ylabel(f"{joint.name} / {unit}".replace("_", r"\_").replace("$", r"\$").replace(r"\_", "_"))
            axis.grid(visible=True, alpha=0.3)
        axes[0].legend(loc="lower left", bbox_to_anchor=(0.0, 1.0), ncols=3, frameon=False)
        axes[-1].set_xlabel("t / s")

    return Figure(title, draw, (9.0, 1.2 + 1.6 * n))
