"""Derivatives of nodes with respect to nodes: forward or reverse sweep, whichever needs fewer operations.

Conventions at the points where there is no derivative: `abs` has derivative `sign` (0 at 0), `sign`, `round` and
whatever is made of modes or conditions has derivative 0, `refined` that of its second argument, `min` and `max` take
their first argument's derivative at a tie, `select` chooses the derivative by the same condition, so each arm is
differentiated as it stands. Calls are expanded. A loop is differentiated forward (`symgen.program.along`) and refused
backward. A loop whose body is stationary has none: `refined` carries the derivative of its solution.
"""

from __future__ import annotations

from collections.abc import Sequence

from symgen.errors import ProgramError
from symgen.program.along import along
from symgen.program.folding import Folding
from symgen.program.function import Function
from symgen.program.nodes import REAL, Node, Pool, topological
from symgen.program.partials import CHOOSING, Partials, choice, partials
from symgen.program.rewrite import applied, with_bodies, with_outputs

__all__ = ["adjoint", "directional", "jacobian", "loops_between"]

Row = list[Node]


def jacobian(pool: Pool, outputs: Sequence[Node], inputs: Sequence[Node], sweep: str | None = None) -> list[list[Node]]:
    """Derivatives of the outputs with respect to the inputs.

    Args:
        pool: owner of all the nodes; the derivatives are made in it.
        outputs: m real nodes.
        inputs: n real nodes, independent of each other; an inner node may be one, it is not differentiated through.
        sweep: `"forward"`, `"reverse"`, or None for the one that adds fewer operations.

    Returns:
        m rows of n nodes; zeros are constants.

    Raises:
        ProgramError: the sweep is backward through `iterate`, or something is not real.

    Example:
        >>> pool = Pool()
        >>> x = pool.input("x", 0)
        >>> [[derivative]] = jacobian(pool, [pool.sin(x)], [x])
        >>> derivative.op
        'cos'
    """
    work = _sweep(pool, outputs, inputs)
    if sweep == "forward":
        return work.forward()
    if sweep == "reverse":
        return work.reverse()
    if sweep is not None:
        raise ProgramError(f"a sweep is 'forward' or 'reverse', not {sweep!r}")
    if work.loops:
        return work.forward()
    forward, reverse = work.forward(), work.reverse()
    given = {node.index for node in work.nodes}
    return min((forward, reverse), key=lambda rows: _added(rows, given))


def directional(pool: Pool, outputs: Sequence[Node], inputs: Sequence[Node], seeds: Sequence[Node]) -> Row:
    """Derivatives of the outputs along one direction: one forward sweep, J seeds without J.

    Args:
        pool, outputs, inputs: see `jacobian`.
        seeds: the direction, a real node per input.

    Example:
        >>> pool = Pool()
        >>> x, v = pool.input("x", 0), pool.input("v", 0)
        >>> [derivative] = directional(pool, [pool.sin(x)], [x], [v])
        >>> derivative.op
        'mul'
    """
    work = _sweep(pool, outputs, inputs)
    return work.along(dict(zip(inputs, seeds, strict=True)))


def adjoint(pool: Pool, outputs: Sequence[Node], inputs: Sequence[Node], weights: Sequence[Node]) -> Row:
    """Derivatives of the weighted sum of the outputs: one reverse sweep, weights' J without J.

    Args:
        pool, outputs, inputs: see `jacobian`.
        weights: a real node per output, independent of the inputs.

    Example:
        >>> pool = Pool()
        >>> x, w = pool.input("x", 0), pool.input("w", 0)
        >>> [derivative] = adjoint(pool, [x * x], [x], [w])
        >>> derivative.op
        'mul'
    """
    work = _sweep(pool, outputs, inputs)
    return work.back(list(zip(work.outputs, weights, strict=True)))


def loops_between(pool: Pool, outputs: Sequence[Node], inputs: Sequence[Node]) -> bool:
    """True when an output depends on the inputs through a loop, so that it has derivatives forward alone."""
    return _sweep(pool, outputs, inputs).loops


def expand_calls(pool: Pool, outputs: Sequence[Node]) -> list[Node]:
    """The outputs with every call replaced by its body's operations, in the same pool."""
    images: dict[int, Node] = {}
    expanded: dict[int, list[Node]] = {}
    for node in topological(outputs):
        if node.op == "item" and node.args[0].index in expanded:
            images[node.index] = expanded[node.args[0].index][node.value]
            continue
        args = tuple([images[argument.index] for argument in node.args])
        if node.op == "call":
            inner = with_outputs(node.body, expand_calls(pool, node.body.output_nodes))
            expanded[node.index] = applied(pool, inner, args)
        else:
            images[node.index] = pool.again(node, args)
    return [images[node.index] for node in outputs]


