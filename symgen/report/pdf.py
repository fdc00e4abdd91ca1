"""Prints HTML pages as PDF without TeX: WeasyPrint sets the page, ziamath draws its formulas from their MathML.

Both come with `pip install 'symgen[pdf]'`.
"""

from __future__ import annotations

import logging
import os
import re
import warnings
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache

from symgen.errors import OutputError

__all__ = ["to_pdf"]

FORMULA = re.compile(r"<math\b.*?</math>", re.DOTALL)

SIZE = 12.5
"""Size of the letters of formulas, pixels of the page: 9.4 points."""


def to_pdf(page: str) -> bytes:
    """A page as PDF; the same page gives the same bytes under the same versions of the two packages.

    Raises:
        OutputError: WeasyPrint or ziamath is not installed.
    """
    with undated(), warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of WeasyPrint, on its own future
        try:
            import weasyprint
            import ziamath  # noqa: F401
        except (ImportError, OSError) as error:  # OSError: WeasyPrint without the libraries of Pango
            words = "PDF needs WeasyPrint and ziamath: pip install 'symgen[pdf]', or write HTML (.html) and print it"
            raise OutputError(f"{words} ({error})") from error
        logging.getLogger("weasyprint").setLevel(logging.ERROR)  # properties of screens, which print does without
        drawn = FORMULA.sub(lambda formula: drawing(formula[0]), page)
        return bytes(weasyprint.HTML(string=drawn).write_pdf(pdf_identifier=b"symgen"))


@contextmanager
def undated() -> Iterator[None]:
    """Fonts in the file get no date of today (https://reproducible-builds.org/specs/source-date-epoch)."""
    name = "SOURCE_DATE_EPOCH"
    given = os.environ.get(name)
    os.environ[name] = given or "0"
    try:
        yield
    finally:
        if given is None:
            del os.environ[name]


@cache
def drawing(formula: str) -> str:
    """A formula as an SVG picture that stands on the line of the words around it."""
    import ziamath

    made = ziamath.zmath.Math(formula, size=SIZE)
    picture: str = made.svg()
    return picture.replace("<svg ", f'<svg style="vertical-align: {made.getyofst():.2f}px" ', 1)
