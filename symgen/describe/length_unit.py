"""The unit of lengths that a chain is written in, for labels of pictures; numbers are in any consistent units."""

from __future__ import annotations

import re

from symgen.describe.chain import Chain

__all__ = ["length_unit"]

LENGTHS = ("m", "mm", "cm", "um", "in", "ft")


def length_unit(chain: Chain) -> str:
    """The one length in the units of the chain's parameters; `m` where there is none, or several.

    Example:
        >>> from symgen.describe.chain import Parameter
        >>> from symgen.describe.expression import Number
        >>> mass = Parameter("m1", Number(5.7), unit="lbf s^2/in")
        >>> length_unit(Chain("arm", (), parameters=(mass,))), length_unit(Chain("arm", ()))
        ('in', 'm')
    """
    words = {word for parameter in chain.parameters for word in re.findall("[A-Za-z]+", parameter.unit or "")}
    named = [unit for unit in LENGTHS if unit in words]
    return named[0] if len(named) == 1 else "m"
