"""Influence coefficients of all joints that move, of a chain with coupled joints.

    g_ik = dq_b,i / dq_k,    h_ikl = d2q_b,i / dq_k dq_l

so that qd_b = g qd and qdd_b = g qdd + qd' h qd (Benedict and Tesar 1978; Behi 1985, chapter II).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from symgen.derive.functions.arguments import Arguments
from symgen.derive.functions.card import LARGE, Card, Declaration, Flat, Result, Signature
from symgen.derive.functions.coordinates import couples

if TYPE_CHECKING:
    from symgen.derive.definition import Definition
    from symgen.derive.fast import Writer

__all__ = ["CARD"]


def declare(a: Arguments) -> Declaration:
    """Arguments and results."""
    first = Result("g", (a.joints, a.n), "first-order influence coefficients")
    second = Result("h", (a.joints, a.n, a.n), "second-order influence coefficients, h[:, k, l] = d g[:, k] / d q_l")
    return Declaration((a.q,), (first, second), "Influence coefficients of all joints by the coordinates.")


def definition(opinion: Definition, signature: Signature) -> Flat:
    """g and h of the projection."""
    from symgen.derive.lagrange.vectors import ZERO

    projection = opinion.equations.system.projection
    none = [[ZERO] * projection.n for _ in range(projection.n)]
    second = [x for i in range(projection.joints) for row in projection.second.get(i, none) for x in row]
    return opinion.lower([x for row in projection.first for x in row]), opinion.lower(second)


def fast(opinion: Writer, signature: Signature) -> tuple[object, ...]:
    """g and h of the motion map."""
    motion, n, zero = opinion.quantities.motion, len(opinion.q), opinion.algebra.zero
    first = [[row.get(k, zero) for k in range(n)] for row in motion.first]
    second = [[[row.get((min(k, i), max(k, i)), zero) for i in range(n)] for k in range(n)] for row in motion.second]
    return first, second


CARD = Card(
    "coordinate_influence",
    declare,
    definition,
    fast,
    most=LARGE,
    method="derivatives of the couplings (Benedict and Tesar 1978)",
    present=couples,
)
