"""Chains from a table of Denavit-Hartenberg rows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Literal

from symgen.describe.chain import BASE, Chain, Dh, Joint, Mdh, Point
from symgen.describe.validate import validate
from symgen.errors import ChainError, Problem

__all__ = ["chain_from_dh"]

COLUMNS = ("a", "alpha", "d", "theta")
Row = Sequence[Any] | Mapping[str, Any]


def chain_from_dh(
    rows: Sequence[Row],
    *,
    name: str = "arm",
    convention: Literal["dh", "mdh"] = "dh",
    types: str = "",
    **chain: Any,
) -> Chain:
    """A serial chain from rows of DH parameters.

    Args:
        rows: per joint `(a, alpha, d, theta)`, or a mapping with any of these keys and with the fields of `Joint`
            (`name`, `type`, `mass`, `com`, ...). Values are numbers, texts such as `"pi/2"`, or expressions;
            angles in radians. theta of a revolute and d of a prismatic joint are offsets of its coordinate.
        name: the chain's name.
        convention: `"dh"` (Denavit and Hartenberg) or `"mdh"` (a and alpha of the link before; Craig, Khalil).
        types: a letter per joint, R or P, such as `"RRPRRR"`; rows may say `type` instead; default revolute.
        chain: further fields of `Chain`, such as `gravity` or `parameters`.

    Returns:
        The validated chain. Joints are called `j1, j2, ...` unless the rows name them; a point `tip` marks the
        last link's frame unless `points` is given.

    Raises:
        ChainError: rows that are too long or short, unknown keys, or whatever else the format refuses.

    Example:
        >>> chain_from_dh([(0, "pi/2", 0.3, 0), (0.4, 0, 0, 0)], types="RP").q_names
        ('j1', 'j2')
    """
    place: type[Dh | Mdh] = Dh if convention == "dh" else Mdh
    if convention not in ("dh", "mdh"):
        raise ChainError((Problem(f"found convention {convention!r:.80}; allowed are 'dh' and 'mdh'"),))
    if types and (len(types) != len(rows) or set(types.upper()) - {"R", "P"}):
        message = f"types {types!r:.80}: give one letter, R or P, for each of the {len(rows)} rows"
        raise ChainError((Problem(message),))
    letters = types.upper() or "R" * len(rows)
    joints: list[Joint] = []
    for k, row in enumerate(rows):
        fields = dict(row) if isinstance(row, Mapping) else columns(row, k)
        parameters = {key: fields.pop(key) for key in COLUMNS if key in fields}
        fields.setdefault("name", f"j{k + 1}")
        fields.setdefault("type", {"R": "revolute", "P": "prismatic"}[letters[k]])
        fields.setdefault("parent", joints[-1].name if joints else BASE)
        try:
            joints.append(Joint(place=place(**parameters), **fields))
        except TypeError as error:
            message = f"a row has {', '.join(COLUMNS)} and the fields of Joint: {error}"
            raise ChainError((Problem(message, f"rows[{k}]"),)) from None
    if joints:
        chain.setdefault("points", (Point("tip", joints[-1].name),))
    return validate(Chain(name, tuple(joints), **chain))


def columns(row: Sequence[Any], index: int) -> dict[str, Any]:
    """The four numbers of a row by name."""
    if isinstance(row, str) or len(row) != len(COLUMNS):
        message = f"expected (a, alpha, d, theta) or a mapping, found {row!r:.80}"
        raise ChainError((Problem(message, f"rows[{index}]"),))
    return dict(zip(COLUMNS, row, strict=True))
