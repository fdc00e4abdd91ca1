"""The motion of a chain as a GIF; needs matplotlib."""

from __future__ import annotations

import tempfile
from pathlib import Path

import numpy as np

from symgen.simulate.film import Film
from symgen.simulate.marks import plain_text
from symgen.simulate.plot import picture_format

__all__ = ["animated_gif"]

DPI = 100


def animated_gif(film: Film) -> bytes:
    """The film as the bytes of a GIF that repeats itself.

    Circles are joints that turn, squares those that slide; they are filled with orange while they stick.

    Raises:
        SimulationError: matplotlib is not installed.
    """
    picture_format(None, "animate", "write an .html file")
    from matplotlib.animation import PillowWriter

    from symgen.simulate.picture import Picture

    flat, drawing = film.flat(), film.drawing
    figure = Picture(figsize=(5.0, 5.2), layout="constrained")
    axis = figure.add_subplot(aspect="equal", xlim=flat.box[:2], ylim=flat.box[2:])
    axis.set_xlabel(drawing.scene.length)
    axis.grid(visible=True, alpha=0.3)
    base = flat.nodes[0, 0]
    axis.plot(base[:1], base[1:], "s", color="0.4", markersize=11, zorder=1)
    lines = [axis.plot([], [], "-", color="C0", linewidth=2.5, zorder=2)[0] for _ in drawing.edges]
    spots = []
    for k, joint in enumerate(drawing.joints[1:], 1):
        sign = "." if joint < 0 else "s" if film.slides[joint] else "o"
        spots.append((k, joint, axis.plot([], [], sign, color="C0", markersize=8, markerfacecolor="w", zorder=3)[0]))
    title = axis.set_title("")
    writer = PillowWriter(fps=film.fps)  # type: ignore[arg-type]  # only divides by it
    with tempfile.TemporaryDirectory() as folder:
        path = Path(folder) / "film.gif"
        with writer.saving(figure, str(path), DPI):
            for t, nodes, stuck in zip(film.t, flat.nodes, film.stuck, strict=True):
                for line, (a, b) in zip(lines, drawing.edges, strict=True):
                    line.set_data(nodes[[a, b], 0], nodes[[a, b], 1])
                for k, joint, spot in spots:
                    spot.set_data(nodes[k : k + 1, 0], nodes[k : k + 1, 1])
                    spot.set_markerfacecolor("C1" if joint >= 0 and stuck[joint] else "w")
                held = [plain_text(film.names[j]) for j in np.flatnonzero(stuck)]
                title.set_text(f"t = {t:.3f} s" + (f", stuck: {', '.join(held)}" if 0 < len(held) < 5 else ""))
                writer.grab_frame()
        return path.read_bytes()
