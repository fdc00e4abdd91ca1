"""C as a controller calls it: faults in wrappers, loops and branches that no model reaches are seen."""

from dataclasses import replace

import pytest

from symgen.check.controller import ControllerJudge
from symgen.check.judges import judges_of
from symgen.compile.builds import builds
from symgen.compile.compiler import find_compiler, run
from symgen.compile.controller import compile_unit, link_program, run_program
from symgen.compile.controller_source import controller_source, declared_calls
from symgen.compile.declared import header_of
from symgen.compile.objects import writable_data
from symgen.derive.functions import signatures
from symgen.describe.assemble import assemble
from symgen.describe.load import loads_chain
from symgen.emit import emit_sources
from symgen.errors import BuildError
from symgen.pipeline.checking import with_residuals
from symgen.pipeline.programs import interpreted, program
from symgen.program.interface import interface
from tests.dry_arm import DRY_ARM
from tests.emit.strict import needs_gcc

pytestmark = needs_gcc

ARM = loads_chain(DRY_ARM + "forces: {b: 0.2*sin(t)}\n")
FUNCTIONS = ("bias", "decide", "step")

FAULTS = {
    "steps counted twice": ("+= 1U", "+= 2U"),
    "modes are lost": ("state->mode[k] = mode_next[k];", ""),
    "rates are lost": ("state->qd[k] = qd_next[k];", ""),
    "the status is always 0": ("return (int)status;", "return 0;"),
    "refused steps are counted": ("if (status < 6.0) {", "if (status < 7.0) {"),
    "the time is that of the next step": ("(double)state->count * dt", "((double)state->count + 1.0) * dt"),
    "a batch leaves its last state": ("lane < count; lane++", "lane + 1U < count; lane++"),
    "a batch reads the first state": ("(k * count) + lane]", "(k * count)]"),
    "writes beyond its outputs": ("return (int)status;", "state->count++; ((double *)(state + 1))[0] = 0.0; return 0;"),
    "a state of its own": ("return (int)status;", "static int x = 0; x++; state->qd[0] += x; return (int)status;"),
    "not for two threads": (
        "return (int)status;",
        "static volatile double x; extern int sched_yield(void); x = state->q[0];"
        " for (int i = 0; i < 20; i++) {(void)sched_yield();} state->q[0] = x; return (int)status;",
    ),
    "other defaults": ("parameters->payload = ", "parameters->payload = 2.0 * "),
    "writes into the forces": ("return (int)status;", "((double *)tau)[0] = 1.0; return (int)status;"),
}


@pytest.fixture(scope="module")
def bench(tmp_path_factory):
    """Sources, objects of the plain build without optimisation, and the judge of its answers."""
    emitted = program(ARM, FUNCTIONS)
    sources = emit_sources(emitted, "c", "float64")
    known = interface(emitted, "float64")
    definition = interpreted(assemble(ARM), with_residuals(assemble(ARM), FUNCTIONS))
    judges = judges_of(assemble(ARM), definition, emitted, signatures(assemble(ARM)), FUNCTIONS, 200, 0)
    edges = judges.rule_edges(emitted, "float64", 0)
    judge = ControllerJudge(known, header_of(sources, known.name), judges.panels(FUNCTIONS, 0), edges)
    folder = tmp_path_factory.mktemp("objects")
    plain = builds(sources).builds[0]
    plain = replace(plain, flags=(*plain.flags, "-O0"))
    main = controller_source(known, judge.header)
    objects = {unit.name: compile_unit(unit, sources, plain, folder) for unit in (main, *plain.units(sources))}

    def findings(units, baseline=None, build=plain):
        made, own = dict(objects), tmp_path_factory.mktemp("changed")
        names = [unit.name for unit in units]
        others = [] if build == plain else [unit for unit in build.units(sources) if unit.name not in names]
        for unit in (*units, *others):
            made[unit.name] = compile_unit(unit, sources, build, own)
        program = link_program(list(made.values()), own / "program")
        found = [
            run_program(program, known, judge.header, c, p.functions)
            for p, c in zip(judge.panels, judge.calls, strict=True)
        ]
        return judge.judged({build.name: found}, baseline), {build.name: found}

    return sources, plain, findings


def changed(sources, old, new):
    units = [replace(s, text=s.text.replace(old, new)) for s in sources if s.name.endswith(".c") and old in s.text]
    return [unit for unit in units if "_vector" not in unit.name]


