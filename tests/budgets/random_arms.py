"""Fifty seeded chains beyond the examples: trees, prismatic joints, any twist, symmetric wrists, long arms."""

from __future__ import annotations

from dataclasses import replace

from random_chains import random_chain
from zoo import planar

from symgen.describe.chain import Chain, Inertia
from symgen.describe.expression import Number
from symgen.describe.validate import validate

__all__ = ["ARMS", "arm"]

ARMS = range(50)


def arm(seed: int) -> Chain:
    """One of the chains: most have three to six joints; every fifth ends in a symmetric link; the last two are long."""
    if seed >= 48:
        return validate(planar(seed - 36))
    chain = random_chain(seed, 3 + seed % 4, tree=seed % 2 == 0, fixed=False, parameters=seed % 3 == 0)
    if seed % 5 == 0:
        last = chain.joints[-1]
        zero, across = Number(0.0), Number(0.02)
        round_ = Inertia(across, across, Number(0.03), zero, zero, zero)
        last = replace(last, com=(zero, zero, Number(0.1)), inertia=round_)
        chain = replace(chain, joints=(*chain.joints[:-1], last))
    return validate(chain)
