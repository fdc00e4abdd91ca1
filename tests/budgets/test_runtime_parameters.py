"""Run-time parameters cost next to nothing where zeros are declared as constants and equal numbers share a name."""

from __future__ import annotations

from dataclasses import fields, is_dataclass, replace
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from symgen.describe.assemble import assemble
from symgen.describe.chain import Chain, Parameter
from symgen.describe.expression import Name, Number, Operation
from symgen.describe.load import load_chain, loads_chain
from symgen.describe.validate import validate
from symgen.formulate.program import fast_program
from symgen.pipeline import program
from symgen.program.count import operations
from symgen.reference.interpreter import Interpreter

EXAMPLES = Path(__file__).parents[2] / "examples"
FUNCTIONS = ("mass_matrix", "bias", "inverse_dynamics", "forward_dynamics")
ANGLES = ("alpha", "theta", "rpy", "axis")

pytestmark = [pytest.mark.release, pytest.mark.filterwarnings("ignore::symgen.errors.ChainWarning")]


def named(chain: Chain, nonzero: bool) -> Chain:
    """The chain with a parameter for each zero, constant, and on request for each other number, at run time."""
    found: dict[float, Parameter] = {}

    def lifted(x: Any) -> Any:
        if isinstance(x, Number):
            if x.value != 0.0 and not nonzero:
                return x
            new = Parameter(f"p{len(found)}", x, constant=x.value == 0.0)
            return Name(found.setdefault(x.value, new).name)
        if isinstance(x, tuple):
            return tuple(lifted(part) for part in x)
        if is_dataclass(x) and not isinstance(x, (Name, Operation)):
            return replace(x, **{f.name: lifted(getattr(x, f.name)) for f in fields(x) if f.name not in ANGLES})
        return x

    joints = tuple(
        replace(j, place=lifted(j.place), mass=lifted(j.mass), com=lifted(j.com), inertia=lifted(j.inertia))
        for j in chain.joints
    )
    gravity = lifted(chain.gravity)
    return validate(replace(chain, joints=joints, gravity=gravity, parameters=(*chain.parameters, *found.values())))


@pytest.mark.parametrize("name", ["puma560", "planar8"])
def test_zeros_declared_as_constants_are_structural(name):
    chain = load_chain(EXAMPLES / f"{name}.yaml")
    literal, declared = (operations(program(c, FUNCTIONS)) for c in (chain, named(chain, nonzero=False)))
    assert declared == literal


OFF_AXIS = """
symgen: 1
name: off_axis
gravity: [0, 0, -9.81]
joints:
  - {name: a, type: revolute, place: {xyz: [0, 0, 0]}, mass: 2, com: [0.2, 0.1, 0], inertia: {zz: 0.05}}
  - {name: b, type: prismatic, place: {xyz: [0.4, 0, 0], rpy: [1.1, 0, 0]}, mass: 1.5, com: [0.1, 0.3, 0.2]}
  - {name: c, type: revolute, place: {xyz: [0.1, 0, 0.3], rpy: [0, 0.7, 0]}, mass: 1.2, com: [0.3, -0.2, 0.1],
     inertia: {xx: 0.03, yy: 0.04, zz: 0.05, xy: 0.01}}
"""


def test_prepare_turns_a_tip_onto_its_first_moment():
    """The angle of a mass centre off the axes is known at run time only; M of this arm costs 3 more without it."""
    chain = loads_chain(OFF_AXIS)
    literal, declared = (operations(program(c, ["mass_matrix"])) for c in (chain, named(chain, nonzero=True)))
    assert declared["mass_matrix"].flops == literal["mass_matrix"].flops


def test_literals_between_parameters_cancel():
    """What an oblique slide cancels is hidden in products of numbers and parameters: the bias costs 99 with them so.

    With literals it costs 68, for some of its numbers happen to be multiples of others.
    """
    declared = operations(program(named(loads_chain(OFF_AXIS), nonzero=True), ["bias"]))
    assert declared["bias"].flops <= 70


@pytest.mark.parametrize("name", ["puma560", "panda"])
def test_all_other_numbers_at_run_time_cost_next_to_nothing(name):
    chain = load_chain(EXAMPLES / f"{name}.yaml")
    at_run_time = named(chain, nonzero=True)
    literal, declared = (operations(program(c, FUNCTIONS)) for c in (chain, at_run_time))
    assert sum(declared[f].flops for f in FUNCTIONS) <= 1.02 * sum(literal[f].flops for f in FUNCTIONS)
    plain, free = fast_program(assemble(chain), FUNCTIONS), fast_program(assemble(at_run_time), FUNCTIONS)
    parameters = {parameter.name: parameter.default for parameter in free.parameters}
    draw = np.random.default_rng(1)
    for function in FUNCTIONS:
        inputs = [draw.uniform(-1.0, 1.0, argument.size) for argument in plain.function(function).inputs]
        (wanted,) = Interpreter(plain).float64(function, inputs)
        (found,) = Interpreter(free).float64(function, inputs, parameters)
        assert np.abs(found - wanted).max() <= 1e-12 * np.abs(wanted).max()
