"""What the pipeline's functions are called with: names and number types, checked before anything is derived."""

import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

import symgen
from symgen.describe.assemble import assemble
from symgen.errors import ArgumentError, ChainError
from symgen.pipeline import (
    build_model,
    check_model,
    derive_equations,
    emit_sources,
    load_chain,
    select_functions,
    tune,
)

FILE = Path(__file__).parents[2] / "examples" / "pendulum.yaml"
CHAIN = load_chain(FILE)


def swing(chain):
    return symgen.simulate(chain, 0.1)


@pytest.mark.parametrize("given", [FILE, str(FILE)])
def test_a_file_does_for_a_chain(given):
    assert derive_equations(given).chain == CHAIN
    assert build_model(given, "numpy", functions=["bias"]).built == ("bias",)
    assert emit_sources(given, "numpy", functions=["bias"]) == emit_sources(CHAIN, "numpy", functions=["bias"])
    assert check_model(given, 5, functions=["bias"], targets=[("numpy", "float64")]).passed
    assert tune(given, ["bias"], trials=1) == tune(CHAIN, ["bias"], trials=1)
    runs = [symgen.simulate(of, 0.1, q=[0.3], sample=0.05) for of in (given, CHAIN, build_model(CHAIN))]
    assert [run.q.tolist() for run in runs] == [runs[0].q.tolist()] * 3


@pytest.mark.parametrize("call", [derive_equations, build_model, emit_sources, check_model, tune, swing])
def test_what_is_neither_a_chain_nor_a_file(call):
    with pytest.raises(ArgumentError, match="chain: a Chain, or the path of its file, is wanted, not dict"):
        call({"name": "pendulum"})
    with pytest.raises(ChainError, match=r"nowhere\.yaml"):
        call("nowhere.yaml")


@pytest.mark.parametrize("targets", [["c"], ("c", "float64"), [("c",)], [("c", "float16")], [3]])
def test_targets_are_pairs(targets):
    with pytest.raises(ArgumentError, match=r"targets: a list of pairs is wanted, of \('c', 'float64'\), .*; found "):
        check_model(CHAIN, targets=targets)


@pytest.mark.parametrize("plan", [3, {}, ["plan.json"]])
def test_what_is_no_plan(plan):
    with pytest.raises(ArgumentError, match="plan: what `tune` returned, or the path of its file, is wanted, not "):
        build_model(CHAIN, "numpy", plan=plan)


def test_a_run_may_be_given_the_file_of_its_chain():
    model = build_model(CHAIN, "numpy")
    assert symgen.simulate(model, 0.1, chain=FILE).q.tolist() == symgen.simulate(model, 0.1).q.tolist()
    with pytest.raises(ArgumentError, match="chain: a Chain, or the path of its file, is wanted, not int"):
        symgen.simulate(model, 0.1, chain=3)


def test_capital_letters_are_taken_for_small_ones():
    with pytest.raises(ArgumentError, match=r"no option 'dT' \(did you mean 'dt'\?\)"):
        symgen.simulate(CHAIN, 0.1, dT=1e-3)


@pytest.mark.parametrize("call", [build_model, emit_sources, check_model])
def test_a_bare_name_is_not_a_list_of_letters(call):
    with pytest.raises(ArgumentError, match=r"not a text; write functions=\['mass_matrix'\]"):
        call(CHAIN, functions="mass_matrix")
    with pytest.raises(ArgumentError, match="functions: no function is named"):
        call(CHAIN, functions=[])


@pytest.mark.filterwarnings("ignore::symgen.errors.ChainWarning")
def test_the_default_functions_and_one_more():
    """In the order of emission, wherever the word stands."""
    chain = load_chain(FILE.with_name("puma560_friction.yaml"))
    usual = select_functions(assemble(chain))
    assert "linearize_step" not in usual
    assert "default" not in usual
    for given in (["default", "linearize_step"], ["linearize_step", "bias", "default"]):
        found = select_functions(assemble(chain), given)
        assert set(found) == {*usual, "linearize_step"}
        assert [name for name in found if name != "linearize_step"] == list(usual)
    assert select_functions(assemble(chain), ["default"]) == usual
    with pytest.raises(ArgumentError, match="functions: 'defaults' is not a function of puma560_friction"):
        select_functions(assemble(chain), ["defaults", "bias"])


@pytest.mark.parametrize("dtype", ["float16", np.float16, np.dtype("int32"), float, 7, None])
def test_other_number_types_are_refused(dtype):
    for call in (build_model, emit_sources):
        with pytest.raises(ArgumentError, match=r"dtype: .* is not one of float64, float32"):
            call(CHAIN, "numpy", dtype)


