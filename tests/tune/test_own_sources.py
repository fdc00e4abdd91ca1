"""The hash of symgen's own files: the same until one of them changes, and read once."""

import os
from pathlib import Path

import pytest

import symgen
from symgen.emit.templates import template_folder
from symgen.pipeline.own_sources import hash_of_files, own_sources


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
    first = hash_of_files([folder])
    assert len(kept(folder)) == 1
    monkeypatch.setattr(Path, "read_bytes", forbidden_inside(folder))
    assert hash_of_files([folder]) == first


def forbidden_inside(folder):
    read = Path.read_bytes

    def reading(path):
        assert folder not in path.parents, f"{path.name} was read again"
        return read(path)

    return reading


def test_an_edit_is_seen_even_where_size_and_time_of_modification_stay(folder):
    first = hash_of_files([folder])
    path = folder / "inner" / "some.py"
    times = path.stat().st_atime_ns, path.stat().st_mtime_ns
    path.write_text("x = 2\n")
    os.utime(path, ns=times)
    assert hash_of_files([folder]) != first


@pytest.mark.parametrize("name", ["another.py", "inner/page.j2"])
def test_a_new_file_counts(folder, name):
    first = hash_of_files([folder])
    (folder / name).write_text("")
    assert hash_of_files([folder]) != first


def test_what_is_no_source_does_not_count(folder):
    first = hash_of_files([folder])
    for name in ("__pycache__/some.py", "notes.txt"):
        (folder / name).parent.mkdir(exist_ok=True)
        (folder / name).write_text("")
    assert hash_of_files([folder]) == first


def test_the_same_files_elsewhere_have_the_same_hash(folder):
    first = hash_of_files([folder])
    folder.rename(folder.parent / "elsewhere")
    assert hash_of_files([folder.parent / "elsewhere"]) == first
    assert len(kept(folder)) == 2


def test_a_name_is_part_of_it(folder):
    first = hash_of_files([folder])
    (folder / "page.j2").rename(folder / "pages.j2")
    assert hash_of_files([folder]) != first


def test_damaged_and_missing_caches_only_cost_time(folder, monkeypatch):
    first = hash_of_files([folder])
    (entry,) = (folder.parent / "cache").iterdir()
    entry.write_text("")
    assert hash_of_files([folder]) == first
    monkeypatch.setenv("SYMGEN_CACHE", str(folder / "page.j2" / "below"))
    assert hash_of_files([folder]) == first


def test_of_symgen_it_is_that_of_its_package_and_its_templates(monkeypatch, tmp_path):
    monkeypatch.setenv("SYMGEN_CACHE", str(tmp_path))
    assert own_sources() == hash_of_files([Path(symgen.__file__).parent, template_folder()])
