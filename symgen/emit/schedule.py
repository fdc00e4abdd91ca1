"""From the shared nodes of a function to a list of steps: what gets a name, and in which order.

Accepts any function of a Program. A node that is used more than once gets a name, so nothing is computed twice; a
node that is used once is written inside its user as long as the expression stays short enough to read. Sines and
cosines always get a name; those whose angles need no other come first and together, so that a target may compute
them side by side. Every output is stored right after what it needs, which keeps few values alive. The order is the
function's own where a pass has chosen one, else that of `Node.index`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import count

from symgen.program.function import Function
from symgen.program.guards import Guard, choices, conditions_first, guards
from symgen.program.nodes import FREE, TUPLE, Node, topological

__all__ = [
    "Assign",
    "Invoke",
    "Keep",
    "Key",
    "Loop",
    "Schedule",
    "Schedules",
    "SinCos",
    "Step",
    "Store",
    "read_by",
    "schedule",
]

LONGEST = 8
"""Operations that one written expression may hold."""

FEW = 4
"""Fewer outputs that may keep an argument under a condition are not worth a branch."""


@dataclass(frozen=True, eq=False, slots=True)
class Assign:
    """Give the node's value its name."""

    node: Node


@dataclass(frozen=True, eq=False, slots=True)
class SinCos:
    """Sines and cosines of some angles, which are computed side by side; None where one is not wanted."""

    angles: tuple[Node, ...]
    sines: tuple[Node | None, ...]
    cosines: tuple[Node | None, ...]

    @property
    def nodes(self) -> tuple[Node, ...]:
        """The sines and cosines that are wanted, those of an angle beside each other."""
        both = zip(self.sines, self.cosines, strict=True)
        return tuple(node for pair in both for node in pair if node is not None)


@dataclass(frozen=True, eq=False, slots=True)
class Invoke:
    """Call another function; `node` is the tuple of its outputs, `choices` the selects that are made with the call."""

    node: Node
    choices: tuple[Node, ...] = ()


@dataclass(frozen=True, eq=False, slots=True)
class Loop:
    """Run a bounded loop; `node` is the tuple of its carried values and a flag that is true when it finished."""

    node: Node


@dataclass(frozen=True, eq=False, slots=True)
class Store:
    """Put a node's value to a flat position of the outputs."""

    position: int
    node: Node


@dataclass(frozen=True, eq=False, slots=True)
class Keep:
    """Where the guard holds, put arguments or constants in the place of what has been stored: of each select that
    this is, the other arm. Comes last."""

    guard: Guard
    stores: tuple[Store, ...]


Step = Assign | SinCos | Invoke | Loop | Store | Keep

Key = object
"""Key of a named value: the index of its node. Key of a call's result: the call's index and the position. Key of a
prepared number: the word `prepared` and the position."""


@dataclass(frozen=True, eq=False)
class Schedule:
    """Steps in order, and what is known of their nodes.

    Attributes:
        steps: in order.
        numbers: that each named node has in its name.
        guards: when loops and calls need not run.
    """

    steps: tuple[Step, ...]
    numbers: dict[int, int]
    guards: dict[int, Guard]

    @cached_property
    def reads(self) -> tuple[list[dict[Key, None]], list[int]]:
        """Per step the keys of what it is written with, see `read_by`, and its operations."""
        found = [read_by(step, self.numbers) for step in self.steps]
        return [keys for keys, _ in found], [operations for _, operations in found]


def schedule(outputs: Sequence[Node], order: Sequence[Node] = (), *, branches: bool = True) -> Schedule:
    """The steps that compute the outputs, the angles of the first group before all else.

    Args:
        outputs: flat and in order.
        order: every node that they need, arguments before users; without it the order of the nodes' making.
        branches: the target can leave out what is guarded, so selects are made where that is cheapest.
    """
    order = order or topological(outputs)
    named = _named(order, outputs)
    known = guards(outputs, order) if branches else {}
    chosen = choices(order, known)
    keeps = _keeps(outputs, order, chosen) if known else []
    stored = list(outputs)
    for keep in keeps:
        for store in keep.stores:
            named.discard(store.node.index)  # outputs alone use it, and none of them stores it any more
            node = stored[store.position] = store.node.args[2 if keep.guard[1] else 1]
            if node.op not in FREE:
                named.add(node.index)
    stores: dict[int, list[int]] = {}
    for position, node in enumerate(stored):
        stores.setdefault(node.index, []).append(position)
    groups = _groups(order)
    if groups:
        before = {node.index for node in topological(groups[0].angles)}
        together = {node.index for node in groups[0].nodes}
        order = sorted(order, key=lambda node: 0 if node.index in before else 1 if node.index in together else 2)
    group_of = {node.index: group for group in groups for node in group.nodes}
    if known:
        order = conditions_first(order, known, chosen)
    named.update(node.index for selects in chosen.values() for node in selects)
    number = count()
    numbers: dict[int, int] = {}
    steps: list[Step] = []
    for node in order:
        if node.index in named and node.index not in numbers:
            if node.index in group_of:
                group = group_of[node.index]
                steps.append(group)
                for member in group.nodes:
                    numbers[member.index] = next(number)
            else:
                numbers[node.index] = next(number)
                steps.append(_step(node, chosen))
                numbers.update((select.index, next(number)) for select in chosen.get(node.index, ()))
        steps.extend(Store(position, node) for position in stores.get(node.index, ()))
    return Schedule((*steps, *keeps), numbers, known)


