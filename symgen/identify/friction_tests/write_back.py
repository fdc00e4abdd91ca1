"""The chain with identified friction in it, made whole where a rule of the format asks for more than was measured."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from symgen.describe.chain import Chain, Drive
from symgen.describe.expression import Number
from symgen.errors import ChainError, IdentificationError
from symgen.identify.friction_tests.reference_law import laws_of
from symgen.identify.write_back import Identified, with_values
from symgen.reference.duals import real_part
from symgen.reference.expressions import evaluate
from symgen.reference.friction_law import DriveLaw

__all__ = ["identified_chain"]


def identified_chain(chain: Chain, found: Mapping[str, Identified]) -> tuple[Chain, list[str]]:
    """The chain with values at places, and remarks on values that were not measured.

    Losses are written as `loss`, whatever way the chain gave them in. A loss that was not measured in one sense of
    power is taken from the other, for one friction angle gives both (Dupont 1993, eq. 21). Static values are at least
    the kinetic ones.

    Raises:
        IdentificationError: the values break another rule of the format.
    """
    remarks: list[str] = []
    values = dict(found)
    for joint in sorted({place.split(".")[0] for place in found}):
        drive = next((item.drive for item in chain.joints if item.name == joint), None)
        lossy = [place for place in values if place.startswith((f"{joint}.drive.loss", f"{joint}.drive.static_loss"))]
        if lossy:
            chain = _as_losses(chain, joint, drive)
            _whole_losses(chain, joint, values, remarks)
        for owner in (f"{joint}.friction", f"{joint}.drive.motor_friction"):
            _levels(chain, owner, values, remarks)
    try:
        return with_values(chain, values), remarks
    except ChainError as error:
        raise IdentificationError(f"the identified values do not make a chain: {error}") from None


def _as_losses(chain: Chain, joint: str, drive: Drive | None) -> Chain:
    """The chain with the losses of a drive written as `loss`."""
    if drive is None or drive.loss is not None:
        return chain
    k = chain.q_names.index(joint) if joint in chain.q_names else 0
    law = laws_of(chain).laws[k]
    known = law.drive if law is not None and law.drive is not None and law.loses else None
    changed = replace(drive, efficiency=None, static_efficiency=None, friction_angle=None)
    if known is not None:
        changed = replace(changed, loss=_pair(known.k1, known.k2))
        if drive.static_efficiency is not None:
            changed = replace(changed, static_loss=_pair(known.k1_static, known.k2_static))
    joints = tuple(replace(item, drive=changed) if item.name == joint else item for item in chain.joints)
    return replace(chain, joints=joints)


def _pair(first: float, second: float) -> tuple[Number, Number]:
    return Number(float(first)), Number(float(second))


def _whole_losses(chain: Chain, joint: str, values: dict[str, Identified], remarks: list[str]) -> None:
    """Both losses of each kind, static ones no smaller than sliding ones."""
    place = f"{joint}.drive"
    law = _law(chain, joint)
    for kind in ("loss", "static_loss"):
        given = [f"{place}.{kind}.{k}" in values for k in (1, 2)]
        if any(given) and not all(given):
            has, lacks = (1, 2) if given[0] else (2, 1)
            known = None if law is None else (law.k1, law.k2, law.k1_static, law.k2_static)
            old = None if known is None else known[(lacks - 1) + 2 * (kind == "static_loss")]
            if not old:
                values[f"{place}.{kind}.{lacks}"] = replace(
                    values[f"{place}.{kind}.{has}"], sigma=None, note=f"extrapolated from {kind}.{has}"
                )
                remarks.append(f"{joint}: {kind} {lacks} was not measured; the chain has the value of {kind} {has}.")
            elif kind == "static_loss" and not _has_static(chain, joint):
                values[f"{place}.{kind}.{lacks}"] = Identified(old, note="the sliding loss, for it was not measured")
    static = [f"{place}.static_loss.{k}" for k in (1, 2)]
    if any(key in values for key in static) and f"{place}.loss.1" not in values and (law is None or not law.k1):
        for k in (1, 2):
            if static[k - 1] in values:
                values[f"{place}.loss.{k}"] = replace(values[static[k - 1]], note="of breakaway")
        remarks.append(f"{joint}: sliding losses were not measured; the chain has those of breakaway.")
    for k in (1, 2):
        sliding = values.get(f"{place}.loss.{k}")
        least = sliding.value if sliding is not None else (0.0 if law is None else (law.k1, law.k2)[k - 1])
        at_rest = values.get(static[k - 1])
        known_static = None if law is None else (law.k1_static, law.k2_static)[k - 1]
        if at_rest is not None and at_rest.value < least:
            values[static[k - 1]] = replace(at_rest, value=least, sigma=None, note="raised to the sliding loss")
            remarks.append(
                f"{joint}: static loss {k}, {at_rest.value:.4g}, is below the sliding one, {least:.4g}; the chain has "
                "the latter, for a drive at rest holds at least as well."
            )
        elif at_rest is None and known_static and known_static < least and _has_static(chain, joint):
            values[static[k - 1]] = Identified(least, note="raised to the sliding loss")
            remarks.append(f"{joint}: the chain's static loss {k} was below the sliding one and is raised to it.")


def _has_static(chain: Chain, joint: str) -> bool:
    drive = next(item.drive for item in chain.joints if item.name == joint)
    return drive is not None and drive.static_loss is not None


def _law(chain: Chain, joint: str) -> DriveLaw | None:
    """The chain's own losses."""
    law = laws_of(chain).laws[chain.q_names.index(joint)]
    return None if law is None or not law.loses else law.drive


def _levels(chain: Chain, owner: str, values: dict[str, Identified], remarks: list[str]) -> None:
    """A static level no smaller than the kinetic one."""
    for kinetic, static in (("coulomb", "static"), ("coefficient", "static_coefficient")):
        low, high = values.get(f"{owner}.{kinetic}"), values.get(f"{owner}.{static}")
        low_value = low.value if low is not None else _written(chain, owner, kinetic)
        high_value = high.value if high is not None else _written(chain, owner, static)
        if high is not None and low_value is None:
            values[f"{owner}.{kinetic}"] = replace(high, note="of breakaway")
            remarks.append(f"{owner}: a sliding level was not measured; the chain has that of breakaway.")
        elif low_value is not None and high_value is not None and high_value < low_value:
            values[f"{owner}.{static}"] = Identified(low_value, note="raised to the sliding level")
            remarks.append(
                f"{owner}: the static level, {high_value:.4g}, is below the sliding one, {low_value:.4g}; the chain "
                "has the latter, for a joint at rest holds at least what it costs to slide."
            )


def _written(chain: Chain, owner: str, key: str) -> float | None:
    """A number of the chain by its default parameters."""
    record = next(item for item in chain.joints if item.name == owner.split(".")[0])
    value: object = record
    for step in [*owner.split(".")[1:], key]:
        value = getattr(value, step) if value is not None else None
    if value is None:
        return None
    return float(real_part(evaluate(value, laws_of(chain).mechanics.names)))  # type: ignore[arg-type]
