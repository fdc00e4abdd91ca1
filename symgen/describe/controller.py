"""The controller around a chain in one simulation: signals as expressions, states, an end of the run.

    tau, inputs      value = expression
    continuous       dx/dt = rate                       {"e": {"rate": "r - x", "start": 0.0}}
    sampled          x := next at t0 + k hold           {"e": {"next": "e + h*(r - x)", "hold": 0.001, "start": 0.0}}
    until            a condition, or an expression whose zero ends the run

A sampled state's `next` may use `h`, its own hold. All that are due at one instant are evaluated from the values just
before it, and then replaced together.
"""

from __future__ import annotations

from dataclasses import dataclass, replace

from symgen.describe.chain import Chain
from symgen.describe.conditions import Condition, conditions
from symgen.describe.expression import CONDITIONS, Expression, Name, Number, Operation
from symgen.describe.write_expression import to_text

__all__ = ["Controller", "State", "own_hold"]


@dataclass(frozen=True, slots=True)
class State:
    """A state of a controller.

    Attributes:
        name: by which expressions use it.
        law: its rate, or its next value.
        start: value before anything happens.
        hold: seconds between two replacements; None: the state is continuous and `law` its rate.
    """

    name: str
    law: Expression
    start: float
    hold: float | None = None


@dataclass(frozen=True, slots=True)
class Controller:
    """Expressions around one chain, checked.

    Attributes:
        tau, inputs: by name.
        states: of the controller, continuous ones first.
        own: states of the chain, which expressions may use too.
        until: condition or value that ends a run.
        held: whether tau and inputs are evaluated at renewals only.
        constants: names of numbers that expressions use beside the chain's parameters.
    """

    tau: tuple[tuple[str, Expression], ...] = ()
    inputs: tuple[tuple[str, Expression], ...] = ()
    states: tuple[State, ...] = ()
    until: Expression | None = None
    held: bool = False
    own: tuple[State, ...] = ()
    constants: tuple[str, ...] = ()

    @property
    def all_states(self) -> tuple[State, ...]:
        """The chain's states, then the controller's."""
        return (*self.own, *self.states)

    @property
    def continuous(self) -> tuple[State, ...]:
        """States with a rate."""
        return tuple(state for state in self.states if state.hold is None)

    @property
    def sampled(self) -> tuple[State, ...]:
        """States with a next value."""
        return tuple(state for state in self.states if state.hold is not None)

    @property
    def ends_by_condition(self) -> bool:
        """True when `until` is a condition, false when it is a value."""
        return isinstance(self.until, Operation) and self.until.operator in CONDITIONS

    def conditions(self, chain: Chain) -> tuple[Condition, ...]:
        """Corners and jumps of what is evaluated between events, those of `until` alone, and `until`, negative where it
        holds."""
        fixed = [parameter.name for parameter in chain.parameters]
        fixed += [*self.constants, *(state.name for state in self.sampled)]
        if self.until is None:
            return conditions(self._smooth, fixed)
        value = self.until
        if self.ends_by_condition:
            value = Operation("where", (self.until, Number(-1.0), Number(1.0)))
        return (*conditions([*self._smooth, self.until], fixed), Condition(value, to_text(self.until)))

    def quiet_conditions(self, chain: Chain) -> int:
        """Number of the conditions before the last that are corners or jumps of `until` alone."""
        if self.until is None:
            return 0
        return len(self.conditions(chain)) - 1 - len(replace(self, until=None).conditions(chain))

    @property
    def _smooth(self) -> list[Expression]:
        """Expressions that are evaluated between events."""
        signals = [] if self.held else [expression for _, expression in (*self.tau, *self.inputs)]
        return [*signals, *(state.law for state in self.continuous)]


def own_hold(state: State) -> Expression:
    """The `next` of a sampled state with its own hold in the place of `h`."""
    return _replaced(state.law, "h", Number(state.hold or 0.0))


def _replaced(expression: Expression, name: str, value: Expression) -> Expression:
    if isinstance(expression, Name):
        return value if expression.name == name else expression
    if isinstance(expression, Operation):
        arguments = tuple(_replaced(argument, name, value) for argument in expression.arguments)
        return Operation(expression.operator, arguments)
    return expression
