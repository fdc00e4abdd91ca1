"""The layout of Karnopp (1985), figure 6: velocity over time, friction below it, and the force that drives."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from symgen.simulate.marks import BESIDE, axis_label, draw_friction, mark_events, plain_text, shade_sticking
from symgen.simulate.phases import events_of

if TYPE_CHECKING:
    from matplotlib.figure import Figure

    from symgen.simulate.trajectory import Trajectory

__all__ = ["karnopp_figure"]

ROWS = ("qd", "friction", "tau")


def karnopp_figure(run: Trajectory, joints: Sequence[int]) -> Figure:
    """A column for each joint: rate, friction and force over time.

    Stick phases are shaded throughout, events marked at the rates, and the band of static friction is drawn while the
    joint sticks. Friction opposes the rate: it is drawn with the sign of the force that it holds.
    """
    from symgen.simulate.picture import Picture

    figure = Picture(figsize=(2.5 + 4.5 * len(joints), 6.5), layout="constrained")
    axes: Any = figure.subplots(len(ROWS), len(joints), sharex=True, squeeze=False)
    slides = run.slides or (False,) * len(run.q_names)
    for column, joint in enumerate(joints):
        for kind, axis in zip(ROWS, axes[:, column], strict=True):
            if kind == "friction":
                draw_friction(axis, run, joint, "C0", "C2")
            else:
                axis.plot(run.t, getattr(run, kind)[:, joint], color="C0")
            shade_sticking(axis, run, [joint], ["C1"])
            axis.axhline(0.0, color="0.6", linewidth=0.8, zorder=0)
            axis.set_ylabel(axis_label(kind, slides[joint]))
            axis.grid(visible=True, alpha=0.3)
        rate, _, force = axes[:, column]
        rate.set_title(plain_text(run.q_names[joint]))
        mark_events(rate, events_of(run, [joint]))
        force.set_xlabel("t / s")
    signs = {line.get_label(): line for axis in axes[0] for line in axis.lines if line.get_gid()}
    if signs:
        axes[0, -1].legend(handles=list(signs.values()), **BESIDE)
    figure.align_ylabels()
    return figure
