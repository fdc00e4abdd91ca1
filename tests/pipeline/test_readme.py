"""The README's example runs and gives the numbers that it shows."""

import doctest
import importlib
import re
import shlex
import shutil
import subprocess

import pytest

from symgen.cli import main
from symgen.cli.emit import compile_commands
from symgen.cli.parser import COMMANDS, Parser
from tests.golden_examples import ROOT

README = ROOT / "README.md"


def test_numbers_in_the_readme_are_what_comes_out(monkeypatch):
    monkeypatch.chdir(ROOT)
    found = doctest.testfile(str(README), module_relative=False, optionflags=doctest.NORMALIZE_WHITESPACE)
    assert found.attempted > 5
    assert found.failed == 0


def blocks(language):
    return [part.split("```")[0] for part in README.read_text().split(f"```{language}\n")[1:]]


def test_chains_in_the_readme_are_those_of_the_examples():
    whole, part = blocks("yaml")
    assert whole == (ROOT / "examples" / "two_link.yaml").read_text()
    assert part in (ROOT / "examples" / "lift.yaml").read_text()


@pytest.mark.needs("gcc")
def test_the_program_in_the_readme_ends_at_rest(tmp_path):
    (program,) = [block for block in blocks("c") if "main" in block]
    (tmp_path / "main.c").write_text(program)
    emitted = ROOT / "generated" / "two_link" / "c"
    sources = [str(emitted / name) for name in ("two_link.c", "two_link_2.c")]
    strict = ["-std=c99", "-O1", "-Wall", "-Wextra", "-pedantic", "-Werror"]
    command = ["gcc", *strict, f"-I{emitted}", "main.c", *sources, "-lm", "-o", "main"]
    subprocess.run(command, cwd=tmp_path, check=True)
    found = subprocess.run([str(tmp_path / "main")], check=True, capture_output=True, text=True)
    assert found.stdout.strip() == "modes 0 0, rates 0 0"
    assert found.stdout.strip() in program.split("return 0;")[1]


def additions(model, function):
    """Those of an emitted function, as its header counts them."""
    header = (ROOT / "generated" / model / "c" / f"{model}.h").read_text()
    before = re.split(rf"\b{model}_{function}\(", header)[0]
    return re.findall(r"Operations: (.*) add,", before)[-1]


def test_bounds_in_the_readme_are_those_of_the_headers():
    text = " ".join(README.read_text().split())
    assert f"{additions('two_link', 'step')} additions here" in text
    assert f"{additions('puma560_friction', 'step')} for a PUMA 560 with friction" in text
    feed_forward = additions("puma560_friction", "friction_inverse_dynamics")
    assert feed_forward.isdigit()
    assert f"no loops: {feed_forward} additions" in text


def shell_lines():
    """The commands that the README shows, without their comments."""
    outside = re.sub(r"```.*?```", "", README.read_text(), flags=re.DOTALL)
    found = [line.split(" # ")[0].strip() for line in outside.splitlines() if line.startswith("    ")]
    return [shlex.split(line) for line in found if line]


QUICK = {"check": ["--faults", "5", "--samples", "60"], "tune": ["--trials", "30", "--functions", "mass_matrix"]}
"""What makes a command of the README short; the last of two options counts."""


def test_commands_in_the_readme_run_in_their_order(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    shutil.copytree(ROOT / "examples", "examples")
    shown = [words[1:] for words in shell_lines() if words[0] == "symgen"]
    assert {"new", "validate", "derive", "emit", "check", "simulate", "tune", "bench"} <= {name for name, *_ in shown}
    for words in shown:
        if words[0] == "bench":
            continue
        assert main([*words, *QUICK.get(words[0], [])]) == 0, (words, capsys.readouterr().err)
    assert (tmp_path / "motion.png").stat().st_size > 0


def test_every_command_in_the_readme_is_one():
    targets = re.findall(r"^([a-z]+):", (ROOT / "Makefile").read_text(), flags=re.MULTILINE)
    for program, *words in shell_lines():
        assert program in ("symgen", "make", "gcc")
        if program == "make":
            assert set(words) <= set(targets)
        if program == "symgen":
            assert words[0] in COMMANDS
            command = importlib.import_module(f"symgen.cli.{words[0]}")
            reader = Parser(prog="symgen")
            command.options(reader)
            reader.parse_args(words[1:])
    for target in re.findall(r"`make ([a-z]+)`", README.read_text()):
        assert target in targets


@pytest.mark.needs("gcc")
def test_compilers_in_the_readme_compile(tmp_path):
    shutil.copytree(ROOT / "generated" / "two_link" / "c", tmp_path / "c")
    (program,) = [block for block in blocks("c") if "main" in block]
    (tmp_path / "c" / "main.c").write_text(program)
    lines = [words for words in shell_lines() if words[0] == "gcc"]
    assert len(lines) == 3
    printed = compile_commands("two_link", sorted(path.name for path in (tmp_path / "c").glob("two_link*")))
    assert [lines[0], lines[2]] == [shlex.split(command, comments=True) for command in printed]
    for words in lines:
        subprocess.run(
            shlex.join(words).replace("'two_link*.c'", "two_link*.c"), shell=True, cwd=tmp_path / "c", check=True
        )
