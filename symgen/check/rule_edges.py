"""The rules on parameters at their edges: sets just within and just beyond every rule, and what is right there.

One parameter after the other runs over all magnitudes, zeros, infinities and NaN, the others at the chain's own values
and at other sets; where a rule's condition changes, the change is bracketed down to neighbouring numbers of the type.
Sets that break several rules show which of them is named. The conditions are interpreted; `describe.validate`, which
shares nothing with them, has the second word.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from symgen.arrays import Array
from symgen.check.states import admissible
from symgen.describe.friction_numbers import varying_friction
from symgen.describe.mechanism import Mechanism
from symgen.describe.values import Paths
from symgen.program.function import RuntimeParameter
from symgen.program.nodes import Node, topological
from symgen.program.validity import Validity
from symgen.reference.interpreter import Interpreter

__all__ = ["RuleEdges", "rule_edges"]


GRID = np.array([0.0, *(10.0 ** np.arange(-12.0, 3.1, 0.5)), 1e6, 1e12, 1e30, 9e49, 1e50, 1.1e50, 1e60])
"""Magnitudes that a parameter takes, beside multiples of its own value."""

ODD = np.array([-0.0, np.nan, np.inf, -np.inf])

OWN = np.array([-2.0, -1.0, 0.5, 0.9, 1.0, 1.1, 2.0])

MOST = 400
"""Most brackets, of all rules together."""

HALVINGS = 70

NEAR = {"float64": 1e-9, "float32": 1e-5}
"""Relative distance from an edge that rounding in a condition does not reach."""

TOGETHER = 60
"""Sets with two parameters beyond."""

ASKED = 30
"""Sets of which `describe.validate` is asked."""

EXACT = frozenset(
    ["constant", "parameter", "boolean", "lt", "le", "eq", "and", "or", "not", "abs", "neg", "min", "max", "select"]
)
"""Operations without rounding."""


@dataclass(frozen=True, slots=True, eq=False)
class RuleEdges:
    """Parameter sets about the rules of one chain, for one number type.

    Attributes:
        sets: (p, r), representable numbers.
        first: (r,), 0 or the number of the first broken rule.
        texts: of the rules as C has them.
        shown: numbers of the rules that are the first broken one in some set.
        contradicted: sets of which `describe.validate` says otherwise.
        asked: sets of which it was asked.
    """

    sets: Array
    first: Array
    texts: tuple[str, ...]
    shown: tuple[int, ...]
    contradicted: int
    asked: int


def rule_edges(
    mechanism: Mechanism,
    parameters: Sequence[RuntimeParameter],
    validity: Validity | None,
    sets: Array,
    dtype: str,
    seed: int,
) -> RuleEdges:
    """Sets at the edges of all rules.

    Args:
        parameters: run-time parameters.
        validity: the rules; None for none.
        sets: (p, s), admissible ones to begin with, the chain's own first.
        dtype: number type of the sets.
        seed: of the draw.
    """
    count, kind = len(parameters), np.dtype(dtype)
    rules = () if validity is None else validity.rules
    if validity is None or not rules or not count:
        return RuleEdges(sets.astype(kind).astype(float), np.zeros(sets.shape[1], int), (), (), 0, 0)
    interpreter = Interpreter(validity.program(parameters))
    exact = np.array([all(node.op in EXACT for node in _behind(rule.condition)) for rule in rules])
    rng = np.random.default_rng([seed, 9])

    def kept(given: Array) -> npt.NDArray[np.bool_]:
        with np.errstate(all="ignore"):
            (found,) = interpreter.float64("kept", [np.zeros((1, given.shape[1]))], given)
        return np.asarray(found).astype(bool)

    def held(given: Array) -> Array:
        with np.errstate(over="ignore"):
            return np.asarray(given, dtype=kind).astype(np.float64)

    base, found = held(sets), [held(sets)]
    broken: list[Array] = []
    edges: list[tuple[int, int, Array]] = []
    for start in range(min(2, base.shape[1])):
        for k in range(count):
            line = held(np.unique(np.concatenate([-GRID, GRID, OWN * base[k, start]])))
            line = line[np.isfinite(line)]
            tried = np.repeat(base[:, [start]], len(line), axis=1)
            tried[k] = line
            odd = np.repeat(base[:, [start]], len(ODD), axis=1)
            odd[k] = ODD
            true = kept(tried)
            found += [odd, tried[:, ::7]]
            broken += [tried[:, ~true.all(axis=0)][:, :3]]
            for rule, turn in np.argwhere(true[:, 1:] != true[:, :-1]).tolist():
                edges.append((rule, k, tried[:, [turn, turn + 1]]))
    if edges:
        found += _brackets(kept, [edges[e] for e in _spread([edge[0] for edge in edges], rng)], exact, kind)
    single = np.concatenate(broken, axis=1) if broken else np.zeros((count, 0))
    if single.shape[1]:
        one, two = (single[:, rng.integers(0, single.shape[1], TOGETHER)] for _ in range(2))
        found.append(np.where(one != base[:, [0]], one, two))
    every = np.concatenate(found, axis=1)
    true = kept(every)
    first = np.where(true.all(axis=0), 0, 1 + np.argmin(true, axis=0))
    if every.shape[1] > MOST:  # all rules keep their sets, those with many lose some
        chosen = _spread(first.tolist(), rng)
        every, first = every[:, chosen], first[chosen]
    finite = np.flatnonzero(np.all(np.isfinite(every), axis=0))
    asked = rng.permutation(finite)[:ASKED]
    names = [p.name for p in parameters]
    poses = _by_pose(mechanism)
    told = [admissible(mechanism, names, every[:, s], poses) for s in asked.tolist()]
    wrong = int(np.count_nonzero(np.array(told, dtype=bool) != (first[asked] == 0)))
    shown = tuple(int(x) for x in np.unique(first) if x)
    return RuleEdges(every, first, tuple(_text(rule.text) for rule in rules), shown, wrong, len(asked))


def _by_pose(mechanism: Mechanism) -> tuple[str, ...]:
    """Paths of numbers that parameters alone do not decide on: the format tries them in poses."""
    shown = Paths(mechanism.chain).shown
    return tuple(shown(path) for path, _ in varying_friction(mechanism.chain))


def _behind(condition: Node) -> list[Node]:
    return list(topological([condition]))


def _brackets(
    kept: Callable[[Array], npt.NDArray[np.bool_]],
    edges: Sequence[tuple[int, int, Array]],
    exact: npt.NDArray[np.bool_],
    kind: np.dtype[Any],
) -> list[Array]:
    """Sets on both sides of edges, each given as a rule, a parameter, and two sets (p, 2) between which it turns.

    Neighbouring numbers where the rule is computed without rounding, others a little apart.
    """
    rule = np.array([edge[0] for edge in edges])
    k = np.array([edge[1] for edge in edges])
    low, high = (np.stack([edge[2][:, side] for edge in edges], axis=1) for side in (0, 1))
    every = np.arange(len(edges))
    before = kept(low)[rule, every]
    for _ in range(HALVINGS):
        a, b = low[k, every], high[k, every]
        apart = np.sign(a) * np.sign(b) > 0.0
        middle = np.where(apart, np.sign(a) * np.sqrt(np.abs(a)) * np.sqrt(np.abs(b)), 0.5 * a + 0.5 * b)
        middle = middle.astype(kind).astype(np.float64)
        moved = (middle != a) & (middle != b)
        if not np.any(moved):
            break
        tried = low.copy()
        tried[k, every] = middle
        same = kept(tried)[rule, every] == before
        low[k, every] = np.where(moved & same, middle, a)
        high[k, every] = np.where(moved & ~same, middle, b)
    found = [np.concatenate([low[:, exact[rule]], high[:, exact[rule]]], axis=1)]
    for side, sign in ((low, -1.0), (high, 1.0)):
        apart_ = side.copy()
        distance = NEAR[str(kind)] * (np.abs(side[k, every]) + float(np.finfo(kind).tiny))
        apart_[k, every] = (side[k, every] + sign * distance).astype(kind).astype(np.float64)
        found.append(apart_)
    return found


def _spread(kinds: Sequence[int], rng: np.random.Generator) -> Array:
    """Positions of at most `MOST`, as many of each kind as of any other where there are enough."""
    given, order = np.array(kinds), rng.permutation(len(kinds))
    rank = np.zeros(len(kinds), dtype=int)
    for kind in np.unique(given):
        mine = order[given[order] == kind]
        rank[mine] = np.arange(len(mine))
    return np.sort(np.argsort(rank, kind="stable")[:MOST])


def _text(text: str) -> str:
    """A rule's text in ASCII, without trigraphs."""
    return "".join(c if c.isascii() else "?" for c in text).replace("??", "? ?")
