"""The body of one C function: its schedule, line by line."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from types import MappingProxyType
from typing import ClassVar

from symgen.emit.c.body_contexts import (
    AnglesContext,
    CallContext,
    FillContext,
    GuardedCallContext,
    KeepContext,
    LoopContext,
)
from symgen.emit.c.config import Config
from symgen.emit.c.fills import ELEMENT, Fill, filled
from symgen.emit.c.printer import Printer
from symgen.emit.c.sincos import LANES
from symgen.emit.functions import parameters_used
from symgen.emit.schedule import Assign, Invoke, Keep, Key, Loop, Schedule, SinCos, Step, Store, schedule
from symgen.emit.split_function import Parts, defines
from symgen.emit.templates import render
from symgen.program.function import Argument, Function, Output, Program
from symgen.program.guards import Guard
from symgen.program.nodes import REAL, Node
from symgen.text.prose import Prose

__all__ = ["NUMBER", "Body", "base_names", "element"]

NUMBER = "prepared->k[{}]"
"""Prepared number `{}` in C."""


def element(name: str, shape: tuple[int, ...], position: int) -> str:
    """An element of an argument: `q[2]`, or the name alone for a scalar."""
    return f"{name}[{position}]" if shape else name


def base_names(program: Program, functions: Sequence[Function], number: str = NUMBER) -> dict[object, str]:
    """C names of prepared numbers, and of parameters that a program reads directly: copies after those numbers."""
    names: dict[object, str] = {("prepared", k): number.format(k) for k in range(len(program.prepare))}
    for name in parameters_used(program, functions):
        names["parameter", name] = number.format(len(names))
    return names


class Body:
    """Prints the steps of one function.

    Args:
        config: spelling of numbers in C.
        prefix: the model's name and an underscore.
        names: of everything the function can read.
        stem: letter of the intermediates.
        libm: sines and cosines by the library instead of the model's own pair.
        printer: of the expressions.
        together: angles that are handed over at a time; 0 for all that can be.
        live: the array of what a part hands on to later ones.
        comments: lines before some steps, see `symgen.emit.sections`.
    """

    CONTEXT: ClassVar[str] = "prepared"
    """First argument of every function."""

    ENDS: ClassVar[str] = "done"
    """Output of a loop body that is true in the last pass."""

    def __init__(
        self,
        config: Config,
        prefix: str,
        names: dict[object, str],
        stem: str,
        *,
        libm: bool = False,
        printer: type[Printer] = Printer,
        together: int = LANES,
        live: str = "live",
        comments: Mapping[Step, Prose] = MappingProxyType({}),
    ) -> None:
        self.comments = comments
        self.live = live
        self.libm = libm
        self.together = together
        self.config = config
        self.prefix = prefix
        self.stem = stem
        self.names = dict(names)
        self.printer = printer(config, prefix, self.names)
        self.filled: dict[tuple[object, ...], str] = {}

    def lines(self, outputs: Sequence[Node], targets: Sequence[str]) -> tuple[str, ...]:
        """The statements that compute the outputs and store them in `targets`, which are lvalues."""
        plan = schedule(outputs)
        return tuple(self._steps(plan.steps, plan, targets))

    def parts(self, split: Parts, targets: Sequence[str]) -> tuple[tuple[str, ...], ...]:
        """The statements of each part, which hand values on in `live` and store outputs in `targets`."""
        texts: list[tuple[str, ...]] = []
        for part in split.parts:
            texts.append(tuple(self._steps(part.steps, split.plan, targets, part.kept)))
            self.names.update({key: f"{self.live}[{place}]" for key, place in part.kept.items()})
        return tuple(texts)

    def _steps(
        self,
        steps: Sequence[Step],
        plan: Schedule,
        targets: Sequence[str],
        kept: Mapping[Key, int] = MappingProxyType({}),
    ) -> Iterator[str]:
        """The lines of some steps, and of what they hand on: places in `live` by key."""
        self.filled = {}
        for step in self._together(steps, targets):
            if isinstance(step, Fill):
                value = self._stored(step.node)
                yield from render(FillContext(step.array, step.first, step.end, value)).splitlines()
                continue
            if step in self.comments:
                yield f"/* {self.comments[step]} */"
            yield from self._step(step, plan, targets)
            for key, _ in defines(step) if kept else ():
                if key in kept:
                    yield f"{self.live}[{kept[key]}] = {self.names[key]};"

    def _together(self, steps: Sequence[Step], targets: Sequence[str]) -> Iterator[Step | Fill]:
        """The steps, equal constants for neighbouring elements being stored by one loop."""
        return filled(steps, targets)

    def _step(self, step: Step, plan: Schedule, targets: Sequence[str]) -> list[str]:
        if isinstance(step, Assign):
            return [self._define(step.node, plan)]
        if isinstance(step, SinCos):
            return self._sincos(step, plan)
        if isinstance(step, Store):
            return [f"{targets[step.position]} = {self._stored(step.node)};"]
        if isinstance(step, Keep):
            lines = [f"{targets[k.position]} = {self._kept(k.node, step.guard)};" for k in step.stores]
            return render(KeepContext(self._when(step.guard), tuple(lines))).splitlines()
        stem = f"{self.stem}{plan.numbers[step.node.index]}"
        guard = plan.guards.get(step.node.index)
        if isinstance(step, Invoke):
            return self._invoke(step, stem, guard, plan)
        assert isinstance(step, Loop)
        return self._loop(step.node, stem, guard)

    def _define(self, node: Node, plan: Schedule) -> str:
        name = f"{self.stem}{plan.numbers[node.index]}"
        text = self.printer.expression(node, define=True)
        self.names[node.index] = name
        return f"const {self.config.types[node.type]} {name} = {text};"

    def _stored(self, node: Node) -> str:
        """C expression of the value that is stored to an output."""
        return self.printer.expression(node)

    def _sincos(self, step: SinCos, plan: Schedule) -> list[str]:
        """All angles of the step by the model's own function, some at a time, or one by one by the library."""
        if self.libm:
            return [self._define(node, plan) for node in step.nodes]
        self.printer.helpers.add("sincos")
        lines: list[str] = []
        for first in range(0, len(step.angles), self.together or len(step.angles)):
            part = slice(first, first + (self.together or len(step.angles)))
            group = SinCos(step.angles[part], step.sines[part], step.cosines[part])
            stem = f"{self.stem}{plan.numbers[group.nodes[0].index]}"
            for word, nodes in (("sine", group.sines), ("cosine", group.cosines)):
                for k, node in enumerate(nodes):
                    if node is not None:
                        self.names[node.index] = f"{stem}_{word}[{k}]"
            lines += self._angles(stem, group.angles)
        return lines

    def _angles(self, stem: str, angles: Sequence[Node]) -> list[str]:
        """The call of the model's own function, on an array that holds the angles already where there is one."""
        size, array, place = len(angles), "", self._lying(angles)
        if place is None:
            place = f"{stem}_angle"
            values = ", ".join(self.printer.expression(angle) for angle in angles)
            array = f"const {self.config.real} {place}[{size}] = {{{values}}};"
        return render(AnglesContext(stem, self.config.real, size, array, place, self.prefix)).splitlines()

    def _array(self, name: str, item: Argument | Output, values: Sequence[Node] | None, constant: bool) -> str:
        """The declaration of an array or a scalar, with values or without; no values are zeros."""
        kind = ("const " if constant else "") + self.config.types[item.type]
        size = f"[{max(1, item.size)}]" if item.shape else ""
        if values is None:
            return f"{kind} {name}{size};"
        printed = [self.printer.expression(value) for value in values] or [self.zero(item.type)]
        return f"{kind} {name}{size} = {{{', '.join(printed)}}};" if item.shape else f"{kind} {name} = {printed[0]};"

    def zero(self, type_: str) -> str:
        """Initial value of an array that would otherwise be empty."""
        return f"0.0{self.config.literal}" if type_ == REAL else "0"

    def _name_items(self, node: Node, stem: str, items: Sequence[Argument | Output]) -> None:
        position = 0
        for item in items:
            for k in range(item.size):
                self.names[node.index, position] = element(f"{stem}_{item.name}", item.shape, k)
                position += 1

    def _invoke(self, step: Invoke, stem: str, guard: Guard | None, plan: Schedule) -> list[str]:
        function: Function = step.node.value
        arrays, given = self._given(function.inputs, step.node.args, stem, within=guard is not None)
        results: list[str] = []
        begin = () if guard is not None and not step.choices else None
        for output in function.outputs:
            results.append(self._array(f"{stem}_{output.name}", output, begin, False))
            given.append(f"{'' if output.shape else '&'}{stem}_{output.name}")
        arguments = ", ".join([*self._leading(function), *given])
        if guard is None:
            self._name_items(step.node, stem, function.outputs)
            return render(CallContext((*arrays, *results), self.prefix + function.name, arguments)).splitlines()
        before: list[str] = []
        after: list[str] = []
        names = [f"{self.stem}{plan.numbers[node.index]}" for node in step.choices]
        for node, name in zip(step.choices, names, strict=True):
            other = self.printer.expression(node.args[2 if guard[1] else 1])
            before.append(f"{self.config.types[node.type]} {name} = {other};")
        self._name_items(step.node, stem, function.outputs)
        for node, name in zip(step.choices, names, strict=True):
            after.append(self._chosen(name, node, guard))
            self.names[node.index] = name
        inside, outside = (arrays + results, before) if step.choices else (arrays, results)
        return render(
            GuardedCallContext(
                self._when(guard),
                tuple(outside),
                (*self._entered(function), *inside),
                self.prefix + function.name,
                arguments,
                tuple(after),
            )
        ).splitlines()

    def _kept(self, node: Node, guard: Guard) -> str:
        """C expression of the value that replaces the one stored to an output; `node` is the select between the two."""
        return self._stored(node.args[1 if guard[1] else 2])

    def _chosen(self, name: str, node: Node, guard: Guard) -> str:
        """Gives a select its value once the call that it belongs to has run; `name` holds the other one."""
        return f"{name} = {self.printer.expression(node.args[1 if guard[1] else 2])};"

    def _when(self, guard: Guard) -> str:
        """The condition under which something has to run."""
        condition, positive = guard
        text = self.printer.expression(condition)
        return text if positive else f"!({text})"

    def _finished(self, guard: Guard | None) -> str:
        """C condition that is true when a loop makes no pass because its results are unused."""
        if guard is None:
            return "false"
        condition, positive = guard
        text = self.printer.expression(condition)
        return f"!({text})" if positive else text

    def _given(
        self, inputs: Sequence[Argument], args: Sequence[Node], stem: str, *, within: bool = False
    ) -> tuple[list[str], list[str]]:
        """Arrays that hold a call's arguments, and what is passed; what lies in an array already is passed there.

        `within`: the arrays are declared where nothing else sees them.
        """
        arrays: list[str] = []
        given: list[str] = []
        position = 0
        for argument in inputs:
            values = args[position : position + argument.size]
            position += argument.size
            if not argument.shape:
                given.append(self.printer.expression(values[0]))
                continue
            key = argument.type, *(value.index for value in values)
            place = self._lying(values) or self.filled.get(key)
            if place is None:
                place = f"{stem}_of_{argument.name}"
                arrays.append(self._array(place, argument, values, True))
                if not within:
                    self.filled[key] = place
            given.append(place)
        return arrays, given

    def _lying(self, values: Sequence[Node]) -> str | None:
        """Where the values lie side by side, `&q[2]`; None when they do not."""
        places = [ELEMENT.fullmatch(self.names.get(self._key(value), "")) for value in values]
        first = places[0] if places else None
        if first is None:
            return None
        name, start = first[1], int(first[2])
        for k, place in enumerate(places):
            if place is None or (place[1], int(place[2])) != (name, start + k):
                return None
        return f"&{name}[{start}]" if start else name

    @staticmethod
    def _key(node: Node) -> object:
        """Key in `names` of a value that lies in an array; None for any other value."""
        if node.op == "input":
            return node.value
        return (node.args[0].index, node.value) if node.op == "item" else None

    def _loop(self, node: Node, stem: str, guard: Guard | None) -> list[str]:
        body, bound = node.value
        *carried_outputs, _ = body.outputs
        carried_size = sum(output.size for output in carried_outputs)
        carried, context = _split(body.inputs, carried_size)
        arrays: list[str] = []
        results: list[str] = []
        updates: list[str] = []
        position = 0
        for argument in carried:
            values = node.args[position : position + argument.size]
            arrays.append(self._array(f"{stem}_{argument.name}", argument, values, False))
            position += argument.size
        context_arrays, context_given = self._given(context, node.args[carried_size:], stem)
        flat = [
            element(f"{stem}_{argument.name}", argument.shape, k) for argument in carried for k in range(argument.size)
        ]
        position = 0
        for output in carried_outputs:
            results.append(self._array(f"{stem}_next_{output.name}", output, None, False))
            for k in range(output.size):
                updates.append(self._update(flat[position], stem, output, k))
                position += 1
        given = [*self._leading(body), *(f"{stem}_{argument.name}" for argument in carried), *context_given]
        given += [f"{'' if output.shape else '&'}{stem}_next_{output.name}" for output in carried_outputs]
        given.append(f"{'' if body.outputs[-1].shape else '&'}{stem}_{self.ENDS}")
        for k, name in enumerate((*flat, f"{stem}_done")):
            self.names[node.index, k] = name
        return self._written_loop(
            LoopContext(
                arrays=tuple(arrays + context_arrays),
                results=tuple(results),
                stem=stem,
                bound=bound,
                function=self.prefix + body.name,
                arguments=", ".join(given),
                updates=tuple(updates),
                start=self._finished(guard),
            ),
            body,
        )

    def _update(self, target: str, stem: str, output: Output, position: int) -> str:
        """Hands a carried value on to the next pass."""
        return f"{target} = {element(f'{stem}_next_{output.name}', output.shape, position)};"

    def _written_loop(self, loop: LoopContext, body: Function) -> list[str]:
        """The loop's lines; `body` is the function of a pass."""
        return render(loop).splitlines()

    def _leading(self, function: Function) -> list[str]:
        """Arguments that a call of the function passes before its own."""
        return [self.CONTEXT]

    def _entered(self, function: Function) -> list[str]:
        """Lines before a call that runs under a condition."""
        return []


def _split(inputs: Sequence[Argument], carried_size: int) -> tuple[tuple[Argument, ...], tuple[Argument, ...]]:
    """A loop body's inputs: those that are carried, and the context."""
    filled = 0
    for k, argument in enumerate(inputs):
        if filled == carried_size:
            return tuple(inputs[:k]), tuple(inputs[k:])
        filled += argument.size
    return tuple(inputs), ()
