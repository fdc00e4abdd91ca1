"""Mass properties handed from body to body where joint forces do not tell: base parameters.

Mass on a revolute joint's axis moves like the parent and is handed to it, as is the orientation inertia behind a
prismatic joint. In pseudo-inertia form [K h; h' m], K the second moment, each revolute body ends with
K_zz = h_z = m = 0 (Gautier and Khalil 1990; Atchonouglo et al. 2008 for the pseudo-inertia).

A plan may have a body keep the mass m + h/L on its axis instead, m what it would hand on, L the offset of its axis
along one of the parent's axes and h the parent's first moment there: h + (m - (m + h/L)) L = 0, so that the parent has
none left. That takes an L that is known and not zero.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from symgen.derive.algebra.scalar import Scalar
from symgen.derive.algebra.spatial import Inertial, null, null_matrix, rotate_inertial, shift_inertial
from symgen.derive.reduced.plan import FormulationPlan
from symgen.derive.reduced.reframe import Part

__all__ = ["axial", "regroup"]

SHORT = 0.02
"""Part of the longest offset below which no mass is kept to cancel a first moment, for it would be so much larger than
the masses there are, and lose as much when the forces that it adds cancel: a digit and a half of float32's seven."""


def axial(m: Scalar, h: Scalar, K: Scalar) -> Inertial:
    """Mass, first and second moment of mass spread along z."""
    zero = m.algebra.zero
    return Inertial(m, (zero, zero, h), ((K, zero, zero), (zero, K, zero), (zero, zero, zero)))


def regroup(parts: Sequence[Part], plan: FormulationPlan) -> list[Part]:
    """The bodies with as few mass properties as joint forces need: the rest goes to the parents, tips first.

    Args:
        parts: the bodies with all of their mass.
        plan: says which mass is kept on an axis.
    """
    parts = list(parts)
    for i in reversed(range(len(parts))):
        part = parts[i]
        body = part.inertial
        kept, zero = None, body.m.algebra.zero
        if part.revolute:
            kept = _gauge(parts, i, plan)
            half = 0.5 * (body.J[0][0] + body.J[1][1] - body.J[2][2])
            moved = axial(body.m if kept is None else body.m - kept, body.h[2], half)
        else:
            moved = Inertial(zero, null(zero.algebra), body.J)
        parts[i] = replace(part, inertial=_minus(body, moved, part.revolute), flat=part.revolute)
        if part.parent >= 0:
            at = shift_inertial(rotate_inertial(moved, part.R), part.p)
            if not part.revolute:
                at = moved
            parent = parts[part.parent]
            whole = parent.inertial + at
            if kept is not None:  # it was kept for that: exactly what is left, whatever the numbers are
                x, y, z = (
                    part.R[k][2] * moved.h[2] if name == plan.gauge[i] else whole.h[k] for k, name in enumerate("xyz")
                )
                whole = replace(whole, h=(x, y, z))
            parts[part.parent] = replace(parent, inertial=whole)
    return parts


def _minus(body: Inertial, moved: Inertial, revolute: bool) -> Inertial:
    """The regrouped parameters; zeros by construction are exact."""
    zero = body.m.algebra.zero
    if not revolute:
        return Inertial(body.m, body.h, null_matrix(body.m.algebra))
    J = body.J
    # K_zz = 0 makes J_xx + J_yy = J_zz
    xx, yy = J[0][0] - moved.J[0][0], J[1][1] - moved.J[1][1]
    left = ((xx, J[0][1], J[0][2]), (J[0][1], yy, J[1][2]), (J[0][2], J[1][2], J[2][2]))
    return Inertial(body.m - moved.m, (body.h[0], body.h[1], zero), left)


def _gauge(parts: list[Part], i: int, plan: FormulationPlan) -> Scalar | None:
    """The mass that body i keeps on its axis, if any."""
    part = parts[i]
    wanted = plan.gauge[i]
    if wanted == "none" or part.parent < 0:
        return None
    k = "xyz".index(wanted)
    arm = part.p[k]
    algebra = arm.algebra
    lengths = [x for other in parts for x in other.p]
    number = algebra.number(arm)
    numbers = [algebra.number(x) for x in lengths]
    if not number or abs(number) < SHORT * max(abs(x) for x in numbers if x is not None):
        return None
    return part.inertial.m + parts[part.parent].inertial.h[k] / arm
