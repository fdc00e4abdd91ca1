"""Panels of a motion over time: one quantity of joints of one kind on its axes, and the energy ledger."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import numpy as np

from symgen.simulate.marks import BESIDE, UNITS, axis_label, draw_friction, mark_events, plain_text, shade_sticking
from symgen.simulate.phases import events_of

if TYPE_CHECKING:
    from symgen.simulate.trajectory import Trajectory

__all__ = ["draw_ledger", "draw_quantity", "joint_groups", "quantities"]


def quantities(run: Trajectory, joints: Sequence[int]) -> list[str]:
    """The quantities that are drawn; friction where there is some."""
    return [kind for kind in UNITS if kind != "friction" or np.any(run.friction[:, list(joints)])]


def joint_groups(run: Trajectory, joints: Sequence[int]) -> dict[bool, list[int]]:
    """Joints that turn (False) and joints that slide (True), whose units differ; kinds without joints are left out."""
    slides = run.slides or (False,) * len(run.q_names)
    groups = {kind: [joint for joint in joints if slides[joint] == kind] for kind in (False, True)}
    return {kind: mine for kind, mine in groups.items() if mine}


def draw_quantity(
    axis: Any, run: Trajectory, kind: str, joints: Sequence[int], slides: bool, switches: bool = True
) -> None:
    """Draw `q`, `qd`, `tau` or `friction` of joints of one kind.

    Args:
        axis: of matplotlib.
        run: the motion, dense enough for straight lines.
        kind: the quantity.
        joints: their positions.
        slides: True for prismatic joints.
        switches: mark the events that concern no joint, too.
    """
    axis.set_ylabel(axis_label(kind, slides))
    if kind == "friction":
        for place, joint in enumerate(joints):
            draw_friction(axis, run, joint, f"C{place}", f"C{place}")
        return
    lines = axis.plot(run.t, getattr(run, kind)[:, list(joints)])
    if kind == "q":
        axis.legend(lines, [plain_text(run.q_names[joint]) for joint in joints], **BESIDE)
        _stops(axis, run, joints, [line.get_color() for line in lines])
    elif kind == "qd":
        shade_sticking(axis, run, joints, [line.get_color() for line in lines])
        _events(axis, run, joints, switches)


def _stops(axis: Any, run: Trajectory, joints: Sequence[int], colors: Sequence[Any]) -> None:
    """Draw the bounds of these joints by stops that the motion comes near to: within a tenth of its range."""
    if run.facts is None or run.facts.stops is None:
        return
    for joint, color in zip(joints, colors, strict=True):
        q = run.q[:, joint]
        near = 0.1 * float(np.ptp(q))
        for bound in run.facts.stops[joint]:
            if q.min() - near <= bound <= q.max() + near:
                line = axis.axhline(bound, color=color, linewidth=0.8, linestyle="--")
                line.set_gid(f"stop:{run.q_names[joint]}")


def draw_ledger(axis: Any, run: Trajectory) -> None:
    """Draw change of energy, work in and dissipated energy."""
    axis.plot(run.t, run.energy - run.energy[0], label="energy - energy(0)")
    axis.plot(run.t, run.work_in, label="work in")
    axis.plot(run.t, run.dissipated, label="dissipated")
    if np.any(run.impacts):
        axis.plot(run.t, run.impacts, label="of it in impacts")
    axis.set_ylabel("energy / J")
    axis.set_xlabel("t / s")
    axis.legend(**BESIDE)


def _events(axis: Any, run: Trajectory, joints: Sequence[int], switches: bool) -> None:
    """Mark the events of these joints, and those of no joint if wanted."""
    events = [event for event in events_of(run, joints) if event.joints or switches]
    mark_events(axis, events)
    if events:
        axis.legend(handles=[line for line in axis.lines if line.get_gid()], **BESIDE)
