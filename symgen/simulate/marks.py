"""Marks on axes over time: shaded stick phases, events, bands of static friction, labels with units."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from symgen.simulate.phases import stick_phases

if TYPE_CHECKING:
    from symgen.simulate.trajectory import Event, Trajectory

__all__ = [
    "BESIDE",
    "UNITS",
    "axis_label",
    "draw_friction",
    "mark_events",
    "mark_states",
    "plain_text",
    "shade_sticking",
]


UNITS = {
    "q": ("rad", "m"),
    "qd": ("rad/s", "m/s"),
    "tau": ("N m", "N"),
    "friction": ("N m", "N"),
}
"""Quantities that are drawn, with their units for revolute and for prismatic joints."""

MARKERS = {"slip": "^", "stick": "v", "reversal": "D", "normal_sign": "s", "dead_centre": "o", "switch": "|"} | {
    "impact": "X",
    "release": "P",
}
"""Kinds of events, with their signs in pictures."""

HELD = 1e-6
"""Distance, relative to the width of a band, by which a force at breakaway may be beyond its edge."""

BESIDE: dict[str, Any] = {
    "loc": "upper left", "bbox_to_anchor": (1.0, 1.0), "borderaxespad": 0.0, "frameon": False, "fontsize": "small"
}  # fmt: skip
"""Legends stand beside the axes: within, some curve would be behind them."""


def axis_label(kind: str, slides: bool) -> str:
    """A quantity over its unit; a quotient or product of units stands in parentheses.

    Example:
        >>> axis_label("qd", slides=True)
        'qd / (m/s)'
    """
    unit = UNITS[kind][int(slides)]
    return f"{kind} / {unit if unit.isalpha() else f'({unit})'}"


def plain_text(name: str) -> str:
    """A name as text of matplotlib, which reads `$` as mathematics and drops legends that begin with `_`."""
    return (" " if name.startswith("_") else "") + name.replace("$", r"\$")


def shade_sticking(axis: Any, run: Trajectory, joints: Sequence[int], colors: Sequence[Any]) -> None:
    """One span for each stick phase: of a single joint over the whole height, of several in strips of their own."""
    found = [(stick_phases(run, joint), joint, color) for joint, color in zip(joints, colors, strict=True)]
    found = [entry for entry in found if entry[0]]
    for place, (phases, joint, color) in enumerate(found):
        low, high = place / len(found), (place + 1) / len(found)
        for begin, end in phases:
            span = axis.axvspan(begin, end, 1.0 - high, 1.0 - low, facecolor=color, alpha=0.15, linewidth=0.0)
            span.set_gid(f"stick:{run.q_names[joint]}")


def mark_events(axis: Any, events: Sequence[Event]) -> None:
    """A sign at the upper edge for each event, by its kind."""
    for kind, x in _by_kind(events).items():
        times = [event.time for event in x]
        _signs(axis, kind, times, [1.0] * len(x), transform=axis.get_xaxis_transform())


def mark_states(axis: Any, run: Trajectory, joint: int, events: Sequence[Event]) -> None:
    """A sign at the coordinate and rate of a joint for each event, by its kind."""
    for kind, x in _by_kind(events).items():
        states = [_state(run, joint, event) for event in x]
        _signs(axis, kind, [q for q, _ in states], [qd for _, qd in states])


def draw_friction(axis: Any, run: Trajectory, joint: int, color: Any, band: Any) -> None:
    """The friction of a joint, and over each stick phase the band of what can hold it, where that is known.

    Single rows have the friction after an event. Where a joint breaks away, the force that held it until then is put
    before it, unless another force jumped in the same instant.
    """
    t, friction = run.t, run.friction[:, joint]
    phases = stick_phases(run, joint)
    inside = np.zeros(len(t), dtype=np.bool_)
    for begin, end in phases:
        inside |= (t >= begin) & (t <= end) & (run.qd[:, joint] == 0.0)
    held = None if run.facts is None else run.facts.limits(run, joint, inside)
    if held is not None:
        force, low, high = held
        for begin, end in phases:
            rows = (t[inside] >= begin) & (t[inside] <= end)
            span = axis.fill_between(t[inside][rows], low[rows], high[rows], facecolor=band, alpha=0.2, linewidth=0.0)
            span.set_gid(f"band:{run.q_names[joint]}")
        slack = HELD * (high - low)
        last = np.isin(t[inside], [end for _, end in phases]) & (low - slack <= force) & (force <= high + slack)
        last &= (np.diff(t, prepend=-np.inf) > 0.0)[inside] & (np.abs(friction[inside] - force) > slack)
        places = np.flatnonzero(inside)[last]
        t, friction = np.insert(t, places, t[places]), np.insert(friction, places, force[last])
    axis.plot(t, friction, color=color)


def _by_kind(events: Sequence[Event]) -> dict[str, list[Event]]:
    found: dict[str, list[Event]] = {}
    for event in events:
        found.setdefault(event.kind, []).append(event)
    return found


def _signs(axis: Any, kind: str, x: Sequence[float], y: Sequence[float], **more: Any) -> None:
    (line,) = axis.plot(
        x, y, MARKERS.get(kind, "o"), color="0.2", markersize=5, label=kind.replace("_", " "), clip_on=False, **more
    )
    line.set_gid(f"event:{kind}")


def _state(run: Trajectory, joint: int, event: Event) -> tuple[float, float]:
    """Coordinate and rate at an event; between the rows where fixed steps did not keep them."""
    if event.q:
        return event.q[joint], event.qd[joint]
    q, qd = (float(np.interp(event.time, run.t, x[:, joint])) for x in (run.q, run.qd))
    return q, qd
