"""Models written in CasADi by hand: what the emitted code is compared with, in tests and in time.

They share nothing with symgen: the cart-pole is the textbook's closed form, the arm Newton and Euler's recursion over
the links' raw numbers, M of composite bodies, solved by L D L' written out. CasADi differentiates them.
"""

from __future__ import annotations

from typing import Any

import casadi as ca
import numpy as np

__all__ = ["PUMA560", "arm", "cart_pole", "derivatives", "runge_kutta"]

PUMA560 = (
    # rpy and xyz of the joint, mass, mass centre, principal inertia (Armstrong, Khatib and Burdick 1986)
    ((0, 0, 0), (0, 0, 0), 0.0, (0, 0, 0), (0, 0, 0.35)),
    ((np.pi / 2, 0, 0), (0, 0, 0.67183), 17.4, (0.068, 0.006, 0.2275), (0.13, 0.524, 0.539)),
    ((0, 0, 0), (0.4318, 0, 0), 4.8, (0, 0.07, 0.16415), (0.066, 0.0125, 0.086)),
    ((-np.pi / 2, 0, 0), (0.0203, 0, 0.15005), 0.82, (0, 0, 0.4508), (0.0018, 0.0018, 0.0013)),
    ((np.pi / 2, 0, 0), (0, 0, 0.4318), 0.34, (0, 0, 0), (0.0003, 0.0003, 0.0004)),
    ((-np.pi / 2, 0, 0), (0, 0, 0), 0.09, (0, 0, 0.032), (0.00015, 0.00015, 0.00004)),
)


def cart_pole() -> Any:
    """xdot(x, u, p), x = (y, theta, yd, thetad), p = (g, mc, mp, l): Tedrake, Underactuated Robotics, section 3.2.1."""
    x, u, p = ca.SX.sym("x", 4), ca.SX.sym("u"), ca.SX.sym("p", 4)
    g, mc, mp, length = ca.vertsplit(p)
    s, c, rate = ca.sin(x[1]), ca.cos(x[1]), x[3]
    scale = mc + mp * s**2
    ydd = (u + mp * s * (length * rate**2 + g * c)) / scale
    thdd = (-u * c - mp * length * rate**2 * c * s - (mc + mp) * g * s) / (length * scale)
    return ca.Function("cart_pole", [x, u, p], [ca.vertcat(x[2], x[3], ydd, thdd)], ["x", "u", "p"], ["xdot"])


def arm(links: Any = PUMA560, gravity: float = 9.81) -> Any:
    """xdot(x, u, p) of a chain of revolute joints about z; p is empty."""
    n = len(links)
    x, u, p = ca.SX.sym("x", 2 * n), ca.SX.sym("u", n), ca.SX.sym("p", 0)
    q, qd = x[:n], x[n:]
    bias = _inverse_dynamics(links, q, qd, ca.SX.zeros(n), gravity)
    M = _inertia_matrix(links, q)
    qdd = _solve(M, u - bias)
    return ca.Function("arm", [x, u, p], [ca.vertcat(qd, qdd)], ["x", "u", "p"], ["xdot"])


def runge_kutta(xdot: Any, kind: Any = ca.SX) -> Any:
    """next(x, u, p, dt) by one step of order 4: expanded, or with `ca.MX` by calls of `xdot`."""
    x, u, p = (kind.sym(name, *xdot.size_in(k)) for k, name in enumerate(("x", "u", "p")))
    h = kind.sym("dt")
    k1 = xdot(x, u, p)
    k2 = xdot(x + h / 2 * k1, u, p)
    k3 = xdot(x + h / 2 * k2, u, p)
    k4 = xdot(x + h * k3, u, p)
    end = x + h / 6 * (k1 + 2 * k2 + 2 * k3 + k4)
    return ca.Function(f"{xdot.name()}_step", [x, u, p, h], [end], ["x", "u", "p", "dt"], ["x_next"])


def derivatives(f: Any, wanted: tuple[str, ...] = ("x", "u")) -> dict[str, Any]:
    """Functions: value, Jacobian by the wanted arguments, adjoint, and Hessian of a weighted sum.

    Those of an expanded function are expanded; those of one that calls others call their derivatives.
    """
    kind = ca.SX if f.is_a("SXFunction") else ca.MX
    sizes = [f.size1_in(k) for k, name in enumerate(f.name_in()) if name in wanted]
    y = kind.sym("y", sum(sizes))
    parts = iter(ca.vertsplit(y, [0, *(sum(sizes[: k + 1]) for k in range(len(sizes)))]))
    others = {name: kind.sym(name, *f.size_in(k)) for k, name in enumerate(f.name_in()) if name not in wanted}
    inner = [next(parts) if name in wanted else others[name] for name in f.name_in()]
    weights = kind.sym("w", f.size1_out(0))
    value = f(*inner)
    hessian, gradient = ca.hessian(ca.dot(weights, value), y)
    found = {"value": value, "jacobian": ca.jacobian(value, y), "adjoint": gradient, "hessian": hessian}
    of_y = [y, *others.values(), weights]
    outer = [kind.sym(name, *f.size_in(k)) for k, name in enumerate(f.name_in())]
    joined = ca.vertcat(*(x for x, name in zip(outer, f.name_in(), strict=True) if name in wanted))
    rest = [x for x, name in zip(outer, f.name_in(), strict=True) if name not in wanted]
    functions = {}
    for key, expression in found.items():
        own = ca.Function(f"{f.name()}_{key}_y", of_y, [expression])
        further = [weights] if key in ("adjoint", "hessian") else []
        result = own(joined, *rest, *(further or [0]))
        functions[key] = ca.Function(f"{f.name()}_{key}", [*outer, *further], [result])
    return functions


