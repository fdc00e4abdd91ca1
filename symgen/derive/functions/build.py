"""Builders that many cards share."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from symgen.derive.definition import Definition
    from symgen.derive.fast import Writer
    from symgen.derive.functions.card import Flat, Signature
    from symgen.derive.lagrange.equations import LagrangeEquations
    from symgen.derive.recursive.quantities import Quantities

__all__ = ["assembled", "at_point", "flat", "planned", "quantity", "rows", "second_order"]


def quantity(expressions: Callable[[LagrangeEquations], Iterable[Any]]) -> Callable[[Definition, Signature], Flat]:
    """The definition of a function with one output: expressions of Lagrange's equations, row by row."""
    return lambda opinion, signature: (opinion.lower(tuple(expressions(opinion.equations))),)


def at_point(
    *expressions: Callable[[LagrangeEquations, str], Iterable[Any]],
) -> Callable[[Definition, Signature], Flat]:
    """The definition of a function of a named point: expressions of each output, row by row."""
    return lambda opinion, signature: tuple(
        opinion.lower(tuple(of(opinion.equations, str(signature.point)))) for of in expressions
    )


def planned(opinion: Writer, signature: Signature) -> tuple[object, ...]:
    """The fast form of a function whose formulation a `FormulationPlan` describes."""
    return opinion.planned(signature.call, opinion.plans[signature.call])


def assembled(result: Callable[[Quantities], object]) -> Callable[[Writer, Signature], tuple[object, ...]]:
    """The fast form of a function with one output, a quantity of the `Quantities`."""
    return lambda opinion, signature: (result(opinion.quantities),)


def flat(array: Any) -> Sequence[Any]:
    """The elements of an array of SymPy's, the last index fastest."""
    elements: Sequence[Any] = array.reshape(len(array))
    return elements


def second_order(opinion: Writer, signature: Signature, rotational: bool) -> tuple[object, ...]:
    """The fast form of G (3, n) and H (3, n, n) of a named point, or of the rotation of its link."""
    point = str(signature.point)
    G, G_r = opinion.quantities.influence(point)
    columns = G_r if rotational else G
    H = opinion.quantities.second_order(point, rotational)
    return rows(columns), [[[vector[k] for vector in row] for row in H] for k in range(3)]


def rows(columns: Sequence[Sequence[Any]]) -> list[list[Any]]:
    """(3, n) from n vectors."""
    return [[column[k] for column in columns] for k in range(3)]
