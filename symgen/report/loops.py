"""Closed loops on the page: the equations that the closing joints add, and how they are solved."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial
from typing import Any

from sympy import ImmutableDenseMatrix as Matrix
from sympy import Symbol, cos, eye, sin, zeros

from symgen.derive.lagrange.equations import LagrangeEquations
from symgen.derive.lagrange.readable import readable
from symgen.derive.lagrange.vectors import ZERO
from symgen.derive.loops.motion import assembly_mode
from symgen.derive.loops.planar import PlanarLoop
from symgen.derive.symbols import translate
from symgen.describe.assemble import assemble
from symgen.describe.chain import BASE, Anchor, Chain, Joint, Loop
from symgen.report.blocks import Block, Equations, Paragraph, Title, sentence
from symgen.report.kinematics import chain_steps
from symgen.report.loop_positions import Written, position_blocks, tied_joints, written_loops
from symgen.report.loop_rates import newton_blocks, rate_blocks

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


@dataclass(frozen=True)
class Placed:
    """A frame, seen from the link where the loop parts."""

    R: Any
    p: Any

    def of(self, at: Any) -> Any:
        """A place of the frame."""
        return self.p + self.R * at

    def then(self, R: Any, p: Any) -> Placed:
        """A frame in this one."""
        return Placed(self.R * R, self.of(p))


def loop_blocks(equations: LagrangeEquations) -> list[Block]:
    """The loops of a chain; nothing for a tree."""
    chain = equations.chain
    if not chain.loops:
        return []
    written = written_loops(chain)
    blocks: list[Block] = [Title("Closed loops", 3)]
    sides: dict[int, list[tuple[Any, Any]]] = {}
    for k in range(len(chain.loops)):
        found, sides[k] = _of_loop(equations, k, written[k])
        blocks.extend(found)
        together = written[k].together
        if written[k].planar is None and k == together[-1]:
            blocks.extend(
                newton_blocks([chain.loops[other] for other in together], [sides[other] for other in together])
            )
    words = (
        "With the influence coefficients `g` and `h` of all joints, forces across them count `g'` times along the "
        "coordinates, and the inertia matrix of the tree becomes `g'` times it times `g`."
    )
    return [*blocks, Paragraph(sentence(words))]


def _of_loop(equations: LagrangeEquations, k: int, written: Written) -> tuple[list[Block], list[tuple[Any, Any]]]:
    """The blocks of one loop, and the sides of its equations where they are short enough to be written."""
    chain = equations.chain
    loop = chain.loops[k]
    ways = _ways(chain, loop)
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
    pairs = _equations(chain, loop, [_along(chain, way) for way in ways], written.planar)
    if pairs:
        blocks.append(Equations(tuple(pairs)))
    if written.planar is not None:
        letter = partial(_letter, chain)
        blocks += position_blocks(chain, k, written.planar, letter)
        if k not in assembly_mode(assemble(chain)).parallels:
            blocks += rate_blocks(equations, loop, inside, pairs, letter)
    return blocks, pairs


def _ways(chain: Chain, loop: Loop) -> tuple[list[Joint], list[Joint]]:
    """The joints from the link where the loop parts to either place."""
    paths: list[list[Joint]] = []
    for anchor in loop.between:
        path: list[Joint] = []
        name = anchor.joint
        while name != BASE:
            path.insert(0, chain.joint(name))
            name = path[0].parent
        paths.append(path)
    one, other = paths
    while one and other and one[0] is other[0]:
        one, other = one[1:], other[1:]
    return one, other


def _along(chain: Chain, way: Sequence[Joint]) -> list[Placed]:
    """Frames of the links of a way, that of the link where it begins first."""
    steps = dict(zip((joint.name for joint in chain.joints), chain_steps(chain), strict=True))
    found = [Placed(eye(3), zeros(3, 1))]
    for joint in way:
        found.append(found[-1].then(steps[joint.name].R, steps[joint.name].p))
    return found


def _equations(
    chain: Chain, loop: Loop, frames: Sequence[Sequence[Placed]], planar: PlanarLoop | None
) -> list[tuple[Any, Any]]:
    """Left and right sides, those that are equal anyway left out."""
    (first, second), (a, b) = loop.between, (ways[-1] for ways in frames)
    x, y = (_short(frame.of(_vector(anchor.at))) for frame, anchor in ((a, first), (b, second)))
    if loop.type == "rod":
        away = y - x
        length = translate(loop.length) if loop.length is not None else ZERO
        return [(sum((c**2 for c in away), start=ZERO), length**2)]
    E, U = (frame.R * _turn(anchor) for frame, anchor in ((a, first), (b, second)))
    axis = _vector(loop.axis)
    if loop.type == "prismatic" and planar is not None:
        n = Matrix([row[2].x for row in planar.basis])
        return [(readable(n.dot(_short(E * axis).cross(y - x))), ZERO), *tied_joints(chain, planar)]
    if loop.type == "prismatic":
        e, away = _short(E * axis), y - x
        pairs = [(c, ZERO) for c in _short(e.cross(away))]
        pairs += [(p, q) for p, q in zip(_short(E), _short(U), strict=True)]
    else:
        pairs = list(zip(x, y, strict=True))
        if loop.type == "revolute":
            pairs += zip(_short(E * axis), _short(U * axis), strict=True)
    return [pair for pair in pairs if readable(pair[0] - pair[1]) != 0]


def _letter(chain: Chain, name: str) -> Symbol:
    """A symbol that the chain does not use."""
    taken = {*chain.movable_names, *(p.name for p in chain.parameters), *chain.input_names}
    return Symbol(next(n for n in (name, *(f"{name}_{k}" for k in range(1, len(taken) + 2))) if n not in taken))


def _vector(entries: Sequence[Any]) -> Any:
    return Matrix([translate(entry) for entry in entries])


def _turn(anchor: Anchor) -> Any:
    r, p, y = (translate(angle) for angle in anchor.rpy)
    x_turn = Matrix([[1, 0, 0], [0, cos(r), -sin(r)], [0, sin(r), cos(r)]])
    y_turn = Matrix([[cos(p), 0, sin(p)], [0, 1, 0], [-sin(p), 0, cos(p)]])
    return Matrix([[cos(y), -sin(y), 0], [sin(y), cos(y), 0], [0, 0, 1]]) * y_turn * x_turn


def _short(matrix: Any) -> Any:
    return matrix.applyfunc(readable)
