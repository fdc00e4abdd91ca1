"""The phase portrait of one joint: its rate over its coordinate, with stick phases and events."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from symgen.simulate.dense import dense
from symgen.simulate.marks import BESIDE, axis_label, mark_states, plain_text
from symgen.simulate.phases import chosen_joints, events_of, stick_phases
from symgen.simulate.plot import picture_format, saved

if TYPE_CHECKING:
    from matplotlib.figure import Figure

    from symgen.simulate.trajectory import Trajectory

__all__ = ["phase_portrait"]


def phase_portrait(run: Trajectory, joint: str, path: str | Path | None = None) -> Figure:
    """Rate over coordinate of a joint; saved when a path is given.

    A stick phase is a bold part of the axis qd = 0, a single spot where the joint does not move at all. Start and end
    are a hollow and a filled circle.

    Raises:
        SimulationError: matplotlib is not installed.
        ArgumentError: no such joint; no such format.
        OutputError: the file cannot be written.
    """
    chosen = picture_format(path, "phase_portrait")
    from symgen.simulate.picture import Picture

    (k,) = chosen_joints(run, str(joint))
    slides = bool(run.slides[k]) if run.slides else False
    figure = Picture(figsize=(6.5, 4.5), layout="constrained")
    axis = figure.add_subplot()
    run = dense(run)
    q, qd = run.q[:, k], run.qd[:, k]
    axis.plot(q, qd, color="C0", linewidth=1.2)
    for begin, end in stick_phases(run, k):
        inside = (run.t >= begin) & (run.t <= end) & (qd == 0.0)
        (line,) = axis.plot(q[inside], qd[inside], "-o", color="C1", linewidth=4.0, markersize=7, alpha=0.5)
        line.set_gid(f"stick:{run.q_names[k]}")
    mark_states(axis, run, k, [event for event in events_of(run, [k]) if event.joints])
    axis.plot(q[:1], qd[:1], "o", color="C0", fillstyle="none", label="start")
    axis.plot(q[-1:], qd[-1:], "o", color="C0", label="end")
    axis.legend(**BESIDE)
    axis.set_title(plain_text(run.q_names[k]))
    axis.set_xlabel(axis_label("q", slides))
    axis.set_ylabel(axis_label("qd", slides))
    axis.grid(visible=True, alpha=0.3)
    return saved(figure, path, chosen)
