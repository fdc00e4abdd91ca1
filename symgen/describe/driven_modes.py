"""Modes of joints with friction whose motion is given: they stick and slide as it says, and nothing is decided."""

from __future__ import annotations

from symgen.describe.couplings import followed, friction_groups
from symgen.describe.mechanism import Mechanism
from symgen.describe.traits import frictional

__all__ = ["driven_modes"]


def driven_modes(mechanism: Mechanism) -> tuple[int, ...]:
    """Positions of the modes of joints that can stick and all of whose coordinates have a given motion.

    Example:
        >>> from symgen.describe.assemble import assemble
        >>> from symgen.describe.chain import Chain
        >>> from symgen.describe.expression import Number
        >>> from symgen.describe.parse import parse
        >>> from symgen.describe.records import Friction, Joint
        >>> dry = Friction(coulomb=Number(1.0))
        >>> rail = Joint("rail", "prismatic", mass=Number(2.0), motion=parse("sin(t)"), friction=dry)
        >>> arm = Joint("arm", "revolute", parent="rail", friction=dry)
        >>> driven_modes(assemble(Chain("slider", (rail, arm))))
        (0,)
    """
    given = {mechanism.q_names[k] for k in mechanism.given}
    if not given:
        return ()
    several = {} if mechanism.is_tree else followed(mechanism.chain)
    found = []
    for k, (own, *others) in enumerate(friction_groups(mechanism.chain)):
        moves_with = {own.name} if k < mechanism.nv else set(several[own.name])
        if moves_with <= given and any(map(frictional, (own, *others))):
            found.append(k)
    return tuple(found)
