"""The keywords of public calls, checked against the registry of targets and made one record of options."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from symgen.emit.targets import TARGETS
from symgen.errors import ArgumentError
from symgen.options import Options, default_optimization
from symgen.products.registry import in_place
from symgen.program.interface import DTYPES

__all__ = ["check_taken", "known_target", "number_type", "options_of", "profiled"]


def known_target(target: str, *others: str) -> str:
    """The name of a target with models, or of one of the others. Raises ArgumentError."""
    if target in in_place() and target not in others:
        raise ArgumentError(
            f"target: {target!r} is {in_place()[target].title}; no model is built of it, other programs call what "
            f"emit_sources and `symgen emit --target {target}` write"
        )
    if target not in (*TARGETS, *others):
        raise ArgumentError(f"target: {target!r} is not one of {', '.join((*TARGETS, *others))}")
    return target


def number_type(dtype: Any) -> str:
    """The name of a number type given by name, as NumPy's class, or as NumPy's dtype. Raises ArgumentError."""
    name = dtype if isinstance(dtype, str) else getattr(dtype, "name", getattr(dtype, "__name__", repr(dtype)))
    if name not in DTYPES:
        raise ArgumentError(f"dtype: {name!r} is not one of {', '.join(DTYPES)}")
    return str(name)


def profiled(profile: str | None) -> dict[str, Any]:
    """The option of a profile, where one was named."""
    return {} if profile is None else {"profile": profile}


def options_of(
    targets: Sequence[str], optimization: str | None = None, strict_fp: bool = False, **given: Any
) -> Options:
    """The options that were given.

    Args:
        targets: names; each option must concern one of them.
        optimization: a level; None takes that of the environment.
        strict_fp: taken with every target: those other than C never contract.
        given: further fields of `Options`.

    Raises:
        ArgumentError: an option that no target takes, an unknown level.
    """
    check_taken(targets, **given)
    chosen = default_optimization() if optimization is None else optimization
    return Options(optimization=chosen, strict_fp=strict_fp, **given)


def check_taken(targets: Sequence[str], **given: object) -> None:
    """Raises ArgumentError when an option is given, by its argument's name, that none of the targets takes."""
    every = {name: target.takes for name, target in TARGETS.items()} | {p.name: p.takes for p in in_place().values()}
    taken = {name for target in targets if target in every for name in every[target]}
    refused = [name for name, value in given.items() if value is not None and value is not False and name not in taken]
    if refused:
        are, it = ("it is", "it") if len(refused) == 1 else ("they are", "them")
        able = " and ".join(repr(name) for name, takes in every.items() if takes.issuperset(refused))
        others = ", ".join(dict.fromkeys(targets))
        raise ArgumentError(f"{', '.join(refused)}: {are} for target {able}, not for {others}; leave {it} out")
