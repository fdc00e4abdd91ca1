"""Evidence about the C of a chain for controllers: coding rules, and proofs over declared ranges."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterable, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from symgen.describe.chain import Chain
from symgen.emit.source import SourceFile
from symgen.errors import ArgumentError, BuildError
from symgen.options import CONTROLLER
from symgen.pipeline.build import Build, as_plan
from symgen.pipeline.choices import number_type, options_of
from symgen.pipeline.edited import Edited, edited_c, edited_cuda, edited_functions
from symgen.pipeline.load import as_mechanism
from symgen.pipeline.programs import optimised
from symgen.pipeline.selection import select_functions
from symgen.pipeline.sources import emitted

if TYPE_CHECKING:
    from symgen.evidence.report import Evidence
    from symgen.formulate.chain_plan import ChainPlan

__all__ = ["BUDGET", "controller_evidence", "cuda_evidence", "product_evidence"]

ARCHITECTURE = "sm_90"
"""GPUs whose registers the evidence tells of."""

BUDGET = 4000
"""Boxes of one function: some milliseconds each."""


def controller_evidence(
    chain: Chain | str | Path,
    functions: Iterable[str] | None = None,
    *,
    ranges: Sequence[str] = (),
    dtype: str = "float32",
    plan: ChainPlan | str | Path | None = None,
    source: str | Path | None = None,
    budget: int = BUDGET,
    patience: float = 240.0,
    optimization: str | None = None,
    progress: Callable[[str], None] = lambda what: None,
) -> Evidence:
    """Findings of tools in the C of the profile `controller`, and proofs about it by intervals.

    Args:
        chain: from `load_chain`, or the path of its file.
        functions: names; None takes the feed-forward of the chain.
        ranges: texts such as `q=-3.2:3.2`, `q[2]=0:0.3`, `payload=0:3`, see `symgen.program.ranges`.
        dtype: `"float32"` or `"float64"`.
        plan: of `symgen tune`, or its file.
        source: a folder of emitted and then edited C: the tools examine its files; functions and number type are
            theirs. Proofs are about what `emit` writes, and hold for it only where the text is that.
        budget: interval evaluations of each function.
        patience: seconds that cppcheck has for one part of the source, and Frama-C for one function; functions that
            are left over are named.
        optimization: `"release"` or `"debug"`, as in `build_model`.
        progress: called with what is being done.

    Raises:
        ArgumentError: unknown names or number types, ranges that cannot be read, no budget.
        BuildError: a tool failed, in its own words; the folder is not that of a controller's C.
    """
    from symgen.emit.c.scalar_sincos import RANGES
    from symgen.evidence.coding_rules import coding_rules
    from symgen.evidence.eva import ask_eva
    from symgen.evidence.report import Evidence, Proven
    from symgen.program.hazards import Precision, prove
    from symgen.program.ranges import box_of, declared_ranges

    if budget < 1:
        raise ArgumentError(f"budget: at least one evaluation is wanted, not {budget}")
    mechanism, real = as_mechanism(chain), number_type(dtype)
    edited: Edited | None = None
    if source is None:
        names = select_functions(mechanism, functions, CONTROLLER)
        options = options_of(("c",), optimization, batches=False, validity=True, profile=CONTROLLER)
    else:
        names = edited_functions(Path(source), mechanism, functions)
        plain = options_of(("c",), optimization, batches=False)
        edited = edited_c(Path(source), mechanism, names, as_plan(mechanism, plan), plain, progress)
        real, options = edited.dtype, edited.options
        if not options.for_controller:
            raise BuildError(
                f"{source} holds no C of the profile controller; `symgen emit --profile controller` writes it"
            )
    build = Build(mechanism, names, "c", real, as_plan(mechanism, plan), options)
    progress(f"deriving {mechanism.name}")
    program = optimised(build)
    declared = declared_ranges(ranges, program)
    unit, largest = (2.0**-24, 3.4e38) if real == "float32" else (2.0**-53, 1.7e308)
    precision = Precision(unit, largest, RANGES[real].limit, RANGES[real].error)
    proofs = []
    for function in program.functions:
        if function.internal:
            continue
        progress(f"proving {function.name}")
        box = box_of(function, program, declared)
        proofs.append(Proven(function.name, box, prove(function, program.prepare, box, precision, budget)))
    made = emitted(build)
    sources = made.sources if edited is None else edited.files
    told = ask_eva(made.interface, sources, [(one.name, one.box) for one in proofs], patience, progress)
    rules = coding_rules(sources, patience=patience, progress=progress)
    text = None if edited is None else edited.text
    differences = () if text is None else tuple(map(str, text.differences))
    return Evidence(mechanism.name, real, rules, tuple(proofs), told, str(text or ""), differences)


def cuda_evidence(
    chain: Chain | str | Path,
    functions: Iterable[str] | None = None,
    *,
    dtype: str = "float32",
    plan: ChainPlan | str | Path | None = None,
    source: str | Path | None = None,
    optimization: str | None = None,
    progress: Callable[[str], None] = lambda what: None,
) -> Evidence:
    """The text of emitted CUDA beside an edited one, a compiler's warnings, and the registers of its kernels.

    Args:
        chain: from `load_chain`, or the path of its file.
        functions: names; None takes the default selection.
        dtype: `"float32"` or `"float64"`; of a source its own.
        plan: of `symgen tune`, or its file.
        source: a folder of emitted and then edited CUDA, examined in place of fresh sources.
        optimization: `"release"` or `"debug"`, as in `build_model`.
        progress: called with what is being done.

    Raises:
        ArgumentError: unknown names or number types.
        BuildError: a compiler refused, in its own words; files of the source are missing.
    """
    from symgen.compile.cuda import find_nvcc, usage
    from symgen.evidence.cuda import Kernel, cuda_warnings
    from symgen.evidence.report import Evidence

    mechanism, real, options = as_mechanism(chain), number_type(dtype), options_of(("cuda",), optimization)
    text, differences = "", tuple[str, ...]()
    if source is None:
        names = select_functions(mechanism, functions)
        progress(f"deriving {mechanism.name}")
        sources = emitted(Build(mechanism, names, "cuda", real, as_plan(mechanism, plan), options)).sources
    else:
        edited = edited_cuda(Path(source), mechanism, functions, as_plan(mechanism, plan), options, progress)
        real, sources, text = edited.dtype, edited.sources, str(edited.text)
        differences = tuple(map(str, edited.text.differences))
    progress("compiling with warnings")
    rules = cuda_warnings(sources)
    kernels = tuple[Kernel, ...]()
    if find_nvcc() is not None:
        progress(f"compiling kernels for {ARCHITECTURE}")
        with tempfile.TemporaryDirectory(prefix="symgen-evidence-") as folder:
            found = usage(sources, Path(folder), ARCHITECTURE)
        kernels = tuple(Kernel(name, own.registers, own.spilled, own.stack) for name, own in found.items())
    return Evidence(mechanism.name, real, rules, (), (), text, differences, kernels=kernels, architecture=ARCHITECTURE)


def product_evidence(
    chain: Chain | str | Path,
    product: str,
    functions: Iterable[str] | None = None,
    *,
    dtype: str = "float64",
    plan: ChainPlan | str | Path | None = None,
    source: str | Path | None = None,
    settings: Mapping[str, Any] | None = None,
    patience: float = 240.0,
    optimization: str | None = None,
    progress: Callable[[str], None] = lambda what: None,
) -> Evidence:
    """Findings of tools in the C of a product, its text beside what symgen writes.

    Args:
        chain: from `load_chain`, or the path of its file.
        product: name, such as `"fmu"`.
        functions: names, of a product beside sources.
        dtype: `"float32"` or `"float64"`; of a source its own.
        plan: of `symgen tune`, or its file.
        source: a folder or file of the product, emitted and then edited, examined in place of a fresh one.
        settings: of products, as `emit_sources` takes them.
        patience: seconds that cppcheck has for one part of a source.
        optimization: `"release"` or `"debug"`, as in `build_model`.
        progress: called with what is being done.

    Raises:
        ArgumentError: unknown names, settings of other products.
        BuildError: a tool failed, in its own words; files of the source are missing.
    """
    from symgen.evidence.coding_rules import coding_rules
    from symgen.evidence.report import Evidence
    from symgen.pipeline.product_check import Asked, known_product, product_files
    from symgen.products.registry import checked_settings

    mechanism, found = as_mechanism(chain), known_product(product)
    given = checked_settings([found], settings or {})
    place = None if source is None else Path(source)
    edited: Edited | None = None
    if place is not None and not found.target:
        names = edited_functions(place, mechanism, functions)
        plain = options_of(("c",), optimization, batches=False)
        edited = edited_c(place, mechanism, names, as_plan(mechanism, plan), plain, progress)
        functions = names
    asked = Asked(
        mechanism, None if functions is None else tuple(functions), (number_type(dtype),), as_plan(mechanism, plan),
        optimization, given, place, edited,
    )  # fmt: skip
    progress(f"writing {product}")
    versions = list(product_files(found, asked))
    sources = {
        file.name.split("/")[-1]: file.text
        for each in versions
        for file in each.files
        if file.name.endswith((".c", ".h"))
    }
    rules = coding_rules(
        [SourceFile(name, text) for name, text in sources.items()], misra=False, patience=patience, progress=progress
    )
    texts = [each.text for each in versions if each.text is not None]
    differences = tuple(str(difference) for text in texts for difference in text.differences)
    real = versions[0].build.dtype
    words = "; ".join(map(str, texts))
    return Evidence(mechanism.name, real, rules, (), (), words, differences, product)
