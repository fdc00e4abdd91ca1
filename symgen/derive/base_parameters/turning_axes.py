"""Axes that turn each body, and the first moments of a sliding body that are identifiable.

A sliding body turns with the last revolute joint before it. Where all revolute joints before it are parallel, it turns
about one direction z only: its first moment along z does nothing, and where it slides along z too, its whole first
moment is felt as if it belonged to what carries it.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

from symgen.derive.algebra.spatial import Matrix3, column, identity, matmul
from symgen.derive.bodies.tree import Tree

__all__ = ["first_moments", "turning_axes"]

PARALLEL = 1e-9
"""Sine of the angle below which axes are parallel."""

Direction = tuple[float, float, float]


def turning_axes(tree: Tree) -> list[Matrix3]:
    """Per body the rotation from its working frame to the axes that turn it.

    These are the working frame of a revolute body itself, of a sliding body that of the last revolute joint before it,
    and the base frame where there is none. The rotation does not change with q.
    """
    axes: list[Matrix3] = []
    for body in tree.bodies:
        if body.revolute:
            axes.append(identity(tree.algebra))
        else:
            axes.append(matmul(axes[body.parent], body.R) if body.parent >= 0 else body.R)
    return axes


def first_moments(trees: Sequence[Tree]) -> list[int]:
    """Per body how many of its first moments, in the axes that turn it, may act by themselves.

    Args:
        trees: one chain with several sets of parameters, numbers all: what is parallel is so for all of them.

    Returns:
        2 for revolute bodies, x and y. Of sliding ones 3 where they turn about more than one direction; 2 where they
        turn about one and slide across it; 0 where they slide along it, or do not turn at all.
    """
    counts = zip(*(_first_moments(tree) for tree in trees), strict=True)
    return [max(count) for count in counts]


def _first_moments(tree: Tree) -> list[int]:
    directions = _directions(tree)
    counts: list[int] = []
    for i, body in enumerate(tree.bodies):
        turns = [directions[k] for k in tree.path(i) if tree.bodies[k].revolute]
        if body.revolute:
            counts.append(2)
        elif not all(_parallel(turns[0], turn) for turn in turns):
            counts.append(3)
        else:
            counts.append(2 if turns and not _parallel(turns[0], directions[i]) else 0)
    return counts


def _directions(tree: Tree) -> list[Direction]:
    """The joints' directions at q = 0, base frame: axes that are parallel there always are, if all between them are."""
    frames: list[Matrix3] = []
    for body in tree.bodies:
        frames.append(matmul(frames[body.parent], body.R) if body.parent >= 0 else body.R)
    numbers = [[tree.algebra.number(x) or 0.0 for x in column(R, 2)] for R in frames]
    return [(x, y, z) for x, y, z in numbers]


def _parallel(a: Direction, b: Direction) -> bool:
    cross = (a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0])
    return math.hypot(*cross) < PARALLEL
