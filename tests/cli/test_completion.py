"""Shells complete commands, options and their choices."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from symgen.cli import main

ASK = """
eval "$(symgen completion bash)"
ask() {
    COMP_LINE="$1" COMP_POINT=${#1} COMP_TYPE=9 COMP_WORDS=($1) COMPREPLY=()
    _python_argcomplete symgen
    echo "$1: ${COMPREPLY[*]}"
}
"""

CASES = {
    "symgen sim": "simulate",
    "symgen emit --targ": "--target",
    "symgen emit chain.yaml --target ": "c numpy jax cuda casadi fmu",
    "symgen identify fri": "friction",
    "symgen identify friction --te": "--test --terms",
}


@pytest.mark.needs("bash")
def test_bash_completes():
    script = ASK + "".join(f'ask "{line}"\n' for line in CASES)
    path = f"{Path(sys.executable).parent}:/usr/bin:/bin"
    found = subprocess.run(["bash", "-c", script], env={"PATH": path}, capture_output=True, text=True, check=True)
    answers = dict(line.split(": ", 1) for line in found.stdout.splitlines())
    assert {line: " ".join(words.split()) for line, words in answers.items()} == CASES


@pytest.mark.parametrize("shell", ["bash", "zsh", "fish"])
def test_lines_are_of_the_shell(shell, tmp_path, capsys):
    assert main(["completion", shell]) == 0
    lines = capsys.readouterr().out
    assert {"bash": "complete ", "zsh": "compinit", "fish": "complete --command symgen"}[shell] in lines
    if shutil.which(shell):
        (tmp_path / "lines").write_text(lines)
        subprocess.run([shell, "-n", str(tmp_path / "lines")], check=True)


def test_other_shells_are_refused(capsys):
    assert main(["completion", "tcsh"]) == 2
    assert "bash" in capsys.readouterr().err
