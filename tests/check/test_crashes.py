"""Edited C that crashes, leaves, or never ends: an error that names the function, and a caller that lives on."""

import subprocess

import numpy as np
import pytest
from zoo import SWING

import symgen
from symgen.cli import main
from symgen.compile import isolated
from symgen.describe.load import loads_chain
from symgen.emit.source import SourceFile
from symgen.errors import BuildError
from symgen.pipeline import program
from symgen.program.interface import interface

FUNCTIONS = ["mass_matrix", "bias"]
CHAIN = loads_chain(SWING)
FACE = interface(program(CHAIN, FUNCTIONS), "float64")


def edited(folder, function, statement):
    """The emitted C with a statement at the start of a function's body; the folder."""
    changed = 0
    for source in symgen.emit_sources(CHAIN, functions=FUNCTIONS, batches=True):
        text = source.text
        head = f"void swing_{function}("
        if source.name.endswith(".c") and head in text:
            before, after = text.split(head, 1)
            text = before + head + after.replace("{", "{ " + statement, 1)
            text = "#include <stdlib.h>\n#include <stdio.h>\n" + text
            changed += 1
        (folder / source.name).write_text(text)
    assert changed
    return folder


@pytest.fixture
def children(monkeypatch):
    """The processes that are started; at the end none of them may be left."""
    started = []

    class Seen(subprocess.Popen):
        def __init__(self, *given, **options):
            super().__init__(*given, **options)
            started.append(self)

    monkeypatch.setattr(isolated.subprocess, "Popen", Seen)
    yield started
    assert started
    assert all(child.returncode is not None for child in started)


CRASH = "*(volatile int *)16 = 1;"


@pytest.mark.parametrize(
    ("function", "statement", "says"),
    [
        ("bias", CRASH, r"the edited code crashed \(SIGSEGV\) in bias"),
        ("bias_batch", CRASH, r"the edited code crashed \(SIGSEGV\) in bias"),
        ("prepare", "abort();", r"the edited code crashed \(SIGABRT\) in prepare"),
        ("mass_matrix", "exit(3);", r"the edited code ended the process with code 3 in mass_matrix"),
        ("mass_matrix", "exit(0);", r"the edited code ended the process with code 0 in mass_matrix"),
    ],
)
def test_a_crash_names_the_function(function, statement, says, tmp_path, children):
    with pytest.raises(BuildError, match=says):
        symgen.check_model(CHAIN, 20, functions=FUNCTIONS, source=edited(tmp_path, function, statement))


def test_a_loop_without_end_is_stopped(tmp_path, children, monkeypatch):
    monkeypatch.setattr(isolated, "PATIENCE", 1.0)  # long enough for a call, and the test has to wait for it
    with pytest.raises(BuildError, match=r"the edited code did not come back from bias within 1\.\d+ s"):
        symgen.check_model(CHAIN, 20, functions=FUNCTIONS, source=edited(tmp_path, "bias_batch", "for (;;) {}"))


def sources_of(folder):
    """What lies in the folder."""
    return [SourceFile(path.name, path.read_text()) for path in sorted(folder.iterdir())]


def one_state(backend):
    """A call of `bias`."""
    return backend.call("bias", backend.prepare(np.array([1.5])), [np.zeros((1, 1))] * 2)


def test_a_call_that_does_not_return_ends_its_process(tmp_path, children, monkeypatch):
    sources = sources_of(edited(tmp_path, "bias_batch", "for (;;) {}"))
    with isolated.IsolatedBackend(sources, FACE) as backend:
        monkeypatch.setattr(isolated, "PATIENCE", 0.3)
        with pytest.raises(BuildError, match="did not come back from bias"):
            one_state(backend)
        assert children[0].returncode is not None  # already here


def test_a_process_that_somebody_ends_is_a_crash(tmp_path, children):
    with isolated.IsolatedBackend(sources_of(edited(tmp_path, "bias", ";")), FACE) as backend:
        assert np.isfinite(one_state(backend)[0]).all()
        children[0].kill()
        children[0].wait()
        with pytest.raises(BuildError, match=r"the edited code crashed \(SIGKILL\) in prepare"):
            one_state(backend)


def test_what_does_not_compile_leaves_no_process(tmp_path, children):
    with pytest.raises(BuildError, match="nonsense"):
        isolated.IsolatedBackend(sources_of(edited(tmp_path, "bias", "nonsense;")), FACE)


def test_parameters_and_states_reach_the_process(tmp_path, children):
    """Torque m g c sin(q) of a point mass: gravity is along +x, so it is zero at q = 0."""
    with isolated.IsolatedBackend(sources_of(edited(tmp_path, "bias", ";")), FACE) as backend:
        space = backend.workspace("bias")
        for m in (1.5, 2.0):
            prepared = backend.prepare(np.array([m]))
            for q in (0.3, -0.7):
                wanted = m * 9.81 * 0.4 * np.sin(q)
                (found,) = backend.call("bias", prepared, [np.array([[q]]), np.zeros((1, 1))])
                assert found[0, 0] == pytest.approx(wanted, rel=1e-14)
                space.inputs[0][:] = q
                space.run(prepared)
                assert space.outputs[0][0] == pytest.approx(wanted, rel=1e-14)


def test_what_it_prints_stays_out_of_the_result(tmp_path, children, capfd):
    folder = edited(tmp_path, "bias", 'puts("hello from C"); fflush(stdout);')
    assert symgen.check_model(CHAIN, 20, functions=FUNCTIONS, source=folder).passed
    told = capfd.readouterr()
    assert "hello" not in told.out
    assert "hello from C" in told.err


def test_on_the_command_line(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "swing.yaml").write_text(SWING)
    folder = tmp_path / "mine"
    folder.mkdir()
    edited(folder, "bias", CRASH)
    assert main(["check", "swing.yaml", "--functions", "mass_matrix,bias", "--samples", "10", "--source", "mine"]) == 1
    told = capsys.readouterr().err
    assert told == "symgen: the edited code crashed (SIGSEGV) in bias\n"


def test_modules_of_the_working_folder_are_not_run(tmp_path, monkeypatch):
    """A folder from elsewhere may hold a numpy.py of its own."""
    sources = sources_of(edited(tmp_path, "bias", ";"))
    monkeypatch.chdir(tmp_path)
    for name in ("numpy", "symgen", "cffi"):
        (tmp_path / f"{name}.py").write_text("raise SystemExit('mine')")
    with isolated.IsolatedBackend(sources, FACE) as backend:
        assert backend.defaults().size == len(FACE.parameters)
