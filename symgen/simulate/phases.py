"""Stick phases of the joints of a run, from the modes at its start and after its events."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

import numpy as np

from symgen.errors import ArgumentError
from symgen.model.arguments import nearest

if TYPE_CHECKING:
    from collections.abc import Sequence

    from symgen.simulate.trajectory import Event, Trajectory

__all__ = ["chosen_joints", "events_of", "stick_phases", "sticking"]


class Named(Protocol):
    """Something with joints."""

    @property
    def q_names(self) -> Sequence[str]:
        """Names of the coordinates."""


def chosen_joints(run: Named, joints: str | Sequence[str] | None) -> tuple[int, ...]:
    """Positions of the joints of these names, in the order given; all joints when None.

    Raises:
        ArgumentError: no such joint, none at all, or one twice.
    """
    if joints is None:
        return tuple(range(len(run.q_names)))
    names = [joints] if isinstance(joints, str) else list(joints)
    for name in names:
        if name not in run.q_names:
            raise ArgumentError(f"joints: there is no joint {name!r}; {nearest(str(name), run.q_names)}")
    if not names or len(set(names)) < len(names):
        raise ArgumentError(f"joints: one name or more, each once, not {names}")
    return tuple(list(run.q_names).index(name) for name in names)


def sticking(run: Trajectory) -> tuple[int, ...]:
    """Positions of the joints that can stick; of a trajectory made by hand, of those with friction in some row."""
    if run.facts is not None:
        return run.facts.rubbing
    return tuple(int(k) for k in np.flatnonzero(np.any(run.friction != 0.0, axis=0)))


def stick_phases(run: Trajectory, joint: int) -> tuple[tuple[float, float], ...]:
    """(begin, end), s, of every time in which a joint is stuck; phases of no length are left out.

    The instants are those of the events, so that they are as exact as the method, however far apart the rows are.
    """
    if joint not in sticking(run):
        return ()
    changes = [(float(run.t[0]), int(run.mode[0, joint]))]
    changes += [(event.time, event.mode[joint]) for event in run.events if event.mode]
    phases: list[tuple[float, float]] = []
    begin: float | None = None
    for time, mode in changes:
        if mode == 0 and begin is None:
            begin = time
        elif mode != 0 and begin is not None:
            phases.append((begin, time))
            begin = None
    if begin is not None:
        phases.append((begin, float(run.t[-1])))
    return tuple((a, b) for a, b in phases if b > a)


def events_of(run: Trajectory, joints: Sequence[int]) -> tuple[Event, ...]:
    """The events that concern these joints, and those that concern none, such as switches."""
    names, own = {run.q_names[k] for k in joints}, set(run.q_names)
    return tuple(
        event for event in run.events if own.isdisjoint(event.joints) or names.intersection(event.joints)
    )  # those of joints that follow others concern all
