"""SVG and TikZ of figures: the same lines in both, nothing of users' texts that runs, the same text every time."""

import math
import os
import re
import subprocess
import sys
import xml.etree.ElementTree as tree

import pytest

import symgen
from symgen.cli import main
from symgen.describe.chain import Chain, Joint, Point
from symgen.describe.expression import Name, Number
from symgen.describe.mechanism import Body, Coordinate, Mechanism, Own
from symgen.errors import ArgumentError
from symgen.pipeline import chain_figure
from symgen.report.figure.chain_figure import chain_figure as drawn
from symgen.report.figure.mathtext import runs
from symgen.report.figure.scene import Circle, Label, Polygon, Polyline
from symgen.report.figure.svg import PIXELS
from tests.report.example_equations import written
from tests.report.figure.chains import ALL, EXAMPLES, chain_of, figure_of

pytestmark = pytest.mark.filterwarnings("ignore::symgen.errors.ChainWarning")

SVG = "{http://www.w3.org/2000/svg}"


def svg_shapes(text):
    """Kind and numbers of the elements of an SVG, as the scene has them: cm, y upwards; and the texts."""
    root = tree.fromstring(text)
    found, words = [], []
    for element in root:
        kind = element.tag.removeprefix(SVG)
        if kind == "circle":
            numbers = [float(element.get(key)) for key in ("cx", "cy", "r")]
        elif kind in ("polyline", "polygon"):
            numbers = [float(x) for x in re.split("[ ,]", element.get("points"))]
        else:
            words.extend(["".join(element.itertext())] if kind == "text" else [])
            continue
        found.append((kind, [x / PIXELS for x in numbers]))
    return found, words


def tikz_shapes(text):
    """The same of a TikZ picture."""
    found, words = [], []
    for line in text.splitlines():
        if line.startswith("\\path"):
            kind = "circle" if " circle " in line else "polygon" if line.endswith("-- cycle;") else "polyline"
            body = line[line.index("]") + 1 :]
            found.append((kind, [float(x) for x in re.findall(r"-?\d+\.?\d*", body)]))
        elif line.startswith("\\node"):
            words.append(re.fullmatch(r"\\node\[inner sep=0pt\] at \(.*?\) \{\$(.*)\$\};", line)[1])
    return found, words


@pytest.mark.parametrize("name", ALL)
def test_both_writers_draw_the_scene(name):
    """SVG rounds to 0.01 px, TikZ to 0.001 cm."""
    figure = figure_of(name)
    left, _, _, top = figure.scene.bounds()
    kinds = {Circle: "circle", Polygon: "polygon", Polyline: "polyline"}
    svg, svg_words = svg_shapes(figure.to_svg())
    tikz, tikz_words = tikz_shapes(figure.to_tikz())
    shapes = [p for p in figure.scene.primitives if not isinstance(p, Label)]
    assert [kind for kind, _ in svg] == [kind for kind, _ in tikz] == [kinds[type(p)] for p in shapes]
    for primitive, (_, in_svg), (_, in_tikz) in zip(shapes, svg, tikz, strict=True):
        if isinstance(primitive, Circle):
            flat, moved = [*primitive.centre, primitive.radius], [in_svg[0] + left, top - in_svg[1], in_svg[2]]
        else:
            flat = [x for point in primitive.points for x in point]
            moved = [top - x if k % 2 else x + left for k, x in enumerate(in_svg)]
        assert moved == pytest.approx(flat, abs=2.6e-4)
        assert in_tikz == pytest.approx(flat, abs=1e-3)
    labels = figure.scene.labels
    assert tikz_words == [label.latex for label in labels]
    assert svg_words == ["".join(run.text for run in runs(label.latex)) for label in labels]


def test_figures_stand_on_light_and_dark():
    """No colour of paper is drawn; lines have the colour of the text around them."""
    text = figure_of("lift").to_svg()
    style = tree.fromstring(text).find(f"{SVG}style").text
    assert "stroke:currentColor" in style
    assert not re.search("white|#fff", text)
    assert "prefers-color-scheme:dark" in style
    assert re.findall(r"background:[^}]*", style) == ["background:#17191c"]  # of a file by itself, in the dark
    assert not re.search(r"url\(|href", text), "needs no other file"


