"""Derivatives of nodes with respect to nodes: forward or reverse sweep, whichever needs fewer operations.

Conventions at the points where there is no derivative: `abs` has derivative `sign` (0 at 0), `sign`, `round` and
whatever is made of modes or conditions has derivative 0, `refined` that of its second argument, `min` and `max` take
their first argument's derivative at a tie, `select` chooses the derivative by the same condition, so each arm is
differentiated as it stands. Calls are expanded. A loop is differentiated forward, pass by pass: what it carries on has
its derivative carried beside it, and it stops where it stopped. Backward it is refused. A loop whose body is stationary
has none: `refined` carries the derivative of its solution.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from symgen.errors import ProgramError
from symgen.program.folding import Folding
from symgen.program.function import Argument, Function, Output, input_nodes
from symgen.program.nodes import REAL, Node, Pool, topological
from symgen.program.rewrite import applied, substitute, with_bodies, with_outputs

__all__ = ["adjoint", "directional", "jacobian", "loops_between"]

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
        """One pass per input, along the nodes that depend on it."""
        columns = [self.along({variable.index: self.folding.one}) for variable in self.inputs]
        return [[column[i] for column in columns] for i in range(len(self.outputs))]

    def along(self, seeds: dict[int, Node]) -> Row:
        """The outputs' derivatives along a direction: the derivative of each input by its index, zero elsewhere."""
        f = self.folding
        derivatives = dict(seeds)
        again: dict[int, Node] = {}
        for node in self.between:
            if node.op == "iterate":
                values, slopes = self._loop(node, derivatives, again)
                derivatives |= slopes
                again |= values
                continue
            if node.op == "item" or not any(a.index in derivatives for a in node.args):
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
        found = [derivatives.get(node.index, f.zero) for node in self.outputs]
        return substitute(self.pool, found, again) if again else found

    def _loop(
        self, node: Node, derivatives: dict[int, Node], again: dict[int, Node]
    ) -> tuple[dict[int, Node], dict[int, Node]]:
        """The loop with derivatives carried beside what is carried: its items, and their derivatives, by index.

        It gives the values as well, so that they replace those of the loop without; `again` has those of earlier loops.
        """
        pool, zero, (body, bound) = self.pool, self.folding.zero, node.value
        size = len(body.output_nodes) - 1
        carried: list[Argument] = []
        for argument in body.inputs:
            if sum(a.size for a in carried) == size:
                break
            carried.append(argument)
        context = body.inputs[len(carried) :]
        starts = _by_argument(carried, node.args[:size])
        outside = _by_argument(context, node.args[size:])
        moved = [a for a in carried if a.type == REAL]
        moving = [a for a in context if a.type == REAL and any(x.index in derivatives for x in outside[a.name])]
        own = [x for x in self.inputs if x in _parameters(body) and x.index in derivatives]
        inside = (Argument("d_parameters", (len(own),)),) if own else ()
        slope = {a.name: replace(a, name=f"d_{a.name}") for a in (*moved, *moving)}
        seeds = {
            x.index: s
            for a in (*moved, *moving)
            for x, s in zip(input_nodes(pool, a), input_nodes(pool, slope[a.name]), strict=True)
        }
        seeds |= {x.index: pool.input("d_parameters", k) for k, x in enumerate(own)}
        after = expand_calls(pool, body.output_nodes)
        new, done = _by_argument(carried, after[:-1]), after[-1]
        flat = [x for a in moved for x in new[a.name]]
        variables = [*(x for a in (*moved, *moving) for x in input_nodes(pool, a)), *own]
        along = _by_argument(moved, _sweep(pool, flat, variables).along(seeds))
        results = [Output(a.name, a.shape, tuple(new[a.name])) for a in carried]
        results += [Output(slope[a.name].name, a.shape, tuple(along[a.name])) for a in moved]
        inputs = (*carried, *(slope[a.name] for a in moved), *context, *(slope[a.name] for a in moving), *inside)
        doc, outputs = f"{body.doc} Its derivatives beside it.", (*results, Output("done", (), (done,)))
        twin = Function(f"{body.name}_along", inputs, outputs, doc, True, origin=body.origin)

        begin = [derivatives.get(x.index, zero) for a in moved for x in starts[a.name]]
        beside = [derivatives.get(x.index, zero) for a in moving for x in outside[a.name]]
        beside += [derivatives[x.index] for x in own]
        given = substitute(pool, [*node.args[:size], *begin, *node.args[size:], *beside], again)
        items = pool.iterate(twin, bound, given[: size + len(begin)], given[size + len(begin) :])
        olds = [pool.item(node, k, x.type) for k, x in enumerate(body.output_nodes)]
        values = dict(zip((x.index for x in olds), [*items[:size], items[-1]], strict=True))
        found = _by_argument(carried, olds[:size])
        slopes = _by_argument(moved, items[size:-1])
        pairs = ((x.index, s) for a in moved for x, s in zip(found[a.name], slopes[a.name], strict=True))
        return values, dict(pairs)

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


def _parameters(body: Function) -> set[Node]:
    """The parameters that a function and all that it runs read."""
    return {node for function in with_bodies([body]) for node in function.nodes if node.op == "parameter"}


def _by_argument(arguments: Sequence[Argument], nodes: Sequence[Node]) -> dict[str, Sequence[Node]]:
    """Flat nodes by the names of the arguments that they are the elements of."""
    found, position = {}, 0
    for argument in arguments:
        found[argument.name] = nodes[position : position + argument.size]
        position += argument.size
    return found


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
