"""The search for a chain's plan: formulations by count before the passes, the best of them by count after.

Everything is seeded and counted, nothing is timed, so that the same trials give the same plan on every machine. Half of
a function's trials go to formulations (every single choice in turn, then seeded steps that may go sideways); the other
half optimise the shortlist with several moves and seeds of the extraction.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence
from heapq import nsmallest

from symgen.derive.fast import Writer, fast_program
from symgen.derive.recursive.choose import PLANNED, search_plan
from symgen.derive.recursive.plan import FormulationPlan
from symgen.describe.chain import Chain
from symgen.program.count import operations
from symgen.program.network import Spread
from symgen.program.optimise import Plan, optimise
from symgen.program.passes.extract import EFFORT, MOVES, WIDE_MOVES, Search
from symgen.tune.plan import ChainPlan, FunctionPlan, fingerprint

__all__ = ["DEFAULT", "tune"]

DEFAULT = ("mass_matrix", "bias", "inverse_dynamics", "forward_dynamics")
"""The functions that are tuned unless others are named."""

SHORTLIST = 10
"""So many formulations are optimised."""

FINAL = 3
"""So many of them are optimised with several searches."""

REFRESH = 100
"""After so many formulations in one pool a new one is begun, so that memory stays bounded."""

Progress = Callable[[str, int, int], None]
"""Told (function, trials done, flops)."""


def tune(
    chain: Chain,
    functions: Sequence[str],
    trials: int,
    seed: int = 0,
    progress: Progress = lambda name, done, cost: None,
) -> ChainPlan:
    """The cheapest plan found in so many trials per function.

    Args:
        chain: validated.
        functions: emitted names; those without a formulation have only their extraction tuned.
        trials: per function.
        seed: of all random choices.
    """
    found = tuple((name, _tuned(chain, name, trials, seed, progress)) for name in functions)
    return ChainPlan(chain.name, fingerprint(chain), found)


def _tuned(chain: Chain, name: str, trials: int, seed: int, progress: Progress) -> FunctionPlan:
    best: tuple[int, FormulationPlan | None, Search] | None = None
    done = 0

    def attempt(form: FormulationPlan | None, search: Search) -> int:
        nonlocal best, done
        cost = _cost(chain, name, form, search)
        done += 1
        if best is None or cost < best[0]:
            best = (cost, form, search)
        progress(name, done, best[0])
        return cost

    forms: list[FormulationPlan | None] = [None]
    if name in PLANNED:
        forms = list(_shortlist(chain, name, trials // 2, seed, progress))
        done = trials // 2
    ranked = sorted(
        ((attempt(form, Search()), k, form) for k, form in enumerate(forms) if done < trials),
        key=lambda entry: entry[:2],
    )
    draw = random.Random(seed)
    finalists = [form for _, _, form in ranked[:FINAL]]
    while done < trials and finalists:
        attempt(finalists[done % len(finalists)], _drawn(draw))
    assert best is not None
    return FunctionPlan(best[1], best[2], best[0])


def _drawn(draw: random.Random) -> Search:
    """A search at random: the usual moves in another order, some of the wide ones among them."""
    moves: list[Spread] = draw.sample(WIDE_MOVES, draw.randint(3, len(MOVES)))
    return Search(tuple(moves), draw.randint(1, 9_999) if draw.random() < 0.7 else 0, 2 * EFFORT)


def _shortlist(chain: Chain, name: str, trials: int, seed: int, progress: Progress) -> list[FormulationPlan]:
    """The cheapest formulations before the passes, the fixed rules' first."""
    counter = _Counter(chain, name)
    start = Writer(chain).plan(name)
    search_plan(start, counter, trials, seed, lambda done, cost: progress(name, done, cost))
    cheapest = nsmallest(SHORTLIST, ((cost, k, plan) for k, (plan, cost) in enumerate(counter.costs.items())))
    return [start, *(plan for _, _, plan in cheapest if plan != start)]


class _Counter:
    """Counts formulations of one function, each once."""

    def __init__(self, chain: Chain, name: str) -> None:
        self.chain = chain
        self.name = name
        self.costs: dict[FormulationPlan, int] = {}
        self._count = Writer(chain).count(name)

    def __call__(self, plan: FormulationPlan) -> int:
        known = self.costs.get(plan)
        if known is None:
            if len(self.costs) % REFRESH == REFRESH - 1:
                self._count = Writer(self.chain).count(self.name)
            known = self.costs[plan] = self._count(plan)
        return known


def _cost(chain: Chain, name: str, form: FormulationPlan | None, search: Search) -> int:
    """Flops of a function after the passes."""
    program = fast_program(chain, [name], {} if form is None else {name: form})
    after = optimise(program, Plan(search=search))
    return operations(after)[name].flops
