"""The motion of a mechanism's page: simulated, plotted, animated."""

from __future__ import annotations

from pathlib import Path

from symgen import Trajectory, build_model, load_chain, simulate
from symgen.describe.examples import Example

__all__ = ["draw", "move"]

ROWS = 400
"""Rows of a motion over its duration."""

FPS = 12.5


def move(mechanism: Example) -> Trajectory:
    """The motion; raises `SimulationError` when it cannot be continued.

    Raises:
        RuntimeError: an instant without an answer.
    """
    motion = mechanism.motion
    model = build_model(load_chain(mechanism.path), optimization="debug")
    run = simulate(
        model,
        motion.duration,
        q=list(motion.q),
        qd=None if motion.qd is None else list(motion.qd),
        tau=motion.tau,
        inputs=motion.inputs,
        params=motion.params,
        states=motion.states,
        sample=motion.duration / ROWS,
    )
    if run.status != 0:
        raise RuntimeError(f"{mechanism.name}: the motion ends with status {run.status}: {run.message}")
    return run


def draw(mechanism: Example, run: Trajectory, folder: Path) -> tuple[Path, Path]:
    """Writes the plot (PNG) and the moving picture (GIF) of a motion, and returns their paths."""
    plot, film = folder / f"{mechanism.name}.png", folder / f"{mechanism.name}.gif"
    run.plot(plot)
    run.animate(film, speed=mechanism.motion.speed, fps=FPS)
    return plot, film
