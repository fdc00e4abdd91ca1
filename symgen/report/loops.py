"""Closed loops on the page: the equations that the closing joints add, and both positions of a dyad of three pins."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sympy import ImmutableDenseMatrix as Matrix
from sympy import Symbol, cos, diff, eye, sin, sqrt, zeros

from symgen.derive.lagrange.equations import LagrangeEquations
from symgen.derive.lagrange.readable import readable
from symgen.derive.lagrange.vectors import ZERO
from symgen.derive.symbols import translate
from symgen.describe.chain import BASE, Anchor, Chain, Joint, Loop
from symgen.report.blocks import Block, Equations, Paragraph, Title, sentence
from symgen.report.kinematics import chain_steps

__all__ = ["loop_blocks"]

MOST = 8
"""Joints of a loop up to which its equations are written out."""

SHORT, FREE = 5, 2
"""Joints of a loop, and coordinates of a chain, up to which the equations of the coefficients are written out."""

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
    blocks: list[Block] = [Title("Closed loops", 3)]
    for loop in chain.loops:
        blocks.extend(_of_loop(equations, loop))
    words = (
        "Their first and second derivatives give the influence coefficients `g` and `h` of the dependent joints: "
        "forces across all joints count `g'` times along the coordinates, and the inertia matrix of the tree becomes "
        "`g'` times it times `g`."
    )
    return [*blocks, Paragraph(sentence(words))]


def _of_loop(equations: LagrangeEquations, loop: Loop) -> list[Block]:
    chain = equations.chain
    ways = _ways(chain, loop)
    inside = [joint.name for way in ways for joint in way if joint.type != "fixed"]
    follow = loop.dependent
    verb = "follows" if len(follow) == 1 else "follow"
    free = [name for name in inside if name not in follow]
    links = " and ".join(anchor.joint for anchor in loop.between)
    words = (
        f"The {loop.type if loop.type != 'ball' else 'ball'} joint {loop.name} joins {links}, {HOLDS[loop.type]}: "
        f"{', '.join(follow)} {verb} {', '.join(free)}."
    )
    blocks: list[Block] = [Paragraph(sentence(words))]
    if len(inside) > MOST:
        return blocks
    frames = [_along(chain, way) for way in ways]
    pairs = _equations(loop, frames)
    if pairs:
        blocks.append(Equations(tuple(pairs)))
    blocks += _solutions(chain, loop, ways)
    if pairs and equations.n <= FREE and len(inside) <= SHORT:
        blocks += _rates(equations, loop, inside, pairs)
    return blocks


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


def _equations(loop: Loop, frames: Sequence[Sequence[Placed]]) -> list[tuple[Any, Any]]:
    """Left and right sides, those that are equal anyway left out."""
    (first, second), (a, b) = loop.between, (ways[-1] for ways in frames)
    x, y = (_short(frame.of(_vector(anchor.at))) for frame, anchor in ((a, first), (b, second)))
    if loop.type == "rod":
        away = y - x
        length = translate(loop.length) if loop.length is not None else ZERO
        return [(sum((c**2 for c in away), start=ZERO), length**2)]
    E, U = (frame.R * _turn(anchor) for frame, anchor in ((a, first), (b, second)))
    axis = _vector(loop.axis)
    if loop.type == "prismatic":
        e, away = _short(E * axis), y - x
        pairs = [(c, ZERO) for c in _short(e.cross(away))]
        pairs += [(p, q) for p, q in zip(_short(E), _short(U), strict=True)]
    else:
        pairs = list(zip(x, y, strict=True))
        if loop.type == "revolute":
            pairs += zip(_short(E * axis), _short(U * axis), strict=True)
    return [pair for pair in pairs if readable(pair[0] - pair[1]) != 0]


def _rates(
    equations: LagrangeEquations, loop: Loop, inside: Sequence[str], pairs: Sequence[tuple[Any, Any]]
) -> list[Block]:
    """The linear systems of g and h: the same matrix, that of the loop's equations by its dependent joints."""
    projection, names = equations.system.projection, equations.system.mechanism.names
    gaps = [left - right for left, right in pairs]
    first = {name: projection.first[names.index(name)] for name in inside}
    none = [[ZERO] * projection.n for _ in range(projection.n)]
    second = {name: projection.second.get(names.index(name), none) for name in inside}
    moving = [name for name in inside if name not in loop.dependent]

    def slope(gap: Any, *by: str) -> Any:
        return readable(diff(gap, *(Symbol(name) for name in by)))

    found: list[tuple[Any, Any]] = []
    for k in range(projection.n):
        for gap in gaps:
            left = sum((slope(gap, name) * first[name][k] for name in loop.dependent), start=ZERO)
            right = sum((-slope(gap, name) * first[name][k] for name in moving), start=ZERO)
            found.append((left, right))
        for j in range(k, projection.n):
            for gap in gaps:
                left = sum((slope(gap, name) * second[name][k][j] for name in loop.dependent), start=ZERO)
                bent = sum((-slope(gap, a, b) * first[a][k] * first[b][j] for a in inside for b in inside), start=ZERO)
                right = sum((-slope(gap, name) * second[name][k][j] for name in moving), start=bent)
                found.append((left, right))
    found = [(left, right) for left, right in found if left != 0 or right != 0]
    words = f"Differentiated once and twice, the equations of {loop.name} give `g` and `h` of its dependent joints:"
    return [Paragraph(sentence(words)), Equations(tuple(found))] if found else []


