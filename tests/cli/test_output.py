"""Where results go: links stay, pipes and devices are written into, and what cannot be written is refused by its name.

Devices are made anew in the test's own folder, never those of the machine.
"""

import errno
import os
import stat
import subprocess
import sys
import threading
from pathlib import Path

import pytest

import symgen
from symgen.cli import main
from symgen.errors import OutputError
from symgen.output import check_output, write_files

EMPTY, FULL = os.makedev(1, 3), os.makedev(1, 7)
"""What Linux calls null and full."""


def device(path, number):
    """A character device of that number, where that is allowed."""
    try:
        os.mknod(path, stat.S_IFCHR | 0o666, number)
        path.write_text("")
    except OSError as error:
        pytest.skip(f"no devices can be made here: {error.strerror}")


def writing(command, output):
    """A quick call of a command that writes one file."""
    more = {"derive": [], "tune": ["--trials", "1", "--functions", "bias"]}
    simulate = ["--duration", "0.01", "--target", "numpy"]
    return [command, "swing.yaml", "--output", str(output), *more.get(command, simulate)]


COMMANDS = ("derive", "tune", "simulate")


@pytest.mark.parametrize("command", COMMANDS)
def test_a_link_stays_and_its_file_is_written(command, chain, tmp_path):
    (tmp_path / "folder").mkdir()
    (tmp_path / "folder" / "file").write_text("old")
    (tmp_path / "folder" / "file").chmod(0o640)
    (tmp_path / "link").symlink_to("folder/file")
    assert main(writing(command, "link")) == 0
    assert os.readlink("link") == "folder/file"
    assert (tmp_path / "folder" / "file").stat().st_size > 100
    assert stat.S_IMODE((tmp_path / "folder" / "file").stat().st_mode) == 0o640
    assert [path.name for path in (tmp_path / "folder").iterdir()] == ["file"]


def test_a_link_to_nothing_makes_the_file(tmp_path):
    (tmp_path / "link").symlink_to("new/file")
    write_files({tmp_path / "link": "text"})
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "new" / "file").read_text() == "text"
    (tmp_path / "circle").symlink_to("circle")
    with pytest.raises(OutputError, match=r"cannot write .*circle: Too many levels of symbolic links"):
        write_files({tmp_path / "circle": "text"})


@pytest.mark.parametrize("command", COMMANDS)
def test_a_pipe_is_written_into(command, chain, tmp_path):
    os.mkfifo("pipe")
    (tmp_path / "link").symlink_to("pipe")
    for name in ("pipe", "link"):
        found = []
        reader = threading.Thread(target=lambda found=found: found.append(Path("pipe").read_text()), daemon=True)
        reader.start()
        assert main(writing(command, name)) == 0
        reader.join(10.0)
        assert len(found[0]) > 100
        assert stat.S_ISFIFO((tmp_path / "pipe").stat().st_mode)


@pytest.mark.parametrize("command", COMMANDS)
def test_a_device_is_written_into(command, chain, tmp_path, capsys):
    device(tmp_path / "empty", EMPTY)
    assert main(writing(command, "empty")) == 0
    assert stat.S_ISCHR((tmp_path / "empty").stat().st_mode)
    device(tmp_path / "full", FULL)
    assert main(writing(command, "full")) == 1
    assert "symgen: cannot write full: No space left on device" in capsys.readouterr().err
    assert stat.S_ISCHR((tmp_path / "full").stat().st_mode)


def test_a_full_device_leaves_the_other_files_alone(tmp_path):
    device(tmp_path / "full", FULL)
    (tmp_path / "a.txt").write_text("old")
    with pytest.raises(OutputError, match=r"cannot write .*full: No space left"):
        write_files({tmp_path / "a.txt": "new", tmp_path / "full": "new"})
    assert (tmp_path / "a.txt").read_text() == "old"


