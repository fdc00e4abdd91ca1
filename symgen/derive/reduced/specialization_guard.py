"""What a special form takes for granted of run-time parameters: what holds for their defaults.

Literals tell a derivation that a link is symmetric, and that a length is not zero so that one may divide by it. A
parameter that is read at run time tells neither. A *special form* is derived as if what the defaults say held for all
values; `prepare` tests for the values at hand whether it does, and where it does not the general form is computed.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from symgen.derive.algebra.nodes import NodeAlgebra
from symgen.derive.algebra.scalar import Scalar
from symgen.derive.algebra.values import Values
from symgen.describe.chain import Chain
from symgen.describe.evaluate import parameter_defaults
from symgen.program.folding import Folding
from symgen.program.nodes import Node, Pool, topological

__all__ = ["MOMENTS", "SpecializationGuard"]

MOMENTS = ("xx", "yy", "zz")
"""The moments of inertia in a description."""

LEAST = 1e-30
"""Metres; a mechanism whose longest length is shorter has none, and numbers divided by it could overflow in float32."""


class SpecializationGuard:
    """The assumptions of one chain.

    Args:
        chain: validated.
        symmetric: the chain with one expression for some moments of inertia of a link that are equal.
        algebra: where its parameters live.
        parameters: Scalars of the run-time parameters by name.

    Attributes:
        equalities: the conditions that make both the same chain.
    """

    def __init__(self, chain: Chain, symmetric: Chain, algebra: NodeAlgebra, parameters: Mapping[str, Scalar]) -> None:
        self.algebra = algebra
        values = Values(chain, algebra, parameters)
        found: dict[int, Scalar] = {}
        for before, after in zip(chain.joints, symmetric.joints, strict=True):
            for name in MOMENTS:
                given, taken = values(getattr(before.inertia, name)), values(getattr(after.inertia, name))
                if given.x is not taken.x:
                    condition = algebra.function("eq", (given, taken))
                    found[condition.x.index] = condition
        self.equalities = tuple(found.values())
        self._defaults = parameter_defaults(chain)
        self._folding = Folding(Pool())
        self._images: dict[int, Node] = {}

    def value(self, x: Scalar) -> float | None:
        """The value of a Scalar at the parameters' defaults, None where it has none."""
        if not self.algebra.fixed(x):
            return None
        known = self._images
        for node in topological([x.x]):
            if node.index in known:
                continue
            if node.op == "parameter":
                known[node.index] = self._folding.real(self._defaults[node.value])
            elif node.op == "constant":
                known[node.index] = self._folding.pool.constant(node.value)
            else:
                known[node.index] = self._folding.make(node.op, tuple([known[a.index] for a in node.args]))
        result = known[x.x.index]
        return float(result.value) if result.op == "constant" else None

    def long(self, arm: Scalar, lengths: Sequence[Scalar], part: float) -> Scalar | None:
        """The condition that a length is more than a part of the longest, None where the defaults do not meet it.

        Where all of them are none it does not hold: the length is to be divided by.
        """
        here, sizes = self.value(arm), [self.value(x) for x in lengths]
        if not here or abs(here) < part * max(abs(size) for size in sizes if size is not None):
            return None
        different = {x.x.index: x for x in lengths if not x.is_zero}
        absolute = [self.algebra.function("abs", (x,)) for x in different.values()]
        longest = self.algebra.function("max", (*absolute, self.algebra.scalar(self.algebra.pool.real(LEAST))))
        return self.algebra.function("lt", (part * longest, self.algebra.function("abs", (arm,))))
