"""Forces and moments in the bearings of a small chain, in the axes of the link or of the base."""

from __future__ import annotations

from typing import Any

from sympy import Expr

from symgen.derive.lagrange.equations import LagrangeEquations
from symgen.report.blocks import Block, Paragraph, Title, Whole, sentence
from symgen.report.forms import Forms
from symgen.report.length import shown

__all__ = ["reaction_blocks"]


def reaction_blocks(equations: LagrangeEquations, form: Forms, frame: str) -> list[Block]:
    """What the parent of each joint exerts on its link, on request.

    Args:
        frame: "link" or "base", whose axes the components are in.
    """
    found, names = equations.bearing_reactions(frame), equations.system.mechanism.names
    axes = "the base frame" if frame == "base" else "the axes of its link"
    words = (
        "`*F` is the force and `*N` the moment that the parent exerts on the link behind a joint, at the origin of the "
        f"link's frame, in {axes}; components along the joint's axis are what motor, springs and friction transmit. "
        "What is not given is zero."
    )
    pairs: list[tuple[Any, Expr]] = []
    for i in range(found.rows):
        for stem, first in (("F", 0), ("N", 3)):
            whole = Whole(stem, str(i + 1), axes=True)
            pairs += [(whole.element(k), form(found[i, first + k])) for k in range(3) if form(found[i, first + k]) != 0]
    numbered = ", ".join(f"{k} {name}" for k, name in enumerate(names, start=1))
    return [Title("Reactions"), Paragraph(sentence(f"{words} Joints: {numbered}.")), *shown(pairs)]