def test_right_code_passes_and_every_declared_function_is_called(bench):
    _, _, findings = bench
    found, answers = findings([])
    assert found.failures == ()
    called = {name for panel in answers["for a controller"] for name in panel.values}
    assert {"arm_step", "arm_step_arrays", "arm_step_batch", "arm_decide_ensemble"} <= called


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_is_seen(bench, fault):
    sources, _, findings = bench
    units = changed(sources, *FAULTS[fault])
    assert units, f"nothing reads {FAULTS[fault][0]}"
    assert findings(units)[0].failures


def test_equal_answers_are_not_judged_again(bench):
    sources, _, findings = bench
    _, answers = findings([])
    assert findings([], answers)[0].comparisons == ()
    units = changed(sources, *FAULTS["modes are lost"])
    found = findings(units, answers)[0]
    assert {c.function for c in found.comparisons} == {"step"}
    assert found.failures


def test_a_crash_names_the_function(bench):
    sources, _, findings = bench
    with pytest.raises(BuildError, match=r"crashed.* in arm_step"):
        findings(changed(sources, "return (int)status;", "*(volatile int *)8 = 1; return (int)status;"))


@pytest.mark.parametrize("place", [2, -1])
def test_a_read_beside_an_input_crashes(bench, place):
    sources, _, findings = bench
    new = f"status += 0.0 * ((const volatile double *)tau)[{place}]; return (int)status;"
    with pytest.raises(BuildError, match=r"crashed.* in arm_step"):
        findings(changed(sources, "return (int)status;", new))


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("return (rule <= ", "rule += (rule == 2) ? 1 : 0; return (rule <= "),
        ("kept[1] = ", "kept[1] = true || "),
        ("kept[0] = fabs(parameters->payload) <= 1e+50", "kept[0] = fabs(parameters->payload) < 1e+50"),
        ("must be finite", "may be finite"),
        ("(number >= 1)", "(number > 1)"),
    ],
)
def test_faults_of_rules_are_seen(bench, old, new):
    sources, _, findings = bench
    units = changed(sources, old, new)
    assert units
    laws = [law.law for law in findings(units)[0].failures]
    assert laws
    assert all(law.startswith(("valid", "rule")) for law in laws)


def test_writable_static_data_is_found(tmp_path):
    text = 'static double scratch[4]; const double table[2] = {1, 2}; static const char *const word = "a";\n'
    text += (
        "double f(double x) { static int calls; scratch[0] = x + calls++; return scratch[0] + table[0] + word[0]; }\n"
    )
    (tmp_path / "f.c").write_text(text)
    run([*find_compiler().command, "-c", "f.c", "-o", "f.c.o"], str(tmp_path))
    assert writable_data([tmp_path / "f.c.o"]) == ("scratch in f.c", "calls in f.c")


def test_every_branch_with_code_is_in_some_build(bench):
    sources, _, _ = bench
    found = builds(sources)
    assert found.never == ()
    assert [build.name for build in found.builds][:2] == ["for a controller", "in vectors"]


@pytest.mark.parametrize("macro", ["SYMGEN_FUSED", "ARM_VECTOR"])
def test_a_fault_in_a_branch_is_seen(bench, macro):
    """The cosine's last term where nothing is fused; the loop over angles where there are no vectors."""
    sources, _, findings = bench
    old, new = {
        "SYMGEN_FUSED": ("(1.0 - u) - (0.5 * z)", "(1.0 - u) + (0.5 * z)"),
        "ARM_VECTOR": ("x = angle[i];", "x = angle[0];"),
    }[macro]
    units = [replace(s, text=s.text.replace(old, new)) for s in sources if s.name.endswith(".c") and old in s.text]
    assert units
    quick = [replace(build, flags=(*build.flags, "-O0")) for build in builds(sources).builds]
    failed = [build.name for build in quick if findings(build.units(units), None, build)[0].failures]
    assert failed
    if macro == "ARM_VECTOR":  # no model compiles it
        assert all(name == "for a controller" or "-UARM_VECTOR" in name for name in failed)


def test_a_header_with_more_is_refused(bench):
    sources, _, _ = bench
    known = interface(program(ARM, FUNCTIONS), "float64")
    header = header_of(sources, known.name)
    with pytest.raises(BuildError, match="declares arm_home, which"):
        declared_calls(known, header.replace("void arm_prepare(", "void arm_home(int x);\nvoid arm_prepare("))
    with pytest.raises(BuildError, match="does not declare arm_bias"):
        declared_calls(known, header.replace("arm_bias(", "arm_bios("))
