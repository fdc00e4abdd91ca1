"""A check of the emitted code of a chain, every target beside the others, against what judges it."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from symgen.derive.functions import signatures
from symgen.describe.chain import Chain
from symgen.describe.mechanism import Mechanism
from symgen.emit.targets import TARGETS
from symgen.errors import ArgumentError
from symgen.functions import GRADIENTS
from symgen.options import Options
from symgen.pipeline.build import Build, as_plan
from symgen.pipeline.choices import options_of
from symgen.pipeline.counts import at_least
from symgen.pipeline.edited import READABLE, Edited, edited_sources
from symgen.pipeline.load import as_mechanism
from symgen.pipeline.product_check import Asked, checked_product, known_product, product_files
from symgen.pipeline.programs import interpreted, optimised
from symgen.pipeline.selection import checkable, notes_of_selection, select_functions
from symgen.products.registry import checked_settings

if TYPE_CHECKING:
    from symgen.check.report import Report
    from symgen.check.strength import Strength
    from symgen.compile.backend import Backend
    from symgen.compile.controller import Controller
    from symgen.emit.source import SourceFile
    from symgen.formulate.chain_plan import ChainPlan
    from symgen.products.product import Checked
    from symgen.program.function import Program

__all__ = ["ALL", "Variant", "check_model", "with_residuals"]


@dataclass(frozen=True)
class Variant:
    """A target with one of its number types, which `check_model` builds and compares."""

    target: str
    dtype: str

    @property
    def name(self) -> str:
        return f"{self.target} {self.dtype}"

    @property
    def compiled(self) -> bool:
        """True for C, the target of controllers."""
        return TARGETS[self.target].compiled

    @property
    def readable(self) -> bool:
        """True for a target whose sources may be edited."""
        return self.target in READABLE


BUILT = 0.4
"""Share of a check behind which everything is derived and built."""

USUAL = Variant("c", "float64")
"""Target and number type of a quick check."""

ALL = tuple(Variant(target.name, dtype) for target in TARGETS.values() for dtype in target.dtypes)

CORE = tuple(variant for variant in ALL if not TARGETS[variant.target].asked)
"""Those of a thorough check; others are checked where they are named."""


def check_model(
    chain: Chain | str | Path,
    samples: int = 1000,
    seed: int = 0,
    *,
    functions: Iterable[str] | None = None,
    targets: Sequence[tuple[str, str]] | None = None,
    source: str | Path | None = None,
    ranges: Sequence[str] = (),
    thorough: bool = False,
    plan: ChainPlan | str | Path | None = None,
    libm: bool = False,
    instruction_set: str | None = None,
    optimization: str | None = None,
    products: Sequence[str] = (),
    settings: Mapping[str, Any] | None = None,
    progress: Callable[[str, float], None] = lambda what, share: None,
) -> Report:
    """Proves the emitted code of a chain against the interpreter of its definition and against numeric mechanics.

    Args:
        chain: from `load_chain`, or built from the dataclasses; or the path of its file.
        samples: number of states.
        seed: of the states.
        functions: names to check; None takes the default selection, or those that the sources declare. With `source`
            they must be the ones that the sources were emitted with.
        targets: pairs such as ("c", "float32"); default: C in float64, of a thorough check C and NumPy, each in
            float64 and float32; or what the sources are.
        ranges: texts such as `q=-3.2:3.2`, `q[2]=0:0.3`, `payload=0:3`: the domain of arguments and parameters, in
            place of what limits and sizes of the chain give.
        source: a folder of emitted and then edited C, checked instead of fresh sources; or a product, see `products`.
        thorough: C is compiled as users compile it and for every branch of the preprocessor, and the definition is
            executed in 50 digits. Otherwise C is compiled with little optimisation, for a controller and in vectors,
            and the definition is executed in 32 digits: seconds, where the thorough check takes a minute.
        plan: of `symgen tune`, or its file: the one that the sources are, or were, emitted with.
        libm: C only; sines and cosines by the library, as in `build_model`.
        instruction_set: C only; as in `build_model`.
        optimization: `"release"` or `"debug"`, as in `build_model`.
        products: names of products that are checked besides, such as `"fmu"`. With a source, those that stand beside C
            lie in its folder, and of one in place of C it is the file or folder.
        settings: of products, as `emit_sources` takes them.
        progress: called with what is being done and how much of it is done.

    Raises:
        ArgumentError: wrong numbers or names, a plan of another chain, sources that are not of the targets asked for,
            `libm` or `instruction_set` without C.
        DerivationError: functions are asked for that the chain does not have, at any values or at its own.
        BuildError: the sources cannot be compiled; edited ones declare something else, crash or do not come back.
    """
    from symgen.check.run import check
    from symgen.check.strength import QUICK, THOROUGH
    from symgen.check.subjects import Called, Code, Emitted
    from symgen.program.ranges import declared_ranges

    strength = THOROUGH if thorough else QUICK
    samples, seed = at_least("samples", samples, 1), at_least("seed", seed, 0)
    mechanism = as_mechanism(chain)
    asked = [known_product(name) for name in products]
    given = checked_settings(asked, settings or {})
    place = None if source is None else Path(source)
    if place is not None and any(product.target for product in asked):
        if len(asked) > 1:
            raise ArgumentError("source: it is that of one product; check the others apart")
        source = None
    by_default, explicit = functions is None and source is None, functions is not None
    usual = CORE if thorough or source is not None else (USUAL,)
    wanted = list(usual) if targets is None else [_variant(pair) for pair in targets]
    options = options_of(
        [variant.target for variant in wanted], optimization, libm=libm, instruction_set=instruction_set
    )
    edited: Edited | None = None
    if source is not None:
        of_source = next((variant.target for variant in wanted if variant.readable), None)
        if of_source is None:
            raise ArgumentError("source: edited sources are checked in C and CUDA only, not in NumPy")
        edited = edited_sources(
            of_source, Path(source), mechanism, functions, as_plan(mechanism, plan), options,
            lambda what: progress(what, 0.0),
        )  # fmt: skip
        wanted = [_of_sources(Path(source), edited.dtype, wanted)]
    names = select_functions(mechanism, functions) if edited is None else edited.functions
    checked, notes = checkable(mechanism, names, explicit)
    emitted = (
        optimised(Build(mechanism, checked, plan=as_plan(mechanism, plan), options=options))
        if edited is None
        else edited.program
    )
    declared = declared_ranges(ranges, emitted)
    dtypes = [variant.dtype for variant in wanted]
    chosen = names if explicit else None
    about = Asked(mechanism, chosen, dtypes, as_plan(mechanism, plan), optimization, given, place, edited)
    looked_at = [(product, files) for product in asked for files in product_files(product, about)]
    progress("deriving and compiling", 0.0)
    in_process = [v for v in wanted if not v.compiled or (thorough and edited is None)]
    sources = _Sources(emitted, options, edited)
    reference, controllers, backends = _built(mechanism, checked, sources, wanted, in_process, strength, progress)
    called = {controller.interface.dtype: controller for controller in controllers}
    subjects: list[Code] = [
        Emitted(variant.name, variant.dtype, backends[variant])
        if variant in backends
        else Called(variant.name, called[variant.dtype])
        for variant in wanted
    ]
    remarks = {variant.name: _remark(backend) for variant, backend in backends.items()}
    where = [f"{name}: {remark}" for name, remark in remarks.items() if remark]
    report = check(
        mechanism,
        reference,
        emitted,
        subjects,
        signatures(mechanism),
        checked,
        samples=samples,
        seed=seed,
        strength=strength,
        controllers=controllers,
        declared=declared,
        notes=[*(notes_of_selection(mechanism, names) if by_default else []), *notes, *where],
        progress=lambda what, share: progress(what, BUILT + (1.0 - BUILT) * share),
    )
    for product, each in looked_at:
        progress(f"checking the product {product.name}", 1.0)
        report = _with_product(report, checked_product(product, each, samples, seed))
    return replace(report, plan=_name_of(plan), text=None if edited is None else edited.text)


def _variant(pair: tuple[str, str]) -> Variant:
    """The variant that a pair of names stands for; raises ArgumentError for anything else."""
    given = tuple(pair) if isinstance(pair, list | tuple) else ()
    found = next((variant for variant in ALL if given == (variant.target, variant.dtype)), None)
    if found is None:
        known = ", ".join(repr((variant.target, variant.dtype)) for variant in ALL)
        raise ArgumentError(f"targets: a list of pairs is wanted, of {known}; found {pair!r:.80}")
    return found


def _of_sources(folder: Path, dtype: str, wanted: Sequence[Variant]) -> Variant:
    """The variant found in a folder; raises ArgumentError when it is not among those wanted."""
    found = next(Variant(variant.target, dtype) for variant in wanted if variant.readable)
    if found not in wanted:
        asked = " and ".join(variant.name for variant in wanted)
        raise ArgumentError(f"the sources in {folder} are {found.name}, and to be checked is {asked}")
    return found


def _name_of(plan: ChainPlan | str | Path | None) -> str:
    """The plan's file without its folder, which is another on every machine."""
    if isinstance(plan, str | Path):
        return Path(plan).name
    return "" if plan is None else "given in Python"


