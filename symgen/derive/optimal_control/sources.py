"""A function and its derivatives by the variables y, whatever they come from: an implicit function, or a step."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from symgen.derive.optimal_control.implicit import Implicit, Matrix
from symgen.derive.optimal_control.runge_kutta import Step
from symgen.derive.optimal_control.step_hessian import step_adjoint, step_hessian
from symgen.program.nodes import Node

__all__ = ["Source", "of_implicit", "of_step"]


@dataclass(frozen=True)
class Source:
    """Nodes of a function with m results, in leaves.

    Attributes:
        y: leaves by which it is differentiated.
        result: () -> (m,).
        jacobian: () -> (m, len(y)).
        adjoint: weights (m,) -> (len(y),).
        directional: seeds (len(y),) -> (m,).
        hessian: weights (m,), rows -> these rows of a (len(y), len(y)) matrix.
    """

    y: tuple[Node, ...]
    result: Callable[[], list[Node]]
    jacobian: Callable[[], Matrix]
    adjoint: Callable[[Sequence[Node]], list[Node]]
    directional: Callable[[Sequence[Node]], list[Node]]
    hessian: Callable[[Sequence[Node], Sequence[int]], Matrix]


def of_implicit(function: Implicit, y: Sequence[Node]) -> Source:
    """The source of an implicit function."""
    y = tuple(y)
    return Source(
        y,
        function.result,
        lambda: function.jacobian(y),
        lambda weights: function.adjoint(y, weights),
        lambda seeds: function.directional(y, seeds),
        lambda weights, rows: function.hessian(y, weights, rows),
    )


def of_step(step: Step) -> Source:
    """The source of a step."""
    return Source(
        step.y,
        step.result,
        step.jacobian,
        lambda weights: step_adjoint(step, weights),
        step.directional,
        lambda weights, rows: step_hessian(step, weights, rows),
    )
