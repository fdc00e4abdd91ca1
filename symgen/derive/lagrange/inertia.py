"""Lagrange's equations from influence coefficients: I*, P*, Christoffel's matrix, velocity terms, kinetic energy.

This is the definition against which everything faster is checked. Sums run over the links; where only velocity terms
are asked, the rates go inside that sum, so no n by n by n array is built.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence

from sympy import Expr, Mul, Rational

from symgen.derive.lagrange.influence import Columns
from symgen.derive.lagrange.rotors import rotor_energy, rotor_inertia, rotor_power, rotor_velocity_terms
from symgen.derive.lagrange.system import Body, System
from symgen.derive.lagrange.vectors import NULL, ZERO, Vector, alignment, combine, cross, dot, is_null, plus, total

__all__ = [
    "acceleration",
    "angular_velocity",
    "coriolis_matrix",
    "gyroscopic_moment",
    "inertia_matrix",
    "inertia_power",
    "kinetic_energy",
    "velocity_acceleration",
    "velocity_terms",
]

HALF = Rational(1, 2)


def inertia_matrix(system: System) -> list[list[Expr]]:
    """M = I*: (n, n), sum over links of m G'G + G_r' Pi G_r (Behi 1985, 2.44)."""
    terms: defaultdict[tuple[int, int], list[Expr]] = defaultdict(list)
    for body in system.bodies:
        G, Gr, u = system.G(body), system.influence.Gr(body.frame), system.turned(body)
        for a, i in enumerate(body.frame.path):
            for j in body.frame.path[a:]:
                if body.mass is not ZERO:
                    terms[i, j].append(mass_product(system, body.mass, G, i, j))
                if i in Gr and j in u:
                    terms[i, j].append(dot(Gr[i], u[j]))
    for pair, found in rotor_inertia(system).items():
        terms[pair].extend(found)
    upper = {pair: total(found) for pair, found in terms.items()}
    return [[upper.get((min(i, j), max(i, j)), ZERO) for j in range(system.n)] for i in range(system.n)]


def mass_product(system: System, mass: Expr, G: Columns, i: int, j: int) -> Expr:
    """m G_i . G_j; with e of a slide and of a parallel joint, e . e = 1 and e . (e x r) = 0 in whatever letters."""
    one, other = system.influence.axes[i], system.influence.axes[j]
    aligned = alignment(one.direction, other.direction)
    if not aligned or (one.revolute and other.revolute):
        return dot(G[i], G[j], mass)
    return ZERO if one.revolute or other.revolute else Mul(aligned, mass)


def inertia_power(system: System) -> list[list[list[Expr]]]:
    """P*: (n, n, n), P*[i]_lm = sum m H_lm.G_i + H_r,lm.(Pi G_r,i) + G_r,l.(Pi (G_r,i x G_r,m)) (Behi 1985, B.14)."""
    n, influence = system.n, system.influence
    terms: defaultdict[tuple[int, int, int], list[Expr]] = defaultdict(list)
    for body in system.bodies:
        G, Gr, u = system.G(body), influence.Gr(body.frame), system.turned(body)
        for i in body.frame.path:
            for el in body.frame.path:
                for m in body.frame.path:
                    found = terms[i, el, m]
                    if body.mass is not ZERO:
                        found.append(dot(influence.H(el, m, G, body.stem), G[i], body.mass))
                    if i in u and el in u and m in u:
                        found.append(dot(influence.Hr(el, m, Gr), u[i]))
                        found.append(dot(u[el], axis_product(system, i, m)))
    for key, found in rotor_power(system).items():
        terms[key].extend(found)
    done = {key: total(found) for key, found in terms.items()}
    return [[[done.get((i, el, m), ZERO) for m in range(n)] for el in range(n)] for i in range(n)]


def axis_product(system: System, i: int, j: int) -> Vector:
    """G_r,i x G_r,j, from H_r of the two in the order in which they stand."""
    columns = {k: system.influence.axes[k].direction for k in (i, j)}
    if i < j:
        return system.influence.Hr(i, j, columns)
    x, y, z = system.influence.Hr(j, i, columns)
    return (-x, -y, -z)


def coriolis_matrix(system: System) -> list[list[Expr]]:
    """C: (n, n), Christoffel's: C_ij = sum over l of (P*[i]_lj + P*[i]_jl) qd_l / 2; C qd are the velocity terms."""
    influence, names, qd = system.influence, system.names, system.symbols.qd
    terms: defaultdict[tuple[int, int], list[Expr]] = defaultdict(list)
    for body in system.bodies:
        k, path = body.frame.number, body.frame.path
        if body.mass is not ZERO:
            G, rate = system.G(body), influence.G_rate(body.frame, body.centre, qd, body.stem)
            for i in path:
                for j in path:
                    terms[i, j].append(dot(G[i], rate[j], body.mass))
        if body.inertia is None:
            continue
        Gr, u = influence.Gr(body.frame), system.turned(body)
        first, second = influence.Gr_rate(body.frame, qd), influence.Hr_with(body.frame, qd)
        omega = angular_velocity(system, body)
        momentum = system.applied_inertia(body, omega, f"L{k}")
        for i in Gr:
            across = names.vector(f"E{k}_{i + 1}", cross(Gr[i], omega))
            for j in Gr:
                turn = names.vector(f"S{k}_{j + 1}", plus(first[j], second[j]))
                terms[i, j].append(dot(turn, u[i], HALF))
                terms[i, j].append(dot(momentum, axis_product(system, i, j), HALF))
                terms[i, j].append(dot(u[j], across, HALF))
    for (i, el, m), found in rotor_power(system).items():
        share = [Mul(HALF, x) for x in found]
        terms[i, m].extend(Mul(x, system.symbols.qd[el]) for x in share)
        terms[i, el].extend(Mul(x, system.symbols.qd[m]) for x in share)
    done = {pair: total(found) for pair, found in terms.items()}
    return [[done.get((i, j), ZERO) for j in range(system.n)] for i in range(system.n)]


