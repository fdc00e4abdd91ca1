"""Steady motions in closed form: some coordinates turn at constant rates, the others rest.

Where Lagrange's function contains none of the coordinates that turn, the forces on the others at rest depend on the
constant rates and on the places of rest alone; where they vanish the motion is steady (Routh 1877). With one coordinate
at rest, small motions about it, the momenta of the cyclic coordinates kept, have the square of a frequency

    w^2 = (df/dq - df/du M_cc^-1 dp_c/dq) / (M_ii - M_ic M_cc^-1 M_ci),   p_c = M_cc u + M_cg u_g,

f being the force that remains on it, u the rates of the cyclic coordinates, u_g those of given motions.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from sympy import Expr, Integer, Matrix, Symbol, expand_trig

from symgen.derive.lagrange.equilibria import equilibria
from symgen.derive.lagrange.readable import readable

__all__ = ["Steady", "steady_motions"]


@dataclass(frozen=True)
class Steady:
    """One steady motion.

    Attributes:
        place: coordinate -> its constant value; those that are not in it may have any.
        square: of the frequency of small motions about it, (rad/s)^2; None with several coordinates at rest.
    """

    place: Mapping[Symbol, Expr]
    square: Expr | None


def steady_motions(
    M: Matrix, h: Sequence[Expr], q: Sequence[Symbol], qd: Sequence[Symbol], cyclic: Sequence[int], given: Sequence[int]
) -> list[Steady] | None:
    """The steady motions in which the other coordinates rest; None where they are not found in closed form.

    Args:
        M: inertia matrix, free of the coordinates that turn.
        h: bias; M qdd + h = 0 without forces of drives.
        q, qd: coordinates and rates, which stand for the constant rates of those that turn.
        cyclic: positions of the coordinates that keep their momentum.
        given: positions of those whose constant rate is given.

    Example:
        >>> from sympy import sin, cos, symbols
        >>> g, r, p, x, u, v = symbols("g r p x u v")
        >>> M = Matrix([[r**2 * sin(x)**2, 0], [0, r**2]])
        >>> h = [2 * r**2 * sin(x) * cos(x) * u * v, -r**2 * sin(x) * cos(x) * u**2 + g * r * sin(x)]
        >>> found = steady_motions(M, h, [p, x], [u, v], [0], [])
        >>> [motion.place for motion in found]
        [{x: acos(g/(r*u**2))}, {x: -acos(g/(r*u**2))}]
    """
    rest = [k for k in range(len(q)) if k not in cyclic and k not in given]
    still = {qd[k]: Integer(0) for k in rest}
    remaining = [h[k].xreplace(still) for k in rest]
    found = equilibria(remaining, [q[k] for k in rest])
    if found is None:
        return None
    motions = []
    free = sorted([*rest, *cyclic])
    for place in found:
        if readable(M.extract(free, free).xreplace(place).det(method="berkowitz")) == 0:
            continue
        square = _square(M, remaining[0], q, qd, rest[0], cyclic, given) if len(rest) == 1 else None
        motions.append(Steady(place, None if square is None else readable(expand_trig(square).xreplace(place))))
    return motions


def _square(
    M: Matrix,
    force: Expr,
    q: Sequence[Symbol],
    qd: Sequence[Symbol],
    i: int,
    cyclic: Sequence[int],
    given: Sequence[int],
) -> Expr:
    slope, inertia = force.diff(q[i]), M[i, i]
    if cyclic:
        own = M.extract(list(cyclic), list(cyclic))
        coupling = M.extract(list(cyclic), [i])
        turning = [*cyclic, *given]
        momenta = M.extract(list(cyclic), turning) * Matrix([qd[k] for k in turning])
        by_rates = Matrix([[force.diff(qd[k]) for k in cyclic]])
        slope = slope - (by_rates * own.LUsolve(momenta.diff(q[i])))[0]
        inertia = inertia - (coupling.T * own.LUsolve(coupling))[0]
    return readable(slope) / readable(inertia)
