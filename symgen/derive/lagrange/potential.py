"""Everything in Lagrange's equations that is not inertia: gravity, springs, dampers, loads, user expressions."""

from __future__ import annotations

from collections.abc import Sequence

from sympy import Expr, Mul, Rational, factor_terms

from symgen.derive.lagrange.system import System
from symgen.derive.lagrange.vectors import ZERO, dot, is_null, total
from symgen.derive.symbols import derivative, translate
from symgen.describe.expression import Expression

__all__ = [
    "across_joints",
    "applied_terms",
    "bristle_terms",
    "damper_terms",
    "damping_matrix",
    "dissipation",
    "gravity_terms",
    "own_potential",
    "potential_energy",
    "spring_matrix",
    "spring_terms",
    "stiffness_matrix",
]

HALF = Rational(1, 2)


def gravity_terms(system: System) -> list[Expr]:
    """(n,): dV_g/dq = -sum m g.G."""
    terms: list[list[Expr]] = [[] for _ in range(system.n)]
    if not is_null(system.gravity):
        for body in system.bodies:
            if body.mass is not ZERO:
                for i, column in system.G(body).items():
                    terms[i].append(dot(system.gravity, column, Rational(-1), body.mass))
    return [total(found) for found in terms]


def spring_matrix(system: System) -> list[list[Expr]]:
    """(n, n): the joints' own springs on the diagonal, and the chain's coupled stiffness matrices."""
    index = {name: k for k, name in enumerate(system.mechanism.names)}
    K = [[ZERO] * system.n for _ in range(system.n)]
    for k, joint in enumerate(system.mechanism.joints):
        if joint.stiffness is not None:
            K[k][k] = translate(joint.stiffness)
    for coupled in system.mechanism.chain.stiffness:
        for i, row in zip(coupled.joints, coupled.matrix, strict=True):
            for j, element in zip(coupled.joints, row, strict=True):
                K[index[i]][index[j]] = K[index[i]][index[j]] + translate(element)
    return K


def deflections(system: System) -> list[Expr]:
    """(n,): coordinates measured from their springs' rest."""
    rests = [translate(joint.rest) if joint.rest is not None else ZERO for joint in system.mechanism.joints]
    return [q - rest for q, rest in zip(system.symbols.q, rests, strict=True)]


def spring_terms(system: System) -> list[Expr]:
    """(n,): K (q - rest), and the gradient of the chain's own `potential`."""
    K, delta = spring_matrix(system), deflections(system)
    own = user_expression(system.mechanism.chain.potential)
    return [
        total([*(Mul(k, d) for k, d in zip(row, delta, strict=True) if k is not ZERO), gradient(own, q)])
        for row, q in zip(K, system.symbols.q, strict=True)
    ]


def potential_energy(system: System) -> Expr:
    """-sum m g.r + (q - rest)' K (q - rest) / 2 + `potential`."""
    K, delta = spring_matrix(system), deflections(system)
    terms = [
        dot(system.gravity, body.centre, Rational(-1), body.mass) for body in system.bodies if body.mass is not ZERO
    ]
    for row, left in zip(K, delta, strict=True):
        terms.extend(Mul(HALF, k, left, right) for k, right in zip(row, delta, strict=True) if k is not ZERO)
    return total([*terms, user_expression(system.mechanism.chain.potential)])


def stiffness_matrix(system: System) -> list[list[Expr]]:
    """(n, n): Hessian of the potential: -sum m g.H, springs, and that of `potential`."""
    n, q = system.n, system.symbols.q
    K, own = spring_matrix(system), user_expression(system.mechanism.chain.potential)
    terms = [[[K[i][j], derivative(derivative(own, q[i]), q[j])] for j in range(n)] for i in range(n)]
    if not is_null(system.gravity):
        for body in system.bodies:
            if body.mass is not ZERO:
                G = system.G(body)
                for i in G:
                    for j in G:
                        H = system.influence.H(i, j, G, body.stem)
                        terms[i][j].append(dot(system.gravity, H, Rational(-1), body.mass))
    return [[total(found) for found in row] for row in terms]


def dissipation(system: System) -> Expr:
    """Rayleigh's function, half the power lost: sum of d qd^2 / 2, and the chain's own `dissipation`."""
    terms = [
        Mul(HALF, translate(joint.damping), rate, rate)
        for joint, rate in zip(system.mechanism.joints, system.symbols.qd, strict=True)
        if joint.damping is not None
    ]
    return total([*terms, user_expression(system.mechanism.chain.dissipation)])


def damper_terms(system: System) -> list[Expr]:
    """(n,): gradient of Rayleigh's function in the rates."""
    own = user_expression(system.mechanism.chain.dissipation)
    return [
        total([ZERO if joint.damping is None else translate(joint.damping) * rate, gradient(own, rate)])
        for joint, rate in zip(system.mechanism.joints, system.symbols.qd, strict=True)
    ]


def damping_matrix(system: System) -> list[list[Expr]]:
    """(n, n): Hessian of Rayleigh's function in the rates."""
    qd, own = system.symbols.qd, user_expression(system.mechanism.chain.dissipation)
    gradient = [derivative(own, rate) for rate in qd]
    D = [[derivative(row, rate) for rate in qd] for row in gradient]
    for k, joint in enumerate(system.mechanism.joints):
        if joint.damping is not None:
            D[k][k] = D[k][k] + translate(joint.damping)
    return D


def applied_terms(system: System) -> list[Expr]:
    """(n,): generalised forces of `loads`, G' force + G_r' moment, and of `forces`."""
    terms: list[list[Expr]] = [[] for _ in range(system.n)]
    for load in system.loads:
        if not is_null(load.force):
            for i, column in system.influence.G(load.frame, load.point, load.stem).items():
                terms[i].append(dot(column, load.force))
        for i, axis in system.influence.Gr(load.frame).items():
            terms[i].append(dot(axis, load.moment))
    index: dict[str, int] = {name: k for k, name in enumerate(system.mechanism.names)}
    for joint, expression in system.mechanism.chain.forces:
        terms[index[joint]].append(translate(expression))
    return [total(found) for found in terms]


def bristle_terms(system: System) -> list[Expr]:
    """(n,): friction of bristles, against the motion of their joints."""
    return across_joints(system, [(state.joint, state.force) for state in system.mechanism.states])


def across_joints(system: System, given: Sequence[tuple[str, Expression]]) -> list[Expr]:
    """(n,): expressions at their joints, zero at others."""
    forces = {joint: translate(expression) for joint, expression in given}
    return [forces.get(name, ZERO) for name in system.mechanism.names]


def own_potential(system: System) -> tuple[Expr, list[Expr]]:
    """`potential` and its gradient (n,) in the coordinates; zero when there is none."""
    own = user_expression(system.mechanism.chain.potential)
    return own, [gradient(own, q) for q in system.symbols.q]


def user_expression(expression: Expression | None) -> Expr:
    """The translated expression, zero when there is none."""
    return ZERO if expression is None else translate(expression)


def gradient(expression: Expr, symbol: Expr) -> Expr:
    """d expression / d symbol with common factors in front: c (x - y), not c (2 x - 2 y)/2."""
    return factor_terms(derivative(expression, symbol))
