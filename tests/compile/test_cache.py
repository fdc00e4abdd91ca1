"""Compiling: cached by content, safe among racing processes, never poisoned, clear when it fails."""

import errno
import os
import stat
import subprocess
import sys

import pytest

from symgen.compile.cache import cache_key, cached, content
from symgen.compile.compiler import find_compiler
from symgen.compile.flags import compile_flags
from symgen.compile.folders import cache_folder
from symgen.compile.library import compile_c, load_native
from symgen.emit import emit_sources
from symgen.emit.source import SourceFile
from symgen.errors import BuildError
from symgen.options import Options
from tests.emit.samples import pendulum
from tests.model.agreement import model_of

pytestmark = pytest.mark.release

SOON = {"vector": False, "flags": ("-O0",)}
"""Options of a model that is soon compiled, in this process and in a child."""

CHILD = "from tests.model.agreement import model_of; from tests.emit.samples import pendulum"


@pytest.fixture(autouse=True)
def cache(tmp_path, monkeypatch):
    folder = tmp_path / "cache"
    monkeypatch.setenv("SYMGEN_CACHE", str(folder))
    return folder


def logging_compiler(folder, body='exec gcc "$@"'):
    """A compiler that writes down that it was called."""
    script = folder / "mycc"
    script.write_text(f'#!/bin/sh\necho "$@" >> "{folder}/calls"\n{body}\n')
    script.chmod(script.stat().st_mode | stat.S_IXUSR)
    return script


def compilations(folder):
    return [line for line in (folder / "calls").read_text().splitlines() if "--version" not in line]


def test_the_second_time_nothing_is_compiled(tmp_path, monkeypatch, cache):
    monkeypatch.setenv("CC", str(logging_compiler(tmp_path)))
    sources = emit_sources(pendulum(), "c")
    first = compile_c(sources)
    commands = len(compilations(tmp_path))
    assert commands == 4  # three sources, then the linker
    assert compile_c(sources) == first
    assert len(compilations(tmp_path)) == commands
    assert [path.name for path in cache.iterdir()] == [first.name]


def test_everything_that_matters_is_in_the_key(tmp_path, monkeypatch):
    sources = emit_sources(pendulum(), "c")
    edited = (sources[0], SourceFile(sources[1].name, sources[1].text.replace("9.81", "9.82")))
    paths = [compile_c(sources), compile_c(edited), compile_c(sources, Options(strict_fp=True))]
    paths.append(compile_c(sources, Options(flags=("-DX=1",))))
    monkeypatch.setenv("CC", str(logging_compiler(tmp_path)))
    paths.append(compile_c(sources))
    wrapper = logging_compiler(tmp_path)
    wrapper.write_text(wrapper.read_text() + "# which says of its version what the compiler says\n")
    paths.append(compile_c(sources))
    monkeypatch.setenv("CPATH", str(tmp_path))  # where another math.h may lie
    paths.append(compile_c(sources))
    monkeypatch.setattr("symgen.compile.library.machine", lambda: "the next one that shares this cache")
    paths.append(compile_c(sources))
    assert len(set(paths)) == 8


def test_strict_fp_turns_contraction_off(tmp_path, monkeypatch):
    monkeypatch.setenv("CC", str(logging_compiler(tmp_path)))
    compile_c(emit_sources(pendulum(), "c"))
    compile_c(emit_sources(pendulum(), "c"), Options(strict_fp=True))
    *loose, link, one, another, last, _ = compilations(tmp_path)
    assert all("-ffp-contract=fast" in line and "-O2" in line for line in loose)
    assert all("-ffp-contract=off" in line for line in (one, another, last))
    assert "-Bsymbolic" in link


def test_a_failed_build_leaves_nothing_and_shows_the_compilers_words(cache):
    sources = (SourceFile("bad.c", "int f(void) { return undeclared_thing; }\n"),)
    for _ in range(2):
        with pytest.raises(BuildError, match=r"undeclared_thing(.|\n)*numpy"):
            compile_c(sources)
    assert list(cache.iterdir()) == []


def test_no_compiler_says_what_to_do_and_numpy_still_works(monkeypatch):
    monkeypatch.delenv("CC", raising=False)
    monkeypatch.setenv("PATH", "/nonexistent")
    with pytest.raises(BuildError, match=r"no C compiler(.|\n)*CC(.|\n)*target='numpy'"):
        model_of(pendulum(), "c")
    assert model_of(pendulum(), "numpy").mass_matrix([0.1, 0.2]).shape == (2, 2)


@pytest.mark.parametrize("command", ["no-such-compiler", "'unbalanced", "/etc/hostname"])
def test_a_wrong_cc_is_named(command, monkeypatch):
    monkeypatch.setenv("CC", command)
    with pytest.raises(BuildError, match="CC"):
        find_compiler()


def test_a_crashing_compiler(tmp_path, monkeypatch):
    script = logging_compiler(tmp_path, 'case "$1" in --version) echo mine;; *) echo "out of tea" >&2; exit 3;; esac')
    monkeypatch.setenv("CC", str(script))
    with pytest.raises(BuildError, match=r"exit code 3(.|\n)*out of tea"):
        model_of(pendulum(), "c")


def test_an_unwritable_cache_is_named(tmp_path, monkeypatch):
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("SYMGEN_CACHE", str(tmp_path / "file"))
    with pytest.raises(BuildError, match="SYMGEN_CACHE"):
        model_of(pendulum(), "c")


