"""Torques of small mechanisms from SymPy's own mechanics, and from Lagrangians as books print them.

Both end in symgen's symbols, so that terms can be compared; none of symgen's derivation is used.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from sympy import Expr, Symbol, diff
from sympy.physics.mechanics import (
    LagrangesMethod,
    Lagrangian,
    Particle,
    Point,
    ReferenceFrame,
    RigidBody,
    dynamicsymbols,
    inertia,
)

__all__ = ["from_lagrangian", "mechanics_torques", "moved_body", "moved_particle", "rate", "two_links"]

t = dynamicsymbols._t


def rate(expression: Expr, of: Sequence[Symbol], rates: Sequence[Symbol]) -> Expr:
    """The derivative by time `t` of an expression in symbols with these rates."""
    moved = sum(diff(expression, a) * b for a, b in zip(of, rates, strict=True))
    return moved + diff(expression, Symbol("t"))


def from_lagrangian(L: Expr, q: Sequence[Symbol], qd: Sequence[Symbol], qdd: Sequence[Symbol]) -> list[Expr]:
    """d/dt(dL/dqd) - dL/dq for a Lagrangian in plain symbols; the time is `t`."""
    return [rate(diff(L, v), [*q, *qd], [*qd, *qdd]) - diff(L, x) for x, v in zip(q, qd, strict=True)]


def moved_particle(
    name: str, mass: Expr, frame: ReferenceFrame, origin: Point, position: Any, height: Expr, g: Expr
) -> Particle:
    """A particle at a position vector, with its potential energy."""
    at = origin.locatenew(name, position)
    at.set_vel(frame, position.dt(frame))
    particle = Particle(name, at, mass)
    particle.potential_energy = mass * g * height
    return particle


def moved_body(
    name: str,
    mass: Expr,
    axes: ReferenceFrame,
    moments: tuple[Expr, Expr, Expr],
    frame: ReferenceFrame,
    origin: Point,
    position: Any,
    height: Expr,
    g: Expr,
) -> RigidBody:
    """A rigid body with its mass centre at a position vector and principal moments in its axes."""
    centre = origin.locatenew(name, position)
    centre.set_vel(frame, position.dt(frame))
    body = RigidBody(name, centre, axes, mass, (inertia(axes, *moments), centre))
    body.potential_energy = mass * g * height
    return body


def mechanics_torques(
    q: Sequence[Symbol],
    qd: Sequence[Symbol],
    qdd: Sequence[Symbol],
    bodies: Callable[[ReferenceFrame, Point, list[Any]], list[Any]],
    extra: Mapping[int, Expr] | None = None,
    potential: Callable[[list[Any]], Expr] | None = None,
) -> list[Expr]:
    """The left sides of Lagrange's equations by `sympy.physics.mechanics`, in the plain symbols given.

    Args:
        q, qd, qdd: symgen's symbols.
        bodies: makes the bodies from the inertial frame, its origin and the coordinates as functions of time.
        extra: by joint, what is added to the left side, in the plain symbols (dampers, applied forces).
        potential: further potential energy, of the coordinates.
    """
    moving = dynamicsymbols([f"x{k}" for k in range(len(q))])
    N = ReferenceFrame("N")
    O = Point("O")
    O.set_vel(N, 0)
    L = Lagrangian(N, *bodies(N, O, list(moving)))
    if potential is not None:
        L -= potential(list(moving))
    method = LagrangesMethod(L, moving)
    left = method.form_lagranges_equations()
    plain = {x.diff(t, 2): a for x, a in zip(moving, qdd, strict=True)}
    plain |= {x.diff(t): v for x, v in zip(moving, qd, strict=True)}
    plain_q = dict(zip(moving, q, strict=True))
    extra = extra or {}
    return [left[k].subs(plain).subs(plain_q) + extra.get(k, 0) for k in range(len(q))]


def two_links(p: Mapping[str, Symbol]) -> Callable[..., list[RigidBody]]:
    """Bodies of a planar arm, Spong's letters: angles from the horizontal and from the first link."""
    m1, m2, l1, lc1, lc2, I1, I2, g = (p[name] for name in ("m1", "m2", "l1", "lc1", "lc2", "I1", "I2", "g"))

    def bodies(N: ReferenceFrame, O: Point, x: Sequence[Expr]) -> list[RigidBody]:
        A = N.orientnew("A", "Axis", (x[0], N.z))
        B = A.orientnew("B", "Axis", (x[1], A.z))
        first, second = lc1 * A.x, l1 * A.x + lc2 * B.x
        return [
            moved_body("upper", m1, A, (0, 0, I1), N, O, first, first.dot(N.y), g),
            moved_body("lower", m2, B, (0, 0, I2), N, O, second, second.dot(N.y), g),
        ]

    return bodies
