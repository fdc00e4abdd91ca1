"""What is loaded belongs to the user and can be changed by nobody else; where it does not, a private folder serves."""

import json
import os
import signal
import stat
import subprocess
import sys
import tempfile
import time
import warnings
from contextlib import contextmanager
from pathlib import Path

import pytest
from zoo import SWING

from symgen.compile import folders
from symgen.compile.cache import cached, content, seal
from symgen.compile.compiler import find_compiler
from symgen.compile.folders import ABANDONED, BUILDING, DistrustedError, building, cache_folder, check_folder, trusted
from symgen.compile.library import compile_c, load_native
from symgen.describe.load import loads_chain
from symgen.emit.source import SourceFile
from symgen.errors import BuildError, BuildWarning
from symgen.options import Options
from symgen.pipeline import build_model

SOURCE = "int twice(int x);\nint twice(int x) { return 2 * x; }\n"
DECLARATIONS = "int twice(int x);"
UNIT = (SourceFile("twice.c", SOURCE),)

INTRUDER = """
#include <stdio.h>
__attribute__((constructor)) static void intrude(void) { FILE *file = fopen("%s", "w"); if (file) fclose(file); }
int twice(int x);
int twice(int x) { return 3 * x; }
"""
"""A library that leaves a mark as soon as it is loaded."""


@pytest.fixture(autouse=True)
def cache(tmp_path, monkeypatch):
    folder = tmp_path / "cache"
    monkeypatch.setenv("SYMGEN_CACHE", str(folder))
    monkeypatch.setattr(folders, "_private", {})
    return folder


@pytest.fixture
def home(tmp_path, monkeypatch):
    """A home of the user's, whose cache folder is used."""
    folder = tmp_path / "home"
    folder.mkdir()
    monkeypatch.delenv("SYMGEN_CACHE")
    monkeypatch.delenv("XDG_CACHE_HOME", raising=False)
    monkeypatch.setenv("HOME", str(folder))
    return folder


def library(folder, text, name="other"):
    """A shared library of a text, sealed as entries of the cache are."""
    source, made = folder / f"{name}.c", folder / f"{name}.so"
    source.write_text(text)
    subprocess.run([*find_compiler().command, "-shared", "-fPIC", "-o", str(made), str(source)], check=True)
    made.write_bytes(made.read_bytes() + seal(made.read_bytes()))
    return made.read_bytes()


def written(folder):
    (folder / "made").write_bytes(b"built")
    return folder / "made"


@contextmanager
def unprivileged(*theirs):
    """As a user whom permissions bind, to whom the paths belong: root is another one for the time being."""
    if os.geteuid():
        yield
        return
    for path in theirs:
        os.chown(path, 65534, 65534)
    os.seteuid(65534)
    try:
        yield
    finally:
        os.seteuid(0)


def opened_to_others(entry):
    entry.chmod(0o666)


def folder_opened_to_others(entry):
    entry.parent.chmod(0o777)


def folder_opened_to_the_group(entry):
    entry.parent.chmod(0o770)


@pytest.mark.parametrize("opened", [opened_to_others, folder_opened_to_others, folder_opened_to_the_group])
def test_a_library_that_others_could_have_written_is_not_loaded(opened, tmp_path):
    mark = tmp_path / "mark"
    entry = compile_c(UNIT)
    entry.write_bytes(library(tmp_path, INTRUDER % mark))
    opened(entry)
    with pytest.warns(BuildWarning, match=r"(?s)others can write to .*temporary folder.*SYMGEN_CACHE"):
        _, lib = load_native("twice", SOURCE, DECLARATIONS)
    assert lib.twice(21) == 42
    another = compile_c(
        UNIT, Options(flags=("-DANOTHER",))
    )  # the second time without a word, for warnings are errors here
    assert opened is opened_to_others or entry.parent not in another.parents
    assert not mark.exists()


def test_the_trap_of_these_tests_is_one(tmp_path):
    mark = tmp_path / "mark"
    compile_c(UNIT, Options(flags=("-DTRAP",))).write_bytes(library(tmp_path, INTRUDER % mark))
    assert load_native("twice", SOURCE, DECLARATIONS, ("-DTRAP",))[1].twice(21) == 63
    assert mark.exists()


