"""The definition as a Program: Lagrange's equations lowered literally, what the reference interpreter executes.

Nothing here is meant to be fast or is ever optimised. Everything faster is checked against it. What friction makes of
the smooth terms is one text for both (`symgen.derive.friction`), which numeric laws of friction judge.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property

from sympy import Expr, Symbol

from symgen.derive.algebra.nodes import NodeAlgebra
from symgen.derive.algebra.scalar import Scalar
from symgen.derive.friction.from_definition import definition_friction
from symgen.derive.friction.runge_kutta import RungeKutta
from symgen.derive.functions import Signature, signatures
from symgen.derive.lagrange.equations import LagrangeEquations
from symgen.derive.program import chain_program
from symgen.derive.recursive.quantities import Quantities
from symgen.derive.symbols import translate
from symgen.describe.evaluate import parameter_defaults
from symgen.errors import DerivationError
from symgen.program.from_sympy import Lowering
from symgen.program.function import Function, Output, Program
from symgen.program.nodes import Node, Pool
from symgen.program.rewrite import substitute

__all__ = ["Definition", "definition_program"]


def definition_program(equations: LagrangeEquations, functions: Sequence[str]) -> Program:
    """A Program with the functions of these names, each exactly with its `Signature`.

    Args:
        equations: of the chain.
        functions: names of `signatures(chain)`, such as `mass_matrix` or `position_tip`.

    Raises:
        DerivationError: the chain has no such function.
    """
    mechanism = equations.mechanism
    table = signatures(mechanism)
    unknown = [name for name in functions if name not in table]
    if unknown:
        raise DerivationError(f"{mechanism.name} has no function {', '.join(unknown)}; it has {', '.join(table)}")
    definition = Definition(equations)
    written = tuple(definition.function(table[name]) for name in functions)
    rubbing = definition.friction.helpers if any(table[name].friction for name in functions) else ()
    return chain_program(mechanism, definition.pool, (*rubbing, *definition.helpers, *written))


class Definition:
    """Lowers quantities of one chain into one pool."""

    def __init__(self, equations: LagrangeEquations) -> None:
        self.equations = equations
        self.pool = Pool()
        self.lowering = Lowering(self.pool, self._symbols())
        self.defined: set[Symbol] = set()
        self.closing: set[Symbol] = set()
        for symbol, node in self._given().items():
            self.lowering.stand_for(symbol, node)
        self.helpers: list[Function] = []

    def _symbols(self) -> dict[Symbol, Node]:
        pool, mechanism, symbols = self.pool, self.equations.mechanism, self.equations.system.projection.symbols
        defaults = parameter_defaults(mechanism.chain)
        known: dict[Symbol, Node] = {symbols.t: pool.input("t", 0)}
        for argument, group in (("q", symbols.q), ("qd", symbols.qd), ("qdd", symbols.qdd), ("tau", symbols.tau)):
            known.update((symbol, pool.input(argument, k)) for k, symbol in enumerate(group))
        known.update((symbol, pool.input("inputs", k)) for k, symbol in enumerate(symbols.inputs))
        for parameter in mechanism.parameters:
            name = parameter.name
            known[Symbol(name)] = pool.constant(defaults[name]) if parameter.constant else pool.parameter(name)
        return known

    @cached_property
    def quantities(self) -> Quantities:
        """Positions, rates and closing forces of the loops, over nodes of this pool."""
        pool, mechanism = self.pool, self.equations.mechanism
        algebra = NodeAlgebra(pool)
        parameters = {p.name: algebra.scalar(pool.parameter(p.name)) for p in mechanism.parameters if not p.constant}
        q, qd = ([algebra.scalar(pool.input(name, k)) for k in range(self.equations.n)] for name in ("q", "qd"))
        inputs = [algebra.scalar(pool.input("inputs", k)) for k in range(len(mechanism.input_names))]
        return Quantities(mechanism, algebra, parameters, q, qd, inputs, algebra.scalar(pool.input("t", 0)))

    def _given(self) -> dict[Symbol, Node]:
        """Nodes of the symbols of joints that loops move."""
        found: dict[Symbol, Node] = {}
        for symbol, (i, *places) in self.equations.system.projection.given.items():
            motion = self.quantities.motion
            if not places:
                found[symbol] = motion.q[i].x
            elif len(places) == 1:
                found[symbol] = motion.bearing_row(i)[places[0]].x
            else:
                found[symbol] = motion.second[i][places[0], places[1]].x
        return found

    def _close(self) -> None:
        """Finds the forces of the joints that close loops, once they are asked for."""
        closing = self.equations.closing
        self.closing = {symbol for pair in closing.symbols for vector in pair for symbol in vector}
        lacking = [Scalar(self.quantities.algebra, node) for node in self.lower(closing.lacking)]
        for symbols, row in zip(closing.symbols, self.quantities.closing_wrenches(lacking), strict=True):
            for symbol, value in zip((*symbols[0], *symbols[1]), row, strict=True):
                self.lowering.stand_for(symbol, value.x)

    def function(self, signature: Signature) -> Function:
        """The function of that signature, as its card defines it."""
        blocks = signature.card.definition(self, signature)
        outputs = tuple(
            Output(result.name, result.shape, nodes, result.doc, result.unit)
            for result, nodes in zip(signature.outputs, blocks, strict=True)
        )
        return Function(signature.name, signature.inputs, outputs, signature.doc)

    @cached_property
    def friction(self) -> RungeKutta:
        """Writes the friction functions over the same quantities."""
        return definition_friction(self.equations, self.pool, self.lower)

    def lower(self, expressions: Sequence[Expr]) -> tuple[Node, ...]:
        """Nodes of the expressions; the intermediates that they need are lowered before them."""
        if not self.closing and "closing" in self.equations.__dict__ and self.equations.closing.symbols:
            self._close()
        for symbol, definition in self.equations.needed(*expressions):
            if symbol not in self.defined:
                self.defined.add(symbol)
                self.lowering.define(symbol, definition)
        return tuple(self.lowering.node(expression) for expression in expressions)

    def accelerated(self, nodes: Sequence[Node]) -> tuple[Node, ...]:
        """The nodes with qdd replaced by the accelerations of forward dynamics."""
        inputs = [self.pool.input("qdd", k) for k in range(self.equations.n)]
        images = {node.index: value for node, value in zip(inputs, self.forward_dynamics(), strict=True)}
        return tuple(substitute(self.pool, nodes, images))

    def state_rates(self) -> tuple[Node, ...]:
        """Rates of the states."""
        return self.lower([translate(state.rate) for state in self.equations.mechanism.states])

    def forward_dynamics(self) -> tuple[Node, ...]:
        """qdd by M_FF qdd_F = tau_F - h_F - M_FS qdd_S over the free joints F; those of S are prescribed."""
        equations, pool = self.equations, self.pool
        n, given = equations.n, equations.accelerations
        tau = [pool.input("tau", k) for k in range(n)]
        h = self.lower(equations.h.flat())
        M = self.lower(equations.M.flat())
        moved = {k: self.lower([expression])[0] for k, expression in given.items()}
        free = [k for k in range(n) if k not in given]
        right = []
        for i in free:
            side = tau[i] - h[i]
            for j, qdd in moved.items():
                side = side - M[n * i + j] * qdd
            right.append(side)
        solved = dict(zip(free, solve([[M[n * i + j] for j in free] for i in free], right), strict=True))
        return tuple(moved[k] if k in moved else solved[k] for k in range(n))


def solve(matrix: Sequence[Sequence[Node]], right: Sequence[Node]) -> list[Node]:
    """Solution of a symmetric positive definite system by L D L', written out."""
    n = len(right)
    lower: dict[tuple[int, int], Node] = {}
    diagonal: list[Node] = []
    for j in range(n):
        pivot = matrix[j][j]
        for k in range(j):
            pivot = pivot - lower[j, k] * lower[j, k] * diagonal[k]
        diagonal.append(pivot)
        for i in range(j + 1, n):
            element = matrix[i][j]
            for k in range(j):
                element = element - lower[i, k] * lower[j, k] * diagonal[k]
            lower[i, j] = element / pivot
    forward: list[Node] = []
    for i in range(n):
        value = right[i]
        for k in range(i):
            value = value - lower[i, k] * forward[k]
        forward.append(value)
    solution: dict[int, Node] = {}
    for i in reversed(range(n)):
        value = forward[i] / diagonal[i]
        for k in range(i + 1, n):
            value = value - lower[k, i] * solution[k]
        solution[i] = value
    return [solution[i] for i in range(n)]
