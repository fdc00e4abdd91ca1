"""The nearest physically consistent parameters: every pseudo-inertia positive definite, no level negative.

    minimise  |R (B theta) - R beta|^2 + prior |(theta - theta_0)/D|^2
    subject to  [[Sigma, h], [h', m]] >= margin for every link,  Sigma = tr(I)/2 - I,  levels >= 0, static >= coulomb,
                and the bounds of masses and mass centres that are given

R is the factor of the fit, so that the size of the problem does not depend on the number of samples. The prior decides
what the data leave open among masses and inertias. Of all other parameters theta_0 is the estimate itself, and D so
large that the prior is PRIOR of what the data say: offsets, friction and springs are not drawn towards the chain.
Solved by Clarabel. Source: Wensing, Kim and Slotine 2018 (linear matrix inequalities for inertial parameters).
"""

from __future__ import annotations

import importlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from scipy import sparse

from symgen.arrays import Array
from symgen.describe.linear_parameters import LinearParameter
from symgen.errors import IdentificationError
from symgen.identify.bounds import Bounds
from symgen.identify.parameters import Basis
from symgen.identify.realise import Way

__all__ = ["Consistent", "broken", "consistent", "pseudo_inertia"]


MARGIN = 1e-6
"""Smallest eigenvalue of a link's pseudo-inertia, lengths in the chain's own, relative to the link's mass."""
PRIOR = 1e-9
"""Weight of the chain's own values, relative to the largest of the fit: it decides what the data leave open."""
ROUNDING = 1e-12
"""Relative size of what is zero but for rounding."""
ROOT = float(np.sqrt(2.0))
ENTRIES = {4: (0, 0), 5: (0, 1), 6: (0, 2), 7: (1, 1), 8: (1, 2), 9: (2, 2)}
"""Position of an inertia among a link's parameters -> its place in the tensor."""


@dataclass(frozen=True, eq=False)
class Consistent:
    """A consistent set.

    Attributes:
        theta: (columns,) all linear parameters.
        extras: (e,) coefficients and losses.
        active: names of the constraints that hold with equality.
    """

    theta: Array
    extras: Array
    active: tuple[str, ...]


def pseudo_inertia(link: Array) -> Array:
    """(4, 4) of a link's ten parameters."""
    P = np.zeros((4, 4))
    for position, (x, y) in ENTRIES.items():
        P[x, y] = P[y, x] = -link[position]
    P[:3, :3] += 0.5 * (link[4] + link[7] + link[9]) * np.eye(3)
    P[3, :3] = P[:3, 3] = link[1:4]
    P[3, 3] = link[0]
    return P


MAPS = np.array([pseudo_inertia(unit) for unit in np.eye(10)])
"""(10, 4, 4): the pseudo-inertia per unit of each parameter."""


def broken(basis: Basis, theta: Array, rigid: bool) -> tuple[str, ...]:
    """Names of links whose parameters belong to no body, and of levels that are negative.

    Args:
        rigid: bodies have a positive definite pseudo-inertia; else a mass and moments of inertia that are not negative,
            which is all that the chain's format asks for.
    """
    shrink = np.diag([1.0 / basis.length] * 3 + [1.0])
    found = []
    for k, joint in enumerate(basis.chain.joints):
        link = theta[10 * k : 10 * k + 10]
        P = shrink @ pseudo_inertia(link) @ shrink
        size = float(np.abs(P).max())
        if size == 0.0:
            continue
        if rigid:
            fails = np.linalg.eigvalsh(P)[0] < 0.5 * MARGIN * P[3, 3] or P[3, 3] <= 0.0
        else:
            m, h = P[3, 3], P[3, :3]
            about = P[:3, :3] - (np.outer(h, h) / m if m > 0.0 else 0.0)
            central = np.trace(about) * np.eye(3) - about
            fails = m < 0.0 or np.linalg.eigvalsh(central)[0] < -ROUNDING * size
            fails = fails or (m <= ROUNDING * size and np.any(np.abs(h) > ROUNDING * size))
        if fails:
            found.append(joint.name)
    return (*found, *(p.name for p, value in zip(basis.columns, theta, strict=True) if not p.signed and value < 0.0))


