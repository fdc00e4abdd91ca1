"""Work in several processes: the same results, whatever becomes of the children."""

import math
import os
import pickle
import random
import signal
import subprocess
import sys
import time
from dataclasses import fields
from pathlib import Path

import pytest
from random_programs import random_program
from zoo import CHAINS

from symgen.derive.fast import fast_program
from symgen.derive.functions import signatures
from symgen.program import processes
from symgen.program.function import Argument, Function, Output
from symgen.program.nodes import Pool
from symgen.program.passes import extract as extraction
from symgen.program.passes.extract import extract
from symgen.program.processes import in_processes, shares
from symgen.program.text import function_text, program_text

linux = pytest.mark.skipif(not Path("/proc/self").exists(), reason="processes are told apart by /proc/self")


@pytest.fixture
def three_cores(monkeypatch):
    monkeypatch.setattr(processes, "cores", lambda: 3)


def doubled(x):
    """Work that no child finds: this module is not in its path."""
    return 2 * x


@linux
def test_as_many_processes_as_cores_and_as_pay(three_cores):
    def used(weights, worth):
        return len(set(in_processes(os.path.realpath, ["/proc/self"] * len(weights), weights, worth)))

    assert used([1] * 6, 1) == 3
    assert used([1] * 6, 3) == 2
    assert used([1] * 6, 4) == 1
    assert used([5, 1], 1) == 2
    assert used([6], 1) == 1


def test_results_come_in_the_order_of_the_items(three_cores):
    numbers = list(range(20, 0, -1))
    assert in_processes(math.factorial, numbers, numbers, 1) == [math.factorial(n) for n in numbers]
    assert in_processes(math.factorial, [], [], 1) == []


def test_what_no_child_can_do_is_done_here(three_cores):
    assert in_processes(doubled, [3, 1, 2], [1, 1, 1], 1) == [6, 2, 4]


@pytest.mark.parametrize("executable", ["", "python-that-is-not-there", None])
def test_without_an_interpreter_all_is_done_here(executable, three_cores, monkeypatch, tmp_path):
    monkeypatch.setattr(sys, "executable", executable and str(tmp_path / executable))
    assert in_processes(math.factorial, [5, 4], [1, 1], 1) == [120, 24]


def test_a_program_with_an_interpreter_inside_is_not_started(three_cores, monkeypatch, tmp_path):
    drawing, trace = tmp_path / "drawing", tmp_path / "trace"
    drawing.write_text(f"#!/bin/sh\ntouch {trace}\n")
    drawing.chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(drawing))
    assert in_processes(math.factorial, [5, 4], [1, 1], 1) == [120, 24]
    assert not trace.exists()


GREETING = "printf 'Hello, I1\\n.'"  # of which the end is a pickled number


@pytest.mark.parametrize("words", ["exit 1", "exit 0", "head -c 20 /proc/self/exe", GREETING, "kill -9 $$"])
def test_what_a_child_does_not_bring_to_its_end_is_done_here(words, three_cores, monkeypatch, tmp_path):
    broken = tmp_path / "python-broken"
    broken.write_text(f"#!/bin/sh\n{words}\n")
    broken.chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(broken))
    assert in_processes(math.factorial, [5, 4, 3], [1, 1, 1], 1) == [120, 24, 6]


@pytest.fixture
def started(monkeypatch):
    """Every process that is started."""
    found = []

    class Recorded(subprocess.Popen):
        def __init__(self, *given, **how):
            super().__init__(*given, **how)
            found.append(self)

    monkeypatch.setattr(subprocess, "Popen", Recorded)
    return found


@linux
def test_an_error_ends_the_children(three_cores, started):
    with pytest.raises(ValueError, match="must be non-negative"):
        in_processes(time.sleep, [-1.0, 3600.0], [2, 1], 1)
    assert [child.returncode for child in started] == [-signal.SIGKILL]


@linux
def test_what_cannot_be_sent_leaves_no_child(three_cores, started):
    with pytest.raises((AttributeError, pickle.PicklingError)):
        in_processes(math.sqrt, [1.0, lambda: 2.0], [1, 1], 1)
    assert [child.returncode for child in started] == [-signal.SIGKILL]


