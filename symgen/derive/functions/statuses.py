"""The numbers of a status in words, for headers; `docs/conventions.md` has the same words in a table."""

from __future__ import annotations

from symgen.derive.functions.card import Result
from symgen.functions import MOTIONS, STATUSES, UNSTABLE

__all__ = ["of_decision", "of_motion", "of_step"]

WORDS = tuple(f"{k} {status.word}: {status.found}" for k, status in enumerate(STATUSES))


def of_motion() -> Result:
    """The result `status` of a motion in given modes."""
    return Result("status", (), "; ".join(f"{k} {STATUSES[k].word}: {found}" for k, found in MOTIONS.items()))


def of_decision() -> Result:
    """The result `status` of a decision."""
    return Result("status", (), "; ".join(words for k, words in enumerate(WORDS) if k != UNSTABLE))


def of_step() -> Result:
    """The result `status` of a step."""
    return Result("status", (), "; ".join(WORDS))
