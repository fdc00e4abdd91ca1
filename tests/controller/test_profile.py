"""The profile `controller`: two files with what was asked for, in C99 and C++17, found by CMake and pkg-config."""

import re
import subprocess

import pytest

from symgen.cli.parser import run
from symgen.errors import ArgumentError, DerivationError
from symgen.pipeline import emit_sources
from tests.controller.scara import SCARA
from tests.emit.strict import WARNINGS, write

DTYPES = ("float32", "float64")
ALLOWED = {"fabsf", "fabs", "exp", "expf", "sqrt", "sqrtf"}
"""Functions of the math library that laws of friction need."""


def call(command, folder):
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


@pytest.mark.parametrize("dtype", DTYPES)
def test_two_files_with_the_named_functions_alone(dtype):
    header, source = emit_sources(SCARA, "c", dtype, ["friction_torque"], profile="controller")
    assert (header.name, source.name) == ("scara.h", "scara.c")
    external = re.findall(r"^\w[\w ]*\b(\w+)\(", source.text, re.M)
    public = [name for name in external if f"{name}(" in header.text]
    own = ["default_parameters", "prepare", "joint_limits", "friction_torque"]
    assert public == [f"scara_{name}" for name in own]
    for word in ("restrict", "union", "_batch", "memset", "atan2", " sinf(", " cosf(", " sin(", " cos("):
        assert word not in source.text


def test_the_default_beside_other_functions_is_the_feed_forward_too():
    header, _ = emit_sources(SCARA, functions=["default", "gravity"], profile="controller")
    assert re.findall(r"^void scara_(\w+)\(", header.text, re.M)[3:] == ["gravity", "friction_torque"]


def test_a_law_brings_the_function_of_the_library_that_it_needs(tmp_path):
    chain = tmp_path / "stribeck.yaml"
    chain.write_text(
        "symgen: 1\nname: wheel\njoints:\n  - {name: axle, type: revolute, place: {xyz: [0, 0, 0]}, inertia: {zz: 0.1},"
        " friction: {coulomb: 1, static: 2, stribeck: {velocity: 0.1, exponent: 2}}}\n"
    )
    header, source = emit_sources(chain, "c", "float32", profile="controller")
    assert "expf" in header.text
    assert "expf(" in source.text
    assert "sincos" not in source.text


@pytest.mark.needs("gcc", "g++", "nm")
@pytest.mark.parametrize("dtype", DTYPES)
@pytest.mark.parametrize("functions", [["friction_torque"], ["mass_matrix", "forward_dynamics", "position_tip"]])
def test_c99_and_cpp17_without_a_warning_and_without_hidden_calls(functions, dtype, tmp_path):
    write(emit_sources(SCARA, "c", dtype, functions, profile="controller", validity=True), tmp_path)
    call(["gcc", *WARNINGS, "-c", "scara.c", "-o", "c.o"], tmp_path)
    flags = ["-std=c++17", "-O2", "-Wall", "-Wextra", "-Wpedantic", "-Werror", "-x", "c++"]
    call(["g++", *flags, "-c", "scara.c", "-o", "cpp.o"], tmp_path)
    for level in ("-O0", "-O2", "-O3", "-Os"):
        call(["gcc", "-std=c99", level, "-fno-stack-protector", "-c", "scara.c", "-o", "c.o"], tmp_path)
        undefined = {line.split()[-1] for line in call(["nm", "-u", "c.o"], tmp_path).splitlines()}
        assert undefined <= ALLOWED


@pytest.mark.needs("gcc")
def test_the_step_compiles_in_both_languages(tmp_path):
    write(emit_sources(SCARA, "c", "float32", ["step"], profile="controller", optimization="debug"), tmp_path)
    call(["gcc", *WARNINGS, "-O0", "-c", "scara.c", "-o", "c.o"], tmp_path)
    call(["g++", "-std=c++17", "-O0", "-Wall", "-Wextra", "-Werror", "-x", "c++", "-c", "scara.c"], tmp_path)