class Schedules:
    """The schedules of whole functions, each made once though several printers ask for it."""

    def __init__(self) -> None:
        self._known: dict[int, tuple[Function, Schedule]] = {}

    def __call__(self, function: Function) -> Schedule:
        known = self._known.get(id(function))
        if known is None:
            known = self._known[id(function)] = function, schedule(function.output_nodes, function.order)
        return known[1]


def _keeps(outputs: Sequence[Node], order: Sequence[Node], chosen: dict[int, tuple[Node, ...]]) -> list[Keep]:
    """The outputs that are arguments or constants under a condition: the exception, so that nothing waits for it."""
    made = {argument.index for user in order for argument in user.args}
    made.update(node.index for selects in chosen.values() for node in selects)
    found: dict[tuple[int, bool], tuple[Guard, list[Store]]] = {}
    for position, node in enumerate(outputs):
        if node.op != "select" or node.index in made:
            continue
        condition, *arms = node.args
        plain = [arm.op in ("input", "constant") for arm in arms]
        if plain[0] != plain[1]:
            guard = (condition, plain[0])
            found.setdefault((condition.index, plain[0]), (guard, []))[1].append(Store(position, node))
    return [Keep(guard, tuple(stores)) for guard, stores in found.values() if len(stores) >= FEW]


def _groups(order: Sequence[Node]) -> list[SinCos]:
    """Sines and cosines by angle: first all whose angles need none, then the others one by one."""
    late: set[int] = set()
    angles: dict[int, dict[str, Node]] = {}
    for node in order:
        if node.op in ("sin", "cos", "call", "iterate") or any(argument.index in late for argument in node.args):
            late.add(node.index)
        if node.op in ("sin", "cos"):
            angles.setdefault(node.args[0].index, {})[node.op] = node
    early = [pair for angle, pair in angles.items() if angle not in late]
    collected = [early] if early else []
    collected += [[pair] for angle, pair in angles.items() if angle in late]
    return [
        SinCos(
            tuple(next(iter(pair.values())).args[0] for pair in pairs),
            tuple(pair.get("sin") for pair in pairs),
            tuple(pair.get("cos") for pair in pairs),
        )
        for pairs in collected
    ]


def _step(node: Node, chosen: dict[int, tuple[Node, ...]]) -> Step:
    if node.op == "call":
        return Invoke(node, chosen.get(node.index, ()))
    if node.op == "iterate":
        return Loop(node)
    return Assign(node)


def _named(order: Sequence[Node], outputs: Sequence[Node]) -> set[int]:
    """Indices of the nodes that get a name."""
    uses: dict[int, int] = {}
    for node in (*(argument for user in order for argument in user.args), *outputs):
        uses[node.index] = uses.get(node.index, 0) + 1
    named: set[int] = set()
    length: dict[int, int] = {}  # operations written where the node is used
    for node in order:
        if node.op in FREE:
            length[node.index] = 0
            continue
        total = 1
        for argument in node.args:
            total += length[argument.index]
        if total > LONGEST and node.type != TUPLE:
            for argument in sorted(node.args, key=lambda argument: -length[argument.index]):
                if total <= LONGEST:
                    break
                total -= length[argument.index]
                length[argument.index] = 0
                named.add(argument.index)
        length[node.index] = total
        if uses[node.index] > 1 or node.op in ("sin", "cos") or node.type == TUPLE:
            named.add(node.index)
            length[node.index] = 0
    return named


def read_by(step: Step, named: dict[int, int]) -> tuple[dict[Key, None], int]:
    """The keys of the named values and prepared numbers that a step is written with, and its operations."""
    if isinstance(step, SinCos):
        size, stack = len(step.angles), list(step.angles)
    elif isinstance(step, Store):
        size, stack = 1, [step.node]
    elif isinstance(step, Keep):
        size, stack = len(step.stores), [step.guard[0], *(store.node for store in step.stores)]
    else:
        size, stack = 1, list(step.node.args)
    found: dict[Key, None] = {}
    while stack:
        node: Node = stack.pop()
        if node.op == "item":
            found[node.args[0].index, node.value] = None
        elif node.index in named:
            found[node.index] = None
        elif node.op == "prepared":
            found["prepared", node.value] = None
        elif node.args:
            size += 1
            stack.extend(node.args)
    return found, size
