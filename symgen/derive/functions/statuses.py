"""The numbers of a status in words, for headers, reports and messages; `docs/conventions.md` defines them."""

from __future__ import annotations

from symgen.derive.functions.card import Result

__all__ = ["STATUSES", "status"]

STATUSES = ("ok", "tie", "none", "unproven", "several", "limit", "not finite")
"""Each status in short."""

MEANING = (
    "0 ok, 1 tie (first of equals), 3 unproven (perhaps not the only answer): obeys every law, go on; "
    "4 several: obeys them too, but so do other motions; 2 none, 5 limit (bound on iterations): not to be trusted, "
    "stop or try a smaller dt; 6 not finite: bad input, no answer"
)


def status() -> Result:
    """The result `status` of a function that decides or steps."""
    return Result("status", (), MEANING)
