"""A controller made ready for one run: compiled functions, entries, states. `pipeline` makes it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

import numpy as np

from symgen.arrays import Array

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
    """Expressions that are evaluated during a run, and the states of the chain and of a controller.

    Attributes:
        model: with some of the functions `motion_now`, `inputs_now`, `forces_now`, `rates_now`, `next_now`,
            `conditions_now`; None when there is no expression.
        tau, inputs: positions of the entries that are expressions.
        states: names, those of the chain first, then other continuous ones.
        continuous: number of continuous states, those of the chain included.
        own: number of states of the chain, which are the last of the inputs too.
        start: their values before anything happens.
        periods: s, of the sampled ones.
        texts: of the conditions, as their authors wrote them; `until` is the last.
        quiet: number of conditions before the last that are corners or jumps of `until` alone, and no events.
        until: 1 when the last condition ends the run as it falls below zero, 2 at any zero, 0 without such a condition.
        chain_texts: the same of the chain's own conditions.
        corners: of the chain's conditions, then of the others: whether expressions are continuous there.
        constants: numbers that the expressions use beside the chain's parameters, by name.
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
    own: int = 0
    corners: tuple[bool, ...] = ()
    constants: Mapping[str, Any] = field(default_factory=dict)

    def given(self, params: Any) -> Any:
        """Parameters of the expressions: run-time parameters as `Model` takes them, or None, and constants."""
        if not self.constants:
            return params
        if params is None:
            return self.constants
        if not isinstance(params, Mapping):
            assert self.model is not None
            params = dict(zip(self.model.parameters, np.moveaxis(np.asarray(params), -1, 0), strict=False))
        return {**params, **self.constants}

    def rows(self, values: Any) -> Any:
        """(r, p + constants): parameters of the expressions' model for sets of run-time parameters (r, p)."""
        own = np.broadcast_to(np.array(list(self.constants.values()), np.float64), (len(values), len(self.constants)))
        return np.hstack([values, own])

    def has(self, function: str) -> bool:
        """True when the model has the function."""
        return self.model is not None and function in self.model.functions

    def evaluate(self, function: str, params: Any, t: Any, q: Array, qd: Array, x: Array, u: Array) -> Array:
        """(..., k): the values of a function; none where the model has no such function.

        Args:
            function: one of `LAWS`.
            params: run-time parameters as `Model` takes them, or None.
            t: (...), s.
            q, qd, x, u: (..., n), (..., n), (..., states) and (..., inputs).
        """
        if self.model is None or not self.has(function):
            return np.empty((*np.shape(q)[:-1], 0))
        kind, nothing = self.model.dtype, np.zeros((*np.shape(q)[:-1], 1))
        values = [np.ascontiguousarray(a if np.shape(a)[-1] else nothing, kind) for a in (q, qd, x, u)]
        own = self.given(params)
        more = {} if own is None else {"params": own}
        return np.asarray(self.model.evaluate(function, *values, t=t, **more), np.float64)
