"""Some of the planted edits, which `python -m tests.check.planted_edits` plants all, and unedited C, which passes."""

import pytest

import symgen
from tests.check.planted_edits import EDITS, emitted, seen

FEW = (
    "formulas: payload capped at 1.5 kg",
    "formulas: a rule dropped",
    "formulas: static scratch",
    "motions: short steps",
    "firmware: a dead zone",
)
"""One edit of a kind."""

pytestmark = pytest.mark.needs("gcc")


@pytest.mark.parametrize("name", FEW)
def test_an_edit_is_seen_by_numbers_and_by_text(name):
    (edit,) = (edit for edit in EDITS if f"{edit.folder}: {edit.name}" == name)
    assert [bool(found) for found in seen(edit, 400)] == [True, True]


@pytest.mark.parametrize("folder", ["motions", "firmware"])
def test_unedited_files_pass(folder, tmp_path):
    chain, sources = emitted(folder)
    for source in sources:
        (tmp_path / source.name).write_text(source.text)
    report = symgen.check_model(chain, 100, source=tmp_path, optimization="debug")
    assert report.passed
    assert report.text.identical