def test_figures_tell_of_themselves():
    root = tree.fromstring(figure_of("two_link").to_svg())
    assert root.get("role") == "img"
    assert root.find(f"{SVG}title").text == "Figure of two_link"
    said = root.find(f"{SVG}desc").text
    assert said == "Planar arm of two rigid links. Joints from the base: shoulder (revolute), elbow (revolute)."


def test_texts_of_users_are_text():
    """A chain that nothing has validated, with the worst names."""
    evil = "</desc><script>alert(1)</script>\\input{/etc/passwd}$%\n\x00&amp;"
    vector = (Number(1.0), Number(0.0), Number(0.0))
    joint = Joint(f"q{evil}", "revolute", mass=Number(1.0), com=vector)
    chain = Chain(f"n{evil}", (joint,), description=evil, points=(Point(f"p{evil}", joint.name, vector),))
    figure = figure_of_any(chain)
    root = tree.fromstring(figure.to_svg())
    assert {element.tag.removeprefix(SVG) for element in root.iter()} <= {
        "svg", "title", "desc", "style", "polyline", "polygon", "circle", "text", "tspan"
    }  # fmt: skip
    for text in (figure.to_tikz(), (figure.to_tikz(10.0))):
        assert "\\input" not in text
        assert "\\textbackslash input\\{/etc/passwd\\}\\$\\%" in text


def figure_of_any(chain):
    """The figure of a chain of one joint that `assemble` would refuse."""
    (joint,), place = chain.joints, slice(0, 1)
    coordinate = Coordinate(joint.name, place, place, "angle")
    return drawn(Mechanism(chain, (Body(joint, -1, Own(0)),), (coordinate,), (), chain, chain))


def test_the_head_of_a_latex_file_is_one_comment(tmp_path):
    evil = "n\n\\input{x}"
    joint = Joint("q1", "revolute", mass=Name("m"), com=(Number(1.0), Number(0.0), Number(0.0)))
    chain = Chain(evil, (joint,), parameters=(symgen.describe.chain.Parameter("m", Number(1.0)),))
    text = figure_of_any(chain).write(tmp_path / "f.tex").read_text()
    first, second, *_ = text.splitlines()
    assert first.startswith("% Figure of n")
    assert second == "\\documentclass[tikz,border=2mm]{standalone}"
    assert "m" in re.findall(r"\{\$(.*?)\$\}", text)


def test_the_same_chain_gives_the_same_figure():
    """In processes that order sets differently."""
    program = (
        "import sys, hashlib; from symgen.pipeline import chain_figure; f = chain_figure(sys.argv[1]);"
        "print(hashlib.sha256((f.to_svg() + f.to_tikz()).encode()).hexdigest())"
    )
    found = {
        subprocess.run(
            [sys.executable, "-c", program, str(EXAMPLES / "panda.yaml")],
            env={**os.environ, "PYTHONHASHSEED": seed}, capture_output=True, text=True, check=True,
        ).stdout
        for seed in ("1", "2")
    }  # fmt: skip
    assert len(found) == 1


@pytest.mark.parametrize(
    ("latex", "shown"),
    [
        (r"\theta_{1}", [("θ", True, 0), ("1", False, -1)]),
        (r"\ddot{q}_{2}", [("q\u0308", True, 0), ("2", False, -1)]),
        (r"q_{\mathrm{a\_b}}", [("q", True, 0), ("a_b", False, -1)]),
        (r"k_{3}\,R^{2}", [("k", True, 0), ("3", False, -1), ("\u2009R", True, 0), ("2", False, 1)]),
        (r"\mathbf{g}", [("g", False, 0)]),
        (r"\vartheta", [("ϑ", True, 0)]),
        (r"\unknown_{\mathrm{x}", [("unknown", True, 0), ("x", False, -1)]),
        ("", []),
    ],
)
def test_formulas_become_runs_of_letters(latex, shown):
    assert [(run.text, run.italic, run.level) for run in runs(latex)] == shown