def _solutions(chain: Chain, loop: Loop, ways: tuple[list[Joint], list[Joint]]) -> list[Block]:
    """Both positions of a dyad of three pins whose closing one is the middle one."""
    lasts = [way[-1] for way in ways if way]
    if loop.type != "revolute" or {joint.name for joint in lasts} != set(loop.dependent) or len(lasts) != 2:
        return []
    frames = [_along(chain, way) for way in ways]
    axis = _short(frames[0][-1].R * _turn(loop.between[0]) * _vector(loop.axis))
    if any(joint.type != "revolute" for joint in lasts) or tuple(axis[:2]) != (ZERO, ZERO):
        return []
    order = sorted((0, 1), key=lambda k: loop.dependent.index(lasts[k].name))
    outer = [_short(way[-2].of(_local(chain, joint))) for way, joint in zip(frames, lasts, strict=True)]
    arms = [_short(_vector(anchor.at)) for anchor in loop.between]
    A, D = (outer[k] for k in order)
    squares = [readable(sum((c**2 for c in arms[k]), start=ZERO)) for k in order]
    e_x, e_y, k, s, p_x, p_y = (_letter(name, chain) for name in ("e_x", "e_y", "k", "s", "p_x", "p_y"))
    square = e_x**2 + e_y**2
    pairs: list[tuple[Any, Any]] = [
        (e_x, readable(D[0] - A[0])),
        (e_y, readable(D[1] - A[1])),
        (k, (square + squares[0] - squares[1]) / 2),
        (s, sqrt(squares[0] * square - k**2)),
        (p_x, (k * e_x - s * e_y) / square),
        (p_y, (k * e_y + s * e_x) / square),
    ]
    left = "left" if axis[2] == 1 else "right"
    chosen = f"; this chain has its {loop.branch} position" if loop.branch else ""
    names = [lasts[k].name for k in order]
    words = (
        f"With the way e from the pin of {names[0]} to that of {names[1]}, and p from the former to {loop.name}, there "
        f"are two positions: `{s}` as written puts {loop.name} to the {left} of e, `-{s}` to the other side{chosen}. "
        f"Where `{s} = 0` both are one, and the loop is singular: its dependent joints could move while others rest."
    )
    return [Paragraph(sentence(words)), Equations(tuple(pairs), packed=True)]


def _letter(name: str, chain: Chain) -> Symbol:
    """A symbol that the chain does not use."""
    taken = {*chain.movable_names, *(p.name for p in chain.parameters), *chain.input_names}
    return Symbol(next(n for n in (name, *(f"{name}_{k}" for k in range(1, len(taken) + 2))) if n not in taken))


def _local(chain: Chain, joint: Joint) -> Any:
    """The place of a joint's axis in its parent's frame; it does not move as the joint turns."""
    steps = dict(zip((other.name for other in chain.joints), chain_steps(chain), strict=True))
    return steps[joint.name].p


def _vector(entries: Sequence[Any]) -> Any:
    return Matrix([translate(entry) for entry in entries])


def _turn(anchor: Anchor) -> Any:
    r, p, y = (translate(angle) for angle in anchor.rpy)
    x_turn = Matrix([[1, 0, 0], [0, cos(r), -sin(r)], [0, sin(r), cos(r)]])
    y_turn = Matrix([[cos(p), 0, sin(p)], [0, 1, 0], [-sin(p), 0, cos(p)]])
    return Matrix([[cos(y), -sin(y), 0], [sin(y), cos(y), 0], [0, 0, 1]]) * y_turn * x_turn


def _short(matrix: Any) -> Any:
    return matrix.applyfunc(readable)
