"""The machinery of `make bench` on a chain small enough to work out by hand; nothing here looks at a clock."""

import re
import subprocess
import warnings
from dataclasses import replace

import numpy as np
import pytest

from benchmarks import ledger, report
from benchmarks.chains import planar
from benchmarks.compare import Comparison, Row, _measured
from benchmarks.contender import BLOCKS, GROUPS, STATES, Contender, PeerAbsentError, build, cached
from benchmarks.goals import verdicts
from benchmarks.ledger import PUBLISHED
from benchmarks.peers.pinocchio import flops, rewritten
from benchmarks.python_calls import CALLED, above_c
from benchmarks.raw import raw_chain
from benchmarks.report import markdown
from benchmarks.states import States, error, random_states, reference
from benchmarks.symgen_code import FEWEST, RULES, build_flags
from benchmarks.written import with_parameters
from symgen.compile.library import compile_c
from symgen.describe.load import loads_chain
from symgen.describe.validate import validate
from symgen.errors import BuildError
from symgen.pipeline import emit_sources
from symgen.reference.mechanics import Mechanics

pytestmark = pytest.mark.release

needs_compiler = pytest.mark.needs("cc")

PENDULUM = (
    "symgen: 1\nname: bob\ngravity: [0, -10, 0]\njoints:\n"
    "  - {name: a, type: revolute, place: {xyz: [0, 0, 0]}, mass: 2, com: [0.5, 0, 0]}\n"
)
CODE = """#include <math.h>
#include <stddef.h>
const int bench_layout = %d, bench_single = %d;
void bench_inverse_dynamics(size_t count, const %s *q, const void *qd, const %s *qdd, %s *tau)
{
    (void)qd;
    for (size_t s = 0; s < count; s++)
        tau[s] = %s * qdd[s] + 10.0 * cos(q[s]);
}
"""


def contender(layout, single=False, inertia="0.5"):
    real = "float" if single else "double"
    text = CODE % (layout, single, real, real, real, inertia)
    return Contender("by hand", str(layout), "cc", (("hand.c", text),), tolerance=0.05 if single else 1e-12)


def measured(contenders, tmp_path):
    chain = loads_chain(PENDULUM)
    states = random_states(1)
    states.write(tmp_path / "states.bin")
    return list(_measured(chain, [(c, build(c)) for c in contenders], states, tmp_path, 0.0))


@pytest.fixture(autouse=True)
def scratch(tmp_path, monkeypatch):
    monkeypatch.setattr("benchmarks.contender.SCRATCH", tmp_path / "scratch")


@needs_compiler
def test_harness_reads_every_layout_and_type(tmp_path):
    rows = measured([contender(STATES), contender(BLOCKS), contender(GROUPS), contender(STATES, single=True)], tmp_path)
    assert [row.agrees for row in rows] == [True] * 4
    assert [row.contender.variant for row in rows] == ["0", "1", "2", "0"]
    assert all(row.ns > 0.0 for row in rows)


@needs_compiler
def test_harness_sees_wrong_numbers(tmp_path):
    right, wrong, nothing = measured(
        [contender(STATES), contender(STATES, inertia="0.4999"), contender(STATES, inertia="NAN")], tmp_path
    )
    assert right.agrees
    assert not wrong.agrees
    assert not nothing.agrees
    result = Comparison("bob", (right, wrong), ())
    assert result.best("by hand", "inverse_dynamics") is right


@needs_compiler
def test_equal_sources_keep_a_row_each(tmp_path):
    first = contender(STATES)
    rows = measured([first, replace(first, variant="the same"), contender(BLOCKS)], tmp_path)
    assert [row.contender.variant for row in rows] == ["0", "the same", "1"]
    assert rows[0].ns == rows[1].ns
    assert all(row.agrees for row in rows)


@needs_compiler
def test_a_contender_that_does_not_compile_is_named():
    with pytest.raises(PeerAbsentError, match=r"does not compile here: .*no_such_header"):
        build(Contender("x", "", "cc", (("x.c", "#include <no_such_header.h>\n"),)))


@needs_compiler
def test_symgen_is_compiled_as_its_build_compiles_it(tmp_path, monkeypatch):
    """Every flag that the build gives its compiler for a source stands on the benchmark's line, too."""
    given = []
    monkeypatch.setenv("CC", "cc")
    monkeypatch.setenv("SYMGEN_CACHE", str(tmp_path))
    monkeypatch.setattr("symgen.compile.library.run", lambda command, folder, stop: given.append(command))
    sources = emit_sources(planar(2), "c", functions=["bias"], batches=True)
    with pytest.raises(BuildError, match="did not write"):
        compile_c(sources)
    flags = [word for word in given[0] if word.startswith("-") and word not in ("-c", "-o", "-lm")]
    assert "-fno-math-errno" in flags
    assert set(flags) <= set(build_flags("cc", [(s.name, s.text) for s in sources]))


