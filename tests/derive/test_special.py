"""Special forms: right where what the defaults say of parameters holds, computed there alone, and cheaper."""

import shutil
import subprocess
from dataclasses import replace

import numpy as np
import pytest

import symgen
from benchmarks.chains import planar
from benchmarks.written import with_parameters
from symgen.derive.fast import fast_program
from symgen.derive.recursive.choose import OTHER_FORMS
from symgen.derive.special import LEAST
from symgen.describe.chain import BASE, Chain, Inertia, Joint, Parameter, Xyz
from symgen.describe.expression import Number
from symgen.describe.load import load_chain, loads_chain
from symgen.describe.validate import validate
from symgen.emit import emit_sources
from symgen.pipeline import program
from symgen.program.count import operations
from symgen.program.rewrite import with_outputs
from symgen.reference.interpreter import Interpreter
from symgen.reference.mechanics import Mechanics
from symgen.tune.file import plan_from_text, plan_to_text
from symgen.tune.search import tune
from tests.budgets.test_runtime_parameters import EXAMPLES, FUNCTIONS
from tests.build.agreement import model_of
from tests.emit.strict import WARNINGS, needs_gcc, write
from tests.zoo import DOWN_Y, vector

WRIST = loads_chain(
    """
symgen: 1
name: wrist
gravity: [0, 0, -9.81]
parameters: {m: 0.6, h: 0.1, across: 0.0015, deep: 0.0015, spin: 0.0004, near: 0.02, far: 0.02}
joints:
  - {name: j1, type: revolute, place: {xyz: [0, 0, 0]}, mass: 2, com: [0.1, 0, 0.2],
     inertia: {xx: 0.02, yy: 0.03, zz: 0.04}}
  - {name: j2, type: revolute, place: {xyz: [0.1, 0, 0.3], rpy: [pi/2, 0, 0]}, mass: 1, com: [0.1, 0.2, 0],
     inertia: {xx: near, yy: far, zz: 0.015}}
  - {name: j3, type: revolute, place: {xyz: [0.2, 0, 0], rpy: [-pi/2, 0, 0]}, mass: m, com: [0, 0, h],
     inertia: {xx: across, yy: deep, zz: spin}}
"""
)
"""A last link whose symmetry only the numbers tell; that of the link before it is of no use."""

LINKS = with_parameters(planar(6))
"""Lengths that a form may divide by as long as they are not zero."""

LIKE = {"wrist": {"across": 0.002, "deep": 0.002, "m": 0.8, "far": 0.03}, "planar6": {"j3_x": 0.4, "j6_m": 0.0}}
UNLIKE = {"wrist": {"deep": 0.0016}, "planar6": {"j3_x": 0.0}}
"""Parameters for which what the special form assumes holds, and does not."""

pytestmark = pytest.mark.filterwarnings("ignore::symgen.errors.ChainWarning")
CHAINS = pytest.mark.parametrize("chain", [WRIST, LINKS], ids=["wrist", "planar"])
TARGETS = [("c", "float64"), ("c", "float32"), ("numpy", "float64")]


def states(chain, count, dtype="float64"):
    return np.random.default_rng(4).uniform(-2.0, 2.0, (3, count, len(chain.moving))).astype(dtype)


@CHAINS
def test_the_last_output_tells_where_the_form_is_right(chain):
    derived = fast_program(chain, ["inverse_dynamics"])
    general, special = derived.function("inverse_dynamics"), derived.function("inverse_dynamics_special")
    assert special.special_of == general.name
    assert special.internal
    interpreter = Interpreter(derived)
    arguments = [x[0].tolist() for x in states(chain, 1)]
    for changed, holds in (({}, 1.0), (LIKE[chain.name], 1.0), (UNLIKE[chain.name], 0.0)):
        parameters = {p.name: changed.get(p.name, p.default) for p in derived.parameters}
        (wanted,) = interpreter.float64(general.name, arguments, parameters)
        found, right = interpreter.float64(special.name, arguments, parameters)
        assert right == holds
        # two forms of one quantity differ by rounding where the assumption holds, by far more where it does not
        assert (np.abs(found - wanted).max() <= 1e-13 * np.abs(wanted).max()) == (holds == 1.0)


