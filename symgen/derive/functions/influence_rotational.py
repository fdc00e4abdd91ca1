"""First- and second-order influence coefficients of the rotation of a named point's link.

    omega = G_r qd,   H_r,mn = dG_r,n/dq_m

H_r,mn = z_m x z_n where joint m turns and lies before n, else 0; it is not symmetric.

Source: Thomas and Tesar 1982; Behi 1985, chapter II. The fast form: `symgen.derive.bodies.base_frame`.
"""

from __future__ import annotations

from symgen.derive.functions.arguments import Arguments
from symgen.derive.functions.build import at_point, flat, second_order
from symgen.derive.functions.card import LARGE, Card, Declaration
from symgen.derive.functions.influence import results

__all__ = ["CARD"]


def declare(a: Arguments) -> Declaration:
    """Arguments and results."""
    return Declaration((a.q,), results(a), f"Influence coefficients of the link of {a.point}, base frame.")


CARD = Card(
    "influence_rotational",
    declare,
    at_point(lambda e, p: e.influence_rotational(p)[0].flat(), lambda e, p: flat(e.influence_rotational(p)[1])),
    lambda w, signature: second_order(w, signature, rotational=True),
    at_points=True,
    most=LARGE,
    method="influence coefficients of joint axes (Thomas and Tesar 1982)",
)
