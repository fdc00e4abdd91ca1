"""Mass properties handed from body to body where joint forces do not tell: base parameters.

Mass on a revolute joint's axis moves like the parent and is handed to it, as is the orientation inertia behind a
prismatic joint. In pseudo-inertia form [K h; h' m], K the second moment, each revolute body ends with
K_zz = h_z = m = 0 (Gautier and Khalil 1990; Atchonouglo et al. 2008 for the pseudo-inertia).
"""

from __future__ import annotations

from dataclasses import replace

from symgen.derive.algebra.scalar import Scalar
from symgen.derive.algebra.spatial import Inertial, matrix, null, rotate_inertial, shift_inertial
from symgen.derive.recursive.bodies import Tree
from symgen.derive.recursive.plan import FormulationPlan
from symgen.derive.recursive.reframe import Part

__all__ = ["axial", "regroup"]

SHORT = 1e-3
"""Part of the longest offset below which no mass is kept to cancel a first moment, for it would be large."""


def axial(m: Scalar, h: Scalar, K: Scalar) -> Inertial:
    """Mass, first and second moment of mass spread along z."""
    zero = m.algebra.zero
    return Inertial(m, (zero, zero, h), ((K, zero, zero), (zero, K, zero), (zero, zero, zero)))


def regroup(tree: Tree, parts: list[Part], plan: FormulationPlan) -> list[Part]:
    """The bodies with as few mass properties as joint forces need."""
    parts = list(parts)
    algebra = tree.algebra
    for i in reversed(range(len(parts))):
        part = parts[i]
        body = part.inertial
        if part.revolute:
            kept = _gauge(parts, i, plan)
            half = 0.5 * (body.J[0][0] + body.J[1][1] - body.J[2][2])
            moved = axial(body.m - kept, body.h[2], half)
        else:
            moved = Inertial(algebra.zero, null(algebra), body.J)
        parts[i] = replace(part, inertial=_minus(body, moved, part.revolute), flat=part.revolute)
        if part.parent >= 0:
            at = shift_inertial(rotate_inertial(moved, part.R), part.p)
            if not part.revolute:
                at = moved
            parent = parts[part.parent]
            parts[part.parent] = replace(parent, inertial=parent.inertial + at)
    return _snapped(tree, parts)


def _snapped(tree: Tree, parts: list[Part]) -> list[Part]:
    """Literals that are rounding of zero, beside the largest mass, first moment and inertia of the chain, made zero."""
    number = tree.algebra.number

    def size(values: list[Scalar]) -> float:
        return 2e-15 * max([abs(x) for x in map(number, values) if x is not None], default=0.0)

    bodies = [body.inertial for body in tree.bodies] + [part.inertial for part in parts]
    m = size([b.m for b in bodies])
    h = size([x for b in bodies for x in b.h])
    J = size([x for b in bodies for row in b.J for x in row])

    def snap(x: Scalar, below: float) -> Scalar:
        value = number(x)
        return tree.algebra.zero if value is not None and abs(value) < below else x

    result: list[Part] = []
    for part in parts:
        b = part.inertial
        tensor = matrix([[snap(x, J) for x in row] for row in b.J])
        first = (snap(b.h[0], h), snap(b.h[1], h), snap(b.h[2], h))
        result.append(replace(part, inertial=Inertial(snap(b.m, m), first, tensor)))
    return result


def _minus(body: Inertial, moved: Inertial, revolute: bool) -> Inertial:
    """What stays; zeros by construction are exact."""
    zero = body.m.algebra.zero
    if not revolute:
        return Inertial(body.m, body.h, (null(body.m.algebra),) * 3)
    J = body.J
    # K_zz = 0 makes J_xx + J_yy = J_zz
    xx, yy = J[0][0] - moved.J[0][0], J[1][1] - moved.J[1][1]
    left = ((xx, J[0][1], J[0][2]), (J[0][1], yy, J[1][2]), (J[0][2], J[1][2], J[2][2]))
    return Inertial(body.m - moved.m, (body.h[0], body.h[1], zero), left)


def _gauge(parts: list[Part], i: int, plan: FormulationPlan) -> Scalar:
    """The mass that body i keeps on its axis."""
    part = parts[i]
    algebra = part.inertial.m.algebra
    wanted = plan.gauge[i]
    if wanted == "none" or part.parent < 0:
        return algebra.zero
    k = "xyz".index(wanted)
    arm = algebra.number(part.p[k])
    lengths = [algebra.number(x) for other in parts for x in other.p]
    if arm is None or arm == 0.0 or abs(arm) < SHORT * max(abs(x) for x in lengths if x is not None):
        return algebra.zero
    return part.inertial.m + parts[part.parent].inertial.h[k] / part.p[k]
