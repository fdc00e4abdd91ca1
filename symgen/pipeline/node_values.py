"""Values of nodes at many points, real or complex."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from symgen.arrays import Array
from symgen.program.nodes import Node, topological

__all__ = ["NodeValues"]

CALLED: dict[str, Callable[..., Any]] = {
    "add": np.add,
    "sub": np.subtract,
    "mul": np.multiply,
    "div": np.divide,
    "neg": np.negative,
    "sqrt": np.sqrt,
    "sin": np.sin,
    "cos": np.cos,
}
"""Operations of conditions of loops, all analytic."""


class NodeValues:
    """Nodes as a function of arrays.

    Args:
        inputs: (n,), the nodes that are given.
        outputs: (m,), the nodes that are wanted.
    """

    def __init__(self, inputs: Sequence[Node], outputs: Sequence[Node]) -> None:
        places = {node.index: k for k, node in enumerate(inputs)}
        self.constants: list[tuple[int, float]] = []
        self.steps: list[tuple[int, Callable[..., Any], tuple[int, ...]]] = []
        for node in topological(outputs):
            if node.index in places:
                continue
            place = places[node.index] = len(places)
            if node.op == "constant":
                self.constants.append((place, float(node.value)))
            else:
                self.steps.append((place, CALLED[node.op], tuple(places[arg.index] for arg in node.args)))
        self.size, self.count = len(places), len(inputs)
        self.outputs = [places[node.index] for node in outputs]

    def __call__(self, x: Array) -> Array:
        """Outputs (k, m) at x (k, n)."""
        held: list[Any] = [None] * self.size
        held[: self.count] = list(np.ascontiguousarray(x.T))
        for place, value in self.constants:
            held[place] = value
        for place, operation, arguments in self.steps:
            held[place] = operation(*[held[argument] for argument in arguments])
        found = np.empty((len(self.outputs), len(x)), x.dtype)
        for row, place in enumerate(self.outputs):
            found[row] = held[place]
        return found.T
