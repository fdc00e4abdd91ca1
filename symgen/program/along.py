"""Functions extended by their derivatives along a direction: a forward sweep through calls and loops.

    f: x -> f(x)    --extended-->    x, x' -> f(x), f'(x) x'

A call becomes a call of the extended function, and a loop carries the derivatives of what it carries through the same
passes. So the derivative is that of the operations that are executed, exact for an algorithm whose number of passes
depends on its numbers. Stationary loops are taken as constant, as in `symgen.program.differentiate`, whose conventions
for single operations hold. A root does not change where its argument does not: the norm of a load that is zero, which
an iteration may begin with, has the derivative zero there, as `abs` has.

Source: forward accumulation, Griewank and Walther 2008, "Evaluating Derivatives", sections 3.1 and 3.2.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from symgen.program.folding import Folding
from symgen.program.function import Argument, Function, Output, input_nodes
from symgen.program.nodes import REAL, Node, Pool, topological
from symgen.program.partials import CHOOSING, choice, partials

__all__ = ["along"]

PARAMETERS = "parameter_slopes"
"""Argument of extended functions: the direction's entries of the parameters."""

Slopes = list[Node | None]
"""A derivative for each node; None where it is zero."""


def along(pool: Pool, outputs: Sequence[Node], inputs: Sequence[Node], seeds: Sequence[Node]) -> list[Node]:
    """Derivatives of the outputs along a direction.

    Args:
        pool: owner of all nodes.
        outputs: real nodes.
        inputs: parameters and other nodes, independent of each other.
        seeds: the direction, a real node per input.

    Example:
        >>> pool = Pool()
        >>> x, v = pool.input("x", 0), pool.input("v", 0)
        >>> square = Function("square", (Argument("x"),), (Output("y", (), (x * x,)),), internal=True)
        >>> [derivative] = along(pool, pool.call(square, [pool.sin(x)]), [x], [v])
        >>> derivative.op, derivative.args[0].body.name
        ('item', 'square_along')
    """
    pairs = list(zip(inputs, seeds, strict=True))
    varied = [(node, seed) for node, seed in pairs if node.op == "parameter"]
    work = _Extensions(pool, tuple(node.value for node, _ in varied))
    given = {node.index: seed for node, seed in pairs if node.op != "parameter"}
    _, slopes = work.swept(outputs, given, [seed for _, seed in varied])
    return [work.folding.zero if slope is None else slope for slope in slopes]


@dataclass(frozen=True)
class _Swept:
    """A function for given active inputs: its outputs rebuilt, and their derivatives over `<argument>_slope`."""

    inputs: tuple[Argument, ...]
    nodes: list[Node]
    slopes: Slopes


