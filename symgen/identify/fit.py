"""Weighted least squares of joint forces: sliding samples as equations, sticking ones as bounds.

    minimise  sum of (w (tau - f(x)))^2 over sliding samples
            + sum of (w max(0, |tau - f_0(x)| - F_s(x)))^2 over samples in which a joint sticks

f is linear without loads and losses, and one QR decomposition per joint, built block by block of the samples, holds all
that they say: weights of the joints may change without another look at them. Else Gauss and Newton's method takes
columns from the present estimate, started from the chain's own values. Bounds that are not met enter as equations, anew
in each pass, until they stay.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray
from scipy.linalg import qr, solve_triangular

from symgen.arrays import Array
from symgen.describe.couplings import friction_groups
from symgen.describe.friction_numbers import joint_numbers, varying_friction
from symgen.describe.joint_records import Friction
from symgen.describe.traits import joint_rubs
from symgen.errors import IdentificationError
from symgen.identify.blocks import Blocks
from symgen.identify.chain_values import nominal_values
from symgen.identify.forces import Rows
from symgen.identify.parameters import Basis
from symgen.identify.samples import Samples

__all__ = ["Fit", "Holding", "equations", "far_off", "fit", "held", "reduced", "remainders", "robust_fit"]


BLOCK = 8000
"""Numbers in a block of rows: linear algebra of larger ones starts threads, which wait for each other."""
RANK = 1e-9
"""A column whose remainder is below this share of its size is a combination of those before it."""
PASSES, STEADY = 60, 1e-11
"""Passes at most, and the relative change of the estimate below which it is steady."""
ROUNDS = 4
"""Estimates of the joints' noise in turn with those of the parameters, in each pass."""
NORMAL, FAR, BISQUARE = 1.4826, 10.0, 4.685
"""Standard deviation of a normal distribution over the median of its magnitudes; robust standard deviations from which
on a residual is none of noise; and those from which on the bisquare gives it no weight (Beaton and Tukey 1974)."""
RESETTLED = 30
"""Fits at most until the same samples have no weight."""
QUIET = 1e-9
"""Smallest noise that is assumed, of a joint's largest force: what is below is rounding."""


@dataclass(frozen=True, eq=False)
class Fit:
    """A solution.

    Attributes:
        x: (p,) parameters; those that the data do not determine keep their start.
        R: (i, i) triangular factor of the weighted derivatives by the determined parameters.
        independent: (i,) their positions.
        ties: (i, p) what each of them stands for: x_I + ties x_D.
        covariance: (p, p); NaN for what is not determined.
        condition: of the determined columns, each scaled to one.
        levels: (n,) standard deviation of each joint's force where it was estimated, else ones.
        chi2: weighted sum of squares.
        equations: their number, bounds that are not met included.
        residuals: (s, n): measured minus predicted; of sticking joints how far the bound is exceeded.
    """

    x: Array
    R: Array
    independent: Array
    ties: Array
    covariance: Array
    condition: float
    levels: Array
    chi2: float
    equations: int
    residuals: Array


@dataclass(frozen=True, eq=False)
class Holding:
    """Static levels that hold joints: bound' b, and coefficient times load.

    Attributes:
        bound: (b, n) which base parameters they are.
        constant: (n,) the levels that are not estimated.
        free: (n,) true where the level is no parameter of the fit, so that forces at rest say nothing.
    """

    bound: Array
    constant: Array
    free: NDArray[np.bool_]

    def limit(self, x: Array, rows: Rows | Blocks) -> Array:
        """(n, s) of an estimate; zero for joints that are free."""
        level = (self.bound.T @ x[: len(self.bound)] + self.constant)[:, None] + rows.holding(x)
        return np.where(self.free[:, None], 0.0, level)


