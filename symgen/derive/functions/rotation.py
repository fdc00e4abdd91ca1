"""Rotation matrix of the link that carries a named point; its columns are the link's axes in the base frame.

    R = R_1(q_1) R_2(q_2) ... R_k(q_k)

The fast form multiplies from the base to the tip: `symgen.derive.bodies.base_frame`.
"""

from __future__ import annotations

from symgen.derive.functions.arguments import Arguments
from symgen.derive.functions.build import at_point
from symgen.derive.functions.card import Card, Declaration, Result

__all__ = ["CARD"]


def declare(a: Arguments) -> Declaration:
    """Arguments and results."""
    return Declaration(
        (a.q,),
        (Result("R", (3, 3), "rotation matrix"),),
        f"Rotation of the link that carries {a.point}: its axes are the columns, in the base frame.",
    )


CARD = Card(
    "rotation",
    declare,
    at_point(lambda e, p: e.rotation(p).flat()),
    lambda w, signature: (w.quantities.rotation(str(signature.point)),),
    at_points=True,
    method="frames from the base to the point",
)
