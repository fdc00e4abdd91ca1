"""Second derivatives of one node: a sweep over the nodes of the first derivatives.

The gradient is a reverse sweep. Its derivatives come from forward sweeps, one per variable, or from reverse sweeps, one
per element of the gradient. The matrix is symmetric, so that half of it is taken: forward sweeps over the variables in
one order leave out others than in the opposite order, and the cheapest of the ways is taken.

Where functions have corners the conventions of `symgen.program.differentiate` hold.
"""

from __future__ import annotations

from collections.abc import Sequence

from symgen.program.differentiate import adjoint, jacobian
from symgen.program.folding import Folding
from symgen.program.nodes import Node, Pool, topological

__all__ = ["hessian"]


def hessian(pool: Pool, output: Node, variables: Sequence[Node]) -> list[list[Node]]:
    """Second derivatives of a node, (n, n), each pair of mixed ones the same node.

    Args:
        pool: owner of all the nodes; the derivatives are made in it.
        output: a real node.
        variables: n real nodes, independent of each other.

    Raises:
        ProgramError: the output depends on the variables through a loop, or something is not real.

    Example:
        >>> pool = Pool()
        >>> x, y = pool.input("x", 0), pool.input("x", 1)
        >>> rows = hessian(pool, x * y, [x, y])
        >>> [[node.value for node in row] for row in rows]
        [[0.0, 1.0], [1.0, 0.0]]
    """
    ways = []
    for sweep in ("forward", "reverse"):
        for order in (list(variables), list(reversed(variables))):
            gradient = adjoint(pool, [output], order, [Folding(pool).one])
            ways.append((order, jacobian(pool, gradient, order, sweep)))
    order, rows = min(ways, key=lambda way: _operations(way[1]))
    place = {node.index: k for k, node in enumerate(order)}
    at = [place[node.index] for node in variables]
    return [[rows[max(i, j)][min(i, j)] for j in at] for i in at]


def _operations(rows: Sequence[Sequence[Node]]) -> int:
    """Operations that the lower half of the rows needs."""
    return sum(1 for node in topological(node for i, row in enumerate(rows) for node in row[: i + 1]) if node.args)
