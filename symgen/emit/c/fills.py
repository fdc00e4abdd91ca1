"""Where a function stores one constant to elements of an array that follow one another.

The structural zeros of an inertia matrix are such. Compilers told not to make vectors of straight lines store them one
by one; of a loop they make a few wide stores.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from symgen.emit.schedule import Step, Store
from symgen.program.nodes import Node

__all__ = ["ELEMENT", "Fill", "filled"]

ELEMENT = re.compile(r"(\w+)\[(\d+)\]")
"""An element of an array, as it is printed."""

FEWEST = 3
"""Elements that are worth a loop."""


@dataclass(frozen=True, eq=False, slots=True)
class Fill:
    """Put a constant to the elements of an array from `first` to before `end`."""

    array: str
    first: int
    end: int
    node: Node


def filled(steps: Sequence[Step], targets: Sequence[str]) -> Iterator[Step | Fill]:
    """The steps in their order, with one `Fill` in the place of stores of a constant to one element after the other.

    Args:
        steps: of a function or of a part of it.
        targets: lvalues by the outputs' flat position; what is no element of an array is stored by itself.
    """

    def run(item: tuple[int, Step]) -> tuple[Node | None, str, int]:
        """The same for stores that belong together: the numbers of step and element grow at the same pace."""
        number, step = item
        if isinstance(step, Store) and step.node.op == "constant":
            place = ELEMENT.fullmatch(targets[step.position])
            if place:
                return step.node, place[1], int(place[2]) - number
        return None, "", number

    for (node, array, ahead), group in groupby(enumerate(steps), run):
        together = list(group)
        if node is not None and len(together) >= FEWEST:
            first = ahead + together[0][0]
            yield Fill(array, first, first + len(together), node)
        else:
            yield from (step for _, step in together)