@pytest.mark.parametrize(
    ("output", "message"),
    [
        (".", "cannot write .: Is a directory"),
        ("..", "cannot write ..: Is a directory"),
        ("folder", "cannot write folder: Is a directory"),
        ("swing.yaml/x", "cannot write swing.yaml/x: Not a directory"),
        ("/proc/x.txt", "cannot write /proc/x.txt: "),
    ],
)
@pytest.mark.parametrize("command", COMMANDS)
def test_what_cannot_be_written_is_refused_by_its_name(command, output, message, chain, tmp_path, capsys):
    (tmp_path / "folder").mkdir()
    assert main(writing(command, output)) == 1
    assert f"symgen: {message}" in capsys.readouterr().err
    assert sorted(path.name for path in tmp_path.iterdir()) == ["folder", "swing.yaml"]


@pytest.mark.parametrize("words", [["emit"], ["check", "--samples", "1", "--functions", "bias"]])
@pytest.mark.parametrize("place", ["swing.yaml", "swing.yaml/below", "/proc/none"])
def test_a_folder_that_cannot_be(words, place, chain, tmp_path, capsys):
    assert main([words[0], chain, *words[1:], "--output", place]) == 1
    assert f"symgen: cannot write {place}/" in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == ["swing.yaml"]


@pytest.mark.parametrize("command", ["derive", "figure", "report", "simulate", "emit"])
def test_an_empty_path_is_refused(command, chain, tmp_path, capsys):
    assert main([command, chain, "-o", ""]) == 2
    assert "argument -o/--output: a path is needed, not ''; leave -o out for the default" in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == [chain]


@pytest.mark.parametrize("command", ["report", "simulate", "emit", "check"])
def test_a_dash_is_no_file(command, chain, tmp_path, capsys):
    assert main([command, chain, "-o", "-"]) == 2
    assert "this command writes files, not to standard output; a file - is named ./-" in capsys.readouterr().err
    assert [path.name for path in tmp_path.iterdir()] == [chain]


def test_a_dash_prints_what_is_one_text(chain, tmp_path, capsys):
    assert main(["derive", chain, "--format", "latex", "-o", "-"]) == 0
    assert capsys.readouterr().out.startswith(r"\documentclass")
    assert main(["figure", chain, "-o", "-"]) == 0
    assert capsys.readouterr().out == symgen.chain_figure(chain).to_svg()
    assert [path.name for path in tmp_path.iterdir()] == [chain]


def test_an_output_is_tried_before_the_work(chain, monkeypatch):
    def never(*_, **__):
        raise AssertionError("the work has begun")

    for work in ("tune", "check_model", "build_model", "derive_equations", "emit_sources"):
        monkeypatch.setattr(f"symgen.pipeline.{work}", never)
    monkeypatch.setattr("symgen.cli.timing.stages", never)
    Path("here/check.json").mkdir(parents=True)
    for words in (["tune", "--output", "."], ["simulate", "--output", "."], ["simulate", "--png", "."],
                  ["simulate", "--png", "a.xyz"], ["check", "--output", chain], ["check", "--output", "here"],
                  ["derive", "--output", "."], ["emit", "--output", chain],
                  ["emit", "--target", "numpy", "--output", chain],
                  ["demo", "--output", chain], ["demo", "missing.yaml"]):  # fmt: skip
        assert main([words[0], chain, *words[1:]]) == 1, words


def test_trying_makes_nothing(tmp_path):
    (tmp_path / "here.txt").write_text("old")
    for name in ("here.txt", "new.txt", "new/folder/file.txt"):
        check_output(tmp_path / name)
    assert [path.name for path in tmp_path.iterdir()] == ["here.txt"]
    assert (tmp_path / "here.txt").read_text() == "old"


