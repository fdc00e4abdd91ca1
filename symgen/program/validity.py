"""Rules on the run-time parameters of a Program: conditions in a pool of their own, which no pass touches."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from symgen.program.function import Argument, Function, Output, Program, RuntimeParameter
from symgen.program.nodes import Node, Pool

__all__ = ["Rule", "Validity"]


@dataclass(frozen=True, eq=False, slots=True)
class Rule:
    """One rule: the place in the chain and what holds there, and a boolean node over the parameters, false for NaN."""

    text: str
    condition: Node


@dataclass(frozen=True, eq=False, slots=True)
class Validity:
    """All rules in order; rule k + 1 of the emitted code is `rules[k]`.

    Attributes:
        pool: owner of the conditions.
        rules: in the order in which they are looked at.
    """

    pool: Pool
    rules: tuple[Rule, ...]

    @property
    def conditions(self) -> tuple[Node, ...]:
        """One boolean per rule."""
        return tuple(rule.condition for rule in self.rules)

    def program(self, parameters: Sequence[RuntimeParameter]) -> Program:
        """The conditions as the function `kept` of a Program; its argument is not read, and says how many sets come."""
        kept = Output("kept", (len(self.rules),), self.conditions)
        return Program("rules", (Function("kept", (Argument("set"),), (kept,)),), tuple(parameters), self.pool)
