"""Plans for the torque functions: by fixed rules, and by search.

Without a plan a few whole formulations are written and the cheapest by count is taken, so that every chain gets what
suits it: rules never look at names. `search_plan` goes on from there, one choice at a time, then by seeded steps: for
as many trials as a plan is given, and for a few at the end of the rules where a function is small. The passes gain more
on one form than on another, so of a small function the forms that come near are compared after a first search.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence
from dataclasses import replace

from symgen.derive.bodies.placement import parallel
from symgen.derive.functions import CARDS
from symgen.derive.functions.build import planned
from symgen.derive.recursive.quantities import Quantities
from symgen.derive.reduced.plan import ENTRIES, SOLVERS, Form, FormulationPlan
from symgen.program.nodes import Node, topological

__all__ = [
    "COUNTED",
    "LARGE",
    "OTHER_FORMS",
    "PLANNED",
    "Count",
    "Settle",
    "choose_plan",
    "flops",
    "form_of",
    "search_plan",
    "starting_plan",
]

PLANNED = tuple(card.name for card in CARDS if card.fast is planned)
"""The functions whose formulation a plan describes."""

_FORMS = (*(Form(name, batch=True) for name in PLANNED),)
OTHER_FORMS = {form.name: form for form in _FORMS}
"""Further forms of functions by the names under which a plan holds them."""

LARGE = 20
"""Number of joints above which fewer formulations are tried."""

EFFORT, MOST_TRIALS = 15_000, 100
"""Cost of all trials, and trials, of the search that the fixed rules end with on a small function."""

PER_PAIR = 4
"""Cost of a trial per pair of joints, in operations, beside its own: the parameters are transformed anew."""

NEAR = 0.15
"""Largest excess over the cheapest form, before the passes, of a form that may be the cheapest after them."""

LONG = 32
"""Number of joints above which forward dynamics uses articulated bodies."""

COUNTED = tuple(solver for solver in SOLVERS if solver != "lookahead")
"""Solvers among which a count of operations chooses; looking ahead costs more of them and less time."""

Count = Callable[[FormulationPlan], int]
Settle = Callable[[Sequence[FormulationPlan], Sequence[FormulationPlan]], FormulationPlan]

ARITHMETIC = frozenset({"add", "sub", "mul", "div"})
Choice = tuple[str, int | None, object]
"""Field of a plan, position in it or None for a choice of the whole chain, value."""


def form_of(name: str) -> Form:
    """The form that a plan holds under a name; the function itself where that is no other one's."""
    return OTHER_FORMS.get(name, Form(name))


def flops(outputs: Iterable[Node]) -> int:
    """Additions, multiplications and divisions, as `program.count` has them; searches ask for them all the time."""
    return sum([node.op in ARITHMETIC and not node.steady for node in topological(outputs)])


def starting_plan(quantities: Quantities) -> FormulationPlan:
    """Origins at the feet of common normals, own wrenches of grouped bodies and tips before the joint's rotation."""
    bodies = quantities.tree.bodies
    n = len(bodies)
    parents = {body.parent for body in bodies}
    aligned = [body.revolute and body.parent >= 0 and parallel(body.R) for body in bodies]
    led = {body.parent for body, same in zip(bodies, aligned, strict=True) if same}
    oblique = {body.parent for body, same in zip(bodies, aligned, strict=True) if not same and body.revolute}
    grouped = [(aligned[i] or i in led) and i not in oblique for i in range(n)]
    return FormulationPlan(
        shift=("child",) * n,
        own=tuple("base" if grouped[i] or i not in parents else "link" for i in range(n)),
        gauge=("none",) * n,
        turn=tuple(i not in parents for i in range(n)),
        moment=("second",) * n,
        continues=(True,) * n,
    )


def choose_plan(quantities: Quantities, count: Count, settle: Settle, solves: bool = False) -> FormulationPlan:
    """The cheapest of a few whole formulations, by fixed rules.

    Where joints slide, the axes in which they do so are chosen among three ways to group all joints, each brought to
    its cheapest formulation. In the cheapest of all, joints that slide or are parallel then leave their groups one by
    one, and each body's own wrench changes its axes, where that is cheaper. Of a small function every single choice is
    tried besides.

    Args:
        quantities: of the chain.
        count: cost of a plan.
        settle: the cheapest of some plans by what the passes make of them, and of others as far as it has time.
        solves: the function is forward dynamics, so the solver is a choice too. Chains of more than `LONG` joints are
            solved by articulated bodies without asking, unless rotors or loops are in the way.
    """
    bodies = quantities.tree.bodies
    n = len(bodies)
    plan = starting_plan(quantities)
    closed = bool(quantities.motion.mechanism.closures)
    long = solves and n > LONG and not closed and all(body.rotor is None for body in bodies)
    if long:
        plan = replace(plan, solver="articulated")
    slides = _slides(quantities)
    groups = [plan.continues]
    if any(slides):
        groups += [tuple(not slide for slide in slides), (False,) * n]
    costs: dict[FormulationPlan, int] = {}

    def cost(tried: FormulationPlan) -> int:
        if tried not in costs:
            costs[tried] = count(tried)
        return costs[tried]

    stages = _stages(quantities, solves and not long)
    found = [_refined(replace(plan, continues=group), cost, stages) for group in groups]
    nearest = min(found, key=cost)
    solvers = COUNTED if solves else ()
    affordable = EFFORT // max(cost(nearest) + PER_PAIR * n * n, 1)
    followers = [i for i, body in enumerate(bodies) if body.parent >= 0 and (slides[i] or parallel(body.R))]
    for field, joints in (("continues", followers), ("own", range(n))):
        if n <= LARGE and len(joints) <= affordable:
            better = _singly(field, joints, nearest, cost)
            found = [better if plan == nearest else plan for plan in found]
            nearest = better
    trials = min(MOST_TRIALS, affordable)
    if trials >= len(_choices(n, solvers)):
        found.append(search_plan(nearest, cost, trials, solvers=solvers)[0])
    if n > LARGE:
        return min(found, key=cost)
    least = min(map(cost, found))
    near = [tried for tried in costs if costs[tried] <= (1.0 + NEAR) * least]
    return settle(sorted(dict.fromkeys(found), key=cost), sorted(near, key=cost))


