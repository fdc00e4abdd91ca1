"""The scalar listing of a long chain: every element of its matrices over named intermediates, and all of these."""

from __future__ import annotations

import re
from collections.abc import Sequence

from sympy import Expr, Symbol

from symgen.derive.lagrange.equations import LagrangeEquations
from symgen.report.blocks import Block, Equations, Paragraph, Title, element, sentence
from symgen.report.quantities import PARTS

__all__ = ["WHERE", "listing_blocks"]

WHERE = Title("Where")
"""Heads the intermediates; what their letters mean comes next."""

STEMS = (
    ("c", "`c` and `s` are cosine and sine of the sum of the joints numbered"),
    ("R", "`R` rotation matrices, link to base"),
    ("p", "`p` origins of the link frames"),
    ("o", "`o` origins after a sliding joint"),
    ("e", "`e` joint axes"),
    ("r", "`r` mass centres; `r3_2` the vector from joint axis 2 to mass centre 3, and so for `p`"),
    ("A", "`A = R I` with `I` the inertia in link axes, `J = R I R'` in base axes"),
    ("G", "`G` influence coefficients, `Gd` their rates, `Grd` those of the joint axes"),
    ("H", "`H` second-order influence coefficients"),
    ("u", "`u` is `J` times a joint axis"),
    ("w", "`w` angular velocities"),
    ("L", "`L = J w`"),
    ("v", "`vd` accelerations of mass centres while all `qdd` are zero"),
    ("a", "`a` cosines of the angles between axes of rotors and of joints"),
    (
        "wr",
        "`wr` angular velocities of rotors about their axes, `wrd` their rates while all `qdd` are zero, `we` the "
        "vector product of `w` and such an axis",
    ),
    ("b", "`beta` angular accelerations while all `qdd` are zero"),
    ("n", "`n = J beta + w x L`"),
)
"""First letters of an intermediate's name -> what to tell the reader; numbers are those of links, then of joints."""

OFFSETS = " and of the angles named, off1, off2, ... being the numbers in their lines"


def nomenclature(where: Sequence[tuple[Symbol, Expr]]) -> str:
    """Meaning of the letters of the intermediates that occur; all vectors in the base frame."""
    used = {match.group() for symbol, _ in where if (match := re.match("[A-Za-z]+", symbol.name)) is not None}
    used |= {stem[0] for stem in used}
    turned = any(re.match(r"[cs]\d*(_\d+)*_\d*[A-Za-z]", symbol.name) for symbol, _ in where)
    told = "; ".join(words + (OFFSETS if stem == "c" and turned else "") for stem, words in STEMS if stem in used)
    return f"Every line uses the lines before it only. All in the base frame: {told}."


def listing_blocks(equations: LagrangeEquations) -> list[Block]:
    """The intermediates, then the elements of the inertia matrix and of the terms beside it."""
    parts = [(stem, words, getattr(equations, name)) for stem, name, words in PARTS]
    parts = [part for part in parts if any(x != 0 for x in part[2])]
    blocks: list[Block] = []
    where = equations.needed(equations.M, *(vector for _, _, vector in parts))
    if where:
        blocks.extend([WHERE, Paragraph(sentence(nomenclature(where))), Equations(tuple(where))])
    n = equations.n
    upper = [(i, j) for i in range(n) for j in range(i, n) if equations.M[i, j] != 0]
    blocks.append(Title("Inertia matrix"))
    blocks.append(Paragraph(("Symmetric; elements not listed are zero.",)))
    blocks.append(Equations(tuple((element("M", i, j), equations.M[i, j]) for i, j in upper)))
    for stem, words, vector in parts:
        blocks.append(Title(words[0].upper() + words[1:]))
        blocks.append(Equations(tuple((element(stem, i), x) for i, x in enumerate(vector) if x != 0)))
    return blocks
