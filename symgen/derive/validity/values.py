"""Expressions of parameters as nodes, operation by operation as `symgen.describe.evaluate` computes them.

An expression has a value when every operation in it has a finite one. Most operations hand infinities and NaN on to
their result; a condition is made for the arguments of those that do not, such as 1/x, and for the result.
"""

from __future__ import annotations

from collections.abc import Iterable

from symgen.derive.algebra.branches import Branches
from symgen.derive.algebra.nodes import NodeAlgebra
from symgen.derive.algebra.scalar import Scalar
from symgen.describe.evaluate import EvaluationError, evaluate, names_in, parameter_defaults
from symgen.describe.expression import CONDITIONS, Expression, Name, Number, Operation, Time, parts
from symgen.describe.limits import MAX_MAGNITUDE
from symgen.describe.mechanism import Mechanism
from symgen.errors import DerivationError
from symgen.program.nodes import Node, Pool

__all__ = ["ParameterValues"]

LARGEST = 1.7976931348623157e308
"""The largest double; the conditions are computed in double precision for every number type."""

HIDING = {"div": (1,), "pow": (0, 1), "exp": (0,), "atan": (0,), "sign": (0,)}
"""Operations, and positions of arguments whose infinities or NaN may not show in the result."""

HIDING_ALL = frozenset({"atan2", "min", "max", "lt", "le", "gt", "ge"})
"""The same for all arguments."""

Found = tuple[Node, Node]
"""The value of an expression, and whether the operations that its value does not tell about are finite."""


class ParameterValues:
    """Values of the expressions of a chain, which use parameters alone."""

    def __init__(self, mechanism: Mechanism) -> None:
        self.branches = Branches(NodeAlgebra(Pool()))
        self.names = frozenset(p.name for p in mechanism.parameters if not p.constant)
        self._parameters = frozenset(p.name for p in mechanism.parameters)
        defaults = parameter_defaults(mechanism.chain)
        self._constants = {name: value for name, value in defaults.items() if name not in self.names}
        self._known: dict[Expression, Found] = {}

    def varies(self, expression: Expression) -> bool:
        """True when the value depends on run-time parameters."""
        return not self.names.isdisjoint(names_in(expression))

    def known(self, expressions: Iterable[Expression]) -> bool:
        """True when all of them depend on parameters alone."""
        inner = [part for expression in expressions for part in parts(expression)]
        return all(self._parameters.issuperset(names_in(x)) and not isinstance(x, Time) for x in inner)

    def __call__(self, expression: Expression) -> Scalar:
        """The value."""
        return Scalar(self.branches.algebra, self._found(expression)[0])

    def exists(self, expression: Expression) -> Node:
        """True when the expression has a finite value, no larger than a number of a chain may be."""
        value, sound = self._found(expression)
        return self.branches.folding.both(sound, self._at_most(value, MAX_MAGNITUDE))

    def _at_most(self, value: Node, bound: float) -> Node:
        algebra = self.branches.algebra
        return self.branches.at_most(self.branches.abs(Scalar(algebra, value)), algebra.constant(bound))

    def _found(self, expression: Expression) -> Found:
        known = self._known.get(expression)
        if known is None:
            known = self._known[expression] = self._made(expression)
        return known

    def _made(self, expression: Expression) -> Found:
        pool, folding = self.branches.pool, self.branches.folding
        if isinstance(expression, Name) and expression.name in self.names:
            return pool.parameter(expression.name), self.branches.true
        if not self.varies(expression) and not (
            isinstance(expression, Operation) and expression.operator in CONDITIONS
        ):
            try:
                return pool.constant(evaluate(expression, self._constants)), self.branches.true
            except EvaluationError:  # in an arm of `where` that the chain's own values do not take
                return pool.constant(0.0), self.branches.false
        if not isinstance(expression, Operation):
            raise DerivationError(f"not a value of parameters: {expression!r:.80}")
        operator, arguments = expression.operator, expression.arguments
        parts = [self._found(argument) for argument in arguments]
        nodes = [node for node, _ in parts]
        if operator == "where":
            chosen = folding.select(nodes[0], parts[1][1], parts[2][1])
            return folding.select(*nodes), folding.both(parts[0][1], chosen)
        if operator in ("and", "or"):  # the second condition is looked at only where the first leaves it open
            settled = folding.negation(nodes[0]) if operator == "and" else nodes[0]
            sound = folding.both(parts[0][1], folding.either(settled, parts[1][1]))
            return (folding.both if operator == "and" else folding.either)(*nodes), sound
        sound = self.branches.all(found for _, found in parts)
        hiding = range(len(nodes)) if operator in HIDING_ALL else HIDING.get(operator, ())
        for k in hiding:
            if nodes[k].op not in ("constant", "parameter"):
                sound = folding.both(sound, self._at_most(nodes[k], LARGEST))
        return self._operation(operator, arguments, nodes), sound

    def _operation(self, operator: str, arguments: tuple[Expression, ...], nodes: list[Node]) -> Node:
        """The node of an operation, made as it stands: zero times infinity is no zero here."""
        make = self.branches.pool.make
        if operator in ("gt", "ge"):
            return make({"gt": "lt", "ge": "le"}[operator], (nodes[1], nodes[0]))
        if operator == "not":
            return self.branches.folding.negation(nodes[0])
        if operator == "pow" and arguments[1] == Number(2.0):
            return make("mul", (nodes[0], nodes[0]))
        if operator in ("min", "max"):
            result = nodes[0]
            for node in nodes[1:]:
                result = make(operator, (result, node))
            return result
        return make(operator, tuple(nodes))
