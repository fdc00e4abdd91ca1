"""Influence coefficients of a point and of the link that carries it (Thomas and Tesar; Behi 1985, ch. II, app. A).

First order: G[:, n] = dx/dq_n. Second order: H[:, m, n] = dG[:, n]/dq_m. Rotational: omega = G_r qd and
H_r[:, m, n] = dG_r[:, n]/dq_m, which is not symmetric. All in base axes. Columns that vanish are not stored.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from sympy import Expr, Symbol

from symgen.derive.lagrange.frames import Frame
from symgen.derive.lagrange.intermediates import Intermediates
from symgen.derive.lagrange.vectors import NULL, Vector, combine, cross, is_null, minus, plus, rotate

__all__ = ["Axis", "Columns", "Influence", "axes"]

Columns = Mapping[int, Vector]


@dataclass(frozen=True, slots=True)
class Axis:
    """A moving joint's axis in base axes: unit vector, a point on it, and whether the joint turns about it."""

    direction: Vector
    pivot: Vector
    revolute: bool


def axes(frames: Sequence[Frame]) -> tuple[Axis, ...]:
    """The axes of the moving joints, in the order of q."""
    return tuple(Axis(f.axis, f.pivot, f.revolute) for f in frames if f.coordinate is not None)


class Influence:
    """Influence coefficients of points, each computed once.

    Args:
        frames: of all links.
        names: where intermediates go.
    """

    def __init__(self, frames: Sequence[Frame], names: Intermediates) -> None:
        self.axes = axes(frames)
        self.names = names
        self._G: dict[tuple[tuple[int, ...], Vector], Columns] = {}
        self._H: dict[tuple[int, Vector], Vector] = {}
        self._Hr: dict[tuple[int, int], Vector] = {}
        self._rates: dict[tuple[tuple[int, ...], Vector], Columns] = {}

    def point(self, frame: Frame, at: Vector, stem: str) -> Vector:
        """Position of a point of the link, base axes; `at` in the link's frame."""
        if is_null(at):
            return frame.origin
        return self.names.vector(stem, plus(frame.origin, rotate(frame.R, at)))

    def G(self, frame: Frame, point: Vector, stem: str) -> Columns:
        """First-order coefficients of a point of the link (Behi 2.28): e x (r - p), or e of a sliding joint."""
        key = (frame.path, point)
        if key not in self._G:
            columns = {}
            for n in frame.path:
                axis = self.axes[n]
                if axis.revolute:
                    arm = self.names.vector(f"{stem}_{n + 1}", minus(point, axis.pivot))
                    columns[n] = self.names.vector(f"G{stem}_{n + 1}", cross(axis.direction, arm))
                else:
                    columns[n] = axis.direction
            self._G[key] = columns
        return self._G[key]

    def H(self, m: int, n: int, G: Columns, stem: str) -> Vector:
        """Second-order coefficients: e of the joint nearer the base, turning, times G of the other (Behi app. A)."""
        near, far = min(m, n), max(m, n)
        axis = self.axes[near]
        if not axis.revolute or far not in G or near not in G:
            return NULL
        key = (near, G[far])
        if key not in self._H:
            self._H[key] = self.names.vector(f"H{stem}_{near + 1}_{far + 1}", cross(axis.direction, G[far]))
        return self._H[key]

    def Gr(self, frame: Frame) -> Columns:
        """First-order rotational coefficients of the link (Behi 2.19): the axes of the turning joints."""
        return {n: self.axes[n].direction for n in frame.path if self.axes[n].revolute}

    def Hr(self, m: int, n: int, Gr: Columns) -> Vector:
        """Second-order rotational coefficients: e_m x e_n where joint m stands before joint n, else zero."""
        if m >= n or m not in Gr or n not in Gr:
            return NULL
        if (m, n) not in self._Hr:
            self._Hr[m, n] = self.names.vector(f"Hr_{m + 1}_{n + 1}", cross(Gr[m], Gr[n]))
        return self._Hr[m, n]

    def G_rate(self, frame: Frame, point: Vector, qd: Sequence[Symbol], stem: str) -> Columns:
        """dG[:, n]/dt: H with the rates inside, sum over m of H[:, m, n] qd_m."""
        key = (frame.path, point)
        if key not in self._rates:
            G = self.G(frame, point, stem)
            self._rates[key] = {
                n: self.names.vector(f"Gd{stem}_{n + 1}", combine((qd[m], self.H(m, n, G, stem)) for m in frame.path))
                for n in frame.path
            }
        return self._rates[key]

    def Gr_rate(self, frame: Frame, qd: Sequence[Symbol]) -> Columns:
        """dG_r[:, n]/dt, sum over m of H_r[:, m, n] qd_m."""
        Gr = self.Gr(frame)
        return {n: self.names.vector(f"Grd_{n + 1}", combine((qd[m], self.Hr(m, n, Gr)) for m in Gr)) for n in Gr}

    def Hr_with(self, frame: Frame, qd: Sequence[Symbol]) -> Columns:
        """Sum over n of H_r[:, m, n] qd_n: the other contraction of the unsymmetric H_r."""
        Gr = self.Gr(frame)
        return {
            m: self.names.vector(f"Hq{frame.number}_{m + 1}", combine((qd[n], self.Hr(m, n, Gr)) for n in Gr))
            for m in Gr
        }

    def velocity(self, columns: Columns, rates: Sequence[Expr], stem: str) -> Vector:
        """Sum of the columns times the rates, named."""
        return self.names.vector(stem, combine((rates[n], column) for n, column in columns.items()))
