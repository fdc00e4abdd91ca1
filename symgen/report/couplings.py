"""Coupled joints on the page: coordinates, rates and accelerations of all joints from those of the coordinates."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Any

from sympy import Expr, Symbol

from symgen.derive.lagrange.equations import LagrangeEquations
from symgen.derive.lagrange.readable import tree_size
from symgen.derive.symbols import acceleration, rate, translate
from symgen.describe.chain import Distance
from symgen.describe.expression import Table, parts
from symgen.describe.mechanism import Mechanism
from symgen.report.blocks import Block, Equations, Formula, Paragraph, Title, element, sentence
from symgen.report.forms import LONGEST as MOST
from symgen.report.forms import expanded, shown
from symgen.report.lengths import by_length

__all__ = ["coupling_blocks", "coupling_force_blocks"]


LONGEST_MOTION = 40
"""Operations of a rate or an acceleration above which it is written with coefficients g and h."""

COEFFICIENT = re.compile(r"[gh][0-9]+(_[0-9]+)+")


def coupling_blocks(equations: LagrangeEquations) -> list[Block]:
    """The motion of the joints that follow others; nothing for a chain without such joints."""
    coupled = [name for name, _ in equations.mechanism.chain.coupled]
    if not coupled:
        return []
    names = equations.system.names
    pairs: list[tuple[Any, Any]] = []
    lengths: list[str] = []
    for name in coupled:
        follows = Symbol(name)  # beside loops it stands for a number that they find
        value = names[follows] if follows in names else translate(equations.mechanism.chain.couplings[name])
        motion = [names[rate(name)], names[acceleration(name)]]
        found = coefficients(equations, motion)
        sizes = [tree_size(names.expand(x)) for x in (value, *(x for _, x in found))]
        if max(sizes) > MOST and any(entry.name == name for entry in distances(equations.mechanism)):
            lengths.append(name)
            continue
        pairs.append((follows, names.expand(value)))
        whole = [names.expand(x) for x in motion]
        if max(map(tree_size, whole)) > LONGEST_MOTION:
            root = names.expand(value)
            pairs.extend((symbol, by_length(expanded(equations, x), root, follows)) for symbol, x in found)
            whole = motion
        pairs.extend(zip((rate(name), acceleration(name)), whole, strict=True))
    verb = "follows" if len(coupled) == 1 else "follow"
    words = (
        f"{', '.join(coupled)} {verb} other joints. With the influence coefficients `g` of the joints' rates, forces "
        "across all joints count `g'` times along the coordinates, and the inertia matrix of the tree becomes `g'` "
        "times it times `g`."
    )
    blocks: list[Block] = [Title("Coupled joints", 3), Paragraph(sentence(words))]
    if pairs:
        blocks.append(Equations(tuple(pairs), packed=True))
    for name in lengths:
        blocks += length_blocks(name)
    return [*blocks, *(Paragraph((about_table(table),)) for table in tables(equations.mechanism))]


def distances(mechanism: Mechanism) -> list[Distance]:
    """The distances between places that are joints of a chain."""
    return [form for form in mechanism.authored.forms if isinstance(form, Distance)]


def length_blocks(name: str) -> list[Block]:
    """A distance whose expression in the coordinates is long, by the positions of its places."""
    words = (
        " is the distance of its places A and B. With their positions `*r`, influence coefficients `*G` and `*H`, and "
        "the unit vector `*e` from A to B, `1` the unit matrix:"
    )
    return [Paragraph((Symbol(name), *sentence(words))), Equations(((Symbol(name), Formula(LENGTH)), *SLOPES))]


LENGTH = "|<r>B - <r>A|"
SLOPES = (
    (Formula("<g>"), Formula("<e>' (<G>B - <G>A)")),
    (Formula("<h>"), Formula(f"<e>' (<H>B - <H>A) + (<G>B - <G>A)' (1 - <e> <e>') (<G>B - <G>A)/{LENGTH}")),
)
"""A distance and its influence coefficients."""


def coefficients(equations: LagrangeEquations, motion: Sequence[Expr]) -> list[tuple[Expr, Expr]]:
    """The influence coefficients g and h in a joint's rate and acceleration, with what they stand for."""
    needed = equations.system.names.needed(*motion)
    return [(symbol, value) for symbol, value in needed if COEFFICIENT.fullmatch(symbol.name)]


def coupling_force_blocks(equations: LagrangeEquations) -> list[Block]:
    """The forces that couplings transmit; nothing for a chain without coupled joints."""
    joints, forces = equations.system.mechanism.names, equations.coupling_forces
    if not forces:
        return []
    words = (
        "`<lambda>` is the force or torque that the coupling exerts on a joint that follows, along its coordinate: the "
        "tension of a rope, the force between teeth. It depends on the accelerations; friction is left out."
    )
    pairs = [(element("lambda", joints.index(joint)), expanded(equations, force)) for joint, force in forces.items()]
    numbered = ", ".join(f"{joints.index(joint) + 1} {joint}" for joint in forces)
    return [Title("Forces of the couplings", 3), Paragraph(sentence(f"{words} Joints: {numbered}.")), *shown(pairs)]


def tables(mechanism: Mechanism) -> list[Table]:
    """The tables that joints follow."""
    return [part for _, value in mechanism.chain.coupled for part in parts(value) if isinstance(part, Table)]


def about_table(table: Table) -> str:
    """A sentence on the spline through a table."""
    kind = "periodic" if table.periodic else "natural"
    beyond = f"it repeats itself every {table.x[-1] - table.x[0]:.6g}" if table.periodic else "beyond, it is straight"
    knots = f"{len(table.x)} knots from {table.x[0]:.6g} to {table.x[-1]:.6g}"
    return f"The motion of {table.name} is the {kind} cubic spline through a table of {knots}; {beyond}."
