"""A Program as a listing for people: what the passes see, one operation a line.

Temporaries are numbered per function in the order of execution, so that the listing of one function does not depend
on the others. Constants, parameters, prepared numbers and inputs stand where they are used.
"""

from __future__ import annotations

from symgen.program.function import Argument, Function, Output, Program, statements
from symgen.program.nodes import LEAVES, Node

__all__ = ["function_text", "node_text", "program_text"]

INFIX = {"add": "+", "sub": "-", "mul": "*", "div": "/", "lt": "<", "le": "<=", "eq": "==", "and": "and", "or": "or"}


def program_text(program: Program) -> str:
    """All functions of the program, `prepare` first."""
    parts = [f"program {program.name}"]
    if program.parameters:
        parts.append("parameters " + ", ".join(f"{p.name} = {p.default!r}" for p in program.parameters))
    if program.prepare:
        prepare = Function("prepare", (), (Output("prepared", (len(program.prepare),), program.prepare),))
        parts.append(function_text(prepare))
    parts.extend(function_text(function) for function in program.functions)
    return "\n\n".join(parts) + "\n"


def function_text(function: Function) -> str:
    """One function: a head line, its statements, its outputs."""
    inputs = ", ".join(map(_declared, function.inputs))
    outputs = ", ".join(map(_declared, function.outputs))
    lines = [f"{'internal ' if function.internal else ''}function {function.name}({inputs}) -> {outputs}"]
    names: dict[int, str] = {}
    for node in statements(function):
        names[node.index] = _leaf(node) if node.op in LEAVES else ""
        if node.op == "item":
            names[node.index] = f"{names[node.args[0].index]}.{node.value}"
        elif node.op not in LEAVES:
            name = f"v{len(lines) - 1}"
            lines.append(f"    {name} = {node_text(node, [names[a.index] for a in node.args])}")
            names[node.index] = name
    for output in function.outputs:
        if output.shape == ():
            lines.append(f"    {output.name} = {names[output.nodes[0].index]}")
        else:
            lines.extend(f"    {output.name}[{k}] = {names[node.index]}" for k, node in enumerate(output.nodes))
    return "\n".join(lines)


def node_text(node: Node, args: list[str]) -> str:
    """The operation with its arguments as given."""
    if node.op in LEAVES:
        return _leaf(node)
    if node.op in INFIX:
        return f"{args[0]} {INFIX[node.op]} {args[1]}"
    if node.op == "neg":
        return f"-{args[0]}"
    if node.op == "not":
        return f"not {args[0]}"
    if node.op == "call":
        return f"{node.value.name}({', '.join(args)})"
    if node.op == "iterate":
        body, bound = node.value
        carried = len(body.output_nodes) - 1
        return f"iterate {body.name} at most {bound} times({', '.join(args[:carried])}; {', '.join(args[carried:])})"
    return f"{node.op}({', '.join(args)})"


def _declared(spec: Argument | Output) -> str:
    shape = "".join(f"[{n}]" for n in spec.shape)
    return f"{spec.name}{shape}" + ("" if spec.type == "real" else f": {spec.type}")


def _leaf(node: Node) -> str:
    if node.op == "input":
        return f"{node.value[0]}[{node.value[1]}]"
    if node.op == "prepared":
        return f"prepared[{node.value}]"
    return str(node.value) if node.op == "parameter" else repr(node.value)