def test_a_damaged_entry_is_rebuilt(cache):
    sources = emit_sources(pendulum(), "c")
    path = compile_c(sources, Options(flags=("-DDAMAGED",)))
    path.write_bytes(b"not a library")
    model = model_of(pendulum(), "c", flags=("-DDAMAGED",))
    assert model.mass_matrix([0.1, 0.2]).shape == (2, 2)


def test_a_damaged_piece_of_symgen_itself_is_rebuilt(cache):
    source = "int twice(int x);\nint twice(int x) { return 2 * x; }\n"
    path = compile_c([SourceFile("twice.c", source)])
    path.write_bytes(b"not a library")
    _, lib = load_native("twice", source, "int twice(int x);")
    assert lib.twice(21) == 42


@pytest.mark.parametrize("keep", [8192, 0.5, -1])
def test_a_truncated_entry_is_rebuilt_and_never_loaded(keep, repository, cache):
    """Mapping a library that lost its end kills the process as soon as that end is touched: hence a child."""
    entry = model_of(pendulum(), **SOON).whole.backend.path
    whole = entry.read_bytes()
    entry.unlink()  # for others who have it open
    entry.write_bytes(whole[: keep if isinstance(keep, int) else int(keep * len(whole))])
    program = f"{CHILD}; print(model_of(pendulum(), **{SOON}).mass_matrix([0.1, 0.2]).shape)"
    again = subprocess.run([sys.executable, "-c", program], cwd=repository, capture_output=True, text=True)
    assert (again.returncode, again.stdout) == (0, "(2, 2)\n")
    assert [path.name for path in cache.glob("swing-*")] == [entry.name]
    assert entry.read_bytes() == whole


def test_a_changed_byte_is_noticed(cache):
    """The seal says what the bytes before it were."""
    entry = cached("one", lambda folder: written(folder, b"what was built"))
    assert content(entry) == b"what was built"
    whole = entry.read_bytes()
    entry.write_bytes(whole.replace(b"what", b"That"))
    assert content(entry) is None
    assert cached("one", lambda folder: written(folder, b"built anew")).read_bytes().startswith(b"built anew")


def written(folder, data):
    """A file of such bytes."""
    (folder / "made").write_bytes(data)
    return folder / "made"


def test_a_full_disk_leaves_nothing_and_is_named(cache):
    def full(folder):
        (folder / "half").write_bytes(b"half")
        raise OSError(errno.ENOSPC, "No space left on device")

    with pytest.raises(BuildError, match=r"cannot write to the cache folder .*No space left"):
        cached("one", full)
    assert list(cache.iterdir()) == []


def test_parts_of_a_key_do_not_run_into_each_other():
    lists = (["ab", "c"], ["a", "bc"], ["abc"], ["abc", ""], ["", "abc"], ["c", "ab"])
    assert len({cache_key(parts) for parts in lists}) == len(lists)


def test_where_the_cache_is(tmp_path, monkeypatch):
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "xdg"))
    monkeypatch.setenv("HOME", str(tmp_path / "home"))
    assert cache_folder() == (tmp_path / "cache").resolve()
    monkeypatch.delenv("SYMGEN_CACHE")
    assert cache_folder() == (tmp_path / "xdg" / "symgen").resolve()
    monkeypatch.delenv("XDG_CACHE_HOME")
    assert cache_folder() == (tmp_path / "home" / ".cache" / "symgen").resolve()
    assert cache_folder().is_dir()
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_CACHE_HOME", "relative")  # which its specification tells to ignore
    assert cache_folder() == (tmp_path / "home" / ".cache" / "symgen").resolve()


def test_a_compiler_that_writes_nothing(tmp_path, monkeypatch, cache):
    monkeypatch.setenv("CC", str(logging_compiler(tmp_path, "exit 0")))
    with pytest.raises(BuildError, match=r"did not write swing(_vector|_batch)?.c.o: .*mycc"):
        compile_c(emit_sources(pendulum(), "c"))
    assert list(cache.iterdir()) == []


def test_racing_processes_get_one_file(repository, cache):
    program = f"{CHILD}; print(model_of(pendulum(), **{SOON}).mass_matrix([0.1, 0.2]).tolist())"
    runs = [
        subprocess.Popen([sys.executable, "-c", program], cwd=repository, env=dict(os.environ), stdout=subprocess.PIPE)
        for _ in range(4)
    ]
    outputs = {run.communicate()[0] for run in runs}
    assert len(outputs) == 1
    assert b"0.19" in outputs.pop()
    assert sorted(path.name.split("-")[0] for path in cache.iterdir()) == ["states", "swing"]


def test_very_long_sources_are_compiled_with_fewer_pains():
    gnu, other = "gcc\nCopyright Free Software Foundation", "clang version 14"
    assert "-O3" in compile_flags("x" * 1000, gnu)
    assert "--param=ira-max-conflict-table-size=0" in compile_flags("x" * 1_000_000, gnu)
    assert "-O1" in compile_flags("x" * 1_000_000, other)


def test_a_folder_in_the_place_of_an_entry_makes_way(cache):
    sources = emit_sources(pendulum(), "c")
    path = compile_c(sources)
    path.unlink()
    (path / "within").mkdir(parents=True)
    assert compile_c(sources) == path
    assert content(path) is not None
    assert [entry.name for entry in cache.iterdir()] == [path.name]