def test_scratch_is_named_by_content():
    assert cached("a", "b") == cached("a", "b") != cached("ab")


def test_raw_chain_gives_the_chain_s_own_numbers():
    raw = raw_chain(planar(3))
    assert raw.n == 3
    np.testing.assert_array_equal(raw.gravity, [0.0, -9.81, 0.0])
    np.testing.assert_array_equal(raw.links[0].rotation, np.eye(3))
    assert raw.links[1].origin[0] == 1.0
    assert raw.text().splitlines()[0] == "3"
    assert len(raw.text().split()) == 1 + 3 + 3 * 24


def test_raw_chain_turns_other_axes_into_z():
    text = (
        "symgen: 1\nname: c\ngravity: [0, 0, -9.81]\njoints:\n"
        "  - {name: a, type: revolute, place: {xyz: [0, 0, 0.3], rpy: [0.4, 0, 0], axis: [0, 1, 0]}, mass: 1, "
        "com: [0.1, 0.2, 0.3]}\n"
        "  - {name: b, type: revolute, place: {xyz: [0.5, 0, 0], rpy: [0, 0.2, 0.1], axis: [1, 0, 1]}, mass: 2, "
        "com: [0.3, 0, 0.1], inertia: {xx: 0.1, yy: 0.15, zz: 0.12, xy: 0.01}}\n"
    )
    chain = loads_chain(text)
    raw = raw_chain(chain)
    q, qd, qdd = np.array([0.3, -0.7]), np.array([0.5, 1.1]), np.array([-0.2, 0.4])
    expected = Mechanics(validate(chain)).inverse_dynamics(q, qd, qdd)
    lines = []
    for k, link in enumerate(raw.links):
        (xx, xy, xz), (_, yy, yz), (_, _, zz) = link.inertia.tolist()
        r = link.rotation
        angles = np.array([np.arctan2(r[2, 1], r[2, 2]), -np.arcsin(r[2, 0]), np.arctan2(r[1, 0], r[0, 0])])
        lines.append(
            f"  - {{name: j{k}, type: revolute, place: {{xyz: {link.origin.tolist()}, rpy: {angles.tolist()}}},"
            f" mass: {link.mass}, com: {link.com.tolist()},"
            f" inertia: {{xx: {xx}, yy: {yy}, zz: {zz}, xy: {xy}, xz: {xz}, yz: {yz}}}}}"
        )
    again = loads_chain("symgen: 1\nname: d\ngravity: [0, 0, -9.81]\njoints:\n" + "\n".join(lines) + "\n")
    np.testing.assert_allclose(Mechanics(validate(again)).inverse_dynamics(q, qd, qdd), expected, rtol=1e-12)


def test_raw_chain_refuses_what_peers_cannot_take():
    with pytest.raises(ValueError, match="more than a rigid body"):
        raw_chain(loads_chain(PENDULUM.replace("revolute,", "revolute, stiffness: 3,")))


def test_parameters_leave_the_mechanics_alone():
    chain = planar(2)
    free = with_parameters(chain)
    assert len(free.parameters) == 10  # gravity; one place; two masses, mass centres and pairs of moments
    q, qd, qdd = np.array([0.3, -0.7]), np.array([0.5, 1.1]), np.array([-0.2, 0.4])
    one, other = (Mechanics(validate(c)).inverse_dynamics(q, qd, qdd) for c in (chain, free))
    np.testing.assert_array_equal(one, other)


CASADI = """/* bias:(i0[1],i1[1])->(o0[1]) */
static int casadi_f0(const casadi_real** arg, casadi_real** res) {
  casadi_real a0, a1;
  a0=arg[0]? arg[0][0] : 0;
  a1=cos(a0);
  a1=(2.*a1);
  a0=casadi_sq(a0);
  a0=(a0-a1);
  a1=4.3180000000000002e-01;
  a0=(a0/a1);
  a0=(-a0);
  if (res[0]!=0) res[0][0]=a0;
  return 0;
}
"""


def test_operations_of_casadi_s_text():
    assert flops(CASADI) == {"bias": 4}


def test_rewriting_for_lanes():
    text = rewritten(CASADI, inline=True, lanes=8)
    assert "a0=arg[0][0];" in text
    assert "a1=lane_cos(a0);" in text
    assert "a1=(lane){} + (4.3180000000000002e-01);" in text
    assert rewritten(CASADI, inline=False, lanes=1) == CASADI


def test_error_is_relative_to_the_largest_entry_and_sees_nan():
    expected = np.array([[1.0, 100.0], [2.0, 4.0]])
    assert error(expected + np.array([[0.0, 1.0], [0.0, 0.0]]), expected) == pytest.approx(0.01)
    assert error(expected * np.array([[1.0, np.nan], [1.0, 1.0]]), expected) == np.inf
    nothing = np.zeros((2, 2))
    assert error(nothing, nothing) == 0.0
    assert error(nothing + 0.5, nothing) == 0.5


