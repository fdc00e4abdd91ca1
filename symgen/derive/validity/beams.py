"""Rules on bending links: a beam has a length, a mass and stiffnesses."""

from __future__ import annotations

from symgen.derive.validity.book import RuleBook
from symgen.describe.rules.bodies import BEAM

__all__ = ["beam_rules"]


def beam_rules(book: RuleBook) -> None:
    """Of every bending link of the chain as it was written; as `check_flexible`."""
    for joint in book.mechanism.written.joints:
        beam = joint.flexible
        if beam is None:
            continue
        path = f"joints.{joint.name}.flexible"
        for key in BEAM:
            book.positive(f"{path}.{key}", getattr(beam, key))
        for stiffness in beam.bending if isinstance(beam.bending, tuple) else (beam.bending,):
            book.positive(f"{path}.bending", stiffness)
        book.at_least(f"{path}.damping_ratio", beam.damping_ratio)
