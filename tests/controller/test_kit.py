"""The test program that travels with a controller's C: it passes, finds planted faults, and runs on the target."""

import re
import subprocess

import numpy as np
import pytest

from symgen.cli.parser import run
from symgen.cost.harness import BoardContext, StartupContext
from symgen.cost.tools import CORES
from symgen.emit.templates import render
from symgen.errors import ArgumentError
from symgen.pipeline import emit_sources, load_chain
from symgen.reference.friction import FrictionReference
from tests.controller.scara import SCARA
from tests.emit.strict import WARNINGS, write

FUNCTIONS = ["mass_matrix", "forward_dynamics", "friction_inverse_dynamics", "friction_torque"]
SANITIZED = ["-fsanitize=address,undefined,float-divide-by-zero,float-cast-overflow", "-fno-sanitize-recover=all"]


def made(folder, dtype, functions=FUNCTIONS, samples=10):
    write(emit_sources(SCARA, "c", dtype, functions, products=["kit"], samples=samples, profile="controller"), folder)


def compiled(folder, *flags):
    command = ["gcc", *flags, "scara.c", "scara_kit.c", "-lm", "-o", "kit"]
    subprocess.run(command, cwd=folder, check=True, capture_output=True)
    return subprocess.run(["./kit"], cwd=folder, check=False, capture_output=True, text=True)


@pytest.fixture(scope="module", params=["float32", "float64"])
def kit(request, tmp_path_factory):
    folder = tmp_path_factory.mktemp(request.param)
    made(folder, request.param)
    return folder


@pytest.mark.needs("gcc")
@pytest.mark.parametrize("flags", [["-O0"], ["-O3", "-ffp-contract=off"], ["-O1", *SANITIZED]])
def test_it_passes(flags, kit):
    done = compiled(kit, *WARNINGS, *flags)
    assert (done.returncode, done.stdout, done.stderr) == (0, "pass: 4 functions, 40 states\n", "")


@pytest.mark.needs("gcc")
def test_steps_of_a_chain_that_knows_the_time_begin_at_the_answers_time(tmp_path):
    chain = tmp_path / "cart.yaml"
    chain.write_text(
        "symgen: 1\nname: scara\njoints:\n  - {name: x, type: prismatic, place: {xyz: [0, 0, 0]}, mass: 2,"
        " friction: {coulomb: 1, static: 2}}\nforces: {x: 3*sin(7*t)}\n"
    )
    given = {"dtype": "float64", "functions": ["step"], "optimization": "debug"}
    write(emit_sources(chain, "c", profile="controller", products=["kit"], **given), tmp_path)
    assert compiled(tmp_path, *WARNINGS, "-O1").stdout == "pass: 1 function, 30 states\n"


BENDING = """\
symgen: 1
name: scara
gravity: [0, -9.81, 0]
joints:
  - {name: upper, type: revolute, place: {xyz: [0, 0, 0]}, mass: 1.5, com: [0.25, 0, 0], inertia: {zz: 0.03},
     friction: {coulomb: 0.5, static: 0.7}}
  - name: fore
    type: revolute
    place: {xyz: [0.5, 0, 0]}
    mass: 0.2
    friction: {coulomb: 0.2, static: 0.3, viscous: 0.05}
    flexible: {elements: 4, length: 0.6, mass_per_length: 0.4, bending: 8, damping_ratio: 0.01}
"""


@pytest.mark.needs("gcc")
@pytest.mark.parametrize("dtype", ["float32", "float64"])
def test_it_passes_for_a_bending_link_whose_inertia_matrix_is_nearly_singular(dtype, tmp_path):
    chain = tmp_path / "bending.yaml"
    chain.write_text(BENDING)
    given = {"dtype": dtype, "functions": ["forward_dynamics", "step"], "optimization": "debug"}
    write(emit_sources(chain, "c", profile="controller", products=["kit"], **given), tmp_path)
    assert compiled(tmp_path, *WARNINGS, "-O2").stdout == "pass: 2 functions, 60 states\n"


@pytest.mark.needs("gcc")
@pytest.mark.parametrize(("old", "new"), [("fabsf(", "-fabsf("), ("0.325F", "0.3251F"), (" + ", " - ")])
def test_it_finds_a_fault(old, new, tmp_path):
    made(tmp_path, "float32", ["friction_torque"])
    text = (tmp_path / "scara.c").read_text()
    head, body = text.split("void scara_friction_torque(")
    assert old in body
    (tmp_path / "scara.c").write_text(f"{head}void scara_friction_torque({body.replace(old, new, 1)}")
    done = compiled(tmp_path, "-std=c99", "-O2")
    assert done.returncode == 1
    assert re.fullmatch(
        r"friction_torque: tau, state \d+, element \d: \S+ instead of \S+, at most \S+ apart\n", done.stdout
    )