def test_the_private_folder_is_private_and_ends_with_the_process(repository, cache):
    cache.mkdir()
    cache.chmod(0o777)
    program = (
        "import os, stat; from symgen.emit.source import SourceFile; from symgen.compile.library import compile_c\n"
        "made = compile_c([SourceFile('x.c', 'int x(void); int x(void) { return 1; }\\n')])\n"
        "print(oct(stat.S_IMODE(made.parent.stat().st_mode)), made)"
    )
    done = subprocess.run([sys.executable, "-c", program], cwd=repository, capture_output=True, text=True, check=True)
    mode, made = done.stdout.split()
    assert mode == "0o700"
    assert cache not in Path(made).parents
    assert not Path(made).parent.exists()
    assert done.stderr.count("BuildWarning") == 1


def test_a_file_of_another_user(tmp_path, monkeypatch):
    mine = tmp_path / "file"
    mine.write_text("")
    tmp_path.chmod(0o700)
    with trusted(mine):
        pass
    check_folder(tmp_path)
    other = os.geteuid() + 1
    monkeypatch.setattr(os, "geteuid", lambda: other)
    for judge in (lambda: trusted(mine).__enter__(), lambda: check_folder(tmp_path)):
        with pytest.raises(DistrustedError, match=f"belongs to another user .id {other - 1}"):
            judge()


def test_links_are_judged_by_their_owner_and_their_target(tmp_path):
    place = tmp_path / "place"
    place.mkdir(mode=0o700)
    (place / "file").write_text("text")
    (place / "file").chmod(0o600)
    link, entry = tmp_path / "folder", place / "entry"
    link.symlink_to(place)
    entry.symlink_to("file")
    check_folder(link)
    with trusted(link / "entry") as name:
        assert name.read_text() == "text"
    (place / "file").chmod(0o620)
    with pytest.raises(DistrustedError, match=r"others can write to .*file"):
        trusted(entry).__enter__()
    (place / "file").chmod(0o600)
    if os.geteuid() == 0:
        os.lchown(link, 65534, 65534)
    else:
        link = Path("/dev/fd")  # root's
    with pytest.raises(DistrustedError, match=r"the link .* belongs to another user"):
        check_folder(link)


def test_the_folder_that_was_judged_is_the_one_that_is_read(tmp_path):
    place = tmp_path / "place"
    for folder, text in ((place, "mine"), (tmp_path / "theirs", "theirs")):
        folder.mkdir(mode=0o700)
        (folder / "file").write_text(text)
        (folder / "file").chmod(0o600)
    with trusted(place / "file") as name:
        if not str(name).startswith("/proc"):
            return  # a system that cannot name an open folder
        place.rename(tmp_path / "away")
        (tmp_path / "theirs").rename(place)
        assert name.read_text() == "mine"


def test_entries_are_the_users_alone_whatever_the_umask(cache):
    before = os.umask(0)
    try:
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            entry = compile_c(UNIT)
            assert compile_c(UNIT) == entry
    finally:
        os.umask(before)
    assert entry.parent == cache
    assert stat.S_IMODE(cache.stat().st_mode) == 0o700
    assert stat.S_IMODE(entry.stat().st_mode) & 0o22 == 0


def test_a_home_that_takes_no_folder(home, monkeypatch):
    (home / "file").write_text("")
    monkeypatch.setenv("HOME", str(home / "file"))
    with pytest.warns(BuildWarning, match=r"cache folder .*symgen cannot be used: Not a directory"):
        first = cached("one", written)
    assert cached("one", lambda folder: pytest.fail("it is there")) == first
    assert cached("two", written).parent == first.parent
    assert home not in first.parents


def test_a_user_without_a_home(home, monkeypatch):
    monkeypatch.setattr(
        Path, "home", lambda: (_ for _ in ()).throw(RuntimeError("Could not determine home directory."))
    )
    with pytest.warns(BuildWarning, match="there is no cache folder: Could not determine"):
        assert content(cached("one", written)) == b"built"


@pytest.fixture
def reachable():
    """A folder to which every user finds the way, as they do not to those of pytest."""
    with tempfile.TemporaryDirectory() as name:
        Path(name).chmod(0o755)
        yield Path(name)


