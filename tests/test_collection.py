"""Every test is run: pytest looks into each folder of tests."""

import re
from fnmatch import fnmatch
from pathlib import Path

from tests.conftest import is_nightly, nightly_tests


def test_no_folder_of_tests_is_passed_over(request):
    patterns = request.config.getini("norecursedirs")
    folders = {path.parent.name for path in Path(__file__).parent.rglob("test_*.py")}
    assert {"compile", "derive", "emit"} <= folders
    assert [name for name in sorted(folders) if any(fnmatch(name, pattern) for pattern in patterns)] == []


def test_what_is_left_to_the_night_exists(repository):
    """Cases are looked for by their test: a name that has gone would leave its place in the list."""
    for name in nightly_tests():
        file, _, test = name.partition("[")[0].partition("::")
        text = (repository / file).read_text(encoding="utf-8")
        assert not test or re.search(rf"^def {test}\(", text, re.MULTILINE), name


def test_what_is_left_to_the_night_is_known_by_its_name():
    assert is_nightly("tests/gallery/test_run.py::test_any[case]")
    assert is_nightly("tests/cli/test_wheel.py::test_any")
    assert is_nightly("tests/simulate/test_event_driven.py::test_runs_end_where_exact_ones_do[driven]")
    assert not is_nightly("tests/simulate/test_event_driven.py::test_runs_end_where_exact_ones_do[equal]")
    assert not is_nightly("tests/test_collection.py::test_what_is_left_to_the_night_is_known_by_its_name")
