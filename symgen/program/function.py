"""Functions and Programs: what the passes transform, the printers print and the interpreter executes."""

from __future__ import annotations

import math
from dataclasses import dataclass, field
from typing import TYPE_CHECKING

from symgen.errors import ProgramError
from symgen.program.nodes import BOOLEAN, MODE, REAL, Node, Pool, topological

if TYPE_CHECKING:
    from symgen.program.validity import Validity

__all__ = [
    "Argument",
    "Function",
    "Label",
    "Limits",
    "Output",
    "Program",
    "RuntimeParameter",
    "input_nodes",
    "statements",
]


@dataclass(frozen=True, slots=True)
class Argument:
    """An input of a Function: name, shape (`()` for a scalar), type, and what the reader should know of it."""

    name: str
    shape: tuple[int, ...] = ()
    type: str = REAL
    doc: str = ""
    unit: str = ""

    @property
    def size(self) -> int:
        return math.prod(self.shape)


@dataclass(frozen=True, eq=False, slots=True)
class Output:
    """An output of a Function: its nodes row by row, all of one type."""

    name: str
    shape: tuple[int, ...]
    nodes: tuple[Node, ...]
    doc: str = ""
    unit: str = ""

    def __post_init__(self) -> None:
        if len(self.nodes) != math.prod(self.shape):
            raise ProgramError(
                f"output {self.name}: shape {self.shape} needs {math.prod(self.shape)} nodes, not {len(self.nodes)}"
            )
        if len({node.type for node in self.nodes}) > 1:
            raise ProgramError(f"output {self.name}: its nodes are of several types")

    @property
    def size(self) -> int:
        return len(self.nodes)

    @property
    def type(self) -> str:
        return self.nodes[0].type if self.nodes else REAL


@dataclass(frozen=True, eq=False, slots=True)
class Function:
    """Named, shaped inputs and outputs over one pool; the outputs share subexpressions.

    `internal` functions exist to be called by others (bodies of loops, helpers), or are another form of a public one
    for many states at a time, whose name `batch_of` has then. They get no public symbol.
    `origin` says by which algorithm the function is computed, and where its formula stands; for an internal function it
    is the file of the formula.
    `slots` names the elements of arrays that hold unlike things: pairs of an argument's or output's name, and what each
    of its elements is, `start.q[0]`.
    `stationary` bodies of loops lead to values that derivatives take as constants: a step of Newton's method behind the
    loop carries the slopes.
    `order` holds every node of the function in the order of its statements when the pass `schedule` has chosen one;
    `statements` gives it, or the order in which the nodes were made.
    """

    name: str
    inputs: tuple[Argument, ...]
    outputs: tuple[Output, ...]
    doc: str = ""
    internal: bool = False
    order: tuple[Node, ...] = ()
    batch_of: str = ""
    origin: str = ""
    slots: tuple[tuple[str, tuple[str, ...]], ...] = ()
    stationary: bool = False
    _found: list[tuple[Node, ...]] = field(default_factory=list, init=False, repr=False)

    @property
    def nodes(self) -> tuple[Node, ...]:
        """All nodes that the outputs need, arguments before users; looked for once."""
        if not self._found:
            self._found.append(tuple(topological(self.output_nodes)))
        return self._found[0]

    @property
    def output_nodes(self) -> tuple[Node, ...]:
        """All outputs, flat and in order."""
        return tuple(node for output in self.outputs for node in output.nodes)

    def input_types(self) -> tuple[str, ...]:
        """Types of the inputs, flat."""
        return tuple(argument.type for argument in self.inputs for _ in range(argument.size))

    def output_types(self) -> tuple[str, ...]:
        """Types of the outputs, flat."""
        return tuple(node.type for node in self.output_nodes)


@dataclass(frozen=True, slots=True)
class RuntimeParameter:
    """A member of the emitted parameter struct."""

    name: str
    default: float
    unit: str = ""
    doc: str = ""


@dataclass(frozen=True, slots=True)
class Limits:
    """Limits of a coordinate as data, infinite where there is none; no function keeps to them.

    Attributes:
        lower, upper: rad or m.
        velocity: rad/s or m/s.
        effort: N m or N.
    """

    lower: float = -math.inf
    upper: float = math.inf
    velocity: float = math.inf
    effort: float = math.inf


@dataclass(frozen=True, slots=True)
class Label:
    """The name of a quantity, and its values at `program.probes`."""

    name: str
    values: tuple[float, ...]


@dataclass(frozen=True, eq=False, slots=True)
class Program:
    """Functions over one pool of nodes, with the run-time parameters they share.

    `prepare` is empty until the pass `hoist` has run; afterwards `prepared(k)` in any function stands for
    `prepare[k]`, which depends on parameters alone.

    Attributes:
        name: the chain's name, prefix of every emitted symbol.
        functions: in the order in which they are emitted; internal ones before those that use them.
        parameters: run-time parameters in the chain's order.
        pool: owner of all nodes.
        prepare: see above.
        q_names: names of the coordinates, for documentation of vectors over the joints.
        input_names: names of the external signals, likewise.
        doc: the chain's description.
        labels: named quantities, by which comments tell what prepared numbers are.
        quantities: parts of named quantities that depend on the state, by which comments divide functions.
        validity: rules on the parameters; None for a program without any.
        limits: of the coordinates, by the chain's own values; empty where nobody asks for them.
    """

    name: str
    functions: tuple[Function, ...]
    parameters: tuple[RuntimeParameter, ...]
    pool: Pool
    prepare: tuple[Node, ...] = ()
    q_names: tuple[str, ...] = ()
    input_names: tuple[str, ...] = ()
    doc: str = ""
    labels: tuple[Label, ...] = ()
    quantities: tuple[Label, ...] = ()
    validity: Validity | None = None
    limits: tuple[Limits, ...] = ()

    def function(self, name: str) -> Function:
        """The function of that name; raises ProgramError with the names there are."""
        for function in self.functions:
            if function.name == name:
                return function
        names = ", ".join(function.name for function in self.functions)
        raise ProgramError(f"program {self.name} has no function {name!r}; it has {names}")


def input_nodes(pool: Pool, argument: Argument) -> tuple[Node, ...]:
    """The scalar nodes of an argument, row by row."""
    if argument.type not in (REAL, BOOLEAN, MODE):
        raise ProgramError(f"argument {argument.name}: unknown type {argument.type!r}")
    return tuple(pool.input(argument.name, k, argument.type) for k in range(argument.size))


def statements(function: Function) -> list[Node]:
    """All nodes that the function needs, each after its arguments, in the order in which they are to be executed."""
    return list(function.order or function.nodes)