def _stages(quantities: Quantities, solves: bool) -> list[list[dict[str, object]]]:
    """Changes of the whole chain; the cheapest of each stage is kept."""
    bodies = quantities.tree.bodies
    n = len(bodies)
    led = {body.parent for body in bodies if body.revolute and parallel(body.R)}
    based: dict[str, object] = {"own": ("base",) * n, "gauge": ("x",) * n}
    articulated: dict[str, object] = {"solver": "articulated"}
    parents = {body.parent for body in bodies}
    ends: dict[str, object] = {
        "own": tuple("base" if body.parent < 0 or i not in parents else "link" for i, body in enumerate(bodies))
    }
    owns: list[dict[str, object]] = [{"own": ("link",) * n}, {"own": ("base",) * n}, ends]
    stages = [[*owns, based]]
    if solves:
        stages.append([{"solver": "pivots"}, articulated, {**articulated, **based}])
    if n <= LARGE:
        stages.append([
            {"shift": tuple("parent" if i in led else "child" for i in range(n))},
            {"shift": tuple("parent" if body.parent in led else "child" for body in bodies)},
            {"shift": ("parent",) * n},
            {"shift": ("keep",) * n},
        ])  # fmt: skip
        stages.append(
            [{"turn": (False,) * n}, {"gauge": ("x",) * n}, {"gauge": ("y",) * n}, {"moment": ("euler",) * n}]
        )
        stages.append([{"upright": True}])
        if not any(_slides(quantities)):
            stages.append([{"continues": (False,) * n}])
        stages.append(owns)
        if solves:
            stages.append([{"solver": solver} for solver in COUNTED])
    return stages


def _slides(quantities: Quantities) -> list[bool]:
    """Which joints slide on a body that may turn."""
    return [not body.revolute and body.parent >= 0 for body in quantities.tree.bodies]


def _refined(plan: FormulationPlan, count: Count, stages: Sequence[Sequence[dict[str, object]]]) -> FormulationPlan:
    """The plan with the cheapest change of each stage in turn, where one is cheaper at all."""
    best = count(plan)
    for stage in stages:
        start = plan
        for change in stage:
            tried = replace(start, **change)  # type: ignore[arg-type]
            cost = count(tried)
            if cost < best:
                best, plan = cost, tried
    return plan


def _singly(field: str, joints: Iterable[int], plan: FormulationPlan, count: Count) -> FormulationPlan:
    """The plan with a choice of two made anew joint by joint, where that is cheaper."""
    best = count(plan)
    for i in joints:
        for value in ENTRIES[field]:
            tried = plan.changed(field, i, value)
            cost = count(tried)
            if cost < best:
                best, plan = cost, tried
    return plan


def _choices(n: int, solvers: Sequence[str]) -> list[Choice]:
    """Every single choice of a chain of n joints, and those of the whole chain."""
    choices: list[Choice] = [("upright", None, value) for value in (False, True)]
    if solvers:
        choices += [("symmetric_tip", None, value) for value in (False, True)]
        choices += [("solver", None, value) for value in solvers]
    return choices + [(field, i, value) for field, values in ENTRIES.items() for i in range(n) for value in values]


def search_plan(
    plan: FormulationPlan,
    count: Count,
    trials: int,
    seed: int = 0,
    progress: Callable[[int, int], None] | None = None,
    solvers: Sequence[str] = (),
) -> tuple[FormulationPlan, int]:
    """A cheaper plan and its count: first every single choice in turn, then seeded steps of one to three choices.

    Args:
        plan: where to begin.
        count: cost of a plan.
        trials: largest number of plans that are tried.
        seed: of the random steps.
        progress: told (trials done, cost) after each trial.
        solvers: those that forward dynamics may have; other functions have none.
    """
    draw = random.Random(seed)
    best = count(plan)
    done = 0
    n = len(plan.own)

    def attempt(tried: FormulationPlan) -> None:
        nonlocal best, plan, done
        cost = count(tried)
        done += 1
        # sideways steps lead out of plateaus
        if cost < best or (cost == best and done > singles):
            best, plan = cost, tried
        if progress is not None:
            progress(done, best)

    choices = _choices(n, solvers)
    singles = len(choices)
    for choice in choices:
        if done >= trials:
            return plan, best
        tried = plan.changed(*choice)
        if tried != plan:
            attempt(tried)
    while done < trials and choices:
        tried = plan
        for _ in range(draw.randint(1, 3)):
            tried = tried.changed(*draw.choice(choices))
        if tried != plan:
            attempt(tried)
        else:
            done += 1
    return plan, best