def test_documents_have_the_figure():
    """LaTeX and HTML hold it, Markdown refers to its file, text goes without."""
    figure = figure_of("two_link")
    assert figure.to_svg() in written("two_link", "html")
    assert "\\usepackage{tikz}" in written("two_link", "latex")
    assert figure.to_tikz() in written("two_link", "latex")
    assert "svg" not in written("two_link", "markdown")
    assert written("two_link").count("\n") > 30


def test_derive_writes_the_figure_beside_markdown(tmp_path, capsys):
    path = tmp_path / "arm.md"
    assert main(["derive", str(EXAMPLES / "two_link.yaml"), "-o", str(path)]) == 0
    assert "![Figure of two_link](<arm.svg>)" in path.read_text()
    assert (tmp_path / "arm.svg").read_text() == figure_of("two_link").to_svg()


def test_the_command_writes_figures(tmp_path, capsys):
    chain = str(EXAMPLES / "puma560.yaml")
    for name, begin in (("a.svg", "<svg"), ("new/a.TEX", "% Figure of puma560")):
        assert main(["figure", chain, "--q", "elbow=-0.5", "-o", str(tmp_path / name)]) == 0
        assert (tmp_path / name).read_text().startswith(begin)
    for words, told in (
        (["-o", "a.png"], "-o: a.png: a figure is written as .svg or .tex"),
        (["--q", "elbo=1"], "nothing is called 'elbo' (did you mean 'elbow'?)"),
        (["--q", "1,2"], "--q"),
        (["--q", "elbow=nan", "-o", str(tmp_path / "b.svg")], "q: elbow is nan, which is not finite"),
    ):
        assert main(["figure", chain, *words]) == 1
        assert told in capsys.readouterr().err
    assert not (tmp_path / "b.svg").exists()


def test_coordinates_are_checked():
    chain = chain_of("two_link")
    with pytest.raises(ArgumentError, match=r"no joint 'elbo' that moves \(did you mean 'elbow'\?\)"):
        chain_figure(chain, {"elbo": 1.0})
    with pytest.raises(ArgumentError, match="2 coordinates are wanted"):
        chain_figure(chain, [1.0])
    with pytest.raises(ArgumentError, match="not finite"):
        chain_figure(chain, [1.0, float("nan")])
    with pytest.raises(ArgumentError, match=r"written as \.svg or \.tex"):
        chain_figure(chain).write("a.png")


@pytest.mark.parametrize("turns", [3, 1000, 1e300])
def test_angles_of_many_turns_are_drawn_with_two_at_most(turns):
    """An arrow has a corner each 6 degrees: 1e300 turns of them would never end."""
    figure = chain_figure(chain_of("two_link"), {"shoulder": 0.7 + math.tau * turns, "elbow": 0.5})
    most = max(len(shape.points) for shape in figure.scene.primitives if isinstance(shape, Polyline))
    assert 60 <= most <= 2 * 60 + 1


def test_the_figure_is_public():
    figure = symgen.chain_figure(EXAMPLES / "two_link.yaml")
    assert figure._repr_svg_() == figure.to_svg() == figure_of("two_link").to_svg()


@pytest.mark.needs("pdflatex", "standalone.cls", "tikz.sty", "amsmath.sty")
def test_tikz_compiles(tmp_path):
    """Of a chain with every kind of line; warnings of boxes count."""
    figure_of("loaded_tree").write(tmp_path / "a.tex")
    command = ["pdflatex", "-interaction=nonstopmode", "-halt-on-error", "a.tex"]
    said = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, timeout=120)
    assert said.returncode == 0, said.stdout[-2000:]
    assert "Overfull" not in said.stdout
    assert (tmp_path / "a.pdf").stat().st_size > 5000
