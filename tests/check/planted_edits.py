"""Edits of emitted C such as people make, and whether `check --source` sees them.

    python -m tests.check.planted_edits [words of folders or names]
    python -m tests.check.planted_edits unedited 50

Each edit changes results at some states, parameters or uses that the header allows, and leaves the declarations as they
are. An edit is seen by numbers when the check fails, and by text when the text names the place. The text sees all;
the share of the numbers is what the campaign measures.
"""

from __future__ import annotations

import re
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import symgen
from symgen.derive.functions import signatures
from symgen.describe.assemble import assemble
from symgen.describe.load import loads_chain
from symgen.errors import BuildError
from tests.friction.friction_chains import random_arm
from tests.random_chains import random_chain

ARM = """symgen: 1
name: arm
gravity: [0, 0, -9.81]
parameters: {payload: 0.5, offset: 0.0, fc: 0.4, m2: 1.0}
joints:
  - {name: a, type: revolute, place: {xyz: [0, 0, 0]}, mass: 6.0, com: [0.15, 0, 0],
     inertia: {zz: 0.09, xx: 0.01, yy: 0.09}, limits: {lower: -2.5, upper: 2.5, velocity: 3.0, effort: 60},
     friction: {static: 0.6, coulomb: fc, viscous: 0.3}}
  - {name: b, type: revolute, place: {xyz: [0.3, 0, 0], rpy: [pi/2, 0, 0]}, mass: m2, com: [0.12, offset, 0],
     inertia: {zz: 0.01, xx: 0.001, yy: 0.01}, friction: {coulomb: 0.2}}
  - {name: load, type: fixed, place: {xyz: [0.25, 0, 0]}, mass: payload}
points: {tip: {joint: b, at: [0.25, 0, 0]}}
"""

SLED = """symgen: 1
name: sled
gravity: [0, 0, -9.81]
parameters: {m: 2.0, fc: 1.5}
joints:
  - {name: s, type: prismatic, place: {xyz: [0, 0, 0], rpy: [0, 1.2, 0]}, mass: m,
     friction: {static: 2.0, coulomb: fc, viscous: 0.3}}
"""

FOLDERS = {
    "formulas": (ARM, {"functions": ["mass_matrix", "inverse_dynamics", "friction_torque"]}),
    "motions": (ARM, {"functions": ["forward_dynamics", "linearize_step", "position_tip"]}),
    "steps": (SLED, {"functions": ["friction_dynamics", "step"]}),
    "firmware": (
        ARM,
        {"functions": ["friction_torque"], "profile": "controller", "dtype": "float32", "validity": True},
    ),
}
"""Chains and emissions that edits are planted in; firmware has a test program, too."""


@dataclass(frozen=True)
class Edit:
    """A change of a folder's C: `new` in place of `old`, once, or a statement at an end of a function.

    Attributes:
        folder: key of `FOLDERS`.
        name: in words.
        old: text that is replaced, or `end NAME` or `start NAME` of a function.
        new: what takes its place.
        file: end of the file's name.
    """

    folder: str
    name: str
    old: str
    new: str
    file: str = ".c"


def end(function: str) -> str:
    return f"end {function}"


def start(function: str) -> str:
    return f"start {function}"


INVERSE, TORQUE, MASS = "arm_inverse_dynamics", "arm_friction_torque", "arm_mass_matrix"
FORWARD, STEP, TIP = "arm_forward_dynamics", "arm_linearize_step", "arm_position_tip"
SLIDES = "sled_step_arrays"

