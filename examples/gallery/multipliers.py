"""Forces of closed loops by Lagrange's equations with multipliers, in coordinates of the author's choice.

Energies and conditions are written by hand. SymPy differentiates them, NumPy solves, and symgen takes no part.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray
from sympy import Expr, Matrix, S, Symbol, cos, diff, hessian, lambdify, sin

from examples.gallery.textbook import rate

__all__ = ["Linkage", "polar"]

Array = NDArray[np.float64]


def polar(angle: Any, along: Any, across: Any = 0) -> Matrix:
    """The vector (along, across), turned by an angle."""
    return Matrix([along * cos(angle) - across * sin(angle), along * sin(angle) + across * cos(angle)])


class Linkage:
    """Bodies and conditions in coordinates x; the first ones are the chain's own.

    Args:
        names: of the coordinates, with blanks between them.
        start: coordinates of a pose that closes about.
        gravity: of the axes that centres are given in, m/s^2.
    """

    def __init__(self, names: str, start: Sequence[float], gravity: Sequence[float] = (0, -9.81)) -> None:
        self.x = [Symbol(name) for name in names.split()]
        self.v = [Symbol(f"{name}_rate") for name in names.split()]
        self.start, self.gravity = np.array(start, float), Matrix(gravity)
        self.T, self.V, self.conditions = S.Zero, S.Zero, []

    def body(self, mass: float, centre: Any = None, moment: float = 0, angle: Expr = S.Zero) -> None:
        """Adds a body by its mass centre, the moment of inertia about it, and its angle in the plane."""
        self.T += moment * rate(angle, self.x, self.v) ** 2 / 2
        if centre is not None:
            moves = Matrix(centre).applyfunc(lambda part: rate(part, self.x, self.v))
            self.T += mass * moves.dot(moves) / 2
            self.V -= mass * self.gravity.dot(Matrix(centre))

    def close(self, *conditions: Any) -> None:
        """Adds conditions: scalars or vectors that are zero."""
        for condition in conditions:
            self.conditions.extend(condition if isinstance(condition, Matrix) else [condition])

    @cached_property
    def terms(self) -> Callable[..., tuple[Any, ...]]:
        """Conditions, their Jacobian J, dJ/dt v, M and h of M a + h, as a function of x and v."""
        x, v = self.x, self.v
        J = Matrix(self.conditions).jacobian(x)
        momenta = Matrix([diff(self.T, speed) for speed in v])
        h = momenta.jacobian(x) * Matrix(v) - Matrix([diff(self.T - self.V, place) for place in x])
        bias = J.applyfunc(lambda part: rate(part, x, v)) * Matrix(v)
        found = (Matrix(self.conditions), J, bias, hessian(self.T, v), h)
        function: Callable[..., tuple[Any, ...]] = lambdify([x, v], found, "numpy", cse=True)
        return function

    def closed(self, q: Array) -> Array:
        """Coordinates x of a pose, by Newton's method on the straight way from the start."""
        n, x = len(q), self.start.copy()
        still = np.zeros(len(x))
        for part in np.linspace(0, 1, 25):
            x[:n] = self.start[:n] + part * (q - self.start[:n])
            for _ in range(6):
                gap, J, *_ = self.terms(x, still)
                x[n:] -= np.linalg.solve(J[:, n:], gap.ravel())
        if np.abs(gap).max() > 1e-10:
            raise ValueError(f"the loops do not close at {q}")
        return x

    def inverse_dynamics(self, q: Array, qd: Array, qdd: Array, forces: Callable[..., Any] | None = None) -> Array:
        """Forces (n,) along the coordinates of the chain; `forces(x, v)` act besides."""
        n, x = len(q), self.closed(q)
        _, J, *_ = self.terms(x, np.zeros(len(x)))
        v = np.concatenate([qd, -np.linalg.solve(J[:, n:], J[:, :n] @ qd)])
        _, J, bias, M, h = self.terms(x, v)
        a = np.concatenate([qdd, -np.linalg.solve(J[:, n:], J[:, :n] @ qdd + bias.ravel())])
        left = M @ a + h.ravel() - (0 if forces is None else forces(x, v))
        multipliers = np.linalg.solve(J[:, n:].T, left[n:])
        torques: Array = left[:n] - J[:, :n].T @ multipliers
        return torques
