"""Plans: the search is repeatable and gains, plan files say what is wrong with them, and what is emitted obeys them."""

import json
import warnings
from dataclasses import replace
from pathlib import Path

import pytest
from random_chains import random_chain

from symgen.describe.assemble import assemble
from symgen.describe.chain import Load
from symgen.describe.expression import Number
from symgen.describe.load import load_chain
from symgen.describe.validate import validate
from symgen.errors import ArgumentError, ChainWarning
from symgen.formulate.chain_plan import fingerprint
from symgen.formulate.chooser import Chooser
from symgen.formulate.plan_file import plan_from_text, plan_to_text, read_plan
from symgen.pipeline import build_model, emit_sources, explain, program, tune
from symgen.program.count import operations
from symgen.program.passes.extract import Search

EXAMPLES = Path(__file__).parents[2] / "examples"


@pytest.fixture(scope="module")
def cart():
    return load_chain(EXAMPLES / "cart_double_pendulum.yaml")


@pytest.fixture(scope="module")
def plan(cart):
    return tune(cart, ["bias", "forward_dynamics", "kinetic_energy"], trials=60, seed=3)


def test_the_same_trials_give_the_same_plan(cart, plan):
    again = tune(cart, ["bias", "forward_dynamics", "kinetic_energy"], trials=60, seed=3)
    assert plan_to_text(again) == plan_to_text(plan)


def test_a_plan_costs_what_it_says_and_never_more_than_the_rules(cart, plan):
    names = [name for name, _ in plan.functions]
    by_rules = operations(program(cart, names))
    by_plan = operations(program(cart, names, plan))
    for name, choice in plan.functions:
        assert by_plan[name].flops == choice.flops <= by_rules[name].flops


def test_a_search_finds_what_rules_do_not():
    chain = validate(random_chain(1, 4, tree=False, fixed=False, parameters=False))
    ((_, choice),) = tune(chain, ["bias"], trials=60).functions
    assert choice.flops < operations(program(chain, ["bias"]))["bias"].flops


def test_a_plan_keeps_the_values(cart, plan):
    names = [name for name, _ in plan.functions]
    tuned = build_model(cart, "numpy", functions=names, plan=plan)
    plain = build_model(cart, "numpy", functions=names)
    q, qd, tau = [0.3, -1.2, 0.7], [1.0, -0.4, 2.0], [3.0, 0.0, 0.0]
    assert tuned.bias(q, qd) == pytest.approx(plain.bias(q, qd), rel=1e-12)
    assert tuned.forward_dynamics(q, qd, tau) == pytest.approx(plain.forward_dynamics(q, qd, tau), rel=1e-11)


def test_trials_report_progress_and_are_counted(cart):
    seen = []
    tune(cart, ["bias"], trials=25, progress=lambda function, done, flops: seen.append((function, done, flops)))
    assert [done for _, done, _ in seen][-1] == 25
    assert {function for function, _, _ in seen} == {"bias"}
    with pytest.raises(ArgumentError, match="trials"):
        tune(cart, ["bias"], trials=0)


def test_files_hold_all_of_a_plan(cart, plan, tmp_path):
    path = tmp_path / "cart.plan.json"
    path.write_text(plan_to_text(plan))
    assert read_plan(path, assemble(cart)) == plan
    assert emit_sources(cart, functions=["bias"], plan=path) == emit_sources(cart, functions=["bias"], plan=plan)


def test_a_plan_of_another_chain_is_refused(cart, plan):
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", ChainWarning)
        other = load_chain(EXAMPLES / "puma560.yaml")
    with pytest.raises(ArgumentError, match="plan of 'cart_double_pendulum', not of 'puma560'"):
        plan_from_text(plan_to_text(plan), assemble(other))
    with pytest.raises(ArgumentError, match="made for 'cart_double_pendulum'"):
        emit_sources(other, plan=plan)
    text = plan_to_text(plan).replace(fingerprint(assemble(cart)), "0" * 64)
    with pytest.raises(ArgumentError, match="has changed since"):
        plan_from_text(text, assemble(cart))


def _changed(**choices):
    def change(data):
        data["functions"]["bias"]["formulation"].update(choices)

    return change


