"""Numbers that are round but for what an exporter lost: zeros of 1e-9, right angles of 1.5708, axes of 0.99999999.

A length that is zero but for rounding keeps terms alive that vanish, and an axis or angle that is right but for
rounding hides parallel joints: such chains cost several times the operations, and their pages cannot be read.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from symgen.describe.angles import nearly_multiple
from symgen.describe.expression import Expression, Number
from symgen.describe.records import Dh, Joint, Mdh, Vector, Xyz
from symgen.describe.values import map_values

if TYPE_CHECKING:
    from symgen.describe.chain import Chain

__all__ = ["almost_round", "snapped"]

NEAR = 1e-7
"""Distance from a round number that is rounding, relative to the largest number of the same vector, an axis, or a
moment."""

ALONE = 1e-8
"""That distance for a vector without a larger number, over the chain's longest length: small ones may be meant."""

DIGITS = 3
"""Digits of a round length, behind the first one of the chain's longest length."""


def snapped(chain: Chain) -> Chain:
    """The chain with round numbers in the place of literals that are almost round."""
    new = almost_round(chain)
    return map_values(chain, lambda path, expression: new.get(path, expression)) if new else chain


def almost_round(chain: Chain) -> dict[str, Expression]:
    """Literals that are almost round, by their paths, and the round values.

    Lengths of places, mass centres and points, angles and axes of places, products of inertia.
    """
    return dict(_found(chain))


def _found(chain: Chain) -> Iterator[tuple[str, Expression]]:
    vectors = [dict(_literals(vector)) for vector in _vectors(chain)]
    longest = max((abs(literal.value) for vector in vectors for literal in vector.values()), default=0.0)
    for vector in vectors:
        size = max((abs(literal.value) for literal in vector.values()), default=0.0)
        for path, literal in vector.items():
            yield from _if_new(path, literal, _round(literal.value, max(NEAR * size, ALONE * longest), longest))
    for k, joint in enumerate(chain.joints):
        path = f"joints[{k}]"
        for where, angle in _angles(joint):
            near = nearly_multiple(angle.value)
            if near is not None:
                yield f"{path}.{where}", near
        if isinstance(joint.place, Xyz) and joint.type != "fixed":
            yield from _axis(f"{path}.place.axis", joint.place.axis)
        i = joint.inertia
        moments = [abs(m.value) for m in (i.xx, i.yy, i.zz) if isinstance(m, Number)]
        for key in ("xy", "xz", "yz"):
            product = getattr(i, key)
            if isinstance(product, Number) and 0.0 < abs(product.value) <= NEAR * max(moments, default=0.0):
                yield f"{path}.inertia.{key}", Number(0.0)


def _vectors(chain: Chain) -> Iterator[dict[str, Expression]]:
    """The lengths of places, mass centres and points, by their paths."""
    for k, joint in enumerate(chain.joints):
        path, place = f"joints[{k}]", joint.place
        if isinstance(place, Mdh | Dh):
            form = "mdh" if isinstance(place, Mdh) else "dh"
            yield {f"{path}.place.{form}.{key}": getattr(place, key) for key in ("a", "d")}
        else:
            yield {f"{path}.place.xyz[{n}]": value for n, value in enumerate(place.xyz)}
        yield {f"{path}.com[{n}]": value for n, value in enumerate(joint.com)}
    for point in chain.points:
        yield {f"points.{point.name}.at[{n}]": value for n, value in enumerate(point.at)}


def _angles(joint: Joint) -> Iterator[tuple[str, Number]]:
    """The literal angles of a placement, with their paths behind the joint's."""
    place = joint.place
    if isinstance(place, Xyz):
        yield from _literals({f"place.rpy[{k}]": angle for k, angle in enumerate(place.rpy)})
    else:
        form = "mdh" if isinstance(place, Mdh) else "dh"
        yield from _literals({f"place.{form}.{key}": getattr(place, key) for key in ("alpha", "theta")})


def _literals(given: dict[str, Expression]) -> Iterator[tuple[str, Number]]:
    return ((path, value) for path, value in given.items() if isinstance(value, Number))


def _round(length: float, lost: float, longest: float) -> float:
    """A length without what rounding has left; itself where it is not almost round.

    Args:
        length: as written.
        lost: distance that is rounding.
        longest: length of the chain.
    """
    if abs(length) <= lost:
        return 0.0
    near = round(length, DIGITS - math.floor(math.log10(longest)))
    return near if abs(length - near) <= lost else length


def _axis(path: str, axis: Vector) -> Iterator[tuple[str, Expression]]:
    """Components of an axis that are zero, or equal in size, but for rounding."""
    literals = [component.value for component in axis if isinstance(component, Number)]
    largest = max(map(abs, literals), default=0.0)
    if len(literals) < 3 or largest == 0.0:
        return
    parts = [0.0 if abs(part) <= NEAR * largest else part for part in literals]
    if all(part == 0.0 or abs(abs(part) - largest) <= NEAR * largest for part in parts):
        parts = [math.copysign(1.0, part) if part else 0.0 for part in parts]
    if _same(parts, literals):
        return
    for n, (part, literal) in enumerate(zip(parts, literals, strict=True)):
        yield from _if_new(f"{path}[{n}]", Number(literal), part)


def _same(parts: Sequence[float], literals: Sequence[float]) -> bool:
    """True for axes of the same direction: an axis need not have the length 1."""
    scale = max(map(abs, literals)) / max(map(abs, parts))
    return all(part * scale == literal for part, literal in zip(parts, literals, strict=True))


def _if_new(path: str, literal: Number, value: float) -> Iterator[tuple[str, Expression]]:
    if value != literal.value:
        yield path, Number(value + 0.0)
