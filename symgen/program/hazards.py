"""Absence of NaN, overflow and division by zero over boxes of inputs, by interval evaluation of a whole function.

Every operation's range is widened by what the number type may round it by, and so are sines and cosines by the error of
the emitted pair. A box without a hazard is proven: in it no operation divides by zero, takes a root or a logarithm of
what it must not, or leaves the number type. A box with one proves nothing; it is divided, as often as a budget allows,
along the input that the hazard's operand depends on and whose range is widest by its declared width.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from symgen.program.function import Function
from symgen.program.intervals import RULES, Interval, operation_range, whole_range
from symgen.program.nodes import Node, topological

__all__ = ["Box", "Hazard", "Precision", "Proof", "evaluate_box", "prove"]

PARAMETER = -1
"""Position of a run-time parameter in a box."""

Key = tuple[str, int]
Box = Mapping[Key, Interval]
"""(argument, flat position) -> range; (parameter, `PARAMETER`) -> range."""


@dataclass(frozen=True, slots=True)
class Precision:
    """A number type.

    Attributes:
        unit: relative rounding error of an operation.
        largest: finite number.
        angle: largest angle, rad, that has a sine.
        sine: absolute error of sines and cosines.
    """

    unit: float
    largest: float
    angle: float
    sine: float


@dataclass(frozen=True, slots=True)
class Hazard:
    """An operation that its operands' ranges do not prove safe, and the inputs that they depend on."""

    message: str
    operand: Interval
    inputs: frozenset[Key]


@dataclass(frozen=True, slots=True)
class Proof:
    """Result for a function.

    Attributes:
        proven: the whole box.
        share: of the box's volume that is proven.
        boxes: that were evaluated.
        hazard, box: the first one that is left, and where.
    """

    proven: bool
    share: float
    boxes: int
    hazard: Hazard | None
    box: dict[Key, Interval] | None


class _Evaluation:
    """One pass over the nodes of a function and of all that it calls."""

    def __init__(self, precision: Precision, box: Box) -> None:
        self.precision = precision
        self.box = box
        self.prepared: list[tuple[Interval, frozenset[Key]]] = []
        self.hazards: list[Hazard] = []

    def ranges(
        self,
        nodes: Sequence[Node],
        inputs: Box,
        supports: Mapping[Key, frozenset[Key]],
    ) -> tuple[list[Interval], list[frozenset[Key]]]:
        """Ranges of the nodes, and the inputs that each depends on."""
        found: dict[int, Interval] = {}
        support: dict[int, frozenset[Key]] = {}
        called: dict[int, tuple[list[Interval], list[frozenset[Key]]]] = {}
        for node in topological(nodes):
            index = node.index
            depends = frozenset[Key]().union(*(support.get(a.index, frozenset()) for a in node.args))
            args = [found.get(a.index, whole_range(a.type)) for a in node.args]
            if node.op in ("call", "iterate"):
                if node.op == "call":
                    body = node.value
                    keys = [(argument.name, k) for argument in body.inputs for k in range(argument.size)]
                    own = {key: support.get(a.index, frozenset()) for key, a in zip(keys, node.args, strict=True)}
                    given = dict(zip(keys, args, strict=True))
                    called[index] = self.ranges(body.output_nodes, given, own)
                else:
                    self.hazards.append(Hazard("a loop ends by data", whole_range("real"), depends))
                support[index] = depends
                continue
            if node.op == "item":
                ranges, own_supports = called.get(node.args[0].index, ([], []))
                found[index] = ranges[node.value] if ranges else whole_range(node.type)
                support[index] = own_supports[node.value] if own_supports else depends
                continue
            if node.op == "input":
                found[index] = inputs.get(node.value, whole_range(node.type))
                support[index] = supports.get(node.value, frozenset())
                continue
            if node.op == "parameter":
                key = (node.value, PARAMETER)
                found[index], support[index] = self.box.get(key, whole_range(node.type)), frozenset({key})
                continue
            if node.op == "prepared":
                found[index], support[index] = self.prepared[node.value]
                continue
            support[index] = depends
            found[index] = self._computed(node, args, depends)
        return [found[node.index] for node in nodes], [support[node.index] for node in nodes]

    def _computed(self, node: Node, args: Sequence[Interval], depends: frozenset[Key]) -> Interval:
        precision = self.precision
        if node.op == "constant":
            value = float(node.value)
            return (value, value)
        if node.op in RULES:
            place, fails, message = RULES[node.op]
            if fails(*args[place]):
                self.hazards.append(Hazard(message, args[place], depends))
        if node.op in ("sin", "cos") and max(map(abs, args[0])) > precision.angle:
            self.hazards.append(Hazard("the angle may have no sine", args[0], depends))
        lo, hi = operation_range(node, args)
        if node.op in ("add", "mul") and min(arg[0] for arg in args) >= 0.0:
            lo = max(lo, 0.0)  # as rounding keeps it
        if node.type != "real":
            return lo, hi
        if node.op in ("sin", "cos"):
            lo, hi = lo - precision.sine, hi + precision.sine
        elif node.op not in ("neg", "abs", "select", "min", "max", "sign", "round", "real_of"):
            lo, hi = lo - precision.unit * abs(lo), hi + precision.unit * abs(hi)
        held = -precision.largest <= lo and hi <= precision.largest
        if not held and all(math.isfinite(x) for arg in args for x in arg):  # named once, where it begins
            self.hazards.append(Hazard("the result may overflow", (lo, hi), depends))
        return lo, hi


