"""Whatever stands in names, texts, file names and arguments: a terminal shows it, obeys nothing of it, and has room."""

import json
import os
import sys
import warnings

import pytest
from hypothesis import given
from hypothesis import strategies as st
from zoo import SWING

from symgen.cli import console, main
from symgen.describe.load import loads_chain
from symgen.describe.urdf import loads_urdf
from symgen.errors import ChainError
from symgen.text.visible import visible, visible_lines

NASTY = [
    "\x1b[2J\x1b]0;title\x07",
    "a\nb",
    "a\rb",
    "\x9b31m",
    "\u202eelbow",
    "\u2066x",
    "\u2028",
    "\ud800",
    "\ufeff",
    "\x7f",
]

LONG = "x" * 200_000


def shown(captured):
    """The lines of both streams, of which each is printable and none is endless."""
    lines = (captured.out + captured.err).split("\n")
    assert all(line.isprintable() for line in lines)
    assert max(map(len, lines)) < 3100
    assert sum(map(len, lines)) < 20_000
    return lines


def quoted(text):
    """A YAML scalar, and as good for JSON."""
    return json.dumps(text).replace("\\ud800", "?").replace("\\u007f", "\x7f")


def chain_files(text):
    """Chain files with a text where names, values, words and keys stand."""
    text = quoted(text)
    start = "symgen: 1\nname: arm\njoints:\n  - {name: a, type: revolute, place: {xyz: [0, 0, 0]}, mass: 1}\n"
    yield start.replace("arm", text)
    yield start.replace("name: a,", f"name: {text},")
    yield start.replace("revolute", text)
    yield start.replace("mass: 1", f"mass: {text}")
    yield start.replace("mass: 1", f"{text}: 1")
    yield start.replace("mass: 1", f"mass: 1, parent: {text}")
    yield start.replace("symgen: 1", f"symgen: {text}")
    yield start + f"{text}: 1\n"
    yield start + f"parameters: {{{text}: 1}}\n"
    yield start + f"parameters: {{{text}: {{value: 1, {text}: 1}}}}\n"
    yield start + f"inputs: [{text}, {text}]\n"
    yield start + f"points: {{{text}: {{joint: {text}}}}}\n"
    yield start + f"forces: {{{text}: 1}}\n"
    yield start + f"loads: [{{point: {text}, moment: [0, 0, 1]}}]\n"
    yield start + f"stiffness: [{{joints: [{text}, {text}], matrix: [[1, 0], [0, 1]]}}]\n"
    yield start + f"potential: {text}\n"
    yield f"{text}: [\n"
    yield f"!{text}\n"


@pytest.mark.parametrize("text", [*NASTY, LONG[:80_000]], ids=lambda text: ascii(text)[1:12])
def test_errors_of_the_loader(text, tmp_path, capsys):
    path = tmp_path / "arm.yaml"
    for content in chain_files(text):
        path.write_text(content, encoding="utf-8")
        assert main(["validate", str(path)]) == 1
        shown(capsys.readouterr())
        with pytest.raises(ChainError) as refused:
            loads_chain(content, "arm.yaml")
        for line in str(refused.value).split("\n"):
            assert line.isprintable()
            assert len(line) < 3000


@pytest.mark.parametrize("name", ["ab" * 100_000, "\u202ex", "&#133;&#x9b;"], ids=["long", "bidi", "control"])
def test_errors_of_urdf(name):
    links = f'<link name="{name}"/><link name="b"/>'
    joint = f'<joint name="{name}" type="{name}"><parent link="{name}"/><child link="b"/><mimic/></joint>'
    again = f'<joint name="{name}2" type="fixed"><parent link="{name}"/><child link="b"/></joint>'
    for text in (links + joint, links + joint + again, links * 2, links, f"<{'r' * 1000}/>", joint):
        for tip in (None, name * 2):
            with pytest.raises(ChainError) as refused:
                loads_urdf(f'<robot name="{name}">{text}</robot>', "arm.urdf", tip=tip)
            for line in str(refused.value).split("\n"):
                assert line.isprintable()
                assert len(line) < 3000


