"""Functions extended by their derivatives along directions: one forward sweep through calls and loops.

    f: x -> f(x)    --extended-->    x, x' -> f(x), f'(x) x'

A call becomes a call of the extended function, and a loop carries the derivatives of what it carries through the same
passes, along all directions at once. So the derivative is that of the operations that are executed, exact for an
algorithm whose number of passes depends on its numbers. Stationary loops are taken as constant, as in
`symgen.program.differentiate`, whose conventions for single operations hold. A root does not change where its argument
does not: the norm of a load that is zero, which an iteration may begin with, has the derivative zero there, as `abs`
has.

Source: forward accumulation, Griewank and Walther 2008, "Evaluating Derivatives", sections 3.1 and 3.2.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace

from symgen.program.folding import Folding
from symgen.program.function import Argument, Function, Output, input_nodes
from symgen.program.nodes import REAL, Node, Pool, topological
from symgen.program.partials import CHOOSING, choice, partials

__all__ = ["along"]

PARAMETERS = "parameter_slopes"
"""Argument of extended functions: entries of the directions that belong to parameters."""

Slope = dict[int, Node]
"""Derivatives of a node by direction; a direction along which it does not change is missing."""

Active = tuple[tuple[int, ...], ...]
"""For each of some nodes, the directions along which it changes."""


def along(
    pool: Pool, outputs: Sequence[Node], inputs: Sequence[Node], directions: Sequence[Sequence[Node]]
) -> list[list[Node]]:
    """Derivatives of the outputs along directions.

    Args:
        pool: owner of all nodes.
        outputs: real nodes.
        inputs: parameters and other nodes, independent of each other.
        directions: a real node per input in each.

    Returns:
        A row per output, an entry per direction.

    Example:
        >>> pool = Pool()
        >>> x, v = pool.input("x", 0), pool.input("v", 0)
        >>> square = Function("square", (Argument("x"),), (Output("y", (), (x * x,)),), internal=True)
        >>> [[derivative]] = along(pool, pool.call(square, [pool.sin(x)]), [x], [[v]])
        >>> derivative.op, derivative.args[0].body.name
        ('item', 'square_along')
    """
    zero = pool.constant(0.0)
    seeds = {node: {d: seed for d, seed in enumerate(column) if seed is not zero} for node, column in zip(
        inputs, zip(*directions, strict=True), strict=True
    )}  # fmt: skip
    varied = {node.value: slope for node, slope in seeds.items() if node.op == "parameter"}
    work = _Extensions(pool, {name: tuple(slope) for name, slope in varied.items()})
    given = {node.index: slope for node, slope in seeds.items() if node.op != "parameter"}
    _, slopes = work.swept(outputs, given, varied)
    return [[slope.get(d, zero) for d in range(len(directions))] for slope in slopes]


@dataclass(frozen=True)
class _Swept:
    """A function for given active inputs: its outputs rebuilt, and their derivatives over `<argument>_slope`."""

    inputs: tuple[Argument, ...]
    nodes: list[Node]
    slopes: list[Slope]

    @property
    def active(self) -> Active:
        """Directions along which each output changes."""
        return tuple(tuple(sorted(slope)) for slope in self.slopes)


class _Extensions:
    """The extended functions of a pool: one for each function and the directions along which its inputs change.

    Args:
        parameters: directions along which each parameter changes.
    """

    def __init__(self, pool: Pool, parameters: Mapping[str, tuple[int, ...]]) -> None:
        self.pool, self.folding, self.parameters = pool, Folding(pool), parameters
        self._swept: dict[tuple[int, Active], tuple[Function, _Swept]] = {}
        self._made: dict[tuple[int, Active, Active], tuple[Function, Function, bool]] = {}
        self._names = {node.body.name for node in pool.nodes if node.op in ("call", "iterate")}

    def swept(
        self, outputs: Sequence[Node], seeds: Mapping[int, Slope], varied: Mapping[str, Slope]
    ) -> tuple[list[Node], list[Slope]]:
        """The outputs, calls in them extended, and their derivatives.

        Args:
            seeds: derivatives of nodes by index; these are not differentiated through.
            varied: those of the parameters.
        """
        images: dict[int, Node] = {}
        slopes: dict[int, Slope] = {}
        results: dict[int, tuple[list[Node], list[Slope]]] = {}
        for node in topological(outputs):
            if node.op == "item" and node.args[0].index in results:
                values, derivatives = results[node.args[0].index]
                image, slope = values[node.value], derivatives[node.value]
                if slope:
                    slopes[image.index] = slope
            else:
                args = tuple([images[a.index] for a in node.args])
                image = self.pool.again(node, args)
                if node.op in ("call", "iterate"):
                    found = self._extended(node, args, slopes, varied)
                    if found is not None:
                        results[node.index] = found
                elif node.op == "parameter" and varied.get(node.value):
                    slopes[image.index] = varied[node.value]
                elif node.index in seeds:
                    slopes[image.index] = seeds[node.index]
                elif image.index not in slopes:
                    slope = self._differentiated(image, slopes)
                    if slope:
                        slopes[image.index] = slope
            images[node.index] = image
        found_nodes = [images[node.index] for node in outputs]
        return found_nodes, [slopes.get(node.index, {}) for node in found_nodes]

    def _differentiated(self, node: Node, slopes: Mapping[int, Slope]) -> Slope:
        """The derivatives of one operation; zeros are left out."""
        if node.type != REAL or node.op in ("sign", "round", "real_of", "item"):
            return {}
        moved = sorted({d for a in node.args for d in slopes.get(a.index, ())})
        if not moved:
            return {}
        f, found = self.folding, {}
        if node.op in CHOOSING:
            condition, chosen, otherwise = choice(self.pool, node)
            first, second = (slopes.get(x.index, {}) for x in (chosen, otherwise))
            found = {d: f.select(condition, first.get(d, f.zero), second.get(d, f.zero)) for d in moved}
        else:
            parts = [(partial, slopes[a.index]) for a, partial in partials(f, node) if a.index in slopes]
            for d in moved:
                total = f.zero
                for partial, slope in parts:
                    if d in slope:
                        total = f.add(total, f.mul(partial, slope[d]))
                if node.op == "sqrt" and total is not f.zero:
                    still = f.make("eq", (slopes[node.args[0].index][d], f.zero))
                    total = f.select(still, f.zero, total)
                found[d] = total
        return {d: total for d, total in found.items() if total is not f.zero}

    def _extended(
        self, node: Node, args: tuple[Node, ...], slopes: Mapping[int, Slope], varied: Mapping[str, Slope]
    ) -> tuple[list[Node], list[Slope]] | None:
        """The results of a call or a loop with their derivatives; None where all of these are zero."""
        function = node.body
        if function.stationary:
            return None
        active = [tuple(sorted(slopes.get(a.index, ()))) for a in args]
        carried = 0
        if node.op == "call":
            wanted = self._body(function, tuple(active)).active
        else:
            carried = len(function.output_nodes) - 1
            while True:
                found = self._body(function, tuple(active)).active[:carried]
                pairs = zip(active, found, strict=False)
                wanted = tuple([tuple(sorted({*a, *b})) for a, b in pairs])
                if list(wanted) == active[:carried]:
                    break
                active[:carried] = wanted
            wanted = (*wanted, ())
        if not any(wanted):
            return None
        extended, takes_parameters = self._function(function, tuple(active), wanted, carried)
        zero = self.folding.zero
        given = [[slopes.get(a.index, {}).get(d, zero) for d in on] for a, on in zip(args, active, strict=True)]
        own, others = args[:carried], args[carried:]
        of_own, of_others = (_flat(part) for part in (given[:carried], given[carried:]))
        of_parameters = (
            [varied[name][d] for name, on in self.parameters.items() for d in on] if takes_parameters else []
        )
        flat = [*others, *of_others, *of_parameters]
        if node.op == "call":
            items = list(self.pool.call(extended, flat))
            places = len(wanted)
        else:
            items = list(self.pool.iterate(extended, node.value[1], [*own, *of_own], flat))
            places = carried
        values = [*items[:places], *items[len(items) - len(wanted) + places :]]
        rest = iter(items[places:])
        return values, [{d: next(rest) for d in on} for on in wanted]

    def _body(self, function: Function, active: Active) -> _Swept:
        """The sweep of a function whose inputs change along these directions."""
        key = id(function), active
        if key not in self._swept:
            seeds: dict[int, Slope] = {}
            arguments: list[Argument] = []
            place = 0
            for argument in function.inputs:
                nodes = list(zip(input_nodes(self.pool, argument), active[place:], strict=False))
                place += argument.size
                name, size = f"{argument.name}_slope", sum(len(on) for _, on in nodes)
                if size:
                    arguments.append(Argument(name, (size,)))
                    order = iter(range(size))
                    seeds |= {x.index: {d: self.pool.input(name, next(order)) for d in on} for x, on in nodes if on}
            order = iter(range(sum(map(len, self.parameters.values()))))
            varied = {
                name: {d: self.pool.input(PARAMETERS, next(order)) for d in on} for name, on in self.parameters.items()
            }
            values, slopes = self.swept(function.output_nodes, seeds, varied)
            self._swept[key] = function, _Swept(tuple(arguments), values, slopes)
        return self._swept[key][1]

    def _function(self, function: Function, active: Active, wanted: Active, carried: int) -> tuple[Function, bool]:
        """The extended function, and whether it takes the directions of the parameters.

        Its inputs are those that are carried, their derivatives, the others and theirs; of a call nothing is carried.
        Its outputs are followed by their derivatives, those of a loop before the end's condition.
        """
        key = id(function), active, wanted
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
            of_it = tuple(slope.get(d, self.folding.zero) for slope, on in part for d in on)
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
            inputs.append(Argument(PARAMETERS, (sum(map(len, self.parameters.values())),)))
        extended = replace(
            function, name=self._name(function), inputs=tuple(inputs), outputs=tuple(outputs), order=(), internal=True,
            doc=f"{function.doc} With derivatives along directions.",
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


def _flat(parts: Iterable[Sequence[Node]]) -> list[Node]:
    return [x for part in parts for x in part]
