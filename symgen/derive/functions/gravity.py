"""Generalised forces of gravity alone.

    g = dV_g/dq = - sum over links of  m G' gamma

gamma is the acceleration of gravity, G the first-order influence coefficient of a link's mass centre.

Source: generalised forces by influence coefficients, Behi 1985, eqs. (3.62) and (3.63). The fast form is the static
part of Newton and Euler's recursion: `symgen.derive.recursive.grouped_newton_euler`.
"""

from __future__ import annotations

from symgen.derive.functions.arguments import FORCE, Arguments
from symgen.derive.functions.build import planned, quantity
from symgen.derive.functions.card import Card, Declaration, Result

__all__ = ["CARD"]


def declare(a: Arguments) -> Declaration:
    """Arguments and results."""
    return Declaration((a.q,), (Result("g", (a.n,), "gravity terms", FORCE),), "Generalised forces of gravity alone.")


CARD = Card(
    "gravity",
    declare,
    quantity(lambda e: e.gravity.flat()),
    planned,
    "joint",
    "gravity",
    method="the static part of Newton and Euler's recursion (Luh, Walker and Paul 1980) on regrouped bodies",
    in_form=lambda w, form: (form.gravity,),
)
