"""Arguments of the templates of modules over arrays: one frozen dataclass per template, already printed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from symgen.text.prose import Prose

__all__ = [
    "HELPERS",
    "LOOPS",
    "FunctionContext",
    "JaxForwardContext",
    "JaxHelpersContext",
    "JaxLoopContext",
    "JaxRefinedContext",
    "ModuleContext",
    "NumpyHelpersContext",
    "NumpyLoopContext",
    "PublicContext",
    "ValidContext",
]


@dataclass(frozen=True, slots=True)
class ModuleContext:
    """`<model>.py`."""

    template: ClassVar[str] = "arrays/module.py.j2"
    comment: tuple[Prose, ...]
    imports: tuple[str, ...]
    xp: str
    dtype: str
    around: str
    helpers: str
    parameter_names: tuple[str, ...]
    defaults: tuple[str, ...]
    prepare_steps: tuple[str, ...]
    prepared: tuple[str, ...]
    functions: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ValidContext:
    """The texts of the rules on parameters, and the first one that each set breaks."""

    template: ClassVar[str] = "arrays/valid.py.j2"
    around: str
    rules: tuple[str, ...]
    size: int
    steps: tuple[str, ...]
    kept: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class FunctionContext:
    """A function's body on lanes: takes sequences, returns all results in one flat tuple."""

    template: ClassVar[str] = "arrays/function.py.j2"
    name: str
    parameters: str
    steps: tuple[str, ...]
    results: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class PublicContext:
    """A public function: documentation, one call of the body, results as arrays."""

    template: ClassVar[str] = "arrays/public.py.j2"
    decorator: str
    around: str
    name: str
    comment: tuple[Prose, ...]
    parameters: str
    taken: str
    values: str
    packs: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class NumpyLoopContext:
    """A bounded loop: every lane runs until all are done, those that are done keep their values."""

    template: ClassVar[str] = "numpy/loop.py.j2"
    stem: str
    start: str
    context: tuple[str, ...]
    bound: int
    function: str
    arguments: str


@dataclass(frozen=True, slots=True)
class JaxLoopContext(NumpyLoopContext):
    """The loop as a function that JAX traces."""

    template: ClassVar[str] = "jax/loop.py.j2"


@dataclass(frozen=True, slots=True)
class NumpyHelpersContext:
    """Settings that functions over NumPy share."""

    template: ClassVar[str] = "numpy/helpers.py.j2"


@dataclass(frozen=True, slots=True)
class JaxHelpersContext:
    """Settings that functions over JAX share."""

    template: ClassVar[str] = "jax/helpers.py.j2"


@dataclass(frozen=True, slots=True)
class JaxForwardContext:
    """Derivatives of functions with choices and loops, where there are any."""

    template: ClassVar[str] = "jax/forward.py.j2"


@dataclass(frozen=True, slots=True)
class JaxRefinedContext:
    """Derivatives of solutions that loops have found, where there are any."""

    template: ClassVar[str] = "jax/refined.py.j2"


LOOPS: dict[str, type[NumpyLoopContext | JaxLoopContext]] = {"numpy": NumpyLoopContext, "jax": JaxLoopContext}
HELPERS: dict[str, type[NumpyHelpersContext | JaxHelpersContext]] = {
    "numpy": NumpyHelpersContext,
    "jax": JaxHelpersContext,
}
