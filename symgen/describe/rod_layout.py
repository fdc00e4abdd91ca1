"""Places of the springs in a bending link, and the length of beam that each of them stands for.

Springs are the nodes of a quadrature. A beam under the bending moment M holds the energy

    integral from 0 to L of M(x)^2/(2 EI) dx,

a chain of springs holds the sum of w_i M(x_i)^2/(2 EI), where EI/w_i is the stiffness of the spring at x_i. Between the
ends springs are D apart with w = D, and the inertia m l^2/12 of rigid rods makes the chain exact up to D^4: travelling
waves exp(i kappa x) have

    omega^2 = kappa^4 EI/mu (1 - (kappa D)^4/720 + ...).

The error of a link is therefore that of the quadrature at its two ends:

| order | rule | x_i/D from either end | w_i/D | rods' lengths/D | D |
|---|---|---|---|---|---|
| 2 | midpoints | 1/2, 3/2, ... | 1, 1, ... | 1/2, 1, ... | L/(n - 1) |
| 4 | end-corrected trapezoidal | 1/5, 1, 2, ... | 25/48, 47/48, 1, ... | 1/5, 4/5, 1, ... | L/(n - 2) |

Midpoints are those of Harlecki 1995 and of Wittbrodt, Adamiec-Wojcik and Wojciech 2006, the nodes of order 4 Alpert's
(SIAM Journal on Scientific Computing 20, 1999, Table 6, for regular functions). At a pinned or free end M vanishes, so
the midpoints, too, have order 4 there. Mass and mass centre are those of the beam in both.
"""

from __future__ import annotations

from dataclasses import dataclass
from itertools import accumulate

from symgen.describe.joint_records import Flexible

__all__ = ["LEAST", "RodLayout", "rod_layout"]

LEAST = {2: 2, 4: 4}
"""Fewest elements by order: both ends of a link of order 4 have two springs, which may share the middle one."""

FIRST, SECOND = 25.0 / 48.0, 47.0 / 48.0
"""w/D of the two springs at either end, order 4."""


@dataclass(frozen=True, slots=True)
class RodLayout:
    """Rods and springs of a link, in units of D.

    Attributes:
        spans: L/D.
        lengths: (n,) of the rods.
        stretches: (n - 1,) of the beam for which each spring stands.
    """

    spans: int
    lengths: tuple[float, ...]
    stretches: tuple[float, ...]

    @property
    def starts(self) -> tuple[float, ...]:
        """(n,) where each rod begins; the springs are at all but the first."""
        return (0.0, *accumulate(self.lengths[:-1]))


def rod_layout(beam: Flexible) -> RodLayout:
    """The rods and springs of a valid bending link.

    Example:
        >>> from symgen.describe.expression import Number
        >>> one = Number(1.0)
        >>> rod_layout(Flexible(5, one, one, one)).starts
        (0.0, 0.5, 1.5, 2.5, 3.5)
        >>> rod_layout(Flexible(5, one, one, one, order=4)).starts
        (0.0, 0.2, 1.0, 2.0, 2.8)
    """
    n = beam.elements
    if beam.order == 2:
        return RodLayout(n - 1, (0.5, *[1.0] * (n - 2), 0.5), (1.0,) * (n - 1))
    inner = [1.0] * (n - 3)
    inner[0] += SECOND - 1.0
    inner[-1] += SECOND - 1.0
    return RodLayout(n - 2, (0.2, 0.8, *[1.0] * (n - 4), 0.8, 0.2), (FIRST, *inner, FIRST))
