"""The numbers of a status in words, for headers; `docs/conventions.md` has the same words in a table."""

from __future__ import annotations

from symgen.derive.functions.card import Result
from symgen.functions import STATUSES, UNSTABLE

__all__ = ["decision_status", "step_status"]

WORDS = tuple(f"{k} {status.word}: {status.found}" for k, status in enumerate(STATUSES))


def decision_status() -> Result:
    """The result `status` of a function that decides, or computes a motion in given modes."""
    return Result("status", (), "; ".join(words for k, words in enumerate(WORDS) if k != UNSTABLE))


def step_status() -> Result:
    """The result `status` of a step."""
    return Result("status", (), "; ".join(WORDS))
