"""States of all kinds for measurements: those of the check, rest, every mode and breakaway among them."""

from __future__ import annotations

from collections.abc import Mapping

from symgen.check.friction_states import friction_states
from symgen.check.states import States, draw
from symgen.derive.functions import Signature
from symgen.describe.mechanism import Mechanism
from symgen.describe.traits import rubs
from symgen.program.function import Program
from symgen.reference.interpreter import Interpreter

__all__ = ["states_of_all_kinds"]


def states_of_all_kinds(
    mechanism: Mechanism, definition: Program, signatures: Mapping[str, Signature], samples: int, seed: int
) -> States:
    """`samples` states of a chain.

    Args:
        definition: holds `friction_definition.HELPERS`, where joints have friction.
        signatures: of the chain.
        samples: number of states.
        seed: of the draw.
    """
    drawn = draw(mechanism, definition.parameters, samples, seed)
    if not rubs(mechanism.chain):
        return drawn
    return friction_states(mechanism, Interpreter(definition), dict(signatures), drawn, seed)
