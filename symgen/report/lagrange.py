"""Energies and the steps of Lagrange's method of a small chain: momenta, their rates, gradients, joint by joint."""

from __future__ import annotations

from typing import Any

from sympy import Integer, Rational, Symbol

from symgen.derive.lagrange.equations import LagrangeEquations
from symgen.derive.lagrange.steps import lagrange_steps
from symgen.report.blocks import (
    Block,
    Derivative,
    Equations,
    Formula,
    Paragraph,
    Product,
    Sum,
    Title,
    equation,
    sentence,
)
from symgen.report.forms import Forms
from symgen.report.quantities import Quantities
from symgen.report.signs import called

__all__ = ["energy_blocks", "step_blocks"]

HALF = Rational(1, 2)


def energy_blocks(equations: LagrangeEquations, shown: Quantities) -> list[Block]:
    """Kinetic and potential energy, Lagrange's function, Rayleigh's function."""
    n, M, qd = len(equations.q), shown.M, equations.qd
    squares = [Product(M[i, i], before=HALF, after=qd[i] ** 2) for i in range(n) if M[i, i] != 0]
    mixed = [Product(M[i, j], after=qd[i] * qd[j]) for i in range(n) for j in range(i + 1, n) if M[i, j] != 0]
    pairs: list[tuple[Any, Any]] = [(Symbol("<T>"), Sum((*squares, *mixed)))]
    labels = ["T"]
    words = "Kinetic energy `<T>`"
    if shown.potential_energy != 0:
        pairs.append((Symbol("<V>"), shown.potential_energy))
        labels.append("V")
        words += ", potential energy `<V>`"
    if shown.dissipation != 0:
        pairs.append((Symbol("<R>"), shown.dissipation))
        labels.append("R")
        words += ", and Rayleigh's function `<R>`, half the power lost in dampers"
    text = words.replace(", potential", " and potential") if len(pairs) == 2 else words
    return [Title("Energies"), Paragraph(sentence(f"{text}.")), Equations(tuple(pairs), tuple(labels))]


def step_blocks(equations: LagrangeEquations, form: Forms, shown: Quantities) -> list[Block]:
    """The terms of Lagrange's equation of every joint."""
    n, M, q, qd, qdd = len(equations.q), shown.M, equations.q, equations.qd, equations.qdd
    mechanism = equations.mechanism
    damped, stored = shown.dissipation != 0, shown.potential_energy != 0
    L = "`<L> = <T> - <V>`" if stored else "`<L> = <T>`, for `<V> = 0`"
    force = "<tau>i" if shown.applied.is_zero_matrix else "<tau>i + <a>i"
    force += "" if shown.bristles.is_zero_matrix else " - <f_b>i"
    energies = "`{T}` and `{V}`" if stored else "`{T}`"
    blocks: list[Block] = [
        Title("Lagrange's equations"),
        Paragraph(sentence(f"Lagrange's equation of joint i, with {L}; its terms follow from {energies}:")),
        equation(Derivative("L", damped=damped), Formula(force), "lagrange"),
    ]
    for i in range(n):
        steps = lagrange_steps(equations, shown, form, i)
        inertia = [Product(M[i, j], after=qdd[j]) for j in range(n) if M[i, j] != 0]
        rate = (*inertia, *((steps.turning,) if steps.turning != 0 else ()))
        pairs: list[tuple[Any, Any]] = [
            (Derivative("T", qd[i], rate=True), Sum(rate) if rate else Integer(0)),
            (Derivative("T", q[i]), steps.kinetic_gradient),
        ]
        if stored:
            pairs.append((Derivative("V", q[i]), steps.potential_gradient))
        if damped:
            pairs.append((Derivative("R", qd[i]), steps.dissipation_gradient))
        blocks.append(
            Equations(tuple(pairs), packed=True, lead=("Joint ", *called(mechanism, [mechanism.q_names[i]]), ":"))
        )
    return blocks
