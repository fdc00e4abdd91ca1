"""Pages as PDF, where WeasyPrint and ziamath are installed."""

import sys

import pytest

from symgen.errors import OutputError
from symgen.report.pdf import drawing, to_pdf

PAGE = "<!DOCTYPE html><html><body><p>Speed <math><msup><mi>v</mi><mn>2</mn></msup></math>.</p></body></html>"


def test_a_page_is_set_and_the_same_page_gives_the_same_bytes():
    pytest.importorskip("weasyprint", exc_type=(ImportError, OSError))
    pytest.importorskip("ziamath")
    made = to_pdf(PAGE)
    assert made.startswith(b"%PDF-")
    assert made == to_pdf(PAGE)
    assert b"CreationDate" not in made


def test_formulas_are_drawn_on_the_line():
    pytest.importorskip("ziamath")
    assert 'style="vertical-align: ' in drawing("<math><mi>v</mi></math>")


def test_what_is_missing_is_named(monkeypatch):
    monkeypatch.setitem(sys.modules, "weasyprint", None)
    with pytest.raises(OutputError, match=r"pip install 'symgen\[pdf\]'"):
        to_pdf(PAGE)
