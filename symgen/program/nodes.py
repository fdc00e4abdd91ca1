"""The nodes of a Program: hash-consed, typed, and as literal as they were written.

A `Pool` makes nodes; two requests for the same operation on the same arguments give the same `Node` object, so a
shared subexpression is shared from birth and equality is identity. Nothing is simplified here: `x + 0` is a node.
Folding and every simplification are passes, so that a program which has seen no pass is exactly what was derived,
and the reference interpreter can execute it as such.

`Node.index` grows in order of creation and a node is made after its arguments, so sorting reachable nodes by index
is a topological order.

A pool holds its nodes, a node holds its arguments but not its pool: who still makes nodes holds the pool, and a pass
that is through leaves the nodes that its outputs need and nothing else, without any search for cycles.

Types are `REAL`, `BOOLEAN` and `MODE` (a small integer: +1, 0, -1). `call` and `iterate` yield tuples whose
members are taken with `item`.
"""

from __future__ import annotations

import math
import weakref
from collections import defaultdict
from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import TYPE_CHECKING, Any, TypeVar

from symgen.errors import ProgramError

if TYPE_CHECKING:
    from symgen.program.function import Function

__all__ = [
    "BOOLEAN",
    "COMMUTATIVE",
    "FREE",
    "LEAVES",
    "MODE",
    "OPERATIONS",
    "REAL",
    "TUPLE",
    "Node",
    "Pool",
    "postorder",
    "topological",
]

T = TypeVar("T", bound=Hashable)

REAL = "real"
BOOLEAN = "boolean"
MODE = "mode"
TUPLE = "tuple"

_R, _B, _M = REAL, BOOLEAN, MODE
OPERATIONS: dict[str, tuple[tuple[str, ...], str]] = {
    # arithmetic
    "add": ((_R, _R), _R),
    "sub": ((_R, _R), _R),
    "mul": ((_R, _R), _R),
    "div": ((_R, _R), _R),
    "neg": ((_R,), _R),
    "sqrt": ((_R,), _R),
    "sin": ((_R,), _R),
    "cos": ((_R,), _R),
    "tan": ((_R,), _R),
    "asin": ((_R,), _R),
    "acos": ((_R,), _R),
    "atan": ((_R,), _R),
    "atan2": ((_R, _R), _R),
    "exp": ((_R,), _R),
    "log": ((_R,), _R),
    "pow": ((_R, _R), _R),
    "abs": ((_R,), _R),
    "sign": ((_R,), _R),
    "round": ((_R,), _R),
    "min": ((_R, _R), _R),
    "max": ((_R, _R), _R),
    # comparisons and logic
    "lt": ((_R, _R), _B),
    "le": ((_R, _R), _B),
    "eq": ((_R, _R), _B),
    "same": ((_M, _M), _B),
    "and": ((_B, _B), _B),
    "or": ((_B, _B), _B),
    "not": ((_B,), _B),
    # modes
    "mode_of": ((_R,), _M),
    "real_of": ((_M,), _R),
}
"""Operation -> (types of the arguments, type of the result). `sign(0)` is 0, `mode_of(x)` the mode of x's sign,
`round(x)` the nearest whole number, of two the even one.

Not in this table, because their types depend on their arguments: `constant`, `parameter`, `prepared`, `input`,
`select`, `call`, `iterate`, `item`; and `refined`, which is there before the passes alone.
"""

COMMUTATIVE = frozenset({"add", "mul", "min", "max", "eq", "same", "and", "or"})
"""Their two arguments may change places: the value is the same to the bit."""

LEAVES = frozenset({"constant", "parameter", "prepared", "input"})
"""They have no arguments."""

FREE = LEAVES | {"item"}
"""They compute nothing: their value lies somewhere and is read."""


