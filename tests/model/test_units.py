"""Functions are built when they are called: each once, whoever asks, with the same numbers whatever came before."""

import pickle
import subprocess
import sys
import threading
import time
from pathlib import Path

import numpy as np
import pytest

import symgen
from symgen.errors import ArgumentError, BuildError
from symgen.model.units import Separate, Unit, Written
from symgen.pipeline.models import ChainMaker

CHAIN = symgen.load_chain(Path(__file__).parents[2] / "examples" / "two_link.yaml")
STATE = ([0.3, -0.7], [0.0, 0.4], [1.0, 0.2])


def face(names):
    """An interface of functions without arguments."""
    from symgen.program.count import Operations
    from symgen.program.interface import FunctionInterface, Interface

    functions = tuple(FunctionInterface(name, (), (), Operations()) for name in names)
    return Interface("arm", "float64", functions, (), 0)


class Slow:
    """A maker that notes what it was asked for; `wrong` says what compiling raises."""

    def __init__(self, wrong=None):
        self.asked, self.loaded, self.wrong = [], [], wrong

    def plain(self):
        return self

    def __call__(self, names):
        self.asked.append(names)
        time.sleep(0.01)

        def load():
            if self.wrong is not None:
                raise self.wrong
            self.loaded.append(names)
            return Unit(face(names), None)

        return Written(face(names), load)


def separate(maker):
    return Separate(maker, ("a", "b", "c"), ("a", "b"))


def test_a_model_is_there_before_anything_is_derived(monkeypatch):
    def never(*_):
        raise AssertionError("derived before a function was called")

    monkeypatch.setattr(ChainMaker, "__call__", never)
    model = symgen.build_model(CHAIN)
    assert model.built == ()
    assert model.q_names == ("shoulder", "elbow")
    assert {"mass_matrix", "identification_regressor"} <= set(model.functions)
    assert len(model.parameters) == 5
    assert "37 functions" in repr(model)


@pytest.mark.parametrize("target", ["c", "numpy", "reference"])
def test_a_call_builds_its_function_alone(target):
    model = symgen.build_model(CHAIN, target)
    model.gravity([0.1, 0.2])
    assert model.built == ("gravity",)
    model.build("position", "gravity")
    assert model.built == ("gravity", "position_tip")
    assert model.interface.function("position_tip").outputs[0].shape == (3,)


def test_a_function_that_is_kept_needs_neither_sympy_nor_templates(repository):
    """Both take longer to import than everything else of a first call; a process of its own shows what is imported."""
    symgen.build_model(CHAIN).gravity([0.1, 0.2])
    program = (
        "import sys, symgen\n"
        "symgen.build_model(symgen.load_chain('examples/two_link.yaml')).gravity([0.1, 0.2])\n"
        "print(sorted({'sympy', 'jinja2', 'symgen.program.optimise'} & set(sys.modules)))"
    )
    run = subprocess.run([sys.executable, "-c", program], cwd=repository, capture_output=True, text=True, check=True)
    assert run.stdout == "[]\n"


@pytest.mark.parametrize("target", ["c", "numpy", "reference"])
def test_results_do_not_depend_on_what_was_built_before(target):
    """To the last bit: after other functions in another order, after a motion, and built ahead."""
    calls = {"bias": STATE[:2], "forward_dynamics": STATE, "decide": (*STATE, [0, 1], [False, True])}
    models = [symgen.build_model(CHAIN, target) for _ in range(2)]
    orders = [list(calls), list(calls)[::-1]]
    if target != "reference":
        symgen.simulate(models[1], 0.01, q=[0.3, 0.3])
        models[1].build(*calls)
    found = [
        {name: model.evaluate(name, *calls[name]) for name in order}
        for model, order in zip(models, orders, strict=True)
    ]
    for name in calls:
        one, other = (each[name] if isinstance(each[name], tuple) else (each[name],) for each in found)
        for a, b in zip(one, other, strict=True):
            np.testing.assert_array_equal(a, b)


