"""Sources of an earlier emission that do not fit the new header go; everything else in the folder stays."""

import json
from pathlib import Path

import pytest

from symgen.cli import main

CHAIN = str(Path(__file__).parents[2] / "examples" / "lift.yaml")


def test_older_sources_of_the_chain_are_removed(tmp_path, capsys):
    assert main(["emit", CHAIN, "--batches", "--output", str(tmp_path)]) == 0
    before = {path.name for path in tmp_path.iterdir()}
    assert before > {
        "lift.h",
        "lift.c",
        "lift_batch.h",
        "lift_batch.c",
        "lift_vector.h",
        "lift_inline.h",
        "lift_vector.c",
    }
    includes = '#include "lift.h"\n'
    emitted = "/* lift, emitted by symgen 0.0.1 */\n"
    theirs = {
        "main.c": includes,
        "lift_control.c": includes,  # of somebody who names files like ours
        "lift_2.c.bak": emitted,
        "lift_2.cpp": emitted,
        "lift_99.c": includes,
        "my_lift_2.c": emitted,
    }
    for name, text in theirs.items():
        (tmp_path / name).write_text(text)
    (tmp_path / "lift_8.c").mkdir()
    (tmp_path / "lift_vector_7.c").write_text(emitted)  # as long functions leave it
    assert main(["emit", CHAIN, "--functions", "bias", "--output", str(tmp_path)]) == 0
    after = {path.name for path in tmp_path.iterdir()}
    assert after == {"lift.h", "lift.c", "lift_8.c", *theirs}
    for name, text in theirs.items():
        assert (tmp_path / name).read_text() == text
    (tmp_path / "lift.c").write_text("\ufeff" + (tmp_path / "lift.c").read_text(), encoding="utf-8")
    assert main(["emit", CHAIN, "--functions", "bias", "--output", str(tmp_path)]) == 0
    told = capsys.readouterr().out
    assert "lift_2.c, of an earlier emission" in told
    for name in ("vector_7.c", "vector.c", "vector.h", "inline.h", "batch.c", "batch.h"):
        assert f"lift_{name}, of an earlier emission" in told


def test_the_sources_of_another_chain_are_not_written_over(tmp_path, capsys):
    """`lift` in several files has a `lift_2.c`, and so has a chain called `lift_2`."""
    theirs = "/* lift_2, emitted by symgen 0.0.1 */\n"
    (tmp_path / "lift_2.c").write_text(theirs)
    assert main(["emit", CHAIN, "--output", str(tmp_path)]) != 0
    assert [path.name for path in tmp_path.iterdir()] == ["lift_2.c"]
    assert (tmp_path / "lift_2.c").read_text() == theirs
    assert "lift_2.c belongs to the chain 'lift_2'" in capsys.readouterr().err


@pytest.mark.parametrize("target", ["c", "numpy"])
@pytest.mark.parametrize("text", ["int mine;\n", '/* my controller, not emitted */\n#include "lift.h"\n', "lift = 1\n"])
def test_files_of_ones_own_are_not_written_over(target, text, tmp_path, capsys):
    name = {"c": "lift.c", "numpy": "lift.py"}[target]
    (tmp_path / name).write_text(text)
    assert main(["emit", CHAIN, "--functions", "bias", "--target", target, "--output", str(tmp_path)]) == 1
    assert (
        f"{name} is there, and its first line is not that of an emitted file: rename it, remove it, or"
        in capsys.readouterr().err
    )
    assert [path.name for path in tmp_path.iterdir()] == [name]
    assert (tmp_path / name).read_text() == text


def test_c_and_numpy_lie_side_by_side(tmp_path, capsys):
    c = ["emit", CHAIN, "--functions", "bias", "--output", str(tmp_path), "--json"]
    assert main(c) == 0
    (tmp_path / "lift_2.c").write_text("/* lift, emitted by symgen 0.0.1 */\n")
    before = {path: path.read_text() for path in tmp_path.iterdir()}
    capsys.readouterr()
    assert main([*c, "--target", "numpy"]) == 0
    assert json.loads(capsys.readouterr().out)["removed"] == []
    assert {path: path.read_text() for path in before} == before
    assert main(c) == 0
    assert json.loads(capsys.readouterr().out)["removed"] == [str(tmp_path / "lift_2.c")]
    assert {path.name for path in tmp_path.iterdir()} == {"lift.h", "lift.c", "lift.py"}
