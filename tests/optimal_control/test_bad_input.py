"""Refusals name their cause and a remedy; nothing is half-written."""

import json
import sys
from pathlib import Path

import pytest

import symgen
from symgen.cli import main
from symgen.errors import ArgumentError, BuildError, DerivationError
from symgen.pipeline import emit_sources

EXAMPLES = Path(__file__).parents[2] / "examples"
CART_POLE = str(EXAMPLES / "casadi" / "cart_pole.yaml")

REFUSED = {
    "an unknown function": ({"functions": ["xdt"]}, "'xdt' .did you mean 'xdot'.* there are xdot, next"),
    "a function of models": ({"functions": ["mass_matrix"]}, "'mass_matrix' is not a function for CasADi"),
    "a text for a list": ({"functions": "xdot"}, "a list of names is wanted"),
    "no function": ({"functions": []}, "no function is named"),
    "an unknown parameter": ({"parameters": ["mq"]}, "no parameter 'mq'.* there are g, mc, mp, l"),
    "a text for a list of parameters": ({"parameters": "mp"}, r"parameters=\['mp'\]"),
    "float32": ({"dtype": "float32"}, "computes in float64, not in float32"),
    "a plan": ({"plan": "x.plan.json"}, "takes none"),
    "batches": ({"batches": True}, "batches: it is for target 'c'"),
    "a level": ({"optimization": "fast"}, "optimization: 'fast' is not one of release, debug"),
}


@pytest.mark.parametrize("case", REFUSED)
def test_refused(case):
    choices, words = REFUSED[case]
    with pytest.raises(ArgumentError, match=words):
        emit_sources(CART_POLE, "casadi", **choices)


@pytest.mark.filterwarnings("ignore::symgen.errors.ChainWarning")
def test_functions_that_a_chain_cannot_have():
    with pytest.raises(DerivationError, match="this chain has no friction, so it has no friction_xdot"):
        emit_sources(CART_POLE, "casadi", functions=["friction_xdot"])
    idle = symgen.load_chain(CART_POLE).to_yaml().replace("mass: mp", "mass: 0")
    from symgen.describe.load import loads_chain

    with pytest.raises(DerivationError, match=r"xdot, next: .*pole"):
        emit_sources(loads_chain(idle), "casadi")


def test_a_parameter_that_is_constant():
    with pytest.raises(ArgumentError, match="inertia is constant in dupont_screw"):
        emit_sources(EXAMPLES / "dupont_screw.yaml", "casadi", parameters=["inertia"])


def test_what_belongs_to_other_targets():
    with pytest.raises(ArgumentError, match="parameters: it belongs to casadi; leave it out"):
        emit_sources(CART_POLE, "c", parameters=["mp"])
    with pytest.raises(ArgumentError, match=r"no model is built of it.*symgen emit --target casadi"):
        symgen.build_model(CART_POLE, "casadi")


def test_without_casadi(monkeypatch):
    monkeypatch.setitem(sys.modules, "casadi", None)  # what Python has for a module that cannot be imported
    with pytest.raises(BuildError, match=r"pip install 'symgen\[casadi\]'"):
        symgen.casadi_functions(CART_POLE)


def test_the_command(tmp_path, capsys):
    given = ["emit", CART_POLE, "--target", "casadi", "-o", str(tmp_path), "--functions", "xdot"]
    for bad in (["--functions", "friction"], ["--parameters", "mq"], ["--explain"], ["--dtype", "float32"]):
        assert main([*given, *bad]) != 0
        assert not list(tmp_path.iterdir())
    capsys.readouterr()
    assert main([*given, "--parameters", "mp,l"]) == 0
    assert "p has 2 parameters: mp, l" in capsys.readouterr().out
    assert main([*given, "--json"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["functions"] == ["xdot"]
    assert found["parameters"] == ["g", "mc", "mp", "l"]
    assert [Path(name).name for name in found["files"]] == ["cart_pole_casadi.c"]
    assert [path.name for path in tmp_path.iterdir()] == ["cart_pole_casadi.c"]