def held(basis: Basis, names: tuple[str, ...]) -> Holding:
    """Static levels of joints: `static` where it is a column; else `coulomb`, where the chain gives no `static` of its
    own, which sliding samples do not show. A motor's level adds to it. Drives with losses are free, and so is friction
    that varies, differs by direction, or is a law of the rate, and a joint with followers that have friction."""
    bound, free = np.zeros((len(basis.leaders), len(names))), np.zeros(len(names), dtype=bool)
    varying = {expression for _, expression in varying_friction(basis.chain)}
    groups = friction_groups(basis.chain)
    constant, own = np.zeros(len(names)), nominal_values(basis.chain) if basis.fixed else np.zeros(0)
    for i, name in enumerate(names):
        joint = basis.chain.joint(name)
        motor = None if joint.drive is None else joint.drive.motor_friction
        for kind, friction in (("friction", joint.friction), ("motor", motor)):
            if friction is not None and friction.stribeck is None:
                free[i] |= friction.static is not None or friction.static_coefficient is not None
            free[i] |= friction is not None and (friction.law is not None or _by_direction(friction))
            mine = [k for k, p in enumerate(basis.leaders) if p.kind == kind and p.joint == name]
            static = [k for k in mine if basis.leaders[k].which == "static"]
            for k in static or [k for k in mine if basis.leaders[k].which == "coulomb"]:
                bound[k, i] = 1.0
            known = [c for c in basis.fixed if basis.columns[c].kind == kind and basis.columns[c].joint == name]
            levels = {basis.columns[c].which: own[c] for c in known}
            constant[i] += levels.get("static", 0.0 if static else levels.get("coulomb", 0.0))
        free[i] |= not varying.isdisjoint(expression for _, expression in joint_numbers(joint))
        drive = joint.drive
        free[i] |= drive is not None and any((drive.efficiency, drive.loss, drive.friction_angle))
        free[i] |= any(joint_rubs(follower) for follower in groups[i][1:])
    return Holding(bound, constant, free)


def _by_direction(friction: Friction) -> bool:
    """True where some level is written for each direction."""
    levels = (friction.coulomb, friction.static, friction.coefficient, friction.static_coefficient)
    return any(isinstance(level, tuple) for level in levels)


def fit(rows: Blocks, samples: Samples, holding: Holding, weights: Array | None, start: Array) -> Fit:
    """The least squares solution.

    Args:
        holding: of `held`.
        weights: (s, n), multiplied with residuals; None: one over the standard deviation of each joint's residuals.
        start: (p,).

    Raises:
        IdentificationError: loads and losses do not come to rest.
    """
    tau, sliding = samples.tau.T, samples.mode.T != 0.0
    w = np.where(samples.clear.T, 1.0 if weights is None else weights.T, 0.0)
    x, active = start.copy(), np.zeros(tau.shape)
    peak = np.abs(samples.tau).max(axis=0, initial=0.0)
    quiet = np.where(peak > 0.0, peak, peak.max(initial=0.0) or 1.0)
    levels = quiet if weights is None else np.ones(len(tau))
    for count in range(PASSES):
        before = active if count > PASSES // 2 else np.zeros_like(active)  # of two sets in turn their union
        factors, sense = _factors(rows, x, tau, w, holding, sliding, before)
        same, active = np.array_equal(sense, active), sense
        used = (w > 0.0) & (sliding | (active != 0.0))
        solved = _solved(factors, levels)
        for _ in range(ROUNDS if weights is None else 0):
            levels = np.maximum(_levels(factors, solved, used), QUIET * quiet)
            solved = _solved(factors, levels)
        step = np.zeros(len(x))
        step[solved.independent] = solved.step
        if not rows.linear:
            step = _shortened(rows, x, step, tau, w / levels[:, None], sliding)
        x = x + step
        small = np.all(np.abs(step) <= STEADY * (np.abs(x) + 1e-3 * np.abs(x).max(initial=0.0)))
        settled = same and (small or rows.linear)
        if settled and (count > 0 or sliding.all()):
            break
    else:
        if not small:
            raise IdentificationError(
                "loads and losses do not come to rest: the friction of some joint is beyond what the rigid model can "
                "say, or the data hardly determine it; fit without its `coefficient` or `loss` first"
            )
    return _finished(solved, x, levels, remainders(rows, samples, holding, x).T, w, used)