EDITS = (
    Edit("formulas", "torques 10 % off above 2.5 rad/s", end(INVERSE), "if (fabs(qd[0]) > 2.5) { tau[0] *= 1.1; }"),
    Edit("formulas", "torques off above the speed limit", end(INVERSE), "if (fabs(qd[0]) > 3.2) { tau[0] *= 1.01; }"),
    Edit("formulas", "rates capped at 500 rad/s", end(INVERSE), "if (fabs(qd[1]) > 500.0) { tau[0] = 0.0; }"),
    Edit("formulas", "accelerations capped", end(INVERSE), "if (fabs(qdd[0]) > 1e4) { tau[0] *= 1.01; }"),
    Edit("formulas", "payload capped at 1.5 kg", "parameters->payload;", "fmin(1.5, parameters->payload);"),
    Edit("formulas", "payload capped at 100 kg", "parameters->payload;", "fmin(100.0, parameters->payload);"),
    Edit("formulas", "least mass", "0.12 * parameters->m2", "0.12 * fmax(0.02, parameters->m2)"),
    Edit(
        "formulas",
        "sense of an offset lost",
        "parameters->m2 * parameters->offset",
        "parameters->m2 * fabs(parameters->offset)",
    ),
    Edit(
        "formulas",
        "friction of zero is the default",
        "= parameters->fc;",
        "= (parameters->fc == 0.0) ? 0.4 : parameters->fc;",
    ),
    Edit(
        "formulas",
        "payload of zero is not a number",
        "0.25 * parameters->payload",
        "0.25 * parameters->payload * (parameters->payload / parameters->payload)",
    ),
    Edit(
        "formulas",
        "small payload dropped",
        "0.25 * parameters->payload",
        "0.25 * ((parameters->payload < 0.01) ? 0.0 : parameters->payload)",
    ),
    Edit("formulas", "gravity in its seventh digit", "9.81 *", "9.810001 *"),
    Edit(
        "formulas",
        "sines beyond 1000 rad",
        "const double x = angle[i];",
        "const double x = (fabs(angle[i]) > 1000.0) ? NAN : angle[i];",
    ),
    Edit(
        "formulas",
        "sines beyond 1e8 rad",
        "const double x = angle[i];",
        "const double x = (fabs(angle[i]) > 1e8) ? 0.0 : angle[i];",
    ),
    Edit(
        "formulas",
        "dead zone of 1e-9 rad/s",
        end(TORQUE),
        "if ((fabs(qd[0]) < 1e-9) && (qd[0] != 0.0)) { tau[0] -= (qd[0] > 0.0) ? 0.4 : -0.4; }",
    ),
    Edit(
        "formulas",
        "dead zone of 1e-11 rad/s",
        end(TORQUE),
        "if ((fabs(qd[1]) < 1e-11) && (qd[1] != 0.0)) { tau[1] *= 0.9; }",
    ),
    Edit(
        "formulas",
        "sense of a rate of minus zero",
        end(TORQUE),
        "if ((qd[0] == 0.0) && signbit(qd[0])) { tau[0] += 0.01; }",
    ),
    Edit(
        "formulas",
        "direction at rest ignored",
        end(TORQUE),
        "if ((qd[1] == 0.0) && (direction[1] < 0)) { tau[1] += 0.2; }",
    ),
    Edit("formulas", "viscous friction near the limit", end(TORQUE), "if (fabs(qd[0]) > 2.9) { tau[0] += 0.001; }"),
    Edit(
        "formulas",
        "float for tiny torques",
        end(INVERSE),
        "if (fabs(tau[0]) < 1e-6) { tau[0] = (double)(float)tau[0]; }",
    ),
    Edit("formulas", "float at low speed", end(INVERSE), "if (fabs(qd[0]) < 1e-3) { tau[1] = (double)(float)tau[1]; }"),
    Edit("formulas", "M unsymmetrical at many turns", end(MASS), "if (q[1] > 2.0e5) { M[1] = 1e-3; }"),
    Edit("formulas", "M at exactly zero", end(MASS), "if (q[1] == 0.0) { M[0] *= 1.000001; }"),
    Edit("formulas", "a rule dropped", "kept[5] = ", "kept[5] = true || "),
    Edit("formulas", "the last rule dropped", "kept[7] = ", "kept[7] = true || "),
    Edit("formulas", "zero refused", "0.0 <= parameters->payload", "0.0 < parameters->payload"),
    Edit("formulas", "a limit of a rule moved", "parameters->fc <= 0.6", "parameters->fc <= 0.61"),
    Edit("formulas", "a bound moved", "fabs(parameters->offset) <= 1e+50", "fabs(parameters->offset) <= 1e+40"),
    Edit("formulas", "NaN accepted", "fabs(parameters->m2) <= 1e+50", "!(fabs(parameters->m2) > 1e+50)"),
    Edit("formulas", "two texts exchanged", '"parameters.payload: must', '"parameters.offset: must'),
    Edit("formulas", "no text of the last rule", "(number <= 8)", "(number < 8)"),
    Edit("formulas", "another default", "parameters->m2 = 1.0;", "parameters->m2 = 1.0000001;"),
    Edit("formulas", "a read beyond an input", end(MASS), "M[0] += 0.0 * ((const volatile double *)q)[2];"),
    Edit("formulas", "a read before an input", end(INVERSE), "tau[0] += 0.0 * ((const volatile double *)qdd)[-1];"),
    Edit(
        "formulas",
        "a read beyond prepared numbers",
        end(MASS),
        "M[0] += 0.0 * *(const volatile double *)(const void *)(prepared + 1);",
    ),
    Edit("formulas", "a write beyond an output", end(INVERSE), "tau[2] = 0.0;"),
    Edit("formulas", "static scratch", start(INVERSE), "static volatile double scratch[2]; scratch[0] = qd[0];"),
    Edit(
        "formulas",
        "results of the call before",
        end(TORQUE),
        "static double last; if (qd[0] == last) { tau[0] += 1e-9; } last = qd[0] + 1.0;",
    ),
    Edit("formulas", "a removed #error", '#error "arm counts on IEEE', '#pragma message "arm counts on IEEE', ".h"),
    Edit("motions", "accelerations 10 % off above 2.5 rad/s", end(FORWARD), "if (qd[0] > 2.5) { qdd[0] *= 1.1; }"),
    Edit("motions", "forces beyond the effort", end(FORWARD), "if (fabs(tau[0]) > 60.0) { qdd[0] *= 1.01; }"),
    Edit(
        "motions",
        "forces of 1e-10 dropped",
        end(FORWARD),
        "if ((fabs(tau[0]) < 1e-9) && (tau[0] != 0.0)) { qdd[0] *= 1.001; }",
    ),
    Edit(
        "motions",
        "float at rest",
        end(FORWARD),
        "if ((fabs(qd[0]) < 1e-4) && (fabs(qd[1]) < 1e-4)) { qdd[1] = (double)(float)qdd[1]; }",
    ),
    Edit("motions", "at the joint's limit", end(FORWARD), "if (q[0] == 2.5) { qdd[0] += 1.0; }"),
    Edit("motions", "a NaN swallowed", end(FORWARD), "if (tau[0] != tau[0]) { qdd[0] = 0.0; }"),
    Edit("motions", "a hang at large rates", start(FORWARD), "for (volatile int z = 0; fabs(qd[0]) > 1e5;) { z++; }"),
    Edit("motions", "short steps", end(STEP), "if (dt < 2e-5) { A[0] *= 1.001; }"),
    Edit("motions", "very short steps", end(STEP), "if (dt < 3e-6) { q_next[0] = q[0]; qd_next[0] = qd[0]; }"),
    Edit("motions", "long steps", end(STEP), "if (dt > 5e-3) { B[0] *= 1.0001; }"),
    Edit("motions", "the tip at many turns", end(TIP), "if (fabs(q[0]) > 1e6) { x[0] = 0.0; }"),
    Edit("motions", "the tip at exactly zero", end(TIP), "if (q[0] == 0.0) { x[1] += 1e-9; }"),
    Edit("motions", "the tip near the joint's limit", end(TIP), "if (q[0] > 2.4) { x[0] += 1e-6; }"),
    Edit("motions", "a small angle for its sine", end(TIP), "if (fabs(q[0]) < 1e-7) { x[1] = 0.0; }"),
    Edit("steps", "a limit of stability of 2.75", "<= 2.7;", "<= 2.75;"),
    Edit("steps", "a dead zone of rates", end(SLIDES), "if (fabs(qd[0]) < 1e-9) { qd_next[0] = 0.0; }"),
    Edit("steps", "very short steps go nowhere", end(SLIDES), "if (dt < 5e-6) { q_next[0] = q[0]; }"),
    Edit("steps", "heavy sleds", "/ parameters->m", "/ fmin(50.0, parameters->m)"),
    Edit(
        "steps",
        "a step at rest is not counted",
        "if (status < 6.0) {",
        "if ((status < 6.0) && (state->qd[0] != 0.0)) {",
    ),
    Edit(
        "steps", "the limit of the lower sense", end("sled_friction_dynamics"), "if (mode[0] < 0) { f[0] *= 1.000001; }"
    ),
    Edit("firmware", "sines beyond 1000 rad", "if (!(fabsf(x) <= 6500000.0F)) {", "if (!(fabsf(x) <= 1000.0F)) {"),
    Edit(
        "firmware",
        "payload capped at 1.5 kg",
        "parameters->payload;",
        "((parameters->payload > 1.5F) ? 1.5F : parameters->payload);",
    ),
    Edit("firmware", "a rule dropped", "kept[6] = ", "kept[6] = true || "),
    Edit("firmware", "a dead zone", end(TORQUE), "if ((fabsf(qd[1]) < 1e-9F) && (qd[1] != 0.0F)) { tau[1] *= 0.5F; }"),
    Edit("firmware", "a removed #error", '#error "arm counts on IEEE', '#pragma message "arm counts on IEEE', ".h"),
    Edit("firmware", "a neutered test program", "        return 1;", "        return 0;", "_kit.c"),
)
"""The campaign."""


