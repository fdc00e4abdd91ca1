"""The nightly run: its parts exist, and its table keeps the rows of parts that did not run."""

from tests import nightly
from tests.nightly import Part, parts, plain, record, run


def test_parts_are_there(repository):
    for part in parts(2).values():
        for word in part.command:
            if word.startswith("tests/"):
                assert (repository / word).is_file()
        module = part.command[part.command.index("-m") + 1].split(".")
        if module[0] in ("tests", "benchmarks", "examples"):
            path = repository.joinpath(*module)
            assert path.with_suffix(".py").is_file() or (path / "__main__.py").is_file()


def test_rows_stay_where_they_are(tmp_path, monkeypatch):
    monkeypatch.setattr(nightly, "TABLE", tmp_path / "NIGHTLY.md")
    order = ["tests", "faults", "hash"]
    for name in ("hash", "tests"):
        record(name, f"| {name} | one |", order)
    record("hash", "| hash | other |", order)
    assert (tmp_path / "NIGHTLY.md").read_text().splitlines()[-2:] == ["| tests | one |", "| hash | other |"]


def test_a_part_says_what_it_found():
    code, words, _ = run(Part("", ("-c", "print('7 found\\n| a | b |'); raise SystemExit(3)")))
    assert (code, words) == (3, "7 found")
    assert plain("=== 7 passed, 1 skipped in 12.34s (0:00:12) ===") == "7 passed, 1 skipped"
