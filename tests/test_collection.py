"""Every test is run: pytest looks into each folder of tests."""

from fnmatch import fnmatch
from pathlib import Path


def test_no_folder_of_tests_is_passed_over(request):
    patterns = request.config.getini("norecursedirs")
    folders = {path.parent.name for path in Path(__file__).parent.rglob("test_*.py")}
    assert {"compile", "derive", "emit"} <= folders
    assert [name for name in sorted(folders) if any(fnmatch(name, pattern) for pattern in patterns)] == []
