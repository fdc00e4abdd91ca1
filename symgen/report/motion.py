"""The equations of motion in matrix form, and written out joint by joint."""

from __future__ import annotations

from typing import Any

from sympy import Integer

from symgen.derive.lagrange.equations import LagrangeEquations
from symgen.report.blocks import Block, Equations, Formula, Paragraph, Product, Sum, Title, Whole, equation, sentence
from symgen.report.quantities import PARTS, Quantities, acting_forces

__all__ = ["MOTION", "assembled_blocks", "matrix_blocks", "motion_formula"]

MOTION = Title("Equations of motion")
"""Heads the equations themselves."""


def motion_formula(stems: list[str]) -> str:
    """The left side: `<M> <qdd> + <c> + <g>`."""
    return "<M> <qdd>" + "".join(f" {'-' if stem == 'a' else '+'} <{stem}>" for stem in stems)


def matrix_blocks(equations: LagrangeEquations, shown: Quantities, stems: list[str]) -> list[Block]:
    """M qdd + c + g + ... = tau, and each of these."""
    names = [f"`<{stem}>` the {words}" for stem, _, words in PARTS if stem in stems]
    words = f"In matrix form, `<M>` the inertia matrix{''.join(f', {name}' for name in names)}:"
    blocks: list[Block] = [
        MOTION,
        Paragraph(sentence(words.replace("the springs", "springs").replace("the dampers", "dampers"))),
        equation(Formula(motion_formula(stems)), Formula("<tau>"), "motion"),
    ]
    pairs: list[tuple[Any, Any]] = [(Whole("M"), shown.M)]
    attributes = {stem: name for stem, name, _ in PARTS}
    pairs.extend((Whole(stem), getattr(shown, attributes[stem])) for stem in stems)
    blocks.append(Equations(tuple(pairs), ("M", *stems)))
    return blocks


def assembled_blocks(equations: LagrangeEquations, shown: Quantities, stems: list[str]) -> list[Block]:
    """One equation per joint, the force across it on the left."""
    n = len(equations.q)
    attributes = {stem: name for stem, name, _ in PARTS}
    pairs = []
    for i, force in enumerate(acting_forces(equations)):
        inertia = [Product(shown.M[i, j], after=equations.qdd[j]) for j in range(n) if shown.M[i, j] != 0]
        beside = [getattr(shown, attributes[stem])[i] * (-1 if stem == "a" else 1) for stem in stems]
        found = (*inertia, *(x for x in beside if x != 0))
        pairs.append((force, Sum(found) if found else Integer(0)))
    labels = tuple(f"joint{i + 1}" for i in range(n))
    said = "The rows of `{motion}`, written out:" if n > 1 else "Written out, `{motion}` is"
    return [Paragraph(sentence(said)), Equations(tuple(pairs), labels)]