class Node:
    """One operation on earlier nodes of the same pool. Made by a `Pool`, compared by identity.

    Attributes:
        op: a key of `OPERATIONS`, or one of the leaves and structural operations named there.
        args: the argument nodes, in order.
        value: what else the operation needs. constant: the float, bool or int; parameter: its name;
            prepared: its position; input: (argument name, flat position); call: the `Function`;
            iterate: (`Function` of the body, bound); item: the position in the tuple.
        type: `REAL`, `BOOLEAN`, `MODE` or `TUPLE`.
        index: position in the pool.
        steady: it depends on constants, parameters and prepared numbers alone, without calls or loops.
    """

    __slots__ = ("_home", "args", "index", "op", "steady", "type", "value")

    def __init__(
        self, home: weakref.ref[Pool], op: str, args: tuple[Node, ...], value: Any, type_: str, index: int
    ) -> None:
        self._home = home
        self.op = op
        self.args = args
        self.value = value
        self.type = type_
        self.index = index
        self.steady: bool = op != "input" and type_ != TUPLE
        for argument in args:
            if not argument.steady:
                self.steady = False

    @property
    def pool(self) -> Pool:
        """Where the node was made; raises ProgramError when the pool is gone."""
        pool = self._home()
        if pool is None:
            raise ProgramError(f"the pool of {self!r} is gone: the maker of nodes must keep a reference to it")
        return pool

    @property
    def body(self) -> Function:
        """The function that a `call` or an `iterate`, a node of type `TUPLE`, runs."""
        function: Function = self.value if self.op == "call" else self.value[0]
        return function

    def __repr__(self) -> str:
        inside = ", ".join(f"%{argument.index}" for argument in self.args)
        value = "" if self.value is None else f"[{self.value!r}]"
        return f"%{self.index} = {self.op}{value}({inside})"

    def __add__(self, other: Node | float) -> Node:
        return self.pool.make("add", (self, self.pool.real(other)))

    def __radd__(self, other: float) -> Node:
        return self.pool.make("add", (self.pool.real(other), self))

    def __sub__(self, other: Node | float) -> Node:
        return self.pool.make("sub", (self, self.pool.real(other)))

    def __rsub__(self, other: float) -> Node:
        return self.pool.make("sub", (self.pool.real(other), self))

    def __mul__(self, other: Node | float) -> Node:
        return self.pool.make("mul", (self, self.pool.real(other)))

    def __rmul__(self, other: float) -> Node:
        return self.pool.make("mul", (self.pool.real(other), self))

    def __truediv__(self, other: Node | float) -> Node:
        return self.pool.make("div", (self, self.pool.real(other)))

    def __rtruediv__(self, other: float) -> Node:
        return self.pool.make("div", (self.pool.real(other), self))

    def __neg__(self) -> Node:
        return self.pool.make("neg", (self,))

    def __bool__(self) -> bool:
        raise ProgramError("a node has no truth value while a program is being written; use pool.select")


