"""A controller made ready for one run: compiled functions, entries, states. `pipeline` makes it."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from symgen.model.model import Model

__all__ = ["LAWS", "Controls"]

LAWS = (
    ("motion", "motion_now"), ("inputs", "inputs_now"), ("forces", "forces_now"), ("rates", "rates_now"),
    ("next", "next_now"), ("conditions", "conditions_now"),
)  # fmt: skip
"""Member of `sim_signals` -> function of the controller."""


@dataclass(frozen=True)
class Controls:
    """Expressions that are evaluated during a run, and the controller's states.

    Attributes:
        model: with some of the functions `motion_now`, `inputs_now`, `forces_now`, `rates_now`, `next_now`,
            `conditions_now`; None when there is no expression.
        tau, inputs: positions of the entries that are expressions.
        states: names, continuous ones first.
        continuous: number of continuous states.
        start: their values before anything happens.
        periods: s, of the sampled ones.
        texts: of the conditions, as their authors wrote them; `until` is the last.
        quiet: number of conditions before the last that are corners or jumps of `until` alone, and no events.
        until: 1 when the last condition ends the run as it falls below zero, 2 at any zero, 0 without such a condition.
        chain_texts: the same of the chain's own conditions.
    """

    model: Model | None = None
    tau: tuple[int, ...] = ()
    inputs: tuple[int, ...] = ()
    states: tuple[str, ...] = ()
    continuous: int = 0
    start: tuple[float, ...] = ()
    periods: tuple[float, ...] = ()
    texts: tuple[str, ...] = ()
    quiet: int = 0
    until: int = 0
    chain_texts: tuple[str, ...] = ()

    def has(self, function: str) -> bool:
        """True when the model has the function."""
        return self.model is not None and function in self.model.functions
