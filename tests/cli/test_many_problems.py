"""A file with thousands of problems: the first hundred are printed, and how many there are."""

import json

import pytest

from symgen.cli import main

HEAD = "symgen: 1\nname: arm\njoints: [{name: a, type: revolute, place: {xyz: [0, 0, 0]}, mass: 1, com: [1, 0, 0]}]\n"


@pytest.fixture
def chain(tmp_path):
    path = tmp_path / "arm.yaml"
    path.write_text(HEAD + "".join(f"nme{k}: {k}\n" for k in range(3000)))
    return str(path)


def test_the_first_hundred_and_a_count_are_printed(chain, capsys):
    assert main(["validate", chain]) == 1
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 102
    assert lines[0].startswith(f"{chain}:4:1: unknown key 'nme0'")
    assert lines[99].startswith(f"{chain}:103:1: unknown key 'nme99'")
    assert lines[100:] == ["... and 2900 more; the first 100 of 3000 are shown", "3000 problems found"]


def test_scripts_get_a_hundred_and_the_count(chain, capsys):
    assert main(["validate", chain, "--json"]) == 1
    found = json.loads(capsys.readouterr().out)
    assert (found["valid"], found["count"], len(found["problems"])) == (False, 3000, 100)
    assert found["problems"][99]["line"] == 103


def test_remarks_are_limited_too(tmp_path, capsys):
    path = tmp_path / "arm.yaml"
    path.write_text(HEAD + "parameters:\n" + "".join(f"  p{k}: {k}\n" for k in range(300)))
    assert main(["validate", str(path)]) == 0
    lines = capsys.readouterr().err.splitlines()
    assert len(lines) == 101
    assert lines[100].endswith("200 more remarks; the first 100 of 300 are shown")
