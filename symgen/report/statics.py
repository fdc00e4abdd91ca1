"""Cyclic coordinates with their momenta, and equilibria."""

from __future__ import annotations

from typing import Any

from sympy import acos, asin

from symgen.derive.lagrange.equations import LagrangeEquations
from symgen.derive.lagrange.equilibria import equilibria
from symgen.derive.lagrange.vectors import NULL, cross, dot
from symgen.describe.chain import BASE
from symgen.describe.evaluate import names_in
from symgen.describe.traits import idle_joints, joint_rubs
from symgen.report.blocks import Block, Equations, Paragraph, Product, Sum, Title, element, listed, sentence
from symgen.report.quantities import Quantities

__all__ = ["cyclic_blocks", "equilibrium_blocks"]

ELSEWHERE = "; symgen.analyse.equilibrium finds them in numbers."

LOOPS = "Equilibria depend on joints that closed loops move, and none was sought in closed form"


def cyclic_blocks(equations: LagrangeEquations, shown: Quantities | None) -> list[Block]:
    """The coordinates on which Lagrange's function does not depend, and their momenta."""
    found = cyclic(equations, shown)
    title = Title("Cyclic coordinates and equilibria", 3)
    if shown is None and equations.mechanism.chain.loops:
        return [title, Paragraph(("No cyclic coordinate was sought in a chain of this length with closed loops.",))]
    if not found:
        return [title, Paragraph(("Lagrange's function depends on every coordinate: no momentum is conserved.",))]
    n, M, q = len(equations.q), equations.M if shown is None else shown.M, equations.q
    pairs: list[tuple[Any, Any]] = []
    for k in found:
        terms = []
        for j in range(n):
            if M[k, j] == 0:
                continue
            entry = M[k, j] if shown is not None else element("M", min(j, k), max(j, k))
            terms.append(Product(entry, after=equations.qd[j]))
        pairs.append((element("p", k), Sum(tuple(terms))))
    one = len(found) == 1
    words = [*listed(q[k] for k in found), f" {'is' if one else 'are'} cyclic: Lagrange's function does not contain "]
    words.append(f"{'it' if one else 'them'}. The generalised {'momentum' if one else 'momenta'}")
    free = [k for k in found if conserved(equations, k)]
    after: list[Block] = []
    if free:
        said = ("Nothing acts along ", *listed(q[k] for k in free), ": ", *listed(element("p", k) for k in free))
        after = [Paragraph((*said, f" {'is' if len(free) == 1 else 'are'} conserved."))]
    else:
        loads = ", and by the applied loads and forces," if any(equations.applied[k] != 0 for k in found) else ","
        rest = f"changes only by the force across its joint, friction and dampers included{loads}"
        rest += " and is conserved without."
        after = [Paragraph((f"{'It' if one else 'Each'} {rest}",))]
    return [title, Paragraph(tuple(words)), Equations(tuple(pairs)), *after]


def conserved(equations: LagrangeEquations, k: int) -> bool:
    """True when no actuator, damper, load or friction acts along a coordinate."""
    joint = equations.mechanism.own_joints[k]
    idle = joint.name in idle_joints(equations.mechanism.chain)
    rows = zip(equations.system.mechanism.bodies, equations.system.projection.first, strict=True)
    rubs = any(joint_rubs(body.joint) for body, row in rows if row[k] != 0)
    return idle and equations.dampers[k] == 0 and equations.applied[k] == 0 and not rubs


def cyclic(equations: LagrangeEquations, shown: Quantities | None) -> list[int]:
    """Positions of the cyclic coordinates; of a long chain those of the joints on the base, the only ones known so."""
    given = equations.accelerations
    if shown is not None:
        feels, parts = equations.system.projection.feels, [*shown.M.flat(), shown.potential_energy]
        return [k for k in range(equations.n) if k not in given and not any(feels(part, k) for part in parts)]
    system, mechanism = equations.system, equations.mechanism
    followed = {name for value in mechanism.chain.couplings.values() for name in names_in(value)}
    own = {name: k for k, name in enumerate(mechanism.q_names) if name not in followed}
    found = []
    for frame in system.frames:
        joint = frame.joint
        k = None if joint is None else own.get(joint.name)
        if k is None or joint is None or joint.parent != BASE or k in given or equations.springs[k] != 0:
            continue
        along = cross(frame.axis, system.gravity) == NULL if frame.revolute else dot(frame.axis, system.gravity) == 0
        if along:
            found.append(k)
    return found


def equilibrium_blocks(equations: LagrangeEquations, shown: Quantities | None) -> list[Block]:
    """The configurations of rest without joint forces, where they have a closed form."""
    if shown is None:
        return [Paragraph((f"No equilibrium was sought in closed form for a chain of this length{ELSEWHERE}",))]
    gradient = [g + k - a for g, k, a in zip(shown.gravity, shown.springs, shown.applied, strict=True)]
    at_rest = dict.fromkeys(equations.qd, 0)
    gradient = [e.xreplace(at_rest) for e in gradient]
    if equations.accelerations:
        return []
    if all(e == 0 for e in gradient):
        return [Paragraph(("Every configuration is an equilibrium without forces across the joints.",))]
    if any(e.free_symbols.intersection(equations.system.projection.given) for e in gradient):
        return [Paragraph((LOOPS + ELSEWHERE,))]
    found = equilibria(gradient, equations.q)
    if found is None:
        words = (
            "No equilibrium was found by solving one equation after the other in closed form; none was sought further"
        )
        return [Paragraph((words + ELSEWHERE,))]
    found = sorted(found, key=lambda one: any(value.has(asin, acos) for value in one.values()))
    places = [listed(one.get(s, "any") for s in equations.q) for one in found]
    turning = any(joint.type == "revolute" for joint in equations.mechanism.own_joints)
    inverse = any(value.has(asin, acos) for one in found for value in one.values())
    real = " An arcsine or arccosine of a number above 1 in size is none: the configuration does not exist then."
    words = "Without forces across the joints, friction left aside, the chain rests at ("
    end = "; angles are modulo `2 pi`." if turning else "."
    parts = [part for place in places for part in ("; (", *place, ")")][1:]
    return [Paragraph((words, *listed(equations.q), ") = (", *parts, *sentence(end), *([real] if inverse else [])))]
