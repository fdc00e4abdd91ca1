"""Drives whose motion cannot be unique: found when a chain is loaded, where its inertia is constant.

One lossy drive has exactly one motion for every load and torque iff (1 + k1 beta)(1 - k2 beta) > 0, beta = 1 - a' M^-1
e_i over the free joints, a the row of tau_s, the rotor's inertial torque (Dupont 1993, section 4: k < 1 + J/(m l^2) for
the scalar screw). Where M depends on the pose the emitted functions decide, and tell by their status.
"""

from __future__ import annotations

from typing import Any

import numpy as np
from numpy.typing import NDArray

from symgen.describe.chain import Chain
from symgen.errors import ArgumentError, DerivationError, Problem
from symgen.reference.friction import FrictionReference

__all__ = ["non_unique_drives"]

Array = NDArray[Any]

POSES = 3
CONSTANT = 1e-12
"""Inertia that changes by no more than this, relatively, between poses drawn at random is constant."""


def non_unique_drives(chain: Chain) -> list[Problem]:
    """One problem per drive whose losses are too large, by the parameters' defaults.

    Args:
        chain: valid and in normal form.
    """
    lossy = [k for k, joint in enumerate(chain.joints) if joint.type != "fixed" and joint.drive is not None]
    if not lossy or any(joint.flexible is not None for joint in chain.joints):
        return []
    inputs = dict.fromkeys(chain.input_names, 0.0)
    try:
        reference = FrictionReference(chain, inputs=inputs)
    except (ArgumentError, DerivationError, ArithmeticError, ValueError):
        return []
    found = []
    for k in lossy:
        i = chain.q_names.index(chain.joints[k].name)
        law = reference.laws[i]
        if law is None or law.drive is None or i in reference.given:
            continue
        beta = _beta(reference, i)
        product = None if beta is None else (1.0 + law.drive.k1 * beta) * (1.0 - law.drive.k2 * beta)
        if product is not None and product <= 0.0:
            found.append(Problem(_message(law.drive.k1, law.drive.k2, beta), f"joints[{k}].drive.{_key(chain, k)}"))
    return found


def _key(chain: Chain, k: int) -> str:
    drive = chain.joints[k].drive
    named = ("efficiency", "loss", "friction_angle")
    return next((key for key in named if getattr(drive, key) is not None), "loss")


def _beta(reference: FrictionReference, i: int) -> float | None:
    """Beta of joint i, or None where it depends on the pose or M cannot be inverted."""
    mechanics = reference.mechanics
    free = [j for j in range(mechanics.n) if j not in reference.given]
    rng = np.random.default_rng(0)
    known: tuple[Array, Array] | None = None
    zero = np.zeros(mechanics.n)
    with np.errstate(all="ignore"):
        for _ in range(POSES):
            q = rng.uniform(-1.0, 1.0, mechanics.n)
            M = mechanics.mass_matrix(q)[np.ix_(free, free)]
            row = np.array([mechanics.rotor_forces(q, zero, unit)[i] for unit in np.eye(mechanics.n)[free]])
            if known is None:
                known = M, row
            elif np.max(np.abs(M - known[0])) > CONSTANT * np.max(np.abs(M)) or np.max(
                np.abs(row - known[1]), initial=0.0
            ) > CONSTANT * np.max(np.abs(M)):
                return None
    assert known is not None
    M, row = known
    if not np.all(np.isfinite(M)) or np.linalg.matrix_rank(M) < len(free):
        return None
    unit = np.array([1.0 if j == i else 0.0 for j in free])
    return float(1.0 - row @ np.linalg.solve(M, unit))


def _message(k1: float, k2: float, beta: float | None) -> str:
    worst = "k2" if k2 * (beta or 0.0) >= 1.0 else "k1"
    return (
        f"the drive's motion is not unique: losses k1 = {k1:g}, k2 = {k2:g} at beta = {beta:g} make (1 + k1 beta)"
        f"(1 - k2 beta) zero or negative (for a screw k2 < 1 + J/(m l^2)); lower {worst} or give the rotor more inertia"
    )