def with_residuals(mechanism: Mechanism, names: tuple[str, ...]) -> tuple[str, ...]:
    """The functions to interpret: those to compare, and M and h and such for the residuals of accelerations."""
    from symgen.check.friction_definition import HELPERS

    table = signatures(mechanism)
    of = [GRADIENTS[name] for name in names if name in GRADIENTS]
    of += ["switching_functions"] if of else []
    rubbing = any(table[name].friction for name in names)
    more = [name for name in HELPERS if rubbing and name in table]
    return select_functions(mechanism, [*names, *of, "mass_matrix", "bias", *more])


@dataclass(frozen=True)
class _Sources:
    """Sources of a check.

    Attributes:
        emitted: the Program that they were, or are, emitted from.
        options: of the compiler.
        edited: those that were edited; None where they are emitted here.
    """

    emitted: Program
    options: Options
    edited: Edited | None

    def sources(self, variant: Variant) -> tuple[SourceFile, ...]:
        """Text of a target in a number type."""
        from symgen.emit import emit_sources as emit

        if self.edited is not None:
            return self.edited.sources
        return emit(self.emitted, variant.target, variant.dtype, self.options)

    def controller(self, variant: Variant, every_branch: bool) -> Controller:
        """C, compiled in the ways of users."""
        from symgen.compile.controller import compile_controller
        from symgen.program.interface import interface

        known = interface(self.emitted, variant.dtype)
        return compile_controller(self.sources(variant), known, self.options, every_branch)

    def backend(self, variant: Variant) -> Backend:
        """Functions, ready to be called on arrays."""
        from symgen.model import load_model
        from symgen.program.interface import interface

        known = interface(self.emitted, variant.dtype)
        return load_model(self.sources(variant), known, variant.target, variant.dtype, self.options).whole.backend


