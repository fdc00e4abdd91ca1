"""The check passes on right code, fails on wrong code, and says the same twice."""

import dataclasses
import json
from types import SimpleNamespace

import numpy as np
import pytest
import zoo
from together import numpy_backend

import symgen
from symgen.check.compare import Judge
from symgen.check.laws import check_laws
from symgen.check.markdown import failure_table
from symgen.check.states import draw
from symgen.check.subjects import Emitted
from symgen.derive.functions import signatures
from symgen.describe.assemble import assemble
from symgen.describe.expression import Number
from symgen.errors import ArgumentError
from symgen.formulate.plan_file import plan_to_text
from symgen.pipeline import definition, emit_sources, program
from symgen.reference.interpreter import Interpreter

FUNCTIONS = ["mass_matrix", "bias", "forward_dynamics", "inverse_dynamics", "gravity", "potential_energy"]


@pytest.fixture(scope="module")
def chain():
    return zoo.CHAINS["planar3"]()


def check(chain, **options):
    options = {"functions": FUNCTIONS, "samples": 60, "targets": [("numpy", "float64")]} | options
    return symgen.check_model(chain, **options)


def test_right_code_passes(chain):
    report = check(chain, targets=[("c", "float64"), ("c", "float32"), ("numpy", "float64"), ("numpy", "float32")])
    assert report.passed
    assert report.functions == tuple(name for name in signatures(assemble(chain)) if name in FUNCTIONS)
    assert report.subjects == ("c float64", "c float32", "numpy float64", "numpy float32")
    pairs = {(c.first, c.second) for c in report.comparisons}
    assert ("c float64", "interpreter") in pairs
    assert ("c float64", "mechanics") in pairs
    assert ("interpreter", "mechanics") in pairs
    assert ("c float64", "32 digits") in pairs
    assert report.worst("bias").error < 1e-13 or report.worst("bias").tolerance == 5e-6


@pytest.mark.parametrize("name", ["tree", "prescribed", "cart_double_pendulum"])
def test_every_sort_of_chain_passes(name):
    assert check(zoo.CHAINS[name](), functions=None, samples=30).passed


def test_a_chain_without_actuators_passes():
    """Its matrix of inputs in `linearize` has no columns."""
    whole = zoo.CHAINS["planar3"]()
    bare = dataclasses.replace(whole, joints=tuple(dataclasses.replace(j, actuated=False) for j in whole.joints))
    assert check(bare, functions=["linearize"], samples=20, targets=[("c", "float64")]).passed


def test_report_is_reproducible_and_readable(chain):
    one, two = check(chain), check(chain)
    assert one.to_json() == two.to_json()
    data = json.loads(one.to_json())
    assert data["passed"] is True
    assert {"function", "first", "second", "error", "tolerance"} <= set(data["comparisons"][0])
    text = one.to_markdown()
    assert "| mass_matrix |" in text
    assert "**passed**" in text


def test_zeros_have_no_last_place(chain):
    """Christoffel's diagonal of equal rods cancels to the last of 50 digits, which is no element of 1e-51."""
    text = check(chain, functions=["gravity", "coriolis_matrix"]).to_markdown()
    table = text.split("## Units in the last place")[1].split("##")[0]
    rows = {cells[1].strip(): cells[2:-1] for cells in (line.split("|") for line in table.splitlines() if "|" in line)}
    assert rows["function"][-1].strip() == "zeros"
    largest = [float(cell.split("/")[1]) for name in ("gravity", "coriolis_matrix") for cell in rows[name][:-1]]
    assert max(largest) < 1e20  # nearly cancelling sums have large figures, but none as far from 1 as 50 digits are
    assert int(rows["coriolis_matrix"][-1]) > 0


def test_functions_without_laws(chain):
    report = check(chain, functions=["position_tip"], samples=5)
    assert (report.passed, report.laws) == (True, ())
    assert "no law applies to these functions" in repr(report)
    assert "0 of 0" not in repr(report)