@pytest.mark.needs("cmake", "gcc", "pkg-config")
def test_cmake_and_pkg_config_find_what_was_installed(tmp_path):
    """A project elsewhere links the installed target, and one compiled by hand the pkg-config file's flags."""
    folder, there, prefix = tmp_path / "arm", tmp_path / "user", tmp_path / "prefix"
    assert run(["emit", str(SCARA), "--profile", "controller", "-o", str(folder)]) == 0
    call(["cmake", "-S", ".", "-B", "build"], folder)
    call(["cmake", "--build", "build"], folder)
    call(["cmake", "--install", "build", "--prefix", str(prefix)], folder)
    assert call([str(folder / "build" / "scara_main")], folder).startswith("tau[0] ")
    there.mkdir()
    (there / "user.c").write_text((folder / "main.c").read_text())
    (there / "CMakeLists.txt").write_text(
        "cmake_minimum_required(VERSION 3.13)\nproject(user LANGUAGES C)\nfind_package(scara 0.2 REQUIRED)\n"
        "add_executable(user user.c)\ntarget_link_libraries(user PRIVATE scara::scara)\n"
    )
    call(["cmake", "-S", ".", "-B", "build", f"-DCMAKE_PREFIX_PATH={prefix}"], there)
    call(["cmake", "--build", "build"], there)
    assert call([str(there / "build" / "user")], there).startswith("tau[0] ")
    (pc,) = prefix.rglob("scara.pc")
    paths = {"PKG_CONFIG_PATH": str(pc.parent), "PATH": "/usr/local/bin:/usr/bin:/bin"}
    words = subprocess.run(["pkg-config", "--cflags", "--libs", "scara"], env=paths, capture_output=True, text=True)
    call(["gcc", "user.c", *words.stdout.split(), "-o", "by_hand"], there)
    assert call([str(there / "by_hand")], there).startswith("tau[0] ")


def test_the_project_has_no_dates_and_no_places():
    first, second = (emit_sources(SCARA, profile="controller", products=["project"])[2:] for _ in range(2))
    assert first == second
    assert [file.name for file in first] == ["CMakeLists.txt", "scara.pc.in", "main.c"]


@pytest.mark.parametrize(
    ("given", "error", "words"),
    [
        ({"profile": "robot"}, ArgumentError, "'robot' is not one of default, controller"),
        ({"profile": "controller", "batches": True}, ArgumentError, "no functions for many states"),
        ({"profile": "controller", "target": "numpy"}, ArgumentError, "for target 'c'"),
        ({"profile": "controller", "functions": ["friction_torqe"]}, ArgumentError, "friction_torque"),
    ],
)
def test_refusals(given, error, words):
    with pytest.raises(error, match=re.escape(words)):
        emit_sources(SCARA, **given)


def test_a_chain_without_friction_has_no_friction_torque(repository):
    chain = repository / "examples" / "pendulum.yaml"
    with pytest.raises(DerivationError, match="no friction"):
        emit_sources(chain, functions=["friction_torque"], profile="controller")
    header, _ = emit_sources(chain, profile="controller")
    assert "pendulum_inverse_dynamics(" in header.text


def test_options_that_are_given_twice_add_up(tmp_path):
    given = ["--functions", "gravity", "--functions", "friction_torque", "--with", "kit", "--with", "valid"]
    assert run(["emit", str(SCARA), "--profile", "controller", *given, "-o", str(tmp_path)]) == 0
    header = (tmp_path / "scara.h").read_text()
    assert all(f"scara_{name}(" in header for name in ("gravity", "friction_torque", "valid"))
    assert (tmp_path / "scara_kit.c").is_file()


def test_extras_are_for_controllers(tmp_path, capsys):
    assert run(["emit", str(SCARA), "--with", "kit", "-o", str(tmp_path)]) == 1
    assert "kit: it is for profile controller; add --profile controller" in capsys.readouterr().err
    assert not list(tmp_path.iterdir())


def test_no_line_ends_in_a_space():
    given = {"profile": "controller", "functions": ["friction_torque", "step"], "optimization": "debug"}
    for file in emit_sources(SCARA, products=["project"], **given)[2:]:
        assert not re.search(r"[ \t]$", file.text, re.M)


def test_an_unknown_extra_is_named(tmp_path, capsys):
    assert run(["emit", str(SCARA), "--profile", "controller", "--with", "kitt", "-o", str(tmp_path)]) == 1
    said = capsys.readouterr().err
    assert "there is no 'kitt' (did you mean 'kit'?); there are valid, kit, project, cpp, simulator" in said
    assert not list(tmp_path.iterdir())
