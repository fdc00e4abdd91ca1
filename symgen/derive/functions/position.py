"""Position of a named point in the base frame.

    x = T_1(q_1) T_2(q_2) ... T_k(q_k) x_link

T_j takes the link frame of joint j to the one before it. The fast form multiplies from the base to the tip:
`symgen.derive.bodies.base_frame`.
"""

from __future__ import annotations

from symgen.derive.functions.arguments import Arguments
from symgen.derive.functions.build import at_point
from symgen.derive.functions.card import Card, Declaration, Result

__all__ = ["CARD"]


def declare(a: Arguments) -> Declaration:
    """Arguments and results."""
    return Declaration((a.q,), (Result("x", (3,), "position", "m"),), f"Position of {a.point}, base frame.")


CARD = Card(
    "position",
    declare,
    at_point(lambda e, p: e.position(p).flat()),
    lambda w, signature: (w.quantities.position(str(signature.point)),),
    at_points=True,
    method="frames from the base to the point",
)
