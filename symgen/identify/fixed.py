"""Parameters that keep the chain's values, by patterns of names: `elbow_coulomb`, `m(forearm)`, `*_offset`.

A link's parameters have the names `m(link)`, `mcx(link)`, `Ixx(link)`, ..., and together `link_mass`, `link_com` and
`link_inertia`. The stars of a pattern stand for any characters.
"""

from __future__ import annotations

from collections.abc import Sequence
from fnmatch import fnmatchcase

from symgen.describe.chain import Chain
from symgen.describe.linear_parameters import LENGTHS, LinearParameter
from symgen.describe.nearest import nearest
from symgen.errors import IdentificationError
from symgen.identify.unknowns import Unknowns

__all__ = ["fixed_parameters"]

TOGETHER = ("mass", "com", "inertia")
"""Names of a link's parameters by their power of a length."""


def fixed_parameters(
    chain: Chain,
    columns: Sequence[LinearParameter],
    unknowns: Unknowns,
    estimate: Sequence[str],
    hold: Sequence[str],
) -> tuple[list[int], list[int]]:
    """Positions of the columns, and of the extras, that are not estimated.

    Args:
        columns: the chain's linear parameters.
        unknowns: the other parameters; levels that vary are fixed, and go by no name of a column.
        estimate: patterns of those that are estimated; empty: all.
        hold: patterns of those that are not.

    Raises:
        IdentificationError: a pattern that nothing has the name of, or nothing is left to estimate.
    """
    varying = unknowns.columns
    names = [() if c in varying else _names(column) for c, column in enumerate(columns)]
    names += [(extra.name,) for extra in unknowns.extras]
    every = [name for each in names for name in each]
    for word, patterns in (("estimate", estimate), ("hold", hold)):
        for pattern in patterns:
            if not any(fnmatchcase(name, pattern) for name in every):
                close = nearest(pattern, every)
                few = ", ".join(dict.fromkeys(n for n in every if "(" not in n))
                message = f"{word}: {chain.name} has no parameter {pattern!r:.60}{close}; there are {few}"
                raise IdentificationError(f"{message}, and m(LINK), mcx(LINK), Ixx(LINK), ... of each link")
    fixed = [
        k
        for k, each in enumerate(names)
        if k in varying
        or any(fnmatchcase(name, pattern) for name in each for pattern in hold)
        or (estimate and not any(fnmatchcase(name, pattern) for name in each for pattern in estimate))
    ]
    if len(fixed) == len(names):
        raise IdentificationError("estimate and hold: nothing is left to estimate")
    return [k for k in fixed if k < len(columns)], [k - len(columns) for k in fixed if k >= len(columns)]


def _names(column: LinearParameter) -> tuple[str, ...]:
    """Its own name, and that of the link's parameters of its sort."""
    if column.kind != "link":
        return (column.name,)
    return column.name, f"{column.joint}_{TOGETHER[LENGTHS[column.which]]}"
