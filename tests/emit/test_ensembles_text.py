"""Ensembles of fewer states than a block copy each prepared number that the block reads."""

import re

import pytest

from tests.golden_examples import FULL, GENERATED

FOLDERS = [GENERATED / name / "c" for name in FULL]
"""Of chains whose vector code is committed."""


def ensembles(folder):
    """Of each ensemble the prepared numbers that its blocks read, and those that are copied for them."""
    text = "".join(path.read_text(encoding="utf-8") for path in sorted(folder.glob("*_vector*.c")))
    blocks = re.findall(r"_BODY void (\w+_block)(?:_part\d+)?_body\(([^)]*)\)\n\{\n(.*?)\n\}\n", text, re.S)
    read = {}
    for name, _, body in blocks:
        read.setdefault(name, set()).update(int(k) for k in re.findall(r"_number\(prepared, (\d+)U", body))
    for name, body in re.findall(r"\nvoid (\w+_ensemble)\([^)]*\)\n\{\n(.*?)\n\}\n", text, re.S):
        runs = re.findall(r"_take\((\d+)U, count, \w+, [^,]+, &prepared\[(\d+)U \* count\]", body)
        copied = {k for size, first in runs for k in range(int(first), int(first) + int(size))}
        for block in set(re.findall(r"\b(\w+_block)\(", body)) & read.keys():
            yield name, read[block], copied


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.parent.name)
def test_what_is_read_is_copied(folder):
    for name, read, copied in ensembles(folder):
        assert read <= copied, name


def test_examples_with_parameters_are_among_them():
    found = [folder for folder in FOLDERS if any(len(read) > 1 for _, read, _ in ensembles(folder))]
    assert len(found) > len(FOLDERS) / 2
