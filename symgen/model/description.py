"""The chain behind a model: names for messages, and the chain itself for simulation and analysis."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from symgen.describe.mechanism import Mechanism

__all__ = ["Description"]


@dataclass(frozen=True, slots=True)
class Description:
    """Facts about a chain that its compiled functions do not hold.

    Attributes:
        impossible: names of functions of other chains, and the reason why this one has none.
        points: names of its points.
        constants: names of the parameters that are folded into the code.
        links: names of the joints that carry the links, fixed ones too: the regressor has ten columns for each.
        timed: whether its functions take the time; None: as the built ones show.
        mechanism: the chain; None for a model of a bare Program.
        modes: enumerates the consistent modes of one state, `joints` of them being decided.
        gradients: derivatives of M and K by the chain's parameters, for `analyse.sensitivity`.
        branches: all positions of its loops at q, by loop and side.
    """

    impossible: Mapping[str, str] = field(default_factory=dict)
    points: tuple[str, ...] = ()
    constants: tuple[str, ...] = ()
    links: tuple[str, ...] = ()
    timed: bool | None = None
    mechanism: Mechanism | None = None
    modes: Any = None
    gradients: Any = None
    branches: Any = None
