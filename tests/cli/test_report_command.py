"""`symgen report`: one page with every section, the same bytes twice, nothing written on errors, use in a browser."""

import json
import re
from pathlib import Path

import numpy as np
import pytest

import symgen
from symgen.cli import main
from symgen.describe.load import loads_chain
from symgen.errors import ArgumentError, BuildError, ReportWarning
from tests.viewer.browser import Page, browsed

PENDULUM = "examples/pendulum.yaml"
TABLE = """
symgen: 1
name: sliders
description: "Two masses on a table </script><b>x</b> & more"
gravity: [0, 0, 0]
joints:
  - {name: x, type: prismatic, place: {xyz: [0, 0, 0], axis: [1, 0, 0]}, mass: 1, friction: {coulomb: 0.1}}
  - {name: y, type: prismatic, place: {xyz: [0, 0, 0], axis: [0, 1, 0]}, mass: 2}
"""


@pytest.fixture(scope="module")
def written(tmp_path_factory, repository_root):
    path = tmp_path_factory.mktemp("report") / "pendulum.html"
    model = symgen.build_model(repository_root / PENDULUM, "numpy")
    report = symgen.check_model(
        repository_root / PENDULUM, 5, functions=["bias", "position_tip"], targets=[("numpy", "float64")]
    )
    return symgen.write_report(model, path, check=report, q={"swing": 1.2}, duration=2.0), model, report


@pytest.fixture(scope="module")
def repository_root():
    return Path(__file__).parents[2]


def sections(text):
    return re.findall(r"<h2>(.*?)</h2>", text)


def test_a_page_has_all_sections(written):
    path, model, _ = written
    text = path.read_text(encoding="utf-8")
    page = Page(text)
    assert page.title == "pendulum"
    assert sections(text) == ["Figure", "The chain in space", "Motion", "Equations", "Operation counts", "Check"]
    assert {"canvas", "math", "svg", "table", "input"} <= set(page.tags)
    assert ("name", "viewport") in page.attributes
    assert len(page.scene["film"]["t"]) == 151
    assert all(f"<td>{name}(" in text for name in model.operations)
    assert "passed; " in text
    assert text.count("<h1>") == text.count('class="chain-figure"') == 1
    assert "A slender rod on a pin; it hangs down at zero" in text
    assert len(text) < 300_000


def test_a_page_needs_no_network(written):
    """Names of namespaces are no addresses that are fetched."""
    text = re.sub(r' xmlns="http://www.w3.org/[\w/]+"', "", written[0].read_text(encoding="utf-8"))
    assert not re.search(r"https?:|url\((?!#|.data:font/)|@import|\bfetch\b|XMLHttpRequest|\bimport\b", text)
    page = Page(text)
    loaded = {"src", "srcset", "data", "action"}
    assert not {name for name, _ in page.attributes} & loaded
    assert all(value.startswith("#") for name, value in page.attributes if name == "href")
    names = [value for name, value in page.attributes if name == "id"]
    assert len(names) == len(set(names))


def test_the_same_chain_gives_the_same_bytes(written, tmp_path):
    path, model, report = written
    again = symgen.write_report(model, tmp_path / "a.html", check=report, q=[1.2], duration=2.0)
    assert again.read_bytes() == path.read_bytes()


def test_texts_are_data(tmp_path):
    chain = loads_chain(TABLE)
    options = {"check": False, "target": "numpy", "duration": 1.0}
    text = symgen.write_report(chain, tmp_path / "a.html", title="<i>&</i>", **options).read_text(encoding="utf-8")
    page = Page(text)
    assert page.title == "<i>&</i>"
    assert "<h1>&lt;i&gt;&amp;&lt;/i&gt;</h1>" in text
    assert "&lt;/script&gt;&lt;b&gt;x&lt;/b&gt; &amp; more" in text
    assert not {"b", "i"} & set(page.tags)


def test_the_command_writes_and_says_so(tmp_path, capsys):
    path = tmp_path / "new" / "p.html"
    quick = ["--target", "numpy", "--duration", "0.5", "--q", "swing=45 deg"]
    assert main(["report", PENDULUM, "-o", str(path), "--no-check", *quick]) == 0
    assert capsys.readouterr().out.startswith(f"{path} written, ")
    text = path.read_text(encoding="utf-8")
    assert sections(text) == ["Figure", "The chain in space", "Motion", "Equations", "Operation counts"]
    assert Page(text).scene["sliders"][0][4] == pytest.approx(np.pi / 4)
    assert main(["report", PENDULUM, "-o", str(path), "--no-check", "--no-simulate", "--target", "numpy"]) == 0
    text = path.read_text(encoding="utf-8")
    assert sections(text) == ["Figure", "The chain in space", "Equations", "Operation counts"]
    assert "film" not in Page(text).scene
    bare = ["--no-check", "--no-simulate", "--no-equations", "--target", "numpy", "--q", "swing=90"]
    assert main(["report", PENDULUM, "-o", str(path), *bare]) == 0
    assert sections(path.read_text(encoding="utf-8")) == ["Figure", "The chain in space", "Operation counts"]
    assert "--q: swing=90 is in rad" in capsys.readouterr().err


