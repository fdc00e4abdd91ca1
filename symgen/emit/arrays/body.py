"""The body of one function over arrays: its schedule, line by line."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from symgen.emit.arrays.config import Arrays
from symgen.emit.arrays.contexts import LOOPS
from symgen.emit.arrays.printer import Printer
from symgen.emit.schedule import Assign, Invoke, Keep, Loop, SinCos, Store, schedule
from symgen.emit.templates import render
from symgen.program.function import Argument
from symgen.program.nodes import Node

__all__ = ["Body"]


class Body:
    """Prints the steps of one function; afterwards `results` holds what it returns, flat and in order.

    Args:
        refined: `refined` numbers carry the derivatives of stationary loops, which have none of their own.
    """

    def __init__(
        self, arrays: Arrays, dtype: str, names: Mapping[object, str], stem: str, refined: bool = False
    ) -> None:
        self.refined = refined
        self.names = dict(names)
        self.stem = stem
        self.printer = Printer(arrays, dtype, self.names)
        self.results: tuple[str, ...] = ()

    def lines(self, outputs: Sequence[Node], order: Sequence[Node] = ()) -> tuple[str, ...]:
        """The statements that the outputs need, in a given order."""
        plan = schedule(outputs, order, branches=False)
        lines: list[str] = []
        results = [""] * len(outputs)
        for step in plan.steps:
            if isinstance(step, Store):
                results[step.position] = self.printer.expression(step.node)
                continue
            assert not isinstance(step, Keep)
            nodes = step.nodes if isinstance(step, SinCos) else (step.node,)
            for node in nodes:
                stem = f"{self.stem}{plan.numbers[node.index]}"
                if isinstance(step, Invoke):
                    given = ", ".join(["prepared", *self._given(node.value.inputs, node.args)])
                    lines.append(f"{stem} = _{node.value.name}({given})")
                    self._name_items(node, stem, len(node.value.output_nodes))
                elif isinstance(step, Loop):
                    lines += self._loop(node, stem)
                else:
                    assert isinstance(step, Assign | SinCos)
                    lines.append(f"{stem} = {self.printer.expression(node, define=True)}")
                    self.names[node.index] = stem
        self.results = tuple(results)
        return tuple(lines)

    def _name_items(self, node: Node, stem: str, size: int) -> None:
        for k in range(size):
            self.names[node.index, k] = f"{stem}[{k}]"

    def _given(self, inputs: Sequence[Argument], args: Sequence[Node]) -> list[str]:
        given: list[str] = []
        position = 0
        for argument in inputs:
            values = [self.printer.expression(node) for node in args[position : position + argument.size]]
            position += argument.size
            given.append(_tuple(values) if argument.shape else values[0])
        return given

    def _loop(self, node: Node, stem: str) -> list[str]:
        body, bound = node.value
        size = len(body.output_nodes) - 1
        carried: list[str] = []
        position = split = 0
        for argument in body.inputs:
            if position == size:
                break
            end = position + argument.size
            carried.append(f"{stem}[{position}:{end}]" if argument.shape else f"{stem}[{position}]")
            position = end
            split += 1
        around = "jax.lax.stop_gradient({})" if self.refined and body.stationary else "{}"
        context = [around.format(value) for value in self._given(body.inputs[split:], node.args[size:])]
        context_names = [f"{stem}_of_{argument.name}" for argument in body.inputs[split:]]
        prepared = around.format("prepared")
        loop = LOOPS[self.printer.arrays.target](
            stem,
            around.format(_tuple([self.printer.expression(argument) for argument in node.args[:size]])),
            tuple(f"{name} = {value}" for name, value in zip(context_names, context, strict=True)),
            bound,
            body.name,
            ", ".join([prepared, *carried, *context_names]),
        )
        self._name_items(node, stem, size + 1)
        return render(loop).splitlines()


def _tuple(values: Sequence[str]) -> str:
    return f"({', '.join(values)}{',' if len(values) == 1 else ''})"
