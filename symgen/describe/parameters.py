"""Other values for the parameters of a chain."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from typing import TYPE_CHECKING

from symgen.describe.expression import Number

if TYPE_CHECKING:
    from symgen.describe.chain import Chain

__all__ = ["with_values"]


def with_values(chain: Chain, values: Mapping[str, float]) -> Chain:
    """The chain with the parameters that `values` names set to those numbers; nothing is validated."""
    parameters = tuple(replace(p, value=Number(values[p.name])) if p.name in values else p for p in chain.parameters)
    return replace(chain, parameters=parameters)
