"""Forces along distances as loads on the links of their two places, in numbers."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from symgen.arrays import Array
from symgen.describe.chain import BASE, Anchor, Chain
from symgen.reference.bodies import Link, Number
from symgen.reference.duals import STEP
from symgen.reference.kinematics import frames
from symgen.reference.newton_euler import Load

__all__ = ["Ties"]


class Ties:
    """The distances of a chain.

    Args:
        chain: a valid chain.
        links: its numbers.
        number: value of an expression.

    Attributes:
        places: by distance the position of its joint among those that move.
    """

    def __init__(self, chain: Chain, links: Sequence[Link], number: Number) -> None:
        self.links = links
        at = {joint.name: k for k, joint in enumerate(chain.joints)} | {BASE: -1}

        def ends(anchor: Anchor) -> tuple[int, Array]:
            return at[anchor.joint], np.array([number(x) for x in anchor.at])

        self.between = [(ends(tie.between[0]), ends(tie.between[1])) for tie in chain.ties]
        self.places = [links[at[tie.name]].coordinate for tie in chain.ties]

    def moved(self) -> list[set[int]]:
        """By distance the positions of the joints that carry one of its places alone."""
        return [self._path(first[0]) ^ self._path(second[0]) for first, second in self.between]

    def loads(self, q_b: Array, N: Array, pushes: Array) -> list[Load]:
        """Wrenches of forces that push the places of each distance apart.

        Args:
            q_b: (joints,) coordinates of all joints.
            N: (joints, n) their rates by those of the coordinates.
            pushes: (joints,) forces by the positions of the distances' joints.
        """
        found: list[Load] = []
        for k, (place, (first, second)) in enumerate(zip(self.places, self.between, strict=True)):
            force, none = pushes[place] * self._direction(k, q_b, N), np.zeros(3)
            found += [(*second, force, none), (*first, -force, none)]
        return found

    def _way(self, k: int, q_b: Array) -> Array:
        """(3,) from the first place to the second, base frame."""
        f = frames(self.links, q_b)
        first, second = (at if link < 0 else f.p[link] + f.R[link] @ at for link, at in self.between[k])
        way: Array = second - first
        return way

    def _direction(self, k: int, q_b: Array, N: Array) -> Array:
        """(3,) e of the way s e, s its coordinate; where s is zero by their derivatives, which are dr = ds e."""
        place = self.places[k]
        if q_b[place] != 0.0:
            unit: Array = self._way(k, q_b) / q_b[place]
            return unit
        j = int(np.argmax(np.abs(N[place])))
        if N[place, j] == 0.0:
            return np.zeros(3)
        along: Array = np.imag(self._way(k, q_b + 1j * STEP * N[:, j])) / (STEP * N[place, j])
        return along

    def _path(self, link: int) -> set[int]:
        """Positions of the joints that carry a link."""
        found = set()
        while link >= 0:
            found.add(self.links[link].coordinate)
            link = self.links[link].parent
        return found - {-1}
