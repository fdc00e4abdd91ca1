"""All positions of closed loops at one pose."""

from __future__ import annotations

from collections.abc import Mapping

__all__ = ["Branches"]


class Branches(dict[str, dict[str, dict[str, float]]]):
    """Coordinates of dependent joints by loop and side, rad or m; the side in which the chain is assembled comes first.

    Attributes:
        searched: loops without a closed form, with the number of their solutions in complex numbers. Their positions
            were found by a search that ends when many paths in a row find nothing new: that there are no others is
            very likely, and not proven. The positions of loops that are not here are all there are.
    """

    def __init__(self, sides: Mapping[str, dict[str, dict[str, float]]], searched: Mapping[str, int]) -> None:
        super().__init__(sides)
        self.searched = dict(searched)
