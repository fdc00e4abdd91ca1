"""Functions that a target has to write, callees first, and their distribution over files."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from symgen.errors import EmitError
from symgen.program.function import Function, Program
from symgen.program.nodes import topological
from symgen.program.rewrite import bodies, with_bodies

__all__ = ["callees", "emitted_functions", "parameters_used", "spread"]


def callees(function: Function) -> tuple[Function, ...]:
    """The functions that a function calls or iterates, each once, in the order of their nodes."""
    return tuple(bodies(function.nodes))


def emitted_functions(program: Program) -> tuple[Function, ...]:
    """The public functions of the program and all that they call, every callee before its callers."""
    public = (function for function in program.functions if not function.internal)
    functions = with_bodies([*bodies(topological(program.prepare)), *public])
    names: set[str] = set()
    for function in functions:
        if function.name in names:
            raise EmitError(f"program {program.name}: two functions are called {function.name!r}")
        names.add(function.name)
    return tuple(functions)


def parameters_used(program: Program, functions: Sequence[Function]) -> tuple[str, ...]:
    """Parameters that functions read directly, in the program's order: what a pass has not moved into `prepare`."""
    used = {node.value for f in functions for node in f.nodes if node.op == "parameter"}
    return tuple(parameter.name for parameter in program.parameters if parameter.name in used)


def spread(
    functions: Sequence[Function], size: Callable[[Function], int], limit: int
) -> tuple[tuple[Function, ...], ...]:
    """Functions in groups, one per file: a new group after `limit` in size, a callee always beside its callers."""
    group_of: dict[int, int] = {}
    groups: dict[int, list[Function]] = {}
    for function in functions:  # callees come first, so they have a group already
        joined = sorted({group_of[id(callee)] for callee in callees(function)})
        home = joined[0] if joined else len(group_of)
        members = [member for key in joined for member in groups.pop(key)]
        groups[home] = [*members, function]
        group_of.update((id(member), home) for member in groups[home])
    files: list[list[Function]] = []
    filled = 0
    for key in sorted(groups):
        length = sum(size(function) for function in groups[key])
        if not files or filled + length > limit:
            files.append([])
            filled = 0
        files[-1].extend(groups[key])
        filled += length
    return tuple(tuple(file) for file in files)
