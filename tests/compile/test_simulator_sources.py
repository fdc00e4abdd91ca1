"""The C of the simulators: strict C99, no allocation, no globals, a program without Python."""

from __future__ import annotations

import shutil
import subprocess

import pytest

import symgen
from symgen.compile.simulator import BETWEEN_EVENTS, FIXED_STEPS, MANY_EVENTS, SLOPES, simulator_source
from symgen.describe.load import loads_chain

WARNINGS = (
    "-std=c99", "-O2", "-Wall", "-Wextra", "-Wpedantic", "-Wconversion", "-Wshadow", "-Wstrict-prototypes", "-Werror",
)  # fmt: skip
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
    static unsigned char event_marks[64];
    static int32_t conditions[64];
    static unsigned char marks[256];
    static double scratch[8];
    static const int32_t kind[] = {KIND_RATE, KIND_LOWER, KIND_UPPER, -1, -1};
    static const int32_t counts[KINDS] = {1, 1, 1};
    static int32_t first[KINDS + 1];
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
    plant.modes = 1;
    plant.rough = 1;
    plant.takes_time = 1;
    plant.result_count = 5;
    plant.result_kind = kind;
    plant.counts = counts;
    plant.first = first;
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
    s.event_marks = event_marks;
    s.event_conditions = conditions;
    s.size = 4;
    symgen_lay_out(&s);
    if ((symgen_workspace(&s) > 4096) || (symgen_marks(&s) > 256)
        || (symgen_events(&s, 100000) != SIM_DONE)) {
        return 1;
    }
    printf("%.17g %d\n", q[0], (int)s.event);
    for (int k = 0; k < (int)s.event; k++) {
        printf("%.17g\n", events[4 * k]);
    }
    return 0;
}
"""

MANY = r"""
#include <stdio.h>
#include <stdlib.h>

enum { N = MASSES, M = 5, SIZE = 400 };

/* Free masses of 1 kg with dry friction: a rate loses 0.01 in a step, a mass that is slower stops. */
static void one_step(
    const void *p, const double *q, const double *qd, const signed char *mode, const double *tau, double dt,
    const double *u, double *q_end, double *qd_end, signed char *mode_end, double *status)
{
    (void)p;
    (void)mode;
    (void)tau;
    (void)u;
    for (int k = 0; k < N; k++) {
        qd_end[k] = (qd[k] > 0.01) ? (qd[k] - 0.01) : 0.0;
        q_end[k] = q[k] + (0.5 * dt * (qd[k] + qd_end[k]));
        mode_end[k] = (signed char)(qd_end[k] > 0.0);
    }
    *status = 0.0;
}

static void friction_of(
    const void *p, const double *q, const double *qd, const double *tau, const signed char *mode, const double *u,
    double *f, double *qdd, double *status)
{
    (void)p;
    (void)q;
    (void)qd;
    (void)tau;
    (void)u;
    for (int k = 0; k < N; k++) {
        f[k] = (double)mode[k];
        qdd[k] = -f[k];
    }
    *status = 0.0;
}

static void energy_of_motion(const void *p, const double *q, const double *qd, const double *u, double *T)
{
    (void)p;
    (void)q;
    (void)u;
    *T = 0.0;
    for (int k = 0; k < N; k++) {
        *T += 0.5 * qd[k] * qd[k];
    }
}

