"""A Program as one Python module over arrays: functions on structures of arrays, element k of an argument at `q[k]`."""

from __future__ import annotations

import json

from symgen.emit.arrays.body import Body
from symgen.emit.arrays.config import JAX, NUMPY, Arrays
from symgen.emit.arrays.contexts import (
    HELPERS,
    FunctionContext,
    JaxForwardContext,
    JaxRefinedContext,
    ModuleContext,
    PublicContext,
    ValidContext,
)
from symgen.emit.comments import description_lines, function_lines
from symgen.emit.functions import emitted_functions, parameters_used
from symgen.emit.literals import literal
from symgen.emit.names import check_names, stem
from symgen.emit.source import SourceFile
from symgen.emit.templates import render
from symgen.options import Options
from symgen.program.function import Function, Program
from symgen.program.interface import FunctionInterface, interface
from symgen.program.nodes import topological
from symgen.text.prose import Prose, prose

__all__ = ["emit_jax", "emit_numpy"]


def emit_numpy(program: Program, dtype: str, options: Options) -> tuple[SourceFile, ...]:
    """`<model>.py` over NumPy; no option changes it."""
    return _emitted(program, dtype, NUMPY)


def emit_jax(program: Program, dtype: str, options: Options) -> tuple[SourceFile, ...]:
    """`<model>.py` over JAX; no option changes it."""
    return _emitted(program, dtype, JAX)


def _emitted(program: Program, dtype: str, arrays: Arrays) -> tuple[SourceFile, ...]:
    functions = emitted_functions(program)
    check_names(program, functions)
    known = {item.name: item for item in interface(program, dtype).functions}
    copied = parameters_used(program, functions)
    names: dict[object, str] = {("parameter", p.name): f"parameters[{k}]" for k, p in enumerate(program.parameters)}
    prepared_names: dict[object, str] = {("prepared", k): f"prepared[{k}]" for k in range(len(program.prepare))}
    prepare = Body(arrays, dtype, names, "v")
    prepare_steps = prepare.lines(program.prepare)
    prepared = [*prepare.results, *(names["parameter", name] for name in copied)]
    for k, name in enumerate(copied, len(program.prepare)):
        prepared_names["parameter", name] = f"prepared[{k}]"
    refined = any(node.op == "refined" for function in functions for node in function.nodes)
    texts = [_valid(arrays, program, names)]
    order = ", ".join(program.q_names)
    for function in functions:
        texts.append(_function(arrays, function, dtype, prepared_names, refined))
        if not function.internal:
            texts.append(_public(arrays, function, order, known.get(function.name), len(prepared) or 1))
    helpers = render(HELPERS[arrays.target]())
    if arrays.backward and any(not function.internal and _chooses(function) for function in functions):
        helpers += "\n\n" + render(JaxForwardContext())
    if refined:
        helpers += "\n\n" + render(JaxRefinedContext())
    context = ModuleContext(
        (*description_lines(program.doc or program.name), Prose(), *map(Prose, _NOTES)),
        IMPORTS[arrays.target],
        arrays.name,
        dtype,
        arrays.around.format("prepare"),
        helpers,
        tuple(parameter.name for parameter in program.parameters),
        tuple(literal(parameter.default, dtype) for parameter in program.parameters),
        prepare_steps,
        tuple(prepared) or ("REAL(0.0)",),
        tuple(texts),
    )
    return (SourceFile(f"{program.name}.py", render(context)),)


def _valid(arrays: Arrays, program: Program, names: dict[object, str]) -> str:
    """`RULES` and `valid`, in double precision whatever the numbers of the program are."""
    rules = () if program.validity is None else program.validity.rules
    body = Body(arrays, "float64", names, "v")
    steps = body.lines([rule.condition for rule in rules])
    texts = tuple(json.dumps(prose(rule.text), ensure_ascii=False) for rule in rules)
    return render(ValidContext(arrays.around_rules, texts, len(program.parameters), steps, body.results))


def _parameters(function: Function) -> str:
    return ", ".join(["prepared", *(argument.name for argument in function.inputs)])


def _function(arrays: Arrays, function: Function, dtype: str, names: dict[object, str], refined: bool) -> str:
    readable = dict(names)
    for argument in function.inputs:
        for k in range(argument.size):
            readable[argument.name, k] = f"{argument.name}[{k}]" if argument.shape else argument.name
    body = Body(arrays, dtype, readable, stem(function.inputs, ()), refined)
    steps = body.lines(function.output_nodes, function.order)
    return render(FunctionContext(function.name, _parameters(function), steps, body.results))


def _public(arrays: Arrays, function: Function, order: str, known: FunctionInterface | None, size: int) -> str:
    taken = [
        ("prepared", "REAL", size),
        *((a.name, arrays.dtype(a.type), a.size if a.shape else None) for a in function.inputs),
    ]
    items = ", ".join(f'("{name}", {name}, {type_}, {count})' for name, type_, count in taken)
    packs: list[str] = []
    position = 0
    for output in function.outputs:
        values = f"values[{position}:{position + output.size}]"
        packs.append(f"_pack({values}, {arrays.dtype(output.type)}, {output.shape}, lanes)")
        position += output.size
    names = [output.name for output in function.outputs]
    comment = function_lines(function, names, order, known)
    values = f"_{function.name}({_parameters(function)})"
    if arrays.backward and _chooses(function):
        stacked = ", ".join(str(count is not None) for _, _, count in taken)
        values = f"_forward(_{function.name}, lanes, ({stacked},), {_parameters(function)})"
    around = arrays.around.format(function.name)
    return render(
        PublicContext(
            arrays.decorator, around, function.name, comment, _parameters(function), items, values, tuple(packs)
        )
    )


def _chooses(function: Function) -> bool:
    """True when a choice or a loop stands between arguments and results, here or in what is called."""
    nodes = topological(function.output_nodes)
    return any(node.op in ("select", "iterate") or (node.op == "call" and _chooses(node.value)) for node in nodes)


IMPORTS = {
    "numpy": ("import numpy as np",),
    "jax": ("import jax", "import jax.numpy as jnp", "import numpy as np"),
}


_NOTES = (
    "Every function takes what `prepare(parameters)` returned, say `prepare(default_parameters())`, then its arguments",
    "as structures of arrays: element k of `q` at `q[k]`, a number or an array over states. Results have their own",
    "shape, then that of the states.",
)
