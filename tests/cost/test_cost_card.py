"""The cost card, with the cross-compiler and QEMU where they are installed."""

import json
import os
import shutil

import pytest

from symgen.cli.parser import run
from symgen.cost import measure as measuring
from symgen.cost.tools import CORES, cores_named, run_tool
from symgen.errors import ArgumentError, BuildError
from symgen.pipeline.cost import cost_card
from tests.controller.scara import SCARA

pytestmark = pytest.mark.release  # costs are those of the code that users get
TOOLS = pytest.mark.needs("arm-none-eabi-gcc", "arm-none-eabi-objdump", "qemu-system-arm")


@pytest.fixture(scope="module")
def card():
    return cost_card(SCARA, samples=40)[0]


@TOOLS
def test_a_function_without_branches_takes_its_bound(card):
    """Counts of QEMU against those of the machine code: two tools, the same number."""
    for core in card.cores:
        (prepare,) = (cost for cost in core.functions if cost.name == "prepare")
        assert prepare.least == prepare.most == prepare.bound


@TOOLS
def test_bounds_hold_and_are_near(card):
    for core in card.cores:
        for cost in core.functions:
            assert cost.least <= cost.median <= cost.most <= cost.bound <= 1.1 * cost.most


@TOOLS
def test_the_feed_forward_of_the_scara(card):
    """Ceilings of stack (bytes), of code with prepare, and of prepare; the numbers are in docs/firmware.md."""
    for core in card.cores:
        prepare, torque = core.functions
        assert torque.most <= 1.05 * torque.least  # joints at rest, either sense, all angles
        assert torque.bound <= 1.1 * torque.least  # NaN, too
        assert torque.most <= 325  # 315; 130 are the torques' arithmetic, 70 the sines', 60 load numbers, 40 are signs
        assert torque.stack <= 100
        assert core.code <= 1700
        assert prepare.most <= 200
        assert core.constants == core.memory == 0


@TOOLS
def test_smooth_torques_take_the_same_time_for_all_data():
    card, _ = cost_card(SCARA, ["inverse_dynamics"], samples=40)
    for core in card.cores:
        assert core.functions[1].least == core.functions[1].most


@TOOLS
def test_steps_take_the_same_time_for_every_state_and_bounds_are_near_what_was_found():
    """Longest and shortest run of a step as in the goals of the profile; the search's hardest states are among them."""
    two_link = SCARA.parents[1] / "two_link.yaml"
    card, _ = cost_card(
        two_link, ["decide", "step_interpolated"], cores=["cortex-m4f"], samples=40, optimization="debug"
    )
    (core,) = card.cores
    prepare, decide, step = core.functions
    assert step.most <= 1.3 * step.least
    assert decide.most > 3 * decide.median  # the hardest state is far from the usual one
    for cost in (decide, step):
        assert cost.most <= cost.estimate <= 3 * cost.most
        assert 1 <= card.work[cost.name]["bound"] / card.work[cost.name]["most"] <= 3
    assert prepare.estimate is None


@TOOLS
def test_single_precision_on_a_core_without_it_calls_a_library_that_has_loops():
    card, _ = cost_card(SCARA, cores=["cortex-m3"], samples=5)
    (core,) = card.cores
    assert core.functions[1].most > 2000


@TOOLS
def test_the_command_writes_the_card_in_three_forms(tmp_path, capsys):
    given = ["cost", str(SCARA), "--core", "cortex-m7", "--samples", "10", "-o", str(tmp_path), "--json"]
    assert run(given) == 0
    told = json.loads(capsys.readouterr().out)
    written = json.loads((tmp_path / "cost.json").read_text())
    assert told["cores"] == written["cores"]
    most = written["cores"][0]["functions"][1]["most"]
    assert f" {most} |" in (tmp_path / "cost.md").read_text()
    assert f"to {most} instructions" in (tmp_path / "scara.h").read_text()
    assert (tmp_path / "scara.c").is_file()


def test_without_tools_operations_are_given_and_the_tools_are_named(tmp_path, capsys, monkeypatch):
    monkeypatch.setenv("PATH", str(tmp_path))
    assert run(["cost", str(SCARA), "--samples", "5"]) == 1
    told = capsys.readouterr().out
    assert "arm-none-eabi-gcc is not installed: install gcc-arm-none-eabi" in told
    assert "qemu-system-arm is not installed" in told
    assert "| `friction_torque` | 5" in told


@TOOLS
def test_without_objdump_instructions_and_stack_are_measured_all_the_same(tmp_path, monkeypatch):
    for name in ("arm-none-eabi-gcc", "qemu-system-arm"):
        (tmp_path / name).symlink_to(shutil.which(name))
    monkeypatch.setenv("PATH", str(tmp_path))
    card, _ = cost_card(SCARA, cores=["cortex-m7"], samples=5)
    (core,) = card.cores
    assert card.missing == {"arm-none-eabi-objdump": "binutils-arm-none-eabi"}
    assert core.functions[1].most > 200
    assert core.functions[1].stack > 0
    assert core.functions[1].bound is core.functions[1].code is core.code is None


def test_a_compiler_that_fails_is_quoted_and_nothing_is_written(tmp_path, monkeypatch, capsys):
    tools = tmp_path / "bin"
    tools.mkdir()
    for name in ("arm-none-eabi-gcc", "arm-none-eabi-objdump", "qemu-system-arm"):
        (tools / name).write_text("#!/bin/sh\necho 'cc1: out of paper' >&2\nexit 3\n")
        (tools / name).chmod(0o755)
    monkeypatch.setenv("PATH", f"{tools}{os.pathsep}{os.environ['PATH']}")
    folder = tmp_path / "out"
    assert run(["cost", str(SCARA), "--samples", "5", "-o", str(folder)]) == 1
    assert "out of paper" in capsys.readouterr().err
    assert not folder.exists()


def test_a_missing_tool_is_named(tmp_path, monkeypatch):
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(BuildError, match="qemu-system-arm is not installed; install qemu-system-arm"):
        run_tool(["qemu-system-arm"], tmp_path, "running")


@pytest.mark.parametrize("names", [["cortex-m99"], []])
def test_unknown_cores_are_refused_with_those_there_are(names):
    with pytest.raises(ArgumentError, match="cortex-m3, cortex-m4f, cortex-m7"):
        cores_named(names)


def test_flags_say_what_the_card_says():
    assert "-ffp-contract=off" in measuring.FLAGS
    assert all(core.flags[0].startswith("-mcpu=") for core in CORES.values())


def test_no_states_are_refused():
    with pytest.raises(ArgumentError, match="samples"):
        cost_card(SCARA, samples=0)
