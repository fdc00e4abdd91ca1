"""The functions that symgen emits: one card each, in the order in which they are emitted.

    chain --signatures--> name: Signature

A card's module states the formula and its source. To add a function, write its card and list it in `cards`, give the
numeric reference its own opinion (`symgen.reference`), and give `Model` the method.
"""

from __future__ import annotations

from symgen.derive.functions.card import Card, Result, Signature
from symgen.derive.functions.cards import CARDS, card, signatures

__all__ = ["CARDS", "Card", "Result", "Signature", "card", "signatures"]
