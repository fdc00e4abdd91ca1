"""Sources of an earlier emission that do not fit the new header go; everything else in the folder stays."""

from pathlib import Path

from symgen.cli import main

CHAIN = str(Path(__file__).parents[2] / "examples" / "lift.yaml")


def test_older_sources_of_the_chain_are_removed(tmp_path, capsys):
    assert main(["emit", CHAIN, "--output", str(tmp_path)]) == 0
    before = {path.name for path in tmp_path.iterdir()}
    (tmp_path / "main.c").write_text('#include "lift.h"\n')
    (tmp_path / "lift_99.c").write_text("/* of somebody else */\n")
    assert main(["emit", CHAIN, "--functions", "bias", "--output", str(tmp_path)]) == 0
    after = {path.name for path in tmp_path.iterdir()}
    assert after == {"lift.h", "lift.c", "lift_vector.c", "main.c", "lift_99.c"}
    assert len(before) > 3
    assert "lift_2.c, of an earlier emission" in capsys.readouterr().out