def test_rates_and_parameters_are_chosen(tmp_path):
    """A rod of mass m thrown from its rest: its energy, m l^2/6 qd^2, is on the page of its motion."""
    path = tmp_path / "a.html"
    chosen = ["--q", "swing=0", "--qd", "swing=3", "--params", "m=2", "--duration", "0.5"]
    assert (
        main(["report", PENDULUM, "-o", str(path), "--no-check", "--no-equations", "--target", "numpy", *chosen]) == 0
    )
    text = path.read_text(encoding="utf-8")
    assert "The chain is pushed and moves without joint forces with m = 2 for 0.5 s." in text
    film = Page(text).scene["film"]["q"]
    assert film[0] == [0]
    assert film[1][0] / (0.5 / (len(film) - 1)) == pytest.approx(3.0, rel=1e-3)  # the rate falls by 1 - cos only


@pytest.mark.parametrize(
    ("options", "words"),
    [
        (["-o", "a.html", "--params", "mm=1"], "--params: nothing is called 'mm'"),
        (["-o", "a.pdf"], "-o: a.pdf: a report is written as HTML (.html), not as '.pdf'"),
        (["-o", PENDULUM + ".html", "--duration", "0"], "--duration: must be positive and finite, not 0"),
        (["-o", "a.html", "--q", "swung=1"], "--q: nothing is called 'swung' (did you mean 'swing'?)"),
        (["-o", "a.html", "--tau", "swing=sin(x)", "--no-check"], "'x' is not declared"),
        (["-o", "a.html", "--tau", "swing=1/0", "--no-check"], "symgen: tau['swing']: division by zero"),
    ],
)
def test_nothing_is_written_on_errors(options, words, tmp_path, monkeypatch, capsys, repository_root):
    monkeypatch.chdir(tmp_path)
    chain = str(repository_root / PENDULUM)
    assert main(["report", chain, "--target", "numpy", *options]) == 1
    assert words in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_a_motion_that_ends_early_is_told(tmp_path, capsys):
    """sqrt(1 - t) is no number after a second. Without a motion its forces do not matter."""
    options = ["report", PENDULUM, "--no-check", "--no-equations", "--target", "numpy", "-o", str(tmp_path / "a.html")]
    assert main([*options, "--duration", "2", "--tau", "swing=sqrt(1-t)"]) == 1
    told = capsys.readouterr()
    assert "motion: 1 of 2 s; status 6 (not finite): the run ended early" in told.out
    assert "warning: status 6 (not finite) at t = 1 s: tau of joint swing is not finite" in told.err
    assert "tau of joint swing is not finite" in (tmp_path / "a.html").read_text(encoding="utf-8")
    assert main([*options, "--no-simulate", "--tau", "swing=1/0"]) == 0


def test_wrong_arguments_are_named(tmp_path, written):
    _, model, _ = written
    with pytest.raises(ArgumentError, match=r"a report is written as \.html, not as '\.txt'"):
        symgen.write_report(model, tmp_path / "a.txt")
    with pytest.raises(ArgumentError, match="a Chain, a Model or the path of a file is wanted, not int"):
        symgen.write_report(3, tmp_path / "a.html")


def test_a_chain_that_cannot_move_has_a_reason(tmp_path):
    chain = loads_chain(TABLE.replace(", mass: 2", "").replace(", friction: {coulomb: 0.1}", ""))
    text = symgen.write_report(chain, tmp_path / "a.html", check=False, target="numpy").read_text(encoding="utf-8")
    assert "No motion was simulated. " in text
    assert "film" not in Page(text).scene


CRANE = """
symgen: 1
name: crane
gravity: [0, -9.81, 0]
joints:
  - {name: x, type: prismatic, place: {xyz: [0, 0, 0], axis: [1, 0, 0]}, mass: 2}
  - {name: swing, type: revolute, place: {xyz: [0, 0, 0]}, actuated: false}
  - {name: rope, type: prismatic, place: {xyz: [0, 0, 0], axis: [0, -1, 0]}, mass: 1}
"""
"""An overhead crane: with no rope the load is on the axis of its swing, where accelerations do not exist."""


