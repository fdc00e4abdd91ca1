"""Derivatives of a chain's matrices, and of quadratic forms of them, by its parameters.

    M, C, K, Jacobians of points --differentiate--> dM/dp, dC/dp, dK/dp, ...
    phi' (K - square M) phi --reverse sweep--> its derivative by every parameter, p' of a frequency (analyse)

The quantities are written on the nodes of the fast form and differentiated there, so nothing is differenced.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace

from symgen.describe.mechanism import Mechanism
from symgen.program.differentiate import jacobian
from symgen.program.folding import Folding
from symgen.program.function import Argument, Function, Output, Program
from symgen.program.nodes import Node

__all__ = ["MATRICES", "arguments_of", "frequency_form", "matrices_of", "parameter_slopes", "small_motion"]

MATRICES = ("mass_matrix", "damping_matrix", "stiffness_matrix")

BRISTLES = "bristle_stiffness"


def matrices_of(mechanism: Mechanism, names: Sequence[str] = MATRICES) -> tuple[str, ...]:
    """The functions that matrices of small motion are made of."""
    return (*names, *((BRISTLES,) if mechanism.states else ()))


def arguments_of(program: Program, names: Sequence[str]) -> tuple[Argument, ...]:
    """Arguments of these functions beside q."""
    return tuple({a.name: a for name in names for a in program.function(name).inputs if a.name != "q"}.values())


def parameter_slopes(
    program: Program,
    name: str,
    given: Sequence[Argument],
    quantities: Mapping[str, Sequence[Node]],
    parameters: Sequence[str],
) -> Program:
    """The Program of one function: each quantity, `<key>_value` (k,), and its derivatives, `<key>_slope` (p k,).

    Args:
        program: over whose nodes the quantities stand.
        name: of the function.
        given: its arguments.
        quantities: nodes by key.
        parameters: run-time parameters, by which they are differentiated.
    """
    by, outputs = [program.pool.parameter(p) for p in parameters], []
    for key, nodes in quantities.items():
        slopes = jacobian(program.pool, nodes, by)
        across = tuple(row[k] for k in range(len(by)) for row in slopes)
        outputs += [
            Output(f"{key}_value", (len(nodes),), tuple(nodes)),
            Output(f"{key}_slope", (len(across),), across),
        ]
    function = Function(name, tuple(given), tuple(outputs))
    return replace(program, functions=(function,), validity=None)  # least squares may pass through no valid chain


def small_motion(program: Program) -> dict[str, tuple[Node, ...]]:
    """M, C and K (n n,) of small motion; `bristle_stiffness` adds to C and K where the program has it.

    Args:
        program: with the functions `MATRICES`, or some of them.
    """
    known, folding = {function.name for function in program.functions}, Folding(program.pool)
    found = {
        key: program.function(name).outputs[0].nodes for key, name in zip("MCK", MATRICES, strict=True) if name in known
    }
    if BRISTLES in known:
        stiffness, damping = program.function(BRISTLES).outputs
        for key, more in (("K", stiffness), ("C", damping)):
            if key in found:
                found[key] = tuple(folding.add(a, b) for a, b in zip(found[key], more.nodes, strict=True))
    return found


def frequency_form(program: Program, n: int) -> tuple[tuple[Argument, ...], Node]:
    """phi' (K - square M) phi over leaves `phi` (n,) and `square`, and these arguments.

    Args:
        program: as of `small_motion`.
        n: number of coordinates.
    """
    pool, folding, matrices = program.pool, Folding(program.pool), small_motion(program)
    M, K = matrices["M"], matrices["K"]
    phi, square = [pool.input("phi", k) for k in range(n)], pool.input("square", 0)
    total = pool.constant(0.0)
    for i in range(n):
        for j in range(n):
            element = folding.sub(K[i * n + j], folding.mul(square, M[i * n + j]))
            total = folding.add(total, folding.mul(folding.mul(phi[i], phi[j]), element))
    return (Argument("phi", (n,)), Argument("square")), total
