"""The recorded faults can be planted in today's code; `make nightly` does it, and `make test` must notice each."""

import re

import pytest

from tests.faults.patches import FAULTS, read

PATCHES = sorted(FAULTS.glob("*.patch"))


def test_there_are_faults():
    assert len(PATCHES) >= 30


@pytest.mark.parametrize("path", PATCHES, ids=lambda path: path.stem)
def test_a_fault_can_be_planted(path, repository):
    """Where code moves, its patch moves with it; a patch goes when the code that could be wrong has gone."""
    patch = read(path)
    assert patch.fault
    assert patch.hunks
    planted = patch.planted(repository)
    assert all(text != file.read_text(encoding="utf-8") for file, text in planted.items())
    for file, text in planted.items():
        if file.suffix == ".py":
            compile(text, str(file), "exec")
    assert patch.tests
    for test in patch.tests:
        file, _, name = test.partition("::")
        assert re.search(
            rf"^def {name.partition('[')[0]}\(", (repository / file).read_text(encoding="utf-8"), re.MULTILINE
        )


def test_lines_that_have_gone_are_noticed(tmp_path):
    (tmp_path / "a.py").write_text("x = 1\ny = 2\n")
    (tmp_path / "f.patch").write_text(
        "Fault: one\nCaught-by: t.py::test\n\n--- a/a.py\n+++ b/a.py\n@@ -1 +1 @@\n-x = 1\n+x = 3\n"
    )
    patch = read(tmp_path / "f.patch")
    assert (patch.fault, patch.tests) == ("one", ("t.py::test",))
    assert patch.planted(tmp_path) == {tmp_path / "a.py": "x = 3\ny = 2\n"}
    (tmp_path / "a.py").write_text("x = 1\nx = 1\n")
    with pytest.raises(LookupError, match="stand 2 times"):
        patch.planted(tmp_path)
