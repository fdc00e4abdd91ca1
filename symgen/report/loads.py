"""The loads of bearings, as formulas in the forces and moments that parents exert on links."""

from __future__ import annotations

from typing import Any

from sympy import Abs, Expr, Integer, sqrt

from symgen.derive.lagrange.equations import LagrangeEquations
from symgen.derive.symbols import translate
from symgen.describe.chain import Joint, Mdh, Xyz
from symgen.describe.expression import Number
from symgen.describe.mechanism import Mechanism
from symgen.describe.traits import is_loaded
from symgen.report.blocks import Block, Equations, Paragraph, Title, element, sentence
from symgen.report.forms import expanded, shown

__all__ = ["load_blocks"]

HALF = Integer(1) / 2

AXES: dict[tuple[Any, ...], int] = {
    tuple(Number(float(sign * (k == axis))) for k in range(3)): axis for axis in range(3) for sign in (1, -1)
}
"""Directions along an axis of the link's frame -> which."""


def load_blocks(equations: LagrangeEquations, closed: bool) -> list[Block]:
    """The load N of every joint whose friction depends on it."""
    mechanism = equations.mechanism
    loaded = [k for k, joint in enumerate(mechanism.own_joints) if is_loaded(joint.friction)]
    if not loaded:
        return []
    pairs: list[tuple[Any, Any]] = []
    parts: list[tuple[Any, Any]] = []
    told: list[Block] = []
    for k in loaded:
        load, used = _load(mechanism, k)
        if isinstance(load, str):
            told.append(Paragraph((element("N", k), *sentence(f" is the {load}."))))
            continue
        pairs.append((element("N", k), load))
        parts.extend((element("P", k, component), equations.reactions[k, component]) for component in used)
    words = (
        "`<N>` is the load of a bearing, from the force and moment `<P>` (elements 1 to 3 and 4 to 6) that the parent "
        "exerts on the link at its frame's origin, in the link's frame. It depends on the accelerations."
    )
    blocks: list[Block] = [Title("Bearing loads", 3), Paragraph(sentence(words)), *told]
    if pairs:
        blocks.append(Equations(tuple(pairs)))
    if closed:
        blocks.extend(shown([(name, expanded(equations, x)) for name, x in parts]))
    return blocks


def _axis(joint: Joint) -> int | None:
    """Number of the axis of the link's frame that the joint's axis is; `None` where it is none of them."""
    if isinstance(joint.place, Mdh):
        return 2
    if not isinstance(joint.place, Xyz):
        return None
    return AXES.get(joint.place.axis)


def _of_hoop(joint: Joint, k: int, axis: int) -> tuple[Expr, list[int]]:
    """The forces that press a bead towards the hoop's centre, and along its axis."""
    across = [(axis + 1) % 3, (axis + 2) % 3]
    towards = {c: x for c in across if (x := translate(joint.com[c])) != 0}
    length = sqrt(sum(x * x for x in towards.values()))
    radial = sum((x / length * element("P", k, c) for c, x in towards.items()), Integer(0))
    if len(towards) == 1:
        radial = element("P", k, *towards)
    return sqrt(radial**2 + element("P", k, axis) ** 2), sorted([*towards, axis])


ENDS = "`e` the axis, `M` the moment at it, `b` the span"


def _load(mechanism: Mechanism, k: int) -> tuple[Any, list[int]]:
    """N in the elements of P, and which of these it needs; words where the bearing's axis is no axis of the frame."""
    joint = mechanism.own_joints[k]
    friction, axis = joint.friction, _axis(joint)
    assert friction is not None
    normal = friction.normal
    if isinstance(normal, tuple):
        n = [translate(c) for c in normal]
        length = sqrt(sum(c * c for c in n))
        if friction.span is None:
            used = [c for c in range(3) if n[c] != 0]
            return Abs(sum(n[c] * element("P", k, c) for c in used) / length), used
        return "sum of the sizes of `<P>/2 + M x e/b` and `<P>/2 - M x e/b` along the normal: " + ENDS, []
    if normal == "axial":
        return ("size of `<P>` along the joint's axis", []) if axis is None else (Abs(element("P", k, axis)), [axis])
    if normal == "hoop":
        if axis is None:
            return "length of `<P>` across the path of the mass centre, along which the hoop leaves it free", []
        return _of_hoop(joint, k, axis)
    if axis is None and friction.span is None:
        return "length of `<P>` across the joint's axis", []
    if axis is None:
        return "sum of the lengths of `<P>/2 + M x e/b` and `<P>/2 - M x e/b` across the axis: " + ENDS, []
    across = [(axis + 1) % 3, (axis + 2) % 3]
    x, y = (element("P", k, c) for c in across)
    if friction.span is None:
        return sqrt(x**2 + y**2), sorted(across)
    span = translate(friction.span)
    mx, my = (element("P", k, 3 + c) for c in across)
    ends: list[Expr] = [sqrt((x * HALF + s * my / span) ** 2 + (y * HALF - s * mx / span) ** 2) for s in (1, -1)]
    return ends[0] + ends[1], [*sorted(across), *(3 + c for c in sorted(across))]
