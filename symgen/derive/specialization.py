"""Special forms of torque functions: for parameters that are like their defaults, beside the form that is always right.

`symgen.derive.reduced.specialization_guard` states their assumptions. A number of `prepare` tells whether these hold for
the parameters at hand; targets that can leave code out then compute the special form alone.
"""

from __future__ import annotations

from dataclasses import replace

from symgen.derive.formulations import Formulations
from symgen.derive.functions import Signature
from symgen.derive.recursive.choose import TORQUE_FUNCTIONS
from symgen.derive.reduced.plan import FormulationPlan, batch_name, special_name
from symgen.program.function import Function, Output

__all__ = ["special_function", "special_plan"]

WORTH, LEAST = 0.05, 10
"""A special form saves at least this part of the operations and so many: about what a branch and a call take."""


def special_plan(general: Formulations, name: str) -> FormulationPlan | None:
    """The plan of a function's special form by the fixed rules, None where it would not be worth it.

    It is looked for where a few changes of the general plan promise something.
    """
    if name not in TORQUE_FUNCTIONS or general.special is None:
        return None
    plan, cost = general.plan(name), general.special.count(name)
    before, n = general.count(name)(plan), len(plan.own)
    kept = [replace(plan, gauge=(axis,) * n) for axis in "xy"]
    kept += [replace(tried, own=("base",) * n) for tried in kept]
    if min(map(cost, (plan, *kept))) >= before:
        return None
    found = general.special.plan(name)
    return found if before - cost(found) >= max(LEAST, WORTH * before) else None


def special_function(general: Formulations, signature: Signature, batch: bool = False) -> Function | None:
    """A function's special form; None without one.

    Args:
        general: its other forms. A plan that was given for the function alone leaves it without a special form.
        signature: of the function.
        batch: the special form for batches, which only a plan can have.
    """
    name = batch_name(signature.name) if batch else signature.name
    plan = None if general.special is None else general.special.given.get(name)
    if plan is None and not batch and name not in general.given:
        plan = special_plan(general, name)
    if plan is None or general.special is None:
        return None
    holds = general.special.form(plan).conditions
    if not holds:
        return None
    algebra, together = general.algebra, holds[0]
    for condition in holds[1:]:
        together = algebra.function("and", (together, condition))
    right = algebra.function("where", (together, algebra.one, algebra.zero))
    function = general.of_results(signature, general.special.planned(signature.name, plan))
    called = special_name(signature.name)
    return replace(
        function,
        name=batch_name(called) if batch else called,
        outputs=(*function.outputs, Output("right", (), (right.x,))),
        internal=True,
        special_of=signature.name,
        batch_of=called if batch else "",
    )