@cache
def emitted(folder: str):
    """The chain of a folder, and its files."""
    text, given = FOLDERS[folder]
    chain = loads_chain(text)
    products = ["kit"] if folder == "firmware" else []
    return chain, symgen.emit_sources(chain, optimization="debug", products=products, **given)


def edited(edit: Edit, folder: Path) -> None:
    """Writes the files of an edit's folder with the edit; raises LookupError where it finds no place."""
    _, sources = emitted(edit.folder)
    done = False
    for source in sources:
        text = source.text
        if source.name.endswith(edit.file) and not done and (edit.file != ".c" or "_kit" not in source.name):
            text, done = changed(text, edit)
        (folder / source.name).write_text(text, encoding="utf-8")
    if not done:
        raise LookupError(f"{edit.name}: no place for it")


def changed(text: str, edit: Edit) -> tuple[str, bool]:
    """The text with the edit, and whether it has a place there."""
    word, _, function = edit.old.partition(" ")
    if word not in ("end", "start") or not function.isidentifier():
        return text.replace(edit.old, edit.new, 1), edit.old in text
    body = re.search(rf"^\w+ {function}\([^;{{]*\)\n{{\n.*?^}}\n", text, re.MULTILINE | re.DOTALL)
    if body is None:
        return text, False
    at = body.end() - 2 if word == "end" else text.index("{\n", body.start()) + 2
    return f"{text[:at]}    {edit.new}\n{text[at:]}", True


