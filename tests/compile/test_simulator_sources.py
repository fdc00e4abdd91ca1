"""The C of the event-driven simulator: strict C99, no allocation, no globals, a program without Python."""

from __future__ import annotations

import shutil
import subprocess

import pytest

import symgen
from symgen.compile.simulator import BETWEEN_EVENTS, simulator_source
from symgen.describe.load import loads_chain
from symgen.emit.templates import template_folder

WARNINGS = (
    "-std=c99", "-O2", "-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Wshadow", "-Wstrict-prototypes", "-Werror",
)  # fmt: skip
KINDS = [(), ("ROUGH",), ("INPUTS", "TIME"), ("ROUGH", "INPUTS", "TIME")]
CC = shutil.which("gcc") or shutil.which("cc")

pytestmark = pytest.mark.skipif(CC is None, reason="needs a C compiler")

MASS = """symgen: 1
name: mass
gravity: [0, 0, 0]
joints:
  - {name: x, type: prismatic, place: {xyz: [0, 0, 0], axis: [1, 0, 0]}, mass: 2, friction: {coulomb: 3, static: 5}}
forces: {x: "10*sin(3*t)"}
"""

PROGRAM = r"""
#include "mass.h"
#include <stdio.h>

int main(void)
{
    static double workspace[4096];
    static double rows[64];
    static signed char row_modes[8];
    static double events[64 * 4];
    static signed char event_modes[128];
    static unsigned char event_loads[64];
    static int32_t conditions[64];
    static unsigned char marks[256];
    static double scratch[8];
    double tau[1] = {0.0};
    double u[1] = {0.0};
    double x[1] = {0.0};
    double q[1] = {0.0};
    double qd[1] = {0.0};
    double wanted[1] = {6.0};
    double lower[1] = {-INFINITY};
    double upper[1] = {INFINITY};
    double left[1] = {NAN};
    double value[1] = {0.0};
    double room[2] = {0.0};
    signed char mode[1] = {0};
    unsigned char rough[1] = {1};
    unsigned char none[1] = {0};
    int32_t joints[1] = {0};
    mass_parameters parameters;
    mass_prepared prepared;
    sim_plant plant = {0};
    sim_signals signals = {0};
    sim s = {0};

    mass_default_parameters(&parameters);
    mass_prepare(&parameters, &prepared);
    plant.n = 1;
    plant.prepared = &prepared;
    plant.dynamics = (sim_function)mass_friction_dynamics;
    plant.switching = (sim_function)mass_switching_functions;
    plant.decide = (sim_function)mass_decide;
    plant.applied = (sim_function)mass_applied_forces;
    plant.scratch = scratch;
    symgen_chain(&plant);
    signals.tau = tau;
    signals.u = u;
    signals.x = x;
    signals.values = room;
    signals.inputs_by_law = none;
    signals.forces_by_law = none;
    s.plant = &plant;
    s.signals = &signals;
    s.end = 6.0;
    s.rtol = 1e-10;
    s.atol = 1e-12;
    s.rough = rough;
    s.free_count = 1;
    s.free_joints = joints;
    s.q = q;
    s.qd = qd;
    s.mode = mode;
    s.workspace = workspace;
    s.marks = marks;
    s.lower = lower;
    s.upper = upper;
    s.left_times = left;
    s.left_values = value;
    s.wanted_count = 1;
    s.wanted = wanted;
    s.row_size = 4;
    s.rows = rows;
    s.row_modes = row_modes;
    s.event_size = 64;
    s.events = events;
    s.event_modes = event_modes;
    s.event_loads = event_loads;
    s.event_conditions = conditions;
    s.size = 4;
    if ((symgen_workspace(1, 0, 4, 6) > 4096) || (symgen_events(&s, 100000) != SIM_DONE)) {
        return 1;
    }
    printf("%.17g %d\n", q[0], (int)s.event);
    for (int k = 0; k < (int)s.event; k++) {
        printf("%.17g\n", events[4 * k]);
    }
    return 0;
}
"""


@pytest.mark.parametrize("kind", KINDS, ids=["smooth", "rough", "smooth with inputs", "rough with inputs"])
def test_strict_flags_find_nothing_and_nothing_is_global(tmp_path, kind):
    (tmp_path / "all.c").write_text(simulator_source(BETWEEN_EVENTS))
    flags = [f"-D{name}=1" for name in kind]
    subprocess.run([CC, *WARNINGS, *flags, "-c", "all.c"], cwd=tmp_path, check=True)
    said = subprocess.run(["nm", "all.o"], cwd=tmp_path, check=True, capture_output=True, text=True).stdout
    kinds = [line.split()[-2:] for line in said.splitlines()]
    assert not [name for letter, name in kinds if letter in "BbDdC"]  # variables; constants are R
    wanted = {name for letter, name in kinds if letter == "U"} - {"_GLOBAL_OFFSET_TABLE_"}
    assert wanted <= {"pow", "sqrt", "fmax", "fmin", "fabs", "memset", "memcpy"}  # the last are the compiler's own
    assert all(name.startswith("symgen_") for letter, name in kinds if letter == "T")


def test_a_program_without_python_has_the_same_motion(tmp_path):
    chain = loads_chain(MASS)
    model = symgen.build_model(chain, functions=["friction_dynamics", "switching_functions", "decide", "applied_forces",
                                                 "kinetic_energy", "potential_energy"])  # fmt: skip
    names = []
    for source in model.sources:
        if "vector" not in source.name:
            (tmp_path / source.name).write_text(source.text)
            names += [source.name] * source.name.endswith(".c")
    folder = template_folder() / "simulator"
    pieces = "\n".join(f'#include "{folder / name}"' for name in BETWEEN_EVENTS)
    (tmp_path / "main.c").write_text(f"#include <math.h>\n{pieces}\n{PROGRAM}")
    build = [CC, "-std=c99", "-O2", "-DROUGH", "-DTIME", "main.c", *names, "-o", "main", "-lm"]
    subprocess.run(build, cwd=tmp_path, check=True)
    said = subprocess.run([tmp_path / "main"], check=True, capture_output=True, text=True).stdout.splitlines()
    run = symgen.simulate(model, 6.0, rtol=1e-10, atol=1e-12, sample=[6.0])
    q, count = said[0].split()
    assert int(count) == len(run.events) > 4
    assert float(q) == pytest.approx(run.q[-1, 0], abs=1e-12)
    assert [float(line) for line in said[1:]] == pytest.approx([event.time for event in run.events], abs=1e-12)