def test_a_part_that_fails_is_named_on_the_page(tmp_path, capsys, monkeypatch):
    """The motion is singular at its start, the check meets an exception of any class; all other sections are there."""

    def broken(*arguments, **options):
        raise ZeroDivisionError("no such luck")

    chain, path = tmp_path / "crane.yaml", tmp_path / "crane.html"
    chain.write_text(CRANE)
    monkeypatch.setattr("symgen.pipeline.chain_report.check_model", broken)
    assert main(["report", str(chain), "-o", str(path), "--target", "numpy", "--json"]) == 1
    told = json.loads(capsys.readouterr().out)
    motion, check = told["failures"]
    assert motion == "the motion failed: at the start, t = 0: the acceleration of joint x is not finite"
    assert check == "the check failed: ZeroDivisionError: no such luck"
    text = path.read_text(encoding="utf-8")
    assert sections(text) == ["Figure", "The chain in space", "Motion", "Equations", "Operation counts", "Check"]
    assert all(failure[1:] in text for failure in told["failures"])
    with pytest.raises(ArgumentError):  # a start that the user chose is an argument
        symgen.write_report(loads_chain(CRANE), tmp_path / "b.html", q=[0.0], check=False, target="numpy")
    assert not (tmp_path / "b.html").exists()


def test_without_a_model_the_equations_are_there(tmp_path, monkeypatch):
    def refused(*arguments, **options):
        raise BuildError("no C compiler")

    monkeypatch.setattr("symgen.pipeline.chain_report.build_model", refused)
    with pytest.warns(ReportWarning, match="building failed: no C compiler"):
        path = symgen.write_report(loads_chain(TABLE), tmp_path / "a.html", check=False)
    text = path.read_text(encoding="utf-8")
    assert sections(text) == ["Figure", "The chain in space", "Equations", "Operation counts"]
    assert "Building failed: no C compiler" in text


USE = """
const [viewer] = viewers, told = {};
told.width = [document.documentElement.scrollWidth, document.documentElement.clientWidth];
viewer.rows[0].slider.value = -0.5;
viewer.rows[0].slider.dispatchEvent(new Event("input"));
told.tip = viewer.cells[0].map((cell) => Number(cell.textContent));
viewer.time.value = viewer.last / 2;
viewer.time.dispatchEvent(new Event("input"));
told.cursors = [...document.querySelectorAll(".plot")].map((plot) => [
  plot.dataset.left, plot.dataset.right, parseFloat(plot.querySelector(".cursor").style.left)].map(Number));
told.columns = getComputedStyle(document.querySelector(".viewer")).gridTemplateColumns.split(" ").length;
told.paper = getComputedStyle(document.body).backgroundColor;
return told;
"""


@pytest.mark.needs("chromium")
@pytest.mark.parametrize(
    ("flags", "columns", "paper"),
    [
        (["--window-size=1200,900"], 2, "rgb(255, 255, 255)"),
        (["--window-size=500,800", "--blink-settings=preferredColorScheme=0"], 1, "rgb(23, 25, 28)"),
    ],
)
def test_a_browser_shows_the_page(written, tmp_path, flags, columns, paper):
    """Wide and narrow, light and dark: the slider moves the tip, nothing is wider than the window."""
    path, model, _ = written
    wrong, seen = browsed(path.read_text(encoding="utf-8"), tmp_path, USE, *flags)
    assert wrong == ""
    np.testing.assert_allclose(seen["tip"], model.position("tip", [-0.5]), atol=0.5001e-4)  # four decimals
    for left, right, at in seen["cursors"]:
        assert at == pytest.approx(50.0 * (left + right), abs=0.01)  # the middle of the motion
    assert seen["width"][0] <= seen["width"][1]
    assert (seen["columns"], seen["paper"]) == (columns, paper)


def test_the_command_checks(tmp_path, capsys):
    """One mass on a slide: every function in C and NumPy, at the 50 states of a quick check."""
    chain = tmp_path / "bob.yaml"
    chain.write_text("symgen: 1\nname: bob\njoints: [{name: q, type: prismatic, place: {mdh: {}}, mass: 2}]\n")
    path = tmp_path / "bob.html"
    assert main(["report", str(chain), "-o", str(path), "--quick", "--duration", "0.1", "--no-equations"]) == 0
    assert "check of bob: passed; 50 states, " in capsys.readouterr().out
    text = path.read_text(encoding="utf-8")
    assert sections(text)[-1] == "Check"
    assert "<td>c float64</td>" in text or "<th>c float64</th>" in text
