"""Emitted decisions and motions of random problems, every one held against the law in the reference."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import NDArray

from benchmarks.friction.problems import Problems, draw_problems, random_chain
from symgen.derive.friction.loaded import BOUND
from symgen.derive.friction.search import search_bound
from symgen.describe.assemble import assemble
from symgen.describe.traits import is_loaded
from symgen.pipeline import program
from symgen.pipeline.build import Build
from symgen.pipeline.models import whole_model
from symgen.reference.arithmetic import FloatArithmetic
from symgen.reference.friction import NONE, Answer, FrictionReference
from symgen.reference.friction_residuals import Claims, judge
from symgen.reference.interpreter import Interpreter
from symgen.reference.joined_law import tree_modes

__all__ = ["STATUSES", "Tally", "counting", "run"]

Array = NDArray[Any]

STATUSES = ("ok", "tie", "none", "unproven", "several", "limit", "not finite")
LOST = (2, 5, 6)
"""Statuses that claim nothing."""

TOLERANCE = 1e-11
"""Violation of the law, relative to the largest force of the state, that counts as rounding; the worst is reported."""

BLOCK = 8192
ENUMERATED = 400
"""So many problems of a chain of up to four joints are decided by all their patterns as well."""

COUNTED = {1: 300, 2: 300, 3: 300, 4: 300, 5: 100, 6: 40, 7: 20}
"""So many answers of a chain of so many joints are executed by the interpreter, which counts passes of loops."""

REFERRED = 5
"""So many problems of a chain of up to three joints are decided by the literal reference as well."""

REFUTED = {1: 60, 2: 60, 3: 20, 4: 6}
"""So many problems that have no answer of a chain of so many joints are looked through by it."""


@dataclass
class Tally:
    """What became of the problems of one chain.

    Attributes:
        problems: how many.
        statuses: counts, in the order of `STATUSES`.
        worst: largest violation among the answers that claim something.
        broken: answers beyond the tolerance.
        enumerated, not_first: problems decided by all patterns, and those where a pattern with fewer sliding joints
            was found, or any pattern where the answer was that there is none.
        referred, differing: problems decided by the literal reference, and those with other modes.
        refuted, missed: problems without an answer whose every motion was enumerated, and those where one obeys.
        passes: most passes of the search and of Newton's iteration inside it, as counted.
        bounds: what they may be.
    """

    joints: int
    kind: str
    problems: int = 0
    statuses: list[int] = field(default_factory=lambda: [0] * len(STATUSES))
    worst: float = 0.0
    broken: int = 0
    enumerated: int = 0
    not_first: int = 0
    referred: int = 0
    differing: int = 0
    refuted: int = 0
    missed: int = 0
    passes: tuple[int, int] = (0, 0)
    bounds: tuple[int, int] = (0, 0)


@dataclass(frozen=True, eq=False)
class _Emitted:
    """The compiled functions on problems."""

    backend: Any

    def decide(self, p: Problems, prepared: Any) -> tuple[Array, Array]:
        inputs = [np.ascontiguousarray(x) for x in (p.q, p.qd, p.tau, p.mode, p.reached)]
        mode, status = self.backend.call("decide", prepared, inputs)
        return mode.astype(np.int8), status[0].astype(int)

    def motion(self, p: Problems, prepared: Any, mode: Array) -> tuple[Claims, Array]:
        """The judged motion for modes, and its status."""
        inputs = [np.ascontiguousarray(x) for x in (p.q, p.qd, p.tau, mode.astype(np.int8))]
        f, qdd, status = self.backend.call("friction_dynamics", prepared, inputs)
        with np.errstate(all="ignore"):
            needed = p.many.needed(p.q, p.qd, qdd)
            M = p.many.mass_matrix(p.q)
            claims = judge(tree_modes(p.many.laws), (), p.qd, p.tau, mode, f, qdd, needed, M, reached=p.reached)
        return claims, status[0].astype(int)


def run(joints: int, kind: str, count: int, seed: int) -> Tally:
    """Draws `count` problems of one chain and verifies the answers."""
    chain = random_chain(joints, kind, seed)
    tally = Tally(joints, kind)
    emitted = _Emitted(whole_model(Build(assemble(chain), ("friction_dynamics", "decide"))).whole.backend)
    for block, start in enumerate(range(0, count, BLOCK)):
        rng = np.random.default_rng([seed, joints, len(kind), block])
        p = draw_problems(chain, min(BLOCK, count - start), rng)
        prepared = emitted.backend.prepare(np.ascontiguousarray(p.parameters))
        mode, status = emitted.decide(p, prepared)
        claims, found = emitted.motion(p, prepared, mode)
        claimed = ~np.isin(status, LOST)
        violation = np.where(np.isin(found, LOST), np.inf, claims.worst)[claimed]
        tally.problems += p.count
        for k, many in enumerate(np.bincount(status, minlength=len(STATUSES)).tolist()):
            tally.statuses[k] += many
        tally.broken += int(np.count_nonzero(violation > TOLERANCE))
        tally.worst = max(tally.worst, float(np.max(violation, initial=0.0)))
        if block == 0:
            if joints <= 4:
                _enumerate(tally, emitted, p, prepared, mode, status)
            if joints <= 3:
                _refer(tally, chain, p, mode, status)
            _refute(tally, chain, p, status)
            _count(tally, chain, p, status)
    return tally


def _enumerate(tally: Tally, emitted: _Emitted, p: Problems, prepared: Any, mode: Array, status: Array) -> None:
    """All patterns of the first problems without a reached limit: none with fewer sliding joints may be consistent."""
    resting = p.qd == 0.0
    chosen = np.flatnonzero(~np.any(p.reached, axis=0))[:ENUMERATED]
    n = len(resting)
    sliding = np.count_nonzero((mode != 0) & resting, axis=0)
    fewest = np.full(p.count, n + 1)
    for pattern in np.ndindex(*(3,) * n):
        tried = np.where(resting, np.array([(0, 1, -1)[k] for k in pattern])[:, None], np.sign(p.qd)).astype(np.int8)
        claims, found = emitted.motion(p, prepared, tried)
        inside = (claims.motion <= TOLERANCE) & (claims.margin > TOLERANCE) & ~np.isin(found, LOST)
        # several motions of a pattern: the search looks at all of them only where none of the first ones is an answer
        inside &= (found == 0) | np.isin(status, (0, 1, 2))
        fewest = np.where(inside, np.minimum(fewest, np.count_nonzero((tried != 0) & resting, axis=0)), fewest)
    expected = np.where(status == 2, n + 1, np.where(np.isin(status, LOST), 0, sliding))
    tally.enumerated += len(chosen)
    tally.not_first += int(np.count_nonzero((fewest < expected)[chosen]))


def _reference(chain: Any, p: Problems, k: int) -> Answer:
    """What the literal reference decides in problem k."""
    names = [parameter.name for parameter in chain.parameters]
    reference = FrictionReference(chain, dict(zip(names, p.parameters[:, k].tolist(), strict=True)))
    return reference.decide(p.q[:, k], p.qd[:, k], p.tau[:, k], p.mode[:, k].tolist(), p.reached[:, k].tolist())


def _refute(tally: Tally, chain: Any, p: Problems, status: Array) -> None:
    """The literal reference looks for a motion where none was found."""
    for k in np.flatnonzero(np.isin(status, LOST))[: REFUTED.get(tally.joints, 0)]:
        tally.refuted += 1
        tally.missed += int(_reference(chain, p, k).status != NONE)


def _refer(tally: Tally, chain: Any, p: Problems, mode: Array, status: Array) -> None:
    """The literal reference decides the first problems; other modes count unless the status admits several."""
    for k in range(min(REFERRED, p.count)):
        right = _reference(chain, p, k)
        tally.referred += 1
        sure = status[k] in (0, 1) and right.status in (0, 1)
        tally.differing += int(sure and not np.array_equal(right.mode, mode[:, k]))


@contextmanager
def counting(passes: dict[int, int]) -> Iterator[type[FloatArithmetic]]:
    """An arithmetic that notes the most passes that loops of each bound took."""

    class Counting(FloatArithmetic):
        def loop(self, body: Any, bound: int, carried: Any, context: Any) -> Any:
            taken = 0

            def counted(*given: Any) -> Any:
                nonlocal taken
                taken += 1
                return body(*given)

            result = super().loop(counted, bound, carried, context)
            passes[bound] = max(passes.get(bound, 0), taken)
            return result

    yield Counting


def _count(tally: Tally, chain: Any, p: Problems, status: Array) -> None:
    """The interpreter executes the same Program and counts the passes of its loops; a search in vain takes them all."""
    passes: dict[int, int] = {}
    some = np.flatnonzero(~np.isin(status, LOST))[: COUNTED[tally.joints]]
    with counting(passes) as arithmetic:
        interpreter = Interpreter(program(chain, ["decide"]))
        interpreter.arithmetic = arithmetic
        inputs = [x[:, some] for x in (p.q, p.qd, p.tau, p.mode, p.reached)]
        interpreter.float64("decide", inputs, p.parameters[:, some])
    loaded = sum(is_loaded(j.friction) or (j.drive is not None and j.drive.loss is not None) for j in chain.moving)
    search = search_bound(tally.joints, loaded)
    tally.bounds = (search, BOUND)
    tally.passes = (passes.get(search, 0), passes.get(BOUND, 0))
