"""All positions of loops: both of dyads and of rods in space, and those of loops without a closed form."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from symgen.derive.algebra.floats import FloatAlgebra
from symgen.derive.algebra.scalar import Scalar
from symgen.derive.loops.assembly import assembly_mode
from symgen.derive.loops.choice import InMode
from symgen.derive.loops.closing import closed
from symgen.derive.loops.cluster import Cluster
from symgen.derive.loops.conditions import Assembly
from symgen.derive.loops.dyad import Dyad
from symgen.derive.loops.fault import LoopFault
from symgen.derive.loops.newton import Continuation
from symgen.derive.loops.planar import PlanarLoop
from symgen.derive.loops.rods import Rods
from symgen.describe.evaluate import parameter_defaults
from symgen.describe.mechanism import Mechanism

__all__ = ["Others", "Position", "loop_positions"]

Others = Callable[[Assembly], Sequence[Sequence[float]]]
"""Finds dependent coordinates of loops without a closed form, the one in the mode of assembly among them or not."""

SAME = 1e-6
"""Change of a dependent coordinate up to which a position is the one in the mode of assembly: rad or shares of size."""


@dataclass(frozen=True)
class Position:
    """One of the positions of a loop.

    Attributes:
        side: `left` or `right` of a dyad, `default` or `other`, `other 2` and so on of loops in space.
        taken: whether it is the one in the chain's mode of assembly.
        joints: coordinates of the dependent joints, by name: rad or m.
    """

    side: str
    taken: bool
    joints: Mapping[str, float]


@dataclass(frozen=True)
class _All(InMode):
    """Loops in the mode of assembly, whose other positions are kept."""

    mechanism: Mechanism = field(kw_only=True)
    parameters: Mapping[str, float] = field(kw_only=True)
    others: Others = field(kw_only=True)
    tried: list[int] = field(default_factory=list, kw_only=True)
    found: dict[int, list[Position]] = field(default_factory=dict, kw_only=True)
    left: list[int] = field(default_factory=list, kw_only=True)
    """Loops that close in other modes of assembly alone, by their first."""

    def dyad(self, k: int, planar: PlanarLoop) -> Dyad:
        self.tried.append(k)
        taken = super().dyad(k, planar)
        if planar.kind:
            around = {owner: angle for owner, angle in taken.angle.items() if owner in taken.unknown}
            root = math.copysign(1.0, float(taken.root.x))
            other = planar.at(-root, around)
            left = planar.side("left")
            pairs = [(root, True, taken), (-root, False, other)]
            self.found[k] = [
                self._position("left" if sign == left else "right", own, planar.coordinates(dyad))
                for sign, own, dyad in pairs
            ]
        return taken

    def position(self, cluster: Cluster, known: Mapping[int, Scalar]) -> dict[int, Scalar]:
        first = next(iter(cluster.loops))
        self.tried.append(first)
        taken = super().position(cluster, known)
        if first in self.mode.roots:
            turning = {i: x for i, x in taken.items() if cluster.tree.bodies[i].revolute}
            others = [Rods(cluster).at(known, -self.mode.roots[first], turning)]
        else:
            others = self._elsewhere(cluster, known, taken)
        named = [(self._numbered(n), q) for n, q in enumerate(others, start=1)]
        own = [] if first in self.left else [self._position("default", True, taken)]
        for k in cluster.loops:
            self.found[k] = [*own, *(self._position(n, False, q) for n, q in named)]
        return taken

    def _elsewhere(
        self, cluster: Cluster, known: Mapping[int, Scalar], taken: Mapping[int, Scalar]
    ) -> list[dict[int, Scalar]]:
        """Positions of loops without a closed form other than the one that is taken.

        Raises:
            ValueError: there is none in any mode of assembly.
        """
        first = next(iter(cluster.loops))
        home = self.mode.homes[first]
        bodies, units = cluster.tree.bodies, Continuation(cluster, home).scales
        here = [float(x.x) for x in taken.values()]
        closes = all(map(math.isfinite, here))
        if not closes:
            here = [home.q[i] for i in taken]
        assembly = Assembly(
            self.mechanism,
            tuple(cluster.loops),
            self.parameters,
            {i: float(x.x) for i, x in known.items()},
            here,
            units,
            [bodies[i].revolute for i in taken],
        )
        away = [
            found
            for found in self.others(assembly)
            if not closes or max(abs(x - y) / unit for x, y, unit in zip(found, here, units, strict=True)) > SAME
        ]
        if not closes:
            if not away:
                raise ValueError("the loops do not close")
            self.left.append(first)
        return [{i: self.algebra.constant(x) for i, x in zip(taken, found, strict=True)} for found in away]

    @staticmethod
    def _numbered(n: int) -> str:
        return "other" if n == 1 else f"other {n}"

    def _position(self, side: str, taken: bool, q: Mapping[int, Scalar]) -> Position:
        return Position(side, taken, {self.mechanism.names[i]: float(x.x) for i, x in q.items()})


def loop_positions(
    mechanism: Mechanism, q: Sequence[float], others: Others, parameters: Mapping[str, float] | None = None
) -> dict[str, list[Position]]:
    """All positions at q (n,) of each loop, by its name, that of the mode of assembly first where it closes so.

    Loops that others depend on are in the mode of assembly. A pin between two slides, which has one position, is left
    out.

    Raises:
        LoopFault: a loop does not close at q, or another one hangs on it that closes in other modes alone.
    """
    algebra = FloatAlgebra()
    values = parameter_defaults(mechanism.chain) | dict(parameters or {})
    names = {name: algebra.constant(value) for name, value in values.items()}
    scalars = [algebra.constant(float(x)) for x in q]
    every = _All(assembly_mode(mechanism), algebra, scalars, mechanism=mechanism, parameters=values, others=others)
    try:
        closed(mechanism, algebra, names, scalars, every, rates=False)
    except (ValueError, ZeroDivisionError):
        k = (every.left or every.tried)[-1]
        pose = ", ".join(f"{name} = {x:g}" for name, x in zip(mechanism.q_names, q, strict=True))
        mode = ", except in other modes of assembly" if every.left else ""
        raise LoopFault(k, mechanism.closures[k].loop.name, f"the loop does not close at {pose}{mode}") from None
    return {mechanism.closures[k].loop.name: positions for k, positions in sorted(every.found.items())}
