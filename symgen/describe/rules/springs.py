"""Coupled springs store energy: `stiffness` blocks, with the joints' own springs, are positive semidefinite.

One joint's spring of negative stiffness is admitted: it stands for what tips over, and gravity may outweigh it. Where a
run-time parameter takes part the matrix is known in a call only; `symgen.analyse` looks at it then.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from symgen.describe.expression import Expression, Name, parts
from symgen.describe.rules.findings import Findings

if TYPE_CHECKING:
    from symgen.describe.chain import Chain

__all__ = ["check_springs"]

PRINTED = 1e-9
"""A pivot above minus this share of its diagonal is rounding of printed digits."""


def check_springs(findings: Findings) -> None:
    """Refuses blocks that make the whole matrix indefinite, where no element depends on a run-time parameter."""
    chain = findings.chain
    blocked = {name for block in chain.stiffness for name in block.joints}
    matrix = _matrix(findings, chain, sorted(blocked))
    failed = None if matrix is None else _first_indefinite(matrix)
    if failed is None:
        return
    name = sorted(blocked)[failed]
    for k, block in enumerate(chain.stiffness):
        if name in block.joints:
            message = "the stiffness, with the joints' own springs, is not positive semidefinite: a deformation in "
            message += f"which {name!r} takes part gives energy back; check signs and off-diagonal elements"
            findings.error(f"stiffness[{k}].matrix", message)
            return


def _matrix(findings: Findings, chain: Chain, names: list[str]) -> list[list[float]] | None:
    """The stiffness of the joints in blocks, or None where an element or its shape is not known."""
    place = {name: k for k, name in enumerate(names)}
    found = [[0.0] * len(names) for _ in names]
    for joint in chain.joints:
        if joint.name in place and joint.stiffness is not None:
            value = findings.value(joint.stiffness)
            if value is None or _varies(chain, joint.stiffness):
                return None
            found[place[joint.name]][place[joint.name]] += value
    for block in chain.stiffness:
        n = len(block.joints)
        if len(set(block.joints)) != n or len(block.matrix) != n or any(len(row) != n for row in block.matrix):
            return None
        for a, row in zip(block.joints, block.matrix, strict=True):
            for b, element in zip(block.joints, row, strict=True):
                value = findings.value(element)
                if value is None or not math.isfinite(value) or _varies(chain, element):
                    return None
                found[place[a]][place[b]] += value
    return found


def _varies(chain: Chain, expression: Expression) -> bool:
    run_time = {parameter.name for parameter in chain.parameters if not parameter.constant}
    return any(isinstance(part, Name) and part.name in run_time for part in parts(expression))


def _first_indefinite(matrix: list[list[float]]) -> int | None:
    """The row at which elimination meets a negative pivot, or a zero one that is coupled; None if semidefinite."""
    n, diagonal = len(matrix), [matrix[k][k] for k in range(len(matrix))]
    rest = [list(row) for row in matrix]
    for k in range(n):
        limit = PRINTED * abs(diagonal[k])
        pivot = rest[k][k]
        if pivot < -limit:
            return k
        if pivot <= limit:
            for i in range(k + 1, n):
                if abs(rest[i][k]) > PRINTED * math.sqrt(abs(diagonal[i] * diagonal[k])) + limit:
                    return i
            continue
        for i in range(k + 1, n):
            factor = rest[i][k] / pivot
            for j in range(k, n):
                rest[i][j] -= factor * rest[k][j]
    return None
