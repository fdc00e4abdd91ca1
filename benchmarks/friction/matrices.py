"""Level friction of random inertia matrices of given condition: decisions in emitted C, each held against the law.

Chains draw what masses and lengths can make; matrices go on to a condition of 1e8. The decision is that of every chain
(`symgen.derive.friction.decide`), with the matrix, the forces and the levels for arguments.
"""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Any

import numpy as np
from numpy.typing import NDArray

from benchmarks.friction.verify import BLOCK, LOST, STATUSES, TOLERANCE, counting
from symgen.derive.algebra.branches import Branches
from symgen.derive.algebra.nodes import NodeAlgebra
from symgen.derive.friction.bearing import GroupLevel
from symgen.derive.friction.decide import decide
from symgen.derive.friction.free_joints import Problem
from symgen.derive.friction.minimiser import minimiser, pivot_bound
from symgen.derive.friction.question import Question
from symgen.derive.friction.resistance import Rubbing
from symgen.emit import emit_sources
from symgen.model import load_model
from symgen.options import RELEASE, Options
from symgen.program.function import Argument, Function, Output, Program, input_nodes
from symgen.program.interface import interface
from symgen.program.nodes import BOOLEAN, MODE, Pool
from symgen.program.optimise import optimise
from symgen.reference.interpreter import Interpreter

__all__ = [
    "LevelTally",
    "Levels",
    "Verdict",
    "decided",
    "draw_levels",
    "emitted",
    "level_program",
    "most_pivots",
    "run_levels",
    "verdict",
]  # fmt: skip

Array = NDArray[Any]

COUNTED_LEVELS = 4096
"""So many problems of each size are minimised by the interpreter, which counts passes."""

CONDITION = 1e8
"""Largest ratio of the eigenvalues of M; its logarithm is drawn uniformly."""


def level_program(joints: int, minimum: bool = False) -> Program:
    """One function `decide` of M (row by row), r, kinetic and static levels, modes, what is decided and reached.

    Args:
        minimum: the modes are those of the minimiser, whether a search would have an answer or not.
    """
    pool = Pool()
    branches = Branches(NodeAlgebra(pool))
    scalar = branches.algebra.scalar
    real = {"M": joints * joints, "right": joints, "kinetic": joints, "breakaway": joints}
    arguments = [Argument(name, (size,)) for name, size in real.items()]
    flags = [Argument("mode", (joints,), MODE), Argument("moving", (joints,), BOOLEAN)]
    flags += [Argument("reached", (joints,), BOOLEAN), Argument("forced", (joints,), MODE)]
    M, right, kinetic, static = ([scalar(x) for x in input_nodes(pool, a)] for a in arguments)
    mode, moving, reached, forced = (input_nodes(pool, a) for a in flags)
    zero = branches.zero
    rubbing = tuple(
        Rubbing(GroupLevel(kinetic[k], ()), GroupLevel(static[k], ()), zero, zero, zero, zero, None, k, (), zero, None)
        for k in range(joints)
    )
    rows = tuple(tuple(M[joints * max(i, k) + min(i, k)] for k in range(joints)) for i in range(joints))
    problem = Problem(rows, tuple(right), rubbing)
    if minimum:
        hit = tuple(
            branches.all((r, branches.no(branches.is_mode(f, 0)))) for r, f in zip(reached, forced, strict=True)
        )
        found = minimiser(branches, Question(problem, tuple(moving), tuple(mode), hit, tuple(forced), ()), "level")
    else:
        found = decide(branches, problem, moving, mode, reached, forced, "level")
    outputs = (
        Output("modes", (joints,), found.modes),
        Output("status", (), (found.status.x,)),
        Output("qdd", (joints,), tuple(x.x for x in found.qdd)),
    )
    function = Function("decide", (*arguments, *flags), outputs, "Modes of level friction.")
    return Program(f"levels{joints}", (function,), (), pool)


def emitted(joints: int, dtype: str = "float64", optimization: str = RELEASE) -> Any:
    """The compiled function, called with a list of arrays (size, count)."""
    program = optimise(level_program(joints))
    options = Options(optimization)
    sources, known = emit_sources(program, "c", dtype, options), interface(program, dtype)
    backend = load_model(sources, known, "c", dtype, options).whole.backend
    prepared = backend.prepare(np.zeros((0, 1)))
    return lambda inputs: backend.call("decide", prepared, inputs)


@dataclass(frozen=True, eq=False)
class Levels:
    """Problems, arrays (count, n) and M (count, n, n)."""

    M: Array
    right: Array
    kinetic: Array
    static: Array
    mode: Array
    moving: Array
    reached: Array
    forced: Array


