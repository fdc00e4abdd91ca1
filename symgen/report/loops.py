"""Closed loops on the page: the equations that the closing joints add, and how they are solved."""

from __future__ import annotations

from functools import partial
from typing import Any

from sympy import Symbol

from symgen.derive.lagrange.equations import LagrangeEquations
from symgen.derive.loops.assembly import assembly_mode
from symgen.describe.mechanism import Mechanism
from symgen.report.blocks import Block, Equations, Paragraph, Title, sentence
from symgen.report.loop_equations import loop_sides, loop_ways
from symgen.report.loop_positions import Written, position_blocks, written_loops
from symgen.report.loop_rates import cluster_blocks, rate_blocks

__all__ = ["loop_blocks"]

MOST = 8
"""Joints of a loop up to which its equations are written out."""

HOLDS = {
    "revolute": "whose places coincide",
    "ball": "whose places coincide",
    "prismatic": "whose second place moves along the axis of the first",
    "rod": "whose places stay as far apart as the rod is long",
}
"""Kind of a closing joint -> a clause on its two places."""


def loop_blocks(equations: LagrangeEquations) -> list[Block]:
    """The loops of a chain; nothing for a tree."""
    mechanism = equations.mechanism
    if not mechanism.chain.loops:
        return []
    written = written_loops(mechanism)
    blocks: list[Block] = [Title("Closed loops", 3)]
    sides: dict[int, list[tuple[Any, Any]]] = {}
    for k in range(len(mechanism.chain.loops)):
        found, sides[k] = _of_loop(equations, k, written[k])
        blocks.extend(found)
        together = written[k].together
        if written[k].planar is None and k == together[-1]:
            loops = [mechanism.chain.loops[other] for other in together]
            closed = together[0] in assembly_mode(mechanism).roots
            blocks.extend(cluster_blocks(loops, [sides[other] for other in together], closed))
    words = (
        "With the influence coefficients `g` and `h` of all joints, forces across them count `g'` times along the "
        "coordinates, and the inertia matrix of the tree becomes `g'` times it times `g`."
    )
    return [*blocks, Paragraph(sentence(words))]


def _of_loop(equations: LagrangeEquations, k: int, written: Written) -> tuple[list[Block], list[tuple[Any, Any]]]:
    """The blocks of one loop, and the sides of its equations where they are short enough to be written."""
    mechanism = equations.mechanism
    loop = mechanism.chain.loops[k]
    ways = loop_ways(mechanism, loop)
    inside = [joint.name for way in ways for joint in way if joint.type != "fixed"]
    follow = loop.dependent
    verb = "follows" if len(follow) == 1 else "follow"
    free = [name for name in inside if name not in follow]
    links = " and ".join(anchor.joint for anchor in loop.between)
    words = (
        f"The {loop.type} joint {loop.name} joins {links}, {HOLDS[loop.type]}: "
        f"{', '.join(follow)} {verb} {', '.join(free)}."
    )
    blocks: list[Block] = [Paragraph(sentence(words))]
    if len(inside) > MOST:
        more = f"More than {MOST} joints are on the loop: its equations are not written out."
        return [*blocks, Paragraph((more,))], []
    pairs = list(loop_sides(mechanism, loop, written.planar).pairs)
    if pairs:
        blocks.append(Equations(tuple(pairs)))
    if written.planar is not None:
        letter = partial(_letter, mechanism)
        blocks += position_blocks(mechanism, k, written.planar, letter)
        if k not in assembly_mode(mechanism).parallels:
            blocks += rate_blocks(equations, loop, inside, pairs, letter)
    return blocks, pairs


def _letter(mechanism: Mechanism, *letters: str) -> Symbol:
    """The first of some letters that the chain does not use, at worst with a number."""
    taken = {*mechanism.names, *(p.name for p in mechanism.parameters), *mechanism.input_names}
    more = (f"{letters[0]}_{k}" for k in range(1, len(taken) + 2))
    return Symbol(next(name for name in (*letters, *more) if name not in taken))
