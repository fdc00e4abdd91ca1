"""The C++ header: strict C++17, the numbers of Python, its check, and what it throws."""

import subprocess

import numpy as np
import pytest

import symgen
from symgen.cli import main
from symgen.emit.source import SourceFile
from symgen.products import cpp
from symgen.products.cpp import STRICT

pytestmark = pytest.mark.needs("gcc", "g++")

CHAIN = """\
symgen: 1
name: std
gravity: [0, -9.81, 0]
parameters: {m: 1.5, I: {value: 0.02, unit: kg m^2}, Real: 0.3, parameter: 0.3, symgen: 0.8, which: 0.1}
inputs: [wind]
joints:
  - {name: shoulder, type: revolute, place: {xyz: [0, 0, 0]}, mass: m, com: [parameter, 0, 0], inertia: {zz: I},
     friction: {coulomb: Real, static: 0.4}}
  - {name: slide, type: prismatic, place: {xyz: [0.5, 0, 0], axis: [1, 0, 0]}, mass: symgen, com: [which, 0, 0]}
points:
  tip: {joint: slide, at: [0.2, 0, 0]}
forces: {slide: wind}
"""
"""Named as a namespace of C++'s own, with parameters that <complex.h> defines as a macro and the header as names."""

PROGRAM = """\
#include "std.hpp"

#include <cstdio>
#include <vector>

namespace arm = symgen::std_;

int main()
{
    arm::Parameters parameters;
    parameters["m"] = arm::Real(2.25);
    parameters.I_ = arm::Real(0.03);
    const arm::Model model(parameters);
    const std::array<arm::Real, arm::joints> q{arm::Real(0.4), arm::Real(-0.1)};
    const std::vector<arm::Real> qd{arm::Real(0.5), arm::Real(-1.5)};
    const arm::Real tau[] = {arm::Real(11), arm::Real(0.5)}, wind[] = {arm::Real(2)};
    const arm::Real *const pointer = q.data();

    for (const auto x : model.mass_matrix(q, wind)) {
        std::printf("%.17g ", static_cast<double>(x));
    }
    const auto found = model.linearize(arm::View<2>::at(pointer), qd, tau, wind);
    for (const auto x : found.B) {
        std::printf("%.17g ", static_cast<double>(x));
    }
    std::printf("%.17g ", static_cast<double>(model.kinetic_energy(q, qd, wind)));
    arm::State state;
    state.q[arm::index(arm::Joint::shoulder)] = arm::Real(0.3);
    const arm::State before = state;
    for (int k = 0; k < 10; k++) {
        if (model.step_interpolated(state, tau, arm::Real(0.01), wind) != arm::Status::ok) {
            return 1;
        }
    }
    for (const auto &each : {before, state}) {
        std::printf("%.17g %.17g ", static_cast<double>(each.q[0]), static_cast<double>(each.q[1]));
    }
    std::printf("%s", std::string(arm::joint_names[arm::index(arm::Joint::slide)]).c_str());
    try {
        model.mass_matrix(std::vector<arm::Real>(3), wind);
    } catch (const std::length_error &error) {
        std::printf("|%s", error.what());
    }
    try {
        parameters["mass"] = 1;
    } catch (const std::out_of_range &error) {
        std::printf("|%s", error.what());
    }
    try {
        parameters["m"] = -1;
        arm::Model{parameters};
    } catch (const std::invalid_argument &error) {
        std::printf("|%s", error.what());
    }
    return 0;
}
"""

FUNCTIONS = "mass_matrix,linearize,kinetic_energy,friction_dynamics,decide,position_tip,step_interpolated"


@pytest.fixture(scope="module")
def chain(tmp_path_factory):
    path = tmp_path_factory.mktemp("cpp") / "arm.yaml"
    path.write_text(CHAIN)
    return path


@pytest.mark.parametrize("dtype", ["float64", "float32"])
def test_the_class_has_the_numbers_of_the_model(chain, dtype, tmp_path):
    words = ["emit", str(chain), "--with", "cpp", "--functions", FUNCTIONS, "--dtype", dtype, "-o", str(tmp_path)]
    assert main(words) == 0
    (tmp_path / "main.cpp").write_text(PROGRAM)
    subprocess.run(["gcc", "-std=c99", "-O1", "-c", "std.c"], cwd=tmp_path, check=True)
    subprocess.run(["g++", *STRICT, "main.cpp", "std.o", "-lm", "-o", "main"], cwd=tmp_path, check=True)
    ran = subprocess.run(["./main"], cwd=tmp_path, check=True, capture_output=True, text=True).stdout
    numbers, *thrown = ran.split("|")
    *values, name = numbers.split()
    model = symgen.build_model(chain, functions=FUNCTIONS.split(","))
    given = {"params": {"m": 2.25, "I": 0.03}, "inputs": {"wind": 2.0}}
    q, qd, tau = [0.4, -0.1], [0.5, -1.5], [11.0, 0.5]
    B = model.linearize(q, qd, tau, **given)[1]
    expected = [*model.mass_matrix(q, **given).flat, *B.flat, model.kinetic_energy(q, qd, **given)]
    state = ([0.3, 0.0], [0.0, 0.0], [0, 0], 0)
    for _ in range(10):
        state, _ = model.step(state, tau, 0.01, method="interpolated", **given)
    expected += [0.3, 0.0, *state.q]
    # other contraction of a*b + c by the compiler; ten steps of single precision
    np.testing.assert_allclose(
        np.array(values, float), expected, rtol=1e-13 if dtype == "float64" else 1e-5, atol=1e-12
    )
    assert name == "slide"
    assert thrown[0] == "std: 2 numbers are wanted, not 3"
    assert thrown[1] == "std has no parameter 'mass'"
    assert "mass" in thrown[2]


@pytest.mark.parametrize("given", [[], ["--profile", "controller"]], ids=["default", "controller"])
def test_the_check_covers_it(chain, given, tmp_path, capsys):
    words = ["--functions", FUNCTIONS, *given, "-o", str(tmp_path)]
    assert main(["emit", str(chain), "--with", "cpp", *words]) == 0
    assert "g++ -std=c++17 -O2 program.cpp std.o -o program" in capsys.readouterr().out
    report = symgen.check_model(chain, 20, functions=FUNCTIONS.split(","), products=["cpp"])
    assert report.passed
    assert any(note.startswith("cpp float64: the header compiles as C++17") for note in report.notes)


def test_a_planted_fault_is_found(chain, monkeypatch):
    written = cpp.cpp_header

    def planted(build, before):
        (file,) = written(build, before)
        return (SourceFile(file.name, file.text.replace("return result;", "result[0] = 1; return result;", 1)),)

    monkeypatch.setattr(cpp, "cpp_header", planted)
    report = symgen.check_model(chain, 5, functions=["mass_matrix", "position_tip"], products=["cpp"])
    assert not report.passed
    assert any("mass_matrix: M differs" in note for note in report.notes)
