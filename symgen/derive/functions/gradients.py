"""Cards of derivatives of motions in given modes: their arguments and results, and how these are built."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING

from symgen.derive.functions.arguments import Arguments
from symgen.derive.functions.card import Card, Declaration, Flat, Result, Signature
from symgen.derive.functions.statuses import of_motion
from symgen.describe.mechanism import Mechanism
from symgen.describe.traits import decides

if TYPE_CHECKING:
    from symgen.derive.definition import Definition
    from symgen.derive.fast import Writer
    from symgen.derive.friction.gradients import Results
    from symgen.derive.friction.runge_kutta import RungeKutta
    from symgen.program.nodes import Node, Pool

__all__ = ["gradient_card", "variables_of"]


def gradient_card(
    of: Card,
    results: Callable[[], Results],
    loads: str,
    own: Callable[[Mechanism], Mapping[int, int]] = lambda mechanism: {},
    lowered: Callable[[Definition], Sequence[Node]] = lambda opinion: (),
    written: Callable[[Writer], Sequence[Node]] = lambda opinion: (),
) -> Card:
    """The card of the derivatives of a function of a motion in given modes.

    Args:
        of: the function.
        results: its real results of a motion, one after the other the rows.
        loads: prefix of the names of loop bodies.
        own: rows of friction of joints whose motion is given, with their modes.
        lowered, written: its results in chains in which nothing sticks, over Lagrange's equations and recursions.
    """

    def declare(a: Arguments) -> Declaration:
        given = of.declare(a)
        real = [result for result in given.outputs if result.name != "status"]
        rows = sum(_size(result) for result in real)
        names = ", ".join(result.name for result in real)
        doc = f"a row per element of {names}, one after the other"
        blocks = [
            Result(
                f"by_{argument.name}",
                (rows, argument.size) if argument.shape else (rows,),
                f"by {argument.name}, {doc}",
            )
            for argument in (a.q, a.qd, a.tau, *a.tail)
        ]
        if a.parameters:
            listed = f"by parameters {', '.join(a.parameters)}"
            blocks.append(Result("by_parameters", (rows, len(a.parameters)), listed))
        status = (of_motion(),) if len(real) < len(given.outputs) else ()
        return Declaration(given.inputs, (*blocks, *status), f"Derivatives of {of.name} in given modes.")

    def built(
        mechanism: Mechanism, pool: Pool, signature: Signature, friction: Callable[[], RungeKutta],
        smooth: Callable[[], Sequence[Node]],
    ) -> Flat:  # fmt: skip
        from symgen.derive.friction.gradients import motion_gradients
        from symgen.program.differentiate import jacobian

        blocks = variables_of(pool, signature, mechanism)
        variables = [x for block in blocks for x in block]
        status: Flat = ()
        if not decides(mechanism.chain):
            rows = jacobian(pool, smooth(), variables)
        else:
            rows, found = motion_gradients(friction(), results(), variables, loads, own(mechanism))
            status = ((found.x,),)
        flat, first = [], 0
        for block in blocks:
            flat.append(tuple(x for row in rows for x in row[first : first + len(block)]))
            first += len(block)
        return (*flat, *status)

    def definition(opinion: Definition, signature: Signature) -> Flat:
        mechanism = opinion.equations.mechanism
        return built(mechanism, opinion.pool, signature, lambda: opinion.friction, lambda: lowered(opinion))

    def fast(opinion: Writer, signature: Signature) -> tuple[object, ...]:
        mechanism = opinion.mechanism
        return built(mechanism, opinion.pool, signature, lambda: opinion.friction, lambda: written(opinion))

    method = "differentiation of the motion in held modes, of friction under loads by implicit functions"
    return Card(
        f"{of.name}_gradients", declare, definition, fast, "gradient", "forward_dynamics", method,
        asked=True, friction=True, driven=of.driven, present=of.present,
    )  # fmt: skip


def variables_of(pool: Pool, signature: Signature, mechanism: Mechanism) -> list[list[Node]]:
    """The variables of each block of columns, in the order of the results."""
    from symgen.program.function import input_nodes
    from symgen.program.nodes import REAL

    blocks = [list(input_nodes(pool, argument)) for argument in signature.inputs if argument.type == REAL]
    names = [parameter.name for parameter in mechanism.parameters if not parameter.constant]
    return [*blocks, [pool.parameter(name) for name in names]] if names else blocks


def _size(result: Result) -> int:
    return math.prod(result.shape)