def robust_fit(
    rows: Blocks, samples: Samples, holding: Holding, weights: Array | None, start: Array, first: Fit
) -> tuple[Fit, Array, NDArray[np.bool_]]:
    """The fit in which forces far off the model weigh little or nothing, its weights, and which have none, (s, n).

    Residuals r of a joint with the robust standard deviation s are weighed with (1 - (r/4.685 s)^2)^2, anew in each
    pass, until the same ones have no weight.

    Args:
        weights: (s, n), which the shares multiply; None: one over the robust standard deviations.
        first: the fit without.
    """
    used = samples.clear & (samples.mode != 0.0)
    solved, none = first, np.zeros(used.shape, dtype=bool)
    w = np.ones(used.shape)
    for _ in range(RESETTLED):
        level = robust_levels(solved.residuals, used)
        level = np.where(level > 0.0, level, QUIET * (np.abs(samples.tau).max(initial=0.0) or 1.0))
        share = np.where(used, np.maximum(0.0, 1.0 - (solved.residuals / (BISQUARE * level)) ** 2), 1.0)
        w = share * (1.0 / level if weights is None else weights)
        before, none = none, share == 0.0
        solved = fit(rows, samples, holding, w, start)
        if np.array_equal(before, none):
            break
    return solved, w, none


def robust_levels(residuals: Array, used: NDArray[np.bool_]) -> Array:
    """(n,): standard deviations that a few large residuals do not move."""
    pairs = zip(residuals.T, used.T, strict=True)
    return NORMAL * np.array([float(np.median(np.abs(r[mine]))) if mine.any() else 0.0 for r, mine in pairs])


def far_off(residuals: Array, used: NDArray[np.bool_]) -> NDArray[np.bool_]:
    """(s, n): residuals that are none of noise."""
    level = robust_levels(residuals, used)
    return np.asarray(used & (level > 0.0) & (np.abs(residuals) > FAR * level))


def remainders(rows: Blocks, samples: Samples, holding: Holding, x: Array) -> Array:
    """(s, n): measured minus predicted forces; of sticking joints how far the bound is exceeded."""
    tau, sliding = samples.tau.T, samples.mode.T != 0.0
    target = tau - rows.forces(x)
    sense = _sense(target, holding, rows, x, sliding)
    excess = np.where(sense != 0.0, target - sense * holding.limit(x, rows), 0.0)
    return np.where(sliding, target, excess).T


def _factors(
    rows: Blocks, x: Array, tau: Array, w: Array, holding: Holding, sliding: Array, before: Array
) -> tuple[list[Array], Array]:
    """The factor of each joint's equations at x, and the senses (n, s) of the bounds that enter: those that are not
    met, and those of `before`."""
    pieces: list[list[Array]] = [[] for _ in tau]
    active = np.zeros_like(tau)
    for part, block in rows:
        J, target, sense = _equations(block, x, tau[:, part], holding, sliding[:, part], before[:, part])
        active[:, part] = sense
        used = (w[:, part] > 0.0) & (sliding[:, part] | (sense != 0.0))
        for i, mine in enumerate(used):
            pieces[i].append(_triangle(J[:, i, mine], target[i, mine], w[i, part][mine]))
    return [found[0] if len(found) == 1 else reduced(np.concatenate(found)) for found in pieces], active


def _equations(
    block: Rows, x: Array, tau: Array, holding: Holding, sliding: Array, before: Array
) -> tuple[Array, Array, Array]:
    """Derivatives (p, n, s), what is left of the forces (n, s), and the senses (n, s) of the bounds that enter."""
    value, J = block.slopes(x)
    target = tau - value
    sense = _sense(target, holding, block, x, sliding)
    sense = np.where(sense == 0.0, before, sense)
    if np.any(sense):
        J[: len(holding.bound)] += holding.bound[:, :, None] * sense
        target = target - sense * holding.limit(x, block)
    return J, target, sense


def equations(rows: Blocks, samples: Samples, holding: Holding, x: Array) -> Iterator[tuple[slice, Array, Array]]:
    """Block by block: its samples, derivatives (p, n, s) and residuals (n, s); of joints that stick and whose bound is
    met both are zero."""
    tau, sliding = samples.tau.T, samples.mode.T != 0.0
    for part, block in rows:
        now = sliding[:, part]
        J, target, sense = _equations(block, x, tau[:, part], holding, now, np.zeros(now.shape))
        used = now | (sense != 0.0)
        yield part, np.where(used, J, 0.0), np.where(used, target, 0.0)


def _sense(target: Array, holding: Holding, rows: Rows | Blocks, x: Array, sliding: Array) -> Array:
    """(n, s): the sign of the forces that exceed what holds a sticking joint; zero elsewhere."""
    if sliding.all():
        return np.zeros(target.shape)
    exceeds = np.abs(target) > holding.limit(x, rows)
    return np.where(~sliding & ~holding.free[:, None] & exceeds, np.sign(target), 0.0)


