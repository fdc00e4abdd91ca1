"""Models of the sample Programs, and the plain evaluator that they are compared with."""

from dataclasses import fields

import numpy as np

from symgen.emit import emit_sources
from symgen.model import load_model
from symgen.options import Options
from symgen.program.interface import interface
from tests.program.evaluate import evaluate_program

CHOICES = {field.name for field in fields(Options)}


def model_of(program, target="c", dtype="float64", **given):
    """A model of a Program, with fields of `Options` and arguments of `Model`; in vectors, even in a debug build."""
    chosen = Options(**{"vector": True} | {name: value for name, value in given.items() if name in CHOICES})
    of_model = {name: value for name, value in given.items() if name not in CHOICES}
    sources = emit_sources(program, target, dtype, chosen)
    return load_model(sources, interface(program, dtype), target, dtype, chosen, **of_model)


def expected(program, name, arrays, lane, parameters=None):
    """Outputs of one lane by the evaluator, each an array of its shape."""
    function = program.function(name)
    given = {p.name: p.default for p in program.parameters} | (parameters or {})
    flat = [number for array in arrays for number in np.asarray(array[lane]).ravel().tolist()]
    values = evaluate_program(program, name, flat, given)
    outputs = []
    position = 0
    for output in function.outputs:
        outputs.append(np.array(values[position : position + output.size]).reshape(output.shape))
        position += output.size
    return outputs


def draw(program, name, lanes, dtype="float64", seed=0):
    """Random arguments (lanes, *shape) of a function."""
    rng = np.random.default_rng(seed)
    arrays = []
    for argument in program.function(name).inputs:
        shape = (lanes, *argument.shape)
        if argument.type == "boolean":
            arrays.append(rng.random(shape) < 0.5)
        elif argument.type == "mode":
            arrays.append(rng.integers(-1, 2, shape).astype(np.int8))
        else:
            arrays.append(rng.normal(size=shape).astype(dtype))
    return arrays
