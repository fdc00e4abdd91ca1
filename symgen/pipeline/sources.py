"""Emitted sources of a chain, for each target and number type, and the products beside them or in their place."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from symgen.describe.chain import Chain
from symgen.errors import ArgumentError
from symgen.pipeline.build import Build, as_plan, build_of
from symgen.pipeline.choices import known_target, number_type, options_of, profiled
from symgen.pipeline.load import as_mechanism, renamed
from symgen.pipeline.programs import optimised
from symgen.products.product import Summary
from symgen.products.registry import asked_products, checked_settings, in_place

if TYPE_CHECKING:
    from symgen.emit.source import SourceFile
    from symgen.formulate.chain_plan import ChainPlan
    from symgen.pipeline.budgets import Searched
    from symgen.pipeline.emission import Emission

__all__ = ["Written", "emit_sources", "emitted", "searched", "written"]


def emit_sources(
    chain: Chain | str | Path,
    target: str = "c",
    dtype: str = "float64",
    functions: Iterable[str] | None = None,
    plan: ChainPlan | str | Path | None = None,
    libm: bool = False,
    optimization: str | None = None,
    batches: bool = False,
    parameters: Iterable[str] | None = None,
    profile: str | None = None,
    validity: bool = False,
    products: Iterable[str] = (),
    prefix: str | None = None,
    **settings: Any,
) -> tuple[SourceFile, ...]:
    """The sources of a chain: name and content of each file; the same bytes for the same chain, always.

    Args:
        chain: from `load_chain`, or built from the dataclasses; or the path of its file.
        target: a language, `"c"`, `"numpy"`, `"jax"` or `"cuda"`; or a product in its place, such as `"casadi"`, C
            with exact derivatives that `casadi.external` loads.
        dtype: `"float64"` or `"float32"`.
        functions: names to emit; None takes the default selection. Target "casadi" has its own: xdot, next and, for
            chains with friction, friction_xdot, friction_next and friction.
        plan: of `symgen tune`, or its file; without one fixed rules choose how functions are written.
        libm: C only; sines and cosines by the library instead of an inline pair.
        optimization: `"release"` or `"debug"`, as in `build_model`.
        batches: C only; the functions for many states, too, as loops and in vectors.
        parameters: casadi only; names of the run-time parameters that are arguments, the others are folded; None takes
            all.
        profile: C only; `"controller"` writes one header and one source for a microcontroller. It has the named
            functions alone, by default the feed-forward of the chain: `friction_torque`, or `inverse_dynamics`.
        validity: profile `controller`: the rules of parameters, too.
        products: names of products beside the sources, such as `"simulator"`; they follow the sources in the result.
        prefix: name of files and prefix of symbols in place of the chain's name: a program can have a chain in two
            number types, or two of its plans.
        settings: of products, as `symgen emit --help` lists them: `scenario=`, a mapping, of the simulator.

    Raises:
        ArgumentError: unknown names, target, number type, level or profile, a plan of another chain, choices that the
            target or the products do not have.
    """
    return written(
        chain, target, dtype, functions, plan, products, settings | {"parameters": parameters}, prefix,
        optimization=optimization, libm=libm, batches=batches, validity=validity, **profiled(profile),
    ).files  # fmt: skip


@dataclass(frozen=True, slots=True)
class Written:
    """Files of a chain, and what they were written from.

    Attributes:
        build: all choices; its functions are those that the files have.
        sources: of the target; none where a product stands in its place.
        further: files of the products.
        summary: what to do with them, said by the products.
    """

    build: Build
    sources: tuple[SourceFile, ...]
    further: tuple[SourceFile, ...]
    summary: Summary

    @property
    def files(self) -> tuple[SourceFile, ...]:
        """Sources, then files of the products."""
        return self.sources + self.further


def written(
    chain: Chain | str | Path,
    target: str,
    dtype: str,
    functions: Iterable[str] | None,
    plan: ChainPlan | str | Path | None,
    products: Iterable[str],
    settings: Mapping[str, Any],
    prefix: str | None = None,
    optimization: str | None = None,
    **given: Any,
) -> Written:
    """The files of a target and of the products beside it, or of a product in place of a target.

    Arguments and errors are those of `emit_sources`; `given` are fields of `Options`.
    """
    known_target(target, *in_place())
    profile = given.get("profile")
    alone = in_place().get(target)
    if isinstance(products, str):
        raise ArgumentError(f"products: a list of names is wanted, not a text; write products=[{products!r}]")
    chosen = asked_products(products)
    if alone is not None and chosen:
        raise ArgumentError(f"products: {target} stands alone; leave {chosen[0].name} out")
    everything = chosen if alone is None else (alone,)
    real = number_type(dtype)
    for product in everything:
        product.check_asked(target, real, profile, plan)
    own = checked_settings(everything, settings)
    turned_on = {name: True for product in everything for name in product.options}
    options = options_of((target,), optimization, **(given | turned_on))
    mechanism, names = as_mechanism(chain), functions
    for product in everything:
        names = product.names(mechanism, names, own)
    if alone is not None:
        named = renamed(mechanism, prefix)
        build = Build(named, tuple(names or ()), alone.target, real, as_plan(mechanism, plan), options)
        sources: tuple[SourceFile, ...] = ()
    else:
        build = build_of(mechanism.authored, names, target, real, plan, options)
        build = replace(build, mechanism=renamed(build.mechanism, prefix))
        sources = emitted(build).sources
    files = sources
    for product in everything:
        files += product.files(build, files, own)
    sums = [product.summed_up(build, [file.name for file in files], own) for product in everything]
    summary = Summary(
        tuple(command for each in sums for command in each.commands),
        tuple(note for each in sums for note in each.notes),
        {name: fact for each in sums for name, fact in each.facts.items()},
        " and ".join(dict.fromkeys(each.purpose for each in sums if each.commands)) or Summary().purpose,
    )
    return Written(build, sources, files[len(sources) :], summary)


def emitted(build: Build) -> Emission:
    """The sources and their interface, from the cache when they are there.

    Functions of a controller that have loops get budgets, see `symgen.pipeline.budgets`.
    """
    from symgen.pipeline.emission import emission

    if build.options.for_controller:
        from symgen.pipeline.budgets import budgets_of

        budgets = budgets_of(build.mechanism, searched(build))
        return emission(replace(build, options=replace(build.options, budgets=budgets)), optimised)
    return emission(build, optimised)


def searched(build: Build) -> dict[str, Searched]:
    """The hardest states of a controller's functions with loops, from the cache when they are there."""
    from symgen.pipeline.budgets import hardest

    return hardest(build, optimised)
