"""Conditions of release and the switching functions of joints with friction."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from symgen.derive.friction.modes import differs
from symgen.derive.symbols import force
from symgen.describe.chain import Friction
from symgen.describe.mechanism import Mechanism
from symgen.describe.traits import has_signed_load
from symgen.report.blocks import Block, Equations, Paragraph, Title, element, sentence
from symgen.report.drives import losses_of

__all__ = ["switching_blocks"]

RELEASE = (
    "A joint at rest is let go with `<s> = 1` where `<f>` rises through its upper margin, with `<s> = -1` where it "
    "falls through the lower one; joints that reach them together are decided together. Switching functions, whose "
    "zeros are the events, are the rate `<s> qd` of a sliding joint, and of a joint at rest the margins"
)
LOADED = "the force on a slide or thrust bearing"
LOSSY = "`<x>` of a drive with losses, with a preload its distance from that"


def switching_blocks(mechanism: Mechanism, sticking: Sequence[int]) -> list[Block]:
    """Conditions that end sliding, and those that end rest."""
    pairs: list[tuple[Any, Any]] = []
    for k in sticking:
        f = element("f", k)
        lossy = losses_of(mechanism, mechanism.own_joints[k]) is not None
        between = lossy or differs(mechanism.own_joints[k])
        low, high = (element("low", k), element("high", k)) if between else (-element("F_s", k), element("F_s", k))
        if lossy:
            tau = force(mechanism.q_names[k]) - element("tau_s", k)
            pairs.extend([(element("sigma_low", k), tau - low), (element("sigma_up", k), high - tau)])
        else:
            pairs.extend([(element("sigma_low", k), f - low), (element("sigma_up", k), high - f)])
    blocks: list[Block] = [
        Title("Release and switching", 3),
        Paragraph(sentence(RELEASE)),
        Equations(tuple(pairs), packed=True),
    ]
    corners = [LOADED] if any(_has_signed_load(joint.friction) for joint in mechanism.own_joints) else []
    corners += [LOSSY] if any(losses_of(mechanism, joint) is not None for joint in mechanism.own_joints) else []
    if corners:
        words = f"Besides, the signed loads at which a law has a corner: {' and '.join(corners)}."
        blocks.append(Paragraph(sentence(words)))
    return blocks


def _has_signed_load(friction: Friction | None) -> bool:
    """True for a load that changes its sign: of a slide or thrust bearing, not of a pin, guide or hoop."""
    return friction is not None and has_signed_load(friction)
