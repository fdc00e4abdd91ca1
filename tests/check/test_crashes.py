"""Edited C that crashes, leaves, or never ends: an error that names the function, and a caller that lives on."""

import numpy as np
import pytest
from zoo import SWING

import symgen
from symgen.check.states import States
from symgen.check.subjects import Called
from symgen.cli import main
from symgen.compile import controller
from symgen.compile.controller import compile_controller
from symgen.derive.functions import signatures
from symgen.describe.assemble import assemble
from symgen.describe.load import loads_chain
from symgen.errors import BuildError
from symgen.options import Options
from symgen.pipeline import program
from symgen.program.interface import interface

FUNCTIONS = ["mass_matrix", "bias"]
CHAIN = loads_chain(SWING)


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


CRASH = "*(volatile int *)16 = 1;"


@pytest.mark.parametrize(
    ("function", "statement", "says"),
    [
        ("bias", CRASH, r"the C crashed \(SIGSEGV\) in swing_bias"),
        ("bias_batch", CRASH, r"the C crashed \(SIGSEGV\) in swing_bias_batch"),
        ("prepare", "abort();", r"the C crashed \(SIGABRT\) in prepare"),
        ("mass_matrix", "exit(3);", r"the C ended the process with code 3 in swing_mass_matrix"),
    ],
)
def test_a_crash_names_the_function(function, statement, says, tmp_path):
    with pytest.raises(BuildError, match=says):
        symgen.check_model(CHAIN, 20, functions=FUNCTIONS, source=edited(tmp_path, function, statement))


def test_a_loop_without_end_is_stopped(tmp_path, monkeypatch):
    monkeypatch.setattr(controller, "PATIENCE", 1.0)  # long enough for a call, and the test has to wait for it
    with pytest.raises(BuildError, match=r"the C did not come back from swing_bias_batch within \d"):
        symgen.check_model(CHAIN, 20, functions=FUNCTIONS, source=edited(tmp_path, "bias_batch", "for (;;) {}"))


def test_parameters_and_states_reach_the_program(tmp_path):
    """Torque m g c sin(q) of a point mass: gravity is along +x, so it is zero at q = 0."""
    face = interface(program(CHAIN, FUNCTIONS), "float64")
    sources = symgen.emit_sources(CHAIN, functions=FUNCTIONS, batches=True)
    code = Called("c float64", compile_controller(sources, face, Options(), every_branch=False))
    q = np.linspace(-1.0, 1.0, 25)[None]
    which = np.arange(25) % 2
    sets = np.array([[1.5, 2.0]])
    states = States({"q": q, "qd": np.zeros((1, 25))}, sets, which, np.ones(25, dtype=bool))
    (found,) = code.values(signatures(assemble(CHAIN))["bias"], states)
    np.testing.assert_allclose(found, sets[:, which] * 9.81 * 0.4 * np.sin(q), rtol=1e-14)
    assert set(code.called(25)) == {"alone", "in a batch", "in an ensemble"}
    np.testing.assert_array_equal(code.defaults(), [p.default for p in face.parameters])


def test_what_it_prints_stays_out_of_the_result(tmp_path, capfd):
    folder = edited(tmp_path, "bias", 'puts("hello from C"); fflush(stdout);')
    assert not symgen.check_model(CHAIN, 20, functions=FUNCTIONS, source=folder).text.identical
    assert "hello" not in capfd.readouterr().out


def test_on_the_command_line(tmp_path, monkeypatch, capsys):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "swing.yaml").write_text(SWING)
    folder = tmp_path / "mine"
    folder.mkdir()
    edited(folder, "bias", CRASH)
    assert main(["check", "swing.yaml", "--functions", "mass_matrix,bias", "--samples", "10", "--source", "mine"]) == 1
    assert capsys.readouterr().err == "symgen: the C crashed (SIGSEGV) in swing_bias\n"
