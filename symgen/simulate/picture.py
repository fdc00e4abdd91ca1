"""A figure of matplotlib that shows itself in a notebook, whatever backend is chosen there; needs matplotlib."""

from __future__ import annotations

import io

from matplotlib.figure import Figure

__all__ = ["Picture"]


class Picture(Figure):
    """A figure whose display is its picture."""

    def _repr_png_(self) -> bytes:
        """The picture as PNG, which notebooks ask for."""
        written = io.BytesIO()
        self.savefig(written, dpi=100, format="png")
        return written.getvalue()