def test_a_read_only_home_serves_what_it_has_and_takes_nothing(home, reachable, monkeypatch):
    monkeypatch.setenv("HOME", str(reachable))
    entry = cached("one", written)
    folder = entry.parent
    folder.parent.chmod(0o755)
    with unprivileged(folder, entry):
        folder.chmod(0o500)
        with warnings.catch_warnings():
            warnings.simplefilter("error")
            assert cached("one", lambda folder: pytest.fail("it is there")) == entry
        with pytest.warns(BuildWarning, match=r"cannot write to the cache folder .*Permission denied"):
            other = cached("two", written)
        assert other.parent != folder
        folder.chmod(0o700)


def test_a_chosen_folder_that_takes_nothing_is_named(reachable, monkeypatch):
    monkeypatch.setenv("SYMGEN_CACHE", str(reachable / "cache"))
    folder = cache_folder()
    with unprivileged(folder):
        folder.chmod(0o500)
        with pytest.raises(BuildError, match=r"cannot write to the cache folder .*SYMGEN_CACHE"):
            cached("one", written)
        folder.chmod(0o700)


def test_a_library_without_a_function_is_compiled_again(tmp_path):
    entry = compile_c(UNIT)
    entry.write_bytes(library(tmp_path, "int thrice(int x);\nint thrice(int x) { return 3 * x; }\n"))
    _, lib = load_native("twice", SOURCE, DECLARATIONS)
    assert lib.twice(21) == 42
    with pytest.raises(BuildError, match=r"lacks a function: .*thrice"):
        load_native("twice", SOURCE, f"{DECLARATIONS} int thrice(int x);", ("-DOTHER",))


def test_a_library_for_another_processor_is_compiled_again():
    entry = compile_c(UNIT, Options(flags=("-DPROCESSOR",)))
    body = bytearray(content(entry))
    assert body[:4] == b"\x7fELF"
    body[18:20] = b"\x16\x00" if sys.byteorder == "little" else b"\x00\x16"  # e_machine: S/390
    entry.write_bytes(bytes(body) + seal(bytes(body)))
    _, lib = load_native("twice", SOURCE, DECLARATIONS, ("-DPROCESSOR",))
    assert lib.twice(21) == 42


def test_folders_of_killed_builds_are_removed_and_those_of_others_stay(tmp_path, repository, cache):
    program = (
        "import sys, time; from pathlib import Path; from symgen.compile.cache import cached\n"
        "def endless(folder): (folder / 'half').write_bytes(b'half'); print(folder, flush=True); time.sleep(60)\n"
        "cached('endless', endless)"
    )
    run = [subprocess.Popen([sys.executable, "-c", program], cwd=repository, stdout=subprocess.PIPE) for _ in range(2)]
    killed, alive = (Path(process.stdout.readline().decode().strip()) for process in run)
    run[0].send_signal(signal.SIGKILL)
    run[0].communicate()
    try:
        cached("one", written)
        assert killed.is_dir()  # young
        young = killed.with_name("young")
        young.mkdir()
        old = time.time() - 2.0 * ABANDONED
        for folder in (killed, alive):
            os.utime(folder, (old, old))
        cached("two", written)
        assert not killed.exists()
        assert alive.is_dir()
        assert young.is_dir()
    finally:
        run[1].kill()
        run[1].communicate()
    assert sorted(path.name for path in cache.iterdir()) == [BUILDING, "one", "two"]
    assert sorted((cache / BUILDING).iterdir()) == sorted([alive, young])


def test_a_folder_to_build_in_is_removed_when_building_fails(cache):
    cache.mkdir()

    def broken(folder):
        with building(folder) as work:
            (work / "half").write_text("")
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        broken(cache)
    assert list(cache.iterdir()) == []


def test_kept_sources_that_others_could_have_written_are_not_run(cache):
    """An emission is text, and is compiled or executed as soon as it is read."""
    chain = loads_chain(SWING)
    build_model(chain, "numpy", functions=["mass_matrix"])
    (entry,) = cache.glob("*.json")
    data = json.loads(content(entry))
    data["sources"] = [[name, "raise SystemExit('theirs')\n"] for name, _ in data["sources"]]
    body = json.dumps(data).encode()
    entry.write_bytes(body + seal(body))
    with pytest.raises(SystemExit, match="theirs"):  # the test's own trap works
        build_model(chain, "numpy", functions=["mass_matrix"])
    entry.chmod(0o666)
    with pytest.warns(BuildWarning, match="others can write to"):
        model = build_model(chain, "numpy", functions=["mass_matrix"])
    assert model.mass_matrix([0.1]).shape == (1, 1)
