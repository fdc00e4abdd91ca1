"""A check of products: their texts beside those that symgen writes, then their numbers.

    Product, Asked --product_files--> Files, for each number type and variant --> Checked

A product in place of sources has its text in a file or folder of its own; one beside sources lies in their folder.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from symgen.emit.source import owner
from symgen.errors import ArgumentError
from symgen.pipeline.build import Build
from symgen.pipeline.choices import options_of
from symgen.pipeline.product_texts import compared, file_of, opened, read_source
from symgen.pipeline.selection import select_functions
from symgen.pipeline.sources import emitted
from symgen.products.product import ANY, Checked, Product
from symgen.products.registry import checkable_products

if TYPE_CHECKING:
    from symgen.compile.text import Text
    from symgen.describe.mechanism import Mechanism
    from symgen.emit.source import SourceFile
    from symgen.formulate.chain_plan import ChainPlan
    from symgen.pipeline.edited import Edited

__all__ = ["Asked", "Files", "checked_product", "known_product", "product_files"]


@dataclass(frozen=True, slots=True)
class Asked:
    """The choices of a check of products.

    Attributes:
        mechanism: of the chain.
        functions: names, or None for the usual ones; a product in place of sources has its own.
        dtypes: number types; those that a product has are taken, or its first.
        plan: of the emission, or None.
        optimization: level, or None.
        settings: of products.
        source: file or folder of edited files; None for fresh ones.
        edited: the C in that folder, where the products stand beside it.
    """

    mechanism: Mechanism
    functions: Sequence[str] | None
    dtypes: Sequence[str]
    plan: ChainPlan | None
    optimization: str | None
    settings: Mapping[str, Any]
    source: Path | None = None
    edited: Edited | None = None


@dataclass(frozen=True, slots=True)
class Files:
    """Files of one number type and variant of a product, with the text of a source beside what symgen writes."""

    build: Build
    settings: Mapping[str, Any]
    files: tuple[SourceFile, ...]
    text: Text | None


def known_product(name: str) -> Product:
    """A product that can be checked. Raises ArgumentError."""
    known = checkable_products()
    if name not in known:
        raise ArgumentError(f"products: {name!r:.40} is not one of {', '.join(known)}")
    return known[name]


def checked_product(product: Product, found: Files, samples: int, seed: int) -> Checked:
    """Findings about files of a product. Raises BuildError where they cannot be built or called."""
    return replace(product.checked(found.build, found.files, samples, seed, found.settings), text=found.text)


def product_files(product: Product, asked: Asked) -> Iterator[Files]:
    """The files that a check looks at, for each number type and variant, texts of a source compared.

    Raises:
        ArgumentError: settings that the product does not have, functions that it cannot have.
        BuildError: it cannot be built; files of the source are missing.
    """
    own = product.own(asked.settings)
    alone = bool(product.target)
    found = read_source(product, asked.source) if alone and asked.source is not None else None
    dtypes = [asked.edited.dtype] if asked.edited else [each for each in asked.dtypes if each in product.dtypes]
    for dtype in dtypes or product.dtypes[:1]:
        for settings in product.settings_to_check(own, found):
            build = _build(product, asked, dtype, settings)
            before = () if alone else emitted(build).sources
            there = [] if alone or asked.source is None else list(_emitted_for(asked.source, build.mechanism.name))
            more = (
                [] if product.profile in (None, ANY) else [each for each in there if each.name not in names_of(before)]
            )
            fresh = opened(product, product.files(build, (*before, *more), settings))
            if asked.source is None:
                yield Files(build, settings, (*before, *fresh), None)
                continue
            theirs = tuple(file_of(asked.source, source.name) for source in fresh) if found is None else found
            text = compared(fresh, theirs, str(asked.source), _words(product, build, settings))
            beside = tuple(source for source in there if source.name not in names_of(theirs))
            yield Files(build, settings, (*beside, *theirs), text)


def names_of(files: Iterable[SourceFile]) -> set[str]:
    """Their names."""
    return {source.name for source in files}


def _build(product: Product, asked: Asked, dtype: str, settings: Mapping[str, Any]) -> Build:
    alone = bool(product.target)
    profile = None if product.profile == ANY else product.profile
    profiled: dict[str, Any] = {} if profile is None else {"profile": profile}
    taking = (product.name if alone else product.beside,)
    options = (
        asked.edited.options if asked.edited else options_of(taking, asked.optimization, batches=False, **profiled)
    )
    names = product.names(asked.mechanism, None if alone else asked.functions, settings)
    chosen = tuple(names or ()) if alone else select_functions(asked.mechanism, names, options.profile)
    product.check_asked(product.target or product.beside, dtype, profile, asked.plan)
    return Build(asked.mechanism, chosen, product.target or product.beside, dtype, asked.plan, options)


def _emitted_for(folder: Path, name: str) -> Iterator[SourceFile]:
    """C in a folder that was emitted for a chain."""
    for path in sorted(folder.iterdir()):
        if path.suffix in (".c", ".h") and owner((source := file_of(folder, path.name)).text) == name:
            yield source


def _words(product: Product, build: Build, settings: Mapping[str, Any]) -> str:
    """An emission in words."""
    shown = [f"{name} {value}" for name, value in settings.items() if isinstance(value, int | str)]
    return ", ".join([product.name, build.dtype, build.options.optimization, *shown])
