"""Forces along distances as loads on the two links between which they act.

With the places r_A and r_B of a distance s = |r_B - r_A|, a force S that pushes them apart is S (r_B - r_A)/s on the
second link and its opposite on the first. S is what acts along the distance: its spring and damper, `potential`,
`dissipation`, `forces`, bristles.
"""

from __future__ import annotations

from sympy import Expr, Symbol

from symgen.derive.lagrange import potential
from symgen.derive.lagrange.frames import translated
from symgen.derive.lagrange.system import Applied, System
from symgen.derive.lagrange.vectors import NULL, ONE, UNIT, ZERO, minus, rotate, scale, total
from symgen.derive.symbols import translate
from symgen.describe.distances import way_between

__all__ = ["force_along", "tie_loads"]


def force_along(system: System, name: str) -> Expr:
    """S, which pushes the places of a distance apart: what acts across its joint, friction left out."""
    i, given = system.mechanism.names.index(name), dict(system.mechanism.chain.forces)
    pulls = [potential.spring_terms(system), potential.damper_terms(system), potential.bristle_terms(system)]
    return total([translate(given[name]) if name in given else ZERO, *(-terms[i] for terms in pulls)])


def tie_loads(system: System) -> list[Applied]:
    """The loads of all distances along which something acts, in pairs: on the second link, then on the first."""
    chain, names = system.mechanism.chain, system.names
    if not chain.ties:
        return []
    place = {name: i for i, name in enumerate(system.mechanism.names)}
    found = []
    for tie in chain.ties:
        i = place[tie.name]
        push = names.name(f"S{i + 1}", force_along(system, tie.name))
        if push is ZERO:
            continue
        first, second = (system.frame(anchor.joint) for anchor in tie.between)
        points = [
            system.influence.point(frame, translated(anchor.at), f"{stem}{i + 1}")
            for frame, anchor, stem in zip((first, second), tie.between, ("a", "b"), strict=True)
        ]
        way = way_between(chain, *tie.between)
        if way.axis is None:
            along = scale(ONE / Symbol(tie.name), names.vector(f"d{i + 1}", minus(points[1], points[0])))
        else:
            along = rotate(system.frame(way.carrier).R, UNIT[way.axis])
        force = names.vector(f"T{i + 1}", scale(push, names.vector(f"e{i + 1}", along)))
        found.append(Applied(second, points[1], force, NULL, f"b{i + 1}"))
        found.append(Applied(first, points[0], minus(NULL, force), NULL, f"a{i + 1}"))
    return found
