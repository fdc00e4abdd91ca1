"""The equations of motion of a long chain: the recursion over its bodies, and how it gives M, c and g."""

from __future__ import annotations

from sympy import Integer

from symgen.derive.lagrange.equations import LagrangeEquations
from symgen.derive.symbols import translate
from symgen.report.blocks import Block, Equations, Formula, Paragraph, Whole, equation, sentence
from symgen.report.kinematics import MOST_LINKS
from symgen.report.motion import MOTION, motion_formula
from symgen.report.quantities import PARTS
from symgen.report.recursion import along_coordinates, recursion_of
from symgen.report.vectors import Data

__all__ = ["recursion_blocks"]

OUTWARD = (
    "Angular velocities:",
    "Their rates:",
    "Accelerations of the frames' origins, that of gravity subtracted at the base:",
    "Accelerations of the mass centres:",
    "Angular momenta of the rotors about their axes, and their rates:",
)


def recursion_blocks(equations: LagrangeEquations, stems: list[str]) -> list[Block]:
    """M qdd + ... = tau, and the recursion that evaluates it."""
    names = [f"`<{stem}>` the {words}" for stem, _, words in PARTS if stem in stems]
    words = f"In matrix form, `<M>` the inertia matrix{''.join(f', {name}' for name in names)}:"
    blocks: list[Block] = [
        MOTION,
        Paragraph(sentence(words.replace("the springs", "springs").replace("the dampers", "dampers"))),
        equation(Formula(motion_formula(stems)), Formula("<tau>"), "motion"),
    ]
    if len(equations.mechanism.chain.joints) > MOST_LINKS:
        many = "The chain has too many links to be written out; the emitted functions evaluate its recursion."
        return [*blocks, Paragraph((many,))]
    lines = recursion_of(equations)
    start = Data(tuple(Integer(0) - translate(x) for x in equations.mechanism.chain.gravity))
    said = (
        "They are evaluated body by body (Newton and Euler's equations; Luh, Walker and Paul 1980), all vectors in the "
        "axes of the link whose number they have: `*R` the rotation in `*T`, `*r` the mass centre and `*I` the inertia "
        "about it, as in the table of links. From the base to the tips, with"
    )
    blocks.extend([Paragraph(sentence(said)), Equations(((Whole("a", "0"), start),), packed=True)])
    for title, group in zip(OUTWARD, lines.outward, strict=True):
        if group:
            blocks.extend([Paragraph((title,)), Equations(group)])
    back = (
        "From the tips to the base, force `*f` and moment `*n` that the parent exerts on a link, at the origin of the "
        "link's frame:"
    )
    blocks.extend([Paragraph(sentence(back)), Equations(lines.inward)])
    blocks.extend([Paragraph(("Forces and torques across the joints:",))])
    column = (
        "Column j of `<M>` is what the recursion gives for `<qdd>j = 1`, all other accelerations, all rates and `*a` "
        "of the base zero"
    )
    torques = lines.torques
    if equations.system.projection.coupled:
        blocks.extend([Equations(torques), Paragraph(sentence("Along the coordinates, `<F>` across all joints:"))])
        torques = along_coordinates(equations)
        column += "; joints that follow others do so here"
    blocks.append(Equations(torques, tuple(f"joint{k + 1}" for k in range(len(torques)))))
    blocks.append(Paragraph(sentence(column + others(stems))))
    return blocks


def others(stems: list[str]) -> str:
    """The terms beside the inertia, by the recursion."""
    found = []
    if "g" in stems:
        found.append("`<g>` is what it gives at rest")
    if "c" in stems:
        found.append("`<c>` what it gives without accelerations and gravity")
    return f"; {', '.join(found)}." if found else "."