def test_the_report_names_the_plan(chain, tmp_path):
    plan = symgen.pipeline.tune(chain, ["gravity"], trials=1)
    file = tmp_path / "own.plan.json"
    file.write_text(plan_to_text(plan))
    for given, words, name in (
        (None, "written by the rules, without a plan.", None),
        (file, "written by the plan own.plan.json.", "own.plan.json"),
        (plan, "written by the plan given in Python.", "given in Python"),
    ):
        report = check(chain, functions=["gravity"], samples=5, plan=given)
        assert words in report.to_markdown()
        assert json.loads(report.to_json())["plan"] == name
        assert str(tmp_path) not in report.to_markdown() + report.to_json()


def edited(chain, folder, head="", old="", new=""):
    """The emitted C in a folder, with one change after that head."""
    changed = 0
    for source in emit_sources(chain, "c", functions=FUNCTIONS, batches=True):
        text = source.text
        if head and source.name.endswith(".c") and head in text:
            before, after = text.split(head, 1)
            assert old in after
            text = before + head + after.replace(old, new, 1)
            changed += 1
        (folder / source.name).write_text(text)
    assert changed == bool(head)


@pytest.mark.parametrize(
    ("head", "old", "new"),
    [
        ("void planar3_gravity(", " + ", " - "),  # one state at a time
        ("void planar3_pack_gravity_block", " + ", " - "),  # packs of lanes
        (
            "void planar3_pack_prepare_block",
            "= 0.5 * planar3_pack_at",
            "= 0.75 * planar3_pack_at",
        ),  # one parameter set per state
    ],
)
def test_edited_c_is_checked(chain, tmp_path, head, old, new):
    edited(chain, tmp_path, head, old, new)
    report = check(chain, source=tmp_path, targets=[("c", "float64")])
    assert not report.passed
    assert report.worst("gravity").error > 1e-3
    assert "FAILED" in report.to_markdown()
    assert "## Beyond tolerance" in report.to_markdown()


def test_unedited_c_passes(chain, tmp_path):
    edited(chain, tmp_path)
    assert check(chain, source=tmp_path, targets=[("c", "float64")]).passed


class Bent:
    """A backend whose inertia matrix is changed before anyone sees it."""

    def __init__(self, backend, change):
        self.backend, self.change = backend, change

    def prepare(self, parameters):
        return self.backend.prepare(parameters)

    def call(self, function, prepared, inputs):
        found = [np.array(array) for array in self.backend.call(function, prepared, inputs)]
        if function == "mass_matrix":
            self.change(found[0])
        return found


def one_bit(M):
    M[1] = np.nextafter(M[1], np.inf)


def negative(M):
    M *= -1.0


@pytest.mark.parametrize(
    ("change", "law"),
    [
        (one_bit, "M is symmetric to the bit"),
        (negative, "M is positive definite"),
        (negative, "T = qd' M qd / 2"),
        (negative, "tau = M qdd + h"),
        (negative, "dM/dt - 2 C is skew-symmetric"),
    ],
)
def test_laws_see_a_bent_inertia_matrix(chain, change, law):
    names = ["mass_matrix", "bias", "inverse_dynamics", "kinetic_energy", "coriolis_matrix"]
    backend = numpy_backend(chain, names)
    table = {name: signatures(assemble(chain))[name] for name in names}
    states = draw(assemble(chain), program(chain, names).parameters, 40, 0)
    right = {r.law: r for r in check_laws(assemble(chain), Emitted("numpy float64", "float64", backend), table, states)}
    wrong = check_laws(assemble(chain), Emitted("bent", "float64", Bent(backend, change)), table, states)
    assert right[law].passed
    assert not {r.law: r for r in wrong}[law].passed


def test_every_way_into_a_model_is_tried(chain):
    """Many states and fewer than a vector has, of one set and of as many sets; every state once."""
    names = ["kinetic_energy"]
    backend = numpy_backend(chain, names)
    states = draw(assemble(chain), program(chain, names).parameters, 60, 0)
    calls = []

    class Seen:
        def prepare(self, parameters):
            return parameters

        def call(self, function, parameters, inputs):
            calls.append((parameters.ndim, inputs[0].shape[1]))
            return backend.call(function, backend.prepare(parameters), inputs)

    signature = signatures(assemble(chain))["kinetic_energy"]
    (found,) = Emitted("seen", "float64", Seen()).values(signature, states)
    given = states.inputs(signature.inputs)
    sets = [backend.prepare(np.array(one)) for one in states.parameters.T]
    wanted = [
        backend.call("kinetic_energy", sets[k], [array[:, s : s + 1] for array in given])[0][:, 0]
        for s, k in enumerate(states.which)
    ]
    np.testing.assert_array_equal(found.T, wanted)
    assert sum(count for _, count in calls) == 60
    for sort in (1, 2):
        counts = [count for axes, count in calls if axes == sort]
        assert min(counts) < 4
        assert max(counts) > 4


