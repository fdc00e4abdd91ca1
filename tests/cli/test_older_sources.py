"""Sources of an earlier emission that do not fit the new header go; everything else in the folder stays."""

from pathlib import Path

from symgen.cli import main

CHAIN = str(Path(__file__).parents[2] / "examples" / "lift.yaml")


def test_older_sources_of_the_chain_are_removed(tmp_path, capsys):
    assert main(["emit", CHAIN, "--output", str(tmp_path)]) == 0
    before = {path.name for path in tmp_path.iterdir()}
    assert len(before) > 3
    includes = '#include "lift.h"\n'
    theirs = {
        "main.c": includes,
        "lift_control.c": includes,  # of somebody who names files like ours
        "lift_2.c.bak": includes,
        "lift_2.cpp": includes,
        "lift_99.c": "/* of somebody else */\n",
        "my_lift_2.c": includes,
    }
    for name, text in theirs.items():
        (tmp_path / name).write_text(text)
    (tmp_path / "lift_8.c").mkdir()
    (tmp_path / "lift_vector_7.c").write_text(includes)  # as long functions leave it
    assert main(["emit", CHAIN, "--functions", "bias", "--output", str(tmp_path)]) == 0
    after = {path.name for path in tmp_path.iterdir()}
    assert after == {"lift.h", "lift.c", "lift_vector.c", "lift_8.c", *theirs}
    for name, text in theirs.items():
        assert (tmp_path / name).read_text() == text
    told = capsys.readouterr().out
    assert "lift_2.c, of an earlier emission" in told
    assert "lift_vector_7.c, of an earlier emission" in told


def test_the_sources_of_another_chain_are_not_written_over(tmp_path, capsys):
    """`lift` in several files has a `lift_2.c`, and so has a chain called `lift_2`."""
    theirs = '#include "lift_2.h"\n'
    (tmp_path / "lift_2.c").write_text(theirs)
    assert main(["emit", CHAIN, "--output", str(tmp_path)]) != 0
    assert [path.name for path in tmp_path.iterdir()] == ["lift_2.c"]
    assert (tmp_path / "lift_2.c").read_text() == theirs
    assert "lift_2.c belongs to the chain 'lift_2'" in capsys.readouterr().err