MISTAKES = {
    "1 entries|3 entries": _changed(own=["base"]),
    "'sideways' is not one of base, link": _changed(own=["sideways", "base", "base"]),
    "1 is not one of False, True": _changed(turn=[1, False, False]),
    "solver: 'magic'": _changed(solver="magic"),
    "unknown member 'colour'": _changed(colour="red"),
    "'flops' is missing": lambda data: data["functions"]["bias"].pop("flops"),
    "no such function": lambda data: data["functions"].update(bais=data["functions"]["bias"]),
    "not three numbers": lambda data: data["functions"]["bias"]["extraction"].update(moves=[[1, 2]]),
    "format: 1 is not 2": lambda data: data.update(format=1),
    "no choice of formulation": lambda data: data["functions"]["kinetic_energy"].update(
        formulation=data["functions"]["bias"]["formulation"]
    ),
    "flops: -5 is no number of operations": lambda data: data["functions"]["bias"].update(flops=-5),
    "an object in braces": lambda data: data["functions"].update(bias=[]),
}


@pytest.mark.parametrize("message", MISTAKES)
def test_mistakes_in_a_file_are_named(cart, plan, message):
    data = json.loads(plan_to_text(plan))
    MISTAKES[message](data)
    with pytest.raises(ArgumentError, match=message):
        plan_from_text(json.dumps(data), assemble(cart), "cart.plan.json")


@pytest.mark.parametrize(
    ("choice", "message"),
    [
        ({"seed": -1}, "seed and effort must not be negative"),
        ({"effort": -1}, "seed and effort must not be negative"),
        ({"effort": 10**7 + 1}, "nor effort above 10 000 000"),
        ({"seed": True}, r"extraction\.seed: True is not of the kind int"),
        ({"seed": 1.0}, r"extraction\.seed: 1\.0 is not of the kind int"),
        ({"moves": [[0, 1, 1]]}, r"\[0, 1, 1\] is not three numbers from 1 to 99"),
        ({"moves": [[1, 100, 1]]}, r"\[1, 100, 1\] is not three numbers from 1 to 99"),
        ({"moves": [[1, 1, True]]}, "is not three numbers from 1 to 99"),
        ({"moves": [[1, 1, 1.0]]}, "is not three numbers from 1 to 99"),
        ({"moves": "two"}, r"extraction\.moves: 'two' is not of the kind list"),
    ],
)
def test_senseless_searches_are_refused(cart, plan, choice, message):
    data = json.loads(plan_to_text(plan))
    data["functions"]["bias"]["extraction"] |= choice
    with pytest.raises(ArgumentError, match=message):
        plan_from_text(json.dumps(data), assemble(cart), "cart.plan.json")


def test_moves_of_the_rules_are_written_as_such(cart, plan):
    data = json.loads(plan_to_text(plan))
    data["functions"]["bias"]["extraction"] = {"moves": "by size", "seed": 0, "effort": 4000}
    again = plan_from_text(json.dumps(data), assemble(cart))
    assert dict(again.functions)["bias"].search == Search()
    assert json.loads(plan_to_text(again)) == data


def test_the_limits_of_a_search_are_allowed(cart, plan):
    data = json.loads(plan_to_text(plan))
    limits = {"moves": [[1, 99, 1]], "seed": 0, "effort": 10**7}
    data["functions"]["bias"]["extraction"] = limits
    search = dict(plan_from_text(json.dumps(data), assemble(cart)).functions)["bias"].search
    assert (search.moves, search.seed, search.effort) == (((1, 99, 1),), 0, 10**7)


def test_forms_for_batches_are_of_functions_that_have_several(cart, plan):
    data = json.loads(plan_to_text(plan))
    data["functions"]["bias_batch"] = data["functions"]["bias"]
    assert "bias_batch" in dict(plan_from_text(json.dumps(data), assemble(cart)).functions)
    data["functions"]["kinetic_energy_batch"] = data["functions"]["kinetic_energy"]
    with pytest.raises(ArgumentError, match=r"functions\.kinetic_energy_batch: the chain has no such function"):
        plan_from_text(json.dumps(data), assemble(cart))


@pytest.mark.parametrize("name", ["nowhere.plan.json", "."])
def test_a_plan_that_cannot_be_read_is_named(cart, tmp_path, name):
    with pytest.raises(ArgumentError, match=rf"plan: .*{name}: the file cannot be read: .*`symgen tune` writes plans"):
        build_model(cart, "numpy", functions=["bias"], plan=tmp_path / name if name != "." else f"{tmp_path}/.")


def test_numbers_that_are_too_long_to_be_read_are_no_plan(cart):
    with pytest.raises(ArgumentError, match="which is JSON as `symgen tune` writes it: a number has 5001 digits"):
        plan_from_text('{"format": 1' + 5000 * "0" + "}", assemble(cart))


