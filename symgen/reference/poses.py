"""Poses of a chain for pictures: the one place where coordinates become frames, loops closed, couplings followed."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import numpy as np
from numpy.typing import ArrayLike

from symgen.arrays import Array
from symgen.describe.chain import Chain
from symgen.describe.expression import Expression
from symgen.errors import ArgumentError
from symgen.reference.bodies import links as links_of
from symgen.reference.closures import Closure, ends_of
from symgen.reference.dependent_joints import dependent_joints
from symgen.reference.duals import Scalar, real_part
from symgen.reference.expressions import evaluate, parameter_values
from symgen.reference.kinematics import Frames, frames

__all__ = ["Poses"]


HALVES = 20
"""Most halves of the way to the default pose."""


class Poses:
    """The chain at coordinates of its own; external signals are zero.

    Args:
        chain: a valid chain of rigid links.
        parameters: run-time parameters, by name or all in order; default the chain's.

    Attributes:
        links: the chain's numbers, parents first.
        dependence: its dependent joints.
    """

    def __init__(self, chain: Chain, parameters: Mapping[str, float] | Sequence[float] | None = None) -> None:
        self.names: dict[str, Scalar] = {
            **parameter_values(chain, parameters),
            **dict.fromkeys(chain.input_names, 0.0),
        }
        self.links = links_of(chain, self.number)
        self.dependence = dependent_joints(chain, self.names)

    def number(self, expression: Expression) -> float:
        """The value of an expression of parameters."""
        return real_part(evaluate(expression, self.names))

    def vector(self, expressions: Sequence[Expression]) -> Array:
        """The values of expressions of parameters."""
        return np.array([self.number(expression) for expression in expressions])

    @property
    def closures(self) -> tuple[Closure, ...]:
        """The joints that close loops."""
        return self.dependence.closures.all

    def default(self) -> Array:
        """(n,) coordinates of the default pose: zero, but for those of a loop's `near`."""
        near = np.zeros(self.dependence.joints)
        for closure in self.closures:
            for place, value in closure.near.items():
                near[place] = value
        return near[self.dependence.coordinates]

    def joints(self, q: ArrayLike) -> Array:
        """(joints,) coordinates of all joints that are not fixed, at q (n,).

        Raises:
            ArgumentError: a loop does not close there.
        """
        return self.dependence.positions(np.asarray(q, dtype=float))

    def reached(self, q: ArrayLike, fastest: float = np.inf, single: bool = False) -> Array:
        """(n,) the coordinates at which loops close: q, or others on the way from it to the default pose, by halves.

        Args:
            q: (n,) where they shall be.
            fastest: largest influence coefficient of a dependent joint there, lengths in sizes of the chain.
            single: round them to single precision.
        """
        found, home = np.asarray(q, dtype=float), self.default()
        for _ in range(HALVES):
            if single:
                found = found.astype(np.float32).astype(np.float64)
            if self.closes(found, fastest):
                return found
            found = home + 0.5 * (found - home)
        return home

    def closes(self, q: Array, fastest: float = np.inf) -> bool:
        """True where all loops close at q (n,), and no dependent joint goes faster than `fastest`, see `reached`."""
        dependence = self.dependence
        try:
            N = dependence.free(q)
        except (ArgumentError, np.linalg.LinAlgError):
            return False
        scaled = np.abs(N / dependence.sizes[:, None] * dependence.sizes[dependence.coordinates])
        return bool(np.max(scaled, initial=0.0) <= fastest)

    def at(self, q: ArrayLike) -> Frames:
        """Frames of links and axes of joints at q (n,).

        Raises:
            ArgumentError: a loop does not close there.
        """
        return self.frames(self.joints(q))

    def frames(self, q_b: Array) -> Frames:
        """Frames of links and axes of joints at coordinates of all joints; NaN where one of these has no value."""
        with np.errstate(invalid="ignore"):
            return frames(self.links, q_b)

    def closed_at(self, f: Frames) -> list[tuple[Array, Array]]:
        """(3,) places that each closure holds on its two links, base frame."""
        return [ends_of(closure, f).x for closure in self.closures]
