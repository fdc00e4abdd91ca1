"""Selection of functions: those emitted by default, those on request, and those that a chain cannot have."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from symgen.derive.functions import CARDS, Signature, signatures
from symgen.describe.assemble import assemble
from symgen.describe.mechanism import Mechanism
from symgen.describe.nearest import nearest
from symgen.errors import ArgumentError, DerivationError
from symgen.options import CONTROLLER
from symgen.pipeline.mobility import idle_words, joints_without_inertia

__all__ = ["ACCELERATIONS", "checkable", "impossible", "left_out", "notes_of_selection", "select_functions"]

FRICTION = tuple(card.name for card in CARDS if card.friction)
"""Methods of chains with friction."""

ACCELERATIONS = tuple(card.name for card in CARDS if card.friction or card.scale == "solution")
"""Methods that solve for accelerations, and those of friction that are written with them."""


FEED_FORWARD = "friction_torque"
"""The feed-forward of chains with friction; that of others is `inverse_dynamics`."""

DEFAULT = "default"
"""Stands for the functions of the default selection."""


def select_functions(
    mechanism: Mechanism, functions: Iterable[str] | None = None, profile: str | None = None
) -> tuple[str, ...]:
    """Names of the functions to emit, in the order of emission.

    Args:
        functions: emitted names (`position_tip`) or `Model` methods (`position`, of all points). `"default"` stands for
            all but those that are large and emitted on request only; so does None.
        profile: for a controller the default is its feed-forward alone, `friction_torque` or `inverse_dynamics`.

    Accelerations do not exist in a chain with a joint that moves no inertia; the default leaves out what needs them.

    Raises:
        ArgumentError: names that are neither, all of them; or no name at all.
        DerivationError: functions are asked for that this chain cannot have.
    """
    table = signatures(mechanism)
    idle = joints_without_inertia(mechanism)
    usual = [name for name, s in table.items() if not s.on_request and not (idle and s.call in ACCELERATIONS)]
    if profile == CONTROLLER:
        usual = [FEED_FORWARD if FEED_FORWARD in table else "inverse_dynamics"]
    if isinstance(functions, str):
        raise ArgumentError(f"functions: a list of names is wanted, not a text; write functions=[{functions!r}]")
    wanted = dict.fromkeys((DEFAULT,) if functions is None else functions)
    if DEFAULT in wanted:
        wanted = dict.fromkeys([*usual, *(name for name in wanted if name != DEFAULT)])
    if not wanted:
        raise ArgumentError("functions: no function is named; None takes the default selection")
    never = impossible(mechanism)
    for name in wanted:
        if name in never:
            raise DerivationError(f"{name}: {never[name]}")
    known = {*table, *(signature.call for signature in table.values())}
    unknown = [f"{name!r}{nearest(str(name), sorted(known))}" for name in wanted if name not in known]
    if unknown:
        are = "is not a function" if len(unknown) == 1 else "are not functions"
        raise ArgumentError(
            f"functions: {' and '.join(unknown)} {are} of {mechanism.name}; there are {', '.join(table)}"
        )
    return tuple(name for name, signature in table.items() if name in wanted or signature.call in wanted)


def impossible(mechanism: Mechanism) -> dict[str, str]:
    """Names of functions that other chains have and this one cannot have, with the reason."""
    table, idle = signatures(mechanism), joints_without_inertia(mechanism)
    why = {name: f"this chain has no friction, so it has no {name}" for name in FRICTION if name not in table}
    if "friction_inverse_dynamics" in why:
        why["friction_inverse_dynamics"] += "; the forces of a motion are inverse_dynamics"
    if "drive_forces" in why:
        why["drive_forces"] = "no joint of this chain has a 'motion', so there is no drive to move it"
    if idle:
        why |= {name: idle_words(mechanism, idle) for name in ACCELERATIONS if name in table}
    return why


def checkable(mechanism: Mechanism, chosen: Sequence[str], explicit: bool) -> tuple[tuple[str, ...], list[str]]:
    """The chosen functions that have values at the parameters' own values, and what is to be said of the others.

    A joint may move no inertia for these values alone: those of a distance that is zero by default, say.

    Raises:
        DerivationError: explicitly chosen functions have none.
    """
    table = signatures(mechanism)
    solving = [name for name in chosen if table[name].call in ACCELERATIONS]
    numbers = tuple(replace(p, constant=True) for p in mechanism.parameters)
    fixed = assemble(replace(mechanism.chain, parameters=numbers))
    idle = joints_without_inertia(fixed) if solving else ()
    if not idle:
        return tuple(chosen), []
    words = f"{', '.join(solving)} not checked at the parameters' own values: {idle_words(fixed, idle)}"
    if explicit:
        raise DerivationError(words)
    return tuple(name for name in chosen if name not in solving), [words]


def left_out(mechanism: Mechanism, chosen: Sequence[str]) -> tuple[Signature, ...]:
    """The functions that a default selection leaves out because they are large."""
    idle = joints_without_inertia(mechanism)
    table = signatures(mechanism)
    return tuple(
        s
        for name, s in table.items()
        if s.on_request and not s.card.asked and name not in chosen and not (idle and s.call in ACCELERATIONS)
    )


def notes_of_selection(mechanism: Mechanism, chosen: Sequence[str]) -> list[str]:
    """Notes on the functions that a default selection leaves out, with the reasons."""
    notes = [f"{s.name} is large and emitted on request only" for s in left_out(mechanism, chosen)]
    idle = joints_without_inertia(mechanism)
    missing = [name for name, s in signatures(mechanism).items() if s.call in ACCELERATIONS and name not in chosen]
    if idle and missing:
        notes.append(f"{', '.join(missing)} left out: {idle_words(mechanism, idle)}")
    return notes