def test_reference_of_derivatives_and_linearisation_agree():
    chain, states = planar(2), States(2, 1)
    A_and_B = reference(chain, states, "linearize")[0]
    rows = reference(chain, states, "derivatives_ldl")[0].reshape(6, 2)
    np.testing.assert_array_equal(A_and_B[:16].reshape(4, 4)[2:, :2], rows[:2].T)
    np.testing.assert_array_equal(A_and_B[16:].reshape(4, 2)[2:], rows[4:].T)


def test_missing_contenders_are_said_to_be_missing():
    found = list(verdicts(Comparison("puma560", (), ("MuJoCo: not installed",))))
    assert found
    assert all(v.reached is None and v.met is None for v in found)
    assert not list(verdicts(Comparison("somebody", (), ())))


def test_one_line_has_the_same_compiler_on_both_sides():
    """The goal takes symgen's best compiler; how much of it is the compiler, the line below shows."""
    times = {
        ("symgen", "", "clang"): 40.0,
        ("symgen", "", "gcc"): 50.0,
        ("CasADi C", "libm", "clang"): 120.0,
        ("CasADi C", "libm", "gcc"): 150.0,
    }
    rows = tuple(
        Row(Contender(peer, variant, compiler, ()), "forward_dynamics", ns, 0.0)
        for (peer, variant, compiler), ns in times.items()
    )
    found = {v.what: v for v in verdicts(Comparison("puma560", rows, ()))}
    assert found["forward dynamics than CasADi C by gcc"].reached == "3.75 x (40.0 against 150.0 ns)"
    alike = found["forward dynamics than CasADi C, gcc on both sides"]
    assert (alike.goal, alike.reached) == ("-", "3.00 x (50.0 against 150.0 ns)")


def test_flops_are_those_of_the_plans_that_count_them():
    """The fastest form may have more operations, that of batches fewer."""
    flops = {"": 606, "batch": 330, FEWEST: 344, RULES: 345}
    rows = tuple(
        Row(Contender("symgen", variant, "gcc", (), flops={"forward_dynamics": count}), "forward_dynamics", 50.0, 0.0)
        for variant, count in flops.items()
    )
    found = {v.what: v.reached for v in verdicts(Comparison("planar8", rows, ()))}
    assert found["flops of forward_dynamics, by plan"] == "344"
    assert found["flops of forward_dynamics, by rules"] == "345"


@needs_compiler
def test_calls_above_c_have_a_row_for_each_function():
    rows = [line.split() for line in above_c(planar(2)).splitlines()[2:]]
    assert [name for name, *_ in rows] == list(CALLED)
    assert all(len(times) == 4 for _, *times in rows)


@pytest.mark.needs("git")
def test_results_are_no_change_of_what_is_measured(tmp_path, monkeypatch):
    def git(*words):
        identity = ["-c", "user.name=a", "-c", "user.email=a@b"]
        subprocess.run(["git", *identity, *words], cwd=tmp_path, check=True, capture_output=True)

    monkeypatch.setattr(report, "ROOT", tmp_path)
    (tmp_path / "benchmarks").mkdir()
    code, *results = (tmp_path / "code.py", tmp_path / "benchmarks" / "A.md", tmp_path / "benchmarks" / "a.svg")
    for path in (code, *results):
        path.write_text("before")
    git("init")
    git("add", ".")
    git("commit", "-m", "all")
    clean = report._commit()
    assert re.fullmatch(r"[0-9a-f]{7,}", clean)
    for path in results:
        path.write_text("after")
    assert report._commit() == clean
    code.write_text("after")
    assert report._commit() == f"{clean}-dirty"


def test_results_name_the_absent(monkeypatch):
    monkeypatch.setattr("benchmarks.report.ledger", lambda: "")
    text = markdown([Comparison("puma560", (), ("MuJoCo: not installed",))])
    assert re.search(r"^- symgen \S+, commit \S+$", text, re.MULTILINE)
    assert "- MuJoCo: not installed" in text
    assert "not measured" in text


def test_results_show_the_picture_beside_them(monkeypatch):
    monkeypatch.setattr("benchmarks.report.ledger", lambda: "")
    assert "](RESULTS.svg)" in markdown([], "growth", "RESULTS.svg")
    assert "svg" not in markdown([], "growth")


def test_published_sums():
    for p in PUBLISHED:
        if p.mul is not None and p.add is not None:
            assert p.mul + p.add == p.total


def test_the_ledger_does_not_repeat_what_is_odd_about_the_examples(monkeypatch):
    monkeypatch.setattr(ledger, "DYNAMICS", ("mass_matrix",))
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        assert ledger.ledger().count("**symgen**") == len(ledger.ARMS)
