"""Chain metadata for error messages: functions, points and constants that the compiled model lacks, and why."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

__all__ = ["Beyond"]


@dataclass(frozen=True, slots=True)
class Beyond:
    """The chain behind a model: names that mean something for it although the model has nothing of that name.

    Attributes:
        functions: emitted names of all functions of the chain, so that a model with them could be built.
        impossible: names of functions of other chains, and why this one has none.
        points: names of its points.
        constants: names of the parameters that are folded into the code.
        links: names of the joints, fixed ones too, that carry the links: the regressor has ten columns for each.
        modes: enumerates the consistent modes of one state, `joints` of them being decided.
        gradients: derivatives of M and K by the chain's parameters, which `analyse.sensitivity` calls.
        chain: the whole chain; the model only carries it, for callers that know its type.
    """

    functions: tuple[str, ...] = ()
    impossible: Mapping[str, str] = field(default_factory=dict)
    points: tuple[str, ...] = ()
    constants: tuple[str, ...] = ()
    links: tuple[str, ...] = ()
    chain: Any = None
    modes: Any = None
    gradients: Any = None
