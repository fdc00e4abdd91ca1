"""The page on vibration runs and gives what it shows."""

import doctest
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_page_on_vibration(monkeypatch):
    monkeypatch.chdir(ROOT)
    found = doctest.testfile(str(ROOT / "docs" / "vibration.md"), module_relative=False)
    assert found.attempted > 20
    assert found.failed == 0
