"""Joints and loops of a mechanism in the order in which they can be computed."""

from __future__ import annotations

from collections.abc import Mapping

from symgen.derive.algebra.scalar import Scalar
from symgen.derive.bodies.tree import Tree
from symgen.derive.loops.fault import LoopFault
from symgen.derive.loops.planar import ways
from symgen.describe.expression import Expression, Name, parts
from symgen.describe.mechanism import Follow, Mechanism

__all__ = ["Order"]


class Order:
    """Joints and loops of a mechanism that can be computed next."""

    def __init__(self, mechanism: Mechanism, tree: Tree) -> None:
        self.mechanism, self.tree = mechanism, tree
        names = {name: i for i, name in enumerate(mechanism.names)}
        self.couplings = {
            i: (body.motion.expression, _joints_in(body.motion.expression, names))
            for i, body in enumerate(mechanism.bodies)
            if isinstance(body.motion, Follow)
        }
        self.closures = dict(enumerate(mechanism.closures))

    def next_coupling(self, known: Mapping[int, Scalar]) -> int | None:
        """A coupled body whose expression is known."""
        return next((i for i, (_, needs) in self.couplings.items() if all(j in known for j in needs)), None)

    def next_closures(self, known: Mapping[int, Scalar]) -> list[int]:
        """Loops whose joints but the dependent ones are known: one, or the fewest that have to be closed together.

        Raises:
            LoopFault: a loop needs a coupled joint that depends on it.
        """
        owners = {i: k for k, closure in self.closures.items() for i in closure.dependent}
        needs: dict[int, set[int]] = {}
        for k, closure in self.closures.items():
            inside = {i for way in ways(self.tree, closure) for i in way if i not in known}
            for i in inside.difference(owners):
                message = f"{self.mechanism.names[i]!r} is coupled to joints that the loop itself determines"
                raise LoopFault(k, closure.loop.name, f"{message}; couple it to other joints")
            needs[k] = {owners[i] for i in inside}
        groups = []
        for k in needs:
            group, waiting = {k}, [k]
            while waiting:
                more = needs[waiting.pop()] - group
                group |= more
                waiting += more
            groups.append(sorted(group))
        return min(groups, key=len)


def _joints_in(expression: Expression, names: Mapping[str, int]) -> list[int]:
    return list(dict.fromkeys(names[p.name] for p in parts(expression) if isinstance(p, Name) and p.name in names))
