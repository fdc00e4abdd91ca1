"""The golden-file helper sees every kind of difference, and repairs it."""

from symgen.emit import emit_sources
from tests.emit.samples import pendulum
from tests.golden import differences, update


def test_fresh_files_have_no_differences(tmp_path):
    sources = emit_sources(pendulum(), "c")
    assert len(differences(sources, tmp_path)) == len(sources) == 6
    update(sources, tmp_path)
    assert differences(sources, tmp_path) == []


def test_changed_missing_and_stale_files_are_found(tmp_path):
    sources = emit_sources(pendulum(), "c")
    update(sources, tmp_path)
    (tmp_path / "check.md").write_text("a report")
    assert differences(sources, tmp_path) == []
    (tmp_path / "stale.c").write_text("")
    (tmp_path / "swing.h").unlink()
    text = (tmp_path / "swing.c").read_text()
    (tmp_path / "swing.c").write_text(text.replace("sin", "cos", 1))
    words = "\n".join(differences(sources, tmp_path))
    assert "stale.c: no longer emitted" in words
    assert "swing.h: missing" in words
    assert "swing.c: differs" in words
    update(sources, tmp_path)
    assert differences(sources, tmp_path) == []
    assert (tmp_path / "check.md").exists()