def test_motions_are_the_same_whatever_was_called():
    runs = []
    for before in ((), ("friction_dynamics", "decide")):
        model = symgen.build_model(CHAIN, "numpy")
        model.build(*before) if before else None
        runs.append(symgen.simulate(model, 0.2, q=[0.3, 0.3]))
    np.testing.assert_array_equal(runs[0].q, runs[1].q)


def test_threads_that_call_at_once_build_once():
    maker = Slow()
    units = separate(maker)
    found = []
    threads = [threading.Thread(target=lambda: found.append(units.unit("a"))) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert maker.asked == maker.loaded == [("a",)]
    assert len({id(unit) for unit in found}) == 1


def test_building_ahead_builds_what_is_missing():
    maker = Slow()
    units = separate(maker)
    units.unit("b")
    units.build(("a", "b", "c"))
    assert maker.asked == [("b",), ("a",), ("c",)]
    assert list(units.built) == ["a", "b", "c"]


def test_what_failed_is_tried_again():
    maker = Slow(BuildError("the compiler is on holiday"))
    units = separate(maker)
    for ask in (lambda: units.unit("a"), lambda: units.build(("a", "b"))):
        with pytest.raises(BuildError, match="on holiday"):
            ask()
    maker.wrong = None
    assert units.unit("a").interface.functions[0].name == "a"
    assert maker.asked.count(("a",)) == 1  # what was emitted is kept


def test_interfaces_need_no_compiler():
    maker = Slow(BuildError("there is none"))
    assert separate(maker).described("c").name == "c"
    operations = symgen.build_model(CHAIN).operations
    assert operations["mass_matrix"].flops > 0
    with pytest.raises(KeyError):
        operations["nonsense"]


def test_a_group_is_one_unit_and_knows_the_other_functions():
    model = symgen.build_model(CHAIN, "numpy")
    group = model.together(("friction_dynamics", "decide"))
    assert group.unit("decide") is group.unit("friction_dynamics") is group.whole
    assert {f.name for f in group.whole.interface.functions} == {"friction_dynamics", "decide"}
    assert group.unit("gravity") is model.unit("gravity")
    assert model.together(("friction_dynamics", "decide")).whole is group.whole
    with pytest.raises(ArgumentError, match="a unit of its own"):
        _ = model.whole


def test_copies_build_again():
    model = symgen.build_model(CHAIN, "numpy", functions=["gravity"])
    copy = pickle.loads(pickle.dumps(model))
    assert copy.built == ()
    np.testing.assert_array_equal(copy.gravity([0.1, 0.2]), model.gravity([0.1, 0.2]))


def test_errors_that_are_cheap_to_find_come_early(monkeypatch):
    with pytest.raises(ArgumentError, match="'nonsense' is not a function of two_link"):
        symgen.build_model(CHAIN, functions=["nonsense"])
    with pytest.raises(ArgumentError, match="instruction_set"):
        symgen.build_model(CHAIN, instruction_set="abacus")
    with pytest.raises(ArgumentError, match="nonsense is not part of this model"):
        symgen.build_model(CHAIN, "numpy").build("nonsense")
    monkeypatch.setenv("CC", "no-such-compiler")
    with pytest.raises(BuildError, match="no such command is on PATH"):
        symgen.build_model(CHAIN)


def test_rules_on_parameters_are_a_unit_of_their_own():
    model = symgen.build_model(CHAIN, "numpy")
    assert model.valid({"m2": -1.0}) == 1 + next(k for k, r in enumerate(model.interface.rules) if "elbow.mass:" in r)
    assert model.built == ()
    assert model.unit("gravity").interface.rules == ()
    with pytest.raises(ArgumentError, match=r"elbow\.mass"):
        model.gravity([0.1, 0.2], params={"m2": -1.0})
