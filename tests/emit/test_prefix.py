"""`--prefix`: two emissions of one chain in one program; and what the header says of joints."""

import subprocess
from dataclasses import replace

import numpy as np
import pytest

import symgen
from symgen.cli import main
from symgen.compile.compiler import find_compiler
from symgen.errors import ArgumentError

CHAIN = """\
symgen: 1
name: arm
gravity: [0, -9.81, 0]
parameters: {m: 1.5, reach: 0.7}
inputs: [wind]
joints:
  - {name: shoulder, type: revolute, place: {xyz: [0, 0, 0]}, mass: m, com: [reach, 0, 0],
     friction: {coulomb: 0.3, static: 0.4},
     limits: {lower: -2*reach, upper: 1.25, velocity: 3.5, effort: 40}}
  - {name: slide, type: prismatic, place: {xyz: [0.5, 0, 0], axis: [1, 0, 0]}, mass: 0.8, com: [0.1, 0, 0],
     stop: {lower: -0.25, upper: 0.5}}
forces: {slide: wind}
"""

PROGRAM = """\
#include "arm.h"
#include "arm_single.h"
#include <stdio.h>

int main(void)
{
    arm_parameters wide;
    arm_prepared wide_set;
    arm_state a = {{0.3, 0.1}, {0.0, 0.0}, {0, 0}, 0U};
    const arm_real tau[ARM_JOINTS] = {11.0, 0.5}, wind[1] = {2.0};
    arm_single_parameters narrow;
    arm_single_prepared narrow_set;
    arm_single_state b = {{0.3f, 0.1f}, {0.0f, 0.0f}, {0, 0}, 0U};
    const arm_single_real force[ARM_SINGLE_JOINTS] = {11.0f, 0.5f}, breeze[1] = {2.0f};
    arm_real lower[ARM_JOINTS], upper[ARM_JOINTS], velocity[ARM_JOINTS], effort[ARM_JOINTS];

    arm_default_parameters(&wide);
    arm_single_default_parameters(&narrow);
    arm_prepare(&wide, &wide_set);
    arm_single_prepare(&narrow, &narrow_set);
    for (int k = 0; k < 20; k++) {
        const int status = arm_step(&wide_set, &a, tau, 0.01, wind);

        if (status != arm_single_step(&narrow_set, &b, force, 0.01f, breeze)) {
            return 1;
        }
    }
    arm_joint_limits(lower, upper, velocity, effort);
    printf("%zu %zu %.17g %.17g %.9g %.9g\\n", sizeof(arm_real), sizeof(arm_single_real), a.q[0], a.q[1],
           (double)b.q[0], (double)b.q[1]);
    for (size_t j = 0U; j <= ARM_JOINTS; j++) {
        printf("%s;", arm_joint_name(j));
    }
    for (size_t j = 0U; j < ARM_JOINTS; j++) {
        printf(" %.17g %.17g %.17g %.17g", lower[j], upper[j], velocity[j], effort[j]);
    }
    return arm_broken_rule(&wide);
}
"""

STRICT = ("-std=c99", "-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Wdouble-promotion", "-Werror")


@pytest.fixture(scope="module")
def path(tmp_path_factory):
    path = tmp_path_factory.mktemp("prefix") / "arm.yaml"
    path.write_text(CHAIN)
    return path


@pytest.mark.parametrize("profile", [[], ["--profile", "controller", "--with", "valid"]], ids=["default", "controller"])
def test_two_number_types_link_together(path, profile, tmp_path):
    """A program steps the chain in double and in float; both move as the model does."""
    given = [str(path), "--functions", "step", *profile]
    assert main(["emit", *given, "-o", str(tmp_path / "double")]) == 0
    assert main(["emit", *given, "--dtype", "float32", "--prefix", "arm_single", "-o", str(tmp_path / "single")]) == 0
    (tmp_path / "main.c").write_text(PROGRAM)
    sources = [str(p) for f in ("double", "single") for p in sorted((tmp_path / f).glob("arm*.c"))]
    gcc = [*find_compiler().command, *STRICT, f"-I{tmp_path / 'double'}", f"-I{tmp_path / 'single'}"]
    subprocess.run([*gcc, "main.c", *sources, "-lm", "-o", "both"], cwd=tmp_path, check=True)
    ran = subprocess.run(["./both"], cwd=tmp_path, check=True, capture_output=True, text=True)
    first, second = ran.stdout.split("\n")
    model = symgen.build_model(path, functions=["step"])
    state = ([0.3, 0.1], [0.0, 0.0], [0, 0], 0)
    for _ in range(20):
        state, _ = model.step(state, [11.0, 0.5], 0.01, inputs={"wind": 2.0})
    found = np.array(first.split(), dtype=float)
    assert found[:2].tolist() == [8, 4]
    np.testing.assert_allclose(found[2:4], state.q, rtol=1e-13)  # compilers may contract a*b + c here and not there
    np.testing.assert_allclose(found[4:6], state.q, rtol=2e-5)  # twenty steps of single precision
    names, numbers = second.split(" ", 1)
    assert names == "shoulder;slide;;"
    inf = np.inf
    assert np.array(numbers.split(), dtype=float).tolist() == [-1.4, 1.25, 3.5, 40, -0.25, 0.5, inf, inf]


@pytest.mark.parametrize("target", ["c", "numpy"])
def test_a_prefix_gives_the_text_of_a_chain_of_that_name(path, target):
    renamed = symgen.load_chain(path)
    own = symgen.emit_sources(renamed, target, functions=["bias", "step"], prefix="other")
    assert own == symgen.emit_sources(replace(renamed, name="other"), target, functions=["bias", "step"])
    assert not any("arm" in f"{file.name}{file.text}" for file in own)


@pytest.mark.parametrize("prefix", ["", "9lives", "double", "stdio", "a-b", "numpy"])
def test_prefixes_that_no_chain_could_have_are_refused(path, prefix):
    with pytest.raises(ArgumentError, match=r"\Aprefix: "):
        symgen.emit_sources(path, prefix=prefix)


def test_edited_code_of_a_prefix_is_checked(path, tmp_path, capsys):
    """Two number types in one folder are told apart by their prefixes."""
    for dtype in ("float64", "float32"):
        words = ["--functions", "bias", "--dtype", dtype, "--prefix", f"arm_{dtype}", "--batches", "-o", str(tmp_path)]
        assert main(["emit", str(path), *words]) == 0
    given = ["check", str(path), "--source", str(tmp_path), "--samples", "20", "-o", str(tmp_path / "report")]
    assert main([*given, "--prefix", "arm_float32"]) == 0
    assert "float32" in capsys.readouterr().out
    with (tmp_path / "arm_float32.c").open("a") as file:
        file.write("int more;\n")
    assert main([*given, "--prefix", "arm_float32"]) == 1
    assert main([*given, "--prefix", "arm_float64"]) == 0


def test_two_prefixes_share_a_folder(path, tmp_path, capsys):
    for prefix in ("first", "second"):
        assert main(["emit", str(path), "--functions", "bias", "--prefix", prefix, "-o", str(tmp_path)]) == 0
    assert {p.name for p in tmp_path.iterdir()} == {"first.h", "first.c", "second.h", "second.c"}
