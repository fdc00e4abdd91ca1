"""Single faults in a Program: what a check must be able to see, planted where nobody chooses.

The places are all expression nodes of all emitted functions and of the loop bodies and helpers inside them, each
function's own copy of a shared node counted, and those of `prepare`; one is drawn uniformly, then one of the kinds of
fault that fit it:

    operator      another operation on the same arguments
    operand       another earlier value of the function instead of an argument
    index         another element of the same array
    sign          the negative
    dropped term  one argument of a sum, difference or product left out
    constant      a constant times 1 + 1e-6

The other functions stay as they are: a faulty function is a copy under a new name, a fault in a body makes copies of
all functions that reach it, and a fault in `prepare` appends faulty prepared numbers which copies of all functions that
depend on them read.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace

from symgen.program.function import Function, Program
from symgen.program.nodes import REAL, Node, Pool, topological
from symgen.program.rewrite import all_functions, bodies, substitute, with_outputs
from symgen.program.text import node_text

__all__ = ["KINDS", "Planted", "faulty_program", "plant"]

PREPARE = "prepare"

OPERATORS = {
    "add": ("sub", "mul"),
    "sub": ("add", "mul"),
    "mul": ("add", "div"),
    "div": ("mul", "sub"),
    "sin": ("cos",),
    "cos": ("sin",),
    "tan": ("sin",),
    "sqrt": ("abs",),
    "abs": ("neg",),
    "neg": ("abs",),
    "asin": ("atan",),
    "acos": ("asin",),
    "atan": ("sin",),
    "exp": ("sin",),
    "log": ("sqrt",),
    "min": ("max",),
    "max": ("min",),
    "lt": ("le",),
    "le": ("lt",),
    "and": ("or",),
    "or": ("and",),
}


@dataclass(frozen=True, eq=False, slots=True)
class Planted:
    """A fault: in which function, which node became which.

    Attributes:
        function: emitted name, that of an internal function, or `prepare`.
        kind: see the module's list.
        text: `old -> new`, as in program listings.
        old, new: nodes of the program's pool.
        name: of the faulty copy, without the affected function's name.
        affected: names of the functions whose values it may change.
    """

    function: str
    kind: str
    text: str
    old: Node
    new: Node
    name: str
    affected: tuple[str, ...]

    def copy_of(self, function: str) -> str:
        """The name of the faulty copy of an affected function."""
        return f"{self.name}_{function}"


def plant(program: Program, count: int, seed: int) -> list[Planted]:
    """`count` single faults, drawn uniformly over all expression nodes; the same seed draws the same.

    Args:
        program: what is emitted, after all passes.
        count: how many.
        seed: of the draw.
    """
    rng = random.Random(seed)
    places: list[tuple[str, list[Node], int]] = []
    reached = _reach(program)
    for function in all_functions(program):
        if reached[id(function)]:
            nodes = list(function.nodes)
            places.extend((function.name, nodes, k) for k, node in enumerate(nodes) if node.op in _KNOWN)
    users = {function.name: reached[id(function)] for function in all_functions(program)}
    prepare = topological(program.prepare)
    places.extend((PREPARE, prepare, k) for k, node in enumerate(prepare) if node.op in _KNOWN)
    planted: list[Planted] = []
    while places and len(planted) < count:
        where, nodes, k = places[rng.randrange(len(places))]
        old = nodes[k]
        kind, new = _fault(program.pool, old, nodes[:k], nodes, rng)
        if new is None or new is old:
            continue
        affected = users[where] if where != PREPARE else _users(program, old)
        text = f"{_shown(old)} -> {_shown(new)}"
        planted.append(Planted(where, kind, text, old, new, f"fault{len(planted)}", affected))
    return planted


def faulty_program(program: Program, faults: Sequence[Planted]) -> Program:
    """A program of the faulty copies only, all in the same pool; `prepare` has the faulty numbers appended."""
    prepare = list(program.prepare)
    copies: list[Function] = []
    functions = all_functions(program)
    bodies_of = _needs(functions)
    for fault in faults:
        images: dict[int, Node] = {fault.old.index: fault.new}
        if fault.function == PREPARE:
            faulty = substitute(program.pool, program.prepare, images)
            images = {}
            for position, (right, wrong) in enumerate(zip(program.prepare, faulty, strict=True)):
                if wrong is not right:
                    images[program.pool.prepared(position).index] = program.pool.prepared(len(prepare))
                    prepare.append(wrong)
        known = {id(function): function for function in functions}
        for function in functions:
            own = fault.function in (PREPARE, function.name)
            changed = images if own else {}
            within = any(known[key] is not body for key, body in bodies_of[id(function)])
            tainted = within or (own and any(n.index in images for n in function.nodes))
            if function.name in fault.affected or (function.internal and tainted):
                outputs = substitute(program.pool, function.output_nodes, changed, known)
                copy = replace(with_outputs(function, outputs), name=fault.copy_of(function.name))
                known[id(function)] = copy
                copies.append(copy)
    internal = tuple(function for function in functions if function.internal)
    return replace(program, functions=(*internal, *copies), prepare=tuple(prepare))


def _needs(functions: Sequence[Function]) -> dict[int, list[tuple[int, Function]]]:
    """The bodies and helpers that each function uses itself."""
    return {id(f): [(id(b), b) for b in bodies(f.nodes)] for f in functions}


def _reach(program: Program) -> dict[int, tuple[str, ...]]:
    """Per function or body the public functions whose values it may change, itself included."""
    functions = all_functions(program)
    needs = _needs(functions)
    users: dict[int, list[str]] = {id(f): [] for f in functions}
    for public in program.functions:
        if public.internal:
            continue
        stack, seen = [id(public)], {id(public)}
        while stack:
            current = stack.pop()
            users[current].append(public.name)
            for key, _ in needs[current]:
                if key not in seen:
                    seen.add(key)
                    stack.append(key)
    return {key: tuple(names) for key, names in users.items()}


def _users(program: Program, old: Node) -> tuple[str, ...]:
    """Functions that read a prepared number which depends on `old`, they or their bodies."""
    depend = {k for k, node in enumerate(program.prepare) if any(n is old for n in topological([node]))}
    reached = _reach(program)
    users: set[str] = set()
    for function in all_functions(program):
        read = (n.value for n in function.nodes if n.op == "prepared")
        if any(position in depend for position in read):
            users.update(reached[id(function)])
    return tuple(function.name for function in program.functions if function.name in users)


# the kinds: (pool, node, earlier nodes, all nodes, rng) -> the faulty node, or None when the kind does not fit


def _operator(pool: Pool, node: Node, earlier: list[Node], nodes: list[Node], rng: random.Random) -> Node | None:
    others = OPERATORS.get(node.op)
    return pool.make(rng.choice(others), node.args) if others else None


def _operand(pool: Pool, node: Node, earlier: list[Node], nodes: list[Node], rng: random.Random) -> Node | None:
    if not node.args or node.op == "item":
        return None
    k = rng.randrange(len(node.args))
    others = [n for n in earlier if n.type == node.args[k].type and n is not node.args[k]]
    if not others:
        return None
    return pool.again(node, (*node.args[:k], rng.choice(others), *node.args[k + 1 :]))


def _index(pool: Pool, node: Node, earlier: list[Node], nodes: list[Node], rng: random.Random) -> Node | None:
    if node.op not in ("input", "prepared"):
        return None
    group = [n for n in nodes if n.op == node.op and n.type == node.type and n is not node]
    if node.op == "input":
        group = [n for n in group if n.value[0] == node.value[0]]
    return rng.choice(group) if group else None


def _sign(pool: Pool, node: Node, earlier: list[Node], nodes: list[Node], rng: random.Random) -> Node | None:
    return -node if node.type == REAL else None


def _dropped(pool: Pool, node: Node, earlier: list[Node], nodes: list[Node], rng: random.Random) -> Node | None:
    return rng.choice(node.args) if node.op in ("add", "sub", "mul") else None


def _constant(pool: Pool, node: Node, earlier: list[Node], nodes: list[Node], rng: random.Random) -> Node | None:
    if node.op != "constant" or node.type != REAL or node.value == 0.0:
        return None
    return pool.constant(node.value * (1.0 + 1e-6))


KINDS: dict[str, Callable[[Pool, Node, list[Node], list[Node], random.Random], Node | None]] = {
    "operator": _operator,
    "operand": _operand,
    "index": _index,
    "sign": _sign,
    "dropped term": _dropped,
    "constant": _constant,
}
_KNOWN = frozenset({*OPERATORS, "constant", "input", "prepared", "parameter", "pow", "atan2", "select", "sign"})


def _fault(
    pool: Pool, node: Node, earlier: list[Node], nodes: list[Node], rng: random.Random
) -> tuple[str, Node | None]:
    """One of the kinds that fit the node, drawn uniformly."""
    names = list(KINDS)
    rng.shuffle(names)
    for name in names:
        new = KINDS[name](pool, node, earlier, nodes, rng)
        if new is not None and new is not node:
            return name, new
    return "", None


def _shown(node: Node) -> str:
    return node_text(
        node, [node_text(a, [f"%{b.index}" for b in a.args]) if not a.args else f"%{a.index}" for a in node.args]
    )