def evaluate_box(function: Function, prepare: Sequence[Node], box: Box, precision: Precision) -> list[Hazard]:
    """The hazards of `prepare` and of a function in a box; none proves that there are none."""
    evaluation = _Evaluation(precision, box)
    evaluation.prepared = list(zip(*evaluation.ranges(prepare, {}, {}), strict=True))
    evaluation.ranges(function.output_nodes, box, {key: frozenset({key}) for key in box})
    return evaluation.hazards


def prove(function: Function, prepare: Sequence[Node], box: Box, precision: Precision, budget: int) -> Proof:
    """The proof for a box by at most `budget` evaluations.

    Boxes that are left are tried in the order of their depth, the widest first, so that the share that is proven says
    how much of the ranges is safe.
    """
    todo: list[tuple[dict[Key, Interval], float]] = [(dict(box), 1.0)]
    widths = {key: hi - lo for key, (lo, hi) in box.items()}
    share, boxes, first = 0.0, 0, None
    while todo and boxes < budget:
        current, volume = todo.pop(0)
        boxes += 1
        hazards = evaluate_box(function, prepare, current, precision)
        if not hazards:
            share += volume
            continue
        halves = _halved(current, hazards[0], widths)
        if halves is None:
            return Proof(False, share, boxes, hazards[0], current)
        first = (hazards[0], current)
        todo += [(half, volume / 2.0) for half in halves]
    if not todo:
        return Proof(True, 1.0, boxes, None, None)
    return Proof(False, share, boxes, first[0] if first else None, todo[0][0])


def _halved(box: Box, hazard: Hazard, widths: Mapping[Key, float]) -> list[dict[Key, Interval]] | None:
    """The two halves along the input that is relatively widest; None where no input can be divided."""
    able = [key for key in hazard.inputs if widths.get(key, 0.0) > 0.0 and box[key][1] > box[key][0]]
    if not able or "loop" in hazard.message:
        return None
    key = max(sorted(able), key=lambda k: (box[k][1] - box[k][0]) / widths[k])
    lo, hi = box[key]
    middle = 0.5 * (lo + hi)
    if not lo < middle < hi:
        return None
    return [{**box, key: (lo, middle)}, {**box, key: (middle, hi)}]
