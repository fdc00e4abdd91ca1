"""The pictures of a film: their instants, and the chain in space at each."""

from __future__ import annotations

import math
from dataclasses import dataclass
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt

from symgen.arrays import Reals
from symgen.errors import ArgumentError, SimulationError
from symgen.simulate.phases import stick_phases
from symgen.simulate.start import positive
from symgen.simulate.view import projection
from symgen.viewer.scene import Motion

if TYPE_CHECKING:
    from symgen.simulate.run_facts import Drawing
    from symgen.simulate.trajectory import Trajectory

__all__ = ["Film", "Flat", "filmed"]


MOST_FRAMES = 5000

MARGIN = 0.08
"""Free space on each side of the motion, of its size."""


@dataclass(frozen=True, slots=True, eq=False)
class Film:
    """A motion as f pictures.

    Attributes:
        title: name of the model.
        names: of the joints.
        slides: (n,), True for prismatic joints.
        fps: pictures per second.
        t: (f,), s.
        q: (f, n)
        stuck: (f, n), True where a joint sticks.
        drawing: the chain in space at the f instants.
    """

    title: str
    names: tuple[str, ...]
    slides: tuple[bool, ...]
    fps: float
    t: Reals
    q: Reals
    stuck: npt.NDArray[np.bool_]
    drawing: Drawing

    def motion(self) -> Motion:
        """The motion for the viewer."""
        stuck = [np.flatnonzero(row).tolist() for row in self.stuck]
        return Motion(self.fps, self.t.round(12).tolist(), self.drawing.q.tolist(), stuck)

    def flat(self) -> Flat:
        """The pictures seen so that the motion shows."""
        nodes = self.drawing.nodes @ projection(self.drawing.nodes, self.drawing.up).T
        low, high = nodes.min(axis=(0, 1)), nodes.max(axis=(0, 1))
        half = (0.5 + MARGIN) * max(float(np.max(high - low)), 1e-12)
        x, y = 0.5 * (low + high)
        return Flat(nodes, (float(x - half), float(x + half), float(y - half), float(y + half)))


@dataclass(frozen=True, slots=True, eq=False)
class Flat:
    """Flat pictures of k nodes.

    Attributes:
        nodes: (f, k, 2), m, to the right and up.
        box: left, right, lower and upper end of the picture, m; as wide as high.
    """

    nodes: Reals
    box: tuple[float, float, float, float]


def filmed(run: Trajectory, speed: float, fps: float) -> Film:
    """The pictures of a motion, equally spaced from its start to its end; raises what `animate` does."""
    facts = run.facts
    if facts is None or facts.drawing is None:
        raise SimulationError("animate: the chain behind this trajectory is not known; runs of simulate know theirs")
    speed, fps = positive("speed", speed), positive("fps", fps)
    begin, end = float(run.t[0]), float(run.t[-1])
    count = (end - begin) / speed * fps
    if count > MOST_FRAMES:
        raise ArgumentError(f"speed: {count:.0f} pictures; at most {MOST_FRAMES} are drawn, so take a higher speed")
    t = np.linspace(begin, end, max(2, 1 + math.ceil(count - 1e-9)))
    if run.between is not None:
        q = run.at(t).q
    else:
        q = np.stack([np.interp(t, run.t, column) for column in run.q.T], axis=1)
    stuck = np.zeros(q.shape, dtype=np.bool_)
    for joint in range(q.shape[1]):
        for first, last in stick_phases(run, joint):
            stuck[(t >= first) & (t <= last), joint] = True
    slides = run.slides or (False,) * len(run.q_names)
    return Film(facts.model.name, run.q_names, slides, fps, t, q, stuck, facts.drawing(q))