int main(void)
{
    static double q[N], qd[N], tau[N], u[M], left[N], at[N], lower[N], upper[N], x[1], t0[1], several[1];
    static double times[SIZE], losses[SIZE], states[2 * SIZE * N];
    static double change_times[SIZE], change_states[SIZE * ((3 * N) + M)];
    static signed char mode[N], modes[2 * SIZE * N], change_modes[2 * SIZE * N];
    static unsigned char rough[N], by_law[N], done[1], stops[1];
    static int32_t joints[N], halt[1], status[1], concern[1];
    static int64_t changes[SIZE], change_runs[SIZE], count[1], due[1], none[1];
    int64_t sizes[3];
    step_events found = {0};
    step_ledger ledger = {0};
    fixed_steps r = {0};

    for (int k = 0; k < N; k++) {
        qd[k] = 0.0295 + (1e-4 * k);
        mode[k] = 1;
        rough[k] = 1;
        joints[k] = k;
        lower[k] = -INFINITY;
        upper[k] = INFINITY;
        left[k] = NAN;
    }
    several[0] = NAN;
    r.runs = 1;
    r.last = 1;
    r.steps = 8;
    r.n = N;
    r.modes = N;
    r.m = M;
    r.lanes = 1;
    r.takes_inputs = 1;
    r.single = (fixed_function)one_step;
    r.friction = (fixed_function)friction_of;
    r.kinetic = (fixed_function)energy_of_motion;
    r.free_count = N;
    r.free_joints = joints;
    r.ledger = &ledger;
    r.inputs_by_law = by_law;
    r.forces_by_law = by_law;
    r.hold = 1;
    r.periods = none;
    r.rough = rough;
    r.bounded = 1;
    r.lower = lower;
    r.upper = upper;
    r.dt = 0.01;
    r.stop = halt;
    r.count = count;
    r.t0 = t0;
    r.q = q;
    r.qd = qd;
    r.mode = mode;
    r.tau = tau;
    r.u = u;
    r.x = x;
    r.due = due;
    r.done = done;
    r.status = status;
    r.concern = concern;
    r.several_at = several;
    r.left_times = left;
    r.left_values = at;
    r.row_steps = none;
    r.change_size = SIZE;
    r.change_runs = change_runs;
    r.change_times = change_times;
    r.change_states = change_states;
    r.change_modes = change_modes;
    found.size = SIZE;
    found.changes = changes;
    found.times = times;
    found.states = states;
    found.modes = modes;
    found.stops = stops;
    found.losses = losses;
    ledger.found = &found;
    symgen_fixed_workspace(&r, sizes);
    symgen_fixed_place(
        &r, calloc((size_t)sizes[0], sizeof(double)), calloc((size_t)sizes[1], sizeof(double)),
        calloc((size_t)sizes[2], 1U));
    if (symgen_fixed_steps(&r, 100) != 0) {
        return 1;
    }
    printf("%.17g %.17g %d\n", q[N - 1], ledger.loss, (int)found.count);
    return 0;
}
"""


OF_NUMBERS = [
    pytest.param(pieces, real, id=f"{name} in {real}")
    for name, pieces, reals in (
        ("events", MANY_EVENTS, ["double"]),
        ("sensitivities", (*BETWEEN_EVENTS, *SLOPES), ["double"]),
        ("fixed steps", FIXED_STEPS, ["double", "float"]),
    )
    for real in reals
]


@pytest.mark.parametrize(("pieces", "real"), OF_NUMBERS)
def test_strict_flags_find_nothing_and_nothing_is_global(tmp_path, pieces, real):
    (tmp_path / "all.c").write_text(simulator_source(pieces))
    subprocess.run([CC, *WARNINGS, f"-DREAL={real}", "-c", "all.c"], cwd=tmp_path, check=True)
    said = subprocess.run(["nm", "all.o"], cwd=tmp_path, check=True, capture_output=True, text=True).stdout
    kinds = [line.split()[-2:] for line in said.splitlines()]
    assert not [name for letter, name in kinds if letter in "BbDdC"]  # variables; constants are R
    wanted = {name for letter, name in kinds if letter == "U"} - {"_GLOBAL_OFFSET_TABLE_"}
    assert wanted <= {
        "pow",
        "sqrt",
        "ldexp",
        "ldexpf",
        "round",
        "remainder",
        "sqrtf",
        "memmove",
        "fmax",
        "fmin",
        "fabs",
        "memset",
        "memcpy",
        "memcmp",
    }  # the last are the compiler's own
    assert all(name.startswith("symgen_") for letter, name in kinds if letter == "T")


FUNCTIONS = [
    "friction_dynamics",
    "switching_functions",
    "decide",
    "applied_forces",
    "kinetic_energy",
    "potential_energy",
]


def test_a_program_without_python_has_the_same_motion(tmp_path):
    chain = loads_chain(MASS)
    model = symgen.build_model(chain)
    names = []
    for source in model.together(FUNCTIONS).whole.sources:
        if "vector" not in source.name:
            (tmp_path / source.name).write_text(source.text)
            names += [source.name] * source.name.endswith(".c")
    (tmp_path / "main.c").write_text(f"{simulator_source(BETWEEN_EVENTS)}\n{PROGRAM}")
    build = [CC, "-std=c99", "-O2", "main.c", *names, "-o", "main", "-lm"]
    subprocess.run(build, cwd=tmp_path, check=True)
    said = subprocess.run([tmp_path / "main"], check=True, capture_output=True, text=True).stdout.splitlines()
    run = symgen.simulate(model, 6.0, rtol=1e-10, atol=1e-12, sample=[6.0])
    q, count = said[0].split()
    assert int(count) == len(run.events) > 4
    assert float(q) == pytest.approx(run.q[-1, 0], abs=1e-12)
    assert [float(line) for line in said[1:]] == pytest.approx([event.time for event in run.events], abs=1e-12)


@pytest.mark.parametrize("masses", [140, 300])
def test_fixed_steps_take_any_number_of_joints(masses, tmp_path):
    """Masses, more than a signed byte counts, against the sums of their own steps, all array bounds watched."""
    (tmp_path / "many.c").write_text(simulator_source(FIXED_STEPS) + MANY)
    flags = ["-std=c99", "-O1", "-fsanitize=address,undefined", "-DREAL=double", f"-DMASSES={masses}"]
    subprocess.run([CC, *flags, "many.c", "-o", "many", "-lm"], cwd=tmp_path, check=True)
    leaks = {"ASAN_OPTIONS": "detect_leaks=0"}
    said = subprocess.run([tmp_path / "many"], check=True, capture_output=True, text=True, env=leaks).stdout.split()
    way, energy, events = 0.0, 0.0, set()
    for k in range(masses):
        rate = first = 0.0295 + 1e-4 * k
        way = 0.0
        for count in range(8):
            after = rate - 0.01 if rate > 0.01 else 0.0
            way += 0.005 * (rate + after)
            if rate > 0.0 and after == 0.0:
                events.add(count)
            rate = after
        energy += 0.5 * first * first
    assert float(said[0]) == pytest.approx(way, rel=1e-12)
    assert int(said[2]) == len(events) > 2
    assert float(said[1]) == pytest.approx(energy, rel=1e-12)  # all of it is lost
