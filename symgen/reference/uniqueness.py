"""Drives whose motion cannot be unique: found when a chain is loaded, where its inertia is constant.

One lossy drive has exactly one motion for every load and torque iff (1 + k1 beta)(1 - k2 beta) > 0, beta = 1 - a' M^-1
e_i over the free joints, a the row of tau_s, the rotor's inertial torque (Dupont 1993, section 4: k < 1 + J/(m l^2) for
the scalar screw). Where M depends on the pose the emitted functions decide, and tell by their status.
"""

from __future__ import annotations

import numpy as np

from symgen.describe.chain import Chain
from symgen.errors import ArgumentError, DerivationError, Problem
from symgen.reference.friction import FrictionReference
from symgen.reference.jacobians import mass_matrix, rotor_rows
from symgen.reference.kinematics import frames

__all__ = ["non_unique_drives"]

POSES = 3
CONSTANT = 1e-12
"""Inertia that changes by no more than this, relatively, between poses drawn at random is constant."""


def non_unique_drives(chain: Chain) -> list[Problem]:
    """One problem per drive whose losses are too large, by the parameters' defaults.

    Args:
        chain: valid and in normal form, of rigid links.
    """
    lossy = [k for k, joint in enumerate(chain.joints) if joint.type != "fixed" and joint.drive is not None]
    if not lossy:
        return []
    inputs = dict.fromkeys(chain.input_names, 0.0)
    try:
        reference = FrictionReference(chain, inputs=inputs)
    except (ArgumentError, DerivationError, ArithmeticError, ValueError):
        return []
    betas = _betas(reference)
    found = []
    for k in lossy:
        i = chain.q_names.index(chain.joints[k].name)
        law, beta = reference.laws[i], betas.get(i)
        if law is None or law.drive is None or beta is None:
            continue
        if (1.0 + law.drive.k1 * beta) * (1.0 - law.drive.k2 * beta) <= 0.0:
            found.append(Problem(_message(law.drive.k1, law.drive.k2, beta), f"joints[{k}].drive.{_key(chain, k)}"))
    return found


def _key(chain: Chain, k: int) -> str:
    drive = chain.joints[k].drive
    named = ("efficiency", "loss", "friction_angle")
    return next((key for key in named if getattr(drive, key) is not None), "loss")


def _betas(reference: FrictionReference) -> dict[int, float]:
    """Beta of every free joint whose rotor's row does not depend on the pose; none where M does or is singular."""
    mechanics = reference.mechanics
    free = [j for j in range(mechanics.n) if j not in reference.given]
    rng = np.random.default_rng(0)
    matrices, rows = [], []
    if not free:
        return {}
    with np.errstate(all="ignore"):
        for _ in range(POSES):
            f = frames(mechanics.links, rng.uniform(-1.0, 1.0, mechanics.n))
            matrices.append(mass_matrix(mechanics.links, f)[np.ix_(free, free)])
            rows.append(rotor_rows(mechanics.links, f)[np.ix_(free, free)])
            bound = CONSTANT * np.max(np.abs(matrices[-1]))
            if not np.max(np.abs(matrices[-1] - matrices[0])) <= bound:
                return {}
    M = matrices[0]
    if np.linalg.matrix_rank(M, hermitian=True) < len(free):
        return {}
    constant = np.all([np.max(np.abs(row - rows[0]), axis=1) <= bound for row in rows], axis=0)
    beta = 1.0 - np.sum(rows[0] * np.linalg.inv(M).T, axis=1)
    return {j: float(beta[k]) for k, j in enumerate(free) if constant[k]}


def _message(k1: float, k2: float, beta: float) -> str:
    worst = "k2" if k2 * beta >= 1.0 else "k1"
    return (
        f"the drive's motion is not unique: losses k1 = {k1:g}, k2 = {k2:g} at beta = {beta:g} make (1 + k1 beta)"
        f"(1 - k2 beta) zero or negative (for a screw k2 < 1 + J/(m l^2)); lower {worst} or give the rotor more inertia"
    )
