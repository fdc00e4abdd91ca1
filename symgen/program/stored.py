"""Programs as plain data that JSON can hold, and back: the same functions over the same nodes in the same order.

    Program --to_data--> dict --from_data--> Program

Nodes keep their order, which passes, schedules and printers follow, so a Program that comes back prints the same text.
Numbers keep every bit. Nodes that no function needs are left out.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict
from typing import Any

from symgen.errors import ProgramError
from symgen.program.function import Argument, Function, Label, Limits, Output, Program, RuntimeParameter
from symgen.program.nodes import TUPLE, Node, Pool, topological
from symgen.program.validity import Rule, Validity

__all__ = ["from_data", "to_data"]


def to_data(program: Program) -> dict[str, Any]:
    """A Program as lists, strings, numbers and dictionaries with text as keys."""
    functions = _all_functions(program.functions)
    number = {id(function): k for k, function in enumerate(functions)}
    roots = [node for f in functions for node in (*f.output_nodes, *f.order)]
    position, nodes = _nodes([*roots, *program.prepare], number)
    rules = program.validity
    found = {
        "name": program.name,
        "parameters": [asdict(parameter) for parameter in program.parameters],
        "q_names": program.q_names,
        "limits": [asdict(limits) for limits in program.limits],
        "input_names": program.input_names,
        "doc": program.doc,
        "labels": [[label.name, label.values] for label in program.labels],
        "quantities": [[label.name, label.values] for label in program.quantities],
        "nodes": nodes,
        "functions": [_function(function, position) for function in functions],
        "public": [number[id(function)] for function in program.functions],
        "prepare": [position[node.index] for node in program.prepare],
    }
    if rules is not None:
        of_rules, found["rule_nodes"] = _nodes(rules.conditions, {})
        found["rules"] = [[rule.text, of_rules[rule.condition.index]] for rule in rules.rules]
    return found


def from_data(data: Mapping[str, Any]) -> Program:
    """The inverse of `to_data`, also after a round trip through JSON.

    Raises:
        ProgramError, KeyError, ValueError, TypeError, IndexError: the data are those of no Program.
    """
    pool = Pool()
    functions: dict[int, Function] = {}

    def function(k: int) -> Function:
        if k not in functions:
            functions[k] = _restored(data["functions"][k], nodes)
        return functions[k]

    nodes: list[Node] = []
    for op, type_, args, value in data["nodes"]:
        known: Any = value
        if op == "call":
            known = function(value)
        elif op == "iterate":
            known = function(value[0]), value[1]
        elif op == "input":
            known = tuple(value)
        nodes.append(pool.stored(op, tuple([nodes[k] for k in args]), known, type_))
    validity = None
    if "rules" in data:
        own = Pool()
        conditions: list[Node] = []
        for op, type_, args, value in data["rule_nodes"]:
            conditions.append(own.stored(op, tuple([conditions[k] for k in args]), value, type_))
        validity = Validity(own, tuple(Rule(text, conditions[k]) for text, k in data["rules"]))
    return Program(
        name=data["name"],
        functions=tuple(function(k) for k in data["public"]),
        parameters=tuple(RuntimeParameter(**item) for item in data["parameters"]),
        pool=pool,
        prepare=tuple(nodes[k] for k in data["prepare"]),
        q_names=tuple(data["q_names"]),
        limits=tuple(Limits(**item) for item in data["limits"]),
        input_names=tuple(data["input_names"]),
        doc=data["doc"],
        labels=tuple(Label(name, tuple(values)) for name, values in data["labels"]),
        quantities=tuple(Label(name, tuple(values)) for name, values in data["quantities"]),
        validity=validity,
    )


def _all_functions(public: Sequence[Function]) -> list[Function]:
    """The functions and all that they call, each once."""
    found: dict[int, Function] = {}
    waiting = list(public)[::-1]
    while waiting:
        function = waiting.pop()
        if id(function) not in found:
            found[id(function)] = function
            waiting += [node.body for node in function.nodes if node.type == TUPLE]
    return list(found.values())


def _nodes(roots: Iterable[Node], number: Mapping[int, int]) -> tuple[dict[int, int], list[list[Any]]]:
    """Positions by index, and for each node its operation, type, positions of its arguments, and value."""
    order = topological(roots)
    position = {node.index: k for k, node in enumerate(order)}
    rows = []
    for node in order:
        value = node.value
        if node.op == "call":
            value = number[id(value)]
        elif node.op == "iterate":
            value = [number[id(value[0])], value[1]]
        rows.append([node.op, node.type, [position[argument.index] for argument in node.args], value])
    return position, rows


def _function(function: Function, position: Mapping[int, int]) -> dict[str, Any]:
    return {
        "name": function.name,
        "inputs": [asdict(argument) for argument in function.inputs],
        "outputs": [[o.name, o.shape, [position[n.index] for n in o.nodes], o.doc, o.unit] for o in function.outputs],
        "doc": function.doc,
        "internal": function.internal,
        "order": [position[node.index] for node in function.order],
        "batch_of": function.batch_of,
        "origin": function.origin,
        "slots": function.slots,
        "stationary": function.stationary,
    }


def _restored(data: Mapping[str, Any], nodes: Sequence[Node]) -> Function:
    """A function over nodes that have been made.

    Raises:
        ProgramError: it needs nodes that come later.
    """
    try:
        outputs = tuple(
            Output(name, tuple(shape), tuple([nodes[k] for k in found]), doc, unit)
            for name, shape, found, doc, unit in data["outputs"]
        )
        order = tuple([nodes[k] for k in data["order"]])
    except IndexError:
        raise ProgramError(f"{data['name']} needs nodes that are not there when it is called") from None
    inputs = tuple(Argument(**{**item, "shape": tuple(item["shape"])}) for item in data["inputs"])
    rest = {name: data[name] for name in ("doc", "internal", "batch_of", "origin", "stationary")}
    slots = tuple((name, tuple(places)) for name, places in data["slots"])
    return Function(data["name"], inputs, outputs, order=order, slots=slots, **rest)
