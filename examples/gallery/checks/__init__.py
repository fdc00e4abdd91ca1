"""The checks of the gallery: a module for each chapter, a function for each mechanism, named as its chain."""

from __future__ import annotations

from importlib import import_module
from types import ModuleType

from examples.gallery.comparison import Comparison
from examples.gallery.subject import Check, subject
from symgen.describe.examples import Example

__all__ = ["check_of", "compare", "module_of"]


def module_of(example: Example) -> ModuleType:
    """The module of its chapter."""
    return import_module(f"{__name__}.{example.chapter}")


def check_of(example: Example) -> Check:
    """The function that compares a mechanism."""
    found: Check = getattr(module_of(example), example.name)
    return found


def compare(example: Example) -> tuple[Comparison, ...]:
    """All comparisons of a mechanism with independent results."""
    return tuple(check_of(example)(subject(example.name)))
