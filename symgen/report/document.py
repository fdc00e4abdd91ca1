"""The equations of motion as a document of titles, tables and equations, before a writer prints it.

Small chains come in closed form with the steps of Lagrange's method, long ones as the recursion of Newton and Euler.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from symgen.derive.lagrange.equations import LagrangeEquations
from symgen.derive.lagrange.readable import tree_size
from symgen.describe.traits import rubs
from symgen.errors import ArgumentError
from symgen.report.bearings import reaction_blocks
from symgen.report.blocks import Block, Equations, Figure, Paragraph, Ref, Table, Title
from symgen.report.bristles import bristle_blocks
from symgen.report.canonical import acceleration_blocks, hamilton_blocks, reduced_blocks
from symgen.report.couplings import coupling_blocks, coupling_force_blocks
from symgen.report.description import gravity_blocks, joint_blocks, loads_blocks, symbol_blocks
from symgen.report.drives import drive_blocks
from symgen.report.figure.chain_figure import chain_figure
from symgen.report.forms import page_forms
from symgen.report.friction import friction_blocks
from symgen.report.friction_circle import friction_circle_blocks
from symgen.report.influence import chain_influence_blocks, general_influence_blocks, point_blocks
from symgen.report.kinematics import TRANSFORMATIONS, center_velocities, transformation_blocks, velocity_blocks
from symgen.report.lagrange import energy_blocks, step_blocks
from symgen.report.lengths import length_letters, written_by_lengths
from symgen.report.listing import WHERE, listing_blocks
from symgen.report.long_chain import recursion_blocks
from symgen.report.loops import loop_blocks
from symgen.report.motion import MOTION, assembled_blocks, matrix_blocks
from symgen.report.notes import note_blocks
from symgen.report.pin_forces import pin_force_blocks
from symgen.report.power import power_blocks
from symgen.report.quantities import part_stems, small_quantities
from symgen.report.scaled import dimensionless_blocks
from symgen.report.signs import lettered
from symgen.report.statics import cyclic_blocks, equilibrium_blocks, steady_blocks
from symgen.report.stops import distance_blocks, stop_blocks
from symgen.text.prose import MOST, prose

__all__ = ["MOTION", "START", "USUAL", "WHERE", "Document", "Wanted", "equations_document", "is_small"]


def numbered(blocks: Iterable[Block]) -> tuple[Block, ...]:
    """The blocks with numbers at the labelled equations and in the references to them.

    Raises:
        KeyError: a reference to an equation that the document does not have.
    """
    counted, numbers = [], dict[str, int]()
    for block in blocks:
        if isinstance(block, Equations) and any(block.labels):
            for label in filter(None, block.labels):
                numbers[label] = len(numbers) + 1
            block = replace(block, numbers=tuple(numbers.get(label, 0) for label in block.labels))
        counted.append(block)
    return tuple(_referred(block, numbers) for block in counted)


def _referred(block: Block, numbers: dict[str, int]) -> Block:
    if isinstance(block, Paragraph):
        return Paragraph(tuple(_resolved(part, numbers) for part in block.parts))
    if isinstance(block, Table):
        return replace(block, header=tuple(tuple(_resolved(p, numbers) for p in cell) for cell in block.header))
    return block


def _resolved(part: Any, numbers: dict[str, int]) -> Any:
    return replace(part, number=numbers[part.label]) if isinstance(part, Ref) else part


SMALL_JOINTS = 3
SMALL_EXPANDED = 20_000
SMALL_CLOSED = 600
"""Joints, operations written out, and operations in closed form up to which a chain is shown in closed form."""
START = TRANSFORMATIONS
"""Heads the equations, behind the description."""


@dataclass(frozen=True, slots=True)
class Wanted:
    """Parts of a document that are written on request.

    Attributes:
        listing: every element of a long chain's matrices.
        hamilton: Hamilton's function and equations.
        dimensionless: names of the parameters that are scales, empty for the usual ones; None for no such equations.
        energy: the table of powers that change the energy.
        reactions: "link" or "base", the frame in which bearing reactions are written; empty for none.
        linear: the matrices of small motions about rest, however long.
    """

    listing: bool = False
    hamilton: bool = False
    dimensionless: tuple[str, ...] | None = None
    energy: bool = False
    reactions: str = ""
    linear: bool = False


@dataclass(frozen=True, slots=True)
class Document:
    """The blocks in order, and the equations they were made from."""

    equations: LagrangeEquations
    blocks: tuple[Block, ...]


USUAL = Wanted()
"""Nothing on request."""


def equations_document(equations: LagrangeEquations, wanted: Wanted = USUAL) -> Document:
    """The document of a chain: what it is, its symbols, its kinematics, its equations.

    Args:
        equations: of the chain.
        wanted: parts that are written on request.

    Raises:
        ArgumentError: a part is for small chains, and this one is long.
    """
    mechanism = equations.mechanism
    blocks: list[Block] = [Title(f"Equations of motion: {mechanism.name}", 1)]
    if description := prose(mechanism.chain.description, MOST):
        blocks.append(Paragraph((description,)))
    blocks.append(Figure(chain_figure(lettered(mechanism))))
    blocks.extend(joint_blocks(mechanism))
    blocks.extend(distance_blocks(mechanism))
    blocks.extend(gravity_blocks(mechanism))
    blocks.extend(loads_blocks(mechanism))
    blocks.extend(symbol_blocks(mechanism))
    blocks.extend(transformation_blocks(mechanism))
    blocks.extend(coupling_blocks(equations))
    blocks.extend(loop_blocks(equations))
    closed = is_small(equations)
    asked = (wanted.hamilton, wanted.dimensionless is not None, wanted.energy, wanted.reactions, wanted.linear)
    if not closed and any(asked):
        raise ArgumentError(
            f"{mechanism.name}: Hamilton's, dimensionless and linear equations, work and reactions are written for "
            f"chains of at most {SMALL_JOINTS} coordinates whose closed form is short; `closed_form()` in Python has "
            "them for all"
        )
    points = [point.name for point in mechanism.chain.points]
    if closed:
        form = page_forms(equations, equations.M, equations.velocity_terms)
        places = page_forms(equations, *center_velocities(equations), *map(equations.position, points))
        shown = small_quantities(equations, form)
        stems = part_stems(shown)
        letters, begun = length_letters(equations), len(blocks)
        blocks.extend(velocity_blocks(equations, places))
        blocks.extend(energy_blocks(equations, shown))
        blocks.extend(step_blocks(equations, form, shown))
        blocks.extend(matrix_blocks(equations, shown, stems))
        blocks.extend(assembled_blocks(equations, shown, stems))
        blocks.extend(acceleration_blocks(equations, shown))
        blocks.extend(coupling_force_blocks(equations))
        blocks.extend(pin_force_blocks(equations, closed))
        blocks.extend(note_blocks(equations))
        if wanted.energy:
            blocks.extend(power_blocks(equations, shown))
        blocks.extend(cyclic_blocks(equations, shown))
        blocks.extend(equilibrium_blocks(equations, shown, wanted.linear))
        blocks.extend(steady_blocks(equations, shown))
        blocks.extend(reduced_blocks(equations, shown))
        if wanted.reactions:
            blocks.extend(reaction_blocks(equations, form, wanted.reactions))
        if wanted.hamilton:
            blocks.extend(hamilton_blocks(equations, form, shown))
        blocks[begun:] = written_by_lengths(blocks[begun:], letters)
        if wanted.dimensionless is not None:
            blocks.extend(dimensionless_blocks(equations, form, shown, wanted.dimensionless))
        blocks.extend(point_blocks(equations, places))
        blocks.extend(chain_influence_blocks(equations, form))
    else:
        stems = part_stems(equations)
        blocks.extend(recursion_blocks(equations, stems))
        blocks.extend(pin_force_blocks(equations, closed))
        blocks.extend(note_blocks(equations))
        if wanted.listing:
            blocks.extend(listing_blocks(equations))
        blocks.extend(general_influence_blocks())
        blocks.extend(cyclic_blocks(equations, None))
        blocks.extend(equilibrium_blocks(equations, None))
    blocks.extend(bristle_blocks(equations))
    signs = [f"- <{stem}>" if stem == "a" else f"+ <{stem}>" for stem in stems]
    blocks.extend(
        friction_blocks(equations, closed, signs) if rubs(mechanism.chain) else drive_blocks(equations, closed)
    )
    if closed:
        blocks.extend(friction_circle_blocks(equations, shown))
    blocks.extend(stop_blocks(equations, closed))
    return Document(equations, numbered(blocks))


def is_small(equations: LagrangeEquations) -> bool:
    """True when the closed form can be read: few joints, and expressions that do not fill pages."""
    if equations.n > SMALL_JOINTS:
        return False
    expanded = [*equations.expand(equations.M).flat(), *equations.expand(equations.h).flat()]
    if sum(map(tree_size, expanded)) > SMALL_EXPANDED:
        return False
    closed = equations.closed_form()
    return (
        sum(map(tree_size, [*closed.M.flat(), *closed.velocity_terms.flat(), *closed.gravity.flat()])) <= SMALL_CLOSED
    )
