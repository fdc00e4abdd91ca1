"""The README's example runs and gives the numbers that it shows."""

import doctest

import pytest

from tests.golden_examples import ROOT

README = ROOT / "README.md"


def test_numbers_in_the_readme_are_what_comes_out(monkeypatch):
    monkeypatch.chdir(ROOT)
    found = doctest.testfile(str(README), module_relative=False, optionflags=doctest.NORMALIZE_WHITESPACE)
    assert found.attempted > 5
    assert found.failed == 0


@pytest.mark.parametrize("name", ["two_link"])
def test_chain_in_the_readme_is_the_example(name):
    block = README.read_text().split("```yaml\n")[1].split("```")[0]
    assert block == (ROOT / "examples" / f"{name}.yaml").read_text()
