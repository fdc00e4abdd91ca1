"""The README's example runs and gives the numbers that it shows."""

import doctest
import shutil
import subprocess

import pytest

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


@pytest.mark.skipif(shutil.which("gcc") is None, reason="needs gcc")
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
