"""Internal functions that every stage of a step calls, and what is known of their results.

A call hides its results from folding. Results that are constants in the function are constants for the caller too, and
arguments that are the same constant in every call are none.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from symgen.derive.optimal_control.implicit import Matrix
from symgen.program.function import Argument, Function, Output
from symgen.program.nodes import Node, Pool

__all__ = ["Shared", "StageFunction"]


class StageFunction:
    """An internal function whose results are matrices.

    Args:
        pool: owner of all nodes.
        name: unique in the program.
        arguments: in order.
        results: matrices, each a list of rows of any lengths.
    """

    def __init__(self, pool: Pool, name: str, arguments: Sequence[Argument], results: Sequence[Matrix]) -> None:
        self.pool = pool
        self.widths = [[len(row) for row in rows] for rows in results]
        outputs = []
        for k, rows in enumerate(results):
            nodes = tuple(x for row in rows for x in row)
            if nodes:
                outputs.append(Output(f"result{k + 1}", (len(nodes),), nodes))
        self.function = Function(name, tuple(arguments), tuple(outputs), internal=True)

    def __call__(self, given: Sequence[Node]) -> list[Matrix]:
        """The results for flat arguments."""
        known = self.function.output_nodes
        found = self.pool.call(self.function, given)
        numbers = iter([a if a.op == "constant" else b for a, b in zip(known, found, strict=True)])
        return [[[next(numbers) for _ in range(width)] for width in rows] for rows in self.widths]


class Shared:
    """The results of `build` for matrices, as one function for several cases.

    Args:
        pool, name: as of `StageFunction`.
        build: matrices -> a matrix.
        cases: matrices of the same shapes in each; what is the same constant in all of them is known to `build`.
    """

    def __init__(
        self, pool: Pool, name: str, build: Callable[[Sequence[Matrix]], Matrix], cases: Sequence[Sequence[Matrix]]
    ) -> None:
        leaves: list[Node] = []
        self.varied: list[int] = []
        for k, found in enumerate(zip(*map(_flat, cases), strict=True)):
            if found[0].op == "constant" and all(node is found[0] for node in found):
                leaves.append(found[0])
            else:
                leaves.append(pool.input("given", len(self.varied)))
                self.varied.append(k)
        numbers = iter(leaves)
        result = build([[[next(numbers) for _ in row] for row in matrix] for matrix in cases[0]])
        self.function = StageFunction(pool, name, (Argument("given", (len(self.varied),)),), [result])

    def __call__(self, case: Sequence[Matrix]) -> Matrix:
        """The matrix of a case."""
        flat = _flat(case)
        return self.function([flat[k] for k in self.varied])[0]


def _flat(case: Sequence[Matrix]) -> list[Node]:
    return [x for matrix in case for row in matrix for x in row]