def _built(
    mechanism: Mechanism,
    checked: tuple[str, ...],
    sources: _Sources,
    wanted: Sequence[Variant],
    in_process: Sequence[Variant],
    strength: Strength,
    progress: Callable[[str, float], None],
) -> tuple[Program, list[Controller], dict[Variant, Backend]]:
    """The definition, C of each number type as controllers call it, and functions that are called in this process."""
    with ThreadPoolExecutor(max_workers=2) as pool:  # the compiler works while the definition is derived
        compiling = [
            pool.submit(sources.controller, variant, strength.every_branch) for variant in wanted if variant.compiled
        ]
        building = {variant: pool.submit(sources.backend, variant) for variant in in_process}
        reference = interpreted(mechanism, with_residuals(mechanism, checked))
        progress("building", BUILT / 2)
        controllers = [controller.result() for controller in compiling]
        return reference, controllers, {variant: job.result() for variant, job in building.items()}


def _with_product(report: Report, more: Checked) -> Report:
    """The report with the findings on a product."""
    return replace(
        report,
        comparisons=(*report.comparisons, *more.comparisons),
        notes=tuple(dict.fromkeys((*report.notes, *more.notes))),
        texts={**report.texts, **({} if more.text is None else {more.text.emission: more.text})},
    )


def _remark(backend: Backend) -> str:
    """Where a backend runs, if it has a word on that."""
    from symgen.compile.backend import PlacedBackend

    return backend.remark if isinstance(backend, PlacedBackend) else ""
