"""The equations of motion as a document: titles, tables and equations, before they are printed as text or LaTeX."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from sympy import Expr, Symbol

from symgen.derive.lagrange.equations import LagrangeEquations
from symgen.derive.lagrange.readable import tree_size
from symgen.derive.lagrange.vectors import ZERO
from symgen.describe.traits import idle_joints, joint_rubs, rubs
from symgen.prose import MOST, prose
from symgen.report.actuation import acting_forces
from symgen.report.blocks import Block, Equations, Figure, Paragraph, Title, element, sentence
from symgen.report.description import gravity_blocks, joint_blocks, symbol_blocks
from symgen.report.drives import drive_blocks
from symgen.report.figure.chain_figure import chain_figure
from symgen.report.friction import friction_blocks

__all__ = ["MOTION", "WHERE", "Document", "equations_document", "is_small"]

SMALL_JOINTS = 3
SMALL_EXPANDED = 20_000
SMALL_CLOSED = 600
"""Joints, operations written out, and operations in closed form up to which a chain is shown in closed form."""


MOTION = Title("Equations of motion")
"""Heads the equations themselves."""

WHERE = Title("Where")
"""Heads the intermediates; what their letters mean comes next."""


@dataclass(frozen=True, slots=True)
class Document:
    """The blocks in order, and the equations they were made from."""

    equations: LagrangeEquations
    blocks: tuple[Block, ...]


def equations_document(equations: LagrangeEquations) -> Document:
    """The document of a chain: what it is, its symbols, its equations; in closed form when it is small."""
    chain = equations.chain
    closed = is_small(equations)
    shown = equations.closed_form() if closed else equations
    blocks: list[Block] = [Title(f"Equations of motion: {chain.name}", 1)]
    if description := prose(chain.description, MOST):
        blocks.append(Paragraph((description,)))
    blocks.append(Figure(chain_figure(chain)))
    blocks.extend(joint_blocks(chain))
    blocks.extend(gravity_blocks(chain))
    blocks.extend(symbol_blocks(chain))
    blocks.extend(motion_blocks(equations, shown))
    signs = [f"- <{stem}>" if stem == "a" else f"+ <{stem}>" for stem, _, _ in motion_parts(shown)]
    blocks.extend(friction_blocks(equations, closed, signs) if rubs(chain) else drive_blocks(equations, closed))
    if closed:
        blocks.extend(energy_blocks(shown))
        blocks.extend(point_blocks(shown))
    return Document(equations, tuple(blocks))


def is_small(equations: LagrangeEquations) -> bool:
    """True when the closed form has a reader: few joints, and expressions that do not fill pages."""
    if equations.system.n > SMALL_JOINTS:
        return False
    expanded = [*equations.expand(equations.M).flat(), *equations.expand(equations.h).flat()]
    if sum(map(tree_size, expanded)) > SMALL_EXPANDED:
        return False
    closed = equations.closed_form()
    return (
        sum(map(tree_size, [*closed.M.flat(), *closed.velocity_terms.flat(), *closed.gravity.flat()])) <= SMALL_CLOSED
    )


def motion_parts(shown: LagrangeEquations) -> list[tuple[str, str, Any]]:
    """Letter, name and elements of the terms beside the inertia that are not zero."""
    return [
        (stem, words, vector)
        for stem, words, vector in (
            ("c", "Coriolis and centrifugal terms", shown.velocity_terms),
            ("g", "gravity terms", shown.gravity),
            ("k", "springs and potential", shown.springs),
            ("d", "dampers", shown.dampers),
            ("a", "applied loads and forces", shown.applied),
        )
        if any(x != 0 for x in vector)
    ]


def motion_blocks(equations: LagrangeEquations, shown: LagrangeEquations) -> list[Block]:
    """The intermediates, every term, and the equations that they make up."""
    parts = motion_parts(shown)
    blocks: list[Block] = [MOTION]
    blocks.extend(equation_blocks(equations, shown, [stem for stem, _, _ in parts]))
    blocks.extend(note_blocks(equations))
    where = shown.needed(shown.M, *(vector for _, _, vector in parts)) if shown is equations else ()
    if where:
        blocks.append(WHERE)
        blocks.append(Paragraph(sentence(nomenclature(where))))
        blocks.append(Equations(tuple(where)))
    blocks.append(Title("Inertia matrix"))
    n = shown.system.n
    upper = [(i, j) for i in range(n) for j in range(i, n) if shown.M[i, j] != 0]
    blocks.append(Paragraph(("Symmetric; elements not listed are zero.",)))
    blocks.append(Equations(tuple((element("M", i, j), shown.M[i, j]) for i, j in upper)))
    for stem, words, vector in parts:
        blocks.append(Title(words[0].upper() + words[1:]))
        blocks.append(Equations(tuple((element(stem, i), x) for i, x in enumerate(vector) if x != 0)))
    return blocks


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


def equation_blocks(equations: LagrangeEquations, shown: LagrangeEquations, stems: Sequence[str]) -> list[Block]:
    """One equation per joint in terms of the elements that follow."""
    n = shown.system.n
    vectors = {
        "c": shown.velocity_terms, "g": shown.gravity, "k": shown.springs, "d": shown.dampers, "a": shown.applied
    }  # fmt: skip
    acting = acting_forces(equations)
    pairs = []
    for i in range(n):
        left: Expr = ZERO
        for j in range(n):
            if shown.M[i, j] != 0:
                left += element("M", min(i, j), max(i, j)) * equations.qdd[j]
        for stem in stems:
            if vectors[stem][i] != 0:
                left += (-1 if stem == "a" else 1) * element(stem, i)
        pairs.append((left, acting[i]))
    return [Equations(tuple(pairs))]


SUPPLY = "; its force is what the drive must supply."


def note_blocks(equations: LagrangeEquations) -> list[Block]:
    """Prescribed motions, and forces that these equations leave out."""
    chain, notes = equations.chain, []
    for k, expression in equations.accelerations.items():
        name = chain.q_names[k]
        notes.append(Paragraph((f"The motion of {name} is given: ", equations.qdd[k], " = ", expression, SUPPLY)))
    if idle := idle_joints(chain):
        notes.append(Paragraph(sentence(f"No actuator acts across {', '.join(idle)}; `tau` is zero there.")))
    rubbing = [joint.name for joint in chain.joints if joint.friction is not None]
    if rubbing:
        words = (
            "it adds a force `<f>` that opposes the rate: `<M> qdd + <h> + <f> = tau`, `<h>` standing for all terms "
            "without accelerations."
        )
        notes.append(Paragraph(sentence(f"Friction of {', '.join(rubbing)} is not part of these equations: {words}")))
    driven = [joint for joint in chain.joints if joint.drive is not None]
    moved = [joint.name for joint in driven if joint.name not in idle]
    if moved:
        names = ", ".join(moved)
        notes.append(Paragraph(sentence(f"At the drives of {names}, `tau` is the motor's, referred to the joint.")))
    losing = [joint.name for joint in driven if joint_rubs(replace(joint, friction=None))]
    if losing:
        notes.append(Paragraph((f"Losses of the drives of {', '.join(losing)} are not part of these equations.",)))
    return list(notes)


def energy_blocks(shown: LagrangeEquations) -> list[Block]:
    """Kinetic and potential energy, Rayleigh's function."""
    named = (("T", shown.kinetic_energy), ("V", shown.potential_energy), ("R", shown.dissipation))
    pairs = tuple((Symbol(f"<{stem}>"), e) for stem, e in named if e != 0 and tree_size(e) <= SMALL_CLOSED)
    words = (
        "Kinetic energy `<T>`, potential energy `<V>`, and Rayleigh's function `<R>` (half the power lost in dampers)."
    )
    if not pairs:
        return []
    return [Title("Energies"), Paragraph(sentence(words)), Equations(pairs)]


def point_blocks(shown: LagrangeEquations) -> list[Block]:
    """Positions of the named points and their influence coefficients that are not zero."""
    blocks: list[Block] = []
    for point in shown.chain.points:
        G = shown.jacobian(point.name)
        place = shown.position(point.name)
        pairs: list[tuple[Any, Any]] = [(Symbol(f"<{point.name}>{axis}"), place[k]) for k, axis in enumerate("xyz")]
        pairs.extend(
            (Symbol(f"<G>{axis},{j + 1}"), G[k, j])
            for k, axis in enumerate("xyz")
            for j in range(shown.system.n)
            if G[k, j] != 0
        )
        blocks.append(Title(f"Point {point.name}"))
        words = "Position in the base frame and influence coefficients: the velocity is `<G> qd`."
        blocks.append(Paragraph(sentence(words)))
        blocks.append(Equations(tuple(pairs)))
    return blocks
