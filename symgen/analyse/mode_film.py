"""A mode shape in motion: the chain swings through q + a sin(omega t) phi, a few periods long."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np

from symgen.analyse.drawing import chain_drawing
from symgen.analyse.ends import mode_number
from symgen.analyse.linear import mechanism_of, named_values
from symgen.analyse.modes import Modes
from symgen.simulate.animate import write_film
from symgen.simulate.film import Film

if TYPE_CHECKING:
    from symgen.model.model import Model

__all__ = ["SWING", "animate_mode"]

SWING = 0.15
"""Largest displacement that is drawn, of the chain's size."""

PERIODS, FRAMES, FPS = 5, 48, 24.0
"""Periods shown, pictures of each, pictures per second: a period takes two seconds."""


def animate_mode(
    model: Model, found: Modes, mode: int, path: str | Path, *, swing: float = SWING, params: Any = None
) -> Path:
    """Writes the swing of one mode as a GIF, or as one HTML page without anything from a network.

    Joints move by their true angles, so a large swing shows arcs. A mode of frequency zero takes one second a period.

    Args:
        model: the model of `found`.
        found: its modes.
        mode: number of the mode, from 0.
        path: of the file, which ends in .gif or .html.
        swing: largest displacement, of the chain's size.
        params: run-time parameters, those of `found`.

    Returns:
        The path.

    Raises:
        ArgumentError: there is no such mode; another format; a swing that is not positive.
        SimulationError: matplotlib is not installed (GIF).
        OutputError: the file cannot be written.
    """
    return write_film(path, lambda: _filmed(model, found, mode_number("mode", mode, found), swing, params))


def _filmed(model: Model, found: Modes, r: int, swing: float, params: Any) -> Film:
    from symgen.simulate.start import positive

    mechanism, names = mechanism_of(model), named_values(model, params)
    q, shape = found.system.q, found.full_shapes(len(found.system.q))[:, r]
    small = 1e-6
    rest, moved = chain_drawing(mechanism, names, np.array([q, q + small * shape])).nodes
    size = max(1e-9, float(np.ptp(rest, axis=0).max()))
    largest = max(1e-300, float(np.linalg.norm(moved - rest, axis=1).max()) / small)
    count = PERIODS * FRAMES
    period = 2.0 * np.pi / found.omega[r] if found.omega[r] > 0.0 else 1.0
    swung = np.sin(2.0 * np.pi * np.arange(count + 1) / FRAMES)[:, None]
    motion = np.asarray(q + positive("swing", swing) * size / largest * swung * shape, dtype=np.float64)
    title = f"{model.name}, mode {r}: {found.frequencies_hz[r]:.4g} Hz"
    t = np.asarray(period / FRAMES * np.arange(count + 1), dtype=np.float64)
    slides = tuple(joint.type == "prismatic" for joint in mechanism.chain.joints if joint.type != "fixed")
    still = np.zeros(motion.shape, dtype=np.bool_)
    return Film(title, model.q_names, slides, FPS, t, motion, still, chain_drawing(mechanism, names, motion))
