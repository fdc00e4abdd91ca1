"""Ranges of all nodes of a function over a box of inputs, and the divisions and roots that they do not prove safe."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from symgen.program.function import Function
from symgen.program.intervals import EVERYTHING, RULES, Interval, operation_range, whole_range
from symgen.program.nodes import Node, topological

__all__ = ["Danger", "dangers", "enclose"]


@dataclass(frozen=True, eq=False, slots=True)
class Danger:
    """An operation that its operand's range does not prove safe."""

    node: Node
    operand: Interval
    message: str


def dangers(
    function: Function,
    inputs: Mapping[tuple[str, int], Interval],
    parameters: Mapping[str, Interval] | None = None,
    prepared: Sequence[Interval] = (),
) -> list[Danger]:
    """The divisions, roots and logarithms of a function that may fail within the box, in order of the nodes.

    Args:
        function: its own nodes are looked at, not those of bodies that it calls.
        inputs: (argument, flat position) -> range; what is missing is unbounded.
        parameters: name -> range.
        prepared: ranges of the prepared numbers.
    """
    ranges = enclose(function.output_nodes, inputs, parameters, prepared)
    found: list[Danger] = []
    for node in function.nodes:
        if node.op in RULES:
            place, fails, message = RULES[node.op]
            operand = ranges[node.args[place].index]
            if fails(*operand):
                found.append(Danger(node, operand, message))
    return found


def enclose(
    nodes: Sequence[Node],
    inputs: Mapping[tuple[str, int], Interval],
    parameters: Mapping[str, Interval] | None = None,
    prepared: Sequence[Interval] = (),
) -> dict[int, Interval]:
    """Ranges of the nodes and of all that they need, by index; tuples have none."""
    parameters = parameters or {}
    ranges: dict[int, Interval] = {}
    called: dict[int, list[Interval]] = {}
    for node in topological(nodes):
        args = [ranges.get(argument.index, EVERYTHING) for argument in node.args]
        if node.op == "constant":
            result = (float(node.value), float(node.value))
        elif node.op == "input":
            result = inputs.get(node.value, whole_range(node.type))
        elif node.op == "parameter":
            result = parameters.get(node.value, EVERYTHING)
        elif node.op == "prepared":
            result = prepared[node.value] if node.value < len(prepared) else EVERYTHING
        elif node.op == "call":
            body = node.value
            keys = [(argument.name, k) for argument in body.inputs for k in range(argument.size)]
            inner = enclose(body.output_nodes, dict(zip(keys, args, strict=True)), parameters, prepared)
            called[node.index] = [inner[output.index] for output in body.output_nodes]
            continue
        elif node.op == "iterate":
            continue
        elif node.op == "item":
            outputs = called.get(node.args[0].index)
            result = whole_range(node.type) if outputs is None else outputs[node.value]
        else:
            result = operation_range(node, args)
        ranges[node.index] = result
    return ranges
