"""What a chain has and what it cannot have, of which the code of its model knows nothing: names for messages."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

__all__ = ["Beyond"]


@dataclass(frozen=True, slots=True)
class Beyond:
    """Names that mean something for a chain although its model has nothing of that name.

    Attributes:
        functions: emitted names of all functions of the chain, so that a model with them could be built.
        impossible: names of functions of other chains, and why this one has none.
        points: names of its points.
        constants: names of the parameters that are folded into the code.
        links: names of the joints, fixed ones too, that carry the links: the regressor has ten columns for each.
    """

    functions: tuple[str, ...] = ()
    impossible: Mapping[str, str] = field(default_factory=dict)
    points: tuple[str, ...] = ()
    constants: tuple[str, ...] = ()
    links: tuple[str, ...] = ()
