"""Pictures: mode shapes on the chain, Bode plots, deformation along a motion, convergence; they need matplotlib."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import ArrayLike

from symgen.analyse.ends import mode_number
from symgen.analyse.linear import mechanism_of, named_values
from symgen.analyse.mode_film import SWING
from symgen.analyse.modes import Modes
from symgen.arrays import Array
from symgen.describe.length_unit import length_unit
from symgen.reference.coupled_mechanics import mechanics_of
from symgen.reference.kinematics import frames
from symgen.simulate.marks import plain_text
from symgen.simulate.plot import picture_format, saved

if TYPE_CHECKING:
    from matplotlib.figure import Figure

    from symgen.model.model import Model

__all__ = ["logarithmic", "plot_convergence", "plot_deflection", "plot_modes", "plot_response", "skeleton"]


INVISIBLE = 1e-8
"""An output that stays below this share of the largest one is rounding, which resonances without damping raise."""


def skeleton(model: Model, q: Array, params: Any = None) -> list[Array]:
    """The chain as polylines (k, 3): the origins of the links from the base to each point and to each last link."""
    mechanism = mechanism_of(model)
    mechanics = mechanics_of(mechanism.chain, named_values(model, params))
    links, f = mechanics.links, frames(mechanics.links, mechanics.joints(np.asarray(q, dtype=np.float64)))
    written = {joint.name for joint in mechanism.written.joints}
    frame_only = [link.type == "fixed" and link.name not in written for link in links]  # of an undeformed link
    inner = {link.parent for link in links}
    lines = []
    index = {link.name: k for k, link in enumerate(links)}
    tips: list[tuple[int, Array | None]] = [(k, None) for k in range(len(links)) if k not in inner]
    tips += [(index[point.joint], mechanics.position(point.name, q)) for point in mechanism.chain.points]
    for k, last in tips:
        line = [] if last is None else [last]
        while k >= 0:
            line += [] if frame_only[k] else [f.p[k]]
            k = links[k].parent
        lines.append(np.array([*line, np.zeros(3)])[::-1])
    return lines


def plot_modes(
    model: Model, found: Modes, which: Iterable[int], params: Any = None, path: str | Path | None = None
) -> Figure:
    """Mode shapes on the chain: at rest in grey, at either end of the swing in colour; saved when a path is given.

    The plane that is drawn holds the direction in which the shape moves most and the longer one of the chain's others.
    """
    chosen = picture_format(path)
    from symgen.simulate.picture import Picture

    which = [mode_number("which", r, found) for r in which]
    q, length = found.system.q, length_unit(mechanism_of(model).chain)
    rest = skeleton(model, q, params)
    size = max(1e-9, float(np.ptp(np.concatenate(rest), axis=0).max()))
    columns = min(3, len(which))
    rows = -(-len(which) // columns)
    figure = Picture(figsize=(4.0 * columns, 3.4 * rows), layout="constrained")
    figure.suptitle(f"{model.name}: at rest grey, at both ends of the swing solid and dotted", fontsize="medium")
    for place, r in enumerate(which):
        shape = np.zeros(len(q))
        shape[found.system.free] = found.shapes[:, r]
        small = 1e-6 * size
        moved = [a - b for a, b in zip(skeleton(model, q + small * shape, params), rest, strict=True)]
        largest = max(1e-300, max(float(np.abs(d).max()) for d in moved))
        scale = SWING * size / largest
        most = int(np.argmax(np.abs(np.concatenate(moved)).max(axis=0)))
        extent = np.ptp(np.concatenate(rest), axis=0)
        extent[most] = -1.0
        a, b = sorted((most, int(np.argmax(extent))))
        axis = figure.add_subplot(rows, columns, place + 1)
        for line, shift in zip(rest, moved, strict=True):
            axis.plot(line[:, a], line[:, b], color="0.6", linewidth=1.0, marker=".", markersize=3)
            for sign, style in ((1.0, "-"), (-1.0, ":")):
                bent = line + sign * scale * shift
                axis.plot(bent[:, a], bent[:, b], style, color="C0", marker=".", markersize=3)
        axis.set_aspect("equal", "datalim")
        axis.set_title(f"mode {r}: {found.frequencies_hz[r]:.4g} Hz", fontsize="medium")
        axis.set_xlabel(f"{'xyz'[a]} / {length}")
        axis.set_ylabel(f"{'xyz'[b]} / {length}")
        axis.grid(visible=True, alpha=0.3)
    return saved(figure, path, chosen)


def plot_response(
    hertz: ArrayLike,
    response: Array,
    names: Sequence[str],
    path: str | Path | None = None,
    title: str = "",
    quantity: str = "magnitude",
) -> Figure:
    """Bode plot of a response (s, k): magnitude on logarithmic scales, phase in degrees; saved when a path is given.

    Args:
        hertz: (s,) frequencies, Hz.
        response: (s, k) complex; outputs that are zero, or rounding beside the others, are not drawn.
        names: of the k outputs.
        path: of the picture.
        title: above the picture.
        quantity: label of the magnitude's axis.
    """
    chosen = picture_format(path)
    from symgen.simulate.picture import Picture

    hertz = np.asarray(hertz, dtype=np.float64)
    figure = Picture(figsize=(8.0, 6.0), layout="constrained")
    magnitude, phase = figure.subplots(2, 1, sharex=True)
    largest = np.max(np.abs(response), where=np.isfinite(response), initial=0.0)
    for k, name in enumerate(names):
        size = np.abs(response[:, k])
        if not np.max(size, where=np.isfinite(size), initial=0.0) > INVISIBLE * largest:
            continue
        magnitude.plot(hertz, np.where(size > 0.0, size, np.nan), label=name)
        angle = np.degrees(np.angle(response[:, k]))
        jumps = np.flatnonzero(np.abs(np.diff(angle)) > 180.0) + 1  # from -180 to 180 degrees or back
        phase.plot(np.insert(hertz, jumps, hertz[jumps]), np.insert(angle, jumps, np.nan))
    magnitude.set_yscale("log")
    if logarithmic(hertz[0], hertz[-1]):
        magnitude.set_xscale("log")
    magnitude.set_title(title, fontsize="medium")
    magnitude.set_ylabel(quantity)
    phase.set_ylabel("phase / deg")
    phase.set_yticks(range(-180, 181, 90))
    phase.set_xlabel("frequency / Hz")
    if magnitude.lines:
        magnitude.legend(loc="upper left", bbox_to_anchor=(1.0, 1.0), frameon=False, fontsize="small")
    for axis in (magnitude, phase):
        axis.grid(visible=True, which="both", alpha=0.3)
    return saved(figure, path, chosen)


def logarithmic(low: float, high: float) -> bool:
    """True where the axis of frequencies from low to high is logarithmic."""
    return low > 0.0 and high > 20.0 * low


def plot_deflection(
    t: Array,
    beta: Array,
    names: Sequence[str],
    away: Array,
    path: str | Path | None = None,
    title: str = "",
    point: str = "the point",
    slides: Sequence[bool] | None = None,
    length: str = "m",
) -> Figure:
    """Deformation of the coordinates and displacement of the point in time; angles and lengths on axes of their own.

    Args:
        t: (s,) s.
        beta: (s, k) deformation of k coordinates, rad or m.
        names: of the k coordinates.
        away: (s, 3) displacement of the point, m.
        path: of the picture, saved when it is given.
        title: above the picture.
        point: its name.
        slides: (k,) true for the coordinates that are lengths; default: all are angles.
        length: their unit.
    """
    chosen = picture_format(path)
    from symgen.simulate.picture import Picture

    lengths = np.zeros(len(names), dtype=bool) if slides is None else np.asarray(slides, dtype=bool)
    kinds = [(unit, mine) for unit, mine in (("rad", ~lengths), (length, lengths)) if np.any(mine)]
    figure = Picture(figsize=(8.0, 3.0 * (len(kinds) + 1)), layout="constrained")
    axes = np.atleast_1d(figure.subplots(len(kinds) + 1, 1, sharex=True))
    for axis, (unit, mine) in zip(axes, kinds, strict=False):
        axis.plot(t, beta[:, mine], label=[plain_text(name) for name, its in zip(names, mine, strict=True) if its])
        axis.set_ylabel(f"deformation / {unit}")
    axes[-1].plot(t, away, label=["x", "y", "z"])
    axes[0].set_title(title, fontsize="medium")
    axes[-1].set_ylabel(f"displacement of {point} / {length}")
    axes[-1].set_xlabel("t / s")
    for axis in axes:
        axis.legend(loc="upper left", bbox_to_anchor=(1.0, 1.0), frameon=False, fontsize="small")
        axis.grid(visible=True, alpha=0.3)
    return saved(figure, path, chosen)


def plot_convergence(
    counts: ArrayLike, errors: Mapping[str, ArrayLike], orders: Mapping[str, float], path: str | Path | None = None
) -> Figure:
    """Relative errors over numbers of elements on logarithmic scales, a panel for each name; saved where a path is.

    Args:
        counts: (s,) elements.
        errors: by name (s, k) relative errors of k frequencies; only their size is drawn.
        orders: by name the exponent of the dashed line through the last frequency's last error.
        path: of the picture.
    """
    chosen = picture_format(path)
    from symgen.simulate.picture import Picture

    counts = np.asarray(counts, dtype=np.float64)
    figure = Picture(figsize=(4.2 * len(errors), 4.2), layout="constrained")
    panels = np.atleast_1d(figure.subplots(1, len(errors), sharey=True))
    for axis, (name, found) in zip(panels, errors.items(), strict=True):
        sizes = np.abs(np.asarray(found, dtype=np.float64))
        for k, column in enumerate(sizes.T):
            axis.loglog(counts, column, marker="o", markersize=4, label=f"mode {k}")
        slope = sizes[-1, -1] * (counts / counts[-1]) ** -orders[name]
        axis.loglog(counts, slope, "--", color="0.5", label=f"order {orders[name]:g}")
        axis.set_title(name, fontsize="medium")
        axis.set_xlabel("elements")
        axis.set_xticks(counts, [f"{count:g}" for count in counts])
        axis.set_xticks([], minor=True)
        axis.legend(fontsize="small")
        axis.grid(visible=True, which="both", alpha=0.3)
    panels[0].set_ylabel("relative error")
    return saved(figure, path, chosen)
