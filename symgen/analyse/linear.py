"""The linear system about a configuration: M b'' + C b' + K b = f for small displacements b of the free coordinates.

M is the inertia matrix, K the Hessian of the whole potential energy (springs, gravity, `potential`), C the Hessian of
Rayleigh's dissipation function, all at q (Behi 1985, 3.9). Bristles add their stiffness and damping about rest. Free
are the pseudo joints where there are any, else all joints without a given motion; `locked` takes joints away.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import ArrayLike
from scipy.linalg import eigh

from symgen.analyse.arguments import configuration, number, numbers, require_joints
from symgen.arrays import Array
from symgen.errors import AnalysisError, ArgumentError

if TYPE_CHECKING:
    from symgen.describe.mechanism import Mechanism
    from symgen.model.model import Model

__all__ = [
    "SINGULAR",
    "Damping",
    "LinearSystem",
    "damping_of",
    "free_coordinates",
    "linear_system",
    "listed",
    "mechanism_of",
    "named_values",
    "require_mass",
]


Damping = ArrayLike | None
"""None: the chain's own; a tuple (nu1, nu2): nu1 K + nu2 M; a number or a list: ratios of the modes."""

LISTED = 6
"""Joints that a message names at most."""

SINGULAR = 1e-13
"""A pivot of an inertia matrix, or an eigenvalue of a stiffness, scaled to ones on its diagonal, is zero below this
times m."""


@dataclass(frozen=True, eq=False)
class LinearSystem:
    """M b'' + C b' + K b = f.

    Attributes:
        names: of the m free coordinates.
        free: (m,) their positions in q.
        M: (m, m), kg m^2, kg m or kg.
        C: (m, m) the chain's own damping, that of bristles included.
        K: (m, m), stiffness of bristles included; about a nominal motion with what its velocities add, unsymmetric
            where the motion is not steady.
        q: (n,) the configuration.
        moving: True about a nominal motion.
    """

    names: tuple[str, ...]
    free: Array
    M: Array
    C: Array
    K: Array
    q: Array
    moving: bool = False


def linear_system(
    model: Model, q: ArrayLike, locked: Collection[str] = (), params: Any = None, inputs: Any = None, t: float = 0.0
) -> LinearSystem:
    """M, C and K about a configuration.

    Raises:
        ArgumentError: a wrong shape, an unknown joint, no free coordinate left, a model without `mass_matrix`,
            `damping_matrix` or `stiffness_matrix`.
        AnalysisError: a free coordinate moves no mass.
    """
    q = configuration(model, q)
    free = free_coordinates(model, locked)
    given = {"params": params, "inputs": inputs, "t": t}
    block = np.ix_(free, free)
    whole = [np.asarray(f(q, **given)) for f in (model.mass_matrix, model.damping_matrix, model.stiffness_matrix)]
    if any(matrix.ndim != 2 for matrix in whole):
        raise ArgumentError("params, inputs, t: one set of each is wanted, not arrays of several")
    M, C, K = (matrix[block] for matrix in whole)
    if model.state_names:
        stiffness, damping = (np.asarray(matrix)[block] for matrix in model.bristle_stiffness(q, **given))
        K, C = K + stiffness, C + damping
    names = tuple(model.q_names[k] for k in free)
    require_mass(M, names)
    return LinearSystem(names, free, M, C, K, q)


def mechanism_of(model: Model) -> Mechanism:
    """The mechanism behind a model.

    Raises:
        ArgumentError: the model was not made by `build_model`.
    """
    if model.description.mechanism is None:
        raise ArgumentError("model: it was not made by build_model, so the chain behind it is not known")
    return model.description.mechanism


def named_values(model: Model, params: Any) -> dict[str, float]:
    """The values of the run-time parameters by name, of one set."""
    values = model.prepared(params).values
    if values.ndim != 1:
        raise ArgumentError(f"params: one set is wanted, not sets of shape {values.shape[:-1]}")
    return dict(zip(model.parameters, (float(value) for value in values), strict=True))


def free_coordinates(model: Model, locked: Collection[str] = ()) -> Array:
    """(m,) positions in q of the pseudo joints, or of all joints without a given motion where there are none."""
    mechanism = mechanism_of(model)
    require_joints(model, locked)
    pseudo = [joint.pseudo for joint in mechanism.own_joints]
    kept = [
        k
        for k, joint in enumerate(mechanism.own_joints)
        if (joint.pseudo or not any(pseudo)) and joint.motion is None and joint.name not in locked
    ]
    if not kept:
        raise ArgumentError("locked: no free coordinate is left; pseudo joints are free, or all where there are none")
    return np.array(kept, dtype=np.intp)


def damping_of(system: LinearSystem, damping: Damping, omega: Array, shapes: Array, mass: Array) -> Array:
    """(m, m) the damping matrix that an argument `damping` stands for.

    Args:
        system: whose own damping None means.
        damping: see `Damping`.
        omega: (m,) natural frequencies, rad/s.
        shapes: (m, m) mode shapes as columns.
        mass: (m,) modal masses.

    Raises:
        ArgumentError: as many ratios as modes are wanted; negative ones.
    """
    if damping is None:
        return system.C
    if isinstance(damping, tuple):
        if len(damping) != 2:
            raise ArgumentError(f"damping: a tuple is (nu1, nu2) of nu1 K + nu2 M, not of {len(damping)} numbers")
        nu1, nu2 = (number("damping", x) for x in damping)
        return np.asarray(nu1 * system.K + nu2 * system.M)
    ratios = numbers("damping", damping)
    if ratios.shape not in ((), omega.shape) or not np.all((ratios >= 0.0) & (ratios < np.inf)):
        raise ArgumentError(
            f"damping: one ratio, or a list of {omega.size} of them, one per mode, none negative, is wanted; "
            "a tuple (nu1, nu2) stands for nu1 K + nu2 M"
        )
    side = system.M @ shapes
    return np.asarray(side * (2.0 * ratios * omega / mass) @ side.T)


def listed(names: Sequence[str]) -> str:
    """The first names, with commas."""
    return ", ".join(names[:LISTED]) + (f" and {len(names) - LISTED} more" if len(names) > LISTED else "")


def require_mass(M: Array, names: Sequence[str], instead: str = "leave the coordinate out with locked={}") -> None:
    """Raises AnalysisError, naming the coordinates, where M is not positive definite.

    Args:
        M: of the coordinates with these names.
        names: as many.
        instead: advice, with a place for the first of the coordinates.
    """
    size = np.sqrt(np.maximum(np.diag(M), 0.0))
    idle = [name for name, s in zip(names, size, strict=True) if s == 0.0]
    if not idle:
        scaled = M / np.outer(size, size)
        try:
            if np.square(np.diag(np.linalg.cholesky(scaled))).min() > SINGULAR * len(names):
                return
        except np.linalg.LinAlgError:
            pass
        vectors = eigh(scaled)[1]
        idle = [name for name, x in zip(names, vectors[:, 0], strict=True) if abs(x) > 1e-6]
    raise AnalysisError(
        f"no mass on {listed(idle)}: a vibration needs inertia on every free coordinate; give the link mass or inertia "
        f"about the joint, or {instead.format(idle[:1])}"
    )
