"""Load-dependent friction on constraint equations: iteration on the bearings' reactions (Harlecki 1995, 3.1 to 3.4).

The reactions of (3.11) are affine in the friction of the sliding joints, P = P_0 + P_1 f, and friction depends on
them, f = s (coulomb + mu r N(P) + ...). The paper iterates f -> P -> f; here the same small system is solved by
Newton's method, started from the fixed-point iterates, so that it also converges where the iteration does not.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from symgen.errors import SimulationError
from symgen.reference.absolute import AbsoluteCoordinates, AbsoluteSolution
from symgen.reference.duals import real_part
from symgen.reference.expressions import evaluate
from symgen.reference.friction_law import joint_law
from symgen.reference.mechanics import complex_step

__all__ = ["harlecki"]

Array = NDArray[Any]
FIXED_POINT, NEWTON = 20, 40


def harlecki(
    system: AbsoluteCoordinates, q: ArrayLike, qd: ArrayLike, tau: ArrayLike, mode: Sequence[int]
) -> AbsoluteSolution:
    """Accelerations, reactions and friction for given modes; a joint of mode 0 that has friction is stuck.

    Drives without losses only: their friction is not a bearing's.

    Raises:
        SimulationError: the iteration did not converge, or a drive has losses.
    """
    m = system.mechanics
    moving = [link for link in m.links if link.coordinate >= 0]
    laws = [
        joint_law(joint, link, lambda e: real_part(evaluate(e, m.names)))
        for joint, link in zip(m.chain.moving, moving, strict=True)
    ]
    if any(law is not None and law.drive is not None for law in laws):
        raise SimulationError("the constraint equations take drives without losses only")
    rates = np.asarray(qd, dtype=float)
    given = m.prescribed_accelerations()
    rubbing = [j for j, law in enumerate(laws) if law is not None]
    free = [j for j in rubbing if laws[j].sticks and j not in given]  # type: ignore[union-attr]
    stuck = [j for j in free if mode[j] == 0]
    sliding = [j for j in rubbing if j not in stuck]
    way = {j: mode[j] if j in free else int(np.sign(rates[j]) or np.sign(given.get(j, 0.0))) for j in sliding}

    def reactions(values: Array) -> Array:
        f = np.zeros(m.n)
        f[sliding] = values
        return system.solve(q, qd, tau, stuck, f).reactions

    P0 = reactions(np.zeros(len(sliding)))
    P1 = np.stack([reactions(unit) - P0 for unit in np.eye(len(sliding))], axis=-1) if sliding else None

    def law(values: Array) -> Array:
        P = P0 if P1 is None else P0 + P1 @ values
        result = np.zeros(len(sliding), np.result_type(P, float))
        for k, j in enumerate(sliding):
            rule = laws[j]
            if rule is not None:
                result[k] = rule.sliding(way[j], float(rates[j]), rule.load(P[j]), 0.0)
        return result

    f = np.zeros(m.n)
    f[sliding] = _converged(law, np.zeros(len(sliding)))
    return system.solve(q, qd, tau, stuck, f)


def _converged(law: Any, x: Array) -> Array:
    """The x = law(x) that fixed-point iteration, then Newton's method, lead to."""
    for _ in range(FIXED_POINT):
        new = law(x)
        if not np.all(np.abs(new) < 1e12):
            break
        x = new
    for _ in range(NEWTON):
        difference = law(x) - x
        if np.linalg.norm(difference) <= 1e-15 * (1.0 + np.linalg.norm(x)):
            return x
        J = complex_step(lambda y: law(y) - y, x)
        step = np.linalg.solve(J, difference)
        x = x - step
        if np.linalg.norm(step) <= 1e-14 * (1.0 + np.linalg.norm(x)):
            return x
    raise SimulationError("the iteration on bearing reactions did not converge; several or no solutions are possible")