@pytest.mark.parametrize("text", [NASTY[0], NASTY[1], NASTY[4]], ids=lambda text: ascii(text)[1:12])
def test_names_of_files_and_arguments(text, tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    name = f"{text}.yaml"
    (tmp_path / name).write_text(SWING, encoding="utf-8")
    assert main(["validate", name]) == 0
    assert any(f"{visible(text)}.yaml: swing is valid" in line for line in shown(capsys.readouterr()))
    for arguments in (
        ["validate", f"{text}.missing"],
        ["validate", text, text],
        [text],
        ["new", text],
        ["derive", name, "--format", text],
        ["emit", name, "--functions", text],
        ["emit", name, "--plan", text],
        ["simulate", name, "--q", text],
        ["simulate", name, "--tau", f"theta={text}"],
        ["simulate", name, "--params", f"{text}=1"],
        ["simulate", name, f"--{text}"],
        ["validate", name, "--tip", text],
    ):
        assert main(arguments) in (1, 2)
        shown(capsys.readouterr())
        if "--json" not in arguments and arguments[0] in ("validate", "emit", "simulate"):
            main([*arguments, "--json"])
            shown(capsys.readouterr())


@pytest.mark.skipif(sys.platform != "linux", reason="file names of any bytes")
def test_names_of_files_that_are_no_text(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    name = os.fsdecode(b"\xff\xfe.yaml")
    (tmp_path / name).write_text(SWING)
    assert main(["validate", name]) == 0
    assert "\\udcff\\udcfe.yaml: swing is valid" in shown(capsys.readouterr())
    (tmp_path / name).write_text("x: 1")
    assert main(["validate", name]) == 1
    shown(capsys.readouterr())


def test_long_arguments(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "swing.yaml").write_text(SWING)
    for arguments in (
        ["validate", LONG],
        [LONG],
        ["new", LONG],
        ["emit", "swing.yaml", "--functions", LONG],
        ["simulate", "swing.yaml", "--q", LONG],
        ["simulate", "swing.yaml", "--params", f"{LONG}=1"],
    ):
        assert main(arguments) in (1, 2)
        shown(capsys.readouterr())


def test_lists_of_many_names_are_counted(tmp_path, capsys):
    joints = "".join(
        f"  - {{name: {'x' * 50}{k}, type: revolute, place: {{xyz: [0, 0, 1]}}, mass: 1}}\n" for k in range(60)
    )
    (tmp_path / "long.yaml").write_text(f"symgen: 1\nname: snake\njoints:\n{joints}")
    assert main(["validate", str(tmp_path / "long.yaml")]) == 0
    assert any(line.endswith(f"{'x' * 50}49, ... (10 more)") for line in shown(capsys.readouterr()))


def test_descriptions_and_warnings(capsys):
    with console.warnings_as_lines():
        warnings.warn("a\x1b[2J\nb" + LONG, stacklevel=1)
    lines = shown(capsys.readouterr())
    assert lines[0] == "warning: a\\x1b[2J"
    assert lines[1].endswith(" more characters)")


@pytest.mark.parametrize("text", ["[red]x[/red]", "[/]", "[link=https://a.b]x", "\x1b[31mx", "x\ny"])
def test_progress_takes_no_markup(text, monkeypatch, capsys):
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    monkeypatch.setenv("TERM", "dumb")
    with console.spinner(text):
        pass
    with console.bar(text, 1.0) as done:
        done(1.0)
    assert "\x1b[31m" not in capsys.readouterr().err


@given(st.text(), st.integers(0, 20))
def test_what_is_visible_is_printable_and_short(text, most):
    assert visible(text).isprintable()
    assert visible(text, most).isprintable()
    assert len(visible(text, most)) <= 10 * most + len("... (1000000 more characters)")
    assert visible_lines(text).count("\n") == text.count("\n")
    if text.isprintable():
        assert visible(text) == text
