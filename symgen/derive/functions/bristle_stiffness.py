"""Stiffness and damping of bristles for small motion about rest.

    K = sum over bristles of g' s0 g,    D = sum of g' (s1 + s2) g

About rest with z = 0 a bristle is a spring and a damper, dz/dt = v: Canudas de Wit, Olsson, Astrom and Lischinsky 1995,
eq. (8). They stand beside `stiffness_matrix` and `damping_matrix`, which are those of a potential and of Rayleigh's
function; s2 that differs by direction counts with its mean.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from symgen.derive.functions.arguments import Arguments
from symgen.derive.functions.bristles import has_states
from symgen.derive.functions.card import Card, Declaration, Flat, Result, Signature

if TYPE_CHECKING:
    from symgen.derive.definition import Definition
    from symgen.derive.fast import Writer

__all__ = ["CARD"]


def declare(a: Arguments) -> Declaration:
    """Arguments and results."""
    return Declaration(
        (a.q,),
        (
            Result("K", (a.n, a.n), "stiffness of bristles about rest"),
            Result("D", (a.n, a.n), "damping of bristles about rest"),
        ),
        "Stiffness and damping of bristles for small motion about rest.",
    )


def definition(opinion: Definition, signature: Signature) -> Flat:
    """Both in SymPy."""
    return tuple(opinion.lower(tuple(matrix.flat())) for matrix in opinion.equations.bristles_at_rest)


def fast(opinion: Writer, signature: Signature) -> tuple[object, ...]:
    """Both over nodes."""
    from symgen.derive.bodies.applied_forces import bristles_at_rest

    quantities = opinion.quantities
    found = bristles_at_rest(opinion.mechanism, quantities.values)
    return tuple(quantities.motion.symmetric(matrix) for matrix in found)


CARD = Card(
    "bristle_stiffness",
    declare,
    definition,
    fast,
    method="the LuGre model about rest (Canudas de Wit et al. 1995)",
    present=has_states,
)
