"""Forces in the joints that close loops, from what the tree's joints lack for the motion.

Along the dependent joints the generalised forces of the tree, I*_b qdd_b + bias_b, are those of the closing joints:
`symgen.derive.loops.forces`.
"""

from __future__ import annotations

from dataclasses import dataclass

from sympy import Expr

from symgen.derive.lagrange import potential
from symgen.derive.lagrange.frames import Frame, base_frame, translated
from symgen.derive.lagrange.inertia import inertia_matrix, velocity_terms
from symgen.derive.lagrange.system import Applied, System
from symgen.derive.lagrange.vectors import NULL, Vector, minus, total
from symgen.describe.chain import BASE

__all__ = ["ClosingLoads", "closing_loads"]


@dataclass(frozen=True)
class ClosingLoads:
    """Wrenches of closing joints.

    Attributes:
        symbols: by loop of force and moment on the second link, base axes; what they are is found by nodes.
        loads: by loop the wrench on the second link at its place, and its opposite on the first there.
        lacking: generalised forces of all joints for the motion, without closing joints.
    """

    symbols: list[tuple[Vector, Vector]]
    loads: list[tuple[Applied, Applied]]
    lacking: list[Expr]


def closing_loads(system: System) -> ClosingLoads:
    """The wrenches of the joints that close the loops of a mechanism."""
    symbols: list[tuple[Vector, Vector]] = []
    loads: list[tuple[Applied, Applied]] = []
    for k, closure in enumerate(system.mechanism.closures):
        x, y, z, u, v, w = (system.names.reserve(f"{stem}{k + 1}{axis}") for stem in ("Fc", "Nc") for axis in "xyz")
        force, moment = (x, y, z), (u, v, w)
        first, second = closure.loop.between
        stem, carrier = f"c{k + 1}", _frame(system, second.joint)
        point = system.influence.point(carrier, translated(second.at), stem)
        symbols.append((force, moment))
        loads.append((
            Applied(carrier, point, force, moment, stem),
            Applied(_frame(system, first.joint), point, minus(NULL, force), minus(NULL, moment), stem),
        ))  # fmt: skip
    return ClosingLoads(symbols, loads, _lacking(system) if symbols else [])


def _lacking(system: System) -> list[Expr]:
    """Generalised forces of all joints for the motion: I*_b qdd_b, velocity terms, potentials, less what acts."""
    rows, qdd = inertia_matrix(system), system.symbols.qdd
    parts = (
        velocity_terms(system),
        potential.gravity_terms(system),
        potential.spring_terms(system),
        potential.damper_terms(system),
        [-force for force in potential.applied_terms(system)],
    )
    return [
        total([*(m * a for m, a in zip(row, qdd, strict=True)), *terms])
        for row, *terms in zip(rows, *parts, strict=True)
    ]


def _frame(system: System, joint: str) -> Frame:
    return base_frame() if joint == BASE else system.frame(joint)