def _rotation(rpy: Any) -> Any:
    roll, pitch, yaw = rpy

    def about(axis: int, angle: float) -> Any:
        c, s = np.cos(angle), np.sin(angle)
        R = np.eye(3)
        i, j = (axis + 1) % 3, (axis + 2) % 3
        R[i, i], R[i, j], R[j, i], R[j, j] = c, -s, s, c
        return np.round(R, 15)

    return about(2, yaw) @ about(1, pitch) @ about(0, roll)


def _inverse_dynamics(links: Any, q: Any, qd: Any, qdd: Any, gravity: float) -> Any:
    """Newton and Euler's recursion (Craig 2005, section 6.5), gravity along -z."""
    z = ca.SX([0, 0, 1])
    w, wd, a = ca.SX.zeros(3), ca.SX.zeros(3), ca.SX([0, 0, gravity])
    turns, forces, moments = [], [], []
    for k, (rpy, xyz, m, com, inertia) in enumerate(links):
        turn = _turn(rpy, q[k])
        R, p, d, J = turn.T, ca.SX(xyz), ca.SX(com), ca.diag(ca.SX(inertia))
        a = R @ (a + ca.cross(wd, p) + ca.cross(w, ca.cross(w, p)))
        carried = R @ w
        wd = R @ wd + ca.cross(carried, z * qd[k]) + z * qdd[k]
        w = carried + z * qd[k]
        force = m * (a + ca.cross(wd, d) + ca.cross(w, ca.cross(w, d)))
        turns.append(turn)
        forces.append(force)
        moments.append(J @ wd + ca.cross(w, J @ w) + ca.cross(d, force))
    f, t, tau = ca.SX.zeros(3), ca.SX.zeros(3), []
    for k in reversed(range(len(links))):
        if k + 1 < len(links):
            p = ca.SX(links[k + 1][1])
            down = turns[k + 1] @ f
            t = turns[k + 1] @ t + ca.cross(p, down)
            f = down
        f, t = f + forces[k], t + moments[k]
        tau.append(t[2])
    return ca.vertcat(*reversed(tau))


def _inertia_matrix(links: Any, q: Any) -> Any:
    """Composite bodies (Walker and Orin 1982): M_ij is what joint i feels of the composite body j that turns."""
    n = len(links)
    turns = [_turn(links[k][0], q[k]) for k in range(n)]
    m, h, J = ca.SX(0), ca.SX.zeros(3), ca.SX.zeros(3, 3)
    M = ca.SX.zeros(n, n)
    for j in reversed(range(n)):
        _, _, mass, com, inertia = links[j]
        if j + 1 < n:
            R, p = turns[j + 1], ca.SX(links[j + 1][1])
            h, J = R @ h, R @ J @ R.T
            J = J + _steiner(m, h, p)
            h = h + m * p
        d = ca.SX(com)
        m, h = m + mass, h + mass * d
        J = J + ca.diag(ca.SX(inertia)) + mass * (ca.dot(d, d) * ca.SX.eye(3) - d @ d.T)
        z = ca.SX([0, 0, 1])
        f, t = ca.cross(z, h), J[:, 2]
        M[j, j] = t[2]
        for i in reversed(range(j)):
            R, p = turns[i + 1], ca.SX(links[i + 1][1])
            f = R @ f
            t = R @ t + ca.cross(p, f)
            M[i, j] = M[j, i] = t[2]
    return M


def _steiner(m: Any, h: Any, p: Any) -> Any:
    """Gain of inertia of a body with first moments h when its origin is moved by -p."""
    hp = ca.dot(h, p)
    return (2 * hp + m * ca.dot(p, p)) * ca.SX.eye(3) - (h @ p.T + p @ h.T) - m * p @ p.T


def _turn(rpy: Any, angle: Any) -> Any:
    c, s = ca.cos(angle), ca.sin(angle)
    return ca.SX(_rotation(rpy)) @ ca.vertcat(ca.horzcat(c, -s, 0), ca.horzcat(s, c, 0), ca.horzcat(0, 0, 1))


def _solve(M: Any, right: Any) -> Any:
    """L D L' written out."""
    n = M.size1()
    L, D = ca.SX.eye(n), [ca.SX(0)] * n
    for j in range(n):
        D[j] = M[j, j] - sum((L[j, k] ** 2 * D[k] for k in range(j)), ca.SX(0))
        for i in range(j + 1, n):
            L[i, j] = (M[i, j] - sum((L[i, k] * L[j, k] * D[k] for k in range(j)), ca.SX(0))) / D[j]
    y: list[Any] = []
    for i in range(n):
        y.append(right[i] - sum((L[i, k] * y[k] for k in range(i)), ca.SX(0)))
    x: list[Any] = [None] * n
    for i in reversed(range(n)):
        x[i] = y[i] / D[i] - sum((L[k, i] * x[k] for k in range(i + 1, n)), ca.SX(0))
    return ca.vertcat(*x)
