"""The LaTeX of every example compiles, without an overfull box, on as many pages as a handout may have."""

import re
import subprocess

import pytest

import symgen
from symgen.report.equations import format_equations
from symgen.report.widths import width

pytestmark = pytest.mark.filterwarnings("ignore::symgen.errors.ChainWarning")

PAGES = {"two_link": 2, "puma560": 4, "behi_six_joint": 4, "panda": 4, "pendulum": 2}
"""Pages at most: of a planar arm of two links with its figure two, of an arm of six joints four."""


@pytest.mark.needs("pdflatex")
def test_pages_of_the_examples(repository, tmp_path):
    for path in sorted((repository / "examples").glob("*.yaml")):
        text = format_equations(symgen.derive_equations(symgen.load_chain(path)), "latex")
        (tmp_path / f"{path.stem}.tex").write_text(text)
        command = ["pdflatex", "-interaction=batchmode", "-halt-on-error", f"{path.stem}.tex"]
        subprocess.run(command, cwd=tmp_path, check=True, capture_output=True)
        log = (tmp_path / f"{path.stem}.log").read_text(errors="replace")
        assert "Overfull" not in log, path.stem
        pages = re.search(r"\((\d+) pages?", log.replace("\n", " "))
        assert pages is not None
        assert int(pages[1]) <= PAGES.get(path.stem, 5), path.stem


@pytest.mark.parametrize(
    ("short", "long"),
    [
        ("a", "ab"),
        (r"\frac{a + b}{c}", "a + b + c"),
        (r"x_{1}^{2}", r"x_{12}^{2}"),
        (r"\tfrac{1}{2} m", r"\frac{1}{2} m m"),
        (r"\dot{q}_{1}", r"\dot{q}_{1} q"),
        (r"\mathbf{M}", r"\mathbf{M} \, M"),
    ],
)
def test_widths_are_in_order(short, long):
    assert 0 < width(short) < width(long)
