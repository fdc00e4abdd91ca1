"""The LaTeX of every example compiles, without an overfull box, on as many pages as a handout may have."""

import re
import subprocess

import pytest

import symgen
from symgen.describe.load import loads_chain
from symgen.report.equations import format_equations
from symgen.report.widths import width

pytestmark = pytest.mark.filterwarnings("ignore::symgen.errors.ChainWarning")

PAGES = {"two_link": 2, "puma560": 4, "behi_six_joint": 4, "panda": 4, "pendulum": 2}
"""Pages at most: of a planar arm of two links with its figure two, of an arm of six joints four."""


@pytest.mark.needs("pdflatex", "geometry.sty", "amsmath.sty", "array.sty", "tikz.sty")
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


LONG = (
    "rolling resistance of the trolley on its rails at twenty degrees, as the survey of the workshop measured it, " * 3
)

WORDY = f"""
symgen: 1
name: wordy
description: Gantry with a long name for each thing
gravity: [0, 0, -acceleration_of_free_fall]
parameters:
  acceleration_of_free_fall: {{value: 9.80665, unit: m/s^2, doc: "{LONG}"}}
  mass_of_the_trolley: {{value: 12.5, unit: kg, doc: "{LONG}"}}
  length_of_the_rope: {{value: 1.25, unit: m, doc: "{LONG}"}}
  mass_of_the_load: {{value: 3.75, unit: kg, doc: load}}
joints:
  - {{name: position_of_the_trolley, type: prismatic, place: {{axis: [1, 0, 0]}}, mass: mass_of_the_trolley}}
  - {{name: angle_of_the_rope_in_the_plane, type: revolute, place: {{axis: [0, -1, 0]}}}}
  - {{name: angle_of_the_rope_out_of_the_plane, type: revolute, place: {{axis: [1, 0, 0]}}, mass: mass_of_the_load,
     com: [0, 0, -length_of_the_rope], inertia: {{xx: mass_of_the_load/100, yy: mass_of_the_load/100}}}}
points: {{hook: {{joint: angle_of_the_rope_out_of_the_plane, at: [0, 0, -length_of_the_rope]}}}}
"""


@pytest.mark.needs("pdflatex", "geometry.sty", "amsmath.sty", "array.sty", "tikz.sty")
def test_long_words_stay_on_the_page(tmp_path):
    text = format_equations(symgen.derive_equations(loads_chain(WORDY)), "latex")
    (tmp_path / "wordy.tex").write_text(text)
    command = ["pdflatex", "-interaction=batchmode", "-halt-on-error", "wordy.tex"]
    subprocess.run(command, cwd=tmp_path, check=True, capture_output=True)
    log = (tmp_path / "wordy.log").read_text(errors="replace")
    assert not [line for line in log.splitlines() if line.startswith("Overfull")]


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
