"""The inertia matrix of the coordinates by composite bodies, where joints follow others.

M = g' M_b g, without M_b: with unit acceleration of coordinate k every joint that follows it accelerates by g_ik. The
wrenches that this needs are put together where the joints' paths to the base meet, so that each coordinate sends one
column base-ward, however many joints follow it. A fixed ratio costs a product, a ratio of 1 or -1 additions.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from symgen.derive.algebra.scalar import Scalar
from symgen.derive.algebra.spatial import add, scale
from symgen.derive.bodies.turns import Wrench
from symgen.derive.recursive.composite_body import carried, composites, unit_column
from symgen.derive.reduced.group_frames import GroupFrames

__all__ = ["projected_mass_matrix"]


def projected_mass_matrix(frames: GroupFrames, rows: Sequence[Mapping[int, Scalar]], n: int) -> list[list[Scalar]]:
    """M: (n, n), both halves the same Scalars.

    Args:
        rows: per body the influence coefficients g of its joint, by position of the coordinate.
        n: how many coordinates there are.
    """
    parts = frames.reduced.parts
    zero = frames.reduced.tree.algebra.zero
    M = [[zero] * n for _ in range(n)]

    def collect(k: int, el: int, value: Scalar) -> None:
        M[k][el] = M[k][el] + value
        if k != el:
            M[el][k] = M[k][el]

    units = [unit_column(frames, i, body) for i, body in enumerate(composites(frames))]
    for k in range(n):
        waiting: dict[int, tuple[Wrench, Scalar]] = {}
        for i in reversed(range(len(parts))):
            wrench, own = None, rows[i].get(k)
            if i in waiting:
                wrench, entry = waiting.pop(i)
                for el, g in rows[i].items():
                    collect(k, el, g * entry)
                    if el == k:
                        collect(k, k, g * entry)
            if own is not None:
                column, inertia = units[i]
                for el, g in rows[i].items():
                    if el >= k:
                        collect(k, el, own * (g * inertia))
                mine = scale(own, column[0]), scale(own, column[1])
                wrench = mine if wrench is None else (add(wrench[0], mine[0]), add(wrench[1], mine[1]))
            p = parts[i].parent
            if wrench is None or p < 0:
                continue
            rotor = parts[i].rotor
            spin = None if own is None or rotor is None else scale(own * rotor.N * rotor.J, rotor.e)
            moved, entry = carried(frames, i, wrench, spin)
            if p in waiting:
                other, before = waiting[p]
                moved, entry = (add(other[0], moved[0]), add(other[1], moved[1])), before + entry
            waiting[p] = moved, entry
    frames.reduced.tree.algebra.note("inertia matrix", M)
    return M
