"""Joints that move no inertia, so that accelerations do not exist at any state, and what is said of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from symgen.describe.inertia_bound import all_carry
from symgen.describe.mechanism import Mechanism

__all__ = ["idle_words", "joints_without_inertia", "what_each_moves"]

SHOWN, LISTED = 3, 12
"""Places in a file, and names of joints, that a message holds at most."""


def joints_without_inertia(mechanism: Mechanism) -> tuple[str, ...]:
    """Names of the joints that move no inertia at any state, so that their accelerations do not exist.

    Where every free joint moves inertia of its own link, the kinetic energy vanishes only when, from the base outwards,
    every rate does, and there is none; only other chains are looked at in numbers.
    """
    if all_carry(mechanism.chain):
        return ()
    from symgen.derive.feasibility import joints_without_inertia as without

    return without(mechanism)


def idle_words(mechanism: Mechanism, idle: Sequence[str]) -> str:
    """Message about joints that move no inertia: their places, the problem and the remedy."""
    places = [place for place in map(mechanism.chain.place_of, idle) if place]
    where = f"{', '.join(_few(places, SHOWN))}: " if places else ""
    alike = _moved_alike(mechanism)
    moved = _moved(idle, alike)
    link = "its own link" if any(alike.values()) else "the link, or a link behind it,"
    return (
        f"{where}{moved}, so there is no acceleration to compute: give {link} mass off the joint's axis or inertia "
        "about it (a drive's 'inertia' counts too), give the joint a 'motion', or make it 'fixed'; functions without "
        "accelerations, such as mass_matrix, bias and inverse_dynamics, are emitted all the same"
    )


def what_each_moves(mechanism: Mechanism) -> Mapping[str, str]:
    """Description of what each joint without inertia moves, by its name."""
    alike = _moved_alike(mechanism)
    return {name: _moved([name], alike) for name in alike}


def _moved(idle: Sequence[str], alike: Mapping[str, tuple[str, ...]]) -> str:
    """Description of joints without inertia: they move nothing, or nothing that joints behind them do not move, too."""
    nothing = [name for name in idle if not alike[name]]
    words = [f"{_joints(nothing)} move{'s' if len(nothing) == 1 else ''} no inertia"] if nothing else []
    dependent = [name for name in idle if alike[name]]
    for name in dependent[:LISTED]:
        do = "does" if len(alike[name]) == 1 else "do"
        words.append(f"joint {name} moves nothing that {_joints(alike[name])} {do} not move in the same way")
    if len(dependent) > LISTED:
        words.append(f"{len(dependent) - LISTED} more joints move nothing of their own")
    return ", and ".join(words)


def _moved_alike(mechanism: Mechanism) -> Mapping[str, tuple[str, ...]]:
    from symgen.derive.feasibility import moved_alike

    return moved_alike(mechanism)


def _joints(names: Sequence[str]) -> str:
    return f"joint{'' if len(names) == 1 else 's'} {', '.join(_few(names, LISTED))}"


def _few(words: Sequence[str], most: int) -> Sequence[str]:
    """The first `most` words, and the number of those left out."""
    return words if len(words) <= most else [*words[:most], f"and {len(words) - most} more"]