def draw_levels(joints: int, count: int, rng: np.random.Generator, condition: float = CONDITION) -> Levels:
    """Joints of which some move, some have reached their limit, and some are pushed to within 1e-9 of it."""
    n, shape = joints, (count, joints)
    turn = np.linalg.qr(rng.normal(size=(count, n, n)))[0]
    spread = condition ** rng.random((count, 1))
    eigenvalues = spread ** -rng.random(shape)
    if n > 1:
        eigenvalues[:, :1], eigenvalues[:, 1:2] = 1.0, 1.0 / spread
    M = np.einsum("sij,sj,skj->sik", turn, eigenvalues, turn)
    M = 0.5 * (M + M.transpose(0, 2, 1))
    kinetic = np.exp(rng.normal(size=shape))
    static = kinetic * np.where(rng.random(shape) < 0.25, 1.0, rng.uniform(1.0, 2.0, shape))
    near = 1.0 + 10.0 ** rng.uniform(-9, -2, shape) * rng.choice([-1, 1], shape)
    share = np.select(
        [rng.random(shape) < 0.4, rng.random(shape) < 0.4],
        [rng.uniform(0.0, 1.0, shape), near],
        rng.uniform(0, 4, shape),
    )
    right = static * share * rng.choice([-1.0, 1.0], shape)
    moving = rng.random(shape) < rng.choice([0.0, 0.2, 0.5], (count, 1))
    mode = np.where(moving, rng.choice([-1, 1], shape), 0).astype(np.int8)
    reached = ~moving & (rng.random(shape) < 0.05)
    forced = np.sign(right).astype(np.int8)
    return Levels(M, right, kinetic, static, mode, moving, reached, forced)


def decided(call: Any, p: Levels, dtype: str = "float64") -> tuple[Array, Array, Array]:
    """Modes (count, n), statuses (count,) and accelerations (count, n) of the emitted code."""
    modes, status, qdd = call(_arguments(p, dtype))
    return modes.T.astype(int), status[0].astype(int), qdd.T.astype(float)


def _arguments(p: Levels, dtype: str = "float64") -> list[Array]:
    count = len(p.M)
    real = [x.reshape(count, -1).T.astype(dtype) for x in (p.M, p.right, p.kinetic, p.static)]
    return [np.ascontiguousarray(x) for x in (*real, *(x.T for x in (p.mode, p.moving, p.reached, p.forced)))]


def most_pivots(joints: int, p: Levels) -> int:
    """Most passes of the minimiser's loop, as the interpreter counts them."""
    passes: dict[int, int] = {}
    with counting(passes) as arithmetic:
        interpreter = Interpreter(level_program(joints, minimum=True))
        interpreter.arithmetic = arithmetic
        interpreter.float64("decide", _arguments(p))
    return passes[pivot_bound(joints)]


@dataclass(frozen=True, eq=False)
class Verdict:
    """How answers stand to the law: violations (count,) relative to the largest force at work."""

    equation: Array
    holding: Array
    direction: Array

    @property
    def worst(self) -> Array:
        worst = np.max([self.equation, self.holding, self.direction], axis=0)
        return np.where(np.isnan(worst), np.inf, worst)


def verdict(p: Levels, modes: Array, qdd: Array) -> Verdict:
    """M qdd + f = r with the sliding joints' levels, |f| of the others within the static level, directions."""
    terms = np.abs(p.M * qdd[:, None, :])
    force = np.maximum(np.max(terms, axis=(1, 2)), np.max(np.abs(p.right), axis=1))
    rest = p.right - np.einsum("sij,sj->si", p.M, qdd)
    stuck = modes == 0
    equation = np.where(stuck, np.where(qdd == 0.0, 0.0, np.inf), np.abs(rest - modes * p.kinetic) / force[:, None])
    holding = np.where(stuck, np.maximum(np.abs(rest) - p.static, 0.0), 0.0) / force[:, None]
    kick = modes * np.diagonal(p.M, axis1=1, axis2=2) * qdd
    # what was just released may start with no acceleration: an event is located to so much
    kick += np.where(p.reached, 1e-6 * np.maximum(np.abs(rest), np.abs(p.right)), 0.0)
    direction = np.where(stuck | p.moving, 0.0, np.maximum(-kick, 0.0)) / force[:, None]
    direction += np.where(p.moving & (modes != p.mode), np.inf, 0.0)
    return Verdict(*(np.max(x, axis=1) for x in (equation, holding, direction)))


@dataclass
class LevelTally:
    """What became of the problems of one size: counts of statuses, the largest violation of an answer, answers beyond
    the tolerance, most pivots and their bound."""

    joints: int
    problems: int
    statuses: list[int]
    worst: float
    broken: int
    pivots: int
    bound: int


def run_levels(joints: int, count: int, seed: int) -> LevelTally:
    """Draws `count` problems of one size and verifies the answers."""
    call = emitted(joints)
    tally = LevelTally(joints, count, [0] * len(STATUSES), 0.0, 0, 0, pivot_bound(joints))
    for block, start in enumerate(range(0, count, BLOCK)):
        p = draw_levels(joints, min(BLOCK, count - start), np.random.default_rng([seed, joints, block]))
        modes, status, qdd = decided(call, p)
        for k, many in enumerate(np.bincount(status, minlength=len(STATUSES)).tolist()):
            tally.statuses[k] += many
        violation = verdict(p, modes, qdd).worst[~np.isin(status, LOST)]
        tally.worst = max(tally.worst, float(np.max(violation, initial=0.0)))
        tally.broken += int(np.count_nonzero(violation > TOLERANCE))
        if block == 0:
            some = Levels(*(getattr(p, f.name)[:COUNTED_LEVELS] for f in fields(p)))
            tally.pivots = most_pivots(joints, some)
    return tally
