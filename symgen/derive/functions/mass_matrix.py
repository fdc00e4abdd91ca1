"""Inertia matrix of the chain, drives' rotors included.

    M = sum over links of  m G' G + G_r' Pi G_r

G and G_r are the first-order influence coefficients of a link's mass centre and of the link, Pi its inertia about the
mass centre in base axes. M is symmetric, and positive definite unless a joint moves no inertia.

Source: Behi 1985, eq. (2.44). The fast form adds up composite bodies from the tips to the base (Walker and Orin 1982)
over regrouped parameters: `symgen.derive.recursive.composite_body`.
"""

from __future__ import annotations

from symgen.derive.functions.arguments import Arguments
from symgen.derive.functions.build import planned, quantity
from symgen.derive.functions.card import Card, Declaration, Result

__all__ = ["CARD"]


def declare(a: Arguments) -> Declaration:
    """Arguments and results."""
    return Declaration((a.q,), (Result("M", (a.n, a.n), "inertia matrix"),), "Inertia matrix of the chain.")


CARD = Card(
    "mass_matrix",
    declare,
    quantity(lambda e: e.M.flat()),
    planned,
    "joint",
    "mass_matrix",
    method="composite bodies (Walker and Orin 1982)",
    in_form=lambda w, form: (form.M,),
)
