"""The functions that CasADi looks for beside one of its external functions.

    f(i...) -> r
    jac_f(i..., out_r) -> jac_r_i...
    adj1_f(i..., out_r, adj_r) -> adj_i...
    jac_adj1_f(i..., out_r, adj_r, out_adj_i...) -> jac_adj_i_j... for all of the arguments j of adj1_f
    fwd1_f(i..., out_r, fwd_i...) -> fwd_r

Results that no function of the Program computes are structurally zero.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from symgen.emit.casadi.sparsity import Pattern, compressed, dense, empty, pattern
from symgen.program.function import Argument, Function, Program

__all__ = ["External", "externals", "families"]

ORDER = ("x", "u", "mode", "p", "dt", "inputs", "t")
"""Arguments as CasADi has them."""


@dataclass(frozen=True)
class External:
    """A function that CasADi calls.

    Attributes:
        symbol: with the model's prefix.
        inputs, outputs: names and patterns.
        calls: the functions that are called for it, compressed: one, or one without derivatives by parameters and one
            of all.
        doc: one line; empty for derivatives.
        directional: whether it is a derivative along one direction.
    """

    symbol: str
    inputs: tuple[tuple[str, Pattern], ...]
    outputs: tuple[tuple[str, Pattern], ...]
    calls: tuple[Function, ...]
    doc: str = ""
    directional: bool = False


def families(program: Program) -> tuple[str, ...]:
    """Names of the functions of a Program that have a value, in order."""
    return tuple(
        f.name.removesuffix("_value") for f in program.functions if f.name.endswith("_value") and not f.internal
    )


def externals(program: Program, name: str) -> tuple[External, ...]:
    """A function and its derivatives."""
    known = {f.name: f for f in program.functions}
    value = known[f"{name}_value"]
    inputs = _inputs(program, value.inputs)
    result = value.outputs[0]
    symbol, r = f"{program.name}_{name}", result.name
    sizes = dict(inputs)

    def found(kind: str) -> tuple[Function, ...]:
        return tuple(known[key] for key in (f"{name}_{kind}", f"{name}_{kind}_all") if key in known)

    def external(
        prefix: str,
        kind: str,
        more: Sequence[tuple[str, Pattern]],
        wanted: Mapping[str, tuple[int, int]],
        doc: str = "",
        directional: bool = False,
    ) -> External:
        functions = found(kind)
        patterns: dict[str, Pattern] = {}
        for output in (output for f in functions for output in f.outputs):
            patterns[output.name] = pattern(output).joined(patterns.get(output.name))
        outputs = tuple((key, patterns.get(key, empty(*shape))) for key, shape in wanted.items())
        calls = tuple(c for c in (compressed(f, patterns) for f in functions) if c.outputs)
        if not directional and len({tuple(o.name for o in c.outputs) for c in calls}) == 1:
            calls = calls[:1]  # nothing depends on parameters
        return External(f"{prefix}{symbol}", (*inputs, *more), outputs, calls, doc, directional)

    size = result.size
    out, seed = (f"out_{r}", dense(size)), (f"adj_{r}", dense(size))
    after = tuple((f"out_adj_{i}", dense(shape.rows)) for i, shape in inputs)
    along = tuple((f"fwd_{i}", dense(shape.rows)) for i, shape in inputs)
    given = (*inputs, out, seed)
    return (
        external("", "value", (), {r: (size, 1)}, value.doc),
        external("jac_", "jac", (out,), {f"jac_{r}_{i}": (size, shape.rows) for i, shape in inputs}),
        external("adj1_", "adj", (out, seed), {f"adj_{i}": (shape.rows, 1) for i, shape in inputs}),
        external(
            "jac_adj1_",
            "hes",
            (out, seed, *after),
            {f"jac_adj_{i}_{j}": (sizes[i].rows, shape.rows) for i, _ in inputs for j, shape in given},
        ),
        external("fwd1_", "fwd", (out, *along), {f"fwd_{r}": (size, 1)}, directional=True),
    )


def _inputs(program: Program, arguments: Sequence[Argument]) -> tuple[tuple[str, Pattern], ...]:
    """Arguments of a function with the parameters among them."""
    sizes = {a.name: a.size for a in arguments} | {"p": len(program.parameters)}
    return tuple((name, dense(sizes[name])) for name in ORDER if name in sizes)