def test_pictures(chain, tmp_path, capsys):
    """A picture is where it is said to be, in the format of its name."""
    draw = ["simulate", chain, "--duration", "0.01", "--target", "numpy", "--png"]
    for name, begin in (("plain", b"\x89PNG"), ("new/a.svg", b"<?xml"), ("A.PNG", b"\x89PNG")):
        assert main([*draw, name]) == 0
        assert f"-> swing.csv, {name}\n" in capsys.readouterr().out
        assert (tmp_path / name).read_bytes().startswith(begin)
    assert main([*draw, "a.xyz"]) == 1
    assert "symgen: a.xyz: pictures are not written as 'xyz'; there are" in capsys.readouterr().err
    assert sorted(path.name for path in tmp_path.iterdir()) == ["A.PNG", "new", "plain", "swing.csv", "swing.yaml"]


def test_a_folder_in_the_place_of_a_source(chain, tmp_path, capsys):
    (tmp_path / "out" / "swing.c").mkdir(parents=True)
    assert main(["emit", chain, "--output", "out"]) == 1
    assert "cannot write out/swing.c: Is a directory" in capsys.readouterr().err
    assert [p.name for p in (tmp_path / "out").iterdir()] == ["swing.c"]


def test_what_was_there_comes_back(tmp_path, monkeypatch):
    write_files({tmp_path / "a.txt": "old"})
    replace = os.replace

    def failing(source, target):
        if Path(target).name == "c.txt":
            raise OSError(28, "No space left on device", str(source))
        replace(source, target)

    monkeypatch.setattr(os, "replace", failing)
    with pytest.raises(OutputError, match=r"cannot write .*/c\.txt: No space left on device"):
        write_files({tmp_path / name: "new" for name in ("a.txt", "b.txt", "c.txt")})
    assert [p.name for p in tmp_path.iterdir()] == ["a.txt"]
    assert (tmp_path / "a.txt").read_text() == "old"


def test_files_are_all_written_or_none(tmp_path):
    with pytest.raises(TypeError):
        write_files({tmp_path / "a.txt": "fine", tmp_path / "b.txt": 7})
    assert list(tmp_path.iterdir()) == []
    write_files({tmp_path / "a.txt": "fine"})
    assert [p.name for p in tmp_path.iterdir()] == ["a.txt"]


FULL_DISK = """
import resource, sys
from symgen.cli import main
resource.setrlimit(resource.RLIMIT_FSIZE, (0, 0))  # nothing can be written into any file any more
sys.exit(main(sys.argv[1:]))
"""


@pytest.mark.parametrize(
    "words",
    [
        ["emit", "swing.yaml", "--target", "numpy", "-o", "made/deep"],
        ["derive", "swing.yaml", "-o", "made/deep/swing.tex"],
        ["simulate", "swing.yaml", "--target", "numpy", "--duration", "0.01", "-o", "made/deep/swing.csv"],
        ["new", "crane", "-o", "made/deep/crane.yaml"],
    ],
    ids=lambda words: words[0],
)
def test_a_full_disk_leaves_no_folder(words, chain, tmp_path, repository):
    environment = {**os.environ, "PYTHONPATH": str(repository), "PYTHONDONTWRITEBYTECODE": "1"}
    environment["SYMGEN_CACHE"] = str(tmp_path / "cache")
    done = subprocess.run(
        [sys.executable, "-c", FULL_DISK, *words], cwd=tmp_path, env=environment, capture_output=True, text=True
    )
    assert (done.returncode, done.stdout) == (1, "")
    assert "cannot write made/deep/" in done.stderr
    assert "Traceback" not in done.stderr
    assert {path.name for path in tmp_path.rglob("*")} <= {"swing.yaml", "cache"}


def test_folders_that_were_there_stay(tmp_path, monkeypatch):
    (tmp_path / "there").mkdir()

    def full(path, data):
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(Path, "write_bytes", full)
    with pytest.raises(OutputError, match="No space left"):
        write_files({tmp_path / "there" / "new" / "file": "text"})
    assert [path.name for path in tmp_path.rglob("*")] == ["there"]