class _Extensions:
    """The extended functions of a pool: one for each function and each set of inputs that have derivatives."""

    def __init__(self, pool: Pool, parameters: tuple[str, ...]) -> None:
        self.pool, self.folding, self.parameters = pool, Folding(pool), parameters
        self._swept: dict[tuple[int, tuple[bool, ...]], tuple[Function, _Swept]] = {}
        self._made: dict[tuple[int, tuple[bool, ...], tuple[bool, ...]], tuple[Function, Function, bool]] = {}
        self._names: set[str] = set()

    def swept(self, outputs: Sequence[Node], seeds: dict[int, Node], varied: list[Node]) -> tuple[list[Node], Slopes]:
        """The outputs, calls in them extended, and their derivatives.

        Args:
            seeds: derivatives of nodes by index; these are not differentiated through.
            varied: those of the parameters.
        """
        known = {name: varied[k] for k, name in enumerate(self.parameters)}
        images: dict[int, Node] = {}
        slopes: dict[int, Node] = {}
        results: dict[int, tuple[list[Node], Slopes]] = {}
        for node in topological(outputs):
            if node.op == "item" and node.args[0].index in results:
                values, derivatives = results[node.args[0].index]
                image, slope = values[node.value], derivatives[node.value]
                if slope is not None:
                    slopes[image.index] = slope
            else:
                args = tuple([images[a.index] for a in node.args])
                image = self.pool.again(node, args)
                if node.op in ("call", "iterate"):
                    found = self._extended(node, args, slopes, varied)
                    if found is not None:
                        results[node.index] = found
                elif node.op == "parameter" and node.value in known:
                    slopes[image.index] = known[node.value]
                elif node.index in seeds:
                    slopes[image.index] = seeds[node.index]
                elif image.index not in slopes and any(a.index in slopes for a in image.args):
                    self._differentiate(image, slopes)
            images[node.index] = image
        found_nodes = [images[node.index] for node in outputs]
        return found_nodes, [slopes.get(node.index) for node in found_nodes]

    def _differentiate(self, node: Node, slopes: dict[int, Node]) -> None:
        """Adds the derivative of one operation, unless it is zero."""
        if node.type != REAL or node.op in ("sign", "round", "real_of", "item"):
            return
        f = self.folding
        if node.op in CHOOSING:
            condition, chosen, otherwise = choice(self.pool, node)
            total = f.select(condition, slopes.get(chosen.index, f.zero), slopes.get(otherwise.index, f.zero))
        else:
            total = f.zero
            for argument, partial in partials(f, node):
                if argument.index in slopes:
                    total = f.add(total, f.mul(partial, slopes[argument.index]))
            if node.op == "sqrt" and total is not f.zero:
                still = f.make("eq", (slopes[node.args[0].index], f.zero))
                total = f.select(still, f.zero, total)
        if total is not f.zero:
            slopes[node.index] = total

    def _extended(
        self, node: Node, args: tuple[Node, ...], slopes: dict[int, Node], varied: list[Node]
    ) -> tuple[list[Node], Slopes] | None:
        """The results of a call or a loop with their derivatives; None where all of these are zero."""
        function = node.body
        if function.stationary:
            return None
        active = [a.index in slopes for a in args]
        if node.op == "call":
            wanted = [slope is not None for slope in self._body(function, active).slopes]
            carried = 0
        else:
            carried = len(function.output_nodes) - 1
            while True:
                found = [slope is not None for slope in self._body(function, active).slopes[:carried]]
                wanted = [a or b for a, b in zip(active, found, strict=False)]
                if wanted == active[:carried]:
                    break
                active[:carried] = wanted
            wanted = [*wanted, False]
        if not any(wanted):
            return None
        extended, takes_parameters = self._function(function, active, wanted, carried)
        given = [slopes.get(a.index, self.folding.zero) if on else None for a, on in zip(args, active, strict=True)]
        own, others = args[:carried], args[carried:]
        of_own = [x for x in given[:carried] if x is not None]
        flat = [*others, *(x for x in given[carried:] if x is not None), *(varied if takes_parameters else ())]
        if node.op == "call":
            items = list(self.pool.call(extended, flat))
            places = len(wanted)
        else:
            items = list(self.pool.iterate(extended, node.value[1], [*own, *of_own], flat))
            places = carried
        values = [*items[:places], *items[len(items) - len(wanted) + places :]]
        rest = iter(items[places:])
        return values, [next(rest) if on else None for on in wanted]

    def _body(self, function: Function, active: Sequence[bool]) -> _Swept:
        """The sweep of a function for the inputs that have derivatives."""
        key = id(function), tuple(active)
        if key not in self._swept:
            seeds: dict[int, Node] = {}
            arguments: list[Argument] = []
            place = 0
            for argument in function.inputs:
                nodes = [x for x, on in zip(input_nodes(self.pool, argument), active[place:], strict=False) if on]
                place += argument.size
                if nodes:
                    arguments.append(Argument(f"{argument.name}_slope", (len(nodes),)))
                    seeds |= {x.index: self.pool.input(arguments[-1].name, k) for k, x in enumerate(nodes)}
            varied = [self.pool.input(PARAMETERS, k) for k in range(len(self.parameters))]
            values, slopes = self.swept(function.output_nodes, seeds, varied)
            self._swept[key] = function, _Swept(tuple(arguments), values, slopes)
        return self._swept[key][1]

    def _function(
        self, function: Function, active: Sequence[bool], wanted: Sequence[bool], carried: int
    ) -> tuple[Function, bool]:
        """The extended function, and whether it takes the direction of the parameters.

        Its inputs are those that are carried, their derivatives, the others and theirs; of a call nothing is carried.
        Its outputs are followed by their derivatives, those of a loop before the end's condition.
        """
        key = id(function), tuple(active), tuple(wanted)
        if key in self._made:
            return self._made[key][1:]
        body = self._body(function, active)
        count, place = 0, 0
        for argument in function.inputs:
            count += place < carried
            place += argument.size
        names = {f"{argument.name}_slope" for argument in function.inputs[:count]}
        own = [a for a in body.inputs if a.name in names]
        others = [a for a in body.inputs if a.name not in names]
        outputs: list[Output] = []
        slopes: list[Output] = []
        place = 0
        for output in function.outputs:
            nodes = body.nodes[place : place + output.size]
            part = zip(body.slopes[place : place + output.size], wanted[place:], strict=False)
            of_it = tuple(self.folding.zero if slope is None else slope for slope, on in part if on)
            place += output.size
            outputs.append(replace(output, nodes=tuple(nodes)))
            if of_it:
                slopes.append(Output(f"{output.name}_slope", (len(of_it),), of_it))
        last = len(outputs) - bool(carried)
        outputs = [*outputs[:last], *slopes, *outputs[last:]]
        reads = topological([node for output in outputs for node in output.nodes])
        takes = any(node.op == "input" and node.value[0] == PARAMETERS for node in reads)
        inputs = [*function.inputs[:count], *own, *function.inputs[count:], *others]
        if takes:
            inputs.append(Argument(PARAMETERS, (len(self.parameters),)))
        extended = replace(
            function, name=self._name(function), inputs=tuple(inputs), outputs=tuple(outputs), order=(), internal=True,
            doc=f"{function.doc} With derivatives along a direction.",
        )  # fmt: skip
        self._made[key] = function, extended, takes
        return extended, takes

    def _name(self, function: Function) -> str:
        """A name that no other extended function has."""
        name, k = f"{function.name}_along", 1
        while name in self._names:
            k += 1
            name = f"{function.name}_along_{k}"
        self._names.add(name)
        return name
