"""Moving pictures of a chain, in the format of their file."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

from symgen.errors import ArgumentError
from symgen.output import write_files
from symgen.simulate.film import Film, filmed

if TYPE_CHECKING:
    from symgen.simulate.trajectory import Trajectory

__all__ = ["animate", "write_film"]


def animate(run: Trajectory, path: str | Path, speed: float = 1.0, fps: float = 25.0) -> Path:
    """Writes the motion of the chain as a GIF, or as one HTML page without anything from a network.

    Args:
        run: the motion.
        path: of the file, which ends in .gif or .html.
        speed: simulated seconds per second.
        fps: pictures per second; a GIF counts in hundredths of a second.

    Returns:
        The path.

    Raises:
        ArgumentError: another format; more than 5000 pictures; speed or fps that are not positive.
        SimulationError: the chain behind the trajectory is not known; matplotlib is not installed (GIF).
        OutputError: the file cannot be written.
    """
    return write_film(path, lambda: filmed(run, speed, fps))


def write_film(path: str | Path, make: Callable[[], Film]) -> Path:
    """Writes a film, made when its format is known, as GIF or HTML; raises what `animate` does of a path."""
    chosen = Path(path).suffix.lower()
    if chosen not in (".gif", ".html"):
        raise ArgumentError(f"{path}: animations are written as .gif or .html, not as {chosen!r}")
    write: Callable[[Film], str | bytes]
    if chosen == ".html":
        from symgen.simulate.animated_page import animated_page as write
    else:
        from symgen.simulate.animated_gif import animated_gif as write
    (target,) = write_files({Path(path): write(make())})
    return target