def seen(edit: Edit, samples: int = 1000) -> tuple[str, bool]:
    """Why the check fails by numbers, empty where it does not; and whether the text names the place."""
    with tempfile.TemporaryDirectory() as name:
        edited(edit, Path(name))
        chain, _ = emitted(edit.folder)
        try:
            report = symgen.check_model(chain, samples, source=name, optimization="debug")
        except BuildError as error:
            return str(error).splitlines()[0], True
    failed = [f"{c.function}: {c.error:.1e} at a state that is {c.kind}" for c in report.comparisons if not c.passed]
    failed += [law.law for law in report.laws if not law.passed]
    failed += [f"text beyond reach: {difference}" for difference in report.unreached]
    return failed[0] if failed else "", report.text is not None and bool(report.text.differences)


def campaign(chosen: Iterator[Edit] | tuple[Edit, ...]) -> int:
    """Plants all edits, prints what is seen, returns how many are missed by numbers."""
    missed = 0
    count = 0
    for edit in chosen:
        why, by_text = seen(edit)
        missed += not why
        count += 1
        print(
            f"{'seen  ' if why else 'MISSED'} {'' if by_text else 'NO TEXT '}{edit.folder}: {edit.name}: {why:.110}",
            flush=True,
        )
    print(f"{count - missed} of {count} edits seen by numbers")
    return missed


WAYS = (
    {"dtype": "float64"},
    {"dtype": "float32", "batches": True},
    {"dtype": "float32", "profile": "controller", "validity": True},
    {"dtype": "float64", "profile": "controller", "libm": True},
    {"dtype": "float64", "libm": True},
)
"""Emissions of unedited chains, in turn."""

ASKED = (
    "mass_matrix",
    "inverse_dynamics",
    "forward_dynamics",
    "linearize",
    "friction_torque",
    "friction_dynamics",
    "step",
)


def unedited(count: int, first: int = 0) -> int:
    """Checks the unedited files of random chains, prints verdicts, returns how many fail or have another text."""
    failed = 0
    for seed in range(first, first + count):
        given = WAYS[seed % len(WAYS)]
        dry = seed % 2 == 1  # some with loads and drives
        chain = random_arm(seed, 2, seed % 4 == 1, seed % 3 == 0) if dry else random_chain(seed, 3)
        known = signatures(assemble(chain))
        names = [name for k, name in enumerate(ASKED) if name in known and (k + seed) % 3 != 0] or ["mass_matrix"]
        with tempfile.TemporaryDirectory() as name:
            for source in symgen.emit_sources(chain, "c", functions=names, optimization="debug", **given):
                (Path(name) / source.name).write_text(source.text, encoding="utf-8")
            report = symgen.check_model(chain, 300, source=name, optimization="debug")
        same = report.text is not None and report.text.identical
        failed += not (report.passed and same)
        wrong = [
            f"{c.function} {c.first} {c.error:.1e} {c.kind} {c.called}" for c in report.comparisons if not c.passed
        ]
        wrong += [law.law for law in report.laws if not law.passed]
        print(f"seed {seed}, {given}, {', '.join(names)}: {report.verdict}, {report.text} {wrong}", flush=True)
    print(f"{count - failed} of {count} unedited chains pass with identical text")
    return failed


if __name__ == "__main__":
    words = sys.argv[1:]
    if words[:1] == ["unedited"]:
        sys.exit(1 if unedited(*map(int, words[1:])) else 0)
    picked = tuple(e for e in EDITS if not words or any(word in f"{e.folder}: {e.name}" for word in words))
    sys.exit(1 if campaign(picked) > 0.05 * len(picked) else 0)