def velocity_terms(system: System) -> list[Expr]:
    """(n,): qd' P*[i] qd, the rates inside the sum over links: G'(m a) + G_r'(Pi alpha + omega x Pi omega)."""
    terms: defaultdict[int, list[Expr]] = defaultdict(list)
    for body in system.bodies:
        if body.mass is not ZERO:
            acceleration, G = velocity_acceleration(system, body), system.G(body)
            for i in body.frame.path:
                terms[i].append(dot(G[i], acceleration, body.mass))
        if body.inertia is not None:
            moment = gyroscopic_moment(system, body)
            for i, axis in system.influence.Gr(body.frame).items():
                terms[i].append(dot(axis, moment))
    for i, found in rotor_velocity_terms(system).items():
        terms[i].extend(found)
    return [total(terms[i]) for i in range(system.n)]


def velocity_acceleration(system: System, body: Body) -> Vector:
    """Acceleration of the mass centre when qdd is zero: sum over l, m of H[:, l, m] qd_l qd_m."""
    qd = system.symbols.qd
    rate = system.influence.G_rate(body.frame, body.centre, qd, body.stem)
    return system.influence.velocity(rate, qd, f"vd{body.frame.number}")


def angular_velocity(system: System, body: Body) -> Vector:
    """omega = G_r qd (Behi 1985, 2.17)."""
    columns = system.influence.Gr(body.frame)
    return system.influence.velocity(columns, system.symbols.qd, f"w{body.frame.number}")


def gyroscopic_moment(system: System, body: Body) -> Vector:
    """Pi alpha + omega x Pi omega when qdd is zero, alpha = sum over l, m of H_r[:, l, m] qd_l qd_m."""
    if body.inertia is None:
        return NULL
    k, qd = body.frame.number, system.symbols.qd
    omega = angular_velocity(system, body)
    rate = system.influence.Gr_rate(body.frame, qd)
    alpha = system.influence.velocity(rate, qd, f"beta{k}")
    momentum = system.applied_inertia(body, omega, f"L{k}")
    turned = system.applied_inertia(body, alpha, f"Ja{k}")
    return system.names.vector(f"n{k}", plus(turned, cross(omega, momentum)))


def kinetic_energy(system: System) -> Expr:
    """Sum over links of m v.v / 2 + omega.(Pi omega) / 2, v = G qd (Behi 1985, 2.43)."""
    terms: list[Expr] = []
    for body in system.bodies:
        k = body.frame.number
        if body.mass is not ZERO:
            velocity = system.influence.velocity(system.G(body), system.symbols.qd, f"v{k}")
            terms.extend(Mul(HALF, body.mass, x, x) for x in velocity if x is not ZERO)
        if body.inertia is not None:
            omega = angular_velocity(system, body)
            terms.append(dot(omega, system.applied_inertia(body, omega, f"L{k}"), HALF))
    return total([*terms, *rotor_energy(system)])


def acceleration(system: System, body: Body, qdd: Sequence[Expr]) -> tuple[Vector, Vector]:
    """Of the mass centre, and angular: G qdd + qd'H qd, G_r qdd + qd'H_r qd; named."""
    k, qd = body.frame.number, system.symbols.qd
    linear = NULL
    if body.mass is not ZERO:
        columns = system.G(body)
        linear = plus(combine((qdd[n], column) for n, column in columns.items()), velocity_acceleration(system, body))
    rate = system.influence.velocity(system.influence.Gr_rate(body.frame, qd), qd, f"beta{k}")
    Gr = system.influence.Gr(body.frame)
    angular = plus(combine((qdd[n], column) for n, column in Gr.items()), rate)
    return system.names.vector(f"a{k}", linear), angular if is_null(angular) else system.names.vector(
        f"alpha{k}", angular
    )
