"""The steps of Lagrange's method, coordinate by coordinate: momenta, their rates, gradients of the energies."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Protocol

from sympy import Eq, Expr, Integer, Rational, Symbol
from sympy import ImmutableDenseMatrix as Matrix

from symgen.derive.lagrange.equations import LagrangeEquations
from symgen.derive.lagrange.vectors import total
from symgen.describe.traits import idle_joints

__all__ = ["LagrangeSteps", "Parts", "lagrange_steps"]


class Parts(Protocol):
    """The matrices that the steps are made of; names and shapes as in `LagrangeEquations`."""

    @property
    def M(self) -> Matrix: ...
    @property
    def velocity_terms(self) -> Matrix: ...
    @property
    def gravity(self) -> Matrix: ...
    @property
    def springs(self) -> Matrix: ...
    @property
    def dampers(self) -> Matrix: ...
    @property
    def applied(self) -> Matrix: ...
    @property
    def bristles(self) -> Matrix: ...


@dataclass(frozen=True)
class LagrangeSteps:
    """The terms of Lagrange's equation of one coordinate q: d/dt(dT/dqd) - dT/dq + dV/dq + dR/dqd = Q.

    Attributes:
        coordinate: q.
        momentum: dT/dqd.
        momentum_rate: d/dt(dT/dqd), in rates and accelerations.
        turning: the part of `momentum_rate` without accelerations.
        kinetic_gradient: dT/dq.
        potential_gradient: dV/dq.
        dissipation_gradient: dR/dqd, R Rayleigh's function.
        force: Q, the force or torque of the joint's actuator and of loads; friction left aside.
    """

    coordinate: Symbol
    momentum: Expr
    momentum_rate: Expr
    turning: Expr
    kinetic_gradient: Expr
    potential_gradient: Expr
    dissipation_gradient: Expr
    force: Expr

    @property
    def equation(self) -> Eq:
        """Lagrange's equation, the force on the right."""
        left = self.momentum_rate - self.kinetic_gradient + self.potential_gradient + self.dissipation_gradient
        return Eq(left, self.force, evaluate=False)


def lagrange_steps(equations: LagrangeEquations, parts: Parts, form: Callable[[Expr], Expr], k: int) -> LagrangeSteps:
    """The steps for one coordinate.

    Args:
        equations: of the chain, for its symbols and derivatives.
        parts: its matrices without intermediates.
        form: writes an expression that is put together here.
        k: position of the coordinate.
    """
    n, M, q, qd, qdd = equations.n, parts.M, equations.q, equations.qd, equations.qdd
    slope = equations.system.projection.slope
    rates = [(M[k, j], slope(M[k, j], i) * qd[i] * qd[j]) for j in range(n) for i in range(n) if M[k, j] != 0]
    turning = form(total(rate for _, rate in rates))
    energy = total(slope(M[i, j], k) * qd[i] * qd[j] for i in range(n) for j in range(n))
    idle = equations.mechanism.q_names[k] in idle_joints(equations.mechanism.chain)
    return LagrangeSteps(
        coordinate=q[k],
        momentum=total(M[k, j] * qd[j] for j in range(n)),
        momentum_rate=total([*(M[k, j] * qdd[j] for j in range(n)), turning]),
        turning=turning,
        kinetic_gradient=form(Rational(1, 2) * energy),
        potential_gradient=parts.gravity[k] + parts.springs[k],
        dissipation_gradient=parts.dampers[k],
        force=(Integer(0) if idle else equations.forces[k]) + parts.applied[k] - parts.bristles[k],
    )
