"""The build of the gallery: one page from end to end, and failures that are not passed over."""

import dataclasses

import pytest

from examples.gallery import run
from examples.gallery.comparison import Comparison
from symgen.describe.examples import chapters, example


def test_a_page_has_figure_motion_results_source_and_equations(tmp_path, capsys):
    assert run.main(["inertia_wheel_pendulum", "-o", str(tmp_path)]) == 0
    assert "[1/1] inertia_wheel_pendulum: done in " in capsys.readouterr().out
    page = (tmp_path / "inertia_wheel_pendulum.html").read_text(encoding="utf-8")
    assert page.count("<figure") == 2
    assert page.count("<svg") == 1
    for name in ("inertia_wheel_pendulum.gif", "inertia_wheel_pendulum.png"):
        assert f'src="{name}"' in page
        assert (tmp_path / name).stat().st_size > 1000
    assert "<td>Spong, Corke and Lozano (2001)</td><td>5 terms</td><td>0 terms differ</td>" in page
    assert "Automatica 37(11)" in page
    assert "Equations of motion" in page
    index = (tmp_path / "index.html").read_text(encoding="utf-8")
    assert all(f'href="{mechanism.name}.html"' in index for chapter in chapters() for mechanism in chapter.examples)
    assert "Spong, Corke and Lozano (2001): 0 terms differ" in index


def test_an_unknown_name_is_refused(capsys):
    with pytest.raises(SystemExit, match="2"):
        run.main(["acrobat"])
    assert "no mechanism or notebook acrobat; there are double_pendulum, " in capsys.readouterr().err


def test_a_comparison_that_does_not_hold_fails_after_its_page_is_written(tmp_path, monkeypatch):
    wheel = example("inertia_wheel_pendulum")
    short = dataclasses.replace(wheel.motion, duration=0.2)
    monkeypatch.setattr(run, "compare", lambda _: (Comparison("a book", "1 term", 1.0, unit="terms"),))
    wrong = dataclasses.replace(wheel, motion=short)
    with pytest.raises(AssertionError, match="a book: 1 terms"):
        run.build_mechanism(wrong, tmp_path)
    assert (tmp_path / "inertia_wheel_pendulum.html").exists()