def test_bytes_that_are_no_text_are_no_plan(cart, tmp_path):
    path = tmp_path / "plan.json"
    path.write_bytes(b"\xff\xfe{}")
    with pytest.raises(
        ArgumentError, match=r"plan.json:1:1: the file is not text in UTF-8; `symgen tune` writes plans"
    ):
        read_plan(path, assemble(cart))


def test_words_and_units_are_no_part_of_a_chains_structure():
    chain = load_chain(EXAMPLES / "two_link.yaml")
    known = fingerprint(assemble(chain))

    def changed(**fields):
        first, *rest = chain.parameters
        return replace(chain, parameters=(replace(first, **fields), *rest))

    assert fingerprint(assemble(replace(chain, description="another"))) == known
    (tip,) = chain.points
    more = replace(tip, name="middle", at=(Number(0.1), Number(0.0), Number(0.0)))
    assert (
        fingerprint(assemble(replace(chain, points=())))
        == fingerprint(assemble(replace(chain, points=(tip, more))))
        == known
    )
    pushed = replace(chain, loads=(Load(point="tip", force=(Number(1.0), Number(0.0), Number(0.0))),))
    assert fingerprint(assemble(replace(pushed, points=(more, tip)))) == fingerprint(assemble(pushed))
    assert fingerprint(assemble(replace(pushed, points=(replace(more, name="tip"),)))) != fingerprint(assemble(pushed))
    assert fingerprint(assemble(changed(doc="another"))) == fingerprint(assemble(changed(unit="m/s^2"))) == known
    assert fingerprint(assemble(changed(value=Number(1.62)))) == known  # read at run time
    assert fingerprint(assemble(changed(constant=True))) != known
    assert fingerprint(assemble(changed(constant=True, value=Number(1.62)))) != fingerprint(
        assemble(changed(constant=True))
    )
    assert fingerprint(assemble(replace(chain, gravity=(Number(0.0),) * 3))) != known


@pytest.mark.parametrize("text", ["", "[]", "{", "[" * 10_000, '{"format": 2}', "\x00"])
def test_what_is_no_plan_is_refused(cart, text):
    with pytest.raises(ArgumentError):
        plan_from_text(text, assemble(cart))


def test_explain_tells_each_pass(cart):
    records = explain(cart, ["bias", "mass_matrix"])
    assert [record.name for record in records][:3] == ["derive", "inline", "fold"]
    assert all(record.seconds >= 0 for record in records)
    flops = [sum(counts.flops for counts in record.operations.values()) for record in records]
    assert flops[-1] < flops[0]


def test_a_plan_serves_whatever_the_run_time_parameters_are():
    chain = load_chain(EXAMPLES / "two_link.yaml")
    plan = tune(chain, ["bias"], trials=3)

    def changed(name, value):
        one = tuple(replace(p, value=Number(value)) if p.name == name else p for p in chain.parameters)
        return replace(chain, parameters=one)

    other = changed("m1", 2.0)
    assert emit_sources(other, functions=["bias"], plan=plan) != emit_sources(chain, functions=["bias"], plan=plan)
    assert plan_from_text(plan_to_text(plan), assemble(other)) == plan
    with pytest.raises(ArgumentError, match="made for 'two_link' in another state"):
        emit_sources(changed("L1", 0.5), functions=["bias"], plan=plan)  # a constant is part of the code


@pytest.mark.parametrize("name", ["format", "forward_dynamics", "seed"])
def test_a_name_that_is_given_twice_is_refused(cart, plan, name):
    text = plan_to_text(plan)
    first = text.index(f'"{name}": ')
    twice = text[:first] + f'"{name}": 1, ' + text[first:]
    with pytest.raises(ArgumentError, match=rf"here\.json: .*'{name}' is given twice in the same object; remove one"):
        plan_from_text(twice, assemble(cart), "here.json")


def test_a_choice_does_not_depend_on_the_choices_before_it():
    """Functions that are built one by one share the chooser of their chain, whose pool grows from one to the next."""
    chain = load_chain(EXAMPLES / "two_link.yaml")
    names = ("mass_matrix", "bias", "inverse_dynamics", "forward_dynamics", "linearize")
    alone = {name: Chooser(assemble(chain), None, "release").plan(name) for name in names}
    for order in (names, names[::-1]):
        shared = Chooser(assemble(chain), None, "release")
        assert {name: shared.plan(name) for name in order} == alone