def consistent(
    basis: Basis, way: Way, beta: Array, R: Array, extras: Array, signed: Sequence[bool], bounds: Bounds,
    exact: bool = False,
) -> Consistent:  # fmt: skip
    """The consistent set nearest to an estimate.

    Args:
        beta: (b,) base parameters of the fit.
        R: (r, b + e) factor of the weighted derivatives.
        extras: (e,) other parameters of the fit.
        signed: (e,) true for those that may be negative.
        bounds: of masses and mass centres.
        exact: base parameters are met exactly, and the prior alone is minimised.

    Raises:
        IdentificationError: Clarabel is not installed, or finds no answer.
    """
    try:
        clarabel = importlib.import_module("clarabel")
    except ImportError as missing:
        raise IdentificationError("consistent parameters need Clarabel: pip install 'symgen[identify]'") from missing
    columns, e = len(basis.columns), len(extras)
    scale = np.concatenate([way.scale, np.maximum(np.abs(extras), 0.1)])
    total = np.zeros((len(R), columns + e))
    total[:, :columns] = R[:, : len(beta)] @ basis.B
    total[:, columns:] = R[:, len(beta) :]
    goal = R @ np.concatenate([beta, extras])
    own = np.concatenate([way.nominal, extras])
    size = np.sum(total**2, axis=0)
    inertial = np.array([*(p.kind in ("link", "rotor") for p in basis.columns), *[False] * e])
    largest = float((size * scale**2).max(where=inertial, initial=0.0)) or 1.0
    if not exact:
        own[:columns] = np.where(inertial[:columns], way.nominal, way(beta))
        scale = np.where(inertial | (size == 0.0), scale, np.sqrt(largest / np.where(size > 0.0, size, 1.0)))
    total *= scale
    own = own / scale
    P = np.eye(columns + e) * (1.0 if exact else PRIOR)
    q = -np.diag(P) * own
    if not exact:
        P = P + total.T @ total / largest
        q = q - total.T @ goal / largest
    A, b, cones, names = _constraints(basis, way, scale, signed, bounds, clarabel)
    meets, values = np.zeros((len(basis.fixed), columns + e)), way.nominal[[*basis.fixed]]
    meets[range(len(basis.fixed)), [*basis.fixed]] = way.scale[[*basis.fixed]]
    if exact:
        base = np.zeros((len(beta) + e, columns + e))
        base[: len(beta), :columns] = basis.B * way.scale
        base[len(beta) :, columns:] = np.diag(scale[columns:])
        meets, values = np.concatenate([base, meets]), np.concatenate([beta, extras, values])
    if len(meets):
        norm = np.linalg.norm(meets, axis=1)
        A, b = np.vstack([meets / norm[:, None], A]), np.concatenate([values / norm, b])
        cones = [clarabel.ZeroConeT(len(values)), *cones]
    settings = clarabel.DefaultSettings()
    settings.verbose = False
    settings.tol_gap_abs = settings.tol_gap_rel = settings.tol_feas = 1e-9
    upper = sparse.csc_matrix(np.triu(P))
    found = clarabel.DefaultSolver(upper, q, sparse.csc_matrix(A), b, cones, settings).solve()
    x = np.array(found.x) * scale
    bodies = {joint.name for joint in basis.chain.joints}
    if str(found.status) not in ("Solved", "AlmostSolved") or bodies & set(broken(basis, x[:columns], False)):
        raise IdentificationError(f"consistent parameters: Clarabel found no answer: {found.status}")
    slack = np.array(found.s)[len(b) - sum(size for size, _ in names) :]
    return Consistent(x[:columns], x[columns:], _active(slack, names))


def _kinetic_of(level: LinearParameter, static: LinearParameter) -> bool:
    """True for the kinetic level of the same friction, in the same direction if it has one."""
    same = (level.kind, level.joint, level.which) == (static.kind, static.joint, "coulomb")
    return same and (level.side == static.side or None in (level.side, static.side))


def _constraints(
    basis: Basis, way: Way, scale: Array, signed: Sequence[bool], bounds: Bounds, clarabel: Any
) -> tuple[Array, Array, list[Any], list[tuple[int, str]]]:
    """A x + s = b, s in the cones: levels first, then a pseudo-inertia per link."""
    width = len(scale)
    columns = basis.columns
    rows: list[Array] = []
    limits: list[float] = []
    names: list[tuple[int, str]] = []
    for c, parameter in enumerate(columns):
        if not parameter.signed:
            row = np.zeros(width)
            row[c] = -1.0
            if parameter.which == "static":
                for other, level in enumerate(columns):
                    if _kinetic_of(level, parameter):
                        row[c], row[other] = -scale[c] / scale[other], 1.0
                        break
            rows.append(row)
            names.append((1, parameter.name))
    for k in (k for k, free in enumerate(signed) if not free):
        row = np.zeros(width)
        row[len(columns) + k] = -1.0
        rows.append(row)
        names.append((1, ""))
    limits += [0.0] * len(rows)
    for bound, limit, name in zip(bounds.A, bounds.b, bounds.names, strict=True):
        row = np.zeros(width)
        row[: len(columns)] = bound * scale[: len(columns)]
        norm = float(np.linalg.norm(row))
        rows.append(row / norm)
        limits.append(limit / norm)
        names.append((1, name))
    count = len(rows)
    cones: list[Any] = [clarabel.NonnegativeConeT(count)] if count else []
    A, b = [np.array(rows).reshape(count, width)], [np.array(limits)]
    shrink = np.diag([1.0 / basis.length] * 3 + [1.0])
    for k, joint in enumerate(basis.chain.joints):
        mine = slice(10 * k, 10 * k + 10)
        size = float(way.scale[10 * k])
        block = np.zeros((10, width))
        for c, unit in zip(range(mine.start, mine.stop), MAPS, strict=True):
            block[:, c] = -_vector(shrink @ unit @ shrink) * scale[c] / size
        A.append(block)
        b.append(-MARGIN * _vector(np.eye(4)))
        cones.append(clarabel.PSDTriangleConeT(4))
        names.append((10, joint.name))
    return np.vstack(A), np.concatenate(b), cones, names


def _vector(S: Array) -> Array:
    """Upper triangle of a symmetric matrix, column by column, off-diagonal entries times sqrt(2)."""
    return np.array([S[i, j] * (1.0 if i == j else ROOT) for j in range(len(S)) for i in range(j + 1)])


def _active(slack: Array, names: list[tuple[int, str]]) -> tuple[str, ...]:
    """Constraints whose slack is close to nothing."""
    found, at = [], 0
    for size, name in names:
        part = slack[at : at + size]
        at += size
        if size == 1:
            lowest = float(part[0])
        else:
            S = np.zeros((4, 4))
            S[np.triu_indices(4)] = 0.0
            k = 0
            for j in range(4):
                for i in range(j + 1):
                    S[i, j] = S[j, i] = part[k] / (1.0 if i == j else ROOT)
                    k += 1
            lowest = float(np.linalg.eigvalsh(S)[0])
        if lowest < 1e-6 and name:
            found.append(name)
    return tuple(found)
