"""The definition as a Program: Lagrange's equations lowered literally, what the reference interpreter executes.

Nothing here is meant to be fast or is ever optimised. Everything faster is checked against it. What friction makes of
the smooth terms is one text for both (`symgen.derive.friction`), which numeric laws of friction judge.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cached_property

from sympy import Expr, Symbol

from symgen.derive.friction.fixed_step import StepFunctions
from symgen.derive.friction.from_definition import definition_friction
from symgen.derive.lagrange.equations import LagrangeEquations
from symgen.derive.signatures import Signature, signatures
from symgen.derive.whole import chain_program
from symgen.describe.evaluate import parameter_defaults
from symgen.errors import DerivationError
from symgen.program.differentiate import jacobian
from symgen.program.from_sympy import Lowering
from symgen.program.function import Argument, Function, Output, Program, input_nodes
from symgen.program.nodes import Node, Pool

__all__ = ["definition_program"]

Flat = tuple[tuple[Node, ...], ...]


def definition_program(equations: LagrangeEquations, functions: Sequence[str]) -> Program:
    """A Program with the functions of these names, each exactly with its `Signature`.

    Args:
        equations: of the chain.
        functions: names of `signatures(chain)`, such as `mass_matrix` or `position_tip`.

    Raises:
        DerivationError: the chain has no such function.
    """
    chain = equations.chain
    table = signatures(chain)
    unknown = [name for name in functions if name not in table]
    if unknown:
        raise DerivationError(f"{chain.name} has no function {', '.join(unknown)}; it has {', '.join(table)}")
    definition = Definition(equations)
    written = tuple(definition.function(table[name]) for name in functions)
    rubbing = definition.friction.helpers if any(table[name].friction for name in functions) else ()
    return chain_program(chain, definition.pool, (*rubbing, *definition.helpers, *written))


class Definition:
    """Lowers quantities of one chain into one pool."""

    def __init__(self, equations: LagrangeEquations) -> None:
        self.equations = equations
        self.pool = Pool()
        self.lowering = Lowering(self.pool, self._symbols())
        self.defined: set[Symbol] = set()
        self.helpers: list[Function] = []

    def _symbols(self) -> dict[Symbol, Node]:
        pool, chain, symbols = self.pool, self.equations.chain, self.equations.system.symbols
        defaults = parameter_defaults(chain)
        known: dict[Symbol, Node] = {symbols.t: pool.input("t", 0)}
        for argument, group in (("q", symbols.q), ("qd", symbols.qd), ("qdd", symbols.qdd), ("tau", symbols.tau)):
            known.update((symbol, pool.input(argument, k)) for k, symbol in enumerate(group))
        known.update((symbol, pool.input("inputs", k)) for k, symbol in enumerate(symbols.inputs))
        for parameter in chain.parameters:
            name = parameter.name
            known[Symbol(name)] = pool.constant(defaults[name]) if parameter.constant else pool.parameter(name)
        return known

    def function(self, signature: Signature) -> Function:
        """The function of that signature."""
        if signature.friction:
            return self.friction.function(signature)
        blocks = BUILDERS[signature.call](self, signature)
        outputs = tuple(
            Output(result.name, result.shape, nodes, result.doc, result.unit)
            for result, nodes in zip(signature.outputs, blocks, strict=True)
        )
        return Function(signature.name, signature.inputs, outputs, signature.doc)

    @cached_property
    def friction(self) -> StepFunctions:
        """Writes the friction functions over the same quantities."""
        return definition_friction(self.equations, self.pool, self.lower)

    def lower(self, expressions: Sequence[Expr]) -> tuple[Node, ...]:
        """Nodes of the expressions; the intermediates that they need are lowered before them."""
        for symbol, definition in self.equations.needed(*expressions):
            if symbol not in self.defined:
                self.defined.add(symbol)
                self.lowering.define(symbol, definition)
        return tuple(self.lowering.node(expression) for expression in expressions)

    def forward_dynamics(self) -> tuple[Node, ...]:
        """qdd by M_FF qdd_F = tau_F - h_F - M_FS qdd_S over the free joints F; those of S are prescribed."""
        equations, pool = self.equations, self.pool
        n, given = equations.system.n, equations.accelerations
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

    def inverse_dynamics_gradients(self) -> Flat:
        """d tau/dq, d tau/dqd and d tau/dqdd, by differentiating the program."""
        pool, n = self.pool, self.equations.system.n
        tau = self.lower(self.equations.tau.flat())
        names = ("q", "qd", "qdd")
        rows = jacobian(pool, tau, [pool.input(name, k) for name in names for k in range(n)])
        return tuple(tuple(node for row in rows for node in row[n * k : n * k + n]) for k in range(3))

    def linearize(self) -> Flat:
        """A = d(qd, qdd)/d(q, qd) and B = d(qd, qdd)/d tau of the actuated joints, by differentiating the program."""
        pool, chain = self.pool, self.equations.chain
        n, names = self.equations.system.n, chain.q_names
        q, qd, tau = ([pool.input(argument, k) for k in range(n)] for argument in ("q", "qd", "tau"))
        actuated = [tau[names.index(name)] for name in chain.actuated]
        rates = [*qd, *self.forward_dynamics()]
        rows = jacobian(pool, rates, [*q, *qd, *actuated])
        A = tuple(node for row in rows for node in row[: 2 * n])
        B = tuple(node for row in rows for node in row[2 * n :])
        return A, B

    def linearize_step(self, signature: Signature) -> Flat:
        """One Runge-Kutta step and its derivative X by (q, qd, tau), stage by stage: dX = A X + B at the stage's state.

        The textbook's chain rule on whole states, without use of what A and B look like.
        """
        pool, n, m = self.pool, self.equations.system.n, len(self.equations.chain.actuated)
        tail = tuple(argument for argument in signature.inputs if argument.name in ("inputs", "t"))
        blocks = (self.forward_dynamics(), *self.linearize())
        outputs = zip(("qdd", "A", "B"), ((n,), (2 * n, 2 * n), (2 * n, m)), blocks, strict=True)
        vectors = [Argument(name, (n,)) for name in ("q", "qd", "tau")]
        doc = "Accelerations and their linearisation."
        stage = Function(
            "definition_stage", (*vectors, *tail), tuple(Output(*output) for output in outputs), doc, internal=True
        )
        self.helpers.append(stage)
        dt = pool.input("dt", 0)
        start = [pool.input(name, k) for name in ("q", "qd") for k in range(n)]
        held = [pool.input("tau", k) for k in range(n)]
        columns = range(2 * n + m)
        slope, X = start, [[pool.constant(0.0)] * len(columns) for _ in start]
        rates: list[list[Node]] = []
        slopes: list[list[list[Node]]] = []
        for place in (0.0, 0.5, 0.5, 1.0):
            length = dt * place
            state = [x + length * rate for x, rate in zip(start, slope, strict=True)] if rates else start
            args = [*state, *held]
            for argument in tail:
                args += [x + length if argument.name == "t" else x for x in input_nodes(pool, argument)]
            found = list(pool.call(stage, args))
            qdd, A, B = found[:n], found[n : n + 4 * n * n], found[n + 4 * n * n :]
            slope = [*state[n:], *qdd]
            reached = [
                [pool.constant(float(i == x)) + (length * X[i][x] if rates else 0.0) for x in columns]
                for i in range(2 * n)
            ]
            X = [[B[m * i + x - 2 * n] if x >= 2 * n else pool.constant(0.0) for x in columns] for i in range(2 * n)]
            for i in range(2 * n):
                for x in columns:
                    for k in range(2 * n):
                        X[i][x] = X[i][x] + A[2 * n * i + k] * reached[k][x]
            rates.append(slope)
            slopes.append(X)
        end = [x + dt * _mean([rate[i] for rate in rates]) for i, x in enumerate(start)]
        moved = [
            [pool.constant(float(i == x)) + dt * _mean([slope[i][x] for slope in slopes]) for x in columns]
            for i in range(2 * n)
        ]
        return (
            tuple(end[:n]),
            tuple(end[n:]),
            tuple(node for row in moved for node in row[: 2 * n]),
            tuple(node for row in moved for node in row[2 * n :]),
        )


def _mean(stages: Sequence[Node]) -> Node:
    """The mean of the four stages of a Runge-Kutta step."""
    first, second, third, fourth = stages
    return (first + 2.0 * second + 2.0 * third + fourth) / 6.0


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


Builder = Callable[[Definition, Signature], Flat]


def whole(quantity: Callable[[LagrangeEquations], Sequence[Expr]]) -> Builder:
    """A builder of a function with one output."""
    return lambda definition, signature: (definition.lower(quantity(definition.equations)),)


def at_point(
    *quantities: Callable[[LagrangeEquations, str], Sequence[Expr]],
) -> Callable[[Definition, Signature], Flat]:
    """A builder of a function of a named point."""
    return lambda definition, signature: tuple(
        definition.lower(quantity(definition.equations, str(signature.point))) for quantity in quantities
    )


BUILDERS: dict[str, Builder] = {
    "mass_matrix": whole(lambda e: e.M.flat()),
    "bias": whole(lambda e: e.h.flat()),
    "gravity": whole(lambda e: e.gravity.flat()),
    "coriolis_matrix": whole(lambda e: e.coriolis.flat()),
    "inverse_dynamics": whole(lambda e: e.tau.flat()),
    "forward_dynamics": lambda definition, signature: (definition.forward_dynamics(),),
    "kinetic_energy": whole(lambda e: [e.kinetic_energy]),
    "potential_energy": whole(lambda e: [e.potential_energy]),
    "position": at_point(lambda e, p: e.position(p).flat()),
    "rotation": at_point(lambda e, p: e.rotation(p).flat()),
    "jacobian": at_point(lambda e, p: e.jacobian(p).flat()),
    "influence": at_point(lambda e, p: e.influence(p)[0].flat(), lambda e, p: list(flat(e.influence(p)[1]))),
    "influence_rotational": at_point(
        lambda e, p: e.influence_rotational(p)[0].flat(), lambda e, p: list(flat(e.influence_rotational(p)[1]))
    ),
    "inertia_power": whole(lambda e: list(flat(e.P))),
    "reactions": whole(lambda e: e.reactions.flat()),
    "inverse_dynamics_gradients": lambda definition, signature: definition.inverse_dynamics_gradients(),
    "linearize": lambda definition, signature: definition.linearize(),
    "linearize_step": lambda definition, signature: definition.linearize_step(signature),
    "regressor": whole(lambda e: e.regressor.flat()),
    "stiffness_matrix": whole(lambda e: e.stiffness.flat()),
    "damping_matrix": whole(lambda e: e.damping.flat()),
}
"""`Signature.call` -> builder of the nodes of its outputs."""


def flat(array: Sequence[Expr]) -> Sequence[Expr]:
    """The elements of an array, the last index fastest."""
    elements: Sequence[Expr] = array.reshape(len(array))  # type: ignore[attr-defined]
    return elements