def _triangle(J: Array, target: Array, w: Array) -> Array:
    """Triangular factor (p + 1, p + 1) of the weighted equations J' x = target of one joint; J is (p, rows)."""
    stacked = np.empty((J.shape[1], len(J) + 1))
    stacked[:, :-1] = J.T
    stacked[:, -1] = target
    stacked *= w[:, None]
    return reduced(stacked)


def reduced(rows: Array) -> Array:
    """Triangular factor (k, k) of rows (r, k), by blocks that fit into caches."""
    k = rows.shape[1]
    size = max(2 * k, BLOCK // k)
    while True:
        blocks = max(1, -(-len(rows) // size))
        padded = np.zeros((blocks * size, k))
        padded[: len(rows)] = rows
        R: Array = np.asarray(np.linalg.qr(padded.reshape(blocks, size, k), mode="r"))
        if blocks == 1:
            return np.asarray(R[0])
        rows = R.reshape(-1, k)


@dataclass(frozen=True, eq=False)
class _Solved:
    R: Array
    independent: Array
    ties: Array
    step: Array


def _solved(factors: list[Array], levels: Array) -> _Solved:
    """Least squares with the first independent columns (Gautier 1991), from the factors of the joints."""
    stacked = np.concatenate([R / level for R, level in zip(factors, levels, strict=True)])
    p = stacked.shape[1] - 1
    size = np.sqrt(np.einsum("ij,ij->j", stacked, stacked))[:p]
    scale = np.where(size > 0.0, size, 1.0)
    stacked[:, :p] /= scale
    R = reduced(stacked)
    independent = np.flatnonzero((np.abs(np.diag(R)[:p]) > RANK) & (size > 0.0))
    ties = np.zeros((len(independent), p))
    top, d = R[:p, :p], R[:p, p]
    if len(independent) < p:
        others = np.setdiff1d(np.arange(p), independent)
        ties[:, others] = np.linalg.lstsq(R[:, independent], R[:, others], rcond=None)[0]
        (again,) = qr(R[:, [*independent, p]], mode="r")
        top, d = again[: len(independent), : len(independent)], again[: len(independent), -1]
    step = solve_triangular(top, d) if len(independent) else np.zeros(0)
    ties = ties / scale[independent][:, None] * scale
    return _Solved(top * scale[independent], independent, ties, step / scale[independent])


def _levels(factors: list[Array], solved: _Solved, used: Array) -> Array:
    """(n,): standard deviation of each joint's residuals; the parameters are spread over all equations."""
    share = len(solved.independent) / max(1, int(used.sum()))
    found = np.zeros(len(factors))
    for i, R in enumerate(factors):
        left = R[:, -1] - R[:, solved.independent] @ solved.step
        found[i] = np.sqrt(float(left @ left) / max(1.0, used[i].sum() * (1.0 - share)))
    return found


def _shortened(rows: Blocks, x: Array, step: Array, tau: Array, w: Array, sliding: Array) -> Array:
    """A step that lowers the weighted sum of squares, halved until it does."""
    here = np.sum((w * (tau - rows.forces(x)))[sliding] ** 2)
    for _ in range(12):
        there = np.sum((w * (tau - rows.forces(x + step)))[sliding] ** 2)
        if there <= here * (1.0 + 1e-12):
            return step
        step = 0.5 * step
    return step


def _finished(solved: _Solved, x: Array, levels: Array, residuals: Array, w: Array, used: Array) -> Fit:
    """Covariance and sums at the solution."""
    p, kept = len(x), solved.independent
    covariance = np.full((p, p), np.nan)
    inverse = solve_triangular(solved.R, np.eye(len(kept))) if len(kept) else np.zeros((0, 0))
    covariance[np.ix_(kept, kept)] = inverse @ inverse.T
    scaled = solved.R / np.sqrt(np.sum(solved.R**2, axis=0)) if len(kept) else np.ones((1, 1))
    weighted = (residuals * w / levels[:, None])[used]
    return Fit(
        x=x,
        R=solved.R,
        independent=kept,
        ties=solved.ties,
        covariance=covariance,
        condition=float(np.linalg.cond(scaled)),
        levels=levels,
        chi2=float(weighted @ weighted),
        equations=int(used.sum()),
        residuals=np.asarray(residuals.T),
    )
