"""Joint forces of motions by the numeric reference, which shares no code with the regressors."""

import numpy as np

from symgen.reference.friction import FrictionReference

__all__ = ["forces", "motion"]


def forces(chain, q, qd, qdd):
    """(s, n): joint forces of a motion, friction, loads and losses included; joints slide with their rates."""
    reference = FrictionReference(chain)
    mechanics, rows = reference.mechanics, []
    for state in zip(q, qd, qdd, strict=True):
        tau = mechanics.inverse_dynamics(*state)
        wrenches, rotors = mechanics.reactions(*state), mechanics.rotor_forces(*state)
        for i, law in enumerate(reference.laws):
            if law is not None:
                rate = state[1][i]
                tau[i] += law.sliding(np.sign(rate), rate, law.load(wrenches[i]), tau[i] - rotors[i])
        rows.append(tau)
    return np.array(rows)


def motion(chain, samples, seed=0):
    """q, qd, qdd (samples, n) at random, of a size at which everything is felt."""
    size = np.array([1.5, 1.5, 4.0])[:, None, None]
    return np.random.default_rng(seed).uniform(-1.0, 1.0, (3, samples, len(chain.moving))) * size
