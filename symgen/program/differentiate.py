"""Derivatives of nodes with respect to nodes: forward or reverse sweep, whichever needs fewer operations.

Conventions at the points where there is no derivative: `abs` has derivative `sign` (0 at 0), `sign`, `round` and
whatever is made of modes or conditions has derivative 0, `refined` that of its second argument, `min` and `max` take
their first argument's derivative at a tie, `select` chooses the derivative by the same condition, so each arm is
differentiated as it stands. Calls are expanded. A loop has no derivative here: it is refused when an output depends on
the inputs through it, unless its body is stationary.
"""

from __future__ import annotations

from collections.abc import Sequence

from symgen.errors import ProgramError
from symgen.program.folding import Folding
from symgen.program.nodes import REAL, Node, Pool, topological
from symgen.program.rewrite import applied, with_outputs

__all__ = ["adjoint", "directional", "jacobian"]

Row = list[Node]
Partials = list[tuple[Node, Node]]
"""Pairs of an argument and the derivative of the result with respect to it."""

CHOOSING = frozenset({"select", "min", "max"})


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
        ProgramError: an output depends on the inputs through `iterate`, or something is not real.

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
    return work.along({node.index: seed for node, seed in zip(inputs, seeds, strict=True)})


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
            if node.index in independent or not any(a.index in active for a in node.args):
                continue
            if node.op == "iterate" and node.body.stationary:
                continue
            if node.op == "iterate":
                raise ProgramError(f"a loop has no derivative: {node.body.name} is iterated between the variables")
            if node.type == REAL and node.op not in ("sign", "round", "real_of"):
                active.add(node.index)
                self.between.append(node)
        self.active = active
        self._known: dict[int, Partials] = {}

    def forward(self) -> list[Row]:
        """One pass per input, along the nodes that depend on it."""
        columns = [self.along({variable.index: self.folding.one}) for variable in self.inputs]
        return [[column[i] for column in columns] for i in range(len(self.outputs))]

    def along(self, seeds: dict[int, Node]) -> Row:
        """The outputs' derivatives along a direction: the derivative of each input by its index, zero elsewhere."""
        f = self.folding
        derivatives = dict(seeds)
        for node in self.between:
            if not any(a.index in derivatives for a in node.args):
                continue
            if node.op in CHOOSING:
                condition, chosen, otherwise = self._choice(node)
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
                condition, chosen, otherwise = self._choice(node)
                collect(chosen, f.select(condition, adjoint, f.zero))
                collect(otherwise, f.select(condition, f.zero, adjoint))
                continue
            for argument, partial in self._partials(node):
                collect(argument, f.mul(partial, adjoint))
        return [adjoints.get(node.index, f.zero) for node in self.inputs]

    def _choice(self, node: Node) -> tuple[Node, Node, Node]:
        """A node that chooses, as condition, first and second alternative."""
        if node.op == "select":
            condition, chosen, otherwise = node.args
            return condition, chosen, otherwise
        a, b = node.args
        return self.pool.make("le", (a, b) if node.op == "min" else (b, a)), a, b

    def _partials(self, node: Node) -> Partials:
        known = self._known.get(node.index)
        if known is None:
            partials = _partials(self.folding, node)
            known = self._known[node.index] = [(a, p) for a, p in partials if a.index in self.active]
        return known


def _partials(f: Folding, node: Node) -> Partials:
    """Derivatives of one operation with respect to its arguments."""
    one, op = f.one, node.op
    x = node.args[0]
    if op == "neg":
        return [(x, f.real(-1.0))]
    if len(node.args) == 2:
        return _partials_of_two(f, node)

    def square(a: Node) -> Node:
        return f.mul(a, a)

    if op == "sqrt":
        partial = f.div(f.real(0.5), node)
    elif op == "sin":
        partial = f.make("cos", (x,))
    elif op == "cos":
        partial = f.neg(f.make("sin", (x,)))
    elif op == "tan":
        partial = f.add(one, square(node))
    elif op == "asin":
        partial = f.div(one, f.make("sqrt", (f.sub(one, square(x)),)))
    elif op == "acos":
        partial = f.div(f.real(-1.0), f.make("sqrt", (f.sub(one, square(x)),)))
    elif op == "atan":
        partial = f.div(one, f.add(one, square(x)))
    elif op == "exp":
        partial = node
    elif op == "log":
        partial = f.div(one, x)
    elif op == "abs":
        partial = f.make("sign", (x,))
    else:
        raise ProgramError(f"{op} has no derivative")
    return [(x, partial)]


def _partials_of_two(f: Folding, node: Node) -> Partials:
    one, op = f.one, node.op
    a, b = node.args
    if op == "refined":
        return [(b, one)]
    if op == "add":
        return [(a, one), (b, one)]
    if op == "sub":
        return [(a, one), (b, f.real(-1.0))]
    if op == "mul":
        return [(a, f.mul(f.real(2.0), a))] if a is b else [(a, b), (b, a)]
    if op == "div":
        reciprocal = f.div(one, b)
        return [(a, reciprocal), (b, f.neg(f.mul(node, reciprocal)))]
    if op == "atan2":
        reciprocal = f.div(one, f.add(f.mul(a, a), f.mul(b, b)))
        return [(a, f.mul(b, reciprocal)), (b, f.neg(f.mul(a, reciprocal)))]
    if op == "pow":
        below = f.make("pow", (a, f.sub(b, one)))
        return [(a, f.mul(b, below)), (b, f.mul(node, f.make("log", (a,))))]
    raise ProgramError(f"{op} has no derivative")
