"""Arguments of the NumPy templates: one frozen dataclass per template, already printed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from symgen.text.prose import Prose

__all__ = ["FunctionContext", "LoopContext", "ModuleContext", "PublicContext", "ValidContext"]


@dataclass(frozen=True, slots=True)
class ModuleContext:
    """`<model>.py`."""

    template: ClassVar[str] = "numpy/module.py.j2"
    comment: tuple[Prose, ...]
    dtype: str
    parameter_names: tuple[str, ...]
    defaults: tuple[str, ...]
    prepare_steps: tuple[str, ...]
    prepared: tuple[str, ...]
    functions: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ValidContext:
    """The texts of the rules on parameters, and the first one that each set breaks."""

    template: ClassVar[str] = "numpy/valid.py.j2"
    rules: tuple[str, ...]
    size: int
    steps: tuple[str, ...]
    kept: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class FunctionContext:
    """A function's body on lanes: takes sequences, returns all results in one flat tuple."""

    template: ClassVar[str] = "numpy/function.py.j2"
    name: str
    parameters: str
    steps: tuple[str, ...]
    results: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PublicContext:
    """A public function: documentation, one call of the body, results as arrays."""

    template: ClassVar[str] = "numpy/public.py.j2"
    name: str
    comment: tuple[Prose, ...]
    parameters: str
    taken: str
    packs: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class LoopContext:
    """A bounded loop: every lane runs until all are done, those that are done keep their values."""

    template: ClassVar[str] = "numpy/loop.py.j2"
    stem: str
    start: str
    context: tuple[str, ...]
    bound: int
    function: str
    arguments: str
