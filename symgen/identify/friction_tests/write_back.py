"""The chain with identified friction in it, made whole where a rule of the format asks for more than was measured."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from symgen.describe.chain import Chain, Drive
from symgen.describe.expression import Number
from symgen.errors import ChainError, IdentificationError
from symgen.identify.friction_tests.law import laws_of
from symgen.identify.static_levels import LEVELS, frictions, places, raised, value_at
from symgen.identify.write_back import Identified, with_values
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
        lossy = [place for place in values if place.startswith((f"{joint}.drive.loss", f"{joint}.drive.static_loss"))]
        if lossy:
            chain = _as_losses(chain, joint, lossy)
            for side in _sides(chain, joint):
                _whole_losses(chain, joint, side, values, remarks)
    for owner, friction in frictions(chain):
        if friction is not None and friction.law is not None:
            continue  # the sliding friction is the law's
        for at in places(owner, friction, values):
            for kinetic, static in LEVELS:
                if at[static] in values and value_at(chain, friction, at[kinetic], values) is None:
                    values[at[kinetic]] = replace(values[at[static]], note="of breakaway")
                    remarks.append(f"{owner}: a sliding level was not measured; the chain has that of breakaway.")
    values, said = raised(chain, values)
    try:
        return with_values(chain, values), [*remarks, *said]
    except ChainError as error:
        raise IdentificationError(f"the identified values do not make a chain: {error}") from None


DIRECTED = 4
"""Dots in the place of a loss in one direction, `screw.drive.loss.1.2`."""


def _drive_of(chain: Chain, joint: str) -> Drive | None:
    return next((item.drive for item in chain.joints if item.name == joint), None)


def _sides(chain: Chain, joint: str) -> list[str]:
    """Steps to a pair of losses: one, or those of each direction."""
    drive = _drive_of(chain, joint)
    directed = drive is not None and drive.loss is not None and isinstance(drive.loss[0], tuple)
    return [".1", ".2"] if directed else [""]


def _as_losses(chain: Chain, joint: str, found: Sequence[str]) -> Chain:
    """The chain with the losses of a drive written as `loss`, for each direction where places found say so."""
    drive, directed = _drive_of(chain, joint), any(place.count(".") == DIRECTED for place in found)
    if drive is None or (drive.loss is not None and not directed):
        return chain
    own, known = _law(chain, joint), []
    if own is not None:
        first = (own.k1, own.k2, own.k1_static, own.k2_static)
        known = [first, own.backward or first]
    changed = replace(drive, efficiency=None, static_efficiency=None, friction_angle=None)
    static = drive.static_efficiency is not None
    static |= directed and (drive.static_loss is not None or any("static_loss" in place for place in found))
    if directed:
        known = known or [(0.0,) * 4] * 2
        changed = replace(changed, loss=(_pair(*known[0][:2]), _pair(*known[1][:2])))
        if static:
            changed = replace(changed, static_loss=(_pair(*known[0][2:]), _pair(*known[1][2:])))
    elif known:
        changed = replace(changed, loss=_pair(*known[0][:2]))
        if static:
            changed = replace(changed, static_loss=_pair(*known[0][2:]))
    joints = tuple(replace(item, drive=changed) if item.name == joint else item for item in chain.joints)
    return replace(chain, joints=joints)


def _pair(first: float, second: float) -> tuple[Number, Number]:
    return Number(float(first)), Number(float(second))


def _whole_losses(chain: Chain, joint: str, side: str, values: dict[str, Identified], remarks: list[str]) -> None:
    """Both losses of each kind in a direction, static ones no smaller than sliding ones."""
    place, law = f"{joint}.drive", _law(chain, joint)
    known = None if law is None else (law.k1, law.k2, law.k1_static, law.k2_static)
    if law is not None and side == ".2":
        known = law.backward or known
    way = {"": "", ".1": " forward", ".2": " backward"}[side]
    for kind in ("loss", "static_loss"):
        given = [f"{place}.{kind}{side}.{k}" in values for k in (1, 2)]
        if any(given) and not all(given):
            has, lacks = (1, 2) if given[0] else (2, 1)
            old = None if known is None else known[(lacks - 1) + 2 * (kind == "static_loss")]
            if not old:
                values[f"{place}.{kind}{side}.{lacks}"] = replace(
                    values[f"{place}.{kind}{side}.{has}"], sigma=None, note=f"extrapolated from {kind}{side}.{has}"
                )
                remarks.append(
                    f"{joint}: {kind} {lacks}{way} was not measured; the chain has the value of {kind} {has}."
                )
            elif kind == "static_loss" and not _has_static(chain, joint):
                values[f"{place}.{kind}{side}.{lacks}"] = Identified(
                    old, note="the sliding loss, for it was not measured"
                )
    static = [f"{place}.static_loss{side}.{k}" for k in (1, 2)]
    if any(key in values for key in static) and f"{place}.loss{side}.1" not in values and not (known and known[0]):
        for k in (1, 2):
            if static[k - 1] in values:
                values[f"{place}.loss{side}.{k}"] = replace(values[static[k - 1]], note="of breakaway")
        remarks.append(f"{joint}: sliding losses{way} were not measured; the chain has those of breakaway.")
    for k in (1, 2):
        sliding = values.get(f"{place}.loss{side}.{k}")
        least = sliding.value if sliding is not None else (0.0 if known is None else known[k - 1])
        at_rest = values.get(static[k - 1])
        known_static = None if known is None else known[k + 1]
        if at_rest is not None and at_rest.value < least:
            values[static[k - 1]] = replace(at_rest, value=least, sigma=None, note="raised to the sliding loss")
            remarks.append(
                f"{joint}: static loss {k}{way}, {at_rest.value:.4g}, is below the sliding one, {least:.4g}; the chain "
                "has the latter, for a drive at rest holds at least as well."
            )
        elif at_rest is None and known_static and known_static < least and _has_static(chain, joint):
            values[static[k - 1]] = Identified(least, note="raised to the sliding loss")
            remarks.append(f"{joint}: the chain's static loss {k}{way} was below the sliding one and is raised to it.")


def _has_static(chain: Chain, joint: str) -> bool:
    drive = _drive_of(chain, joint)
    return drive is not None and drive.static_loss is not None


def _law(chain: Chain, joint: str) -> DriveLaw | None:
    """The chain's own losses."""
    law = laws_of(chain).laws[chain.q_names.index(joint)]
    return None if law is None or not law.loses else law.drive