@pytest.mark.parametrize("dtype", ["float32", np.float32, np.dtype("float32"), np.dtype(np.float32).type])
def test_number_types_of_numpy(dtype):
    model = build_model(CHAIN, "numpy", dtype, ["gravity"])
    assert model.dtype == np.float32
    assert emit_sources(CHAIN, "numpy", dtype, ["gravity"]) == emit_sources(CHAIN, "numpy", "float32", ["gravity"])


def test_unknown_targets_and_seeds():
    for call in (build_model, emit_sources):
        with pytest.raises(ArgumentError, match="target: 'fortran' is not one of c, numpy"):
            call(CHAIN, "fortran")
    with pytest.raises(ArgumentError, match="seed: must be a whole number, at least 0, not -1"):
        check_model(CHAIN, 10, -1)
    assert select_functions(assemble(CHAIN), ("bias", "mass_matrix")) == ("mass_matrix", "bias")


@pytest.mark.parametrize("samples", ["many", 2.5, 0, None, "7"])
def test_numbers_of_states_are_whole(samples):
    with pytest.raises(ArgumentError, match=f"samples: must be a whole number, at least 1, not {samples!r}"):
        check_model(CHAIN, samples=samples)
    with pytest.raises(ArgumentError, match=f"trials: must be a whole number, at least 1, not {samples!r}"):
        tune(CHAIN, trials=samples)
    assert check_model(CHAIN, np.int64(5), functions=["bias"], targets=[("numpy", "float64")]).samples == 5


def test_options_that_there_are_not():
    with pytest.raises(ArgumentError, match=r"there is no option 'step' .*; there are q, .*, method, dt, rtol"):
        symgen.simulate(CHAIN, 1.0, step=1e-3)
    with pytest.raises(ArgumentError, match=r"there is no option 'methods' \(did you mean 'method'\?\); there are q"):
        symgen.simulate(CHAIN, 1.0, methods="events")


@pytest.mark.parametrize(
    ("options", "words"),
    [
        ({"duration": "5s"}, "duration: a number is wanted, not '5s'"),
        ({"duration": "5"}, "duration: a number is wanted, not '5'"),
        ({"duration": None}, "duration: a number is wanted, not None"),
        ({"t0": "now"}, "t0: a number is wanted, not 'now'"),
        ({"rtol": "fine"}, "rtol: a number is wanted, not 'fine'"),
        ({"atol": [1]}, r"atol: a number is wanted, not \[1\]"),
        ({"hold": "5ms"}, "hold: a number is wanted, not '5ms'"),
        ({"sample": "5ms"}, "sample: a number is wanted, not '5ms'"),
        ({"sample": ["a", "b"]}, r"sample: numbers are wanted, not \['a', 'b'\]"),
        ({"tau": ["a"]}, r"tau: numbers are wanted, not \['a'\]"),
        ({"q": "a"}, r"q: \d numbers? (is|are) needed \(.*\), not 'a'"),
    ],
)
@pytest.mark.parametrize("rubbing", [False, True])
def test_times_are_numbers(options, words, rubbing):
    file = FILE.with_name("xy_table.yaml") if rubbing else FILE
    with pytest.raises(ArgumentError, match=words):
        symgen.simulate(build_model(file, "numpy"), **{"duration": 1.0, **options})


def test_options_are_explained_where_one_asks():
    """`help(symgen.simulate)` tells every option, and what it names can be reached after `import symgen` alone."""
    code = (
        "import sys, symgen, inspect\n"
        "assert not {'numpy', 'symgen.pipeline', 'symgen.errors'} & set(sys.modules)\n"
        "assert issubclass(symgen.errors.ArgumentError, symgen.SymgenError)\n"
        "import symgen.simulate.events\n"
        "from symgen import simulate\n"
        "assert simulate is symgen.simulate is symgen.pipeline.simulate\n"
        "print(*inspect.signature(simulate).parameters)\n"
        "print(inspect.getdoc(simulate))\n"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    first, *rest = done.stdout.splitlines()
    assert {"dt", "method", "sample", "tau", "rtol"} < set(first.split())
    explained = {line.split(":")[0].strip() for line in rest if line.startswith("    ")}
    assert set(first.split()) <= explained


def test_a_point_comes_first():
    model = build_model(CHAIN, "numpy")
    q = np.zeros((2, 1))
    for given in (q, q[0], [0.0], 7, None):
        words = rf"position: the name of a point comes first, as in .*, q\), not {type(given).__name__}"
        with pytest.raises(ArgumentError, match=words):
            model.position(given, "tip")
