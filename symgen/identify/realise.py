"""From base parameters back to all parameters of the chain: the smallest change of its own values.

    theta = theta_0 + D^2 B' (B D^2 B')^-1 (beta - B theta_0)

theta_0 are the chain's values and D the sizes of its links. Base parameters are met exactly, and what joint forces do
not depend on changes as little as it can.
"""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from symgen.arrays import Array
from symgen.identify.chain_values import nominal_values, scales
from symgen.identify.parameters import Basis

__all__ = ["Way", "way_back"]


@dataclass(frozen=True, eq=False)
class Way:
    """theta = constant + slope beta.

    Attributes:
        constant: (columns,).
        slope: (columns, b).
        nominal: (columns,) the chain's own values.
        scale: (columns,) D.
    """

    constant: Array
    slope: Array
    nominal: Array
    scale: Array

    def __call__(self, beta: Array) -> Array:
        """All parameters (columns,) of base parameters (b,)."""
        return np.asarray(self.constant + self.slope @ beta)


def way_back(basis: Basis) -> Way:
    """The way back of a chain."""
    nominal = nominal_values(basis.chain)
    scale = scales(basis.chain, nominal)
    weighed = basis.B * scale
    slope = scale[:, None] * np.linalg.pinv(weighed)
    return Way(nominal - slope @ (basis.B @ nominal), slope, nominal, scale)
