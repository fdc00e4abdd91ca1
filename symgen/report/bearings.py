"""Forces and moments in the bearings of a small chain, in the axes of the link or of the base."""

from __future__ import annotations

from typing import Any, cast

from sympy import Expr, Integer, Symbol

from symgen.derive.lagrange.equations import LagrangeEquations
from symgen.derive.lagrange.frames import translated
from symgen.derive.lagrange.vectors import rotate
from symgen.derive.symbols import translate
from symgen.describe.chain import BASE, Loop
from symgen.report.blocks import Block, Paragraph, Title, Whole, sentence
from symgen.report.forms import Forms, shown
from symgen.report.loop_positions import written_loops

__all__ = ["reaction_blocks"]


def reaction_blocks(equations: LagrangeEquations, form: Forms, frame: str) -> list[Block]:
    """Forces and moments that the parent of each joint exerts on its link, on request.

    Args:
        frame: "link" or "base", whose axes the components are in.
    """
    found, names = equations.bearing_reactions(frame), equations.system.mechanism.names
    letters = closing_letters(equations)
    axes = "the base frame" if frame == "base" else "the axes of its link"
    words = (
        "`*F` is the force and `*N` the moment that the parent exerts on the link behind a joint, at the origin of the "
        f"link's frame, in {axes}; components along the joint's axis are what motor, springs and friction transmit. "
        "What is not given is zero."
    )
    if equations.mechanism.chain.loops:
        words += (
            " With the name of a loop, they are what its first link exerts on the second where they meet, in the base "
            "frame."
        )
    pairs: list[tuple[Any, Expr]] = []
    for i in range(found.rows):
        for stem, first in (("F", 0), ("N", 3)):
            whole = Whole(stem, str(i + 1), axes=True)
            values = [form(found[i, first + k]).xreplace(letters) for k in range(3)]
            pairs += [(whole.element(k), value) for k, value in enumerate(values) if value != 0]
    numbered = ", ".join(f"{k} {name}" for k, name in enumerate(names, start=1))
    return [Title("Reactions"), Paragraph(sentence(f"{words} Joints: {numbered}.")), *shown(pairs)]


def closing_letters(equations: LagrangeEquations) -> dict[Symbol, Expr]:
    """The letters of forces and moments in closing joints; zero for what a pin of a plane loop does not transmit."""
    letters: dict[Symbol, Expr] = {}
    written = written_loops(equations.mechanism)
    for k, loop in enumerate(equations.mechanism.chain.loops):
        force, moment = equations.closing.symbols[k]
        across = plane_axis(equations, loop) if written[k].planar is not None else None
        for stem, symbols in (("F", force), ("N", moment)):
            whole = Whole(stem, loop.name, axes=True)
            for j, symbol in enumerate(symbols):
                none = across is not None and (stem == "N" or j == across)
                letters[cast(Symbol, symbol)] = Integer(0) if none else whole.element(j)
    return letters


def plane_axis(equations: LagrangeEquations, loop: Loop) -> int | None:
    """The axis of the base along which a closing pin stands; None for other joints and directions."""
    anchor = loop.between[0]
    if loop.type != "revolute" or any(translate(angle) != 0 for angle in anchor.rpy):
        return None
    axis = translated(loop.axis)
    if anchor.joint != BASE:
        axis = rotate(equations.system.frame(anchor.joint).R, axis)
    along = [k for k in range(3) if abs(axis[k]) == 1]
    return along[0] if along else None