@CHAINS
@pytest.mark.parametrize(("target", "dtype"), TARGETS)
def test_every_way_in_takes_the_form_that_is_right(chain, target, dtype):
    model = symgen.build_model(chain, target, dtype, functions=FUNCTIONS)
    reference = symgen.build_model(chain, "reference", functions=FUNCTIONS)
    q, qd, u = states(chain, 21, dtype)
    # rounding, times the condition of M of some hundreds where it is solved with
    tolerance = {"float64": 1e-11, "float32": 5e-3}[dtype]
    sets = [{}, LIKE[chain.name], UNLIKE[chain.name]]
    for name in FUNCTIONS:
        arguments = {"mass_matrix": (q,), "bias": (q, qd)}.get(name, (q, qd, u))
        wide = [x.astype("float64") for x in arguments]
        wanted = [reference.evaluate(name, *wide, params=params) for params in sets]
        near = {"rtol": tolerance, "atol": tolerance * max(np.abs(w).max() for w in wanted)}
        for params, value in zip(sets, wanted, strict=True):
            np.testing.assert_allclose(model.evaluate(name, *arguments, params=params), value, **near)
            one = model.evaluate(name, *(x[5] for x in arguments), params=params)
            np.testing.assert_allclose(one, value[5], **near)
        which = np.arange(21) % 3
        each = {p: np.array([sets[k].get(p, model.parameters[p]) for k in which], dtype) for p in model.parameters}
        mixed = np.stack([wanted[k][s] for s, k in enumerate(which)])
        np.testing.assert_allclose(model.evaluate(name, *arguments, params=each), mixed, **near)


@CHAINS
@pytest.mark.parametrize(("target", "plain"), [("c", False), ("c", True), ("numpy", False)])
def test_the_special_form_is_computed_where_it_is_right(chain, target, plain):
    """Its results are spoilt, which shows who takes them."""
    derived = program(chain, ["bias"])
    special = derived.function("bias_special")
    spoilt = with_outputs(special, [derived.pool.real(7.0)] * (special.outputs[0].size) + [special.output_nodes[-1]])
    functions = tuple(spoilt if function is special else function for function in derived.functions)
    model = model_of(replace(derived, functions=functions), target, "float64", **({"vector": False} if plain else {}))
    q, qd, _ = states(chain, 21)
    unlike = {p: np.full(21, UNLIKE[chain.name].get(p, value)) for p, value in model.parameters.items()}
    like = {p: np.full(21, value) for p, value in model.parameters.items()}
    for params, taken in (({}, True), (UNLIKE[chain.name], False), (unlike, False), (like, True)):
        assert (model.evaluate("bias", q, qd, params=params) == 7.0).all() == (taken and target == "c")
    for params, taken in (({}, True), (UNLIKE[chain.name], False)):
        assert (model.evaluate("bias", q[0], qd[0], params=params) == 7.0).all() == (taken and target == "c")


@needs_gcc
@CHAINS
@pytest.mark.parametrize("dtype", ["float64", "float32"])
def test_both_forms_compile_without_a_warning(chain, dtype, tmp_path):
    sources = emit_sources(program(chain, FUNCTIONS), "c", dtype)
    text = next(source.text for source in sources if source.name == f"{chain.name}.c")
    assert f"{chain.name}_forward_dynamics_special(prepared, q, qd, tau, qdd);" in text
    names = [name for name in write(sources, tmp_path) if "vector" not in name]
    subprocess.run([shutil.which("gcc"), *WARNINGS, "-c", *names], cwd=tmp_path, check=True)


@pytest.mark.parametrize("name", ["puma560", "planar8"])
def test_a_name_for_each_number_costs_hardly_more_than_literals(name):
    """Equal moments of a link have names of their own, and no length is known to be none.

    A special form would have to save `LEAST` operations to be made.
    """
    chain = load_chain(EXAMPLES / f"{name}.yaml")
    literal, found = (operations(program(c, FUNCTIONS)) for c in (chain, with_parameters(chain)))
    for function in FUNCTIONS:
        least = min(found[form].flops for form in (function, f"{function}_special") if form in found)
        assert least <= 1.05 * literal[function].flops or least < literal[function].flops + LEAST, function


