"""A compiler that hangs is stopped, with all that it has started, and the error says after how long and how to wait."""

import os
import signal
import stat
import time
from pathlib import Path

import pytest

from symgen.cli import main
from symgen.compile.compiler import accepts, find_compiler
from symgen.compile.controller import compile_controller
from symgen.compile.library import compile_c
from symgen.emit.source import SourceFile
from symgen.errors import BuildError
from symgen.options import Options
from symgen.pipeline import build_model, emit_sources
from tests import zoo

SOURCES = (SourceFile("one.c", "int one;\n"), SourceFile("two.c", "int two;\n"))
HANGS = r"did not end within 0\.5 s and was stopped:\n  .*mycc(.|\n)*SYMGEN_COMPILE_TIMEOUT=SECONDS"


@pytest.fixture
def compiler(tmp_path, monkeypatch):
    """Writes a compiler that hangs in a process of its own where `when` is among its words, and makes it the one."""

    def write(when: str) -> None:
        script = tmp_path / "mycc"
        script.write_text(
            f'#!/bin/sh\necho "$$ $@" >> "{tmp_path}/calls"\ncase " $* " in *" {when} "*) echo early; '
            f'sh -c \'echo $$ >> "{tmp_path}/calls"; sleep 600\' ;; esac\nexec gcc "$@"\n'
        )
        script.chmod(script.stat().st_mode | stat.S_IXUSR)
        monkeypatch.setenv("CC", str(script))

    monkeypatch.setenv("SYMGEN_COMPILE_TIMEOUT", "0.5")
    monkeypatch.setenv("SYMGEN_CACHE", str(tmp_path / "cache"))
    yield write
    alive = [int(line.split()[0]) for line in (tmp_path / "calls").read_text().splitlines()]
    assert alive
    end = time.monotonic() + 10.0  # a killed process is gone as soon as the kernel has let it end, which takes a moment
    while any(map(running, alive)) and time.monotonic() < end:
        time.sleep(0.01)
    assert not [process for process in alive if running(process)]


def running(process: int) -> bool:
    try:
        state = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except FileNotFoundError:
        return False
    return state != "Z"


@pytest.mark.parametrize("when", ["--version", "two.c", "-lm"])
def test_a_compiler_that_hangs_is_stopped(when, compiler, tmp_path):
    compiler(when)
    start = time.monotonic()
    with pytest.raises(BuildError, match=HANGS):
        compile_c(SOURCES, Options(vector=False, instruction_set="scalar"))
    assert time.monotonic() - start < 20.0
    assert not (tmp_path / "cache").exists() or not list((tmp_path / "cache").iterdir())


def test_a_process_of_its_own_session_that_holds_the_pipes_is_not_waited_for(tmp_path, monkeypatch):
    script = tmp_path / "mycc"
    script.write_text(f'#!/bin/sh\nsetsid sleep 60 &\necho $! > "{tmp_path}/apart"\nsleep 60\n')
    script.chmod(script.stat().st_mode | stat.S_IXUSR)
    monkeypatch.setenv("CC", str(script))
    monkeypatch.setenv("SYMGEN_COMPILE_TIMEOUT", "0.5")
    start = time.monotonic()
    with pytest.raises(BuildError, match=HANGS):
        compile_c(SOURCES, Options(vector=False, instruction_set="scalar"))
    os.kill(int((tmp_path / "apart").read_text()), signal.SIGKILL)
    assert time.monotonic() - start < 20.0


def test_a_compiler_that_hangs_when_asked_for_its_flags(compiler):
    compiler("-march=native")
    with pytest.raises(BuildError, match=HANGS):
        accepts(find_compiler(), ("-march=native",))


def test_programs_are_compiled_within_the_limit_too(compiler):
    compiler("-lm")
    chain = zoo.planar(1)
    face = build_model(chain, target="numpy", functions=["gravity"]).interface
    with pytest.raises(BuildError, match=HANGS):
        compile_controller(emit_sources(chain, "c", functions=["gravity"], batches=True), face, Options())


def test_the_first_failure_ends_the_others(compiler, monkeypatch):
    compiler("one.c")
    monkeypatch.setenv("SYMGEN_COMPILE_TIMEOUT", "60")
    start = time.monotonic()
    with pytest.raises(BuildError, match="undeclared_thing"):
        compile_c(
            (SOURCES[0], SourceFile("two.c", "int f(void) { return undeclared_thing; }\n")), Options(vector=False)
        )
    assert time.monotonic() - start < 30.0


@pytest.mark.parametrize("value", ["soon", "0", "-1", "nan", "inf", "1e9", "5 s"])
def test_limits_that_are_none(value, compiler, monkeypatch, tmp_path, capsys):
    compiler("nothing")
    monkeypatch.setenv("SYMGEN_COMPILE_TIMEOUT", value)
    (tmp_path / "calls").write_text(f"{os.getpid() + 10**7}\n")
    with pytest.raises(
        BuildError, match=rf"^SYMGEN_COMPILE_TIMEOUT is set to '{value}': seconds above 0, at most 1e\+06"
    ):
        build_model(zoo.planar(1), functions=["gravity"])
    path = tmp_path / "arm.yaml"
    path.write_text(zoo.planar(1).to_yaml())
    assert main(["build", str(path), "--functions", "gravity"]) == 1
    assert "SYMGEN_COMPILE_TIMEOUT is set to" in capsys.readouterr().err
