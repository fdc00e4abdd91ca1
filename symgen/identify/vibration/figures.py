"""Pictures of a modal identification: mode shapes on the chain (as Behi's Figure 5.9), responses beside the model's."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from scipy.linalg import eigh

from symgen.analyse.drawing import chain_drawing
from symgen.arrays import Array
from symgen.describe.assemble import assemble
from symgen.identify.result import Figure
from symgen.identify.vibration.chain_terms import ChainTerms
from symgen.identify.vibration.modal_data import ModalData
from symgen.identify.vibration.responses import Responses

__all__ = ["response_figure", "shape_figure"]


SWING = 0.12
"""Largest displacement that is drawn, of the chain's size."""

PANELS = 6
"""Responses that are drawn, at most."""

COLUMNS = 3


def shape_figure(chain: ChainTerms, values: Mapping[str, float], data: ModalData) -> Figure:
    """Measured displacements as arrows at their points, the model's shape through them, the chain at rest in grey."""
    columns = min(COLUMNS, len(data))
    rows = -(-len(data) // columns)
    title = f"Mode shapes, {data.source}: arrows measured, lines of the identified model, grey at rest"
    return Figure(
        title, lambda sheet: _draw_shapes(sheet, chain, values, data, rows, columns), (4.2 * columns, 3.6 * rows)
    )


def response_figure(data: Responses, model: Array) -> Figure:
    """Magnitudes of measured responses and of the model's, of the largest ones."""
    largest = np.argsort(-np.max(np.abs(data.H), axis=0), kind="stable")[:PANELS]
    title = f"Frequency responses, {data.source}: measured and of the identified model"
    columns = min(2, len(largest))
    rows = -(-len(largest) // columns)
    return Figure(
        title,
        lambda sheet: _draw_responses(sheet, data, model, np.sort(largest), rows, columns),
        (5.5 * columns, 3.0 * rows),
    )


def _draw_shapes(
    sheet: Any, chain: ChainTerms, values: Mapping[str, float], data: ModalData, rows: int, columns: int
) -> None:
    ends = chain.ends(data.outputs)
    named = chain.defaults | dict(values)
    terms = chain.at(values, data.q, ends, data.added)
    squares, vectors = eigh(terms.K, terms.M)
    q = chain.configuration(data.q)
    rest = chain_drawing(assemble(chain.chain), named, q[None])
    places, size = rest.nodes[0], max(1e-9, float(np.ptp(rest.nodes[0], axis=0).max()))
    points = {end.point: _point(chain, named, q, end.point) for end in ends if end.point}
    for r in range(len(data)):
        # the model's shape that is most like the measured one at its outputs
        own = terms.rows @ vectors
        like = np.abs(data.shapes[:, r] @ own) / np.maximum(np.linalg.norm(own, axis=0), 1e-300)
        chosen = int(np.argmax(like - 1e-3 * np.abs(np.log(np.maximum(squares, 1e-300) / data.omega[r] ** 2))))
        scale = float(own[:, chosen] @ data.shapes[:, r] / (own[:, chosen] @ own[:, chosen]))
        moved = np.zeros(len(q))
        moved[chain.free] = vectors[:, chosen] * scale
        small = 1e-6 / max(1e-300, float(np.max(np.abs(moved))))
        shift = (chain_drawing(assemble(chain.chain), named, (q + small * moved)[None]).nodes[0] - places) / small
        arrows: dict[str, Array] = {name: np.zeros(3) for name in points}
        for end, value in zip(ends, data.shapes[:, r], strict=True):
            if end.point and end.row < 3:
                arrows[end.point][end.row] += end.sign * value
        largest = max(float(np.abs(shift).max()), *(float(np.abs(a).max()) for a in arrows.values()), 1e-300)
        most = int(np.argmax(np.abs(shift).max(axis=0)))
        extent = np.ptp(places, axis=0)
        extent[most] = -1.0
        a, b = sorted((most, int(np.argmax(extent))))
        axis = sheet.add_subplot(rows, columns, r + 1)
        factor = SWING * size / largest
        for i, j in rest.edges:
            pair = [i, j]
            axis.plot(places[pair, a], places[pair, b], color="0.7", linewidth=1.0, marker=".", markersize=3)
            bent = places[pair] + factor * shift[pair]
            axis.plot(bent[:, a], bent[:, b], color="C0", marker=".", markersize=3)
        for name, arrow in arrows.items():
            if np.any(arrow):
                at, tip = points[name], points[name] + factor * arrow
                axis.annotate("", (tip[a], tip[b]), (at[a], at[b]), arrowprops={"arrowstyle": "->", "color": "C3"})
        axis.set_aspect("equal", "datalim")
        axis.set_title(f"{data.hertz[r]:.4g} Hz", fontsize="medium")
        axis.set_xlabel("xyz"[a])
        axis.set_ylabel("xyz"[b])
        axis.grid(visible=True, alpha=0.3)


def _point(chain: ChainTerms, named: Mapping[str, float], q: Array, name: str) -> Array:
    from symgen.reference.coupled_mechanics import mechanics_of

    return np.asarray(mechanics_of(chain.chain, dict(named)).position(name, q), dtype=np.float64)


def _draw_responses(sheet: Any, data: Responses, model: Array, chosen: Array, rows: int, columns: int) -> None:
    for place, k in enumerate(chosen):
        axis = sheet.add_subplot(rows, columns, place + 1)
        axis.semilogy(data.hertz, np.abs(data.H[:, k]), color="C3", linewidth=3.0, alpha=0.4, label="measured")
        axis.semilogy(data.hertz, np.abs(model[:, k]), color="C0", linewidth=0.8, label="model")
        axis.set_title(f"{data.names[k]}, {data.quantity}", fontsize="medium")
        axis.set_xlabel("frequency / Hz")
        axis.grid(visible=True, which="both", alpha=0.3)
        if place == 0:
            axis.legend()
