"""Influence coefficients G and H of the named points, and of the chain: I* and P*."""

from __future__ import annotations

from typing import Any

from sympy import ImmutableDenseMatrix as Matrix

from symgen.derive.lagrange.equations import LagrangeEquations
from symgen.derive.lagrange.readable import tree_size
from symgen.report.blocks import Block, Equations, Paragraph, Title, Typed, Whole, sentence
from symgen.report.forms import LONGEST, Forms

__all__ = ["chain_influence_blocks", "general_influence_blocks", "point_blocks"]


def point_blocks(equations: LagrangeEquations, form: Forms) -> list[Block]:
    """Position, G and H of every named point."""
    blocks: list[Block] = []
    for point in equations.mechanism.chain.points:
        G, H = equations.influence(point.name)
        n = len(equations.q)
        pairs: list[tuple[Any, Any]] = [
            (Whole("r", point.name, axes=True), form(equations.position(point.name))),
            (Whole("G", point.name), form(G)),
        ]
        for m in range(n):
            second = form(Matrix(3, n, [H[k, m, j] for k in range(3) for j in range(n)]))
            if not second.is_zero_matrix:
                pairs.append((Whole("H", f"{point.name},{m + 1}"), second))
        short = [pair for pair in pairs if sum(map(tree_size, pair[1].flat())) <= LONGEST]
        text = (
            f"`*r` is the position of {point.name} in the base frame, `*G` its derivative by the coordinates, `*H` "
            "with the number m the derivative of `*G` by coordinate m; what is not given is zero. The velocity is "
            "`<G> <qd>`, the acceleration `<G> <qdd> + <qd>' <H> <qd>`."
        )
        blocks.extend([Title(f"Point {point.name}"), Paragraph(sentence(text)), Equations(tuple(short), packed=True)])
    return blocks


def chain_influence_blocks(equations: LagrangeEquations, form: Forms) -> list[Block]:
    """I* and P* of a small chain."""
    n = len(equations.q)
    P = form(equations.P)
    pairs = []
    for i in range(n):
        block = Matrix(n, n, [P[i, j, k] for j in range(n) for k in range(n)])
        if not block.is_zero_matrix and sum(map(tree_size, block.flat())) <= LONGEST:
            pairs.append((Whole("P", str(i + 1), star=True), block))
    if not pairs:
        return []
    words = (
        "Of the whole chain `<I*>` is `<M>` in `{M}`, and `<P*>` of joint `i` gives its velocity terms in `{c}` "
        "as `<c>i = <qd>' <P*>i <qd>` (Behi 1985, equations 2.44 and B.14):"
    )
    blocks: list[Block] = [
        Title("Influence coefficients of the chain", 3),
        Paragraph(sentence(words)),
        Equations(tuple(pairs), packed=True),
    ]
    return [*blocks, Paragraph(sentence(REDUCED))] if n == 1 and equations.system.projection.coupled else blocks


def general_influence_blocks() -> list[Block]:
    """G, H, I* and P* of a long chain as sums over links."""
    said = (
        "With the axis `*e` of joint j in base axes and the vector `*r` from a point of it to a point of the chain, "
        "the influence coefficients of that point, `*G` and `*H`, and of the link that carries it have the columns "
        "`{G}` to `{Hr}`, joints j and m between the base and the link, m before j. Of a joint j that slides they are "
        "`*e` and 0; of one m that slides `*H` is 0. `*H` is symmetric in j and m, that of the link is 0 for m "
        "behind j."
    )
    then = (
        "Sums over all links, with the mass m and the inertia `*Pi` about the mass centre in base axes, give `<I*>`, "
        "which is `<M>`, and `<P*>`, which gives the velocity terms (Behi 1985, equations 2.44 and B.14):"
    )
    return [
        Title("Influence coefficients"),
        Paragraph(sentence(said)),
        Equations(tuple((Whole(*left), Typed(*right)) for left, right in COLUMNS), ("G", "Gr", "H", "Hr")),
        Paragraph(sentence(then)),
        Equations(tuple((Typed(*left), Typed(*right)) for left, right in SUMS), ("I", "P", "qPq")),
    ]


REDUCED = (
    "`{motion}` is the mechanism's reduced equation: `<I*>` is the inertia of one body that turns or slides with the "
    "coordinate and has the kinetic energy of all links, `<T> = <I*> <qd>^2/2`, and `<P*>` is half the derivative of "
    "`<I*>` by the coordinate."
)

COLUMNS = (
    (("G", "j"), ("e[j] x r[j]", r"\mathbf{e}_{j} \times \mathbf{r}_{j}")),
    (("G", "r,j"), ("e[j]", r"\mathbf{e}_{j}")),
    (("H", "m,j"), ("e[m] x G[j]", r"\mathbf{e}_{m} \times \mathbf{G}_{j}")),
    (("H", "r,m,j"), ("e[m] x e[j]", r"\mathbf{e}_{m} \times \mathbf{e}_{j}")),
)
"""Influence coefficients of a point and of its link: letters and index, then text and LaTeX."""

SUMS = (
    (
        ("I*", r"\mathbf{I}^{*}"),
        (
            "sum of m G'G + G_r' Pi G_r",
            r"\sum \left(m \, \mathbf{G}^{\mathsf{T}} \mathbf{G} + \mathbf{G}_{r}^{\mathsf{T}} \boldsymbol{\Pi} \, "
            r"\mathbf{G}_{r}\right)",
        ),
    ),
    (
        ("P*[i,l,m]", r"P^{*}_{i,lm}"),
        (
            "sum of m H[l,m].G[i] + H_r[l,m].(Pi G_r[i]) + G_r[l].(Pi (G_r[i] x G_r[m]))",
            r"\sum \bigl(m \, \mathbf{H}_{lm} \cdot \mathbf{G}_{i} + \mathbf{H}_{r,lm} \cdot \boldsymbol{\Pi} \, "
            r"\mathbf{G}_{r,i} + \mathbf{G}_{r,l} \cdot \boldsymbol{\Pi} \left(\mathbf{G}_{r,i} \times "
            r"\mathbf{G}_{r,m}\right)\bigr)",
        ),
    ),
    (("c[i]", "c_{i}"), ("qd' P*[i] qd", r"\dot{\mathbf{q}}^{\mathsf{T}} \mathbf{P}^{*}_{i} \, \dot{\mathbf{q}}")),
)
"""Sums over links: text and LaTeX of both sides."""