def _added(rows: Sequence[Row], given: set[int]) -> int:
    """Operations that the rows need beyond the given nodes."""
    nodes = topological(node for row in rows for node in row)
    return sum(1 for node in nodes if node.args and node.index not in given)


def _sweep(pool: Pool, outputs: Sequence[Node], inputs: Sequence[Node]) -> _Sweep:
    for node in (*outputs, *inputs):
        if node.type != REAL:
            raise ProgramError(f"only real nodes have derivatives, not {node!r}")
    return _Sweep(pool, expand_calls(pool, outputs), inputs)


class _Sweep:
    """Both sweeps over the nodes that lie between inputs and outputs."""

    def __init__(self, pool: Pool, outputs: Sequence[Node], inputs: Sequence[Node]) -> None:
        self.pool = pool
        self.folding = Folding(pool)
        self.outputs = outputs
        self.inputs = inputs
        self.nodes = topological(outputs)
        independent = {node.index for node in inputs}
        active = set(independent)
        self.between: list[Node] = []
        for node in self.nodes:
            inside = _parameters(node.body) if node.op == "iterate" else ()
            if node.index in independent or not any(a.index in active for a in (*node.args, *inside)):
                continue
            if node.op == "iterate":
                if not node.body.stationary:
                    active.add(node.index)
                    self.between.append(node)
                continue
            if node.type == REAL and node.op not in ("sign", "round", "real_of"):
                active.add(node.index)
                self.between.append(node)
        self.active = active
        self.loops = any(node.op == "iterate" for node in self.between)
        self._known: dict[int, Partials] = {}

    def forward(self) -> list[Row]:
        """One pass per input, along the nodes that depend on it; through loops one for all."""
        f = self.folding
        if self.loops:
            unit = [[f.one if k == i else f.zero for k in range(len(self.inputs))] for i in range(len(self.inputs))]
            return along(self.pool, self.outputs, self.inputs, unit)
        columns = [self.along({variable: f.one}) for variable in self.inputs]
        return [[column[i] for column in columns] for i in range(len(self.outputs))]

    def along(self, seeds: dict[Node, Node]) -> Row:
        """The outputs' derivatives along a direction: the derivative of each input, zero elsewhere."""
        f = self.folding
        if self.loops:
            return [row for (row,) in along(self.pool, self.outputs, list(seeds), [list(seeds.values())])]
        derivatives = {node.index: seed for node, seed in seeds.items()}
        for node in self.between:
            if not any(a.index in derivatives for a in node.args):
                continue
            if node.op in CHOOSING:
                condition, chosen, otherwise = choice(self.pool, node)
                pair = derivatives.get(chosen.index, f.zero), derivatives.get(otherwise.index, f.zero)
                derivatives[node.index] = f.select(condition, *pair)
                continue
            total = f.zero
            for argument, partial in self._partials(node):
                inner = derivatives.get(argument.index)
                if inner is not None:
                    total = f.add(total, f.mul(partial, inner))
            derivatives[node.index] = total
        return [derivatives.get(node.index, f.zero) for node in self.outputs]

    def reverse(self) -> list[Row]:
        """One pass per output, back along the nodes that it needs."""
        return [self.back([(output, self.folding.one)]) for output in self.outputs]

    def back(self, weighted: Sequence[tuple[Node, Node]]) -> Row:
        """Derivatives of a weighted sum of outputs by the inputs."""
        if self.loops:
            name = next(node.body.name for node in self.between if node.op == "iterate")
            raise ProgramError(f"a loop has no derivative backward: {name} is iterated between the variables")
        f = self.folding
        adjoints: dict[int, Node] = {}

        def collect(node: Node, value: Node) -> None:
            if node.index in self.active:
                known = adjoints.get(node.index)
                adjoints[node.index] = value if known is None else f.add(known, value)

        for output, weight in weighted:
            collect(output, weight)
        for node in reversed(self.between):
            adjoint = adjoints.get(node.index)
            if adjoint is None:
                continue
            if node.op in CHOOSING:
                condition, chosen, otherwise = choice(self.pool, node)
                collect(chosen, f.select(condition, adjoint, f.zero))
                collect(otherwise, f.select(condition, f.zero, adjoint))
                continue
            for argument, partial in self._partials(node):
                collect(argument, f.mul(partial, adjoint))
        return [adjoints.get(node.index, f.zero) for node in self.inputs]

    def _partials(self, node: Node) -> Partials:
        known = self._known.get(node.index)
        if known is None:
            found = partials(self.folding, node)
            known = self._known[node.index] = [(a, p) for a, p in found if a.index in self.active]
        return known


def _parameters(body: Function) -> set[Node]:
    """The parameters that a function and all that it runs read."""
    return {node for function in with_bodies([body]) for node in function.nodes if node.op == "parameter"}
