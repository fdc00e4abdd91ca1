"""What the pipeline's functions are called with: names and number types, checked before anything is derived."""

from pathlib import Path

import numpy as np
import pytest

import symgen
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
    assert build_model(given, "numpy", functions=["bias"]).sources == emit_sources(CHAIN, "numpy", functions=["bias"])
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


@pytest.mark.parametrize("call", [build_model, emit_sources, check_model])
def test_a_bare_name_is_not_a_list_of_letters(call):
    with pytest.raises(ArgumentError, match=r"not a text; write functions=\['mass_matrix'\]"):
        call(CHAIN, functions="mass_matrix")
    with pytest.raises(ArgumentError, match="functions: no function is named"):
        call(CHAIN, functions=[])


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
    with pytest.raises(ArgumentError, match="seed: must be at least 0, not -1"):
        check_model(CHAIN, 10, -1)
    assert select_functions(CHAIN, ("bias", "mass_matrix")) == ("mass_matrix", "bias")
