"""The cost card of a chain's functions: emission, states, measurement."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np

from symgen.describe.chain import Chain
from symgen.describe.mechanism import Mechanism
from symgen.errors import ArgumentError
from symgen.options import CONTROLLER
from symgen.pipeline.budgets import Searched, budgets_of
from symgen.pipeline.build import Build, as_plan
from symgen.pipeline.choices import number_type, options_of
from symgen.pipeline.load import as_mechanism
from symgen.pipeline.programs import interpreted
from symgen.pipeline.selection import select_functions
from symgen.pipeline.sources import emitted, searched

if TYPE_CHECKING:
    from symgen.cost.card import CostCard
    from symgen.cost.harness import States
    from symgen.emit.source import SourceFile
    from symgen.formulate.chain_plan import ChainPlan
    from symgen.program.interface import Interface

__all__ = ["cost_card"]

MOST_STATES = 2000
"""States of a measurement: they are constants of the program that measures."""


def cost_card(
    chain: Chain | str | Path,
    functions: Iterable[str] | None = None,
    *,
    cores: Sequence[str] = ("cortex-m4f", "cortex-m7"),
    dtype: str = "float32",
    plan: ChainPlan | str | Path | None = None,
    samples: int = 100,
    seed: int = 0,
    optimization: str | None = None,
    progress: Callable[[str], None] = lambda what: None,
) -> tuple[CostCard, tuple[SourceFile, ...]]:
    """Costs of functions on cores, and the sources with the costs in the header.

    Args:
        chain: from `load_chain`, or the path of its file.
        functions: names; None takes the feed-forward of the chain.
        cores: names of `symgen.cost.tools.CORES`.
        dtype: `"float32"` or `"float64"`.
        plan: of `symgen tune`, or its file.
        samples: number of states, at rest, sliding, near breakaway among them.
        seed: of the states.
        optimization: `"release"` or `"debug"`, as in `build_model`.
        progress: called with what is being done.

    Raises:
        ArgumentError: unknown names, cores or number types, no or too many samples.
        BuildError: a tool failed, in its own words.
    """
    from symgen.cost.measure import measure
    from symgen.cost.tables import comment_lines
    from symgen.cost.tools import cores_named
    from symgen.emit.c.costs import with_costs

    mechanism, kinds, real = as_mechanism(chain), cores_named(cores), number_type(dtype)
    if not 1 <= samples <= MOST_STATES:
        raise ArgumentError(f"samples: from 1 to {MOST_STATES} are wanted, not {samples}")
    options = options_of(("c",), optimization, batches=False, profile=CONTROLLER)
    names = select_functions(mechanism, functions, CONTROLLER)
    progress(f"deriving {mechanism.name}")
    build = Build(mechanism, names, "c", real, as_plan(mechanism, plan), options)
    progress("searching for hard states")
    found = searched(build)
    made = emitted(build)
    progress("drawing states")
    states = _states(mechanism, made.interface, samples, seed, found)
    card = measure(made.interface, made.sources, states, kinds, budgets_of(mechanism, found), progress)
    return card, with_costs(made.sources, comment_lines(card))


def _states(
    mechanism: Mechanism, interface: Interface, samples: int, seed: int, found: Mapping[str, Searched]
) -> States:
    """The arguments of every function at the states of the check, and at the hardest of those with loops."""
    from symgen.check.friction_definition import HELPERS
    from symgen.check.of_all_kinds import states_of_all_kinds
    from symgen.cost.harness import States
    from symgen.derive.functions import signatures

    table = signatures(mechanism)
    known = interpreted(mechanism, tuple(name for name in HELPERS if name in table))
    drawn = states_of_all_kinds(mechanism, known, table, samples, seed)
    values, which, parameters = {}, {}, np.asarray(drawn.parameters)
    for function in interface.functions:
        own = {argument.name: drawn.values[argument.name] for argument in function.inputs}
        sets = np.asarray(drawn.which)
        if function.name in found:
            hard = found[function.name].hard
            own = {name: np.concatenate([array, hard.values[name]], axis=1) for name, array in own.items()}
            sets = np.concatenate([sets, parameters.shape[1] + np.arange(len(hard.work))])
            parameters = np.concatenate([parameters, hard.parameters], axis=1)
        values[function.name], which[function.name] = own, sets
    return States(values, which, parameters)
