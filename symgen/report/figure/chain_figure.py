"""The public figure of a chain: made once, written as SVG or TikZ."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path

from symgen.describe.mechanism import Mechanism
from symgen.describe.nearest import nearest
from symgen.errors import ArgumentError
from symgen.output import write_files
from symgen.report.figure.curves import curves_of
from symgen.report.figure.drawing import drawn
from symgen.report.figure.names import Names, signs_of
from symgen.report.figure.pose import geometry
from symgen.report.figure.scene import Scene
from symgen.report.figure.search import pose_and_view
from symgen.report.figure.svg import to_svg
from symgen.report.figure.tikz import standalone, to_tikz
from symgen.report.figure.wheels import wheels
from symgen.text.prose import MOST, prose

__all__ = ["ChainFigure", "chain_figure"]


@dataclass(frozen=True, slots=True)
class ChainFigure:
    """The drawn figure of a chain.

    Attributes:
        name: of the chain.
        title: one line.
        description: of what is seen, for those who do not see it.
        scene: the lines and labels, cm.
    """

    name: str
    title: str
    description: str
    scene: Scene = field(repr=False)

    def to_svg(self) -> str:
        """An `svg` element, for a page or a file; lines have the colour of the text around it."""
        return to_svg(self.scene, self.title, self.description)

    def to_tikz(self, width: float | None = None) -> str:
        """A `tikzpicture` for a LaTeX document that loads tikz.

        Args:
            width: cm that it must not exceed.
        """
        return to_tikz(self.scene, width)

    def _repr_svg_(self) -> str:
        """The figure as notebooks show it."""
        return self.to_svg()

    def write(self, path: str | Path) -> Path:
        """Writes FILE.svg, or FILE.tex, a LaTeX document of the size of the figure.

        Raises:
            ArgumentError: another ending.
            OutputError: the file cannot be written.
        """
        suffix = Path(path).suffix.lower()
        if suffix not in (".svg", ".tex"):
            raise ArgumentError(f"{path}: a figure is written as .svg or .tex (LaTeX with TikZ)")
        text = self.to_svg() if suffix == ".svg" else standalone(self.scene, self.title)
        (written,) = write_files({Path(path): text})
        return written


def chain_figure(
    mechanism: Mechanism,
    q: Mapping[str, float] | Sequence[float] | None = None,
    curves: Sequence[str] = (),
    along: str | None = None,
) -> ChainFigure:
    """The figure of a chain: joints by their symbols, frames, gravity, points, springs, loads, positive coordinates.

    Chains that move in a plane are drawn in it, others in space. A joint may be drawn anywhere on its axis: those that
    would lie in each other are drawn apart. Links that bend are drawn as the author wrote them.

    Args:
        mechanism: a valid chain.
        q: coordinates of the drawn pose, by name (those that are missing are zero) or one for each; default: a pose in
            which the joints are seen apart.
        curves: named points whose curves are drawn as one coordinate moves through its range.
        along: the coordinate that moves then; not needed where there is one alone.

    Raises:
        ArgumentError: coordinates with an unknown name, of a wrong number, or not finite; unknown points.

    Example:
        >>> from symgen.describe.assemble import assemble
        >>> from symgen.describe.chain import Chain, Joint
        >>> from symgen.describe.expression import Number
        >>> bob = Joint("q1", "revolute", mass=Number(1.0), com=(Number(1.0), Number(0.0), Number(0.0)))
        >>> figure = chain_figure(assemble(Chain("pendulum", (bob,))))
        >>> figure.to_svg().startswith("<svg")
        True
    """
    numbers = geometry(mechanism)
    pose, view = pose_and_view(numbers, coordinates(mechanism, q))
    here = {name: x for joint in pose.joints for name, x in ((joint.joint.name, joint.q),) if name in numbers.default}
    circles = wheels(numbers, here, view)
    scene = drawn(pose, view, Names(signs_of(mechanism)), curves_of(numbers, pose, curves, along), circles)
    written = mechanism.written
    told = prose(written.description, MOST)
    kinds = ", ".join(f"{joint.name} ({joint.type})" for joint in mechanism.authored.joints[:40])
    traced = f" Curve{'s' if len(curves) > 1 else ''} of {', '.join(curves)}." if curves else ""
    more = ", ..." if len(mechanism.authored.joints) > 40 else ""
    title = f"Figure of {prose(written.name)}"
    return ChainFigure(
        written.name,
        title,
        prose(f"{told + '. ' if told else ''}Joints from the base: {kinds}{more}.{traced}"),
        scene,
    )


def coordinates(mechanism: Mechanism, q: Mapping[str, float] | Sequence[float] | None) -> dict[str, float] | None:
    """Coordinates by name."""
    if q is None:
        return None
    names = mechanism.written.q_names
    if isinstance(q, Mapping):
        given = {str(name): float(value) for name, value in q.items()}
    else:
        values = [float(value) for value in q]
        if len(values) != len(names):
            raise ArgumentError(f"q: {len(names)} coordinates are wanted ({', '.join(names[:8])}), not {len(values)}")
        given = dict(zip(names, values, strict=True))
    for name, value in given.items():
        if name not in names:
            raise ArgumentError(f"q: there is no joint {name!r:.80} that moves{nearest(name, names)}")
        if not math.isfinite(value):
            raise ArgumentError(f"q: {name} is {value}, which is not finite")
    return given
