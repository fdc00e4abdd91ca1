"""dead: what no public function needs is removed.

Accepts any Program. Removes internal functions that are not used, outputs of internal functions that no user takes,
carried values of loops that neither the result nor the loop itself needs, and inputs of internal functions that their
bodies do not read; a shaped argument or output is kept or removed as a whole. Public functions keep their signatures.
Guarantees the same values to the bit, no count rises, and that every body is listed among the functions before its
users. (Dead operations inside functions cannot exist: nodes are reached from the outputs.)
"""

from __future__ import annotations

from dataclasses import replace

from symgen.program.function import Function, Program
from symgen.program.nodes import TUPLE, Node, Pool, topological
from symgen.program.rewrite import all_functions, bodies, copied, substitute

__all__ = ["dead"]


def dead(program: Program) -> Program:
    """The program without what its public functions do not need."""
    listed = {id(function) for function in program.functions}
    functions = all_functions(program)
    if not any(function.internal or bodies(function.nodes) for function in functions):
        return program
    public = {id(f) for f in functions if (not f.internal or f.batch_of) and id(f) in listed}
    use = _Use(functions, public)
    pool = Pool()
    known: dict[int, Function] = {}
    for function in functions:
        if id(function) in use.outputs:
            known[id(function)] = _rebuilt(pool, function, use, known)
    return replace(
        program,
        functions=tuple(known.values()),
        prepare=tuple(substitute(pool, program.prepare, {}, known)),
        pool=pool,
    )


class _Use:
    """Which flat outputs and inputs of each needed function are used; bodies of loops keep both in step."""

    def __init__(self, functions: list[Function], public: set[int]) -> None:
        self.outputs: dict[int, set[int]] = {}
        self.inputs: dict[int, set[int]] = {}
        loops: dict[int, int] = {}
        for function in functions:
            if id(function) in public:
                self.outputs[id(function)] = set(range(len(function.output_nodes)))
        for function in reversed(functions):
            wanted = self.outputs.get(id(function))
            if wanted is None:
                continue
            carried = loops.get(id(function), 0)
            keep_inputs = set(range(len(function.input_types()))) if id(function) in public else set()
            nodes = self._closure(function, wanted, keep_inputs, carried)
            self.inputs[id(function)] = keep_inputs
            for node in nodes:
                if node.type == TUPLE:
                    taken = self.outputs.setdefault(id(node.body), set())
                    if node.op == "iterate":
                        finished = loops[id(node.body)] = len(node.body.output_nodes) - 1
                        taken.add(finished)
                elif node.op == "item":
                    self.outputs[id(node.args[0].body)].add(node.value)

    @staticmethod
    def _closure(function: Function, outputs: set[int], inputs: set[int], carried: int) -> list[Node]:
        """Grow both sets until they are consistent; returns the nodes that are needed then."""
        flat = function.output_nodes
        places = {
            key: position for position, key in enumerate((a.name, k) for a in function.inputs for k in range(a.size))
        }
        while True:
            before = len(outputs) + len(inputs)
            _complete(outputs, [output.size for output in function.outputs])
            nodes = topological(flat[k] for k in sorted(outputs))
            inputs.update(places[node.value] for node in nodes if node.op == "input")
            if carried:
                inputs.update(k for k in outputs if k < carried)
                _complete(inputs, [argument.size for argument in function.inputs])
                outputs.update(k for k in inputs if k < carried)
            else:
                _complete(inputs, [argument.size for argument in function.inputs])
            if len(outputs) + len(inputs) == before:
                return nodes


def _complete(positions: set[int], sizes: list[int]) -> None:
    """Extend the positions to whole groups of these sizes."""
    start = 0
    for size in sizes:
        group = range(start, start + size)
        if any(k in positions for k in group):
            positions.update(group)
        start += size


def _rebuilt(pool: Pool, function: Function, use: _Use, known: dict[int, Function]) -> Function:
    images: dict[int, Node] = {}
    keep = use.outputs[id(function)]
    flat = function.output_nodes
    for node in topological(flat[k] for k in sorted(keep)):
        args = node.args
        if node.type == TUPLE:
            args = tuple(a for k, a in enumerate(args) if k in use.inputs[id(node.body)])
        new = tuple([images[a.index] for a in args])
        if node.op == "item":
            position = sum(1 for k in use.outputs[id(node.args[0].body)] if k < node.value)
            images[node.index] = pool.item(new[0], position, node.type)
        else:
            images[node.index] = copied(pool, node, new, known)
    outputs, position = [], 0
    for output in function.outputs:
        if position in keep or not output.size:
            outputs.append(replace(output, nodes=tuple(images[node.index] for node in output.nodes)))
        position += output.size
    inputs, position = [], 0
    for argument in function.inputs:
        if position in use.inputs[id(function)] or (not argument.size and not function.internal):
            inputs.append(argument)
        position += argument.size
    return replace(function, inputs=tuple(inputs), outputs=tuple(outputs), order=())