@pytest.mark.parametrize("length", [0.0, 5e-324, 1e-9, 1.0])
def test_lengths_that_vanish_or_are_short_beside_others(length):
    """A form that divides by a length must neither meet none at all nor one that another, zero by default, dwarfs."""
    named = {"l1": 0.5, "l2": 0.4, "l3": 0.3, "l4": 0.4, "side": 0.0}
    rods = tuple(
        Joint(
            f"j{k}",
            "revolute",
            Xyz(xyz=vector(f"l{k - 1}" if k > 1 else 0, "side" if k == 5 else 0, 0)),
            parent=f"j{k - 1}" if k > 1 else BASE,
            mass=Number(1.0 + k),
            com=vector(0.2, 0, 0),
            inertia=Inertia(zz=Number(0.1 * k)),
        )
        for k in range(1, 6)
    )
    parameters = tuple(Parameter(name, Number(value)) for name, value in named.items())
    chain = validate(Chain("rods", rods, gravity=DOWN_Y, parameters=parameters))
    derived = fast_program(chain, ["bias"])
    assert derived.function("bias_special").special_of == "bias"
    interpreter = Interpreter(derived)
    values = dict.fromkeys(named, length) | {"side": 1.0 if length else 0.0}
    arguments = [x[0].tolist() for x in states(chain, 1)][:2]
    (wanted,) = interpreter.float64("bias", arguments, values)
    model = symgen.build_model(chain, functions=["bias"], quick=True)
    for params in (values, {name: np.full(9, value) for name, value in values.items()}):
        found = model.bias(*(np.broadcast_to(x, (9, 5)) for x in arguments), params=params)
        # rounding alone: the masses of the general form are added up, not divided by lengths
        np.testing.assert_allclose(found, np.broadcast_to(wanted[:, 0], (9, 5)), rtol=1e-13, atol=1e-12)


@pytest.mark.parametrize("short", [0.00035, 0.007, 0.05])
@pytest.mark.parametrize("named", [True, False])
def test_short_links_cost_no_digits(short, named):
    """A mass that is kept to cancel a moment is as much larger than a link as this is longer than the offset."""
    places = [0.0, 0.3, *[short] * 5]
    draw = np.random.default_rng(7)
    rods = tuple(
        Joint(
            f"j{k}",
            "revolute",
            Xyz(xyz=vector(length, 0, 0)),
            parent=f"j{k - 1}" if k else BASE,
            mass=Number(1.0 + k / 10),
            com=vector(float(draw.uniform(0.1, 0.3)), 0, 0),
            inertia=Inertia(zz=Number(0.01 + k / 300)),
        )
        for k, length in enumerate(places)
    )
    chain = validate(Chain("rods", rods, gravity=DOWN_Y))
    model = symgen.build_model(
        with_parameters(chain) if named else chain, dtype="float32", quick=True, functions=["bias"]
    )
    q, qd, _ = states(chain, 50, "float32")
    mechanics = Mechanics(chain)
    wanted = np.array([mechanics.bias(*state) for state in zip(q, qd, strict=True)], dtype=float)
    # some ten roundings of 6e-8 of the largest; a mass kept for 0.00035 m made it 7e-6
    assert np.abs(model.bias(q, qd) - wanted).max() < 1e-6 * np.abs(wanted).max()


def test_zeros_by_default_are_no_symmetry():
    """As long as it is not given the moment equals the one that is left out, which would leave nothing to divide by."""
    joint = "{name: j, type: revolute, place: {mdh: {}}, inertia: {zz: b}}"
    chain = loads_chain(f"symgen: 1\nname: disc\nparameters: {{b: 0}}\njoints: [{joint}]")
    model = symgen.build_model(chain, "numpy")
    assert model.forward_dynamics([0.1], [0.2], [3.0], params={"b": 1.5}) == 2.0


def test_chains_without_a_choice_have_one_form():
    for name in ("two_link", "puma560", "panda"):
        found = operations(program(load_chain(EXAMPLES / f"{name}.yaml"), FUNCTIONS))
        assert not OTHER_FORMS.keys() & found.keys()


def test_plans_hold_special_forms():
    found = tune(WRIST, ["bias", "forward_dynamics"], 12)
    assert [name for name, _ in found.functions] == [
        "bias", "bias_special", "forward_dynamics", "forward_dynamics_special",
    ]  # fmt: skip
    assert plan_from_text(plan_to_text(found), WRIST) == found
    planned = operations(program(WRIST, ["bias", "forward_dynamics"], found))
    assert [planned[name].flops for name, _ in found.functions] == [choice.flops for _, choice in found.functions]
    alone = replace(found, functions=tuple(pair for pair in found.functions if pair[0] in FUNCTIONS))
    assert set(operations(program(WRIST, ["bias", "forward_dynamics"], alone))) == {"bias", "forward_dynamics"}


def test_faults_in_special_forms_are_caught():
    report = symgen.check_model(WRIST, functions=["bias"], targets=[("c", "float64")], samples=60, faults=20)
    assert report.passed, report.campaign.survivors
    assert sum("special" in fault.function for fault in report.faults) > 3