class Pool:
    """Makes nodes, each distinct one once."""

    def __init__(self) -> None:
        self.nodes: list[Node] = []
        self._home = weakref.ref(self)
        self._known: defaultdict[str, dict[tuple[Any, ...], Node]] = defaultdict(dict)
        self._constants: dict[float, Node] = {}

    def __len__(self) -> int:
        return len(self.nodes)

    def _node(self, op: str, args: tuple[Node, ...], value: Any, type_: str, key: Any) -> Node:
        """The node of that operation; what has neither key nor type of its own is known by its arguments alone."""
        known = self._known[op]
        full_key = args if key is None else (key, type_, *args)
        node = known.get(full_key)
        if node is None:
            home = self._home
            for argument in args:
                if argument._home is not home:
                    raise ProgramError(f"{op}: argument {argument!r} belongs to another pool")
            node = known[full_key] = Node(home, op, args, value, type_, len(self.nodes))
            self.nodes.append(node)
        return node

    def make(self, op: str, args: tuple[Node, ...]) -> Node:
        """An operation of `OPERATIONS`; its argument types are checked when it is made for the first time."""
        known = self._known[op].get(args)
        if known is not None:
            return known
        signature = OPERATIONS.get(op)
        if signature is None:
            raise ProgramError(f"unknown operation {op!r}")
        wanted, result = signature
        if tuple([a.type for a in args]) != wanted:
            found = ", ".join(a.type for a in args)
            raise ProgramError(f"{op} takes ({', '.join(wanted)}), not ({found})")
        return self._node(op, args, None, result, None)

    # leaves

    def real(self, value: Node | float) -> Node:
        """A real constant, or the node itself when it is one already."""
        return value if isinstance(value, Node) else self.constant(value)

    def constant(self, value: float) -> Node:
        """A real constant, a double; the sign of zero is kept, infinities and NaN are refused."""
        known = self._constants.get(value)
        if known is not None and value:
            return known
        number = float(value)
        if not math.isfinite(number):
            raise ProgramError(f"a constant must be finite, not {number}")
        node = self._node("constant", (), number, REAL, (number, math.copysign(1.0, number)))
        self._constants[number] = node
        return node

    def boolean(self, value: bool) -> Node:
        """True or false."""
        return self._node("constant", (), bool(value), BOOLEAN, bool(value))

    def mode(self, value: int) -> Node:
        """A constant mode: -1, 0 or +1."""
        if value not in (-1, 0, 1):
            raise ProgramError(f"a mode is -1, 0 or +1, not {value}")
        return self._node("constant", (), int(value), MODE, int(value))

    def parameter(self, name: str) -> Node:
        """A run-time parameter of the program."""
        return self._node("parameter", (), name, REAL, name)

    def prepared(self, position: int) -> Node:
        """A number that `prepare` computed from the parameters alone."""
        return self._node("prepared", (), position, REAL, position)

    def input(self, argument: str, position: int, type_: str = REAL) -> Node:
        """Element `position` (row by row) of a function's argument of that name."""
        return self._node("input", (), (argument, position), type_, (argument, position))

    # structure

    def select(self, condition: Node, chosen: Node, otherwise: Node) -> Node:
        """`chosen` where the condition holds, else `otherwise`; both are evaluated."""
        if condition.type != BOOLEAN or chosen.type != otherwise.type or chosen.type not in (REAL, BOOLEAN, MODE):
            raise ProgramError(f"select takes (boolean, T, T), not ({condition.type}, {chosen.type}, {otherwise.type})")
        return self._node("select", (condition, chosen, otherwise), None, chosen.type, None)

    def refined(self, found: Node, better: Node) -> Node:
        """A number that a loop has found to within rounding; a further step, `better`, carries its derivatives.

        It is `better` where nothing is emitted, and where something is, `found`: the pass `fold` sees to that.
        """
        return self._node("refined", (found, better), None, REAL, None)

    def call(self, function: Function, args: Sequence[Node]) -> tuple[Node, ...]:
        """The outputs of `function`, flat and in order, for its flat inputs."""
        self._check_arguments(function.name, function.input_types(), args)
        node = self._node("call", tuple(args), function, TUPLE, id(function))
        return self._items(node, function.output_types())

    def iterate(
        self, body: Function, bound: int, carried: Sequence[Node], context: Sequence[Node] = ()
    ) -> tuple[Node, ...]:
        """The final carried values and whether the loop finished: `x = body(x, context)` at most `bound` times.

        The inputs of `body` are the carried values, then the context. Its outputs are the new carried values, then one
        boolean `done`; the loop stops after the pass that returns it true. Returns the carried nodes, flat, and a last
        boolean that is false when the bound was reached first.
        """
        if bound < 1:
            raise ProgramError(f"{body.name}: the bound of a loop is at least 1, not {bound}")
        self._check_arguments(body.name, body.input_types(), [*carried, *context])
        types = [node.type for node in carried]
        if list(body.output_types()) != [*types, BOOLEAN]:
            raise ProgramError(
                f"{body.name}: a loop body returns its carried values ({', '.join(types)}) and one boolean, "
                f"not ({', '.join(body.output_types())})"
            )
        node = self._node("iterate", (*carried, *context), (body, bound), TUPLE, (id(body), bound))
        return self._items(node, body.output_types())

    def item(self, node: Node, position: int, type_: str) -> Node:
        """Member `position` of the tuple that a `call` or `iterate` node yields."""
        if node.type != TUPLE:
            raise ProgramError(f"only a tuple has items, not {node!r}")
        return self._node("item", (node,), position, type_, position)

    def _items(self, node: Node, types: Sequence[str]) -> tuple[Node, ...]:
        return tuple(self.item(node, k, type_) for k, type_ in enumerate(types))

    @staticmethod
    def _check_arguments(name: str, wanted: Sequence[str], args: Sequence[Node]) -> None:
        found = [node.type for node in args]
        if found != list(wanted):
            raise ProgramError(f"{name} takes {len(wanted)} scalars {list(wanted)}, not {found}")

    def again(self, node: Node, args: tuple[Node, ...], value: Any = None) -> Node:
        """The operation of `node`, which may belong to another pool, on arguments of this one.

        The types of the arguments must be those of the original's; `value` replaces the original's when given (the
        rebuilt function of a `call` or `iterate`).
        """
        return self.stored(node.op, args, node.value if value is None else value, node.type)

    def stored(self, op: str, args: tuple[Node, ...], value: Any, type_: str) -> Node:
        """The node with these attributes, which were those of a node; types are not checked again."""
        key = value
        if op == "constant" and type_ == REAL:
            key = (value, math.copysign(1.0, value))
        elif op == "call":
            key = id(value)
        elif op == "iterate":
            key = (id(value[0]), value[1])
        return self._node(op, args, value, type_, key)

    # words for what has no operator

    def sqrt(self, x: Node) -> Node:
        return self.make("sqrt", (x,))

    def sin(self, x: Node) -> Node:
        return self.make("sin", (x,))

    def cos(self, x: Node) -> Node:
        return self.make("cos", (x,))


def topological(outputs: Iterable[Node]) -> list[Node]:
    """All nodes that the outputs need, arguments before users; bodies of calls and loops are not entered."""
    seen = {node.index: node for node in outputs}
    stack = list(seen.values())
    while stack:
        for argument in stack.pop().args:
            if argument.index not in seen:
                seen[argument.index] = argument
                stack.append(argument)
    return [seen[index] for index in sorted(seen)]


def postorder(roots: Iterable[T], needs: Callable[[T], Sequence[T]]) -> list[T]:
    """The roots and all that they need, depth first: each once, after what it needs, which is taken in order.

    Example:
        >>> postorder(["sum"], {"sum": "ab", "a": "c", "b": "c", "c": ""}.__getitem__)
        ['c', 'a', 'b', 'sum']
    """
    entered: set[T] = set()
    placed: dict[T, None] = {}
    stack = list(roots)[::-1]
    while stack:
        item = stack[-1]
        if item in entered:  # all above it has been placed, and perhaps itself
            placed[stack.pop()] = None
        else:
            entered.add(item)
            stack += needs(item)[::-1]
    return list(placed)
