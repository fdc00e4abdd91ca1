"""Forces that no parameter of the fit changes: loads, `forces`, `potential`, `dissipation`, at the samples' instants.

They are computed state by state by the numeric mechanics, with the inputs that were measured and the time.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np

from symgen.arrays import Array
from symgen.describe.traits import uses_time
from symgen.identify.chain_values import nominal_values
from symgen.identify.parameters import Regressors
from symgen.identify.samples import Samples
from symgen.reference.coupled_mechanics import mechanics_of
from symgen.reference.mechanics import Mechanics

__all__ = ["known_forces", "known_reaction"]


def known_forces(regressors: Regressors, samples: Samples) -> Array:
    """(s, n)."""
    chain = regressors.chain
    known = np.zeros(samples.q.shape)
    if chain.loads or chain.forces or chain.potential is not None or chain.dissipation is not None:
        for k, mechanics in enumerate(instants(regressors, samples)):
            q, qd = samples.q[k], samples.qd[k]
            work, pull, _ = mechanics.applied_forces(q, qd)
            known[k] = mechanics.own_dissipation(q, qd) - work - pull
    return known


def known_reaction(regressors: Regressors, samples: Samples, joint: int) -> Array:
    """(6, s): what `loads` add to a joint's reaction; in loops, and along distances, other forces too."""
    chain, found = regressors.chain, np.zeros((6, len(samples)))
    applied = chain.forces or chain.potential is not None or chain.dissipation is not None
    if chain.loads or ((chain.loops or chain.ties) and applied):
        theta, linear = nominal_values(chain), regressors.linear
        theta[[p.kind in ("friction", "motor") for p in regressors.columns]] = 0.0
        motion = linear.motion(samples.q.T, samples.qd.T, samples.qdd.T)
        for k, mechanics in enumerate(instants(regressors, samples)):
            found[:, k] = mechanics.reactions(samples.q[k], samples.qd[k], samples.qdd[k])[
                linear.dependence.coordinates[joint]
            ]
        found -= np.tensordot(theta, linear.reaction(motion, joint), 1)
    return found


def instants(regressors: Regressors, samples: Samples) -> Iterator[Mechanics]:
    """The mechanics at each sample: one for all where neither time nor inputs count."""
    chain = regressors.chain
    varying = uses_time(chain) or bool(chain.input_names)
    for t, inputs in zip(samples.t, samples.inputs, strict=True):
        yield mechanics_of(chain, None, inputs.tolist(), float(t)) if varying else regressors.mechanics
