"""Derivatives of a weighted sum of a step's results: back over the stages, and to second order.

The weights lambda of (q, qd) at the end give, from the last stage to the first, those of its accelerations and rates,

    (nu, alpha)_i = h b_i lambda + c_(i+1) h t_(i+1),     t_i = f_z' alpha_i + (0, nu_i) over (q, qd)

and the gradient lambda + sum t_i. The Hessian is the sum over the stages of

    (S_i, T_i)' L_i (S_i, T_i)

with L_i the second derivatives of a stage by z and its accelerations (`symgen.derive.optimal_control.implicit`) and T_i
the slopes of these accelerations, and of the row of h, in which the step is bilinear,

    sum (b_i lambda + c_(i+1) t_(i+1))' d(v, a)_i/dy
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from symgen.derive.optimal_control.implicit import Matrix, congruence, product
from symgen.derive.optimal_control.runge_kutta import FEW, PLACES, WEIGHTS, Stage, Step
from symgen.derive.optimal_control.stages import Shared
from symgen.program.function import Argument
from symgen.program.nodes import Node

__all__ = ["step_adjoint", "step_hessian"]


@dataclass(frozen=True)
class _Back:
    """A stage on the way back: (nu, alpha) by h, alpha itself, and t over z."""

    per_length: list[Node]
    alpha: list[Node]
    pulled: list[Node]


def step_adjoint(step: Step, weights: Sequence[Node]) -> list[Node]:
    """Derivatives of the weighted sum of the results of a step by y."""
    f, n, motion = step.f, step.n, step.motion.function
    stages = step.stages
    weight = [step.pool.input("weight", k) for k in range(n)]
    arguments = (Argument("weight", (n,)),)
    function = step.function("adjoint", [[motion.adjoint(step.z, weight)]], arguments)
    back = _back(step, stages, weights, lambda k, alpha: function([*stages[k].given, *alpha])[0][0])
    found = [f.zero for _ in step.z]
    found[: 2 * n] = weights
    for along in back:
        found = [f.add(a, b) for a, b in zip(found, along.pulled, strict=True)]
    by_length = f.zero
    for k, (stage, along) in enumerate(zip(stages, back, strict=True)):
        for weight_, rate in zip(along.per_length, stage.rates, strict=True):
            by_length = f.add(by_length, f.mul(weight_, rate))
        if step.time is not None:
            by_length = f.add(by_length, f.mul(f.real(PLACES[k]), along.pulled[step.time]))
    return [*step.at_rest(found), by_length]


def step_hessian(step: Step, weights: Sequence[Node], rows: Sequence[int]) -> Matrix:
    """Second derivatives of the weighted sum of the results of a step: some rows of a symmetric matrix over y."""
    f, n, pool, motion, free = step.f, step.n, step.pool, step.motion.function, step.motion.free
    stages = step.linearized
    weight = [pool.input("weight", k) for k in range(n)]
    count, width = len(motion.unknowns), len(step.y)
    mu = [pool.input("multipliers", k) for k in range(count)]
    lower = [row[: i + 1] for i, row in enumerate(motion.curvature(step.z, weight, mu))]
    arguments = (
        Argument("weight", (n,)),
        Argument("multipliers", (count,)),
        Argument("acceleration", (count,)),
    )
    function = step.function("curvature", [lower], arguments)
    back = _back(step, stages, weights, lambda k, alpha: _combined(step, stages[k].further[0], alpha))
    cases: list[list[Matrix]] = []
    for stage, along in zip(stages, back, strict=True):
        right = [*(f.neg(along.alpha[i]) for i in free), *[f.zero] * (count - len(free))]
        multipliers = _combined(step, stage.further[1], right)
        others, by_z = stage.further[2:] or ([[]], [])
        unknowns = [*(stage.rates[n + i] for i in free), *others[0]]
        (half,) = function([*stage.given, *along.alpha, *multipliers, *unknowns])
        inner = [[half[max(i, j)][min(i, j)] for j in range(len(half))] for i in range(len(half))]
        further = product(pool, by_z, stage.S, width)
        cases.append([inner, [*stage.S, *(stage.slopes[n + i] for i in free), *further]])
    total = congruence(pool, cases[0][0], cases[0][1], rows)
    for found in _congruences(step, cases[1:], rows):
        total = [[f.add(a, b) for a, b in zip(*pair, strict=True)] for pair in zip(total, found, strict=True)]
    last = len(step.y) - 1
    along_length = [f.zero] * len(step.y)
    for stage, along in zip(stages, back, strict=True):
        slopes = _combined(step, stage.slopes, along.per_length)
        along_length = [f.add(a, b) for a, b in zip(along_length, slopes, strict=True)]
    for k, row in enumerate(rows):
        total[k][last] = f.add(total[k][last], along_length[row])
        if row == last:
            total[k] = [f.add(a, b) for a, b in zip(total[k], along_length, strict=True)]
    return total


def _congruences(step: Step, cases: Sequence[Sequence[Matrix]], rows: Sequence[int]) -> list[Matrix]:
    """The products of the stages but the first; of small chains written out."""
    if step.n < FEW:
        return [congruence(step.pool, inner, outer, rows) for inner, outer in cases]
    whole = list(rows) == list(range(len(step.y)))

    def build(case: Sequence[Matrix]) -> Matrix:
        found = congruence(step.pool, case[0], case[1], rows)
        return [row[: i + 1] for i, row in enumerate(found)] if whole else found

    function = Shared(step.pool, f"{step.name}_congruence", build, cases)
    found = [function(case) for case in cases]
    if not whole:
        return found
    return [[[half[max(i, j)][min(i, j)] for j in range(len(half))] for i in range(len(half))] for half in found]


def _combined(step: Step, rows: Matrix, weights: Sequence[Node]) -> list[Node]:
    """weights' rows."""
    f, found = step.f, []
    for column in zip(*rows, strict=True):
        total = f.zero
        for a, b in zip(column, weights, strict=True):
            total = f.add(total, f.mul(a, b))
        found.append(total)
    return found


def _back(
    step: Step,
    stages: Sequence[Stage],
    weights: Sequence[Node],
    pulled: Callable[[int, Sequence[Node]], Sequence[Node]],
) -> list[_Back]:
    """The stages on the way back, the first one first; `pulled` gives f_z' alpha of a stage."""
    f, n = step.f, step.n
    found: list[_Back] = []
    for k in reversed(range(len(stages))):
        per_length = [f.mul(f.real(WEIGHTS[k]), x) for x in weights]
        if found:
            c = f.real(PLACES[k + 1])
            per_length = [f.add(a, f.mul(c, b)) for a, b in zip(per_length, found[-1].pulled, strict=False)]
        whole = [f.mul(step.h, x) for x in per_length]
        nu, alpha = whole[:n], whole[n:]
        t = list(pulled(k, alpha))
        for i in range(n):
            t[n + i] = f.add(t[n + i], nu[i])
        found.append(_Back(per_length, alpha, t))
    return found[::-1]
