"""First- and second-order influence coefficients of a named point.

    G_n = dx/dq_n,   H_mn = d2x/(dq_m dq_n)

so that its velocity is G qd and its acceleration G qdd + qd' H qd. With m before n on the way from the base H_mn = z_m
x G_n if joint m turns, else 0; H is symmetric in m and n.

Source: Thomas and Tesar 1982; Behi 1985, chapter II. The fast form: `symgen.derive.bodies.base_frame`.
"""

from __future__ import annotations

from symgen.derive.functions.arguments import Arguments
from symgen.derive.functions.build import at_point, flat, second_order
from symgen.derive.functions.card import LARGE, Card, Declaration, Result

__all__ = ["CARD"]


def declare(a: Arguments) -> Declaration:
    """Arguments and results."""
    return Declaration((a.q,), results(a), f"Influence coefficients of {a.point}, base frame.")


def results(a: Arguments) -> tuple[Result, Result]:
    """G (3, n) and H (3, n, n)."""
    return (
        Result("G", (3, a.n), "first-order influence coefficients"),
        Result("H", (3, a.n, a.n), "second-order influence coefficients, H[:, m, n] = d G[:, n] / d q_m"),
    )


CARD = Card(
    "influence",
    declare,
    at_point(lambda e, p: e.influence(p)[0].flat(), lambda e, p: flat(e.influence(p)[1])),
    lambda w, signature: second_order(w, signature, rotational=False),
    at_points=True,
    most=LARGE,
    method="influence coefficients of joint axes (Thomas and Tesar 1982)",
)
