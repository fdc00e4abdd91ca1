"""The search for a chain's plan: formulations by count before the passes, the best of them by count after.

The search is seeded and counts, so that the same trials give the same plan on every machine. Half of a function's
trials go to formulations (every single choice in turn, then seeded steps that may go sideways); the other half optimise
the shortlist with several moves and seeds of the extraction. A formulation is settled when most of them end at the same
lowest cost, and the search ends early where all are: a small function has one lowest cost, which every search finds.

Operations are not time where they wait on one another. With a clock, the cheapest forms by count, those by the other
solver among them, are timed one state at a time and in batches, and the fastest of each kind is kept.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from heapq import nsmallest

from symgen.derive.reduced.plan import ARTICULATED, FACTORED, FormulationPlan, batch_name
from symgen.describe.mechanism import Mechanism
from symgen.formulate.chain_plan import ChainPlan, FunctionPlan, fingerprint
from symgen.formulate.chooser import Chooser
from symgen.formulate.program import fast_program
from symgen.formulate.rules import COUNTED, PLANNED, form_of, search_plan
from symgen.program.count import operations
from symgen.program.optimise import Plan, optimise
from symgen.program.passes.extract import EFFORT, MOVES, WIDE_MOVES, Search
from symgen.program.to_network import Spread

__all__ = ["DEFAULT", "tune"]

DEFAULT = ("mass_matrix", "bias", "inverse_dynamics", "forward_dynamics")
"""The functions that are tuned unless others are named."""

SHORTLIST = 10
"""Number of formulations that are optimised."""

FINAL = 3
"""Number of formulations that are optimised with several searches."""

SETTLED = 20
"""A formulation is settled when so many searches and the first are done and half of them ended at the lowest cost. On
16 random arms of two and three joints 131 formulations were settled so; none of up to 100 further searches of each
ended lower."""

REFRESH = 100
"""Formulations per pool of nodes: a new pool keeps memory bounded."""

Progress = Callable[[str, int, int], None]
"""Told (function, trials done, flops)."""


Clock = Callable[[Sequence[ChainPlan], str], Sequence[tuple[float, float]]]
"""Nanoseconds per state of a function under each of several plans: one state at a time, and in batches."""

TIMED = 4
"""Number of formulations that are timed."""

NOISE = 0.97
"""A form is faster when it takes at most this part of the time."""


def tune(
    mechanism: Mechanism,
    functions: Sequence[str],
    trials: int,
    seed: int = 0,
    progress: Progress = lambda name, done, cost: None,
    clock: Clock | None = None,
) -> ChainPlan:
    """The cheapest plan found in the given trials per function, or in fewer where more would gain nothing.

    Args:
        functions: emitted names; those without a formulation have only their extraction tuned.
        trials: per function, at most.
        seed: of all random choices.
        progress: told what has been done.
        clock: to choose by time among the cheapest forms.
    """
    found: list[tuple[str, FunctionPlan]] = []
    for name in functions:
        found += _found(mechanism, name, trials, seed, progress, clock)
    return ChainPlan(mechanism.name, fingerprint(mechanism), tuple(found))


def _found(
    mechanism: Mechanism, name: str, trials: int, seed: int, progress: Progress, clock: Clock | None
) -> Iterator[tuple[str, FunctionPlan]]:
    """The best forms of a function, by the names under which a plan holds them."""
    if clock is None or name not in PLANNED:
        solvers = COUNTED if name == "forward_dynamics" else ()
        yield name, _tuned(mechanism, name, trials, seed, progress, solvers)[0]
        return
    kinds = (FACTORED, *((solver,) for solver in ARTICULATED)) if name == "forward_dynamics" else ((),)
    several = [_tuned(mechanism, name, trials // len(kinds), seed, progress, solvers) for solvers in kinds]
    rules = Chooser(mechanism).plan(name)
    known = FunctionPlan(rules, Search(), _cost(mechanism, name, rules, Search()))
    forms = sorted((form for some in several for form in some[:TIMED]), key=lambda form: form.flops)
    yield from _fastest(mechanism, name, forms, known, clock)


def _fastest(
    mechanism: Mechanism, name: str, forms: Sequence[FunctionPlan], rules: FunctionPlan, clock: Clock
) -> Iterator[tuple[str, FunctionPlan]]:
    """The form that is fastest one state at a time, and another for batches where that is faster there.

    Differences that may be noise leave the one with fewer operations, but the rules' form is not given up for one that
    was slower.
    """
    forms = [*forms, *([] if rules in forms else [rules])]
    plans = [ChainPlan(mechanism.name, fingerprint(mechanism), ((name, form),)) for form in forms]
    times = clock(plans, form_of(name).function)
    last = forms.index(rules)

    def best(kind: int, begin: int) -> int:
        for k, time in enumerate(times):
            if time[kind] < NOISE * times[begin][kind]:
                begin = k
        return last if times[last][kind] < times[begin][kind] else begin

    single = best(0, 0)
    many = best(1, single)
    yield name, forms[single]
    if many != single:
        yield batch_name(name), forms[many]


def _tuned(
    mechanism: Mechanism, name: str, trials: int, seed: int, progress: Progress, solvers: Sequence[str]
) -> list[FunctionPlan]:
    """The cheapest plan by count, with one of the solvers; behind it the next formulations, each at its best."""
    best: dict[FormulationPlan | None, tuple[int, Search]] = {}
    costs: dict[FormulationPlan | None, list[int]] = {}
    done = 0

    def attempt(form: FormulationPlan | None, search: Search) -> int:
        nonlocal done
        cost = _cost(mechanism, name, form, search)
        done += 1
        costs.setdefault(form, []).append(cost)
        if form not in best or cost < best[form][0]:
            best[form] = (cost, search)
        progress(name, done, min(cost for cost, _ in best.values()))
        return cost

    forms: list[FormulationPlan | None] = [None]
    if form_of(name).function in PLANNED:
        forms = list(_shortlist(mechanism, name, trials // 2, seed, progress, solvers))
        done = trials // 2
    ranked = sorted(
        ((attempt(form, Search()), k, form) for k, form in enumerate(forms) if done < trials),
        key=lambda entry: entry[:2],
    )
    draw = random.Random(seed)
    finalists = [form for _, _, form in ranked[:FINAL] if not _settled(costs[form])]
    turn = done
    while done < trials and finalists:
        form = finalists[turn % len(finalists)]
        attempt(form, _drawn(draw))
        turn += 1
        if _settled(costs[form]):
            finalists.remove(form)
            turn = 0
    order = sorted(best, key=lambda form: best[form][0])
    return [FunctionPlan(form, best[form][1], best[form][0]) for form in order]


def _settled(costs: Sequence[int]) -> bool:
    """True when further searches of a formulation gain nothing, by the costs at which they ended so far."""
    least = min(costs)
    return least == 0 or (len(costs) > SETTLED and 2 * costs.count(least) >= len(costs))


def _drawn(draw: random.Random) -> Search:
    """A search at random: the usual moves in another order, some of the wide ones among them."""
    moves: list[Spread] = draw.sample(WIDE_MOVES, draw.randint(3, len(MOVES)))
    return Search(tuple(moves), draw.randint(1, 9_999) if draw.random() < 0.7 else 0, 2 * EFFORT)


def _shortlist(
    mechanism: Mechanism, name: str, trials: int, seed: int, progress: Progress, solvers: Sequence[str]
) -> list[FormulationPlan]:
    """The cheapest formulations before the passes, the fixed rules' first."""
    counter = _Counter(mechanism, name)
    start = Chooser(mechanism).plan(form_of(name).function)
    if solvers and start.solver not in solvers:
        start = replace(start, solver=solvers[0])
    told = partial(progress, name)
    search_plan(start, counter, trials, seed, told, solvers=solvers)
    cheapest = nsmallest(SHORTLIST, ((cost, k, plan) for k, (plan, cost) in enumerate(counter.costs.items())))
    return [start, *(plan for _, _, plan in cheapest if plan != start)]


class _Counter:
    """Counts formulations of one function, each once."""

    def __init__(self, mechanism: Mechanism, name: str) -> None:
        self.mechanism = mechanism
        self.name = name
        self.costs: dict[FormulationPlan, int] = {}
        self._count = Chooser(mechanism).count(form_of(name).function)

    def __call__(self, plan: FormulationPlan) -> int:
        known = self.costs.get(plan)
        if known is None:
            if len(self.costs) % REFRESH == REFRESH - 1:
                self._count = Chooser(self.mechanism).count(form_of(self.name).function)
            known = self.costs[plan] = self._count(plan)
        return known


def _cost(mechanism: Mechanism, name: str, form: FormulationPlan | None, search: Search) -> int:
    """Flops of a function after the passes."""
    program = fast_program(mechanism, [name], {} if form is None else {name: form})
    return operations(optimise(program, Plan(search=search)))[name].flops
