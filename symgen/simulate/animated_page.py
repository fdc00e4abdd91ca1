"""The motion of a chain as one HTML page with a slider, which needs nothing from a network."""

from __future__ import annotations

import html
import json
import math
from pathlib import Path

from symgen.simulate.film import Film

__all__ = ["animated_page"]

PAGE = Path(__file__).with_name("animation.html")

DIGITS = 5
"""Digits of the places in the picture, of its size."""


def animated_page(film: Film) -> str:
    """The film as the text of a page; names are data in it, never markup or code."""
    left, right, _, _ = film.box
    digits = DIGITS - math.floor(math.log10(right - left))
    motion = {
        "names": list(film.names),
        "units": ["m" if slides else "rad" for slides in film.slides],
        "slides": list(film.slides),
        "fps": film.fps,
        "t": film.t.round(12).tolist(),
        "q": film.q.round(6).tolist(),
        "stuck": [[int(s) for s in row] for row in film.stuck],
        "nodes": film.nodes.round(digits).tolist(),
        "edges": [list(edge) for edge in film.edges],
        "joints": list(film.joints),
        "box": list(film.box),
        "triad": film.triad.round(6).tolist(),
    }
    data = json.dumps(motion, separators=(",", ":"), allow_nan=False)
    for sign in "<>&":  # in strings alone, so that nothing there ends the element
        data = data.replace(sign, f"\\u{ord(sign):04x}")
    before, between, after = PAGE.read_text(encoding="utf-8").replace("@TITLE@", "@MOTION@", 1).split("@MOTION@")
    return before + html.escape(film.title) + between + data + after