@pytest.mark.needs("gcc")
def test_results_that_are_no_numbers_fail(tmp_path):
    made(tmp_path, "float32", ["friction_torque"])
    text = (tmp_path / "scara.c").read_text()
    (tmp_path / "scara.c").write_text(text.replace("tau[2] = ", "tau[2] = NAN + "))
    assert "element 2: nan instead of" in compiled(tmp_path, "-std=c99", "-O2").stdout


def test_expected_results_are_those_of_the_numeric_reference():
    """The literal law of friction from the chain's raw numbers: a third opinion on the printed digits."""
    chosen = {"functions": ["friction_torque"], "products": ["kit"], "samples": 6}
    text = emit_sources(SCARA, profile="controller", **chosen)[-1].text

    def table(name):
        rows = re.search(rf"f0_{name}\[\d+\]\[\d+\] = \{{(.*?)\}};", text, re.S)[1]
        return np.array([[float(x) for x in row.split(",")] for row in re.findall(r"\{(.*?)\}", rows)])

    q, qd, qdd, direction, expected = (table(n) for n in ("q", "qd", "qdd", "direction", "expected0"))
    chain = load_chain(SCARA)
    sets = re.search(r"f0_set\[\d+\] = \{(.*?)\}", text)[1].split(",")
    payloads = [float(x) for x in re.findall(r"\{([0-9.e-]+)\}", text.split("parameters[2] = {")[1].split("};")[0])]
    for k in range(len(q)):
        law = FrictionReference(chain, {"payload": payloads[int(sets[k])]})
        tau, _, _ = law.inverse(q[k], qd[k], qdd[k], direction[k].astype(int).tolist())
        np.testing.assert_allclose(expected[k], tau, rtol=1e-12, atol=1e-12 * np.max(np.abs(tau)))


@pytest.mark.needs("arm-none-eabi-gcc", "qemu-system-arm")
@pytest.mark.parametrize(("core", "contract"), [("cortex-m4f", "off"), ("cortex-m7", "off"), ("cortex-m4f", "fast")])
def test_it_passes_on_the_target(core, contract, tmp_path):
    made(tmp_path, "float32", ["friction_torque"], samples=30)
    (tmp_path / "startup.c").write_text(render(StartupContext(99)))
    (tmp_path / "board.ld").write_text(render(BoardContext("4M", "4M")))
    flags = [*CORES[core].flags, "-std=gnu99", "-O2", f"-ffp-contract={contract}"]
    link = ["--specs=rdimon.specs", "-nostartfiles", "-T", "board.ld"]
    files = ["scara.c", "scara_kit.c", "startup.c"]
    subprocess.run(["arm-none-eabi-gcc", *flags, *link, *files, "-lm", "-o", "kit.elf"], cwd=tmp_path, check=True)
    emulator = ["qemu-system-arm", "-M", CORES[core].board, "-nographic", "-monitor", "none", "-serial", "none"]
    semihosting = ["-semihosting-config", "enable=on,target=native", "-kernel", "kit.elf"]
    done = subprocess.run(
        [*emulator, *semihosting], cwd=tmp_path, stdin=subprocess.DEVNULL, capture_output=True, text=True, timeout=60
    )
    assert (done.returncode, done.stdout) == (0, "pass: 1 function, 30 states\n")


@pytest.mark.needs("cmake", "gcc")
def test_the_command_writes_and_builds_it(tmp_path):
    given = ["emit", str(SCARA), "--profile", "controller", "--with", "kit", "--dtype", "float32", "-o", str(tmp_path)]
    assert run(given) == 0
    for command in (["cmake", "-S", ".", "-B", "build"], ["cmake", "--build", "build"]):
        subprocess.run(command, cwd=tmp_path, check=True, capture_output=True)
    done = subprocess.run([tmp_path / "build" / "scara_kit"], check=False, capture_output=True, text=True)
    assert done.stdout == "pass: 1 function, 30 states\n"


def test_no_states_are_refused():
    with pytest.raises(ArgumentError, match="samples"):
        emit_sources(SCARA, profile="controller", products=["kit"], samples=0)
