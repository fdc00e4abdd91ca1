"""The error of a loop that cannot be closed as it was described."""

from __future__ import annotations

from symgen.errors import DerivationError

__all__ = ["LoopFault"]


class LoopFault(DerivationError):
    """A loop does not close, or leaves its joints undetermined.

    Attributes:
        loop: its position in the chain.
        text: what is wrong, without the loop's name.
    """

    def __init__(self, loop: int, name: str, text: str) -> None:
        super().__init__(f"loops.{name}: {text}")
        self.loop, self.text = loop, text
