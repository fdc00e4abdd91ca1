"""The drawn figure of a chain, or of the file that describes one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from symgen.describe.chain import Chain
from symgen.pipeline.load import as_mechanism

if TYPE_CHECKING:
    from symgen.report.figure.chain_figure import ChainFigure

__all__ = ["chain_figure"]


def chain_figure(
    chain: Chain | str | Path,
    q: Mapping[str, float] | Sequence[float] | None = None,
    curves: Sequence[str] = (),
    along: str | None = None,
) -> ChainFigure:
    """The figure of a chain: joints by their symbols, frames, gravity, points, springs, loads, positive coordinates.

    It shows itself in a notebook; `.to_svg()`, `.to_tikz()` and `.write(FILE.svg or FILE.tex)` write it. Chains that
    move in a plane are drawn in it, others in space; joints whose axes meet are drawn apart along their axes.

    Args:
        chain: a chain, or the path of its file.
        q: coordinates of the drawn pose, by name (those that are missing are zero) or one for each, rad or the chain's
            length; default: a pose in which the joints are seen apart.
        curves: named points whose curves are drawn as one coordinate moves through a whole turn or between its limits:
            coupler curves of linkages.
        along: the coordinate that moves then; not needed where there is one alone.

    Raises:
        ArgumentError: coordinates with an unknown name, of a wrong number, or not finite; unknown points.
        ChainError: all that is wrong with the file.

    Example:
        >>> figure = chain_figure("examples/two_link.yaml", q={"shoulder": 0.6, "elbow": 0.8})
        >>> figure.to_svg().startswith("<svg")
        True
    """
    from symgen.report.figure.chain_figure import chain_figure as draw

    return draw(as_mechanism(chain), q, curves, along)
