"""The hash of symgen's own files: the same until one of them changes, and read once."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import symgen
from symgen.emit.templates import template_folder
from symgen.pipeline.source_fingerprint import hash_of_files, own_sources

NEVER = 1 << 70
"""ns, when no file has changed yet."""

EDITED = """
import symgen, symgen.emit.source, pathlib, sys
path = pathlib.Path(symgen.emit.source.__file__)
path.write_text(path.read_text().replace("emitted by symgen {", "written by symgen {"))
from symgen.pipeline import emit_sources
print(emit_sources(sys.argv[1], "numpy", functions=["bias"])[0].text.partition("\\n")[0])
"""
"""Edits a source between its import and the first emission."""


@pytest.fixture
def folder(tmp_path, monkeypatch):
    monkeypatch.setenv("SYMGEN_CACHE", str(tmp_path / "cache"))
    package = tmp_path / "package"
    (package / "inner").mkdir(parents=True)
    (package / "inner" / "some.py").write_text("x = 1\n")
    (package / "page.j2").write_text("{{ x }}\n")
    return package


def kept(folder):
    return sorted(path.name for path in (folder.parent / "cache").iterdir())


def test_files_are_read_once(folder, monkeypatch):
    first = hash_of_files([folder], NEVER)
    assert len(kept(folder)) == 1
    monkeypatch.setattr(Path, "read_bytes", forbidden_inside(folder))
    assert hash_of_files([folder], NEVER) == first


def forbidden_inside(folder):
    read = Path.read_bytes

    def reading(path):
        assert folder not in path.parents, f"{path.name} was read again"
        return read(path)

    return reading


def test_an_edit_is_seen_even_where_size_and_time_of_modification_stay(folder):
    first = hash_of_files([folder], NEVER)
    path = folder / "inner" / "some.py"
    times = path.stat().st_atime_ns, path.stat().st_mtime_ns
    path.write_text("x = 2\n")
    os.utime(path, ns=times)
    assert hash_of_files([folder], NEVER) != first


@pytest.mark.parametrize("name", ["another.py", "inner/page.j2"])
def test_a_new_file_counts(folder, name):
    first = hash_of_files([folder], NEVER)
    (folder / name).write_text("")
    assert hash_of_files([folder], NEVER) != first


def test_what_is_no_source_does_not_count(folder):
    first = hash_of_files([folder], NEVER)
    for name in ("__pycache__/some.py", "notes.txt"):
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text("")
    assert hash_of_files([folder], NEVER) == first


def test_the_same_files_elsewhere_have_the_same_hash(folder):
    first = hash_of_files([folder], NEVER)
    folder.rename(folder.parent / "elsewhere")
    assert hash_of_files([folder.parent / "elsewhere"], NEVER) == first
    assert len(kept(folder)) == 2


def test_a_name_is_part_of_it(folder):
    first = hash_of_files([folder], NEVER)
    (folder / "page.j2").rename(folder / "pages.j2")
    assert hash_of_files([folder], NEVER) != first


def test_damaged_and_missing_caches_only_cost_time(folder, monkeypatch):
    first = hash_of_files([folder], NEVER)
    (entry,) = (folder.parent / "cache").iterdir()
    entry.write_text("")
    assert hash_of_files([folder], NEVER) == first
    monkeypatch.setenv("SYMGEN_CACHE", str(folder / "page.j2" / "below"))
    assert hash_of_files([folder], NEVER) == first


def test_of_symgen_it_is_that_of_its_package_and_its_templates(monkeypatch, tmp_path):
    monkeypatch.setenv("SYMGEN_CACHE", str(tmp_path))
    assert own_sources() == hash_of_files([Path(symgen.__file__).parent, template_folder()], NEVER)


def test_without_a_hash_when_a_file_has_changed_since(folder):
    moment = max(path.stat().st_ctime_ns for path in folder.rglob("*.*"))
    assert hash_of_files([folder], moment) == hash_of_files([folder], NEVER)
    assert hash_of_files([folder], moment - 1) is None


def test_code_of_old_sources_is_not_kept_for_new_ones(tmp_path, repository):
    """A notebook that has imported symgen, an edit or an update, and then the first emission."""
    for name in ("symgen", "templates"):
        shutil.copytree(repository / name, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__"))
    environment = {**os.environ, "PYTHONPATH": str(tmp_path), "SYMGEN_CACHE": str(tmp_path / "cache")}
    chain = str(repository / "examples" / "pendulum.yaml")
    again = EDITED.replace("path.write_text", "len")
    first, second = (
        subprocess.run(
            [sys.executable, "-c", code, chain],
            env=environment,
            cwd=tmp_path,
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for code in (EDITED, again)
    )
    lines = (f"# pendulum, {verb} by symgen {symgen.__version__}\n" for verb in ("emitted", "written"))
    assert (first, second) == tuple(lines)
