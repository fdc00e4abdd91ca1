"""The campaign of exact rest, short: the table, the verdict, and that a creeping joint is seen."""

from __future__ import annotations

from benchmarks import rest


def test_a_short_campaign_of_one_joint(tmp_path, monkeypatch):
    monkeypatch.setattr(rest, "puma", rest.arm)
    assert rest.main(["--steps", "2000", "--output", str(tmp_path / "REST.md")]) == 0
    text = (tmp_path / "REST.md").read_text()
    assert text.count("| one_joint |") == 8
    assert "| 2,000 | 0.0 | 0.0 | 0 | moves |" in text


def test_what_creeps_is_no_success(tmp_path, monkeypatch):
    monkeypatch.setattr(rest, "puma", rest.arm)
    monkeypatch.setattr(rest, "BELOW", 1.0001)
    assert rest.main(["--steps", "2000", "--output", str(tmp_path / "REST.md")]) == 1
