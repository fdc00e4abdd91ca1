"""Bristles in identification from sliding: a bristle counts as its steady curve, and the levels go back to it.

A joint that slides at one rate has the friction g(v) + s2 v of its bristle, and so the levels `coulomb`, `viscous` and
`static` of a Stribeck law. Stiffness and damping of a bristle show in small motion about rest alone: such data leave
them as they are, and `identify.motion` fits them.
"""

from __future__ import annotations

from dataclasses import replace

from symgen.describe.chain import Chain, Friction, Joint
from symgen.describe.joint_records import Bristle, LuGre

__all__ = ["as_levels", "with_bristles"]


def as_levels(chain: Chain) -> Chain:
    """The chain with the steady curves of its bristles as levels; itself without bristles.

    Example:
        >>> from symgen.describe.expression import Number
        >>> slide = Joint("x", "prismatic", bristle=LuGre(Number(1e5), Number(1.0), viscous=Number(0.4)))
        >>> as_levels(Chain("stage", (slide,))).joints[0].friction.viscous
        Number(value=0.4)
    """
    if not chain.states:
        return chain
    return replace(chain, joints=tuple(_steady(joint) for joint in chain.joints))


def _steady(joint: Joint) -> Joint:
    law = joint.bristle
    if law is None:
        return joint
    static, stribeck = (law.static, law.stribeck) if isinstance(law, LuGre) else (None, None)
    levels = Friction(coulomb=law.coulomb, static=static, viscous=law.viscous, stribeck=stribeck)
    return replace(joint, friction=levels, bristle=None)


def with_bristles(found: Chain, chain: Chain) -> tuple[Chain, tuple[str, ...]]:
    """A chain of steady curves with the bristles of the one that it was made of, their levels renewed; remarks.

    Args:
        found: made of `as_levels(chain)`.
    """
    if not chain.states:
        return found, ()
    laws = {joint.name: joint.bristle for joint in chain.joints if joint.bristle is not None}
    joints = tuple(_restored(joint, laws.get(joint.name)) for joint in found.joints)
    names = ", ".join(laws)
    remark = f"The stiffness of the bristles of {names}, and their damping, are the chain's own: sliding shows neither."
    return replace(found, joints=joints), (remark,)


def _restored(joint: Joint, law: Bristle | None) -> Joint:
    own = joint.friction
    if law is None or own is None or own.coulomb is None:
        return joint if law is None else replace(joint, friction=None, bristle=law)
    if isinstance(law, LuGre):
        renewed: Bristle = replace(
            law, coulomb=own.coulomb, viscous=own.viscous, static=own.static, stribeck=own.stribeck
        )
    else:
        renewed = replace(law, coulomb=own.coulomb, viscous=own.viscous)
    return replace(joint, friction=None, bristle=renewed)
