"""The motion of a chain as one HTML page that plays it."""

from __future__ import annotations

from symgen.simulate.film import Film
from symgen.viewer.page import viewer_page

__all__ = ["animated_page"]


def animated_page(film: Film) -> str:
    """The film as the text of a page; names are data in it, never markup or code."""
    return viewer_page(film.title, film.drawing.scene, film.motion())
