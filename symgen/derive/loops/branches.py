"""Both positions of loops that have two: dyads, and rods in space."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from symgen.derive.algebra.floats import FloatAlgebra
from symgen.derive.algebra.scalar import Scalar
from symgen.derive.loops.assembly import assembly_mode
from symgen.derive.loops.choice import InMode
from symgen.derive.loops.closing import closed
from symgen.derive.loops.cluster import Cluster
from symgen.derive.loops.dyad import Dyad
from symgen.derive.loops.fault import LoopFault
from symgen.derive.loops.planar import PlanarLoop
from symgen.derive.loops.rods import Rods
from symgen.describe.evaluate import parameter_defaults
from symgen.describe.mechanism import Mechanism

__all__ = ["Position", "loop_positions"]


@dataclass(frozen=True)
class Position:
    """One of the positions of a loop.

    Attributes:
        side: `left` or `right` of a dyad, `default` or `other` of rods in space.
        taken: whether it is the one in the chain's mode of assembly.
        joints: coordinates of the dependent joints, by name: rad or m.
    """

    side: str
    taken: bool
    joints: Mapping[str, float]


@dataclass(frozen=True)
class _Both(InMode):
    """Loops in the mode of assembly, whose other positions are kept."""

    mechanism: Mechanism = field(kw_only=True)
    found: dict[int, list[Position]] = field(default_factory=dict, kw_only=True)

    def dyad(self, k: int, planar: PlanarLoop) -> Dyad:
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
        taken = super().position(cluster, known)
        first = next(iter(cluster.loops))
        if first in self.mode.roots:
            turning = {i: x for i, x in taken.items() if cluster.tree.bodies[i].revolute}
            other = Rods(cluster).at(known, -self.mode.roots[first], turning)
            for k in cluster.loops:
                self.found[k] = [self._position("default", True, taken), self._position("other", False, other)]
        return taken

    def _position(self, side: str, taken: bool, q: Mapping[int, Scalar]) -> Position:
        return Position(side, taken, {self.mechanism.names[i]: float(x.x) for i, x in q.items()})


def loop_positions(
    mechanism: Mechanism, q: Sequence[float], parameters: Mapping[str, float] | None = None
) -> dict[str, list[Position]]:
    """Both positions at q (n,) of each loop with a closed form, by its name, that of the mode of assembly first.

    Loops that others depend on are in the mode of assembly. A loop that Newton's method closes, and a pin between two
    slides, which has one position, are left out.

    Raises:
        LoopFault: a loop does not close at q.
    """
    algebra = FloatAlgebra()
    values = parameter_defaults(mechanism.chain) | dict(parameters or {})
    names = {name: algebra.constant(value) for name, value in values.items()}
    scalars = [algebra.constant(float(x)) for x in q]
    both = _Both(assembly_mode(mechanism), algebra, scalars, mechanism=mechanism)
    try:
        closed(mechanism, algebra, names, scalars, both, rates=False)
    except (ValueError, ZeroDivisionError):
        k = next(k for k in range(len(mechanism.closures)) if k not in both.found)
        pose = ", ".join(f"{name} = {x:g}" for name, x in zip(mechanism.q_names, q, strict=True))
        raise LoopFault(k, mechanism.closures[k].loop.name, f"the loop does not close at {pose}") from None
    return {mechanism.closures[k].loop.name: positions for k, positions in sorted(both.found.items())}
