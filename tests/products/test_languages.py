"""Programs in C++, Rust and Julia that call the emitted C: those of `docs/cpp.md`, and one like ros2_control's."""

import re
import subprocess
from math import cos

import pytest

from symgen.cli import main
from symgen.products.cpp import STRICT
from tests.golden_examples import ROOT

pytestmark = pytest.mark.needs("gcc")

LANGUAGES, ROS = ROOT / "examples" / "languages", ROOT / "examples" / "ros2_control"

M11 = 0.016 + 1.2 * 0.2**2 + 0.006 + (0.4**2 + 0.15**2 + 2 * 0.4 * 0.15 * cos(0.2))
M12 = 0.006 + (0.15**2 + 0.4 * 0.15 * cos(0.2))
M22 = 0.006 + 0.15**2
NUMBERS = f"{M11:.6f} {M12:.6f} {M22:.6f}"
"""Inertia matrix of two rods, inertias 0.016 and 0.006 kg m^2, at an elbow of 0.2 rad, the second mass being 1 kg."""

FUNCTIONS = (
    "mass_matrix", "gravity", "linearize", "inverse_dynamics", "friction_torque", "friction_dynamics",
    "momentum_observer", "step_interpolated",
)  # fmt: skip


@pytest.fixture(scope="module")
def emitted(tmp_path_factory):
    """The C of two_link in a folder, compiled, with its C++ header."""
    folder = tmp_path_factory.mktemp("languages")
    words = ["emit", str(ROOT / "examples" / "two_link.yaml"), "--with", "cpp", "--functions", ",".join(FUNCTIONS)]
    assert main([*words, "-o", str(folder)]) == 0
    sources = sorted(path.name for path in folder.glob("two_link*.c"))
    called(["gcc", "-std=c99", "-O1", "-fPIC", "-c", *sources], folder)
    return folder


def called(command, folder):
    ran = subprocess.run(command, cwd=folder, check=True, capture_output=True, text=True)
    return ran.stdout.strip()


def objects(folder):
    return sorted(path.name for path in folder.glob("two_link*.o"))


def cpp(folder, *sources, include=()):
    command = ["g++", *STRICT, "-I.", *(f"-I{path}" for path in include), *map(str, sources), *objects(folder)]
    called([*command, "-lm", "-o", "program"], folder)
    return called(["./program"], folder)


@pytest.mark.needs("g++")
def test_cpp(emitted):
    assert cpp(emitted, LANGUAGES / "main.cpp") == f"{NUMBERS} 0"


@pytest.mark.needs("g++")
def test_the_controller_reaches_its_goal_and_notices_a_push(emitted):
    """Two poles at -30/s leave e^-45 of the way after 1.5 s; 6 N m pass 1.5 N m after 2.9 ms at 100/s."""
    said = cpp(emitted, ROS / "main.cpp", include=[ROS])
    names, at_goal, collision = said.split("\n")
    assert names.split() == ["shoulder/position", "elbow/position", "shoulder/velocity", "elbow/velocity"]
    assert all(abs(float(x)) < 1e-9 for x in re.findall(r"-?\d\.\de[-+]\d+", at_goal))
    assert len(re.findall(r"-?\d\.\de[-+]\d+", at_goal)) == 4
    assert 1.5029 <= float(collision.split()[-2]) <= 1.504


@pytest.mark.needs("rustc", "ar")
def test_rust(emitted):
    called(["ar", "rcs", "libtwo_link.a", *objects(emitted)], emitted)
    called(["rustc", "-L", ".", str(LANGUAGES / "main.rs"), "-l", "m", "-o", "rust"], emitted)
    assert called(["./rust"], emitted) == NUMBERS


@pytest.mark.needs("julia")
def test_julia(emitted):
    called(["gcc", "-shared", *objects(emitted), "-lm", "-o", "libtwo_link.so"], emitted)
    numbers = called(["julia", str(LANGUAGES / "main.jl")], emitted)
    assert [float(x) for x in numbers.split()] == [float(x) for x in NUMBERS.split()]


@pytest.mark.parametrize(("language", "file"), [("cpp", "main.cpp"), ("rust", "main.rs"), ("julia", "main.jl")])
def test_the_page_shows_them(language, file):
    (block,) = re.findall(rf"```{language}\n(.*?)```", (ROOT / "docs" / "cpp.md").read_text(), re.S)
    assert block == (LANGUAGES / file).read_text()
