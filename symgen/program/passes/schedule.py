"""schedule: an order of statements that keeps few values alive and lets few wait.

Accepts any Program; must be the last pass, for rebuilding drops the order. Gives every function its `order`, one of
three; in all of them sine and cosine of one angle stand together.

- Depth first: outputs are taken one by one, and of what an output needs, at each operation the argument that needs more
  registers comes before the other (Sethi and Ullman 1970, on the tree of first uses).
- As made, where that keeps no more values alive.
- As late as possible (list scheduling from the outputs back, Gibbons and Muchnick 1986): a processor that starts a few
  operations a cycle is followed from the last operation to the first, and what has the longest way from the inputs goes
  first. Operations of one recursion then fill the time in which another one waits for its results. It is taken where it
  keeps hardly more values alive, for functions that a processor cannot look through as a whole.

Guarantees the same values to the bit and the same counts.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from heapq import heappop, heappush
from itertools import accumulate
from operator import itemgetter

from symgen.program.function import Function, Program
from symgen.program.latency import CYCLES, OTHER, PORTS, WINDOW, fused_products
from symgen.program.nodes import FREE, LEAVES, Node, Pool, postorder
from symgen.program.rewrite import all_functions, substitute, with_outputs

__all__ = ["pressure", "schedule"]

MORE = 1.05
"""The order as late as possible is taken where it keeps at most this many times the values of the others alive."""


def schedule(program: Program) -> Program:
    """The program with an order of statements for each function."""
    known: dict[int, Function] = {}
    pool = Pool()
    for function in all_functions(program):
        new = with_outputs(function, substitute(pool, function.output_nodes, {}, known))
        known[id(function)] = replace(new, order=tuple(_best(new)))
    return replace(
        program,
        functions=tuple(known[id(function)] for function in program.functions),
        prepare=tuple(substitute(pool, program.prepare, {}, known)),
        pool=pool,
    )


def _best(function: Function) -> Sequence[Node]:
    """The order that is taken."""
    made = function.nodes
    orders = (made, _depth_first(function, made))
    least, first = min([(pressure(order), order) for order in orders], key=itemgetter(0))
    if len(made) > WINDOW:
        late = _as_late_as_possible(function, made)
        if pressure(late) <= MORE * least:
            return late
    return first


def pressure(order: Sequence[Node]) -> int:
    """The largest number of computed values that are alive at once; outputs are stored when they are computed."""
    computed = [node for node in order if node.op not in LEAVES]
    last = {argument.index: position for position, node in enumerate(computed) for argument in node.args}
    changes = [0] * len(computed)
    for position, node in enumerate(computed):
        if node.index in last:
            changes[position] += 1
            changes[last[node.index]] -= 1
    return max(accumulate(changes), default=0)


def _depth_first(function: Function, made: Sequence[Node]) -> list[Node]:
    """Depth first from the outputs, the argument with the larger label first."""
    label: dict[int, int] = {}
    for node in made:
        if node.op in LEAVES:
            label[node.index] = 0
            continue
        labels = sorted([label[argument.index] for argument in node.args], reverse=True)
        label[node.index] = max([1, *[value + k for k, value in enumerate(labels)]])

    def needs(node: Node) -> Sequence[Node]:
        args = node.args
        return args if len(args) < 2 else sorted(args, key=lambda argument: label[argument.index])[::-1]

    return _twins_together(postorder(function.output_nodes, needs))


def _as_late_as_possible(function: Function, made: Sequence[Node]) -> list[Node]:
    """From the outputs back, the operation with the longest way from the inputs first."""
    fused = fused_products(made, function.output_nodes)
    cycles = [0 if n.op in FREE or n.index in fused else CYCLES.get(n.op, OTHER) for n in made]
    place = {node.index: k for k, node in enumerate(made)}
    needs = [[place[index] for index in dict.fromkeys([a.index for a in node.args])] for node in made]
    depth: list[int] = []
    waiting = [0] * len(made)
    """Users of each node that have no place yet."""
    for k, args in enumerate(needs):
        depth.append(max([depth[at] for at in args], default=0) + cycles[k])
        for at in args:
            waiting[at] += 1
    before = [0.0] * len(made)
    """Cycles before the end at which a node's result is needed."""
    now = 0.0
    coming = [(0.0, k) for k, users in enumerate(waiting) if not users]
    usable: list[tuple[int, int]] = []
    order: list[Node] = []
    while usable or coming:
        if not usable:
            now = max(now, coming[0][0])
        while coming and coming[0][0] <= now:
            k = heappop(coming)[1]
            heappush(usable, (-depth[k], -k))
        k = -heappop(usable)[1]
        order.append(made[k])
        for at in needs[k]:
            waiting[at] -= 1
            before[at] = max(before[at], now + cycles[at])
            if not waiting[at]:
                heappush(coming, (before[at], at))
        if cycles[k] and made[k].op not in ("sin", "cos"):
            now += 1.0 / PORTS
    return _twins_together(order[::-1])


def _twins_together(order: Sequence[Node]) -> list[Node]:
    """Sine and cosine of one angle beside each other, where the first of them stands."""
    angles: dict[int, list[Node]] = {}
    for node in order:
        if node.op in ("sin", "cos"):
            angles.setdefault(node.args[0].index, []).append(node)
    together = [angles[node.args[0].index] if node.op in ("sin", "cos") else [node] for node in order]
    return list(dict.fromkeys(member for members in together for member in members))
