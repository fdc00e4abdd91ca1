"""The rules of the chain's format on its run-time parameters, as conditions that are emitted.

    values    expressions of parameters as nodes, and where they have values
    book      the list of rules, in order
    bodies, losses    the rules themselves: place, condition, text

`symgen.describe.rules` judges a chain with numbers; these conditions give the same verdict on other numbers. Rules that
no run-time parameter can break are settled when the chain is validated, and left out.
"""

from __future__ import annotations

from symgen.derive.validity.bodies import beam_rules, body_rules
from symgen.derive.validity.book import RuleBook
from symgen.derive.validity.losses import loss_rules
from symgen.describe.mechanism import Mechanism
from symgen.program.validity import Validity

__all__ = ["validity"]


def validity(mechanism: Mechanism) -> Validity:
    """The rules on the run-time parameters of a valid chain: first that all values exist, then what they must be.

    Rods of a beam have no values where the beam itself breaks a rule, so beams come before.
    """
    book = RuleBook(mechanism)
    book.numbers()
    beam_rules(book)
    book.existence()
    body_rules(book)
    loss_rules(book)
    return Validity(book.branches.pool, tuple(book.rules))