@linux
def test_an_answer_is_read_although_somebody_else_holds_the_pipe(three_cores, monkeypatch, tmp_path):
    holder, pid = tmp_path / "python-held", tmp_path / "pid"
    holder.write_text(f'#!/bin/sh\nsleep 3600 &\necho $! > {pid}\nexec {sys.executable} "$@"\n')
    holder.chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(holder))
    assert in_processes(math.factorial, [5, 4], [1, 1], 1) == [120, 24]
    os.kill(int(pid.read_text()), signal.SIGKILL)  # an error if it has come to its end


CALLER = """
import time
from symgen.program import processes
processes.cores = lambda: 2
give = processes._Child.give
processes._Child.give = lambda self, *given: (give(self, *given), print(self._process.pid, flush=True))
processes.in_processes(time.sleep, [3600.0, 3600.0], [1, 1], 1)
"""


@linux
def test_children_of_a_killed_caller_end():
    with subprocess.Popen([sys.executable, "-c", CALLER], stdout=subprocess.PIPE) as caller:
        child = Path("/proc") / str(int(caller.stdout.readline()))
        lived = child.exists()
        caller.kill()
    assert lived
    for _ in range(600):  # a minute; it takes a moment
        if not child.exists() or "\nState:\tZ" in (child / "status").read_text():
            return
        time.sleep(0.1)
    pytest.fail("the child lives on")


def test_shares_are_even_and_complete():
    rng = random.Random(2)
    weights = [rng.randint(1, 100) for _ in range(50)]
    parts = shares(weights, 4)
    assert sorted(k for part in parts for k in part) == list(range(50))
    loads = [sum(weights[k] for k in part) for part in parts]
    assert max(loads) - min(loads) <= 100  # the last that was given, at most
    assert shares([7, 7], 5) == [[0], [1]]
    assert shares([7, 7], 0) == [[0, 1]]
    assert shares([], 2) == [[]]


@pytest.mark.parametrize("seed", range(5))
def test_functions_survive_a_pickle(seed):
    for function in random_program(seed).functions:
        again = pickle.loads(pickle.dumps(function))
        assert function_text(again) == function_text(function)


def test_a_pickle_keeps_every_field():
    x = Pool().input("x", 0)
    outputs = (Output("u", (), (x,), "a doc", "rad"),)
    function = Function("f", (Argument("x"),), outputs, "what it does", True, (x,), "g", "h")
    again = pickle.loads(pickle.dumps(function))
    plain = [field.name for field in fields(Function) if field.name not in ("outputs", "order", "_found")]
    assert all(getattr(function, name) for name in plain)
    assert [getattr(again, name) for name in plain] == [getattr(function, name) for name in plain]
    assert again.order == again.output_nodes


def test_a_pickle_keeps_order_sharing_signs_and_any_depth():
    pool = Pool()
    x, zero = pool.input("x", 0), pool.constant(-0.0)
    y = x
    for _ in range(5_000):
        y = pool.sin(y + zero)
    outputs = (Output("u", (3,), (y, y, x), "a doc", "rad"),)
    function = Function("f", (Argument("x"),), outputs, order=(zero, x, *Function("f", (), outputs).nodes[2:]))
    again = pickle.loads(pickle.dumps(function))
    first, second, third = again.output_nodes
    assert (first is second, third.op, again.outputs[0].unit) == (True, "input", "rad")
    assert [node.op for node in again.order[:2]] == ["constant", "input"]
    assert math.copysign(1.0, again.order[0].value) == -1.0
    assert function_text(again) == function_text(function)


@pytest.mark.parametrize("name", ["cart_double_pendulum", "prescribed"])
def test_extract_writes_the_same_in_one_process_and_in_three(name, monkeypatch):
    results, answers = processes._Child.results, []
    monkeypatch.setattr(processes._Child, "results", lambda self: answers.append(results(self)) or answers[-1])
    chain = CHAINS[name]()
    program = fast_program(chain, list(signatures(chain)))
    monkeypatch.setattr(extraction, "WORTH", 1)
    monkeypatch.setattr(processes, "cores", lambda: 1)
    alone = program_text(extract(program))
    assert answers == []
    monkeypatch.setattr(processes, "cores", lambda: 3)
    assert program_text(extract(program)) == alone
    assert len(answers) == 2
    assert None not in answers  # the children did it
