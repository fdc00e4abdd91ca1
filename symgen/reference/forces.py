"""Applied forces of a chain and their energies: springs, dampers, `potential`, `dissipation`, `loads`, `forces`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from typing import Any

import numpy as np

from symgen.arrays import Array
from symgen.describe.chain import BASE, Chain, Vector
from symgen.describe.conditions import chain_conditions
from symgen.describe.expression import Expression
from symgen.reference.bodies import Link
from symgen.reference.bristles import Bristles
from symgen.reference.duals import Dual, Scalar, real
from symgen.reference.expressions import evaluate

__all__ = ["Applied", "gradient"]


def gradient(
    expression: Expression,
    names: Mapping[str, Scalar],
    variables: Sequence[str],
    at: Array,
    *,
    rates: bool,
    **more: Any,
) -> Array:
    """Derivatives (k,) of an expression with respect to k coordinates, or to their rates, at the values `at`."""
    unit = np.eye(len(variables))
    seeds: dict[str, Scalar] = {
        v: Dual(x, unit[k]) for k, (v, x) in enumerate(zip(variables, at.tolist(), strict=True))
    }
    if rates:
        result = evaluate(expression, names, seeds, **more)
    else:
        result = evaluate(expression, {**names, **seeds}, **more)
    return np.asarray(result.gradient) if isinstance(result, Dual) else np.zeros(len(variables))


class Applied:
    """Applied forces on a chain, apart from gravity and the joint forces.

    Args:
        chain: a valid chain.
        links: its numbers.
        names: values of parameters and inputs.
        t: the time.
    """

    def __init__(self, chain: Chain, links: Sequence[Link], names: Mapping[str, Scalar], t: float) -> None:
        self._chain = chain
        self._names = dict(names)
        self._t = t
        self._q = chain.q_names
        self.bristles = Bristles(chain)
        n = len(self._q)
        moving = [link for link in links if link.coordinate >= 0]
        self.rest = np.array([link.rest for link in moving])
        self.K = np.diag(np.array([link.stiffness for link in moving])) if n else np.zeros((0, 0))
        for spring in chain.stiffness:
            index = [self._q.index(name) for name in spring.joints]
            matrix = [[real(evaluate(e, names)) for e in row] for row in spring.matrix]
            self.K[np.ix_(index, index)] += np.array(matrix, dtype=float)
        self.D = np.diag(np.array([link.damping for link in moving])) if n else np.zeros((0, 0))

    def _state(self, q: Array) -> dict[str, Scalar]:
        return {**self._names, **dict(zip(self._q, q.tolist(), strict=True))}

    def potential(self, q: Array) -> Any:
        """Energy of springs and of `potential`, J."""
        stretch = q - self.rest
        energy = 0.5 * (stretch @ self.K @ stretch)
        if self._chain.potential is not None:
            energy = energy + real(evaluate(self._chain.potential, self._state(q), t=self._t))
        return energy

    def own(self, q: Array) -> Any:
        """`potential` alone, J."""
        own = self._chain.potential
        return 0.0 if own is None else real(evaluate(own, self._state(q), t=self._t))

    def own_gradient(self, q: Array) -> Array:
        """(n,) its derivatives by the coordinates."""
        own = self._chain.potential
        return np.zeros(len(q)) if own is None else gradient(own, self._names, self._q, q, rates=False, t=self._t)

    def conditions(self, q: Array, qd: Array) -> Array:
        """(c,) differences at whose zeros the chain's expressions have corners or jumps."""
        rates = dict(zip(self._q, qd.tolist(), strict=True))
        found = chain_conditions(self._chain)
        return np.array([real(evaluate(c.difference, self._state(q), rates, self._t)) for c in found])

    def potential_gradient(self, q: Array) -> Array:
        """(n,) generalised forces that springs and `potential` need."""
        force: Array = self.K @ (q - self.rest)
        if self._chain.potential is not None:
            force = force + gradient(self._chain.potential, self._names, self._q, q, rates=False, t=self._t)
        return force

    def dissipation_gradient(self, q: Array, qd: Array) -> Array:
        """(n,) generalised forces that dampers and `dissipation` need."""
        force: Array = self.D @ qd
        if self._chain.dissipation is not None:
            force = force + gradient(self._chain.dissipation, self._state(q), self._q, qd, rates=True, t=self._t)
        return force

    def forces(self, q: Array, qd: Array) -> Array:
        """(n,) the generalised forces of `forces`."""
        result = np.zeros(len(q), np.result_type(q, qd, float))
        rates = dict(zip(self._q, qd.tolist(), strict=True))
        for joint, expression in self._chain.forces:
            result[self._q.index(joint)] += real(evaluate(expression, self._state(q), rates, self._t))
        return result

    def bristle_forces(self, q: Array, qd: Array) -> Array:
        """(n,) friction of bristles, against the motion."""
        return self.bristles.forces(self._state(q), qd, self._t)

    def bristle_rates(self, q: Array, qd: Array) -> Array:
        """(s,) rates of the bristles' deflections."""
        return self.bristles.rates(self._state(q), qd, self._t)

    def bristles_held(self, q: Array, qd: Array, length: float) -> Array:
        """(s,) deflections after a time in which coordinates and rates are held."""
        return self.bristles.held(self._state(q), qd, self._t, length)

    def bristles_at_rest(self, q: Array) -> tuple[Array, Array]:
        """(n,) stiffness and damping of bristles about rest."""
        return self.bristles.at_rest(self._state(q), self._t, len(q))

    def with_names(self, names: Mapping[str, Scalar]) -> Applied:
        """These forces with other values of inputs."""
        other = copy(self)
        other._names = {**self._names, **names}
        return other

    def loads(self, q: Array, qd: Array, R: Array) -> list[tuple[int, Array, Array, Array]]:
        """External wrenches: index of the loaded link, point in its frame, force and moment in the base frame.

        Args:
            q, qd: (n,) coordinates and rates.
            R: (links, 3, 3) from each link's axes to the base's.
        """
        points = {point.name: point for point in self._chain.points}
        index = {joint.name: k for k, joint in enumerate(self._chain.joints)}
        index[BASE] = -1
        names = self._state(q)
        rates = dict(zip(self._q, qd.tolist(), strict=True))

        def vector(expressions: Vector | None) -> Array:
            if expressions is None:
                return np.zeros(3)
            return np.array([real(evaluate(e, names, rates, self._t)) for e in expressions])

        result = []
        for load in self._chain.loads:
            if load.point is not None:
                point = points[load.point]
                where, at = index[point.joint], vector(point.at)
            else:
                where, at = index[str(load.joint)], np.zeros(3)
            force, moment = vector(load.force), vector(load.moment)
            if load.frame == "link" and where >= 0:
                force, moment = R[where] @ force, R[where] @ moment
            result.append((where, at, force, moment))
        return result
