"""Dead centres: poses at which a joint turns round while the coordinate that it follows goes on.

The ratio g of its rate to the coordinate's passes zero there. Its friction turns its sense, and a level of |g| F along
the coordinate has a corner; nothing comes to rest.
"""

from __future__ import annotations

from symgen.describe.chain import Chain
from symgen.describe.couplings import friction_groups
from symgen.describe.derivative import derivative
from symgen.describe.evaluate import names_in
from symgen.describe.expression import Name
from symgen.describe.traits import frictional

__all__ = ["reversing_joints"]


def reversing_joints(chain: Chain) -> tuple[tuple[str, ...], ...]:
    """By mode the joints with friction that follow its coordinate alone in a ratio that is not constant.

    Example:
        >>> from symgen.describe.parse import parse
        >>> from symgen.describe.records import Friction, Joint
        >>> from symgen.describe.expression import Number
        >>> dry = Friction(coulomb=Number(1.0))
        >>> joints = Joint("crank", "revolute"), Joint("slide", "prismatic", friction=dry)
        >>> reversing_joints(Chain("engine", joints, coupled=(("slide", parse("0.1*cos(crank)")),)))
        (('slide',),)
    """
    found, couplings = [], chain.couplings
    fixed = {parameter.name for parameter in chain.parameters}
    for own, *others in friction_groups(chain):
        varying = []
        for joint in others:
            expression = couplings.get(joint.name)  # none for a joint that a loop moves
            alone = expression is not None and set(names_in(expression)) <= {own.name, *fixed}  # names no loop's joint
            constant = alone and set(names_in(derivative(couplings[joint.name], Name(own.name)))) <= fixed
            if frictional(joint) and not constant:
                varying.append(joint.name)
        found.append(tuple(varying))
    return tuple(found)
