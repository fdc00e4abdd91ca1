"""The rule that a joint at rest holds at least what it costs to slide, for identified values."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from symgen.describe.chain import Chain
from symgen.describe.expression import Expression
from symgen.describe.friction_numbers import varying_friction
from symgen.describe.joint_records import Friction
from symgen.describe.loops import closing_joint
from symgen.identify.chain_values import evaluated
from symgen.identify.write_back import Identified

__all__ = ["LEVELS", "frictions", "places", "raised", "value_at"]

LEVELS = (("coulomb", "static"), ("coefficient", "static_coefficient"))
"""Kinetic levels, each with the static one."""


def frictions(chain: Chain) -> Iterator[tuple[str, Friction | None]]:
    """The frictions of all joints and motors, with their places; None where a joint or its drive has none yet."""
    for joint in (*chain.joints, *map(closing_joint, chain.loops)):
        yield f"{joint.name}.friction", joint.friction
        yield f"{joint.name}.drive.motor_friction", None if joint.drive is None else joint.drive.motor_friction


def places(owner: str, friction: Friction | None, found: Mapping[str, Identified]) -> Iterator[dict[str, str]]:
    """Places of levels against motion in each direction, by key; one for both where no level differs."""
    keys = [key for pair in LEVELS for key in pair]
    pairs = {key for key in keys if isinstance(getattr(friction, key, None), tuple)}
    pairs |= {key for key in keys if f"{owner}.{key}.1" in found or f"{owner}.{key}.2" in found}
    for side in (1, 2) if pairs else (1,):
        yield {key: f"{owner}.{key}" + (f".{side}" if key in pairs else "") for key in keys}


def value_at(chain: Chain, friction: Friction | None, place: str, found: Mapping[str, Identified]) -> float | None:
    """A level, found or the chain's own; None where there is none, or it varies."""
    if place in found:
        return found[place].value
    key, _, side = place.split("friction.")[-1].partition(".")
    given: Expression | None = None
    if friction is not None:
        given = getattr(friction.ways[int(side or 1) - 1], key)
    varies = given in [expression for _, expression in varying_friction(chain)]
    return None if given is None or varies else evaluated(chain, given)


def raised(chain: Chain, found: Mapping[str, Identified]) -> tuple[dict[str, Identified], list[str]]:
    """The values, with static levels raised to kinetic ones that exceed them, and a sentence for each."""
    result, remarks = dict(found), []
    for owner, friction in frictions(chain):
        for at in places(owner, friction, found):
            for kinetic, static in LEVELS:
                if at[kinetic] not in found and at[static] not in found:
                    continue
                low, high = (value_at(chain, friction, at[key], result) for key in (kinetic, static))
                if low is not None and high is not None and high < low:
                    result[at[static]] = Identified(low, note="raised to the kinetic level")
                    remarks.append(
                        f"{at[static]}: {high:.4g} is below the kinetic level, {low:.4g}; the chain has the latter, "
                        "for a joint at rest holds at least what it costs to slide."
                    )
    return result, remarks
