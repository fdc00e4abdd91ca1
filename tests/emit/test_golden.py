"""The golden-file helper sees every kind of difference, and repairs it."""

from tests.golden import differences, update

FILES = {"c/swing.h": "double k;\n", "c/swing.c": "sin(x)\n", "manifest.json": "{}\n"}


def test_fresh_files_have_no_differences(tmp_path):
    assert len(differences(FILES, tmp_path)) == 3
    update(FILES, tmp_path)
    assert differences(FILES, tmp_path) == []


def test_changed_missing_and_stale_files_are_found(tmp_path):
    update(FILES, tmp_path)
    (tmp_path / "check.md").write_text("a report")
    assert differences(FILES, tmp_path) == []
    (tmp_path / "c" / "stale.c").write_text("")
    (tmp_path / "c" / "swing.h").unlink()
    (tmp_path / "c" / "swing.c").write_text("cos(x)\n")
    (tmp_path / "manifest.json").write_text("{} \n")
    words = "\n".join(differences(FILES, tmp_path))
    assert "stale.c: no longer emitted" in words
    assert "swing.h: missing" in words
    assert "swing.c: differs" in words
    assert "manifest.json: differs" in words
    update(FILES, tmp_path)
    assert differences(FILES, tmp_path) == []
    assert (tmp_path / "check.md").exists()


def test_files_beside_may_have_one_text_only(tmp_path):
    update({**FILES, "c/swing_2.c": "cos(x)\n"}, tmp_path)
    assert differences(FILES, tmp_path) != []
    assert differences(FILES, tmp_path, beside={"c/swing_2.c": "cos(x)\n"}) == []
    assert differences(FILES, tmp_path, beside={"c/swing_2.c": "tan(x)\n"}) != []
