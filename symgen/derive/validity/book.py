"""The list of rules on a chain's run-time parameters, as it is being written."""

from __future__ import annotations

from collections.abc import Callable

from symgen.derive.algebra.branches import Branches
from symgen.derive.algebra.scalar import Scalar
from symgen.derive.validity.values import ParameterValues
from symgen.describe.expression import Expression, Name
from symgen.describe.limits import MAX_MAGNITUDE
from symgen.describe.mechanism import Mechanism
from symgen.describe.rules.expressions import place_of
from symgen.describe.values import Paths, values
from symgen.program.nodes import Node
from symgen.program.validity import Rule
from symgen.text.prose import prose

__all__ = ["Condition", "RuleBook"]

BOUND = f"finite and at most {MAX_MAGNITUDE:g} in magnitude"

Condition = Callable[..., Node]
"""Of `Branches` and the values of a rule's expressions."""


class RuleBook:
    """Rules of one chain, in order.

    Attributes:
        branches: words for decisions, over the pool of the rules.
        rules: found so far.
    """

    def __init__(self, mechanism: Mechanism) -> None:
        self.mechanism = mechanism
        self.rules: list[Rule] = []
        self._conditions: set[Node] = set()
        self._values = ParameterValues(mechanism)
        self.branches = self._values.branches
        self._paths = Paths(mechanism.chain)

    def rule(self, path: str, text: str, condition: Condition, *expressions: Expression | None) -> None:
        """Adds a rule where all its expressions are given and one depends on run-time parameters.

        Args:
            path: of the value in the chain file, joints by index.
            text: what has to hold there.
            condition: of the values of the expressions; false where one of them is NaN.
        """
        given = [expression for expression in expressions if expression is not None]
        if len(given) == len(expressions) and self._values.known(given) and any(map(self._values.varies, given)):
            self._add(path, text, condition(self.branches, *map(self._values, given)))

    def numbers(self) -> None:
        """Every parameter is finite."""
        for parameter in self.mechanism.parameters:
            if not parameter.constant:
                self._add(f"parameters.{parameter.name}", f"must be {BOUND}", self._values.exists(Name(parameter.name)))

    def existence(self) -> None:
        """Every value that is computed from parameters exists."""
        for path, expression in values(self.mechanism.chain):
            computed = not isinstance(expression, Name) and self._values.varies(expression)
            value = place_of(path) in ("value", "friction") and self._values.known([expression])
            if computed and value and not path.startswith("parameters."):
                self._add(path, f"must have a value, {BOUND}", self._values.exists(expression))

    def at_least(self, path: str, expression: Expression | None, low: float = 0.0) -> None:
        """A value is not below a number."""
        self.rule(path, f"must be at least {low:g}", lambda b, x: b.at_most(b.algebra.constant(low), x), expression)

    def positive(self, path: str, expression: Expression | None) -> None:
        """A value is above zero."""
        self.rule(path, "must be positive", lambda b, x: b.less(b.zero, x), expression)

    def direction(self, path: str, vector: tuple[Expression, Expression, Expression], least: float) -> None:
        """A vector is not null: its length is at least `least`."""

        def long(b: Branches, *x: Scalar) -> Node:
            return b.at_most(b.algebra.constant(least), b.sqrt(b.sum([a * a for a in x])))

        self.rule(path, "must have a direction: a vector that is not zero", long, *vector)

    def _add(self, path: str, text: str, condition: Node) -> None:
        if condition is not self.branches.true and condition not in self._conditions:
            self._conditions.add(condition)
            self.rules.append(Rule(prose(f"{self._paths.shown(path)}: {text}"), condition))
