"""JSON that symgen has written itself, and that may have been edited or damaged since: plans, manifests of sweeps."""

from __future__ import annotations

import json
from typing import Any, NoReturn

from symgen.errors import ArgumentError
from symgen.text.visible import brief

__all__ = ["json_from_text"]

DIGITS = 18
"""Digits of a whole number; a count that symgen writes has fewer."""


def json_from_text(text: str) -> Any:
    """The value of a JSON text.

    Raises:
        ArgumentError: no JSON, nested too deep, an object with two members of one name, a number of more digits than
            64 bits hold, or one that is not finite.
    """
    try:
        return json.loads(text, object_pairs_hook=_members, parse_int=_whole, parse_constant=_not_finite)
    except RecursionError:
        raise ArgumentError("nested too deep") from None
    except ArgumentError:  # which is a ValueError, too
        raise
    except ValueError as error:
        raise ArgumentError(str(error)) from None


def _members(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    """An object's members; `json` would keep the last of two with the same name."""
    members: dict[str, Any] = {}
    for name, value in pairs:
        if name in members:
            raise ArgumentError(f"{brief(name)} is given twice in the same object; remove one of the two")
        members[name] = value
    return members


def _whole(digits: str) -> int:
    if len(digits) > DIGITS:
        raise ArgumentError(f"a number has {len(digits)} digits; {DIGITS} are the most")
    return int(digits)


def _not_finite(word: str) -> NoReturn:
    raise ArgumentError(f"{word} is no number of JSON")
