"""Refusal of runs in which joints with friction follow several coordinates, where a loop does not know such joints."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from symgen.model.model import Model

__all__ = ["several_words"]


def several_words(model: Model, remedy: str) -> str:
    """The message: which joints these are, and what takes them."""
    names = ", ".join(model.mode_names[len(model.q_names) :])
    return f"friction of joints that follow several coordinates ({names}) {remedy}"