@pytest.mark.parametrize("wrong", ["in a batch", "in an ensemble", "alone"])
def test_a_failure_tells_by_which_way_in_it_came(chain, wrong):
    name = "potential_energy"
    meaning = definition(chain, [name])
    states, table = draw(assemble(chain), meaning.parameters, 60, 0), signatures(assemble(chain))
    judge = Judge(assemble(chain), Interpreter(meaning), table, states)
    backend = numpy_backend(chain, [name])

    class Bad:
        def prepare(self, parameters):
            return parameters

        def valid(self, parameters):
            return backend.valid(parameters)

        def call(self, function, parameters, inputs, way=""):
            way = way or ("in a batch" if parameters.ndim == 1 else "in an ensemble")
            found = backend.call(function, backend.prepare(parameters), inputs)
            return [values * (1.001 if way == wrong else 1.0) for values in found]

    class BadAlone(Bad):
        def workspace(self, function):
            work = SimpleNamespace(inputs=[np.empty(argument.size) for argument in table[name].inputs])

            def run(parameters):
                work.outputs[0] = self.call(function, parameters, [x[:, None] for x in work.inputs], "alone")[0][:, 0]

            work.outputs, work.run = [np.empty(1)], run
            return work

    found = judge.with_interpreter(Emitted("bad", "float64", BadAlone()), name)
    assert (found.passed, found.called) == (False, wrong)
    (one, *_) = judge.with_exact([Emitted("bad", "float64", BadAlone())], name)
    assert (one.passed, one.called) == (False, wrong)
    assert judge.with_interpreter(Emitted("bad", "float64", Bad()), name).passed is (wrong == "alone")
    assert wrong in failure_table([found])


@pytest.mark.parametrize("row", [0, 2, 3])
def test_every_row_of_a_linearisation_is_judged(chain, row):
    """The rates of the coordinates are the rates: zeros and ones, which are in no equation of motion."""
    names = ["linearize", "mass_matrix", "bias"]
    meaning = definition(chain, names)
    judge = Judge(
        assemble(chain),
        Interpreter(meaning),
        signatures(assemble(chain)),
        draw(assemble(chain), meaning.parameters, 30, 0),
    )
    right = Emitted("right", "float64", numpy_backend(chain, ["linearize"]))
    found = right.values(judge.signatures["linearize"], judge.states)
    everything = np.arange(30)
    assert max(np.max(e) for e in judge.errors("linearize", found, None, everything)) < 1e-13
    found[0].reshape(6, 6, 30)[row, 1] += 1e-6
    # by that much itself where it is one of the upper rows; a force of inertia of some 0.1 N m beside some 10 below
    assert max(np.max(e) for e in judge.errors("linearize", found, None, everything)) > (1e-8 if row < 3 else 1e-13)


def test_power_of_a_joint_that_is_held_by_its_motion():
    """What holds it does work on the states that are drawn, which move it."""
    chain = zoo.CHAINS["planar3"]()
    held = dataclasses.replace(chain.joints[0], motion=Number(0.5))
    report = check(dataclasses.replace(chain, joints=(held, *chain.joints[1:])), functions=None, samples=30)
    assert report.passed, [c for c in (*report.comparisons, *report.laws) if not c.passed]


def test_passed_needs_every_part(chain):
    report = check(chain)
    broken = dataclasses.replace(report.comparisons[0], error=1.0)
    assert not dataclasses.replace(report, comparisons=(*report.comparisons, broken)).passed
    assert not dataclasses.replace(report, comparisons=()).passed


def test_wrong_arguments_are_named(chain):
    with pytest.raises(ArgumentError, match="samples"):
        symgen.check_model(chain, samples=0)
    with pytest.raises(ArgumentError, match="'no_such' is not a function"):
        symgen.check_model(chain, functions=["no_such"])
