"""The friction laws of a chain in numbers, at its parameters' own values."""

from __future__ import annotations

from symgen.describe.chain import Chain
from symgen.reference.friction import FrictionReference

__all__ = ["laws_of"]


def laws_of(chain: Chain) -> FrictionReference:
    """The literal law; inputs, on which no law depends, are zero."""
    return FrictionReference(chain, inputs=dict.fromkeys(chain.input_names, 0.0))
